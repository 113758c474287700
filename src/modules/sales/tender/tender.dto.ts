import { type Relation, readOnce } from '../../../core/store/relations.js'
import type { TenderRow } from '../../../db/db.gen.js'
import type { Dto } from '../../../interfaces/rest/dto.js'
import { bonusItemsOf, itemCountOf, itemsOf } from './tender.items.js'
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
  toNumber,
  totalOf,
} from './tender.read.js'

const each =
  <R>(read: (row: TenderRow) => R): Relation<TenderRow, R> =>
  async (_, tenders) =>
    tenders.map(read)

const ORDER_COLUMNS =
  'status type invoiceUserId email debtorId source actionCode reference remarks language currency externalId extra3 extra4 validUntil public revisionNumber publicVersionNumber invalid invalidationReason'.split(
    ' ',
  ) as (keyof ReturnType<typeof shownDraft>['order'])[]

const tenderChildDto: Dto = { name: 'TenderBaseItem', from: 'TenderBaseItem' }
const tenderItemDto: Dto = {
  name: 'TenderMainItem',
  from: 'TenderMainItem',
  omit: ['product', 'childItems'],
  nest: {
    childItems: {
      dto: tenderChildDto,
      of: async (_, lines: readonly { childItems: object[] }[]) => lines.map(({ childItems }) => childItems),
      many: true,
    },
  },
}
const tenderPostageDto: Dto = { name: 'TenderPostage', from: 'TenderPostage', omit: ['warehouse'] }

const personOf = readOnce(personOfTender)
const nameOf =
  (name: 'firstName' | 'middleName' | 'lastName'): Relation<TenderRow, string | null> =>
  async (ctx, tenders) =>
    (await personOf(ctx, tenders)).map((person) => person?.[name] ?? null)

export const tenderDto: Dto = {
  name: 'Tender',
  from: 'Tender',
  omit: [
    'items',
    'bonusItems',
    'postageData',
    'orderStatus',
    'revisions',
    'contact',
    'customer',
    'company',
    'user',
    'spendingVerdict',
  ],
  read: {
    tenderId: ({ uuid }: TenderRow) => uuid,
    ...Object.fromEntries(ORDER_COLUMNS.map((column) => [column, (row: TenderRow) => shownDraft(row).order[column]])),
    currencyRatio: (row: TenderRow) => toNumber(shownDraft(row).order.currencyRatio),
    invoiceAddress: (row: TenderRow) => shownAddress(row, 'invoice'),
    deliveryAddress: (row: TenderRow) => shownAddress(row, 'delivery'),
    itemCount: itemCountOf,
    paymentData: paymentDataOf,
    total: totalOf,
    taxLevels: taxLevelsOf,
    valuePoints: ({ draft }: TenderRow) => draft.valuePoints,
    creditPoints: () => null,
  },
  related: {
    firstName: nameOf('firstName'),
    middleName: nameOf('middleName'),
    lastName: nameOf('lastName'),
    isEditable,
    carriers: carriersOfTender,
    payMethods: payMethodsOfTender,
  },
  nest: {
    postageData: { dto: tenderPostageDto, of: each(postageDataOf) },
    items: { dto: tenderItemDto, of: each(itemsOf), many: true },
    bonusItems: { dto: tenderItemDto, of: each(bonusItemsOf), many: true },
  },
}

export const tenderSearchDto: Dto = {
  name: 'TenderSearchInput',
  from: 'TenderSearchInput',
  declares: `
    "How tenders are sorted."
    enum TenderSortField {
      ID
      CREATED_AT
      LAST_MODIFIED_AT
    }
    input TenderSortInput {
      field: TenderSortField!
      order: SortOrder! = ASC
    }
    "Finds tenders that somebody works on."
    input TenderSearchInput {
      channelIds: [Int!] @rule(maxItems: 1000)
      "Contacts who buy."
      contactIds: [Int!] @rule(maxItems: 1000)
      "Customers who buy."
      customerIds: [Int!] @rule(maxItems: 1000)
      companyIds: [Int!] @rule(maxItems: 1000)
      createdAt: DateSearchInput
      lastModifiedAt: DateSearchInput
      "Conditions on custom fields, which must be indexed. Our own addition to the contract."
      customFields: [CustomFieldFilterInput!] @rule(maxItems: 10)
      "Orders by a custom field, which must be indexed. Our own addition to the contract."
      sortByCustomField: CustomFieldSortInput
      page: Int = 1 @rule(min: 1)
      "Items per page."
      offset: Int = 12 @rule(min: 1, max: 100)
      sortInputs: [TenderSortInput!] @rule(maxItems: 10)
    }`,
  isSearch: true,
}
