/** Adding, changing and removing lines of a cart. */

import { sql } from 'kysely'
import type {
  BulkResponseData,
  CartAddBundleInput,
  CartAddItemInput,
  CartChildItemBulkInput,
  CartItemBulkInput,
  CartItemsBulkUpsertInput,
  CartUpdateItemInput,
} from '../../../contract/contract.gen.js'
import { conflict, invalid, notFound } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { type CustomFieldPatch, patchFields } from '../../../core/store/custom-fields.js'
import type { CartItemRow, CartRow } from '../../../db/db.gen.js'
import type { CustomFieldValues } from '../../../db/json.js'
import { refuseNulls } from '../../../resources/shapes/refuse-nulls.js'
import type { OrderedProduct } from '../../catalog/assortment/orderable.js'
import { productIdsByNumber } from '../../catalog/part-number/numbers-in-force.js'
import { productsOfBundle } from './cart.bundle.js'
import { addChild, addLines, checkChangedLine, checkRaised, type NewLine, type OpenLines, toNewLine } from './cart.lines.js'
import { changeLines, refuseOwnPrice } from './cart.service.js'

/** Adds a product or a configured cluster. */
export const addItem = (ctx: Ctx, cartId: string, input: CartAddItemInput): Promise<CartRow> =>
  changeLines(
    ctx,
    cartId,
    async (inner) => {
      refuseOwnPrice(ctx, input.price, ...(input.childItems ?? []).map(({ price }) => price))
      const children = (input.childItems ?? []).map((child) => toNewLine(child.productId, child))
      const customFields = await readNewFields(inner, input)
      return [toNewLine(input.productId, input, { clusterId: input.clusterId ?? null, children, customFields })]
    },
    addFound,
  )

const addFound = async (ctx: Ctx, cart: CartRow, open: OpenLines) => (await addLines(ctx, cart, open)).rows

/** Adds a bundle: its leader as the line, the other products as its children. */
export const addBundle = (ctx: Ctx, cartId: string, input: CartAddBundleInput): Promise<CartRow> =>
  changeLines(
    ctx,
    cartId,
    async (inner, cart) => {
      const [leader, ...others] = await productsOfBundle(inner, cart, input.bundleId)
      const children = others.map((productId) => ({ ...toNewLine(productId, {}), bundleId: input.bundleId }))
      const customFields = await readNewFields(inner, input)
      return [{ ...toNewLine(leader, input, { children, customFields }), bundleId: input.bundleId }]
    },
    addFound,
  )

/** Returns the custom fields of a new line. */
const readNewFields = async (ctx: Ctx, { customFields }: { customFields?: unknown }): Promise<CustomFieldValues> =>
  patchFields({}, await ctx.services.customFields.check(ctx, 'CART_ITEM', customFields ?? undefined, true))

const addNothing = () => []

/** Changes the given fields of a line. */
export const updateItem = (ctx: Ctx, cartId: string, itemId: string, input: CartUpdateItemInput): Promise<CartRow> =>
  changeLines(ctx, cartId, addNothing, async (inner, _, { rows, products }) => {
    refuseNulls(input, 'quantity')
    return changeLine(inner, rows, findLine(rows, itemId), await checkFields(inner, input), products)
  })

/** Checks the custom fields of a changed line. */
async function checkFields<I extends object>(ctx: Ctx, input: I): Promise<I & LineChange> {
  const { customFields, ...rest } = input as { customFields?: unknown }
  if (customFields === undefined) return rest as I
  return { ...input, customFields: await ctx.services.customFields.check(ctx, 'CART_ITEM', customFields, false) }
}

/** Removes a line with its children. */
export const deleteItem = (ctx: Ctx, cartId: string, itemId: string): Promise<CartRow> =>
  changeLines(ctx, cartId, addNothing, (inner, _, { rows }) => removeLine(inner, rows, findLine(rows, itemId)))

/** Adds, changes and removes many lines: all or none. */
export async function bulkItems(ctx: Ctx, { cartId, items }: CartItemsBulkUpsertInput): Promise<BulkResponseData> {
  let counts = { created: 0, updated: 0 }
  const changes = items.filter(({ itemId }) => itemId)
  let added: NewLine[] = []
  const findAdded = async (inner: Ctx, cart: CartRow) => {
    refuseOwnPrice(ctx, ...items.flatMap(({ price, childItems }) => [price, ...(childItems ?? []).map((child) => child.price)]))
    const productOf = await findProducts(inner, cart, items)
    added = []
    for (const item of items)
      if (!item.itemId && item.quantity !== 0) added.push(toBulkLine(item, productOf(item), await readNewFields(inner, item)))
    return [...added, ...changes.flatMap(addedChildren)]
  }
  await changeLines(ctx, cartId, findAdded, async (inner, cart, open) => {
    let { rows } = open
    for (const item of changes) rows = await changeInBulk(inner, rows, item, open.products)
    const written = await addLines(inner, cart, { ...open, rows, added })
    counts = { created: written.created, updated: written.updated + changes.length }
    return written.rows
  })
  return { ...counts, total: counts.created + counts.updated }
}

/** Returns the product of new lines, which their inputs may name by the own number of the company that buys. */
async function findProducts(ctx: Ctx, { companyId }: CartRow, items: readonly CartItemBulkInput[]) {
  const numbers = items.flatMap(({ itemId, partNumber }) => (partNumber != null && !itemId ? [partNumber] : []))
  const known =
    numbers.length && companyId !== null ? await productIdsByNumber(ctx, companyId, numbers) : new Map<string, number>()
  return ({ productId, partNumber }: CartItemBulkInput) => {
    const given = (productId ?? null) || null
    if (partNumber == null) return given
    const found = known.get(partNumber)
    if (found === undefined) throw notFound('Product', 'PRODUCT_NOT_FOUND_ERROR', { partNumber })
    if (given !== null && given !== found)
      throw invalid([{ path: ['items'], message: `name two products by productId and partNumber [${partNumber}]` }], BULK_FAILED)
    return found
  }
}

const BULK_FAILED = 'CART_ITEM_BULK_ERROR'

function toBulkLine(item: CartItemBulkInput, productId: number | null, customFields: CustomFieldValues) {
  if (!productId) throw invalid([{ path: ['items'], message: 'need an itemId, a productId or a partNumber' }], BULK_FAILED)
  const children = (item.childItems ?? []).filter(({ quantity }) => quantity !== 0).map(toBulkChild)
  return toNewLine(productId, item, { clusterId: item.clusterId ?? null, children, customFields })
}

function toBulkChild(child: CartChildItemBulkInput) {
  if (!child.productId) throw invalid([{ path: ['items', 'childItems'], message: 'of a new line need a productId' }], BULK_FAILED)
  return toNewLine(child.productId, child)
}

/** Returns the children that a change adds to a line. */
const addedChildren = ({ childItems }: CartItemBulkInput) =>
  (childItems ?? []).filter(({ itemId, quantity }) => !itemId && quantity !== 0).map(toBulkChild)

async function changeInBulk(
  ctx: Ctx,
  rows: readonly CartItemRow[],
  item: CartItemBulkInput,
  products: Products,
): Promise<readonly CartItemRow[]> {
  const line = findLine(rows, item.itemId ?? '')
  if (item.quantity === 0) return removeLine(ctx, rows, line)
  const input = await checkFields(ctx, item)
  let changed = changeLine(ctx, rows, line, { ...input, quantity: item.quantity ?? 1 }, products)
  for (const child of item.childItems ?? [])
    if (child.itemId && child.quantity === 0) changed = await removeLine(ctx, changed, findLine(changed, child.itemId))
    else if (child.itemId) changed = changeLine(ctx, changed, findLine(changed, child.itemId), child, products)
  return addChildren(ctx, changed, findLine(changed, line.uuid), addedChildren(item), products)
}

/** Adds child items to a line, which must then form a complete configuration. The items of a bundle cannot be changed. */
async function addChildren(
  ctx: Ctx,
  rows: readonly CartItemRow[],
  line: CartItemRow,
  added: readonly NewLine[],
  products: Products,
): Promise<readonly CartItemRow[]> {
  if (added.length === 0) return rows
  if (line.bundleId !== null)
    throw conflict(BULK_FAILED, `The cart item with id [${line.uuid}] is a bundle, which has no other items`)
  const changed = added.reduce((all, child) => addChild(ctx, all, line, child), rows)
  await checkChangedLine(ctx, changed, line, products)
  return changed
}

function findLine(rows: readonly CartItemRow[], itemId: string): CartItemRow {
  const found = rows.find(({ uuid }) => uuid === itemId.toLowerCase())
  if (!found) throw notFound('Cart item', 'CART_ITEM_NOT_FOUND_ERROR', { id: itemId })
  return found
}

/** Returns whether a line is a bundle child or a bonus item, which cannot be changed on its own. */
const isDependent = ({ parentItemId, bundleId, isBonus }: CartItemRow) => isBonus || (parentItemId !== null && bundleId !== null)

interface LineChange {
  quantity?: number | null | undefined
  notes?: string | null | undefined
  requestDate?: string | null | undefined
  price?: number | null | undefined
  customFields?: CustomFieldPatch
}

type Products = ReadonlyMap<number, OrderedProduct>

function changeLine(
  ctx: Ctx,
  rows: readonly CartItemRow[],
  line: CartItemRow,
  input: LineChange,
  products: Products,
): readonly CartItemRow[] {
  if (isDependent(line))
    throw conflict(
      'CART_ITEM_NOT_UPDATABLE_ERROR',
      `The cart item with id [${line.uuid}] is added automatically and cannot be changed`,
    )
  const { quantity, notes, requestDate, price, customFields } = input
  refuseOwnPrice(ctx, price)
  if (quantity != null) checkRaised(rows, line, quantity, products)
  const changed: CartItemRow = {
    ...line,
    // The buyer sees the quantity without the units moved to bonus items, so those are added back.
    ...(quantity != null && { quantity: quantity + line.amounts.movedQuantity }),
    ...(notes !== undefined && { notes }),
    ...(requestDate !== undefined && { requestDate: requestDate === null ? null : new Date(requestDate) }),
    ...(price !== undefined && { externalPrice: price === null ? null : String(price) }),
    ...(customFields && { customFields: patchFields(line.customFields, customFields) }),
    lastModifiedAt: ctx.now,
  }
  return rows.map((row) => (row === line ? changed : row))
}

/** Removes a line. A required option of a cluster goes with its line; an optional one may be removed alone. */
async function removeLine(ctx: Ctx, rows: readonly CartItemRow[], line: CartItemRow): Promise<readonly CartItemRow[]> {
  if (isDependent(line) || (line.parentItemId !== null && (await isRequiredOption(ctx, line))))
    throw conflict(
      'CART_ITEM_NOT_DELETABLE_ERROR',
      `The cart item with id [${line.uuid}] belongs to another line and cannot be removed on its own`,
    )
  return rows.filter((row) => row !== line && row.parentItemId !== line.id)
}

async function isRequiredOption(ctx: Ctx, { parentItemId, productId }: CartItemRow): Promise<boolean> {
  const { rows } = await sql<{ isRequired: boolean }>`
    select exists (select from "cartItem" parent
                     join "clusterOption" o on o."clusterId" = parent."clusterId" and o."isRequired" = 'Y'
                     join "clusterOptionProduct" p on p."clusterOptionId" = o.id and p."productId" = ${productId}
                    where parent.id = ${parentItemId}) as "isRequired"`.execute(ctx.db)
  return rows[0]?.isRequired ?? false
}
