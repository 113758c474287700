import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/test-server.js'

const fuel = {
  name: [{ language: 'EN', value: 'Fuel' }],
  type: 'Percentage',
  value: 2,
  taxCodeValue: 'H',
  taxZone: 'NL',
  enabled: true,
}

const CREATE = 'mutation ($input: CreateSurchargeInput!) { surchargeCreate(input: $input) { id } }'
const UPDATE = 'mutation ($id: String!, $input: UpdateSurchargeInput!) { surchargeUpdate(id: $id, input: $input) { id } }'

const all = async ({ rest }: TestServer) => (await rest('POST /v2/surcharges/search', { enabled: null })).body.data
const refusal = (code: string, message: string) => ({ errors: [{ message, code }] })
const refused400 = (message: string) => ({
  status: 400,
  body: { error: { code: 10007, type: 'SchemaValidationException', messages: [message] } },
})

test('a new surcharge needs a tax code', async () => {
  const given = await startTestServer()
  const { gql, rest } = given
  const { taxCodeValue: _, ...untaxed } = fuel

  for (const input of [untaxed, { ...untaxed, taxCodeValue: null }]) {
    expect(await gql(CREATE, { input })).toEqual(refusal('CREATE_SURCHARGE_ERROR', 'taxCodeValue is required'))
    expect(await rest('POST /v2/surcharges', input)).toMatchObject(refused400('#/taxCodeValue: is required'))
  }

  expect(await all(given)).toEqual([])
})

test('a surcharge is refused when a value breaks a rule of the contract', async () => {
  const given = await startTestServer()
  const { gql, rest } = given
  const broken: [object, string][] = [
    [{ name: [] }, 'name must have at least 1 entry'],
    [{ name: [...fuel.name, ...fuel.name] }, 'name[1].language repeats the language EN'],
    [{ value: 0 }, 'value must be more than 0'],
    [{ value: -1 }, 'value must be more than 0'],
    [{ value: 1.123456 }, 'value must have at most 5 decimals'],
    [{ taxZone: 'NLD' }, 'taxZone must be two letters'],
    [{ validFrom: 'tomorrow' }, 'validFrom must be an ISO 8601 date'],
    [{ validTo: '2026-13-01' }, 'validTo must be an ISO 8601 date'],
    [{ validTo: '2026-02-30' }, 'validTo must be an ISO 8601 date'],
    [{ value: 1e300 }, 'value must be at most 1000000000000'],
    [{ value: 1e15 }, 'value must be at most 1000000000000'],
    [{ shopId: 0 }, 'shopId must be at least 1'],
  ]

  for (const [difference, message] of broken) {
    expect(await gql(CREATE, { input: { ...fuel, ...difference } })).toEqual(refusal('VALIDATION_ERROR', message))
    expect(await rest('POST /v2/surcharges', { ...fuel, ...difference })).toMatchObject({
      status: 400,
      body: { error: { code: 10007 } },
    })
  }

  expect(await all(given)).toEqual([])
})

test('a surcharge keeps a name', async () => {
  const given = await startTestServer()
  const { gql, rest } = given
  const nameless = [{ language: 'EN', value: null }]

  expect(await gql(CREATE, { input: { ...fuel, name: nameless } })).toEqual(
    refusal('CREATE_SURCHARGE_ERROR', 'name must have at least 1 entry'),
  )
  const { body: before } = await rest('POST /v2/surcharges', fuel)
  for (const name of [nameless, null]) {
    expect(await gql(UPDATE, { id: before.uuid, input: { name } })).toEqual(
      refusal('UPDATE_SURCHARGE_ERROR', 'name must have at least 1 entry'),
    )
    expect(await rest(`PATCH /v2/surcharges/${before.id}`, { name })).toMatchObject(
      refused400('#/name: must have at least 1 entry'),
    )
  }

  expect(await all(given)).toEqual([before])
})

test('required fields of a surcharge cannot be cleared', async () => {
  const given = await startTestServer()
  const { gql, rest } = given
  const { body: before } = await rest('POST /v2/surcharges', fuel)

  for (const field of ['type', 'value', 'taxCodeValue', 'taxZone', 'enabled']) {
    expect(await gql(UPDATE, { id: before.uuid, input: { [field]: null } })).toEqual(
      refusal('VALIDATION_ERROR', `${field} must not be null`),
    )
    expect(await rest('PATCH /v2/surcharges/1', { [field]: null })).toMatchObject(refused400(`#/${field}: must not be null`))
  }

  expect(await all(given)).toEqual([before])
})

test('a surcharge does not end before it begins', async () => {
  const given = await startTestServer()
  const { gql, rest } = given
  const message = 'validTo must not be before validFrom'
  const wrong = { validFrom: '2026-02-01', validTo: '2026-01-31T23:59:59Z' }

  expect(await gql(CREATE, { input: { ...fuel, ...wrong } })).toEqual(refusal('CREATE_SURCHARGE_ERROR', message))
  expect(await rest('POST /v2/surcharges', { ...fuel, ...wrong })).toMatchObject(
    refused400('#/validTo: must not be before validFrom'),
  )
  expect(await all(given)).toEqual([])

  expect((await rest('POST /v2/surcharges', { ...fuel, validFrom: '2026-02-01', validTo: '2026-02-01' })).status).toBe(201)
})

test('an update of one end is held against the stored other end', async () => {
  const given = await startTestServer()
  const { gql, rest } = given
  const { body: before } = await rest('POST /v2/surcharges', { ...fuel, validFrom: '2026-02-01', validTo: '2026-03-01' })
  const message = 'validTo must not be before validFrom'

  for (const input of [
    { validTo: '2026-01-01' },
    { validFrom: '2026-04-01' },
    { validFrom: '2026-02-02', validTo: '2026-02-01' },
  ]) {
    expect(await gql(UPDATE, { id: before.uuid, input })).toEqual(refusal('UPDATE_SURCHARGE_ERROR', message))
    expect(await rest('PATCH /v2/surcharges/1', input)).toMatchObject(refused400('#/validTo: must not be before validFrom'))
  }
  expect(await all(given)).toEqual([before])

  const moved = await rest('PATCH /v2/surcharges/1', { validFrom: '2027-01-01', validTo: '2027-02-01 12:30' })
  expect(moved.body).toEqual({ ...before, validFrom: '2027-01-01T00:00:00.000Z', validTo: '2027-02-01T12:30:00.000Z' })
  const open = await rest('PATCH /v2/surcharges/1', { validFrom: null, validTo: '2020-01-01' })
  expect(open.body).toEqual({ ...before, validFrom: null, validTo: '2020-01-01T23:59:59.999Z' })
})

test('an instant without a zone is UTC, wherever the database lives', async () => {
  const { db, rest } = await startTestServer()
  await sql`set time zone 'America/New_York'`.execute(db)

  const { body } = await rest('POST /v2/surcharges', { ...fuel, validFrom: '2026-02-01T10:00', validTo: '2026-03-01' })

  expect(body).toMatchObject({ validFrom: '2026-02-01T10:00:00.000Z', validTo: '2026-03-01T23:59:59.999Z' })
})

test('two changes at once cannot cross the ends of the validity', async () => {
  const given = await startTestServer()
  const { rest } = given
  await rest('POST /v2/surcharges', { ...fuel, validFrom: '2026-02-01', validTo: '2026-12-01' })

  const answers = await Promise.all([
    rest('PATCH /v2/surcharges/1', { validFrom: '2026-09-01' }),
    rest('PATCH /v2/surcharges/1', { validTo: '2026-03-01' }),
  ])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  const [{ validFrom, validTo }] = await all(given)
  expect(validFrom <= validTo).toBe(true)
})
