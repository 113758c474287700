/** The statements of the baseline server. Each returns, as text, the JSON that Wharf returns for the same request. */

const texts = (column: string) =>
  `(select coalesce(json_agg(json_build_object('language', key, 'value', value)), '[]') from jsonb_each_text(${column}))`

const picture = `json_build_object('images', json_build_object('items', coalesce((
  select json_agg(json_build_object('alt', ${texts('m.alt')}, 'images',
           (select json_agg(json_build_object('language', f.key, 'originalUrl', $URL || (f.value ->> 'key'))) from jsonb_each(m.files) f)))
    from (select alt, files from "mediaImage" where "productId" = p.id order by priority, id limit 1) m), '[]')))`

const attributeValue = `case d.type
  when 'TEXT' then json_build_object('textValues', (select coalesce(json_agg(json_build_object('language', key, 'values', value)), '[]')
                                                     from jsonb_each(coalesce(a.value, d."defaultValue"))))
  when 'INT' then json_build_object('intValue', coalesce(a.value, d."defaultValue"))
  else json_build_object('decimalValue', coalesce(a.value, d."defaultValue")) end`

export const detail = `
select json_build_object('data', json_build_object('product', json_build_object(
  'productId', p.id, 'sku', p.sku, 'status', p.status, 'manufacturer', p.manufacturer,
  'names', ${texts('p.names')}, 'shortDescriptions', ${texts('p."shortDescriptions"')},
  'descriptions', ${texts('p.descriptions')}, 'slugs', ${texts('p.slugs')},
  'categoryPath', (select coalesce(json_agg(json_build_object('categoryId', c.id, 'names', ${texts('c.names')}) order by length(c.path)), '[]')
                     from category h join category c on c.id = any(string_to_array(h.path, '/')::int4[]) where h.id = p."categoryId"),
  'attributes', (select json_build_object('itemsFound', count(*), 'items', json_agg(json_build_object(
                          'attributeDescription', json_build_object('name', d.name), 'value', ${attributeValue}) order by d.id))
                   from "attributeDescription" d left join attribute a on a."attributeDescriptionId" = d.id and a."productId" = p.id
                  where d."attributeClass" = 'PRODUCT'),
  'media', ${picture})))::text as body
  from product p where p.id = $1`

/** Finds the start of a page with the number of entries per block of 1024 ids, as Wharf does. Without it, a single statement cannot find the last page efficiently. */
const page = `
with block as (
  select bucket, sum(delta) as n from "searchCount" where list = 'entry' and statuses && '{A}' group by bucket),
place as (select bucket, n, sum(n) over (order by bucket) - n as before from block),
start as (select bucket, ($1::int4 - 1) * 12 - before as rest from place where before + n > ($1::int4 - 1) * 12 order by bucket limit 1)`

const item = `json_build_object('type', e.class, 'names', ${texts('p.names')}, 'slugs', ${texts('p.slugs')},
  'productId', p.id, 'sku', p.sku, 'status', p.status, 'manufacturer', p.manufacturer)`

export const list = `${page}
select json_build_object('data', json_build_object('products', json_build_object(
  'itemsFound', total.n, 'pages', ceil(total.n / 12.0)::int4, 'items', coalesce((
    select json_agg(case e.class when 'PRODUCT' then ${item} else json_build_object('type', e.class, 'names', ${texts('c.names')},
             'slugs', ${texts('c.slugs')}, 'clusterId', c.id, 'code', c.code) end order by e.id)
      from (select id, class from "searchEntry" where statuses && '{A}' and id >= (select bucket << 10 from start)
             order by id limit 12 offset coalesce((select rest from start), 0)) e
      left join product p on e.class = 'PRODUCT' and p.id = e.id left join cluster c on e.class = 'CLUSTER' and c.id = e.id), '[]'))))::text as body
  from (select coalesce(sum(n), 0)::int4 as n from block) total`

export const category = `
select json_build_object('data', json_build_object('category', json_build_object(
  'categoryId', k.id, 'names', ${texts('k.names')},
  'categories', (select coalesce(json_agg(json_build_object('categoryId', c.id, 'names', ${texts('c.names')}) order by c."sortOrder", c.id), '[]')
                   from category c where c."parentId" = k.id),
  'products', (
    with inside as materialized (
      select distinct e.id from category c join "categoryItem" i on i."categoryId" = c.id
        join "searchEntry" e on e.id = coalesce(i."productId", i."clusterId")
       where (c.id = k.id or c.path like k.path || '/%') and e.statuses && '{A}')
    select json_build_object('itemsFound', (select count(*) from inside), 'items', coalesce((
      select json_agg(json_build_object('names', ${texts('p.names')}, 'slugs', ${texts('p.slugs')}, 'productId', p.id, 'sku', p.sku,
                                        'media', ${picture}) order by p.id)
        from (select id from inside order by id limit 12) e join product p on p.id = e.id), '[]'))))))::text as body
  from category k where k.id = $1::int4`

export const search = `
with asked as materialized (select to_tsquery('simple', $1 || ':*') || to_tsquery('dutch', $1) as query),
found as materialized (
  select m.id, t.texts, t.codes, t.rest from asked, "searchText" t join "searchMember" m on m.id = t."memberId"
   where t.language = 'NL' and (t.texts || t.codes || t.rest || t.attributes) @@ asked.query and m.status = 'A'),
seen as materialized (select m."valueIds", m.id in (select id from found) as active from "searchMember" m where m.status = 'A'),
tally as materialized (
  select v.id, count(*)::int4 as total, count(*) filter (where active)::int4 as active from seen, unnest("valueIds") v(id) group by v.id)
select json_build_object('data', json_build_object('products', json_build_object(
  'itemsFound', (select count(*) from found),
  'items', (select json_agg(json_build_object('names', ${texts('p.names')}, 'productId', p.id, 'sku', p.sku) order by r.rank desc, p.id)
              from (select id, ts_rank(texts, asked.query) + ts_rank(codes, asked.query) + ts_rank(rest, asked.query) as rank
                      from found, asked order by 2 desc, 1 limit 12) r join product p on p.id = r.id),
  'filters', (select json_agg(json_build_object('attributeDescription', json_build_object('name', f.name), 'type', f.type,
                       'textFilters', f.texts, 'integerRangeFilter', case f.type when 'INT' then f.range end,
                       'decimalRangeFilter', case f.type when 'DECIMAL' then f.range end) order by f.name)
                from (select d.name, d.type,
                             json_agg(json_build_object('value', v.value, 'count', t.active, 'countActive', t.active, 'countTotal', t.total,
                                                        'isSelected', false) order by v.value) filter (where d.type = 'TEXT' and t.active > 0) as texts,
                             json_build_object('min', min(v.number) filter (where t.active > 0), 'max', max(v.number) filter (where t.active > 0)) as range
                        from tally t
                        join lateral (select v."attributeDescriptionId", v.value, v.number from "searchValue" v where v.id = t.id limit 1) v on true
                        join "attributeDescription" d on d.id = v."attributeDescriptionId"
                       group by d.id, d.name, d.type) f))))::text as body`

/** The products as the REST list returns them, with localized columns as lists of texts. */
export const restList = (columns: readonly string[], localized: readonly string[]) => `
with block as (select bucket, sum(delta) as n from "searchCount" where list = 'product' group by bucket),
place as (select bucket, n, sum(n) over (order by bucket) - n as before from block),
start as (select bucket, ($1::int4 - 1) * 12 - before as rest from place where before + n > ($1::int4 - 1) * 12 order by bucket limit 1)
select json_build_object('data', (
    select json_agg(${rowOf(columns, localized)} order by p.id)
      from (select * from product where id >= (select bucket << 10 from start) order by id limit 12 offset coalesce((select rest from start), 0)) p),
  'page', $1::int4, 'offset', 12, 'itemsFound', total.n)::text as body
  from (select coalesce(sum(n), 0)::int4 as n from block) total`

/** The JSON object of a row. A PostgreSQL function takes at most 100 arguments, so the object is built from two halves. */
function rowOf(columns: readonly string[], localized: readonly string[]): string {
  const pairs = columns.map((column) => `'${column}', ${localized.includes(column) ? texts(`p."${column}"`) : `p."${column}"`}`)
  const half = Math.ceil(pairs.length / 2)
  const object = (part: string[]) => `jsonb_build_object(${part.join(', ')})`
  return `${object(pairs.slice(0, half))} || ${object(pairs.slice(half))}`
}
