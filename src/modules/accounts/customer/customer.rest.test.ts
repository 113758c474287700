import { describe, expect, test } from 'vitest'
import { addCustomer, logIn } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'

const home = { type: 'home', street: 'Kade', postalCode: '3011 AA', city: 'Rotterdam', country: 'NL', code: 'H' }
const source = (name: string, id: string) => ({ source: name, sourceId: id })

const refusal = ({ status, body }: { status: number; body: Answer }) => [status, body.error.code, body.error.messages]
const create = async (server: TestServer, body: object): Promise<Answer> => (await server.rest('POST /v2/customers', body)).body
const stored = async (server: TestServer): Promise<Answer[]> =>
  (await server.rest('GET /v2/customers?expands=sources,addresses')).body.data

describe('a customer over REST', () => {
  test('is created with data of other systems, and read by id, uuid or source', async () => {
    const server = await startTestServer()
    const body = {
      firstName: 'Ann',
      lastName: 'Dijk',
      email: 'ann@dijk.test',
      debtorId: 'D-7',
      primaryLanguage: 'nl',
      iban: 'NL91ABNA0417164300',
      bankAccount: '417164300',
      bic: 'ABNANL2A',
      notes: 'Pays <b>late</b>',
      expires: '2027-01-01',
      externalId: 'X-1',
      sources: [source('erp', '7')],
      addresses: [home],
    }

    const { status, body: created } = await server.rest('POST /v2/customers', body)

    expect({ status, body: created }).toEqual({
      status: 201,
      body: {
        id: expect.any(Number),
        uuid: expect.any(String),
        customerId: created.id,
        userId: created.id,
        gender: null,
        middleName: null,
        phone: null,
        mobile: null,
        dateOfBirth: null,
        mailingList: null,
        ...body,
        primaryLanguage: 'NL',
        notes: 'Pays late',
        expires: '2027-01-01T00:00:00.000Z',
        createdAt: TODAY,
        lastModifiedAt: TODAY,
        addresses: [expect.objectContaining({ id: expect.any(Number), ...home })],
      },
    })
    for (const path of [`id/${created.id}`, `id/${created.uuid}`, 'sourceId/7', 'sourceId/7?source=erp'])
      expect([path, (await server.rest(`GET /v2/customers/${path}`)).body]).toEqual([path, created])
  })

  test('is changed by its source, and omitted values stay', async () => {
    const server = await startTestServer()
    await create(server, { firstName: 'Ann', phone: '010', sources: [source('erp', '7'), source('crm', 'A')] })

    const { status, body } = await server.rest('PATCH /v2/customers/sourceId/7?source=erp', {
      firstName: 'Anna',
      iban: 'NL91',
      sources: [source('erp', '8')],
      addresses: [home],
    })

    expect(status).toBe(200)
    expect(body).toMatchObject({ firstName: 'Anna', phone: '010', iban: 'NL91' })
    expect(body.sources).toEqual([source('crm', 'A'), source('erp', '8')])
    expect(body.addresses).toMatchObject([home])
  })

  test('that is deleted is answered once more, with what went along', async () => {
    const server = await startTestServer()
    const created = await create(server, { firstName: 'Ann', sources: [source('erp', '7')], addresses: [home] })

    const gone = await server.rest(`DELETE /v2/customers/id/${created.id}`)

    expect([gone.status, gone.body]).toEqual([200, created])
    expect(refusal(await server.rest(`DELETE /v2/customers/id/${created.id}`))).toEqual([
      404,
      60006,
      [`Customer with id [${created.id}] not found`],
    ])
    expect(await stored(server)).toEqual([])
  })

  test('whose key two systems use is found if its system is named', async () => {
    const server = await startTestServer()
    await create(server, { firstName: 'Ann', sources: [source('erp', '7')] })
    await create(server, { firstName: 'Bob', sources: [source('crm', '7')] })

    const ambiguous = ['More than one customer has the sourceId [7]; also give its source']
    expect(refusal(await server.rest('GET /v2/customers/sourceId/7'))).toEqual([400, 60005, ambiguous])
    expect(refusal(await server.rest('PATCH /v2/customers/sourceId/7', { firstName: 'Eve' }))).toEqual([400, 60005, ambiguous])
    expect((await server.rest('GET /v2/customers/sourceId/7?source=crm')).body.firstName).toBe('Bob')
    expect(refusal(await server.rest('GET /v2/customers/sourceId/9'))).toEqual([
      404,
      60006,
      ['Customer with sourceId [9] not found'],
    ])
    expect((await stored(server)).map(({ firstName }) => firstName)).toEqual(['Ann', 'Bob'])
  })

  test('has no other lookup', async () => {
    const server = await startTestServer()

    const { status, body } = await server.rest('GET /v2/customers/email/a@b.test')

    expect([status, body.error.code]).toEqual([400, 10006])
    for (const id of ['abc', '99999999999', '-1'])
      expect(refusal(await server.rest(`GET /v2/customers/id/${id}`))).toEqual([
        404,
        60006,
        [`Customer with id [${id}] not found`],
      ])
  })

  test('is refused by name where a value is wrong, and nothing is stored', async () => {
    const server = await startTestServer()
    const messages = async (body: object) => refusal(await server.rest('POST /v2/customers', body))

    expect(await messages({ expires: 'never' })).toMatchObject([400, 10007, [expect.stringMatching(/^#\/expires/)]])
    expect(await messages({ expires: '2027-02-30' })).toEqual([400, 10007, ['#/expires: must be an ISO 8601 date']])
    expect(await messages({ iban: 'x'.repeat(35) })).toMatchObject([400, 10007, [expect.stringMatching(/^#\/iban/)]])
    expect(await messages({ sources: [{ source: 'erp' }, { source: '' }] })).toMatchObject([400, 10007, expect.any(Array)])
    expect(await messages({ email: 'a@b.test', addresses: [{ ...home, country: 'NLD' }] })).toMatchObject([
      400,
      10007,
      expect.any(Array),
    ])
    expect(await stored(server)).toEqual([])
  })

  test('needs the rights of its operation', async () => {
    const server = await startTestServer()
    const { id } = await create(server, { firstName: 'Ann' })
    const viewer = await server.tokenFor({ user: 'VIEWER' })
    const editor = await server.tokenFor({ user: 'EDITOR' })

    expect((await server.rest(`GET /v2/customers/id/${id}`, undefined, viewer)).status).toBe(200)
    expect((await server.rest(`PATCH /v2/customers/id/${id}`, { firstName: 'Eve' }, viewer)).status).toBe(403)
    expect((await server.rest(`PATCH /v2/customers/id/${id}`, { firstName: 'Anna' }, editor)).status).toBe(200)
    expect((await server.rest(`DELETE /v2/customers/id/${id}`, undefined, editor)).status).toBe(403)
    expect((await server.rest('POST /v2/customers', {}, editor)).status).toBe(403)
    expect(await stored(server)).toMatchObject([{ firstName: 'Anna' }])
  })

  test('follows a new e-mail address with the login', async () => {
    const server = await startTestServer()
    const { id } = await addCustomer(server, { email: 'bo@shop.test' })

    await server.rest(`PATCH /v2/customers/id/${id}`, { email: 'bo@new.test' })

    expect((await logIn(server, 'bo@new.test')).email).toBe('bo@new.test')
  })
})

describe('old properties of a customer', () => {
  const old = { abbreviation: 'A.', pricelistAmount: 1, pricelistPercentage: 2.5, ssn: '123', title: { any: 'thing' } }

  test('are accepted and not stored', async () => {
    const server = await startTestServer()

    const plain = await create(server, { firstName: 'Ann' })
    const { body } = await server.rest(`PATCH /v2/customers/id/${plain.id}`, { ...old })

    expect(body).toEqual(plain)
  })

  test('source and sourceId are one entry of sources, unless those are given', async () => {
    const server = await startTestServer()

    const folded = await create(server, { source: 'erp', sourceId: '7' })
    const given = await create(server, { source: 'erp', sourceId: '8', sources: [source('crm', 'A')] })
    const half = await server.rest('POST /v2/customers', { source: 'erp' })

    expect(folded.sources).toEqual([source('erp', '7')])
    expect(given.sources).toEqual([source('crm', 'A')])
    expect(refusal(half)).toEqual([400, 10007, ['#/sourceId: is also required: source and sourceId belong together']])
  })

  test('a parent is accepted and has no effect: a customer belongs to no company', async () => {
    const server = await startTestServer()

    const created = await create(server, { firstName: 'Ann', parent: { source: 'erp', sourceId: '1', language: 'NL' } })
    const { status, body } = await server.rest(`PATCH /v2/customers/id/${created.id}`, { parent: { id: 12 } })

    expect([status, body]).toEqual([200, created])
    expect(refusal(await server.rest('POST /v2/customers', { parent: { nope: 1 } }))).toEqual([
      400,
      10007,
      ['#/parent: extraneous key [nope] is not permitted'],
    ])
  })

  test('are refused after the removal', async () => {
    const server = await startTestServer({ now: '2027-03-01T00:00:00.000Z' })

    for (const body of [{ ssn: '1' }, { source: 'erp', sourceId: '7' }, { parent: { id: 1 } }]) {
      const answer = await server.rest('POST /v2/customers', body)
      expect([answer.status, answer.body.title]).toEqual([400, 'RemovedItem'])
    }
    expect(await stored(server)).toEqual([])
  })
})

test('a search of customers takes filters and pages', async () => {
  const server = await startTestServer()
  await create(server, { firstName: 'Ann', lastName: 'Berg', sources: [source('erp', '7')] })
  await create(server, { firstName: 'Bob', lastName: 'Aalst' })
  const names = async (body: object) =>
    (await server.rest('POST /v2/customers/search', body)).body.data.map(({ firstName }: Answer) => firstName)

  expect(await names({ sources: [{ source: 'erp' }] })).toEqual(['Ann'])
  expect(await names({ filters: { term: 'aal', termFields: ['CUSTOMER_LAST_NAME'] } })).toEqual(['Bob'])
  expect(await names({ sort: [{ field: 'LAST_NAME', order: 'ASC' }], offset: 1 })).toEqual(['Bob'])
  expect(await names({ createdAt: { from: TODAY, to: TODAY }, lastName: 'BERG' })).toEqual(['Ann'])
})
