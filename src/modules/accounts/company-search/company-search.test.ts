import { expect, test } from 'vitest'
import { addDescription } from '../../../../test/attributes.js'
import { addContact } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

const FIND = `query ($input: CompanySearchInput) { companySearch(input: $input) { itemsFound items { name } } }`
const MAINTAIN = ['companySearchReindex', 'companySearchFixAliasWriteIndex', 'companySearchCleanupOrphanedIndices']
const quay = { type: 'delivery', street: 'Kade', postalCode: '1011 AB', city: 'Amsterdam', country: 'NL' }

async function add({ gql }: TestServer, input: object): Promise<number> {
  const { companyCreate } = await gql('mutation ($input: CreateCompanyInput!) { companyCreate(input: $input) { companyId } }', {
    input,
  })
  return companyCreate.companyId
}

async function threeCompanies(): Promise<TestServer> {
  const server = await startTestServer()
  await add(server, { name: 'Anker', notes: 'sells rope', addresses: [{ ...quay, city: 'Zwolle' }] })
  await add(server, { name: 'Rope works', addresses: [{ ...quay, type: 'invoice', city: 'Breda', isDefault: 'Y' }] })
  const zeil = await add(server, { name: 'Zeil', email: 'rope@zeil.test', debtorId: 'D1' })
  await addContact(server, { email: 'ada@lovelace.test', companyIds: [zeil] })
  return server
}

test('companies are found with their addresses and contacts, in one statement for each level', async () => {
  const server = await threeCompanies()
  server.statements.length = 0

  const { companySearch } = await server.gql(`{ companySearch { itemsFound pages items { id name debtorId email deletedAt
    addresses { id street city type isDefault active } contacts { id firstName lastName email gender primaryCompanyId debtorId } } } }`)

  expect(companySearch).toMatchObject({
    itemsFound: 3,
    pages: 1,
    items: [
      {
        name: 'Anker',
        addresses: [{ street: 'Kade', city: 'Zwolle', type: 'delivery', isDefault: 'N', active: 'Y' }],
        contacts: [],
      },
      { name: 'Rope works', addresses: [{ city: 'Breda' }], contacts: [] },
      {
        id: 3,
        name: 'Zeil',
        debtorId: 'D1',
        email: 'rope@zeil.test',
        deletedAt: null,
        addresses: [],
        contacts: [
          { firstName: 'Ada', lastName: 'Dijk', email: 'ada@lovelace.test', gender: null, primaryCompanyId: 3, debtorId: null },
        ],
      },
    ],
  })
  expect(server.statements).toHaveLength(3)
})

test('a search narrows by term, dates and addresses', async () => {
  const server = await threeCompanies()
  const searches: [object, string[]][] = [
    [{ term: 'ROPE' }, ['Anker', 'Rope works', 'Zeil']],
    [{ term: 'rope', termFields: [{ fieldNames: ['COMPANY_NAME'] }] }, ['Rope works']],
    [{ term: 'lovelace' }, ['Zeil']],
    [{ term: 'zwol', termFields: [{ fieldNames: ['COMPANY_ADDRESS_CITY', 'CONTACT_EMAIL'] }] }, ['Anker']],
    [{ term: '%%' }, []],
    [
      { companyCreatedAt: { greaterThan: '2026-11-15T12:00:00Z', lessThan: '2026-11-15T12:00:00Z' } },
      ['Anker', 'Rope works', 'Zeil'],
    ],
    [{ companyLastModifiedAt: { greaterThan: '2026-11-16' } }, []],
    [{ contactCreatedAt: { lessThan: '2027-01-01' } }, ['Zeil']],
    [{ contactDateOfBirth: { lessThan: '2027-01-01' } }, []],
    [{ addressTypes: ['invoice', 'home'] }, ['Rope works']],
    [{ addressTypes: ['delivery'], addressIsDefault: 'Y' }, []],
    [{ addressActive: 'Y' }, ['Anker', 'Rope works']],
    [{ page: 2, offset: 2 }, ['Zeil']],
  ]

  for (const [input, names] of searches) {
    const { companySearch } = await server.gql(FIND, { input })
    expect({ input, names: companySearch.items.map(({ name }: Answer) => name) }).toEqual({ input, names })
  }
})

test('companies are sorted by how well they fit, or by what belongs to them', async () => {
  const server = await threeCompanies()
  const termFields = [
    { fieldNames: ['COMPANY_NAME'], boost: 9 },
    { fieldNames: ['COMPANY_EMAIL'], boost: 5 },
    { fieldNames: ['COMPANY_NOTES'] },
  ]
  const sorted = async (field: string, order: string, more: object = {}) =>
    (await server.gql(FIND, { input: { sortInputs: [{ field, order }], ...more } })).companySearch.items.map(
      ({ name }: Answer) => name,
    )

  expect(await sorted('RELEVANCE', 'DESC', { term: 'rope', termFields })).toEqual(['Rope works', 'Zeil', 'Anker'])
  expect(await sorted('RELEVANCE', 'DESC')).toEqual(['Anker', 'Rope works', 'Zeil'])
  expect(await sorted('COMPANY_NAME', 'DESC')).toEqual(['Zeil', 'Rope works', 'Anker'])
  expect(await sorted('COMPANY_ADDRESS_CITY', 'ASC')).toEqual(['Rope works', 'Anker', 'Zeil'])
  expect((await sorted('CONTACT_EMAIL', 'ASC'))[0]).toBe('Zeil')
})

test('a field that is named repeatedly weighs more, and is searched once', async () => {
  const server = await threeCompanies()
  const named = (name: string, times: number) => ({ fieldNames: Array(times).fill(name) })
  const sortInputs = [{ field: 'RELEVANCE', order: 'DESC' }]

  const { companySearch } = await server.gql(FIND, {
    input: { term: 'rope', sortInputs, termFields: [named('COMPANY_NOTES', 9999), named('COMPANY_EMAIL', 10_000)] },
  })

  expect(companySearch).toEqual({ itemsFound: 2, items: [{ name: 'Zeil' }, { name: 'Anker' }] })
})

test('nobody without the role for users reads a company here', async () => {
  const server = await threeCompanies()

  const answer = await server.gql(FIND, {}, await server.keyFor({ shop: 'OWNER', order: 'OWNER' }))

  expect(answer).toEqual({ errors: [{ message: 'Forbidden resource', code: 'FORBIDDEN' }] })
})

test('index maintenance does nothing and succeeds at once, for callers that may maintain the system', async () => {
  const server = await startTestServer()
  const stranger = await server.keyFor({ user: 'OWNER', system: 'EDITOR' })

  for (const name of MAINTAIN) {
    expect(await server.gql(`mutation { ${name}(input: {}) }`)).toEqual({ [name]: true })
    expect((await server.gql(`mutation { ${name}(input: {}) }`, {}, stranger)).errors[0].code).toBe('FORBIDDEN')
  }
  expect(await server.gql('mutation { companySearchReindex(input: { template: TEMP_CONTACT_COMPANY }) }')).toEqual({
    companySearchReindex: true,
  })
  expect(await server.gql('mutation { companySearchIndexUpdateMapping(input: { template: CONTACT_SEARCH }) }')).toEqual({
    companySearchIndexUpdateMapping: true,
  })
})

test('companies are found by their attributes and those of their contacts, and show them', async () => {
  const server = await threeCompanies()
  const note = await addDescription(server, 'NOTE', 'TEXT', { attributeClass: 'COMPANY' })
  const tier = await addDescription(server, 'TIER', 'INT', { attributeClass: 'COMPANY' })
  const level = await addDescription(server, 'LEVEL', 'DECIMAL', { attributeClass: 'CONTACT' })
  const say = (input: object) =>
    server.gql('mutation ($input: AttributeCreateInput!) { attributeCreate(input: $input) { id } }', { input })
  await say({ attributeDescriptionId: note, companyId: 1, value: { textValues: [{ language: 'NL', values: ['Kaai'] }] } })
  await say({ attributeDescriptionId: tier, companyId: 2, value: { intValue: 12 } })
  server.travel('2026-12-01T12:00:00.000Z')
  const contact = await server.db.selectFrom('contact').select('id').executeTakeFirstOrThrow()
  const { attributeCreate } = await say({ attributeDescriptionId: level, contactId: contact.id, value: { decimalValue: 1.5 } })
  const found = async (input: object) => (await server.gql(FIND, { input })).companySearch.items.map(({ name }: Answer) => name)
  const fields = (...fieldNames: string[]) => ({ termFields: [{ fieldNames }] })

  expect(await found({ term: 'kaai' })).toEqual(['Anker'])
  expect(await found({ term: '12' })).toEqual(['Rope works'])
  expect(await found({ term: '1.50' })).toEqual(['Zeil'])
  expect(await found({ term: 'tier' })).toEqual([])
  expect(await found({ term: 'tier', ...fields('COMPANY_ATTRIBUTE_DESCRIPTION_NAME') })).toEqual(['Rope works'])
  expect(await found({ term: attributeCreate.id, ...fields('CONTACT_ATTRIBUTE_ID') })).toEqual(['Zeil'])
  expect(await found({ contactAttributeCreatedAt: { greaterThan: '2026-12-01' } })).toEqual(['Zeil'])
  expect(await found({ companyAttributeLastModifiedAt: { lessThan: '2026-11-30' } })).toEqual(['Anker', 'Rope works'])
  expect(await found({ sortInputs: [{ field: 'COMPANY_ATTRIBUTE_DESCRIPTION_NAME', order: 'DESC' }] })).toEqual([
    'Zeil',
    'Rope works',
    'Anker',
  ])

  const shown = 'attributes { id value { id type } createdAt attributeDescription { id name } }'
  const { companySearch } = await server.gql(`{ companySearch { items { ${shown} contacts { ${shown} } } } }`)
  expect(companySearch.items[1].attributes).toMatchObject([
    { value: { type: 'INT' }, attributeDescription: { id: tier, name: 'TIER' } },
  ])
  expect(companySearch.items[2]).toEqual({
    attributes: [],
    contacts: [
      {
        attributes: [
          {
            id: attributeCreate.id,
            value: { id: attributeCreate.id, type: 'DECIMAL' },
            createdAt: '2026-12-01T12:00:00.000Z',
            attributeDescription: { id: level, name: 'LEVEL' },
          },
        ],
      },
    ],
  })
})
