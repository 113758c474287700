import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addCategories, addClusters } from '../../../../test/category-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
/** Two categories, and a cluster in the second one. */
let tools: number
let paint: number
let clusterId: number

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  ;[tools, paint] = (await addCategories(server, ['Gereedschap', 'Verf'])) as [number, number]
  ;[clusterId] = (await addClusters(server, 1, { categoryId: paint })) as [number]
})
afterEach(() => server.db.deleteFrom('product').execute())
afterAll(() => server.close())

const FIELDS = `id productId classId uuid type sku status hidden names { language value } slugs { language value } categoryId clusterId
  containerClass unit minimumQuantity economicOrderQuantity packageUnitQuantity purchaseUnit purchaseMinimumQuantity orderable
  returnable physical orderableFrom orderableTo sources { name id } shortNames { language value }`

const add = async (input: object): Promise<Answer> => {
  const answer = await server.gql(`mutation ($input: CreateProductInput!) { productCreate(input: $input) { ${FIELDS} } }`, {
    input,
  })
  return answer.productCreate ?? answer
}
const change = async (productId: number, input: object): Promise<Answer> => {
  const document = `mutation ($productId: Int!, $input: UpdateProductInput!) { productUpdate(productId: $productId, input: $input) { ${FIELDS} } }`
  const answer = await server.gql(document, { productId, input })
  return answer.productUpdate ?? answer
}
const read = async (args: string, key?: string): Promise<Answer> => {
  const answer = await server.gql(`{ product(${args}) { ${FIELDS} } }`, {}, key)
  return answer.product ?? answer
}
const refusal = (code: string, message: string) => ({ errors: [{ code, message }] })
const text = (value: string, language = 'NL') => [{ language, value }]
const products = () => server.db.selectFrom('product').select(['id', 'sku']).orderBy('id').execute()
const placesOf = (productId: number) =>
  server.db
    .selectFrom('categoryItem')
    .select(['categoryId', 'isDefault'])
    .where('productId', '=', productId)
    .orderBy('id')
    .execute()

describe('adding', () => {
  test('a product without any input has the defaults of the contract', async () => {
    const product = await add({})

    expect(product).toEqual({
      id: expect.any(Number),
      productId: product.id,
      classId: product.id,
      uuid: expect.any(String),
      type: 'PRODUCT',
      sku: '',
      status: 'A',
      hidden: 'N',
      names: [],
      slugs: [],
      categoryId: 0,
      clusterId: null,
      containerClass: 'CATEGORY',
      unit: 1,
      minimumQuantity: 1,
      economicOrderQuantity: 1,
      packageUnitQuantity: '1',
      purchaseUnit: 1,
      purchaseMinimumQuantity: 1,
      orderable: 'Y',
      returnable: 'Y',
      physical: 'Y',
      orderableFrom: null,
      orderableTo: null,
      sources: [],
      shortNames: [],
    })
  })

  test('a new product is listed in its category, has its sources, and gets generated slugs in addition to the given one', async () => {
    const product = await add({
      categoryId: tools,
      names: [...text('Accuboor 18 V'), ...text('Cordless drill', 'en')],
      slugs: text('boor'),
      sources: [{ name: 'ERP', id: '4711' }],
      sku: 'A-1',
    })

    expect(product).toMatchObject({
      categoryId: tools,
      sku: 'A-1',
      names: [...text('Accuboor 18 V'), ...text('Cordless drill', 'EN')],
      slugs: [...text('boor'), ...text('cordless-drill', 'EN')],
      sources: [{ name: 'ERP', id: '4711' }],
    })
    expect(await placesOf(product.id)).toEqual([{ categoryId: tools, isDefault: true }])
  })

  test('two products with the same name get different slugs, but a given slug that is taken is refused', async () => {
    await add({ names: text('Boor') })
    const second = await add({ names: text('Boor') })
    const before = await products()

    const third = await add({ names: text('Zaag'), slugs: text('boor') })

    expect(second.slugs).toEqual(text(`boor-${second.id}`))
    expect(third).toEqual(refusal('PRODUCT_SLUG_ALREADY_EXISTS_ERROR', 'The slug [boor] is taken in NL'))
    expect(await products()).toEqual(before)
  })

  test('a product that is added to a cluster has the category of the cluster, and comes after its other products', async () => {
    const first = await add({ clusterId })
    const second = await add({ clusterId })

    expect([first, second].map((product) => [product.clusterId, product.categoryId, product.containerClass])).toEqual([
      [clusterId, paint, 'CLUSTER'],
      [clusterId, paint, 'CLUSTER'],
    ])
    const order = server.db.selectFrom('product').select(['id', 'clusterOrder', 'clusteredAt']).where('clusterId', '=', clusterId)
    expect(await order.orderBy('clusterOrder').execute()).toEqual([
      { id: first.id, clusterOrder: 1, clusteredAt: server.clock() },
      { id: second.id, clusterOrder: 2, clusteredAt: server.clock() },
    ])
  })

  test('the deprecated shortName is stored as the Dutch one, and language is ignored', async () => {
    const product = await add({ language: 'EN', shortName: 'Boor' })

    expect(product.shortNames).toEqual(text('Boor'))
    expect(await server.gql(`{ product(productId: ${product.id}) { shortName language defaultLanguage class } }`)).toEqual({
      product: { shortName: 'Boor', language: 'NL', defaultLanguage: 'NL', class: 'PRODUCT' },
    })
  })

  test.each([
    [
      'a category and a cluster',
      () => ({ categoryId: tools, clusterId }),
      'VALIDATION_ERROR',
      'categoryId must not be given for a product of a cluster',
    ],
    [
      'a category that does not exist',
      () => ({ categoryId: 999 }),
      'CATEGORY_NOT_FOUND_ERROR',
      'Category with id [999] not found',
    ],
    ['a cluster that does not exist', () => ({ clusterId: 999 }), 'CLUSTER_NOT_FOUND_ERROR', 'Cluster with id [999] not found'],
    ['a unit of zero', () => ({ unit: 0 }), 'VALIDATION_ERROR', 'unit must be at least 1'],
    [
      'a date that does not exist',
      () => ({ orderableFrom: '2026-02-30' }),
      'VALIDATION_ERROR',
      'orderableFrom must be an ISO 8601 date',
    ],
    [
      'an order period that ends before it begins',
      () => ({ orderableFrom: '2026-02-02', orderableTo: '2026-02-01' }),
      'VALIDATION_ERROR',
      'orderableTo must not be before orderableFrom',
    ],
    [
      'shortName together with shortNames',
      () => ({ shortName: 'a', shortNames: text('a') }),
      'VALIDATION_ERROR',
      'shortName must not be given together with shortNames',
    ],
    [
      'a language twice',
      () => ({ names: [...text('a'), ...text('b', 'nl')] }),
      'VALIDATION_ERROR',
      'names[1].language repeats the language NL',
    ],
  ])('a product with %s is refused and nothing is added', async (_, input, code, message) => {
    const before = await products()

    expect(await add(input())).toEqual(refusal(code, message))
    expect(await products()).toEqual(before)
  })

  test('a product with a source of another product is refused', async () => {
    await add({ sku: 'first', sources: [{ name: 'ERP', id: '1' }] })

    const second = await add({ sku: 'second', sources: [{ name: 'ERP', id: '1' }] })

    expect(second).toEqual(
      refusal('PRODUCT_ALREADY_EXISTS_ERROR', expect.stringMatching(/^A source \[.+, .+\] already belongs to another record$/)),
    )
    expect((await products()).filter(({ sku }) => ['first', 'second'].includes(sku))).toHaveLength(1)
  })
})

describe('changing', () => {
  test('an update keeps fields that are not sent, changes only the given languages of a text, and null clears a field', async () => {
    const { id } = await add({ names: [...text('Boor'), ...text('Drill', 'EN')], sku: 'A', supplier: 'S', unit: 6 })

    const changed = await change(id, { names: text('Bore', 'en'), supplier: null })

    expect(changed).toMatchObject({
      names: [...text('Boor'), ...text('Bore', 'EN')],
      slugs: [...text('boor'), ...text('drill', 'EN')],
      sku: 'A',
      unit: 6,
    })
    const { supplier } = await server.db.selectFrom('product').select('supplier').where('id', '=', id).executeTakeFirstOrThrow()
    expect(supplier).toBe('')
  })

  test('an update regenerates slugs only on request, and a given slug wins', async () => {
    const { id } = await add({ names: [...text('Boor'), ...text('Drill', 'EN')] })

    const changed = await change(id, {
      names: [...text('Zaag'), ...text('Saw', 'EN')],
      slugs: text('handzaag'),
      autoGenerateSlugs: true,
    })

    expect(changed.slugs).toEqual([...text('handzaag'), ...text('saw', 'EN')])
  })

  test('an update generates slugs for new languages, unless that is disabled; existing slugs stay', async () => {
    const { id } = await add({ names: text('Boor') })
    await add({ names: text('Perceuse', 'FR') })

    const changed = await change(id, { names: [...text('Zaag'), ...text('Perceuse', 'fr'), ...text('Drill', 'EN')] })
    const silent = await change(id, { names: text('Bohrer', 'DE'), autoGenerateSlugs: false })
    const cleared = await change(id, { names: text('Trapano', 'IT'), slugs: null })

    expect(changed.slugs).toEqual([...text('boor'), ...text('drill', 'EN'), ...text(`perceuse-${id}`, 'FR')])
    expect(silent.slugs).toEqual(changed.slugs)
    expect(cleared.slugs).toEqual([])
    expect((await change(id, { names: text('Bohrer', 'DE') })).slugs).toEqual(text('bohrer', 'DE'))
  })

  test('an update with a category moves the product to that default category', async () => {
    const { id } = await add({ categoryId: tools })

    const changed = await change(id, { categoryId: paint })

    expect(changed.categoryId).toBe(paint)
    expect(await placesOf(id)).toEqual([{ categoryId: paint, isDefault: true }])
  })

  test('a product moves into a cluster and out of it again, and is never in a cluster and in a category of its own', async () => {
    const { id } = await add({ categoryId: tools })

    const inside = await change(id, { clusterId })
    const outside = await change(id, { categoryId: tools })

    expect([inside.clusterId, inside.categoryId]).toEqual([clusterId, paint])
    expect([outside.clusterId, outside.categoryId, outside.containerClass]).toEqual([null, tools, 'CATEGORY'])
    expect(await placesOf(id)).toEqual([{ categoryId: tools, isDefault: true }])
  })

  test('null as the category removes a product from its default category, and its oldest other category becomes the default', async () => {
    const { id } = await add({ categoryId: tools })
    const list = `mutation { productAddToCategory(productId: ${id}, categoryId: ${paint}, makeDefault: false) { uuid } }`
    await server.gql(list)

    const first = await change(id, { categoryId: null })
    const places = await placesOf(id)
    const second = await change(id, { categoryId: null })
    const third = await change(id, { categoryId: null })

    expect(places).toEqual([{ categoryId: paint, isDefault: true }])
    expect([first, second, third].map(({ categoryId }) => categoryId)).toEqual([paint, 0, 0])
    expect(await placesOf(id)).toEqual([])
  })

  test('null as the cluster does not take a product out of its cluster, unless a category is given', async () => {
    const { id } = await add({ clusterId })

    const refused = await change(id, { clusterId: null })
    const inside = await read(`productId: ${id}`)
    const outside = await change(id, { clusterId: null, categoryId: tools })

    const why = 'must not be null: to remove a product from a cluster, use productUnassignFromCluster or a categoryId'
    expect(refused).toEqual(refusal('VALIDATION_ERROR', `clusterId ${why}`))
    expect(inside.clusterId).toBe(clusterId)
    expect([outside.clusterId, outside.categoryId]).toEqual([null, tools])
  })

  test('a cluster has no default product after that product has left it', async () => {
    const { id } = await add({ clusterId })
    await server.db.updateTable('cluster').set({ defaultProductId: id }).where('id', '=', clusterId).execute()

    await change(id, { categoryId: tools })

    const left = server.db.selectFrom('cluster').select('defaultProductId').where('id', '=', clusterId)
    expect(await left.executeTakeFirstOrThrow()).toEqual({ defaultProductId: null })
  })

  test('one end of an order period is checked against the stored other end', async () => {
    const { id } = await add({ orderableFrom: '2026-02-01' })

    const changed = await change(id, { orderableTo: '2026-01-01' })

    expect(changed).toEqual(refusal('VALIDATION_ERROR', 'orderableTo must not be before orderableFrom'))
    expect(await read(`productId: ${id}`)).toMatchObject({ orderableFrom: '2026-02-01T00:00:00.000Z', orderableTo: null })
  })

  test('an update of a product that does not exist is not found', async () => {
    expect(await change(999, { sku: 'A' })).toEqual(refusal('PRODUCT_FETCH_ERROR', 'Product with id [999] not found'))
  })
})

describe('finding', () => {
  test('a product is found by id, sku or slug, in the given language or in any', async () => {
    const { id } = await add({ sku: 'A-1', names: [...text('Boor'), ...text('Drill', 'EN')] })

    const selectors = [`id: ${id}`, `productId: ${id}`, 'sku: "A-1"', 'slug: "boor"', 'slug: "drill", language: "en"']
    const found = await Promise.all(selectors.map(async (args) => (await read(args)).id))

    expect(found).toEqual(selectors.map(() => id))
    expect(await read('slug: "boor", language: "EN"')).toEqual(
      refusal('PRODUCT_FETCH_ERROR', 'Product with slug [boor] and language [EN] not found'),
    )
  })

  test('requires a key, and all arguments must match', async () => {
    const { id } = await add({ sku: 'A-1' })

    expect(await read('language: "NL"')).toEqual(refusal('MISSING_ARGUMENTS', 'One of id, productId, slug and sku must be given'))
    expect(await read(`productId: ${id}, sku: "B"`)).toEqual(
      refusal('PRODUCT_FETCH_ERROR', `Product with productId [${id}] and sku [B] not found`),
    )
  })

  test('an id finds it whatever the slug, like a category', async () => {
    const { id } = await add({ sku: 'A-1', names: text('Boor') })
    const { categoryCreate } = await server.gql(
      'mutation { categoryCreate(input: { names: [{ language: "NL", value: "Boren" }] }) { categoryId } }',
    )
    const { categoryId } = categoryCreate

    expect(await read(`productId: ${id}, slug: "oud"`)).toMatchObject({ id })
    expect(await read(`id: ${id}, slug: "oud", language: "EN"`)).toMatchObject({ id })
    expect(await server.gql(`{ category(categoryId: ${categoryId}, slug: "oud") { categoryId } }`)).toEqual({
      category: { categoryId },
    })
  })

  test('a sku that two products have finds neither', async () => {
    await add({ sku: 'A' })
    await add({ sku: 'A' })

    expect(await read('sku: "A"')).toEqual(refusal('PRODUCT_FETCH_ERROR', 'More than one product has sku [A]; use productId'))
  })

  test('hidden: false leaves out hidden ones, true the others, and without it both are found', async () => {
    const { id } = await add({ hidden: 'Y' })

    const codes = ['', ', hidden: true', ', hidden: false'].map(async (rest) => {
      const { hidden, errors } = await read(`productId: ${id}${rest}`)
      return hidden ?? errors[0].code
    })

    expect(await Promise.all(codes)).toEqual(['Y', 'Y', 'PRODUCT_FETCH_ERROR'])
  })

  test('products outside the order lists are not found', async () => {
    const [listed, other] = [await add({ sku: 'A' }), await add({ sku: 'A' })]
    const stamps = { uuid: crypto.randomUUID(), createdAt: server.clock(), lastModifiedAt: server.clock() }
    const made = server.db.insertInto('orderlist').values({ ...stamps, type: 'POSITIVE' })
    const { id: orderlistId } = await made.returning('id').executeTakeFirstOrThrow()
    await server.db.insertInto('orderlistItem').values({ orderlistId, productId: listed.id }).execute()

    const narrowed = [`productId: ${listed.id}`, `productId: ${other.id}`, 'sku: "A"'].map(async (args) => {
      const { id, errors } = await read(`${args}, orderlistIds: [${orderlistId}]`)
      return id ?? errors[0].code
    })
    const everything = await read(`productId: ${other.id}, orderlistIds: [${orderlistId}], applyOrderlists: false`)

    expect(await Promise.all(narrowed)).toEqual([listed.id, 'PRODUCT_FETCH_ERROR', listed.id])
    expect(everything.id).toBe(other.id)
  })

  test('takes one statement, and notes are not in the response', async () => {
    const { id } = await add({ sku: 'A', notes: text('Secret') })
    server.statements.length = 0

    const answer = await server.gql(`{ product(productId: ${id}) { productId sku names { value } } }`)

    expect(answer).toEqual({ product: { productId: id, sku: 'A', names: [] } })
    expect(server.statements.filter((statement) => statement.includes('from "product"'))).toHaveLength(1)
  })
})

describe('deleting', () => {
  test('takes everything that is its own with it', async () => {
    const { id } = await add({ categoryId: tools, names: text('Boor'), sources: [{ name: 'ERP', id: '1' }] })

    const answer = await server.gql(`mutation { productDelete(productId: ${id}) }`)

    expect(answer).toEqual({ productDelete: true })
    expect(await products()).toEqual([])
    const left = await Promise.all(
      (['productSource', 'productSlug', 'categoryItem'] as const).map((table) =>
        server.db.selectFrom(table).select('productId').where('productId', '=', id).execute(),
      ),
    )
    expect(left).toEqual([[], [], []])
  })

  test('a product that does not exist cannot be deleted', async () => {
    expect(await server.gql('mutation { productDelete(productId: 999) }')).toEqual(
      refusal('PRODUCT_FETCH_ERROR', 'Product with id [999] not found'),
    )
  })
})

test('any key reads a product, but adding and deleting one takes product.OWNER', async () => {
  const shop = await server.keyFor({})
  const editor = await server.keyFor({ product: 'EDITOR' })

  const answers = await Promise.all([
    server.gql('{ product(productId: 999) { id } }', {}, shop),
    server.gql('mutation { productCreate(input: {}) { id } }', {}, editor),
    server.gql('mutation { productUpdate(productId: 999, input: {}) { id } }', {}, shop),
    server.gql('mutation { productDelete(productId: 999) }', {}, editor),
  ])

  expect(answers.map(({ errors }) => errors[0].code)).toEqual(['PRODUCT_FETCH_ERROR', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'])
  expect(await products()).toEqual([])
})
