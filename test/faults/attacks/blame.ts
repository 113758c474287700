/** Faults of the shop that a buyer must not be blamed for. */
import { type Data, fillCart, PROCESS_CART, type RunTarget, type Shop } from '../shop.js'

/** Buys as a visitor; returns the code of the refusal, or null. */
async function buy(shop: Shop): Promise<string | null> {
  const ask = async (query: string, variables: object) => {
    const { body } = await shop.send(query, variables, { apikey: shop.visitorKey })
    if (body.errors) throw new Error(body.errors[0].extensions.code)
    return body.data
  }
  try {
    await ask(PROCESS_CART, { id: await fillCart(ask, shop.productId) })
    return null
  } catch (error) {
    return (error as Error).message
  }
}

/** Makes every new line of a cart fail inside PostgreSQL, as a statement over damaged settings does. */
const BREAK = `create function "breakCarts"() returns trigger language plpgsql as
  $$ begin raise exception 'numeric field overflow' using errcode = '22003'; end $$;
  create trigger "breakCarts" before insert on "cartItem" for each row execute function "breakCarts"()`

/** A09: incomplete settings stop no sale, and an error of PostgreSQL about a value is an internal fault that the log explains. */
export const blameNobody: RunTarget = async (open) => {
  const shop = await open()
  const settings: [string, () => Promise<unknown>][] = [
    ['a tax without a code', () => shop.ask('mutation { taxCreate(input: { zone: "NL" }) { id } }', {})],
    ['the same over REST', () => shop.rest('POST /v2/taxes', { zone: 'NL', percentage: 5 })],
    ['a tax of 100,000 %', () => shop.query(`update tax set percentage = 100000 where zone = 'NL' and code = 'H'`)],
  ]
  const refusals: string[] = []
  for (const [name, damage] of settings) {
    await damage()
    const code = await buy(shop)
    if (code) refusals.push(`${name}: ${code}`)
  }
  await shop.query(`delete from tax where zone = 'NL' and code is null`)
  await shop.query(`update tax set percentage = 21 where zone = 'NL' and code = 'H'`)

  await shop.query(BREAK)
  const { cartStart } = await shop.ask('mutation { cartStart { cartId } }', {})
  const add = `mutation { cartAddItem(id: "${cartStart.cartId}", input: { productId: ${shop.productId} }) { cartId } }`
  const { body } = await shop.send(add, {}, { apikey: shop.visitorKey })
  await shop.query('drop function "breakCarts" cascade')
  const { code, requestId }: Data = body.errors?.[0]?.extensions ?? {}
  const line = shop.server
    .output()
    .split('\n')
    .find((text) => requestId && text.includes(requestId) && text.includes('22003'))
  const isNamed = line?.includes('insert into \\"cartItem\\"') ?? false
  return {
    ok: refusals.length === 0 && code === 'INTERNAL_SERVER_ERROR' && isNamed,
    text: `${settings.length - refusals.length} of ${settings.length} incomplete or absurd taxes let a visitor buy${refusals.length ? ` (${refusals.join('; ')})` : ''}; a value that PostgreSQL refuses gives the buyer ${code}, ${requestId ? 'with' : 'without'} a reference, and the log ${isNamed ? 'names' : 'does not name'} the statement`,
  }
}
