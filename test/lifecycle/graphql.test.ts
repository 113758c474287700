import { buildASTSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import contract from '../../src/contract/schema.gen.graphql'
import { idOf } from '../../src/core/lifecycle/registry.js'
import { graphqlItems } from '../../src/faces/graphql/lifecycle/declared-items.js'
import { everything, type House, house, PUBLIC_URL, TODAY } from '../house.js'
import { addContact } from '../people.js'
import { depot, week } from '../warehouses.js'
import { anyRequest, catalogRequests, type Furniture, furnishCatalog } from './catalog.requests.js'
import { type Examples, type Form, formsOf, type Request, throughOf } from './requests.js'

const LAST = '2027-02-28T23:59:59.999Z'
const REMOVAL = '2027-03-01T00:00:00.000Z'
const schema = buildASTSchema(contract, { assumeValidSDL: true })
const items = graphqlItems(schema).map(({ declared }) => declared)

let at: House
let key: string
let carriers = 0
let warehouses = 0
const made = { tax: '', surcharge: '', carrier: 0, warehouse: 0 }

const PERSON = 'ada@oak.test'
const english = { language: 'EN', value: 'By road' }
const countries = [...'ABCDEFGHIJKLM'].flatMap((a) => [...'ABCDEFGH'].map((b) => a + b))

const examples: Examples = {
  'Query.product(productId:)': () => catalog.product,
  'Query.cluster(clusterId:)': () => catalog.cluster,
  'Query.category(categoryId:)': () => catalog.category,
  'Query.categories(userId:)': () => 1,
  'Query.productSurcharges(productId:)': () => catalog.product,
  'Query.shop(shopId:)': () => 1,
  'Query.tax(id:)': () => made.tax,
  'Query.tax(shopId:)': () => 1,
  'Mutation.taxUpdate(id:)': () => made.tax,
  'Mutation.surchargeUpdate(id:)': () => made.surcharge,
  'Mutation.carrierUpdate(id:)': () => made.carrier,
  'Mutation.carrierAssignWarehouse(id:)': () => made.carrier,
  'Mutation.carrierAssignWarehouse(warehouseId:)': () => made.warehouse,
  'Mutation.carrierUnassignWarehouse(id:)': () => made.carrier,
  'Mutation.carrierUnassignWarehouse(warehouseId:)': () => made.warehouse,
  'TaxSearchInput.shopId': () => 1,
  'TaxCreateInput.zone': () => countries.pop(),
  'TaxCreateInput.shopId': () => 1,
  'TaxUpdateInput.shopId': () => 1,
  'CreateSurchargeInput.name': () => [english],
  'CreateSurchargeInput.value': () => 5,
  'CreateSurchargeInput.taxCodeValue': () => 'H',
  'CreateSurchargeInput.taxZone': () => 'NL',
  'CreateSurchargeInput.shopId': () => 1,
  'UpdateSurchargeInput.shopId': () => 1,
  'CarrierCreateInput.name': () => `Carrier ${carriers++}`,
  'CarrierCreateInput.descriptions': () => [english],
  'CarrierCreateInput.shippingCost': () => 2.5,
  'CarrierUpdateInput.shippingCost': () => 2.5,
  'CreateWarehouseInput.name': () => `W${warehouses++}`,
  'CreateWarehouseInput.description': () => '',
  'CreateWarehouseInput.notes': () => '',
  'CreateWarehouseInput.businessHours': () => week,
  'CreateWarehouseInput.shopId': () => 1,
  'Mutation.passwordResetLink(input:)': () => ({ email: PERSON }),
  'Mutation.passwordResetLink(email:)': () => PERSON,
  'Mutation.passwordResetLink(redirectUrl:)': () => `${PUBLIC_URL}/shop`,
  'PasswordResetLinkEmailInput.email': () => PERSON,
  'EmailEventInput.email': () => PERSON,
  'EmailEventInput.siteId': () => 1,
  'Mutation.startSession(siteId:)': () => 1,
  'Mutation.logout(siteId:)': () => 1,
}

let catalog: Furniture
const irregular = catalogRequests(() => catalog)

type DeclaredItem = (typeof items)[number]

const requestFor = (item: DeclaredItem, form: Form): Request => anyRequest(schema, item, examples, form, irregular)

beforeAll(async () => {
  at = await house({ closes: false })
  key = await at.keyFor(everything)
  catalog = await furnishCatalog(at)
  await addContact(at, { email: PERSON })
  made.tax = (await at.gql('mutation { taxCreate(input: { code: H, zone: "NL" }) { id } }')).taxCreate.id
  const surcharge =
    '{ name: [{ language: "EN", value: "Crate" }], type: FlatFee, value: 5, taxCodeValue: H, taxZone: "NL", enabled: true }'
  made.surcharge = (await at.gql(`mutation { surchargeCreate(input: ${surcharge}) { id } }`)).surchargeCreate.id
  const warehouse = 'mutation ($input: CreateWarehouseInput!) { warehouseCreate(input: $input) { id } }'
  made.warehouse = Number((await at.gql(warehouse, { input: depot('Quay') })).warehouseCreate.id)
  const carrier = 'mutation ($input: CarrierCreateInput!) { carrierCreate(input: $input) { id } }'
  const input = { name: 'Post', type: 'DELIVERY', descriptions: [english], warehouseIds: [made.warehouse] }
  made.carrier = (await at.gql(carrier, { input })).carrierCreate.id
})

afterAll(() => at.close())

const send = (payload: Request, more: Record<string, string> = {}) =>
  at.app.inject({ method: 'POST', url: '/v2/graphql', headers: { apikey: key, ...more }, payload })

describe.each(items.map((item) => ({ ...item, name: item.item })))('$name', (item) => {
  it.each(formsOf(item))('works to the last moment and is refused from the next on, sent as %s', async (form) => {
    const request = requestFor(item, form)

    at.travel(LAST)
    const before = await send(request)
    at.travel(TODAY)
    await at.credentials.byApiKey(key)
    at.statements.length = 0
    const preview = await send(request, { 'api-preview-date': '2027-03-01' })
    at.travel(REMOVAL)
    const after = await send(request)

    expect(before.json(), request.query).not.toHaveProperty('errors')
    const used = usedWith(item)
    const named = `${used.map((one) => `"${idOf(one)}"`).join(', ')};more=0`
    expect(before.headers['api-deprecated-items']).toBe(named)
    expect(after.headers['api-deprecated-items']).toBe(named)
    const removed = used.map((one) => ({
      message: expect.stringContaining(`${one.item} was removed on 2027-03-01. `),
      extensions: extensionsOf(one, form),
    }))
    expect(after.json()).toEqual({ errors: expect.arrayContaining(removed.map((error) => expect.objectContaining(error))) })
    expect(after.json().errors).toHaveLength(used.length)
    expect(preview.body).toBe(after.body)
    expect(at.statements).toEqual([])
  })

  it.each(formsOf(item))('is named in the ledger, and nothing else is, sent as %s', async (form) => {
    at.travel(LAST)
    await at.ledger.flush()
    await at.db.deleteFrom('control.usage').execute()

    await send(requestFor(item, form))
    await at.ledger.flush()

    const rows = await at.db.selectFrom('control.usage').select(['item', 'count']).orderBy('item').execute()
    expect(rows).toEqual(usedWith(item).map((one) => ({ item: idOf(one), count: 1 })))
  })

  it.runIf(isAutomatic(item)).each(formsOf(item))(
    'is rewritten by tool into what passes on both sides, sent as %s',
    async (form) => {
      for (const instant of [LAST, REMOVAL]) {
        const { query, variables } = requestFor(item, form)
        const { body } = await at.rest('POST /v2/lifecycle/check', { document: query, variables: variables ?? {} })
        at.travel(instant)
        const answer = await send({ query: body.document, variables: body.variables })

        // A rule of the business may still refuse, such as a link that is no longer there.
        const codes = (answer.json().errors ?? []).map(({ extensions }: { extensions: { code: string } }) => extensions.code)
        expect([body.isFixed, codes.filter(isOfContract)], body.document).toEqual([true, []])
        expect(answer.headers).not.toHaveProperty('api-deprecated-items')
      }
    },
  )
})

/** An argument of an operation that is deprecated itself cannot be sent without that, and some fields are found only behind one. */
function usedWith(item: (typeof items)[number]) {
  const through = throughOf(schema, item)
  return [item, ...items.filter((other) => through.includes(other.item))]
}

const isOfContract = (code: string) => ['REMOVED_ITEM', 'GRAPHQL_VALIDATION_FAILED', 'VALIDATION_ERROR'].includes(code)

/** Its sample names the successor beside it, which is a human choice. */
const NAMED_TWICE = 'CreateSurchargeInput.taxCode'

/** Human choices are shown, not guessed, and so is which system a bare source id belongs to; what has no successor has nothing to be rewritten into. */
function isAutomatic(one: (typeof items)[number]): boolean {
  const { item, legacy } = one
  return (
    item !== NAMED_TWICE &&
    throughOf(schema, one).length === 0 &&
    !item.endsWith('_deprecated') &&
    (legacy.fix === 'rename' || legacy.fix === 'drop' || legacy.fix === 'reshape')
  )
}

const extensionsOf = ({ item, legacy }: (typeof items)[number], form: string) => ({
  code: 'REMOVED_ITEM',
  item,
  replacement: legacy.use?.join(' or ') ?? null,
  migration: legacy.migration,
  removedAt: REMOVAL,
  fix: legacy.fix ?? null,
  documentation: `/deprecations#${legacy.migration}`,
  ...(form === 'variables' && { variable: expect.stringMatching(/^\$\w+[.[]/) }),
})
