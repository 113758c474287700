/** The webhook of the whole demo shop that has a past: it worked, its receiver failed for a day, and in the end it was gone. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/database.js'
import { type ActionResult, claimNext, settle } from '../../modules/platform/outbox/deliveries.rows.js'
import { MAX_ATTEMPTS } from '../../modules/platform/outbox/retry.js'
import { localizedText } from './demo.data.js'
import { queryGraphql } from './demo.users.js'
import type { Step } from './sales/demo.sales.js'
import { addDays, type Past, toInstant } from './sales/past.js'

/** A secret by which a receiver recognises the server. It is made for each shop. */
export const newSalt = () => randomBytes(16).toString('hex')

const URL = 'https://orders.example.com/hooks/wharf'
const createHook = 'mutation ($input: EventToWebHookConfigCreateInput!) { eventToWebHookConfigCreate(input: $input) { id } }'

/** When the webhook is set up, and when its receiver is found to be gone. */
const SINCE = [9, '07:00'] as const
const UNTIL = [3, '18:30'] as const

/** The steps among the sales: the webhook is set up, hears of the orders of some days, and is stopped. */
export function webhookSteps(app: FastifyInstance, db: Database, apikey: string, past: Past): Step[] {
  const input = {
    trigger: 'ORDER_CREATED',
    names: localizedText('Orders naar het ERP', 'Orders to the ERP'),
    url: URL,
    signatureSalt: newSalt(),
  }
  return [
    [SINCE, () => past.at(toInstant(past.now, SINCE), () => queryGraphql(app, apikey, createHook, { input }))],
    [UNTIL, () => deliverWaiting(db, toInstant(past.now, UNTIL))],
  ]
}

const DELIVERED: ActionResult = { error: null, responseStatus: 200, responseExcerpt: '{"accepted":true}' }
const UNAVAILABLE: ActionResult = {
  error: 'The receiver answered 503',
  responseStatus: 503,
  responseExcerpt: 'Service Unavailable: maintenance of the ERP',
}
const GONE: ActionResult = { error: 'The receiver answered 410', responseStatus: 410, responseExcerpt: 'Gone', isGone: true }

/** The share of deliveries that succeed before the receiver fails. */
const GOOD = 0.6

/** Delivers what waits for the webhook, without the network: as the outbox does, but with answers that are known. */
async function deliverWaiting(db: Database, until: Date): Promise<void> {
  const waiting = await db
    .selectFrom('actionDelivery')
    .innerJoin('eventActionConfig', 'eventActionConfig.id', 'actionDelivery.eventActionConfigId')
    .select('actionDelivery.createdAt')
    .where('eventActionConfig.url', '=', URL)
    .where('actionDelivery.status', '=', 'PENDING')
    .orderBy('actionDelivery.id')
    .execute()
  // Attempts take most of a day until a delivery is given up: what is younger finds that the receiver is gone.
  const isYoung = (createdAt: Date) => createdAt > addDays(until, -1)
  for (const [i, { createdAt }] of waiting.entries()) {
    const isLast = i === waiting.length - 1 || isYoung(createdAt)
    await deliver(db, createdAt, i < waiting.length * GOOD ? DELIVERED : isLast ? GONE : UNAVAILABLE)
  }
}

const SECOND = 1 / 86_400

/** One delivery, with as many attempts as it takes until it succeeds or is given up. Nothing is left to do once the webhook is stopped. */
async function deliver(db: Database, createdAt: Date, result: ActionResult): Promise<void> {
  const attempts = result.error && !result.isGone ? MAX_ATTEMPTS : 1
  for (let tried = 0, at = addDays(createdAt, SECOND); tried < attempts; tried++) {
    const claimed = await claimNext(db, URL, at)
    if (!claimed) return
    await settle(db, claimed, result, at, () => 0.5)
    // Beyond the longest delay between two attempts.
    at = addDays(at, 1 / 20)
  }
}
