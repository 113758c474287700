import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/test-server.js'
import { addWarehouses, closedDay, depot, openDay, toRefusal, week } from '../../../../test/warehouses.js'

const UPDATE = `mutation ($hours: [BusinessHoursInput!]) { warehouseUpdate(id: 1, input: { businessHours: $hours }) {
  businessHours { dayOfWeek openingTime closingTime lunchBeakStartTime lunchBeakEndTime } } }`

const withMonday = (monday: object) => [week[0], { dayOfWeek: 1, ...monday }, ...week.slice(2)]

test('a warehouse may open around midnight, and its lunch break may reach to both ends of the day', async () => {
  const server = await startTestServer()
  await addWarehouses(server, 'R1')
  const hours = withMonday({ openingTime: '00:00', closingTime: '23:59', lunchBeakStartTime: '00:00', lunchBeakEndTime: '23:59' })

  const { warehouseUpdate } = await server.gql(UPDATE, { hours: hours.reverse() })

  expect(warehouseUpdate.businessHours).toEqual(hours.reverse())
})

test('hours that are not sent stay as they are', async () => {
  const server = await startTestServer()
  await addWarehouses(server, 'R1')

  await server.gql('mutation { warehouseUpdate(id: 1, input: { notes: "x" }) { id } }')
  await server.rest('PATCH /v2/warehouses/1', { notes: 'y' })

  expect((await server.rest('GET /v2/warehouses/1')).body).toMatchObject({ notes: 'y', businessHours: week })
})

const impossible = [
  [week.slice(1), 'businessHours must have at least 7 entries'],
  [[...week, openDay(0)], 'businessHours must have at most 7 entries'],
  [[...week.slice(0, 6), openDay(5)], 'businessHours[6].dayOfWeek repeats the day 5'],
  [[...week.slice(0, 6), closedDay(7)], 'businessHours[6].dayOfWeek must be from 0 to 6'],
  [[...week.slice(0, 6), closedDay(-1)], 'businessHours[6].dayOfWeek must be from 0 to 6'],
  [[...week.slice(0, 6), closedDay(5.5)], 'businessHours[6].dayOfWeek must have at most 0 decimals'],
  [withMonday({ openingTime: '9:00', closingTime: '17:00' }), 'businessHours[1].openingTime must be a time such as 09:30'],
  [withMonday({ openingTime: '09:00', closingTime: '24:00' }), 'businessHours[1].closingTime must be a time such as 09:30'],
  [withMonday({ openingTime: '09:00' }), 'businessHours[1].closingTime must be given together with openingTime'],
  [withMonday({ closingTime: '17:00' }), 'businessHours[1].openingTime must be given together with closingTime'],
  [withMonday({ openingTime: '09:00', closingTime: '09:00' }), 'businessHours[1].closingTime must be after openingTime'],
  [withMonday({ openingTime: '17:00', closingTime: '09:00' }), 'businessHours[1].closingTime must be after openingTime'],
  [
    withMonday({ ...openDay(1), lunchBeakEndTime: null }),
    'businessHours[1].lunchBeakEndTime must be given together with lunchBeakStartTime',
  ],
  [
    withMonday({ ...openDay(1), lunchBeakStartTime: null }),
    'businessHours[1].lunchBeakStartTime must be given together with lunchBeakEndTime',
  ],
  [
    withMonday({ ...openDay(1), lunchBeakEndTime: '12:00' }),
    'businessHours[1].lunchBeakEndTime must be after lunchBeakStartTime',
  ],
  [
    withMonday({ ...openDay(1), lunchBeakStartTime: '08:59' }),
    'businessHours[1].lunchBeakStartTime must be within the opening hours',
  ],
  [
    withMonday({ ...openDay(1), lunchBeakEndTime: '17:01' }),
    'businessHours[1].lunchBeakEndTime must be within the opening hours',
  ],
  [
    withMonday({ lunchBeakStartTime: '12:00', lunchBeakEndTime: '12:30' }),
    'businessHours[1].lunchBeakStartTime must be within the opening hours',
  ],
  [null, 'businessHours must not be null'],
] as const

test('a week that cannot be is refused, and the old one stays', async () => {
  const server = await startTestServer()
  await addWarehouses(server, 'R1')

  for (const [hours, message] of impossible)
    expect(await server.gql(UPDATE, { hours })).toEqual({ errors: [{ message, code: 'VALIDATION_ERROR' }] })

  expect((await server.rest('GET /v2/warehouses/1')).body.businessHours).toEqual(week)
})

test('all problems of a week are reported at once, in REST too', async () => {
  const { rest } = await startTestServer()
  const hours = [...withMonday({ openingTime: '17:00', closingTime: '09:00' }).slice(0, 6), openDay(2)]

  const twoFaults = await rest('POST /v2/warehouses', depot('R1', { businessHours: hours }))
  const short = await rest('POST /v2/warehouses', depot('R1', { businessHours: [] }))

  const schema = { status: 400, code: 10007, type: 'SchemaValidationException' }
  expect(toRefusal(twoFaults)).toEqual({
    ...schema,
    messages: ['#/businessHours/1/closingTime: must be after openingTime', '#/businessHours/6/dayOfWeek: repeats the day 2'],
  })
  expect(toRefusal(short)).toEqual({ ...schema, messages: ['#/businessHours: must NOT have fewer than 7 items'] })
  expect((await rest('GET /v2/warehouses')).body.itemsFound).toBe(0)
})
