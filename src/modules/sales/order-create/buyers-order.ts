/**
 * An order placed by a buyer without a cart. It is what a cart with the same lines, addresses, carrier and payment method would have become:
 * that cart is calculated but not stored. Any input that differs from it is refused by field name.
 */
import { sql } from 'kysely'
import type { OrderCreateAddressInput, OrderCreateInput } from '../../../contract/contract.gen.js'
import { forbidden, invalid, type Problem, refused, withCode } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { patchFields } from '../../../core/store/custom-fields.js'
import { newUuid } from '../../../core/store/row.js'
import { get } from '../../../core/store/store.js'
import type { CartRow, OrderRow } from '../../../db/db.gen.js'
import type { CartAddressValues, CustomFieldValues } from '../../../db/json.js'
import { order, ordersAreOpen } from '../../../resources/sales/order.js'
import { exceedsLimit } from '../../accounts/purchase-authorization/purchase-authorization.limit.js'
import { type ChannelLocale, localeOf } from '../../platform/channel/channel.locale.js'
import { requireCodes } from '../../spending/booking-code/require-codes.js'
import { type Party, resolveParty } from '../cart/cart.party.js'
import { blankAddress } from '../cart/cart.resource.js'
import { requirePickUpLocation } from '../cart/cart.service.js'
import { checkChoices, requireOrderable } from '../cart/checkout/cart.checkout.js'
import { decideAbout } from '../cart/checkout/cart.hooks.js'
import { toOrderAmounts, toOrderItems } from '../cart/checkout/cart.order.js'
import { priceUnsaved } from '../cart/pricing/cart.unsaved.js'
import { type NewItem, productIdsOf } from '../order/order.items.js'
import { withNotes } from '../sale/sale.hooks.js'
import { readProductCopies } from '../sale/sale.product-copy.js'
import { findAmountProblems, findHeadProblems } from './buyers-amounts.js'
import { compareLines, readGoods, toNewItems } from './buyers-lines.js'

const FAILED = 'ORDER_CREATE_ERROR'

/** The lines of a new order, and the columns that are not copied from its input. */
export interface NewOrder {
  items: readonly NewItem[]
  columns: Partial<Record<keyof OrderRow, unknown>>
}

/** Returns the order of a caller without the role for orders. */
export async function readBuyersOrder(ctx: Ctx, input: OrderCreateInput): Promise<NewOrder> {
  requireOwnOrder(ctx, input)
  const locale = await localeOf(ctx)
  requireNone(findHeadProblems(ctx, input, locale))
  const party = await resolveParty(ctx, { userId: input.userId, companyId: input.companyId })
  if (input.originalOrderId != null) await get(ctx, order, { id: input.originalOrderId })
  await withCode(FAILED, requirePickUpLocation(ctx, input.postageData.pickUpLocationId))
  const { items = [] } = input
  const goods = readGoods(items, await productIdsOf(ctx, items))
  requireNone(goods.problems)
  const { priced, rows, facts } = await priceUnsaved(
    ctx,
    await toCart(ctx, input, party, locale),
    goods.productIds,
    goods.linesOf,
  )
  requireOrderable(priced)
  const uuids = new Map(goods.order.map((item, i) => [rows[i]?.uuid ?? '', items[item]?.uuid ?? newUuid(ctx)]))
  const made = toOrderItems(ctx, priced, input.language, ({ uuid }) => uuids.get(uuid) ?? newUuid(ctx))
  const products = await readProductCopies(
    ctx,
    party.companyId,
    made.flatMap(({ productId }) => productId ?? []),
  )
  const given = goods.order.map((item, i) => ({ item, uuid: uuids.get(rows[i]?.uuid ?? '') ?? '' }))
  const amounts = toOrderAmounts(priced.cart.amounts)
  requireNone([
    ...compareLines(items, given, made, products),
    ...findAmountProblems(input, amounts),
    ...(await findChoiceProblems(ctx, priced.cart)),
  ])
  await requireWithinLimit(ctx, party, amounts.totalGross)
  const { costCentre = null, project = null } = input
  await requireCodes(ctx, { companyId: party.companyId, costCentre, project })
  const asked = await decideAbout(ctx, priced, { facts }, { type: 'ORDER', id: null }, input.status, false)
  return {
    items: toNewItems(items, given, made, products, input.language),
    columns: {
      ...amounts,
      companyId: party.companyId,
      invoiceUserId: input.userId,
      debtorId: await readDebtor(ctx, party),
      remarks: withNotes(input.remarks ?? null, asked.value.notes),
      decisions: [...(priced.cart.amounts.decisions ?? []), ...asked.decisions],
    },
  }
}

function requireNone(problems: readonly Problem[]): void {
  if (problems.length) throw invalid(problems)
}

/** Limits a user without the role to orders for themselves and their own companies. External keys are refused, because they could be guessed. */
function requireOwnOrder({ actor: { user } }: Ctx, { userId, companyId, companySource }: OrderCreateInput): void {
  if (userId !== user?.id) throw forbidden('Unauthorized use of userId')
  if (companyId != null && !user.companyIds.includes(companyId)) throw forbidden('Unauthorized use of companyIds')
  if (companySource) throw forbidden('companySource may only be given with a role')
}

/** Returns the cart that the buyer would have filled. */
async function toCart(
  ctx: Ctx,
  input: OrderCreateInput,
  party: Party,
  { country }: ChannelLocale,
): Promise<Parameters<typeof priceUnsaved>[1]> {
  const { postageData, paymentData, addresses } = input
  const addressOf = (type: string) =>
    toCartAddress(
      addresses?.find((address) => address.type === type),
      country,
    )
  return {
    ...party,
    channelId: ctx.actor.channelId,
    language: input.language,
    notes: input.remarks ?? null,
    reference: input.reference ?? null,
    extra3: input.extra3 ?? null,
    extra4: input.extra4 ?? null,
    costCentre: input.costCentre ?? null,
    project: input.project ?? null,
    carrier: postageData.carrier || null,
    paymentMethod: paymentData.method,
    postageMethod: postageData.method,
    requestDate: postageData.requestDate ? new Date(postageData.requestDate) : null,
    partialDeliveryAllowed: postageData.partialDeliveryAllowed ?? 'N',
    pickUpLocationId: postageData.pickUpLocationId ?? null,
    invoiceAddress: addressOf('invoice'),
    deliveryAddress: addressOf('delivery'),
    customFields: await toCartFields(ctx, input),
  }
}

/** Returns the custom fields of the order as the cart would have had them: decision hooks are asked about it. */
async function toCartFields(ctx: Ctx, { customFields: given }: OrderCreateInput): Promise<CustomFieldValues> {
  const { customFields } = ctx.services
  const values = patchFields({}, await customFields.check(ctx, 'ORDER', given ?? undefined, true))
  return patchFields({}, await customFields.transfer(ctx, { from: 'ORDER', to: 'CART', values, isNew: true }))
}

function toCartAddress(given: OrderCreateAddressInput | undefined, country: string): CartAddressValues {
  const blank = blankAddress(country)
  const known = Object.keys(blank).flatMap((name) => {
    const value = given?.[name as keyof CartAddressValues]
    return value == null ? [] : [[name, value]]
  })
  return { ...blank, ...Object.fromEntries(known) }
}

/** Finds a carrier or payment method that does not exist, or that business rules exclude. Callers that may change orders may choose excluded ones. */
async function findChoiceProblems(ctx: Ctx, cart: CartRow): Promise<Problem[]> {
  const states = await checkChoices(ctx, cart)
  const mayAgree = ordersAreOpen(ctx, 'EDITOR')
  const problemOf = (path: string[], what: string, state: string, name: string | null): Problem[] => {
    if (state === 'UNKNOWN') return [{ path, message: `refers to the ${what} [${name}], which does not exist` }]
    return state === 'EXCLUDED' && !mayAgree
      ? [{ path, message: `refers to the ${what} [${name}], which is not available for this order` }]
      : []
  }
  return [
    ...problemOf(['postageData', 'carrier'], 'carrier', states.carrier, cart.carrier),
    ...problemOf(['paymentData', 'method'], 'payment method', states.paymentMethod, cart.paymentMethod),
  ]
}

/** Refuses an order above the purchase limit of its contact. A contact orders for its default company by default. */
async function requireWithinLimit(ctx: Ctx, { contactId, companyId }: Party, totalGross: string): Promise<void> {
  const [isExceeded] = await exceedsLimit(ctx, [{ contactId, companyId, totalGross }])
  if (isExceeded) throw refused(FAILED, 'The order exceeds the limit of the contact: it needs purchase authorization')
}

/** Returns the debtor number of the company, or else of the person. */
async function readDebtor(ctx: Ctx, { contactId, customerId, companyId }: Party): Promise<string | null> {
  const { rows } = await sql<{ debtorId: string | null }>`
    select coalesce((select "debtorId" from company where id = ${companyId}::int4), (select "debtorId" from contact where id = ${contactId}::int4),
                    (select "debtorId" from customer where id = ${customerId}::int4)) as "debtorId"`.execute(ctx.db)
  return rows[0]?.debtorId ?? null
}
