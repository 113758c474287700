import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Ctx } from '../src/core/context.js'
import { replaceSources, sourcesOf } from '../src/core/sources.js'
import { type House, house } from './house.js'

const shipSource = { table: 'shipSource', owner: 'shipId', taken: 'SHIP_SOURCE_TAKEN' }

/** A kind of record that no room has: what the rooms to come will do with sources. */
async function harbour(): Promise<{ at: House; ctx: Ctx }> {
  const at = await house()
  await sql`create table "shipSource" (name text, id text, "shipId" int, primary key (name, id))`.execute(at.db)
  return { at, ctx: { db: at.db } as Ctx }
}

test('the sources of many records are one statement', async () => {
  const { at, ctx } = await harbour()
  await replaceSources(ctx, shipSource, 1, [
    { name: 'erp', id: '7' },
    { name: 'crm', id: 'A' },
  ])
  await replaceSources(ctx, shipSource, 2, [{ name: 'erp', id: '8' }])
  at.statements.length = 0

  const found = await sourcesOf(shipSource)(ctx, [{ id: 2 }, { id: 3 }, { id: 1 }])

  expect(found).toEqual([
    [{ name: 'erp', id: '8' }],
    [],
    [
      { name: 'crm', id: 'A' },
      { name: 'erp', id: '7' },
    ],
  ])
  expect(at.statements).toHaveLength(1)
})

test('a pair belongs to one record of its kind', async () => {
  const { ctx } = await harbour()
  await replaceSources(ctx, shipSource, 1, [{ name: 'erp', id: '7' }])

  await expect(replaceSources(ctx, shipSource, 2, [{ name: 'erp', id: '7' }])).rejects.toMatchObject({
    code: 'SHIP_SOURCE_TAKEN',
  })

  expect(await sourcesOf(shipSource)(ctx, [{ id: 1 }, { id: 2 }])).toEqual([[{ name: 'erp', id: '7' }], []])
})

test('a new list replaces the old one, and a bad one changes nothing', async () => {
  const { ctx } = await harbour()
  await replaceSources(ctx, shipSource, 1, [{ name: 'erp', id: '7' }])
  await replaceSources(ctx, shipSource, 1, [{ name: 'pim', id: 'P' }])

  for (const bad of [
    [
      { name: 'erp', id: '1' },
      { name: 'erp', id: '1' },
    ],
    [{ name: 'x'.repeat(33), id: '1' }],
    [{ name: 'erp', id: '' }],
  ])
    await expect(replaceSources(ctx, shipSource, 1, bad)).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
  expect(await sourcesOf(shipSource)(ctx, [{ id: 1 }])).toEqual([[{ name: 'pim', id: 'P' }]])
})
