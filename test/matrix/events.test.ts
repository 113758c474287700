/**
 * Which events each write emits: every operation of both interfaces is called by a caller who may call it, and what it writes to the outbox is in the
 * committed list beside this file. Removing an event from the code fails here. `MATRIX=write` writes the list again, for a person to read.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { GraphQLEnumType } from 'graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EventTrigger } from '../../src/contract/contract.gen.js'
import type { Events } from '../../src/core/events.js'
import { ownerEvents } from '../../src/modules/accounts/address/address.events.js'
import { companyEvents } from '../../src/modules/accounts/company/company.events.js'
import { contactEvents } from '../../src/modules/accounts/contact/contact.events.js'
import { customerEvents } from '../../src/modules/accounts/customer/customer.events.js'
import { passwordEvents } from '../../src/modules/accounts/password/password.events.js'
import { userEvents } from '../../src/modules/accounts/user/user.events.js'
import { callOffContractEvents } from '../../src/modules/catalog/call-off-contract/call-off-contract.events.js'
import { partNumberEvents } from '../../src/modules/catalog/part-number/part-number.events.js'
import { searchIndexEvents } from '../../src/modules/catalog/search-index/search-index.events.js'
import { customEvents } from '../../src/modules/messaging/event/event.events.js'
import { mailEvents } from '../../src/modules/platform/mail/mail.events.js'
import { approvalLinkEvents } from '../../src/modules/sales/approval-link/approval-link.events.js'
import { cartEvents } from '../../src/modules/sales/cart/cart.events.js'
import { orderEvents } from '../../src/modules/sales/order/order.events.js'
import { approvalEvents } from '../../src/modules/spending/approval/approval.events.js'
import { approvalRuleEvents } from '../../src/modules/spending/approval-rule/approval-rule.events.js'
import { bookingCodeEvents } from '../../src/modules/spending/booking-code/booking-code.events.js'
import { budgetEvents } from '../../src/modules/spending/budget/budget.events.js'
import { creditAccountEvents } from '../../src/modules/spending/credit-account/credit-account.events.js'
import { creditEntryEvents } from '../../src/modules/spending/credit-entry/credit-entry.events.js'
import { spendingLimitEvents } from '../../src/modules/spending/spending-limit/spending-limit.events.js'
import { modules } from '../../src/modules.js'
import { schema } from '../contract/surface.js'
import { undone } from '../rolled-back.js'
import type { TestServer } from '../test-server.js'
import { isRest, isWrite, OUTSIDE, openCalls, operations, whoMay } from './calls.js'
import { furtherEvents } from './events.further.js'
import { type Fixture, furnish } from './fixture.js'

const LIST = new URL('events.txt', import.meta.url)

const declared: Events<string>[] = [
  ownerEvents,
  companyEvents,
  contactEvents,
  customerEvents,
  passwordEvents,
  userEvents,
  searchIndexEvents,
  customEvents,
  mailEvents,
  cartEvents,
  orderEvents,
  budgetEvents,
  creditAccountEvents,
  creditEntryEvents,
  spendingLimitEvents,
  partNumberEvents,
  bookingCodeEvents,
  callOffContractEvents,
  approvalRuleEvents,
  approvalEvents,
  approvalLinkEvents,
] as Events<string>[]

/** The places in the code from which events were emitted, as `file:line`. */
const emittedFrom = new Set<string>()
const originals = declared.map(({ emit, write }) => ({ emit, write }))

/** Notes from where a function is called. */
const noteCalls =
  <A extends unknown[], R>(work: (...call: A) => R) =>
  (...call: A): R => {
    Error.stackTraceLimit = 30
    for (const [, place] of (new Error('where it is emitted').stack ?? '').matchAll(/(src\/modules\/[\w./-]+\.ts:\d+):\d+/g))
      emittedFrom.add(place ?? '')
    return work(...call)
  }

/** Notes from where each event is emitted. */
function watchEmits() {
  for (const events of declared) Object.assign(events, { emit: noteCalls(events.emit), write: noteCalls(events.write) })
}

let server: TestServer
let fixture: Fixture
let calls = {} as ReturnType<typeof openCalls>
const written: string[] = []

beforeAll(async () => {
  ;({ server, fixture } = await furnish())
  calls = openCalls(server, fixture)
  watchEmits()
  // One webhook for each published trigger, so that each event shows whether it reaches one.
  await server.db
    .insertInto('eventActionConfig')
    .values(
      triggers.map((trigger) => ({
        uuid: crypto.randomUUID(),
        kind: 'WEBHOOK' as const,
        trigger,
        code: trigger === 'CUSTOM_EVENT' ? 'order-shipped' : null,
        url: 'https://receiver.example/hook',
        createdAt: server.clock(),
        lastModifiedAt: server.clock(),
      })),
    )
    .execute()
})
afterAll(async () => {
  for (const [i, events] of declared.entries()) Object.assign(events, originals[i])
  await server.close()
})

const triggers = (schema.getType('EventTrigger') as GraphQLEnumType).getValues().map(({ name }) => name as EventTrigger)

/** Returns what a call writes to the outbox: the names of events, the properties of their payloads, and whether a webhook gets it. The call is undone. */
function readEvents(work: () => Promise<unknown>): Promise<string[]> {
  return undone(server, async () => {
    const before = await server.tenants.control
      .selectFrom('event')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst()
    await work()
    const { rows } = await sql<{ trigger: string; names: string[]; hooks: number }>`
      select trigger, array(select jsonb_object_keys(payload) order by 1) as names,
             (select count(*)::int from "actionDelivery" d where d."eventId" = event.id) as hooks
        from event where id > ${before?.id ?? 0} and trigger not in ('TABLE_ANALYZE', 'SEARCH_ATTRIBUTE') order by id`
      .execute(server.tenants.control)
      // What the database refuses has written nothing.
      .catch((error) => {
        if (error.code !== '25P02') throw error
        return { rows: [] }
      })
    return rows.map(({ trigger, names, hooks }) => `${trigger}(${names.join(', ')})${hooks ? ' webhook' : ''}`)
  })
}

const lineOf = (name: string, events: readonly string[]) => `${name}: ${events.join(' + ')}`
const committed = () => readFileSync(LIST, 'utf8').split('\n').filter(Boolean)

test('every write emits the events that the list says, and no others', async () => {
  for (const name of operations.filter((one) => isWrite(one) && !OUTSIDE.has(one))) {
    const { actor, side } = whoMay(name)
    await calls.prepare(name)
    const events = await readEvents(() => (isRest(name) ? calls.askRest(name, actor) : calls.askGraphql(name, actor, side)))
    if (events.length) written.push(lineOf(name, events))
  }
  for (const [name, call] of Object.entries(furtherEvents))
    written.push(lineOf(name, await readEvents(() => call(server, fixture))))
  if (process.env.MATRIX === 'write') writeFileSync(LIST, `${written.join('\n')}\n`)

  expect(written).toEqual(committed())
})

/** Events that the server writes to itself without a request: a trigger of the database does. */
const INTERNAL = ['SEARCH_ATTRIBUTE']
/** Published clients name it, and no operation creates or changes several orders at once. */
const NEVER = ['ORDER_BULK']

test('every event that a module declares, and every published trigger, is emitted by a call of the list', () => {
  const seen = new Set(committed().flatMap((line) => [...line.matchAll(/([A-Z_]+)\(/g)].map(([, name]) => name)))
  const names = modules.flatMap((module) => ('events' in module ? [...module.events] : []))

  expect(new Set(declared.flatMap((events) => events.names))).toEqual(new Set(names))
  expect([...names, ...triggers].filter((name) => !seen.has(name) && ![...INTERNAL, ...NEVER].includes(name))).toEqual([])
  const published = committed().flatMap((line) => [...line.matchAll(/([A-Z_]+)\([^)]*\)( webhook)?/g)])
  const unheard = published.filter(([, name, webhook]) => triggers.includes(name as EventTrigger) && !webhook)
  expect(unheard.map(([text]) => text)).toEqual([])
})

test('every place in the code that emits an event was reached by a call of the list', () => {
  const files = readdirSync('src/modules', { recursive: true, encoding: 'utf8' })
  const places = files
    .filter((file) => /(?<!test)\.ts$/.test(file))
    .flatMap((file) =>
      readFileSync(`src/modules/${file}`, 'utf8')
        .split('\n')
        .flatMap((line, i) => (/Events\.(?:emit|write)\(/.test(line) ? [`src/modules/${file}:${i + 1}`] : [])),
    )

  expect(places.length).toBeGreaterThan(25)
  expect(places.filter((place) => !emittedFrom.has(place))).toEqual([])
})
