import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { type HouseOfContacts, houseOfContacts } from '../../../../test/contacts.js'
import type { Answer } from '../../../../test/test-server.js'

let server: HouseOfContacts
let acme: number
let globex: number
beforeEach(async () => {
  server = await houseOfContacts()
  acme = await server.company('Acme')
  globex = await server.company('Globex')
  await server.rest(`PATCH /v2/companies/id/${globex}`, { sources: [{ source: 'erp', sourceId: 'G' }] })
})

const known = (sourceId: string) => ({ sources: [{ source: 'erp', sourceId }] })
const write = async (contacts: object[], directives = {}, lookup = 'sourceId') => {
  const { status, body } = await server.rest(`POST /v2/contacts/bulk/${lookup}`, { contacts, directives })
  return status === 200 ? body.data : body
}
const results = async (contacts: object[], directives = {}, lookup = 'sourceId') =>
  (await write(contacts, directives, lookup)).map(({ success, action, error }: Answer) => (success ? action : error))
const all = async (fields: string) =>
  (await server.gql(`{ contacts(input: { offset: 100 }) { items { ${fields} } } }`)).contacts.items

test('contacts are added with their companies, named by id or by an external key', async () => {
  const contacts = [
    { ...known('b'), firstName: 'B', parentId: acme },
    { ...known('a'), firstName: 'A', parent: { source: 'erp', sourceId: 'G' } },
    { source: 'erp', sourceId: 'c', firstName: 'C', parent: { id: globex } },
  ]

  const data = await write(contacts)

  expect(data).toEqual([2, 1, 3].map((id, i) => ({ action: 'create', id, key: 'bac'[i], lookupKey: 'sourceId', success: true })))
  expect(await all('firstName parentCompanyId companies { items { companyId } } sources { name id }')).toEqual([
    {
      firstName: 'A',
      parentCompanyId: globex,
      companies: { items: [{ companyId: globex }] },
      sources: [{ name: 'erp', id: 'a' }],
    },
    { firstName: 'B', parentCompanyId: acme, companies: { items: [{ companyId: acme }] }, sources: [{ name: 'erp', id: 'b' }] },
    {
      firstName: 'C',
      parentCompanyId: globex,
      companies: { items: [{ companyId: globex }] },
      sources: [{ name: 'erp', id: 'c' }],
    },
  ])
  expect((await server.events()).at(-1)).toEqual({ trigger: 'CONTACT_BULK', contactIds: [2, 1, 3] })
})

test('a second bulk changes them: omitted values stay, and a new company replaces the old one', async () => {
  await write([{ ...known('a'), firstName: 'A', lastName: 'Z', parentId: acme }])

  expect(await results([{ ...known('a'), firstName: 'AA', parentId: globex }])).toEqual(['update'])
  const [one] = await all('contactId firstName lastName parentCompanyId companies { items { companyId } }')
  expect(one).toEqual({
    contactId: 1,
    firstName: 'AA',
    lastName: 'Z',
    parentCompanyId: globex,
    companies: { items: [{ companyId: globex }] },
  })
  expect(
    await results(
      [
        { id: 1, lastName: 'Y' },
        { id: 7, lastName: 'N' },
      ],
      {},
      'id',
    ),
  ).toEqual(['update', 'Contact with id [7] not found'])
  expect(await all('lastName')).toEqual([{ lastName: 'Y' }])
})

test('the directives keep companies, fill gaps only, and add nothing', async () => {
  await write([{ ...known('a'), firstName: 'A', parentId: acme }])

  const item = { ...known('a'), firstName: 'X', phone: '0201234567', parentId: globex }
  await write([item], { skipMoveOnUpdate: true, skipIfNotEmpty: ['firstName', 'phone'] })
  expect(await all('firstName phone parentCompanyId companies { items { companyId } }')).toEqual([
    { firstName: 'A', phone: '0201234567', parentCompanyId: acme, companies: { items: [{ companyId: acme }] } },
  ])
  expect(await results([{ ...known('new'), parentId: acme }], { skipCreate: true })).toEqual([
    'Contact not found, and skipCreate is set',
  ])
  expect(await results([{ ...known('new'), parentId: globex }], { skipMoveOnUpdate: [] })).toEqual(['create'])
})

test('existing sources are kept, and missing ones are written', async () => {
  await write([{ ...known('a'), parentId: acme }])
  const more = (sourceId: string) => ({ sources: [...known(sourceId).sources, { source: 'crm', sourceId }], parentId: acme })

  expect(await results([more('a'), more('b')], { skipIfNotEmpty: ['sources'] })).toEqual(['update', 'create'])
  expect(await all('sources { name id }')).toEqual([
    { sources: [{ name: 'erp', id: 'a' }] },
    {
      sources: [
        { name: 'crm', id: 'b' },
        { name: 'erp', id: 'b' },
      ],
    },
  ])
})

test('an invalid item fails alone, with its reason', async () => {
  await server.person(acme, 'taken@acme.test')
  await server.contact(acme, { sources: [{ name: 'erp', id: 'other' }] })
  const contacts = [
    { ...known('1'), parentId: acme, email: 'one@acme.test' },
    { ...known('2'), parentId: acme, email: 'Taken@acme.test' },
    { ...known('3'), parentId: acme, email: 'same@acme.test' },
    { ...known('4'), parentId: acme, email: 'SAME@acme.test' },
    { ...known('5'), parentId: 99 },
    { ...known('6') },
    { sources: [...known('7').sources, ...known('other').sources], parentId: acme },
    { ...known('8'), parentId: acme, parent: { id: globex } },
    { ...known('9'), parentId: acme },
  ]

  expect(await results(contacts)).toEqual([
    'create',
    'Another contact or account has the e-mail address [Taken@acme.test]',
    'Another item of this request has the same e-mail address',
    'Another item of this request has the same e-mail address',
    'The company of the contact does not exist',
    'Contact not found; a new one needs parentId',
    'update',
    'parent contradicts parentId',
    'create',
  ])
  expect(await all('email')).toHaveLength(4)
})

test('a new e-mail address is a new login, and a login cannot be removed', async () => {
  const jo = await server.person(acme, 'jo@acme.test')
  const ann = await server.person(acme, 'ann@acme.test')

  const items = [
    { id: jo.id, email: 'joan@acme.test' },
    { id: ann.id, email: null },
  ]
  expect(await results(items, {}, 'id')).toEqual(['update', 'email must not be removed: the contact logs in with it'])

  expect(await all('email login')).toEqual([
    { email: 'joan@acme.test', login: 'joan@acme.test' },
    { email: 'ann@acme.test', login: 'ann@acme.test' },
  ])
})

test('an item without its key, or with an invalid shape, is refused alone, and the others are written', async () => {
  const good = { ...known('1'), parentId: acme }

  expect(await write([good, { parentId: acme }, { ...known('2'), phone: '1' }])).toMatchObject([
    { success: true },
    { success: false, error: expect.stringContaining('lacks its lookup key') },
    { success: false },
  ])
  expect((await write([{ parentId: acme }])).error.code).toBe(10016)
  expect(await all('contactId')).toHaveLength(1)
})

test('a thousand cost as few statements as ten, to add and to change', async () => {
  const items = (n: number, more: object) =>
    Array.from({ length: n }, (_, i) => ({
      ...known(`${n}-${i}`),
      email: `c${n}-${i}@acme.test`,
      parent: i % 2 ? { id: acme } : { source: 'erp', sourceId: 'G' },
      ...more,
    }))
  const costOf = async (contacts: object[], action: string) => {
    server.statements.length = 0
    const data = await write(contacts)
    expect(data.filter((one: Answer) => one.action === action)).toHaveLength(contacts.length)
    return server.statements.length
  }

  const few = [await costOf(items(10, {}), 'create'), await costOf(items(10, { firstName: 'X', parentId: undefined }), 'update')]
  const many = [await costOf(items(1000, {}), 'create'), await costOf(items(1000, { firstName: 'X' }), 'update')]
  expect(many).toEqual(few)
  const data = await write(items(1000, {}).reverse())
  expect([data[0].key, data[999].key]).toEqual(['1000-999', '1000-0'])
})

test('of two concurrent bulks that add the same contact, one adds it and the other changes it', async () => {
  const contact = (firstName: string) => [{ ...known('z'), firstName, email: 'z@acme.example', parentId: acme }]
  const held = await server.db.transaction().execute(async (db) => {
    await sql`lock table contact in share row exclusive mode`.execute(db)
    const both = [results(contact('First')), results(contact('Second'))]
    const waiting = sql<{
      n: number
    }>`select count(*)::int as n from pg_locks where relation = 'contact'::regclass and not granted`
    while ((await waiting.execute(server.db)).rows[0]?.n !== 2) await new Promise((done) => setTimeout(done, 10))
    return { both }
  })

  expect((await Promise.all(held.both)).flat().sort()).toEqual(['create', 'update'])
  expect(await all('email')).toEqual([{ email: 'z@acme.example' }])
})
