import { beforeEach, describe, expect, test } from 'vitest'
import { forbiddenCompany, type HouseOfContacts, houseOfContacts, noContact, type Person } from '../../../../test/contacts.js'
import { addAdmin } from '../../../../test/people.js'
import type { Answer } from '../../../../test/test-server.js'

const refusedOutright = { errors: [{ message: 'Forbidden resource', code: 'FORBIDDEN' }] }

let server: HouseOfContacts
let acme: number
let globex: number
let boss: Person
let jo: Person
let stranger: Person
beforeEach(async () => {
  server = await houseOfContacts()
  acme = await server.company('Acme')
  globex = await server.company('Globex')
  boss = await server.manager(acme, 'boss@acme.test')
  jo = await server.person(acme, 'jo@acme.test')
  stranger = await server.person(globex, 'stranger@globex.test')
})

const read = (id: number) => `{ contact(id: ${id}) { contactId } }`
const rename = (id: number, input = 'firstName: "X"') =>
  `mutation { contactUpdate(id: ${id}, input: { ${input} }) { firstName } }`
const colleagues = (companyId: number) =>
  `{ company(id: ${companyId}) { contacts { itemsFound items { contactId } } managers { userId } } }`
const nameOf = async (id: number) => (await server.gql(`{ contact(id: ${id}) { firstName } }`)).contact.firstName

describe('a contact', () => {
  test('reads themselves and nobody else, colleagues included', async () => {
    expect(await server.as(jo, read(jo.id))).toEqual({ contact: { contactId: jo.id } })
    for (const { id } of [boss, stranger, { id: 99 }]) expect(await server.as(jo, read(id))).toEqual(noContact(id))
    expect(await server.as(jo, '{ contacts { itemsFound } }')).toEqual(refusedOutright)
    expect((await server.as(jo, colleagues(acme))).company).toEqual({
      contacts: { itemsFound: 1, items: [{ contactId: jo.id }] },
      managers: [],
    })
    expect((await server.as(jo, colleagues(globex))).errors[0].code).toBe('COMPANY_NOT_FOUND_ERROR')
  })

  test('changes themselves and nobody else', async () => {
    expect(await server.as(jo, rename(jo.id))).toEqual({ contactUpdate: { firstName: 'X' } })
    for (const { id } of [boss, stranger]) {
      expect(await server.as(jo, rename(id))).toEqual(noContact(id))
      expect(await nameOf(id)).toBe('')
    }
  })

  test('sets nothing that links them to other systems, and joins no company on their own', async () => {
    for (const [input, named] of [
      ['debtorId: "D1", firstName: "X"', 'debtorId'],
      ['sources: [{ name: "erp", id: "1" }], firstName: "X"', 'sources'],
    ] as const)
      expect(await server.as(jo, rename(jo.id, input))).toEqual({
        errors: [{ message: `Forbidden resource: ${named} may only be given with a role for users`, code: 'FORBIDDEN' }],
      })
    for (const parentId of [globex, 99])
      expect(await server.as(jo, rename(jo.id, `parentId: ${parentId}`))).toEqual(forbiddenCompany)
    expect(await nameOf(jo.id)).toBe('')
  })

  test('cannot use the login of an administrator, in any spelling', async () => {
    await addAdmin(server, { email: 'nina@wharf.test' })

    for (const email of ['nina@wharf.test', 'N\u0130NA@wharf.test'])
      expect(await server.as(jo, rename(jo.id, `email: "${email}"`))).toEqual({ contactUpdate: { firstName: '' } })
    await server.outbox.work()
    expect(server.mails()).toEqual([])
    expect((await server.gql(`{ contact(id: ${jo.id}) { email login } }`)).contact).toEqual({
      email: 'jo@acme.test',
      login: 'jo@acme.test',
    })
  })

  test('chooses among their own companies', async () => {
    await server.gql(
      `mutation { contactAddToCompanies(id: ${jo.id}, input: { companyIds: [${globex}] }) { contact { contactId } } }`,
    )

    await server.as(jo, rename(jo.id, `parentId: ${globex}`))

    expect(await server.as(jo, `{ contact(id: ${jo.id}) { parentCompanyId companies { items { companyId } } } }`)).toEqual({
      contact: { parentCompanyId: globex, companies: { items: [{ companyId: acme }, { companyId: globex }] } },
    })
  })

  test('changes what they log in with only after a confirmation', async () => {
    await server.as(jo, rename(jo.id, 'email: "new@acme.test"'))

    expect(await server.as(jo, `{ contact(id: ${jo.id}) { email login } }`)).toEqual({
      contact: { email: 'jo@acme.test', login: 'jo@acme.test' },
    })
  })

  test.each([
    'contactCreate(input: { parentId: 1 }) { contactId }',
    'contactDelete(id: 2)',
    'contactCreateAccount(id: 2) { session { accessToken } }',
    'contactDeleteAccount(id: 2)',
    'contactAddToCompanies(id: 2, input: { companyIds: [1] }) { contact { contactId } }',
    'addCompanyManager(userId: 2, companyId: 1)',
    'removeCompanyManager(userId: 1, companyId: 1)',
  ])('may not %s', async (operation) => {
    const before = await server.db.selectFrom('contactCompany').selectAll().execute()

    expect(await server.as(jo, `mutation { ${operation} }`)).toEqual(refusedOutright)
    expect(await server.db.selectFrom('contactCompany').selectAll().execute()).toEqual(before)
  })
})

describe('a manager', () => {
  test('reads the contacts of the company, and of no other', async () => {
    const ids = ({ items }: Answer) => items.map(({ contactId }: Answer) => contactId)

    expect(await server.as(boss, read(jo.id))).toEqual({ contact: { contactId: jo.id } })
    expect(await server.as(boss, read(stranger.id))).toEqual(noContact(stranger.id))
    expect(await server.as(boss, '{ contacts { itemsFound } }')).toEqual(refusedOutright)
    expect(ids((await server.as(boss, colleagues(acme))).company.contacts)).toEqual([boss.id, jo.id])
  })

  test('changes themselves, not their colleagues', async () => {
    expect(await server.as(boss, rename(jo.id))).toEqual(noContact(jo.id))
    expect(await server.as(boss, rename(boss.id))).toEqual({ contactUpdate: { firstName: 'X' } })
    expect(await server.as(boss, `mutation { contactDelete(id: ${jo.id}) }`)).toEqual(refusedOutright)
    expect(await nameOf(jo.id)).toBe('')
  })
})

describe('a visitor, a customer and a key', () => {
  test('without the role reach no contact', async () => {
    const { customerRegister } = await server.gql(
      'mutation { customerRegister(input: { email: "c@c.test", password: "secret-123" }) { customer { userId } session { accessToken } } }',
    )
    const customer = { id: customerRegister.customer.userId, token: customerRegister.session.accessToken }

    for (const who of [null, customer])
      for (const document of [
        read(jo.id),
        '{ contacts { itemsFound } }',
        rename(jo.id),
        `mutation { contactDelete(id: ${jo.id}) }`,
      ])
        expect(await server.as(who, document)).toEqual(refusedOutright)
  })

  test('may do what their role allows', async () => {
    const [viewer, editor] = [await server.keyFor({ user: 'VIEWER' }), await server.keyFor({ user: 'EDITOR' })]

    expect((await server.gql('{ contacts { itemsFound } }', {}, viewer)).contacts.itemsFound).toBe(3)
    expect(await server.gql(rename(jo.id), {}, viewer)).toEqual(refusedOutright)
    expect(await server.gql(rename(jo.id), {}, editor)).toEqual({ contactUpdate: { firstName: 'X' } })
    for (const operation of [`contactDelete(id: ${jo.id})`, 'contactCreate(input: { parentId: 1 }) { contactId }'])
      expect(await server.gql(`mutation { ${operation} }`, {}, editor)).toEqual(refusedOutright)
  })

  test('a contact who reads with a viewer key still changes only themselves', async () => {
    const viewer = await server.keyFor({ user: 'VIEWER' })

    expect(await server.gql(read(stranger.id), {}, viewer, jo.token)).toEqual({ contact: { contactId: stranger.id } })
    expect(await server.gql(rename(stranger.id), {}, viewer, jo.token)).toEqual(noContact(stranger.id))
    expect(await server.gql(rename(jo.id, 'debtorId: "D1"'), {}, viewer, jo.token)).toMatchObject({
      errors: [{ code: 'FORBIDDEN' }],
    })
  })
})
