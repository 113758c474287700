import { describe, expect, test } from 'vitest'
import { addCustomer, logIn } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

const BY_SOURCE = 'POST /v2/customers/bulk/sourceId'
const BY_ID = 'POST /v2/customers/bulk/id'
const source = (id: string, name = 'erp') => ({ source: name, sourceId: id })
const home = { type: 'home', street: 'Kade', postalCode: '3011 AA', city: 'Rotterdam', country: 'NL', code: 'H' }

const stored = async (server: TestServer): Promise<Answer[]> =>
  (await server.rest('GET /v2/customers?offset=100&expands=sources,addresses')).body.data
const done = (action: string, key: string, id: unknown = expect.any(Number)) => ({
  action,
  id,
  key,
  lookupKey: 'sourceId',
  success: true,
})
const failed = (key: string, error: string) => ({ key, lookupKey: 'sourceId', success: false, error })

describe('a bulk by sourceId', () => {
  test('adds and changes customers with their children; omitted values stay', async () => {
    const server = await startTestServer()
    const { body: ann } = await server.rest('POST /v2/customers', { firstName: 'Ann', phone: '010', sources: [source('1')] })

    const { status, body } = await server.rest(BY_SOURCE, {
      customers: [
        { sources: [source('2')], firstName: 'Bob', email: 'bob@shop.test', addresses: [home], expires: '2027-01-01' },
        { source: 'erp', sourceId: '1', lastName: 'Berg', language: 'de', addresses: [{ ...home, street: 'Dijk' }], title: 'Ms' },
      ],
    })

    expect({ status, body }).toEqual({
      status: 200,
      body: { data: [done('create', '2'), done('update', '1', ann.id)], messages: ['Completed'], total: 2 },
    })
    expect(await stored(server)).toMatchObject([
      { firstName: 'Ann', lastName: 'Berg', phone: '010', primaryLanguage: 'DE', addresses: [{ street: 'Dijk', code: 'H' }] },
      {
        firstName: 'Bob',
        email: 'bob@shop.test',
        sources: [source('2')],
        addresses: [home],
        expires: '2027-01-01T00:00:00.000Z',
      },
    ])
  })

  test('triggers one event for each', async () => {
    const server = await startTestServer()

    const { body } = await server.rest(BY_SOURCE, { customers: [{ sources: [source('1')] }, { sources: [source('2')] }] })

    expect(await server.db.selectFrom('event').select(['trigger', 'payload']).execute()).toEqual([
      { trigger: 'CUSTOMER_BULK', payload: { customerIds: body.data.map(({ id }: Answer) => id) } },
    ])
  })

  test('changes an address by its code if it is sent again', async () => {
    const server = await startTestServer()
    const item = { sources: [source('1')], addresses: [home] }

    await server.rest(BY_SOURCE, { customers: [item] })
    await server.rest(BY_SOURCE, { customers: [{ ...item, addresses: [{ ...home, city: 'Delft' }] }] })

    expect((await stored(server))[0].addresses).toMatchObject([{ ...home, city: 'Delft' }])
  })

  test('with invalid items keeps the valid ones, in order', async () => {
    const server = await startTestServer()
    await server.rest('POST /v2/customers', { email: 'taken@shop.test', debtorId: 'D', sources: [source('0')] })

    const { body } = await server.rest(BY_SOURCE, {
      customers: [
        { sources: [source('1')], firstName: 'Ann' },
        { sources: [source('2')], email: 'Taken@shop.test' },
        { sources: [source('3')], debtorId: 'D' },
        { sources: [source('4')], email: 'twice@shop.test' },
        { sources: [source('5')], email: 'TWICE@shop.test' },
        { sources: [source('6'), source('0')], firstName: 'Zoe' },
        { sources: [source('7')], addresses: [{ ...home, id: 999 }] },
        { sources: [source('8')], firstName: 'Bob' },
        { sources: [source('9')] },
        { sources: [source('9')] },
      ],
    })

    expect(body.data).toEqual([
      done('create', '1'),
      failed('2', 'Another customer has the e-mail address [Taken@shop.test]'),
      failed('3', 'Another customer has the debtorId [D]'),
      done('create', '4'),
      failed('5', 'Another customer has the e-mail address [TWICE@shop.test]'),
      done('update', '6'),
      failed('7', 'Address with id [999] not found'),
      done('create', '8'),
      failed('9', 'Another item of this request has the same key'),
      failed('9', 'Another item of this request has the same key'),
    ])
    expect((await stored(server)).map(({ firstName, email }) => [firstName, email])).toEqual([
      ['Zoe', 'taken@shop.test'],
      ['Ann', null],
      ['', 'twice@shop.test'],
      ['Bob', null],
    ])
    expect(await server.db.selectFrom('address').select('id').execute()).toEqual([])
  })

  test('obeys its directives', async () => {
    const server = await startTestServer()
    await server.rest('POST /v2/customers', { firstName: 'Ann', sources: [source('1')] })
    const customers = [
      { sources: [source('1')], firstName: 'Eve', lastName: 'Berg', middleName: null },
      { sources: [source('2')], firstName: 'Bob' },
    ]

    const { body } = await server.rest(BY_SOURCE, {
      customers,
      directives: { skipCreate: true, skipIfNotEmpty: ['firstName', 'lastName'] },
    })

    expect(body.data).toMatchObject([{ success: true }, { success: false }])
    expect(await stored(server)).toMatchObject([{ firstName: 'Ann', lastName: 'Berg' }])
  })

  test('keeps sources and addresses if the directives say so', async () => {
    const server = await startTestServer()
    const { body: ann } = await server.rest('POST /v2/customers', { sources: [source('1')], addresses: [home] })
    const { body: bob } = await server.rest('POST /v2/customers', {})
    const more = { sources: [source('A', 'crm')], addresses: [{ ...home, code: 'I' }] }

    await server.rest(BY_ID, {
      customers: [
        { id: ann.id, ...more },
        { id: bob.id, ...more },
      ],
      directives: { skipIfNotEmpty: ['sources', 'addresses'] },
    })

    expect(await stored(server)).toMatchObject([
      { id: ann.id, sources: [source('1')], addresses: [{ code: 'H' }] },
      { id: bob.id, sources: [source('A', 'crm')], addresses: [{ code: 'I' }] },
    ])
  })

  test('costs the same number of statements for ten and for a thousand', async () => {
    const server = await startTestServer()
    const customers = (n: number) =>
      Array.from({ length: n }, (_, i) => ({
        sources: [source(`${n}-${i}`)],
        firstName: `Customer ${i}`,
        email: `c${n}-${i}@shop.test`,
        addresses: [home],
      }))
    const cost = async (n: number) => {
      server.statements.length = 0
      const { body } = await server.rest(BY_SOURCE, { customers: customers(n) })
      expect(body.data.map(({ key, success }: Answer) => [key, success])).toEqual(
        customers(n).map(({ sources }) => [sources[0]?.sourceId, true]),
      )
      return server.statements.length
    }

    // The first request also reads the definitions of custom fields.
    await cost(1)
    const [few, many] = [await cost(10), await cost(1000)]
    const again = await cost(1000)

    expect(many).toBe(few)
    expect(again).toBeLessThanOrEqual(many + 1)
    expect((await server.rest('GET /v2/customers')).body.itemsFound).toBe(1011)
  })
})

describe('a bulk by id', () => {
  test('changes customers that exist, and makes none', async () => {
    const server = await startTestServer()
    const { body: ann } = await server.rest('POST /v2/customers', { firstName: 'Ann', sources: [source('1')] })

    const { body } = await server.rest(BY_ID, {
      customers: [
        { id: ann.id, firstName: null, sources: [{ source: 'erp', sourceId: null }] },
        { id: 999, firstName: 'Eve' },
      ],
    })

    expect(body.data).toEqual([
      { action: 'update', id: ann.id, key: String(ann.id), lookupKey: 'id', success: true },
      { key: '999', lookupKey: 'id', success: false, error: 'Customer with id [999] not found' },
    ])
    expect(await stored(server)).toMatchObject([{ id: ann.id, firstName: '', sources: [] }])
  })

  test('moves logins with e-mail addresses, and fails only the items that cannot', async () => {
    const server = await startTestServer()
    const people = await Promise.all(['a', 'b', 'c'].map((name) => addCustomer(server, { email: `${name}@shop.test` })))
    const [a, b, c] = people.map(({ id }) => id)

    const { body } = await server.rest(BY_ID, {
      customers: [
        { id: a, email: 'a@new.test' },
        { id: b, email: null },
        { id: c, email: 'c@new.test' },
      ],
    })

    expect(body.data).toMatchObject([
      { success: true },
      { success: false, error: 'email must not be removed: the customer logs in with it' },
      { success: true },
    ])
    for (const email of ['a@new.test', 'b@shop.test', 'c@new.test']) expect((await logIn(server, email)).email).toBe(email)
  })

  test('needs the id of each item, and a supported lookup key', async () => {
    const server = await startTestServer()

    const lacking = await server.rest(BY_ID, { customers: [{ firstName: 'Ann' }] })
    const unknown = await server.rest('POST /v2/customers/bulk/email', { customers: [{ firstName: 'Ann' }] })

    expect([lacking.status, lacking.body.error.code]).toEqual([400, 10016])
    expect([unknown.status, unknown.body.error.code]).toEqual([400, 10006])
    expect(await stored(server)).toEqual([])
  })
})
