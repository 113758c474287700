import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProduct } from '../../../../test/category-fixtures.js'
import { houseOfLists } from '../../../../test/lists.js'
import { logIn } from '../../../../test/people.js'
import { undone } from '../../../../test/rolled-back.js'
import { type Answer, type TestServer, TODAY } from '../../../../test/test-server.js'

const WHOLE = `id name companyId contactId customerId isDefault slug createdAt updatedAt
  company { companyId } contact { contactId } customer { customerId }`
const CREATE = `mutation ($input: FavoriteListsCreateInput!) { favoriteListCreate(input: $input) { ${WHOLE} } }`
const UPDATE = `mutation ($id: String!, $input: FavoriteListsUpdateInput!) { favoriteListUpdate(id: $id, input: $input) { ${WHOLE} } }`
const FIND = 'query ($input: FavoriteListsSearchInput) { favoriteLists(input: $input) { items { name } } }'
const LATER = '2026-11-16T12:00:00.000Z'

let server: TestServer
let products: number[]
let clusters: number[]
let ada: { id: number; companyIds: number[] }
let eve: { id: number; companyIds: number[] }
let bo: { id: number }
let key: string
let viewer: string
let editor: string
const tokens: Record<string, string> = {}

beforeAll(async () => {
  ;({ at: server, products, clusters, ada, eve, bo, key, viewer, editor } = await houseOfLists())
  for (const email of ['ada@dock.test', 'eve@tug.test', 'bo@shop.test'])
    tokens[email.split('@')[0] as string] = (await logIn(server, email)).accessToken
})
afterAll(() => server.close())

const error = (code: string, message: unknown) => ({ errors: [{ message, code }] })
const invalid = (message: unknown) => error('FAVORITE_LISTS_INVALID_INPUT_ERROR', message)
const forbidden = (detail?: string) => error('FORBIDDEN', detail ? `Forbidden resource: ${detail}` : 'Forbidden resource')
const erp = (id: string) => ({ name: 'erp', id })
const by = (name: string): [string, string | undefined] => [key, tokens[name]]
const add = async (input: object): Promise<Answer> => {
  const answer = await server.gql(CREATE, { input })
  if (answer.errors) throw new Error(answer.errors[0].message)
  return answer.favoriteListCreate
}
const stored = () =>
  server.tenants.control.selectFrom('favoriteList').select(['name', 'isDefault', 'lastModifiedAt']).orderBy('id').execute()
const itemsOn = async (uuid: string) => {
  const items = await server.tenants.control
    .selectFrom('favoriteListItem')
    .innerJoin('favoriteList', 'favoriteList.id', 'favoriteListItem.favoriteListId')
    .select(['productId', 'clusterId'])
    .where('uuid', '=', uuid)
    .execute()
  return items.flatMap(({ productId, clusterId }) => productId ?? clusterId ?? []).sort((a, b) => a - b)
}

describe('a list', () => {
  test('belongs to one company, contact or customer, and has a slug of its name', () =>
    undone(server, async () => {
      const ofCompany = await add({
        name: 'Café & meer',
        companySource: erp('H'),
        productSources: [erp('P')],
        clusterIds: clusters,
      })
      const ofContact = await add({ name: 'Mine', contactId: ada.id, isDefault: true })
      const ofCustomer = await add({ name: 'Mine', customerId: bo.id })

      const none = { companyId: null, contactId: null, customerId: null, company: null, contact: null, customer: null }
      const times = { id: expect.stringMatching(/^[0-9a-f-]{36}$/), createdAt: TODAY, updatedAt: TODAY }
      const companyId = ada.companyIds[0]
      expect(ofCompany).toEqual({
        ...none,
        ...times,
        name: 'Café & meer',
        slug: 'cafe-meer',
        isDefault: false,
        companyId,
        company: { companyId },
      })
      expect(ofContact).toMatchObject({ ...none, isDefault: true, contactId: ada.id, contact: { contactId: ada.id } })
      expect(ofCustomer).toMatchObject({ ...none, customerId: bo.id, customer: { customerId: bo.id } })
      expect(await itemsOn(ofCompany.id)).toEqual([products[0], ...clusters])
    }))

  test('that cannot be is refused, and nothing changes', async () => {
    const list = await add({ name: 'A', contactId: ada.id, productIds: [products[0]] })
    await add({ name: 'B', contactId: ada.id })
    const before = [await stored(), await itemsOn(list.id)]
    const owner = 'Exactly one of company, contact and customer must be given, by id or by source'
    const bad: [object, object][] = [
      [{}, invalid(owner)],
      [{ contactId: ada.id, customerId: bo.id }, invalid(owner)],
      [{ companyId: 1, companySource: erp('H') }, invalid(owner)],
      [{ contactId: 999999 }, invalid('contactId does not refer to a contact')],
      [{ companySource: erp('X') }, invalid('companySource does not refer to a company')],
      [{ contactId: ada.id, name: ' ' }, error('VALIDATION_ERROR', 'name must contain a visible character')],
      [{ contactId: ada.id, name: 'A' }, error('FAVORITE_LISTS_CREATE_ERROR', 'FavoriteList already exists')],
      [{ contactId: ada.id, productIds: [999999] }, invalid('Product with id [999999] not found')],
      [
        { contactId: ada.id, clusterIds: [1], clusterSources: [erp('C')] },
        invalid('clusterSources must not be given together with clusterIds'),
      ],
      [{ contactId: ada.id, productIds: [0] }, error('VALIDATION_ERROR', 'productIds[0] must be at least 1')],
      [{ contactId: ada.id, name: 'x'.repeat(65) }, error('VALIDATION_ERROR', 'name must be at most 64 characters long')],
    ]

    for (const [input, answer] of bad) expect(await server.gql(CREATE, { input: { name: 'New', ...input } })).toEqual(answer)
    expect(await server.gql(UPDATE, { id: list.id, input: { name: 'B', productIds: [] } })).toEqual(
      error('FAVORITE_LISTS_UPDATE_ERROR', 'FavoriteList already exists'),
    )
    expect(await server.gql(UPDATE, { id: list.id, input: { name: 'C', productSources: [erp('X')] } })).toEqual(
      invalid('Product with source [erp] and sourceId [X] not found'),
    )
    expect(await server.gql(UPDATE, { id: 'nonsense', input: {} })).toEqual(
      error('FAVORITE_LISTS_NOT_FOUND_ERROR', 'FavoriteList with id [nonsense] not found'),
    )
    expect(await server.gql(`mutation { favoriteListClearItems(id: "${list.id}", products: false) { id } }`)).toEqual(
      invalid('products or clusters must be true'),
    )
    expect([await stored(), await itemsOn(list.id)]).toEqual(before)
    await server.db.deleteFrom('favoriteList').execute()
  })

  test('that becomes the default replaces the previous one, only of its owner', () =>
    undone(server, async () => {
      await add({ name: 'Old', contactId: ada.id, isDefault: true })
      await add({ name: 'Bo', customerId: bo.id, isDefault: true })
      const { id } = await add({ name: 'New', contactId: ada.id })
      const defaults = async () => (await stored()).flatMap(({ name, isDefault }) => (isDefault ? [name] : []))

      const changed = await server.gql(UPDATE, { id, input: { isDefault: true } })
      const after = await defaults()
      await server.gql(UPDATE, { id, input: { name: 'Newest' } })
      await add({ name: 'Other', contactId: ada.id, isDefault: true })

      expect(changed.favoriteListUpdate).toMatchObject({ name: 'New', slug: 'new', isDefault: true })
      expect(after).toEqual(['Bo', 'New'])
      expect(await defaults()).toEqual(['Bo', 'Other'])
    }))

  test('gets items once, loses them, and is cleared of products or clusters', () =>
    undone(server, async () => {
      const { id } = await add({ name: 'A', customerId: bo.id })
      const run = (call: string) => server.gql(`mutation { ${call} { updatedAt } }`)
      const list = `id: "${id}"`

      await run(`favoriteListAddItems(${list}, input: { productIds: [${products}], clusterSources: [{ name: "erp", id: "C" }] })`)
      await run(`favoriteListAddItems(${list}, input: { productIds: [${products[0]}, ${products[0]}] })`)
      const full = await itemsOn(id)
      await run(
        `favoriteListRemoveItems(${list}, input: { productSources: [{ name: "erp", id: "P" }], clusterIds: [${clusters[1]}] })`,
      )
      const fewer = await itemsOn(id)
      await run(`favoriteListClearItems(${list}, products: true)`)
      const cleared = await itemsOn(id)
      await server.gql(UPDATE, { id, input: { clusterIds: [clusters[1]], productIds: [products[1]] } })

      expect(full).toEqual([...products, clusters[0]])
      expect(fewer).toEqual([products[1], products[2], clusters[0]])
      expect(cleared).toEqual([clusters[0]])
      expect(await itemsOn(id)).toEqual([products[1], clusters[1]])
      expect(await server.gql(`mutation { favoriteListDelete(${list}) }`)).toEqual({ favoriteListDelete: true })
      expect(await stored()).toEqual([])
    }))

  test('is found by its name, its owner, what is on it and when it changed', () =>
    undone(server, async () => {
      await add({ name: 'Alpha', contactId: ada.id, productIds: [products[0]], isDefault: true })
      await add({ name: 'alp%', customerId: bo.id, clusterIds: [clusters[0]] })
      await add({ name: 'Gamma', companyId: ada.companyIds[0], productIds: [products[1]] })
      const found = async (input: object) =>
        (await server.gql(FIND, { input })).favoriteLists.items.map(({ name }: Answer) => name)

      const table: [object, string[]][] = [
        [{ name: 'alp' }, ['alp%']],
        [{ name: '%' }, ['alp%']],
        [{ isDefault: true }, ['Alpha']],
        [{ contactId: ada.id }, ['Alpha']],
        [{ customerId: bo.id }, ['alp%']],
        [{ companyId: ada.companyIds[0] }, ['Gamma']],
        [{ companySource: erp('H') }, ['Gamma']],
        [{ contactSource: erp('H') }, []],
        [{ productIds: [products[0], products[1]] }, ['Alpha', 'Gamma']],
        [{ productSources: [erp('P')] }, ['Alpha']],
        [{ clusterIds: clusters }, ['alp%']],
        [{ clusterSources: [erp('C')] }, ['alp%']],
        [{ createdAt: { greaterThan: LATER } }, []],
        [{ lastModifiedAt: { lessThan: LATER } }, ['Alpha', 'alp%', 'Gamma']],
      ]
      for (const [input, names] of table) expect([input, await found(input)]).toEqual([input, names])
    }))
})

describe('the owners of lists', () => {
  test('a contact has their own and those of their companies, a customer their own', () =>
    undone(server, async () => {
      const company = { companyId: ada.companyIds[0] }
      await server.gql(CREATE, { input: { name: 'Ada', contactId: ada.id } }, ...by('ada'))
      await server.gql(CREATE, { input: { name: 'Hull', ...company } }, ...by('ada'))
      await server.gql(CREATE, { input: { name: 'Bo', customerId: bo.id } }, ...by('bo'))
      const tug = await add({ name: 'Tug', companyId: eve.companyIds[0], productIds: [products[0]] })
      const found = async (name: string, input = {}) => server.gql(FIND, { input }, ...by(name))
      const before = await stored()

      expect(await found('ada')).toEqual({ favoriteLists: { items: [{ name: 'Ada' }, { name: 'Hull' }] } })
      expect(await found('bo')).toEqual({ favoriteLists: { items: [{ name: 'Bo' }] } })
      expect(await found('ada', company)).toEqual({ favoriteLists: { items: [{ name: 'Hull' }] } })
      expect(await found('ada', { companyId: eve.companyIds[0] })).toEqual(forbidden('Unauthorized use of companyIds'))
      expect(await found('ada', { contactId: eve.id })).toEqual(forbidden('Unauthorized use of contactId'))
      expect(await found('bo', { customerId: ada.id })).toEqual(forbidden('Unauthorized use of customerId'))
      expect(await found('ada', { companySource: erp('H') })).toEqual(forbidden('companySource may only be given with a role'))
      const missing = error('FAVORITE_LISTS_NOT_FOUND_ERROR', `FavoriteList with id [${tug.id}] not found`)
      expect(await server.gql(`{ favoriteList(id: "${tug.id}") { id } }`, {}, ...by('ada'))).toEqual(missing)
      expect(await server.gql(UPDATE, { id: tug.id, input: { name: 'Mine' } }, ...by('ada'))).toEqual(missing)
      expect(await server.gql(`mutation { favoriteListDelete(id: "${tug.id}") }`, {}, ...by('bo'))).toEqual(missing)
      expect(
        await server.gql(`mutation { favoriteListClearItems(id: "${tug.id}", products: true) { id } }`, {}, ...by('bo')),
      ).toEqual(missing)
      for (const [input, detail] of [
        [{ contactId: eve.id }, 'Unauthorized use of contactId'],
        [{ customerId: bo.id }, 'Unauthorized use of customerId'],
        [{ companyId: eve.companyIds[0] }, 'Unauthorized use of companyIds'],
      ] as const)
        expect(await server.gql(CREATE, { input: { name: 'X', ...input } }, ...by('ada'))).toEqual(forbidden(detail))
      expect([await stored(), await itemsOn(tug.id)]).toEqual([before, [products[0]]])
    }))

  test('others need a role in the shop; visitors have none', () =>
    undone(server, async () => {
      const { id } = await add({ name: 'A', contactId: ada.id })

      expect(await server.gql(FIND, {}, key)).toEqual(forbidden())
      expect(await server.gql(FIND, {}, viewer)).toEqual({ favoriteLists: { items: [{ name: 'A' }] } })
      expect(await server.gql(UPDATE, { id, input: {} }, viewer)).toEqual(forbidden())
      expect(await server.gql(CREATE, { input: { name: 'B', contactId: ada.id } }, editor)).toEqual(forbidden())
      expect(await stored()).toHaveLength(1)
    }))

  test('are shown on products, clusters, companies, contacts and customers, as far as the caller sees them', () =>
    undone(server, async () => {
      await add({ name: 'Ada', contactId: ada.id, productIds: [products[0]], clusterIds: [clusters[0]] })
      await add({ name: 'Hull', companyId: ada.companyIds[0], productIds: [products[0]] })
      await add({ name: 'Bo', customerId: bo.id, productIds: [products[0]] })
      const ofProduct = `{ product(id: ${products[0]}) { favoriteLists { itemsFound items { name } } } }`
      const names = (...list: string[]) => ({ items: list.map((name) => ({ name })) })

      expect(
        await server.gql(`{
          cluster(id: ${clusters[0]}) { favoriteLists(input: { contactId: ${ada.id} }) { items { name } } }
          company(id: ${ada.companyIds[0]}) { favoriteLists { items { name } } }
          contact(id: ${ada.id}) { favoriteLists(input: { name: "A" }) { items { name } } }
          customer(id: ${bo.id}) { favoriteLists(input: { isDefault: true }) { items { name } } }
        }`),
      ).toEqual({
        cluster: { favoriteLists: names('Ada') },
        company: { favoriteLists: names('Hull') },
        contact: { favoriteLists: names('Ada') },
        customer: { favoriteLists: names() },
      })
      expect((await server.gql(ofProduct, {}, ...by('ada'))).product.favoriteLists).toEqual({
        itemsFound: 2,
        ...names('Ada', 'Hull'),
      })
      expect((await server.gql(ofProduct, {}, ...by('eve'))).product.favoriteLists).toEqual({ itemsFound: 0, ...names() })
      expect((await server.gql(ofProduct, {}, key)).product.favoriteLists).toEqual({ itemsFound: 0, ...names() })
    }))
})

test('in REST lists are added, read, searched, changed, filled, cleared and deleted', () =>
  undone(server, async () => {
    const made = await server.rest('POST /v2/favoritelists', {
      name: 'R',
      companySource: { source: 'erp', sourceId: 'H' },
      productSources: [{ source: 'erp', sourceId: 'P' }],
    })
    const { id, uuid } = made.body
    const found = await server.rest('POST /v2/favoritelists/search', { name: 'R', productIds: [products[0]] })
    const changed = await server.rest(`PATCH /v2/favoritelists/${id}`, { name: 'S' })
    await server.rest(`POST /v2/favoritelists/${uuid}/items/add`, { clusterIds: clusters })
    await server.rest(`POST /v2/favoritelists/${uuid}/items/remove`, { clusterIds: [clusters[0]] })
    const cleared = await server.rest(`POST /v2/favoritelists/${uuid}/items/clear`, { products: true })

    const whole = {
      id,
      uuid,
      name: 'R',
      slug: 'r',
      isDefault: false,
      companyId: ada.companyIds[0],
      contactId: null,
      customerId: null,
      createdAt: TODAY,
      updatedAt: TODAY,
    }
    const [onIt] = made.body.products
    expect([made.status, made.body]).toEqual([201, { ...whole, products: [{ id: products[0], ...onIt }], clusters: [] }])
    expect(found.body.data).toEqual([whole])
    expect(changed.body).toEqual({ ...made.body, name: 'S', slug: 's' })
    const left = [{ id: clusters[1], uuid: expect.any(String), code: null }]
    expect(cleared.body).toEqual({ ...whole, name: 'S', slug: 's', products: [], clusters: left })
    expect(await itemsOn(uuid)).toEqual([clusters[1]])
    expect((await server.rest(`POST /v2/favoritelists/${uuid}/items/clear`, {})).status).toBe(400)
    expect((await server.rest(`DELETE /v2/favoritelists/${uuid}`)).body).toMatchObject({ id })
    expect((await server.rest(`GET /v2/favoritelists/${uuid}`)).status).toBe(404)
  }))

test('the products of a list are those that its reader may see', () =>
  undone(server, async () => {
    const [anchor, rope] = [await createProduct(server, 'Anker'), await createProduct(server, 'Touw')]
    const { id } = await add({ name: 'A', contactId: ada.id, productIds: [anchor, rope] })
    await server.gql(
      `mutation { orderlistCreate(input: { type: NEGATIVE, productIds: [${rope}], userIds: [${ada.id}] }) { id } }`,
    )
    const found = `{ favoriteList(id: "${id}") { products { items { id } } clusters { itemsFound } } }`

    expect(await server.gql(found)).toEqual({
      favoriteList: { products: { items: [{ id: anchor }, { id: rope }] }, clusters: { itemsFound: 0 } },
    })
    expect((await server.gql(found, {}, ...by('ada'))).favoriteList.products).toEqual({ items: [{ id: anchor }] })
  }))

test('two who each set a default at once leave one', async () => {
  const lists = [await add({ name: '1', contactId: ada.id }), await add({ name: '2', contactId: ada.id })]

  const answers = await Promise.all(lists.map(({ id }) => server.gql(UPDATE, { id, input: { isDefault: true } })))

  expect(answers.every(({ errors }) => !errors)).toBe(true)
  expect((await stored()).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  await server.db.deleteFrom('favoriteList').execute()
})

test('a page of 30 lists with their owners costs what a page of 3 does', () =>
  undone(server, async () => {
    for (let i = 0; i < 10; i++)
      for (const owner of [{ contactId: ada.id }, { customerId: bo.id }, { companyId: ada.companyIds[0] }])
        await add({ name: `${i}`, ...owner })
    const cost = async (offset: number) => {
      server.statements.length = 0
      const { favoriteLists } = await server.gql(
        `{ favoriteLists(input: { offset: ${offset} }) { itemsFound items { ${WHOLE} } } }`,
      )
      expect(favoriteLists.items).toHaveLength(offset)
      return server.statements.length
    }

    expect([await cost(3), await cost(30)]).toEqual([4, 4])
  }))
