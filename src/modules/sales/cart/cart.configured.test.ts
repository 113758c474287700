import { beforeEach, describe, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { addPrice, addTax } from '../../../../test/price-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let ids: Map<string, number>
let clusterId: number
const idOf = (sku: string) => ids.get(sku) as number

beforeEach(async () => {
  server = await startTestServer()
  const { product, cluster } = await fill(server, {
    categories: { Tools: null },
    clusters: { Saw: { names: { NL: 'Zaag' }, categories: ['Tools'] } },
    products: [
      { sku: 'LEADER', names: { NL: 'Boor' }, categories: ['Tools'] },
      { sku: 'EXTRA', names: { NL: 'Bit' }, categories: ['Tools'] },
      { sku: 'SAW-S', names: { NL: 'Zaag S' }, cluster: 'Saw' },
      { sku: 'BLADE', names: { NL: 'Blad' }, categories: ['Tools'] },
      { sku: 'CASE', names: { NL: 'Koffer' }, categories: ['Tools'] },
    ],
  })
  ids = product
  clusterId = cluster.get('Saw') as number
  await addTax(server, 'NL', 'H', 21)
  for (const [sku, list] of Object.entries({ LEADER: 100, EXTRA: 50, 'SAW-S': 200, BLADE: 10, CASE: 30 }))
    await addPrice(server, idOf(sku), { list })
})

const CART = `cartId total { subTotal totalGross totalNet } items { itemId productId quantity price discount totalPrice sum totalSum
  surcharges { type quantity price totalPrice totalPriceNet } childItems { itemId productId quantity price discount totalPrice } }`

const start = async (): Promise<string> => (await server.gql('mutation { cartStart { cartId } }')).cartStart.cartId
async function change(operation: string, id: string, input: object): Promise<Answer> {
  const type = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Input`
  const query = `mutation ($id: String!, $input: ${type}!) { cart: ${operation}(id: $id, input: $input) { ${CART} } }`
  const answer = await server.gql(query, { id, input })
  return answer.cart ?? answer
}

describe('a bundle in a cart', () => {
  const createBundle = async (condition: string): Promise<string> => {
    const items = [
      { productId: idOf('LEADER'), isLeader: 'Y' },
      { productId: idOf('EXTRA'), isLeader: 'N' },
    ]
    const input = { name: `Set ${condition}`, discount: 10, condition, addBundleItems: items }
    const made = await server.gql('mutation ($input: BundleCreateInput!) { bundleCreate(input: $input) { id } }', { input })
    return made.bundleCreate.id
  }

  test('is one line with the other products below it; condition EP leaves the leader at its price', async () => {
    const id = await start()
    const cart = await change('cartAddBundle', id, { bundleId: await createBundle('EP'), quantity: 2 })

    expect(cart.items).toMatchObject([
      {
        productId: idOf('LEADER'),
        quantity: 2,
        price: 100,
        discount: 0,
        totalPrice: 200,
        totalSum: 290,
        childItems: [{ productId: idOf('EXTRA'), quantity: 2, price: 50, discount: 10, totalPrice: 90 }],
      },
    ])
    expect(cart.total.totalGross).toBe(290)
  })

  test('condition ALL takes the discount off every product', async () => {
    const id = await start()

    expect((await change('cartAddBundle', id, { bundleId: await createBundle('ALL') })).total.totalGross).toBe(135)
  })

  test('cannot lose one of its products', async () => {
    const id = await start()
    const cart = await change('cartAddBundle', id, { bundleId: await createBundle('EP') })
    const itemId = cart.items[0].childItems[0].itemId

    expect((await change('cartDeleteItem', id, { itemId })).errors[0].code).toBe('CART_ITEM_NOT_DELETABLE_ERROR')
  })
})

describe('a configured cluster in a cart', () => {
  const addOption = async (products: string[], isRequired: 'Y' | 'N') => {
    const stamps = { createdAt: server.clock(), lastModifiedAt: server.clock() }
    const option = await server.db
      .insertInto('clusterOption')
      .values({ uuid: crypto.randomUUID(), clusterId, isRequired, ...stamps } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const sku of products)
      await server.db
        .insertInto('clusterOptionProduct')
        .values({ uuid: crypto.randomUUID(), clusterOptionId: option.id, productId: idOf(sku), ...stamps } as never)
        .execute()
  }

  test('has its options as child items, whose quantity is for one unit of the line', async () => {
    await addOption(['BLADE'], 'Y')
    const id = await start()
    const childItems = [{ productId: idOf('BLADE'), quantity: 3 }]

    const cart = await change('cartAddItem', id, { productId: idOf('SAW-S'), clusterId, quantity: 2, childItems })

    expect(cart.items).toMatchObject([{ sum: 230, totalSum: 460, childItems: [{ quantity: 6, totalPrice: 60 }] }])
    const { cartProcess } = await server.gql(`mutation { cartProcess(id: "${id}", input: { orderStatus: "NEW" }) {
      order { items { id parentOrderItemId sku quantity } } } }`)
    const [saw, blade] = cartProcess.order.items
    expect([saw.parentOrderItemId, saw.quantity]).toEqual([null, 2])
    expect(blade).toMatchObject({ parentOrderItemId: saw.id, sku: 'BLADE', quantity: 6 })
  })

  test('may have an option that no visitor finds', async () => {
    await addOption(['BLADE'], 'Y')
    await server.db.updateTable('product').set({ hidden: 'Y' }).where('id', '=', idOf('BLADE')).execute()
    const childItems = [{ productId: idOf('BLADE') }]

    const cart = await change('cartAddItem', await start(), { productId: idOf('SAW-S'), clusterId, childItems })

    expect(cart.total.totalGross).toBe(210)
  })

  test('cannot be ordered while its line or one of its options cannot', async () => {
    await addOption(['BLADE'], 'Y')
    await addOption(['CASE'], 'N')
    const id = await start()
    const childItems = [{ productId: idOf('BLADE') }, { productId: idOf('CASE') }]
    await change('cartAddItem', id, { productId: idOf('SAW-S'), clusterId, childItems })
    const reasons = async (sku: string, orderable: 'Y' | 'N') => {
      await server.db.updateTable('product').set({ orderable }).where('id', '=', idOf(sku)).execute()
      await change('cartUpdate', id, { notes: `${sku} ${orderable}` })
      const rows = await server.db.selectFrom('cartItem').select(['productId', 'unorderableReason']).orderBy('id').execute()
      return rows.map(({ unorderableReason }) => unorderableReason)
    }
    const [own, ofChild, ofParent] = [
      'The product is not orderable',
      'One of the items that belong to the line cannot be ordered',
      'The line that the item belongs to cannot be ordered',
    ]

    expect(await reasons('BLADE', 'N')).toEqual([ofChild, own, ofParent])
    expect(await reasons('BLADE', 'Y')).toEqual([null, null, null])
    expect(await reasons('SAW-S', 'N')).toEqual([own, ofParent, ofParent])
  })

  test('is refused without a required option, with a product of no option, and with a product of another cluster', async () => {
    await addOption(['BLADE'], 'Y')
    const id = await start()
    const add = (input: object) => change('cartAddItem', id, { productId: idOf('SAW-S'), clusterId, ...input })
    const refused = { errors: [{ code: 'CLUSTER_INVALID_CONFIGURATION_ERROR' }] }

    expect(await add({})).toMatchObject(refused)
    expect(await add({ childItems: [{ productId: idOf('BLADE') }, { productId: idOf('CASE') }] })).toMatchObject(refused)
    expect(await add({ productId: idOf('LEADER'), childItems: [{ productId: idOf('BLADE') }] })).toMatchObject(refused)
    expect((await server.gql(`{ cart(id: "${id}") { items { itemId } } }`)).cart.items).toEqual([])
  })
})

describe('surcharges on a line', () => {
  test('a flat fee is paid for every unit, a percentage on the line, each with its own tax', async () => {
    await addTax(server, 'NL', 'L', 9)
    const stamps = { createdAt: server.clock(), lastModifiedAt: server.clock() }
    const surcharges = [
      { type: 'FlatFee', value: '1.5', taxCodeValue: 'L' },
      { type: 'Percentage', value: '2', taxCodeValue: 'H' },
    ]
    for (const surcharge of surcharges) {
      const row = {
        uuid: crypto.randomUUID(),
        name: { NL: surcharge.type },
        taxZone: 'NL',
        enabled: true,
        ...surcharge,
        ...stamps,
      }
      const { id } = await server.db
        .insertInto('surcharge')
        .values(row as never)
        .returning('id')
        .executeTakeFirstOrThrow()
      await server.db
        .insertInto('surchargeProduct')
        .values({ surchargeId: id, productId: idOf('EXTRA') })
        .execute()
    }
    const id = await start()

    const cart = await change('cartAddItem', id, { productId: idOf('EXTRA'), quantity: 4 })

    expect(cart.items[0].surcharges).toEqual([
      { type: 'FlatFee', quantity: 4, price: 1.5, totalPrice: 6, totalPriceNet: 6.54 },
      { type: 'Percentage', quantity: 4, price: 1, totalPrice: 4, totalPriceNet: 4.84 },
    ])
    expect(cart.total).toEqual({ subTotal: 210, totalGross: 210, totalNet: 253.38 })
  })
})
