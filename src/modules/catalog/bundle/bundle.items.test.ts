import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProducts } from '../../../../test/category-fixtures.js'
import { undone } from '../../../../test/rolled-back.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

const CREATE = 'mutation ($input: BundleCreateInput!) { bundleCreate(input: $input) { id } }'

let server: TestServer
let hammer: number
let nails: number
let saw: number
let storefront: string
let editor: string
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  ;[hammer, nails, saw] = (await addProducts(server, 3)) as [number, number, number]
  storefront = await server.keyFor({ product: 'VIEWER' })
  editor = await server.keyFor({ product: 'EDITOR' })
})
afterAll(() => server.close())

/** Every test is rolled back. */
const story = (name: string, tell: () => Promise<void>) => test(name, () => undone(server, tell))

const pair = () => [{ productId: hammer, isLeader: 'Y' }, { productId: nails }]

story('products join and leave a bundle over REST, too', async () => {
  const { body: made } = await server.rest('POST /v2/bundles', { name: 'Starter', addBundleItems: pair() })
  const path = `/v2/bundles/${made.uuid}/items`
  const held = async () => (await server.rest(`GET /v2/bundles/${made.id}`)).body.items.map(({ productId }: Answer) => productId)
  const refusal = ({ status, body }: Answer) => [status, body.error.code, body.error.messages[0]]

  const joined = await server.rest(`POST ${path}`, { items: [{ productId: saw }] })
  const left = await server.rest(`DELETE ${path}/${hammer}`)

  expect(joined).toMatchObject({
    status: 201,
    body: { name: 'Starter', items: [{ productId: hammer }, { productId: nails }, { productId: saw, isLeader: 'N' }] },
  })
  expect(left).toMatchObject({ status: 200, body: { id: made.id, items: [{ productId: nails }, { productId: saw }] } })
  expect(refusal(await server.rest(`POST ${path}`, { items: [{ productId: saw }] }))).toEqual([
    400,
    10017,
    `The bundle already contains the product with id [${saw}]`,
  ])
  expect((await server.rest(`DELETE ${path}/${hammer}`)).status).toBe(404)
  expect(refusal(await server.rest(`DELETE ${path}/999999`))).toEqual([404, 80006, 'Product with id [999999] not found'])
  expect(await held()).toEqual([nails, saw])
})

story('items are shown whose products are hidden or not, as asked; the others are left out', async () => {
  const [cover] = (await addProducts(server, 1, { sku: 'HIDDEN', hidden: 'Y' })) as [number]
  const { id } = (await server.gql(CREATE, { input: { name: 'Half', addBundleItems: [...pair(), { productId: cover }] } }))
    .bundleCreate
  const shown = async (items: string, variables: object = {}, head = '') =>
    (
      await server.gql(`query ($id: String!${head}) { bundle(id: $id) { items { ${items} } } }`, { id, ...variables })
    ).bundle.items.map(({ productId }: Answer) => productId)

  expect(await shown('productId product { id }')).toEqual([hammer, nails, cover])
  expect(await shown('productId product(hidden: false) { id }')).toEqual([hammer, nails])
  expect(await shown('productId ... on BundleItem { one: product(hidden: true) { id } }')).toEqual([cover])
  expect(await shown('productId product(hidden: false) @skip(if: true) { id }')).toEqual([hammer, nails, cover])
  expect(await shown('productId product(hidden: $hidden) { id }', { hidden: true }, ', $hidden: Boolean')).toEqual([cover])
  expect(await shown('productId product(hidden: $hidden) { id }', {}, ', $hidden: Boolean')).toEqual([hammer, nails, cover])
})

describe('a bundle that cannot be sold', () => {
  const HELD = 'hasBundle isBundleLeader bundles { name }'
  const ASK = `{ bundles { items { name } } product(productId: ID) { ${HELD} }
    products(input: { hasBundle: Y, statuses: [] }) { items { id } } leaders: products(input: { isBundleLeader: Y, statuses: [] }) { items { id } } }`
  const make = async (input: object) => (await server.gql(CREATE, { input: { name: 'Set', ...input } })).bundleCreate.id
  /** Returns what a caller sees of bundles; if the bundle is not found, the error. */
  const offered = async (id: string, key: string) => {
    const { errors, bundle } = await server.gql('query ($id: String!) { bundle(id: $id) { name } }', { id }, key)
    return { ...(await server.gql(ASK.replace('ID', String(nails)), {}, key)), bundle: errors ? errors[0].message : bundle }
  }
  const shop = (id: string) => offered(id, storefront)
  const missing = (id: string) => ({
    bundles: { items: [] },
    product: { hasBundle: 'N', isBundleLeader: 'N', bundles: [] },
    products: { items: [] },
    leaders: { items: [] },
    bundle: `Bundle with id [${id}] not found`,
  })
  const whole = () => ({
    bundles: { items: [{ name: 'Set' }] },
    product: { hasBundle: 'Y', isBundleLeader: 'N', bundles: [{ name: 'Set' }] },
    products: { items: [{ id: hammer }, { id: nails }] },
    leaders: { items: [{ id: hammer }] },
    bundle: { name: 'Set' },
  })
  story('holds nothing, or has no leader where it needs one: only those who make bundles see it', async () => {
    const empty = await make({})
    expect(await shop(empty)).toMatchObject({ bundles: { items: [] }, bundle: `Bundle with id [${empty}] not found` })
    expect(
      await server.gql('query ($id: String!) { bundle(id: $id) { name } bundles { items { name } } }', { id: empty }, editor),
    ).toEqual({
      bundle: { name: 'Set' },
      bundles: { items: [{ name: 'Set' }] },
    })
    await server.gql('mutation ($id: String!) { bundleDelete(id: $id) }', { id: empty })

    const id = await make({ condition: 'EP', addBundleItems: [{ productId: nails }] })
    expect(await shop(id)).toEqual(missing(id))
    expect(await offered(id, editor)).toMatchObject({ bundle: { name: 'Set' }, product: { hasBundle: 'Y' } })
    await server.gql(
      `mutation ($id: String!) { bundleAddItemsAndReturnBundle(id: $id, input: { items: [{ productId: ${hammer}, isLeader: Y }] }) { id } }`,
      { id },
    )
    expect(await shop(id)).toEqual(whole())
  })

  story('loses its leader, or comes to need one: it stays, and is not offered', async () => {
    const id = await make({ condition: 'EP', addBundleItems: pair() })
    expect(await shop(id)).toEqual(whole())

    await server.gql(`mutation ($id: String!) { bundleRemoveItem(id: $id, productId: ${hammer}) }`, { id })
    expect(await shop(id)).toEqual(missing(id))
    await server.gql('mutation ($id: String!) { bundleUpdate(id: $id, input: { condition: ALL }) { id } }', { id })
    expect(await shop(id)).toMatchObject({ products: { items: [{ id: nails }] }, bundle: { name: 'Set' } })
    await server.gql('mutation ($id: String!) { bundleUpdate(id: $id, input: { condition: EP }) { id } }', { id })
    expect(await shop(id)).toEqual(missing(id))
  })

  story('has its leader deleted: it stays, and is not offered', async () => {
    const id = await make({ condition: 'EP', addBundleItems: pair() })

    await server.gql(`mutation { productDelete(productId: ${hammer}) }`)

    expect(await shop(id)).toEqual(missing(id))
    expect(await offered(id, editor)).toMatchObject({ bundle: { name: 'Set' }, bundles: { items: [{ name: 'Set' }] } })
  })
})
