import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

const NOT_ALLOWED = 'A valueset of the type SYSTEM cannot be created or changed'

const bulk = ({ rest }: TestServer, valuesets: object[]) => rest('POST /v2/valuesets/bulk/name', { valuesets })

/** All sets as short texts: `NAME (value, …)`. */
async function stored({ rest }: TestServer): Promise<string[]> {
  const { data } = (await rest('GET /v2/valuesets?expands=valuesetItems&offset=100')).body
  return data.map((set: Answer) => `${set.name} (${set.valuesetItems.map(({ value }: Answer) => value).join(', ')})`)
}

/** Locks the set in a separate transaction, changes it, and commits when the request is waiting for it. */
async function whileChanging(server: TestServer, change: RawBuilder<unknown>, request: () => Promise<Answer>): Promise<Answer> {
  let answer: Promise<Answer> | undefined
  await server.db.transaction().execute(async (other) => {
    await change.execute(other)
    answer = request()
    const waiting = sql<{
      n: number
    }>`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => (await waiting.execute(server.db)).rows[0]?.n, { interval: 20 }).toBe(1)
  })
  return answer
}

test('a change waits for another change of its set and then sees it', async () => {
  const server = await startTestServer()
  await bulk(server, [{ name: 'COLOR', valuesetItems: [{ value: 'red' }] }])
  const platform = sql`update valueset set type = 'SYSTEM'`
  const refused = { errors: [{ message: NOT_ALLOWED, code: 'VALUESET_NOT_ALLOWED_TO_MODIFY_ERROR' }] }
  const own = () => sql`update valueset set type = 'CUSTOM'`.execute(server.db)

  for (const mutation of [
    'valuesetUpdate(id: 1, input: { name: "X" }) { id }',
    'valuesetItemUpdate(id: 1, input: { value: "X" }) { id }',
    'valuesetItemCreate(input: { valuesetId: 1, value: "X" }) { id }',
    'valuesetItemDelete(id: 1)',
    'valuesetDelete(id: 1)',
  ]) {
    expect(await whileChanging(server, platform, () => server.gql(`mutation { ${mutation} }`))).toEqual(refused)
    await own()
  }

  const inBulk = await whileChanging(server, platform, () => bulk(server, [{ name: 'COLOR', valuesetItems: [{ value: 'X' }] }]))
  expect(inBulk.body.data).toEqual([{ key: 'COLOR', lookupKey: 'name', success: false, error: NOT_ALLOWED }])
  expect(await stored(server)).toEqual(['COLOR (red)'])
})

test('a set that goes away takes the change of its values with it', async () => {
  const server = await startTestServer()
  await bulk(server, [
    { name: 'A', valuesetItems: [{ value: 'x' }] },
    { name: 'B', valuesetItems: [{ value: 'x' }] },
  ])

  const added = () => server.gql('mutation { valuesetItemCreate(input: { valuesetId: 1, value: "y" }) { id } }')
  const changed = () => server.gql('mutation { valuesetItemUpdate(id: 2, input: { value: "y" }) { id } }')

  expect(await whileChanging(server, sql`delete from valueset where id = 1`, added)).toEqual({
    errors: [{ message: 'Valueset with id [1] not found', code: 'VALUESET_NOT_FOUND_ERROR' }],
  })
  expect(await whileChanging(server, sql`delete from valueset where id = 2`, changed)).toEqual({
    errors: [{ message: 'ValuesetItem with id [2] not found', code: 'VALUESET_ITEM_NOT_FOUND_ERROR' }],
  })
  expect(await stored(server)).toEqual([])
})

test('of many concurrent requests that add the same value, one succeeds', async () => {
  const server = await startTestServer()
  await bulk(server, [{ name: 'COLOR' }])

  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      server.gql('mutation { valuesetItemCreate(input: { valuesetId: 1, value: "red" }) { value } }'),
    ),
  )

  expect(answers.filter(({ errors }) => !errors)).toEqual([{ valuesetItemCreate: { value: 'red' } }])
  const refusal = { errors: [{ message: 'ValuesetItem already exists', code: 'VALUESET_ALREADY_EXISTS_ERROR' }] }
  expect(answers.filter(({ errors }) => errors)).toEqual(Array.from({ length: 11 }, () => refusal))
})

test('bulks of the same sets in different orders never block each other', async () => {
  const server = await startTestServer()
  const sets = Array.from({ length: 40 }, (_, n) => ({ name: `SET_${n}`, valuesetItems: [{ value: 'a' }, { value: 'b' }] }))
  const orders = [sets, [...sets].reverse(), [...sets.slice(20), ...sets.slice(0, 20)]]
  await bulk(server, sets.slice(0, 20))

  const answers = await Promise.all([...orders, ...orders].map((valuesets) => bulk(server, valuesets)))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect((await stored(server)).sort()).toEqual(sets.map(({ name }) => `${name} (a, b)`).sort())
  expect(server.logged).toEqual([])
})
