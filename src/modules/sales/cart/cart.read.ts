/** Carts in the form of the contract: what GraphQL and REST show of a row and its lines. */
import type { CartPaymentData, CartTotal } from '../../../contract/contract.gen.js'
import { DEFAULT_LANGUAGE } from '../../../contract/defaults.js'
import type { Ctx } from '../../../core/context.js'
import { textIn } from '../../../core/input/localized.js'
import { Decimal } from '../../../core/money.js'
import { compiledQuery } from '../../../core/store/compiled-query.js'
import { type Relation, relationField } from '../../../core/store/relations.js'
import { rowsOf } from '../../../core/store/store.js'
import type { CarrierRow, CartItemRow, CartRow, PayMethodRow } from '../../../db/db.gen.js'
import { carrier } from '../../stock/carrier/carrier.resource.js'
import { languageOfSale } from '../sale/sale.buyer.js'
import { linesOfCart } from './cart.resource.js'
import { unitsOf } from './cart.units.js'

/** A line with its parent, children and product. */
export interface ShownLine extends CartItemRow {
  parent: CartItemRow | undefined
  children: ShownLine[]
}

const linesField = relationField(linesOfCart)
const knownLines = new WeakMap<CartRow, readonly CartItemRow[]>()

/** Returns a cart together with its newly written lines, so that they are not read again to show it. */
export function withKnownLines(cart: CartRow, rows: readonly CartItemRow[]): CartRow {
  knownLines.set(cart, rows)
  return cart
}

/** Returns all lines of the cart, each with its parent and its children. */
async function shownLines(ctx: Ctx, cart: CartRow): Promise<ShownLine[]> {
  const rows = knownLines.get(cart) ?? (await linesField(cart, {}, ctx))
  const byId = new Map(rows.map((row): [number, ShownLine] => [row.id, { ...row, parent: undefined, children: [] }]))
  for (const line of byId.values()) {
    const parent = line.parentItemId === null ? undefined : byId.get(line.parentItemId)
    if (!parent) continue
    line.parent = parent
    parent.children.push(line)
  }
  return [...byId.values()]
}

/** Returns the main lines that can be ordered. */
export const readItems = async (ctx: Ctx, cart: CartRow): Promise<ShownLine[]> =>
  (await shownLines(ctx, cart)).filter(
    (line) => line.parentItemId === null && !line.isBonus && line.unorderableReason === null && quantityOf(line) > 0,
  )

export const readBonusItems = async (ctx: Ctx, cart: CartRow): Promise<ShownLine[]> =>
  (await shownLines(ctx, cart)).filter(({ isBonus }) => isBonus)

export const readUnorderableItems = async (ctx: Ctx, cart: CartRow): Promise<ShownLine[]> =>
  (await shownLines(ctx, cart)).filter(({ unorderableReason }) => unorderableReason !== null)

/** Returns the lines with these uuids. */
export const readLinesByUuid = async (ctx: Ctx, cart: CartRow, uuids: readonly string[]): Promise<ShownLine[]> =>
  (await shownLines(ctx, cart)).filter(({ uuid }) => uuids.includes(uuid))

/** Returns the units of a line without those that became bonus items. */
export const quantityOf = (line: CartItemRow): number => unitsOf(line, (line as ShownLine).parent) - line.amounts.movedQuantity
export const priceModeOf = ({ externalPrice }: { externalPrice: string | null }) =>
  externalPrice === null ? 'PLATFORM' : 'EXTERNAL'

export const totalOf = ({ amounts }: CartRow): CartTotal => ({
  subTotal: amounts.subTotal,
  subTotalNet: amounts.subTotalNet,
  discountPercentage: amounts.discountPercentage,
  totalNet: amounts.totalNet,
  totalGross: amounts.totalGross,
  discountNet: amounts.discountNet,
  discount: amounts.discount,
})

const taxOf = (price: string, priceNet: string): string => Decimal.of(priceNet).subtract(Decimal.of(price)).toText()

export const paymentDataOf = (row: CartRow): CartPaymentData => ({
  method: row.paymentMethod,
  price: row.amounts.payment.price,
  priceNet: row.amounts.payment.priceNet,
  priceMode: priceModeOf({ externalPrice: row.paymentExternalPrice }),
  tax: taxOf(row.amounts.payment.price, row.amounts.payment.priceNet),
  taxPercentage: row.amounts.payment.taxPercentage,
  status: row.paymentStatus,
  statusDate: row.paymentStatusDate,
})

/** Returns the shipping data of a cart. The row is included, because the carrier and warehouse are looked up by its columns. */
export const postageDataOf = (row: CartRow) => ({
  carrier: row.carrier,
  method: row.postageMethod,
  taxPercentage: row.amounts.postage.taxPercentage,
  requestDate: row.requestDate,
  price: row.amounts.postage.price,
  priceNet: row.amounts.postage.priceNet,
  priceMode: priceModeOf({ externalPrice: row.postageExternalPrice }),
  partialDeliveryAllowed: row.partialDeliveryAllowed,
  pickUpLocationId: row.pickUpLocationId,
})

/** Returns the carrier that each cart names. */
export const carrierOfCart: Relation<{ carrier: string | null }, CarrierRow | null> = async (ctx, carts) => {
  const names = [...new Set(carts.flatMap((row) => row.carrier ?? []))]
  const rows = names.length ? await rowsOf(ctx, carrier, 'name', names) : []
  const byName = new Map(rows.map((row) => [row.name, row]))
  return carts.map((row) => byName.get(row.carrier ?? '') ?? null)
}

const payMethodsQuery = compiledQuery<Record<never, never>, object, PayMethodRow>((_, __, db) =>
  db.selectFrom('payMethod').select(['id', 'names', 'externalCode', 'logo']).orderBy('id'),
)

/** Returns the payment methods that each cart may use; all of them if no business rule limits them. */
export const payMethodsOfCart: Relation<CartRow, object[]> = async (ctx, carts) => {
  const rows = await payMethodsQuery(ctx.db, {}, {})
  const languages = await Promise.all(carts.map((cart) => languageOfSale(ctx, cart)))
  return carts.map(({ amounts }, i) => {
    const costs = amounts.payMethods && new Map(amounts.payMethods.map(({ id, price }) => [id, price]))
    return rows
      .filter(({ id }) => !costs || costs.has(id))
      .map(({ id, names, externalCode, logo }) => ({
        id,
        code: externalCode,
        name: textIn(names, languages[i] ?? DEFAULT_LANGUAGE),
        externalCode,
        type: null,
        taxCode: null,
        price: costs?.get(id) ?? 0,
        logo,
      }))
  })
}

const carriersQuery = compiledQuery<Record<never, never>, object, CarrierRow>((_, __, db) =>
  db.selectFrom('carrier').select(['id', 'name', 'type', 'logo', 'shippingCost']).orderBy('id'),
)

/** Returns the carriers that each cart may use; all of them if no business rule limits them. */
export const carriersOfCart: Relation<
  { amounts: Pick<CartRow['amounts'], 'carriers'> },
  { id: number; name: string; type: string; logo: string | null; price: string; deliveryDeadline: null }[]
> = async (ctx, carts) => {
  const rows = await carriersQuery(ctx.db, {}, {})
  return carts.map(({ amounts }) => {
    const costs = amounts.carriers && new Map(amounts.carriers.map(({ id, price }) => [id, price]))
    return rows
      .filter(({ id }) => !costs || costs.has(id))
      .map(({ id, name, type, logo, shippingCost }) => ({
        id,
        name,
        type,
        logo,
        price: costs?.get(id) ?? shippingCost,
        deliveryDeadline: null,
      }))
  })
}

const METHOD_NAMES: Record<string, string> = { DELIVERY: 'Delivery', PICKUP: 'Pick-up' }

/** Returns the shipping methods that the carriers of the cart offer. */
export const shippingMethodsOf = (carriers: readonly { type: string }[]) =>
  [...new Set(carriers.map(({ type }) => type))].map((code) => ({ code, name: METHOD_NAMES[code] ?? code }))
