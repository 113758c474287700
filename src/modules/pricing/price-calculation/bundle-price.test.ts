import { beforeEach, describe, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { contextOf } from '../../../../test/context.js'
import { addPrice, addTax } from '../../../../test/price-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'
import { Decimal } from '../../../core/money.js'
import { readSurcharges, surchargeOnLine } from './line-surcharges.js'

let server: TestServer
let leader: number
let extra: number

beforeEach(async () => {
  server = await startTestServer()
  const ids = await fill(server, {
    products: [
      { sku: 'leader', names: { NL: 'Boor' } },
      { sku: 'extra', names: { NL: 'Koffer' } },
    ],
  })
  leader = ids.product.get('leader') as number
  extra = ids.product.get('extra') as number
  await addTax(server, 'NL', 'H', 21)
  await addTax(server, 'NL', 'L', 9)
  await addTax(server, 'DE', 'H', 19)
  await addPrice(server, leader, { list: 100 })
  await addPrice(server, extra, { list: 50, taxCode: 'L' })
})

const create = async (input: object): Promise<Answer> =>
  (
    await server.gql(
      `mutation ($input: BundleCreateInput!) { bundleCreate(input: $input) {
        id price { gross net originalGross originalNet } items { productId price { gross net } } } }`,
      {
        input: {
          name: 'Set',
          discount: 10,
          addBundleItems: [{ productId: leader, isLeader: 'Y' }, { productId: extra }],
          ...input,
        },
      },
    )
  ).bundleCreate

describe('the price of a bundle', () => {
  test('8: a discount of 10 % on everything but the leader: 145 instead of 150', async () => {
    const { price, items } = await create({ condition: 'EP' })

    expect(price).toEqual({ originalGross: 150, originalNet: 175.5, gross: 145, net: 170.05 })
    expect(items.map((item: Answer) => item.price)).toEqual([
      { gross: 100, net: 121 },
      { gross: 45, net: 49.05 },
    ])
  })

  test('8: on everything, also where no condition is given: 135', async () => {
    expect((await create({ name: 'Plain' })).price).toMatchObject({ originalGross: 150, gross: 135, net: 157.95 })
    expect((await create({ condition: 'ALL' })).price).toMatchObject({ originalGross: 150, gross: 135, net: 157.95 })
  })

  test('that is fixed is split among the items by what they cost, to the cent', async () => {
    const { price, items } = await create({ condition: 'ALL', price: 100.01 })

    expect(price).toMatchObject({ originalGross: 150, gross: 100.01 })
    expect(items.map((item: Answer) => item.price.gross)).toEqual([66.67, 33.34])
  })

  test('without a discount or a fixed price is the sum of its items', async () => {
    expect((await create({ discount: null })).price).toEqual({ originalGross: 150, originalNet: 175.5, gross: 150, net: 175.5 })
  })

  test('of one item is that of the item, and without items there is none', async () => {
    const only = { productId: extra, isLeader: 'N' }
    expect((await create({ condition: 'EP', addBundleItems: [only] })).price).toMatchObject({ originalGross: 50, gross: 45 })
    expect((await create({ name: 'Empty', addBundleItems: [] })).price).toBe(null)
  })

  test('is that of the zone, and null while a product has no price', async () => {
    const { id } = await create({ condition: 'ALL' })
    const ask = async () =>
      (await server.gql(`{ bundle(id: "${id}", taxZone: "DE") { price { gross net } items { price { gross } } } }`)).bundle

    expect(await ask()).toEqual({
      price: { gross: 135, net: 152.1 },
      items: [{ price: { gross: 90 } }, { price: { gross: 45 } }],
    })
    await server.db.deleteFrom('price').where('productId', '=', extra).execute()
    expect(await ask()).toEqual({ price: null, items: [{ price: null }, { price: null }] })
  })

  test('of a page of bundles costs as many statements as that of one', async () => {
    await create({ condition: 'ALL' })
    const count = async () => {
      const query = '{ bundles { items { price { gross } items { price { gross } } } } }'
      await server.gql(query)
      server.statements.length = 0
      await server.gql(query)
      return server.statements.length
    }
    const ofOne = await count()
    for (const name of ['B', 'C', 'D']) await create({ name, condition: 'EP' })

    expect(await count()).toBe(ofOne)
  })
})

describe('surcharges on a line', () => {
  const surcharge = async (input: object) => {
    const { surchargeCreate } = await server.gql(
      'mutation ($input: CreateSurchargeInput!) { surchargeCreate(input: $input) { id } }',
      { input: { name: [{ language: 'NL', value: 'Toeslag' }], taxZone: 'NL', taxCodeValue: 'H', enabled: true, ...input } },
    )
    await server.gql('mutation ($input: AddSurchargesToProductInput!) { addSurchargesToProduct(input: $input) { status } }', {
      input: { surchargeIds: [surchargeCreate.id], productId: leader },
    })
  }

  test('7: 1.50 for each of four units is 6.00; 2 % of a line of 200 is 4.00; each is taxed by its own code', async () => {
    await surcharge({ type: 'FlatFee', value: 1.5 })
    await surcharge({ type: 'Percentage', value: 2, taxCodeValue: 'L' })
    await surcharge({ type: 'FlatFee', value: 9, taxZone: 'DE' })
    await surcharge({ type: 'FlatFee', value: 9, enabled: false })
    await surcharge({ type: 'FlatFee', value: 9, validTo: '2026-11-15T11:59:59.999Z' })

    const found = (await readSurcharges(await contextOf(server), [leader, extra], 'NL')).get(leader) ?? []
    const [flat, percentage] = found.map((one) => surchargeOnLine(one, 4, Decimal.of(200)))

    expect(found).toHaveLength(2)
    expect([flat?.price, flat?.totalPrice, flat?.totalPriceNet].map((amount) => amount?.toText())).toEqual([
      '1.50',
      '6.00',
      '7.26',
    ])
    expect([percentage?.totalPrice, percentage?.totalPriceNet].map((amount) => amount?.toText())).toEqual(['4.00', '4.36'])
  })

  test('have no tax where none is set up for their code', () => {
    const { priceNet, totalPriceNet } = surchargeOnLine(
      { type: 'FlatFee', value: '1.5', taxPercentage: null },
      4,
      Decimal.of(200),
    )

    expect([priceNet.toText(), totalPriceNet.toText()]).toEqual(['1.50', '6.00'])
  })
})
