/** Finds actions, views and pages of the guide by their words. */

export interface GuideEntry {
  address: string
  page: string
  heading: string
  words: string
}

const wordsOf = (term: string) => term.toLowerCase().split(/\s+/).filter(Boolean)

/** Whether a label has all words of a term, each at the beginning of a word or inside one. */
export const matches = (label: string, term: string): boolean => {
  const text = label.toLowerCase()
  return wordsOf(term).every((word) => text.includes(word))
}

/** Returns the pages of the guide that have all words. A word in a heading counts more than one in the text. */
export function findHelp(entries: readonly GuideEntry[], term: string, max = 5): GuideEntry[] {
  const words = wordsOf(term)
  if (words.length === 0) return []
  return entries
    .map((entry) => {
      const title = `${entry.page} ${entry.heading}`.toLowerCase()
      const isHit = words.every((word) => title.includes(word) || entry.words.toLowerCase().includes(word))
      return { entry, score: isHit ? 1 + words.filter((word) => title.includes(word)).length : 0 }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, max)
    .map(({ entry }) => entry)
}

let reading: Promise<GuideEntry[]> | null = null

/** Reads the index of the guide, once. Without a guide there is no help to find. */
export function readGuide(): Promise<GuideEntry[]> {
  reading ??= fetch('/guide/search.json')
    .then(async (response) => (response.ok ? ((await response.json()) as GuideEntry[]) : []))
    .catch(() => [])
  return reading
}
