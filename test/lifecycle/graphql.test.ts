import { buildASTSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import contract from '../../src/contract/schema.gen.graphql'
import { idOf } from '../../src/core/lifecycle/registry.js'
import { graphqlItems } from '../../src/interfaces/graphql/lifecycle/declared-items.js'
import { addProducts } from '../category-fixtures.js'
import { addContact } from '../people.js'
import { everything, PUBLIC_URL, startTestServer, type TestServer, TODAY } from '../test-server.js'
import { depot, week } from '../warehouses.js'
import { type CatalogFixture, createCatalogFixture, listCatalogRequests, writeAnyRequest } from './catalog.requests.js'
import { type Examples, findUnavoidableItems, type GraphqlRequest, listForms, type RequestForm } from './requests.js'
import { createSalesFixture, listSalesRequests, type SalesFixture } from './sales.requests.js'

const LAST_MOMENT = '2027-02-28T23:59:59.999Z'
const REMOVAL = '2027-03-01T00:00:00.000Z'
const schema = buildASTSchema(contract, { assumeValidSDL: true })
const items = graphqlItems(schema).map(({ declared }) => declared)

let server: TestServer
let key: string
let carriers = 0
let warehouses = 0
const created = { tax: '', surcharge: '', price: '', carrier: 0, warehouse: 0 }
/** Products without a price: each request that adds one takes another. */
let unpriced: number[] = []

const CONTACT_EMAIL = 'ada@oak.test'
const englishText = { language: 'EN', value: 'By road' }
const countries = [...'ABCDEFGHIJKLM'].flatMap((a) => [...'ABCDEFGH'].map((b) => a + b))

const examples: Examples = {
  'Query.product(productId:)': () => catalog.product,
  'Query.cluster(clusterId:)': () => catalog.cluster,
  'Query.category(categoryId:)': () => catalog.category,
  'Query.categories(userId:)': () => 1,
  'Query.productSurcharges(productId:)': () => catalog.product,
  'Query.order(orderId:)': () => sales.order,
  'Query.shop(shopId:)': () => 1,
  'Query.tax(id:)': () => created.tax,
  'Query.tax(shopId:)': () => 1,
  'Mutation.taxUpdate(id:)': () => created.tax,
  'Mutation.surchargeUpdate(id:)': () => created.surcharge,
  'Mutation.carrierUpdate(id:)': () => created.carrier,
  'Mutation.carrierAssignWarehouse(id:)': () => created.carrier,
  'Mutation.carrierAssignWarehouse(warehouseId:)': () => created.warehouse,
  'Mutation.carrierUnassignWarehouse(id:)': () => created.carrier,
  'Mutation.carrierUnassignWarehouse(warehouseId:)': () => created.warehouse,
  'TaxSearchInput.shopId': () => 1,
  'TaxCreateInput.zone': () => countries.pop(),
  'TaxCreateInput.shopId': () => 1,
  'TaxUpdateInput.shopId': () => 1,
  'CreateSurchargeInput.name': () => [englishText],
  'CreateSurchargeInput.value': () => 5,
  'CreateSurchargeInput.taxCodeValue': () => 'H',
  'CreateSurchargeInput.taxZone': () => 'NL',
  'CreateSurchargeInput.shopId': () => 1,
  'UpdateSurchargeInput.shopId': () => 1,
  'Mutation.priceUpdate(id:)': () => created.price,
  'PriceCreateInput.productId': () => unpriced.pop(),
  'PriceCreateInput.list': () => 5,
  'PriceCreateInput.cost': () => 3,
  'PriceUpdateInput.cost': () => 3,
  'PriceSearchInput.cost': () => ({ equal: 3 }),
  'CarrierCreateInput.name': () => `Carrier ${carriers++}`,
  'CarrierCreateInput.descriptions': () => [englishText],
  'CarrierCreateInput.shippingCost': () => 2.5,
  'CarrierUpdateInput.shippingCost': () => 2.5,
  'CreateWarehouseInput.name': () => `W${warehouses++}`,
  'CreateWarehouseInput.description': () => '',
  'CreateWarehouseInput.notes': () => '',
  'CreateWarehouseInput.businessHours': () => week,
  'CreateWarehouseInput.shopId': () => 1,
  'Mutation.passwordResetLink(input:)': () => ({ email: CONTACT_EMAIL }),
  'Mutation.passwordResetLink(email:)': () => CONTACT_EMAIL,
  'Mutation.passwordResetLink(redirectUrl:)': () => `${PUBLIC_URL}/shop`,
  'PasswordResetLinkEmailInput.email': () => CONTACT_EMAIL,
  'EmailEventInput.email': () => CONTACT_EMAIL,
  'EmailEventInput.siteId': () => 1,
  'Mutation.startSession(siteId:)': () => 1,
  'Mutation.logout(siteId:)': () => 1,
}

let catalog: CatalogFixture
let sales: SalesFixture
const writtenRequests = { ...listCatalogRequests(() => catalog), ...listSalesRequests(() => sales) }

type DeclaredItem = (typeof items)[number]

const writeItemRequest = (item: DeclaredItem, form: RequestForm): GraphqlRequest =>
  writeAnyRequest(schema, item, examples, form, writtenRequests)

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  key = await server.keyFor(everything)
  catalog = await createCatalogFixture(server)
  sales = await createSalesFixture(server, catalog.product)
  await addContact(server, { email: CONTACT_EMAIL })
  created.tax = (await server.gql('mutation { taxCreate(input: { code: H, zone: "NL" }) { id } }')).taxCreate.id
  unpriced = await addProducts(server, 60)
  const price = `{ productId: ${unpriced.pop()}, list: 5, defaultTaxCode: H }`
  created.price = (await server.gql(`mutation { priceCreate(input: ${price}) { id } }`)).priceCreate.id
  const surcharge =
    '{ name: [{ language: "EN", value: "Crate" }], type: FlatFee, value: 5, taxCodeValue: H, taxZone: "NL", enabled: true }'
  created.surcharge = (await server.gql(`mutation { surchargeCreate(input: ${surcharge}) { id } }`)).surchargeCreate.id
  const warehouse = 'mutation ($input: CreateWarehouseInput!) { warehouseCreate(input: $input) { id } }'
  created.warehouse = Number((await server.gql(warehouse, { input: depot('Quay') })).warehouseCreate.id)
  const carrier = 'mutation ($input: CarrierCreateInput!) { carrierCreate(input: $input) { id } }'
  const input = { name: 'Post', type: 'DELIVERY', descriptions: [englishText], warehouseIds: [created.warehouse] }
  created.carrier = (await server.gql(carrier, { input })).carrierCreate.id
})

afterAll(() => server.close())

const sendQuery = (payload: GraphqlRequest, more: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: '/v2/graphql', headers: { apikey: key, ...more }, payload })

describe.each(items.map((item) => ({ ...item, name: item.item })))('$name', (item) => {
  it.each(listForms(item))('works until the removal and is refused afterwards, sent as %s', async (form) => {
    const request = writeItemRequest(item, form)

    server.travel(LAST_MOMENT)
    const before = await sendQuery(request)
    server.travel(TODAY)
    await server.credentials.byApiKey(key)
    server.statements.length = 0
    const preview = await sendQuery(request, { 'api-preview-date': '2027-03-01' })
    server.travel(REMOVAL)
    const after = await sendQuery(request)

    expect(before.json(), request.query).not.toHaveProperty('errors')
    const used = findUsedItems(item)
    const header = `${used.map((declared) => `"${idOf(declared)}"`).join(', ')};more=0`
    expect(before.headers['api-deprecated-items']).toBe(header)
    expect(after.headers['api-deprecated-items']).toBe(header)
    const removed = used.map((declared) => ({
      message: expect.stringContaining(`${declared.item} was removed on 2027-03-01. `),
      extensions: buildExtensions(declared, form),
    }))
    expect(after.json()).toEqual({ errors: expect.arrayContaining(removed.map((error) => expect.objectContaining(error))) })
    expect(after.json().errors).toHaveLength(used.length)
    expect(preview.body).toBe(after.body)
    expect(server.statements).toEqual([])
  })

  it.each(listForms(item))('is the only item that the ledger counts, sent as %s', async (form) => {
    server.travel(LAST_MOMENT)
    await server.ledger.flush()
    await server.db.deleteFrom('control.usage').execute()

    await sendQuery(writeItemRequest(item, form))
    await server.ledger.flush()

    const rows = await server.db.selectFrom('control.usage').select(['item', 'count']).orderBy('item').execute()
    expect(rows).toEqual(findUsedItems(item).map((one) => ({ item: idOf(one), count: 1 })))
  })

  it.each(isFixedByTool(item) ? listForms(item) : [])(
    'is rewritten by the tool into a request that works before and after the removal, sent as %s',
    async (form) => {
      for (const instant of [LAST_MOMENT, REMOVAL]) {
        const { query, variables } = writeItemRequest(item, form)
        const { body } = await server.rest('POST /v2/lifecycle/check', { document: query, variables: variables ?? {} })
        server.travel(instant)
        const response = await sendQuery({ query: body.document, variables: body.variables })

        // A business rule may still refuse the request, for example because a link no longer exists.
        const codes = (response.json().errors ?? []).map(({ extensions }: { extensions: { code: string } }) => extensions.code)
        expect([body.isFixed, codes.filter(isContractError)], body.document).toEqual([true, []])
        expect(response.headers).not.toHaveProperty('api-deprecated-items')
      }
    },
  )
})

/** The items that a request for an item uses: an argument of a deprecated operation needs that operation, and some fields can only be reached through a deprecated field. */
function findUsedItems(item: (typeof items)[number]) {
  const unavoidable = findUnavoidableItems(schema, item)
  return [item, ...items.filter((other) => unavoidable.includes(other.item))]
}

const isContractError = (code: string) => ['REMOVED_ITEM', 'GRAPHQL_VALIDATION_FAILED', 'VALIDATION_ERROR'].includes(code)

/** The sample of this item also sends the successor, so a human must choose. */
const NAMED_TWICE = 'CreateSurchargeInput.taxCode'

/** Whether the tool can rewrite a use. It does not guess human choices, nor the system of a bare source id; an item without a successor cannot be rewritten. */
function isFixedByTool(declared: (typeof items)[number]): boolean {
  const { item, legacy } = declared
  return (
    item !== NAMED_TWICE &&
    findUnavoidableItems(schema, declared).length === 0 &&
    !item.endsWith('_deprecated') &&
    (legacy.fix === 'rename' || legacy.fix === 'drop' || legacy.fix === 'reshape')
  )
}

const buildExtensions = ({ item, kind, legacy }: (typeof items)[number], form: string) => ({
  code: 'REMOVED_ITEM',
  item,
  replacement: legacy.use?.join(' or ') ?? null,
  migration: legacy.migration,
  removedAt: REMOVAL,
  fix: legacy.fix ?? null,
  documentation: `/deprecations#${legacy.migration}`,
  ...(form === 'variables' && kind !== 'mutation' && { variable: expect.stringMatching(/^\$\w+[.[]/) }),
})
