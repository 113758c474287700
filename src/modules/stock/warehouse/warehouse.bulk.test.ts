import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/test-server.js'
import { depot, quayAddress, toRefusal, week } from '../../../../test/warehouses.js'

const BULK = 'POST /v2/warehouses/bulk/name'
const LATER = '2026-11-16T12:00:00.000Z'
const done = (action: string, id: number, key: string) => ({ action, id, key, lookupKey: 'name', success: true })
const failed = (key: string, error: string) => ({ key, lookupKey: 'name', success: false, error })

test('a bulk adds and changes warehouses by name; what an item does not name stays', async () => {
  const { rest, travel } = await startTestServer()
  await rest('POST /v2/warehouses', depot('R1', { notes: 'old', address: quayAddress }))
  travel(LATER)

  const { status, body } = await rest(BULK, { warehouses: [{ name: 'R1', description: 'new' }, depot('R2')] })

  expect({ status, body }).toEqual({
    status: 200,
    body: { data: [done('update', 1, 'R1'), done('create', expect.any(Number), 'R2')], messages: ['Completed'], total: 2 },
  })
  expect((await rest('GET /v2/warehouses/1')).body).toMatchObject({
    description: 'new',
    notes: 'old',
    businessHours: week,
    lastModifiedAt: LATER,
    addressId: 1,
    address: { ...quayAddress, lastModifiedAt: '2026-11-15T12:00:00.000Z' },
  })
})

test('an address is written along: added, changed in part, or removed', async () => {
  const { rest } = await startTestServer()
  await rest('POST /v2/warehouses', depot('changed', { address: { ...quayAddress, notes: 'kept', gender: 'F', icp: 'Y' } }))
  await rest('POST /v2/warehouses', depot('emptied', { address: quayAddress }))
  await rest('POST /v2/warehouses', depot('bare'))

  const { body } = await rest(BULK, {
    warehouses: [
      { name: 'changed', address: { ...quayAddress, city: 'Breda', country: 'be', gender: null } },
      { name: 'emptied', address: null },
      { name: 'bare', address: { ...quayAddress, company: '<b>Wharf</b>' } },
      depot('new', { address: quayAddress }),
    ],
  })

  expect(body.data.map(({ action }: { action: string }) => action)).toEqual(['update', 'update', 'update', 'create'])
  const { data } = (await rest('GET /v2/warehouses?expands=address')).body
  expect(data).toMatchObject([
    { name: 'changed', addressId: 1, address: { id: 1, city: 'Breda', country: 'BE', notes: 'kept', gender: 'U', icp: 'Y' } },
    { name: 'emptied', addressId: null, address: null },
    { name: 'bare', address: { company: 'Wharf', gender: 'U', icp: 'N' } },
    { name: 'new', address: quayAddress },
  ])
  expect(data[2].addressId).toBe(data[2].address.id)
  expect(data[3].addressId).toBe(data[3].address.id)
})

test('an invalid item fails alone and says why', async () => {
  const { rest } = await startTestServer()
  await rest('POST /v2/warehouses', depot('R1'))
  const upsideDown = week.map((day) => (day.dayOfWeek === 1 ? { ...day, openingTime: '18:00' } : day))

  const { body } = await rest(BULK, {
    warehouses: [
      { name: 'half', notes: 'x' },
      depot('R1', { businessHours: upsideDown, notes: 'lost' }),
      depot('twice'),
      depot('twice'),
      depot('good', { address: quayAddress }),
    ],
  })

  expect(body.data).toEqual([
    failed('half', 'Warehouse not found; a new one needs description, isActive, isStore, isPickupLocation, businessHours'),
    failed('R1', 'businessHours[1].closingTime must be after openingTime'),
    failed('twice', 'Another item of this request has the same key'),
    failed('twice', 'Another item of this request has the same key'),
    done('create', expect.any(Number), 'good'),
  ])
  expect((await rest('GET /v2/warehouses?expands=address')).body.data).toMatchObject([
    { name: 'R1', notes: '', businessHours: week, address: null },
    { name: 'good', address: quayAddress },
  ])
})

test('a whole bulk is refused for another key, a missing name or a wrong shape, and changes nothing', async () => {
  const { rest } = await startTestServer()
  const good = depot('R1')

  expect(toRefusal(await rest('POST /v2/warehouses/bulk/id', { warehouses: [good] }))).toMatchObject({ status: 400, code: 10006 })
  expect(toRefusal(await rest(BULK, { warehouses: [depot('R2', { name: undefined })] }))).toMatchObject({
    status: 400,
    code: 10016,
  })
  expect(toRefusal(await rest(BULK, { warehouses: [depot('R2', { address: { street: 'Quay' } })] }))).toEqual({
    status: 400,
    code: 10007,
    type: 'SchemaValidationException',
    messages: ['postalCode', 'city', 'country'].map((key) => `#/warehouses/0/address: required key [${key}] not found`),
  })
  expect(toRefusal(await rest(BULK, { warehouses: [depot('R2', { shopId: 1 })] }))).toMatchObject({
    status: 400,
    code: 10007,
  })
  expect((await rest('GET /v2/warehouses')).body.itemsFound).toBe(0)
})

test('the directives hold for the address as for the columns', async () => {
  const { rest } = await startTestServer()
  await rest('POST /v2/warehouses', depot('full', { notes: 'kept', address: quayAddress }))
  await rest('POST /v2/warehouses', depot('empty'))
  const told = (name: string) => ({ name, notes: 'told', address: { ...quayAddress, city: 'Breda' } })

  const { body } = await rest(BULK, {
    warehouses: [told('full'), told('empty'), depot('new')],
    directives: { skipIfNotEmpty: ['notes', 'address'], skipCreate: true },
  })

  expect(body.data).toEqual([
    done('update', 1, 'full'),
    done('update', 2, 'empty'),
    failed('new', 'Warehouse not found, and skipCreate is set'),
  ])
  expect((await rest('GET /v2/warehouses?expands=address')).body.data).toMatchObject([
    { name: 'full', notes: 'kept', address: { city: 'Rotterdam' } },
    { name: 'empty', notes: 'told', address: { city: 'Breda' } },
  ])
})

test('a bulk of one and of many issues the same statements', async () => {
  const { rest, statements } = await startTestServer()
  const some = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, i) => depot(`${prefix}${i}`, { address: quayAddress }))
  const costs = []

  for (const [count, prefix] of [
    [1, 'a'],
    [300, 'b'],
    [300, 'b'],
  ] as const) {
    statements.length = 0
    const { body } = await rest(BULK, { warehouses: some(count, prefix) })
    expect(body.data.filter(({ success }: { success: boolean }) => success)).toHaveLength(count)
    costs.push(statements.length)
  }

  // Warehouses, addresses, which address is whose; begin and commit.
  expect(costs).toEqual([5, 5, 5])
})
