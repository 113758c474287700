import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untimedBudgets } from '../../../../test/context.js'
import { addCompany } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'
import { openDatabase } from '../../../db/database.js'
import { markChanges, pruneChanges, restartCopiedFeed } from './change.rows.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ closes: false })
})
afterAll(() => server.close())

const FEED = `query ($after: String, $types: [ChangeType!], $limit: Int, $wait: Int) {
  changes(after: $after, types: $types, limit: $limit, wait: $wait) { items { type action recordId uuid } cursor hasMore } }`
const changes = async (variables: object = {}, key?: string): Promise<Answer> => {
  const answer = await server.gql(FEED, variables, key)
  return answer.changes ?? answer
}
/** The end of the feed. */
async function head(types?: string[]): Promise<string> {
  let page = await changes({ limit: 1000, types })
  while (page.hasMore) page = await changes({ limit: 1000, types, after: page.cursor })
  return page.cursor
}
/** Everything after a cursor, in pages of `limit`. */
async function readAll(after: string, limit: number, types?: string[]): Promise<{ items: Answer[]; cursor: string }> {
  const items: Answer[] = []
  for (let cursor = after; ; ) {
    const page = await changes({ after: cursor, limit, types })
    items.push(...page.items)
    cursor = page.cursor
    if (!page.hasMore) return { items, cursor }
  }
}
const short = ({ type, action, recordId }: Answer) => `${type} ${recordId} ${action}`
const setRow = (name: string) => ({ uuid: v7(), name, createdAt: server.clock(), lastModifiedAt: server.clock() })

test('a record that is created, changed and deleted is in the feed three times, on both interfaces', async () => {
  const after = await head()

  const { body: tax } = await server.rest('POST /v2/taxes', { code: 'H', zone: 'NL', percentage: 21 })
  await server.rest(`PATCH /v2/taxes/${tax.id}`, { percentage: 19 })
  await server.rest(`DELETE /v2/taxes/${tax.id}`)

  const expected = ['CREATED', 'UPDATED', 'DELETED'].map((action) => ({ type: 'tax', action, recordId: tax.id, uuid: tax.uuid }))
  const read = await changes({ after })
  expect(read).toEqual({ items: expected, cursor: expect.any(String), hasMore: false })
  const inRest = await server.rest(`GET /v2/changes?after=${after}&types=tax,price`)
  expect(inRest).toMatchObject({ status: 200, body: { hasMore: false } })
  expect(inRest.body.items).toEqual(expected)
  expect(await changes({ after: read.cursor })).toMatchObject({ items: [], hasMore: false })
})

test('a part of a record that changes is an update of the record, a deleted company takes its parts along, and a refused command leaves nothing', async () => {
  const after = await head()

  const id = await addCompany(server, 'Feed')
  await server.rest(`PATCH /v2/companies/id/${id}`, { sources: [{ source: 'erp', sourceId: 'F1' }] })
  await server.rest('POST /v2/taxes', { code: 'H' })
  const between = await readAll(after, 100)
  await server.rest(`DELETE /v2/companies/id/${id}`)

  expect(new Set(between.items.map(short))).toEqual(new Set([`company ${id} CREATED`, `company ${id} UPDATED`]))
  const gone = (await readAll(between.cursor, 100)).items.map(short)
  expect(gone.at(-1)).toBe(`company ${id} DELETED`)
  expect(gone).not.toContain(`company ${id} UPDATED`)
})

test('a product is in the feed once for each bulk request, whichever of its parts the request writes, and not at all if nothing changes', async () => {
  const source = { source: 'feed', sourceId: 'P' }
  await server.rest('POST /v2/categories/bulk/sourceId', {
    categories: [{ sources: [{ source: 'feed', sourceId: 'C' }], names: [{ language: 'NL', value: 'Nieuw' }] }],
  })
  await server.rest('POST /v2/attributedescriptions/bulk/name', {
    attributeDescriptions: [
      {
        name: 'FEED',
        type: 'INT',
        attributeClass: 'PRODUCT',
        descriptions: [{ language: 'NL', value: 'Feed' }],
        defaultValue: { intValue: 0 },
      },
    ],
  })
  const send = (intValue: number, name = 'Nieuw') =>
    server.rest('POST /v2/products/bulk/sourceId', {
      products: [
        {
          sources: [source],
          sku: 'FEED',
          names: [{ language: 'NL', value: name }],
          parent: { source: 'feed', sourceId: 'C' },
          attributes: [{ attributeDescriptionName: 'FEED', value: { intValue } }],
        },
      ],
    })
  const after = await head(['product'])

  const { body } = await send(1)
  expect(body.data).toMatchObject([{ success: true }])
  await send(1)
  await send(2)
  await send(2, 'Anders')
  await server.gql('mutation ($id: Int!) { productDelete(productId: $id) }', { id: body.data[0].id })

  const actions = (await readAll(after, 100, ['product'])).items.map(({ action, recordId }) => `${action} ${recordId}`)
  const { id } = body.data[0]
  expect(actions).toEqual([`CREATED ${id}`, `UPDATED ${id}`, `UPDATED ${id}`, `DELETED ${id}`])
})

test('pages of one row are the same as one page, and types narrow them', async () => {
  const after = await head()
  await server.db.insertInto('valueset').values(['P1', 'P2', 'P3'].map(setRow)).execute()
  await server.rest('POST /v2/warehouses', { name: 'x' })

  const whole = await readAll(after, 1000)
  expect((await readAll(after, 1)).items).toEqual(whole.items)
  expect(whole.items.map(({ type }: Answer) => type)).toEqual(['valueset', 'valueset', 'valueset'])
  expect((await readAll(after, 1, ['order'])).items).toEqual([])
})

test('a transaction that commits late is read late, before and after others, once, and a later one of the same record after it', async () => {
  const [slow, fast] = [1, 2].map(() => openDatabase({ url: server.url, size: 1, onError: () => undefined }))
  if (!slow || !fast) throw new Error('no connections')
  const after = await head(['valueset'])
  const late = await slow.startTransaction().execute()
  await late.insertInto('valueset').values(setRow('LATE')).execute()
  const { id } = await fast.insertInto('valueset').values(setRow('EARLY')).returning('id').executeTakeFirstOrThrow()

  const first = await readAll(after, 1, ['valueset'])
  // The transaction that began first changes the record last: by the number of the transaction the order would be wrong.
  await late.deleteFrom('valueset').where('id', '=', id).execute()
  await late.commit().execute()
  const second = await readAll(first.cursor, 1, ['valueset'])

  expect(first.items.map(short)).toEqual([`valueset ${id} CREATED`])
  expect(second.items.map(short)).toEqual([`valueset ${id - 1} CREATED`, `valueset ${id} DELETED`])
  expect((await readAll(after, 1000, ['valueset'])).items.map(short)).toEqual([
    `valueset ${id - 1} CREATED`,
    `valueset ${id} CREATED`,
    `valueset ${id} DELETED`,
  ])
  expect((await readAll(second.cursor, 1, ['valueset'])).items).toEqual([])
  await Promise.all([slow.destroy(), fast.destroy()])
})

test('a reader with small pages misses nothing and sees nothing twice while eight writers commit out of order and roll back', async () => {
  const WRITERS = 8
  const ROUNDS = 12
  const db = openDatabase({ url: server.url, size: WRITERS, onError: () => undefined })
  let cursor = await head(['valueset'])
  const seen: Answer[] = []
  let isWriting = true
  const reading = (async () => {
    for (let isLast = false; !isLast; ) {
      isLast = !isWriting
      const page = await readAll(cursor, 3, ['valueset'])
      seen.push(...page.items)
      cursor = page.cursor
    }
  })()
  const committed: string[] = []
  const write = async (writer: number) => {
    for (let round = 0; round < ROUNDS; round++) {
      const rows = [0, 1].map((n) => setRow(`W${writer}-${round}-${n}`))
      const transaction = await db.startTransaction().execute()
      for (const row of rows) {
        await transaction.insertInto('valueset').values(row).execute()
        await new Promise((done) => setTimeout(done, ((writer * 7 + round * 3) % 5) * 2))
      }
      if ((writer + round) % 4 === 0) await transaction.rollback().execute()
      else {
        await transaction.commit().execute()
        committed.push(...rows.map(({ uuid }) => uuid))
      }
    }
  }

  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  isWriting = false
  await reading

  expect(seen.map(({ uuid }) => uuid).toSorted()).toEqual(committed.toSorted())
  await db.destroy()
})

test('a waiting request responds as soon as something changes', async () => {
  const after = await head(['valueset'])

  const waiting = server.rest(`GET /v2/changes?types=valueset&wait=20&after=${after}`)
  await server.db.insertInto('valueset').values(setRow('WAITED')).execute()

  expect((await waiting).body.items).toMatchObject([{ type: 'valueset', action: 'CREATED' }])
})

test('a caller who may not wait so long gets the empty page in time, and no error', async () => {
  const { visitor } = untimedBudgets
  const hurried = await startTestServer({ budgets: { visitor: { ...visitor, time: 1000 } } })

  const { changes: page } = await hurried.gql(FEED, { wait: 20 }, await hurried.bareKey())

  expect(page).toEqual({ items: [], cursor: expect.any(String), hasMore: false })
})

test('a cursor is refused once changes after it were pruned, also if the database was copied, and an invalid one has another error', async () => {
  const after = await head()
  await server.db.insertInto('valueset').values(setRow('OLD')).execute()
  const current = await head()

  await markChanges(server.db, server.clock())
  expect(await pruneChanges(server.db, new Date(server.clock().getTime() - 1))).toBe(0)
  expect(await pruneChanges(server.db, server.clock())).toBeGreaterThan(0)

  const expired =
    'The cursor or time is too old: changes after it are no longer kept. Read everything once, then start without it'
  expect(await changes({ after })).toEqual({ errors: [{ message: expired, code: 'CHANGES_CURSOR_EXPIRED' }] })
  expect(await server.rest(`GET /v2/changes?after=${after}`)).toMatchObject({ status: 410, body: { title: 'CursorExpired' } })
  expect(await changes({ after: current })).toMatchObject({ items: [], hasMore: false })
  expect(await changes()).toMatchObject({ items: [], hasMore: false })
  expect(await changes({ after: 'nonsense' })).toEqual({
    errors: [{ message: 'after must be a cursor that this feed returned', code: 'CHANGES_CURSOR_ERROR' }],
  })

  const foreign = Buffer.from(JSON.stringify([1, ['9'], 10])).toString('base64url')
  expect(await changes({ after: foreign })).toMatchObject({ errors: [{ code: 'CHANGES_CURSOR_EXPIRED' }] })
  await server.db.insertInto('valueset').values(setRow('COPIED')).execute()
  await sql`update "changeFeed" set "databaseOid" = 1`.execute(server.db)
  await restartCopiedFeed(server.db)
  await restartCopiedFeed(server.db)
  expect(await changes()).toMatchObject({ items: [] })
})

test('an instant can be the beginning, and every bad parameter is named', async () => {
  const addAt = async (time: string, ...names: string[]) => {
    await server.db.insertInto('valueset').values(names.map(setRow)).execute()
    await markChanges(server.db, new Date(time))
  }
  await addAt('2026-11-20T00:00:00Z', 'S1', 'S2')
  await addAt('2026-11-20T00:10:00Z', 'S3')
  await addAt('2026-11-20T00:20:00Z', 'S4', 'S5')
  const countSince = async (instant: string) => (await server.rest(`GET /v2/changes?since=${instant}`)).body.items?.length

  expect(await countSince('2026-11-20T00:00:00Z')).toBe(3)
  expect(await countSince('2026-11-20T00:15:00Z')).toBe(2)
  expect(await countSince('2999-01-01T00:00:00Z')).toBe(0)
  expect(await server.rest('GET /v2/changes?since=2020-01-01T00:00:00Z')).toMatchObject({ status: 410 })
  for (const query of ['since=soon', 'limit=0', 'limit=1001', 'wait=21', 'types=tax,ship', 'page=1', 'since=2020-01-01&after=x'])
    expect(await server.rest(`GET /v2/changes?${query}`), query).toMatchObject({ status: 400 })
})

test('a key reads the types of its domains; a named type without the role is refused, and a key without any role reads nothing', async () => {
  await server.db.insertInto('valueset').values(setRow('ROLE')).execute()
  const product = await server.keyFor({ product: 'VIEWER' })
  const pricing = await server.keyFor({ pricing: 'VIEWER' })

  expect((await changes({ limit: 1000 }, product)).items.at(-1)).toMatchObject({ type: 'valueset' })
  expect((await changes({ limit: 1000 }, pricing)).items.filter(({ type }: Answer) => type === 'valueset')).toEqual([])
  expect(await changes({ types: ['valueset'] }, pricing)).toMatchObject({ errors: [{ code: 'FORBIDDEN' }] })
  expect((await changes({}, await server.bareKey())).items).toEqual([])
})

test('a page is one statement, whatever its size', async () => {
  const after = await head()
  await server.db.insertInto('valueset').values(['C1', 'C2', 'C3'].map(setRow)).execute()
  server.statements.length = 0

  await changes({ after, limit: 1 })
  await changes({ after, limit: 1000 })

  expect(server.statements).toHaveLength(2)
})
