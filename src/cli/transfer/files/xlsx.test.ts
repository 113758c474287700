/** Workbooks as other programs write them, and what is refused. */
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { TableRow } from './table.js'
import { readXlsx } from './xlsx-read.js'
import { writeXlsx } from './xlsx-write.js'
import { openZip, writeZip } from './zip.js'

const file = join(tmpdir(), `wharf-xlsx-${process.pid}.xlsx`)
afterAll(() => rmSync(file, { force: true }))

async function readAll(): Promise<TableRow[]> {
  const rows: TableRow[] = []
  for await (const row of readXlsx(file)) rows.push(row)
  return rows
}

const writeParts = (parts: Record<string, string>) =>
  writeZip(file, async (zip) => {
    for (const [name, text] of Object.entries(parts)) {
      await zip.begin(name)
      await zip.write(text)
    }
    await zip.end()
  })

test('texts keep every character, numbers stay numbers, and more rows than fit into one block arrive', async () => {
  const odd = [' 007 ', 'a&<b>"\'', 'line\r\nbreak', '_x000D_', '\u0001', '日本 🚢', 12.5, true]
  async function* rows() {
    yield odd
    for (let i = 0; i < 30_000; i++) yield [`${i}`.repeat(20), i, undefined, 'end']
    // Columns A to ZZ and AAA have names of one, two and three letters.
    yield Array.from({ length: 703 }, (_, i) => i)
  }
  await writeXlsx(file, rows())

  const read = await readAll()
  expect(read[0]).toEqual({ line: 1, cells: odd })
  expect(read).toHaveLength(30_002)
  expect(read.at(-1)?.cells).toEqual(Array.from({ length: 703 }, (_, i) => i))
  expect(read.at(-2)).toEqual({ line: 30_001, cells: ['29999'.repeat(20), 29_999, undefined, 'end'] })
})

test('shared texts, runs, dates, formulas and gaps of a spreadsheet program are read; its first sheet is the one that counts', async () => {
  await writeParts({
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Prices" sheetId="4" r:id="rId7"/><sheet name="Other" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Target="worksheets/sheet1.xml" Id="rId1"/><Relationship Target="/xl/worksheets/sheet9.xml" Id="rId7"/></Relationships>',
    'xl/sharedStrings.xml':
      '<sst><si><t>sku</t></si><si><r><t>Bo</t></r><r><rPr><b/></rPr><t xml:space="preserve">lt &amp; nut</t></r></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet9.xml':
      '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="3" spans="1:5"><c r="A3" t="s"><v>1</v></c><c r="C3" s="1"><v>45292.5</v></c><c r="D3" t="str"><f>1+1</f><v>two</v></c><c r="E3"/></row></sheetData></worksheet>',
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>',
  })
  expect(await readAll()).toEqual([
    { line: 1, cells: ['sku'] },
    { line: 3, cells: ['Bolt & nut', undefined, '2024-01-01T12:00:00.000Z', 'two', undefined] },
  ])
})

test('an entry that unpacks to more than its limit is refused while it is read', async () => {
  await writeParts({ 'xl/workbook.xml': 'x'.repeat(3_000_000) })
  const zip = await openZip(file)
  const read = async () => {
    for await (const piece of zip.read('xl/workbook.xml', 1_000_000)) expect(piece.length).toBeLessThan(1_000_000)
  }
  await expect(read()).rejects.toThrow('unpacks to more than 1000000 bytes and is refused')
  await zip.close()
})
