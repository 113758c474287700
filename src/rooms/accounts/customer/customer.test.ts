import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Answer, type House, house, TODAY } from '../../../../test/house.js'

const create = async (at: House, input: object): Promise<number> =>
  (await at.gql('mutation ($input: CustomerInput!) { customerCreate(input: $input) { customerId } }', { input })).customerCreate
    .customerId

const events = (at: House) => at.db.selectFrom('event').select(['trigger', 'payload']).orderBy('id').execute()

const WHOLE = `
  customerId userId uuid debtorId gender firstName middleName lastName phone mobile email login iban bankAccount bic notes
  primaryLanguage expires externalId dateOfBirth mailingList isLoggedIn sources { name id } createdAt lastModifiedAt
  addresses { type street code isDefault }`

const home = { type: 'home', street: 'Kade', number: '1', postalCode: '3011 AA', city: 'Rotterdam', country: 'nl', code: 'H' }

describe('a customer', () => {
  test('is created with everything that rides along, and read back the same', async () => {
    const at = await house()
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

    const { customerCreate } = await at.gql(`mutation ($input: CustomerInput!) { customerCreate(input: $input) { ${WHOLE} } }`, {
      input,
    })
    const { customer } = await at.gql(`query ($id: Int!) { customer(id: $id) { ${WHOLE} } }`, { id: customerCreate.customerId })

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
    expect(await events(at)).toEqual([{ trigger: 'CUSTOMER_CREATED', payload: { customerId: customer.customerId } }])
  })

  test('needs nothing but itself', async () => {
    const at = await house()

    const id = await create(at, {})

    expect(await at.gql(`{ customer(id: ${id}) { firstName lastName email } }`)).toEqual({
      customer: { firstName: '', lastName: '', email: null },
    })
  })

  test('shares its number with no contact', async () => {
    const at = await house()
    const { companyCreate } = await at.gql('mutation { companyCreate(input: { name: "Dock" }) { companyId } }')
    const input = { parentId: companyCreate.companyId, email: 'c@dock.test' }

    const first = await create(at, {})
    const { contactCreate } = await at.gql(
      'mutation ($input: CreateContactInput!) { contactCreate(input: $input) { contactId } }',
      { input },
    )

    expect(contactCreate.contactId).toBe(first + 1)
  })

  test('keeps what a change does not name, and a name that is cleared is empty', async () => {
    const at = await house()
    const sources = [
      { name: 'erp', id: '7' },
      { name: 'crm', id: 'A' },
    ]
    const id = await create(at, { firstName: 'Ann', lastName: 'Dijk', phone: '010', gender: 'F', sources, addresses: [home] })
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
    at.travel('2026-11-16T12:00:00.000Z')

    const { customerUpdate } = await at.gql(
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
    expect((await events(at)).map(({ trigger }) => trigger)).toEqual(['CUSTOMER_CREATED', 'CUSTOMER_UPDATED'])
  })

  test('that is deleted takes addresses, sources, account, sessions and roles along', async () => {
    const at = await house()
    const id = await create(at, { email: 'a@b.test', sources: [{ name: 'erp', id: '7' }], addresses: [home] })
    await at.gql(`mutation { customerCreateAccount(id: ${id}, input: { password: "long enough" }) { session { accessToken } } }`)
    const { roleDefinitions } = await at.gql('{ roleDefinitions { items { id } } }')
    const input = { roleDefinitionId: roleDefinitions.items[0].id, userId: id, access: 'VIEWER' }
    const { roleCreate } = await at.gql('mutation ($input: RoleCreateInput!) { roleCreate(input: $input) { userId } }', { input })
    expect(roleCreate.userId).toBe(id)

    expect(await at.gql(`mutation { customerDelete(id: ${id}) }`)).toEqual({ customerDelete: true })

    for (const table of ['customer', 'address', 'customerSource', 'account', 'session', 'refreshToken'] as const)
      expect([table, await at.db.selectFrom(table).select(sql`1`.as('row')).execute()]).toEqual([table, []])
    expect(await at.db.selectFrom('role').select('id').where('userId', '=', id).execute()).toEqual([])
    expect((await events(at)).at(-1)).toMatchObject({
      trigger: 'CUSTOMER_DELETED',
      payload: { customerId: id, customer: { email: 'a@b.test' } },
    })
    expect(await at.gql(`mutation { customerDelete(id: ${id}) }`)).toEqual({
      errors: [{ message: `Customer with id [${id}] not found`, code: 'CUSTOMER_NOT_FOUND_ERROR' }],
    })
  })
})

test('the account that visitors of a channel count as stays until the channel has another one', async () => {
  const at = await house()
  const guest = await create(at, { email: 'guest@shop.test' })
  await at.gql(`mutation { channelUpdate(id: 1, input: { name: "Web", anonymousUserId: ${guest} }) { id } }`)
  const drop = () => at.gql(`mutation { customerDelete(id: ${guest}) }`)

  const refused = await drop()
  const inBulk = await at.rest('POST /v2/customers/bulk/id/delete', { keys: [String(guest)] })
  await at.gql('mutation { channelUpdate(id: 1, input: { anonymousUserId: null }) { id } }')

  const message = 'The visitors of the channel [Web] use this account: assign another one to the channel first'
  expect(refused).toEqual({ errors: [{ code: 'CUSTOMER_DELETE_ERROR', message }] })
  expect(inBulk.body.data).toMatchObject([{ success: false, error: message }])
  expect(await drop()).toEqual({ customerDelete: true })
})

test('a customer that is deleted while they change their login leaves nobody waiting for each other', async () => {
  const at = await house()
  for (let i = 0; i < 8; i++) {
    const id = await create(at, { email: `a${i}@b.test` })
    await at.gql(`mutation { customerCreateAccount(id: ${id}) { customer { userId } } }`)
    const change = at.gql(`mutation { customerUpdate(id: ${id}, input: { email: "c${i}@d.test" }) { email } }`)
    const [changed, deleted] = await Promise.all([change, at.gql(`mutation { customerDelete(id: ${id}) }`)])

    expect(deleted).toEqual({ customerDelete: true })
    expect(changed.errors?.[0].code ?? 'CUSTOMER_NOT_FOUND_ERROR').toBe('CUSTOMER_NOT_FOUND_ERROR')
  }
  expect(await at.db.selectFrom('account').select('id').execute()).toEqual([])
})

describe('what names one customer', () => {
  test.each([
    ['e-mail address, in capitals or not', { email: 'a@b.test' }, { email: 'A@B.test' }],
    ['debtorId', { debtorId: 'D' }, { debtorId: 'D' }],
    ['source', { sources: [{ name: 'erp', id: '7' }] }, { sources: [{ name: 'erp', id: '7' }] }],
  ])('is its %s', async (_, first, second) => {
    const at = await house()
    await create(at, first)
    const other = await create(at, { firstName: 'Bob' })

    const created = await at.gql('mutation ($input: CustomerInput!) { customerCreate(input: $input) { customerId } }', {
      input: { ...second, addresses: [home] },
    })
    const updated = await at.gql(
      `mutation ($input: UpdateCustomerInput!) { customerUpdate(id: ${other}, input: $input) { customerId } }`,
      { input: { firstName: 'Rob', ...second } },
    )

    expect(created.errors).toEqual([{ message: expect.any(String), code: 'CUSTOMER_ALREADY_EXISTS_ERROR' }])
    expect(updated.errors).toEqual([{ message: expect.any(String), code: 'CUSTOMER_ALREADY_EXISTS_ERROR' }])
    expect((await at.gql('{ customers { items { firstName } } }')).customers.items).toEqual([
      { firstName: '' },
      { firstName: 'Bob' },
    ])
    expect(await at.db.selectFrom('address').select('id').execute()).toEqual([])
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
    const at = await house()

    const answer = await at.gql('mutation ($input: CustomerInput!) { customerCreate(input: $input) { customerId } }', {
      input: { firstName: 'Ann', [field]: value },
    })

    expect(answer.errors).toEqual([{ message: `${field} ${message}`, code: 'VALIDATION_ERROR' }])
    expect((await at.gql('{ customers { itemsFound } }')).customers.itemsFound).toBe(0)
    expect(await events(at)).toEqual([])
  })
})

describe('customers', () => {
  const found = async (at: House, input: object): Promise<string[]> => {
    const answer: Answer = await at.gql(
      'query ($input: CustomerSearchArguments) { customers(input: $input) { items { firstName } } }',
      {
        input,
      },
    )
    return answer.customers.items.map(({ firstName }: Answer) => firstName)
  }

  async function town() {
    const at = await house()
    const ann = await create(at, {
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
    await create(at, { firstName: 'Bob', lastName: 'Aalst', email: 'bob@aalst.test', debtorId: 'D2', mobile: '06-222' })
    await create(at, { firstName: 'Cas', lastName: 'bergen', sources: [{ name: 'crm', id: '7' }] })
    return { at, ann }
  }

  test('are found by each of their fields', async () => {
    const { at, ann } = await town()

    expect(await found(at, {})).toEqual(['Ann', 'Bob', 'Cas'])
    expect(await found(at, { customerIds: [ann, 999] })).toEqual(['Ann'])
    expect(await found(at, { debtorIds: ['D2', 'D3'] })).toEqual(['Bob'])
    expect(await found(at, { firstName: 'nN' })).toEqual(['Ann'])
    expect(await found(at, { middleName: 'DER' })).toEqual(['Ann'])
    expect(await found(at, { lastName: 'berg' })).toEqual(['Ann', 'Cas'])
    expect(await found(at, { email: 'BOB@aalst.test' })).toEqual(['Bob'])
    expect(await found(at, { gender: 'F' })).toEqual(['Ann'])
    expect(await found(at, { sources: [{ name: 'erp' }] })).toEqual(['Ann'])
    expect(await found(at, { sources: [{ id: '7' }] })).toEqual(['Ann', 'Cas'])
    expect(await found(at, { createdAt: { lessThan: '2026-11-14' } })).toEqual([])
    expect(await found(at, { lastModifiedAt: { greaterThan: '2026-11-14' }, lastName: '%' })).toEqual([])
  })

  test('are found by a term, everywhere or where it is asked for', async () => {
    const { at, ann } = await town()

    expect(await found(at, { term: 'berg' })).toEqual(['Ann', 'Cas'])
    expect(await found(at, { term: 'de%gr' })).toEqual(['Ann'])
    expect(await found(at, { term: '0900', termFields: ['CUSTOMER_PHONE'] })).toEqual([])
    expect(await found(at, { term: '0900', termFields: ['CUSTOMER_PHONE', 'CUSTOMER_ADDRESS_PHONE'] })).toEqual(['Ann'])
    expect(await found(at, { term: 'd2', termFields: ['CUSTOMER_DEBTOR_ID'] })).toEqual(['Bob'])
    expect(await found(at, { term: `0${ann}`, termFields: ['CUSTOMER_ID'] })).toEqual(['Ann'])
    expect(await found(at, { term: '99999999999', termFields: ['CUSTOMER_ID', 'CUSTOMER_ADDRESS_ID'] })).toEqual([])
    expect(await found(at, { term: 'rotter', lastName: 'aalst' })).toEqual([])
    const short = await at.gql('{ customers(input: { term: "a" }) { itemsFound } }')
    expect(short.errors).toEqual([{ message: 'term must be at least 2 characters long', code: 'VALIDATION_ERROR' }])
  })

  test('are sorted by name', async () => {
    const { at } = await town()

    expect(await found(at, { sort: [{ field: 'NAME' }] })).toEqual(['Bob', 'Ann', 'Cas'])
    expect(await found(at, { sort: [{ field: 'FIRST_NAME', order: 'DESC' }] })).toEqual(['Cas', 'Bob', 'Ann'])
  })

  test('with all that belongs to them cost the same number of statements, however long the page', async () => {
    const at = await house()
    await at.db
      .insertInto('customer')
      .values(
        Array.from({ length: 100 }, (_, i) => ({
          uuid: `01939d2c-0000-7000-8000-${String(i).padStart(12, '0')}`,
          createdAt: at.clock(),
          lastModifiedAt: at.clock(),
        })),
      )
      .execute()
    const ask = async (offset: number) => {
      at.statements.length = 0
      const page = await at.gql(`{ customers(input: { offset: ${offset} }) { itemsFound items { ${WHOLE} } } }`)
      return [page.customers.items.length, at.statements.length]
    }

    expect(await ask(12)).toEqual([12, 4])
    expect(await ask(100)).toEqual([100, 4])
  })
})
