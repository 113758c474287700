import { expect, test } from 'vitest'
import { startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/
const NOBODY = '01900000-0000-7000-8000-000000000000'

const disposal = {
  name: [{ language: 'NL', value: 'Verwijderingsbijdrage' }],
  type: 'FlatFee',
  value: 1.5,
  taxCodeValue: 'H',
  taxZone: 'NL',
  enabled: true,
}

const add = async ({ rest }: TestServer, differences: object = {}) =>
  (await rest('POST /v2/surcharges', { ...disposal, ...differences })).body
const all = async ({ rest }: TestServer) => (await rest('POST /v2/surcharges/search', { enabled: null })).body.data

test('a surcharge is added with everything the contract has, in GraphQL', async () => {
  const { gql } = await startTestServer()

  const { surchargeCreate } = await gql(`mutation { surchargeCreate(input: {
    name: [{ language: "nl", value: "Toeslag" }, { language: "EN", value: "Charge" }], description: [{ language: "EN", value: "For fuel" }]
    type: Percentage, value: 2.12345, taxCodeValue: L, taxZone: "be", enabled: false
    validFrom: "2026-01-01", validTo: "2026-12-31T23:59:59.999+01:00"
  }) { id name { language value } description { language value } type value taxCode taxZone enabled
    validFrom validTo createdBy changedBy dateCreated dateChanged shopId } }`)

  expect(surchargeCreate).toEqual({
    id: expect.stringMatching(UUID),
    name: [
      { language: 'NL', value: 'Toeslag' },
      { language: 'EN', value: 'Charge' },
    ],
    description: [{ language: 'EN', value: 'For fuel' }],
    type: 'Percentage',
    value: 2.12345,
    taxCode: 'L',
    taxZone: 'BE',
    enabled: false,
    validFrom: '2026-01-01T00:00:00.000Z',
    validTo: '2026-12-31T22:59:59.999Z',
    createdBy: null,
    changedBy: null,
    dateCreated: TODAY,
    dateChanged: TODAY,
    shopId: null,
  })
})

test('REST adds a surcharge and reads it by number and by uuid', async () => {
  const { rest, gql } = await startTestServer()

  const added = await rest('POST /v2/surcharges', disposal)

  expect(added).toMatchObject({ status: 201 })
  expect(added.body).toEqual({
    id: 1,
    uuid: expect.stringMatching(UUID),
    name: [{ language: 'NL', value: 'Verwijderingsbijdrage' }],
    description: [],
    type: 'FlatFee',
    value: 1.5,
    taxCode: 'H',
    taxZone: 'NL',
    enabled: true,
    validFrom: null,
    validTo: null,
    createdBy: null,
    changedBy: null,
    dateCreated: TODAY,
    dateChanged: TODAY,
    shopId: null,
  })
  expect((await rest('GET /v2/surcharges/1')).body).toEqual(added.body)
  expect((await rest(`GET /v2/surcharges/${added.body.uuid}`)).body).toEqual(added.body)
  expect(await gql(`{ surcharge(id: "${added.body.uuid}") { id value } }`)).toEqual({
    surcharge: { id: added.body.uuid, value: 1.5 },
  })
})

test('a surcharge that nobody has is not found, whatever one wants of it', async () => {
  const { gql, rest } = await startTestServer()
  const missing = (id: string) => ({
    errors: [{ message: `Surcharge with id [${id}] not found`, code: 'NOT_FOUND_SURCHARGE_ERROR' }],
  })

  for (const id of [NOBODY, 'no-uuid', '1']) {
    expect(await gql(`{ surcharge(id: "${id}") { id } }`)).toEqual(missing(id))
    expect(await gql(`mutation { surchargeUpdate(id: "${id}", input: { enabled: true }) { id } }`)).toEqual(missing(id))
    expect(await gql(`mutation { surchargeDelete(id: "${id}") { id } }`)).toEqual(missing(id))
  }
  for (const [line, body] of [['GET'], ['PATCH', { enabled: true }], ['DELETE']] as const)
    for (const id of ['7', NOBODY, 'x'])
      expect(await rest(`${line} /v2/surcharges/${id}`, body)).toMatchObject({
        status: 404,
        body: { error: { code: 10008, type: 'NotFound', messages: [`Surcharge with id [${id}] not found`] } },
      })
})

test('an update changes what is given and nothing else; null clears', async () => {
  const given = await startTestServer()
  const { gql, rest, travel } = given
  const before = await add(given, {
    name: [
      { language: 'NL', value: 'Toeslag' },
      { language: 'EN', value: 'Charge' },
    ],
    description: [{ language: 'EN', value: 'For fuel' }],
    validFrom: '2026-01-01T00:00:00Z',
    validTo: '2026-06-30T00:00:00Z',
  })

  travel('2026-11-16T08:00:00.000Z')
  await gql(`mutation ($id: String!, $input: UpdateSurchargeInput!) { surchargeUpdate(id: $id, input: $input) { id } }`, {
    id: before.uuid,
    input: { name: [{ language: 'NL', value: 'Brandstof' }], description: null, validTo: null },
  })
  const after = await rest('PATCH /v2/surcharges/1', {
    type: 'Percentage',
    value: 3,
    taxCodeValue: 'N',
    taxZone: 'de',
    enabled: false,
  })

  expect(after).toMatchObject({ status: 200 })
  expect(after.body).toEqual({
    ...before,
    name: [
      { language: 'NL', value: 'Brandstof' },
      { language: 'EN', value: 'Charge' },
    ],
    description: [],
    type: 'Percentage',
    value: 3,
    taxCode: 'N',
    taxZone: 'DE',
    enabled: false,
    validTo: null,
    dateChanged: '2026-11-16T08:00:00.000Z',
  })
})

test('an update that names no field is refused on both interfaces, an unknown surcharge included', async () => {
  const given = await startTestServer()
  const { gql, rest } = given
  const before = await add(given)
  const document = 'mutation ($id: String!, $on: Boolean) { surchargeUpdate(id: $id, input: { enabled: $on }) { id } }'
  const refusal = {
    errors: [{ message: 'At least one field must be given', code: 'UPDATE_SURCHARGE_INPUT_VALIDATION_ERROR' }],
  }

  expect(await gql(`mutation { surchargeUpdate(id: "${before.uuid}", input: {}) { id } }`)).toEqual(refusal)
  expect(await gql(document, { id: before.uuid })).toEqual(refusal)
  expect(await gql(document, { id: NOBODY })).toEqual(refusal)
  expect(await rest('PATCH /v2/surcharges/1', {})).toMatchObject({
    status: 400,
    body: { error: { code: 10007, type: 'SchemaValidationException', messages: ['#/: At least one field must be given'] } },
  })

  expect(await all(given)).toEqual([before])
})

test('a deleted surcharge is returned once and no longer exists', async () => {
  const given = await startTestServer()
  const { gql, rest } = given
  const first = await add(given)
  const second = await add(given, { value: 2 })

  expect(await gql(`mutation { surchargeDelete(id: "${first.uuid}") { id value name { value } taxCode } }`)).toEqual({
    surchargeDelete: { id: first.uuid, value: 1.5, name: [{ value: 'Verwijderingsbijdrage' }], taxCode: 'H' },
  })
  expect(await rest('DELETE /v2/surcharges/2')).toMatchObject({ status: 200, body: second })

  expect(await all(given)).toEqual([])
})
