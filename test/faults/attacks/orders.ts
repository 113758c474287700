/** Orders that are cheaper, or say something else, than the shop would have made them. */
import { orderInput, orderLine } from '../../orders.js'
import { type Data, fillCart, type RunTarget, type Shop } from '../shop.js'

const CREATE = 'mutation ($order: OrderCreateInput!) { orderCreate(order: $order) { id total { gross net tax } } }'
const PASSWORD = 'correct horse 1'

/** Adds a contact with a company, logged in. */
async function addContact(shop: Shop, name: string) {
  const { companyCreate } = await shop.ask('mutation ($name: String!) { companyCreate(input: { name: $name }) { companyId } }', {
    name,
  })
  const { companyId } = companyCreate
  const email = `${name}-${Math.random().toString(36).slice(2)}@faults.test`
  const register = `mutation ($input: RegisterContactInput!) { contactRegister(input: $input) { contact { ... on Contact { contactId } } } }`
  const input = { email, password: PASSWORD, parentId: companyId, firstName: name, lastName: 'Buyer' }
  const { contactRegister } = await shop.ask(register, { input })
  const { login } = await shop.ask('mutation ($input: LoginInput!) { login(input: $input) { session { accessToken } } }', {
    input: { email, password: PASSWORD },
  })
  return { companyId, contactId: contactRegister.contact.contactId, bearer: login.session.accessToken }
}

/** A product of 10 with a surcharge of 5 for each unit, so that two of them cost 30. */
async function addSurchargedProduct(shop: Shop): Promise<number> {
  const sku = `SURCHARGED-${Math.random().toString(36).slice(2)}`
  const { productCreate } = await shop.ask(
    'mutation ($sku: String!) { productCreate(input: { names: [{ language: "NL", value: "Accu" }], sku: $sku, status: A }) { productId } }',
    { sku },
  )
  const { productId } = productCreate
  await shop.ask('mutation ($id: Int!) { priceCreate(input: { productId: $id, list: 10, defaultTaxCode: H }) { id } }', {
    id: productId,
  })
  const { surchargeCreate } = await shop.ask(
    `mutation { surchargeCreate(input: { name: [{ language: "NL", value: "Verwijderingsbijdrage" }], type: FlatFee, value: 5,
      taxCodeValue: H, taxZone: "NL", enabled: true }) { id } }`,
    {},
  )
  await shop.query('insert into "surchargeProduct" ("surchargeId", "productId") select id, $2 from surcharge where uuid = $1', [
    surchargeCreate.id,
    productId,
  ])
  return productId
}

/** A05: a buyer orders at what a cart comes to, and what another system sends adds up. */
export const orderBeside: RunTarget = async (open) => {
  const shop = await open()
  const productId = await addSurchargedProduct(shop)
  const [{ sku }] = await shop.query('select sku from product where id = $1', [productId])
  const ada = await addContact(shop, 'ada')
  const rival = await addContact(shop, 'rival')
  const cost = { method: '', gross: 0, net: 0, tax: 0, taxPercentage: 0 }
  const line = { ...orderLine(sku, 10, { productId, quantity: 2 }), name: '' }
  const fee = orderLine('surcharge', 5, { class: 'surcharge', quantity: 2 })
  const totals = (gross: number, tax: number) => ({ gross, tax, net: gross + tax, discountType: 'N', discountValue: 0 })
  const own = (more: object = {}) =>
    orderInput(ada.contactId, {
      companyId: ada.companyId,
      items: [line],
      paymentData: cost,
      postageData: cost,
      total: totals(30, 6.3),
      ...more,
    })
  // Two drills, which have no surcharge: everything is right but the one value.
  const drill = orderLine('DRILL', 19.95, { productId: shop.productId, quantity: 2, priceTotal: 39.9, name: 'Boor' })
  const plain = (more: object = {}) => own({ items: [drill], total: { ...totals(39.9, 8.38), net: 48.28 }, ...more })
  const buy = async (order: object) =>
    (await shop.send(CREATE, { order }, { apikey: shop.visitorKey, authorization: `Bearer ${ada.bearer}` })).body
  const given = (more: object) => orderInput(shop.userId, { items: [line], paymentData: cost, postageData: cost, ...more })
  const theirs = (await shop.ask(CREATE, { order: orderInput(rival.contactId, { companyId: rival.companyId }) })).orderCreate.id
  const known = (await shop.ask(CREATE, { order: orderInput(shop.userId) })).orderCreate.id

  const graphql = (order: object) => async () => (await shop.send(CREATE, { order })).body.errors?.[0].message
  const attempts: [string, () => Promise<string | undefined>][] = [
    ...Object.entries({
      'without the surcharge': own({ total: totals(20, 4.2) }),
      'without lines': own({ items: [], total: totals(1000, -1000) }),
      'with an unknown carrier': plain({ postageData: { ...cost, carrier: 'Nobody' } }),
      'with an unknown payment method': plain({ paymentData: { ...cost, method: 'TRUST_ME' } }),
      'with the order of a rival': plain({ originalOrderId: theirs }),
      ...Object.fromEntries(
        Object.entries({ priceTotalNet: 0, tax: -50, discount: 1000, customerPrice: -3, costPrice: -5, originalPrice: 999 }).map(
          ([name, value]) => [`with ${name} ${value}`, plain({ items: [{ ...drill, [name]: value }] })],
        ),
      ),
    }).map(([what, order]): [string, () => Promise<string | undefined>] => [
      `a buyer ${what}`,
      async () => (await buy(order)).errors?.[0].message,
    ]),
    ['a system with a total without tax', graphql(given({ total: totals(20, 0) }))],
    [
      'a system with priceTotal 999 for 2 × 10',
      graphql(given({ items: [{ ...line, priceTotal: 999 }], total: totals(999, 209.79) })),
    ],
    [
      'the same over REST',
      async () => (await shop.rest('POST /v2/orders', given({ total: totals(20, 0) }))).body.detail?.match(/^total\.\w+/)?.[0],
    ],
    [
      'a change with priceTotal 999',
      async () => {
        const item = { ...orderLine('C', 10, { quantity: 2 }), priceTotal: 999 }
        const { body } = await shop.rest(`PATCH /v2/orders/id/${known}`, { items: [{ create: item }] })
        return body.problems?.[0]?.pointer
      },
    ],
  ]
  const stored: string[] = []
  for (const [what, attempt] of attempts) if (!(await attempt())) stored.push(what)

  const cartId = await fillCart(
    async (query: string, variables: object) => (await shop.send(query, variables)).body.data,
    productId,
  )
  const { cart }: Data = await shop.ask(`{ cart(id: "${cartId}") { total { totalGross } } }`, {})
  const honest = await buy(own())
  const whole = await buy(own({ items: [line, fee] }))
  const simple = await buy(plain())
  const paid = [honest, whole].map((body) => body.data?.orderCreate?.total.gross ?? body.errors?.[0].message)
  return {
    ok: stored.length === 0 && simple.data?.orderCreate?.total.gross === 39.9 && paid.every((gross) => gross === 30),
    text: `${attempts.length - stored.length} of ${attempts.length} wrong orders refused${stored.length ? ` (stored: ${stored.join('; ')})` : ''}; two units that a cart asks ${((cart.total.totalGross * 2) / 3).toFixed(2)} for are ordered for ${paid.join(' and ')} without a cart`,
  }
}
