/** Writes a workbook with one sheet, row by row. Texts stay texts, so that no program takes an article number for a number. */

import type { Cell } from '../columns.js'
import { BadFile } from './bad-file.js'
import { writeZip } from './zip.js'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The limits of spreadsheet programs for rows and cells. */
const MAX_SHEET_ROWS = 1_048_576
const MAX_CELL = 32_767

const parts: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATION}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATION}"><sheets><sheet name="Wharf" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATION}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

export async function writeXlsx(path: string, rows: AsyncIterable<readonly (Cell | undefined)[]>): Promise<void> {
  await writeZip(path, async (zip) => {
    for (const [name, text] of Object.entries(parts)) {
      await zip.begin(name)
      await zip.write(HEAD + text)
    }
    await zip.begin('xl/worksheets/sheet1.xml')
    // The first row is frozen.
    await zip.write(
      `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetData>`,
    )
    let line = 0
    for await (const cells of rows) await zip.write(rowXml(++line, cells))
    await zip.write('</sheetData></worksheet>')
    await zip.end()
  })
}

function rowXml(line: number, cells: readonly (Cell | undefined)[]): string {
  if (line > MAX_SHEET_ROWS) throw new BadFile(`A sheet has at most ${MAX_SHEET_ROWS} rows: use CSV or NDJSON.`)
  return `<row r="${line}">${cells.map((cell, i) => (cell === undefined ? '' : cellXml(`${columnName(i)}${line}`, cell))).join('')}</row>`
}

function cellXml(place: string, cell: Cell): string {
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${Number(cell)}</v></c>`
  if (cell.length > MAX_CELL) throw new BadFile(`Cell ${place} has more than ${MAX_CELL} characters: use CSV or NDJSON.`)
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
}

/** Returns the name of a column: A, B, …, Z, AA, … */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

/** Escapes a text. Characters that XML cannot contain are written as _x000D_; literal `_xHHHH_` sequences are escaped. */
const escapeXml = (text: string): string =>
  text
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(
      /[^\P{Cc}\t\n\u007f-\u009f]|[\ufffe\uffff]/gu,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
