/** The start and the target of a cross- or upsell. */
import { sql } from 'kysely'
import { DomainError, Unknown } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import type { CrossupsellRow } from '../../../db/db.gen.js'
import { buyerOf } from '../../../resources/catalog/buyer-rows.js'
import { type BaseProduct, baseProductFor } from '../placement/placement.resource.js'
import type { End } from './crossupsell.resource.js'

/** Returns the product or cluster at an end; its fields are read for the buyer of the cross- or upsell. */
export const baseProductAt = (ctx: Ctx, row: CrossupsellRow, end: End): Promise<BaseProduct | null> =>
  baseProductFor(ctx, { productId: row[`productId${end}`], clusterId: row[`clusterId${end}`] }, buyerOf(ctx, row))

/** Returns the record at an end if it has this kind and matches `hidden`. */
export async function endOf(ctx: Ctx, row: CrossupsellRow, kind: 'product' | 'cluster', end: End, hidden?: boolean | null) {
  if (row[`${kind}Id${end}`] === null) return null
  const found = await baseProductAt(ctx, row, end)
  return found && (hidden == null || (found.hidden === 'Y') === hidden) ? found : null
}

/** The ends in an input. */
export type EndsInput = { [K in `${'productId' | 'clusterId'}${End}`]?: number | null | undefined } & {
  [K in `baseProductUuid${End}`]?: string | null | undefined
}

interface Chosen {
  productId: number | null
  clusterId: number | null
  uuid: string
}

/** Finds and locks the given end; undefined if the input does not give it. */
export async function lockEnd(ctx: Ctx, input: EndsInput, end: End): Promise<Chosen | undefined> {
  const said = [input[`productId${end}`], input[`clusterId${end}`], input[`baseProductUuid${end}`]]
  if (said.every((value) => value === undefined)) return undefined
  const [productId, clusterId, uuid] = said
  const given = said.filter((value) => value != null)
  if (given.length !== 1) throw wrongEndError(`Give one of productId${end}, clusterId${end} and baseProductUuid${end}`)
  const { rows } = await sql<Chosen>`
    select id as "productId", null::int4 as "clusterId", uuid from product
     where ${uuid != null ? sql`uuid = ${uuid}` : sql`id = ${productId ?? 0}`} for key share`.execute(ctx.db)
  if (rows[0] || productId != null) return rows[0] ?? throwUnknownEnd('Product', end, productId)
  const { rows: others } = await sql<Chosen>`
    select null::int4 as "productId", id as "clusterId", uuid from cluster
     where ${uuid != null ? sql`uuid = ${uuid}` : sql`id = ${clusterId ?? 0}`} for key share`.execute(ctx.db)
  return others[0] ?? throwUnknownEnd(uuid != null ? 'Product or cluster' : 'Cluster', end, uuid ?? clusterId)
}

function throwUnknownEnd(label: string, end: End, key: unknown): never {
  throw new Unknown(
    'CROSSUPSELL_CROSS_SERVICE_ERROR',
    `${label} with id [${key}], given as the ${end === 'From' ? 'source' : 'target'}, not found`,
    label === 'Cluster' ? 'CLUSTER_NOT_FOUND_ERROR' : 'PRODUCT_NOT_FOUND_ERROR',
  )
}

export const wrongEndError = (message: string) => new DomainError('VALIDATION', 'CROSSUPSELL_VALIDATION_ERROR', message)
