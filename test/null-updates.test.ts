/** Null for a field of an update that cannot be cleared is refused on both interfaces, and changes nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProducts } from './category-fixtures.js'
import { addCompany, addContact, addCustomer } from './people.js'
import { type Answer, startTestServer, type TestServer } from './test-server.js'

let server: TestServer
/** The id with which GraphQL and REST name each record. */
const records: Record<string, { graphql: number | string; rest: string }> = {}

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  const [productId] = await addProducts(server, 1)
  const post = async (path: string, body: object) => {
    const answer = await server.rest(`POST /v2/${path}`, body)
    return answer.body.id ? answer.body : expect.fail(JSON.stringify(answer.body))
  }
  const price: Answer = await post('prices', { productId, per: 2, list: 5, defaultTaxCode: 'H' })
  const sheet: Answer = await post('pricesheets', { code: 'S', priority: 7 })
  const discount: Answer = await post('discounts', {
    pricesheetId: sheet.uuid,
    productId,
    discountType: 'LIST_PRICE_MIN',
    value: 5,
    quantityFrom: 3,
  })
  const companyId = await addCompany(server)
  const list: Answer = await post('favoritelists', { name: 'Mine', companyId })
  const { id: contact } = await addContact(server, { email: 'ada@dock.test', companyIds: [companyId] })
  const { id: customer } = await addCustomer(server, { email: 'bo@shop.test' })
  Object.assign(records, {
    price: { graphql: price.uuid, rest: `prices/${price.id}` },
    pricesheet: { graphql: sheet.uuid, rest: `pricesheets/id/${sheet.id}` },
    discount: { graphql: discount.uuid, rest: `discounts/${discount.id}` },
    favoriteList: { graphql: list.uuid, rest: `favoritelists/${list.id}` },
    company: { graphql: companyId, rest: `companies/id/${companyId}` },
    contact: { graphql: contact, rest: `contacts/id/${contact}` },
    customer: { graphql: customer, rest: `customers/id/${customer}` },
  })
})
afterAll(async () => {
  await server.close()
  expect(server.logged).toEqual([])
})

const updates = {
  price: ['priceUpdate(id: %, input: { field: null })', 'per', 'display', 'bulkDiscountType', 'costPrices'],
  pricesheet: ['pricesheetUpdate(id: %, input: { field: null })', 'priority', 'readonly'],
  discount: ['discountUpdate(id: %, input: { field: null })', 'quantityFrom'],
  favoriteList: ['favoriteListUpdate(id: %, input: { field: null })', 'name', 'isDefault'],
  company: ['companyUpdate(id: %, input: { field: null })', 'sources', 'addresses'],
  contact: ['contactUpdate(id: %, input: { field: null })', 'sources'],
  customer: ['customerUpdate(id: %, input: { field: null })', 'sources', 'addresses'],
} as const

const cases = Object.entries(updates).flatMap(([noun, [mutation, ...fields]]) =>
  fields.map((field): [string, string, string] => [noun, field, mutation]),
)

test.each(cases)('%s: null for %s is refused on both interfaces, and changes nothing', async (noun, field, mutation) => {
  const record = records[noun] ?? expect.fail(noun)
  const before = (await server.rest(`GET /v2/${record.rest}`)).body

  const call = mutation.replace('%', JSON.stringify(record.graphql)).replace('field', field)
  const answer = await server.gql(`mutation { ${call} { __typename } }`)
  const patched = await server.rest(`PATCH /v2/${record.rest}`, { [field]: null })

  expect(answer.errors).toEqual([{ message: `${field} must not be null`, code: 'VALIDATION_ERROR' }])
  // An extraneous key is refused, too: REST does not have every field of GraphQL.
  expect([400, 422]).toContain(patched.status)
  expect((await server.rest(`GET /v2/${record.rest}`)).body).toEqual(before)
})
