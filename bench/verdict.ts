/**
 * Measures what the spending verdict costs a checkout: CPU milliseconds of Node and PostgreSQL for one `cartProcess`, one after the other,
 * in a shop without rules, for a company without rules in a shop that has some, and for a company with budget, credit, limits and approval rule.
 * Usage: WHARF_DEMO=small node tools/run.mjs bench/verdict.ts [rounds] [checkouts]
 */
import { startBenchServer } from './server.js'

const [rounds = 5, checkouts = 150] = process.argv.slice(2).map(Number)
const server = await startBenchServer()
const { database, credentials } = server

type Answer = Record<string, unknown>

/** Returns the answer of a request that must succeed. */
async function run(query: string, variables: object = {}): Promise<Answer> {
  const response = await fetch(`${server.url}/v2/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: credentials.graphql.adminKey },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data: Record<string, Answer>; errors?: unknown }
  if (errors) throw new Error(JSON.stringify(errors))
  return Object.values(data)[0] as Answer
}

interface Buyer {
  companyId: number
  contactId: number
}

async function addBuyer(name: string, belongsToCompanyId: number | null): Promise<Buyer> {
  const { companyId } = await run('mutation ($input: CreateCompanyInput!) { companyCreate(input: $input) { companyId } }', {
    input: { name, belongsToCompanyId },
  })
  const input = { parentId: companyId, firstName: 'Ada', email: `${name}@bench.example` }
  const { contactId } = await run('mutation ($input: CreateContactInput!) { contactCreate(input: $input) { contactId } }', {
    input,
  })
  return { companyId: companyId as number, contactId: contactId as number }
}

const { rows: products } = await database.query<{ id: number }>(
  `select p.id from product p join price on price."productId" = p.id
    where p.status = 'A' and p.hidden = 'N' and p.orderable = 'Y' and price.list > 0 order by p.id limit 1`,
)
const productId = products[0]?.id

async function startCart(buyer: Buyer): Promise<string> {
  const { cartId } = await run('mutation ($input: CartStartInput) { cartStart(input: $input) { cartId } }', { input: buyer })
  await run('mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { cartId } }', {
    id: cartId,
    input: { productId },
  })
  return cartId as string
}

/** Orders carts one after the other; returns the CPU of one checkout. */
async function measure(buyer: Buyer): Promise<[node: number, postgres: number]> {
  const ids: string[] = []
  for (let i = 0; i < checkouts; i++) ids.push(await startCart(buyer))
  const before = server.readCpu()
  for (const id of ids)
    await run('mutation ($id: String!) { cartProcess(id: $id, input: { orderStatus: "NEW" }) { cartOrderId } }', { id })
  const after = server.readCpu()
  return [(after[0] - before[0]) / checkouts, (after[1] - before[1]) / checkouts]
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number

function report(name: string, measured: readonly (readonly [number, number])[]) {
  console.log(measured.map(([n, p]) => `${n.toFixed(1)}+${p.toFixed(1)}`).join('  '))
  const [node, postgres] = [median(measured.map(([n]) => n)), median(measured.map(([, p]) => p))]
  console.log(`${name}: ${node.toFixed(2)} + ${postgres.toFixed(2)} = ${(node + postgres).toFixed(2)} ms`)
}

const group = await addBuyer('group', null)
const free = await addBuyer('free', null)
const ruled = await addBuyer('ruled', group.companyId)
await database.query('truncate budget, "creditAccount", "spendingLimit", "approvalRule" cascade')

const warmUp = await measure(free)
console.log(`warm-up: ${(warmUp[0] + warmUp[1]).toFixed(2)} ms`)
const none = []
for (let round = 0; round < rounds; round++) none.push(await measure(free))
report('shop without rules', none)

await run('mutation ($input: BudgetCreateInput!) { budgetCreate(input: $input) { id } }', {
  input: { name: 'Year', companyId: ruled.companyId, amount: 1e9, period: 'YEAR' },
})
await run('mutation ($input: CreditAccountCreateInput!) { creditAccountCreate(input: $input) { id } }', {
  input: { companyId: group.companyId, creditLimit: 1e9 },
})
for (const measureOf of ['ORDER', 'LINE'])
  await run('mutation ($input: SpendingLimitCreateInput!) { spendingLimitCreate(input: $input) { id } }', {
    input: { name: measureOf, companyId: group.companyId, measure: measureOf, amount: 1e8, effect: 'REFUSES' },
  })
await run('mutation ($input: ApprovalRuleCreateInput!) { approvalRuleCreate(input: $input) { id } }', {
  input: {
    name: 'Large',
    companyId: group.companyId,
    amount: 1e7,
    steps: [{ approvers: 'ROLE', role: 'AUTHORIZATION_MANAGER' }],
  },
})
const beside: [number, number][] = []
const within: [number, number][] = []
await measure(ruled)
for (let round = 0; round < rounds; round++) {
  beside.push(await measure(free))
  within.push(await measure(ruled))
}
report('company without rules', beside)
report('company with rules', within)
await server.stop()
