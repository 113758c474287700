import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { importing } from '../../../../test/imports.js'
import { startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let imported: ReturnType<typeof importing>
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  imported = importing(server)
})
afterEach(() => server.db.deleteFrom('product').execute())
afterAll(() => server.close())

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const stored = () => server.db.selectFrom('product').select(['sku', 'names', 'slugs', 'unit']).orderBy('id').execute()
const refusal = (message: unknown) => ({ errors: [{ code: 'VALIDATION_ERROR', message }] })

test('a file without any known column is refused in a short sentence; further columns are ignored', async () => {
  const noColumns = expect.stringMatching(/^file has no known column in its first line, such as (\w+, ){4}\w+$/)

  expect(await imported('FOO,BAR\n1,2')).toEqual(refusal(noColumns))
  expect(await imported('FOO,BAR')).toEqual(refusal(noColumns))
  expect(await imported('')).toEqual(
    refusal(expect.stringMatching(/^file is empty; its first line must contain columns such as /)),
  )
  expect(await imported(new Uint8Array(gzipSync('SKU\nA')))).toEqual(refusal('file must be a CSV file in UTF-8; line 1 is not'))
  for (const kind of ['category', 'cluster', 'company', 'contact', 'customer', 'attribute', 'attributeDescription'])
    expect((await imported('FOO,BAR\n1,2', undefined, kind)).errors[0].message).toMatch(/^file has no known column/)
  expect(await stored()).toEqual([])

  expect(await imported('FOO,sku\nx,A')).toEqual({ importedCount: 1, errors: [] })
})

test('a file may have semicolons, tabs or bars between its cells', async () => {
  const mappings = [
    { csvHeader: 'nr', fieldName: 'SKU' },
    { csvHeader: 'naam', fieldName: 'NAME' },
  ]
  const all = [
    await imported('SKU;NAME;LANGUAGE\nA-1;Boor, groot;NL'),
    await imported('"Sku";"Name";"Notes, short"\n"A-2";"Boor; klein"'),
    await imported('SKU\tNAME\tUNIT\r\nA-3\tBoor\t\r\nA-4\t\t6'),
    await imported('nr;naam\nA-5;Boor', mappings),
    await imported('SKU|NAME\nA-6|Boor'),
  ]

  expect(all).toEqual([1, 1, 2, 1, 1].map((importedCount) => ({ importedCount, errors: [] })))
  expect((await stored()).map(({ sku, names, unit }) => [sku, names.NL, unit])).toEqual([
    ['A-1', 'Boor, groot', 1],
    ['A-2', 'Boor; klein', 1],
    ['A-3', 'Boor', 1],
    ['A-4', undefined, 6],
    ['A-5', 'Boor', 1],
    ['A-6', 'Boor', 1],
  ])
})

test('a file has each column once, and a mapping refers to a column of the file', async () => {
  const names = (csvHeader: string) => [{ csvHeader, fieldName: 'SKU' }]

  for (const header of ['toString', '__proto__', 'Artikel'])
    expect(await imported('nr,naam\nA,Boor', names(header))).toEqual(
      refusal(`mappings[0].csvHeader [${header}] is not a column of the file; it has [nr], [naam]`),
    )
  expect(await imported('sku,SKU\nA,B')).toEqual(refusal('file has more than one column that is SKU'))
  expect(await stored()).toEqual([])
  expect(await imported('__proto__,nr\nx,A', names('nr'))).toEqual({ importedCount: 1, errors: [] })
})

test('a file may have at most a thousand columns', async () => {
  const header = (length: number) => ['SKU', ...Array.from({ length: length - 1 }, (_, i) => `c${i}`)].join(',')

  expect(await imported(`${header(1001)}\nA`)).toEqual(refusal('file has more than 1000 columns'))
  expect(await stored()).toEqual([])
  expect(await imported(`${header(1000)}\nA`)).toEqual({ importedCount: 1, errors: [] })
})

test('empty rows are skipped, and a row that does not describe a product is refused', async () => {
  const answer = await imported('SKU,UNIT,foo\nA,2,\n,,\n\n,3,\n,,x\nB,,\n')

  expect(answer).toEqual({
    importedCount: 2,
    errors: [
      { code: 'VALIDATION', messages: ['NAME or SKU must be given for a new product'], rowNumber: 3 },
      { code: 'VALIDATION', messages: ['NAME or SKU must be given for a new product'], rowNumber: 4 },
    ],
  })
  expect((await stored()).map(({ sku }) => sku)).toEqual(['A', 'B'])
})

test('a file in another encoding than UTF-8 is refused with the line; a byte order mark is accepted', async () => {
  expect(await imported(bytes('SKU,NAME\nA,thee\nB,caf\xe9\n'))).toEqual(
    refusal('file must be a CSV file in UTF-8; line 3 is not'),
  )
  const rows = Array.from({ length: 20_000 }, (_, i) => `${i},café ${i}`).join('\n')
  const late = Buffer.concat([Buffer.from(`SKU,NAME\n${rows}\nX,`), Buffer.from([0xe9])])
  expect(await imported(new Uint8Array(late))).toEqual(refusal('file must be a CSV file in UTF-8; line 20002 is not'))
  expect(await stored()).toEqual([])

  expect(await imported('\ufeffSKU,NAME\nA,café')).toEqual({ importedCount: 1, errors: [] })
  expect(await stored()).toMatchObject([{ sku: 'A', names: { NL: 'café' } }])
})

test('a cell may have quotes inside and spaces around it; a row with too many cells is refused', async () => {
  const answer = await imported(
    ['SKU,NAME,UNIT', 'A,Bolt 3/8" zinc,1', 'B, "Bolt, ""M8""" ,2', 'C,"Bolt" M8,3', 'D,Bolt, zinc,4', 'E,Nut,5,,'].join('\n'),
  )

  expect(answer).toEqual({
    importedCount: 4,
    errors: [
      {
        code: 'VALIDATION',
        messages: ['has 4 cells for 3 columns; put quotes around a cell that contains the separator'],
        rowNumber: 4,
      },
    ],
  })
  expect((await stored()).map(({ names, unit }) => [names.NL, unit])).toEqual([
    ['Bolt 3/8" zinc', 1],
    ['Bolt, "M8"', 2],
    ['"Bolt" M8', 3],
    ['Nut', 5],
  ])
})

test('a file that ends inside a quoted cell is imported up to that row, and the row is reported', async () => {
  const rows = Array.from({ length: 1200 }, (_, i) => `S${i},Schroef ${i}`)

  const answer = await imported(['SKU,NAME', ...rows, 'X,"never closed', 'Y,Moer'].join('\n'))

  expect(answer).toEqual({
    importedCount: 1200,
    errors: [
      {
        code: 'VALIDATION',
        messages: ['The file cannot be read from here on: a quoted cell is not closed'],
        rowNumber: 1201,
      },
    ],
  })
  expect(await stored()).toHaveLength(1200)
})

test('rows of one product are written together: in few statements, with a slug for every language, and an invalid row fails alone', async () => {
  const languages = ['NL', 'EN', 'DE', 'FR']
  const rows = Array.from({ length: 480 }, (_, i) => `ERP,1,${languages[i % 4]},Boor ${i},${i === 250 ? '999999' : ''}`)
  server.statements.length = 0

  const answer = await imported(['SOURCE_NAME,SOURCE_ID,LANGUAGE,NAME,CATEGORY_ID', ...rows].join('\n'))

  expect(answer).toEqual({
    importedCount: 479,
    errors: [{ code: 'DB_INSERT', messages: ['Category with id [999999] not found'], rowNumber: 251 }],
  })
  const written = server.statements.filter((statement) => statement === 'begin').length
  expect(written).toBeLessThan(25)
  expect(await stored()).toEqual([
    {
      sku: '',
      unit: 1,
      names: { NL: 'Boor 476', EN: 'Boor 477', DE: 'Boor 478', FR: 'Boor 479' },
      slugs: expect.objectContaining({ NL: expect.any(String), FR: expect.any(String) }),
    },
  ])
})
