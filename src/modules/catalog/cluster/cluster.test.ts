import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'

let server: TestServer
let configId: number
let homeId: number
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  configId = (await server.gql('mutation { clusterConfigCreate(input: { name: "Sizes" }) { id } }')).clusterConfigCreate.id
  homeId = await addCategory('Huis')
})
afterAll(async () => {
  await server.close()
  expect(server.logged).toEqual([])
})

const nl = (value: string) => [{ language: 'NL', value }]
const error = (code: string, message: string) => ({ errors: [{ message, code }] })
const addCategory = async (name: string): Promise<number> =>
  (
    await server.gql('mutation ($input: CreateCategoryInput!) { categoryCreate(input: $input) { categoryId } }', {
      input: { names: nl(name) },
    })
  ).categoryCreate.categoryId
const CREATE = `mutation ($input: ClusterCreateInput!) { clusterCreate(input: $input) {
  id clusterId uuid categoryId code sku names { language value } descriptions { language value } shortDescriptions { value }
  slugs { language value } metadataTitles { value } priority hidden type class language defaultLanguage shortNames { value }
  sources { name id } config { id } defaultProduct { productId } products { productId } createdAt lastModifiedAt } }`
const addCluster = async (input: object = {}): Promise<Answer> =>
  (await server.gql(CREATE, { input: { clusterConfigId: configId, ...input } })).clusterCreate
const addProduct = async (input: object): Promise<Answer> =>
  (await server.gql('mutation ($input: CreateProductInput!) { productCreate(input: $input) { productId uuid } }', { input }))
    .productCreate
const READ = `query ($id: Int) { cluster(clusterId: $id) { clusterId categoryId code hidden defaultProduct { productId }
  products { productId clusterId categoryId containerClass } } }`
const read = async (id: number) => (await server.gql(READ, { id })).cluster
const idsIn = async (id: number): Promise<number[]> => (await read(id)).products.map(({ productId }: Answer) => productId)
const homeOf = async (productId: number) =>
  (await server.gql(`{ product(productId: ${productId}) { categoryId clusterId cluster { clusterId } } }`)).product

test('a cluster is added with texts, slugs, sources and its place', async () => {
  const made = await addCluster({
    names: [...nl('Schroef & moer'), { language: 'en', value: 'Screw' }],
    descriptions: nl('<b>Sterk</b>'),
    shortDescriptions: nl('Kort'),
    metadataTitles: nl('Titel'),
    slugs: [{ language: 'EN', value: 'the-screw' }],
    code: 'SCR',
    priority: 3,
    parentId: homeId,
    sources: [{ name: 'erp', id: 'C1' }],
  })

  expect(made).toEqual({
    id: expect.any(Number),
    clusterId: made.id,
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    categoryId: homeId,
    code: 'SCR',
    sku: 'SCR',
    names: [
      { language: 'NL', value: 'Schroef & moer' },
      { language: 'EN', value: 'Screw' },
    ],
    descriptions: [{ language: 'NL', value: '<b>Sterk</b>' }],
    shortDescriptions: [{ value: 'Kort' }],
    slugs: [
      { language: 'NL', value: 'schroef-moer' },
      { language: 'EN', value: 'the-screw' },
    ],
    metadataTitles: [{ value: 'Titel' }],
    priority: 3,
    hidden: 'N',
    type: 'CLUSTER',
    class: 'CLUSTER',
    language: 'NL',
    defaultLanguage: 'NL',
    shortNames: [],
    sources: [{ name: 'erp', id: 'C1' }],
    config: { id: configId },
    defaultProduct: null,
    products: [],
    createdAt: TODAY,
    lastModifiedAt: TODAY,
  })
})

test('a cluster without its configuration, in no category that exists, or with what another has, is refused', async () => {
  await addCluster({ slugs: nl('bezet'), sources: [{ name: 'erp', id: 'taken' }] })
  const count = async () =>
    (
      await server.db
        .selectFrom('cluster')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n
  const before = await count()

  const create = (input: object) => server.gql(CREATE, { input: { clusterConfigId: configId, ...input } })
  expect(await create({ clusterConfigId: 999_999 })).toEqual(
    error('CLUSTER_CONFIG_NOT_FOUND_ERROR', 'ClusterConfig with id [999999] not found'),
  )
  expect(await create({ parentId: 999_999 })).toEqual(error('CATEGORY_NOT_FOUND_ERROR', 'Category with id [999999] not found'))
  expect(await create({ slugs: nl('bezet') })).toEqual(
    error('CLUSTER_SLUG_ALREADY_EXISTS_ERROR', 'The slug [bezet] is taken in NL'),
  )
  expect(await create({ sources: [{ name: 'erp', id: 'taken' }] })).toMatchObject({
    errors: [{ code: 'CLUSTER_ALREADY_EXISTS_ERROR' }],
  })
  expect(await create({ defaultProductId: 999_999 })).toMatchObject({ errors: [{ code: 'PRODUCT_FETCH_ERROR' }] })
  expect(await create({ code: 'A', sku: 'B' })).toMatchObject({ errors: [{ code: 'VALIDATION_ERROR' }] })
  expect(await count()).toBe(before)
})

test('a cluster is found by its number or by a slug, in a language or in any', async () => {
  const { id } = await addCluster({ slugs: [...nl('zoek-mij'), { language: 'EN', value: 'find-me' }], hidden: 'Y' })
  const find = async (args: string) => {
    const { cluster, errors } = await server.gql(`{ cluster(${args}) { clusterId } }`)
    return errors ? errors[0].code : cluster.clusterId
  }

  expect(await find(`id: ${id}`)).toBe(id)
  expect(await find(`clusterId: ${id}, hidden: true`)).toBe(id)
  expect(await find('slug: "zoek-mij"')).toBe(id)
  expect(await find(`clusterId: ${id}, slug: "oud"`)).toBe(id)
  expect(await find('slug: "find-me", language: "en"')).toBe(id)
  expect(await find('slug: "find-me", language: "NL"')).toBe('CLUSTER_NOT_FOUND_ERROR')
  expect(await find(`clusterId: ${id}, hidden: false`)).toBe('CLUSTER_NOT_FOUND_ERROR')
  expect(await find(`id: ${id}, clusterId: ${id + 1}`)).toBe('CLUSTER_NOT_FOUND_ERROR')
  expect(await find('language: "NL"')).toBe('MISSING_ARGUMENTS')
})

test('a cluster is changed in the given fields, moved, and removed from its category', async () => {
  const { id } = await addCluster({ names: nl('Oud'), code: 'OLD', parentId: homeId })
  const other = await addCategory('Ander')
  const UPDATE = `mutation ($id: Int!, $input: ClusterUpdateInput!) { clusterUpdate(id: $id, input: $input) {
    categoryId code hidden names { language value } slugs { language value } sources { name id } } }`
  const change = async (input: object) => (await server.gql(UPDATE, { id, input })).clusterUpdate

  const moved = await change({ parentId: other, names: [{ language: 'EN', value: 'New' }], sources: [{ name: 'erp', id: 'C9' }] })

  const names = [
    { language: 'NL', value: 'Oud' },
    { language: 'EN', value: 'New' },
  ]
  const rest = { code: 'OLD', hidden: 'N', names, sources: [{ name: 'erp', id: 'C9' }] }
  const slugs = [...nl('oud'), { language: 'EN', value: 'new' }]
  expect(moved).toEqual({ ...rest, categoryId: other, slugs })
  expect((await change({ names: nl('Anders') })).slugs).toEqual(slugs)
  const renamed = { sku: 'S', hidden: 'Y', autoGenerateSlugs: true, defaultLanguage: 'EN', parentId: null, names: nl('Toch') }
  expect(await change(renamed)).toEqual({
    ...rest,
    names: [...nl('Toch'), { language: 'EN', value: 'New' }],
    code: 'S',
    hidden: 'Y',
    categoryId: 0,
    slugs: [...nl('toch'), { language: 'EN', value: 'new' }],
  })
  expect(await server.gql(UPDATE, { id: 999_999, input: {} })).toEqual(
    error('CLUSTER_NOT_FOUND_ERROR', 'Cluster with id [999999] not found'),
  )
})

test('products are added to a cluster, changed and deleted in it; those of another are not found', async () => {
  const [one, two] = [await addCluster({ parentId: homeId }), await addCluster()]
  const ADD = `mutation ($id: Int!, $input: CreateProductInput!) { clusterProductCreate(id: $id, input: $input) {
    productId sku clusterId categoryId containerClass cluster { clusterId } } }`

  expect(await server.gql(ADD, { id: one.id, input: { sku: 'A1', clusterId: two.id } })).toEqual(
    error('VALIDATION_ERROR', `clusterId contradicts the cluster of the product, which is [${one.id}]`),
  )
  const { clusterProductCreate: added } = await server.gql(ADD, { id: one.id, input: { sku: 'A1', names: nl('Een') } })

  const { productId } = added
  expect(added).toEqual({
    productId,
    sku: 'A1',
    clusterId: one.id,
    categoryId: homeId,
    containerClass: 'CLUSTER',
    cluster: { clusterId: one.id },
  })
  const CHANGE = `mutation ($id: Int!, $productId: Int!) {
    clusterProductUpdate(id: $id, productId: $productId, input: { sku: "A2" }) { productId sku clusterId } }`
  const missing = error('PRODUCT_FETCH_ERROR', `Product with id [${productId}] and clusterId [${two.id}] not found`)
  expect(await server.gql(CHANGE, { id: two.id, productId })).toEqual(missing)
  expect(await server.gql(CHANGE, { id: one.id, productId })).toEqual({
    clusterProductUpdate: { productId, sku: 'A2', clusterId: one.id },
  })
  const REMOVE = 'mutation ($id: Int!, $productId: Int!) { clusterProductDelete(id: $id, productId: $productId) }'
  expect(await server.gql(REMOVE, { id: two.id, productId })).toEqual(missing)
  expect(await idsIn(one.id)).toEqual([productId])
  expect(await server.gql(REMOVE, { id: one.id, productId })).toEqual({ clusterProductDelete: true })
  expect(await idsIn(one.id)).toEqual([])
  expect(await server.gql(ADD, { id: 999_999, input: {} })).toMatchObject({ errors: [{ code: 'CLUSTER_NOT_FOUND_ERROR' }] })
})

test('products move into a cluster, each with its own result, and leave their categories', async () => {
  const { id } = await addCluster({ parentId: homeId })
  const other = await addCategory('Vroeger')
  const [a, b] = [await addProduct({ categoryId: other }), await addProduct({})]

  const { clusterAssignProducts: moved } = await server.gql(
    `mutation ($id: Int!, $ids: [Int!]!) { clusterAssignProducts(clusterId: $id, input: { productIds: $ids }) {
      cluster { products { productId } } actions { messages data { productId success message action } } } }`,
    { id, ids: [b.productId, 999_999, a.productId] },
  )

  const done = (productId: number) => ({
    productId,
    success: true,
    message: `Product with id [${productId}] was moved`,
    action: 'move',
  })
  const unknown = 'Product with id [999999] not found'
  expect(moved).toEqual({
    cluster: { products: [{ productId: b.productId }, { productId: a.productId }] },
    actions: {
      messages: [unknown],
      data: [done(b.productId), { productId: 999_999, success: false, message: unknown, action: 'move' }, done(a.productId)],
    },
  })
  expect(await homeOf(a.productId)).toEqual({ categoryId: homeId, clusterId: id, cluster: { clusterId: id } })
  expect(await server.db.selectFrom('categoryItem').select('id').where('productId', '=', a.productId).execute()).toEqual([])
})

test('products leave a cluster for one category or one other cluster, and not for both or neither', async () => {
  const [from, to] = [await addCluster(), await addCluster()]
  const [a, b, c] = [
    await addProduct({ clusterId: from.id }),
    await addProduct({ clusterId: from.id }),
    await addProduct({ clusterId: to.id }),
  ]
  await server.gql(`mutation { clusterUpdate(id: ${from.id}, input: { defaultProductId: ${a.productId} }) { id } }`)
  const LEAVE = `mutation ($id: Int!, $input: ClusterUnassignProductsInput!) { clusterUnassignProducts(clusterId: $id, input: $input) {
    cluster { products { productId } defaultProduct { productId } } actions { messages data { productId success } } } }`
  const leave = (input: object) => server.gql(LEAVE, { id: from.id, input })

  const exactlyOne = error('VALIDATION_ERROR', 'Exactly one of categoryId and clusterId must be given')
  expect(await leave({ productIds: [a.productId] })).toEqual(exactlyOne)
  expect(await leave({ productIds: [a.productId], categoryId: homeId, clusterId: to.id })).toEqual(exactlyOne)
  expect(await leave({ productIds: [a.productId], categoryId: 999_999 })).toMatchObject({
    errors: [{ code: 'CATEGORY_NOT_FOUND_ERROR' }],
  })
  expect(await leave({ productIds: [a.productId], clusterId: from.id })).toEqual(
    error('VALIDATION_ERROR', 'clusterId must be another cluster'),
  )
  expect(await leave({ productIds: [a.productId], clusterId: 999_999 })).toMatchObject({
    errors: [{ code: 'CLUSTER_NOT_FOUND_ERROR' }],
  })
  expect(await idsIn(from.id)).toEqual([a.productId, b.productId])
  const stranger = `Product with id [${c.productId}] is not in cluster [${from.id}]`
  expect((await leave({ productIds: [a.productId, c.productId], categoryId: homeId })).clusterUnassignProducts).toEqual({
    cluster: { products: [{ productId: b.productId }], defaultProduct: null },
    actions: {
      messages: [stranger],
      data: [
        { productId: a.productId, success: true },
        { productId: c.productId, success: false },
      ],
    },
  })
  expect(await homeOf(a.productId)).toEqual({ categoryId: homeId, clusterId: null, cluster: null })
  await leave({ productIds: [b.productId], clusterId: to.id })
  expect([await idsIn(from.id), await idsIn(to.id)]).toEqual([[], [c.productId, b.productId]])
})

test('one product joins a cluster, and leaves it for the category of the cluster', async () => {
  const { id } = await addCluster({ parentId: homeId })
  const { productId } = await addProduct({})
  const ids = { id, productId }

  const joined = await server.gql(
    'mutation ($id: Int!, $productId: Int!) { productAssignToCluster(productId: $productId, clusterId: $id) { clusterId } }',
    ids,
  )

  expect(joined).toEqual({ productAssignToCluster: { clusterId: id } })
  expect(
    await server.gql(
      'mutation ($id: Int!, $productId: Int!) { clusterUnassignProduct(clusterId: $id, productId: $productId) { products { productId } } }',
      ids,
    ),
  ).toEqual({ clusterUnassignProduct: { products: [] } })
  expect(await homeOf(productId)).toEqual({ categoryId: homeId, clusterId: null, cluster: null })
  expect(
    await server.gql(
      'mutation ($id: Int!, $productId: Int!) { clusterAssignProduct(clusterId: $id, productId: $productId) { products { productId } } }',
      ids,
    ),
  ).toEqual({ clusterAssignProduct: { products: [{ productId }] } })
  const QUIT = 'mutation ($productId: Int!) { productUnassignFromCluster(productId: $productId) { clusterId categoryId } }'
  expect(await server.gql(QUIT, ids)).toEqual({ productUnassignFromCluster: { clusterId: null, categoryId: homeId } })
  expect(await server.gql(QUIT, ids)).toEqual(error('VALIDATION_ERROR', `Product with id [${productId}] is in no cluster`))
})

test('a cluster shows first one of its own products', async () => {
  const made = await addCluster({})
  const { productId } = await addProduct({ clusterId: made.id })
  const stranger = await addProduct({ categoryId: homeId })
  const SET =
    'mutation ($id: Int!, $first: Int) { clusterUpdate(id: $id, input: { defaultProductId: $first }) { defaultProduct { productId } } }'

  const input = { clusterConfigId: configId, defaultProductId: stranger.productId }
  expect(await server.gql(CREATE, { input })).toEqual(
    error(
      'PRODUCT_FETCH_ERROR',
      expect.stringMatching(`^Product with id \\[${stranger.productId}\\] and clusterId \\[\\d+\\] not found$`),
    ),
  )
  const { product } = await server.gql(`{ product(productId: ${stranger.productId}) { clusterId categoryId } }`)
  expect(product).toEqual({ clusterId: null, categoryId: homeId })
  expect(await server.gql(SET, { id: made.id, first: productId })).toEqual({ clusterUpdate: { defaultProduct: { productId } } })
  expect(await server.gql(SET, { id: made.id, first: stranger.productId })).toEqual(
    error('PRODUCT_FETCH_ERROR', `Product with id [${stranger.productId}] and clusterId [${made.id}] not found`),
  )
  expect(await read(made.id)).toMatchObject({ defaultProduct: { productId } })
  expect(await server.gql(SET, { id: made.id, first: null })).toEqual({ clusterUpdate: { defaultProduct: null } })
})

test('products change places in their cluster, and nowhere else', async () => {
  const { id, uuid } = await addCluster()
  const [a, b, c] = [
    await addProduct({ clusterId: id }),
    await addProduct({ clusterId: id }),
    await addProduct({ clusterId: id }),
  ]
  const elsewhere = await addProduct({ clusterId: (await addCluster()).id })
  const MOVE = (side: string) => `mutation ($a: String!, $b: String!) {
    productClusterMove${side}(relationshipUuid: $a, targetRelationshipUuid: $b) {
      uuid productUuid clusterUuid isDefault sortOrder createdAt product { productId } cluster { clusterId } } }`

  const moved = await server.gql(MOVE('Above'), { a: c.uuid, b: a.uuid })

  const relationship = (one: Answer, sortOrder: number) => ({
    uuid: one.uuid,
    productUuid: one.uuid,
    clusterUuid: uuid,
    isDefault: false,
    sortOrder,
    createdAt: TODAY,
    product: { productId: one.productId },
    cluster: { clusterId: id },
  })
  expect(moved.productClusterMoveAbove).toEqual([relationship(c, 1), relationship(a, 2), relationship(b, 3)])
  await server.gql(MOVE('Below'), { a: c.uuid, b: a.uuid })
  expect(await idsIn(id)).toEqual([a.productId, c.productId, b.productId])
  const sameCluster = error('VALIDATION_ERROR', 'targetRelationshipUuid must be another product of the same cluster')
  expect(await server.gql(MOVE('Above'), { a: a.uuid, b: elsewhere.uuid })).toEqual(sameCluster)
  expect(await server.gql(MOVE('Above'), { a: a.uuid, b: a.uuid })).toEqual(sameCluster)
  expect(await server.gql(MOVE('Above'), { a: 'nonsense', b: a.uuid })).toMatchObject({
    errors: [{ code: 'PRODUCT_FETCH_ERROR' }],
  })
  expect(await idsIn(id)).toEqual([a.productId, c.productId, b.productId])
})

test('a cluster with products cannot be deleted; without them it is deleted with its options', async () => {
  const { id } = await addCluster({ parentId: homeId, names: nl('Weg') })
  const { productId } = await addProduct({ clusterId: id })
  await server.gql(`mutation { clusterOptionCreate(clusterId: ${id}, input: {}) { id } }`)
  const REMOVE = `mutation { clusterDelete(id: ${id}) }`

  expect(await server.gql(REMOVE)).toEqual(error('CLUSTER_DELETE_ERROR', 'Cluster is still in use'))
  expect(await idsIn(id)).toEqual([productId])
  await server.gql(`mutation { productUnassignFromCluster(productId: ${productId}) { productId } }`)
  expect(await server.gql(REMOVE)).toEqual({ clusterDelete: true })
  expect(await server.gql(READ, { id })).toMatchObject({ errors: [{ code: 'CLUSTER_NOT_FOUND_ERROR' }] })
  expect(await server.db.selectFrom('clusterOption').select('id').where('clusterId', '=', id).execute()).toEqual([])
})

test('hidden products are shown if both kinds, or only they, are requested', async () => {
  const { id } = await addCluster()
  const [seen, hidden] = [await addProduct({ clusterId: id }), await addProduct({ clusterId: id, hidden: 'Y' })]
  await server.gql(`mutation { clusterUpdate(id: ${id}, input: { defaultProductId: ${hidden.productId} }) { id } }`)

  const { cluster } =
    await server.gql(`{ cluster(id: ${id}) { all: products { productId } seen: products(input: { hidden: false }) { productId }
    hidden: products(input: { hidden: true }) { productId } first: defaultProduct { productId } none: defaultProduct(hidden: false) { productId } } }`)

  const of = ({ productId }: Answer) => ({ productId })
  expect(cluster).toEqual({
    all: [of(seen), of(hidden)],
    seen: [of(seen)],
    hidden: [of(hidden)],
    first: of(hidden),
    none: null,
  })
  expect(await server.gql(`{ product(productId: ${seen.productId}) { cluster(hidden: true) { clusterId } } }`)).toEqual({
    product: { cluster: null },
  })
})

test('clusters with all their children cost the same number of statements, however many there are', async () => {
  const add = async (): Promise<number> => {
    const { id } = await addCluster({ parentId: homeId })
    const { productId } = await addProduct({ clusterId: id })
    await server.gql(`mutation { clusterOptionCreate(clusterId: ${id}, input: { productIds: [${productId}] }) { id } }`)
    return id
  }
  const ask = async (clusterIds: number[]) => {
    server.statements.length = 0
    const { clusterOptions } = await server.gql(
      `query ($ids: [Int!]) { clusterOptions(input: { clusterIds: $ids }) { itemsFound items { sources { id } defaultProduct { productId }
        products { cluster { clusterId products { productId } defaultProduct { productId } options { id products { productId } }
          config { id settings { uuid configUuid } } drillDowns { priority } sources { id } } } } } }`,
      { ids: clusterIds },
    )
    return { itemsFound: clusterOptions.itemsFound, statements: server.statements.length }
  }
  const two = [await add(), await add()]
  const few = await ask(two)

  expect(few.itemsFound).toBe(2)
  expect(await ask([...two, await add(), await add(), await add()])).toEqual({ ...few, itemsFound: 5 })
})

test('a file adds and changes clusters, a row for each language, and reports what is wrong with a row', async () => {
  await server.gql('mutation ($input: CreateCategoryInput!) { categoryCreate(input: $input) { categoryId } }', {
    input: { names: nl('Bron'), sources: [{ name: 'erp', id: 'CAT' }] },
  })
  const { id } = await addCluster({ names: nl('Voor de import') })
  const content = [
    'LANGUAGE,NAMES,DESCRIPTIONS,SHORT_DESCRIPTIONS,CODE,CLUSTER_CONFIG_ID,CLUSTER_ID,SOURCE_NAME,SOURCE_ID,CATEGORY_ID,CATEGORY_SOURCE_NAME,CATEGORY_SOURCE_ID,METADATA_TITLE,METADATA_DESCRIPTION,METADATA_KEYWORDS,METADATA_CANONICAL_URL,HIDDEN',
    `NL,Tang,Lang,Kort,T1,${configId},0,erp,csv-1,${homeId},,,Titel,Omschrijving,woord,/tang,y`,
    'en,<i>Pliers</i>,,,,,,erp,csv-1,,,,,,,,',
    `,Na de import,,,,,${id},,,,erp,CAT,,,,,N`,
    ',Zonder configuratie,,,,,,,,,,,,,,,',
    `,Elders,,,,${configId},,erp,csv-2,,erp,nowhere,,,,,`,
    'dutch,Fout,,,,,,,,,,,,,,,',
    `,Half,,,,${configId},,erp,,,,,,,,,`,
    `,Anders,,,,999999,,,,,,,,,,,`,
    `,Nieuw,,,,${configId},,,,,,,,,,,`,
  ].join('\n')

  const { clusterCsvImport } = await server.upload(
    'mutation ($input: ClusterCsvInput!) { clusterCsvImport(input: $input) { importedCount errors { code messages rowNumber } } }',
    { input: { file: null } },
    { 'variables.input.file': { name: 'clusters.csv', type: 'text/csv', content } },
  )

  const problem = (rowNumber: number, code: string, message: string) => ({ rowNumber, code, messages: [message] })
  expect(clusterCsvImport.importedCount).toBe(4)
  expect(clusterCsvImport.errors.toSorted((a: Answer, b: Answer) => a.rowNumber - b.rowNumber)).toEqual([
    problem(4, 'DB_INSERT', 'Cluster not found; a new one needs clusterConfigId'),
    problem(5, 'DB_INSERT', 'Category with source [erp] and sourceId [nowhere] not found'),
    problem(6, 'VALIDATION', 'LANGUAGE must be two letters'),
    problem(7, 'VALIDATION', 'SOURCE_ID is also required: SOURCE_NAME and SOURCE_ID belong together'),
    problem(8, 'DB_INSERT', 'ClusterConfig with id [999999] not found'),
  ])
  const shown =
    await server.gql(`{ cluster(slug: "tang") { code hidden categoryId config { id } names { language value } slugs { language value }
    descriptions { value } shortDescriptions { value } metadataTitles { value } metadataDescriptions { value }
    metadataKeywords { value } metadataCanonicalUrls { value } sources { name id } }
    other: cluster(id: ${id}) { names { value } category { sources { id } } } }`)
  const only = (value: string) => [{ value }]
  expect(shown).toEqual({
    cluster: {
      code: 'T1',
      hidden: 'Y',
      categoryId: homeId,
      config: { id: configId },
      names: [
        { language: 'NL', value: 'Tang' },
        { language: 'EN', value: 'Pliers' },
      ],
      slugs: [
        { language: 'NL', value: 'tang' },
        { language: 'EN', value: 'pliers' },
      ],
      descriptions: only('Lang'),
      shortDescriptions: only('Kort'),
      metadataTitles: only('Titel'),
      metadataDescriptions: only('Omschrijving'),
      metadataKeywords: only('woord'),
      metadataCanonicalUrls: only('/tang'),
      sources: [{ name: 'erp', id: 'csv-1' }],
    },
    other: { names: only('Na de import'), category: { sources: [{ id: 'CAT' }] } },
  })
})
