import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/test-server.js'
import { addWarehouses, quayAddress, toRefusal } from '../../../../test/warehouses.js'

const BULK = 'POST /v2/carriers/bulk/name'
const done = (action: string, id: number, key: string) => ({ action, id, key, lookupKey: 'name', success: true })
const failed = (key: string, error: string) => ({ key, lookupKey: 'name', success: false, error })
const text = (language: string, value: string) => ({ language, value })
const barge = { name: 'Barge', type: 'DELIVERY', descriptions: [text('NL', 'Schip')] }

async function harbour() {
  const server = await startTestServer()
  await addWarehouses(server, 'R1', 'R2', 'R3')
  await server.rest('POST /v2/carriers', { ...barge, logo: 'old', warehouseIds: [1, 2] })
  const carriers = async () => (await server.rest('GET /v2/carriers?expands=warehouses')).body.data
  return { ...server, carriers }
}

test('a bulk adds and changes carriers by name; what an item does not name stays', async () => {
  const { rest, gql, carriers } = await harbour()
  await gql('mutation { carrierUpdate(id: 1, input: { shippingCost: 3 }) { id } }')

  const { status, body } = await rest(BULK, {
    carriers: [
      { name: 'Tug', type: 'PICKUP', warehouseIds: [3, 3] },
      { name: 'Barge', trackAndTraceURL: 'https://barge.nl/', descriptions: [text('en', 'Boat')] },
    ],
  })

  expect({ status, body }).toEqual({
    status: 200,
    body: { data: [done('create', expect.any(Number), 'Tug'), done('update', 1, 'Barge')], messages: ['Completed'], total: 2 },
  })
  expect(await carriers()).toMatchObject([
    {
      name: 'Barge',
      logo: 'old',
      trackAndTraceURL: 'https://barge.nl/',
      descriptions: expect.arrayContaining([text('NL', 'Schip'), text('EN', 'Boat')]),
      warehouses: [{ id: 1 }, { id: 2 }],
    },
    { name: 'Tug', type: 'PICKUP', descriptions: [], warehouses: [{ id: 3 }] },
  ])
  expect(await gql('{ carriers { items { shippingCost } } }')).toEqual({
    carriers: { items: [{ shippingCost: 3 }, { shippingCost: 0 }] },
  })
})

test('the warehouses that ride along replace those a carrier has', async () => {
  const { rest, carriers } = await harbour()
  await rest('POST /v2/carriers', { ...barge, name: 'Tug', warehouseIds: [1, 2, 3] })

  await rest(BULK, {
    carriers: [
      { name: 'Barge', warehouseIds: [2, 3] },
      { name: 'Tug', warehouseIds: null },
    ],
  })

  expect(await carriers()).toMatchObject([
    { name: 'Barge', warehouses: [{ id: 2 }, { id: 3 }] },
    { name: 'Tug', warehouses: [] },
  ])
})

test('an invalid item fails alone and says why', async () => {
  const { rest, carriers } = await harbour()

  const { body } = await rest(BULK, {
    carriers: [
      { name: 'Barge', logo: 'lost', warehouseIds: [3, 8, 9] },
      { name: 'Raft' },
      { name: 'Ferry', type: 'PICKUP' },
      { name: 'Ferry', type: 'DELIVERY' },
      { name: 'Tug', type: 'PICKUP', warehouseIds: [1] },
    ],
  })

  expect(body.data).toEqual([
    failed('Barge', 'Warehouses with ids [8, 9] not found'),
    failed('Raft', 'Carrier not found; a new one needs type'),
    failed('Ferry', 'Another item of this request has the same key'),
    failed('Ferry', 'Another item of this request has the same key'),
    done('create', expect.any(Number), 'Tug'),
  ])
  expect(await carriers()).toMatchObject([
    { name: 'Barge', logo: 'old', warehouses: [{ id: 1 }, { id: 2 }] },
    { name: 'Tug', warehouses: [{ id: 1 }] },
  ])
})

test('the directives hold for the warehouses as for the columns', async () => {
  const { rest, carriers } = await harbour()
  await rest('POST /v2/carriers', { ...barge, name: 'Tug' })
  const told = (name: string) => ({ name, logo: 'new', warehouseIds: [3], descriptions: [text('EN', 'Boat')] })

  const { body } = await rest(BULK, {
    carriers: [told('Barge'), told('Tug'), { ...told('Raft'), type: 'PICKUP' }],
    directives: { skipIfNotEmpty: ['logo', 'warehouseIds'], skipCreate: true, mergeTranslationsOnUpdate: true },
  })

  expect(body.data).toEqual([
    done('update', 1, 'Barge'),
    done('update', 2, 'Tug'),
    failed('Raft', 'Carrier not found, and skipCreate is set'),
  ])
  expect(await carriers()).toMatchObject([
    { name: 'Barge', logo: 'old', descriptions: [text('EN', 'Boat')], warehouses: [{ id: 1 }, { id: 2 }] },
    { name: 'Tug', logo: 'new', descriptions: [text('EN', 'Boat')], warehouses: [{ id: 3 }] },
  ])
})

test('a whole bulk is refused for another key, a missing name or a wrong shape, and changes nothing', async () => {
  const { rest, carriers } = await harbour()
  const good = { name: 'Tug', type: 'PICKUP' }

  expect(toRefusal(await rest('POST /v2/carriers/bulk/id', { carriers: [good] }))).toMatchObject({ status: 400, code: 10006 })
  expect(toRefusal(await rest(BULK, { carriers: [{ type: 'PICKUP' }] }))).toMatchObject({ status: 400, code: 10016 })
  expect(toRefusal(await rest(BULK, { carriers: [{ ...barge, shippingCost: 1 }] }))).toEqual({
    status: 400,
    code: 10007,
    type: 'SchemaValidationException',
    messages: ['#/carriers/0: extraneous key [shippingCost] is not permitted'],
  })
  expect(toRefusal(await rest(BULK, { carriers: [{ ...barge, warehouseIds: [0] }] }))).toMatchObject({
    status: 400,
    code: 10007,
  })
  expect(await carriers()).toMatchObject([{ name: 'Barge', logo: 'old' }])
})

test('a bulk of one and of many issues the same statements', async () => {
  const { rest, statements } = await harbour()
  const costs = []

  for (const count of [1, 300, 300]) {
    const carriers = Array.from({ length: count }, (_, i) => ({ name: `N${i}`, type: 'PICKUP', warehouseIds: [1, 2, 3] }))
    statements.length = 0
    const { body } = await rest(BULK, { carriers })
    expect(body.data.filter(({ success }: { success: boolean }) => success)).toHaveLength(count)
    costs.push(statements.length)
  }

  // Which warehouses exist, carriers, links; begin and commit.
  expect(costs).toEqual([5, 5, 5])
})

test('a warehouse gets its address while a carrier is being linked to it', async () => {
  const { rest, db } = await harbour()

  const added = await db.transaction().execute(async (linking) => {
    await linking.insertInto('carrierWarehouse').values({ carrierId: 1, warehouseId: 3 }).execute()
    return rest('POST /v2/warehouses/3/address', quayAddress)
  })

  expect(added.status).toBe(201)
  expect((await rest('GET /v2/warehouses/3')).body).toMatchObject({ addressId: 1, address: quayAddress })
})
