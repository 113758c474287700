import { expect, test } from 'vitest'
import { workbook } from '../../../../test/xlsx-file.js'
import { suggestMapping } from './kinds.js'
import { readFile, writeRefusedRows } from './read-file.js'
import { readWorkbook } from './xlsx.js'

const SHEET = `
  <row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="D2" t="inlineStr"><is><t>Since</t></is></c></row>
  <row r="4"><c r="A4" t="str"><v>A&amp;B &lt;1&gt;</v></c><c r="B4"><v>0.30000000000000004</v></c><c r="D4" s="1"><v>46344</v></c></row>
  <row r="5"><c r="A5"><v>8.712345678901E12</v></c><c r="B5" t="b"><v>1</v></c><c r="D5" s="1"><v>46344.5</v></c></row>`
const TEXTS = ['<t>Article</t>', '<r><t>Pri</t></r><r><t xml:space="preserve">ce </t></r><rPh sb="0"><t>no</t></rPh>']

test('the first sheet of a workbook is read with shared texts, dates, exact numbers and empty rows', async () => {
  expect(await readWorkbook(new Blob([workbook(SHEET, TEXTS)]))).toEqual([
    [],
    ['Article', 'Price ', '', 'Since'],
    [],
    ['A&B <1>', '0.3', '', '2026-11-18'],
    ['8712345678901', 'true', '', '2026-11-18T12:00:00Z'],
  ])
})

test('a workbook is sent as CSV whose rows keep their numbers', async () => {
  const { file, columns, headerRow } = await readFile(new File([workbook(SHEET, TEXTS)], 'Prices.XLSX'))

  expect(file.name).toBe('Prices.csv')
  expect(await file.text()).toBe(
    'Article,Price ,,Since\r\n,,,\r\nA&B <1>,0.3,,2026-11-18\r\n8712345678901,true,,2026-11-18T12:00:00Z\r\n',
  )
  expect(columns.map(({ name }) => name)).toEqual(['Article', 'Price', 'Since'])
  expect(headerRow).toBe(2)
})

test('a file that is no workbook is refused with a reason', async () => {
  await expect(readWorkbook(new Blob(['SKU;NAME']))).rejects.toMatchObject({ code: 'notAWorkbook' })
  const cut = workbook(SHEET, TEXTS).subarray(0, 300)
  await expect(readWorkbook(new Blob([cut]))).rejects.toMatchObject({ code: 'notAWorkbook' })
})

test('a file in the encoding of Windows becomes UTF-8, and its separator is found', async () => {
  const { file, columns } = await readFile(new File([Buffer.from('Artikel;Größe, außen\nA-1;"1;2"\n', 'latin1')], 'a.csv'))

  expect(await file.text()).toContain('Größe')
  expect(columns).toEqual([
    { name: 'Artikel', samples: ['A-1'] },
    { name: 'Größe, außen', samples: ['1;2'] },
  ])
})

test('quoted cells may contain quotes and line breaks', async () => {
  const { columns } = await readFile(new File(['a,b\n"x ""y""\nz", 2 \n\n3,'], 'a.csv'))

  expect(columns).toEqual([
    { name: 'a', samples: ['x "y"\nz', '3'] },
    { name: 'b', samples: ['2'] },
  ])
})

test('columns are mapped by their names in any spelling, exact names first, and no field twice', () => {
  const fields = ['SKU', 'NAME', 'SUPPLIER_CODE', 'EAN_CODE']

  expect(suggestMapping(['Artikelnummer', 'supplierCode', 'Titel', 'Name', 'EAN', 'Colour'], fields)).toEqual({
    Artikelnummer: 'SKU',
    supplierCode: 'SUPPLIER_CODE',
    Name: 'NAME',
    EAN: 'EAN_CODE',
  })
})

test('refused rows are written with their problem, to be corrected and imported again', () => {
  const rows = [{ rowNumber: 3, messages: ['price is not a number'], record: { SKU: 'A-1', PRICE: 'free, today' } }]

  expect(writeRefusedRows(rows, 'Problem')).toBe('SKU,PRICE,Problem\r\nA-1,"free, today",price is not a number\r\n')
})
