/** New lines of a cart: checked together, merged with equal lines, and written with two statements however many there are. */
import { sql } from 'kysely'
import { conflict, invalid, notFound } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import { newUuid } from '../../../core/store/row.js'
import { groupBy } from '../../../core/store/store.js'
import type { CartItemRow, CartRow } from '../../../db/db.gen.js'
import { NO_LINE_AMOUNTS } from './cart.calculate.js'
import { type OrderedProduct, readProducts, whyUnorderable, whyWrongQuantity } from './cart.products.js'

/** More lines than a cart can sensibly have: everybody who reads it reads all of them. */
const MAX_LINES = 2000
const MAX_QUANTITY = 1_000_000
const CONFIGURATION = 'CLUSTER_INVALID_CONFIGURATION_ERROR'

/** A line as an input describes it. */
export interface NewLine {
  productId: number
  clusterId: number | null
  bundleId: string | null
  quantity: number
  notes: string | null
  requestDate: Date | null
  externalPrice: string | null
  children: readonly NewLine[]
}

/** The properties that the inputs of lines share. */
interface LineInput {
  quantity?: number | null | undefined
  notes?: string | null | undefined
  requestDate?: string | null | undefined
  price?: number | null | undefined
}

/** Converts an input to a line. A child has no cluster of its own. */
export const toNewLine = (
  productId: number,
  input: LineInput,
  { clusterId = null, children = [] }: { clusterId?: number | null; children?: readonly NewLine[] } = {},
): NewLine => ({
  productId,
  clusterId,
  bundleId: null,
  quantity: input.quantity ?? 1,
  notes: input.notes ?? null,
  requestDate: input.requestDate ? new Date(input.requestDate) : null,
  externalPrice: input.price == null ? null : String(input.price),
  children,
})

interface WrittenLines {
  created: number
  updated: number
}

/** Adds lines to a locked cart. A line that the cart has already gets a higher quantity instead. */
export async function addLines(
  ctx: Ctx,
  cart: CartRow,
  rows: readonly CartItemRow[],
  lines: readonly NewLine[],
): Promise<WrittenLines> {
  const parts = lines.flatMap((line) => [line, ...line.children])
  const products = await readProducts(
    ctx,
    cart,
    parts.map(({ productId }) => productId),
  )
  await checkConfigurations(ctx, lines, products)
  const known = new Map(rows.filter(isOpenMainLine).map((row) => [keyOfRow(row, rows), { row, quantity: row.quantity }]))
  const added = new Map<string, NewLine>()
  const raised = new Set<string>()
  for (const line of lines) {
    const key = keyOfLine(line)
    const existing = known.get(key)
    if (existing) {
      existing.quantity += line.quantity
      raised.add(key)
    } else added.set(key, { ...line, quantity: (added.get(key)?.quantity ?? 0) + line.quantity })
  }
  for (const line of added.values()) checkLine(ctx, line, products)
  for (const key of raised) checkQuantity(products.get(known.get(key)?.row.productId ?? 0), known.get(key)?.quantity ?? 0)
  if (rows.length + added.size > MAX_LINES) throw conflict('CART_ITEM_ADD_ERROR', `A cart has at most ${MAX_LINES} lines`)
  await raiseQuantities(
    ctx,
    [...raised].map((key) => known.get(key) as { row: CartItemRow; quantity: number }),
  )
  await insertLines(ctx, cart.id, [...added.values()])
  return { created: added.size, updated: raised.size }
}

const isOpenMainLine = ({ parentItemId, isBonus }: CartItemRow) => parentItemId === null && !isBonus

/** An amount without trailing zeros: 5.00000 in the database is 5 in an input. */
const textOf = (amount: string | null): string | null => (amount === null ? null : Decimal.of(amount).toText())

/** Two lines are equal when they are the same configuration at the same price, for the same date and with the same notes. */
const keyOfLine = (line: NewLine): string =>
  JSON.stringify([
    line.productId,
    line.clusterId,
    line.bundleId,
    textOf(line.externalPrice),
    line.notes || null,
    line.requestDate?.toISOString() ?? null,
    line.children.map((child) => [child.productId, child.quantity, textOf(child.externalPrice)]).sort(),
  ])

const keyOfRow = (row: CartItemRow, rows: readonly CartItemRow[]): string =>
  keyOfLine({
    ...row,
    children: rows.filter(({ parentItemId }) => parentItemId === row.id).map((child) => ({ ...child, children: [] })),
  })

/** Refuses a product that does not exist or cannot be ordered in this quantity. */
function checkLine(ctx: Ctx, line: NewLine, products: ReadonlyMap<number, OrderedProduct>): void {
  for (const part of [line, ...line.children]) {
    const product = products.get(part.productId)
    if (!product) throw notFound('Product', 'PRODUCT_NOT_FOUND_ERROR', { id: part.productId })
    const reason = whyUnorderable(product, ctx.now, part !== line)
    if (reason) throw invalidProduct(part.productId, reason)
    checkQuantity(product, part === line ? part.quantity : part.quantity * line.quantity)
  }
}

/** Refuses a quantity that the product is not sold in. */
export function checkQuantity(product: OrderedProduct | undefined, quantity: number): void {
  if (quantity > MAX_QUANTITY) throw invalid([{ path: ['quantity'], message: `must be at most ${MAX_QUANTITY}` }])
  const reason = product && whyWrongQuantity(product, quantity)
  if (reason) throw invalidProduct(product.id, reason)
}

const invalidProduct = (id: number, reason: string) =>
  conflict('PRODUCT_INVALID_ERROR', `The product with id [${id}] cannot be ordered: ${reason}`)

interface OptionRow {
  clusterId: number
  optionId: number
  isRequired: 'Y' | 'N'
  productIds: number[]
}

/** Refuses configurations that the cluster does not allow: a foreign product, a child of no option, two of one option, a missing option. */
async function checkConfigurations(
  ctx: Ctx,
  lines: readonly NewLine[],
  products: ReadonlyMap<number, OrderedProduct>,
): Promise<void> {
  const loose = lines.find(({ clusterId, bundleId, children }) => clusterId === null && bundleId === null && children.length > 0)
  if (loose) throw conflict(CONFIGURATION, 'Child items need a clusterId')
  const configured = lines.filter(({ clusterId }) => clusterId !== null)
  if (configured.length === 0) return
  const options = await readOptions(
    ctx,
    configured.map(({ clusterId }) => clusterId as number),
  )
  for (const line of configured) {
    if (products.has(line.productId) && products.get(line.productId)?.clusterId !== line.clusterId)
      throw conflict(CONFIGURATION, `The product with id [${line.productId}] is not in the cluster with id [${line.clusterId}]`)
    checkOptions(line, options.get(line.clusterId as number) ?? [])
  }
}

async function readOptions(ctx: Ctx, clusterIds: readonly number[]): Promise<Map<number, OptionRow[]>> {
  const { rows } = await sql<OptionRow>`
    select o."clusterId", o.id as "optionId", o."isRequired",
           array(select p."productId" from "clusterOptionProduct" p where p."clusterOptionId" = o.id) as "productIds"
      from "clusterOption" o where o."clusterId" = any(${[...new Set(clusterIds)]}::int4[]) and o.hidden = 'N'`.execute(ctx.db)
  return groupBy(rows, ({ clusterId }) => clusterId)
}

function checkOptions({ children, clusterId }: NewLine, options: readonly OptionRow[]): void {
  const chosen = new Set<number>()
  for (const { productId } of children) {
    const option = options.find((candidate) => candidate.productIds.includes(productId) && !chosen.has(candidate.optionId))
    if (!option)
      throw conflict(CONFIGURATION, `The product with id [${productId}] is no free option of the cluster with id [${clusterId}]`)
    chosen.add(option.optionId)
  }
  const missing = options.find(({ isRequired, optionId }) => isRequired === 'Y' && !chosen.has(optionId))
  if (missing) throw conflict(CONFIGURATION, `The required option with id [${missing.optionId}] is missing`)
}

async function raiseQuantities(ctx: Ctx, lines: readonly { row: CartItemRow; quantity: number }[]): Promise<void> {
  if (lines.length === 0) return
  const values = JSON.stringify(lines.map(({ row: { id }, quantity }) => ({ id, quantity })))
  await sql`update "cartItem" i set quantity = v.quantity, "lastModifiedAt" = ${ctx.now}
              from jsonb_to_recordset(${values}::jsonb) as v(id int4, quantity int4) where i.id = v.id`.execute(ctx.db)
}

/** Writes new lines, and then their children. */
async function insertLines(ctx: Ctx, cartId: number, lines: readonly NewLine[]): Promise<void> {
  const withUuids = lines.map((line) => ({ line, uuid: newUuid(ctx) }))
  const children = withUuids.flatMap(({ line, uuid }) =>
    line.children.map((child) => ({ ...toJson(child), uuid: newUuid(ctx), parent: uuid, bundleId: line.bundleId })),
  )
  await insertRows(
    ctx,
    cartId,
    withUuids.map(({ line, uuid }) => ({ ...toJson(line), uuid, parent: null })),
  )
  await insertRows(ctx, cartId, children)
}

/** Adds children to a line that exists. */
export const insertChildren = (ctx: Ctx, { cartId, uuid, bundleId }: CartItemRow, children: readonly NewLine[]): Promise<void> =>
  insertRows(
    ctx,
    cartId,
    children.map((child) => ({ ...toJson(child), uuid: newUuid(ctx), parent: uuid, bundleId })),
  )

const toJson = ({ children: _, ...line }: NewLine) => line

async function insertRows(ctx: Ctx, cartId: number, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  await sql`insert into "cartItem" (uuid, "cartId", "parentItemId", "productId", "clusterId", "bundleId", quantity, notes, "requestDate",
                                    "externalPrice", amounts, "createdAt", "lastModifiedAt")
            select v.uuid, ${cartId}, p.id, v."productId", v."clusterId", v."bundleId", v.quantity, v.notes, v."requestDate",
                   v."externalPrice", ${JSON.stringify(NO_LINE_AMOUNTS)}::jsonb, ${ctx.now}, ${ctx.now}
              from jsonb_to_recordset(${JSON.stringify(rows.map((row, n) => ({ ...row, n })))}::jsonb)
                as v(uuid uuid, parent uuid, "productId" int4, "clusterId" int4, "bundleId" uuid, quantity int4, notes text,
                     "requestDate" timestamptz, "externalPrice" numeric, n int4)
              left join "cartItem" p on p.uuid = v.parent
             order by v.n`.execute(ctx.db)
}
