/** Merges the declarations of modules. Throws if two of them declare the same name, because one would hide the other. */
export function mergeDeclarations<V>(parts: readonly (Readonly<Record<string, V>> | undefined)[]): Record<string, V> {
  const all: Record<string, V> = {}
  for (const [name, value] of parts.flatMap((part) => Object.entries(part ?? {}))) {
    if (name in all) throw new Error(`Two modules declare ${name}`)
    all[name] = value
  }
  return all
}
