/**
 * Orders 200 carts at once for a budget and a credit account that have something left for 50 of them, round after round, and compares the ledger.
 * It measures the checkouts with and without the rules, and fails if anything is overspent. It starts a built server with the embedded PostgreSQL.
 * Usage: WHARF_DEMO=small node tools/run.mjs bench/spending.ts [rounds] [checkouts]
 */
import { startBenchServer } from './server.js'

const [rounds = 5, checkouts = 200] = process.argv.slice(2).map(Number)
const PASSING = Math.floor(checkouts / 4)

const server = await startBenchServer()
const { database, credentials } = server

type Answer = Record<string, unknown> & { errors?: { message: string; extensions?: { code?: string } }[] }

async function ask(query: string, variables: object = {}): Promise<Answer> {
  const response = await fetch(`${server.url}/v2/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: credentials.graphql.adminKey },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data: Record<string, Answer>; errors?: Answer['errors'] }
  return errors ? ({ errors } as Answer) : (Object.values(data)[0] as Answer)
}

/** Returns the answer of a request that must succeed. */
async function run(query: string, variables: object = {}): Promise<Answer> {
  const answer = await ask(query, variables)
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return answer
}

const { companyId } = await run('mutation { companyCreate(input: { name: "Bench" }) { companyId } }')
const contact = { parentId: companyId, firstName: 'Ada', email: 'ada@bench.example' }
const { contactId } = await run('mutation ($input: CreateContactInput!) { contactCreate(input: $input) { contactId } }', {
  input: contact,
})
const { rows: products } = await database.query<{ id: number }>(
  `select p.id from product p join price on price."productId" = p.id where p.status = 'A' and p.hidden = 'N' and price.list > 0 order by p.id limit 20`,
)

/** Starts carts of one piece and returns their ids and the total of each. Products that cannot be ordered are skipped. */
async function startCarts(): Promise<{ ids: string[]; gross: number; net: number }> {
  for (const { id: productId } of products) {
    const ids: string[] = []
    let total = { totalGross: 0, totalNet: 0 }
    for (let i = 0; i < checkouts; i++) {
      const { cartId } = await run('mutation ($input: CartStartInput) { cartStart(input: $input) { cartId } }', {
        input: { contactId, companyId },
      })
      const add =
        'mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { items { productId } total { totalGross totalNet } } }'
      const added = await ask(add, { id: cartId, input: { productId } })
      if (added.errors || (added.items as unknown[]).length === 0) break
      total = added.total as typeof total
      ids.push(cartId as string)
    }
    if (ids.length === checkouts && total.totalGross > 0) return { ids, gross: total.totalGross, net: total.totalNet }
  }
  throw new Error('no product can be ordered')
}

/** Orders all carts at once; returns the number of orders and the time of one checkout. */
async function orderAll(ids: readonly string[]): Promise<{ placed: number; codes: Set<string>; each: number }> {
  const startedAt = performance.now()
  const answers = await Promise.all(
    ids.map((id) =>
      ask('mutation ($id: String!) { cartProcess(id: $id, input: { orderStatus: "NEW" }) { cartOrderId } }', { id }),
    ),
  )
  const codes = new Set(
    answers.flatMap(({ errors }) => errors?.map(({ message, extensions }) => extensions?.code ?? message) ?? []),
  )
  return { placed: answers.filter(({ errors }) => !errors).length, codes, each: (performance.now() - startedAt) / ids.length }
}

const without = await orderAll((await startCarts()).ids)
console.log(`without rules: ${without.placed} of ${checkouts} ordered, ${without.each.toFixed(1)} ms each`)

let failures = 0
for (let round = 1; round <= rounds; round++) {
  const { ids, gross, net } = await startCarts()
  const { id: budgetId } = await run('mutation ($input: BudgetCreateInput!) { budgetCreate(input: $input) { id } }', {
    input: { name: `Round ${round}`, companyId, amount: gross * PASSING },
  })
  const { rows: accounts } = await database.query<{ id: number; open: string }>(
    'select id, "openOrders" as open from "creditAccount" where "companyId" = $1',
    [companyId],
  )
  const open = Number(accounts[0]?.open ?? 0)
  const creditLimit = Math.round((open + net * PASSING) * 100) / 100
  if (accounts[0])
    await run('mutation ($id: Int!, $l: Float!) { creditAccountUpdate(id: $id, input: { creditLimit: $l }) { id } }', {
      id: accounts[0].id,
      l: creditLimit,
    })
  else
    await run('mutation ($input: CreditAccountCreateInput!) { creditAccountCreate(input: $input) { id } }', {
      input: { companyId, creditLimit },
    })
  const { placed, codes, each } = await orderAll(ids)
  const { rows } = await database.query<{ spent: string; ledger: string; over: boolean }>(
    `select u.amount::text as spent, (select sum(amount)::text from "spendingEntry" where "budgetId" = $1) as ledger,
            u.amount > b.amount or exists (select from "creditAccount" a where a."openOrders" + a.balance > a."creditLimit") as over
       from budget b join "budgetUse" u on u."budgetId" = b.id where b.id = $1`,
    [budgetId],
  )
  const [state] = rows
  const isRight = placed === PASSING && state?.spent === state?.ledger && !state?.over
  if (!isRight) failures++
  console.log(
    `round ${round}: ${placed} of ${checkouts} ordered (${PASSING} fit), refused with ${[...codes].join(', ')}, spent ${state?.spent}, ledger ${state?.ledger}, ${each.toFixed(1)} ms each`,
  )
  await run('mutation ($id: Int!) { budgetUpdate(id: $id, input: { active: false }) { id } }', { id: budgetId })
}
await server.stop()
console.log(failures ? `${failures} rounds failed` : 'nothing was overspent, and the ledger adds up')
process.exitCode = failures ? 1 : 0
