import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { importing, stumbling } from '../../../../test/imports.js'
import { startTestServer, type TestServer } from '../../../../test/test-server.js'
import { UploadedFile } from '../../../contract/uploaded-file.js'
import type { Ctx } from '../../../core/context.js'
import { type CsvImport, importCsv } from '../../platform/csv/import.js'

let server: TestServer
let imported: ReturnType<typeof importing>
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  imported = importing(server)
})
afterEach(async () => {
  await server.db.deleteFrom('product').execute()
  await server.db.deleteFrom('searchEntry').execute()
})
afterAll(() => server.close())

const ON_FIRE = "raise exception 'disk on fire' using errcode = '58030'"
const TOO_LONG = "raise exception 'too long' using errcode = '57014'"
const CUT_OFF = 'perform pg_terminate_backend(pg_backend_pid())'

const UNEXPECTED = expect.stringMatching(/^Unexpected error; the row was not written \(request [0-9a-f-]{36}\)$/)
const ENDED = 'Too many errors: the import ended here'
const unknown = (rowNumber: number, ...messages: string[]) => ({ code: 'UNKNOWN', messages, rowNumber })
const numbers = (length: number, first: number) => Array.from({ length }, (_, i) => first + i)
const fileOf = (skus: readonly string[]) => ['SKU', ...skus].join('\n')
const storedSkus = async () => (await server.db.selectFrom('product').select('sku').orderBy('id').execute()).map(({ sku }) => sku)

test('an unexpected database error fails its own row of an import, and the others are written', async () => {
  const skus = Array.from({ length: 700 }, (_, i) => (i === 123 || i === 650 ? 'BAD' : `S${i}`))

  const answer = await stumbling(server, 'BAD', ON_FIRE, () => imported(fileOf(skus)))

  expect(answer).toEqual({ importedCount: 698, errors: [unknown(124, UNEXPECTED), unknown(651, UNEXPECTED)] })
  expect(await storedSkus()).toHaveLength(698)
})

test('an import ends at the hundredth unexpected error and reports that; rows written before stay', async () => {
  const skus = Array.from({ length: 1200 }, (_, i) => (i >= 600 && i < 800 ? 'BAD' : `S${i}`))
  const quiet = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  server.logged.length = 0

  const answer = await stumbling(server, 'BAD', ON_FIRE, () => imported(fileOf(skus)))
  quiet.mockRestore()

  expect(answer).toEqual({
    importedCount: 600,
    errors: [...numbers(99, 601).map((row) => unknown(row, UNEXPECTED)), unknown(700, UNEXPECTED, ENDED)],
  })
  expect(await storedSkus()).toEqual(skus.slice(0, 600))
  expect(server.logged).toHaveLength(100)
})

test('an import ends at the hundredth row that cannot be read because of a bug, and the rows before are written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wharf-csv-'))
  const path = join(folder, 'a.csv')
  writeFileSync(path, fileOf(['A', ...Array<string>(200).fill('BAD'), 'Z']))
  const written: string[] = []
  const kind: CsvImport<'SKU', { sku: string }> = {
    operation: 'productCsvImport',
    fields: ['SKU'],
    keyOf: () => null,
    read({ SKU = '' }) {
      if (SKU === 'BAD') throw new TypeError('a fault of ours')
      return { sku: SKU }
    },
    write: async () => [],
    around: async (_, items) => items.map(({ sku }) => ({ success: true, action: 'create', id: written.push(sku) })),
  }
  const ctx = { report: () => undefined, client: { requestId: 'r' }, request: {} } as unknown as Ctx

  const { importedCount, errors } = await importCsv(ctx, { file: new UploadedFile('a.csv', 'text/csv', 1, path) }, kind)
  rmSync(folder, { recursive: true })

  expect([importedCount, written, errors?.length]).toEqual([1, ['A'], 100])
  expect(errors?.at(-1)).toMatchObject({ rowNumber: 101, messages: [expect.any(String), ENDED] })
})

test('an import ends when the database connection is lost: the rows written before are reported, and no row is written halfway', async () => {
  const skus = Array.from({ length: 1200 }, (_, i) => (i === 700 ? 'GONE' : `S${i}`))

  const answer = await stumbling(server, 'GONE', CUT_OFF, () => imported(fileOf(skus)))

  const message = 'The database cannot be reached at the moment; try again; the import ended here'
  expect(answer).toEqual({ importedCount: 500, errors: numbers(500, 501).map((row) => unknown(row, message)) })
  expect(await storedSkus()).toEqual(skus.slice(0, 500))
  expect(await server.db.selectFrom('searchEntry').select('id').execute()).toHaveLength(500)

  expect(await imported(fileOf(skus.slice(500)))).toEqual({ importedCount: 700, errors: [] })
  expect(await storedSkus()).toEqual(skus)
})

test('an import ends soon after a database timeout, and the rows written before are reported', async () => {
  const skus = Array.from({ length: 1200 }, (_, i) => (i === 600 ? 'SLOW' : `S${i}`))
  server.statements.length = 0

  const [many, tries, alone] = await stumbling(server, 'SLOW', TOO_LONG, async () => [
    await imported(fileOf(skus)),
    server.statements.filter((statement) => statement === 'rollback').length,
    await imported(fileOf(['SLOW'])),
  ])

  const message = 'The database took too long; the import ended here'
  expect(many).toEqual({ importedCount: 500, errors: numbers(125, 501).map((row) => unknown(row, message)) })
  expect(tries).toBe(3)
  expect(alone).toEqual({ importedCount: 0, errors: [unknown(1, message)] })
  expect(await storedSkus()).toHaveLength(500)
})

test('an import ends when 5,000 rows, and nine in ten, cannot be read; rows written before stay, and the job says why', async () => {
  const good = Array.from({ length: 100 }, (_, i) => `G${i},1`)
  const bad = Array.from({ length: 20_000 }, (_, i) => `B${i},high`)

  const answer = await imported(['SKU,PRIORITY', ...good, ...bad, 'Z,1'].join('\n'))
  const { csvImportJobs } = await server.gql('{ csvImportJobs { items { state error rowsRead rowsWritten rowsFailed } } }')

  expect([answer.importedCount, answer.errors.length]).toEqual([100, 1000])
  expect(answer.errors.at(-1)).toEqual(unknown(5100, '5000 of 5100 rows cannot be read: the import ended here'))
  expect(csvImportJobs.items[0]).toEqual({
    state: 'FAILED',
    error: '5000 of 5100 rows cannot be read',
    rowsRead: 5100,
    rowsWritten: 100,
    rowsFailed: 5000,
  })
  expect(await storedSkus()).toHaveLength(100)
})

test('a file with fewer bad rows than nine in ten is read to its end', async () => {
  const rows = Array.from({ length: 7000 }, (_, i) => (i % 7 ? `B${i},high` : `G${i},1`))

  const { importedCount } = await imported(['SKU,PRIORITY', ...rows].join('\n'))

  expect(importedCount).toBe(1000)
})

test('rows of one record that cannot be written are refused together, and not one by one', async () => {
  server.statements.length = 0

  const answer = await imported(['PRODUCT_ID,LIST', ...Array<string>(500).fill('999999,5')].join('\n'), undefined, 'price')

  expect([answer.importedCount, answer.errors.length]).toEqual([0, 500])
  expect(new Set(answer.errors.flatMap(({ messages }: { messages: string[] }) => messages))).toEqual(
    new Set(['Product with id [999999] not found']),
  )
  expect(server.statements.filter((statement) => statement === 'begin').length).toBeLessThan(5)
})

test('clusters that name an unknown configuration are refused together, and not one by one', async () => {
  server.statements.length = 0

  const rows = Array.from({ length: 500 }, (_, i) => `Kast ${i},999999`)
  const answer = await imported(['NAMES,CLUSTER_CONFIG_ID', ...rows].join('\n'), undefined, 'cluster')

  expect([answer.importedCount, answer.errors.length]).toEqual([0, 500])
  expect(answer.errors[499].messages).toEqual(['ClusterConfig with id [999999] not found'])
  expect(server.statements.filter((statement) => statement === 'begin').length).toBeLessThan(5)
})

test('an import ends when 500 rows, and half of those read, were refused by the database one by one', async () => {
  const skus = Array.from({ length: 1500 }, (_, i) => (i % 5 ? 'BAD' : `S${i}`))

  const answer = await stumbling(server, 'BAD', "raise exception 'no' using errcode = '23505'", () => imported(fileOf(skus)))

  expect([answer.importedCount, answer.errors.length]).toEqual([125, 500])
  expect(answer.errors.at(-1)).toMatchObject({
    code: 'DB_INSERT',
    messages: [expect.any(String), '500 of 1000 rows were refused one by one: the import ended here'],
    rowNumber: 625,
  })
  expect(await storedSkus()).toHaveLength(125)
})
