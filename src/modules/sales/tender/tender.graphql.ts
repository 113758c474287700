import { pageOf } from '../../../core/base/page.js'
import type { Ctx } from '../../../core/context.js'
import { childPage, relationById, relationField } from '../../../core/store/relations.js'
import { rowsOf } from '../../../core/store/store.js'
import type { OrderRow, OrderStatusRow, TenderRow } from '../../../db/db.gen.js'
import { needsTotal, selectedRelation } from '../../../interfaces/graphql/compile/selection.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { product } from '../../../resources/catalog/product.js'
import { pickUpLocationOfOrder } from '../../../resources/sales/order.js'
import { orderRevision } from '../order/order-revision.resource.js'
import { orderStatus } from '../order-status/order-status.resource.js'
import { applyIncentives } from './pricing/tender.incentives.js'
import { bonusItemsOf, itemCountOf, itemsOf } from './tender.items.js'
import { addItems, deleteBonusItem, deleteItem, updateItem } from './tender.lines.js'
import { getTender } from './tender.open.js'
import { processTender } from './tender.process.js'
import {
  carriersOfTender,
  isEditable,
  payMethodsOfTender,
  paymentDataOf,
  personOfTender,
  postageDataOf,
  shownAddress,
  shownDraft,
  taxLevelsOf,
  totalOf,
} from './tender.read.js'
import { companyOfTender, contactOfTender, customerOfTender } from './tender.resource.js'
import {
  deleteTender,
  updateAddress,
  updateDiscount,
  updateInvoiceUser,
  updatePayment,
  updatePostage,
  updateTender,
} from './tender.service.js'
import { startTender } from './tender.start.js'

const contactOf = relationField(contactOfTender)
const customerOf = relationField(customerOfTender)
const personOf = relationField(personOfTender)
const productOf = selectedRelation(product, (columns) =>
  relationById(product, ({ productId }: { productId: number | null }) => productId, columns),
)

/** Returns the status that each tender gives its order. */
const statusOf = relationField(async (ctx: Ctx, tenders: readonly TenderRow[]): Promise<(OrderStatusRow | null)[]> => {
  const codes = tenders.map((row) => shownDraft(row).order.status)
  const rows = await rowsOf(ctx, orderStatus, 'code', [...new Set(codes)])
  const byCode = new Map(rows.map((row) => [row.code, row]))
  return codes.map((code) => byCode.get(code) ?? null)
})

/** Resolves a field of the draft order. */
const ofOrder =
  <K extends keyof OrderRow>(column: K) =>
  (row: TenderRow): OrderRow[K] =>
    shownDraft(row).order[column]

export const tenderGraphql = {
  Query: { tender: (_, args, ctx) => getTender(ctx, args) },
  Mutation: {
    tenderStart: (_, { input }, ctx) => startTender(ctx, input),
    tenderUpdateAddress: (_, { id, input }, ctx) => updateAddress(ctx, id, input),
    tenderAddItems: (_, { id, input }, ctx) => addItems(ctx, id, input),
    tenderUpdateItem: (_, { id, itemId, input }, ctx) => updateItem(ctx, id, itemId, input),
    tenderDeleteItem: (_, { id, itemId }, ctx) => deleteItem(ctx, id, itemId),
    tenderDeleteBonusItem: (_, { id, itemId }, ctx) => deleteBonusItem(ctx, id, itemId),
    tenderUpdateInvoiceUser: (_, { id, userId }, ctx) => updateInvoiceUser(ctx, id, userId),
    tenderUpdate: (_, { id, input }, ctx) => updateTender(ctx, id, input),
    tenderUpdateDiscount: (_, { id, input }, ctx) => updateDiscount(ctx, id, input),
    tenderUpdatePostage: (_, { id, input }, ctx) => updatePostage(ctx, id, input),
    tenderUpdatePayment: (_, { id, input }, ctx) => updatePayment(ctx, id, input),
    tenderApplyIncentives: (_, { id }, ctx) => applyIncentives(ctx, id),
    tenderProcess: (_, { id }, ctx) => processTender(ctx, id),
    tenderDelete: (_, { id }, ctx) => deleteTender(ctx, id),
  },
  Tender: {
    status: ofOrder('status'),
    orderStatus: statusOf,
    revisions: async ({ orderId }, { input }, ctx, info) =>
      orderId === null
        ? pageOf([], 0, { page: input?.page ?? 1, offset: input?.offset ?? 12 })
        : childPage(ctx, orderRevision, 'orderId', orderId, input ?? {}, { counted: needsTotal(info) }),
    tenderId: ({ uuid }) => uuid,
    type: ofOrder('type'),
    siteId: ({ channelId }) => channelId,
    shopId: ({ channelId }) => channelId,
    userId: ofOrder('userId'),
    invoiceUserId: ofOrder('invoiceUserId'),
    firstName: async (row, _, ctx) => (await personOf(row, {}, ctx))?.firstName ?? null,
    middleName: async (row, _, ctx) => (await personOf(row, {}, ctx))?.middleName ?? null,
    lastName: async (row, _, ctx) => (await personOf(row, {}, ctx))?.lastName ?? null,
    email: ofOrder('email'),
    debtorId: ofOrder('debtorId'),
    invoiceAddress: (row) => shownAddress(row, 'invoice') as never,
    deliveryAddress: (row) => shownAddress(row, 'delivery') as never,
    itemCount: itemCountOf,
    items: (row) => itemsOf(row) as never,
    bonusItems: (row) => bonusItemsOf(row) as never,
    paymentData: paymentDataOf,
    postageData: (row) => postageDataOf(row) as never,
    total: (row) => ({ ...totalOf(row), discountOverruled: false }),
    taxLevels: taxLevelsOf,
    carriers: relationField(carriersOfTender) as never,
    payMethods: relationField(payMethodsOfTender) as never,
    source: ofOrder('source'),
    valuePoints: ({ draft }) => draft.valuePoints,
    creditPoints: () => null,
    actionCode: ofOrder('actionCode'),
    reference: ofOrder('reference'),
    remarks: ofOrder('remarks'),
    language: ofOrder('language'),
    currency: ofOrder('currency'),
    currencyRatio: ofOrder('currencyRatio'),
    externalId: ofOrder('externalId'),
    extra3: ofOrder('extra3'),
    extra4: ofOrder('extra4'),
    isEditable: relationField(isEditable),
    validUntil: ofOrder('validUntil'),
    public: ofOrder('public'),
    revisionNumber: ofOrder('revisionNumber'),
    publicVersionNumber: ofOrder('publicVersionNumber'),
    invalid: ofOrder('invalid'),
    invalidationReason: ofOrder('invalidationReason'),
    user: async (row, _, ctx) => {
      const [contact, customer] = [await contactOf(row, {}, ctx), await customerOf(row, {}, ctx)]
      if (contact) return { ...contact, __typename: 'Contact' } as never
      return customer ? ({ ...customer, __typename: 'Customer' } as never) : null
    },
    contact: contactOf,
    customer: customerOf,
    company: relationField(companyOfTender),
  },
  TenderMainItem: {
    product: async (line, { hidden }, ctx, info) => {
      const found = await productOf(line as never, ctx, info)
      return found && (hidden == null || (found.hidden === 'Y') === hidden) ? found : null
    },
  },
  TenderPostage: { warehouse: relationField(pickUpLocationOfOrder) as never },
  TenderCarrier: { amount: ({ price }) => price },
} satisfies Resolvers
