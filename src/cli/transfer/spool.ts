/** The pages of an export received so far: a file beside the result, from which an interrupted export continues. */
import { createReadStream, existsSync } from 'node:fs'
import { type FileHandle, open, truncate } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { Item } from './references.js'

/** Identifies an export. The spool of another export is not continued. */
export interface SpoolHead {
  family: string
  from: string
  hasIds: boolean
  pageSize: number
}

interface Place {
  key: string
  offset: number
  length: number
}

export interface Spool {
  /** The pages that are complete. */
  pages: number
  /** The records of those pages. */
  count: () => number
  addPage(rows: readonly { key: string; item: Item }[]): Promise<void>
  /** Yields all items in the order of their keys. */
  items(): AsyncGenerator<Item>
  close(): Promise<void>
}

export async function openSpool(path: string, head: SpoolHead): Promise<Spool> {
  const left = existsSync(path) ? await readSpool(path, head) : null
  if (left) await truncate(path, left.end)
  const file = await open(path, left ? 'r+' : 'w+', 0o600)
  const places = left?.places ?? []
  let end = left?.end ?? 0
  const append = async (lines: readonly string[]) => {
    const data = Buffer.from(lines.join(''))
    await file.write(data, 0, data.length, end)
    end += data.length
  }
  if (!left) await append([`${JSON.stringify(head)}\n`])
  return {
    pages: left?.pages ?? 0,
    count: () => places.length,
    async addPage(rows) {
      let offset = end
      const lines = rows.map(({ key, item }) => `${JSON.stringify([key, item])}\n`)
      for (const [i, line] of lines.entries()) {
        const length = Buffer.byteLength(line)
        places.push({ key: (rows[i] as { key: string }).key, offset, length })
        offset += length
      }
      await append([...lines, PAGE_END])
    },
    async *items() {
      places.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
      for (const place of places) yield await readItem(file, place)
    },
    close: () => file.close(),
  }
}

/** A page without this line is incomplete. */
const PAGE_END = '\n'

async function readItem(file: FileHandle, { offset, length }: Place): Promise<Item> {
  const data = Buffer.alloc(length)
  await file.read(data, 0, length, offset)
  return JSON.parse(data.toString())[1]
}

/** Returns the complete pages of a spool; null if it belongs to another export. */
async function readSpool(path: string, head: SpoolHead): Promise<{ places: Place[]; pages: number; end: number } | null> {
  const places: Place[] = []
  const kept = { count: 0, pages: 0, end: 0 }
  let offset = 0
  for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY })) {
    const length = Buffer.byteLength(line) + 1
    if (offset === 0) {
      if (line !== JSON.stringify(head)) return null
      kept.end = length
    } else if (line === '') Object.assign(kept, { count: places.length, pages: kept.pages + 1, end: offset + length })
    else {
      const [, key] = line.match(/^\[("(?:[^"\\]|\\.)*"),/) ?? []
      if (!key) break
      places.push({ key: JSON.parse(key), offset, length })
    }
    offset += length
  }
  return kept.end === 0 ? null : { places: places.slice(0, kept.count), pages: kept.pages, end: kept.end }
}
