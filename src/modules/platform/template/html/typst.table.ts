/** Tables of a document. The rows of `thead` are repeated on every page. */
import {
  type Style,
  styledText,
  styleOf,
  toAlignment,
  toBreakable,
  toColor,
  toInset,
  toLength,
  toStroke,
  toStrokes,
  toVerticalAlignment,
  typeSetter,
} from './css.js'
import type { HtmlElement, HtmlNode } from './parse.js'

/** Writes the content of a cell. */
type WriteNodes = (nodes: readonly HtmlNode[]) => string

interface Row {
  element: HtmlElement
  cells: HtmlElement[]
}

const MAX_COLUMNS = 50
const CELL_TAGS = new Set(['td', 'th'])

export function tableOf(table: HtmlElement, writeNodes: WriteNodes): string {
  const head = rowsIn(table, ['thead'])
  const rows = rowsIn(table, ['tbody', 'tfoot', null])
  const count = Math.min(MAX_COLUMNS, Math.max(1, ...[...head, ...rows].map(widthOfRow)))
  const style = styleOf(table.attributes)
  const all = [...head, ...rows]
  const columns = columnsOf(table, all, count, toLength(style.width) === '100%')
  const write = (row: Row) => row.cells.map((cell) => cellOf(cell, row.element, table, writeNodes))
  const header = head.length ? [`table.header(${head.flatMap(write).join(', ')})`] : []
  const parts = [`columns: (${columns.map((width) => `${width},`).join(' ')})`, 'stroke: none', `inset: ${insetOf(style)}`]
  const content = `table(${[...parts, ...header, ...rows.flatMap(write)].join(',\n')})`
  const margins = (['above', 'below'] as const).flatMap((side) => {
    const length = toLength(style[side === 'above' ? 'margin-top' : 'margin-bottom'])
    return length ? [`${side}: ${length}`] : []
  })
  const box = `block(${[`width: ${toLength(style.width) ?? 'auto'}`, ...toBreakable(style), ...margins, styledText(style, content)].join(', ')})`
  // A table narrower than the page is placed by its alignment.
  const place = toAlignment({ 'text-align': table.attributes.align ?? '' }) ?? (style['margin-left'] === 'auto' ? 'right' : null)
  return place ? `align(${place}, ${box})` : box
}

const insetOf = (style: Style) => toInset(style) ?? '(x: 4pt, y: 3.5pt)'

const elementsOf = (nodes: readonly HtmlNode[]) => nodes.filter((node): node is HtmlElement => typeof node !== 'string')

/** Returns the rows in these parts of a table; null means the table itself. */
function rowsIn(table: HtmlElement, parts: readonly (string | null)[]): Row[] {
  const rows: Row[] = []
  const addRow = (element: HtmlElement) =>
    rows.push({ element, cells: elementsOf(element.children).filter(({ tag }) => CELL_TAGS.has(tag)) })
  for (const child of elementsOf(table.children)) {
    if (child.tag === 'tr' && parts.includes(null)) addRow(child)
    else if (parts.includes(child.tag)) for (const row of elementsOf(child.children)) if (row.tag === 'tr') addRow(row)
  }
  return rows
}

const spanOf = (cell: HtmlElement, name: 'colspan' | 'rowspan') => {
  const span = Number(cell.attributes[name] ?? 1)
  return Number.isInteger(span) && span >= 1 && span <= MAX_COLUMNS ? span : 1
}

const widthOfRow = ({ cells }: Row) => cells.reduce((total, cell) => total + spanOf(cell, 'colspan'), 0)

/**
 * Returns the widths of the columns: those of `col` elements or of the cells of the first row. In a table as wide as the page, a column without a
 * width takes the rest, unless its cells are right-aligned, as amounts are.
 */
function columnsOf(table: HtmlElement, rows: readonly Row[], count: number, isFull: boolean): string[] {
  const groups = elementsOf(table.children).flatMap((child) => (child.tag === 'colgroup' ? elementsOf(child.children) : [child]))
  const cols = groups.filter(({ tag }) => tag === 'col')
  const first = rows.find(({ cells }) => cells.length === count)?.cells ?? []
  const widths = Array.from({ length: count }, (_, i) => {
    const styles = [cols[i], first[i]].flatMap((element) => (element ? [styleOf(element.attributes)] : []))
    const width = styles.map((style) => toLength(style.width)).find((length) => length !== null)
    if (width) return width
    return isFull && !styles.some((style) => toAlignment(style) === 'right') ? '1fr' : 'auto'
  })
  return isFull && !widths.includes('1fr') && !widths.some((width) => width.endsWith('%')) ? ['1fr', ...widths.slice(1)] : widths
}

function cellOf(cell: HtmlElement, row: HtmlElement, table: HtmlElement, writeNodes: WriteNodes): string {
  const hasBorder = Boolean(table.attributes.border && table.attributes.border !== '0')
  const spans = (['colspan', 'rowspan'] as const).flatMap((name) => {
    const span = spanOf(cell, name)
    return span === 1 ? [] : [`${name}: ${span}`]
  })
  const { settings, setType } = frameOf(styleOf(cell.attributes), styleOf(row.attributes), hasBorder, cell.tag === 'th')
  return `table.cell(${[...spans, ...settings, setType(writeNodes(cell.children))].join(', ')})`
}

/** The styles of a cell and its row for the typesetter. */
interface Frame {
  settings: string[]
  setType: (content: string) => string
}

/** Cached frames by the styles of cell and row: the thousand lines of an order have a few of them. */
const frames = new WeakMap<Style, WeakMap<Style, Map<string, Frame>>>()

function frameOf(style: Style, rowStyle: Style, hasBorder: boolean, isHead: boolean): Frame {
  const ofCell = frames.get(style) ?? new WeakMap<Style, Map<string, Frame>>()
  const ofRow = ofCell.get(rowStyle) ?? new Map<string, Frame>()
  const key = `${hasBorder} ${isHead}`
  const frame = ofRow.get(key) ?? createFrame(style, rowStyle, hasBorder, isHead)
  frames.set(style, ofCell.set(rowStyle, ofRow.set(key, frame)))
  return frame
}

function createFrame(style: Style, rowStyle: Style, hasBorder: boolean, isHead: boolean): Frame {
  const rowStrokes = ['top', 'bottom'].flatMap((side) => {
    const stroke = toStroke(rowStyle[`border-${side}`])
    return stroke ? [`${side}: ${stroke}`] : []
  })
  const settings: string[] = []
  const stroke = toStrokes(style) ?? (rowStrokes.length ? `(${rowStrokes.join(', ')})` : hasBorder ? '0.5pt + luma(160)' : null)
  const fill = toColor(style['background-color'] ?? style.background ?? rowStyle['background-color'] ?? rowStyle.background)
  if (stroke) settings.push(`stroke: ${stroke}`)
  if (fill) settings.push(`fill: ${fill}`)
  const inset = toInset(style)
  if (inset) settings.push(`inset: ${inset}`)
  settings.push(`align: ${toAlignment(style) ?? toAlignment(rowStyle) ?? 'left'} + ${toVerticalAlignment(style) ?? 'top'}`)
  return { settings, setType: typeSetter({ ...(isHead && { 'font-weight': 'bold' }), ...rowStyle, ...style }) }
}
