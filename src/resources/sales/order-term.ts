/**
 * The filter `term` of orders: a part of a text of the order, its lines, its invoice address, or its ids in other systems. Each table finds its rows
 * by one index over all its texts (migration 0100), so the search reads what it finds, however many orders there are.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { OrderSearchFields } from '../../contract/contract.gen.js'
import type { Filter } from '../../core/store/resource.js'
import { allOf, anyOf } from '../../db/conditions.js'
import { likePattern } from '../text-filters.js'

/** The column of each search field, in the order in which the index has them. A line has the maker and the codes that its product had at the time of the order. */
const orderColumns = {
  REFERENCE: 'reference',
  REMARKS: 'remarks',
  EXTRA3: 'extra3',
  EXTRA4: 'extra4',
  RECIPIENT_EMAIL: 'email',
  ACCOUNTING_ID: 'paymentAccountingId',
  ACTION_CODE: 'actionCode',
  DEBTOR_ID: 'debtorId',
  DEBTOR_COMPANY: 'debtorCompany',
  DEBTOR_FIRST_NAME: 'debtorFirstName',
  DEBTOR_LAST_NAME: 'debtorLastName',
  RECIPIENT_COMPANY: 'recipientCompany',
  RECIPIENT_FIRST_NAME: 'recipientFirstName',
  RECIPIENT_LAST_NAME: 'recipientLastName',
}
const itemColumns = {
  ITEM_SKU: 'sku',
  ITEM_NAME: 'name',
  ITEM_NOTES: 'notes',
  ITEM_EAN_CODE: 'eanCode',
  ITEM_MANUFACTURER: 'manufacturer',
  ITEM_MANUFACTURER_CODE: 'manufacturerCode',
  ITEM_SUPPLIER: 'supplier',
  ITEM_SUPPLIER_CODE: 'supplierCode',
}
const invoiceColumns = {
  INVOICE_ADDRESS_COMPANY: 'company',
  INVOICE_ADDRESS_FIRST_NAME: 'firstName',
  INVOICE_ADDRESS_LAST_NAME: 'lastName',
}
const sourceColumns = { EXTERNAL_ORDER_ID: 'id' }

/** Every field of the contract, so that a missing one does not compile. */
const allColumns: Record<Exclude<OrderSearchFields, 'ID'>, string> = {
  ...orderColumns,
  ...itemColumns,
  ...invoiceColumns,
  ...sourceColumns,
}

interface TextTable {
  table: 'order' | 'orderItem' | 'orderAddress' | 'orderSource'
  orderId: 'id' | 'orderId'
  columns: Readonly<Record<string, string>>
  /** The function in the expression of the index. */
  texts: string
  /** The rows that the index has; all if it is missing. */
  only?: RawBuilder<SqlBool>
}

const textTables: readonly TextTable[] = [
  { table: 'order', orderId: 'id', columns: orderColumns, texts: 'orderTexts' },
  { table: 'orderItem', orderId: 'orderId', columns: itemColumns, texts: 'orderItemTexts' },
  {
    table: 'orderAddress',
    orderId: 'orderId',
    columns: invoiceColumns,
    texts: 'orderAddressTexts',
    only: sql`found.type = 'invoice'`,
  },
  { table: 'orderSource', orderId: 'orderId', columns: sourceColumns, texts: 'lower' },
]

const column = (name: string) => sql`found.${sql.id(name)}`

/** Selects the orders of which a row of this table has the term in one of the fields; null if none of the fields is one of the table. */
function selectMatches({ table, orderId, columns, texts, only }: TextTable, term: string, fields: ReadonlySet<string>) {
  const asked = Object.entries(columns).filter(([field]) => fields.has(field))
  if (asked.length === 0) return null
  const pattern = sql`lower(${likePattern(term)})`
  const conditions = [sql<SqlBool>`${sql.id(texts)}(${sql.join(Object.values(columns).map(column))}) like ${pattern}`]
  if (only) conditions.push(only)
  // The index has all texts of a row. Where only some of them are asked for, they are compared again.
  if (asked.length < Object.keys(columns).length)
    conditions.push(anyOf(asked.map(([, name]) => sql`lower(${column(name)}) like ${pattern}`)))
  return sql`select found.${sql.id(orderId)} from ${sql.table(table)} found where ${allOf(conditions)}`
}

/** A number in the term is the id of an order. */
const selectId = (term: string) => (/^\d{1,9}$/.test(term) ? sql`select ${Number(term)}::int` : null)

export const matchesTerm: Filter<'order', string> = (eb, term, search) => {
  const termFields = search.termFields as readonly string[] | null | undefined
  const fields = new Set(termFields?.length ? termFields : ['ID', ...Object.keys(allColumns)])
  if (term === '' && [...fields].some((field) => field !== 'ID')) return eb.val(true)
  const selected = [
    fields.has('ID') ? selectId(term) : null,
    ...textTables.map((table) => selectMatches(table, term, fields)),
  ].filter((one) => one !== null)
  if (selected.length === 0) return eb.val(false)
  return sql<SqlBool>`${eb.ref('id')} in (${sql.join(selected, sql` union all `)})`
}
