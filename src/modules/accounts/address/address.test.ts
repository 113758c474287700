import { expect, test } from 'vitest'
import { addCompany, addContact, addCustomer, logIn } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

const FIELDS = `id firstName middleName lastName gender company street number numberExtension postalCode city region country
  phone mobile email fax code notes isDefault type icp url active name`
const CREATE = `mutation ($input: CompanyAddressCreateInput!) { companyAddressCreate(input: $input) { ${FIELDS} } }`
const UPDATE = `mutation ($input: CompanyAddressUpdateInput!) { companyAddressUpdate(input: $input) { ${FIELDS} } }`
const DELETE = 'mutation ($input: CompanyAddressDeleteInput!) { companyAddressDelete(input: $input) }'
const READ = `query ($companyId: Float!, $type: AddressType) { addressesByCompanyId(companyId: $companyId, type: $type) {
  id street type isDefault } }`
const quay = { type: 'delivery', street: 'Kade', postalCode: '1011 AB', city: 'Amsterdam', country: 'nl' }
const nothing = {
  firstName: null,
  middleName: null,
  lastName: null,
  gender: null,
  company: null,
  number: null,
  numberExtension: null,
  region: null,
  phone: null,
  mobile: null,
  email: null,
  fax: null,
  code: null,
  notes: null,
  url: null,
  name: null,
}

const error = (code: string, message: string) => ({ errors: [{ message, code }] })
const unauthorized = error('FORBIDDEN', 'Forbidden resource: Unauthorized use of companyIds')
const forbidden = error('FORBIDDEN', 'Forbidden resource')
const stored = ({ db }: TestServer) =>
  db.selectFrom('address').select(['id', 'companyId', 'street', 'type', 'code', 'isDefault']).orderBy('id').execute()

/** Creates a caller without any role, in a shop. */
const inShop = async (server: TestServer) => {
  const key = await server.keyFor({ shop: 'VIEWER' })
  return (bearer: string | undefined, query: string, variables: object): Promise<Answer> =>
    server.gql(query, variables, key, bearer)
}

test('a company gets an address, changes it and loses it', async () => {
  const server = await startTestServer()
  const companyId = await addCompany(server)

  const added = await server.gql(CREATE, { input: { ...quay, companyId, code: '', notes: '<i>ring</i> twice' } })
  const shown = { ...quay, ...nothing, id: 1, country: 'NL', notes: 'ring twice', isDefault: 'N', icp: 'N', active: 'Y' }
  expect(added).toEqual({ companyAddressCreate: shown })

  const input = { id: 1, companyId, street: 'Dam', notes: null, gender: 'F', active: 'N', icp: 'Y' }
  const changed = { ...shown, street: 'Dam', notes: null, gender: 'F', active: 'N', icp: 'Y' }
  expect(await server.gql(UPDATE, { input })).toEqual({ companyAddressUpdate: changed })
  expect(await server.gql(UPDATE, { input: { id: 1, companyId, active: null, icp: null } })).toEqual({
    companyAddressUpdate: { ...changed, active: 'Y', icp: 'N' },
  })

  expect(await server.gql(DELETE, { input: { id: 1, companyId } })).toEqual({ companyAddressDelete: true })
  expect(await stored(server)).toEqual([])
})

test('each change of an address triggers one event of its company or customer, and a refused one triggers none', async () => {
  const server = await startTestServer()
  const companyId = await addCompany(server)
  const { id: customerId } = await addCustomer(server, { email: 'bo@shop.test' })
  const events = async () => {
    const rows = await server.db.selectFrom('event').select(['trigger', 'payload']).orderBy('id').execute()
    await server.db.deleteFrom('event').execute()
    return rows
  }
  const company = { trigger: 'COMPANY_UPDATED', payload: { companyId } }
  const customer = { trigger: 'CUSTOMER_UPDATED', payload: { customerId } }

  await server.gql(CREATE, { input: { ...quay, companyId, code: 'A' } })
  await server.gql(UPDATE, { input: { id: 1, companyId, street: 'Dam' } })
  await server.gql(DELETE, { input: { id: 1, companyId } })
  expect(await events()).toEqual([company, company, company])

  const { body } = await server.rest(`POST /v2/customers/id/${customerId}/addresses`, { ...quay, code: 'A' })
  await server.rest(`PATCH /v2/customers/id/${customerId}/addresses/${body.id}`, { street: 'Dam' })
  await server.rest(`POST /v2/customers/id/${customerId}/addresses/bulk`, {
    addresses: [
      { ...quay, code: 'A' },
      { ...quay, code: 'B' },
    ],
  })
  expect(await events()).toEqual([customer, customer, customer])

  await server.gql(CREATE, { input: { ...quay, companyId, email: 'nobody' } })
  await server.gql(UPDATE, { input: { id: body.id, companyId, street: 'Kade' } })
  await server.rest(`POST /v2/customers/id/${customerId}/addresses`, { ...quay, code: 'A' })
  await server.rest(`POST /v2/customers/id/${customerId}/addresses/bulk`, {
    addresses: [{ ...quay, code: 'new' }],
    directives: { skipCreate: [] },
  })
  expect(await events()).toEqual([])
})

test('each type has one default: a new one replaces the old one', async () => {
  const server = await startTestServer()
  const companyId = await addCompany(server)
  const add = (input: object) => server.gql(CREATE, { input: { ...quay, companyId, ...input } })
  await add({ isDefault: 'Y' })
  await add({ isDefault: 'Y', type: 'invoice' })
  await add({ isDefault: 'Y' })
  await add({})

  const defaults = async () => (await stored(server)).filter(({ isDefault }) => isDefault === 'Y').map(({ id }) => id)
  expect(await defaults()).toEqual([2, 3])
  await server.gql(UPDATE, { input: { id: 4, companyId, isDefault: 'Y' } })
  expect(await defaults()).toEqual([2, 4])
  await server.gql(UPDATE, { input: { id: 4, companyId, isDefault: null } })
  expect(await defaults()).toEqual([2])
})

test('of many concurrent requests that make an address the default, all succeed and one default remains', async () => {
  const server = await startTestServer()
  const companyId = await addCompany(server)

  const answers = await Promise.all(
    Array.from({ length: 8 }, () => server.gql(CREATE, { input: { ...quay, companyId, isDefault: 'Y' } })),
  )

  expect(answers.filter(({ errors }) => errors)).toEqual([])
  expect((await stored(server)).filter(({ isDefault }) => isDefault === 'Y')).toHaveLength(1)
})

test('a code names one address of its owner, and another owner may use it, too', async () => {
  const server = await startTestServer()
  const [one, two] = [await addCompany(server), await addCompany(server)]
  await server.gql(CREATE, { input: { ...quay, companyId: one, code: 'HQ' } })
  await server.gql(CREATE, { input: { ...quay, companyId: two, code: 'HQ' } })
  await server.gql(CREATE, { input: { ...quay, companyId: two, code: 'B' } })
  const before = await stored(server)

  const taken = error('ADDRESS_ALREADY_EXISTS_ERROR', 'Address already exists')
  expect(await server.gql(CREATE, { input: { ...quay, companyId: one, code: 'HQ', isDefault: 'Y' } })).toEqual(taken)
  expect(await server.gql(UPDATE, { input: { id: 3, companyId: two, code: 'HQ' } })).toEqual(taken)
  expect(await stored(server)).toEqual(before)
})

test('an address is found only under its own owner', async () => {
  const server = await startTestServer()
  const [one, two] = [await addCompany(server), await addCompany(server)]
  await server.gql(CREATE, { input: { ...quay, companyId: one } })
  const absent = error('ADDRESS_NOT_FOUND_ERROR', `Address with id [1] and companyId [${two}] not found`)

  expect(await server.gql(UPDATE, { input: { id: 1, companyId: two, street: 'Dam' } })).toEqual(absent)
  expect(await server.gql(DELETE, { input: { id: 1, companyId: two } })).toEqual(absent)
  expect(await server.gql(CREATE, { input: { ...quay, companyId: 99 } })).toEqual(
    error('COMPANY_NOT_FOUND_ERROR', 'Company with id [99] not found'),
  )
  expect(await stored(server)).toMatchObject([{ id: 1, companyId: one, street: 'Kade' }])
})

test('an invalid address is refused', async () => {
  const server = await startTestServer()
  const companyId = await addCompany(server)
  const bad: [object, string][] = [
    [{ country: 'NLD' }, 'country must be two letters'],
    [{ street: 'x'.repeat(151) }, 'street must be at most 150 characters long'],
    [{ postalCode: 'x'.repeat(11) }, 'postalCode must be at most 10 characters long'],
    [{ phone: '12345' }, 'phone must be at least 6 characters long'],
    [{ mobile: '1'.repeat(31) }, 'mobile must be at most 30 characters long'],
    [{ email: 'nobody' }, 'email must be an e-mail address'],
    [{ firstName: 'x'.repeat(31) }, 'firstName must be at most 30 characters long'],
    [{ code: 'x'.repeat(65) }, 'code must be at most 64 characters long'],
  ]

  for (const [input, message] of bad)
    expect(await server.gql(CREATE, { input: { ...quay, ...input, companyId } })).toEqual(error('VALIDATION_ERROR', message))

  expect(await stored(server)).toEqual([])
})

test('members read, create, change and delete the addresses of their company, others do none of it', async () => {
  const server = await startTestServer()
  const ask = await inShop(server)
  const ours = await addCompany(server)
  await addContact(server, { email: 'member@wharf.test', companyIds: [ours] })
  const { id: userId } = await addContact(server, { email: 'manager@wharf.test', companyIds: [ours] })
  await server.db.insertInto('companyManager').values({ companyId: ours, userId }).execute()
  await addContact(server, { email: 'stranger@wharf.test' })
  const bearer = async (name: string) => (await logIn(server, `${name}@wharf.test`)).accessToken
  const [member, manager, stranger] = [await bearer('member'), await bearer('manager'), await bearer('stranger')]

  const created = await ask(member, CREATE, { input: { ...quay, companyId: ours } })
  expect(created.companyAddressCreate).toMatchObject({ id: 1, street: 'Kade' })
  expect(await ask(manager, UPDATE, { input: { id: 1, companyId: ours, street: 'Dam' } })).toMatchObject({
    companyAddressUpdate: { street: 'Dam' },
  })
  expect(await ask(member, UPDATE, { input: { id: 1, companyId: ours, street: 'Kade' } })).toMatchObject({
    companyAddressUpdate: { street: 'Kade' },
  })
  expect(await ask(member, READ, { companyId: ours, type: 'delivery' })).toEqual({
    addressesByCompanyId: [{ id: 1, street: 'Kade', type: 'delivery', isDefault: 'N' }],
  })
  expect(await ask(member, READ, { companyId: ours, type: 'invoice' })).toEqual({ addressesByCompanyId: [] })
  const before = await stored(server)
  for (const [query, input] of [
    [CREATE, { ...quay, companyId: ours }],
    [UPDATE, { id: 1, companyId: ours, street: 'Stolen' }],
    [DELETE, { id: 1, companyId: ours }],
  ] as const)
    expect(await ask(stranger, query, { input })).toEqual(unauthorized)
  for (const companyId of [ours, 999, 1.5]) expect(await ask(stranger, READ, { companyId })).toEqual(unauthorized)
  expect(await ask(undefined, READ, { companyId: ours })).toEqual(forbidden)
  expect(await ask(undefined, CREATE, { input: { ...quay, companyId: ours } })).toEqual(forbidden)
  expect(await stored(server)).toEqual(before)
  expect(await ask(member, DELETE, { input: { id: 1, companyId: ours } })).toEqual({ companyAddressDelete: true })
})

test('a visitor who registers a company and a contact can add addresses right after logging in', async () => {
  const server = await startTestServer()
  const ask = await inShop(server)
  const register = `mutation ($parentId: Int!, $registrationToken: String) { contactRegister(input: { email: "new@wharf.test", firstName: "Noor",
    lastName: "Kaai", password: "correct horse", parentId: $parentId, registrationToken: $registrationToken }) { contact { userId } } }`

  const { companyCreate } = await ask(
    undefined,
    'mutation { companyCreate(input: { name: "New" }) { companyId registrationToken } }',
    {},
  )
  const { companyId, registrationToken } = companyCreate
  expect(await ask(undefined, register, { parentId: companyId, registrationToken })).toMatchObject({ contactRegister: {} })
  const { accessToken } = await logIn(server, 'new@wharf.test')
  const types = ['invoice', 'delivery']
  const answers = []
  for (const type of types) answers.push(await ask(accessToken, CREATE, { input: { ...quay, companyId, type, isDefault: 'Y' } }))

  expect(answers.map(({ companyAddressCreate: { type, isDefault } }) => ({ type, isDefault }))).toEqual(
    types.map((type) => ({ type, isDefault: 'Y' })),
  )
})

test('customers have their addresses to themselves', async () => {
  const server = await startTestServer()
  const ask = await inShop(server)
  const { id: customerId } = await addCustomer(server, { email: 'bo@wharf.test' })
  const { id: other } = await addCustomer(server, { email: 'cas@wharf.test' })
  const { accessToken: bo } = await logIn(server, 'bo@wharf.test')
  const { accessToken: cas } = await logIn(server, 'cas@wharf.test')
  const create = 'mutation ($input: CustomerAddressCreateInput!) { customerAddressCreate(input: $input) { id isDefault } }'
  const update = 'mutation ($input: CustomerAddressUpdateInput!) { customerAddressUpdate(input: $input) { id street } }'
  const remove = 'mutation ($input: CustomerAddressDeleteInput!) { customerAddressDelete(input: $input) }'
  const read = 'query ($customerId: Float!) { addressesByCustomerId(customerId: $customerId) { id street } }'
  const absent = error('CUSTOMER_NOT_FOUND_ERROR', `Customer with id [${customerId}] not found`)

  expect(await ask(bo, create, { input: { ...quay, customerId, isDefault: 'Y' } })).toEqual({
    customerAddressCreate: { id: 1, isDefault: 'Y' },
  })
  expect(await ask(bo, update, { input: { id: 1, customerId, street: 'Dam' } })).toEqual({
    customerAddressUpdate: { id: 1, street: 'Dam' },
  })
  expect(await ask(bo, read, { customerId })).toEqual({ addressesByCustomerId: [{ id: 1, street: 'Dam' }] })
  expect(await ask(cas, create, { input: { ...quay, customerId } })).toEqual(absent)
  expect(await ask(cas, update, { input: { id: 1, customerId, street: 'Stolen' } })).toEqual(absent)
  expect(await ask(cas, remove, { input: { id: 1, customerId } })).toEqual(absent)
  expect(await ask(cas, read, { customerId })).toEqual(absent)
  expect(await ask(cas, update, { input: { id: 1, customerId: other, street: 'Stolen' } })).toEqual(
    error('ADDRESS_NOT_FOUND_ERROR', `Address with id [1] and customerId [${other}] not found`),
  )
  expect((await server.gql('{ customers { items { addresses(isDefault: Y) { street } } } }')).customers.items).toEqual([
    { addresses: [{ street: 'Dam' }] },
    { addresses: [] },
  ])
  expect(await ask(bo, remove, { input: { id: 1, customerId } })).toEqual({ customerAddressDelete: true })
})
