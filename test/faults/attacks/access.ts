/** Data that strangers and buyers must not read: rules with action codes, carts past a filter, order lists of other companies. */
import { randomUUID } from 'node:crypto'
import { type Data, type RunTarget, range, type Shop } from '../shop.js'

const english = (value: string) => [{ language: 'EN', value }]
const PASSWORD = 'correct horse battery 1'

/** Sends a document as a visitor of the storefront, or as somebody who is logged in through its key. */
const askAs =
  (shop: Shop, bearer?: string) =>
  (query: string, variables: object = {}) =>
    shop.send(query, variables, { apikey: shop.visitorKey, ...(bearer && { authorization: `Bearer ${bearer}` }) })

/** A company with a contact who is logged in. */
async function addBuyer(shop: Shop, company: string) {
  const { companyCreate } = await shop.ask('mutation ($name: String!) { companyCreate(input: { name: $name }) { companyId } }', {
    name: company,
  })
  const { companyId } = companyCreate
  const email = `${randomUUID()}@example.com`
  const { contactRegister } = await shop.ask(
    'mutation ($input: RegisterContactInput!) { contactRegister(input: $input) { contact { userId } } }',
    { input: { email, firstName: 'Bo', lastName: company, parentId: companyId, password: PASSWORD } },
  )
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { session { accessToken } } }'
  const { body } = await askAs(shop)(login, { input: { email, password: PASSWORD } })
  return {
    companyId: companyId as number,
    contactId: contactRegister.contact.userId as number,
    ask: askAs(shop, body.data.login.session.accessToken),
  }
}

/** An incentive of 50 % that takes an action code. */
async function addSecretCode(shop: Shop, actionCode: string): Promise<{ ruleId: string; tableId: string }> {
  const { rule } = await shop.ask(
    `mutation ($input: BusinessRuleCreateInput!) { rule: incentiveRuleCreate(input: $input) {
       id nodes { id ... on BusinessRuleDecisionTable { content { rows { id } } } } } }`,
    { input: { name: english('Secret'), type: 'orderIncentives' } },
  )
  const table = rule.nodes.find(({ content }: Data) => content)
  const set = 'mutation ($input: IncentiveRuleSetActionInput!) { incentiveRuleSetAction(input: $input) { id } }'
  const action = { action: 'GIVE_DISCOUNT_TO_ORDER_TOTAL', discount: 50, discountType: 'Percentage', actionCode }
  await shop.ask(set, { input: { ruleId: rule.id, rowId: table.content.rows[0].id, name: english('Secret'), ...action } })
  return { ruleId: rule.id, tableId: table.id }
}

/** A03: a visitor looks for a secret action code wherever rules are read, and uses it. */
export const readRules: RunTarget = async (open) => {
  const shop = await open()
  const code = `SECRET${randomUUID().slice(0, 8).toUpperCase()}`
  const { ruleId, tableId } = await addSecretCode(shop, code)
  const cells = 'content { rows { outputs { value } } }'
  const nodes = `nodes { ... on BusinessRuleDecisionTable { ${cells} } }`
  const documents = [
    '{ businessRules { items { id jdm } } }',
    `{ businessRules { items { ${nodes} } } }`,
    `{ businessRule(id: "${ruleId}") { jdm ${nodes} } }`,
    `{ businessRuleJDM(id: "${ruleId}") }`,
    `{ businessRuleDecisionTable(input: { ruleId: "${ruleId}", tableId: "${tableId}" }) { ${cells} } }`,
  ]
  const buyer = await addBuyer(shop, 'Reader')
  const answers: string[] = []
  for (const document of documents) for (const ask of [askAs(shop), buyer.ask]) answers.push((await ask(document)).text)
  const leaks = answers.filter((text) => text.includes(code)).length
  const fields = await askAs(shop)('{ businessRuleFieldDefinitions(name: "orderIncentives") { name } }')
  const voucher = await enterCode(shop, code)
  await shop.ask(`mutation { businessRuleDelete(id: "${ruleId}") }`, {})
  return {
    ok: leaks === 0 && !fields.body.errors && voucher,
    text: `${answers.length} requests of a visitor and a buyer for business rules: ${leaks} showed the code of a 50 % discount; the fields of rules are ${fields.body.errors ? 'refused' : 'open'}, and a cart with the code ${voucher ? 'shows' : 'does not show'} its voucher and incentive`,
  }
}

/** Whether the cart of a visitor who knows the code shows what it gave. */
async function enterCode(shop: Shop, actionCode: string): Promise<boolean> {
  const ask = async (query: string, variables: object = {}) => (await askAs(shop)(query, variables)).body.data
  const { cartStart } = await ask('mutation { cartStart(input: {}) { cartId } }')
  const id = cartStart.cartId
  await ask('mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { cartId } }', {
    id,
    input: { productId: shop.productId, quantity: 1 },
  })
  const enter = `mutation ($id: String!, $input: CartActionCodeInput!) {
    cart: cartAddActionCode(id: $id, input: $input) { vouchers { code } appliedIncentives { name } } }`
  const { cart } = await ask(enter, { id, input: { actionCode } })
  return cart.vouchers[0]?.code === actionCode && cart.appliedIncentives.length === 1
}

/** A04: a contact with carts asks for carts with filters that match none. */
export const passFilters: RunTarget = async (open) => {
  const shop = await open()
  const [buyer, other] = [await addBuyer(shop, 'Filters'), await addBuyer(shop, 'Others')]
  const start = 'mutation ($input: CartStartInput) { cartStart(input: $input) { cartId } }'
  for (const { contactId, companyId } of [buyer, other])
    for (const _ of range(20)) await shop.ask(start, { input: { contactId, companyId } })
  const far = { greaterThan: '2040-01-01T00:00:00Z' }
  const searches: object[] = [
    { createdAt: far },
    { lastModifiedAt: far },
    { ids: [randomUUID()] },
    { statuses: ['PENDING_PURCHASE_AUTHORIZATION'] },
    { createdAt: { lessThan: '2000-01-01T00:00:00Z' }, companyIds: [buyer.companyId] },
  ]
  const read = async (input: object) =>
    (await buyer.ask('query ($input: CartSearchInput!) { carts(input: $input) { itemsFound } }', { input })).body.data.carts
      .itemsFound
  const all = await read({})
  const found = await Promise.all(searches.map(read))
  const wrong = found.filter((count) => count !== 0)
  return {
    ok: all === 20 && wrong.length === 0,
    text: `a contact with ${all} carts, ${searches.length} searches that match none: ${wrong.length} showed carts${wrong.length ? ` (${wrong.join(', ')})` : ''}`,
  }
}

/** A11: a visitor reads the order lists of two companies, and so do their contacts. */
export const readOrderlists: RunTarget = async (open) => {
  const shop = await open()
  const [one, two] = [await addBuyer(shop, 'Hotel Zeezicht'), await addBuyer(shop, 'Hotel Duin')]
  const create = 'mutation ($input: OrderlistCreateInput!) { orderlistCreate(input: $input) { id } }'
  const mark = randomUUID()
  const other = await shop.rest('POST /v2/products', { sku: `LIST-${mark}`, names: english('Towel'), status: 'A' })
  const lists: number[] = []
  for (const { companyId } of [one, two]) {
    const input = { type: 'POSITIVE', code: `${mark}-${companyId}`, companyIds: [companyId], productIds: [other.body.id] }
    lists.push((await shop.ask(create, { input })).orderlistCreate.id)
  }
  const documents = (id: number) => [
    '{ orderlists(input: { offset: 100 }) { items { code products { items { ... on Product { sku } } } } } }',
    `{ orderlist(id: ${id}) { code } }`,
    `{ product(productId: ${other.body.id}) { orderlists { items { code } } } }`,
  ]
  const seenBy = async (ask: ReturnType<typeof askAs>) => {
    const texts: string[] = []
    for (const id of lists) for (const document of documents(id)) texts.push((await ask(document)).text)
    const computed = '{ computedOrderlists(input: { companyId: % }) { positiveOrderlistsProductIds } }'
    const ids = await Promise.all([one, two].map(({ companyId }) => ask(computed.replace('%', String(companyId)))))
    const ofCompany = ({ companyId }: { companyId: number }, i: number) =>
      texts.some((text) => text.includes(`${mark}-${companyId}`)) || !ids[i]?.body.errors
    return [one, two].filter(ofCompany).length
  }
  const visitor = await seenBy(askAs(shop))
  const contacts = [await seenBy(one.ask), await seenBy(two.ask)]
  const search = '{ products(input: { statuses: [A], offset: 100 }) { itemsFound } }'
  const [mine, all] = [
    (await one.ask(search)).body.data.products.itemsFound,
    (await shop.send(search)).body.data.products.itemsFound,
  ]
  for (const id of lists) await shop.ask(`mutation { orderlistDelete(id: ${id}) }`, {})
  return {
    ok: visitor === 0 && contacts.every((count) => count === 1) && mine === 1 && all > 1,
    text: `order lists of 2 companies: a visitor sees those of ${visitor}, their contacts those of ${contacts.join(' and ')}; the list still restricts the search of its company to ${mine} of ${all} products`,
  }
}
