/** The attributes that facets are made of. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { AttributeType } from '../../../../contract/contract.gen.js'
import type { Ctx } from '../../../../core/context.js'
import { compiledQuery } from '../../../../core/store/compiled-query.js'
import { columnNames } from '../../../../core/store/row.js'
import { allOf } from '../../../../db/conditions.js'
import type { AttributeDescriptionRow } from '../../../../db/db.gen.js'
import { readsInternal } from '../../attribute/attribute-description.resource.js'
import { ATTRIBUTE_VERSION } from './blocks.js'
import type { IndexResult } from './search-engine.js'

/** The attributes for which facets are wanted; an absent member does not filter. */
export interface AttributeFilter {
  isPublic?: boolean | null
  isSearchable?: boolean | null
  /** Uuids or names. */
  ids?: readonly string[] | null
  types?: readonly AttributeType[] | null
}

export type FacetAttribute = AttributeDescriptionRow

/**
 * Returns the attributes of products and clusters that match the filter, by name. Callers who may not read internal attributes get only public ones.
 * A result of the index has the version of the attributes: if the index has that version, they are not read again.
 */
export async function readAttributes(ctx: Ctx, filter: AttributeFilter, result: IndexResult | null): Promise<FacetAttribute[]> {
  const isPublic = readsInternal(ctx.actor, 'product') ? (filter.isPublic ?? null) : true
  const wanted = { ...filter, isPublic }
  if (!result) return selectAttributes(ctx, wanted)
  // The rows are copied, because a request may add to its own.
  return (await cachedAttributes(ctx, result)).filter((row) => isWanted(row, wanted)).map((row) => ({ ...row }))
}

const isWanted = (row: FacetAttribute, { isPublic, isSearchable, ids, types }: AttributeFilter): boolean =>
  (isPublic == null || row.isPublic === isPublic) &&
  (isSearchable == null || row.isSearchable === isSearchable) &&
  (!ids?.length || ids.includes(row.uuid) || ids.includes(row.name)) &&
  (!types?.length || types.includes(row.type as AttributeType))

async function cachedAttributes({ db }: Ctx, { index, attributeVersion }: IndexResult): Promise<readonly FacetAttribute[]> {
  if (index.attributes && index.attributes.version >= attributeVersion) return index.attributes.rows
  const read = await everyAttributeQuery(db, {}, {})
  const rows = read.map(({ version: _, ...row }) => row as FacetAttribute)
  if (read[0]) index.attributes = { version: read[0].version, rows }
  return rows
}

const COLUMNS = sql.join(columnNames('attributeDescription').map((column) => sql.ref(`d.${column}`)))
const IS_OF_PRODUCTS = sql<SqlBool>`d."attributeClass" in ('PRODUCT', 'CLUSTER')`

const everyAttributeQuery = compiledQuery<Record<never, never>, object, FacetAttribute & { version: number }>(
  () => sql<FacetAttribute & { version: number }>`
    select ${COLUMNS}, ${ATTRIBUTE_VERSION} as version from "attributeDescription" d where ${IS_OF_PRODUCTS} order by d.name, d.id`,
)

async function selectAttributes({ db }: Ctx, { isPublic, isSearchable, ids, types }: AttributeFilter): Promise<FacetAttribute[]> {
  const conditions: RawBuilder<SqlBool>[] = [
    IS_OF_PRODUCTS,
    ...(isPublic == null ? [] : [sql<SqlBool>`d."isPublic" = ${isPublic}`]),
    ...(isSearchable == null ? [] : [sql<SqlBool>`d."isSearchable" = ${isSearchable}`]),
    ...(ids?.length ? [sql<SqlBool>`(d.uuid::text = any(${ids}::text[]) or d.name = any(${ids}::text[]))`] : []),
    ...(types?.length ? [sql<SqlBool>`d.type = any(${types}::text[])`] : []),
  ]
  const { rows } = await sql<FacetAttribute>`
    select ${COLUMNS} from "attributeDescription" d where ${allOf(conditions)} order by d.name, d.id`.execute(db)
  return rows
}
