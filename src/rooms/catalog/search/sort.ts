/** In which order results come. */
import { type RawBuilder, sql } from 'kysely'
import type { ProductSortField, SortOrder } from '../../../contract/contract.gen.js'
import type { ProductSearch } from './conditions.js'

type SortField = ProductSortField | 'TYPE' | 'ID'

/** A sort that a search asked for: what is compared, and how. */
export interface SortKey {
  value: RawBuilder<unknown>
  order: RawBuilder<unknown>
  /** An index of the entries has this order. */
  isIndexed: boolean
}

const COLLATIONS = ['nl', 'en', 'de', 'fr', 'es', 'it', 'pt', 'da', 'sv', 'nb', 'fi', 'pl', 'cs', 'hu', 'ro', 'tr', 'ru', 'el']

/** Letters come as the language has them: å after z in Danish, with a in Dutch. */
export const collation = (language: string) =>
  sql.id(`${COLLATIONS.includes(language.toLowerCase()) ? language.toLowerCase() : 'und'}-x-icu`)

export function sortKeys(search: ProductSearch, rank: RawBuilder<unknown>): SortKey[] {
  const { language = 'NL' } = search
  return askedOrder(search).map(({ field, isDown, direction }) => {
    if (field === 'NAME' || field === 'SHORT_NAME') return byName(field, language.toUpperCase(), isDown)
    if (field === 'RELEVANCE') return { value: rank, order: direction, isIndexed: false }
    const isFilled = FILLED.has(field)
    return { value: VALUES[field], order: isFilled ? direction : sql`${direction} nulls last`, isIndexed: isFilled }
  })
}

interface Ordered<F extends string> {
  term?: string | null | undefined
  sortInputs?: readonly { field: F; order?: SortOrder | null }[] | null | undefined
}

/** What comes first: where nothing is said, the best. Relevance without a term says nothing: then everything is equally relevant. */
export function askedOrder<F extends string>({ sortInputs, term }: Ordered<F>) {
  const isSought = Boolean(term?.trim())
  const asked: readonly { field: F | 'RELEVANCE'; order?: SortOrder | null }[] = sortInputs?.length
    ? sortInputs
    : [{ field: 'RELEVANCE' }]
  return asked
    .filter(({ field }) => field !== 'RELEVANCE' || isSought)
    .map(({ field, order }) => {
      const isDown = order ? order.toUpperCase() === 'DESC' : field === 'RELEVANCE'
      return { field, isDown, direction: isDown ? sql`desc` : sql`asc` }
    })
}

/** Columns that always hold something, and have an index. */
const FILLED: ReadonlySet<SortField> = new Set(['ID', 'SKU', 'SUPPLIER_CODE', 'CREATED_AT', 'LAST_MODIFIED_AT'])
const INDEXED = ['NL', 'EN', 'DE', 'FR']

/** What has no short name goes by its name; what has neither in the language comes last. */
function byName(field: 'NAME' | 'SHORT_NAME', language: string, isDown: boolean): SortKey {
  const name = sql`e.names ->> ${sql.lit(language)}`
  return {
    value: field === 'NAME' ? sql`(${name})` : sql`coalesce(e."shortNames" ->> ${sql.lit(language)}, ${name})`,
    order: sql`collate ${collation(language)} ${isDown ? sql`desc nulls last` : sql`asc`}`,
    isIndexed: field === 'NAME' && !isDown && INDEXED.includes(language),
  }
}

const places = (which: RawBuilder<unknown>) => sql`
  case e.class when 'PRODUCT' then (select min(i."sortOrder") from "categoryItem" i where i."productId" = e.id and ${which})
               else (select min(i."sortOrder") from "categoryItem" i where i."clusterId" = e.id and ${which}) end`

const VALUES: Record<Exclude<SortField, 'RELEVANCE' | 'NAME' | 'SHORT_NAME'>, RawBuilder<unknown>> = {
  ID: sql`e.id`,
  TYPE: sql`e.class`,
  SKU: sql`e.sku`,
  SUPPLIER_CODE: sql`e."supplierCode"`,
  CREATED_AT: sql`e."createdAt"`,
  LAST_MODIFIED_AT: sql`e."lastModifiedAt"`,
  PRIORITY: sql`e.priority`,
  // Its place in the category that is searched, else in one below it; without a category, in its home.
  CATEGORY_ORDER: sql`
    case when s.tops is null then ${places(sql`i."isDefault"`)}
         else coalesce(${places(sql`i."categoryId" = any(s.tops)`)}, ${places(sql`i."categoryId" = any(s."categoryIds")`)}) end`,
}
