import { expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/test-server.js'

const disposal = {
  name: [{ language: 'NL', value: 'Verwijderingsbijdrage' }],
  type: 'FlatFee',
  value: 1.5,
  taxCodeValue: 'H',
  taxZone: 'NL',
  enabled: true,
}

const all = async ({ rest }: TestServer) => (await rest('POST /v2/surcharges/search', { enabled: null })).body.data

test('readers read, editors change, owners add and delete', async () => {
  const given = await startTestServer()
  const { gql, rest, keyFor, tokenFor } = given
  const { uuid } = (await rest('POST /v2/surcharges', disposal)).body
  const before = await all(given)
  const forbidden = { errors: [{ message: 'Forbidden resource', code: 'FORBIDDEN' }] }
  const update = `mutation { surchargeUpdate(id: "${uuid}", input: { enabled: true }) { enabled } }`
  const create = `mutation { surchargeCreate(input: { name: [{ language: "NL", value: "x" }], type: FlatFee, value: 1
    taxCodeValue: H, taxZone: "NL", enabled: true }) { value } }`
  const [stranger, viewer, editor] = [
    await keyFor({ product: 'OWNER' }),
    await keyFor({ pricing: 'VIEWER' }),
    await keyFor({ pricing: 'EDITOR' }),
  ]

  expect(await gql(`{ surcharge(id: "${uuid}") { id } }`, {}, stranger)).toEqual(forbidden)
  expect(await gql('{ surcharges { itemsFound } }', {}, stranger)).toEqual(forbidden)
  expect(await gql('{ surcharges { itemsFound } }', {}, viewer)).toEqual({ surcharges: { itemsFound: 1 } })
  expect(await gql(update, {}, viewer)).toEqual(forbidden)
  expect(await gql(create, {}, editor)).toEqual(forbidden)
  expect(await gql(`mutation { surchargeDelete(id: "${uuid}") { id } }`, {}, editor)).toEqual(forbidden)
  const token = await tokenFor({ pricing: 'EDITOR' })
  expect(await rest('POST /v2/surcharges', disposal, token)).toMatchObject({ status: 403, body: { error: { code: 403 } } })
  expect(await rest('DELETE /v2/surcharges/1', undefined, token)).toMatchObject({ status: 403 })
  expect(await rest('PATCH /v2/surcharges/1', { enabled: true }, await tokenFor({ pricing: 'VIEWER' }))).toMatchObject({
    status: 403,
  })
  expect(await all(given)).toEqual(before)

  expect(await gql(update, {}, editor)).toEqual({ surchargeUpdate: { enabled: true } })
  expect(await gql(create, {}, await keyFor({ pricing: 'OWNER' }))).toEqual({ surchargeCreate: { value: 1 } })
})
