/** The CTEs that read the attribute values of search members. They are parts of the statement in refresh.ts and read the CTE `member` of entry-rows.ts. */
import { type RawBuilder, sql } from 'kysely'
import { DEFAULT_LANGUAGE } from '../../../contract/defaults.js'

/**
 * The attribute values of each member.
 * - `attribute_value`: the stored values of the product and of its cluster, with their JSON type.
 * - `facet_value`: one row for each single value that results can be filtered by: every text of an object by language, every member of an
 *   array, or the scalar itself. Numbers and dates (in milliseconds since 1970) also have a `number` for range filters. The id is
 *   a hash of attribute, language and value. Values of more than 255 characters are left out: they are prose, not a choice.
 */
export const attributeCtes = sql`
  attribute_value as materialized (
    select o."memberId", o."attributeDescriptionId", d.type, o.value, jsonb_typeof(o.value) as json_type
      from (select m.id as "memberId", a."attributeDescriptionId", a.value
              from member m cross join lateral (select "attributeDescriptionId", value from attribute where "productId" = m.id offset 0) a
            union all
            select m.id, a."attributeDescriptionId", a.value
              from member m cross join lateral (select "attributeDescriptionId", value from attribute where "clusterId" = m."recordId" offset 0) a
             where m.class = 'CLUSTER') o
      join "attributeDescription" d on d.id = o."attributeDescriptionId"),
  facet_value as materialized (
    select "memberId", "attributeDescriptionId", language, value, number,
           hashtextextended("attributeDescriptionId" || E'\\x1f' || language || E'\\x1f' || value, 0) as id
      from (select o."memberId", o."attributeDescriptionId", t.key as language, v.value, null::numeric as number
              from attribute_value o, jsonb_each(o.value) t, jsonb_array_elements_text(t.value) v where o.json_type = 'object'
            union all
            select o."memberId", o."attributeDescriptionId", '', v.value, null
              from attribute_value o, jsonb_array_elements_text(o.value) v where o.json_type = 'array'
            union all
            select "memberId", "attributeDescriptionId", '', value #>> '{}', case when json_type = 'number' then (value #>> '{}')::numeric
                   when type = 'DATETIME' and value #>> '{}' ~ '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$'
                   then extract(epoch from (value #>> '{}')::timestamptz) * 1000 end
              from attribute_value where json_type in ('string', 'number')) every_value
     where length(value) between 1 and 255)`

/** Leaves out rows that exist already. Each is looked up, because PostgreSQL might otherwise read the whole table for a few rows. */
export const unlessKnown = (row: RawBuilder<unknown>) => sql`
  left join lateral (select true as found from ${row} offset 0) known on true where known.found is null`

/** Adds new values to "searchValue". Values are never removed: other entries may have them, and the id keeps its meaning. */
export const valueCte = sql`
  value_insert as (
    insert into "searchValue" (id, "attributeDescriptionId", language, value, number)
    select v.id, v."attributeDescriptionId", v.language, v.value, v.number
      from (select distinct on (id) id, "attributeDescriptionId", language, value, number from facet_value order by id) v
      ${unlessKnown(sql`"searchValue" x where x.id = v.id`)} order by v.id)`

/**
 * `found_attribute`: the attributes whose values a term finds, with the first of their units.
 * `attribute_text`: the values that a term finds, joined for each member and language; '' is the text row without a language. Only values of
 * searchable, public attributes are found: a caller who may not read a value must not be able to guess it. A number is found only with its
 * unit, because a number alone may be anything. Colours are codes and dates are instants, which nobody types.
 */
export const attributeTextCte = sql`
  found_attribute as materialized (
    select d.id, d.units, unit.first as unit
      from "attributeDescription" d left join lateral (select min(u.value) as first from jsonb_each_text(d.units) u) unit on true
     where d."isSearchable" and d."isPublic" and d.type in ('TEXT', 'ENUM', 'INT', 'DECIMAL')),
  attribute_text as materialized (
    select v."memberId", l.language,
           string_agg(distinct case when v.number is null then v.value
                                    else v.value || ' ' || coalesce(d.units ->> l.language, d.units ->> ${sql.lit(DEFAULT_LANGUAGE)}, d.unit) end, E'\\n') as attributes
      from facet_value v
      join found_attribute d on d.id = v."attributeDescriptionId"
      join (select "memberId", language from localized_text union all select id, '' from member) l
        on l."memberId" = v."memberId" and v.language in ('', l.language)
     where v.number is null or d.unit is not null
     group by v."memberId", l.language)`
