/** Reads the first sheet of a workbook row by row, as Excel, LibreOffice and others write it. */

import { DAY_MS } from '../../../core/base/clock.js'
import type { Cell } from '../columns.js'
import { BadFile } from './bad-file.js'
import type { TableRow } from './table.js'
import { openZip, type ZipReader } from './zip.js'

/** Shared texts are read at once, so they have their own limit. */
const MAX_SHARED_BYTES = 200_000_000
const MAX_PART_BYTES = 20_000_000

export async function* readXlsx(path: string): AsyncGenerator<TableRow> {
  const zip = await openZip(path)
  try {
    const shared = zip.has(SHARED) ? await readShared(zip) : []
    const dates = zip.has(STYLES) ? findDateStyles(await readWhole(zip, STYLES)) : new Set<number>()
    yield* readRows(zip, await findSheet(zip, path), shared, dates)
  } finally {
    await zip.close()
  }
}

const SHARED = 'xl/sharedStrings.xml'
const STYLES = 'xl/styles.xml'

async function readWhole(zip: ZipReader, name: string): Promise<string> {
  let text = ''
  for await (const piece of zip.read(name, MAX_PART_BYTES)) text += piece
  return text
}

/** Returns the first sheet of the workbook, found through its relations. */
async function findSheet(zip: ZipReader, path: string): Promise<string> {
  if (!zip.has('xl/workbook.xml')) throw new BadFile(`${path} is not a workbook (.xlsx).`)
  const [, id = ''] = (await readWhole(zip, 'xl/workbook.xml')).match(/<(?:\w+:)?sheet\s[^>]*?r:id="([^"]+)"/) ?? []
  const relations = zip.has('xl/_rels/workbook.xml.rels') ? await readWhole(zip, 'xl/_rels/workbook.xml.rels') : ''
  const relation = (relations.match(/<Relationship\s[^>]*>/g) ?? []).find((tag) => attribute(tag, 'Id') === id)
  const target = (relation && attribute(relation, 'Target')) ?? 'worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** Returns the value of an attribute of a tag. */
function attribute(tag: string, name: string): string | undefined {
  const found = [...tag.matchAll(/\s([\w:]+)="([^"]*)"/g)].find(([, known]) => known === name)
  return found?.[2]
}

async function readShared(zip: ZipReader): Promise<string[]> {
  const texts: string[] = []
  for await (const element of readElements(zip.read(SHARED, MAX_SHARED_BYTES), 'si')) texts.push(textOf(element))
  return texts
}

/** Finds the ids of formats that show a day or a time; those from 164 on are defined in the workbook. */
function findDateStyles(styles: string): Set<number> {
  const isDate = (id: number) => (id >= 14 && id <= 22) || (id >= 45 && id <= 47)
  const own = new Set(
    (styles.match(/<numFmt\s[^>]*>/g) ?? [])
      .filter((tag) => /[dyhs]/i.test((attribute(tag, 'formatCode') ?? '').replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '')))
      .map((tag) => Number(attribute(tag, 'numFmtId'))),
  )
  const [cellFormats = ''] = styles.match(/<cellXfs[\s\S]*?<\/cellXfs>/) ?? []
  const formats = (cellFormats.match(/<xf\s[^>]*>/g) ?? []).map((tag) => Number(attribute(tag, 'numFmtId')))
  return new Set(formats.flatMap((id, i) => (isDate(id) || own.has(id) ? [i] : [])))
}

async function* readRows(zip: ZipReader, sheet: string, shared: readonly string[], dates: Set<number>): AsyncGenerator<TableRow> {
  let line = 0
  for await (const row of readElements(zip.read(sheet), 'row')) {
    const opening = row.slice(0, row.indexOf('>') + 1)
    line = Number(attribute(opening, 'r') ?? line + 1)
    const cells: (Cell | undefined)[] = []
    for (const [, head = '', body = ''] of row.matchAll(/<c(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/c>)/g)) {
      const place = attribute(head, 'r')
      const at = place ? columnIndex(place) : cells.length
      if (at > MAX_COLUMNS) throw new BadFile(`Row ${line} has more than ${MAX_COLUMNS} columns.`)
      cells[at] = cellOf(head, body, shared, dates)
    }
    if (cells.some((cell) => cell !== undefined && cell !== '')) yield { line, cells: Array.from(cells) }
  }
}

const MAX_COLUMNS = 5000

/** Returns the column index of a cell reference such as AB12. */
function columnIndex(place: string): number {
  let index = 0
  for (const letter of place.match(/^[A-Z]+/)?.[0] ?? 'A') index = index * 26 + letter.charCodeAt(0) - 64
  return index - 1
}

function cellOf(head: string, body: string, shared: readonly string[], dates: Set<number>): Cell | undefined {
  const type = attribute(head, 't') ?? 'n'
  if (type === 'inlineStr') return textOf(body)
  const [, raw] = body.match(/<v[^>]*>([\s\S]*?)<\/v>/) ?? []
  if (raw === undefined || type === 'e') return undefined
  if (type === 's') return shared[Number(raw)]
  if (type === 'b') return raw === '1'
  if (type === 'str' || type === 'd') return unescapeXml(raw)
  return dates.has(Number(attribute(head, 's') ?? -1)) ? toDate(Number(raw)) : Number(raw)
}

/** Converts a serial date: day 25,569 of a spreadsheet is 1 January 1970. */
const toDate = (days: number): string => new Date(Math.round((days - 25_569) * DAY_MS)).toISOString()

/** Joins all runs of a text, without the phonetic hints of East Asian texts. */
const textOf = (element: string): string =>
  [...element.replaceAll(/<rPh[\s\S]*?<\/rPh>/g, '').matchAll(/<t(?:\s[^>]*)?>([\s\S]*?)<\/t>/g)]
    .map(([, text = '']) => unescapeXml(text))
    .join('')

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescapeXml = (text: string): string =>
  text
    .replaceAll(/&(#x[0-9a-fA-F]+|#\d+|\w+);/g, (whole, name: string) => {
      if (name.startsWith('#')) return String.fromCodePoint(Number(name.startsWith('#x') ? `0x${name.slice(2)}` : name.slice(1)))
      return ENTITIES[name] ?? whole
    })
    .replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const MAX_ELEMENT = 50_000_000

/** The opening tags by which a workbook is read. */
const OPENINGS = { si: /<si(?=[\s/>])/, row: /<row(?=[\s/>])/ } as const

/** Yields the complete elements of one name from pieces of text. */
async function* readElements(pieces: AsyncIterable<string>, name: keyof typeof OPENINGS): AsyncGenerator<string> {
  const opening = OPENINGS[name]
  let text = ''
  for await (const piece of pieces) {
    text += piece
    for (let whole = nextElement(text, opening, name); whole; whole = nextElement(text, opening, name)) {
      yield whole.element
      text = text.slice(whole.end)
    }
    // Text before the beginning of an element is dropped.
    const start = text.search(opening)
    text = start < 0 ? text.slice(-20) : text.slice(start)
    if (text.length > MAX_ELEMENT) throw new BadFile(`A ${name} of the workbook has more than ${MAX_ELEMENT} characters.`)
  }
}

/** Returns the first complete element; null if more text is needed. */
function nextElement(text: string, opening: RegExp, name: string): { element: string; end: number } | null {
  const start = text.search(opening)
  const head = start < 0 ? -1 : text.indexOf('>', start)
  if (head < 0) return null
  const closing = `</${name}>`
  const last = text[head - 1] === '/' ? head + 1 : text.indexOf(closing, head) + closing.length
  return last < head ? null : { element: text.slice(start, last), end: last }
}
