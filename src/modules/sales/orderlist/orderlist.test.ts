import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProduct } from '../../../../test/category-fixtures.js'
import { houseOfLists } from '../../../../test/lists.js'
import { logIn } from '../../../../test/people.js'
import { undone } from '../../../../test/rolled-back.js'
import { type Answer, type TestServer, TODAY } from '../../../../test/test-server.js'

const CREATE = 'mutation ($input: OrderlistCreateInput!) { orderlistCreate(input: $input) { id } }'
const UPDATE = 'mutation ($id: Int!, $input: OrderlistUpdateInput!) { orderlistUpdate(id: $id, input: $input) { id } }'
const WHOLE = `id createdAt lastModifiedAt descriptions { language value } extras { language value } code validFrom validTo type
  partnerEntity active usersPaginated { itemsFound items { __typename userId } } companiesPaginated { itemsFound items { companyId } }`
const FIND = 'query ($input: OrderlistSearchInput) { orderlists(input: $input) { items { code } } }'

let server: TestServer
let products: number[]
let clusters: number[]
let ada: { id: number; companyIds: number[] }
let eve: { id: number; companyIds: number[] }
let bo: { id: number }
let key: string
let viewer: string
let editor: string
let stranger: string
let reader: string
let storefront: string
let client: string

beforeAll(async () => {
  ;({ at: server, products, clusters, ada, eve, bo, key, viewer, editor } = await houseOfLists())
  stranger = await server.tokenFor({ product: 'OWNER' })
  reader = await server.tokenFor({ user: 'VIEWER' })
  storefront = await server.keyFor({ shop: 'VIEWER' })
  client = await server.tokenFor({ shop: 'VIEWER' })
})
afterAll(() => server.close())

const error = (code: string, message: unknown) => ({ errors: [{ message, code }] })
const erp = (id: string) => [{ name: 'erp', id }]
const add = async (input: object): Promise<number> => {
  const answer = await server.gql(CREATE, { input: { type: 'POSITIVE', ...input } })
  if (answer.errors) throw new Error(answer.errors[0].message)
  return answer.orderlistCreate.id
}
const read = async (id: number): Promise<Answer> => (await server.gql(`{ orderlist(id: ${id}) { ${WHOLE} } }`)).orderlist
const tokenOf = async (email: string): Promise<string> => (await logIn(server, email)).accessToken

/** Returns the entries of a list in the database. */
const named = async (id: number) => {
  const db = server.tenants.control
  const items = await db.selectFrom('orderlistItem').select(['productId', 'clusterId']).where('orderlistId', '=', id).execute()
  const of = (column: 'productId' | 'clusterId') => items.flatMap((item) => item[column] ?? []).sort()
  return { productIds: of('productId'), clusterIds: of('clusterId') }
}
const counts = async () =>
  (
    await server.tenants.control
      .selectFrom('orderlist')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

describe('a list', () => {
  test('is added with its items and parties, by id or by external key', () =>
    undone(server, async () => {
      const byKey = await add({
        type: 'NEGATIVE',
        descriptions: [{ language: 'nl', value: 'Niet <b>te koop</b>' }],
        code: 'N1',
        validFrom: '2026-01-01',
        validTo: '2027-01-01',
        partnerEntity: 'P',
        productSources: erp('P'),
        clusterSources: erp('C'),
        userSources: [...erp('U'), ...erp('B')],
        companySources: erp('H'),
      })
      const byNumber = await add({ productIds: [products[1], products[1], products[0]], clusterIds: [], userIds: [bo.id] })

      expect(await read(byKey)).toEqual({
        id: byKey,
        createdAt: TODAY,
        lastModifiedAt: TODAY,
        descriptions: [{ language: 'NL', value: 'Niet te koop' }],
        extras: [],
        code: 'N1',
        validFrom: '2026-01-01T00:00:00.000Z',
        validTo: '2027-01-01T23:59:59.999Z',
        type: 'NEGATIVE',
        partnerEntity: 'P',
        active: 'Y',
        usersPaginated: {
          itemsFound: 2,
          items: [
            { __typename: 'Contact', userId: ada.id },
            { __typename: 'Customer', userId: bo.id },
          ],
        },
        companiesPaginated: { itemsFound: 1, items: [{ companyId: ada.companyIds[0] }] },
      })
      expect(await named(byKey)).toEqual({ productIds: [products[0]], clusterIds: [clusters[0]] })
      expect(await named(byNumber)).toEqual({ productIds: [products[0], products[1]], clusterIds: [] })
      expect((await server.gql(`{ orderlist(id: ${byKey}) { users { userId } companies { companyId } } }`)).orderlist).toEqual({
        users: [{ userId: ada.id }, { userId: bo.id }],
        companies: [{ companyId: ada.companyIds[0] }],
      })
    }))

  test('that cannot be is refused, and leaves nothing behind', async () => {
    const id = await add({ productIds: [products[0]], validFrom: '2026-06-01' })
    const before = [await read(id), await named(id), await counts()]
    const both = 'must not be given together with'
    const bad: [object, string, string][] = [
      [{ productIds: [1], productSources: erp('P') }, 'ORDERLIST_VALIDATION_ERROR', `productSources ${both} productIds`],
      [{ userIds: [1], userSources: erp('U') }, 'ORDERLIST_VALIDATION_ERROR', `userSources ${both} userIds`],
      [{ productIds: [products[0], 999999] }, 'ORDERLIST_VALIDATION_ERROR', 'Product with id [999999] not found'],
      [{ clusterSources: erp('X') }, 'ORDERLIST_VALIDATION_ERROR', 'Cluster with source [erp] and sourceId [X] not found'],
      [{ userIds: [999999] }, 'ORDERLIST_VALIDATION_ERROR', 'User with id [999999] not found'],
      [{ companyIds: [999999] }, 'ORDERLIST_VALIDATION_ERROR', 'Company with id [999999] not found'],
      [{ validTo: '2026-01-01', validFrom: '2026-01-02' }, 'ORDERLIST_VALIDATION_ERROR', 'validTo must not be before validFrom'],
      [{ validTo: 'soon' }, 'VALIDATION_ERROR', 'validTo must be an ISO 8601 date'],
    ]

    for (const [input, code, message] of bad) {
      expect(await server.gql(CREATE, { input: { type: 'POSITIVE', ...input } })).toEqual(error(code, message))
      expect(await server.gql(UPDATE, { id, input })).toEqual(error(code, message))
    }
    expect(await server.gql(UPDATE, { id, input: { validTo: '2026-05-01' } })).toEqual(
      error('ORDERLIST_VALIDATION_ERROR', 'validTo must not be before validFrom'),
    )
    expect(await server.gql(UPDATE, { id: 999, input: {} })).toEqual(
      error('ORDERLIST_NOT_FOUND_ERROR', 'Orderlist with id [999] not found'),
    )
    expect([await read(id), await named(id), await counts()]).toEqual(before)
    await server.gql(`mutation { orderlistDelete(id: ${id}) }`)
  })

  test('changes in what is given: what it names of a kind is replaced, the rest stays', () =>
    undone(server, async () => {
      const id = await add({ code: 'A', productIds: [products[0], products[1]], clusterIds: clusters, userIds: [ada.id] })

      await server.gql(UPDATE, { id, input: { type: 'NEGATIVE', productIds: [products[2]], userIds: [] } })

      expect(await named(id)).toEqual({ productIds: [products[2]], clusterIds: clusters })
      expect(await read(id)).toMatchObject({ code: 'A', type: 'NEGATIVE', active: 'Y', usersPaginated: { itemsFound: 0 } })
    }))

  test('gets and loses items, users and companies; what it has already it has once', () =>
    undone(server, async () => {
      const id = await add({})
      const change = (operation: string, type: string, input: object) =>
        server.gql(`mutation ($input: ${type}!) { ${operation}(id: ${id}, input: $input) { id } }`, { input })

      for (let i = 0; i < 2; i++) {
        await change('orderlistAddItems', 'OrderlistItemsInput', { productSources: erp('P'), clusterIds: clusters })
        await change('orderlistAssignUsers', 'OrderlistUsersInput', { userIds: [ada.id, bo.id] })
        await change('orderlistAssignCompanies', 'OrderlistCompaniesInput', { companySources: erp('H') })
      }
      const full = [await named(id), await read(id)]
      await change('orderlistRemoveItems', 'OrderlistItemsInput', { clusterIds: [clusters[1]], productIds: [products[2]] })
      await change('orderlistUnassignUsers', 'OrderlistUsersInput', { userSources: erp('U') })
      await change('orderlistUnassignCompanies', 'OrderlistCompaniesInput', { companyIds: ada.companyIds })

      expect(full).toMatchObject([
        { productIds: [products[0]], clusterIds: clusters },
        { usersPaginated: { itemsFound: 2 }, companiesPaginated: { itemsFound: 1 } },
      ])
      expect(await named(id)).toEqual({ productIds: [products[0]], clusterIds: [clusters[0]] })
      expect(await read(id)).toMatchObject({
        usersPaginated: { items: [{ userId: bo.id }] },
        companiesPaginated: { itemsFound: 0 },
      })
      expect(await server.gql(`mutation { orderlistDelete(id: ${id}) }`)).toEqual({ orderlistDelete: true })
      expect(await named(id)).toEqual({ productIds: [], clusterIds: [] })
    }))

  test('is found by its properties, items and parties', () =>
    undone(server, async () => {
      await add({ code: 'A', productIds: [products[0]], userIds: [ada.id], partnerEntity: 'x', validTo: '2026-12-01' })
      await add({ code: 'B', type: 'NEGATIVE', clusterIds: [clusters[0]], companyIds: ada.companyIds, validFrom: '2026-01-01' })
      await add({ code: 'C', active: 'N', userIds: [bo.id], descriptions: [{ language: 'NL', value: 'Aap' }] })
      const found = async (input: object) =>
        (await server.gql(FIND, { input })).orderlists.items.map(({ code }: Answer) => code).join('')

      const table: [object, string][] = [
        [{}, 'ABC'],
        [{ codes: ['C', 'A'] }, 'AC'],
        [{ codes: [] }, 'ABC'],
        [{ type: 'NEGATIVE' }, 'B'],
        [{ active: 'N' }, 'C'],
        [{ partnerEntities: ['x'] }, 'A'],
        [{ validTo: { lessThan: '2026-12-01' } }, 'A'],
        [{ validFrom: { greaterThan: '2026-01-01' } }, 'B'],
        [{ productIds: [products[0], products[1]] }, 'A'],
        [{ productSources: erp('P') }, 'A'],
        [{ clusterIds: [clusters[0]] }, 'B'],
        [{ clusterSources: erp('C') }, 'B'],
        [{ userIds: [ada.id, bo.id] }, 'AC'],
        [{ userSources: [...erp('U'), ...erp('B')] }, 'AC'],
        [{ companyIds: ada.companyIds }, 'B'],
        [{ companySources: erp('H') }, 'B'],
        [{ createdAt: { greaterThan: '2026-11-16' } }, ''],
        [{ sortInputs: [{ field: 'ACTIVE' }, { field: 'ID', order: 'DESC' }] }, 'CBA'],
        [{ sortInputs: [{ field: 'DESCRIPTIONS', order: 'DESC' }] }, 'CAB'],
      ]
      for (const [input, codes] of table) expect([input, await found(input)]).toEqual([input, codes])
    }))

  test('is shown on its products, clusters, companies, contacts and customers', () =>
    undone(server, async () => {
      await add({
        code: 'A',
        productIds: [products[0]],
        clusterIds: [clusters[0]],
        userIds: [ada.id, bo.id],
        companyIds: ada.companyIds,
      })

      const answer = await server.gql(`{
        product(id: ${products[0]}) { orderlists { items { code } } }
        other: product(id: ${products[1]}) { orderlists { items { code } } }
        cluster(id: ${clusters[0]}) { orderlists(input: { codes: ["A"] }) { items { code } } }
        company(id: ${ada.companyIds[0]}) { orderlists { items { code } } }
        contact(id: ${ada.id}) { orderlists(input: { codes: ["Z"] }) { itemsFound } }
        customer(id: ${bo.id}) { orderlist { items { code } } orderlists { items { code } } }
      }`)

      const one = { items: [{ code: 'A' }] }
      expect(answer).toEqual({
        product: { orderlists: one },
        other: { orderlists: { items: [] } },
        cluster: { orderlists: one },
        company: { orderlists: one },
        contact: { orderlists: { itemsFound: 0 } },
        customer: { orderlist: one, orderlists: one },
      })
    }))
})

describe('who reads and changes lists', () => {
  test('contacts and customers read what is assigned to them or their companies, and nothing else', () =>
    undone(server, async () => {
      const own = await add({ code: 'OWN', userIds: [ada.id, eve.id] })
      await add({ code: 'HULL', companyIds: ada.companyIds })
      const foreign = await add({ code: 'TUG', companyIds: eve.companyIds, userIds: [bo.id] })
      const [asAda, asBo] = [await tokenOf('ada@dock.test'), await tokenOf('bo@shop.test')]
      const found = async (bearer: string, input = {}) => server.gql(FIND, { input }, key, bearer)
      const before = [await read(own), await read(foreign)]

      expect(await found(asAda)).toEqual({ orderlists: { items: [{ code: 'OWN' }, { code: 'HULL' }] } })
      expect(await found(asBo)).toEqual({ orderlists: { items: [{ code: 'TUG' }] } })
      // The key of a storefront may view the shop; users who log in through it still read only their own lists.
      expect(await server.gql(FIND, {}, storefront, asBo)).toEqual({ orderlists: { items: [{ code: 'TUG' }] } })
      expect(await found(asAda, { userIds: [ada.id], companyIds: ada.companyIds })).toEqual({ orderlists: { items: [] } })
      expect(await found(asAda, { companyIds: eve.companyIds })).toEqual(
        error('FORBIDDEN', 'Forbidden resource: Unauthorized use of companyIds'),
      )
      expect(await found(asAda, { userIds: [eve.id] })).toEqual(
        error('FORBIDDEN', 'Forbidden resource: Unauthorized use of userIds'),
      )
      expect(await found(asAda, { userSources: erp('U') })).toEqual(
        error('FORBIDDEN', 'Forbidden resource: cannot search by userSources'),
      )
      expect(await server.gql(`{ orderlist(id: ${foreign}) { id } }`, {}, key, asAda)).toEqual(
        error('ORDERLIST_NOT_FOUND_ERROR', `Orderlist with id [${foreign}] not found`),
      )
      const shown = `{ orderlist(id: ${own}) { usersPaginated { itemsFound items { userId } } users { userId } companies { companyId } } }`
      expect((await server.gql(shown, {}, key, asAda)).orderlist).toEqual({
        usersPaginated: { itemsFound: 1, items: [{ userId: ada.id }] },
        users: [{ userId: ada.id }],
        companies: [],
      })
      for (const bearer of [asAda, asBo])
        expect(await server.gql(UPDATE, { id: own, input: { active: 'N' } }, key, bearer)).toEqual(
          error('FORBIDDEN', 'Forbidden resource'),
        )
      expect([await read(own), await read(foreign)]).toEqual(before)
    }))

  test('a visitor learns nothing of the lists of companies, though the key of the storefront may view the shop', () =>
    undone(server, async () => {
      const companyIds = ada.companyIds
      const id = await add({ code: 'HULL', companyIds, productIds: products })
      const forbidden = error('FORBIDDEN', 'Forbidden resource: Unauthorized use of companyIds')
      const compute = `{ computedOrderlists(input: { companyId: ${companyIds[0]} }) { positiveOrderlistsCount } }`
      const ofProduct = `{ product(id: ${products[0]}) { orderlists { itemsFound } } }`

      expect(await server.gql(FIND, {}, storefront)).toEqual({ orderlists: { items: [] } })
      expect(await server.gql(FIND, { input: { companyIds } }, storefront)).toEqual(forbidden)
      expect(await server.gql(`{ orderlist(id: ${id}) { code } }`, {}, storefront)).toEqual(
        error('ORDERLIST_NOT_FOUND_ERROR', `Orderlist with id [${id}] not found`),
      )
      expect(await server.gql(compute, {}, storefront)).toEqual(forbidden)
      expect(await server.gql(ofProduct, {}, storefront)).toEqual({ product: { orderlists: { itemsFound: 0 } } })
      expect(await server.gql(FIND, {}, storefront, await tokenOf('ada@dock.test'))).toEqual({
        orderlists: { items: [{ code: 'HULL' }] },
      })
    }))

  test('for others it takes a role in the shop, and a visitor sees none on a product', () =>
    undone(server, async () => {
      const id = await add({ productIds: products })
      const refused = error('FORBIDDEN', 'Forbidden resource')
      const remove = `mutation { orderlistDelete(id: ${id}) }`

      expect(await server.gql(FIND, {}, key)).toEqual(refused)
      expect(await server.gql(FIND, {}, viewer)).toEqual({ orderlists: { items: [{ code: null }] } })
      expect(await server.gql(UPDATE, { id, input: {} }, viewer)).toEqual(refused)
      expect(await server.gql(CREATE, { input: { type: 'POSITIVE' } }, editor)).toEqual(refused)
      expect(await server.gql(remove, {}, editor)).toEqual(refused)
      expect((await server.rest('GET /v2/orderlists', undefined, stranger)).status).toBe(403)
      for (const token of [reader, client])
        expect((await server.rest('GET /v2/orderlists', undefined, token)).body.itemsFound).toBe(1)
      expect((await server.rest(`POST /v2/orderlists/${id}/items/add`, {}, reader)).status).toBe(403)
      expect(await server.gql(`{ product(id: ${products[0]}) { orderlists { itemsFound } } }`, {}, key)).toEqual({
        product: { orderlists: { itemsFound: 0 } },
      })
      expect(await counts()).toBe(1)
    }))
})

describe('the lists of a party together', () => {
  const COMPUTE = `query ($input: ComputedOrderlistsInput!) { computedOrderlists(input: $input) {
    positiveOrderlistsProductIds negativeOrderListsProductIds positiveOrderListsClusterIds negativeOrderListsClusterIds
    positiveOrderlistsCount negativeOrderlistsCount } }`

  test('are what positive lists name and no negative one does, of those in force', () =>
    undone(server, async () => {
      await add({ productIds: [products[0], products[1]], clusterIds: clusters, userIds: [ada.id] })
      await add({ productIds: [products[2]], companyIds: ada.companyIds })
      await add({ type: 'NEGATIVE', productIds: [products[1]], clusterIds: [clusters[1]], companyIds: ada.companyIds })
      await add({ productIds: [products[1]], userIds: [ada.id], active: 'N' })
      await add({ productIds: [products[1]], userIds: [ada.id], validTo: '2026-11-01' })
      await add({ productIds: [products[1]], userIds: [ada.id], validFrom: '2026-12-01' })
      const computed = async (input: object) => (await server.gql(COMPUTE, { input })).computedOrderlists

      const whole = {
        positiveOrderlistsProductIds: [products[0], products[2]],
        negativeOrderListsProductIds: [products[1]],
        positiveOrderListsClusterIds: [clusters[0]],
        negativeOrderListsClusterIds: [clusters[1]],
        positiveOrderlistsCount: 2,
        negativeOrderlistsCount: 1,
      }
      expect(await computed({ contactId: ada.id })).toEqual(whole)
      expect(await computed({ contactId: ada.id, companyId: ada.companyIds[0] })).toEqual(whole)
      expect(await computed({ contactId: ada.id, companyId: eve.companyIds[0] })).toMatchObject({
        positiveOrderlistsProductIds: [products[0], products[1]],
        negativeOrderlistsCount: 0,
      })
      expect(await computed({ customerId: bo.id })).toMatchObject({ positiveOrderlistsCount: 0, negativeOrderlistsCount: 0 })
    }))

  test('are computed for a customer, or for a contact and company; without a staff role, only for oneself', async () => {
    const ask = (input: object, bearer?: string) => server.gql(COMPUTE, { input }, bearer ? key : undefined, bearer)
    const invalid = (message: string) => error('ORDERLIST_VALIDATION_ERROR', message)
    const unauthorized = (what: string) => error('FORBIDDEN', `Forbidden resource: Unauthorized use of ${what}`)
    const asAda = await tokenOf('ada@dock.test')

    expect(await ask({})).toEqual(invalid('One of customerId, contactId and companyId must be given'))
    expect(await ask({ customerId: 1, companyId: 1 })).toEqual(invalid('customerId and companyId must not be given together'))
    expect(await ask({ customerId: 1, contactId: 1 })).toEqual(invalid('customerId and contactId must not be given together'))
    expect(await ask({ contactId: ada.id }, asAda)).toMatchObject({ computedOrderlists: { positiveOrderlistsCount: 0 } })
    expect(await ask({ contactId: eve.id }, asAda)).toEqual(unauthorized('contactId'))
    expect(await ask({ customerId: bo.id }, asAda)).toEqual(unauthorized('customerId'))
    expect(await ask({ contactId: ada.id, companyId: eve.companyIds[0] }, asAda)).toEqual(unauthorized('companyIds'))
  })
})

test('in REST lists are added, read, searched, changed, filled and deleted', () =>
  undone(server, async () => {
    const made = await server.rest('POST /v2/orderlists', {
      type: 'POSITIVE',
      code: 'R',
      productSources: [{ source: 'erp', sourceId: 'P' }],
    })
    const { id, uuid } = made.body
    const found = await server.rest('POST /v2/orderlists/search', { filters: { codes: ['R'] } })
    const changed = await server.rest(`PATCH /v2/orderlists/${uuid}`, { active: 'N' })
    const filled = await server.rest(`POST /v2/orderlists/${id}/items/add`, { clusterIds: clusters })
    await server.rest(`POST /v2/orderlists/${id}/items/remove`, { productIds: [products[0]] })
    await server.rest(`POST /v2/orderlists/${id}/users/add`, { userIds: [ada.id] })
    await server.rest(`POST /v2/orderlists/${id}/users/remove`, { userIds: [ada.id] })
    await server.rest(`POST /v2/orderlists/${id}/companies/add`, { companyIds: ada.companyIds })
    const missing = await server.rest(`POST /v2/orderlists/${id}/companies/remove`, { companyIds: [999999] })

    const whole = {
      id,
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      code: 'R',
      type: 'POSITIVE',
      active: 'Y',
      descriptions: [],
      extras: [],
      validFrom: null,
      validTo: null,
      partnerEntity: null,
      createdAt: TODAY,
      lastModifiedAt: TODAY,
    }
    expect([made.status, made.body]).toMatchObject([201, whole])
    expect(found.body.data).toEqual([whole])
    expect([changed.body, filled.body]).toMatchObject(Array(2).fill({ ...whole, active: 'N' }))
    expect(missing.status).toBe(404)
    expect(await named(id)).toEqual({ productIds: [], clusterIds: clusters })
    expect(await read(id)).toMatchObject({ usersPaginated: { itemsFound: 0 }, companiesPaginated: { itemsFound: 1 } })
    expect((await server.rest(`DELETE /v2/orderlists/${id}`)).body).toMatchObject({ id })
    expect((await server.rest(`GET /v2/orderlists/${id}`)).status).toBe(404)
  }))

test('the products and clusters of a list are searched like any others, and cost the same for many lists', () =>
  undone(server, async () => {
    const [anchor, rope, chain] = [
      await createProduct(server, 'Anker'),
      await createProduct(server, 'Touw'),
      await createProduct(server, 'Ketting'),
    ]
    await server.gql(
      `mutation { clusterAssignProducts(clusterId: ${clusters[0]}, input: { productIds: [${chain}] }) { __typename } }`,
    )
    const id = await add({ productIds: [anchor, rope], clusterIds: [clusters[0]] })
    for (let i = 0; i < 5; i++) await add({ productIds: [anchor] })
    const found = async (field: string) => (await server.gql(`{ orderlist(id: ${id}) { ${field} } }`)).orderlist
    const cost = async (offset: number) => {
      server.statements.length = 0
      await server.gql(
        `{ orderlists(input: { offset: ${offset} }) { items { products { itemsFound items { id } } clusters { itemsFound } } } }`,
      )
      return server.statements.length
    }

    expect(await found('products { itemsFound items { id __typename } }')).toEqual({
      products: {
        itemsFound: 2,
        items: [
          { id: anchor, __typename: 'Product' },
          { id: rope, __typename: 'Product' },
        ],
      },
    })
    expect(await found('products(input: { term: "touw" }) { items { id } }')).toEqual({ products: { items: [{ id: rope }] } })
    expect(await found('clusters { items { id __typename } }')).toEqual({
      clusters: { items: [{ id: clusters[0], __typename: 'Cluster' }] },
    })
    expect(await cost(6)).toBe(await cost(2))
  }))

test('a page of 100 lists with users and companies costs what a page of 12 does', () =>
  undone(server, async () => {
    for (let i = 0; i < 30; i++) await add({ userIds: [ada.id, bo.id], companyIds: ada.companyIds })
    const cost = async (offset: number) => {
      server.statements.length = 0
      const { orderlists } = await server.gql(`{ orderlists(input: { offset: ${offset} }) { items {
        users { userId } usersPaginated { itemsFound items { userId } } companies { name } companiesPaginated { items { name } } } } }`)
      expect(orderlists.items[0].usersPaginated.itemsFound).toBe(2)
      return server.statements.length
    }

    expect(await cost(30)).toBe(await cost(3))
  }))
