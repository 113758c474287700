import './guide.css'
import { addCopyButtons } from './copy.js'
import { addMenu, addSearch } from './menu-search.js'

/** Returns the entries with all words. A word in a heading counts more than one in the text. */
function findEntries(entries, words) {
  return entries
    .map((entry) => {
      const title = `${entry.page} ${entry.heading}`.toLowerCase()
      const text = `${title} ${entry.words.toLowerCase()}`
      const isHit = words.every((word) => text.includes(word))
      return { entry, score: isHit ? 1 + 10 * words.filter((word) => title.includes(word)).length : 0 }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 12)
    .map(({ entry }) => entry)
}

/** Returns the words around the first match. */
function excerpt({ words }, [first]) {
  const at = Math.max(0, words.toLowerCase().indexOf(first) - 30)
  return `${at > 0 ? '… ' : ''}${words.slice(at, at + 90)}`
}

addMenu()
addSearch({
  entriesUrl: '/guide/search.json',
  find: findEntries,
  describe: (entry, words) => ({
    address: entry.address,
    title: entry.heading ? `${entry.page} › ${entry.heading}` : entry.page,
    text: excerpt(entry, words),
  }),
})
addCopyButtons()
