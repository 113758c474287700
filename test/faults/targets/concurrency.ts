/** Targets about requests that compete: for stock, for a key, for rows, for a version, for a cart. */
import { randomUUID } from 'node:crypto'
import { orderInput } from '../../orders.js'
import { fillCart, PROCESS_CART, type RunTarget, range, runPool, tally } from '../shop.js'

const CREATE_ORDER = 'mutation ($input: OrderCreateInput!) { orderCreate(order: $input) { id orderNumber } }'

/** T04: many clients reserve one unit each; there is stock for half of them. */
export const reserveStock: RunTarget = async (open, isFull) => {
  const shop = await open()
  const count = isFull ? 10_000 : 400
  await shop.query('update channel set "reservesStock" = true')
  await shop.rest('POST /v2/inventory/bulk/sku/local', { inventory: [{ sku: 'DRILL', quantity: count / 2, location: 'A1' }] })
  const items = [{ productId: shop.productId, quantity: 1 }]
  const prefix = randomUUID()
  const statuses = await runPool(
    count,
    50,
    async (i) => (await shop.rest('POST /v2/inventory/reservations', { reference: `${prefix}-${i}`, items })).status,
  )
  const { 201: accepted = 0, ...others } = tally(statuses)
  const [held] = await shop.query('select sum(quantity)::int as n from "stockReservation" where reference like $1', [
    `${prefix}%`,
  ])
  await shop.query('delete from "stockReservation" where reference like $1', [`${prefix}%`])
  await shop.query('update channel set "reservesStock" = false')
  const failed = Object.entries(others).filter(([status]) => Number(status) >= 500)
  return {
    ok: accepted === count / 2 && held.n === count / 2 && failed.length === 0,
    text: `${count} reservations on a stock of ${count / 2}, 50 at once: ${accepted} accepted, ${held.n} held, ${failed.length} server errors`,
  }
}

/** T05: the same order is sent many times at once under one key. */
export const repeatOrders: RunTarget = async (open, isFull) => {
  const shop = await open()
  const [keys, sends] = isFull ? [100, 20] : [5, 10]
  const input = orderInput(shop.userId)
  const [before] = await shop.query('select count(*)::int as n from "order"')
  let different = 0
  let reused = 0
  const codes: string[] = []
  await runPool(keys, 5, async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(range(sends).map(() => shop.send(CREATE_ORDER, { input }, headers)))
    const texts = new Set<string>()
    for (const { body, text } of answers)
      if (body.errors) codes.push(body.errors[0].extensions.code)
      else texts.add(text)
    if (texts.size !== 1) different++
    const other = await shop.send(CREATE_ORDER, { input: orderInput(shop.userId, { reference: 'another' }) }, headers)
    if (other.body.errors?.[0].extensions.code !== 'IDEMPOTENCY_KEY_REUSED') reused++
  })
  const [after] = await shop.query('select count(*)::int as n from "order"')
  const wrong = codes.filter((code) => code !== 'IDEMPOTENCY_KEY_IN_USE').length
  return {
    ok: after.n - before.n === keys && different === 0 && wrong === 0 && reused === 0,
    text: `${keys} keys × ${sends} sends: ${after.n - before.n} orders, ${different} keys with differing answers, ${wrong} other errors, ${reused} keys accepted with another body`,
  }
}

/** T25: many change the same version. */
export const matchVersions: RunTarget = async (open, isFull) => {
  const shop = await open()
  const count = isFull ? 50 : 10
  const address = `${shop.url}/v2/products/id/${shop.productId}`
  const headers = { authorization: `Bearer ${shop.token}`, 'content-type': 'application/json' }
  const etag = (await fetch(address, { headers })).headers.get('etag') ?? ''
  const statuses = await Promise.all(
    range(count).map(async (i) => {
      const body = JSON.stringify({ manufacturer: `Maker ${i} ${randomUUID()}` })
      return (await fetch(address, { method: 'PATCH', headers: { ...headers, 'if-match': etag }, body })).status
    }),
  )
  const counts = tally(statuses)
  return {
    ok: counts[200] === 1 && (counts[412] ?? 0) + (counts[409] ?? 0) === count - 1,
    text: `${count} PATCHes with one ETag: ${counts[200] ?? 0} done, ${counts[412] ?? 0} refused (412), ${counts[409] ?? 0} refused (409)`,
  }
}

/** T27: a cart becomes an order twice at once, while it is edited. */
export const processTwice: RunTarget = async (open, isFull) => {
  const shop = await open()
  const count = isFull ? 50 : 5
  const edit = 'mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { cartId } }'
  let [doubled, missing, wrong] = [0, 0, 0]
  await runPool(count, 5, async () => {
    const id = await fillCart(shop.ask, shop.productId)
    await Promise.all([
      shop.send(PROCESS_CART, { id }),
      shop.send(edit, { id, input: { productId: shop.productId, quantity: 1 } }),
      shop.send(PROCESS_CART, { id }),
    ])
    const orders = await shop.query('select id, "totalGross"::float8 as gross from "order" where "cartId" = $1', [id])
    if (orders.length > 1) doubled++
    if (orders.length === 0) missing++
    // Three or four units at 19.95: what the buyer was shown before or after the edit.
    if (orders[0] && ![59.85, 79.8].includes(orders[0].gross)) wrong++
  })
  return {
    ok: doubled === 0 && missing === 0 && wrong === 0,
    text: `${count} carts processed twice at once and edited meanwhile: ${doubled} doubled, ${missing} without an order, ${wrong} with another price`,
  }
}
