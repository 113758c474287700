/** Indexes of the product search in files: a server that starts uses them, unless they are not those of its database. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createRandom, fillRandomly, type RandomCatalogue, randomSearch } from '../../../../../test/random-catalogue.js'
import { type Answer, startTestServer, type TestServer } from '../../../../../test/test-server.js'
import { openSearchIndexes } from './index-thread.js'
import type { MemoryIndex } from './memory-index.js'
import type { SearchIndexes } from './search-indexes.js'

const folder = mkdtempSync(join(tmpdir(), 'wharf-index-'))
const OPTIONS = { maxBytes: 2 ** 30, minProducts: 0, minKept: 0, folder, waits: true }
let server: TestServer
let catalogue: RandomCatalogue

beforeAll(async () => {
  server = await startTestServer({ closes: false, search: OPTIONS })
  catalogue = await fillRandomly(server)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Files are written beside the searches: none of one test may come in another. */
afterEach(() => finishWriting())
async function finishWriting() {
  for (const index of server.services.searchIndexes.ofDatabases.values() as Iterable<MemoryIndex>) {
    await index.saving
    await index.released
  }
}

const indexPath = () => {
  const [name] = readdirSync(folder).filter((file) => file.endsWith('.index'))
  return name === undefined ? null : join(folder, name)
}

/** The kinds of messages that the index has got since the start. */
let sent: { kind: string; blocks: number; entries: number }[] = []

/** Starts the search again, as a new process would, and returns what it asks for. */
function restart(options: Partial<typeof OPTIONS> = {}) {
  const indexes = openSearchIndexes({ ...OPTIONS, ...options })
  const messages: typeof sent = []
  sent = messages
  const spied: SearchIndexes = {
    ...indexes,
    ask: (message, request) => {
      const { kind, update } = message as { kind: string; update?: { blocks: { entryIds: number[] | null }[] } }
      const blocks = update?.blocks ?? []
      const entries = blocks.reduce((sum, { entryIds }) => sum + (entryIds?.length ?? 0), 0)
      messages.push({ kind, blocks: blocks.filter(({ entryIds }) => entryIds === null).length, entries })
      return indexes.ask(message, request)
    },
  }
  Object.assign(server.services, { searchIndexes: spied })
}

/** Returns how many blocks and single results were sent to the index. */
const countSent = () => ({
  blocks: sent.reduce((sum, { blocks }) => sum + blocks, 0),
  entries: sent.reduce((sum, { entries }) => sum + entries, 0),
})
const wasLoaded = () => sent.some(({ kind }) => kind === 'load')

const PAGE = `itemsFound items { __typename ... on Product { productId } ... on Cluster { clusterId } }
  filters { attributeDescription { name } textFilters { value count countActive countTotal } integerRangeFilter { min max } }`
const find = (input: object): Promise<Answer> =>
  server.gql(`query ($input: ProductSearchInput) { products(input: $input) { ${PAGE} } }`, { input })
const SEARCH = { term: 'zaag', language: 'NL', statuses: [], offset: 500 }

/** Returns what the database finds without an index. */
async function findInSql(input: object): Promise<Answer> {
  const { searchIndexes } = server.services
  Object.assign(server.services, { searchIndexes: { ...searchIndexes, maxBytes: 0 } })
  const answer = await find(input)
  Object.assign(server.services, { searchIndexes })
  return answer
}

const readRows = async () => (await sql<{ uuid: string }>`select uuid from "searchSnapshot"`.execute(server.db)).rows

/** Builds the index and waits until it is in its file. */
async function writeFile() {
  await finishWriting()
  for (const name of readdirSync(folder)) rmSync(join(folder, name))
  await sql`delete from "searchSnapshot"`.execute(server.db)
  restart()
  await find(SEARCH)
  await finishWriting()
  expect(await readRows()).toHaveLength(1)
}

const rename = (id: number | undefined, name: string) =>
  server.gql('mutation ($id: Int!, $input: UpdateProductInput!) { productUpdate(productId: $id, input: $input) { id } }', {
    id,
    input: { names: [{ language: 'NL', value: name }] },
  })

describe('a server that starts', () => {
  beforeEach(() => writeFile())

  test('reads the index from its file, and not from the database', async () => {
    restart()
    const random = createRandom(5)
    for (let i = 0; i < 30; i++) {
      const { input } = randomSearch(random, catalogue)
      expect(await find(input)).toEqual(await findInSql(input))
    }

    expect(wasLoaded()).toBe(true)
    expect(countSent()).toEqual({ blocks: 0, entries: 0 })
  })

  test('reads only the products that have changed since', async () => {
    const [first, second] = [...catalogue.ids.product.values()]
    await rename(first, 'Een zaag van zilver')
    await rename(second, 'Een lamp van zilver')
    restart()

    expect(await find(SEARCH)).toEqual(await findInSql(SEARCH))
    expect(await find({ ...SEARCH, term: 'zilver' })).toEqual(await findInSql({ ...SEARCH, term: 'zilver' }))
    const { blocks, entries } = countSent()
    expect(wasLoaded()).toBe(true)
    expect(blocks).toBe(0)
    expect(entries).toBeLessThanOrEqual(2)
  })

  test('reads changed products one by one, too, if more have changed than one statement reads', async () => {
    // More changes than one statement reads: most of them are of products that have not changed.
    await rename([...catalogue.ids.product.values()][4], 'Een zaag van koper')
    await sql`insert into "searchChange" (xid, bucket, "entryId")
      select pg_current_xact_id()::text::bigint, n >> 10, n from generate_series(1000000, 1001010) n`.execute(server.db)
    restart()

    expect(await find({ ...SEARCH, term: 'koper' })).toEqual(await findInSql({ ...SEARCH, term: 'koper' }))
    expect(wasLoaded()).toBe(true)
    expect(countSent()).toEqual({ blocks: 0, entries: 1 })
  })

  test('finds products that were added and deleted meanwhile', async () => {
    const [, , third] = [...catalogue.ids.product.values()]
    const { productCreate } = await server.gql(
      'mutation ($input: CreateProductInput!) { productCreate(input: $input) { productId } }',
      { input: { sku: 'NA-DE-START', names: [{ language: 'NL', value: 'Zaag van na de start' }] } },
    )
    await rename(third, 'Zaag die verdwijnt')
    await server.gql('mutation ($id: Int!) { productDelete(productId: $id) }', { id: third })
    restart()

    const found = await find(SEARCH)
    expect(found).toEqual(await findInSql(SEARCH))
    expect(found.products.items).toContainEqual({ __typename: 'Product', productId: productCreate.productId })
    expect(wasLoaded()).toBe(true)
  })

  test.each([
    [
      'a byte of it is damaged',
      (bytes: Buffer) => bytes.fill((bytes[bytes.length >> 1] as number) ^ 1, bytes.length >> 1, (bytes.length >> 1) + 1),
    ],
    ['it is cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 20)],
    [
      'another version of Wharf has written it',
      (bytes: Buffer) => Buffer.concat([Buffer.from('wharf search index 0 LE\n'), bytes.subarray(24)]),
    ],
    ['it is empty', () => Buffer.alloc(0)],
    ['its lengths are nonsense', (bytes: Buffer) => bytes.fill(255, 24, 32)],
  ])('builds the index, and writes the file again, if %s', async (_, damage) => {
    const path = indexPath() as string
    const whole = readFileSync(path)
    writeFileSync(path, damage(Buffer.from(whole)))
    restart()

    expect(await find(SEARCH)).toEqual(await findInSql(SEARCH))
    expect(countSent().blocks).toBeGreaterThan(0)
    await finishWriting()

    restart()
    expect(await find(SEARCH)).toEqual(await findInSql(SEARCH))
    expect(wasLoaded()).toBe(true)
  })

  test('builds the index if its database was set back to a time before the file was written, and has the same versions again', async () => {
    // What a copy of the database of that time would have: other words under the same version, and no row of the file.
    await sql`delete from "searchSnapshot"`.execute(server.db)
    await sql`alter table "searchText" disable trigger user`.execute(server.db)
    const changed = await sql`
      update "searchText" set texts = to_tsvector('simple', 'teruggezet') where language = 'NL' and "memberId" = ${[...catalogue.ids.product.values()][5]}`.execute(
      server.db,
    )
    await sql`alter table "searchText" enable trigger user`.execute(server.db)
    restart()

    const search = { ...SEARCH, term: 'teruggezet' }
    const found = await find(search)
    expect(Number(changed.numAffectedRows)).toBe(1)
    expect(found.products.itemsFound).toBe(1)
    expect(found).toEqual(await findInSql(search))
    expect(wasLoaded()).toBe(false)
  })

  test('builds the index if the file is that of another database', async () => {
    const path = indexPath() as string
    const bytes = readFileSync(path)
    // The row is there, as in a database that was restored from a dump: its transactions have other numbers.
    const at = bytes.indexOf('\\"database\\":\\"')
    expect(at).toBeGreaterThan(0)
    const [{ uuid }] = (await readRows()) as [{ uuid: string }]
    const { writeRecords, readRecords } = await import('../memory/index-file.js')
    const records: unknown[] = []
    for await (const record of readRecords(path)) records.push(record)
    const first = records[0] as { head: string }
    const head = { ...JSON.parse(first.head), database: '1 1' }
    expect(head.uuid).toBe(uuid)
    await writeRecords(path, [{ ...first, head: JSON.stringify(head) }, ...records.slice(1)])
    restart()

    expect(await find(SEARCH)).toEqual(await findInSql(SEARCH))
    expect(wasLoaded()).toBe(false)
  })
})

describe('several processes of a node', () => {
  beforeEach(() => writeFile())

  test('one of them builds the index, and the others read its file', async () => {
    const path = indexPath() as string
    const written = readFileSync(path)
    rmSync(path)
    writeFileSync(`${path}.building`, '')
    restart()
    const whileBuilt = await find(SEARCH)
    const messages = sent.length
    rmSync(`${path}.building`)
    writeFileSync(path, written)
    const afterwards = await find(SEARCH)

    expect(messages).toBe(0)
    expect(wasLoaded()).toBe(true)
    expect(countSent().blocks).toBe(0)
    expect(afterwards).toEqual(whileBuilt)
  })

  test('a process that has ended while it built the index is not waited for', async () => {
    const path = indexPath() as string
    rmSync(path)
    writeFileSync(`${path}.building`, '')
    utimesSync(`${path}.building`, 1, 1)
    restart()
    await find(SEARCH)

    expect(countSent().blocks).toBeGreaterThan(0)
  })
})

test('a small catalogue has no file', async () => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name))
  restart({ minKept: 1_000_000 })
  expect(await find(SEARCH)).toEqual(await findInSql(SEARCH))
  expect(readdirSync(folder)).toEqual([])
})
