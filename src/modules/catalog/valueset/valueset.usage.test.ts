import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAttribute, addDescription, addValueset } from '../../../../test/attributes.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

const error = (code: string, message: string) => ({ errors: [{ message, code }] })
const RENAME = 'mutation ($id: Int!, $value: String!) { valuesetItemUpdate(id: $id, input: { value: $value }) { value } }'
const VALUE = '{ value { ... on AttributeEnumValue { enumValues } } }'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ closes: false })
})
afterAll(async () => {
  await server.close()
  expect(server.logged).toEqual([])
})

/** A set, an attribute that is chosen from it, and the numbers of its values. */
async function sizes(name: string, more: object = {}) {
  const valuesetId = await addValueset(server, name, ['S', 'M', 'L'])
  const description = await addDescription(server, name, 'ENUM', { valuesetId, ...more })
  const { valuesetItems } = await server.gql(
    `{ valuesetItems(input: { valuesetIds: [${valuesetId}], sortInputs: [{ field: ID }] }) { items { id value } } }`,
  )
  const ids = Object.fromEntries(valuesetItems.items.map(({ id, value }: Answer) => [value, id]))
  return { valuesetId, description, ids: ids as Record<'S' | 'M' | 'L', number> }
}
const addProduct = async (sku: string) =>
  (await server.rest('POST /v2/products', { sku, names: [{ language: 'NL', value: sku }] })).body.id
const say = (attributeDescriptionId: string, productId: number, enumValues: string[]) =>
  addAttribute(server, { attributeDescriptionId, productId, value: { enumValues } })
const said = async (name: string, productId: number) =>
  (
    await server.gql(
      `{ product(productId: ${productId}) { attributes(input: { attributeDescription: { names: ["${name}"] } }) { items ${VALUE} } } }`,
    )
  ).product.attributes.items.map(({ value }: Answer) => value.enumValues)
const found = async (name: string, value: string) =>
  (
    await server.gql(
      `{ products(input: { textFilters: [{ name: "${name}", type: ENUM, values: ["${value}"] }] }) { items { ... on Product { sku } } } }`,
    )
  ).products.items.map(({ sku }: Answer) => sku)
const remove = (id: number) => server.gql(`mutation { valuesetItemDelete(id: ${id}) }`)

test('a value that is called otherwise is so wherever it was chosen, and found by its new name', async () => {
  const { description, ids } = await sizes('SIZE', { defaultValue: { enumValues: ['S'] } })
  const other = await sizes('OTHER_SIZE')
  const [a, b] = [await addProduct('a'), await addProduct('b')]
  await say(description, a, ['M', 'S'])
  await say(description, b, ['L'])
  await say(other.description, b, ['S'])

  const renamed = await server.gql(RENAME, { id: ids.S, value: 'Small' })

  expect(renamed).toEqual({ valuesetItemUpdate: { value: 'Small' } })
  expect(await said('SIZE', a)).toEqual([['M', 'Small']])
  expect([await said('SIZE', b), await said('OTHER_SIZE', b)]).toEqual([[['L']], [['S']]])
  expect(await found('SIZE', 'Small')).toEqual(['a'])
  expect([await found('SIZE', 'S'), await found('OTHER_SIZE', 'S')]).toEqual([[], ['b']])
  expect(
    await server.gql(
      `{ attributeDescription(id: "${description}") { defaultValue { ... on AttributeEnumValue { enumValues } } } }`,
    ),
  ).toEqual({
    attributeDescription: { defaultValue: { enumValues: ['Small'] } },
  })
  expect(await server.gql(RENAME, { id: ids.S, value: 'M' })).toMatchObject({
    errors: [{ code: 'VALUESET_ALREADY_EXISTS_ERROR' }],
  })
  expect(await said('SIZE', a)).toEqual([['M', 'Small']])
  const patched = await server.rest(`PATCH /v2/valuesetitems/${ids.M}`, { value: 'Medium' })
  expect([patched.body.value, await said('SIZE', a)]).toEqual(['Medium', [['Medium', 'Small']]])
})

test('a value that an attribute holds, or that holds by default, is not deleted', async () => {
  const { description, ids } = await sizes('WIDTH', { defaultValue: { enumValues: ['L'] } })
  const { id } = await say(description, await addProduct('wide'), ['S'])
  const used = error('VALUESET_ITEM_DELETE_ERROR', 'ValuesetItem is still in use by the attribute WIDTH')

  expect([await remove(ids.S), await remove(ids.L)]).toEqual([used, used])
  expect((await server.rest(`DELETE /v2/valuesetitems/${ids.S}`)).body.error).toMatchObject({
    code: 10017,
    messages: ['ValuesetItem is still in use by the attribute WIDTH'],
  })
  expect(await remove(ids.M)).toEqual({ valuesetItemDelete: true })
  await server.gql(`mutation { attributeDelete(id: "${id}") }`)
  expect(await remove(ids.S)).toEqual({ valuesetItemDelete: true })
})

test('values are chosen, called otherwise and deleted at once, and no attribute holds what is not in its set', async () => {
  const { valuesetId, description, ids } = await sizes('RACE')
  const products: number[] = []
  for (let i = 0; i < 10; i++) products.push(await addProduct(`race-${i}`))
  // Two have a value before the others begin.
  for (const productId of products.slice(8)) await say(description, productId, ['S'])

  await Promise.all([
    ...products.slice(0, 8).map((productId, i) => say(description, productId, [i % 2 ? 'S' : 'M'])),
    server.gql(RENAME, { id: ids.S, value: 'Small' }),
    remove(ids.M),
  ])

  const members = await server.db.selectFrom('valuesetItem').select('value').where('valuesetId', '=', valuesetId).execute()
  const known = new Set(members.map(({ value }) => value))
  const held = (await Promise.all(products.map((id) => said('RACE', id)))).flat(2)
  expect(held.length).toBeGreaterThanOrEqual(2)
  expect(held.filter((value) => !known.has(value))).toEqual([])
  const small = (await Promise.all(products.map((id) => said('RACE', id)))).filter(([values]) => values?.includes('Small'))
  expect(await found('RACE', 'Small')).toHaveLength(small.length)
})
