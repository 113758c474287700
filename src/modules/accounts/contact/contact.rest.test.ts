import { beforeEach, describe, expect, test } from 'vitest'
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

const add = (body: object) => server.rest('POST /v2/contacts', body)
const problem = ({ status, body }: Answer) => [status, body.error.code, body.error.messages]
const count = async () => (await server.rest('GET /v2/contacts')).body.itemsFound

const nothing = {
  gender: null,
  firstName: '',
  middleName: null,
  lastName: '',
  phone: null,
  mobile: null,
  email: null,
  homepage: null,
  iban: null,
  bankAccount: null,
  bic: null,
  notes: null,
  primaryLanguage: null,
  expires: null,
  externalId: null,
  dateOfBirth: null,
  mailingList: null,
  linkedContactId: null,
}
const shown = (id: number, more: object) => ({
  id,
  uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
  contactId: id,
  userId: id,
  ...nothing,
  customFields: {},
  createdAt: '2026-11-15T12:00:00.000Z',
  lastModifiedAt: '2026-11-15T12:00:00.000Z',
  parentCompanyId: acme,
  ...more,
})

describe('a contact', () => {
  test('is added with data of other systems, read, found, changed and deleted', async () => {
    const given = {
      firstName: 'Jo',
      email: 'jo@acme.test',
      homepage: 'https://jo.test',
      iban: 'NL91ABNA0417164300',
      bankAccount: '0417164300',
      bic: 'ABNANL2A',
      notes: 'Rings twice',
      expires: '2027-01-01',
      externalId: 'X-1',
      mobile: '0612345678',
    }
    const sources = [{ source: 'erp', sourceId: 'C1' }]
    const kept = { ...given, expires: '2027-01-01T00:00:00.000Z' }

    const added = await add({ parentId: acme, ...given, sources })
    expect([added.status, added.body]).toEqual([201, { ...shown(1, kept), sources }])
    for (const path of ['id/1', `id/${added.body.uuid}`, 'sourceId/C1', 'sourceId/C1?source=erp'])
      expect((await server.rest(`GET /v2/contacts/${path}`)).body).toEqual({ ...shown(1, kept), sources })
    expect((await server.rest('POST /v2/contacts/search', { term: 'jo@', sources })).body.data).toEqual([shown(1, kept)])
    expect((await server.rest('GET /v2/contacts?firstName=j&expands=sources')).body.data).toEqual([
      { ...shown(1, kept), sources },
    ])

    const { body: changed } = await server.rest('PATCH /v2/contacts/sourceId/C1', {
      firstName: 'Joan',
      notes: null,
      parentId: globex,
    })
    const after = { ...kept, firstName: 'Joan', notes: null, parentCompanyId: globex }
    expect(changed).toEqual({ ...shown(1, after), sources })
    const { status, body: gone } = await server.rest('DELETE /v2/contacts/id/1')
    expect([status, gone]).toEqual([200, { ...shown(1, after), sources }])
    expect(problem(await server.rest('GET /v2/contacts/id/1'))).toEqual([404, 50006, ['Contact with id [1] not found']])
  })

  test('is added to a company by its id, or by an external key', async () => {
    const parents = [{ parentId: acme }, { parent: { id: acme } }, { parent: { source: 'erp', sourceId: 'G' } }]

    const answers = await Promise.all(parents.map(add))

    expect(answers.map(({ body }) => body.parentCompanyId)).toEqual([acme, acme, globex])
  })

  test.each([
    [{}, 400, 10007, '#/parentId: must be given, or the company as parent'],
    [{ parentId: null }, 400, 10007, '#/parentId: must not be null'],
    [{ parentId: 99 }, 404, 50007, 'Company with id [99] not found'],
    [{ parent: { source: 'erp', sourceId: 'none' } }, 404, 50007, 'Company with source [erp] and sourceId [none] not found'],
    [{ parent: { source: 'erp' } }, 400, 10007, '#/parent: must identify a company by id, or by source and sourceId'],
    [{ parentId: 1, parent: { id: 2 } }, 400, 10007, '#/parent: contradicts parentId'],
    [{ parentId: 1, expires: 'soon' }, 400, 10007, '#/expires: must be an ISO 8601 date'],
    [{ parentId: 1, iban: 'x'.repeat(35) }, 400, 10007, '#/iban: must NOT have more than 34 characters'],
    [{ parentId: 1, password: 'secret-123' }, 400, 10007, '#/: extraneous key [password] is not permitted'],
    [{ parentId: 1, source: 'erp' }, 400, 10007, '#/sourceId: is also required: source and sourceId belong together'],
  ])('is refused with %j', async (body, status, code, message) => {
    expect(problem(await add(body))).toEqual([status, code, [expect.stringContaining(message)]])
    expect(await count()).toBe(0)
  })

  test('with the e-mail address or the source of another is refused', async () => {
    await add({ parentId: acme, email: 'jo@acme.test', sources: [{ source: 'erp', sourceId: 'C1' }] })

    for (const body of [{ email: 'JO@acme.test' }, { sources: [{ source: 'erp', sourceId: 'C1' }] }])
      expect(problem(await add({ parentId: acme, ...body })).slice(0, 2)).toEqual([400, 50004])
    expect(await count()).toBe(1)
  })

  test('whose key two systems use is found if its system is named', async () => {
    await add({ parentId: acme, sources: [{ source: 'erp', sourceId: 'C1' }] })
    await add({ parentId: acme, sources: [{ source: 'crm', sourceId: 'C1' }] })

    expect(problem(await server.rest('GET /v2/contacts/sourceId/C1')).slice(0, 2)).toEqual([400, 50005])
    expect((await server.rest('GET /v2/contacts/sourceId/C1?source=crm')).body.id).toBe(2)
    expect(problem(await server.rest('GET /v2/contacts/email/C1')).slice(0, 2)).toEqual([400, 10006])
  })
})

describe('until their removal', () => {
  const old = { abbreviation: 'J.', pricelistAmount: { any: ['thing'] }, pricelistPercentage: 3, ssn: '1', title: null }

  test('old properties are accepted: some have no effect, some still work', async () => {
    const { status, body } = await add({ ...old, parentId: acme, debtorId: 'D1', source: 'erp', sourceId: 'C1' })

    expect([status, body]).toEqual([201, { ...shown(1, {}), sources: [{ source: 'erp', sourceId: 'C1' }] }])
    const moved = await server.rest('PATCH /v2/contacts/id/1', {
      ...old,
      debtorId: 'D2',
      parent: { source: 'erp', sourceId: 'G' },
    })
    expect(moved.body.parentCompanyId).toBe(globex)
    expect(await server.gql('{ contact(id: 1) { debtorId } }')).toEqual({ contact: { debtorId: 'D2' } })
  })

  test('and afterwards the company of what exists is named by its number', async () => {
    await add({ parentId: acme })
    server.travel('2027-03-01T00:00:00.000Z')

    expect(problem(await server.rest('PATCH /v2/contacts/id/1', { parent: { id: globex } })).slice(0, 2)).toEqual([400, 10007])
    expect((await server.rest('PATCH /v2/contacts/id/1', { parentId: globex })).body.parentCompanyId).toBe(globex)
    expect((await add({ parent: { id: acme }, firstName: 'Jo' })).status).toBe(201)
  })
})

test('a client without the role is refused', async () => {
  await add({ parentId: acme })
  const viewer = await server.tokenFor({ user: 'VIEWER' })

  for (const line of ['PATCH /v2/contacts/id/1', 'POST /v2/contacts', 'POST /v2/contacts/bulk/id'])
    expect((await server.rest(line, {}, viewer)).status).toBe(403)
  expect((await server.rest('DELETE /v2/contacts/id/1', undefined, viewer)).status).toBe(403)
  expect((await server.rest('GET /v2/contacts', undefined, await server.tokenFor({ order: 'OWNER' }))).status).toBe(403)
  expect((await server.rest('GET /v2/contacts', undefined, viewer)).body.itemsFound).toBe(1)
})
