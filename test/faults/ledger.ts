/** Checks the ledger of a shop: every order exists once and is complete. */
import type pg from 'pg'

/** How many orders are wrong, and in which way; all zeros is right. */
export type LedgerFaults = Record<string, number>

/** Statements that count what must not be. */
const CHECKS: Record<string, string> = {
  ordersOfOneCart: `select count(*) - count(distinct "cartId") as n from "order" where "cartId" is not null`,
  cartsWithAnotherOrder: `select count(*) as n from cart c left join "order" o on o.id = c."orderId"
     where c."orderId" is not null and o."cartId" is distinct from c.uuid::text`,
  ordersWithoutLines: `select count(*) as n from "order" o where not exists (select from "orderItem" i where i."orderId" = o.id)`,
  ordersWithoutAddresses: `select count(*) as n from "order" o
     where (select count(*) from "orderAddress" a where a."orderId" = o.id) <> 2`,
  totalsThatDoNotAddUp: `select count(*) as n from "order" o
     where o."totalGross" <> o."postageGross" + o."paymentGross"
         + (select coalesce(sum(i."priceTotal"), 0) from "orderItem" i where i."orderId" = o.id)
        or o."totalNet" <> o."totalGross" + o."totalTax"`,
  ordersWithoutOneEvent: `select count(*) as n from "order" o where (select count(*) from event e
     where e.trigger = 'ORDER_CREATED' and (e.payload ->> 'orderId')::int = o.id) <> 1`,
  gapsInNumbers: `select coalesce(max("orderNumber"), 0) - count(distinct "orderNumber") + count(*) - count("orderNumber") as n from "order"`,
  numbersTwice: `select count("orderNumber") - count(distinct "orderNumber") as n from "order"`,
  answersWithoutEffect: `select count(*) as n from "idempotencyKey" where answer is null`,
}

/** Compares the responses that clients received with the stored data, and the data with itself. */
export async function checkLedger(client: pg.Client, told: readonly number[], expected: number): Promise<LedgerFaults> {
  const countIn = async (sql: string) => Number((await client.query(sql)).rows[0].n)
  const { rows } = await client.query<{ id: number }>('select id from "order"')
  const stored = new Set(rows.map(({ id }) => id))
  const faults: LedgerFaults = {
    lost: told.filter((id) => !stored.has(id)).length + Math.max(0, expected - told.length),
    toldTwice: told.length - new Set(told).size,
    duplicated: rows.length - expected,
  }
  for (const [name, sql] of Object.entries(CHECKS)) faults[name] = await countIn(sql)
  return faults
}
