/** Finds the name that a misspelt one probably means; null if none is near. */
export function findNearestName(misspelt: string, names: readonly string[], maxDistance: number): string | null {
  const [nearest] = names.map((name) => ({ name, distance: countEdits(misspelt, name) })).sort((a, b) => a.distance - b.distance)
  return nearest && nearest.distance <= maxDistance ? nearest.name : null
}

/** Returns the Levenshtein distance: how many letters must be added, removed or changed to turn one word into the other. */
function countEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const above = row
    row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min(replaced, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
  }
  return row[b.length] ?? 0
}
