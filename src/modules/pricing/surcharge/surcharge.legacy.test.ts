import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/test-server.js'

const fee = { name: [{ language: 'EN', value: 'Fee' }], type: 'FlatFee', value: 1, taxZone: 'NL', enabled: true }

const CREATE = 'mutation ($input: CreateSurchargeInput!) { surchargeCreate(input: $input) { id taxCode shopId } }'
const UPDATE =
  'mutation ($id: String!, $input: UpdateSurchargeInput!) { surchargeUpdate(id: $id, input: $input) { taxCode shopId } }'

test('GraphQL still takes the old tax code and the shop', async () => {
  const { gql } = await startTestServer()

  const { surchargeCreate: created } = await gql(CREATE, { input: { ...fee, taxCode: 'M', shopId: 3 } })
  const changed = await gql(UPDATE, { id: created.id, input: { taxCode: 'CUST', shopId: 4 } })
  const cleared = await gql(UPDATE, { id: created.id, input: { shopId: null } })

  expect(created).toEqual({ id: created.id, taxCode: 'M', shopId: 3 })
  expect(changed).toEqual({ surchargeUpdate: { taxCode: 'CUST', shopId: 4 } })
  expect(cleared).toEqual({ surchargeUpdate: { taxCode: 'CUST', shopId: null } })
})

test('REST still takes the old tax code and the shop', async () => {
  const { rest } = await startTestServer()

  const created = await rest('POST /v2/surcharges', { ...fee, taxCode: 'M', shopId: 3 })
  const changed = await rest('PATCH /v2/surcharges/1', { taxCode: 'CUST', shopId: 4 })
  const cleared = await rest('PATCH /v2/surcharges/1', { shopId: null })

  expect(created).toMatchObject({ status: 201, body: { taxCode: 'M', shopId: 3 } })
  expect(changed).toMatchObject({ status: 200, body: { taxCode: 'CUST', shopId: 4 } })
  expect(cleared.body).toEqual({ ...created.body, taxCode: 'CUST', shopId: null })
  expect((await rest('GET /v2/surcharges')).body.data).toEqual([cleared.body])
})

test('both spellings of the tax code may say the same, never different things', async () => {
  const { gql, rest } = await startTestServer()
  const same = { taxCode: 'H', taxCodeValue: 'H' }
  const different = { taxCode: 'H', taxCodeValue: 'L' }
  const refusal = { errors: [{ message: 'taxCode contradicts taxCodeValue', code: 'VALIDATION_ERROR' }] }
  const refusal400 = { status: 400, body: { error: { code: 10007, messages: ['#/taxCode: contradicts taxCodeValue'] } } }

  const { surchargeCreate } = await gql(CREATE, { input: { ...fee, ...same } })
  const id = surchargeCreate.id
  expect(surchargeCreate.taxCode).toBe('H')
  expect(await rest('PATCH /v2/surcharges/1', same)).toMatchObject({ status: 200, body: { taxCode: 'H' } })
  const before = await rest('GET /v2/surcharges')

  expect(await gql(CREATE, { input: { ...fee, ...different } })).toEqual(refusal)
  expect(await gql(UPDATE, { id, input: different })).toEqual(refusal)
  expect(await rest('POST /v2/surcharges', { ...fee, ...different })).toMatchObject(refusal400)
  expect(await rest('PATCH /v2/surcharges/1', different)).toMatchObject(refusal400)
  expect((await rest('GET /v2/surcharges')).body).toEqual(before.body)
})

test('the published documents flag exactly the old members', async () => {
  const { app, gql } = await startTestServer()
  const flagged = async (type: string, list: string) => {
    const { __type } = await gql(`{ __type(name: "${type}") { ${list}(includeDeprecated: true) { name isDeprecated } } }`)
    return __type[list].flatMap(({ name, isDeprecated }: { name: string; isDeprecated: boolean }) => (isDeprecated ? [name] : []))
  }
  const { components, paths } = (await app.inject('/v2/openapi.json')).json()
  const old = (schema: string) =>
    Object.entries<{ deprecated?: boolean }>(components.schemas[schema].properties).flatMap(([name, { deprecated }]) =>
      deprecated ? [name] : [],
    )

  expect(await flagged('Surcharge', 'fields')).toEqual(['shopId'])
  expect(await flagged('CreateSurchargeInput', 'inputFields')).toEqual(['taxCode', 'shopId'])
  expect(await flagged('UpdateSurchargeInput', 'inputFields')).toEqual(['taxCode', 'shopId'])
  expect(await flagged('SurchargeSearchInput', 'inputFields')).toEqual(['taxCode'])
  expect(old('Surcharge')).toEqual(['shopId'])
  expect(old('CreateSurchargeInput')).toEqual(['shopId', 'taxCode'])
  expect(old('UpdatePaymentDTO')).toEqual(['shopId', 'taxCode'])
  expect(old('SurchargeSearchInput')).toEqual([])
  expect(
    paths['/v2/surcharges'].get.parameters.flatMap(({ name, deprecated }: { name: string; deprecated?: boolean }) =>
      deprecated ? [name] : [],
    ),
  ).toEqual(['taxCode'])
})
