/**
 * What a good engineer would write by hand for one flow: one statement whose rows are shaped in Node. Each returns the same response as Wharf,
 * without rights, languages, filters or deprecated members. This is the floor that a flow is compared with.
 */
import { columns } from '../../src/db/db.gen.js'
import { product } from '../../src/resources/catalog/product.js'
import type { Subjects } from './flows.js'

// biome-ignore lint/suspicious/noExplicitAny: rows of any statement
type Row = Record<string, any>

export interface Handler {
  text: string
  /** The values of the statement for the request with this number. */
  values: (i: number, subjects: Subjects) => unknown[]
  shape: (rows: Row[], values: readonly unknown[]) => unknown
}

const pickAt = <T>(list: readonly T[], i: number): T => list[i % list.length] as T

const texts = (localized: Row | null) => Object.entries(localized ?? {}).map(([language, value]) => ({ language, value }))

/** The first picture of a product, as JSON of raw columns. */
const PICTURE = `(select json_build_array(m.alt, m.files) from "mediaImage" m where m."productId" = p.id order by m.priority, m.id limit 1)`

const MEDIA_URL = 'http://bench.example/media/'

const picture = (row: [Row, Record<string, { key: string }>] | null) => ({
  images: {
    items: row
      ? [
          {
            alt: texts(row[0]),
            images: Object.entries(row[1]).map(([language, { key }]) => ({ language, originalUrl: MEDIA_URL + key })),
          },
        ]
      : [],
  },
})

const attributeValue = (type: string, value: Row) =>
  type === 'TEXT'
    ? { textValues: Object.entries(value).map(([language, values]) => ({ language, values })) }
    : type === 'INT'
      ? { intValue: value }
      : { decimalValue: value }

const detail: Handler = {
  text: `
    select p.id, p.sku, p.status, p.manufacturer, p.names, p."shortDescriptions", p.descriptions, p.slugs,
           (select json_agg(json_build_array(c.id, c.names) order by length(c.path))
              from category h join category c on c.id = any(string_to_array(h.path, '/')::int4[]) where h.id = p."categoryId") as path,
           (select json_agg(json_build_array(d.name, d.type, coalesce(a.value, d."defaultValue")) order by d.id)
              from "attributeDescription" d left join attribute a on a."attributeDescriptionId" = d.id and a."productId" = p.id
             where d."attributeClass" = 'PRODUCT') as attributes,
           ${PICTURE} as picture
      from product p where p.id = $1`,
  values: (i, { productIds }) => [pickAt(productIds, i)],
  shape: ([p]) => ({
    data: {
      product: p && {
        productId: p.id,
        sku: p.sku,
        status: p.status,
        manufacturer: p.manufacturer,
        names: texts(p.names),
        shortDescriptions: texts(p.shortDescriptions),
        descriptions: texts(p.descriptions),
        slugs: texts(p.slugs),
        categoryPath: (p.path ?? []).map(([categoryId, names]: [number, Row]) => ({ categoryId, names: texts(names) })),
        attributes: {
          itemsFound: p.attributes.length,
          items: p.attributes.map(([name, type, value]: [string, string, Row]) => ({
            attributeDescription: { name },
            value: attributeValue(type, value),
          })),
        },
        media: picture(p.picture),
      },
    },
  }),
}

/** Finds the start of a page with the number of rows per block of 1024 ids, as Wharf does: counting all rows for each page would be no floor. */
const pageOf = (list: string, condition: string) => `
  with block as (select bucket, sum(delta)::int4 as n from "searchCount" where list = '${list}' ${condition} group by bucket),
  place as (select bucket, n, sum(n) over (order by bucket) - n as before from block),
  start as (select bucket, ($1::int4 - 1) * 12 - before as rest from place where before + n > ($1::int4 - 1) * 12 order by bucket limit 1)`

const listText = `${pageOf('entry', "and statuses && '{A}'")}
  select (select sum(n)::int4 from block) as total, e.class, coalesce(p.id, c.id) as id, coalesce(p.names, c.names) as names,
         coalesce(p.slugs, c.slugs) as slugs, p.sku, p.status, p.manufacturer, c.code
    from (select id, class from "searchEntry" where statuses && '{A}' and id >= (select bucket << 10 from start)
           order by id limit 12 offset coalesce((select rest from start), 0)) e
    left join product p on e.class = 'PRODUCT' and p.id = e.id left join cluster c on e.class = 'CLUSTER' and c.id = e.id order by e.id`

const shapeList = (rows: Row[]) => {
  const total = rows[0]?.total ?? 0
  const items = rows.map(({ class: type, id, names, slugs, sku, status, manufacturer, code }) => ({
    type,
    names: texts(names),
    slugs: texts(slugs),
    ...(type === 'PRODUCT' ? { productId: id, sku, status, manufacturer } : { clusterId: id, code }),
  }))
  return { data: { products: { itemsFound: total, pages: Math.ceil(total / 12), items } } }
}

const category: Handler = {
  text: `
    with inside as materialized (
      select distinct e.id
        from category k join category c on c.id = k.id or c.path like k.path || '/%'
       cross join lateral (select i."productId", i."clusterId" from "categoryItem" i where i."categoryId" = c.id offset 0) i
       cross join lateral (select e.id from "searchEntry" e where e.id = coalesce(i."productId", i."clusterId") and e.statuses && '{A}' offset 0) e
       where k.id = $1::int4)
    select k.id, k.names,
           (select json_agg(json_build_array(c.id, c.names) order by c."sortOrder", c.id) from category c where c."parentId" = k.id) as children,
           (select count(*)::int4 from inside) as total,
           (select json_agg(json_build_array(p.id, p.sku, p.names, p.slugs, ${PICTURE}) order by p.id)
              from (select id from inside order by id limit 12) e join product p on p.id = e.id) as products
      from category k where k.id = $1::int4`,
  values: (i, { categoryIds }) => [pickAt(categoryIds, i)],
  shape: ([k]) => ({
    data: {
      category: k && {
        categoryId: k.id,
        names: texts(k.names),
        categories: (k.children ?? []).map(([categoryId, names]: [number, Row]) => ({ categoryId, names: texts(names) })),
        products: {
          itemsFound: k.total,
          items: (k.products ?? []).map(
            ([productId, sku, names, slugs, media]: [number, string, Row, Row, [Row, Row] | null]) => ({
              names: texts(names),
              slugs: texts(slugs),
              productId,
              sku,
              media: picture(media as Parameters<typeof picture>[0]),
            }),
          ),
        },
      },
    },
  }),
}

const localized = new Set<string>(product.localized ?? [])
const productColumns = Object.keys(columns.product)

/** The list of products of REST has all columns; localized ones as lists of texts. */
const restText = `${pageOf('product', '')}
  select (select sum(n)::int4 from block) as total, p.*
    from (select * from product where id >= (select bucket << 10 from start) order by id limit 12 offset coalesce((select rest from start), 0)) p`

const shapeRest = (rows: Row[], [page]: readonly unknown[]) => ({
  data: rows.map((row) =>
    Object.fromEntries(productColumns.map((name) => [name, localized.has(name) ? texts(row[name]) : row[name]])),
  ),
  page: Number(page),
  offset: 12,
  itemsFound: rows[0]?.total ?? 0,
})

/** By the names of the flows. */
export const handlers: Record<string, Handler> = {
  'product detail': detail,
  'list of 12 with total': { text: listText, values: () => [1], shape: shapeList },
  'last page': { text: listText, values: (_, { lastPage }) => [lastPage], shape: shapeList },
  'category page': category,
  'REST list of 12': { text: restText, values: (i) => [(i % 50) + 1], shape: shapeRest },
  'REST last page': { text: restText, values: (_, { lastRestPage }) => [lastRestPage], shape: shapeRest },
}

/** Where the server of the handlers answers a flow. */
export const pathOf = (name: string): string => `/${name.replaceAll(/\W+/g, '-')}`
