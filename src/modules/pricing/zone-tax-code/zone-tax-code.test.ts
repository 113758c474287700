import { expect, test } from 'vitest'
import { addProducts } from '../../../../test/category-fixtures.js'
import { type Answer, startTestServer } from '../../../../test/test-server.js'

const MANY = 'mutation ($input: [ZoneTaxCodeCreateInput!]!) { zoneTaxCodesCreate(input: $input) { zone taxCode } }'
const ONE = 'mutation ($input: ZoneTaxCodeCreateInput!) { zoneTaxCodeCreate(input: $input) { id priceId zone taxCode } }'
const LIST = 'query ($input: ZoneTaxCodeSearchInput) { zoneTaxCodes(input: $input) { itemsFound items { zone taxCode } } }'
const UNKNOWN = '00000000-0000-7000-8000-000000000000'

/** A shop with two prices at the high rate. */
async function startPricedServer() {
  const server = await startTestServer()
  const items = (await addProducts(server, 2)).map((productId) => ({ productId, list: 100, defaultTaxCode: 'H' }))
  await server.rest('POST /v2/prices/bulk', { prices: items })
  const { body } = await server.rest('GET /v2/prices')
  return { ...server, prices: body.data.map(({ uuid }: Answer) => uuid) as [string, string] }
}

const shownIn = ({ zoneTaxCodes }: Answer) => zoneTaxCodes.items.map(({ zone, taxCode }: Answer) => `${zone} ${taxCode}`)

test('a price has one tax code in a zone, whatever the case of the country', async () => {
  const { gql, prices } = await startPricedServer()
  const add = (zone: string, priceId = prices[0]) => gql(ONE, { input: { priceId, zone, taxCode: 'L' } })

  expect((await add('be')).zoneTaxCodeCreate).toMatchObject({ priceId: prices[0], zone: 'BE', taxCode: 'L' })
  expect(await add('BE')).toMatchObject({ errors: [{ code: 'ZONE_TAX_CODE_ALREADY_EXISTS_ERROR' }] })
  expect((await add('BE', prices[1])).zoneTaxCodeCreate).toMatchObject({ priceId: prices[1] })
  expect(await add('BE', UNKNOWN)).toMatchObject({ errors: [{ code: 'PRICE_NOT_FOUND_ERROR' }] })
  expect(await add('Belgium')).toMatchObject({ errors: [{ code: 'VALIDATION_ERROR' }] })
})

test('of many tax codes all are added, or none', async () => {
  const { gql, prices } = await startPricedServer()
  const [priceId] = prices
  const add = (input: object[]) => gql(MANY, { input })

  const repeated = await add([
    { priceId, zone: 'DE', taxCode: 'L' },
    { priceId: priceId.toUpperCase(), zone: 'DE', taxCode: 'N' },
  ])
  const unknown = await add([
    { priceId, zone: 'DE', taxCode: 'L' },
    { priceId: UNKNOWN, zone: 'DE', taxCode: 'L' },
  ])
  const before = (await gql(LIST)).zoneTaxCodes.itemsFound
  const added = await add([
    { priceId, zone: 'FR', taxCode: 'N' },
    { priceId, zone: 'DE', taxCode: 'L' },
  ])

  expect(repeated).toMatchObject({ errors: [{ code: 'ZONE_TAX_CODE_VALIDATION_ERROR' }] })
  expect(unknown).toMatchObject({ errors: [{ code: 'PRICE_NOT_FOUND_ERROR' }] })
  expect(before).toBe(0)
  expect(added.zoneTaxCodesCreate).toEqual([
    { zone: 'FR', taxCode: 'N' },
    { zone: 'DE', taxCode: 'L' },
  ])
})

test('tax codes are found by price, zone and code, and sorted both ways', async () => {
  const { gql, prices } = await startPricedServer()
  const [first, second] = prices
  await gql(MANY, {
    input: [
      { priceId: first, zone: 'FR', taxCode: 'N' },
      { priceId: first, zone: 'DE', taxCode: 'L' },
      { priceId: second, zone: 'DE', taxCode: 'H' },
    ],
  })
  const find = async (input: object) => shownIn(await gql(LIST, { input }))
  const sortInputs = (field: string, order: string) => [{ field, order }]

  expect(await find({ priceIds: [first], sortInputs: sortInputs('ZONE', 'ASC') })).toEqual(['DE L', 'FR N'])
  expect(await find({ priceIds: [first], sortInputs: sortInputs('ZONE', 'DESC') })).toEqual(['FR N', 'DE L'])
  expect(await find({ zones: ['DE'], sortInputs: sortInputs('TAX_CODE', 'DESC') })).toEqual(['DE L', 'DE H'])
  expect(await find({ taxCodes: ['N'] })).toEqual(['FR N'])
})

test('a tax code does not move to a zone that the price has already', async () => {
  const { gql, rest, prices } = await startPricedServer()
  const add = async (zone: string) => (await gql(ONE, { input: { priceId: prices[0], zone, taxCode: 'L' } })).zoneTaxCodeCreate.id
  const [, french] = [await add('DE'), await add('FR')]

  const refused = await rest(`PATCH /v2/zone-tax-codes/${french}`, { zone: 'DE' })
  const changed = await rest(`PATCH /v2/zone-tax-codes/${french}`, { taxCode: 'N' })

  expect([refused.status, refused.body.error.messages]).toEqual([400, ['ZoneTaxCode already exists']])
  expect(changed.body).toMatchObject({ zone: 'FR', taxCode: 'N' })
})

test('in REST a tax code is added, read, searched and deleted', async () => {
  const { rest, prices } = await startPricedServer()

  const made = await rest('POST /v2/zone-tax-codes', { priceId: prices[0], zone: 'DE', taxCode: 'L' })
  const path = `/v2/zone-tax-codes/${made.body.id}`
  const found = await rest('POST /v2/zone-tax-codes/search', { zones: ['DE'], taxCodes: ['L', 'N'] })
  const read = await rest(`GET ${path}`)
  const deleted = await rest(`DELETE ${path}`)

  expect([made.status, read.status, deleted.status]).toEqual([201, 200, 200])
  expect(found.body.data).toMatchObject([{ priceId: prices[0], zone: 'DE', taxCode: 'L' }])
  expect((await rest(`GET ${path}`)).status).toBe(404)
})

test('the tax codes of a price are deleted together, and go with the price', async () => {
  const { gql, rest, db, prices } = await startPricedServer()
  const input = prices.flatMap((priceId) => ['DE', 'FR'].map((zone) => ({ priceId, zone, taxCode: 'L' })))
  await gql(MANY, { input })

  const deleted = await gql(`mutation { zoneTaxCodesDelete(priceId: "${prices[0]}") }`)
  const left = (await gql(LIST)).zoneTaxCodes.itemsFound
  await db.deleteFrom('price').where('uuid', '=', prices[1]).execute()

  expect(deleted).toEqual({ zoneTaxCodesDelete: true })
  expect(left).toBe(2)
  expect((await rest('GET /v2/zone-tax-codes')).body.itemsFound).toBe(0)
})

test('editors of prices change tax codes; only owners add and delete them', async () => {
  const { gql, keyFor, prices } = await startPricedServer()
  const input = { priceId: prices[0], zone: 'DE', taxCode: 'L' }
  const { id } = (await gql(ONE, { input })).zoneTaxCodeCreate
  const [viewer, editor] = [await keyFor({ pricing: 'VIEWER' }), await keyFor({ pricing: 'EDITOR' })]
  const UPDATE = `mutation { zoneTaxCodeUpdate(id: "${id}", input: { taxCode: N }) { taxCode } }`
  const forbidden = { errors: [{ code: 'FORBIDDEN' }] }

  expect(await gql(UPDATE, {}, viewer)).toMatchObject(forbidden)
  expect(await gql(ONE, { input: { ...input, zone: 'FR' } }, editor)).toMatchObject(forbidden)
  expect(await gql(`mutation { zoneTaxCodeDelete(id: "${id}") }`, {}, editor)).toMatchObject(forbidden)
  expect(await gql(UPDATE, {}, editor)).toEqual({ zoneTaxCodeUpdate: { taxCode: 'N' } })
})
