import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contextOf } from '../../../../test/context.js'
import { openReceiver } from '../../../../test/receiver.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'
import { inTransaction } from '../../../core/context.js'
import { declareEvents } from '../../../core/events.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ closes: false })
})
afterAll(() => server.close())

const HOOK = `mutation ($input: EventToWebHookConfigCreateInput!) { eventToWebHookConfigCreate(input: $input) {
  id trigger code names { language value } channelIds url signatureSalt basicAuthUsername createdAt } }`
const names = [{ language: 'EN', value: 'Hook' }]
const addHook = async (input: object): Promise<Answer> => {
  const answer = await server.gql(HOOK, { input: { names, ...input } })
  return answer.eventToWebHookConfigCreate ?? answer
}
const drop = (id: string) => server.gql('mutation ($id: String!) { eventActionConfigDelete(id: $id) }', { id })
const LOG = `query ($input: EventDeliverySearchInput) { eventDeliveries(input: $input) { itemsFound
  items { id eventId trigger sequence status attempts responseStatus responseExcerpt error } } }`
const log = async (input: object = {}): Promise<Answer[]> => (await server.gql(LOG, { input })).eventDeliveries.items
const later = (ms: number) => server.travel(new Date(server.clock().getTime() + ms).toISOString())
const custom = (code: string, payload: unknown) =>
  server.gql('mutation ($input: TriggerCustomEventInput!) { triggerCustomEvent(input: $input) }', { input: { code, payload } })

test('a webhook receives the company that was changed, signed, with Basic authentication, and in the order of the changes', async () => {
  const receiver = await openReceiver()
  const hooks = []
  for (const trigger of ['COMPANY_CREATED', 'COMPANY_UPDATED', 'COMPANY_DELETED'])
    hooks.push(
      await addHook({
        trigger,
        url: receiver.url,
        signatureSalt: 'whsec_c2VjcmV0',
        basicAuthUsername: 'erp',
        basicAuthPassword: 'pw',
      }),
    )

  const { id } = (await server.rest('POST /v2/companies', { name: 'Hull' })).body
  await server.rest(`PATCH /v2/companies/id/${id}`, { name: 'Keel' })
  await server.outbox.work()
  await server.rest(`DELETE /v2/companies/id/${id}`)
  await server.outbox.work()

  expect(hooks[0]).toEqual({
    id: expect.any(String),
    trigger: 'COMPANY_CREATED',
    code: null,
    names,
    channelIds: [],
    url: receiver.url,
    signatureSalt: 'whsec_c2VjcmV0',
    basicAuthUsername: 'erp',
    createdAt: server.clock().toISOString(),
  })
  const heard = receiver.received.map(({ headers }) => [headers['webhook-event'], headers['webhook-sequence']])
  expect(heard.toSorted()).toEqual([
    ['COMPANY_CREATED', '1'],
    ['COMPANY_DELETED', '3'],
    ['COMPANY_UPDATED', '2'],
  ])
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
  expect(JSON.parse(body)).toMatchObject({ id, name: 'Keel' })
  const { 'webhook-id': messageId, 'webhook-timestamp': time } = headers
  expect(time).toBe(String(server.clock().getTime() / 1000))
  expect(headers['x-propeller-signature']).toBe(`sha256=${createHmac('sha256', 'whsec_c2VjcmV0').update(body).digest('hex')}`)
  expect(headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', 'secret').update(`${messageId}.${time}.${body}`).digest('base64')}`,
  )
  expect(headers.authorization).toBe(`Basic ${Buffer.from('erp:pw').toString('base64')}`)
  expect(server.outbox.failures).toEqual([])
  for (const hook of hooks) await drop(hook.id)
  await receiver.close()
})

test('a failed delivery is retried with the same id and body, is given up after twelve attempts, and can be sent again', async () => {
  let isDown = true
  const receiver = await openReceiver(() => (isDown ? { status: 503, body: 'closed' } : {}))
  const other = await openReceiver()
  const { id } = await addHook({ trigger: 'CUSTOM_EVENT', code: 'stock', url: receiver.url })
  const second = await addHook({ trigger: 'CUSTOM_EVENT', code: 'stock', url: other.url })

  expect(await custom('stock', { sku: 'A', left: 3 })).toEqual({ triggerCustomEvent: true })
  await server.outbox.work()
  const [once] = await log({ eventActionConfigIds: [id] })
  for (let i = 0; i < 14; i++) {
    later(3_700_000)
    await server.outbox.work()
  }
  const [dead] = await log({ statuses: ['FAILED'] })
  isDown = false
  const again = await server.gql('mutation { eventDeliveriesRedeliver }')
  await server.outbox.work()
  const single = await server.gql(`mutation { eventDeliveryRedeliver(id: "${dead.id}") { status attempts } }`)
  await server.outbox.work()

  expect(once).toMatchObject({ status: 'PENDING', attempts: 1, responseStatus: 503, responseExcerpt: 'closed' })
  expect(once.error).toBe('The receiver returned status 503')
  expect(dead).toMatchObject({ status: 'FAILED', attempts: 12 })
  expect([again, single]).toEqual([
    { eventDeliveriesRedeliver: 1 },
    { eventDeliveryRedeliver: { status: 'PENDING', attempts: 0 } },
  ])
  expect(receiver.received).toHaveLength(14)
  expect(new Set(receiver.received.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1)
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toEqual({ sku: 'A', left: 3 })
  expect(other.received).toHaveLength(1)
  expect(await log({ eventActionConfigIds: [id] })).toMatchObject([{ status: 'DELIVERED', attempts: 1, error: null }])
  for (const one of [id, second.id]) await drop(one)
  await Promise.all([receiver.close(), other.close()])
})

/** Custom events that are about an order. */
const orderedEvents = declareEvents(['CUSTOM_EVENT'], ['orderId'])

test('an event that a receiver refuses holds back later events of the same record only', async () => {
  let isRefused = true
  const receiver = await openReceiver(({ body }) => (isRefused && JSON.parse(body).n === 'poison' ? { status: 500 } : {}))
  const { id } = await addHook({ trigger: 'CUSTOM_EVENT', code: 'order', url: receiver.url })
  const ctx = await contextOf(server)
  const emit = (orderId: number, n: string) =>
    inTransaction(ctx, (inner) => orderedEvents.emit(inner, 'CUSTOM_EVENT', { code: 'order', orderId, custom: { n } }, 1))
  for (const [orderId, n] of [
    [900, 'poison'],
    [900, 'after'],
    [901, 'other'],
    [901, 'another'],
  ] as const)
    await emit(orderId, n)

  await server.outbox.work()
  const first = receiver.received.map(({ body }) => JSON.parse(body).n)
  isRefused = false
  later(60_000)
  await server.outbox.work()

  expect(first.toSorted()).toEqual(['another', 'other', 'poison'])
  expect(first.indexOf('other')).toBeLessThan(first.indexOf('another'))
  expect(receiver.received.slice(3).map(({ body }) => JSON.parse(body).n)).toEqual(['poison', 'after'])
  await drop(id)
  await receiver.close()
})

/** A record that is gone is only named. */
const recordOf = (body: string): number => JSON.parse(body).id ?? JSON.parse(body).companyId
const TRIGGERS = ['COMPANY_CREATED', 'COMPANY_UPDATED', 'COMPANY_DELETED']

test('the events of one record reach an address in their order, also when each comes from a hook of its own and attempts fail', async () => {
  const tried = new Set<string>()
  // The first attempt of every second event fails, so that later events of its record are due before it.
  const receiver = await openReceiver(({ headers }, count) => {
    const id = String(headers['webhook-id'])
    const isRefused = !tried.has(id) && count % 2 === 1
    tried.add(id)
    return isRefused ? { status: 500 } : {}
  })
  const accepted: [number, string][] = []
  const other = await openReceiver(({ headers, body }) => {
    accepted.push([recordOf(body), String(headers['webhook-event'])])
    return {}
  })
  const hooks = []
  for (const trigger of TRIGGERS) {
    hooks.push(await addHook({ trigger, url: receiver.url }))
    hooks.push(await addHook({ trigger, url: other.url }))
  }

  for (let n = 0; n < 12; n++) {
    const { id } = (await server.rest('POST /v2/companies', { name: `Hull ${n}` })).body
    await server.rest(`PATCH /v2/companies/id/${id}`, { name: `Keel ${n}` })
    await server.rest(`DELETE /v2/companies/id/${id}`)
  }
  await server.outbox.work()
  const [held] = await log({ statuses: ['PENDING'] })
  for (let n = 0; n < 6; n++) {
    later(15_000)
    await server.outbox.work()
  }

  expect(held).toMatchObject({ status: 'PENDING' })
  expect(await log({ statuses: ['PENDING', 'FAILED'] })).toEqual([])
  const delivered = await log({ eventActionConfigIds: hooks.map(({ id }) => id), offset: 100 })
  expect(delivered).toHaveLength(72)
  const order = new Map<number, number[]>()
  for (const { headers, body } of receiver.received) {
    const record = recordOf(body)
    order.set(record, [...(order.get(record) ?? []), Number(headers['webhook-sequence'])])
  }
  // An event that failed is sent again before any later one.
  for (const numbers of order.values()) expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  expect(order.size).toBe(12)
  // A receiver that fails delays no other one.
  expect(accepted).toHaveLength(36)
  expect(server.outbox.failures).toEqual([])
  for (const hook of hooks) await drop(hook.id)
  await Promise.all([receiver.close(), other.close()])
})

test('a delivery that waits for one of a hook that is deleted, or moved to another address, is sent', async () => {
  const receiver = await openReceiver(({ headers }) => (headers['webhook-event'] === 'COMPANY_CREATED' ? { status: 500 } : {}))
  const created = await addHook({ trigger: 'COMPANY_CREATED', url: receiver.url })
  const updated = await addHook({ trigger: 'COMPANY_UPDATED', url: receiver.url })
  const change = async (name: string) => {
    const { id } = (await server.rest('POST /v2/companies', { name })).body
    await server.rest(`PATCH /v2/companies/id/${id}`, { name: `${name} 2` })
    await server.outbox.work()
  }
  const arrived = () => receiver.received.map(({ headers }) => headers['webhook-event'])

  await change('Hull')
  const first = arrived()
  await server.gql(`mutation { eventToWebHookConfigUpdate(id: "${created.id}", input: { url: "${receiver.url}?moved" }) { id } }`)
  await server.outbox.work()
  const moved = arrived()
  await server.gql(`mutation { eventToWebHookConfigUpdate(id: "${created.id}", input: { url: "${receiver.url}" }) { id } }`)
  await change('Keel')
  const again = arrived()
  await drop(created.id)
  await server.outbox.work()

  expect(first).toEqual(['COMPANY_CREATED'])
  expect(moved).toEqual(['COMPANY_CREATED', 'COMPANY_UPDATED'])
  expect(again).toEqual([...moved, 'COMPANY_CREATED'])
  expect(arrived()).toEqual([...again, 'COMPANY_UPDATED'])
  await drop(updated.id)
  await receiver.close()
})

const STATE = 'id active stoppedAt stopReason'
const changeHook = (id: string, input: object, fields = STATE) =>
  server.gql(
    `mutation ($id: String!, $input: EventToWebHookConfigUpdateInput!) { eventToWebHookConfigUpdate(id: $id, input: $input) { ${fields} } }`,
    { id, input },
  )

test('a receiver that responds with 410 stops its webhook: nothing more is sent until an operator starts it again', async () => {
  let status = 410
  const receiver = await openReceiver(() => ({ status }))
  const { id } = await addHook({ trigger: 'CUSTOM_EVENT', code: 'gone', url: receiver.url })
  const waits = await addHook({ trigger: 'CUSTOM_EVENT', code: 'stays', url: `${receiver.url}?stays` })
  const state = async () =>
    (await server.gql(`{ eventActionConfig(id: "${id}") { ... on EventToWebHookConfig { ${STATE} } } }`)).eventActionConfig

  await custom('gone', 1)
  await server.outbox.work()
  await custom('gone', 2)
  later(3_700_000)
  await server.outbox.work()
  const stopped = await state()
  const [delivery, ...others] = await log({ eventActionConfigIds: [id] })
  const again = await server.gql(`mutation { eventDeliveryRedeliver(id: "${delivery.id}") { status } }`)
  const many = await server.gql('mutation { eventDeliveriesRedeliver }')
  await server.outbox.work()
  status = 200
  const started = await changeHook(id, { active: true })
  const sent = await server.gql('mutation { eventDeliveriesRedeliver }')
  await server.outbox.work()

  const reason = 'The receiver returned status 410 (gone), so this webhook was stopped'
  expect(stopped).toEqual({ id, active: false, stoppedAt: expect.any(String), stopReason: reason })
  expect(delivery).toMatchObject({ status: 'FAILED', attempts: 1, responseStatus: 410, error: reason })
  expect(others).toEqual([])
  expect(again).toEqual({
    errors: [
      {
        message: `The webhook is stopped (${reason}): start it before you send again`,
        code: 'EVENT_ACTION_CONFIG_STOPPED',
      },
    ],
  })
  expect(many).toEqual({ eventDeliveriesRedeliver: 0 })
  expect(server.outbox.failures.splice(0).map(String)).toEqual([`Error: ${reason}`])
  expect(started).toEqual({ eventToWebHookConfigUpdate: { id, active: true, stoppedAt: null, stopReason: null } })
  expect(sent).toEqual({ eventDeliveriesRedeliver: 1 })
  expect(receiver.received.map(({ body }) => body)).toEqual(['1', '1'])
  for (const one of [id, waits.id]) await drop(one)
  await receiver.close()
})

test('pending deliveries of a stopped webhook are given up, and another URL starts it again', async () => {
  const receiver = await openReceiver(() => ({ status: 503 }))
  const { id } = await addHook({ trigger: 'CUSTOM_EVENT', code: 'off', url: receiver.url })
  await custom('off', 1)
  await server.outbox.work()

  const off = await changeHook(id, { active: false })
  later(3_700_000)
  await server.outbox.work()
  const [delivery] = await log({ eventActionConfigIds: [id] })
  const refused = await changeHook(id, { active: null })
  const renamed = await changeHook(id, { names: [{ language: 'EN', value: 'Off' }] }, 'active')
  const moved = await changeHook(id, { url: `${receiver.url}?moved` }, 'active stopReason')

  expect(off.eventToWebHookConfigUpdate).toMatchObject({ active: false, stopReason: 'It was stopped by an operator' })
  expect(delivery).toMatchObject({ status: 'FAILED', attempts: 1, error: 'Not sent: the action is stopped' })
  expect(receiver.received).toHaveLength(1)
  expect(refused).toEqual({ errors: [{ message: 'active must not be null', code: 'VALIDATION_ERROR' }] })
  expect(renamed.eventToWebHookConfigUpdate).toEqual({ active: false })
  expect(moved.eventToWebHookConfigUpdate).toEqual({ active: true, stopReason: null })
  await drop(id)
  await receiver.close()
})

test('while a salt is replaced, requests are signed with both salts, and afterwards with the new one alone', async () => {
  const receiver = await openReceiver()
  const { id } = await addHook({ trigger: 'CUSTOM_EVENT', code: 'salt', url: receiver.url, signatureSalt: 'old' })
  const FIELDS = 'signatureSalt previousSignatureSaltUntil'
  const change = async (input: object) => (await changeHook(id, input, FIELDS)).eventToWebHookConfigUpdate
  const send = async () => {
    await custom('salt', 1)
    await server.outbox.work()
    const { headers, body } = receiver.received.at(-1) ?? { headers: {}, body: '' }
    const { 'webhook-id': messageId, 'webhook-timestamp': time } = headers
    const signed = (salt: string) => `v1,${createHmac('sha256', salt).update(`${messageId}.${time}.${body}`).digest('base64')}`
    const hashed = (salt: string) => `sha256=${createHmac('sha256', salt).update(body).digest('hex')}`
    const salts = ['old', 'new', 'newest']
    return {
      standard: String(headers['webhook-signature'])
        .split(' ')
        .map((one) => salts.find((salt) => signed(salt) === one)),
      published: salts.find((salt) => hashed(salt) === headers['x-propeller-signature']),
      previous: salts.find((salt) => hashed(salt) === headers['x-propeller-signature-previous']),
    }
  }
  const hours = (count: number) => new Date(server.clock().getTime() + count * 3_600_000).toISOString()

  const before = await send()
  const replaced = await change({ signatureSalt: 'new' })
  expect(replaced).toEqual({ signatureSalt: 'new', previousSignatureSaltUntil: hours(24) })
  const both = await send()
  expect(await change({ previousSignatureSaltUntil: hours(48) })).toMatchObject({ previousSignatureSaltUntil: hours(48) })
  later(36 * 3_600_000)
  const stillBoth = await send()
  later(13 * 3_600_000)
  const after = await send()
  expect(await change({ signatureSalt: 'newest', previousSignatureSaltUntil: null })).toEqual({
    signatureSalt: 'newest',
    previousSignatureSaltUntil: null,
  })
  const atOnce = await send()

  expect(before).toEqual({ standard: ['old'], published: 'old', previous: undefined })
  expect(both).toEqual({ standard: ['new', 'old'], published: 'new', previous: 'old' })
  expect(stillBoth).toEqual(both)
  expect(after).toEqual({ standard: ['new'], published: 'new', previous: undefined })
  expect(atOnce).toEqual({ standard: ['newest'], published: 'newest', previous: undefined })
  expect(await changeHook(id, { previousSignatureSaltUntil: hours(1) })).toEqual({
    errors: [{ message: 'previousSignatureSaltUntil is only allowed when a salt is replaced', code: 'VALIDATION_ERROR' }],
  })
  await server.outbox.work()
  const kept = await server.db.selectFrom('eventActionConfig').select('previousSignatureSalt').execute()
  expect(kept).toEqual([{ previousSignatureSalt: null }])
  await drop(id)
  await receiver.close()
})

test('actions hold for their channels, and an event without an action is refused', async () => {
  const receiver = await openReceiver()
  const channelId = (await server.gql('mutation { channelCreate(input: { name: "B" }) { id } }')).channelCreate?.id
  const { id } = await addHook({ trigger: 'CUSTOM_EVENT', code: 'only', channelIds: [channelId], url: receiver.url })

  await custom('only', 1)
  const withChannel = 'mutation ($input: TriggerCustomEventInput!) { triggerCustomEvent(input: $input) }'
  await server.gql(withChannel, { input: { code: 'only', channelId, payload: 2 } })
  await server.outbox.work()

  expect(receiver.received.map(({ body }) => body)).toEqual(['2'])
  expect(await custom('nobody', {})).toEqual({
    errors: [{ message: 'There is no action for the custom event [nobody]', code: 'EVENT_ACTION_CONFIG_NOT_FOUND' }],
  })
  await drop(id)
  await receiver.close()
})

test('an action that cannot be is refused, and none is added', async () => {
  const bad: [object, string][] = [
    [{ trigger: 'CUSTOM_EVENT', url: 'https://a.example' }, 'code is required with CUSTOM_EVENT'],
    [{ trigger: 'ORDER_CREATED', code: 'x', url: 'https://a.example' }, 'code is only for CUSTOM_EVENT'],
    [{ trigger: 'ORDER_CREATED', url: 'ftp://a.example' }, 'url must be an http or https address'],
    [{ trigger: 'ORDER_CREATED', url: 'https://u:p@a.example' }, 'url must not contain a user or a password'],
    [
      { trigger: 'ORDER_CREATED', url: 'https://a.example', basicAuthUsername: 'x' },
      'basicAuthPassword and basicAuthUsername must be given together',
    ],
  ]
  for (const [input, message] of bad) expect(await addHook(input)).toEqual({ errors: [{ message, code: 'VALIDATION_ERROR' }] })
  const { id } = await addHook({ trigger: 'ORDER_CREATED', url: 'https://a.example' })
  expect(await addHook({ trigger: 'ORDER_CREATED', url: 'https://a.example' })).toMatchObject({
    errors: [{ code: 'EVENT_ACTION_CONFIG_ALREADY_EXISTS' }],
  })
  const changed = await server.gql(
    `mutation { eventToWebHookConfigUpdate(id: "${id}", input: { trigger: ORDER_UPDATED, channelIds: [1] }) { trigger channelIds url } }`,
  )
  expect(changed).toEqual({
    eventToWebHookConfigUpdate: { trigger: 'ORDER_UPDATED', channelIds: [1], url: 'https://a.example' },
  })
  expect(await server.gql(`mutation { eventToWebHookConfigUpdate(id: "${id}", input: { url: null }) { id } }`)).toEqual({
    errors: [{ message: 'url must not be null', code: 'VALIDATION_ERROR' }],
  })
  expect(await server.gql(`mutation { eventToEmailConfigUpdate(id: "${id}", input: { channelIds: [] }) { id } }`)).toMatchObject({
    errors: [{ code: 'EVENT_ACTION_CONFIG_NOT_FOUND' }],
  })
  await drop(id)
  expect((await server.gql('{ eventActionConfigs(input: {}) { itemsFound } }')).eventActionConfigs).toEqual({ itemsFound: 0 })
})

test('the log of a deleted webhook can be read; what it had still to send is given up and cannot be sent again', async () => {
  const receiver = await openReceiver(() => ({ status: 200 }))
  const { id } = await addHook({ trigger: 'CUSTOM_EVENT', code: 'short', url: receiver.url })
  await custom('short', 1)
  await server.outbox.work()
  await custom('short', 2)

  await drop(id)
  await server.outbox.work()

  const entries = await log({ eventActionConfigIds: [id] })
  expect(entries.map(({ status, error }: { status: string; error: string | null }) => [status, error])).toEqual([
    ['FAILED', 'Given up: the action was deleted'],
    ['DELIVERED', null],
  ])
  const views = `{ eventDeliveries(input: { eventActionConfigIds: ["${id}"] }) { itemsFound items { eventActionConfigId } } }`
  const items = [{ eventActionConfigId: id }, { eventActionConfigId: id }]
  expect(await server.gql(views)).toEqual({ eventDeliveries: { itemsFound: 2, items } })
  expect(await server.gql(`mutation { eventDeliveryRedeliver(id: "${entries[0].id}") { status } }`)).toEqual({
    errors: [
      {
        message: 'The action of this delivery was deleted, so it cannot be sent again',
        code: 'EVENT_ACTION_CONFIG_NOT_FOUND',
      },
    ],
  })
  expect(await server.gql(`mutation { eventDeliveriesRedeliver(input: { eventActionConfigIds: ["${id}"] }) }`)).toEqual({
    eventDeliveriesRedeliver: 0,
  })
  expect(receiver.received.length).toBe(1)
  await receiver.close()
})

test('a private address is not called', async () => {
  const { postSigned } = await import('../../platform/net/post-json.js')
  const receiver = await openReceiver()
  const post = {
    url: receiver.url,
    body: '{}',
    id: 'x',
    at: server.clock(),
    salt: null,
    username: null,
    password: null,
    timeoutMs: 2000,
    maxBytes: 10,
  }

  await expect(postSigned(post, { http: false, privateNetwork: false })).rejects.toThrow('must be an https address')
  await expect(postSigned(post, { http: true, privateNetwork: false })).rejects.toThrow('must not contain a port')
  const local = { ...post, url: 'http://localhost/' }
  await expect(postSigned(local, { http: true, privateNetwork: false })).rejects.toThrow('must be a public address')
  expect(await postSigned(post, { http: true, privateNetwork: true })).toEqual({ status: 200, text: 'ok', isCut: false })
  await receiver.close()
})

test('more receivers than are served at a time all have their turn', async () => {
  const receiver = await openReceiver()
  const hooks = []
  for (let n = 0; n < 25; n++) hooks.push(await addHook({ trigger: 'COMPANY_CREATED', url: `${receiver.url}?receiver=${n}` }))

  for (const name of ['Bow', 'Stern']) await server.rest('POST /v2/companies', { name })
  await server.outbox.work()

  expect(receiver.received).toHaveLength(50)
  const pending = await log({ statuses: ['PENDING'] })
  expect(pending).toEqual([])
  for (const hook of hooks) await drop(hook.id)
  await receiver.close()
})
