/**
 * Reads everything that the prices of many products depend on, for one buyer, one tax zone, one currency and one instant, with one statement.
 *
 * For each product it looks up its price, its tiers, its tax, and, in all sheets of the buyer, the lines that name the product, its
 * price group or a category that it is in. Each of these is a scan of its own unique index (`discount` has three: product and sheet,
 * price group and sheet, category and sheet). A scan looks up each sheet of the buyer, but passes by those between two lines of its target,
 * so its cost depends on the smaller of both numbers, and not on how many lines a sheet has or how many sheets there are.
 */
import { type RawBuilder, sql } from 'kysely'
import type { PriceDiscountType, Taxcode } from '../../../contract/contract.gen.js'
import { compiledQuery, equalsHiddenKeys, keyParameter } from '../../../core/store/compiled-query.js'
import type { Database } from '../../../db/database.js'
import type { PriceFacts, Sheet, SheetLine, Tier } from './facts.js'

/** The buyer, zone, time and currency of prices. */
export interface PriceTerms {
  /** The buying contact or customer; null for a visitor, who gets the prices of the guest account of the channel. */
  userId: number | null
  /** The company that the contact buys for; null for its primary company. */
  companyId: number | null
  channelId: number
  taxZone: string
  /** Only prices and price sheets in this currency count. */
  currency: string
  date: Date
}

type TierColumns = [string, string, number, number | null, number | null, number, number]
type LineColumns = [...TierColumns, string, number | null, string | null, number | null, PriceDiscountType, string, number]

interface FactsRow {
  productId: number
  priceId: string | null
  list: string
  per: number
  bulkPriceDiscountType: PriceDiscountType
  createdAt: Date
  taxCode: Taxcode | null
  taxPercentage: string | null
  costPrices: TierColumns[] | null
  bulkPrices: TierColumns[] | null
  bulkCostPrices: TierColumns[] | null
  /** Null unless all sheets of the buyer are requested. */
  sheets: Sheet[] | null
  lines: LineColumns[] | null
  pageStamp: string | null
}

/** What else is read with the facts. */
interface FactsOptions {
  /** Also reads the sheets of the buyer that have no line for a product. */
  withAllSheets?: boolean
  /** For a catalogue page: also reads which hooks want to be asked for its prices. */
  isForPage?: boolean
}

/** Returns the facts of each existing product, by id. */
export async function readFacts(
  db: Database,
  productIds: readonly number[],
  { userId, companyId, channelId, taxZone, currency, date }: PriceTerms,
  { withAllSheets = false, isForPage = false }: FactsOptions = {},
): Promise<Map<number, PriceFacts>> {
  const { isOne, value } = keyParameter([...new Set(productIds)])
  const rows = await factsQuery(
    db,
    { isOne, withAllSheets, isForPage },
    { productIds: value, userId, companyId, channelId, taxZone, currency, date },
  )
  return new Map(rows.map((row) => [row.productId, toFacts(row)]))
}

/** Identifies the active decision hooks, like the stamp of a sale; null if none of them is asked about catalogue pages. */
const pageStamp: RawBuilder<string | null> = sql`(select case when bool_or("forCatalogPages" and 'PRICES' = any(points))
  then md5(string_agg(revision::text, ',' order by id)) end from "decisionHook" where active)`

/** Converts a column to milliseconds. `date_part` uses doubles, which are exact enough; `extract` uses decimals, which are several times slower. */
const milliseconds = (column: string) => sql`(date_part('epoch', ${sql.ref(column)}) * 1000)::int8`

/** Returns the columns of a tier as one JSON array: names would be longer than the values. Amounts are texts, since a JSON number is a double. */
const tierColumns = (alias: string) => sql`
  ${sql.ref(`${alias}.uuid`)}, ${sql.ref(`${alias}.value`)}::text, ${sql.ref(`${alias}.quantityFrom`)}, ${milliseconds(`${alias}.validFrom`)},
  ${milliseconds(`${alias}.validTo`)}, ${milliseconds(`${alias}.createdAt`)}, ${milliseconds(`${alias}.lastModifiedAt`)}`

/** Excludes expired tiers and lines. Future ones are read: they determine until when a price holds. */
const isNotOver = (alias: string, date: RawBuilder<unknown>) => sql`
  (${sql.ref(`${alias}.validTo`)} is null or ${sql.ref(`${alias}.validTo`)} >= ${date})`

const tiersOfPrice = (table: 'costPrice' | 'bulkPrice' | 'bulkCostPrice', date: RawBuilder<unknown>) => sql`
  (select json_agg(json_build_array(${tierColumns('t')})) from ${sql.table(table)} t
    where t."priceId" = pr.uuid and ${isNotOver('t', date)}) as ${sql.id(`${table}s`)}`

const LINE_COLUMNS = sql`d.uuid, d.value, d."quantityFrom", d."validFrom", d."validTo", d."createdAt", d."lastModifiedAt",
  d."pricesheetId", d."productId", d."priceGroup", d."categoryId", d."discountType"`

/**
 * - `party`: the person who buys and the company that the person buys for. A visitor is the guest account of the channel.
 * - `sheet`: the sheets in the currency that are assigned to the person or the company, which may inherit them; `sheets` are their ids.
 * The main select has one row per product.
 */
const factsQuery = compiledQuery<
  { isOne: boolean; withAllSheets: boolean; isForPage: boolean },
  PriceTerms & { productIds: unknown },
  FactsRow
>(
  ({ isOne, withAllSheets, isForPage }, { productIds, userId, companyId, channelId, taxZone, currency, date }) => sql`
  with party as materialized (
    select u.id as "userId", case when not exists (select from customer where customer.id = u.id)
             then coalesce(${companyId}::int4, (select c."parentCompanyId" from contact c where c.id = u.id)) end as "companyId"
      from (select coalesce(${userId}::int4, case when ${companyId}::int4 is null
              then (select channel."anonymousUserId" from channel where channel.id = ${channelId}) end) as id) u),
  sheet as materialized (
    select s.uuid, s.code, s.priority from pricesheet s
     where s.currency = ${currency} and s.id in (select a."pricesheetId" from "pricesheetParty" a where a."contactId" = (select "userId" from party)
              union all select a."pricesheetId" from "pricesheetParty" a where a."customerId" = (select "userId" from party)
              union all select a."pricesheetId" from "pricesheetParty" a where a."companyId" = (select "pricesheetCompany"("companyId") from party))),
  sheets as materialized (select array(select s.uuid from sheet s order by s.uuid) as ids)
  select p.id as "productId", pr.uuid as "priceId", pr.list::text, pr.per, pr."bulkPriceDiscountType", pr."createdAt",
         tax_code.code as "taxCode", t.percentage::text as "taxPercentage",
         ${tiersOfPrice('costPrice', date)}, ${tiersOfPrice('bulkPrice', date)}, ${tiersOfPrice('bulkCostPrice', date)},
         ${withAllSheets ? ALL_SHEETS : sql`null`} as sheets, line.lines, ${isForPage ? pageStamp : sql`null`} as "pageStamp"
    from product p
    left join price pr on pr."productId" = p.id and pr.currency = ${currency}
    left join "zoneTaxCode" z on z."priceId" = pr.uuid and z.zone = ${taxZone}
   cross join lateral (select coalesce(z."taxCode", pr."defaultTaxCode") as code) tax_code
    left join tax t on t.zone = ${taxZone} and t.code = tax_code.code
   cross join lateral (select array(${categoriesOfProduct}) as ids) category
    left join lateral (
      select json_agg(json_build_array(${tierColumns('d')}, d."pricesheetId", d."productId", d."priceGroup", d."categoryId", d."discountType", s.code, s.priority)) as lines
        from (
         select ${LINE_COLUMNS} from discount d where d."productId" = p.id and d."pricesheetId" ${IN_SHEETS}
         union all
         select ${LINE_COLUMNS} from discount d where d."priceGroup" = p."priceGroup" and d."pricesheetId" ${IN_SHEETS}
         union all
         select ${LINE_COLUMNS} from discount d where d."categoryId" = any(category.ids) and d."pricesheetId" ${IN_SHEETS}) d
        join pricesheet s on s.uuid = d."pricesheetId"
       where ${isNotOver('d', date)}) line on true
   where p.id ${equalsHiddenKeys(isOne, productIds, 'int4')}`,
)

/** The sheets as one array: an index is scanned once for all of them. */
const IN_SHEETS = sql`= any((select ids from sheets)::uuid[])`

const ALL_SHEETS = sql`(select json_agg(json_build_object('id', s.uuid, 'code', s.code, 'priority', s.priority) order by s.priority, s.code) from sheet s)`

/** The categories of the product or its cluster, with their ancestors. They are read only if there are sheets. */
const categoriesOfProduct = sql`
  select distinct step::int4 as id from (
      select i."categoryId" from "categoryItem" i where i."productId" = p.id
      union all select i."categoryId" from "categoryItem" i where i."clusterId" = p."clusterId") listed
    join category c on c.id = listed."categoryId" cross join lateral unnest(string_to_array(c.path, '/')) step
   where exists (select from sheet)`

// Converts the columns of a tier. Both functions copy each member by name, because spreading a tier with `...` was measured to be slow.
const toTier = (columns: TierColumns): Tier => ({
  id: columns[0],
  value: columns[1],
  quantityFrom: columns[2],
  validFrom: columns[3],
  validTo: columns[4],
  createdAt: columns[5],
  lastModifiedAt: columns[6],
})

const toLine = (columns: LineColumns): SheetLine => ({
  id: columns[0],
  value: columns[1],
  quantityFrom: columns[2],
  validFrom: columns[3],
  validTo: columns[4],
  createdAt: columns[5],
  lastModifiedAt: columns[6],
  pricesheetId: columns[7],
  productId: columns[8],
  priceGroup: columns[9],
  categoryId: columns[10],
  discountType: columns[11],
})

const toFacts = (row: FactsRow): PriceFacts => ({
  productId: row.productId,
  price: row.priceId
    ? {
        id: row.priceId,
        list: row.list,
        per: row.per,
        bulkPriceDiscountType: row.bulkPriceDiscountType,
        createdAt: row.createdAt.getTime(),
      }
    : null,
  taxCode: row.taxCode,
  taxPercentage: row.taxPercentage,
  costPrices: (row.costPrices ?? []).map(toTier),
  bulkPrices: (row.bulkPrices ?? []).map(toTier),
  bulkCostPrices: (row.bulkCostPrices ?? []).map(toTier),
  sheets: row.sheets ?? sheetsOfLines(row.lines ?? []),
  lines: (row.lines ?? []).map(toLine),
  ...(row.pageStamp !== null && { pageStamp: row.pageStamp }),
})

/** Returns the sheets that have a line for the product. */
function sheetsOfLines(lines: readonly LineColumns[]): Sheet[] {
  const sheets = new Map<string, Sheet>()
  for (const [, , , , , , , id, , , , , code, priority] of lines) if (!sheets.has(id)) sheets.set(id, { id, code, priority })
  return [...sheets.values()]
}
