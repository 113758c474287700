import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Ctx } from '../src/core/context.js'
import {
  hasSource,
  ownersBySource,
  type SourcePatch,
  type SourceTable,
  sourcesOf,
  writeSources,
} from '../src/core/store/sources.js'
import { startTestServer, type TestServer } from './test-server.js'

const shipSource: SourceTable = { table: 'shipSource', owner: 'shipId', taken: 'SHIP_SOURCE_TAKEN' }

/** A kind of record that no room has: what every room does with sources. */
async function harbour(): Promise<{ server: TestServer; ctx: Ctx }> {
  const server = await startTestServer()
  await sql`create table ship (id int primary key)`.execute(server.db)
  await sql`insert into ship values (1), (2), (3)`.execute(server.db)
  await sql`create table "shipSource" (name text, id text, "shipId" int, primary key (name, id))`.execute(server.db)
  return { server, ctx: { db: server.db } as Ctx }
}

const write = (ctx: Ctx, ownerId: number, ...sources: SourcePatch[]) => writeSources(ctx, shipSource, [{ ownerId, sources }])
const of = (ctx: Ctx, ...ids: number[]) =>
  sourcesOf(shipSource)(
    ctx,
    ids.map((id) => ({ id })),
  )

test('the sources of many records are written by two statements and read by one', async () => {
  const { server, ctx } = await harbour()
  server.statements.length = 0

  await writeSources(ctx, shipSource, [
    {
      ownerId: 1,
      sources: [
        { name: 'erp', id: '7' },
        { name: 'crm', id: 'A' },
      ],
    },
    { ownerId: 2, sources: [{ name: 'erp', id: '8' }] },
    { ownerId: 3, sources: [] },
  ])
  const found = await of(ctx, 2, 3, 1)

  expect(found).toEqual([
    [{ name: 'erp', id: '8' }],
    [],
    [
      { name: 'crm', id: 'A' },
      { name: 'erp', id: '7' },
    ],
  ])
  expect(server.statements).toHaveLength(3)
})

test('a record without sources costs nothing', async () => {
  const { server, ctx } = await harbour()
  server.statements.length = 0

  await write(ctx, 1)

  expect(server.statements).toEqual([])
})

test('a system that is named gets the ids that are given; the others stay as they are', async () => {
  const { ctx } = await harbour()
  await write(ctx, 1, { name: 'erp', id: '7' }, { name: 'erp', id: '8' }, { name: 'crm', id: 'A' })

  await write(ctx, 1, { name: 'erp', id: '8' }, { name: 'erp', id: '9' })

  expect(await of(ctx, 1)).toEqual([
    [
      { name: 'crm', id: 'A' },
      { name: 'erp', id: '8' },
      { name: 'erp', id: '9' },
    ],
  ])
})

test('a system without an id is forgotten', async () => {
  const { ctx } = await harbour()
  await write(ctx, 1, { name: 'erp', id: '7' }, { name: 'erp', id: '8' }, { name: 'crm', id: 'A' })

  await write(ctx, 1, { name: 'erp', id: null }, { name: 'pim' })

  expect(await of(ctx, 1)).toEqual([[{ name: 'crm', id: 'A' }]])
})

test('a pair belongs to one record of its kind', async () => {
  const { ctx } = await harbour()
  await write(ctx, 1, { name: 'erp', id: '7' })

  const taken = {
    kind: 'CONFLICT',
    code: 'SHIP_SOURCE_TAKEN',
    message: expect.stringMatching(/^A source \[.+, .+\] already belongs to another record$/),
  }
  await expect(write(ctx, 2, { name: 'erp', id: '7' })).rejects.toMatchObject(taken)

  expect(await of(ctx, 1, 2)).toEqual([[{ name: 'erp', id: '7' }], []])
})

test('a pair may move from one record to another when both are written together', async () => {
  const { ctx } = await harbour()
  await write(ctx, 1, { name: 'erp', id: '7' })

  await writeSources(ctx, shipSource, [
    { ownerId: 1, sources: [{ name: 'erp', id: null }] },
    { ownerId: 2, sources: [{ name: 'erp', id: '7' }] },
  ])

  expect(await of(ctx, 1, 2)).toEqual([[], [{ name: 'erp', id: '7' }]])
})

test('a bad source is named, and changes nothing', async () => {
  const { ctx } = await harbour()
  await write(ctx, 1, { name: 'pim', id: 'P' })
  const long = (length: number) => 'x'.repeat(length)

  const refusals: [SourcePatch[], string][] = [
    [
      [
        { name: 'erp', id: '1' },
        { name: 'erp', id: '1' },
      ],
      'sources[1] repeats another source',
    ],
    [[{ name: '', id: '1' }], 'sources[0].name must be 1 to 32 characters long'],
    [[{ name: long(33), id: '1' }], 'sources[0].name must be 1 to 32 characters long'],
    [[{ name: 'erp', id: '' }], 'sources[0].id must be 1 to 64 characters long'],
    [[{ name: 'erp', id: long(65) }], 'sources[0].id must be 1 to 64 characters long'],
  ]
  for (const [bad, message] of refusals)
    await expect(write(ctx, 1, { name: 'pim', id: null }, ...bad)).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      message: message.replace(/\[(\d)\]/, (_, i) => `[${Number(i) + 1}]`),
    })

  expect(await of(ctx, 1)).toEqual([[{ name: 'pim', id: 'P' }]])
})

test('records are found by a key in a system, or by the key alone in any', async () => {
  const { server, ctx } = await harbour()
  await write(ctx, 1, { name: 'erp', id: '7' })
  await write(ctx, 2, { name: 'crm', id: '7' }, { name: 'erp', id: '8' })
  server.statements.length = 0

  const asked = [{ name: 'erp', id: '7' }, { name: 'pim', id: '8' }, { id: '8' }]
  const found = await ownersBySource(ctx, shipSource, asked)
  const anywhere = await ownersBySource(ctx, shipSource, [{ id: '7', name: null }, { id: '7' }])

  expect(found.toSorted((a, b) => a.ownerId - b.ownerId)).toEqual([
    { name: 'erp', id: '7', ownerId: 1 },
    { name: 'erp', id: '8', ownerId: 2 },
  ])
  expect(anywhere.map(({ ownerId }) => ownerId).sort()).toEqual([1, 2])
  expect(server.statements).toHaveLength(2)
})

test('the filter finds records by either half of a source, and an empty list leaves nothing out', async () => {
  const { server, ctx } = await harbour()
  await write(ctx, 1, { name: 'erp', id: '7' })
  await write(ctx, 2, { name: 'crm', id: '7' }, { name: 'erp', id: '8' })
  const search = async (...asked: { name?: string | null; id?: string | null }[]) => {
    const filter = hasSource<'tax'>(shipSource)
    const ships = server.db
      .selectFrom('ship' as 'tax')
      .select('id')
      .orderBy('id')
    return (await ships.where((eb) => filter(eb, asked, {})).execute()).map(({ id }) => id)
  }

  expect(await search()).toEqual([1, 2, 3])
  expect(await search({ name: 'erp' })).toEqual([1, 2])
  expect(await search({ id: '7', name: null })).toEqual([1, 2])
  expect(await search({ name: 'erp', id: '7' })).toEqual([1])
  expect(await search({ name: 'crm', id: '8' })).toEqual([])
  expect(await search({ name: 'erp', id: '7' }, { name: 'erp', id: '8' })).toEqual([1, 2])
})
