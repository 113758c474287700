import { beforeEach, describe, expect, test } from 'vitest'
import { forbiddenCompany, type HouseOfContacts, houseOfContacts, noContact } from '../../../../test/contacts.js'
import type { Answer } from '../../../../test/test-server.js'

let server: HouseOfContacts
let acme: number
let globex: number
let initech: number
beforeEach(async () => {
  server = await houseOfContacts()
  acme = await server.company('Acme')
  globex = await server.company('Globex')
  initech = await server.company('Initech')
})

const ACTIONS =
  '{ contact { contactId companies { items { companyId } } } actions { messages data { companyId success message } } }'
const add = (id: number, companyIds: number[]) =>
  `mutation { contactAddToCompanies(id: ${id}, input: { companyIds: ${JSON.stringify(companyIds)} }) ${ACTIONS} }`
const leave = (id: number, companyIds: number[]) =>
  `mutation { contactRemoveFromCompanies(id: ${id}, input: { companyIds: ${JSON.stringify(companyIds)} }) ${ACTIONS} }`
const companiesOf = async (id: number) =>
  (await server.gql(`{ contact(id: ${id}) { companies { items { companyId } } } }`)).contact.companies.items.map(
    ({ companyId }: Answer) => companyId,
  )
const managed = async (id: number) =>
  (await server.gql(`{ contact(id: ${id}) { managedCompanies { companyId } } }`)).contact.managedCompanies.map(
    ({ companyId }: Answer) => companyId,
  )

describe('acting for more companies', () => {
  test('a company that does not exist does not affect the others', async () => {
    const jo = await server.contact(acme)

    const { contactAddToCompanies } = await server.gql(add(jo, [globex, 99, initech, globex]))

    expect(contactAddToCompanies).toEqual({
      contact: { contactId: jo, companies: { items: [acme, globex, initech].map((companyId) => ({ companyId })) } },
      actions: {
        messages: ['Company with id [99] not found'],
        data: [
          { companyId: globex, success: true, message: 'Added' },
          { companyId: 99, success: false, message: 'Company with id [99] not found' },
          { companyId: initech, success: true, message: 'Added' },
        ],
      },
    })
    expect((await server.events()).at(-1)).toEqual({ trigger: 'CONTACT_UPDATED', contactId: jo })
  })

  test('a page of companies of a contact is a page, and so is one of contacts of a company', async () => {
    const [jo, ann] = [await server.contact(acme, { firstName: 'Jo' }), await server.contact(globex, { firstName: 'Ann' })]
    await server.gql(add(jo, [globex, initech]))

    const { contact } = await server.gql(
      `{ contact(id: ${jo}) { companies(input: { page: 2, offset: 2 }) { itemsFound pages page start end items { name } } } }`,
    )
    const { company } = await server.gql(`{ company(id: ${globex}) {
      contacts(input: { sort: [{ field: FIRST_NAME }], offset: 1 }) { itemsFound pages items { contactId } }
    } }`)

    expect(contact.companies).toEqual({ itemsFound: 3, pages: 2, page: 2, start: 3, end: 3, items: [{ name: 'Initech' }] })
    expect(company.contacts).toEqual({ itemsFound: 2, pages: 2, items: [{ contactId: ann }] })
  })

  test("leaving a company ends the contact's roles there, and the primary company stays", async () => {
    const jo = await server.contact(acme)
    await server.gql(add(jo, [globex, initech]))
    for (const companyId of [globex, initech])
      await server.gql(`mutation { addCompanyManager(userId: ${jo}, companyId: ${companyId}) }`)

    const { contactRemoveFromCompanies } = await server.gql(leave(jo, [globex, acme, 99]))

    expect(contactRemoveFromCompanies).toEqual({
      contact: { contactId: jo, companies: { items: [{ companyId: acme }, { companyId: initech }] } },
      actions: {
        messages: [
          `The company with id [${acme}] is the contact's primary one`,
          'The contact does not act for the company with id [99]',
        ],
        data: [
          { companyId: globex, success: true, message: 'Removed' },
          { companyId: acme, success: false, message: `The company with id [${acme}] is the contact's primary one` },
          { companyId: 99, success: false, message: 'The contact does not act for the company with id [99]' },
        ],
      },
    })
    expect(await managed(jo)).toEqual([initech])
    await server.gql(add(jo, [globex]))
    expect(await managed(jo)).toEqual([initech])
  })

  test('no company, or a contact that does not exist, is refused', async () => {
    const jo = await server.contact(acme)

    expect((await server.gql(add(jo, []))).errors[0].message).toBe('companyIds must have at least 1 entry')
    expect(await server.gql(add(99, [globex]))).toEqual(noContact(99))
    expect(await server.gql(leave(99, [globex]))).toEqual(noContact(99))
  })
})

describe('a contact', () => {
  test('leaves one of their own companies, but removes nobody else and joins none', async () => {
    const jo = await server.person(acme, 'jo@acme.test')
    await server.gql(add(jo.id, [globex]))
    const other = await server.contact(acme)
    await server.gql(add(other, [globex]))

    expect((await server.as(jo, leave(jo.id, [globex]))).contactRemoveFromCompanies.actions.messages).toEqual([])
    expect(await companiesOf(jo.id)).toEqual([acme])
    expect(await server.as(jo, leave(jo.id, [globex]))).toEqual(forbiddenCompany)
    expect(await server.as(jo, leave(other, [acme]))).toEqual(forbiddenCompany)
    expect((await server.as(jo, add(jo.id, [globex]))).errors[0].code).toBe('FORBIDDEN')
    expect(await companiesOf(other)).toEqual([acme, globex])
  })
})

describe('a manager', () => {
  test('adds contacts they see to companies they manage, and removes them again', async () => {
    const boss = await server.manager(acme, 'boss@acme.test')
    await server.gql(add(boss.id, [globex]))
    await server.gql(`mutation { addCompanyManager(userId: ${boss.id}, companyId: ${globex}) }`)
    const jo = await server.contact(acme)

    expect((await server.as(boss, add(jo, [globex]))).contactAddToCompanies.actions.messages).toEqual([])
    expect(await companiesOf(jo)).toEqual([acme, globex])
    expect((await server.as(boss, leave(jo, [globex]))).contactRemoveFromCompanies.actions.messages).toEqual([])
    expect(await companiesOf(jo)).toEqual([acme])
  })

  test('adds nobody to another company, not even themselves', async () => {
    const boss = await server.manager(acme, 'boss@acme.test')
    const [jo, stranger] = [await server.contact(acme), await server.contact(globex)]

    for (const document of [add(boss.id, [globex]), add(jo, [acme, globex]), add(boss.id, [99]), leave(stranger, [globex])])
      expect(await server.as(boss, document)).toEqual(forbiddenCompany)
    expect(await server.as(boss, add(stranger, [acme]))).toEqual(noContact(stranger))
    for (const [id, companies] of [
      [boss.id, [acme]],
      [jo, [acme]],
      [stranger, [globex]],
    ] as const)
      expect(await companiesOf(id)).toEqual(companies)
  })

  test('cannot add strangers to their company, even with a key that may read everybody', async () => {
    const boss = await server.manager(acme, 'boss@acme.test')
    const stranger = await server.contact(globex)
    const reader = await server.keyFor({ user: 'VIEWER' })

    expect(await server.gql(add(stranger, [acme]), {}, reader, boss.token)).toEqual(noContact(stranger))
    expect(await companiesOf(stranger)).toEqual([globex])
  })

  test('appoints and removes managers of their own company', async () => {
    const boss = await server.manager(acme, 'boss@acme.test')
    const jo = await server.person(acme, 'jo@acme.test')
    const stranger = await server.contact(globex)
    const manage = (verb: string, userId: number, companyId: number) =>
      server.as(boss, `mutation { ${verb}CompanyManager(userId: ${userId}, companyId: ${companyId}) }`)

    expect(await manage('add', jo.id, acme)).toEqual({
      addCompanyManager: `The contact with id [${jo.id}] manages the company with id [${acme}]`,
    })
    expect(await managed(jo.id)).toEqual([acme])
    expect(await manage('remove', boss.id, acme)).toEqual({
      removeCompanyManager: `The contact with id [${boss.id}] is no longer a company manager of the company with id [${acme}]`,
    })
    expect(await manage('add', boss.id, acme)).toEqual({ errors: [{ message: 'Forbidden resource', code: 'FORBIDDEN' }] })
    const back = (userId: number, companyId: number) =>
      server.as(jo, `mutation { addCompanyManager(userId: ${userId}, companyId: ${companyId}) }`)
    expect(await back(jo.id, globex)).toEqual(forbiddenCompany)
    expect(await back(stranger, acme)).toEqual(noContact(stranger))
    expect(await managed(stranger)).toEqual([])
  })
})

test('a manager is a contact of the company', async () => {
  const stranger = await server.contact(globex)
  const manage = (verb: string, userId: number, companyId: number) =>
    server.gql(`mutation { ${verb}CompanyManager(userId: ${userId}, companyId: ${companyId}) }`)

  expect(await manage('add', stranger, acme)).toEqual({
    errors: [{ message: `userId does not refer to a contact of the company with id [${acme}]`, code: 'VALIDATION_ERROR' }],
  })
  expect(await manage('add', 99, acme)).toEqual(noContact(99))
  expect((await manage('add', stranger, 99)).errors[0].code).toBe('COMPANY_NOT_FOUND_ERROR')
  expect((await manage('remove', stranger, globex)).errors[0].code).toBe('VALIDATION_ERROR')
  expect(await managed(stranger)).toEqual([])
})

test('an authorization manager of a company also manages it', async () => {
  const jo = await server.contact(acme, { firstName: 'Jo' })
  const config = {
    uuid: '01939d2c-0000-7000-8000-000000000001',
    contactId: jo,
    companyId: acme,
    purchaseRole: 'AUTHORIZATION_MANAGER',
  }
  const times = { createdAt: server.clock(), lastModifiedAt: server.clock() }
  await server.db
    .insertInto('purchaseAuthorizationConfig')
    .values({ ...config, ...times } as never)
    .execute()

  expect(await managed(jo)).toEqual([acme])
  expect(await server.gql(`{ company(id: ${acme}) { managers { __typename userId firstName } } }`)).toEqual({
    company: { managers: [{ __typename: 'Contact', userId: jo, firstName: 'Jo' }] },
  })
})
