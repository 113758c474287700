/** `wharf hooks`: an operator tries a decision hook with an order, and sees what it is asked, answers and would change. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addBuyer, addOrder } from '../orders.js'
import { runWharf } from '../process.js'
import { openReceiver, type Received } from '../receiver.js'
import { startTestServer, type TestServer } from '../test-server.js'

let server: TestServer
let orderId: number
let buyerId: number
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  buyerId = await addBuyer(server)
  orderId = (await addOrder(server, buyerId)).id
  // This also builds the command line.
  expect(runWharf(['hooks', 'list'], { env: environment({}) }).stdout).toBe('There are no decision hooks.\n')
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('decisionHook').execute()
})

const LOCAL = { WHARF_WEBHOOK_HTTP: 'true', WHARF_WEBHOOK_PRIVATE: 'true' }
const environment = (network: object) => ({ DATABASE_URL: server.url, WHARF_CLOCK: server.clock().toISOString(), ...network })

/** Runs `wharf hooks` while the receiver in this process can answer. */
const wharf = (words: readonly string[], network: object = LOCAL) => {
  const env = { ...process.env, ...environment(network) }
  return promisify(execFile)('node', ['dist/wharf.js', 'hooks', ...words], { env }).catch((failed) => failed as never)
}

async function addHook(answer: object, input: object) {
  const receiver = await openReceiver((_: Received) => ({ body: JSON.stringify(answer) }))
  await server.gql('mutation ($input: DecisionHookCreateInput!) { decisionHookCreate(input: $input) { id } }', {
    input: { name: 'ERP', url: receiver.url, points: ['CHECKOUT'], deadlineMs: 5000, ...input },
  })
  return receiver
}

test('a hook that would not be asked is tried all the same, with a key of its own, and may add lines as to a cart', async () => {
  const lines = [{ sku: 'FEE', quantity: 2, price: '2.50' }]
  const hook = await addHook(
    { decision: 'ALLOW', note: 'Checked', lines },
    { mayAddLines: true, maxAddedAmount: 5, condition: 'totals.totalNet > 1000' },
  )

  const { stdout } = await wharf(['try', 'ERP', '--order', String(orderId)])
  await wharf(['try', 'erp', '--order', String(orderId)])
  await wharf(['try', 'ERP', '--order', String(orderId)])

  expect(stdout).toContain('Condition\ntotals.totalNet > 1000\nIt is not met: the hook would not be asked.')
  expect(stdout).toContain('What would change\nThe order would be allowed.\nNote: Checked\nAdds 2 × FEE at 2.50.\n')
  const [first, second] = hook.received
  expect(JSON.parse(first?.body ?? '')).toMatchObject({
    ...{ point: 'CHECKOUT', dryRun: true, mayAddLines: true, record: { type: 'ORDER' } },
    sale: { contactId: null, customerId: buyerId, companyId: null },
  })
  expect([first, second].map((each) => each?.headers['idempotency-key'])).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.not.stringContaining(String(first?.headers['idempotency-key'])),
  ])
  expect(await server.db.selectFrom('decisionHookCall').select('id').execute()).toEqual([])
  await hook.close()
})

test('an answer that cannot be used, and a hook that is not active, are said to be so', async () => {
  const hook = await addHook(
    { options: [{ carrier: 'No such carrier', price: '1' }] },
    { points: ['SHIPPING'], onFailure: 'CONTINUE', active: false, condition: 'sale.subTotal > 100' },
  )

  const { stdout } = await wharf(['try', 'ERP', '--order', String(orderId)])

  expect(stdout).toContain('The hook "ERP" is not active')
  expect(stdout).toContain('It is met: the hook would be asked.')
  expect(stdout).toMatch(/Answer \(INVALID, \d+ ms\)/)
  expect(stdout).toContain('[No such carrier], which was not asked.\nThe sale would continue without the hook.')
  await hook.close()
})

test('an address in the own network is not called, as for webhooks', async () => {
  const hook = await addHook({ decision: 'ALLOW' }, {})

  const refused = await wharf(['try', 'ERP', '--order', String(orderId)], {})
  await server.db.updateTable('decisionHook').set({ url: 'https://localhost/hook' }).execute()
  const { stdout } = await wharf(['try', 'ERP', '--order', String(orderId)], {})

  expect(refused.stdout).toContain('must be an https address')
  expect(stdout).toMatch(/Answer \(UNREACHABLE, \d+ ms\)\n\(none\)/)
  expect(stdout).toContain('must be a public address')
  expect(hook.received).toEqual([])
  await hook.close()
})

test('hooks and orders that do not exist, and other points, are named', async () => {
  const hook = await addHook({ decision: 'ALLOW' }, {})

  expect((await wharf(['try', 'none', '--order', '1'])).stderr).toContain('There is no decision hook "none"')
  expect((await wharf(['try', 'ERP', '--order', '999999'])).stderr).toContain('There is no order 999999.')
  expect((await wharf(['try', 'ERP', '--order', '1', '--point', 'TAX'])).stderr).toContain('has no point TAX: CHECKOUT.')
  await hook.close()
})
