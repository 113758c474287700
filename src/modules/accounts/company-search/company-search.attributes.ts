/** The attributes of companies and contacts, as `companySearch` searches and returns them. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Relation } from '../../../core/store/relations.js'
import { groupBy } from '../../../core/store/store.js'
import { likePattern } from '../../../resources/text-filters.js'

/** Attributes joined with their descriptions. Each value is in the column of its type. */
export const attributeRows = sql`(
  select a."companyId", a."contactId", a.uuid::text as key, a."createdAt", a."lastModifiedAt", a."createdBy", a."lastModifiedBy",
         d.uuid::text as "descriptionId", d.name as "descriptionName", d.type as "descriptionType",
         a.uuid::text as "valueId", d.type as "valueType",
         case d.type when 'ENUM' then a.value::text end as "valueName",
         case d.type when 'COLOR' then a.value #>> '{}' end as "valueColorValue",
         case d.type when 'TEXT' then jsonb_path_query_array(a.value, '$.*[*]')::text end as "valueTextValues",
         case d.type when 'DATETIME' then a.value #>> '{}' end as "valueDateValue",
         case d.type when 'DECIMAL' then (a.value #>> '{}')::numeric end as "valueDecimalValue",
         case d.type when 'INT' then (a.value #>> '{}')::numeric end as "valueIntegerValue"
    from attribute a join "attributeDescription" d on d.id = a."attributeDescriptionId")`

const NUMERIC_COLUMNS = new Set(['valueDecimalValue', 'valueIntegerValue'])

/** Returns a condition: a number must equal the term, a text must contain it, ignoring case. */
export function matchesAttributeColumn(part: string, column: string, term: string): RawBuilder<SqlBool> {
  const value = sql`${sql.table(part)}.${sql.id(column)}`
  if (!NUMERIC_COLUMNS.has(column)) return sql`lower(${value}) like lower(${likePattern(term)})`
  return sql`${value} = ${/^-?\d{1,15}(\.\d{1,15})?$/.test(term) ? term : null}::numeric`
}

interface FoundAttribute {
  id: string
  value: { id: string; type: string }
  createdAt: Date
  lastModifiedAt: Date
  createdBy: number | null
  lastModifiedBy: number | null
  attributeDescription: { id: string; name: string }
}

/** Returns the attributes of each found company or contact. */
export const attributesOfFound =
  (owner: 'companyId' | 'contactId'): Relation<{ id: number }, FoundAttribute[]> =>
  async (ctx, records) => {
    const ids = [...new Set(records.map(({ id }) => id))]
    const rows = await ctx.db
      .selectFrom('attribute')
      .innerJoin('attributeDescription as d', 'd.id', 'attribute.attributeDescriptionId')
      .select([`attribute.${owner} as ownerId`, 'attribute.uuid', 'attribute.createdAt', 'attribute.lastModifiedAt'])
      .select(['attribute.createdBy', 'attribute.lastModifiedBy', 'd.uuid as descriptionId', 'd.name', 'd.type'])
      .where(`attribute.${owner}`, '=', sql<number>`any(${ids}::int4[])`)
      .orderBy('d.id')
      .execute()
    const byOwner = groupBy(rows, ({ ownerId }) => ownerId)
    return records.map(({ id }) =>
      (byOwner.get(id) ?? []).map(({ ownerId: _, uuid, descriptionId, name, type, ...row }) => ({
        ...row,
        id: uuid,
        value: { id: uuid, type },
        attributeDescription: { id: descriptionId, name },
      })),
    )
  }
