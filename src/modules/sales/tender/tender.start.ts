/** Starts tenders: their buyer and initial contents. */
import { sql } from 'kysely'
import type { OrderType, TenderStartInput } from '../../../contract/contract.gen.js'
import { conflict, invalidField, withCode } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { createStamps, newUuid } from '../../../core/store/row.js'
import { create, find } from '../../../core/store/store.js'
import type { OrderAddressRow, OrderRow, OrderStatusRow, TenderRow } from '../../../db/db.gen.js'
import { order as orderResource } from '../../../resources/sales/order.js'
import { adminUser } from '../../platform/admin-user/admin-user.resource.js'
import { localeOfChannel } from '../../platform/channel/channel.locale.js'
import { type Party, resolveParty } from '../cart/cart.party.js'
import { defaultValidUntil } from '../order/status/order.number.js'
import { statusColumns } from '../order/status/order.status.js'
import { revive } from '../order-revision/order-revision.service.js'
import { orderStatus } from '../order-status/order-status.resource.js'
import { type Draft, nextIds, toStored } from './tender.draft.js'
import { authorOf } from './tender.open.js'
import { tender } from './tender.resource.js'

const START_FAILED = 'TENDER_START_ERROR'

/** Starts a tender without lines. */
export const startTender = (ctx: Ctx, input: TenderStartInput): Promise<TenderRow> =>
  inTransaction(ctx, async (inner) => {
    const party = await withCode(START_FAILED, resolveParty(inner, input))
    const { channelId, ownerId } = await placeOf(inner, input)
    const order = await blankOrder(inner, input, party, channelId)
    const draft: Draft = {
      order,
      items: [],
      addresses: await startAddresses(inner, party, channelId),
      savedItemIds: [],
      carriers: null,
      payMethods: null,
      valuePoints: 0,
      incentiveCodes: {},
    }
    const customFields = input.customFields ?? undefined
    return create(inner, tender, {
      ...party,
      customFields,
      uuid: order.uuid,
      channelId,
      ownerId,
      draft: toStored(draft),
      ...authorOf(inner),
    })
  })

/** Returns the channel of the tender and the administrator who works on it; both must exist. */
async function placeOf(ctx: Ctx, input: TenderStartInput): Promise<{ channelId: number; ownerId: number | null }> {
  const channelId = input.channelId ?? ctx.actor.channelId
  const { rows } = await sql`select from channel where id = ${channelId}::int4`.execute(ctx.db)
  if (rows.length === 0) throw conflict(START_FAILED, `There is no channel with id [${channelId}]`)
  if (input.ownerId == null) return { channelId, ownerId: ctx.actor.userId }
  const owner = await find(ctx, { ...adminUser, visible: () => null }, { id: input.ownerId })
  if (!owner) throw conflict(START_FAILED, `There is no administrator with id [${input.ownerId}]`)
  return { channelId, ownerId: input.ownerId }
}

interface PartyFacts {
  email: string | null
  debtorId: string | null
  language: string | null
}

async function blankOrder(ctx: Ctx, input: TenderStartInput, party: Party, channelId: number): Promise<OrderRow> {
  const { rows } = await sql<PartyFacts>`
    select email, coalesce((select c."debtorId" from company c where c.id = ${party.companyId}::int4), "debtorId") as "debtorId",
           "primaryLanguage" as language from contact where id = ${party.contactId}::int4
    union all
    select email, "debtorId", "primaryLanguage" as language from customer where id = ${party.customerId}::int4`.execute(ctx.db)
  const locale = await localeOfChannel(ctx, channelId)
  const userId = party.contactId ?? party.customerId
  const type = input.type ?? 'dropshipment'
  const status = await defaultStatus(ctx, type)
  return {
    ...revive<OrderRow>('order', {}),
    ...{ id: 0, uuid: newUuid(ctx), type, channelId, userId, invoiceUserId: userId, companyId: party.companyId },
    ...createStamps(ctx, orderResource),
    ...statusColumns(ctx, status),
    validUntil: input.validUntil ? new Date(input.validUntil) : await defaultValidUntil(ctx, status, channelId),
    email: rows[0]?.email ?? '',
    debtorId: rows[0]?.debtorId ?? null,
    language: (rows[0]?.language ?? locale.language).toUpperCase(),
    currency: input.currency ?? locale.currency,
    currencyRatio: '1',
    source: input.source ?? null,
    ...{ paymentMethod: '', paymentGross: '0', paymentNet: '0', paymentTax: '0', paymentTaxPercentage: '0' },
    ...{ paymentStatus: 'UNKNOWN', paymentOverruled: 'N' },
    ...{ postageMethod: '', postageGross: '0', postageNet: '0', postageTax: '0', postageTaxPercentage: '0' },
    ...{ postageOverruled: 'N', partialDeliveryAllowed: 'N' },
    ...{ totalGross: '0', totalNet: '0', totalTax: '0', discountType: 'N', discountValue: '0', taxPercentages: [] },
    ...{ exportStatus: 'EMPTY', revisionNumber: 1, invalid: false },
  }
}

/** Returns the initial status of an order of this type: that of quotes for a quotation. */
export async function defaultStatus(ctx: Ctx, type: OrderType): Promise<OrderStatusRow> {
  const status = await find(ctx, orderStatus, { orderType: type === 'quotation' ? 'QUOTATION' : 'ORDER', isDefault: true })
  if (!status) throw invalidField('type', `[${type}] has no default status`)
  return status
}

const TYPES = ['invoice', 'delivery'] as const
const ADDRESS_COLUMNS = [
  'type',
  'firstName',
  'middleName',
  'lastName',
  'gender',
  'company',
  'street',
  'number',
  'numberExtension',
  'postalCode',
  'city',
  'region',
  'country',
  'phone',
  'mobile',
  'email',
  'code',
  'notes',
  'icp',
  'customFields',
] as const

/** Returns the default addresses of the company or the customer; blank if there are none. */
async function startAddresses(ctx: Ctx, { companyId, customerId }: Party, channelId: number): Promise<OrderAddressRow[]> {
  const known = await ctx.db
    .selectFrom('address')
    .select(ADDRESS_COLUMNS)
    .where((eb) => eb.or([eb('companyId', '=', companyId), eb('customerId', '=', customerId)]))
    .where('isDefault', '=', 'Y')
    .where('type', 'in', TYPES)
    .orderBy('id')
    .execute()
  const { country } = await localeOfChannel(ctx, channelId)
  const ids = await nextIds(ctx, 'orderAddress', TYPES.length)
  return TYPES.map((type, i) => {
    const id = ids[i] as number
    const found = known.find((address) => address.type === type)
    return { ...blankAddress(ctx, type, id, country), ...found, gender: found?.gender ?? 'U' }
  })
}

/** Returns an address with only the country set. */
export const blankAddress = (ctx: Ctx, type: 'invoice' | 'delivery', id: number, country: string): OrderAddressRow => ({
  ...revive<OrderAddressRow>('orderAddress', {}),
  ...{ id, uuid: newUuid(ctx), type, gender: 'U', street: '', postalCode: '', city: '', country, icp: 'N' },
  ...{ createdAt: ctx.now, lastModifiedAt: ctx.now },
})
