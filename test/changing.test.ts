import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { refused } from '../src/core/base/errors.js'
import { type Ctx, inTransaction } from '../src/core/context.js'
import { declareEvents } from '../src/core/events.js'
import { changing, changingChild, keepRows, lockRows, requireRows } from '../src/core/store/changing.js'
import { create, get, remove, update } from '../src/core/store/store.js'
import { company } from '../src/resources/accounts/company.js'
import { valueset, valuesetItem } from '../src/resources/catalog/valueset.js'
import { contextOf } from './context.js'
import { everything, startTestServer, type TestServer } from './test-server.js'

const events = declareEvents(['COMPANY_CHANGED'], ['companyId'])

describe('changing one record', () => {
  test('locks and finds it in one statement, and writes the event after the work', async () => {
    const server = await startTestServer()
    const ctx = await contextOf(server, everything)
    const { uuid } = await create(ctx, company, { name: 'Hull' })
    server.statements.length = 0

    const changed = await changing(ctx, company, { uuid }, { access: 'EDITOR', event: announce }, (inner, { id, name }) =>
      update(inner, company, { id }, { name: `${name} & Sons` }),
    )

    expect(changed.name).toBe('Hull & Sons')
    expect(server.statements.map((text) => text.trim().split(/\s+/, 2).join(' '))).toEqual([
      'begin',
      expect.stringMatching(/^select/),
      'update "company"',
      'with number',
      'commit',
    ])
    expect(await announced(server)).toEqual([{ companyId: changed.id }])
  })

  test('does not find what the caller may not see, whatever the key looks like', async () => {
    const server = await startTestServer()
    const { id } = await create(await contextOf(server, everything), company, { name: 'Hull' })
    const reader = await contextOf(server, { user: 'VIEWER' })

    for (const key of [{ id }, { id: 404 }, { uuid: 'no uuid' }])
      await expect(changing(reader, company, key, { access: 'EDITOR' }, neverRun)).rejects.toMatchObject({
        code: 'COMPANY_NOT_FOUND_ERROR',
      })
  })

  test('undoes everything when the state forbids it, or when the event cannot be written', async () => {
    const server = await startTestServer()
    const ctx = await contextOf(server, everything)
    const { id } = await create(ctx, company, { name: 'Hull' })
    const rename = (inner: Ctx) => update(inner, company, { id }, { name: 'Other' })
    const closed = () => {
      throw refused('CLOSED', 'The company is closed')
    }
    const failing = async (inner: Ctx) => {
      await announce(inner, { id })
      closed()
    }

    await expect(changing(ctx, company, { id }, { access: 'EDITOR', allows: closed }, neverRun)).rejects.toThrow('closed')
    await expect(changing(ctx, company, { id }, { access: 'EDITOR', event: failing }, rename)).rejects.toThrow('closed')

    expect(await get(ctx, company, { id })).toMatchObject({ name: 'Hull' })
    expect(await announced(server)).toEqual([])
  })

  test('lets one change wait for another, and shows it what the first has written', async () => {
    const server = await startTestServer()
    const ctx = await contextOf(server, everything)
    const { id } = await create(ctx, company, { name: '0' })
    const addOne = (inner: Ctx, { name }: { name: string }) => update(inner, company, { id }, { name: `${Number(name) + 1}` })

    await Promise.all(Array.from({ length: 6 }, () => changing(ctx, company, { id }, { access: 'EDITOR' }, addOne)))

    expect(await get(ctx, company, { id })).toMatchObject({ name: '6' })
  })

  test('does not find what was deleted while it waited', async () => {
    const server = await startTestServer()
    const ctx = await contextOf(server, everything)
    const { id } = await create(ctx, company, { name: 'Hull' })
    let waiting: Promise<unknown> = Promise.resolve()

    await changing(ctx, company, { id }, { access: 'OWNER' }, async (inner) => {
      waiting = changing(ctx, company, { id }, { access: 'EDITOR' }, neverRun).catch((error) => error)
      await blocked(server)
      return remove(inner, company, { id })
    })

    expect(await waiting).toMatchObject({ code: 'COMPANY_NOT_FOUND_ERROR' })
  })

  test('lets others refer to a record that changes, and not to one that is being deleted', async () => {
    const server = await startTestServer()
    const ctx = await contextOf(server, everything)
    const { id } = await create(ctx, company, { name: 'Hull' })

    const during = await changing(ctx, company, { id }, { access: 'EDITOR' }, () => keepRows(ctx, company, [id]))
    let late: Promise<Set<number>> = Promise.resolve(new Set())
    await changing(ctx, company, { id }, { access: 'OWNER' }, async (inner) => {
      late = inTransaction(ctx, (other) => keepRows(other, company, [id]))
      await blocked(server)
      return remove(inner, company, { id })
    })

    expect([during, await late]).toEqual([new Set([id]), new Set()])
  })

  test('touches the record in the statement that locks it', async () => {
    const server = await startTestServer()
    const { id } = await create(await contextOf(server, everything), company, { name: 'Hull' })
    server.travel('2026-11-16T12:00:00.000Z')
    const ctx = await contextOf(server, everything)
    server.statements.length = 0

    const touched = await changing(ctx, company, { id }, { access: 'EDITOR', touch: true }, async (_, row) => row)

    expect(touched.lastModifiedAt).toEqual(new Date('2026-11-16T12:00:00.000Z'))
    expect(server.statements).toHaveLength(3)
  })
})

test('a child is changed under the lock of its parent, and read after it', async () => {
  const server = await startTestServer()
  const ctx = await contextOf(server, everything)
  const set = await create(ctx, valueset, { name: 'size', type: 'CUSTOM' })
  const { id } = await create(ctx, valuesetItem, { valuesetId: set.id, value: '0' })
  const under = { parent: valueset, column: 'valuesetId', access: 'EDITOR' } as const
  const addOne = (inner: Ctx, { value }: { value: string }) =>
    update(inner, valuesetItem, { id }, { value: `${Number(value) + 1}` })

  await Promise.all(Array.from({ length: 4 }, () => changingChild(ctx, valuesetItem, { id }, under, addOne)))

  expect(await get(ctx, valuesetItem, { id })).toMatchObject({ value: '4' })
})

describe('many records', () => {
  test('are locked in the order of their ids: commands that name them in other orders never deadlock', async () => {
    const server = await startTestServer()
    const ctx = await contextOf(server, everything)
    const ids = await companies(ctx, 20)
    const orders = Array.from({ length: 8 }, (_, n) =>
      [...ids.slice(n), ...ids.slice(0, n)].toSorted(n % 2 ? descending : ascending),
    )

    const locked = await Promise.all(orders.map((order) => inTransaction(ctx, (inner) => lockRows(inner, company, order))))

    for (const rows of locked) expect(rows.map(({ id }) => id)).toEqual(ids)
  })

  test('that the caller may not change are left out', async () => {
    const server = await startTestServer()
    const ids = await companies(await contextOf(server, everything), 2)
    const reader = await contextOf(server, { user: 'VIEWER' })

    expect(await lockRows(reader, company, ids)).toEqual([])
    expect(await lockRows(reader, company, ids, 'VIEWER')).toHaveLength(2)
    expect(await lockRows(reader, company, [], 'VIEWER')).toEqual([])
  })

  test('that an input names must be there; the first that is not is named', async () => {
    const server = await startTestServer()
    const ctx = await contextOf(server, everything)
    const [first, second] = await Promise.all(['Hull', 'York'].map((name) => create(ctx, company, { name })))
    const uuids = [second!.uuid.toUpperCase(), first!.uuid, first!.uuid]
    const strangers = [first!.uuid, 'no uuid', '01890000-0000-7000-8000-000000000000']

    expect(await requireRows(ctx, company, 'uuid', uuids)).toEqual([first!.id, second!.id].toSorted(ascending))
    await expect(requireRows(ctx, company, 'uuid', strangers)).rejects.toThrow('no uuid')
    await expect(requireRows(ctx, company, 'id', [404], (id) => refused('GONE', `none is ${id}`))).rejects.toThrow('none is 404')
    expect(await keepRows(ctx, company, [first!.id, 404, 2 ** 40])).toEqual(new Set([first!.id]))
  })
})

const ascending = (a: number, b: number) => a - b
const descending = (a: number, b: number) => b - a

const neverRun = async (): Promise<never> => expect.unreachable('the work ran')

const announce = (ctx: Ctx, { id }: { id: number }) => events.emit(ctx, 'COMPANY_CHANGED', { companyId: id })

const announced = async ({ db }: TestServer) =>
  (await db.selectFrom('event').select('payload').where('trigger', '=', 'COMPANY_CHANGED').execute()).map(
    ({ payload }) => payload,
  )

async function companies(ctx: Ctx, count: number): Promise<number[]> {
  const ids: number[] = []
  for (let n = 0; n < count; n++) ids.push((await create(ctx, company, { name: `Company ${n}` })).id)
  return ids
}

/** Waits until somebody waits for a lock. */
async function blocked({ db }: TestServer): Promise<void> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await waiting.execute(db)).rows.length === 0) await new Promise((wait) => setTimeout(wait, 5))
}
