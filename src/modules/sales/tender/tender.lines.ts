/** The lines of a tender: adding, changing and removing them. */
import type {
  TenderAddItemInput,
  TenderAddItemsInput,
  TenderChildItemInput,
  TenderUpdateItemInput,
} from '../../../contract/contract.gen.js'
import { conflict, notFound } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { textIn } from '../../../core/input/localized.js'
import { Decimal } from '../../../core/money.js'
import { patchFields } from '../../../core/store/custom-fields.js'
import type { OrderItemRow, TenderRow } from '../../../db/db.gen.js'
import type { CustomFieldValues } from '../../../db/json.js'
import { refuseNulls } from '../../../resources/shapes/refuse-nulls.js'
import { type OrderedProduct, whyUnorderable, whyWrongQuantity } from '../../catalog/assortment/orderable.js'
import { exceedsPurchaseLimit } from '../cart/checkout/cart.authorization.js'
import { placeLines } from '../order/order.items.js'
import { readProducts } from '../sale/sale.buyer.js'
import { copiedColumns, type ProductCopy, readProductCopies } from '../sale/sale.product-copy.js'
import { priceLines, type TouchedLine } from './pricing/tender.pricing.js'
import { isSamePrice, subTotalOf } from './pricing/tender.sale.js'
import { blankItem, childrenOf, type Draft, dropRows, isMainLine, nextIds, saleHead } from './tender.draft.js'
import { changedRow, changeTender, type OpenTender } from './tender.open.js'

const ADD_FAILED = 'TENDER_ADD_ITEMS_ERROR'
const UPDATE_FAILED = 'TENDER_UPDATE_ITEM_ERROR'
/** The maximum number of lines: a tender is read and written as a whole. */
const MAX_LINES = 2000
const MAX_QUANTITY = 1_000_000

interface AddedItems {
  tender: TenderRow
  response: { data: { added: string[]; merged: string[] }; error: false; messages: string[] }
}

/** Adds lines, all or none. A line that the tender already has gets a higher quantity, unless the caller wants a separate line. */
export async function addItems(ctx: Ctx, uuid: string, input: TenderAddItemsInput): Promise<AddedItems> {
  const { row, result } = await changeTender(ctx, uuid, { code: ADD_FAILED, lines: true }, async (inner, open) => {
    const products = await requireProducts(inner, open, input)
    const { touched, added, merged } = await placeItems(inner, open, input, products)
    const priceless = await priceLines(inner, open.row, open.draft, touched)
    if (priceless) throw conflict(ADD_FAILED, `The product with id [${priceless.productId}] has no price: give one`)
    if (input.validateBudget !== false) await requireBudget(inner, open, ADD_FAILED)
    return { data: { added, merged }, messages: warningsOf(inner, touched, products) } as AddedData
  })
  return { tender: row, response: { data: result.data, error: false, messages: result.messages } }
}

interface AddedData {
  columns?: undefined
  data: { added: string[]; merged: string[] }
  messages: string[]
}

async function requireProducts(
  ctx: Ctx,
  { row, draft }: OpenTender,
  { products: lines, validateOrderList }: TenderAddItemsInput,
): Promise<Map<number, OrderedProduct>> {
  const ids = lines.flatMap(({ productId, childItems }) => [productId, ...(childItems ?? []).map((child) => child.productId)])
  const products = await readProducts(ctx, saleHead(row, draft), ids)
  const unknown = ids.find((id) => !products.has(id))
  if (unknown !== undefined) throw notFound('Product', 'TENDERITEM_PRODUCT_NOT_FOUND', { id: unknown })
  if (validateOrderList !== false) requireInAssortment([...products.values()], ADD_FAILED)
  return products
}

function requireInAssortment(products: readonly OrderedProduct[], code: string): void {
  const hidden = products.find(({ isInAssortment }) => !isInAssortment)
  if (hidden) throw conflict(code, `The product with id [${hidden.id}] is not in the order lists of the buyer`)
}

/** Returns warnings: the sales desk may sell what the shop would refuse. */
function warningsOf(ctx: Ctx, touched: readonly TouchedLine[], products: ReadonlyMap<number, OrderedProduct>): string[] {
  return touched.flatMap(({ row }) => {
    const product = products.get(row.productId ?? 0)
    if (!product) return []
    const reason = whyUnorderable(product, ctx.now, row.parentOrderItemId !== null) ?? whyWrongQuantity(product, row.quantity)
    return reason ? [`${row.sku}: ${reason}`] : []
  })
}

/** Refuses a total above the purchase limit of the contact. */
async function requireBudget(ctx: Ctx, { row: { contactId, companyId }, draft }: OpenTender, code: string): Promise<void> {
  const totalGross = subTotalOf(draft).toText()
  const [isExceeded] = await exceedsPurchaseLimit(ctx, [{ contactId, companyId, amounts: { totalGross } }])
  if (isExceeded) throw conflict(code, 'The lines exceed what the contact may order without authorization')
}

async function placeItems(
  ctx: Ctx,
  { draft }: OpenTender,
  { products: lines, forceAdd }: TenderAddItemsInput,
  products: ReadonlyMap<number, OrderedProduct>,
) {
  const merged = new Map<OrderItemRow, number>()
  const fresh = new Map<string, TenderAddItemInput>()
  for (const given of lines) {
    const line = { ...given, customFields: await readNewFields(ctx, given) }
    const quantity = line.quantity ?? 1
    const equal = forceAdd ? undefined : findEqual(draft, line)
    // Without forceAdd, two equal lines of one call are also merged.
    const key = forceAdd ? String(fresh.size) : JSON.stringify({ ...line, quantity: 0 })
    if (equal) merged.set(equal, (merged.get(equal) ?? 0) + quantity)
    else fresh.set(key, { ...line, quantity: (fresh.get(key)?.quantity ?? 0) + quantity })
  }
  const touched = [...merged].flatMap(([row, quantity]) => setQuantity(draft, row, row.quantity + quantity, ADD_FAILED))
  const added = await insertItems(ctx, draft, [...fresh.values()], products)
  if (draft.items.length > MAX_LINES) throw conflict(ADD_FAILED, `A tender has at most ${MAX_LINES} lines`)
  return {
    touched: [...touched, ...added],
    added: added.flatMap(({ row }) => (row.parentOrderItemId === null ? [row.uuid] : [])),
    merged: [...merged.keys()].map(({ uuid }) => uuid),
  }
}

const childKey = (children: readonly [number | null, number][]) => [...children].sort(([a], [b]) => (a ?? 0) - (b ?? 0))
const dateKey = (date: Date | string | null | undefined) => (date ? new Date(date).getTime() : null)

const fieldsKey = (fields: object) => Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))

const findEqual = (draft: Draft, line: TenderAddItemInput): OrderItemRow | undefined =>
  draft.items.find((row) => isMainLine(row) && keyOfRow(draft, row) === keyOfInput(line, row))

/** Returns the merge key of a row: equal lines sell the same product in the same way at the same price. */
const keyOfRow = (draft: Draft, row: OrderItemRow): string =>
  JSON.stringify([
    row.productId,
    Decimal.of(row.price).toText(),
    row.name,
    row.supplier,
    row.notes || null,
    dateKey(row.requestDate),
    fieldsKey(row.customFields),
    childKey(childrenOf(draft, row, 'product').map(({ productId, quantity }) => [productId, quantity / row.quantity])),
  ])

/** Returns the merge key of an input. Omitted values are those of the compared line, if it is sold at the regular price. */
const keyOfInput = (line: TenderAddItemInput, row: OrderItemRow): string | null =>
  line.price == null && !isSamePrice(row.price, row.customerPrice)
    ? null
    : JSON.stringify([
        line.productId,
        Decimal.of(line.price ?? row.price).toText(),
        line.name ?? row.name,
        line.supplier ?? row.supplier,
        line.notes || null,
        dateKey(line.deliveryDate),
        fieldsKey(line.customFields ?? {}),
        childKey((line.childItems ?? []).map(({ productId, quantity }) => [productId, quantity ?? 1])),
      ])

function refuseTooMany(quantity: number, code: string): void {
  if (quantity > MAX_QUANTITY) throw conflict(code, `A line has at most ${MAX_QUANTITY} units`)
}

/** Sets the quantity of a line and of its child items. Returns all changed lines. */
function setQuantity(draft: Draft, row: OrderItemRow, quantity: number, code: string): TouchedLine[] {
  refuseTooMany(quantity, code)
  const children = childrenOf(draft, row, 'product').flatMap((child): TouchedLine[] => {
    if (child.quantity % row.quantity !== 0) return []
    const before = child.quantity
    child.quantity = (before / row.quantity) * quantity
    refuseTooMany(child.quantity, code)
    return [{ row: child, before }]
  })
  const before = row.quantity
  row.quantity = quantity
  dropIncentive(draft, row)
  return [{ row, before }, ...children]
}

/** Removes the incentive of a changed line, which it may no longer fit. */
function dropIncentive(draft: Draft, row: OrderItemRow): void {
  dropRows(draft, new Set(childrenOf(draft, row, 'incentive').map(({ id }) => id)))
  delete draft.incentiveCodes[row.uuid]
}

/** Returns the custom fields of a new line. */
const readNewFields = async (ctx: Ctx, { customFields }: Pick<TenderAddItemInput, 'customFields'>): Promise<CustomFieldValues> =>
  patchFields({}, await ctx.services.customFields.check(ctx, 'ORDER_ITEM', customFields ?? undefined, true))

type Part = TenderAddItemInput | TenderChildItemInput

async function insertItems(
  ctx: Ctx,
  draft: Draft,
  lines: readonly TenderAddItemInput[],
  products: ReadonlyMap<number, OrderedProduct>,
): Promise<TouchedLine[]> {
  const parts = lines.flatMap((line): { part: Part; main: TenderAddItemInput }[] => [
    { part: line, main: line },
    ...(line.childItems ?? []).map((part) => ({ part, main: line })),
  ])
  const facts = await readProductCopies(ctx, draft.order.companyId, [...products.keys()])
  const ids = await nextIds(ctx, 'orderItem', parts.length)
  const idOf = new Map(parts.map(({ part }, i) => [part, ids[i] as number]))
  const places = placeLines(
    draft.items,
    parts.map(({ part }) => ('priority' in part ? (part.priority ?? null) : null)),
  )
  movePlaces(draft, places.moved)
  const touched = parts.map(({ part, main }, i): TouchedLine => {
    const isMain = part === main
    const quantity = (main.quantity ?? 1) * (isMain ? 1 : (part.quantity ?? 1))
    refuseTooMany(quantity, ADD_FAILED)
    const row = blankItem(ctx, ids[i] as number, {
      ...itemColumns(facts.get(part.productId), draft.order.language),
      orderId: draft.order.id,
      parentOrderItemId: isMain ? null : (idOf.get(main) as number),
      quantity,
      priority: places.added[i] as number,
      ...textsIn(part),
      ...('customFields' in part && { customFields: part.customFields as CustomFieldValues }),
    })
    return { row, before: null, price: part.price }
  })
  draft.items = [...draft.items, ...touched.map(({ row }) => row)]
  return touched
}

/** Returns the fields of a line input besides quantity and price. */
const textsIn = (part: Part | TenderUpdateItemInput): Partial<OrderItemRow> => ({
  ...(part.name != null && { name: part.name }),
  ...('supplier' in part && part.supplier !== undefined && { supplier: part.supplier }),
  ...(part.notes !== undefined && { notes: part.notes }),
  ...(part.deliveryDate !== undefined && { requestDate: part.deliveryDate ? new Date(part.deliveryDate) : null }),
})

function movePlaces({ items }: Draft, moved: ReadonlyMap<number, number>): void {
  for (const row of items) row.priority = moved.get(row.id) ?? row.priority
}

const itemColumns = (product: ProductCopy | undefined, language: string): Partial<OrderItemRow> =>
  product
    ? {
        productId: product.id,
        name: textIn(product.names, language),
        ...copiedColumns(product),
      }
    : {}

/** Changes a line or a child item. */
export const updateItem = (ctx: Ctx, uuid: string, itemId: string, input: TenderUpdateItemInput): Promise<TenderRow> =>
  changedRow(
    changeTender(ctx, uuid, { code: UPDATE_FAILED, lines: true }, async (inner, open) => {
      refuseNulls(input, 'quantity', 'name', 'price', 'priority')
      const { draft } = open
      const line = requireLine(draft, itemId)
      if (input.validateOrderList !== false && line.productId !== null && input.quantity != null)
        requireInAssortment([...(await readProducts(inner, saleHead(open.row, draft), [line.productId])).values()], UPDATE_FAILED)
      const fields = input.customFields === undefined ? {} : input.customFields
      const customFields = patchFields(
        line.customFields,
        await inner.services.customFields.check(inner, 'ORDER_ITEM', fields, false),
      )
      Object.assign(line, textsIn(input), { customFields, lastModifiedAt: inner.now })
      movePlace(draft, line, input.priority)
      if (input.quantity == null && input.price == null) return undefined
      const touched = setQuantity(draft, line, input.quantity ?? line.quantity, UPDATE_FAILED)
      await priceLines(
        inner,
        open.row,
        draft,
        touched.map((one) => (one.row === line ? { ...one, price: input.price } : one)),
      )
      if (input.validateBudget !== false) await requireBudget(inner, open, UPDATE_FAILED)
      return undefined
    }),
  )

function movePlace(draft: Draft, line: OrderItemRow, priority: number | null | undefined): void {
  if (priority == null || priority === line.priority) return
  const { added, moved } = placeLines(
    draft.items.filter((other) => other !== line),
    [priority],
  )
  movePlaces(draft, moved)
  line.priority = added[0] as number
}

function requireLine({ items }: Draft, uuid: string): OrderItemRow {
  const found = items.find((row) => row.uuid === uuid.toLowerCase() && row.class === 'product' && row.isBonus === 'N')
  if (!found) throw notFound('TenderItem', 'TENDERITEM_NOT_FOUND', { itemId: uuid })
  return found
}

/** Removes a line or a child item, with everything below it. */
export const deleteItem = (ctx: Ctx, uuid: string, itemId: string): Promise<TenderRow> =>
  changedRow(
    changeTender(ctx, uuid, { code: 'TENDER_DELETE_ITEM_ERROR', lines: true }, async (_, { draft }) => {
      dropRows(draft, new Set([requireLine(draft, itemId).id]))
      return undefined
    }),
  )

/** Removes a bonus item. Applying the incentives again restores it. */
export const deleteBonusItem = (ctx: Ctx, uuid: string, itemId: string): Promise<TenderRow> =>
  changedRow(
    changeTender(ctx, uuid, { code: 'TENDER_DELETE_BONUS_ITEM_ERROR' }, async (_, { draft }) => {
      const found = draft.items.find((row) => row.uuid === itemId.toLowerCase() && row.class === 'product' && row.isBonus === 'Y')
      if (!found) throw notFound('Bonus item', 'TENDER_BONUS_ITEM_NOT_FOUND', { itemId })
      dropRows(draft, new Set([found.id]))
      return undefined
    }),
  )
