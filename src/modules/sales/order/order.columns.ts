/** How the nested parts of an order input map to columns of its row, and which records an input refers to. */
import { sql } from 'kysely'
import type {
  OrderCreateInput,
  OrderPaymentUpdateInput,
  OrderPostageUpdateInput,
  OrderTotalUpdateInput,
  OrderUpdateInput,
} from '../../../contract/contract.gen.js'
import { invalidField, notFound, orThrow } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { EXTERNAL_ID } from '../../../core/lifecycle/legacy.js'
import { resolveReferences } from '../../../core/store/reference.js'
import { companyLookup } from '../../../resources/accounts/company.js'

type Columns = Record<string, unknown>

/** Drops undefined columns. */
const given = (columns: Columns): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))

export const paymentColumns = (input: OrderPaymentUpdateInput): Columns =>
  given({
    paymentMethod: input.method,
    paymentGross: input.gross,
    paymentNet: input.net,
    paymentTax: input.tax,
    paymentTaxPercentage: input.taxPercentage,
    paymentStatus: input.status,
    paymentStatusDate: input.statusDate,
    paymentAccountingId: input.accountingId,
    paymentOverruled: input.overruled === null ? 'N' : input.overruled,
  })

export const postageColumns = (input: OrderPostageUpdateInput): Columns =>
  given({
    postageMethod: input.method,
    postageGross: input.gross,
    postageNet: input.net,
    postageTax: input.tax,
    postageTaxPercentage: input.taxPercentage,
    requestDate: input.requestDate,
    partialDeliveryAllowed: input.partialDeliveryAllowed === null ? 'N' : input.partialDeliveryAllowed,
    pickUpLocationId: input.pickUpLocationId,
    carrier: input.carrier,
    postageOverruled: input.overruled === null ? 'N' : input.overruled,
  })

export const totalColumns = (input: OrderTotalUpdateInput): Columns =>
  given({
    totalGross: input.gross,
    totalNet: input.net,
    totalTax: input.tax,
    discountType: input.discountType,
    discountValue: input.discountValue,
  })

/** Returns the column that holds the external id for older clients; undefined if the input has none. */
export const externalIdIn = ({ sources }: Pick<OrderUpdateInput, 'sources'>): string | undefined =>
  sources?.find(({ name }) => name === EXTERNAL_ID)?.id

/** Returns the company that an input names by id or external key; undefined if it names none. */
export async function companyIdIn(
  ctx: Ctx,
  { companyId, companySource }: Pick<OrderCreateInput, 'companyId' | 'companySource'>,
): Promise<number | null | undefined> {
  if (companyId == null && !companySource) return companyId
  const reference =
    companyId == null ? { source: companySource?.name ?? '', sourceId: companySource?.id ?? '' } : { id: companyId }
  const [id] = (await resolveReferences(ctx, companyLookup, [reference])).map(orThrow)
  return id
}

/** Refuses a reference to a person, channel, warehouse or order that does not exist. One statement. */
export async function checkReferences(ctx: Ctx, input: Columns): Promise<void> {
  const { userId = null, channelId = null, pickUpLocationId = null, originalOrderId = null } = input
  const { rows } = await sql<Record<'user' | 'channel' | 'warehouse' | 'order', boolean>>`
    select ${userId}::int4 is null or exists (select from contact where id = ${userId}::int4)
             or exists (select from customer where id = ${userId}::int4) as "user",
           ${channelId}::int4 is null or exists (select from channel where id = ${channelId}::int4) as channel,
           ${pickUpLocationId}::int4 is null or exists (select from warehouse where id = ${pickUpLocationId}::int4) as warehouse,
           ${originalOrderId}::int4 is null or exists (select from "order" where id = ${originalOrderId}::int4) as "order"`.execute(
    ctx.db,
  )
  const known = rows[0]
  if (!known?.user) throw invalidField('userId', `refers to the user ${userId}, who does not exist`)
  if (!known.channel) throw invalidField('channelId', `refers to the channel ${channelId}, which does not exist`)
  if (!known.warehouse)
    throw invalidField('pickUpLocationId', `refers to the warehouse ${pickUpLocationId}, which does not exist`)
  if (!known.order) throw notFound('Order', 'ORDER_NOT_FOUND', { id: originalOrderId })
}
