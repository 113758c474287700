import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBuyer } from '../../../../test/buyer-fixtures.js'
import { addProducts } from '../../../../test/category-fixtures.js'
import { undone } from '../../../../test/rolled-back.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

const TODAY = '2026-11-15T12:00:00.000Z'
const ALL =
  'id name description discount condition createdAt createdBy lastModifiedAt lastModifiedBy items { productId isLeader }'
const CREATE = `mutation ($input: BundleCreateInput!) { bundleCreate(input: $input) { ${ALL} } }`
const UPDATE = `mutation ($id: String!, $input: BundleUpdateInput!) { bundleUpdate(id: $id, input: $input) { ${ALL} } }`
const ADD = `mutation ($id: String!, $items: [BundleItemInput!]!) { bundleAddItemsAndReturnBundle(id: $id, input: { items: $items }) { ${ALL} } }`
const LIST = 'query ($input: BundleSearchInput) { bundles(input: $input) { itemsFound items { name } } }'
const error = (code: string, message: string) => ({ errors: [{ message, code }] })

let server: TestServer
let hammer: number
let nails: number
let saw: number
let bare: string
let editor: string
/** A buyer whose assortment has hammers and nails, and no saws. */
let buyer: string

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  ;[hammer, nails, saw] = (await addProducts(server, 3)) as [number, number, number]
  bare = await server.keyFor({})
  editor = await server.keyFor({ product: 'EDITOR' })
  buyer = await addBuyer(server, { productIds: [hammer, nails] })
})
afterAll(() => server.close())

/** Every test is rolled back. */
const story = (name: string, tell: () => Promise<void>) => test(name, () => undone(server, tell))

const pair = () => [{ productId: hammer, isLeader: 'Y' }, { productId: nails }]
const make = async (name = 'Starter', more: object = {}): Promise<Answer> =>
  (await server.gql(CREATE, { input: { name, addBundleItems: pair(), ...more } })).bundleCreate
const shown = async () => (await server.gql(`{ bundles { items { ${ALL} } } }`)).bundles.items

story('a bundle is made with its items, changed, and deleted', async () => {
  const made = await make('Starter', { description: 'To begin', discount: 12.5, condition: 'EP', taxZone: 'be' })
  const changed = await server.gql(UPDATE, { id: made.id, input: { name: 'Basic', condition: null } })

  const items = [
    { productId: hammer, isLeader: 'Y' },
    { productId: nails, isLeader: 'N' },
  ]
  const whole = { createdAt: TODAY, createdBy: null, lastModifiedAt: TODAY, lastModifiedBy: null, items }
  expect(made).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: 'Starter',
    description: 'To begin',
    discount: 12.5,
    condition: 'EP',
    ...whole,
  })
  expect(changed).toEqual({ bundleUpdate: { ...made, name: 'Basic', condition: null } })
  expect(
    await server.gql('query ($id: String!) { bundle(id: $id, taxZone: "BE") { name items { product(hidden: false) { id } } } }', {
      id: made.id,
    }),
  ).toEqual({
    bundle: { name: 'Basic', items: [{ product: { id: hammer } }, { product: { id: nails } }] },
  })
  expect(await server.gql('mutation ($id: String!) { bundleDelete(id: $id) }', { id: made.id })).toEqual({ bundleDelete: true })
  expect(await server.gql('query ($id: String!) { bundle(id: $id) { id } }', { id: made.id })).toEqual(
    error('BUNDLE_NOT_FOUND_ERROR', `Bundle with id [${made.id}] not found`),
  )
})

story('products join and leave a bundle; the old operations answer what they always did', async () => {
  const { id } = await make('Starter', { addBundleItems: null })

  const old = await server.gql(
    'mutation ($id: String!, $items: [BundleItemInput!]!) { bundleAddItems(id: $id, input: { items: $items }) { productId isLeader } }',
    {
      id,
      items: [{ productId: saw }],
    },
  )
  const joined = await server.gql(ADD, { id, items: pair() })
  const left = await server.gql(
    `mutation ($id: String!) { bundleRemoveItemAndReturnBundle(id: $id, productId: ${saw}) { items { productId } } }`,
    { id },
  )
  const gone = await server.gql(`mutation ($id: String!) { bundleRemoveItem(id: $id, productId: ${nails}) }`, { id })

  expect(old).toEqual({ bundleAddItems: [{ productId: saw, isLeader: 'N' }] })
  expect(joined.bundleAddItemsAndReturnBundle.items.map(({ productId }: Answer) => productId)).toEqual([saw, hammer, nails])
  expect(left).toEqual({ bundleRemoveItemAndReturnBundle: { items: [{ productId: hammer }, { productId: nails }] } })
  expect(gone).toEqual({ bundleRemoveItem: true })
  expect((await shown())[0].items).toEqual([{ productId: hammer, isLeader: 'Y' }])
})

story('a bundle holds a product once and has one leader; refusals change nothing', async () => {
  const { id } = await make()
  const before = await shown()
  const twice = [{ productId: saw }, { productId: saw }]
  const leaders = [
    { productId: hammer, isLeader: 'Y' },
    { productId: saw, isLeader: 'Y' },
  ]
  const create = (addBundleItems: object[]) => server.gql(CREATE, { input: { name: 'New', addBundleItems } })
  const add = (items: object[]) => server.gql(ADD, { id, items })

  expect(await create(twice)).toEqual(error('BUNDLE_ITEMS_NON_UNIQUE_ERROR', 'A bundle can contain a product only once'))
  expect(await create(leaders)).toEqual(error('BUNDLE_ITEMS_NON_UNIQUE_ERROR', 'A bundle can have at most one leader'))
  expect(await create([{ productId: 999 }])).toEqual(error('CREATE_BUNDLE_ERROR', 'Product with id [999] not found'))
  expect(await server.gql(UPDATE, { id, input: { name: null } })).toEqual(error('VALIDATION_ERROR', 'name must not be null'))
  expect(await server.gql(UPDATE, { id, input: { discount: 101 } })).toEqual(
    error('VALIDATION_ERROR', 'discount must be from 0 to 100'),
  )
  expect(await add(twice)).toEqual(error('BUNDLE_ITEMS_NON_UNIQUE_ERROR', 'A bundle can contain a product only once'))
  expect(await add([{ productId: saw, isLeader: 'Y' }])).toEqual(
    error('BUNDLE_ITEMS_NON_UNIQUE_ERROR', 'A bundle can have at most one leader'),
  )
  expect(await add([{ productId: nails }])).toEqual(
    error('BUNDLE_ITEM_ALREADY_EXISTS_ERROR', `The bundle already contains the product with id [${nails}]`),
  )
  expect(await add([{ productId: 999 }])).toEqual(error('ADD_BUNDLE_ITEMS_ERROR', 'Product with id [999] not found'))
  expect(await server.gql(`mutation ($id: String!) { bundleRemoveItem(id: $id, productId: ${saw}) }`, { id })).toMatchObject({
    errors: [{ code: 'BUNDLE_ITEM_NOT_FOUND_ERROR' }],
  })
  expect(await server.gql(`mutation { bundleRemoveItem(id: "x", productId: ${saw}) }`)).toEqual(
    error('BUNDLE_ITEM_NOT_FOUND_ERROR', 'Bundle with id [x] not found'),
  )
  expect(await server.gql(ADD, { id: 'x', items: [] })).toEqual(error('BUNDLE_NOT_FOUND_ERROR', 'Bundle with id [x] not found'))
  expect(await shown()).toEqual(before)
})

story('bundles are found by id and by any of their products, and sorted', async () => {
  const { id } = await make('Beta')
  await make('Alpha', { addBundleItems: [{ productId: saw }] })
  await make('Gamma', { addBundleItems: null })
  const names = async (input: object) => (await server.gql(LIST, { input })).bundles.items.map(({ name }: Answer) => name)

  expect(await names({ ids: [id] })).toEqual(['Beta'])
  expect(await names({ productIds: [saw, nails] })).toEqual(['Beta', 'Alpha'])
  expect(await names({ sortInputs: [{ field: 'NAME' }] })).toEqual(['Alpha', 'Beta', 'Gamma'])
  expect(await names({ sortInputs: [{ field: 'ID', order: 'DESC' }], offset: 2 })).toEqual(['Gamma', 'Alpha'])
})

story('a product shows its bundles and whether it leads one, whatever the page size at the same cost', async () => {
  await make('One')
  await make('Two', { addBundleItems: [{ productId: nails }, { productId: saw }] })
  const ASK = `query ($ids: [String!]) { bundles(input: { ids: $ids }) { items { items { product { id hasBundle isBundleLeader bundles(taxZone: "BE") { name } } } } } }`
  const first = (await server.gql('{ bundles(input: { offset: 1 }) { items { id } } }')).bundles.items[0].id
  const costs: number[] = []

  const answers: Answer[] = []
  for (const ids of [[first], []]) {
    server.statements.length = 0
    answers.push((await server.gql(ASK, { ids })).bundles.items)
    costs.push(server.statements.length)
  }

  const bundles = (...names: string[]) => names.map((name) => ({ name }))
  expect(answers[0][0].items.map(({ product }: Answer) => product)).toEqual([
    { id: hammer, hasBundle: 'Y', isBundleLeader: 'Y', bundles: bundles('One') },
    { id: nails, hasBundle: 'Y', isBundleLeader: 'N', bundles: bundles('One', 'Two') },
  ])
  expect(answers[1]).toHaveLength(2)
  expect(costs[0]).toBe(costs[1])
})

story('REST tells the same story', async () => {
  const made = await server.rest('POST /v2/bundles', { name: 'Starter', discount: 10, addBundleItems: pair() })
  const { uuid, id } = made.body
  const patched = await server.rest(`PATCH /v2/bundles/${uuid}`, { description: 'Changed' })
  const found = await server.rest('POST /v2/bundles/search', { filters: { productIds: [nails] } })
  const page = await server.rest('GET /v2/bundles?expands=items')
  const deleted = await server.rest(`DELETE /v2/bundles/${id}`)

  const item = (productId: number, isLeader: string) => ({
    id: expect.any(Number),
    uuid: expect.any(String),
    productId,
    isLeader,
    createdAt: TODAY,
    createdBy: null,
    lastModifiedAt: TODAY,
    lastModifiedBy: null,
  })
  const whole = {
    id: expect.any(Number),
    uuid: expect.any(String),
    name: 'Starter',
    description: null,
    discount: 10,
    condition: null,
    price: null,
    createdAt: TODAY,
    createdBy: null,
    lastModifiedAt: TODAY,
    lastModifiedBy: null,
    items: [item(hammer, 'Y'), item(nails, 'N')],
  }
  const fixed = await server.rest('POST /v2/bundles', { name: 'Fixed', price: 99.95, addBundleItems: pair() })
  expect((await server.rest(`GET /v2/bundles/${fixed.body.id}`)).body.price).toBe(99.95)
  expect(made).toMatchObject({ status: 201, body: whole })
  expect(patched.body).toEqual({ ...whole, description: 'Changed' })
  expect(found.body.data.map(({ name }: Answer) => name)).toEqual(['Starter'])
  expect(page.body.data).toEqual([{ ...whole, description: 'Changed' }])
  expect(deleted).toMatchObject({ status: 200, body: { ...whole, description: 'Changed' } })
  expect((await server.rest(`GET /v2/bundles/${id}`)).status).toBe(404)
})

story('everybody with a key sees bundles; owners of products change them', async () => {
  const { id } = await make()

  expect(await server.gql(LIST, {}, bare)).toEqual({ bundles: { itemsFound: 1, items: [{ name: 'Starter' }] } })
  expect(await server.gql(UPDATE, { id, input: { name: 'Mine' } }, editor)).toEqual(error('FORBIDDEN', 'Forbidden resource'))
  expect((await shown())[0].name).toBe('Starter')
})

story('who is not offered a product does not see the bundles that hold it, at the same cost for any page', async () => {
  const whole = await make('Whole')
  await make('Also whole')
  const { id } = await make('Broken', { addBundleItems: [{ productId: nails, isLeader: 'Y' }, { productId: saw }] })
  const asBuyer = (query: string, variables = {}) => server.gql(query, variables, bare, buyer)
  const HELD = 'hasBundle isBundleLeader bundles { name }'
  const PAGE = `query ($offset: Int!) { bundles(input: { offset: $offset }) { itemsFound items { name items { product { productId ${HELD} } } } } }`
  const costs: number[] = []
  await asBuyer('{ viewer { userId } }')

  let page: Answer
  for (const offset of [1, 12]) {
    server.statements.length = 0
    page = await asBuyer(PAGE, { offset })
    costs.push(server.statements.length)
  }

  const bundles = [{ name: 'Whole' }, { name: 'Also whole' }]
  const items = [
    { product: { productId: hammer, hasBundle: 'Y', isBundleLeader: 'Y', bundles } },
    { product: { productId: nails, hasBundle: 'Y', isBundleLeader: 'N', bundles } },
  ]
  expect(page).toEqual({ bundles: { itemsFound: 2, items: bundles.map((one) => ({ ...one, items })) } })
  expect(costs[0]).toBe(costs[1])
  expect(await asBuyer(`{ bundles(input: { productIds: [${saw}] }) { itemsFound items { name } } }`)).toEqual({
    bundles: { itemsFound: 0, items: [] },
  })
  expect(await asBuyer(`{ bundle(id: "${whole.id}") { name } }`)).toEqual({ bundle: { name: 'Whole' } })
  expect(await asBuyer(`{ bundle(id: "${id}") { name } }`)).toEqual(
    error('BUNDLE_NOT_FOUND_ERROR', `Bundle with id [${id}] not found`),
  )
  expect(await server.gql(`{ product(id: ${nails}) { ${HELD} } }`)).toEqual({
    product: { hasBundle: 'Y', isBundleLeader: 'Y', bundles: [...bundles, { name: 'Broken' }] },
  })
})

// The last two, for what they do stays: what breaks a rule of the database ends its transaction, and so do requests that run at once.
test('a name belongs to one bundle', async () => {
  const taken = error('BUNDLE_ALREADY_EXISTS_ERROR', 'Bundle already exists')
  const { bundleCreate } = await server.gql(CREATE, { input: { name: 'Starter' } })
  await server.gql(CREATE, { input: { name: 'Other' } })

  expect(await server.gql(CREATE, { input: { name: 'Starter' } })).toEqual(taken)
  expect(await server.gql(UPDATE, { id: bundleCreate.id, input: { name: 'Other' } })).toEqual(taken)
  expect((await server.rest('POST /v2/bundles', { name: 'Starter' })).status).toBe(400)
  expect(await server.gql(LIST)).toEqual({ bundles: { itemsFound: 2, items: [{ name: 'Starter' }, { name: 'Other' }] } })
})

test('products that join a bundle at once get one leader', async () => {
  const ids = await addProducts(server, 5)
  const { bundleCreate } = await server.gql(CREATE, { input: { name: 'Race' } })
  const join = (productId: number) => server.gql(ADD, { id: bundleCreate.id, items: [{ productId, isLeader: 'Y' }] })

  const race = await Promise.all(ids.map(join))

  expect(race.filter(({ errors }) => !errors)).toHaveLength(1)
  expect(race.flatMap(({ errors }) => errors ?? []).map(({ code }: Answer) => code)).toEqual(
    Array(4).fill('BUNDLE_ITEMS_NON_UNIQUE_ERROR'),
  )
  expect((await server.gql('{ bundles { items { name items { isLeader } } } }')).bundles.items.at(-1)).toEqual({
    name: 'Race',
    items: [{ isLeader: 'Y' }],
  })
})
