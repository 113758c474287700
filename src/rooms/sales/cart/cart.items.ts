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
import { update } from '../../../core/store/store.js'
import type { CartItemRow, CartRow } from '../../../db/db.gen.js'
import { cartItem, linesOfCart } from '../../../resources/sales/cart.js'
import { productsOfBundle } from './cart.bundle.js'
import { addLines, checkQuantity, insertChildren, toNewLine } from './cart.lines.js'
import { readProducts } from './cart.products.js'
import { changeCart, refuseOwnPrice } from './cart.service.js'

const readRows = async (ctx: Ctx, cart: CartRow): Promise<CartItemRow[]> => (await linesOfCart(ctx, [cart]))[0] ?? []

/** Adds a product or a configured cluster. */
export const addItem = (ctx: Ctx, cartId: string, input: CartAddItemInput): Promise<CartRow> =>
  changeCart(ctx, cartId, async (inner, cart) => {
    refuseOwnPrice(ctx, input.price, ...(input.childItems ?? []).map(({ price }) => price))
    const children = (input.childItems ?? []).map((child) => toNewLine(child.productId, child))
    const line = toNewLine(input.productId, input, { clusterId: input.clusterId ?? null, children })
    await addLines(inner, cart, await readRows(inner, cart), [line])
    return cart
  })

/** Adds a bundle: its leader as the line, the other products as its children. */
export const addBundle = (ctx: Ctx, cartId: string, input: CartAddBundleInput): Promise<CartRow> =>
  changeCart(ctx, cartId, async (inner, cart) => {
    const [leader, ...others] = await productsOfBundle(inner, cart, input.bundleId)
    const children = others.map((productId) => ({ ...toNewLine(productId, {}), bundleId: input.bundleId }))
    const line = { ...toNewLine(leader, input, { children }), bundleId: input.bundleId }
    await addLines(inner, cart, await readRows(inner, cart), [line])
    return cart
  })

/** Changes what is given of a line. */
export const updateItem = (ctx: Ctx, cartId: string, itemId: string, input: CartUpdateItemInput): Promise<CartRow> =>
  changeCart(ctx, cartId, async (inner, cart) => {
    const rows = await readRows(inner, cart)
    await changeLine(inner, cart, rows, findLine(rows, itemId), input)
    return cart
  })

/** Removes a line with its children. */
export const deleteItem = (ctx: Ctx, cartId: string, itemId: string): Promise<CartRow> =>
  changeCart(ctx, cartId, async (inner, cart) => {
    const rows = await readRows(inner, cart)
    await removeLine(inner, findLine(rows, itemId))
    return cart
  })

/** Adds, changes and removes many lines: all of them, or none. */
export async function bulkItems(ctx: Ctx, { cartId, items }: CartItemsBulkUpsertInput): Promise<BulkResponseData> {
  let counts = { created: 0, updated: 0 }
  await changeCart(ctx, cartId, async (inner, cart) => {
    refuseOwnPrice(ctx, ...items.flatMap(({ price, childItems }) => [price, ...(childItems ?? []).map((child) => child.price)]))
    const rows = await readRows(inner, cart)
    const changes = items.filter(({ itemId }) => itemId)
    for (const item of changes) await changeInBulk(inner, cart, rows, item)
    const added = items.filter(({ itemId, quantity }) => !itemId && quantity !== 0).map(toBulkLine)
    const left = rows.filter(({ uuid }) => !changes.some((item) => item.itemId === uuid && item.quantity === 0))
    const written = await addLines(inner, cart, left, added)
    counts = { created: written.created, updated: written.updated + changes.length }
    return cart
  })
  return { ...counts, total: counts.created + counts.updated }
}

function toBulkLine(item: CartItemBulkInput) {
  if (!item.productId) throw invalid([{ path: ['items'], message: 'need an itemId or a productId' }], 'CART_ITEM_BULK_ERROR')
  const children = (item.childItems ?? []).filter(({ quantity }) => quantity !== 0).map(toBulkChild)
  return toNewLine(item.productId, item, { clusterId: item.clusterId ?? null, children })
}

function toBulkChild(child: CartChildItemBulkInput) {
  if (!child.productId)
    throw invalid([{ path: ['items', 'childItems'], message: 'of a new line need a productId' }], 'CART_ITEM_BULK_ERROR')
  return toNewLine(child.productId, child)
}

async function changeInBulk(ctx: Ctx, cart: CartRow, rows: readonly CartItemRow[], item: CartItemBulkInput): Promise<void> {
  const line = findLine(rows, item.itemId ?? '')
  if (item.quantity === 0) return removeLine(ctx, line)
  await changeLine(ctx, cart, rows, line, { ...item, quantity: item.quantity ?? 1 })
  for (const child of item.childItems ?? [])
    if (!child.itemId) await insertChildren(ctx, line, [toBulkChild(child)])
    else if (child.quantity === 0) await removeLine(ctx, findLine(rows, child.itemId))
    else await changeLine(ctx, cart, rows, findLine(rows, child.itemId), child)
}

function findLine(rows: readonly CartItemRow[], itemId: string): CartItemRow {
  const found = rows.find(({ uuid }) => uuid === itemId.toLowerCase())
  if (!found) throw notFound('Cart item', 'CART_ITEM_NOT_FOUND_ERROR', { id: itemId })
  return found
}

/** Children of a bundle and bonus items follow from others, so they cannot be changed alone. */
const isDependent = ({ parentItemId, bundleId, isBonus }: CartItemRow) => isBonus || (parentItemId !== null && bundleId !== null)

interface LineChange {
  quantity?: number | null | undefined
  notes?: string | null | undefined
  requestDate?: string | null | undefined
  price?: number | null | undefined
}

async function changeLine(
  ctx: Ctx,
  cart: CartRow,
  rows: readonly CartItemRow[],
  line: CartItemRow,
  input: LineChange,
): Promise<void> {
  if (isDependent(line))
    throw conflict(
      'CART_ITEM_NOT_UPDATABLE_ERROR',
      `The cart item with id [${line.uuid}] follows from another and cannot be changed`,
    )
  const { quantity, notes, requestDate, price } = input
  refuseOwnPrice(ctx, price)
  if (quantity != null) await checkNewQuantity(ctx, cart, rows, line, quantity)
  await update(
    ctx,
    cartItem,
    { id: line.id },
    {
      // A buyer who sees two of three units, because one was given, and asks for three, wants one more.
      ...(quantity != null && { quantity: quantity + line.amounts.movedQuantity }),
      ...(notes !== undefined && { notes }),
      ...(requestDate !== undefined && { requestDate }),
      ...(price !== undefined && { externalPrice: price }),
    },
  )
}

async function checkNewQuantity(
  ctx: Ctx,
  cart: CartRow,
  rows: readonly CartItemRow[],
  line: CartItemRow,
  quantity: number,
): Promise<void> {
  const product = (await readProducts(ctx, cart, [line.productId])).get(line.productId)
  const parent = rows.find(({ id }) => id === line.parentItemId)
  checkQuantity(product, quantity * (parent?.quantity ?? 1))
}

/** A required option of a cluster leaves with its line; an option that is not required may be removed alone. */
async function removeLine(ctx: Ctx, line: CartItemRow): Promise<void> {
  if (isDependent(line) || (line.parentItemId !== null && (await isRequiredOption(ctx, line))))
    throw conflict(
      'CART_ITEM_NOT_DELETABLE_ERROR',
      `The cart item with id [${line.uuid}] belongs to another and cannot be removed alone`,
    )
  await sql`delete from "cartItem" where id = ${line.id}`.execute(ctx.db)
}

async function isRequiredOption(ctx: Ctx, { parentItemId, productId }: CartItemRow): Promise<boolean> {
  const { rows } = await sql<{ isRequired: boolean }>`
    select exists (select from "cartItem" parent
                     join "clusterOption" o on o."clusterId" = parent."clusterId" and o."isRequired" = 'Y'
                     join "clusterOptionProduct" p on p."clusterOptionId" = o.id and p."productId" = ${productId}
                    where parent.id = ${parentItemId}) as "isRequired"`.execute(ctx.db)
  return rows[0]?.isRequired ?? false
}
