import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type House, house } from '../../../../test/house.js'
import { addProducts } from '../../../../test/shelves.js'
import { undone } from '../../../../test/undone.js'

const CREATE = 'mutation ($input: BundleCreateInput!) { bundleCreate(input: $input) { id } }'

let h: House
let hammer: number
let nails: number
let saw: number
beforeAll(async () => {
  h = await house({ closes: false })
  ;[hammer, nails, saw] = (await addProducts(h, 3)) as [number, number, number]
})
afterAll(() => h.close())

/** Nothing that a test does stays. */
const story = (name: string, tell: () => Promise<void>) => test(name, () => undone(h, tell))

const pair = () => [{ productId: hammer, isLeader: 'Y' }, { productId: nails }]

story('products join and leave a bundle over REST, too', async () => {
  const { body: made } = await h.rest('POST /v2/bundles', { name: 'Starter', addBundleItems: pair() })
  const path = `/v2/bundles/${made.uuid}/items`
  const held = async () => (await h.rest(`GET /v2/bundles/${made.id}`)).body.items.map(({ productId }: Answer) => productId)
  const refusal = ({ status, body }: Answer) => [status, body.error.code, body.error.messages[0]]

  const joined = await h.rest(`POST ${path}`, { items: [{ productId: saw }] })
  const left = await h.rest(`DELETE ${path}/${hammer}`)

  expect(joined).toMatchObject({
    status: 201,
    body: { name: 'Starter', items: [{ productId: hammer }, { productId: nails }, { productId: saw, isLeader: 'N' }] },
  })
  expect(left).toMatchObject({ status: 200, body: { id: made.id, items: [{ productId: nails }, { productId: saw }] } })
  expect(refusal(await h.rest(`POST ${path}`, { items: [{ productId: saw }] }))).toEqual([
    400,
    10017,
    `The bundle holds the product with id [${saw}] already`,
  ])
  expect((await h.rest(`DELETE ${path}/${hammer}`)).status).toBe(404)
  expect(refusal(await h.rest(`DELETE ${path}/999999`))).toEqual([404, 80006, 'Product with id [999999] not found'])
  expect(await held()).toEqual([nails, saw])
})

story('items are shown whose products are hidden or not, as asked; the others are left out', async () => {
  const [cover] = (await addProducts(h, 1, { sku: 'HIDDEN', hidden: 'Y' })) as [number]
  const { id } = (await h.gql(CREATE, { input: { name: 'Half', addBundleItems: [...pair(), { productId: cover }] } }))
    .bundleCreate
  const shown = async (items: string, variables: object = {}, head = '') =>
    (
      await h.gql(`query ($id: String!${head}) { bundle(id: $id) { items { ${items} } } }`, { id, ...variables })
    ).bundle.items.map(({ productId }: Answer) => productId)

  expect(await shown('productId product { id }')).toEqual([hammer, nails, cover])
  expect(await shown('productId product(hidden: false) { id }')).toEqual([hammer, nails])
  expect(await shown('productId ... on BundleItem { one: product(hidden: true) { id } }')).toEqual([cover])
  expect(await shown('productId product(hidden: false) @skip(if: true) { id }')).toEqual([hammer, nails, cover])
  expect(await shown('productId product(hidden: $hidden) { id }', { hidden: true }, ', $hidden: Boolean')).toEqual([cover])
  expect(await shown('productId product(hidden: $hidden) { id }', {}, ', $hidden: Boolean')).toEqual([hammer, nails, cover])
})
