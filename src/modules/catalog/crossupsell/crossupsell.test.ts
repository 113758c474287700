import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBuyer } from '../../../../test/buyer-fixtures.js'
import { addClusters, addProducts, uuidOf } from '../../../../test/category-fixtures.js'
import { undone } from '../../../../test/rolled-back.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

const TODAY = '2026-11-15T12:00:00.000Z'
const ENDS = 'productIdFrom clusterIdFrom productIdTo clusterIdTo baseProductUuidFrom baseProductUuidTo'
const ALL = `id type subType createdAt lastModifiedAt ${ENDS}
  productFrom { id type } clusterFrom { id type } productTo { id type } clusterTo { id type }
  baseProductFrom { __typename id } baseProductTo { __typename id }`
const CREATE = `mutation ($input: CrossupsellCreateInput!) { crossupsellCreate(input: $input) { ${ALL} } }`
const UPDATE = `mutation ($id: String!, $input: CrossupsellUpdateInput!) { crossupsellUpdate(id: $id, input: $input) { ${ALL} } }`
const LIST = 'query ($input: CrossupsellSearchInput) { crossupsells(input: $input) { itemsFound items { subType } } }'
const error = (code: string, message: string) => ({ errors: [{ message, code }] })

let server: TestServer
let drill: number
let bits: number
let ghost: number
let kit: number
let crate: number
let bare: string
let viewer: string
let editor: string
/** A buyer whose assortment has drills and bits, and no kits. */
let buyer: string

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  ;[drill, bits] = (await addProducts(server, 2)) as [number, number]
  ;[ghost] = (await addProducts(server, 1, { hidden: 'Y' })) as [number]
  bare = await server.keyFor({})
  viewer = await server.keyFor({ product: 'VIEWER' })
  editor = await server.keyFor({ product: 'EDITOR' })
  ;[kit, crate] = (await addClusters(server, 2)) as [number, number]
  buyer = await addBuyer(server, { productIds: [drill, bits] })
})
afterAll(() => server.close())

/** Every test is rolled back. */
const story = (name: string, tell: () => Promise<void>) => test(name, () => undone(server, tell))

const lead = async (subType: string, ends: object, type = 'ACCESSORIES'): Promise<Answer> =>
  (await server.gql(CREATE, { input: { type, subType, ...ends } })).crossupsellCreate
const found = async (input: object) =>
  (await server.gql(LIST, { input })).crossupsells.items.map(({ subType }: Answer) => subType)
const stored = () =>
  server.tenants.control
    .selectFrom('crossupsell')
    .select(['type', 'subType', 'productIdFrom', 'clusterIdFrom', 'productIdTo', 'clusterIdTo'])
    .execute()

story('a product leads to a cluster, by number or by uuid, and can be led elsewhere', async () => {
  const made = await lead('a', { productIdFrom: drill, baseProductUuidTo: await uuidOf(server, 'cluster', kit) })
  const changed = await server.gql(UPDATE, { id: made.id, input: { type: 'PARTS', clusterIdFrom: crate, productIdTo: bits } })

  expect(made).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    type: 'ACCESSORIES',
    subType: 'a',
    createdAt: TODAY,
    lastModifiedAt: TODAY,
    productIdFrom: drill,
    clusterIdFrom: null,
    productIdTo: null,
    clusterIdTo: kit,
    baseProductUuidFrom: await uuidOf(server, 'product', drill),
    baseProductUuidTo: await uuidOf(server, 'cluster', kit),
    productFrom: { id: drill, type: 'PRODUCT' },
    clusterFrom: null,
    productTo: null,
    clusterTo: { id: kit, type: 'CLUSTER' },
    baseProductFrom: { __typename: 'Product', id: drill },
    baseProductTo: { __typename: 'Cluster', id: kit },
  })
  expect(changed.crossupsellUpdate).toMatchObject({
    id: made.id,
    type: 'PARTS',
    subType: 'a',
    productFrom: null,
    clusterFrom: { id: crate },
    productTo: { id: bits },
    clusterTo: null,
  })
  expect(await server.gql('mutation ($id: String!) { crossupsellDelete(id: $id) }', { id: made.id })).toEqual({
    crossupsellDelete: true,
  })
  expect(await server.gql('query ($id: String!) { crossupsell(id: $id) { id } }', { id: made.id })).toEqual(
    error('CROSSUPSELL_NOT_FOUND_ERROR', `Crossupsell with id [${made.id}] not found`),
  )
})

story('one start, one target, and never to itself; refusals change nothing', async () => {
  const { id } = await lead('a', { productIdFrom: drill, productIdTo: bits })
  const before = await stored()
  const create = (ends: object) => server.gql(CREATE, { input: { type: 'PARTS', ...ends } })
  const update = (input: object) => server.gql(UPDATE, { id, input })
  const nowhere = v7()
  const wrong = (message: string) => error('CROSSUPSELL_VALIDATION_ERROR', message)

  expect(await create({ productIdTo: bits })).toEqual(
    wrong('The source is missing: productIdFrom, clusterIdFrom or baseProductUuidFrom'),
  )
  expect(await create({ productIdFrom: bits })).toEqual(
    wrong('The target is missing: productIdTo, clusterIdTo or baseProductUuidTo'),
  )
  expect(await create({ productIdFrom: drill, clusterIdFrom: kit, productIdTo: bits })).toEqual(
    wrong('Give one of productIdFrom, clusterIdFrom and baseProductUuidFrom'),
  )
  expect(await create({ clusterIdFrom: kit, baseProductUuidTo: await uuidOf(server, 'cluster', kit) })).toEqual(
    wrong('An item cannot be linked to itself'),
  )
  expect(await create({ productIdFrom: drill, productIdTo: kit })).toEqual(
    error('CROSSUPSELL_CROSS_SERVICE_ERROR', `Product with id [${kit}], given as the target, not found`),
  )
  expect(await create({ baseProductUuidFrom: nowhere, productIdTo: drill })).toEqual(
    error('CROSSUPSELL_CROSS_SERVICE_ERROR', `Product or cluster with id [${nowhere}], given as the source, not found`),
  )
  expect(await update({ productIdFrom: bits })).toEqual(wrong('An item cannot be linked to itself'))
  expect(await update({ productIdFrom: null })).toEqual(wrong('Give one of productIdFrom, clusterIdFrom and baseProductUuidFrom'))
  expect(await update({ type: null })).toEqual(error('VALIDATION_ERROR', 'type must not be null'))
  expect(await update({ subType: 'x'.repeat(65) })).toEqual(
    error('VALIDATION_ERROR', 'subType must be at most 64 characters long'),
  )
  expect(await server.gql(UPDATE, { id: nowhere, input: {} })).toEqual(
    error('CROSSUPSELL_NOT_FOUND_ERROR', `Crossupsell with id [${nowhere}] not found`),
  )
  expect(await stored()).toEqual(before)
})

story('they are found by their ends, type and what is hidden, and sorted either way', async () => {
  const a = await lead('a', { productIdFrom: drill, productIdTo: bits })
  await lead('b', { productIdFrom: drill, productIdTo: ghost }, 'RELATED')
  await lead('c', { clusterIdFrom: kit, clusterIdTo: crate }, 'PARTS')

  expect(await found({ ids: [a.id] })).toEqual(['a'])
  expect(await found({ productIdsFrom: [drill] })).toEqual(['a', 'b'])
  expect(await found({ productIdsTo: [ghost, bits], types: ['RELATED'] })).toEqual(['b'])
  expect(await found({ clusterIdsFrom: [kit], clusterIdsTo: [crate] })).toEqual(['c'])
  expect(await found({ baseProductUuidsFrom: [await uuidOf(server, 'cluster', kit)] })).toEqual(['c'])
  expect(await found({ baseProductUuidsTo: [await uuidOf(server, 'product', bits)] })).toEqual(['a'])
  expect(await found({ subTypes: ['a', 'c'], hidden: false })).toEqual(['a', 'c'])
  expect(await found({ hidden: true })).toEqual(['b'])
  expect(await found({ createdAt: { lessThan: '2026-11-14' } })).toEqual([])
  expect(await found({ sortInputs: [{ field: 'TYPE', order: 'DESC' }] })).toEqual(['b', 'c', 'a'])
  expect(await found({ sortBy: [{ field: 'SUBTYPE', order: 'DESC' }] })).toEqual(['c', 'b', 'a'])
  expect(await server.gql(LIST, { input: { sortBy: [{ field: 'ID' }], sortInputs: [{ field: 'ID' }] } })).toEqual(
    error('VALIDATION_ERROR', 'sortBy must not be given together with sortInputs'),
  )
  expect(
    await server.gql('{ crossupsells { items { productTo(hidden: false) { id } hidden: productTo(hidden: true) { id } } } }'),
  ).toEqual({
    crossupsells: {
      items: [
        { productTo: { id: bits }, hidden: null },
        { productTo: null, hidden: { id: ghost } },
        { productTo: null, hidden: null },
      ],
    },
  })
})

story('an order list leaves out what starts at or leads to something outside it', async () => {
  await lead('in', { productIdFrom: drill, productIdTo: bits })
  await lead('out', { productIdFrom: drill, clusterIdTo: kit })
  const stamps = { uuid: v7(), createdAt: server.clock(), lastModifiedAt: server.clock() }
  const { id } = await server.tenants.control
    .insertInto('orderlist')
    .values({ ...stamps, type: 'POSITIVE' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.tenants.control
    .insertInto('orderlistItem')
    .values([drill, bits].map((productId) => ({ orderlistId: id, productId })))
    .execute()

  expect(await found({ orderlistIds: [id] })).toEqual(['in'])
  expect(await found({ orderlistIds: [id], applyOrderlists: false })).toEqual(['in', 'out'])
})

story('what a search of cross-sells asks of order lists holds for the clusters that they show, and their products', async () => {
  const [one, other] = (await addProducts(server, 2, { clusterId: kit })) as [number, number]
  await lead('a', { productIdFrom: drill, clusterIdTo: kit })
  const input = { type: 'POSITIVE', productIds: [drill, one] }
  const { orderlistCreate } = await server.gql(
    'mutation ($input: OrderlistCreateInput!) { orderlistCreate(input: $input) { id } }',
    {
      input,
    },
  )
  const ENDS =
    '{ items { clusterTo { ... on Cluster { products { id } } } baseProductTo { ... on Cluster { products { id } } } } }'
  const ASK = `query ($lists: [Int!]) { crossupsells(input: { orderlistIds: $lists }) ${ENDS} }`
  const BELOW = `query ($lists: [Int!]) { product(productId: ${drill}, orderlistIds: $lists) { crossupsellsFrom ${ENDS} } }`
  const showing = (...ids: number[]) => {
    const products = ids.map((id) => ({ id }))
    return { items: [{ clusterTo: { products }, baseProductTo: { products } }] }
  }
  const lists = [orderlistCreate.id]

  expect(await server.gql(ASK)).toEqual({ crossupsells: showing(one, other) })
  expect(await server.gql(ASK, { lists })).toEqual({ crossupsells: showing(one) })
  expect(await server.gql(BELOW)).toEqual({ product: { crossupsellsFrom: showing(one, other) } })
  expect(await server.gql(BELOW, { lists })).toEqual({ product: { crossupsellsFrom: showing(one) } })
})

story('who is not offered what one leads to does not find it by its id either', async () => {
  const inside = await lead('in', { productIdFrom: drill, productIdTo: bits })
  const outside = await lead('out', { productIdFrom: drill, clusterIdTo: kit })
  const ASK = 'query ($id: String!) { crossupsell(id: $id) { subType } }'
  const missing = (id: string) => error('CROSSUPSELL_NOT_FOUND_ERROR', `Crossupsell with id [${id}] not found`)

  expect(await server.gql(LIST, {}, viewer, buyer)).toEqual({ crossupsells: { itemsFound: 1, items: [{ subType: 'in' }] } })
  expect(await server.gql(ASK, { id: inside.id }, viewer, buyer)).toEqual({ crossupsell: { subType: 'in' } })
  expect(await server.gql(ASK, { id: outside.id }, viewer, buyer)).toEqual(missing(outside.id))
  expect(await server.gql(ASK, { id: 'x' }, viewer, buyer)).toEqual(missing('x'))
  expect(await server.gql(ASK, { id: outside.id }, viewer)).toEqual({ crossupsell: { subType: 'out' } })
})

story('products and clusters show what starts at them and leads to them, at the same cost for any page', async () => {
  for (let i = 0; i < 6; i++) {
    const [id] = (await addProducts(server, 1)) as [number]
    await lead(`to ${i}`, { productIdFrom: drill, productIdTo: id })
    await lead(`back ${i}`, { productIdFrom: id, clusterIdTo: kit })
  }
  const LEADS = `crossupsellsFrom(input: { types: [ACCESSORIES] }) { itemsFound items { subType baseProductUuidTo
    clusterTo { ... on Cluster { id crossupsellsTo(input: { offset: 1 }) { itemsFound items { subType } } } } } }
    crossupsellsTo { items { subType baseProductFrom { id } } } crossUpsells { itemsFound }`
  const ASK = `query ($offset: Int!) { crossupsells(input: { productIdsFrom: [${drill}], offset: $offset }) { items { productTo { ... on Product { ${LEADS} } } } } }`
  const costs: number[] = []

  let answer: Answer
  for (const offset of [1, 6]) {
    server.statements.length = 0
    answer = await server.gql(ASK, { offset })
    costs.push(server.statements.length)
  }

  expect(answer.crossupsells.items).toHaveLength(6)
  expect(answer.crossupsells.items[1].productTo).toEqual({
    crossupsellsFrom: {
      itemsFound: 1,
      items: [
        {
          subType: 'back 1',
          baseProductUuidTo: await uuidOf(server, 'cluster', kit),
          clusterTo: { id: kit, crossupsellsTo: { itemsFound: 6, items: [{ subType: 'back 0' }] } },
        },
      ],
    },
    crossupsellsTo: { items: [{ subType: 'to 1', baseProductFrom: { id: drill } }] },
    crossUpsells: { itemsFound: 1 },
  })
  expect(costs[0]).toBe(costs[1])
})

story('REST tells the same story', async () => {
  const made = await server.rest('POST /v2/crossupsells', { type: 'OPTIONS', productIdFrom: drill, clusterIdTo: kit })
  const patched = await server.rest(`PATCH /v2/crossupsells/${made.body.id}`, { subType: 'x' })
  const searched = await server.rest('POST /v2/crossupsells/search', { clusterIdsTo: [kit], sortBy: [{ field: 'ID' }] })
  const page = await server.rest('GET /v2/crossupsells?hidden=false')
  const refused = await server.rest('POST /v2/crossupsells', { type: 'OPTIONS', productIdFrom: drill, productIdTo: drill })
  const deleted = await server.rest(`DELETE /v2/crossupsells/${made.body.uuid}`)

  const whole = {
    id: expect.any(Number),
    uuid: expect.any(String),
    type: 'OPTIONS',
    subType: null,
    createdAt: TODAY,
    lastModifiedAt: TODAY,
    productIdFrom: drill,
    productIdTo: null,
    clusterIdFrom: null,
    clusterIdTo: kit,
    baseProductUuidFrom: await uuidOf(server, 'product', drill),
    baseProductUuidTo: await uuidOf(server, 'cluster', kit),
  }
  expect(made).toMatchObject({ status: 201 })
  expect(made.body).toEqual(whole)
  expect(patched.body).toEqual({ ...whole, subType: 'x' })
  expect(searched.body.data).toEqual([{ ...whole, subType: 'x' }])
  expect(page.body.data).toEqual([{ ...whole, subType: 'x' }])
  expect(refused.status).toBe(400)
  expect(deleted.body).toEqual({ ...whole, subType: 'x' })
  expect((await server.rest(`GET /v2/crossupsells/${made.body.id}`)).status).toBe(404)
})

story('a role for products reads them, editors change them, owners add and delete them', async () => {
  const { id } = await lead('a', { productIdFrom: drill, productIdTo: bits })
  const forbidden = error('FORBIDDEN', 'Forbidden resource')

  expect(await server.gql(LIST, {}, bare)).toEqual(forbidden)
  expect(await server.gql(LIST, {}, viewer)).toEqual({ crossupsells: { itemsFound: 1, items: [{ subType: 'a' }] } })
  expect(await server.gql(UPDATE, { id, input: {} }, viewer)).toEqual(forbidden)
  expect(await server.gql(UPDATE, { id, input: { subType: 'b' } }, editor)).toMatchObject({ crossupsellUpdate: { subType: 'b' } })
  expect(await server.gql('mutation ($id: String!) { crossupsellDelete(id: $id) }', { id }, editor)).toEqual(forbidden)
  expect(await stored()).toHaveLength(1)
})

// The last two, for what they do stays: what breaks a rule of the database ends its transaction, and so do requests that run at once.
test('the same way leads from one to another once; another type or subtype is another way', async () => {
  const twice = error('CROSSUPSELL_VALIDATION_ERROR', 'Crossupsell already exists')
  const way = { type: 'PARTS', productIdFrom: drill, productIdTo: bits }
  const { id } = await lead('a', { productIdFrom: drill, productIdTo: bits }, 'PARTS')
  expect((await server.gql(CREATE, { input: way })).errors).toBeUndefined()
  const before = await stored()

  expect(await server.gql(CREATE, { input: way })).toEqual(twice)
  expect(await server.gql(CREATE, { input: { ...way, subType: 'a' } })).toEqual(twice)
  expect(await server.gql(UPDATE, { id, input: { subType: null } })).toEqual(twice)
  expect((await server.rest('POST /v2/crossupsells', way)).status).toBe(400)
  expect(await stored()).toEqual(before)
  expect((await server.gql(CREATE, { input: { ...way, subType: 'b' } })).errors).toBeUndefined()
  expect((await server.gql(CREATE, { input: { type: 'PARTS', productIdFrom: bits, productIdTo: drill } })).errors).toBeUndefined()
})

test('of concurrent requests for the same link, one succeeds', async () => {
  const input = { type: 'OPTIONS', clusterIdFrom: kit, clusterIdTo: crate }

  const race = await Promise.all(Array.from({ length: 4 }, () => server.gql(CREATE, { input })))

  expect(race.filter(({ errors }) => !errors)).toHaveLength(1)
  expect((await stored()).filter(({ type }) => type === 'OPTIONS')).toHaveLength(1)
})
