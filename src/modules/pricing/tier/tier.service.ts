/** What the three kinds of tiers of a price share: cost prices, bulk prices and bulk cost prices. */
import { sql } from 'kysely'
import { invalidField, notFound } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing, requireRows } from '../../../core/store/changing.js'
import { type Resource, type Row, toErrorCode } from '../../../core/store/resource.js'
import { create, type Key, update } from '../../../core/store/store.js'
import { price } from './price.resource.js'
import type { TierTable } from './tiers.resource.js'

// biome-ignore lint/suspicious/noExplicitAny: the kinds of tiers differ in the names of their inputs only
export type TierResource<T extends TierTable> = Resource<T, any, any>

interface Period {
  validFrom?: Date | string | null | undefined
  validTo?: Date | string | null | undefined
}

/** Refuses a period that ends before it begins. */
export function checkPeriod({ validFrom, validTo }: Period, code: string): void {
  if (validFrom && validTo && new Date(validTo) < new Date(validFrom))
    throw invalidField('validTo', 'must not be before validFrom', code)
}

/** Locks the prices that inputs name, which must exist. */
export const requirePrices = (ctx: Ctx, uuids: readonly string[]): Promise<number[]> =>
  requireRows(ctx, price, 'uuid', uuids, (id) => notFound('Price', 'PRICE_NOT_FOUND_ERROR', { id }))

/** Locks these prices and returns those that exist. */
export async function lockExistingPrices(ctx: Ctx, uuids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from price where uuid = any(${[...new Set(uuids)]}::uuid[]) order by id for key share`.execute(ctx.db)
  return new Set(rows.map(({ uuid }) => uuid))
}

export const createTier = <T extends TierTable>(
  ctx: Ctx,
  resource: TierResource<T>,
  input: { priceId: string } & Period,
): Promise<Row<T>> => {
  checkPeriod(input, `${toErrorCode(resource.label)}_CREATE_ERROR`)
  return inTransaction(ctx, async (inner) => {
    await requirePrices(inner, [input.priceId])
    return create(inner, resource, input)
  })
}

/** Changes the given fields. The result is checked under the row's lock, against the stored end of the period, too. */
export const updateTier = <T extends TierTable>(
  ctx: Ctx,
  resource: TierResource<T>,
  key: Key<T>,
  input: Period,
): Promise<Row<T>> =>
  changing(ctx, resource, key, { access: 'EDITOR' }, (inner, row) => {
    const { id, validFrom, validTo } = row as unknown as { id: number } & Period
    checkPeriod({ validFrom, validTo, ...input }, `${toErrorCode(resource.label)}_UPDATE_ERROR`)
    return update(inner, resource, { id } as unknown as Key<T>, input)
  })

/** Deletes all tiers of a kind of a price. */
export const removeTiers = (ctx: Ctx, table: TierTable | 'zoneTaxCode', priceId: string): Promise<boolean> =>
  inTransaction(ctx, async (inner) => {
    await requirePrices(inner, [priceId])
    await sql`delete from ${sql.table(table)} where "priceId" = ${priceId}`.execute(inner.db)
    return true
  })
