/**
 * What distinguishes rows, so that every filter finds some and leaves others out, and every sort has several values and ties.
 * Each statement spreads values over the rows by their numbers. The first record of each kind has the most of everything.
 */
import { type RawBuilder, sql } from 'kysely'
import { refreshEntries } from '../../../src/modules/catalog/search-index/refresh.js'
import type { TestServer } from '../../test-server.js'
import { RARE_WORD } from '../expected/catalog.js'
import { first } from './first.js'

/** Takes one of some texts by the number of the row. */
const by = (...texts: (string | null)[]) => sql`(${sql.val(texts)}::text[])[1 + id % ${sql.lit(texts.length)}]`

const run = async ({ db }: TestServer, ...statements: RawBuilder<unknown>[]) => {
  for (const statement of statements) await statement.execute(db)
}

/** One system knows every record, others most of them; two know some records by the same key. */
const knownToOthers = (table: string) => {
  const [sources, owner] = [sql.table(`${table}Source`), sql.id(`${table}Id`)]
  return sql`insert into ${sources} (name, id, ${owner})
    select case id % 3 when 0 then 'erp' else 'crm' end, 'K' || id, id from ${sql.table(table)} where id % 4 <> 0
    union all select 'shop', 'K' || (id - 1), id from ${sql.table(table)} where id % 5 = 0
    union all select 'pim', 'P' || id, id from ${sql.table(table)}`
}

const accounts = [
  ...['company', 'contact', 'customer', 'category', 'product', 'cluster'].map(knownToOthers),
  sql`update company set notes = ${by('sells rope', null, 'Zwolle')}, name = case when id % 10 = 0 then name || ' Zwolle' else name end,
    phone = ${by('0201234567', '0301234567', null)}`,
  sql`update contact set phone = ${by('0612345678', '0687654321', null)}, mobile = ${by('0699999999', '0688888888')},
    notes = ${by('likes ropes', 'calls back', null)}, iban = ${by('NL91ABNA0417164300', 'NL20INGB0001234567')}, bic = ${by('ABNANL2A', 'INGBNL2A', null)},
    "bankAccount" = ${by('417164300', '1234567')}, "dateOfBirth" = case when id % 3 = 0 then null else date '1980-01-01' + id % 5 end,
    "firstName" = case when id % 9 = 0 then '0612345678' else "firstName" end`,
  sql`update customer set phone = ${by('0612345678', '0687654321', null)}, mobile = ${by('0699999999', '0688888888')},
    "firstName" = case when id % 9 = 0 then 'Zwolle' else "firstName" end`,
  // Everybody also acts for the first company; of the others, some have a second contact.
  sql`insert into "contactCompany" ("contactId", "companyId")
    select c.id, ${first('company')} from contact c union
    select c.id, g.id from contact c join company g on g.id = c.id % 60 + 2 on conflict do nothing`,
  ...['company', 'customer'].map(
    (
      owner,
    ) => sql`insert into address (uuid, ${sql.id(`${owner}Id`)}, type, "firstName", "lastName", street, number, "numberExtension",
        "postalCode", city, region, country, phone, mobile, email, code, notes, name, active, "isDefault", "createdAt", "lastModifiedAt")
      select gen_random_uuid(), id, ${by('delivery', 'invoice', 'home')}, ${by('Ada', 'Bea', null)}, ${by('Dijk', 'Berg')}, ${by('Kade', 'Plein', 'Laan')},
        ${by('10', '12')}, ${by('bis', 'huis', null)}, ${by('1011 AB', '3011 CD')}, ${by('Zwolle', 'Breda', 'Delft')}, ${by('Overijssel', 'Brabant', null)},
        ${by('NL', 'BE')}, ${by('0101111111', '0102222222')}, ${by('0601111111', '0602222222', null)}, ${by('kade@wharf.test', 'plein@wharf.test')},
        ${by('A-10', 'A-20', null)}, ${by('ring twice', 'side door', null)}, ${by('Depot', 'Office')}, ${by('Y', 'N')}, ${by('Y', 'N', 'N')}, now(), now()
      from ${sql.table(owner)} where id % 5 <> 0 and id <> ${first(owner)}`,
  ),
  sql`update address set "isDefault" = 'Y' where id in (
    select min(id) from address where type = 'invoice' group by "companyId", "customerId" having bool_and("isDefault" = 'N'))`,
]

const catalog = [
  sql`update category set names = jsonb_build_object('NL', names ->> 'NL', 'EN', 'Category ' || id % 3)`,
  sql`update category set "parentId" = ${first('category')}, path = ${first('category')} || '/' || id
    where id % 3 = 0 and id <> ${first('category')}`,
  sql`update category c set "parentId" = p.id, path = p.path || '/' || c.id from category p
    where p.id = (select min(id) from category where "parentId" is not null) and c.id % 10 = 1 and c."parentId" is null
      and c.id <> ${first('category')}`,
  ...['category', 'cluster'].map(
    (table) => sql`insert into ${sql.table(`${table}Slug`)} (language, slug, ${sql.id(`${table}Id`)})
      select 'NL', 'slug-' || id, id from ${sql.table(table)} where id % 2 = 0`,
  ),
  sql`insert into "productSlug" (language, slug, "productId") select 'NL', 'product-' || id, id from product where id % 2 = 0`,
  sql`update product set keywords = jsonb_build_object('NL', ${by('kort, dubbelzijdig', 'lang', 'kort')}) where "clusterId" is null`,
  sql`update product set names = names || jsonb_build_object('NL', coalesce(names ->> 'NL', 'Ding') || ' dubbelzijdig') where id % 11 = 1`,
  sql`update cluster set priority = ${sql`id % 4`}, hidden = case when id % 6 = 5 then 'Y' else 'N' end
    where id not in (select "clusterIdFrom" from crossupsell where "clusterIdFrom" is not null group by 1 having count(*) > 5)`,
  sql`update product set manufacturer = ${by('Bosch', 'Makita', '')}, supplier = ${by('Ferney', 'Rexel')}, "manufacturerCode" = 'MC' || id % 10,
    "supplierCode" = case when id % 4 < 2 then '' else 'S' || id % 9 end,
    "eanCode" = 'EAN' || id % 12, priority = (array[1, 2, null])[1 + id / 3 % 3], "shortNames" = case when id % 3 = 0 then jsonb_build_object('NL', 'Short ' || id % 5) else '{}' end`,
  sql`update product set status = (array['A', 'N', 'P'])[1 + id / 2 % 3], hidden = case when id % 5 = 4 then 'Y' else 'N' end
    where "clusterId" is null and sku not like 'of-option-%' and sku not like 'Of %' and sku <> 'OF_SURCHARGES'
      and id <> ${first('product')} and id not in (select "productIdFrom" from crossupsell where "productIdFrom" is not null group by 1 having count(*) > 5)`,
  ...['product', 'cluster'].map(
    (table) => sql`update ${sql.table(table)} set names = names || jsonb_build_object(
      'NL', coalesce(names ->> 'NL', 'Ding') || ${sql.val(` ${RARE_WORD.NL}`)}, 'EN', ${by('Thing', `Thing ${RARE_WORD.EN}`)}) where id % 7 = 3`,
  ),
  // The first category lists every third thing, the one below it every fourth; at home they are in the first.
  ...(['product', 'cluster'] as const).flatMap((table) => {
    const place = (which: RawBuilder<unknown>, isHome: boolean, rest: RawBuilder<unknown>) => sql`
      insert into "categoryItem" (uuid, "categoryId", ${sql.id(`${table}Id`)}, "isDefault", "sortOrder", "createdAt", "lastModifiedAt")
      select gen_random_uuid(), ${which}, id, ${isHome}, id % 6, now(), now() from ${sql.table(table)} where ${rest}`
    const isFree = table === 'product' ? sql`"clusterId" is null and` : sql``
    const hasProducts = table === 'cluster' ? sql`or exists (select from product p where p."clusterId" = cluster.id)` : sql``
    return [
      place(first('category'), true, sql`${isFree} (id % 3 = 0 ${hasProducts})`),
      place(sql`(select min(id) from category where "parentId" is not null)`, false, sql`${isFree} id % 4 = 0`),
      sql`update ${sql.table(table)} set "categoryId" = ${first('category')} where ${isFree} (id % 3 = 0 ${hasProducts})`,
    ]
  }),
  // The first thing of each kind stands in every category.
  ...['product', 'cluster'].map(
    (table) => sql`
      insert into "categoryItem" (uuid, "categoryId", ${sql.id(`${table}Id`)}, "sortOrder", "createdAt", "lastModifiedAt")
      select gen_random_uuid(), c.id, t.id, 0, now(), now() from category c, (select ${first(table)} as id) t
      on conflict do nothing`,
  ),
  sql`update "clusterOption" set hidden = case when id % 13 = 5 then 'Y' else 'N' end`,
  sql`insert into "bundleItem" (uuid, "bundleId", "productId", "createdAt", "lastModifiedAt")
    select gen_random_uuid(), b.id, p.id, now(), now() from bundle b join product p on p.id % 40 = b.id % 20`,
  sql`update "bundleItem" set "isLeader" = 'Y' where id in (select min(id) from "bundleItem" group by "bundleId") and "bundleId" % 2 = 0`,
  sql`insert into "carrierWarehouse" ("carrierId", "warehouseId") select c.id, w.id from carrier c join warehouse w on w.id % 9 = c.id % 9`,
]

/** Attribute values: every second one for the first record of each class, one of each type for some companies, contacts and products. */
const attributes = [
  ...['product', 'category', 'cluster', 'company', 'contact', 'customer'].map(
    (
      table,
    ) => sql`insert into attribute (uuid, "attributeDescriptionId", ${sql.id(`${table}Id`)}, value, "createdAt", "lastModifiedAt")
      select gen_random_uuid(), d.id, ${first(table)}, d."defaultValue", now(), now()
        from "attributeDescription" d where d."attributeClass" = upper(${sql.lit(table)}) and d.id % 3 <> 0 and d.name like 'ATTRIBUTE%'`,
  ),
  ...['company', 'contact'].map(
    (
      table,
    ) => sql`insert into attribute (uuid, "attributeDescriptionId", ${sql.id(`${table}Id`)}, value, "createdBy", "lastModifiedBy", "createdAt", "lastModifiedAt")
      select gen_random_uuid(), d.id, t.id, case d.type
          when 'INT' then to_jsonb(10 + t.id / 12 % 3) when 'DECIMAL' then to_jsonb(1.25 + t.id / 12 % 2)
          when 'COLOR' then to_jsonb((array['#ff0000', '#00ff00'])[1 + t.id / 12 % 2])
          when 'DATETIME' then to_jsonb((array['2027-01-01T00:00:00.000Z', '2028-01-01T00:00:00.000Z'])[1 + t.id / 12 % 2])
          when 'ENUM' then to_jsonb(array[(array['LARGE', 'SMALL'])[1 + t.id / 12 % 2]])
          else jsonb_build_object('NL', array[(array['Kaai', 'Steiger'])[1 + t.id / 12 % 2]]) end,
        t.id % 3, t.id % 4, timestamptz '2026-02-01' + t.id % 5 * interval '1 day', timestamptz '2026-03-01' + t.id % 5 * interval '1 day'
        from ${sql.table(table)} t join "attributeDescription" d on d."attributeClass" = upper(${sql.lit(table)}) and d.name like 'KIND%'
       where t.id % 6 = (case d.type when 'INT' then 0 when 'DECIMAL' then 1 when 'COLOR' then 2 when 'DATETIME' then 3 when 'ENUM' then 4 else 5 end)
         or t.id % 12 = (case d.type when 'INT' then 0 when 'DECIMAL' then 1 when 'COLOR' then 2 when 'DATETIME' then 3 when 'ENUM' then 4 else 5 end) + 3`,
  ),
  sql`insert into attribute (uuid, "attributeDescriptionId", "productId", value, "createdAt", "lastModifiedAt")
    select gen_random_uuid(), d.id, p.id,
        case d.name when 'WIDTH' then to_jsonb(1 + p.id % 4) else jsonb_build_object('NL', array[(array['red', 'blue'])[1 + p.id % 2]]) end, now(), now()
      from product p join "attributeDescription" d on d."attributeClass" = 'PRODUCT' and d.name in ('WIDTH', 'COLOUR') where p.id % 3 = 1`,
]

/** The items of order lists and favourite lists. The first company, contact, customer, product and cluster are in all of them. */
const listed = [
  ...['product', 'cluster'].flatMap((table) =>
    ['orderlist', 'favoriteList'].map(
      (list) => sql`insert into ${sql.table(`${list}Item`)} (${sql.id(`${list}Id`)}, ${sql.id(`${table}Id`)})
        select l.id, t.id from ${sql.table(list)} l join ${sql.table(table)} t
          on t.id = ${first(table)} or t.id % 50 = l.id % 50`,
    ),
  ),
  ...['company', 'contact', 'customer'].map(
    (table) => sql`insert into "orderlistParty" ("orderlistId", ${sql.id(`${table}Id`)})
      select l.id, t.id from orderlist l join ${sql.table(table)} t
        on t.id = ${first(table)} or l.id = ${first('orderlist')} or t.id % 40 = l.id % 40`,
  ),
]

/** Some prices have cost prices, and some parties have price sheets. */
const priced = [
  sql`insert into "costPrice" (uuid, "priceId", "quantityFrom", value, "createdAt", "lastModifiedAt")
    select gen_random_uuid(), uuid, 1000 + n, id % 3 + n, now(), now() from price, generate_series(1, 2) n where id % 2 = 0`,
  ...['company', 'contact', 'customer'].map(
    (table) => sql`insert into "pricesheetParty" ("pricesheetId", ${sql.id(`${table}Id`)})
      select s.id, t.id from pricesheet s join ${sql.table(table)} t on t.id = ${first(table)} or t.id % 40 = s.id % 40
       where s.id % 5 <> 0`,
  ),
  // Search data: most products have a default price, and many the same one.
  sql`insert into price (uuid, "productId", list, per, "defaultTaxCode", "createdAt", "lastModifiedAt")
    select gen_random_uuid(), p.id, 1 + p.id % 5, 1 + p.id % 2, 'H', now(), now() from product p
     where p.id % 3 <> 0 and not exists (select from price where "productId" = p.id)`,
]

/** The list ASSORTMENT names some products and clusters; it holds for one contact, of a company without lists, and for one company. */
async function addAssortment(server: TestServer) {
  await run(
    server,
    sql`with company as (insert into company (uuid, name, "createdAt", "lastModifiedAt")
          values (gen_random_uuid(), 'Of buyers', now(), now()), (gen_random_uuid(), 'Of the assortment', now(), now()) returning id, name),
        contact as (insert into contact (uuid, "parentCompanyId", "createdAt", "lastModifiedAt")
          select gen_random_uuid(), id, now(), now() from company where name = 'Of buyers' returning id, "parentCompanyId"),
        acts as (insert into "contactCompany" ("contactId", "companyId") select id, "parentCompanyId" from contact),
        list as (insert into orderlist (uuid, type, code, "createdAt", "lastModifiedAt")
          values (gen_random_uuid(), 'POSITIVE', 'ASSORTMENT', now(), now()) returning id)
      insert into "orderlistParty" ("orderlistId", "contactId", "companyId")
      select list.id, contact.id, null from list, contact
      union all select list.id, null, company.id from list, company where name = 'Of the assortment'`,
    ...['product', 'cluster'].map(
      (table) => sql`insert into "orderlistItem" ("orderlistId", ${sql.id(`${table}Id`)})
        select l.id, t.id from orderlist l, ${sql.table(table)} t where l.code = 'ASSORTMENT'
          and (t.id % 3 <> 0 or t.id in (select ${sql.id(`${table}IdFrom`)} from crossupsell group by 1 having count(*) > 5))`,
    ),
  )
}

/** Tickets are about some records of each kind; others are about none. */
const tickets = ['contact', 'customer', 'product', 'cluster', 'order', 'company'].map(
  (table, i) => sql`update ticket set ${sql.id(`${table}Id`)} = case when id % ${sql.lit(4 + i)} = 0 then null else
    (select t.id from ${sql.table(table)} t order by t.id offset ticket.id % 3 limit 1) end`,
)

export async function addVariety(server: TestServer) {
  await run(server, ...accounts, ...catalog, ...attributes, ...listed, ...priced, ...tickets)
  await addAssortment(server)
  const [products, clusters] = [
    await server.db.selectFrom('product').select('id').execute(),
    await server.db.selectFrom('cluster').select('id').execute(),
  ]
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
  await refreshEntries({ db: server.db, now: server.clock() }, { productIds: ids(products), clusterIds: ids(clusters) })
}
