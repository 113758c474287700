import { expect, test } from 'vitest'
import { startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/
const NOBODY = '01900000-0000-7000-8000-000000000000'

const invoice = { names: [{ language: 'EN', value: 'Invoice' }], externalCode: 'ON_ACCOUNT' }

const CREATE = 'mutation ($input: PayMethodCreateInput!) { payMethodCreate(input: $input) { id } }'
const UPDATE = 'mutation ($id: Int!, $input: PayMethodUpdateInput!) { payMethodUpdate(id: $id, input: $input) { id } }'

const add = async ({ rest }: TestServer, differences: object = {}) =>
  (await rest('POST /v2/paymethods', { ...invoice, ...differences })).body
const all = async ({ rest }: TestServer) => (await rest('GET /v2/paymethods')).body.data
const refusal = (code: string, message: string) => ({ errors: [{ message, code }] })

test('a pay method is added with everything the contract has, in GraphQL', async () => {
  const { gql } = await startTestServer()

  const { payMethodCreate } = await gql(`mutation { payMethodCreate(input: {
    names: [{ language: "nl", value: "Op rekening" }, { language: "EN", value: "Invoice" }], externalCode: "ON_ACCOUNT_30", logo: "/img/a.svg"
  }) { id names { language value } externalCode logo createdAt lastModifiedAt } }`)

  expect(payMethodCreate).toEqual({
    id: 1,
    names: [
      { language: 'NL', value: 'Op rekening' },
      { language: 'EN', value: 'Invoice' },
    ],
    externalCode: 'ON_ACCOUNT_30',
    logo: '/img/a.svg',
    createdAt: TODAY,
    lastModifiedAt: TODAY,
  })
  expect(await gql('{ payMethod(id: 1) { externalCode } }')).toEqual({ payMethod: { externalCode: 'ON_ACCOUNT_30' } })
})

test('REST adds a pay method and reads it by number and by uuid', async () => {
  const { rest } = await startTestServer()

  const added = await rest('POST /v2/paymethods', invoice)

  expect(added).toMatchObject({ status: 201 })
  expect(added.body).toEqual({
    id: 1,
    uuid: expect.stringMatching(UUID),
    createdAt: TODAY,
    lastModifiedAt: TODAY,
    names: [{ language: 'EN', value: 'Invoice' }],
    externalCode: 'ON_ACCOUNT',
    logo: null,
  })
  expect((await rest('GET /v2/paymethods/1')).body).toEqual(added.body)
  expect((await rest(`GET /v2/paymethods/${added.body.uuid}`)).body).toEqual(added.body)
})

test('a pay method that nobody has is not found, whatever one wants of it', async () => {
  const { gql, rest } = await startTestServer()
  const missing = refusal('PAY_METHOD_NOT_FOUND_ERROR', 'PayMethod with id [7] not found')

  expect(await gql('{ payMethod(id: 7) { id } }')).toEqual(missing)
  expect(await gql(UPDATE, { id: 7, input: { logo: 'x' } })).toEqual(missing)
  expect(await gql('mutation { payMethodDelete(id: 7) }')).toEqual(missing)
  for (const [method, body] of [['GET'], ['PATCH', { logo: 'x' }], ['DELETE']] as const)
    for (const id of ['7', NOBODY, 'x'])
      expect(await rest(`${method} /v2/paymethods/${id}`, body)).toMatchObject({
        status: 404,
        body: { error: { code: 10008, type: 'NotFound', messages: [`PayMethod with id [${id}] not found`] } },
      })
})

test('an update changes what is given and nothing else: names stay although their default is empty', async () => {
  const given = await startTestServer()
  const { gql, rest, travel } = given
  const before = await add(given, {
    names: [
      { language: 'NL', value: 'Factuur' },
      { language: 'EN', value: 'Invoice' },
    ],
    logo: 'a.svg',
  })

  travel('2026-11-16T08:00:00.000Z')
  await gql('mutation { payMethodUpdate(id: 1, input: { logo: "b.svg" }) { id } }')
  await gql(UPDATE, { id: 1, input: {} })
  await gql('mutation ($names: [LocalizedStringInput!]) { payMethodUpdate(id: 1, input: { names: $names }) { id } }')
  const lastModifiedAt = '2026-11-16T08:00:00.000Z'
  expect(await all(given)).toEqual([{ ...before, logo: 'b.svg', lastModifiedAt }])

  const names = [
    { language: 'nl', value: null },
    { language: 'DE', value: 'Rechnung' },
  ]
  const changed = await rest('PATCH /v2/paymethods/1', { names, logo: null, externalCode: 'INVOICE' })
  const left = [
    { language: 'DE', value: 'Rechnung' },
    { language: 'EN', value: 'Invoice' },
  ]
  expect(changed.body).toEqual({ ...before, names: left, logo: null, externalCode: 'INVOICE', lastModifiedAt })
})

test('a pay method has a name, from the start and after every update', async () => {
  const given = await startTestServer()
  const { gql, rest } = given
  const nameless = [{ language: 'EN', value: null }]
  const refused = refusal('VALIDATION_ERROR', 'names must have at least 1 entry')
  const refused400 = { status: 400, body: { error: { code: 10007 } } }

  for (const input of [
    { externalCode: 'CARD' },
    { externalCode: 'CARD', names: [] },
    { externalCode: 'CARD', names: nameless },
  ]) {
    expect(await gql(CREATE, { input })).toEqual(refused)
    expect(await rest('POST /v2/paymethods', input)).toMatchObject(refused400)
  }
  expect(await all(given)).toEqual([])

  const before = await add(given)
  for (const names of [[], null, nameless]) {
    expect(await gql(UPDATE, { id: before.id, input: { names } })).toEqual(refused)
    expect(await rest(`PATCH /v2/paymethods/${before.id}`, { names, logo: 'x' })).toMatchObject(refused400)
  }
  expect(await all(given)).toEqual([before])
})

test('a pay method is refused when a value breaks a rule of the contract', async () => {
  const given = await startTestServer()
  const { gql, rest } = given
  const before = await add(given, { externalCode: 'A'.repeat(64), logo: 'l'.repeat(255) })
  const broken: [object, string][] = [
    [{ externalCode: 'onAccount' }, 'externalCode must be in SCREAMING_SNAKE_CASE'],
    [{ externalCode: 'ON ACCOUNT' }, 'externalCode must be in SCREAMING_SNAKE_CASE'],
    [{ externalCode: '' }, 'externalCode must be in SCREAMING_SNAKE_CASE'],
    [{ externalCode: 'A'.repeat(65) }, 'externalCode must be at most 64 characters long'],
    [{ logo: 'l'.repeat(256) }, 'logo must be at most 255 characters long'],
    [{ names: [...invoice.names, ...invoice.names] }, 'names[1].language repeats the language EN'],
  ]

  for (const [difference, message] of broken) {
    expect(await gql(CREATE, { input: { ...invoice, ...difference } })).toEqual(refusal('VALIDATION_ERROR', message))
    expect(await gql(UPDATE, { id: 1, input: difference })).toEqual(refusal('VALIDATION_ERROR', message))
    for (const line of ['POST /v2/paymethods', 'PATCH /v2/paymethods/1'])
      expect(await rest(line, { ...invoice, ...difference })).toMatchObject({ status: 400, body: { error: { code: 10007 } } })
  }
  expect(await gql(UPDATE, { id: 1, input: { externalCode: null } })).toEqual(
    refusal('VALIDATION_ERROR', 'externalCode must not be null'),
  )

  expect(await all(given)).toEqual([before])
})

test('an external code belongs to one pay method', async () => {
  const given = await startTestServer()
  const { gql, rest } = given
  const first = await add(given)
  const second = await add(given, { externalCode: 'CARD' })
  const exists = refusal('PAY_METHOD_EXTERNAL_CODE_ALREADY_EXISTS', 'PayMethod already exists')
  const exists400 = {
    status: 400,
    body: { error: { code: 10017, type: 'PayloadValidationError', messages: ['PayMethod already exists'] } },
  }

  expect(await gql(CREATE, { input: invoice })).toEqual(exists)
  expect(await gql(UPDATE, { id: second.id, input: { externalCode: 'ON_ACCOUNT' } })).toEqual(exists)
  expect(await rest('POST /v2/paymethods', invoice)).toMatchObject(exists400)
  expect(await rest(`PATCH /v2/paymethods/${second.uuid}`, { externalCode: 'ON_ACCOUNT' })).toMatchObject(exists400)

  expect(await all(given)).toEqual([first, second])
})

test('a deleted pay method no longer exists', async () => {
  const given = await startTestServer()
  const { gql, rest } = given
  await add(given)
  const second = await add(given, { externalCode: 'CARD' })

  expect(await gql('mutation { payMethodDelete(id: 1) }')).toEqual({ payMethodDelete: true })
  expect(await rest(`DELETE /v2/paymethods/${second.uuid}`)).toMatchObject({ status: 200, body: second })

  expect(await all(given)).toEqual([])
})
