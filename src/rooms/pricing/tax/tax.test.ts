import { expect, test } from 'vitest'
import { house } from '../../../../test/house.js'

test('a tax is found by its id, or by zone and code, on both faces', async () => {
  const { gql, rest } = await house()
  const { taxCreate } = await gql('mutation { taxCreate(input: { zone: "nl", code: H, percentage: 21 }) { id zone percentage } }')

  expect(taxCreate).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), zone: 'NL', percentage: 21 })
  expect(await gql(`{ tax(id: "${taxCreate.id}") { code } }`)).toEqual({ tax: { code: 'H' } })
  expect(await gql('{ tax(zone: "NL", code: H) { id } }')).toEqual({ tax: { id: taxCreate.id } })
  expect((await rest('GET /v2/taxes/NL/H')).body).toEqual({
    id: 1,
    uuid: taxCreate.id,
    code: 'H',
    zone: 'NL',
    percentage: 21,
    exportCode: null,
    createdAt: '2026-11-15T12:00:00.000Z',
    createdBy: null,
    lastModifiedAt: '2026-11-15T12:00:00.000Z',
    lastModifiedBy: null,
    shopId: 1,
  })
})
