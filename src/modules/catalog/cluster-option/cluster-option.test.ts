import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'

let server: TestServer
let configId: number
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  configId = (await server.gql('mutation { clusterConfigCreate(input: { name: "Sizes" }) { id } }')).clusterConfigCreate.id
})
afterAll(async () => {
  await server.close()
  expect(server.logged).toEqual([])
})

const nl = (value: string) => [{ language: 'NL', value }]
const error = (code: string, message: string) => ({ errors: [{ message, code }] })
const addCluster = async (): Promise<number> =>
  (await server.gql(`mutation { clusterCreate(input: { clusterConfigId: ${configId} }) { id } }`)).clusterCreate.id
const addProduct = async (input: object = {}): Promise<Answer> =>
  (await server.gql('mutation ($input: CreateProductInput!) { productCreate(input: $input) { productId uuid } }', { input }))
    .productCreate
const FIELDS = `id clusterOptionId uuid clusterId isRequired hidden sortOrder tenant createdAt createdBy lastModifiedAt lastModifiedBy
  names { language value } descriptions { value } shortDescriptions { value } sources { name id }
  defaultProductId defaultProduct { productId } products { productId }`
const CREATE = `mutation ($clusterId: Int!, $input: ClusterOptionCreateInput!) { clusterOptionCreate(clusterId: $clusterId, input: $input) { ${FIELDS} } }`
const UPDATE = `mutation ($clusterId: Int!, $optionId: Int!, $input: ClusterOptionUpdateInput!) {
  clusterOptionUpdate(clusterId: $clusterId, optionId: $optionId, input: $input) { ${FIELDS} } }`
const add = async (clusterId: number, input: object = {}): Promise<Answer> =>
  (await server.gql(CREATE, { clusterId, input })).clusterOptionCreate
const read = async (uuid: string) => (await server.gql(`{ clusterOption(uuid: "${uuid}") { ${FIELDS} } }`)).clusterOption
const idsIn = async (uuid: string) => (await read(uuid)).products.map(({ productId }: Answer) => productId)

test('an option is added with its texts and products, at the end of those of the cluster', async () => {
  const clusterId = await addCluster()
  const [a, b] = [await addProduct(), await addProduct()]
  await add(clusterId)

  const made = await add(clusterId, {
    names: nl('Garantie'),
    descriptions: nl('<b>Lang</b>'),
    shortDescriptions: nl('Kort'),
    isRequired: 'Y',
    defaultProductId: b.productId,
    productIds: [a.productId],
    sources: [{ name: 'erp', id: 'O1' }],
  })

  expect(made).toEqual({
    id: expect.any(Number),
    clusterOptionId: made.id,
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    clusterId,
    isRequired: 'Y',
    hidden: 'N',
    sortOrder: 2,
    tenant: 'default',
    createdAt: TODAY,
    createdBy: 0,
    lastModifiedAt: TODAY,
    lastModifiedBy: 0,
    names: nl('Garantie'),
    descriptions: [{ value: '<b>Lang</b>' }],
    shortDescriptions: [{ value: 'Kort' }],
    sources: [{ name: 'erp', id: 'O1' }],
    defaultProductId: b.productId,
    defaultProduct: { productId: b.productId },
    products: [{ productId: a.productId }, { productId: b.productId }],
  })
  expect(await read(made.uuid)).toEqual(made)
})

test('an option for a cluster or with a product that does not exist is refused', async () => {
  const clusterId = await addCluster()
  const count = async () => (await server.gql('{ clusterOptions(input: {}) { itemsFound } }')).clusterOptions.itemsFound
  const before = await count()

  expect(await server.gql(CREATE, { clusterId: 999_999, input: {} })).toEqual(
    error('CREATE_CLUSTER_OPTION_ERROR', 'Cluster with id [999999] not found'),
  )
  expect(await server.gql(CREATE, { clusterId, input: { productIds: [999_999] } })).toEqual(
    error('CREATE_CLUSTER_OPTION_ERROR', 'Product with id [999999] not found'),
  )
  expect(await count()).toBe(before)
})

test('an option is changed in the given fields; given products replace all of them', async () => {
  const clusterId = await addCluster()
  const [a, b, c] = [await addProduct(), await addProduct(), await addProduct()]
  const made = await add(clusterId, { names: nl('Oud'), productIds: [a.productId, b.productId], defaultProductId: a.productId })
  const key = { clusterId, optionId: made.id }

  const changed = await server.gql(UPDATE, {
    ...key,
    input: { names: [{ language: 'EN', value: 'New' }], isRequired: 'Y', productIds: [c.productId, b.productId] },
  })

  const now = {
    ...made,
    isRequired: 'Y',
    names: [...nl('Oud'), { language: 'EN', value: 'New' }],
    products: [{ productId: c.productId }, { productId: b.productId }],
    defaultProductId: null,
    defaultProduct: null,
  }
  expect(changed).toEqual({ clusterOptionUpdate: now })
  expect(await server.gql(UPDATE, { ...key, input: { hidden: 'Y', defaultProductId: a.productId } })).toEqual(
    error('UPDATE_CLUSTER_OPTION_ERROR', `Product with id [${a.productId}] is not in option [${made.id}]`),
  )
  expect(await server.gql(UPDATE, { clusterId: await addCluster(), optionId: made.id, input: { hidden: 'Y' } })).toMatchObject({
    errors: [{ code: 'UPDATE_CLUSTER_OPTION_ERROR' }],
  })
  expect(await read(made.uuid)).toEqual(now)
  const REMOVE =
    'mutation ($clusterId: Int!, $optionId: Int!) { clusterOptionDelete(clusterId: $clusterId, optionId: $optionId) }'
  expect(await server.gql(REMOVE, key)).toEqual({ clusterOptionDelete: true })
  expect(await server.gql(REMOVE, key)).toMatchObject({ errors: [{ code: 'DELETE_CLUSTER_OPTION_ERROR' }] })
  expect((await server.gql(`{ product(productId: ${c.productId}) { productId } }`)).product).toEqual({ productId: c.productId })
})

test('products are added to an option and removed from it', async () => {
  const [a, b, c] = [await addProduct(), await addProduct(), await addProduct()]
  const { uuid, id } = await add(await addCluster(), { defaultProductId: a.productId })
  const change = (verb: string, productIds: number[]) =>
    server.gql(
      `mutation ($uuid: String!, $productIds: [Float!]!) { clusterOption${verb}Products(uuid: $uuid, productIds: $productIds) {
        defaultProductId products { productId } } }`,
      { uuid, productIds },
    )

  const of = (...products: Answer[]) => products.map(({ productId }) => ({ productId }))
  expect(await change('Assign', [c.productId, a.productId, b.productId])).toEqual({
    clusterOptionAssignProducts: { defaultProductId: a.productId, products: of(a, c, b) },
  })
  expect(await change('Assign', [999_999])).toMatchObject({ errors: [{ code: 'PRODUCT_FETCH_ERROR' }] })
  expect(await change('Assign', [1.5])).toMatchObject({ errors: [{ code: 'VALIDATION_ERROR' }] })
  expect(await change('Remove', [c.productId, 999_999])).toEqual(
    error('PRODUCT_FETCH_ERROR', `Product with id [999999] and clusterOptionId [${id}] not found`),
  )
  expect(await idsIn(uuid)).toEqual([a.productId, c.productId, b.productId])
  expect(await change('Remove', [a.productId])).toEqual({
    clusterOptionRemoveProducts: { defaultProductId: null, products: of(c, b) },
  })
})

test('a product is added to an option, changed and deleted there; one that is not in it is not found', async () => {
  const { id, uuid } = await add(await addCluster())
  const stranger = await addProduct()

  const made = await server.gql(
    'mutation ($id: Int!) { clusterOptionProductCreate(id: $id, input: { sku: "X1" }) { productId sku clusterId } }',
    { id },
  )

  const { productId } = made.clusterOptionProductCreate
  expect(made.clusterOptionProductCreate).toEqual({ productId, sku: 'X1', clusterId: null })
  expect(await idsIn(uuid)).toEqual([productId])
  const CHANGE =
    'mutation ($id: Int!, $productId: Int!) { clusterOptionProductUpdate(id: $id, productId: $productId, input: { sku: "X2" }) { sku } }'
  const missing = error('PRODUCT_FETCH_ERROR', `Product with id [${stranger.productId}] and clusterOptionId [${id}] not found`)
  expect(await server.gql(CHANGE, { id, productId })).toEqual({ clusterOptionProductUpdate: { sku: 'X2' } })
  expect(await server.gql(CHANGE, { id, productId: stranger.productId })).toEqual(missing)
  const REMOVE = 'mutation ($id: Int!, $productId: Int!) { clusterOptionProductDelete(id: $id, productId: $productId) }'
  expect(await server.gql(REMOVE, { id, productId: stranger.productId })).toEqual(missing)
  expect(await server.gql(REMOVE, { id, productId })).toEqual({ clusterOptionProductDelete: true })
  expect(await idsIn(uuid)).toEqual([])
  expect(await server.gql(`{ product(productId: ${productId}) { sku } }`)).toMatchObject({
    errors: [{ code: 'PRODUCT_FETCH_ERROR' }],
  })
})

test('options change places in their cluster, and nowhere else', async () => {
  const clusterId = await addCluster()
  const [a, b, c] = [await add(clusterId), await add(clusterId), await add(clusterId)]
  const elsewhere = await add(await addCluster())
  const MOVE = (side: string) => `mutation ($a: String!, $b: String!) {
    clusterOptionMove${side}(clusterOptionUuid: $a, targetClusterOptionUuid: $b) { id sortOrder } }`

  const moved = await server.gql(MOVE('Above'), { a: c.uuid, b: a.uuid })

  const inOrder = (...options: Answer[]) => options.map(({ id }, i) => ({ id, sortOrder: i + 1 }))
  expect(moved).toEqual({ clusterOptionMoveAbove: inOrder(c, a, b) })
  expect(await server.gql(MOVE('Below'), { a: c.uuid, b: a.uuid })).toEqual({ clusterOptionMoveBelow: inOrder(a, c, b) })
  expect(await server.gql(MOVE('Above'), { a: a.uuid, b: elsewhere.uuid })).toEqual(
    error('VALIDATION_ERROR', 'targetClusterOptionUuid must be another option of the same cluster'),
  )
  expect((await server.gql(`{ cluster(id: ${clusterId}) { options { id sortOrder } } }`)).cluster.options).toEqual(
    inOrder(a, c, b),
  )
  const listed = async (input: string) =>
    (await server.gql(`{ clusterOptions(input: { ${input} }) { items { id } } }`)).clusterOptions
  const ids = (...options: Answer[]) => ({ items: options.map(({ id }) => ({ id })) })
  expect(await listed(`clusterIds: [${elsewhere.clusterId}, ${clusterId}]`)).toEqual(ids(a, c, b, elsewhere))
  expect(await listed(`clusterIds: [${clusterId}], page: 2, offset: 2`)).toEqual(ids(b))
})

test('products change places in the option that both are in', async () => {
  const clusterId = await addCluster()
  const [a, b, c, d] = [await addProduct(), await addProduct(), await addProduct(), await addProduct()]
  const other = await add(clusterId, { productIds: [a.productId] })
  const { uuid } = await add(clusterId, {
    productIds: [a, b, c].map(({ productId }) => productId),
    defaultProductId: b.productId,
  })
  const MOVE = (side: string) => `mutation ($a: String!, $b: String!) {
    productClusterOptionMove${side}(productUuid: $a, targetProductUuid: $b) {
      uuid productUuid clusterOptionUuid isDefault sortOrder createdAt lastModifiedAt } }`

  const { productClusterOptionMoveAbove: moved } = await server.gql(MOVE('Above'), { a: c.uuid, b: a.uuid })

  const choice = (one: Answer, sortOrder: number) => ({
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    productUuid: one.uuid,
    clusterOptionUuid: uuid,
    isDefault: one === b,
    sortOrder,
    createdAt: TODAY,
    lastModifiedAt: TODAY,
  })
  expect(moved).toEqual([choice(c, 1), choice(a, 2), choice(b, 3)])
  await server.gql(MOVE('Below'), { a: c.uuid, b: b.uuid })
  expect(await idsIn(uuid)).toEqual([a, b, c].map(({ productId }) => productId))
  expect(await server.gql(MOVE('Below'), { a: a.uuid, b: d.uuid })).toEqual(
    error('VALIDATION_ERROR', 'targetProductUuid must be another product of the same option'),
  )
  expect(await idsIn(other.uuid)).toEqual([a.productId])
})

test('options are found by their cluster, number, name and whether they are required or hidden', async () => {
  const clusterId = await addCluster()
  const open = await add(clusterId, { names: nl('Verzekering') })
  const must = await add(clusterId, { names: nl('100% zeker'), isRequired: 'Y' })
  const hidden = await add(clusterId, { names: nl('Verborgen'), hidden: 'Y' })
  const find = async (input: string) =>
    (
      await server.gql(`{ clusterOptions(input: { clusterIds: [${clusterId}], ${input} }) { items { id } } }`)
    ).clusterOptions.items.map(({ id }: Answer) => id)

  expect(await find('')).toEqual([open.id, must.id])
  expect(await find('includeHidden: true')).toEqual([open.id, must.id, hidden.id])
  expect(await find('isRequired: true')).toEqual([must.id])
  expect(await find('isRequired: false')).toEqual([open.id])
  expect(await find('term: "ZEKER"')).toEqual([open.id, must.id])
  expect(await find('term: "0% z"')).toEqual([must.id])
  expect(await find(`term: "${open.id}"`)).toEqual([open.id])
  expect(await find(`clusterOptionIds: [${must.id}, ${hidden.id}]`)).toEqual([must.id])
  const { cluster } =
    await server.gql(`{ cluster(id: ${clusterId}) { all: options { id } seen: options(input: { hidden: false }) { id }
    some: options(input: { ids: [${must.id}] }) { id } } }`)
  expect(cluster).toEqual({
    all: [{ id: open.id }, { id: must.id }, { id: hidden.id }],
    seen: [{ id: open.id }, { id: must.id }],
    some: [{ id: must.id }],
  })
})
