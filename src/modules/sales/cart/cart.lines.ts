/** New lines of a cart: checked together and merged with equal lines. They are stored once the cart has been priced. */
import { sql } from 'kysely'
import { conflict, invalid, notFound } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import { newUuid } from '../../../core/store/row.js'
import { groupBy } from '../../../core/store/store.js'
import type { CartItemRow, CartRow } from '../../../db/db.gen.js'
import type { CustomFieldValues } from '../../../db/json.js'
import { invalidProduct, type OrderedProduct, whyUnorderable, whyWrongQuantity } from '../../catalog/assortment/orderable.js'
import { temporaryId } from './cart.units.js'
import { NO_LINE_AMOUNTS } from './pricing/cart.blank.js'
import { isRefusedWithOthers, type PricedCart } from './pricing/cart.priced-lines.js'

/** The maximum number of lines: every read of a cart reads all of them. */
const MAX_LINES = 2000
const MAX_QUANTITY = 1_000_000
const CONFIGURATION = 'CLUSTER_INVALID_CONFIGURATION_ERROR'

/** A line as given in an input. */
export interface NewLine {
  productId: number
  clusterId: number | null
  bundleId: string | null
  quantity: number
  notes: string | null
  requestDate: Date | null
  externalPrice: string | null
  customFields: CustomFieldValues
  children: readonly NewLine[]
}

/** The properties that all line inputs share. */
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
  {
    clusterId = null,
    children = [],
    customFields = {},
  }: { clusterId?: number | null; children?: readonly NewLine[]; customFields?: CustomFieldValues } = {},
): NewLine => ({
  productId,
  clusterId,
  bundleId: null,
  quantity: input.quantity ?? 1,
  notes: input.notes ?? null,
  requestDate: input.requestDate ? new Date(input.requestDate) : null,
  externalPrice: input.price == null ? null : String(input.price),
  customFields,
  children,
})

/** The lines of a locked cart, the lines to add, and the products of both. */
export interface OpenLines {
  rows: readonly CartItemRow[]
  added: readonly NewLine[]
  products: ReadonlyMap<number, OrderedProduct>
}

interface ChangedLines {
  rows: CartItemRow[]
  created: number
  updated: number
}

/** Returns the rows of a cart with added lines. A line that the cart already has gets a higher quantity instead. */
export async function addLines(ctx: Ctx, cart: CartRow, { rows, products, added: lines }: OpenLines): Promise<ChangedLines> {
  await checkConfigurations(ctx, lines, products)
  const productIds = new Set(lines.map(({ productId }) => productId))
  const candidates = rows.filter((row) => isOpenMainLine(row) && productIds.has(row.productId))
  const known = new Map(candidates.map((row) => [keyOfRow(row, rows), row]))
  const raised = new Map<CartItemRow, number>()
  const added = new Map<string, NewLine>()
  for (const line of lines) {
    const key = keyOfLine(line)
    const row = known.get(key)
    if (row) raised.set(row, (raised.get(row) ?? row.quantity) + line.quantity)
    else added.set(key, { ...line, quantity: (added.get(key)?.quantity ?? 0) + line.quantity })
  }
  for (const line of added.values()) checkLine(ctx, line, products)
  for (const [row, quantity] of raised) checkRaised(rows, row, quantity, products)
  const parts = [...added.values()].reduce((sum, { children }) => sum + 1 + children.length, 0)
  if (rows.length + parts > MAX_LINES) throw conflict('CART_ITEM_ADD_ERROR', `A cart has at most ${MAX_LINES} lines`)
  const kept = rows.map((row) => {
    const quantity = raised.get(row)
    return quantity === undefined ? row : { ...row, quantity, lastModifiedAt: ctx.now }
  })
  return { rows: [...kept, ...toRows(ctx, cart, rows, [...added.values()])], created: added.size, updated: raised.size }
}

/** Returns the rows of a cart made of these lines: the main lines first, then all child items. Equal lines are not merged. */
export async function createRows(
  ctx: Ctx,
  cart: CartRow,
  lines: readonly NewLine[],
  products: ReadonlyMap<number, OrderedProduct>,
): Promise<CartItemRow[]> {
  await checkConfigurations(ctx, lines, products)
  for (const line of lines) checkLine(ctx, line, products)
  return toRows(ctx, cart, [], lines)
}

/** Validates a changed line with its child items as if it were new. */
export async function checkChangedLine(
  ctx: Ctx,
  rows: readonly CartItemRow[],
  row: CartItemRow,
  products: ReadonlyMap<number, OrderedProduct>,
): Promise<void> {
  const line = lineOfRow(row, rows)
  await checkConfigurations(ctx, [line], products)
  checkLine(ctx, line, products)
}

/**
 * Refuses added lines that turn out not to be orderable once they are priced, mostly because nothing gives the product a price. Otherwise the call
 * would succeed, and the cart would show no such line.
 */
export function requireAdded(
  { rows }: Pick<PricedCart, 'rows'>,
  stored: readonly CartItemRow[],
  added: readonly NewLine[],
): void {
  if (added.length === 0) return
  const productIds = new Set(added.flatMap(({ productId, children }) => [productId, ...children.map((child) => child.productId)]))
  const before = new Map(stored.map(({ uuid, quantity }) => [uuid, quantity]))
  for (const { uuid, productId, quantity, unorderableReason: reason } of rows) {
    if (reason === null || isRefusedWithOthers(reason)) continue
    if (productIds.has(productId) && quantity > (before.get(uuid) ?? 0)) throw invalidProduct(productId, reason)
  }
}

const isOpenMainLine = ({ parentItemId, isBonus }: CartItemRow) => parentItemId === null && !isBonus

/** Returns an amount without trailing zeros: 5.00000 in the database is 5 in an input. */
const textOf = (amount: string | null): string | null => (amount === null ? null : Decimal.of(amount).toText())

/** Returns the merge key of a line: equal lines have the same configuration, price, date, notes and custom fields. */
const keyOfLine = (line: NewLine): string =>
  JSON.stringify([
    line.productId,
    line.clusterId,
    line.bundleId,
    textOf(line.externalPrice),
    line.notes || null,
    line.requestDate?.toISOString() ?? null,
    Object.entries(line.customFields).sort(([a], [b]) => (a < b ? -1 : 1)),
    line.children.map((child) => [child.productId, child.quantity, textOf(child.externalPrice)]).sort(),
  ])

const keyOfRow = (row: CartItemRow, rows: readonly CartItemRow[]): string => keyOfLine(lineOfRow(row, rows))

const lineOfRow = (row: CartItemRow, rows: readonly CartItemRow[]): NewLine => ({
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

/** Refuses a quantity that the product is not sold in, or that gives too many child items. */
export function checkRaised(
  rows: readonly CartItemRow[],
  line: CartItemRow,
  quantity: number,
  products: ReadonlyMap<number, OrderedProduct>,
): void {
  const parent = rows.find(({ id }) => id === line.parentItemId)
  checkQuantity(products.get(line.productId), quantity * (parent?.quantity ?? 1))
  for (const child of rows) if (child.parentItemId === line.id) refuseTooMany(quantity * child.quantity)
}

function refuseTooMany(quantity: number): void {
  if (quantity > MAX_QUANTITY) throw invalid([{ path: ['quantity'], message: `must be at most ${MAX_QUANTITY}` }])
}

/** Refuses a quantity that the product is not sold in. */
function checkQuantity(product: OrderedProduct | undefined, quantity: number): void {
  refuseTooMany(quantity)
  const reason = product && whyWrongQuantity(product, quantity)
  if (reason) throw invalidProduct(product.id, reason)
}

interface OptionRow {
  clusterId: number
  optionId: number
  isRequired: 'Y' | 'N'
  productIds: number[]
}

/** Refuses configurations that the cluster does not allow: a foreign product, a child without an option, two for one option, or a missing option. */
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
      throw conflict(
        CONFIGURATION,
        `The product with id [${productId}] is not an available option of the cluster with id [${clusterId}]`,
      )
    chosen.add(option.optionId)
  }
  const missing = options.find(({ isRequired, optionId }) => isRequired === 'Y' && !chosen.has(optionId))
  if (missing) throw conflict(CONFIGURATION, `The required option with id [${missing.optionId}] is missing`)
}

/** Returns new rows for lines, each followed by its children. */
function toRows(ctx: Ctx, cart: CartRow, rows: readonly CartItemRow[], lines: readonly NewLine[]): CartItemRow[] {
  let id = temporaryId(rows)
  const main = lines.map((line) => ({ line, row: toRow(ctx, cart.id, id--, line, null) }))
  const children = main.flatMap(({ line, row }) =>
    line.children.map((child) => toRow(ctx, cart.id, id--, { ...child, bundleId: line.bundleId }, row.id)),
  )
  return [...main.map(({ row }) => row), ...children]
}

/** Returns the rows of a cart with one more child of a line. */
export const addChild = (ctx: Ctx, rows: readonly CartItemRow[], line: CartItemRow, child: NewLine): CartItemRow[] => [
  ...rows,
  toRow(ctx, line.cartId, temporaryId(rows), { ...child, bundleId: line.bundleId }, line.id),
]

const toRow = (ctx: Ctx, cartId: number, id: number, line: NewLine, parentItemId: number | null): CartItemRow => ({
  id,
  uuid: newUuid(ctx),
  cartId,
  parentItemId,
  productId: line.productId,
  clusterId: line.clusterId,
  bundleId: line.bundleId,
  quantity: line.quantity,
  notes: line.notes,
  requestDate: line.requestDate,
  externalPrice: line.externalPrice,
  isBonus: false,
  unorderableReason: null,
  amounts: NO_LINE_AMOUNTS,
  partNumber: null,
  customFields: line.customFields,
  createdAt: ctx.now,
  lastModifiedAt: ctx.now,
})
