/** Starts and changes carts. Every change locks the cart, checks that it may still change, and prices it again. */
import { randomUUID } from 'node:crypto'
import type { CartSearchInput, CartStartInput, CartUpdateAddressInput, CartUpdateInput } from '../../../contract/contract.gen.js'
import { hasRole } from '../../../core/auth/access.js'
import { limitVisitor } from '../../../core/auth/visitor-limits.js'
import { conflict, forbidden, invalidField } from '../../../core/base/errors.js'
import type { Page } from '../../../core/base/page.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { foldWord } from '../../../core/input/text.js'
import { changing } from '../../../core/store/changing.js'
import { patchFields } from '../../../core/store/custom-fields.js'
import { create, find, list, remove, update } from '../../../core/store/store.js'
import type { CartItemRow, CartRow } from '../../../db/db.gen.js'
import { foreignCompany } from '../../../resources/accounts/company.access.js'
import { refuseNulls } from '../../../resources/shapes/refuse-nulls.js'
import { warehouse } from '../../../resources/stock/warehouse.js'
import { localeOf, localeOfChannel } from '../../platform/channel/channel.locale.js'
import { isPastDay } from '../../platform/channel/day.js'
import { readActiveRules, usesActionCode } from '../../rules/business-rule/business-rule.evaluate.js'
import { requireCodes } from '../../spending/booking-code/require-codes.js'
import { releaseCartStock } from '../order/status/order.stock.js'
import { type NewLine, type OpenLines, requireAdded } from './cart.lines.js'
import { type Party, type PartyInput, resolveParty } from './cart.party.js'
import { withKnownLines } from './cart.read.js'
import { blankAddress, cart, isOrdered, linesOfCart, ownCarts } from './cart.resource.js'
import { NO_AMOUNTS } from './pricing/cart.blank.js'
import { changeAndStore, recalculateCart } from './pricing/cart.calculate.js'
import { readChange } from './pricing/cart.facts.js'

const INVALID_STATUS = 'CART_INVALID_STATUS_ERROR'

/** Returns a page of the caller's carts in the channel, or of all carts for a role that reads orders. Carts without a buyer are never listed. */
export async function listCarts(ctx: Ctx, search: CartSearchInput, options: { counted?: boolean } = {}): Promise<Page<CartRow>> {
  const { roles, user, channelId } = ctx.actor
  if (hasRole(roles, 'order', 'VIEWER')) return list(ctx, cart, search, options)
  if (search.contactIds?.some((id) => user?.kind !== 'contact' || id !== user.id))
    throw forbidden('Unauthorized use of contactIds')
  if (search.customerIds?.some((id) => user?.kind !== 'customer' || id !== user.id))
    throw forbidden('Unauthorized use of customerIds')
  if (search.companyIds?.some((id) => !user?.companyIds.includes(id))) throw foreignCompany()
  const own: typeof cart = { ...cart, visible: () => (eb) => eb.and([eb('channelId', '=', channelId), ownCarts(user, ctx.now)]) }
  return list(ctx, own, search, options)
}

/** Starts an empty cart. */
export function startCart(ctx: Ctx, input: CartStartInput): Promise<CartRow> {
  limitVisitor(ctx, 'carts')
  return inTransaction(ctx, async (inner) => {
    const { country, currency } = await localeOf(inner)
    const address = blankAddress(country)
    return create(inner, cart, {
      ...(await resolveParty(inner, input)),
      // A random uuid, because it is the key of a cart without a buyer.
      uuid: randomUUID(),
      channelId: ctx.actor.channelId,
      language: input.language ?? null,
      currency,
      customFields: input.customFields ?? undefined,
      invoiceAddress: address,
      deliveryAddress: address,
      amounts: NO_AMOUNTS,
    })
  })
}

/** Throws if the cart may not change: it was ordered, or it waits for an authorization manager. */
export function refuseClosed(row: CartRow): void {
  if (isOrdered(row)) throw conflict(INVALID_STATUS, `The cart has become the order [${row.orderId}] and cannot change any more`)
  if (row.status !== 'OPEN') throw conflict(INVALID_STATUS, 'The cart waits for purchase authorization and cannot be changed')
}

/** Throws if the caller sets a price without the role for it: buyers do not choose what they pay. */
export function refuseOwnPrice({ actor: { roles } }: Ctx, ...prices: readonly (number | null | undefined)[]): void {
  if (prices.some((price) => price != null) && !hasRole(roles, 'order', 'EDITOR')) throw forbidden('price needs order.EDITOR')
}

/** Runs `work` on an open cart, then prices it. */
export const changeCart = (
  ctx: Ctx,
  uuid: string,
  work: (ctx: Ctx, cart: CartRow) => Promise<CartRow | undefined>,
): Promise<CartRow> =>
  changing(ctx, cart, { uuid }, { access: 'EDITOR', allows: refuseClosed }, async (inner, row) =>
    recalculateCart(inner, (await work(inner, row)) ?? row),
  )

/** Runs `work` on the lines of an open cart, then prices and stores them. `find` returns the lines to add, so that their products are read with the others. */
export const changeLines = (
  ctx: Ctx,
  uuid: string,
  find: (ctx: Ctx, cart: CartRow) => readonly NewLine[] | Promise<readonly NewLine[]>,
  work: (ctx: Ctx, cart: CartRow, open: OpenLines) => readonly CartItemRow[] | Promise<readonly CartItemRow[]>,
): Promise<CartRow> =>
  changing(ctx, cart, { uuid }, { access: 'EDITOR', allows: refuseClosed }, async (inner, row) => {
    const added = await find(inner, row)
    limitVisitor(inner, 'cartLines', productIdsOf(added).length)
    const change = await readChange(inner, row, productIdsOf(added))
    const rows = await work(inner, row, { rows: change.stored, products: change.facts.products, added })
    const priced = await changeAndStore(inner, row, { ...change, rows }, (each) => requireAdded(each, change.stored, added))
    return withKnownLines(priced.cart, priced.rows)
  })

const productIdsOf = (lines: readonly NewLine[]): number[] =>
  lines.flatMap(({ productId, children }) => [productId, ...children.map((child) => child.productId)])

/** Assigns a cart to a buyer and prices it again for that buyer. */
export const setParty = (ctx: Ctx, uuid: string, input: PartyInput): Promise<CartRow> =>
  changeCart(ctx, uuid, async (inner, row) => {
    const party: Party = await resolveParty(inner, input)
    return update(inner, cart, { id: row.id }, { ...party })
  })

/** Changes the given fields. */
export const updateCart = (ctx: Ctx, uuid: string, input: CartUpdateInput): Promise<CartRow> =>
  changeCart(ctx, uuid, async (inner, row) => {
    refuseNulls(input, 'paymentData', 'postageData')
    await requirePickUpLocation(inner, input.postageData?.pickUpLocationId)
    const { costCentre = null, project = null } = input
    await requireCodes(inner, { companyId: row.companyId, costCentre, project })
    const { timeZone } = await localeOfChannel(inner, row.channelId)
    return update(inner, cart, { id: row.id }, toColumns(inner, input, timeZone))
  })

/** Refuses a warehouse that is not a pick-up location. */
export async function requirePickUpLocation(ctx: Ctx, id: number | null | undefined): Promise<void> {
  if (id == null) return
  const found = await find(ctx, warehouse, { id })
  if (!found?.isPickupLocation) throw conflict('CART_UPDATE_ERROR', `Goods cannot be picked up at a warehouse with id [${id}]`)
}

/** Payment statuses which mean that money has moved. Buyers must not set them, or goods would be sent unpaid. */
const SETTLED = new Set(['AUTHORIZED', 'PAID', 'REFUNDED', 'CHARGEBACK'])
const ASCII = /^[ -~]*$/

/** Returns whether a status reads as settled, including look-alike letters of other alphabets. */
const looksSettled = (status: string): boolean => SETTLED.has(status.toUpperCase()) || !ASCII.test(status)

function refuseOwnSettlement({ actor: { roles } }: Ctx, status: string | null | undefined): void {
  if (status && looksSettled(status) && !hasRole(roles, 'order', 'EDITOR'))
    throw forbidden(`paymentData.status [${status}] needs order.EDITOR`)
}

function toColumns(ctx: Ctx, { paymentData, postageData, ...rest }: CartUpdateInput, timeZone: string) {
  refuseOwnPrice(ctx, paymentData?.price, postageData?.price)
  refuseOwnSettlement(ctx, paymentData?.status)
  const requestDate = postageData?.requestDate
  if (requestDate && isPastDay(new Date(requestDate), ctx.now, timeZone))
    throw invalidField('postageData.requestDate', 'must be today or later')
  return {
    ...rest,
    ...pick(paymentData, { method: 'paymentMethod', status: 'paymentStatus', price: 'paymentExternalPrice' }),
    ...(paymentData?.status !== undefined && { paymentStatusDate: ctx.now }),
    ...pick(postageData, {
      method: 'postageMethod',
      price: 'postageExternalPrice',
      carrier: 'carrier',
      requestDate: 'requestDate',
      partialDeliveryAllowed: 'partialDeliveryAllowed',
      pickUpLocationId: 'pickUpLocationId',
    }),
  }
}

/** Columns that an empty value resets to this default. */
const BLANKS: Record<string, string> = { paymentMethod: '', postageMethod: '', partialDeliveryAllowed: 'N' }

/** Returns the given properties under the names of their columns. */
function pick(given: object | null | undefined, columns: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given ?? {}).flatMap(([name, value]) => {
      const column = columns[name]
      return column && value !== undefined ? [[column, value ?? BLANKS[column] ?? null]] : []
    }),
  )
}

/** Sets an address of the cart. The country of the delivery address determines the taxes. */
export const updateAddress = (
  ctx: Ctx,
  uuid: string,
  { type, customFields, ...address }: CartUpdateAddressInput,
): Promise<CartRow> =>
  changeCart(ctx, uuid, async (inner, row) => {
    const country = address.country || (await localeOfChannel(inner, row.channelId)).country
    const stored = type === 'INVOICE' ? row.invoiceAddress : row.deliveryAddress
    const fields = await inner.services.customFields.check(inner, 'ADDRESS', customFields ?? undefined, false)
    const value = {
      ...blankAddress(country),
      ...blankToNull(address),
      ...{ country, icp: address.icp ?? 'N', customFields: patchFields(stored.customFields ?? {}, fields) },
    }
    return update(inner, cart, { id: row.id }, type === 'INVOICE' ? { invoiceAddress: value } : { deliveryAddress: value })
  })

const REQUIRED = new Set(['firstName', 'lastName', 'street', 'postalCode', 'city'])
const blankToNull = (address: object) =>
  Object.fromEntries(
    Object.entries(address).map(([name, value]) => [name, value === '' && !REQUIRED.has(name) ? null : (value ?? null)]),
  )

/** Deletes a cart in any status, releases its stock, and returns it. */
export const deleteCart = (ctx: Ctx, uuid: string): Promise<CartRow> =>
  changing(ctx, cart, { uuid }, { access: 'OWNER' }, async (inner, { id }) => {
    const [lines = []] = await linesOfCart(inner, [{ id }])
    const gone = await remove(inner, cart, { id })
    await releaseCartStock(inner, gone.uuid)
    return withKnownLines(gone, lines)
  })

/** Applies an action code; it is refused if no incentive of the channel uses it. A cart has one code: a new one replaces it. */
export const applyActionCode = (ctx: Ctx, uuid: string, code: string): Promise<CartRow> =>
  changeCart(ctx, uuid, async (inner, row) => {
    const rules = await readActiveRules(inner, row.channelId)
    if (!usesActionCode(rules, code)) throw conflict('CART_ACTION_CODE_ADD_ERROR', `No incentive uses the action code [${code}]`)
    return update(inner, cart, { id: row.id }, { actionCode: code })
  })

/** Removes the action code of the cart. */
export const removeActionCode = (ctx: Ctx, uuid: string, code: string): Promise<CartRow> =>
  changeCart(ctx, uuid, (inner, row) => {
    if (foldWord(row.actionCode ?? '') !== code)
      throw conflict('CART_ACTION_CODE_REMOVE_ERROR', `The cart does not have the action code [${code}]`)
    return update(inner, cart, { id: row.id }, { actionCode: null })
  })
