/** Reads the rendered documentation: its pages, its navigation and its search index. */
import { existsSync, readFileSync } from 'node:fs'

interface Heading {
  id: string
  text: string
}

export interface GuidePage {
  /** The file below docs/. */
  file: string
  address: string
  title: string
  headings: readonly (Heading & { level: number })[]
  /** The words below each heading. */
  sections: readonly (Heading & { words: string })[]
  html: string
}

export interface GuideGroup {
  title: string
  links: readonly { address: string; title: string }[]
}

/** The output of tools/guide-pages.mjs. */
interface RenderedGuide {
  navigation: readonly GuideGroup[]
  pages: readonly GuidePage[]
  /** Files that are not pages, by path, in base64. */
  attachments: Readonly<Record<string, string>>
}

export interface Guide {
  navigation: readonly GuideGroup[]
  page(address: string): GuidePage | undefined
  attachment(address: string): Buffer | undefined
  /** Returns the index of the search in the browser: one entry for each heading. */
  searchIndex(): string
}

/** Finds the rendered documentation next to dist/main.js, or from the sources; undefined if it was not built. */
export function findGuide(): Guide | undefined {
  const files = ['./guide/pages.json', '../../../dist/guide/pages.json'].map((path) => new URL(path, import.meta.url))
  const file = files.find((candidate) => existsSync(candidate))
  return file && openGuide(JSON.parse(readFileSync(file, 'utf8')) as RenderedGuide)
}

function openGuide({ navigation, pages, attachments }: RenderedGuide): Guide {
  const byAddress = new Map(pages.map((page) => [page.address, page]))
  const files = new Map(Object.entries(attachments))
  return {
    navigation: [...navigation, decisionsOf(pages)],
    page: (address) => byAddress.get(address),
    attachment: (address) => {
      const file = files.get(address)
      return file === undefined ? undefined : Buffer.from(file, 'base64')
    },
    searchIndex: () => JSON.stringify(pages.flatMap(listEntries)),
  }
}

/** Returns the decisions as a separate group, so that a new one needs no navigation entry. */
const decisionsOf = (pages: readonly GuidePage[]): GuideGroup => ({
  title: 'Decisions',
  links: pages
    .filter(({ file }) => /^decisions\/\d/.test(file))
    .map(({ file, address, title }) => ({ address, title: `${Number(file.slice(10, 14))}. ${title}` })),
})

const listEntries = ({ address, title, sections }: GuidePage) =>
  sections.map(({ id, text, words }, at) => ({
    address: at === 0 ? address : `${address}#${id}`,
    page: title,
    heading: at === 0 ? '' : text,
    words,
  }))
