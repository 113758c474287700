import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addContact } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

const TODAY = '2026-11-15T12:00:00.000Z'
const LATER = '2026-11-16T12:00:00.000Z'
const CREATE = `mutation ($input: CreateCompanyInput!) { companyCreate(input: $input) {
  companyId uuid name taxNumber cocNumber debtorId phone email notes hidden tag inheritProductList path slug
  sources { name id } createdAt lastModifiedAt addresses { id type street city country isDefault active icp } } }`
const UPDATE = `mutation ($id: Int!, $input: UpdateCompanyInput!) { companyUpdate(id: $id, input: $input) {
  companyId name taxNumber debtorId phone sources { name id } lastModifiedAt addresses { id type street code isDefault } } }`
const FIND = 'query ($input: CompanySearchArguments) { companies(input: $input) { itemsFound items { name } } }'
const quay = { type: 'delivery', street: 'Kade', number: '1', postalCode: '1011 AB', city: 'Amsterdam', country: 'nl' }
const full = {
  name: 'Hull & Sons',
  taxNumber: 'NL001B01',
  cocNumber: '12345678',
  debtorId: 'D1',
  phone: '020-1234567',
  email: 'hull@wharf.test',
  notes: '<b>good</b> payer',
}

const error = (code: string, message: string) => ({ errors: [{ message, code }] })
const add = async ({ gql }: TestServer, input: object): Promise<number> => (await gql(CREATE, { input })).companyCreate.companyId
const events = ({ db }: TestServer) => db.selectFrom('event').select(['trigger', 'payload']).orderBy('id').execute()
const counts = async ({ db }: TestServer) =>
  (
    await sql`select (select count(*)::int from company) as companies, (select count(*)::int from address) as addresses,
                     (select count(*)::int from "companySource") as sources, (select count(*)::int from event) as events`.execute(
      db,
    )
  ).rows[0]

test('a company is added with its sources and addresses, and an event is triggered', async () => {
  const server = await startTestServer()

  const { companyCreate } = await server.gql(CREATE, {
    input: {
      ...full,
      sources: [{ name: 'erp', id: '7' }],
      addresses: [
        { ...quay, isDefault: 'Y' },
        { ...quay, type: 'invoice' },
      ],
    },
  })

  expect(companyCreate).toEqual({
    ...full,
    companyId: expect.any(Number),
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    notes: 'good payer',
    hidden: 'N',
    tag: null,
    inheritProductList: null,
    path: null,
    slug: null,
    sources: [{ name: 'erp', id: '7' }],
    createdAt: TODAY,
    lastModifiedAt: TODAY,
    addresses: [
      { id: 1, type: 'delivery', street: 'Kade', city: 'Amsterdam', country: 'NL', isDefault: 'Y', active: 'Y', icp: 'N' },
      { id: 2, type: 'invoice', street: 'Kade', city: 'Amsterdam', country: 'NL', isDefault: 'N', active: 'Y', icp: 'N' },
    ],
  })
  expect(await events(server)).toEqual([{ trigger: 'COMPANY_CREATED', payload: { companyId: companyCreate.companyId } }])
})

test('a company without a name, or with impossible values, is refused and leaves nothing behind', async () => {
  const server = await startTestServer()
  const bad: [object, string][] = [
    [{}, 'name must not be blank'],
    [{ name: null }, 'name must not be blank'],
    [{ name: '   ' }, 'name must contain a visible character'],
    [{ name: 'x'.repeat(256) }, 'name must be at most 255 characters long'],
    [{ name: 'A', phone: '12345' }, 'phone must be at least 6 characters long'],
    [{ name: 'A', phone: '1'.repeat(31) }, 'phone must be at most 30 characters long'],
    [{ name: 'A', email: 'nobody' }, 'email must be an e-mail address'],
    [{ name: 'A', addresses: [{ ...quay, country: 'NLD' }] }, 'addresses[0].country must be two letters'],
    [
      {
        name: 'A',
        addresses: [
          { ...quay, code: 'A' },
          { ...quay, code: 'A' },
        ],
      },
      'addresses[1].code repeats that of another address',
    ],
    [
      {
        name: 'A',
        addresses: [
          { ...quay, isDefault: 'Y' },
          { ...quay, isDefault: 'Y' },
        ],
      },
      'addresses[1].isDefault repeats that of another address',
    ],
  ]

  for (const [input, message] of bad) expect(await server.gql(CREATE, { input })).toEqual(error('VALIDATION_ERROR', message))

  expect(await counts(server)).toEqual({ companies: 0, addresses: 0, sources: 0, events: 0 })
})

test('two companies may have the same name and tax number, but no source twice', async () => {
  const server = await startTestServer()
  await add(server, { ...full, sources: [{ name: 'erp', id: '7' }] })
  await add(server, full)

  const again = await server.gql(CREATE, { input: { name: 'Other', sources: [{ name: 'erp', id: '7' }], addresses: [quay] } })

  expect(again).toEqual(
    error('COMPANY_ALREADY_EXISTS_ERROR', expect.stringMatching(/^A source \[.+, .+\] already belongs to another record$/)),
  )
  expect(await counts(server)).toEqual({ companies: 2, addresses: 0, sources: 1, events: 2 })
})

test('a change touches what it names: fields, sources of the systems, addresses by id or code', async () => {
  const server = await startTestServer()
  const id = await add(server, {
    ...full,
    sources: [
      { name: 'erp', id: '7' },
      { name: 'crm', id: 'A' },
    ],
    addresses: [{ ...quay, code: 'HQ', isDefault: 'Y' }, quay],
  })
  server.travel(LATER)

  const { companyUpdate } = await server.gql(UPDATE, {
    id,
    input: {
      taxNumber: null,
      phone: '',
      sources: [{ name: 'erp', id: '8' }, { name: 'crm' }],
      addresses: [
        { ...quay, code: 'HQ', street: 'Dam' },
        { ...quay, id: 2, street: 'Singel', isDefault: 'Y' },
        { ...quay, type: 'invoice' },
      ],
    },
  })

  expect(companyUpdate).toEqual({
    companyId: id,
    name: 'Hull & Sons',
    taxNumber: null,
    debtorId: 'D1',
    phone: '',
    sources: [{ name: 'erp', id: '8' }],
    lastModifiedAt: LATER,
    addresses: [
      { id: 1, type: 'delivery', street: 'Dam', code: 'HQ', isDefault: 'N' },
      { id: 2, type: 'delivery', street: 'Singel', code: null, isDefault: 'Y' },
      { id: 3, type: 'invoice', street: 'Kade', code: null, isDefault: 'N' },
    ],
  })
  expect((await events(server)).at(-1)).toEqual({ trigger: 'COMPANY_UPDATED', payload: { companyId: id } })
})

test('an address of another company does not change, nor does anything else of the request', async () => {
  const server = await startTestServer()
  await add(server, { name: 'Theirs', addresses: [quay] })
  const id = await add(server, { name: 'Ours' })

  const answer = await server.gql(UPDATE, { id, input: { name: 'Changed', addresses: [{ ...quay, id: 1, street: 'Stolen' }] } })

  expect(answer).toEqual(error('ADDRESS_NOT_FOUND_ERROR', 'Address with id [1] not found'))
  expect((await server.gql('{ companies { items { name addresses { street } } } }')).companies.items).toEqual([
    { name: 'Theirs', addresses: [{ street: 'Kade' }] },
    { name: 'Ours', addresses: [] },
  ])
})

test('a company with contacts cannot be deleted; without them it is deleted with its addresses and sources', async () => {
  const server = await startTestServer()
  const id = await add(server, { name: 'Hull', sources: [{ name: 'erp', id: '7' }], addresses: [quay] })
  const contact = await addContact(server, { email: 'ada@wharf.test', companyIds: [id] })

  const refused = await server.gql('mutation ($id: Int!) { companyDelete(id: $id) }', { id })
  const before = await counts(server)
  await server.db.deleteFrom('contact').where('id', '=', contact.id).execute()
  const removed = await server.gql('mutation ($id: Int!) { companyDelete(id: $id) }', { id })

  expect(refused).toEqual(error('DEPENDENCY_ERROR', 'Company is still in use'))
  expect(before).toEqual({ companies: 1, addresses: 1, sources: 1, events: 1 })
  expect(removed).toEqual({ companyDelete: true })
  expect(await counts(server)).toEqual({ companies: 0, addresses: 0, sources: 0, events: 2 })
  expect((await events(server)).at(-1)).toMatchObject({
    trigger: 'COMPANY_DELETED',
    payload: { companyId: id, company: { name: 'Hull', sources: [{ name: 'erp', id: '7' }] } },
  })
  expect(await server.gql('mutation ($id: Int!) { companyDelete(id: $id) }', { id })).toEqual(
    error('COMPANY_NOT_FOUND_ERROR', `Company with id [${id}] not found`),
  )
})

test('companies are found by each of their filters', async () => {
  const server = await startTestServer()
  const hull = await add(server, { ...full, sources: [{ name: 'erp', id: '7' }] })
  server.travel(LATER)
  await add(server, { name: '100% Zeil_werk', taxNumber: 'nl002b01', debtorId: 'D2', sources: [{ name: 'crm', id: '7' }] })
  const searches: [object, string[]][] = [
    [{ companyIds: [hull] }, ['Hull & Sons']],
    [{ name: 'hULL' }, ['Hull & Sons']],
    [{ name: '0% ' }, ['100% Zeil_werk']],
    [{ name: '%' }, ['100% Zeil_werk']],
    [{ name: '_' }, ['100% Zeil_werk']],
    [{ taxNumber: 'NL002B01' }, ['100% Zeil_werk']],
    [{ taxNumber: 'NL002B' }, []],
    [{ cocNumber: '12345678' }, ['Hull & Sons']],
    [{ debtorIds: ['D1', 'D9'] }, ['Hull & Sons']],
    [{ email: 'HULL@wharf.test' }, ['Hull & Sons']],
    [{ phone: '020-1234567' }, ['Hull & Sons']],
    [{ sources: [{ id: '7' }] }, ['Hull & Sons', '100% Zeil_werk']],
    [{ sources: [{ name: 'crm' }] }, ['100% Zeil_werk']],
    [{ createdAt: { greaterThan: LATER } }, ['100% Zeil_werk']],
    [{ lastModifiedAt: { lessThan: TODAY } }, ['Hull & Sons']],
    [{ managedCompaniesOnly: true }, []],
    [{ managedCompaniesOnly: false }, ['Hull & Sons', '100% Zeil_werk']],
    [{ sort: [{ field: 'NAME' }] }, ['100% Zeil_werk', 'Hull & Sons']],
    [{ sort: [{ field: 'CREATED_AT', order: 'DESC' }] }, ['100% Zeil_werk', 'Hull & Sons']],
  ]

  for (const [input, names] of searches) {
    const { companies } = await server.gql(FIND, { input })
    expect({ input, itemsFound: companies.itemsFound, names: companies.items.map(({ name }: Answer) => name) }).toEqual({
      input,
      itemsFound: names.length,
      names,
    })
  }
})

test('a term is searched in the company, its addresses and its contacts, or in the given fields', async () => {
  const server = await startTestServer()
  const hull = await add(server, { ...full, addresses: [{ ...quay, street: 'Prinsengracht', code: 'HQ-1' }] })
  await addContact(server, { email: 'ada@lovelace.test', companyIds: [await add(server, { name: 'Engine' })] })
  const find = async (term: string, termFields?: string[]) =>
    (await server.gql(FIND, { input: { term, termFields } })).companies?.items.map(({ name }: Answer) => name)

  expect(await find('HULL')).toEqual(['Hull & Sons'])
  expect(await find('sengr')).toEqual(['Hull & Sons'])
  expect(await find('hq-')).toEqual(['Hull & Sons'])
  expect(await find('LOVELACE')).toEqual(['Engine'])
  expect(await find('lovelace', ['COMPANY_NAME', 'COMPANY_ADDRESS_STREET'])).toEqual([])
  expect(await find('lovelace', ['CONTACT_EMAIL'])).toEqual(['Engine'])
  expect(await find(`0${hull}`, ['COMPANY_ID'])).toEqual([])
  expect(await server.gql(FIND, { input: { term: 'x' } })).toEqual(
    error('VALIDATION_ERROR', 'term must be at least 2 characters long'),
  )
})

test('a page of companies with sources and addresses costs the same, however long', async () => {
  const server = await startTestServer()
  await server.db
    .insertInto('company')
    .values(
      Array.from({ length: 100 }, (_, i) => ({
        uuid: `01939d2c-0000-7000-8000-${String(i).padStart(12, '0')}`,
        name: `C${i}`,
        createdAt: server.clock(),
        lastModifiedAt: server.clock(),
      })),
    )
    .execute()
  const page = (offset: number) =>
    server.gql(`{ companies(input: { offset: ${offset} }) { itemsFound items { companyId sources { id }
      invoice: addresses(type: invoice) { id } addresses(isDefault: Y) { id } } } }`)

  for (const offset of [12, 100]) {
    server.statements.length = 0
    expect((await page(offset)).companies.items).toHaveLength(offset)
    expect(server.statements).toHaveLength(3)
  }
})
