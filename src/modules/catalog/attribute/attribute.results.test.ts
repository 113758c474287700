import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAttribute, addDescription } from '../../../../test/attributes.js'
import { addBuyer } from '../../../../test/buyer-fixtures.js'
import { addClusters, addProducts } from '../../../../test/category-fixtures.js'
import { addCompany, addContact, addCustomer, logIn } from '../../../../test/people.js'
import { undone } from '../../../../test/rolled-back.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let none: string
let shop: string
let products: number[]
let contactBearer: string
let company: number
let foreign: number

/** Three products and fifteen descriptions; the second product says something of two of them. */
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  none = await server.keyFor({})
  shop = await server.keyFor({ product: 'VIEWER' })
  products = await addProducts(server, 3)
  company = await addCompany(server)
  foreign = await addCompany(server, 'Another')
  await addContact(server, { email: 'ada@wharf.test', companyIds: [company] })
  contactBearer = (await logIn(server, 'ada@wharf.test')).accessToken
  for (let n = 1; n <= 15; n++)
    await addDescription(server, `A_${n}`, 'INT', {
      defaultValue: { intValue: n },
      group: n % 2 ? 'odd' : 'even',
      isPublic: n !== 15,
      isSearchable: n < 3,
    })
  const { attributeDescriptions } = await server.gql(
    '{ attributeDescriptions(input: { names: ["A_2", "A_15"] }) { items { id name } } }',
  )
  for (const { id, name } of attributeDescriptions.items)
    await addAttribute(server, {
      attributeDescriptionId: id,
      productId: products[1],
      value: { intValue: name === 'A_2' ? 200 : 1500 },
    })
  const ofCompany = await addDescription(server, 'TIER', 'INT', { attributeClass: 'COMPANY', defaultValue: { intValue: 3 } })
  for (const companyId of [company, foreign])
    await addAttribute(server, { attributeDescriptionId: ofCompany, companyId, value: { intValue: companyId } })
})
afterAll(() => server.close())

const PAGE =
  'itemsFound offset page pages start end items { attribute { __typename id } attributeDescription { name } value { id value } }'
const ofProduct = async (productId: number | undefined, input: object = {}, key?: string) => {
  const answer = await server.gql(
    `query ($productId: Int!, $input: AttributeResultSearchInput!) { attributeResultByProductId(productId: $productId, input: $input) { ${PAGE} } }`,
    { productId, input },
    key,
  )
  return answer.errors ? answer : answer.attributeResultByProductId
}
const shown = ({ items }: Answer) =>
  items.map((item: Answer) => `${item.attributeDescription.name}=${item.value.value}${item.attribute ? '!' : ''}`)
const codeOf = ({ errors }: Answer) => errors?.[0]?.code

test('a product shows its own values, and the defaults of the rest', async () => {
  const page = await ofProduct(products[1], { offset: 3 })

  expect(page).toMatchObject({ itemsFound: 15, offset: 3, page: 1, pages: 5, start: 1, end: 3 })
  expect(shown(page)).toEqual(['A_1=1', 'A_2=200!', 'A_3=3'])
  expect(page.items[1]).toEqual({
    attribute: { __typename: 'ProductAttribute', id: expect.any(String) },
    attributeDescription: { name: 'A_2' },
    value: { id: page.items[1].attribute.id, value: 200 },
  })
  expect(page.items[0].attribute).toBeNull()
})

test('a page has twelve by default; beyond the last page there is only the true count', async () => {
  expect(await ofProduct(products[0])).toMatchObject({ itemsFound: 15, offset: 12, pages: 2, start: 1, end: 12 })
  expect(await ofProduct(products[0], { page: 3 })).toEqual({
    itemsFound: 15,
    offset: 12,
    page: 3,
    pages: 2,
    start: 0,
    end: 0,
    items: [],
  })
})

test("without the defaults only the product's own values", async () => {
  const page = await ofProduct(products[1], { includeDefaultValues: false })

  expect(shown(page)).toEqual(['A_2=200!', 'A_15=1500!'])
  expect(page.itemsFound).toBe(2)
  expect(await ofProduct(products[0], { includeDefaultValues: false })).toMatchObject({ itemsFound: 0, pages: 0, items: [] })
})

test('the descriptions narrow what is shown', async () => {
  const narrowed = async (attributeDescription: object) => shown(await ofProduct(products[1], { attributeDescription }))

  expect(await narrowed({ names: ['A_2', 'A_9'] })).toEqual(['A_2=200!', 'A_9=9'])
  expect(await narrowed({ isSearchable: true })).toEqual(['A_1=1', 'A_2=200!'])
  expect(await narrowed({ isPublic: false })).toEqual(['A_15=1500!'])
  expect(await narrowed({ groups: ['even'], term: 'a_1' })).toEqual(['A_10=10', 'A_12=12', 'A_14=14'])
  expect(await narrowed({ types: ['TEXT'] })).toEqual([])
})

test('internal attributes are hidden from callers without a role and from storefronts, but not from a client with a secret', async () => {
  for (const key of [none, shop]) {
    const page = await ofProduct(products[1], { offset: 100 }, key)

    expect(page.itemsFound).toBe(14)
    expect(shown(page)).not.toContain('A_15=1500!')
  }
  const client = await server.tokenFor({ product: 'VIEWER' })
  const { body } = await server.rest(`GET /v2/products/id/${products[1]}/attributes?offset=100`, undefined, client)
  expect(body.itemsFound).toBe(15)
})

test('a list of ids narrows by the class of the record, and other lists are refused', async () => {
  expect(await ofProduct(products[1], { productIds: [products[1]] })).toMatchObject({ itemsFound: 15 })
  expect(await ofProduct(products[1], { productIds: [products[0]] })).toMatchObject({ itemsFound: 0, items: [] })
  expect(codeOf(await ofProduct(products[1], { categoryIds: [1] }))).toBe('ATTRIBUTE_VALIDATION_ERROR')
  expect(codeOf(await ofProduct(999999))).toBe('PRODUCT_NOT_FOUND')
})

test('a contact reads public attributes of their companies; others are not found', async () => {
  const tierOf = (id: number, key?: string, bearer?: string) =>
    server.gql(`{ attributeResultByCompanyId(companyId: ${id}, input: {}) { items { value { value } } } }`, {}, key, bearer)

  expect((await tierOf(company, none, contactBearer)).attributeResultByCompanyId.items).toEqual([{ value: { value: company } }])
  expect(codeOf(await tierOf(foreign, none, contactBearer))).toBe('ATTRIBUTE_VALIDATION_ERROR')
  expect(codeOf(await tierOf(company, none))).toBe('FORBIDDEN')
  expect((await tierOf(foreign)).attributeResultByCompanyId.items).toEqual([{ value: { value: foreign } }])
})

test('each company shows its own attributes, in two statements however many there are', () =>
  undone(server, async () => {
    for (let n = 0; n < 100; n++) await addCompany({ ...server, db: server.tenants.control } as TestServer, `Company ${n}`)
    for (const offset of [12, 100]) {
      server.statements.length = 0
      const { companies } = await server.gql(
        `{ companies(input: { offset: ${offset} }) { items { companyId attributes {
          itemsFound items { value { value } attribute { value { value } attributeDescription { name } } attributeDescription { name descriptions { value } } } } } } }`,
      )
      expect(server.statements).toHaveLength(2)
      expect(companies.items).toHaveLength(offset)
      expect(companies.items.slice(0, 3).map(({ attributes }: Answer) => attributes.items[0].value.value)).toEqual([
        company,
        foreign,
        3,
      ])
      expect(companies.items[0].attributes).toEqual({
        itemsFound: 1,
        items: [
          {
            value: { value: company },
            attribute: { value: { value: company }, attributeDescription: { name: 'TIER' } },
            attributeDescription: { name: 'TIER', descriptions: [{ value: 'tier' }] },
          },
        ],
      })
    }
  }))

test('attributes are written together with their company, or neither is', () =>
  undone(server, async () => {
    const create = (attributes: object[], key?: string) =>
      server.gql(
        'mutation ($input: CreateCompanyInput!) { companyCreate(input: $input) { companyId attributes { items { value { value } } } } }',
        { input: { name: 'Quay', attributes } },
        key,
      )

    const made = (await create([{ attributeDescriptionName: 'TIER', value: { intValue: 1 } }])).companyCreate
    expect(made.attributes.items).toEqual([{ value: { value: 1 } }])

    const change = (attributes: object[]) =>
      server.gql(
        'mutation ($id: Int!, $input: UpdateCompanyInput!) { companyUpdate(id: $id, input: $input) { attributes { items { attribute { id } value { value } } } } }',
        { id: made.companyId, input: { attributes } },
      )
    const removed = await change([{ attributeDescriptionName: 'TIER', value: null }])
    expect(removed.companyUpdate.attributes.items).toEqual([{ attribute: null, value: { value: 3 } }])

    expect(codeOf(await create([{ attributeDescriptionName: 'TIER', value: { intValue: 1 } }], none))).toBe('FORBIDDEN')
    expect(codeOf(await change([{ attributeDescriptionName: 'TIER' }]))).toBe('ATTRIBUTE_VALIDATION_ERROR')
    expect(codeOf(await change([{ value: { intValue: 1 } }]))).toBe('ATTRIBUTE_VALIDATION_ERROR')
    expect(codeOf(await change([{ attributeDescriptionName: 'NOPE', value: { intValue: 1 } }]))).toBe(
      'ATTRIBUTE_DESCRIPTION_NOT_FOUND',
    )
    expect(codeOf(await change([{ attributeDescriptionName: 'TIER', value: { decimalValue: 1 } }]))).toBe(
      'ATTRIBUTE_VALUE_VALIDATION_ERROR',
    )
    const twice = { attributeDescriptionName: 'TIER', value: { intValue: 1 } }
    expect(codeOf(await change([twice, twice]))).toBe('ATTRIBUTE_VALIDATION_ERROR')
  }))

test('contacts and customers bring theirs along, too; they themselves may not', () =>
  undone(server, async () => {
    await addDescription(server, 'LEVEL', 'INT', { attributeClass: 'CONTACT' })
    await addDescription(server, 'LEVEL', 'INT', { attributeClass: 'CUSTOMER' })
    const attributes = [{ attributeDescriptionName: 'LEVEL', value: { intValue: 5 } }]
    const LEVEL = 'attributes { items { value { value } } }'
    const level = { items: [{ value: { value: 5 } }] }

    const { contactCreate } = await server.gql(
      `mutation ($input: CreateContactInput!) { contactCreate(input: $input) { ${LEVEL} } }`,
      { input: { parentId: company, firstName: 'Eve', attributes } },
    )
    const { customerCreate } = await server.gql(
      `mutation ($input: CustomerInput!) { customerCreate(input: $input) { ${LEVEL} } }`,
      {
        input: { firstName: 'Eve', attributes },
      },
    )
    const { customerRegister } = await server.gql(
      `mutation ($input: RegisterCustomerInput!) { customerRegister(input: $input) { customer { ... on Customer { ${LEVEL} } } } }`,
      { input: { email: 'eve@wharf.test', password: 'long enough', attributes } },
    )
    expect([contactCreate.attributes, customerCreate.attributes, customerRegister.customer.attributes]).toEqual([
      level,
      level,
      level,
    ])

    const self = await server.gql(
      'mutation ($input: RegisterCustomerInput!) { customerRegister(input: $input) { customer { userId } } }',
      { input: { email: 'max@wharf.test', password: 'long enough', attributes } },
      none,
    )
    expect(codeOf(self)).toBe('FORBIDDEN')
  }))

test('a customer reads their own attributes', async () => {
  const { id } = await addCustomer(server, { email: 'bo@wharf.test' })
  const bearer = (await logIn(server, 'bo@wharf.test')).accessToken
  await addDescription(server, 'SHOE_SIZE', 'INT', { attributeClass: 'CUSTOMER', defaultValue: { intValue: 42 } })

  const answer = await server.gql(
    `{ attributeResultByCustomerId(customerId: ${id}, input: {}) { items { attributeDescription { name } value { value } } } }`,
    {},
    none,
    bearer,
  )

  expect(answer.attributeResultByCustomerId.items).toEqual([
    { attributeDescription: { name: 'SHOE_SIZE' }, value: { value: 42 } },
  ])
})

test('a buyer who may not see a product or a cluster cannot read its attributes', async () => {
  const [inside, outside] = (await addProducts(server, 2)) as [number, number]
  const [kit, crate] = (await addClusters(server, 2)) as [number, number]
  const bearer = await addBuyer(server, { productIds: [inside], clusterIds: [kit] })
  const said = { PRODUCT: [inside, outside], CLUSTER: [kit, crate] } as const
  const ids: Record<number, string> = {}
  for (const attributeClass of ['PRODUCT', 'CLUSTER'] as const) {
    const attributeDescriptionId = await addDescription(server, 'SECRET', 'INT', { attributeClass, isPublic: true })
    for (const id of said[attributeClass]) {
      const owner = attributeClass === 'PRODUCT' ? { productId: id } : { clusterId: id }
      ids[id] = (await addAttribute(server, { attributeDescriptionId, ...owner, value: { intValue: id } })).id
    }
  }
  const asBuyer = (query: string) => server.gql(query, {}, none, bearer)
  const NAMED = 'input: { attributeDescription: { names: ["SECRET"] } }'
  const result = async (kind: 'Product' | 'Cluster', id: number) =>
    asBuyer(`{ of: attributeResultBy${kind}Id(${kind.toLowerCase()}Id: ${id}, ${NAMED}) { items { value { value } } } }`)
  const list = async (field: string) => (await asBuyer(`{ of: ${field} { itemsFound items { value { value } } } }`)).of

  const only = (id: number) => ({ items: [{ value: { value: id } }] })
  expect(await result('Product', inside)).toEqual({ of: only(inside) })
  expect(await result('Cluster', kit)).toEqual({ of: only(kit) })
  expect(codeOf(await result('Product', outside))).toBe('PRODUCT_NOT_FOUND')
  expect(codeOf(await result('Cluster', crate))).toBe('ATTRIBUTE_VALIDATION_ERROR')
  expect(await list(`attributes(input: { productIds: [${inside}, ${outside}] })`)).toEqual({ itemsFound: 1, ...only(inside) })
  expect(await list(`attributes(input: { clusterIds: [${kit}, ${crate}] })`)).toEqual({ itemsFound: 1, ...only(kit) })
  expect(await list(`attributesByProductId(productId: ${inside}, ${NAMED})`)).toEqual({ itemsFound: 1, ...only(inside) })
  expect(await list(`attributesByProductId(productId: ${outside}, ${NAMED})`)).toEqual({ itemsFound: 0, items: [] })
  expect(await asBuyer(`{ attribute(id: "${ids[kit]}") { value { value } } }`)).toEqual({ attribute: only(kit).items[0] })
  expect(codeOf(await asBuyer(`{ attribute(id: "${ids[outside]}") { id } }`))).toBe('ATTRIBUTE_NOT_FOUND')
  expect(codeOf(await asBuyer(`{ attribute(id: "${ids[crate]}") { id } }`))).toBe('ATTRIBUTE_NOT_FOUND')
  expect(await ofProduct(outside, { attributeDescription: { names: ['SECRET'] } }, none)).toMatchObject(only(outside))
})
