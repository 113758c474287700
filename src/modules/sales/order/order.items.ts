/** The lines of an order: how inputs become rows, and their positions. */
import { sql } from 'kysely'
import type { OrderItemCreateInput, OrderItemUpdateInput } from '../../../contract/contract.gen.js'
import { invalidField, notFound } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { type StoredFields, withCheckedFields } from '../../../core/store/custom-fields.js'
import { findRecords } from '../../../core/store/reference.js'
import { columnNames, createStamps, newUuid, toInsert } from '../../../core/store/row.js'
import { update } from '../../../core/store/store.js'
import type { OrderItemRow, OrderRow } from '../../../db/db.gen.js'
import type { PartNumberValues } from '../../../db/json.js'
import { productLookup } from '../../../resources/catalog/product.js'
import { orderItem } from '../../../resources/sales/order.js'
import { refuseNulls } from '../../../resources/shapes/refuse-nulls.js'
import { partNumbersOf } from '../../catalog/part-number/numbers-in-force.js'
import { exactPercentageOf } from '../../pricing/price-calculation/tax-percentage.js'
import { type Amount, withTax } from '../sale/sale.amounts.js'
import { exactTaxesOf, exactTaxOf } from './order.line-amounts.js'
import { requireStatus } from './status/order.status.js'

/** The gap between line positions, so that others fit in between. */
const STEP = 100

type Line = Pick<OrderItemRow, 'id' | 'priority'>

type RequiredAmount = 'originalPrice' | 'price' | 'priceTotal'
type OptionalAmount = 'customerPrice' | 'priceNet' | 'priceTotalNet' | 'costPrice' | 'discount' | 'tax'

/** A new line. Its amounts are the caller's, or exact texts if the shop set the price; then it also says how the price was derived. */
export type NewItem = Omit<OrderItemCreateInput, RequiredAmount | OptionalAmount | 'requestDate' | 'customFields'> &
  Record<RequiredAmount, Amount> & { [A in OptionalAmount]?: Amount | null | undefined } & {
    requestDate?: string | Date | null | undefined
    customFields?: OrderItemCreateInput['customFields'] | StoredFields
    exactTaxPercentage?: string | null
    priceDerivation?: object | null
    partNumber?: PartNumberValues | null
    callOffContractId?: number | null
  }

/** Adds lines to an order, in the given order. Child lines are linked afterwards: they may come before their parents. */
export async function addItems(
  ctx: Ctx,
  order: LineOwner,
  inputs: readonly NewItem[],
  existing: readonly Line[] = [],
): Promise<OrderItemRow[]> {
  if (inputs.length === 0) return []
  const orderId = order.id
  const productIds = await productIdsOf(ctx, inputs)
  const numbers = await numbersFor(ctx, order, productIds)
  const priorities = placeLines(
    existing,
    inputs.map(({ priority }) => priority ?? null),
  )
  await moveLines(ctx, priorities.moved)
  await requireParents(ctx, orderId, inputs)
  const taxes = exactTaxesOf(inputs)
  const checked: NewItem[] = []
  for (const input of inputs) checked.push(await withCheckedFields(ctx, orderItem, input, true))
  const rows = checked.map(({ productSource: _, parentOrderItemUUID: _p, uuid, ...given }, i) => ({
    partNumber: numbers.get(productIds[i] ?? 0) ?? null,
    ...toInsert(orderItem, completeItem({ ...given, ...taxes[i] })),
    ...createStamps(ctx, orderItem),
    uuid: uuid ?? newUuid(ctx),
    orderId,
    productId: productIds[i] ?? null,
    priority: priorities.added[i],
  }))
  const added = await insertRows(ctx, rows)
  return linkParents(ctx, inputs, added)
}

/** The order of new lines. */
type LineOwner = Pick<OrderRow, 'id' | 'companyId' | 'status'>

/** Returns the own numbers of the company for products, if the tenant has any. The status of the order says so; it is read anyway. */
async function numbersFor(ctx: Ctx, { companyId, status }: LineOwner, productIds: readonly (number | null)[]) {
  const ids = productIds.filter((id) => id !== null)
  const isNeeded = companyId !== null && ids.length > 0 && (await requireStatus(ctx, status)).hasPartNumbers
  return isNeeded ? partNumbersOf(ctx, companyId, ids) : new Map<number, PartNumberValues>()
}

/** Returns the columns of a new line, with the omitted amounts filled in. */
function completeItem(given: Omit<NewItem, 'productSource' | 'parentOrderItemUUID' | 'uuid'>) {
  return { ...given, ...taxedAmounts(given), name: given.name ?? '' }
}

/** Inserts all lines with one statement; a uuid that another line has is refused. */
async function insertRows(ctx: Ctx, rows: readonly Record<string, unknown>[]): Promise<OrderItemRow[]> {
  const query = ctx.db
    .insertInto('orderItem')
    .values(rows as never)
    .returning(columnNames('orderItem') as never)
  const added: OrderItemRow[] = await (query.execute() as Promise<never[]>).catch((error: { code?: string }) => {
    throw error.code === '23505' ? invalidField('uuid', 'belongs to another line') : error
  })
  const byUuid = new Map(added.map((row) => [row.uuid, row]))
  return rows.map(({ uuid }) => byUuid.get(String(uuid).toLowerCase()) as OrderItemRow)
}

/**
 * Changes a line of an order. Net amounts that are not given follow from the others. If the caller sends back the whole tax percentage
 * that the line shows, the exact percentage stays.
 */
export async function changeItem(
  ctx: Ctx,
  line: OrderItemRow,
  { id: _, priority, ...input }: OrderItemUpdateInput,
  others: readonly Line[],
): Promise<OrderItemRow> {
  refuseNulls({ priority }, 'priority')
  const placed = placeLines(
    others.filter((other) => other.id !== line.id),
    [priority ?? line.priority],
  )
  await moveLines(ctx, placed.moved)
  const tax = exactTaxOf(input, line)
  const amounts = { ...tax, ...taxedAmounts({ ...input, ...tax }) }
  return update(ctx, orderItem, { id: line.id }, { ...input, ...amounts, priority: placed.added[0] })
}

type Amounts = Pick<
  NewItem,
  'price' | 'priceNet' | 'priceTotal' | 'priceTotalNet' | 'tax' | 'taxPercentage' | 'exactTaxPercentage' | 'discount'
>

/** Returns the amounts with tax that the caller omitted. */
function taxedAmounts({ price, priceNet, priceTotal, priceTotalNet, tax, discount, ...percentages }: Amounts) {
  const percentage = exactPercentageOf(percentages).toText()
  const line = withTax(priceTotal, percentage)
  return {
    exactTaxPercentage: percentages.exactTaxPercentage ?? null,
    priceNet: priceNet ?? withTax(price, percentage).net,
    priceTotalNet: priceTotalNet ?? line.net,
    tax: tax ?? line.tax,
    discount: discount ?? 0,
  }
}

/** Returns the position of each new line, and the existing lines that move: a line on an occupied position moves one step on. */
export function placeLines(existing: readonly Line[], wanted: readonly (number | null)[]) {
  const places = new Map<number, number | 'new'>(existing.map(({ id, priority }) => [priority, id]))
  const moved = new Map<number, number>()
  const put = (priority: number, who: number | 'new') => {
    const occupant = places.get(priority)
    places.set(priority, who)
    if (typeof who === 'number') moved.set(who, priority)
    if (typeof occupant === 'number') put(priority + STEP, occupant)
  }
  const added = wanted.map((priority) => {
    const last = Math.max(0, ...places.keys())
    const place = priority === null || places.get(priority) === 'new' ? last + STEP - (last % STEP) : priority
    put(place, 'new')
    return place
  })
  return { added, moved }
}

async function moveLines(ctx: Ctx, moved: ReadonlyMap<number, number>): Promise<void> {
  if (moved.size === 0) return
  const rows = JSON.stringify([...moved].map(([id, priority]) => ({ id, priority })))
  await sql`update "orderItem" i set priority = x.priority
              from jsonb_to_recordset(${rows}::jsonb) as x(id int4, priority int4) where i.id = x.id`.execute(ctx.db)
}

/** Returns the product of each line, by id or external key; null for a line without one. */
export async function productIdsOf(
  ctx: Ctx,
  inputs: readonly Pick<OrderItemCreateInput, 'productId' | 'productSource'>[],
): Promise<(number | null)[]> {
  const found = await findRecords(
    ctx,
    productLookup,
    inputs.map(({ productId, productSource }) => {
      if (productId != null) return [{ lookupKey: 'id', value: productId }]
      return productSource ? [{ lookupKey: 'sourceId', value: productSource.id, within: productSource.name }] : []
    }),
  )
  return inputs.map(({ productId, productSource }, i) => {
    if (productId == null && !productSource) return null
    const [product] = found[i] ?? []
    if (!product)
      throw notFound('Product', 'ORDER_ITEM_CREATE_ERROR', productId == null ? { ...productSource } : { id: productId })
    return product.id
  })
}

/** Checks that parent lines belong to the same order. */
async function requireParents(ctx: Ctx, orderId: number, inputs: readonly NewItem[]): Promise<void> {
  const ids = inputs.flatMap(({ parentOrderItemId }) => parentOrderItemId ?? [])
  if (ids.length === 0) return
  const { rows } = await sql<{ id: number }>`
    select id from "orderItem" where id = any(${ids}::int4[]) and "orderId" = ${orderId}`.execute(ctx.db)
  const unknown = ids.find((id) => !rows.some((row) => row.id === id))
  if (unknown !== undefined) throw notFound('OrderItem', 'ORDER_ITEM_NOT_FOUND', { id: unknown })
}

/** Links lines to parents named by uuid, which may come after them in the input. */
async function linkParents(ctx: Ctx, inputs: readonly NewItem[], rows: OrderItemRow[]): Promise<OrderItemRow[]> {
  const pairs = inputs.flatMap(({ parentOrderItemUUID: parent }, i) => (parent == null ? [] : [{ id: rows[i]?.id, parent }]))
  if (pairs.length === 0) return rows
  const { rows: linked } = await sql<{ id: number; parentOrderItemId: number }>`
    update "orderItem" c set "parentOrderItemId" = p.id
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as x(id int4, parent uuid) join "orderItem" p on p.uuid = x.parent
     where c.id = x.id and p."orderId" = c."orderId" and p.id <> c.id
    returning c.id, c."parentOrderItemId"`.execute(ctx.db)
  const parentOf = new Map(linked.map(({ id, parentOrderItemId }) => [id, parentOrderItemId]))
  const unknown = pairs.find(({ id }) => !parentOf.has(id ?? 0))
  if (unknown) throw notFound('OrderItem', 'ORDER_ITEM_NOT_FOUND', { uuid: unknown.parent })
  return rows.map((row) => ({ ...row, parentOrderItemId: parentOf.get(row.id) ?? row.parentOrderItemId }))
}
