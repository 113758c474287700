/** Warehouses for tests of the stock modules, and the short form of a REST refusal. */
import type { Answer, TestServer } from './test-server.js'

/** One day, open from nine to five with half an hour for lunch. */
export const openDay = (dayOfWeek: number) => ({
  dayOfWeek,
  openingTime: '09:00',
  closingTime: '17:00',
  lunchBeakStartTime: '12:00',
  lunchBeakEndTime: '12:30',
})

export const closedDay = (dayOfWeek: number) => ({
  dayOfWeek,
  openingTime: null,
  closingTime: null,
  lunchBeakStartTime: null,
  lunchBeakEndTime: null,
})

/** Open on working days. */
export const week = [closedDay(0), openDay(1), openDay(2), openDay(3), openDay(4), openDay(5), closedDay(6)]

export const depot = (name: string, more: object = {}) => ({
  name,
  description: '',
  notes: '',
  isActive: true,
  isStore: false,
  isPickupLocation: false,
  businessHours: week,
  ...more,
})

export const quayAddress = { street: 'Quay', postalCode: '3011 AA', city: 'Rotterdam', country: 'NL' }

/** Adds warehouses of these names and returns their ids as numbers. */
export async function addWarehouses({ rest }: TestServer, ...names: string[]): Promise<number[]> {
  const { body } = await rest('POST /v2/warehouses/bulk/name', { warehouses: names.map((name) => depot(name)) })
  return body.data.map(({ id }: Answer) => id)
}

/** Returns the content of a REST refusal. */
export const toRefusal = ({ status, body }: { status: number; body: Answer }) => ({
  status,
  code: body.error.code,
  type: body.error.type,
  messages: body.error.messages,
})

/** A uuid with this number at its end. */
export const uuidFor = (n: number) => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** Codes of carriers, the n-th of the shipment with the n-th uuid. All shipments are of one order. */
export async function addTrackAndTraces({ db, clock }: TestServer, codes: { carrierId: number; code: string }[]) {
  const stamps = { createdAt: clock(), lastModifiedAt: clock() }
  const { id: orderId } = await db
    .insertInto('order')
    .values({ ...stamps, uuid: uuidFor(0), status: 'NEW', type: 'dropshipment', channelId: 1, email: 'a@b.nl', language: 'NL' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('shipment')
    .values(codes.map((_, n) => ({ ...stamps, uuid: uuidFor(n), orderId })))
    .execute()
  await db
    .insertInto('trackAndTrace')
    .values(codes.map((code, n) => ({ ...stamps, ...code, uuid: uuidFor(n), shipmentId: uuidFor(n) })))
    .execute()
}
