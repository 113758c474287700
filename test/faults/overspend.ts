/**
 * Kills the server (SIGKILL) while many clients check out against one budget, one credit account and one call-off contract, each of which is in turn the
 * first to run out. Each client sends its request again, with its Idempotency-Key, until it is answered or refused. Then nothing may be overspent, and
 * the ledgers must add up to what is stored and to what the orders say.
 * Usage: node tools/run.mjs test/faults/overspend.ts [rounds] [clients]
 */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { createFolder, removeFolder, startServer } from '../process.js'
import { type KilledServer, newCount, openRetryingClient, Refused } from './retrying-client.js'
import { openShopDatabase, PROCESS_CART, pause, prepareGoods, range, runPool, tally } from './shop.js'

const rounds = Number(process.argv[2] ?? 20)
const clients = Number(process.argv[3] ?? 200)
/** Each order takes this many units, at a price of 10: 30 of the budget, and 36.30 with tax of the credit. */
const QUANTITY = 3
const [GROSS, NET] = [30, 36.3]
/** How a checkout is refused when something has run out. A cart that can no longer have the price of the contract is refused with its new prices. */
const EXPECTED = ['SPENDING_REFUSED', 'CALL_OFF_EXCEEDED', 'CART_PROCESS_ERROR']

const folder = createFolder()
const { embedded, apikey } = await openShopDatabase(folder)
const start = () => startServer({ DATABASE_URL: embedded.url, WHARF_DATA_DIR: folder, WHARF_LOG_LEVEL: 'error' })
const place: KilledServer = { server: await start(), isDown: false }
const count = newCount()
const ask = openRetryingClient(place, apikey, count)

async function query<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: embedded.adminUrl })
  await client.connect()
  return (await client.query(text, values).finally(() => client.end())).rows
}

const create = async (noun: string, type: string, input: object, field = 'id') =>
  (await ask(`mutation ($input: ${type}!) { made: ${noun}Create(input: $input) { ${field} } }`, { input })).made[field] as number

interface Round {
  companyId: number
  contactId: number
  budgetId: number
  accountId: number
  contractId: number
  /** How many orders there is enough for. */
  enough: number
}

/** Adds a company that has enough for a fifth of the clients. */
async function openRound(round: number, productId: number): Promise<Round> {
  const enough = Math.max(2, Math.floor(clients / 5))
  const lots = enough * 2
  const [ofBudget, ofCredit, ofContract] = range(3).map((i) => (i === round % 3 ? enough : lots)) as [number, number, number]
  const companyId = await create('company', 'CreateCompanyInput', { name: `Yard ${round}` }, 'companyId')
  const contactId = await create(
    'contact',
    'CreateContactInput',
    { parentId: companyId, firstName: 'Ada', lastName: 'Dijk', email: `ada${round}@example.com` },
    'contactId',
  )
  const budget = { name: 'Tools', companyId, amount: ofBudget * GROSS + GROSS - 1 }
  const account = { companyId, creditLimit: Math.floor((ofCredit + 1) * NET - 1) }
  const contract = {
    ...{ number: `FRAME-${round}`, companyId, productId, quantity: ofContract * QUANTITY + QUANTITY - 1, price: 10 },
    ...{ validFrom: '2020-01-01T00:00:00.000Z', validTo: '2099-01-01T00:00:00.000Z' },
  }
  return {
    ...{ companyId, contactId, enough },
    budgetId: await create('budget', 'BudgetCreateInput', budget),
    accountId: await create('creditAccount', 'CreditAccountCreateInput', account),
    contractId: await create('callOffContract', 'CallOffContractCreateInput', contract),
  }
}

const START = 'mutation ($input: CartStartInput) { cartStart(input: $input) { cartId } }'
const ADD = 'mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { total { totalGross } } }'

async function fillCart({ companyId, contactId }: Round, productId: number): Promise<string> {
  const { cartId: id } = (await ask(START, { input: { companyId, contactId } })).cartStart
  const { total } = (await ask(ADD, { id, input: { productId, quantity: QUANTITY } })).cartAddItem
  if (total.totalGross !== GROSS) throw new Error(`A cart of ${total.totalGross} instead of ${GROSS}`)
  return id
}

const readiness: number[] = []

async function kill() {
  count.kills++
  const killedAt = performance.now()
  place.isDown = true
  await place.server.end('SIGKILL')
  place.server = await start()
  place.isDown = false
  while ((await fetch(`${place.server.url}/ready`).catch(() => null))?.status !== 200) await pause(20)
  readiness.push(performance.now() - killedAt)
}

const refusals: string[] = []

/** All clients check out at once. Returns the orders that clients were answered with. */
async function checkOut(carts: readonly string[], killAfter: number): Promise<number[]> {
  let killed: Promise<unknown> | null = null
  const answered: number[] = []
  await Promise.all(
    carts.map(async (id, i) => {
      const key = randomUUID()
      const hangUpMs = i % 3 === 0 ? 1 + ((i * 37) % 1000) : 0
      try {
        const { cartProcess } = await ask(PROCESS_CART, { id }, key, hangUpMs)
        answered.push(cartProcess.order.id)
        if (answered.length === killAfter) killed = kill()
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        refusals.push(error.code)
      }
    }),
  )
  await killed
  return answered
}

interface State {
  orders: number
  gross: string
  net: string
  units: number
  used: string
  usedLedger: string
  open: string
  openLedger: string
  calledOff: number
  calledOffLedger: number
  ids: number[]
}

const STATE = `
  select count(*)::int4 as orders, sum(o."totalGross")::text as gross, sum(o."totalNet")::text as net, array_agg(o.id) as ids,
         (select sum(i.quantity)::int4 from "orderItem" i join "order" p on p.id = i."orderId" where p."companyId" = $1) as units,
         (select sum(amount)::text from "budgetUse" where "budgetId" = $2) as used,
         (select sum(amount)::text from "spendingEntry" where "budgetId" = $2) as "usedLedger",
         (select "openOrders"::text from "creditAccount" where id = $3) as open,
         (select sum(amount)::text from "spendingEntry" where "creditAccountId" = $3) as "openLedger",
         (select "calledOff" from "callOffContract" where id = $4) as "calledOff",
         (select sum(quantity)::int4 from "callOffEntry" where "contractId" = $4) as "calledOffLedger"
    from "order" o where o."companyId" = $1`

/** What is wrong after a round, in words. */
async function examine({ companyId, budgetId, accountId, contractId, enough }: Round, answered: number[]): Promise<string[]> {
  const [state] = await query<State>(STATE, [companyId, budgetId, accountId, contractId])
  if (!state) return ['no state']
  const { orders, gross, net, units, used, usedLedger, open, openLedger, calledOff, calledOffLedger, ids } = state
  const checks: Record<string, boolean> = {
    [`${orders} orders instead of ${enough}`]: orders === enough,
    'an order of an answer is missing': answered.every((id) => ids.includes(id)),
    'an order was answered to nobody': ids.every((id) => answered.includes(id)),
    [`the budget has ${used}, its ledger ${usedLedger}, the orders ${gross}`]: [used, usedLedger].every(
      (one) => Number(one) === Number(gross),
    ),
    [`the credit has ${open}, its ledger ${openLedger}, the orders ${net}`]: [open, openLedger].every(
      (one) => Number(one) === Number(net),
    ),
    [`the contract has ${calledOff}, its ledger ${calledOffLedger}, the orders ${units}`]:
      calledOff === units && calledOffLedger === units,
  }
  return Object.entries(checks).flatMap(([what, isRight]) => (isRight ? [] : [what]))
}

const began = Date.now()
try {
  const { productId } = await prepareGoods(ask)
  const faults: string[] = []
  for (const round of range(rounds)) {
    const opened = await openRound(round, productId)
    const carts = await runPool(clients, 20, () => fillCart(opened, productId))
    // The kill comes early in some rounds and late in others.
    const answered = await checkOut(carts, 1 + Math.floor(((opened.enough - 1) * round) / rounds))
    const found = await examine(opened, answered)
    faults.push(...found)
    console.log(`round ${round + 1}: ${answered.length} orders`, found, JSON.stringify(count))
  }
  const unexpected = refusals.filter((code) => !EXPECTED.includes(code))
  const slowest = (Math.max(...readiness) / 1000).toFixed(1)
  console.log(
    `${count.kills} kills while ${clients} clients spent what was enough for ${Math.max(2, Math.floor(clients / 5))}: ${faults.length} faults in budgets, credit and call-offs, ready again within ${slowest} s`,
  )
  console.log(`${rounds} rounds in ${Math.round((Date.now() - began) / 1000)} s; refusals:`, tally(refusals))
  process.exitCode = faults.length + unexpected.length === 0 && count.kills === rounds ? 0 : 1
} finally {
  await place.server.end('SIGTERM')
  await embedded.stop()
  removeFolder(folder)
}
