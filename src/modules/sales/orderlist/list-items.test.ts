import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { addContact, addCustomer, logIn } from '../../../../test/people.js'
import { undone } from '../../../../test/rolled-back.js'
import { startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let storefront: string
let saw: number
let small: number
let large: number
let secret: number
let cluster: number
let ada: { id: number; companyIds: number[] }
let bo: { id: number }

/** A saw, and a cluster of drills in two sizes, with one more that is hidden. */
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  storefront = await server.keyFor({})
  const ids = await fill(server, {
    categories: { Tools: null },
    attributes: { COLOR: 'TEXT' },
    clusters: { DRILLS: { names: { NL: 'Boren' }, categories: ['Tools'] } },
    products: [
      { names: { NL: 'Zaag' }, sku: 'SAW', categories: ['Tools'] },
      { names: { NL: 'Boor klein' }, sku: 'SMALL', cluster: 'DRILLS', status: 'A', manufacturer: 'Acme' },
      { names: { NL: 'Boor groot' }, sku: 'LARGE', cluster: 'DRILLS', status: 'P' },
      { names: { NL: 'Boor geheim' }, sku: 'SECRET', cluster: 'DRILLS', hidden: 'Y' },
    ],
  })
  ;[saw, small, large, secret] = ['SAW', 'SMALL', 'LARGE', 'SECRET'].map((sku) => ids.product.get(sku)) as [
    number,
    number,
    number,
    number,
  ]
  cluster = ids.cluster.get('DRILLS') as number
  ada = await addContact(server, { email: 'ada@dock.test' })
  bo = await addCustomer(server, { email: 'bo@shop.test' })
})
afterAll(() => server.close())

const add = async (input: object): Promise<number> =>
  (
    await server.gql('mutation ($input: OrderlistCreateInput!) { orderlistCreate(input: $input) { id } }', {
      input: { type: 'POSITIVE', ...input },
    })
  ).orderlistCreate.id

const favor = async (input: object): Promise<string> =>
  (
    await server.gql('mutation ($input: FavoriteListsCreateInput!) { favoriteListCreate(input: $input) { id } }', {
      input: { name: 'Mine', contactId: ada.id, ...input },
    })
  ).favoriteListCreate.id

test('a list shows the products that it names, also those that a search shows as their cluster', () =>
  undone(server, async () => {
    const favorites = await favor({ productIds: [saw, small, large, secret] })
    const orders = await add({ productIds: [saw, small, large, secret] })
    const found = async (input: string) => {
      const products = `products(input: ${input}) { itemsFound pages items { __typename ... on Product { id } } }`
      const answer = await server.gql(
        `{ orderlist(id: ${orders}) { ${products} } favoriteList(id: "${favorites}") { ${products} } }`,
      )
      expect(answer.orderlist).toEqual(answer.favoriteList)
      const { items, ...page } = answer.orderlist.products
      expect(items.every(({ __typename: type }: { __typename: string }) => type === 'Product')).toBe(true)
      return { ...page, ids: items.map(({ id }: { id: number }) => id) }
    }
    const all = 'statuses: []'

    expect(await found(`{ ${all}, offset: 2 }`)).toEqual({ itemsFound: 4, pages: 2, ids: [small, large] })
    expect(await found(`{ ${all}, offset: 2, page: 2 }`)).toEqual({ itemsFound: 4, pages: 2, ids: [secret, saw] })
    expect((await found('{}')).ids).toEqual([small, secret, saw])
    expect((await found('{ statuses: [P] }')).ids).toEqual([large])
    expect((await found(`{ ${all}, hidden: false }`)).ids).toEqual([small, large, saw])
    expect((await found(`{ ${all}, hidden: true }`)).ids).toEqual([secret])
    expect((await found(`{ ${all}, skus: ["LARGE"] }`)).ids).toEqual([large])
    expect((await found(`{ ${all}, manufacturers: ["Acme"] }`)).ids).toEqual([small])
    expect((await found(`{ ${all}, term: "zaag" }`)).ids).toEqual([saw])
    expect((await found(`{ ${all}, productIds: [${small}] }`)).ids).toEqual([small])
    expect((await found(`{ ${all}, class: CLUSTER }`)).ids).toEqual([])
  }))

test('products excluded by an order list are not shown on a favorite list, though their cluster is', () =>
  undone(server, async () => {
    const favorites = await favor({ productIds: [small, large], clusterIds: [cluster] })
    await add({ type: 'NEGATIVE', productIds: [small], userIds: [ada.id] })
    const { accessToken } = await logIn(server, 'ada@dock.test')
    const asked = `{ favoriteList(id: "${favorites}") {
      products(input: { statuses: [] }) { itemsFound items { id } } clusters(input: { statuses: [] }) { items { id } } } }`

    expect(await server.gql(asked, {}, storefront, accessToken)).toEqual({
      favoriteList: { products: { itemsFound: 1, items: [{ id: large }] }, clusters: { items: [{ id: cluster }] } },
    })
  }))

test('REST shows the items and the parties of a list: always in single responses, in pages on request', () =>
  undone(server, async () => {
    const named = { productIds: [saw, small], clusterIds: [cluster] }
    const id = await add({ ...named, userIds: [ada.id, bo.id], companyIds: ada.companyIds })
    await add({})
    const uuid = await favor(named)
    const text = expect.any(String)
    const items = {
      products: [
        { id: saw, uuid: text, sku: 'SAW' },
        { id: small, uuid: text, sku: 'SMALL' },
      ],
      clusters: [{ id: cluster, uuid: text, code: 'DRILLS' }],
    }
    const parties = {
      users: [
        { id: ada.id, uuid: text, type: 'CONTACT', email: 'ada@dock.test' },
        { id: bo.id, uuid: text, type: 'CUSTOMER', email: 'bo@shop.test' },
      ],
      companies: [{ id: ada.companyIds[0], uuid: text, name: text, debtorId: null }],
    }

    expect((await server.rest(`GET /v2/orderlists/${id}`)).body).toMatchObject({ id, ...items, ...parties })
    expect((await server.rest(`GET /v2/favoritelists/${uuid}`)).body).toMatchObject({ uuid, ...items })
    const page = await server.rest('GET /v2/orderlists?expands=products,clusters,users,companies')
    expect(page.body.data).toMatchObject([
      { id, ...items, ...parties },
      { products: [], clusters: [], users: [], companies: [] },
    ])
    const search = await server.rest('POST /v2/favoritelists/search?expands=clusters', {})
    expect(search.body.data[0]).toMatchObject({ clusters: items.clusters })
    expect(search.body.data[0]).not.toHaveProperty('products')
    expect((await server.rest(`DELETE /v2/orderlists/${id}`)).body).toMatchObject({ id, ...items, ...parties })
    expect((await server.rest(`DELETE /v2/favoritelists/${uuid}`)).body).toMatchObject({ uuid, ...items })
  }))

test('the items of lists cost the same for few lists and for many', () =>
  undone(server, async () => {
    for (let i = 0; i < 9; i++) await add({ productIds: [saw, small], clusterIds: [cluster], userIds: [ada.id] })
    const cost = async (line: string) => {
      server.statements.length = 0
      expect((await server.rest(line)).status).toBe(200)
      return server.statements.length
    }
    const graphqlCost = async (offset: number) => {
      server.statements.length = 0
      await server.gql(`{ orderlists(input: { offset: ${offset} }) { items { products { itemsFound items { id } } } } }`)
      return server.statements.length
    }
    const all = 'expands=products,clusters,users,companies'
    await cost('GET /v2/orderlists')

    expect(await cost(`GET /v2/orderlists?offset=2&${all}`)).toBe(await cost(`GET /v2/orderlists?offset=9&${all}`))
    expect(await graphqlCost(2)).toBe(await graphqlCost(9))
  }))

test('no two order lists have one code', () =>
  undone(server, async () => {
    const id = await add({ code: 'SUMMER' })
    const other = await add({ code: 'WINTER' })
    await add({})
    await add({})
    const message = 'An order list with code [SUMMER] already exists'
    const update = (listId: number) =>
      server.gql(`mutation { orderlistUpdate(id: ${listId}, input: { code: "SUMMER" }) { code } }`)

    expect(await server.gql('mutation { orderlistCreate(input: { type: NEGATIVE, code: "SUMMER" }) { id } }')).toEqual({
      errors: [{ message, code: 'ORDERLIST_VALIDATION_ERROR' }],
    })
    expect(await update(other)).toEqual({ errors: [{ message, code: 'ORDERLIST_NAME_EXISTS_ERROR' }] })
    expect(await update(id)).toEqual({ orderlistUpdate: { code: 'SUMMER' } })
    const again = await server.rest('POST /v2/orderlists', { type: 'POSITIVE', code: 'SUMMER' })
    expect([again.status, again.body.error.code]).toEqual([400, 10017])
    expect((await server.rest('GET /v2/orderlists')).body.itemsFound).toBe(4)
  }))

test('a product that does not exist gives the same error in every input', () =>
  undone(server, async () => {
    const list = await add({})
    const mine = await favor({})
    const bodies: [string, object][] = [
      ['POST /v2/orderlists', { type: 'POSITIVE', productIds: [saw, 99999] }],
      [`PATCH /v2/orderlists/${list}`, { productIds: [99999] }],
      [`POST /v2/orderlists/${list}/items/add`, { productIds: [99999] }],
      ['POST /v2/favoritelists', { name: 'New', contactId: ada.id, productIds: [99999] }],
      [`POST /v2/favoritelists/${mine}/items/add`, { productIds: [99999] }],
      ['POST /v2/bundles', { name: 'Set', addBundleItems: [{ productId: 99999 }] }],
      ['POST /v2/crossupsells', { type: 'RELATED', productIdFrom: saw, productIdTo: 99999 }],
    ]

    for (const [line, body] of bodies) {
      const { status, body: answer } = await server.rest(line, body)
      expect([line, status, answer.error?.code]).toEqual([line, 404, 80006])
      expect(answer.detail).toMatch(/^Product with id \[99999\].* not found$/)
    }
    expect(
      await server.gql('mutation { orderlistCreate(input: { type: NEGATIVE, productIds: [88888, 99999] }) { id } }'),
    ).toEqual({
      errors: [{ message: 'Product with id [88888], id [99999] not found', code: 'ORDERLIST_VALIDATION_ERROR' }],
    })
    expect(await server.gql(`mutation { orderlistAddItems(id: ${list}, input: { productIds: [99999] }) { id } }`)).toEqual({
      errors: [{ message: 'Product with id [99999] not found', code: 'PRODUCT_NOT_FOUND_ERROR' }],
    })
  }))
