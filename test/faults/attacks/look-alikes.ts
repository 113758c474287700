/** Words that look like others: a payment status that only a provider reports, and codes with characters that nobody sees. */
import { fillCart, type RunTarget } from '../shop.js'

const PAID = [
  'PAID',
  ' paid',
  'PAID\u200b',
  '\ufeffPAID',
  'PA\u00adID',
  'P\u2060AID',
  '\uff30\uff21\uff29\uff24',
  '\u{1d40f}\u{1d400}\u{1d408}\u{1d403}',
  '\u0420\u0410ID',
]

/** A07: a buyer cannot report a payment in any way that looks like it, and no two SKUs differ by what cannot be seen. */
export const passForPaid: RunTarget = async (open) => {
  const shop = await open()
  const visitor = { apikey: shop.visitorKey }
  const ask = async (query: string, variables: object) => (await shop.send(query, variables, visitor)).body.data
  const cartId = await fillCart(ask, shop.productId)
  const update = `mutation ($id: String!, $status: String) { cartUpdate(id: $id, input: { paymentData: { status: $status } }) { paymentData { status } } }`
  const accepted: string[] = []
  for (const status of PAID) {
    const { body } = await shop.send(update, { id: cartId, status }, visitor)
    if (!body.errors) accepted.push(JSON.stringify(status))
  }
  const order = await shop.ask(
    'mutation ($id: String!) { cartProcess(id: $id, input: { orderStatus: "NEW" }) { cartOrderId } }',
    { id: cartId },
  )
  const set = `mutation ($id: Int!) { orderSetStatus(input: { orderId: $id, payStatus: "PAID\u200b" }) { paymentData { status } } }`
  const reported = (await shop.ask(set, { id: order.cartProcess.cartOrderId })).orderSetStatus.paymentData.status
  const sku = `CABLE-${Math.random().toString(36).slice(2)}`
  const add = async (code: string) =>
    (await shop.rest('POST /v2/products', { sku: code, names: [{ language: 'NL', value: 'Kabel' }] })).status
  const exact = [await add(`${sku}²`), await add(`${sku}2`)]
  const hidden = await add(`${sku}2\u200b`)
  return {
    ok: accepted.length === 0 && reported === 'PAID' && exact.every((status) => status === 201) && hidden === 400,
    text: `a visitor’s cart took ${accepted.length} of ${PAID.length} texts that look like PAID${accepted.length ? ` (${accepted.join(', ')})` : ''}; a provider’s PAID with an invisible character is stored ${reported === 'PAID' ? 'as PAID' : 'with it'}; a second SKU that differs by an invisible character is answered ${hidden}, one that differs by ² ${exact[1]}`,
  }
}
