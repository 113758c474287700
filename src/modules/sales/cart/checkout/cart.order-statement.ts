/** The statement that writes an order of a cart with everything that belongs to it, and marks the cart as ordered. */
import { type RawBuilder, sql } from 'kysely'
import { compiledQuery } from '../../../../core/store/compiled-query.js'
import { columnNames } from '../../../../core/store/row.js'
import type { OrderRow } from '../../../../db/db.gen.js'

interface OrderValues {
  /** The columns of the order, its items and its two addresses, as JSON. */
  head: string
  items: string
  addresses: string
  contactId: number | null
  customerId: number | null
  cartId: number
  /** The order to change; null for a new one. */
  orderId: number | null
  language: string
  now: Date
  userId: number | null
}

/** The columns that an order copies from its cart. The others have defaults or do not depend on the cart. */
const OF_CART = sql.join(
  (
    'status statusDate public validUntil type userId invoiceUserId companyId channelId cartId remarks reference extra3 extra4 costCentre project actionCode language currency ' +
    'paymentMethod paymentStatus paymentStatusDate paymentOverruled paymentGross paymentNet paymentTax paymentTaxPercentage ' +
    'postageMethod postageOverruled postageGross postageNet postageTax postageTaxPercentage requestDate partialDeliveryAllowed ' +
    'pickUpLocationId carrier totalGross totalNet totalTax discountType discountValue incentives taxPercentages decisions customFields'
  )
    .split(' ')
    .map((column) => sql.id(column)),
)

/** The columns written for both new and changed orders. */
const WRITTEN = sql`${OF_CART}, email, "debtorId", "lastModifiedAt", "lastModifiedBy"`

const ADDRESS =
  'uuid type company gender firstName middleName lastName street number numberExtension postalCode city region country code email mobile phone icp notes customFields'.split(
    ' ',
  )

/** Inserts the order, or updates the one that the cart has already become. */
const writeHead = (isAgain: boolean, orderId: RawBuilder<number | null>) =>
  isAgain
    ? sql`update "order" set (${WRITTEN}) = (select ${WRITTEN} from wanted) where id = ${orderId}::int4`
    : sql`insert into "order" (uuid, ${WRITTEN}, "createdAt", "createdBy") select uuid, ${WRITTEN}, "lastModifiedAt", "lastModifiedBy" from wanted`

/**
 * Writes the order and returns it. Items get their ids first, so that child items can refer to them: one part of a statement does not see what
 * another has written. Product data is copied: an order shows what was ordered, not what the catalogue says later.
 */
export const orderQuery = compiledQuery<{ isAgain: boolean }, OrderValues, OrderRow>(
  ({ isAgain }, { head, items, addresses, contactId, customerId, cartId, orderId, language, now, userId }) => sql`
    with wanted as materialized (
      select h.uuid, ${OF_CART}, coalesce(buyer.email, h.email) as email,
             coalesce((select c."debtorId" from company c where c.id = h."companyId"), buyer."debtorId") as "debtorId",
             ${now}::timestamptz as "lastModifiedAt", ${userId}::int4 as "lastModifiedBy"
        from jsonb_populate_record(null::"order", ${head}::jsonb) h
        left join (select c.email as email, c."debtorId" as "debtorId" from contact c where c.id = ${contactId}::int4
                   union all select k.email, k."debtorId" from customer k where k.id = ${customerId}::int4) buyer on true),
    head as (
      ${writeHead(isAgain, orderId)}
      returning ${sql.join(columnNames('order').map((column) => sql.id(column)))}),
    given as materialized (
      select nextval(pg_get_serial_sequence('"orderItem"', 'id'))::int4 as id, v.uuid, v.parent, v.class, v."productId", v.quantity, v.name, v.notes,
             v."originalPrice", v."customerPrice", v."costPrice", v.price, v."priceNet", v."priceTotal", v."priceTotalNet", v.discount,
             v."taxPercentage", v."exactTaxPercentage", v."taxCode", v."isBonus", v."requestDate", v.priority, v."priceDerivation", v."partNumber", v."callOffContractId", v."customFields"
        from jsonb_to_recordset(${items}::jsonb)
          as v(uuid uuid, parent uuid, class text, "productId" int4, quantity int4, name text, notes text, "originalPrice" numeric,
               "customerPrice" numeric, "costPrice" numeric, price numeric, "priceNet" numeric, "priceTotal" numeric, "priceTotalNet" numeric,
               discount numeric, "taxPercentage" int4, "exactTaxPercentage" numeric, "taxCode" text, "isBonus" text, "requestDate" timestamptz, priority int4,
               "priceDerivation" jsonb, "partNumber" jsonb, "callOffContractId" int4, "customFields" jsonb)),
    items as (
      insert into "orderItem" (id, uuid, "orderId", class, "productId", "parentOrderItemId", quantity, sku, name, notes, supplier, "supplierCode",
                               manufacturer, "manufacturerCode", "eanCode", "originalPrice", "customerPrice", "costPrice", price, "priceNet",
                               "priceTotal", "priceTotalNet", discount, tax, "taxPercentage", "exactTaxPercentage", "taxCode", "isBonus", "minimumQuantity", unit,
                               package, "packageUnit", "packageUnitQuantity", "purchaseUnit", "purchaseMinimumQuantity", "requestDate",
                               priority, "priceDerivation", "partNumber", "callOffContractId", "customFields", "createdAt", "lastModifiedAt")
      overriding system value
      select v.id, v.uuid, head.id, v.class, p.id, parent.id, v.quantity, coalesce(p.sku, v.class),
             coalesce(v.name, p.names ->> ${language}, (select value from jsonb_each_text(p.names) limit 1), ''), v.notes, p.supplier, p."supplierCode",
             p.manufacturer, p."manufacturerCode", p."eanCode", v."originalPrice", v."customerPrice", v."costPrice", v.price, v."priceNet",
             v."priceTotal", v."priceTotalNet", v.discount, v."priceTotalNet" - v."priceTotal", v."taxPercentage", v."exactTaxPercentage", v."taxCode", v."isBonus",
             p."minimumQuantity", p.unit, p.package, p."packageUnit", p."packageUnitQuantity", p."purchaseUnit", p."purchaseMinimumQuantity",
             v."requestDate", v.priority, v."priceDerivation", v."partNumber", v."callOffContractId", v."customFields", ${now}::timestamptz, ${now}::timestamptz
        from head cross join given v
        left join product p on p.id = v."productId"
        left join given parent on parent.uuid = v.parent),
    addresses as (
      insert into "orderAddress" (${sql.join(ADDRESS.map((column) => sql.id(column)))}, "orderId", "createdAt", "lastModifiedAt")
      select ${sql.join(ADDRESS.map((column) => sql.ref(`a.${column}`)))}, head.id, ${now}::timestamptz, ${now}::timestamptz
        from head cross join jsonb_populate_recordset(null::"orderAddress", ${addresses}::jsonb) a),
    ordered as (
      update cart set "orderId" = head.id, "orderStatus" = head.status, "isInOrder" = true, "lastModifiedAt" = ${now}::timestamptz, "lastModifiedBy" = ${userId}::int4
        from head where cart.id = ${cartId}::int4)
    select ${sql.join(columnNames('order').map((column) => sql.id(column)))} from head`,
)
