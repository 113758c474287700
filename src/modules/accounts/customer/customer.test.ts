import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Answer, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'

const create = async (server: TestServer, input: object): Promise<number> =>
  (await server.gql('mutation ($input: CustomerInput!) { customerCreate(input: $input) { customerId } }', { input }))
    .customerCreate.customerId

const events = (server: TestServer) => server.db.selectFrom('event').select(['trigger', 'payload']).orderBy('id').execute()

const WHOLE = `
  customerId userId uuid debtorId gender firstName middleName lastName phone mobile email login iban bankAccount bic notes
  primaryLanguage expires externalId dateOfBirth mailingList isLoggedIn sources { name id } createdAt lastModifiedAt
  addresses { type street code isDefault }`

const home = { type: 'home', street: 'Kade', number: '1', postalCode: '3011 AA', city: 'Rotterdam', country: 'nl', code: 'H' }

describe('a customer', () => {
  test('is created with all its children, and read back the same', async () => {
    const server = await startTestServer()
    const input = {
      firstName: 'Ann<b>',
      middleName: 'van',
      lastName: 'Dijk',
      debtorId: 'D-7',
      gender: 'F',
      email: 'Ann@Dijk.test',
      phone: '010-1234567',
      mobile: '06-12345678',
      dateOfBirth: '1980-02-29',
      mailingList: 'Y',
      primaryLanguage: 'nl',
      sources: [{ name: 'erp', id: '7' }],
      addresses: [home],
    }

    const { customerCreate } = await server.gql(
      `mutation ($input: CustomerInput!) { customerCreate(input: $input) { ${WHOLE} } }`,
      {
        input,
      },
    )
    const { customer } = await server.gql(`query ($id: Int!) { customer(id: $id) { ${WHOLE} } }`, {
      id: customerCreate.customerId,
    })

    expect(customerCreate).toEqual({
      customerId: expect.any(Number),
      userId: customerCreate.customerId,
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      debtorId: 'D-7',
      gender: 'F',
      firstName: 'Ann',
      middleName: 'van',
      lastName: 'Dijk',
      phone: '010-1234567',
      mobile: '06-12345678',
      email: 'Ann@Dijk.test',
      login: null,
      iban: null,
      bankAccount: null,
      bic: null,
      notes: null,
      primaryLanguage: 'NL',
      expires: null,
      externalId: null,
      dateOfBirth: '1980-02-29T00:00:00.000Z',
      mailingList: 'Y',
      isLoggedIn: false,
      sources: [{ name: 'erp', id: '7' }],
      createdAt: TODAY,
      lastModifiedAt: TODAY,
      addresses: [{ type: 'home', street: 'Kade', code: 'H', isDefault: 'N' }],
    })
    expect(customer).toEqual(customerCreate)
    expect(await events(server)).toEqual([{ trigger: 'CUSTOMER_CREATED', payload: { customerId: customer.customerId } }])
  })

  test('needs nothing but itself', async () => {
    const server = await startTestServer()

    const id = await create(server, {})

    expect(await server.gql(`{ customer(id: ${id}) { firstName lastName email } }`)).toEqual({
      customer: { firstName: '', lastName: '', email: null },
    })
  })

  test('shares its number with no contact', async () => {
    const server = await startTestServer()
    const { companyCreate } = await server.gql('mutation { companyCreate(input: { name: "Dock" }) { companyId } }')
    const input = { parentId: companyCreate.companyId, email: 'c@dock.test' }

    const first = await create(server, {})
    const { contactCreate } = await server.gql(
      'mutation ($input: CreateContactInput!) { contactCreate(input: $input) { contactId } }',
      { input },
    )

    expect(contactCreate.contactId).toBe(first + 1)
  })

  test('keeps what a change does not name, and a name that is cleared is empty', async () => {
    const server = await startTestServer()
    const sources = [
      { name: 'erp', id: '7' },
      { name: 'crm', id: 'A' },
    ]
    const id = await create(server, { firstName: 'Ann', lastName: 'Dijk', phone: '010', gender: 'F', sources, addresses: [home] })
    const input = {
      firstName: null,
      phone: null,
      lastName: 'Berg',
      sources: [{ name: 'erp', id: '8' }, { name: 'crm' }],
      addresses: [
        { ...home, street: 'Dijk' },
        { ...home, type: 'invoice', code: 'I', isDefault: 'Y' },
      ],
    }
    server.travel('2026-11-16T12:00:00.000Z')

    const { customerUpdate } = await server.gql(
      `mutation ($id: Int!, $input: UpdateCustomerInput!) { customerUpdate(id: $id, input: $input) {
        firstName lastName phone gender sources { name id } addresses { type street code isDefault } lastModifiedAt createdAt } }`,
      { id, input },
    )

    expect(customerUpdate).toEqual({
      firstName: '',
      lastName: 'Berg',
      phone: null,
      gender: 'F',
      sources: [{ name: 'erp', id: '8' }],
      addresses: [
        { type: 'home', street: 'Dijk', code: 'H', isDefault: 'N' },
        { type: 'invoice', street: 'Kade', code: 'I', isDefault: 'Y' },
      ],
      lastModifiedAt: '2026-11-16T12:00:00.000Z',
      createdAt: TODAY,
    })
    expect((await events(server)).map(({ trigger }) => trigger)).toEqual(['CUSTOMER_CREATED', 'CUSTOMER_UPDATED'])
  })

  test('that is deleted is deleted with addresses, sources, account, sessions and roles', async () => {
    const server = await startTestServer()
    const id = await create(server, { email: 'a@b.test', sources: [{ name: 'erp', id: '7' }], addresses: [home] })
    await server.gql(
      `mutation { customerCreateAccount(id: ${id}, input: { password: "long enough" }) { session { accessToken } } }`,
    )
    const { roleDefinitions } = await server.gql('{ roleDefinitions { items { id } } }')
    const input = { roleDefinitionId: roleDefinitions.items[0].id, userId: id, access: 'VIEWER' }
    const { roleCreate } = await server.gql('mutation ($input: RoleCreateInput!) { roleCreate(input: $input) { userId } }', {
      input,
    })
    expect(roleCreate.userId).toBe(id)

    expect(await server.gql(`mutation { customerDelete(id: ${id}) }`)).toEqual({ customerDelete: true })

    for (const table of ['customer', 'address', 'customerSource', 'account', 'session', 'refreshToken'] as const)
      expect([table, await server.db.selectFrom(table).select(sql`1`.as('row')).execute()]).toEqual([table, []])
    expect(await server.db.selectFrom('role').select('id').where('userId', '=', id).execute()).toEqual([])
    expect((await events(server)).at(-1)).toMatchObject({
      trigger: 'CUSTOMER_DELETED',
      payload: { customerId: id, customer: { email: 'a@b.test' } },
    })
    expect(await server.gql(`mutation { customerDelete(id: ${id}) }`)).toEqual({
      errors: [{ message: `Customer with id [${id}] not found`, code: 'CUSTOMER_NOT_FOUND_ERROR' }],
    })
  })
})

test('the guest account of a channel cannot be deleted until the channel has another one', async () => {
  const server = await startTestServer()
  const guest = await create(server, { email: 'guest@shop.test' })
  await server.gql(`mutation { channelUpdate(id: 1, input: { name: "Web", anonymousUserId: ${guest} }) { id } }`)
  const drop = () => server.gql(`mutation { customerDelete(id: ${guest}) }`)

  const refused = await drop()
  const inBulk = await server.rest('POST /v2/customers/bulk/id/delete', { keys: [String(guest)] })
  await server.gql('mutation { channelUpdate(id: 1, input: { anonymousUserId: null }) { id } }')

  const message = 'The visitors of the channel [Web] use this account: assign another one to the channel first'
  expect(refused).toEqual({ errors: [{ code: 'CUSTOMER_DELETE_ERROR', message }] })
  expect(inBulk.body.data).toMatchObject([{ success: false, error: message }])
  expect(await drop()).toEqual({ customerDelete: true })
})

test('deleting a customer while they change their login does not deadlock', async () => {
  const server = await startTestServer()
  for (let i = 0; i < 8; i++) {
    const id = await create(server, { email: `a${i}@b.test` })
    await server.gql(`mutation { customerCreateAccount(id: ${id}) { customer { userId } } }`)
    const change = server.gql(`mutation { customerUpdate(id: ${id}, input: { email: "c${i}@d.test" }) { email } }`)
    const [changed, deleted] = await Promise.all([change, server.gql(`mutation { customerDelete(id: ${id}) }`)])

    expect(deleted).toEqual({ customerDelete: true })
    expect(changed.errors?.[0].code ?? 'CUSTOMER_NOT_FOUND_ERROR').toBe('CUSTOMER_NOT_FOUND_ERROR')
  }
  expect(await server.db.selectFrom('account').select('id').execute()).toEqual([])
})

describe('a key of one customer', () => {
  test.each([
    ['e-mail address, in capitals or not', { email: 'a@b.test' }, { email: 'A@B.test' }],
    ['debtorId', { debtorId: 'D' }, { debtorId: 'D' }],
    ['source', { sources: [{ name: 'erp', id: '7' }] }, { sources: [{ name: 'erp', id: '7' }] }],
  ])('is its %s', async (_, first, second) => {
    const server = await startTestServer()
    await create(server, first)
    const other = await create(server, { firstName: 'Bob' })

    const created = await server.gql('mutation ($input: CustomerInput!) { customerCreate(input: $input) { customerId } }', {
      input: { ...second, addresses: [home] },
    })
    const updated = await server.gql(
      `mutation ($input: UpdateCustomerInput!) { customerUpdate(id: ${other}, input: $input) { customerId } }`,
      { input: { firstName: 'Rob', ...second } },
    )

    expect(created.errors).toEqual([{ message: expect.any(String), code: 'CUSTOMER_ALREADY_EXISTS_ERROR' }])
    expect(updated.errors).toEqual([{ message: expect.any(String), code: 'CUSTOMER_ALREADY_EXISTS_ERROR' }])
    expect((await server.gql('{ customers { items { firstName } } }')).customers.items).toEqual([
      { firstName: '' },
      { firstName: 'Bob' },
    ])
    expect(await server.db.selectFrom('address').select('id').execute()).toEqual([])
  })
})

describe('a value of a customer', () => {
  test.each([
    ['firstName', 'x'.repeat(31), 'must be at most 30 characters long'],
    ['middleName', 'x'.repeat(21), 'must be at most 20 characters long'],
    ['lastName', 'x'.repeat(51), 'must be at most 50 characters long'],
    ['email', 'nobody', 'must be an e-mail address'],
    ['email', '', 'must be an e-mail address'],
    ['email', `a@${'x'.repeat(145)}.test`, 'must be at most 150 characters long'],
    ['debtorId', 'x'.repeat(101), 'must be at most 100 characters long'],
    ['debtorId', '', 'must be at least 1 character long'],
    ['dateOfBirth', '1980-02-30', 'must be an ISO 8601 date'],
    ['primaryLanguage', 'Dutch', 'must be two letters'],
  ])('such as %s = %s is refused by name, and nothing changes', async (field, value, message) => {
    const server = await startTestServer()

    const answer = await server.gql('mutation ($input: CustomerInput!) { customerCreate(input: $input) { customerId } }', {
      input: { firstName: 'Ann', [field]: value },
    })

    expect(answer.errors).toEqual([{ message: `${field} ${message}`, code: 'VALIDATION_ERROR' }])
    expect((await server.gql('{ customers { itemsFound } }')).customers.itemsFound).toBe(0)
    expect(await events(server)).toEqual([])
  })
})

describe('customers', () => {
  const found = async (server: TestServer, input: object): Promise<string[]> => {
    const answer: Answer = await server.gql(
      'query ($input: CustomerSearchArguments) { customers(input: $input) { items { firstName } } }',
      {
        input,
      },
    )
    return answer.customers.items.map(({ firstName }: Answer) => firstName)
  }

  async function town() {
    const server = await startTestServer()
    const ann = await create(server, {
      firstName: 'Ann',
      middleName: 'van der',
      lastName: 'Berg',
      email: 'ann@berg.test',
      debtorId: 'D1',
      gender: 'F',
      phone: '010-111',
      sources: [{ name: 'erp', id: '7' }],
      addresses: [{ ...home, street: 'Oude%Gracht', phone: '0900-1234' }],
    })
    await create(server, { firstName: 'Bob', lastName: 'Aalst', email: 'bob@aalst.test', debtorId: 'D2', mobile: '06-222' })
    await create(server, { firstName: 'Cas', lastName: 'bergen', sources: [{ name: 'crm', id: '7' }] })
    return { at: server, ann }
  }

  test('are found by each of their fields', async () => {
    const { at: server, ann } = await town()

    expect(await found(server, {})).toEqual(['Ann', 'Bob', 'Cas'])
    expect(await found(server, { customerIds: [ann, 999] })).toEqual(['Ann'])
    expect(await found(server, { debtorIds: ['D2', 'D3'] })).toEqual(['Bob'])
    expect(await found(server, { firstName: 'nN' })).toEqual(['Ann'])
    expect(await found(server, { middleName: 'DER' })).toEqual(['Ann'])
    expect(await found(server, { lastName: 'berg' })).toEqual(['Ann', 'Cas'])
    expect(await found(server, { email: 'BOB@aalst.test' })).toEqual(['Bob'])
    expect(await found(server, { gender: 'F' })).toEqual(['Ann'])
    expect(await found(server, { sources: [{ name: 'erp' }] })).toEqual(['Ann'])
    expect(await found(server, { sources: [{ id: '7' }] })).toEqual(['Ann', 'Cas'])
    expect(await found(server, { createdAt: { lessThan: '2026-11-14' } })).toEqual([])
    expect(await found(server, { lastModifiedAt: { greaterThan: '2026-11-14' }, lastName: '%' })).toEqual([])
  })

  test('are found by a term, in all fields or in the given ones', async () => {
    const { at: server, ann } = await town()

    expect(await found(server, { term: 'berg' })).toEqual(['Ann', 'Cas'])
    expect(await found(server, { term: 'de%gr' })).toEqual(['Ann'])
    expect(await found(server, { term: '0900', termFields: ['CUSTOMER_PHONE'] })).toEqual([])
    expect(await found(server, { term: '0900', termFields: ['CUSTOMER_PHONE', 'CUSTOMER_ADDRESS_PHONE'] })).toEqual(['Ann'])
    expect(await found(server, { term: 'd2', termFields: ['CUSTOMER_DEBTOR_ID'] })).toEqual(['Bob'])
    expect(await found(server, { term: `0${ann}`, termFields: ['CUSTOMER_ID'] })).toEqual(['Ann'])
    expect(await found(server, { term: '99999999999', termFields: ['CUSTOMER_ID', 'CUSTOMER_ADDRESS_ID'] })).toEqual([])
    expect(await found(server, { term: 'rotter', lastName: 'aalst' })).toEqual([])
    const short = await server.gql('{ customers(input: { term: "a" }) { itemsFound } }')
    expect(short.errors).toEqual([{ message: 'term must be at least 2 characters long', code: 'VALIDATION_ERROR' }])
  })

  test('are sorted by name', async () => {
    const { at: server } = await town()

    expect(await found(server, { sort: [{ field: 'NAME' }] })).toEqual(['Bob', 'Ann', 'Cas'])
    expect(await found(server, { sort: [{ field: 'FIRST_NAME', order: 'DESC' }] })).toEqual(['Cas', 'Bob', 'Ann'])
  })

  test('with all that belongs to them cost the same number of statements, however long the page', async () => {
    const server = await startTestServer()
    await server.db
      .insertInto('customer')
      .values(
        Array.from({ length: 100 }, (_, i) => ({
          uuid: `01939d2c-0000-7000-8000-${String(i).padStart(12, '0')}`,
          createdAt: server.clock(),
          lastModifiedAt: server.clock(),
        })),
      )
      .execute()
    const ask = async (offset: number) => {
      server.statements.length = 0
      const page = await server.gql(`{ customers(input: { offset: ${offset} }) { itemsFound items { ${WHOLE} } } }`)
      return [page.customers.items.length, server.statements.length]
    }

    expect(await ask(12)).toEqual([12, 4])
    expect(await ask(100)).toEqual([100, 4])
  })
})
