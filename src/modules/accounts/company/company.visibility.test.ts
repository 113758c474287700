import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCompany, addContact, addCustomer, logIn } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let storefront: string
/** Companies: ours has a member and a manager, theirs has somebody else. */
let ours: number
let theirs: number
const bearers: Record<string, string> = {}

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  storefront = await server.keyFor({ shop: 'VIEWER', product: 'VIEWER' })
  ours = await addCompany(server, 'Ours')
  theirs = await addCompany(server, 'Theirs')
  await addContact(server, { email: 'member@wharf.test', companyIds: [ours] })
  const manager = await addContact(server, { email: 'manager@wharf.test', companyIds: [ours] })
  await server.db.insertInto('companyManager').values({ companyId: ours, userId: manager.id }).execute()
  await addContact(server, { email: 'stranger@wharf.test', companyIds: [theirs] })
  await addCustomer(server, { email: 'customer@wharf.test' })
  for (const name of ['member', 'manager', 'stranger', 'customer'])
    bearers[name] = (await logIn(server, `${name}@wharf.test`)).accessToken
})
afterAll(async () => {
  await server.close()
  expect(server.logged).toEqual([])
})

const ask = (who: string, query: string, variables: object = {}): Promise<Answer> =>
  server.gql(query, variables, storefront, bearers[who])
const error = (code: string, message: string) => ({ errors: [{ message, code }] })
const forbidden = error('FORBIDDEN', 'Forbidden resource')
const notFound = (id: number) => error('COMPANY_NOT_FOUND_ERROR', `Company with id [${id}] not found`)

const READ = 'query ($id: Int!) { company(id: $id) { name } }'
const LIST = 'query ($input: CompanySearchArguments) { companies(input: $input) { itemsFound items { name } } }'
const RENAME = 'mutation ($id: Int!, $input: UpdateCompanyInput!) { companyUpdate(id: $id, input: $input) { name } }'
const DELETE = 'mutation ($id: Int!) { companyDelete(id: $id) }'
/** How a contact reads their companies: the list of all companies takes the role. */
const OWN = '{ viewer { ... on Contact { companies { itemsFound items { name } } } } }'
const own = (...names: string[]) => ({ viewer: page(...names) })
const page = (...names: string[]) => ({ companies: { itemsFound: names.length, items: names.map((name) => ({ name })) } })
const names = async () => (await server.db.selectFrom('company').select('name').orderBy('id').execute()).map(({ name }) => name)

test('a contact sees their own company; other companies are not found', async () => {
  for (const who of ['member', 'manager']) {
    expect(await ask(who, READ, { id: ours })).toEqual({ company: { name: 'Ours' } })
    expect(await ask(who, READ, { id: theirs })).toEqual(notFound(theirs))
    expect(await ask(who, READ, { id: 999 })).toEqual(notFound(999))
    expect(await ask(who, OWN)).toEqual(own('Ours'))
  }
})

test('the list of companies is for those who look after users', async () => {
  for (const who of ['member', 'manager']) expect(await ask(who, LIST)).toEqual(forbidden)

  expect(await server.gql(LIST, {}, await server.keyFor({ user: 'VIEWER' }))).toEqual(page('Ours', 'Theirs'))
})

test('only managed companies are listed on request', async () => {
  const key = await server.keyFor({ user: 'VIEWER' })
  const managed = (who: string) => server.gql(LIST, { input: { managedCompaniesOnly: true } }, key, bearers[who])

  expect(await managed('manager')).toEqual(page('Ours'))
  expect(await managed('member')).toEqual(page())
})

test('a manager changes the company, but not its data of other systems; others change nothing', async () => {
  const before = await names()

  expect(await ask('member', RENAME, { id: ours, input: { name: 'Mine' } })).toEqual(forbidden)
  expect(await ask('stranger', RENAME, { id: ours, input: { name: 'Mine' } })).toEqual(forbidden)
  expect(await ask('manager', RENAME, { id: theirs, input: { name: 'Mine' } })).toEqual(notFound(theirs))
  for (const input of [{ debtorId: 'D' }, { debtorId: null }])
    expect(await ask('manager', RENAME, { id: ours, input })).toEqual(
      error('FORBIDDEN', 'Forbidden resource: debtorId may only be given with a role for users'),
    )
  expect(await ask('manager', RENAME, { id: ours, input: { sources: [{ name: 'erp', id: '1' }] } })).toEqual(
    error('FORBIDDEN', 'Forbidden resource: sources may only be given with a role for users'),
  )
  expect(await names()).toEqual(before)
  expect(await ask('manager', RENAME, { id: ours, input: { name: 'Ours' } })).toEqual({ companyUpdate: { name: 'Ours' } })
})

test('nobody deletes a company without the role', async () => {
  for (const who of ['member', 'manager', 'customer', 'nobody']) expect(await ask(who, DELETE, { id: ours })).toEqual(forbidden)

  expect(await names()).toEqual(['Ours', 'Theirs'])
})

test('a customer and a visitor of the shop see no company', async () => {
  for (const who of ['customer', 'nobody']) {
    expect(await ask(who, READ, { id: ours })).toEqual(forbidden)
    expect(await ask(who, LIST)).toEqual(forbidden)
    expect(await ask(who, RENAME, { id: ours, input: { name: 'Mine' } })).toEqual(forbidden)
  }
})

test('a visitor of the shop registers a company without data of other systems', async () => {
  const server = await startTestServer()
  const key = await server.keyFor({ shop: 'VIEWER' })
  const register = (input: object) =>
    server.gql(
      'mutation ($input: CreateCompanyInput!) { companyCreate(input: $input) { name debtorId sources { id } addresses { city } } }',
      { input },
      key,
    )
  const address = { type: 'invoice', street: 'Kade', postalCode: '1', city: 'Breda', country: 'NL' }

  const refused = await register({ name: 'New', debtorId: 'D1', sources: [{ name: 'erp', id: '1' }] })
  const done = await register({ name: 'New', taxNumber: 'NL1', debtorId: null, addresses: [address] })

  expect(refused).toEqual(error('FORBIDDEN', 'Forbidden resource: debtorId, sources may only be given with a role for users'))
  expect(done).toEqual({ companyCreate: { name: 'New', debtorId: null, sources: [], addresses: [{ city: 'Breda' }] } })
  // Never to the key, which all visitors share.
  expect(await server.db.selectFrom('company').select(['name', 'registeredBy', 'registrationTokenHash']).execute()).toEqual([
    { name: 'New', registeredBy: null, registrationTokenHash: expect.any(Buffer) },
  ])
})

test('registrations from one place are slowed down; those by the role are not', async () => {
  const server = await startTestServer({ visitorLimits: { address: { registrations: 2 } } })
  const key = await server.keyFor({ shop: 'VIEWER' })
  const register = (apikey?: string) =>
    server.withHeaders({ 'x-forwarded-for': '198.51.100.7' }, () =>
      server.gql('mutation { companyCreate(input: { name: "New" }) { name } }', {}, apikey),
    )

  for (let i = 0; i < 10; i++) expect(await register(key)).toEqual({ companyCreate: { name: 'New' } })
  expect((await register(key)).errors).toMatchObject([{ code: 'TOO_MANY_REQUESTS' }])
  expect(await register()).toEqual({ companyCreate: { name: 'New' } })

  expect(await server.db.selectFrom('company').select('id').execute()).toHaveLength(11)
})
