import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addCategory } from '../../../../test/categories.js'
import { addClusters } from '../../../../test/category-fixtures.js'
import { addCompany, addContact, addCustomer, logIn } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let category: number
/** Three products, a cluster, and the one product in it. */
let one: number
let two: number
let three: number
let cluster: number
let inCluster: number
let ada: { id: number; companyIds: number[] }
let bo: { id: number }
let visitor: string
let office: string
let editor: string
let asAda: string
let asBo: string

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  category = (await addCategory(server, 'All')).id
  const add = async (sku: string): Promise<number> => {
    const input = `{ names: [{ language: "NL", value: "${sku}" }], sku: "${sku}", categoryId: ${category}, status: A }`
    return (await server.gql(`mutation { productCreate(input: ${input}) { productId } }`)).productCreate.productId
  }
  ;[one, two, three, inCluster] = [await add('one'), await add('two'), await add('three'), await add('inside')]
  cluster = (await addClusters(server, 1, { categoryId: category }))[0] as number
  const stamps = { uuid: v7(), createdAt: server.clock(), lastModifiedAt: server.clock() }
  const place = { ...stamps, categoryId: category, clusterId: cluster, isDefault: true, sortOrder: 9 }
  await server.db.insertInto('categoryItem').values(place).execute()
  await server.gql(
    `mutation { clusterAssignProducts(clusterId: ${cluster}, input: { productIds: [${inCluster}] }) { __typename } }`,
  )
  ada = await addContact(server, {
    email: 'ada@dock.test',
    companyIds: [await addCompany(server), await addCompany(server, 'Second')],
  })
  bo = await addCustomer(server, { email: 'bo@shop.test' })
  visitor = await server.keyFor({})
  office = await server.keyFor({ product: 'EDITOR' })
  editor = await server.keyFor({ product: 'EDITOR' })
  asAda = (await logIn(server, 'ada@dock.test')).accessToken
  asBo = (await logIn(server, 'bo@shop.test')).accessToken
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('orderlist').execute()
})

const forbidden = (what: string) => ({
  errors: [{ message: `Forbidden resource: Unauthorized use of ${what}`, code: 'FORBIDDEN' }],
})
const orderlist = async (type: 'POSITIVE' | 'NEGATIVE', input: object): Promise<number> =>
  (
    await server.gql('mutation ($input: OrderlistCreateInput!) { orderlistCreate(input: $input) { id } }', {
      input: { type, ...input },
    })
  ).orderlistCreate.id

const SEARCH =
  'query ($input: CategoryProductSearchInput) { category(id: CATEGORY) { products(input: $input) { items { id } } } }'
/** Returns what a caller finds in the category, by name. */
async function seen(key: string, bearer?: string, input: object = {}): Promise<Answer> {
  const answer = await server.gql(SEARCH.replace('CATEGORY', String(category)), { input }, key, bearer)
  if (answer.errors) return { errors: answer.errors }
  const names = new Map([
    [one, 'one'],
    [two, 'two'],
    [three, 'three'],
    [cluster, 'cluster'],
  ])
  return answer.category.products.items.map(({ id }: Answer) => names.get(id)).sort()
}
const everything = ['cluster', 'one', 'three', 'two']
const canRead = async (id: number, bearer?: string, argument = ''): Promise<boolean> =>
  !(await server.gql(`{ product(id: ${id}${argument}) { productId } }`, {}, visitor, bearer)).errors

describe('without order lists', () => {
  test('everybody sees everything', async () => {
    for (const bearer of [undefined, asAda, asBo]) expect(await seen(visitor, bearer)).toEqual(everything)
  })
})

describe('a buyer with a positive list', () => {
  test('sees only its items; a cluster covers its products, and others see everything', async () => {
    await orderlist('POSITIVE', { productIds: [one], clusterIds: [cluster], userIds: [ada.id] })

    expect(await seen(visitor, asAda)).toEqual(['cluster', 'one'])
    expect(await seen(visitor, asBo)).toEqual(everything)
    expect(await seen(visitor)).toEqual(everything)
    expect([await canRead(one, asAda), await canRead(inCluster, asAda), await canRead(two, asAda)]).toEqual([true, true, false])
  })

  test('sees a cluster, too, of which it names one product', async () => {
    await orderlist('POSITIVE', { productIds: [inCluster], userIds: [bo.id] })

    expect(await seen(visitor, asBo)).toEqual(['cluster'])
  })

  test('sees what all positive lists name together, without what a negative one does', async () => {
    await orderlist('POSITIVE', { productIds: [one, two], userIds: [ada.id] })
    await orderlist('POSITIVE', { productIds: [three], companyIds: [ada.companyIds[0]] })
    await orderlist('NEGATIVE', { productIds: [two], companyIds: [ada.companyIds[0]] })

    expect(await seen(visitor, asAda)).toEqual(['one', 'three'])
    expect(await seen(visitor, asAda, { companyId: ada.companyIds[1] })).toEqual(['one', 'two'])
  })

  test('sees everything again when it is disabled, not yet valid or no longer valid', async () => {
    await orderlist('POSITIVE', { productIds: [one], userIds: [ada.id], active: 'N' })
    await orderlist('POSITIVE', { productIds: [one], userIds: [ada.id], validFrom: '2026-11-16' })
    await orderlist('NEGATIVE', { productIds: [one], userIds: [ada.id], validTo: '2026-11-14' })

    expect(await seen(visitor, asAda)).toEqual(everything)
  })
})

test('a buyer with negative lists sees everything except their items', async () => {
  await orderlist('NEGATIVE', { productIds: [one], userIds: [bo.id] })
  await orderlist('NEGATIVE', { clusterIds: [cluster], userIds: [bo.id] })

  expect(await seen(visitor, asBo)).toEqual(['three', 'two'])
  expect([await canRead(one, asBo), await canRead(inCluster, asBo), await canRead(two, asBo)]).toEqual([false, false, true])
})

describe('the arguments of a read', () => {
  test('switch lists off for those who have none or edit products, not for those who are bound', async () => {
    const id = await orderlist('POSITIVE', { productIds: [one], userIds: [ada.id] })
    const off = { applyOrderlists: false }

    expect(await seen(visitor, asAda, off)).toEqual(['one'])
    expect(await canRead(two, asAda, ', applyOrderlists: false')).toBe(false)
    expect(await seen(editor, asAda, off)).toEqual(everything)
    expect(await seen(visitor, undefined, { ...off, orderlistIds: [id] })).toEqual(everything)
  })

  test('that name a list which is not in force show nothing', async () => {
    const off = await orderlist('POSITIVE', { productIds: [one], active: 'N' })
    const over = await orderlist('NEGATIVE', { productIds: [one], validTo: '2020-01-01' })

    expect(await seen(visitor, undefined, { orderlistIds: [off] })).toEqual([])
    expect(await seen(visitor, undefined, { orderlistIds: [over] })).toEqual([])
    expect(await canRead(one, undefined, `, orderlistIds: [${off}]`)).toBe(false)
    expect(await canRead(one, undefined)).toBe(true)
  })

  test('add lists, which narrow what a visitor or a buyer sees and never widen it', async () => {
    await orderlist('POSITIVE', { productIds: [one, two], userIds: [ada.id] })
    const other = await orderlist('POSITIVE', { productIds: [three] })
    const not = await orderlist('NEGATIVE', { productIds: [two] })

    expect(await seen(visitor, undefined, { orderlistIds: [other] })).toEqual(['three'])
    expect(await seen(visitor, undefined, { orderlistIds: [not] })).toEqual(['cluster', 'one', 'three'])
    expect(await seen(visitor, undefined, { orderlistIds: [999999] })).toEqual([])
    expect(await seen(visitor, undefined, { orderlistIds: [other, 999999] })).toEqual(['three'])
    expect(await seen(visitor, asAda, { orderlistIds: [999999] })).toEqual(['one', 'two'])
    expect(await seen(visitor, asAda, { orderlistIds: [other] })).toEqual(['one', 'two'])
    expect(await seen(visitor, asAda, { orderlistIds: [not] })).toEqual(['one'])
    expect(await seen(visitor, asBo, { orderlistIds: [other] })).toEqual(['three'])
    expect(await seen(office, asAda, { orderlistIds: [other] })).toEqual(['one', 'three', 'two'])
  })

  test('never show the list of another party, whether positive or negative', async () => {
    const ofAda = await orderlist('POSITIVE', { productIds: [one], userIds: [ada.id] })
    const ofCompany = await orderlist('NEGATIVE', { productIds: [two], companyIds: [ada.companyIds[0]] })
    const open = await orderlist('POSITIVE', { productIds: [three] })

    for (const list of [ofAda, ofCompany]) {
      expect(await seen(visitor, undefined, { orderlistIds: [list] })).toEqual([])
      expect(await seen(visitor, asBo, { orderlistIds: [list] })).toEqual([])
      expect(await seen(visitor, asBo, { orderlistIds: [list, open] })).toEqual(['three'])
      expect(await canRead(one, undefined, `, orderlistIds: [${list}]`)).toBe(false)
    }
    expect(await seen(visitor, asAda, { orderlistIds: [ofAda] })).toEqual(['one'])
    expect(await seen(office, undefined, { orderlistIds: [ofAda] })).toEqual(['one'])
    expect(await seen(office, undefined, { orderlistIds: [ofCompany] })).toEqual(['cluster', 'one', 'three'])
  })

  test('let staff browse as anybody, and everybody else as themselves', async () => {
    await orderlist('POSITIVE', { productIds: [one], userIds: [ada.id] })
    await orderlist('POSITIVE', { productIds: [two], companyIds: [ada.companyIds[0]] })
    await orderlist('POSITIVE', { productIds: [three], userIds: [bo.id] })

    expect(await seen(office, undefined, { userId: ada.id })).toEqual(['one', 'two'])
    expect(await seen(office, undefined, { userId: ada.id, companyId: ada.companyIds[1] })).toEqual(['one'])
    expect(await seen(office, undefined, { companyId: ada.companyIds[0] })).toEqual(['two'])
    expect(await seen(office, undefined, { userId: bo.id })).toEqual(['three'])
    expect(await seen(visitor, asAda, { userId: ada.id, companyId: ada.companyIds[0] })).toEqual(['one', 'two'])
    expect(await seen(visitor, asAda, { userId: bo.id })).toEqual(forbidden('userId'))
    expect(await seen(visitor, asBo, { companyId: ada.companyIds[0] })).toEqual(forbidden('companyIds'))
    expect(await seen(visitor, undefined, { userId: ada.id })).toEqual(forbidden('userId'))
    expect(await seen(visitor, undefined, { companyId: ada.companyIds[0] })).toEqual(forbidden('companyIds'))
  })

  test('let a visitor be the anonymous user of the channel', async () => {
    await orderlist('POSITIVE', { productIds: [three], userIds: [bo.id] })
    await server.gql(`mutation { channelUpdate(id: 1, input: { anonymousUserId: ${bo.id} }) { id } }`)

    expect(await seen(visitor, undefined, { userId: bo.id })).toEqual(['three'])
    expect(await seen(visitor, undefined, { userId: 0 })).toEqual(['three'])
  })

  test('of the anonymous user apply to every visitor of the channel, in all reads, and to nobody else', async () => {
    await server.gql(`mutation { channelUpdate(id: 1, input: { anonymousUserId: ${bo.id} }) { id } }`)
    expect(await seen(visitor)).toEqual(everything)

    const list = await orderlist('POSITIVE', { productIds: [two], userIds: [bo.id] })

    expect(await seen(visitor)).toEqual(['two'])
    expect(await seen(visitor, undefined, { applyOrderlists: false })).toEqual(['two'])
    expect(await server.gql(`{ product(id: ${two}) { sku } }`, {}, visitor)).toEqual({ product: { sku: 'two' } })
    expect(await server.gql(`{ product(id: ${one}) { sku } }`, {}, visitor)).toMatchObject({
      errors: [{ code: 'PRODUCT_FETCH_ERROR' }],
    })
    expect(await seen(visitor, asAda)).toEqual(everything)
    expect(await seen(office)).toEqual(everything)

    await server.gql(`mutation { orderlistDelete(id: ${list}) }`)
    expect(await seen(visitor)).toEqual(everything)
  })

  test('of the anonymous user cost a visitor nothing while they are cached', async () => {
    await server.gql(`mutation { channelUpdate(id: 1, input: { anonymousUserId: ${bo.id} }) { id } }`)
    await orderlist('POSITIVE', { productIds: [two], userIds: [bo.id] })
    await seen(visitor)
    server.statements.length = 0

    expect(await seen(visitor)).toEqual(['two'])

    expect(server.statements.filter((statement) => /orderlistParty|channel/.test(statement))).toEqual([])
  })
})

test('the lists of a party cost one statement per request', async () => {
  await orderlist('POSITIVE', { productIds: [one, two], userIds: [ada.id] })
  await server.gql('{ viewer { userId } }', {}, visitor, asAda)
  const cost = async (query: string) => {
    server.statements.length = 0
    await server.gql(query, {}, visitor, asAda)
    return server.statements.filter((sql) => sql.includes('"orderlistParty"')).length
  }

  expect(await cost(`{ a: product(id: ${one}) { sku } b: product(id: ${two}) { sku } c: product(id: ${three}) { sku } }`)).toBe(1)
})

describe('a contact of two companies, each with a list of its own', () => {
  let first: number
  let second: number
  beforeEach(async () => {
    first = await orderlist('POSITIVE', { productIds: [one], companyIds: [ada.companyIds[0]] })
    second = await orderlist('POSITIVE', { productIds: [two], clusterIds: [cluster], companyIds: [ada.companyIds[1]] })
  })
  const asked = (query: string, bearer = asAda) => server.gql(query, {}, visitor, bearer)
  const ofSecond = () => `{ product(productId: ${two}) { sku bundles { name } } cluster(id: ${cluster}) { products { productId } }
    inside: product(productId: ${inCluster}) { cluster { id products { productId } } }
    attributeResultByProductId(productId: ${two}, input: {}) { itemsFound } media { images(search: { productId: ${two} }) { itemsFound } } }`

  test('sees pages for the primary one, or the one that is named', async () => {
    expect(await seen(visitor, asAda)).toEqual(['one'])
    expect(await seen(visitor, asAda, { companyId: ada.companyIds[1] })).toEqual(['cluster', 'two'])
    expect(await seen(visitor, asAda, { orderlistIds: [second] })).toEqual(['cluster', 'two'])
    expect(await seen(visitor, asAda, { orderlistIds: [first, second] })).toEqual(['one'])
  })

  test('finds one record by its key when either shows it, with what is below it', async () => {
    await server.gql(
      `mutation { crossupsellCreate(input: { type: PARTS, productIdFrom: ${two}, clusterIdTo: ${cluster} }) { id } }`,
    )
    const stamps = { uuid: v7(), createdAt: server.clock(), lastModifiedAt: server.clock() }
    await server.db
      .insertInto('mediaImage')
      .values({ ...stamps, productId: two })
      .execute()

    expect(await asked(ofSecond())).toEqual({
      product: { sku: 'two', bundles: [] },
      cluster: { products: [{ productId: inCluster }] },
      inside: { cluster: { id: cluster, products: [{ productId: inCluster }] } },
      attributeResultByProductId: { itemsFound: 0 },
      media: { images: { itemsFound: 1 } },
    })
    expect(await asked(`{ product(productId: ${two}) { crossupsellsFrom { items { clusterIdTo } } } }`)).toEqual({
      product: { crossupsellsFrom: { items: [{ clusterIdTo: cluster }] } },
    })
    expect([await canRead(one, asAda), await canRead(two, asAda), await canRead(three, asAda)]).toEqual([true, true, false])
    expect(await asked('{ media { images { itemsFound } } }')).toEqual({ media: { images: { itemsFound: 0 } } })
  })

  test('chooses between them by naming a list', async () => {
    const read = (id: number, ...lists: number[]) => canRead(id, asAda, `, orderlistIds: [${lists}]`)

    expect([await read(two, second), await read(one, second)]).toEqual([true, false])
    expect([await read(two, first), await read(one, first)]).toEqual([false, true])
    expect([await read(two, first, second), await read(one, first, second)]).toEqual([true, true])
  })

  test('has what both refuse, or another company is offered, hidden still', async () => {
    await orderlist('NEGATIVE', { productIds: [two], userIds: [ada.id] })
    await orderlist('POSITIVE', { productIds: [three], userIds: [bo.id] })

    expect([await canRead(one, asAda), await canRead(two, asAda), await canRead(three, asAda)]).toEqual([true, false, false])
    expect([await canRead(one, asBo), await canRead(two, asBo), await canRead(three, asBo)]).toEqual([false, false, true])
  })

  test("sees on a company's favorite list what that company is offered", async () => {
    const list = (companyId: number | undefined) =>
      asked(`mutation { favoriteListCreate(input: { name: "Ours", companyId: ${companyId}, productIds: [${one}, ${two}], clusterIds: [${cluster}] }) {
        products { items { id } } clusters { items { id } } named: products(input: { companyId: ${ada.companyIds[0]} }) { items { id } } } }`)

    expect(await list(ada.companyIds[1])).toEqual({
      favoriteListCreate: {
        products: { items: [{ id: two }] },
        clusters: { items: [{ id: cluster }] },
        named: { items: [{ id: one }] },
      },
    })
    expect((await list(ada.companyIds[0])).favoriteListCreate).toMatchObject({
      products: { items: [{ id: one }] },
      clusters: { items: [] },
    })
  })
})
