import { expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/test-server.js'

const invoice = { names: [{ language: 'EN', value: 'Invoice' }], externalCode: 'ON_ACCOUNT' }

const CREATE = 'mutation ($input: PayMethodCreateInput!) { payMethodCreate(input: $input) { id } }'
const UPDATE = 'mutation ($id: Int!, $input: PayMethodUpdateInput!) { payMethodUpdate(id: $id, input: $input) { id } }'

const all = async ({ rest }: TestServer) => (await rest('GET /v2/paymethods')).body.data
const refusal = (code: string, message: string) => ({ errors: [{ message, code }] })

test('any key reads pay methods in GraphQL; the rest takes a role in configuration', async () => {
  const given = await startTestServer()
  const { gql, rest, keyFor, tokenFor } = given
  const { body: before } = await rest('POST /v2/paymethods', invoice)
  const forbidden = refusal('FORBIDDEN', 'Forbidden resource')
  const [storefront, viewer, editor] = [
    await keyFor({}),
    await keyFor({ configuration: 'VIEWER' }),
    await keyFor({ configuration: 'EDITOR' }),
  ]
  const change = { id: 1, input: { externalCode: 'ON_ACCOUNT' } }

  expect(await gql('{ payMethod(id: 1) { id } payMethods { itemsFound } }', {}, storefront)).toEqual({
    payMethod: { id: 1 },
    payMethods: { itemsFound: 1 },
  })
  expect(await gql('{ payMethods { itemsFound } }', {}, null)).toEqual(
    refusal('UNAUTHENTICATED', 'Unauthorized: a valid apikey header is required'),
  )
  expect(await gql(UPDATE, change, viewer)).toEqual(forbidden)
  expect(await gql(CREATE, { input: { ...invoice, externalCode: 'CARD' } }, editor)).toEqual(forbidden)
  expect(await gql('mutation { payMethodDelete(id: 1) }', {}, editor)).toEqual(forbidden)
  const [stranger, reader, changer] = [
    await tokenFor({ pricing: 'OWNER' }),
    await tokenFor({ configuration: 'VIEWER' }),
    await tokenFor({ configuration: 'EDITOR' }),
  ]
  for (const line of ['GET /v2/paymethods', 'GET /v2/paymethods/1', 'POST /v2/paymethods/search'])
    expect([(await rest(line, undefined, stranger)).status, (await rest(line, undefined, reader)).status]).toEqual([403, 200])
  expect(await rest('PATCH /v2/paymethods/1', { logo: 'x' }, reader)).toMatchObject({ status: 403 })
  expect(await rest('POST /v2/paymethods', { ...invoice, externalCode: 'CARD' }, changer)).toMatchObject({ status: 403 })
  expect(await rest('DELETE /v2/paymethods/1', undefined, changer)).toMatchObject({ status: 403 })
  const items = { paymethods: [{ externalCode: 'CARD', names: invoice.names }] }
  expect(await rest('POST /v2/paymethods/bulk/externalCode', items, changer)).toMatchObject({ status: 403 })
  expect(await all(given)).toEqual([before])

  expect(await gql(UPDATE, change, editor)).toEqual({ payMethodUpdate: { id: 1 } })
  expect(await rest('PATCH /v2/paymethods/1', { logo: null }, changer)).toMatchObject({ status: 200 })
})
