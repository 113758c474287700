import { beforeEach, describe, expect, test } from 'vitest'
import { type HouseOfContacts, houseOfContacts, noContact } from '../../../../test/contacts.js'
import type { Answer } from '../../../../test/test-server.js'

let server: HouseOfContacts
let acme: number
beforeEach(async () => {
  server = await houseOfContacts()
  acme = await server.company('Acme')
})

const PERSON = `contactId userId uuid gender firstName middleName lastName phone mobile email login iban bankAccount bic notes
  primaryLanguage expires externalId dateOfBirth mailingList isLoggedIn createdAt lastModifiedAt parentCompanyId
  company { companyId name } companies { itemsFound items { companyId } } managedCompanies { companyId } sources { name id }`

const given = {
  firstName: 'Jo',
  middleName: 'van',
  lastName: '<b>Dam</b>',
  gender: 'F',
  email: 'Jo@acme.test',
  homepage: 'https://jo.test',
  phone: '0201234567',
  mobile: '0612345678',
  dateOfBirth: '1990-02-28',
  mailingList: 'Y',
  primaryLanguage: 'nl',
  debtorId: 'D-1',
  sources: [{ name: 'erp', id: 'C1' }],
}
const stored = () => ({
  contactId: 1,
  userId: 1,
  uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
  gender: 'F',
  firstName: 'Jo',
  middleName: 'van',
  lastName: 'Dam',
  phone: '0201234567',
  mobile: '0612345678',
  email: 'Jo@acme.test',
  login: null,
  iban: null,
  bankAccount: null,
  bic: null,
  notes: null,
  primaryLanguage: 'NL',
  expires: null,
  externalId: null,
  dateOfBirth: '1990-02-28T00:00:00.000Z',
  mailingList: 'Y',
  isLoggedIn: false,
  createdAt: '2026-11-15T12:00:00.000Z',
  lastModifiedAt: '2026-11-15T12:00:00.000Z',
  parentCompanyId: acme,
  company: { companyId: acme, name: 'Acme' },
  companies: { itemsFound: 1, items: [{ companyId: acme }] },
  managedCompanies: [],
  sources: [{ name: 'erp', id: 'C1' }],
})

const CREATE = `mutation ($input: CreateContactInput!) { contactCreate(input: $input) { ${PERSON} } }`
const UPDATE = `mutation ($id: Int!, $input: UpdateContactInput!) { contactUpdate(id: $id, input: $input) { ${PERSON} } }`
const change = (id: number, input: object) => server.gql(UPDATE, { id, input })
const read = async (id: number) => (await server.gql(`{ contact(id: ${id}) { ${PERSON} } }`)).contact

describe('adding a contact', () => {
  test('stores all given values, and the company is one of theirs', async () => {
    const { contactCreate } = await server.gql(CREATE, { input: { ...given, parentId: acme } })

    expect(contactCreate).toEqual(stored())
    expect(await read(1)).toEqual(stored())
    expect(await server.gql('{ contact(id: 1) { debtorId } }')).toEqual({ contact: { debtorId: 'D-1' } })
    expect((await server.events()).at(-1)).toEqual({ trigger: 'CONTACT_CREATED', contactId: 1 })
  })

  test('requires only the company', async () => {
    const { contactCreate } = await server.gql(CREATE, { input: { parentId: acme, firstName: null, email: null } })

    expect(contactCreate).toMatchObject({ contactId: 1, firstName: '', lastName: '', email: null, sources: [] })
  })

  test.each([
    [{ firstName: 'x'.repeat(31) }, 'firstName must be at most 30 characters long'],
    [{ middleName: 'x'.repeat(21) }, 'middleName must be at most 20 characters long'],
    [{ lastName: 'x'.repeat(51) }, 'lastName must be at most 50 characters long'],
    [{ email: '' }, 'email must be an e-mail address'],
    [{ email: `${'x'.repeat(60)}@${'y'.repeat(90)}.test` }, 'email must be at most 150 characters long'],
    [{ phone: '' }, 'phone must be at least 6 characters long'],
    [{ mobile: '1'.repeat(31) }, 'mobile must be at most 30 characters long'],
    [{ primaryLanguage: '' }, 'primaryLanguage must be two letters'],
    [{ dateOfBirth: '1990-02-30' }, 'dateOfBirth must be an ISO 8601 date'],
    [{ sources: [{ name: '', id: '1' }] }, 'sources[0].name must be at least 1 character long'],
  ])('refuses %j', async (input, message) => {
    const answer = await server.gql(CREATE, { input: { parentId: acme, ...input } })

    expect(answer).toEqual({ errors: [{ message, code: 'VALIDATION_ERROR' }] })
    expect((await server.gql('{ contacts { itemsFound } }')).contacts.itemsFound).toBe(0)
  })

  test('in a company that does not exist is refused', async () => {
    expect(await server.gql(CREATE, { input: { parentId: 99, firstName: 'Jo' } })).toEqual({
      errors: [{ message: 'Company with id [99] not found', code: 'COMPANY_NOT_FOUND_ERROR' }],
    })
    expect((await server.gql('{ contacts { itemsFound } }')).contacts.itemsFound).toBe(0)
  })

  test('with an e-mail address or a source that somebody has is refused', async () => {
    await server.contact(acme, { email: 'jo@acme.test', sources: [{ name: 'erp', id: 'C1' }] })
    await server.person(acme, 'logs-in@acme.test')
    await server.db.updateTable('contact').set({ email: null }).where('email', '=', 'logs-in@acme.test').execute()
    await server.gql('mutation { customerRegister(input: { email: "buys@acme.test" }) { customer { userId } } }')

    const emails = ['JO@ACME.test', 'Logs-in@acme.test', 'Buys@acme.test']
    const inputs = [...emails.map((email) => ({ email })), { sources: [{ name: 'erp', id: 'C1' }] }]
    for (const input of inputs)
      expect((await server.gql(CREATE, { input: { parentId: acme, ...input } })).errors[0].code).toBe(
        'CONTACT_ALREADY_EXISTS_ERROR',
      )
    expect((await server.gql('{ contacts { itemsFound } }')).contacts.itemsFound).toBe(2)
  })
})

describe('changing a contact', () => {
  test('changes the given values and keeps the rest', async () => {
    await server.contact(acme, given)

    const input = { firstName: 'Joan', middleName: null, sources: [{ name: 'crm', id: '7' }, { name: 'erp' }] }
    const { contactUpdate } = await change(1, input)

    const expected = { ...stored(), firstName: 'Joan', middleName: null, sources: [{ name: 'crm', id: '7' }] }
    expect(contactUpdate).toEqual(expected)
    expect(await read(1)).toEqual(expected)
    expect((await server.events()).at(-1)).toEqual({ trigger: 'CONTACT_UPDATED', contactId: 1 })
  })

  test('refuses an e-mail address that somebody has, and changes nothing', async () => {
    await server.contact(acme, { email: 'a@acme.test' })
    const b = await server.contact(acme, { email: 'b@acme.test', firstName: 'B' })

    const answer = await change(b, { email: 'A@acme.test', firstName: 'X' })

    expect(answer).toEqual({ errors: [{ message: 'Contact already exists', code: 'CONTACT_ALREADY_EXISTS_ERROR' }] })
    expect(await read(b)).toMatchObject({ email: 'b@acme.test', firstName: 'B' })
  })

  test('changes their login, and cannot remove it', async () => {
    const { id } = await server.person(acme, 'old@acme.test')

    expect((await change(id, { email: 'new@acme.test' })).contactUpdate).toMatchObject({
      email: 'new@acme.test',
      login: 'new@acme.test',
    })
    expect((await change(id, { email: null })).errors).toEqual([
      { message: 'email must not be removed: the contact logs in with it', code: 'VALIDATION_ERROR' },
    ])
    expect(await read(id)).toMatchObject({ email: 'new@acme.test', login: 'new@acme.test' })
  })

  test('moves them to another company; one of their own only becomes the primary one', async () => {
    const { id } = await server.manager(acme, 'jo@acme.test')
    const [globex, initech] = [await server.company('Globex'), await server.company('Initech')]
    const places = async () => {
      const { parentCompanyId, companies, managedCompanies } = await read(id)
      const numbers = (list: Answer[]) => list.map(({ companyId }) => companyId)
      return { first: parentCompanyId, all: numbers(companies.items), managed: numbers(managedCompanies) }
    }

    await change(id, { parentId: globex })
    expect(await places()).toEqual({ first: globex, all: [globex], managed: [] })
    await server.gql(
      `mutation { contactAddToCompanies(id: ${id}, input: { companyIds: [${initech}] }) { contact { contactId } } }`,
    )
    await change(id, { parentId: initech })
    expect(await places()).toEqual({ first: initech, all: [globex, initech], managed: [] })

    expect((await change(id, { parentId: 99, firstName: 'X' })).errors[0].code).toBe('COMPANY_NOT_FOUND_ERROR')
    expect((await change(id, { parentId: null })).errors[0].message).toBe('parentId must not be null')
    expect(await read(id)).toMatchObject({ firstName: '', parentCompanyId: initech })
  })

  test('one that does not exist is not found', async () => {
    expect(await change(9, { firstName: 'X' })).toEqual(noContact(9))
  })

  test('a caller who may not grant a right cannot change the login of somebody who has it', async () => {
    const { id } = await server.person(acme, 'boss@acme.test')
    await grant(id, 'role', 'OWNER')
    const clerk = await server.keyFor({ user: 'EDITOR' })

    const answer = await server.gql(UPDATE, { id, input: { email: 'mine@evil.test' } }, clerk)

    expect(answer.errors).toEqual([{ message: 'Forbidden resource: cannot grant role.OWNER', code: 'FORBIDDEN' }])
    expect(await read(id)).toMatchObject({ email: 'boss@acme.test', login: 'boss@acme.test' })
  })
})

/** Gives somebody a right by name. */
async function grant(userId: number, name: string, access: 'OWNER') {
  const times = { createdAt: server.clock(), lastModifiedAt: server.clock() }
  const known = server.db.selectFrom('roleDefinition').select('uuid').where('name', '=', name)
  const definition = await known.executeTakeFirst()
  const uuid = definition?.uuid ?? '01939d2c-0000-7000-8000-000000000001'
  if (!definition)
    await server.db
      .insertInto('roleDefinition')
      .values({ uuid, name, defaultAccess: 'NONE', ...times })
      .execute()
  const role = { uuid: '01939d2c-0000-7000-8000-000000000002', roleDefinitionId: uuid, userId, access, ...times }
  await server.db.insertInto('role').values(role).execute()
}

describe('deleting a contact', () => {
  test('deletes the account, the sessions, the roles and the company links, too', async () => {
    const jo = await server.manager(acme, 'jo@acme.test')
    await change(jo.id, { sources: [{ name: 'erp', id: 'C1' }] })
    await grant(jo.id, 'order', 'OWNER')

    expect(await server.gql(`mutation { contactDelete(id: ${jo.id}) }`)).toEqual({ contactDelete: true })

    expect(await server.gql(`{ contact(id: ${jo.id}) { contactId } }`)).toEqual(noContact(jo.id))
    expect((await server.as(jo, `{ contact(id: ${jo.id}) { contactId } }`)).errors[0].code).toBe('FORBIDDEN')
    for (const table of ['account', 'session', 'role', 'contactCompany', 'companyManager', 'contactSource'] as const)
      expect([table, await server.db.selectFrom(table).select(server.db.fn.countAll<number>().as('n')).execute()]).toEqual([
        table,
        [{ n: 0 }],
      ])
    const event = (await server.events()).at(-1)
    expect(event).toMatchObject({ trigger: 'CONTACT_DELETED', contactId: jo.id })
    expect(event.contact).toMatchObject({ email: 'jo@acme.test', sources: [{ name: 'erp', id: 'C1' }] })
  })

  test('one that does not exist is not found', async () => {
    expect(await server.gql('mutation { contactDelete(id: 9) }')).toEqual(noContact(9))
  })
})

describe('searching contacts', () => {
  beforeEach(async () => {
    await server.contact(acme, {
      ...given,
      firstName: 'Ann',
      lastName: 'O%Hara',
      email: 'ann@acme.test',
      sources: [{ name: 'erp', id: 'A' }],
    })
    await server.contact(acme, {
      firstName: 'Annabel',
      lastName: 'Bloggs',
      middleName: 'de',
      debtorId: 'D-2',
      phone: '+31 20 999',
    })
    await server.contact(acme, {
      firstName: 'Cid',
      lastName: 'Annan',
      gender: 'M',
      email: 'cid@other.test',
      mobile: '0687654321',
    })
  })
  const found = async (input: object) =>
    (
      await server.gql('query ($input: ContactSearchArguments) { contacts(input: $input) { items { firstName } } }', { input })
    ).contacts.items.map(({ firstName }: Answer) => firstName)

  test.each([
    [{}, ['Ann', 'Annabel', 'Cid']],
    [{ contactIds: [3, 1] }, ['Ann', 'Cid']],
    [{ firstName: 'ANN' }, ['Ann', 'Annabel']],
    [{ lastName: '%' }, ['Ann']],
    [{ middleName: 'D' }, ['Annabel']],
    [{ email: 'CID@other.test' }, ['Cid']],
    [{ email: 'other@other.test' }, []],
    [{ gender: 'M' }, ['Cid']],
    [{ debtorIds: ['D-1', 'D-2'] }, ['Ann', 'Annabel']],
    [{ sources: [{ name: 'erp' }] }, ['Ann']],
    [{ sources: [{ id: 'A', name: 'crm' }] }, []],
    [{ createdAt: { greaterThan: '2026-11-15', lessThan: '2026-11-16' } }, ['Ann', 'Annabel', 'Cid']],
    [{ lastModifiedAt: { greaterThan: '2026-11-16' } }, []],
    [{ term: 'ann' }, ['Ann', 'Annabel', 'Cid']],
    [{ term: 'ann', termFields: ['LAST_NAME'] }, ['Cid']],
    [{ term: 'acme.test', termFields: ['EMAIL'] }, ['Ann']],
    [{ term: '20 99', termFields: ['PHONE', 'MOBILE'] }, ['Annabel']],
    [{ term: 'd-2' }, ['Annabel']],
    [{ term: '12', termFields: ['ID'] }, []],
    [{ sort: [{ field: 'LAST_NAME', order: 'DESC' }] }, ['Ann', 'Annabel', 'Cid']],
    [{ sort: [{ field: 'FIRST_NAME', order: 'DESC' }] }, ['Cid', 'Annabel', 'Ann']],
  ])('by %j', async (input, expected) => expect(await found(input)).toEqual(expected))

  test('by a term of one character is refused', async () => {
    const { errors } = await server.gql('{ contacts(input: { term: "a" }) { itemsFound } }')

    expect(errors).toEqual([{ message: 'term must be at least 2 characters long', code: 'VALIDATION_ERROR' }])
  })
})

test('contacts of companies and companies of contacts cost the same statements, however many', async () => {
  const counts: number[] = []
  for (const n of [2, 20]) {
    for (let i = 0; i < n; i++) {
      const companyId = await server.company(`Company ${n} ${i}`)
      for (const k of [1, 2]) await server.manager(companyId, `c${n}-${i}-${k}@acme.test`)
    }
    server.statements.length = 0
    const { companies, contacts } = await server.gql(`{
      companies(input: { offset: 100 }) { items { contacts { items { login sources { id } } } managers { firstName email } } }
      contacts(input: { offset: 100 }) { items { ${PERSON} } }
    }`)
    expect(companies.items.at(-1).contacts.items).toHaveLength(2)
    expect(companies.items.at(-1).managers.map(({ email }: Answer) => email)).toEqual([
      `c${n}-${n - 1}-1@acme.test`,
      `c${n}-${n - 1}-2@acme.test`,
    ])
    expect(contacts.items.at(-1)).toMatchObject({ company: { name: `Company ${n} ${n - 1}` }, companies: { itemsFound: 1 } })
    counts.push(server.statements.length)
  }
  expect(counts[1]).toBe(counts[0])
})
