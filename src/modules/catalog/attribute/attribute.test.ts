import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAttribute, addDescription, addValueset } from '../../../../test/attributes.js'
import { addCategories, addClusters, addProducts } from '../../../../test/category-fixtures.js'
import { addCompany, addContact, addCustomer, logIn } from '../../../../test/people.js'
import { undone } from '../../../../test/rolled-back.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let keys: Record<'none' | 'product' | 'user' | 'viewer', string>
let records: Record<'productId' | 'categoryId' | 'clusterId' | 'companyId' | 'contactId' | 'customerId', number>
let bearers: Record<'contact' | 'customer', string>

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  keys = {
    none: await server.keyFor({}),
    product: await server.keyFor({ product: 'EDITOR' }),
    user: await server.keyFor({ user: 'EDITOR' }),
    viewer: await server.keyFor({ product: 'VIEWER', user: 'VIEWER' }),
  }
  const contact = await addContact(server, { email: 'ada@wharf.test' })
  const customer = await addCustomer(server, { email: 'bo@wharf.test' })
  records = {
    productId: (await addProducts(server, 1))[0] as number,
    categoryId: (await addCategories(server, ['Ropes']))[0] as number,
    clusterId: (await addClusters(server, 1))[0] as number,
    companyId: contact.companyIds[0] as number,
    contactId: contact.id,
    customerId: customer.id,
  }
  bearers = {
    contact: (await logIn(server, 'ada@wharf.test')).accessToken,
    customer: (await logIn(server, 'bo@wharf.test')).accessToken,
  }
})
afterAll(() => server.close())

const OWNED = `... on ProductAttribute { productId } ... on CategoryAttribute { categoryId } ... on ClusterAttribute { clusterId }
  ... on CompanyAttribute { companyId } ... on ContactAttribute { contactId } ... on CustomerAttribute { customerId }`
const FIELDS = `id __typename createdAt lastModifiedAt createdBy lastModifiedBy attributeDescription { name } value { __typename id type value } ${OWNED}`

const get = async (id: string, key?: string, bearer?: string) =>
  server.gql(`query ($id: String!) { attribute(id: $id) { ${FIELDS} } }`, { id }, key, bearer)
const update = (id: string, value: object, key?: string, bearer?: string) =>
  server.gql(
    'mutation ($id: String!, $value: AttributeValueInput!) { attributeUpdate(id: $id, input: { value: $value }) { value { value } lastModifiedAt } }',
    { id, value },
    key,
    bearer,
  )
const remove = (id: string, key?: string, bearer?: string) =>
  server.gql('mutation ($id: String!) { attributeDelete(id: $id) }', { id }, key, bearer)
const list = async (input: object, key?: string, bearer?: string) => {
  const answer = await server.gql(
    'query ($input: AttributeSearchInput!) { attributes(input: $input) { itemsFound items { value { value } } } }',
    { input },
    key,
    bearer,
  )
  return answer.errors ? answer : answer.attributes.items.map(({ value }: Answer) => value.value)
}
const codeOf = ({ errors }: Answer) => errors?.[0]?.code
const classOf = (owner: string) => owner.replace('Id', '').toUpperCase()

test.each(['product', 'category', 'cluster', 'company', 'contact', 'customer'])('a value is added to a %s', (noun) =>
  undone(server, async () => {
    const owner = `${noun}Id` as keyof typeof records
    const attributeDescriptionId = await addDescription(server, 'RATING', 'INT', { attributeClass: classOf(owner) })

    const made = await addAttribute(server, { attributeDescriptionId, [owner]: records[owner], value: { intValue: 4 } })

    const __typename = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}Attribute`
    expect(made).toEqual({ id: made.id, __typename, value: { id: made.id, type: 'INT', value: 4 } })
    expect((await get(made.id)).attribute).toEqual({
      id: made.id,
      __typename,
      createdAt: '2026-11-15T12:00:00.000Z',
      lastModifiedAt: '2026-11-15T12:00:00.000Z',
      createdBy: null,
      lastModifiedBy: null,
      attributeDescription: { name: 'RATING' },
      value: { __typename: 'AttributeIntValue', id: made.id, type: 'INT', value: 4 },
      [owner]: records[owner],
    })
  }),
)

test('a record has one attribute of each description', async () => {
  const { productId } = records
  const attributeDescriptionId = await addDescription(server, 'RATING', 'INT')
  await addAttribute(server, { attributeDescriptionId, productId, value: { intValue: 4 } })

  const second = await addAttribute(server, { attributeDescriptionId, productId, value: { intValue: 5 } })

  expect(second.errors).toEqual([{ message: 'Attribute already exists', code: 'ATTRIBUTE_ALREADY_EXISTS' }])
  expect(await list({})).toEqual([4])
  await server.gql(`mutation { attributeDescriptionDelete(id: "${attributeDescriptionId}") }`)
})

test('an attribute belongs to exactly one existing record, of the class of its description', () =>
  undone(server, async () => {
    const { productId, categoryId, companyId } = records
    const attributeDescriptionId = await addDescription(server, 'RATING', 'INT')
    const value = { intValue: 4 }

    const refusals = [
      await addAttribute(server, { attributeDescriptionId, categoryId, value }),
      await addAttribute(server, { attributeDescriptionId, productId, companyId, value }),
      await addAttribute(server, { attributeDescriptionId, value }),
      await addAttribute(server, { attributeDescriptionId, productId: 99999, value }),
      await addAttribute(server, { attributeDescriptionId: '01939d2c-0000-7000-8000-000000000000', productId, value }),
    ]

    expect(refusals.map(codeOf)).toEqual([
      'ATTRIBUTE_VALIDATION_ERROR',
      'ATTRIBUTE_VALIDATION_ERROR',
      'ATTRIBUTE_VALIDATION_ERROR',
      'PRODUCT_NOT_FOUND',
      'ATTRIBUTE_DESCRIPTION_NOT_FOUND',
    ])
    expect(await list({})).toEqual([])
  }))

test('a value fits the type of its description', () =>
  undone(server, async () => {
    const valuesetId = await addValueset(server, 'SIZES', ['S', 'M'])
    const ids: Record<string, string> = {}
    for (const type of ['TEXT', 'ENUM', 'COLOR', 'DATETIME', 'INT', 'DECIMAL'])
      ids[type] = await addDescription(server, `OF_${type}`, type, type === 'ENUM' ? { valuesetId } : {})
    const add = (type: string, value: object) =>
      addAttribute(server, { attributeDescriptionId: ids[type], productId: records.productId, value })

    const unfit: [string, object][] = [
      ['TEXT', { enumValues: ['S'] }],
      [
        'TEXT',
        {
          textValues: [
            { language: 'NL', values: ['a'] },
            { language: 'nl', values: ['b'] },
          ],
        },
      ],
      ['ENUM', { enumValues: ['S', 'XL'] }],
      ['ENUM', { enumValues: ['S', 'S'] }],
      ['COLOR', { colorValue: 'red' }],
      ['COLOR', { colorValue: '#ff00' }],
      ['COLOR', { colorValue: null }],
      ['INT', { decimalValue: 1 }],
      ['INT', {}],
      ['DECIMAL', { decimalValue: 1, intValue: 1 }],
    ]
    for (const [type, value] of unfit)
      expect([type, value, codeOf(await add(type, value))]).toEqual([type, value, 'ATTRIBUTE_VALUE_VALIDATION_ERROR'])
    expect(codeOf(await add('DATETIME', { dateTimeValue: '2026-02-30' }))).toBe('VALIDATION_ERROR')
    expect(await list({})).toEqual([])

    const fit: [string, object, unknown][] = [
      ['TEXT', { textValues: [{ language: 'nl', values: ['a', 'b'] }] }, [{ language: 'NL', values: ['a', 'b'] }]],
      ['ENUM', { enumValues: ['M', 'S'] }, ['M', 'S']],
      ['COLOR', { colorValue: '#F0a' }, '#F0a'],
      ['DATETIME', { dateTimeValue: '2027-01-01T10:00:00+02:00' }, '2027-01-01T08:00:00.000Z'],
      ['INT', { intValue: 0 }, 0],
      ['DECIMAL', { decimalValue: 1.25 }, 1.25],
    ]
    for (const [type, value, shown] of fit) expect((await add(type, value)).value.value).toEqual(shown)
  }))

test('a value is changed, a text by language; one that does not fit changes nothing', () =>
  undone(server, async () => {
    const { productId } = records
    const note = await addDescription(server, 'NOTE')
    const rating = await addDescription(server, 'RATING', 'INT')
    const texts = [
      { language: 'NL', values: ['mooi'] },
      { language: 'EN', values: ['nice'] },
    ]
    const { id } = await addAttribute(server, { attributeDescriptionId: note, productId, value: { textValues: texts } })
    const other = await addAttribute(server, { attributeDescriptionId: rating, productId, value: { intValue: 1 } })
    server.travel('2026-11-16T12:00:00.000Z')

    const patch = {
      textValues: [
        { language: 'nl', values: ['lelijk', 'oud'] },
        { language: 'EN', values: [] },
      ],
    }
    const changed = await update(id, patch)
    const refused = await update(other.id, { textValues: texts })
    const missing = await update('nonsense', { intValue: 1 })
    server.travel('2026-11-15T12:00:00.000Z')

    const value = { value: [{ language: 'NL', values: ['lelijk', 'oud'] }] }
    expect(changed.attributeUpdate).toEqual({ value, lastModifiedAt: '2026-11-16T12:00:00.000Z' })
    expect([codeOf(refused), codeOf(missing)]).toEqual(['ATTRIBUTE_VALUE_VALIDATION_ERROR', 'ATTRIBUTE_NOT_FOUND'])
    expect(await list({})).toEqual([value.value, 1])
  }))

test('a value is taken away', () =>
  undone(server, async () => {
    const attributeDescriptionId = await addDescription(server, 'RATING', 'INT')
    const { id } = await addAttribute(server, { attributeDescriptionId, productId: records.productId, value: { intValue: 1 } })

    expect(await remove(id)).toEqual({ attributeDelete: true })
    expect(codeOf(await remove(id))).toBe('ATTRIBUTE_NOT_FOUND')
    expect(await list({})).toEqual([])
  }))

test('attributes are found by the records that they are of, one class at a time, and by their descriptions', () =>
  undone(server, async () => {
    const { productId, companyId } = records
    const [p, q, c] = [
      await addDescription(server, 'P', 'INT'),
      await addDescription(server, 'Q', 'INT', { group: 'x' }),
      await addDescription(server, 'C', 'INT', { attributeClass: 'COMPANY' }),
    ]
    await addAttribute(server, { attributeDescriptionId: p, productId, value: { intValue: 1 } })
    await addAttribute(server, { attributeDescriptionId: q, productId, value: { intValue: 2 } })
    await addAttribute(server, { attributeDescriptionId: c, companyId, value: { intValue: 3 } })

    expect(await list({})).toEqual([1, 2, 3])
    expect(await list({ productIds: [productId] })).toEqual([1, 2])
    expect(await list({ productIds: [], companyIds: [companyId] })).toEqual([3])
    expect(await list({ productIds: [productId], attributeDescription: { groups: ['x'] } })).toEqual([2])
    expect(await list({ attributeDescription: { names: ['P', 'C'] } })).toEqual([1, 3])
    expect(codeOf(await list({ productIds: [productId], companyIds: [companyId] }))).toBe('ATTRIBUTE_VALIDATION_ERROR')

    const byProduct = (input: string) =>
      server.gql(`{ attributesByProductId(productId: ${productId}, input: ${input}) { itemsFound items { __typename } } }`)
    expect((await byProduct('{ attributeDescription: { names: ["Q"] } }')).attributesByProductId).toEqual({
      itemsFound: 1,
      items: [{ __typename: 'ProductAttribute' }],
    })
    expect(codeOf(await byProduct(`{ companyIds: [${companyId}] }`))).toBe('ATTRIBUTE_VALIDATION_ERROR')
  }))

test('a page of attributes with values and descriptions costs two statements, however long', () =>
  undone(server, async () => {
    const ids = await addProducts(server, 100)
    const attributeDescriptionId = await addDescription(server, 'RATING', 'INT')
    for (const productId of ids) await addAttribute(server, { attributeDescriptionId, productId, value: { intValue: productId } })

    for (const offset of [12, 100]) {
      server.statements.length = 0
      const { attributes } = await server.gql(
        `{ attributes(input: { offset: ${offset} }) { itemsFound items { value { value } attributeDescription { name } } } }`,
      )
      expect(attributes.items).toHaveLength(offset)
      expect(attributes.itemsFound).toBe(100)
      expect(server.statements.filter((text) => text !== 'begin')).toHaveLength(2)
    }
  }))

test('everybody reads what is public of the catalogue, its editors the rest; of people and companies each reads their own', () =>
  undone(server, async () => {
    const { contactId, customerId, companyId, productId } = records
    const foreign = await addCompany({ ...server, db: server.tenants.control } as TestServer, 'Another')
    const add = async (owner: string, id: number, n: number, more: object = {}) => {
      const attributeClass = classOf(owner)
      const attributeDescriptionId = await addDescription(server, `${attributeClass}_${n}`, 'INT', { attributeClass, ...more })
      return (await addAttribute(server, { attributeDescriptionId, [owner]: id, value: { intValue: n } })).id
    }
    await add('productId', productId, 1)
    await add('productId', productId, 2, { isPublic: false })
    await add('companyId', companyId, 3)
    await add('companyId', companyId, 4, { isPublic: false })
    await add('contactId', contactId, 5)
    await add('customerId', customerId, 6)
    const other = await add('companyId', foreign, 7)

    expect(await list({}, keys.none)).toEqual([1])
    expect(await list({}, keys.product)).toEqual([1, 2])
    expect(await list({}, keys.user)).toEqual([1, 3, 4, 5, 6, 7])
    expect(await list({}, keys.viewer)).toEqual([1, 3, 4, 5, 6, 7])
    expect(await list({}, keys.none, bearers.contact)).toEqual([1, 3, 5])
    expect(await list({}, keys.none, bearers.customer)).toEqual([1, 6])
    expect(codeOf(await get(other, keys.none, bearers.contact))).toBe('ATTRIBUTE_NOT_FOUND')
    expect(codeOf(await get(other, keys.none))).toBe('ATTRIBUTE_NOT_FOUND')
  }))

test('attributes are changed with a role for their records; nobody changes their own', () =>
  undone(server, async () => {
    const { productId, companyId, contactId } = records
    const ofProduct = await addDescription(server, 'P', 'INT')
    const ofCompany = await addDescription(server, 'C', 'INT', { attributeClass: 'COMPANY' })
    const ofContact = await addDescription(server, 'D', 'INT', { attributeClass: 'CONTACT' })
    const value = { intValue: 1 }
    const product = await addAttribute(server, { attributeDescriptionId: ofProduct, productId, value })
    const company = await addAttribute(server, { attributeDescriptionId: ofCompany, companyId, value })

    const own = { attributeDescriptionId: ofContact, contactId, value }
    expect(codeOf(await addAttribute(server, own, keys.product))).toBe('FORBIDDEN')
    expect(codeOf(await addAttribute(server, own, keys.none))).toBe('FORBIDDEN')
    expect(codeOf(await addAttribute(server, own, keys.viewer))).toBe('FORBIDDEN')
    expect(codeOf(await update(company.id, { intValue: 9 }, keys.product))).toBe('ATTRIBUTE_NOT_FOUND')
    expect(codeOf(await update(product.id, { intValue: 9 }, keys.user))).toBe('ATTRIBUTE_NOT_FOUND')
    expect(codeOf(await update(company.id, { intValue: 9 }, keys.none, bearers.contact))).toBe('FORBIDDEN')
    expect(codeOf(await remove(company.id, keys.none, bearers.contact))).toBe('FORBIDDEN')
    expect(codeOf(await remove(product.id, keys.user))).toBe('ATTRIBUTE_NOT_FOUND')
    expect(await list({})).toEqual([1, 1])

    expect((await update(company.id, { intValue: 2 }, keys.user)).attributeUpdate.value).toEqual({ value: 2 })
    expect((await update(product.id, { intValue: 3 }, keys.product)).attributeUpdate.value).toEqual({ value: 3 })
    expect((await addAttribute(server, own, keys.user)).value.value).toBe(1)
    expect(await remove(product.id, keys.product)).toEqual({ attributeDelete: true })
  }))
