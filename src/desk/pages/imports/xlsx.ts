/** Reads the first sheet of an .xlsx file in the browser. Such a file is a zip of XML files. */

export type SheetRow = string[]

/** A file that is no workbook, or is too large. `code` chooses the words. */
export class UnreadableFile extends Error {
  constructor(readonly code: 'notAWorkbook' | 'tooLarge' | 'empty') {
    super(code)
  }
}

/** A workbook that unpacks to more than this is refused: a small zip can contain any amount. */
const MAX_UNPACKED = 300_000_000
const MAX_COLUMNS = 1_000
const MAX_ROWS = 1_000_001

interface Entry {
  isPacked: boolean
  offset: number
  packedSize: number
}

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const END_LENGTH = 22
const MAX_COMMENT = 65_535

/** Lists the files of a zip by name, from the directory at its end. */
function readDirectory(view: DataView): Map<string, Entry> {
  let end = view.byteLength - END_LENGTH
  const first = Math.max(0, end - MAX_COMMENT)
  while (end >= first && view.getUint32(end, true) !== END_OF_DIRECTORY) end--
  if (end < first) throw new UnreadableFile('notAWorkbook')
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let count = view.getUint16(end + 10, true); count > 0; count--) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new UnreadableFile('notAWorkbook')
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, nameLength))
    entries.set(name, {
      isPacked: view.getUint16(at + 10, true) !== 0,
      offset: view.getUint32(at + 42, true),
      packedSize: view.getUint32(at + 20, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

async function unpack(view: DataView, { isPacked, offset, packedSize }: Entry): Promise<string> {
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  const bytes = new Blob([new Uint8Array(view.buffer as ArrayBuffer, start, packedSize)])
  const stream = isPacked ? bytes.stream().pipeThrough(new DecompressionStream('deflate-raw')) : bytes.stream()
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > MAX_UNPACKED) throw new UnreadableFile('tooLarge')
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decodeEntities = (text: string) =>
  text.replace(/&(#x?[\da-fA-F]+|\w+);/g, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

/** Excel writes characters that XML does not allow as `_x000D_`. */
const decodeText = (text: string) =>
  decodeEntities(text).replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const attributeOf = (tag: string, name: string) => {
  for (const [, found, value = ''] of tag.matchAll(/\s([\w:]+)="([^"]*)"/g)) if (found === name) return decodeEntities(value)
  return undefined
}

/** The elements of a workbook: the attributes and the contents. A prefix of a namespace is ignored. */
const elements = {
  row: /<(?:\w+:)?row((?:\s[^>]*?)?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?row>)/g,
  c: /<(?:\w+:)?c((?:\s[^>]*?)?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g,
  v: /<(?:\w+:)?v((?:\s[^>]*?)?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?v>)/g,
  t: /<(?:\w+:)?t((?:\s[^>]*?)?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?t>)/g,
  si: /<(?:\w+:)?si((?:\s[^>]*?)?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?si>)/g,
  numFmt: /<(?:\w+:)?numFmt((?:\s[^>]*?)?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?numFmt>)/g,
  cellXfs: /<(?:\w+:)?cellXfs((?:\s[^>]*?)?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?cellXfs>)/g,
  xf: /<(?:\w+:)?xf((?:\s[^>]*?)?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?xf>)/g,
  sheet: /<(?:\w+:)?sheet((?:\s[^>]*?)?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?sheet>)/g,
  Relationship: /<(?:\w+:)?Relationship((?:\s[^>]*?)?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?Relationship>)/g,
}

function* elementsOf(xml: string, name: keyof typeof elements): Generator<[tag: string, inner: string]> {
  for (const [, tag = '', inner = ''] of xml.matchAll(elements[name])) yield [tag, inner]
}

/** The text of a cell can be in several pieces with different looks. Notes on pronunciation are left out. */
const richText = (xml: string) =>
  [...elementsOf(xml.replace(/<(?:\w+:)?rPh[\s\S]*?<\/(?:\w+:)?rPh>/g, ''), 't')].map(([, text]) => decodeText(text)).join('')

/** The formats of dates that every workbook has without listing them. */
const DATE_FORMATS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57])

/** Returns for each style of cells whether it shows a date. */
function readDateStyles(xml: string): boolean[] {
  const own = new Map(
    [...elementsOf(xml, 'numFmt')].map(([tag]) => [attributeOf(tag, 'numFmtId'), attributeOf(tag, 'formatCode') ?? '']),
  )
  const [formats] = elementsOf(xml, 'cellXfs')
  return [...elementsOf(formats?.[1] ?? '', 'xf')].map(([tag]) => {
    const id = attributeOf(tag, 'numFmtId')
    const code = own.get(id)
    return code === undefined ? DATE_FORMATS.has(Number(id)) : /[dmyh]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))
  })
}

const DAY_MS = 86_400_000
/** Day 0 of a workbook, in the count that most programs use, and in that of old Macs. */
const EPOCH = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)

/** Writes a date as 2026-11-18, with the time if it has one. */
function showDate(days: number, epoch: number): string {
  const moment = new Date(epoch + Math.round(days * 86_400) * 1000)
  if (Number.isNaN(moment.getTime())) return String(days)
  const text = moment.toISOString()
  return (moment.getTime() - epoch) % DAY_MS === 0 ? text.slice(0, 10) : `${text.slice(0, 19)}Z`
}

/** Doubles are stored with 17 digits; people typed at most 15. */
const showNumber = (text: string) => {
  const value = Number(text)
  return Number.isFinite(value) ? String(Number(value.toPrecision(15))) : text
}

/** Returns the number of a column: `A` is 0, `AB` is 27. */
function columnOf(reference: string | undefined, otherwise: number): number {
  const letters = /^[A-Z]+/.exec(reference ?? '')?.[0]
  if (!letters) return otherwise
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

interface Book {
  texts: string[]
  dateStyles: boolean[]
  epoch: number
}

function readCell(tag: string, inner: string, { texts, dateStyles, epoch }: Book): string {
  const type = attributeOf(tag, 't') ?? 'n'
  if (type === 'inlineStr') return richText(inner)
  const [found] = elementsOf(inner, 'v')
  const value = decodeText(found?.[1] ?? '')
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'true' : 'false'
  if (type === 'e') return ''
  if (type !== 'n' || value === '') return value
  return dateStyles[Number(attributeOf(tag, 's') ?? -1)] ? showDate(Number(value), epoch) : showNumber(value)
}

function readSheet(xml: string, book: Book): SheetRow[] {
  const rows: SheetRow[] = []
  for (const [tag, inner] of elementsOf(xml, 'row')) {
    const at = Number(attributeOf(tag, 'r') ?? rows.length + 1) - 1
    if (at >= MAX_ROWS) throw new UnreadableFile('tooLarge')
    // Rows without cells are not stored, but they count.
    while (rows.length < at) rows.push([])
    const row: SheetRow = []
    for (const [cellTag, cell] of elementsOf(inner, 'c')) {
      const column = columnOf(attributeOf(cellTag, 'r'), row.length)
      if (column >= MAX_COLUMNS) throw new UnreadableFile('tooLarge')
      while (row.length < column) row.push('')
      row[column] = readCell(cellTag, cell, book)
    }
    rows.push(row)
  }
  return rows
}

/** Returns the path of the first sheet, as the workbook orders them. */
function firstSheet(workbook: string, relations: string): string {
  const [sheet] = elementsOf(workbook, 'sheet')
  const id = sheet && /\sr:id="([^"]*)"/.exec(sheet[0])?.[1]
  const relation = [...elementsOf(relations, 'Relationship')].find(([tag]) => attributeOf(tag, 'Id') === id)
  const target = (relation && attributeOf(relation[0], 'Target')) ?? 'worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** Returns the rows of the first sheet, as texts. Dates become ISO dates, empty rows stay where they are. */
export async function readWorkbook(file: Blob): Promise<SheetRow[]> {
  const view = new DataView(await file.arrayBuffer())
  try {
    const entries = readDirectory(view)
    const read = async (name: string) => {
      const entry = entries.get(name)
      return entry ? unpack(view, entry) : ''
    }
    const workbook = await read('xl/workbook.xml')
    const path = firstSheet(workbook, await read('xl/_rels/workbook.xml.rels'))
    if (!entries.has(path)) throw new UnreadableFile('notAWorkbook')
    return readSheet(await read(path), {
      texts: [...elementsOf(await read('xl/sharedStrings.xml'), 'si')].map(([, text]) => richText(text)),
      dateStyles: readDateStyles(await read('xl/styles.xml')),
      epoch: /date1904="(1|true)"/.test(workbook) ? EPOCH_1904 : EPOCH,
    })
  } catch (error) {
    // A damaged zip fails in many ways: an offset outside the file, or data that cannot be unpacked.
    throw error instanceof UnreadableFile ? error : new UnreadableFile('notAWorkbook')
  }
}
