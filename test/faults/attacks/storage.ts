/** A stranger with a storefront key tries to fill the database. */
import { randomUUID } from 'node:crypto'
import { pause, type RunTarget, runPool, type Shop, tally } from '../shop.js'
import { createStorefrontKey } from './floods.js'

const START_CART = 'mutation { cartStart { cartId } }'
const START_SESSION = 'mutation { startSession { session { accessToken } } }'
const UPDATE = 'mutation ($id: String!, $input: CartUpdateInput!) { cartUpdate(id: $id, input: $input) { cartId } }'
const ADD = 'mutation ($id: String!, $productId: Int!) { cartAddItem(id: $id, input: { productId: $productId }) { cartId } }'

const MB = 1_048_576
const codeOf = ({ body }: { body: { errors?: { extensions: { code: string } }[] } }) =>
  body.errors?.[0]?.extensions.code ?? 'accepted'

async function readSize(shop: Shop): Promise<number> {
  const [row] = await shop.query('select pg_database_size(current_database())::float8 as bytes')
  return row.bytes / MB
}

/** Stores texts of a megabyte in carts, in each of the fields that had no length. */
async function storeLongTexts(shop: Shop, apikey: string): Promise<Record<string, number>> {
  const headers = { apikey, 'x-forwarded-for': '198.51.100.1' }
  // A text that does not compress.
  const text = Array.from({ length: 27_000 }, () => randomUUID()).join('')
  const answers = await runPool(45, 4, async (i) => {
    const { body } = await shop.send(START_CART, {}, headers)
    const field = ['reference', 'extra3', 'extra4'][i % 3] ?? ''
    return codeOf(await shop.send(UPDATE, { id: body.data.cartStart.cartId, input: { [field]: text } }, headers))
  })
  return tally(answers)
}

/** Starts carts and sessions as fast as the server lets it. */
const flood = async (shop: Shop, apikey: string, document: string, count: number) =>
  tally(
    await runPool(count, 20, async () => codeOf(await shop.send(document, {}, { apikey, 'x-forwarded-for': '198.51.100.2' }))),
  )

/** Visitors of a storefront that forwards no addresses: each starts a session and a cart, and adds a product. Answers what was refused. */
async function shopTogether(shop: Shop, apikey: string, count: number): Promise<Record<string, number>> {
  const answers = await runPool(count, 10, async () => {
    const started = await shop.send(START_SESSION, {}, { apikey })
    const authorization = `Bearer ${started.body.data?.startSession.session.accessToken}`
    const cart = await shop.send(START_CART, {}, { apikey, authorization })
    const id = cart.body.data?.cartStart.cartId ?? ''
    const added = await shop.send(ADD, { id, productId: shop.productId }, { apikey, authorization })
    return [started, cart, added].map(codeOf).find((code) => code !== 'accepted') ?? 'accepted'
  })
  return tally(answers)
}

/** Makes all carts old, and waits until those of visitors are gone. */
async function expireCarts(shop: Shop) {
  const { cartStart } = await shop.ask('mutation ($id: Int!) { cartStart(input: { customerId: $id }) { cartId } }', {
    id: shop.userId,
  })
  await shop.query(`update cart set "lastModifiedAt" = now() - interval '31 days'`)
  const count = async () => {
    const [row] = await shop.query(
      'select count(*)::int as n, count(*) filter (where uuid = $1::uuid)::int as owned from cart where "orderId" is null and "contactId" is null and ("customerId" is null or uuid = $1::uuid)',
      [cartStart.cartId],
    )
    return row as { n: number; owned: number }
  }
  const before = await count()
  let left = before
  for (let second = 0; second < 120 && left.n > left.owned; second += 5) {
    await pause(5000)
    left = await count()
  }
  return { before: before.n - before.owned, left: left.n - left.owned, owned: left.owned }
}

const readMetric = async (shop: Shop, name: string) => {
  const text = await (await fetch(`${shop.url}/metrics`)).text()
  return Number(text.match(new RegExp(`^${name} (\\S+)$`, 'm'))?.[1] ?? Number.NaN)
}

/** A02: 45 texts of a megabyte, floods of carts and sessions, 500 visitors of one storefront, and carts that nobody comes back to. */
export const fillDatabase: RunTarget = async (open) => {
  const shop = await open()
  const [stranger, storefront] = [await createStorefrontKey(shop), await createStorefrontKey(shop)]
  const before = await readSize(shop)
  const texts = await storeLongTexts(shop, stranger)
  const grown = (await readSize(shop)) - before
  const carts = await flood(shop, stranger, START_CART, 3000)
  const sessions = await flood(shop, stranger, START_SESSION, 3000)
  const total = (await readSize(shop)) - before
  const visitors = await shopTogether(shop, storefront, 500)
  const expiry = await expireCarts(shop)
  const deleted = await readMetric(shop, 'wharf_visitor_carts_deleted_total')
  const { accepted: started = 0, TOO_MANY_REQUESTS: held = 0 } = carts
  return {
    ok:
      (texts.accepted ?? 0) === 0 &&
      grown < 2 &&
      started < 1500 &&
      started + held === 3000 &&
      (sessions.accepted ?? 0) < 1500 &&
      visitors.accepted === 500 &&
      expiry.left === 0 &&
      expiry.owned === 1 &&
      deleted >= expiry.before,
    text:
      `${texts.accepted ?? 0} of 45 texts of 1 MB stored, database + ${grown.toFixed(0)} MB; one address started ${started} of 3,000 carts and ${sessions.accepted ?? 0} of 3,000 sessions, ` +
      `+ ${total.toFixed(0)} MB in all; ${visitors.accepted ?? 0} of 500 visitors of one storefront were served; of ${expiry.before} carts of visitors without a change for 31 days ${expiry.left} are left, ` +
      `${expiry.owned} of 1 cart of a customer is; /metrics counts ${Number.isNaN(deleted) ? 'none' : deleted} deleted`,
  }
}
