/** The records that the GraphQL examples are about: those of the REST examples, people of the demo shop who can log in, and what only GraphQL can add. */
import { v7 } from 'uuid'
import { demoAdmin, demoUsers } from '../../../src/cli/demo/demo.data.js'
import { openReceiver } from '../../receiver.js'
import type { Answer, TestServer } from '../../test-server.js'
import { readFixture } from '../demo-fixture.js'
import { addCatalog } from './fixture.catalog.js'
import { addMessages } from './fixture.messages.js'
import { addFactor, addPeople, GUARDED_ADMIN, PASSWORD } from './fixture.people.js'
import { addRules } from './fixture.rules.js'
import { addSales } from './fixture.sales.js'

export type Run = (document: string, variables?: object) => Promise<Answer>
// biome-ignore lint/suspicious/noExplicitAny: records of the demo shop, as the API shows them
export type Records = Record<string, any>

/** The values for the variables of examples. The names are those of the fixture of test/matrix, whose variables many examples share. */
export interface GraphqlFixture {
  own: Records
  things: Records
  refreshToken: string
  roleDefinitionId: string
  actors: Record<'contact' | 'admin' | 'guardedAdmin', { bearer: string }>
  close: () => Promise<void>
}

export async function readGraphqlFixture(shop: TestServer): Promise<GraphqlFixture> {
  const run: Run = async (document, variables = {}) => {
    const answer = await shop.gql(document, variables)
    if (answer.errors) throw new Error(`${document} ${JSON.stringify(variables)}: ${JSON.stringify(answer.errors)}`)
    return Object.values(answer)[0]
  }
  const usage = await addUsage(shop, run)
  const { own, things } = (await readFixture((line, body) => shop.rest(line, body))) as unknown as Pick<
    GraphqlFixture,
    'own' | 'things'
  >
  const agent = await openReceiver(({ body }) => ({ body: JSON.stringify(replyTo(JSON.parse(body))) }))
  const catalog = { ...things, ...(await addCatalog(shop, run, things)) }
  const people = await addPeople(shop, run, own)
  const sales = await addSales(shop, run, { ...own, ...people }, catalog)
  const sessions = await logIn(shop, run)
  return {
    own: { ...own, ...people, ...sales },
    things: {
      ...catalog,
      usage,
      ...(await addMessages(shop, run, agent.url)),
      ...(await addKeys(run)),
      ...(await addRules(run, things)),
      ...(await addHooksAndPayments(shop, run, agent.url, sales.openOrderId)),
    },
    ...sessions,
    roleDefinitionId: (await run('{ roleDefinitions(input: { names: ["pricing"] }) { items { id } } }')).items[0].id,
    close: agent.close,
  }
}

const PAYMENT_STATES: Record<string, string> = {
  START: 'PENDING',
  CAPTURE: 'PAID',
  CANCEL: 'CANCELLED',
  REFUND: 'REFUNDED',
  STATUS: 'PAID',
}

/** The agent, and the payment provider. */
function replyTo({ point, operation }: Answer): object {
  if (point === 'CHECKOUT') return { decision: 'ALLOW' }
  if (point !== 'PAYMENT')
    return { conversationId: 'conversation-1', responseMessage: 'The hammer drill of 1500 W drills concrete.' }
  const redirect = operation === 'START' && { redirectUrl: 'https://pay.example/tr_7UhSN1zuXS' }
  return { status: PAYMENT_STATES[operation], ...(operation === 'START' && { providerId: 'tr_7UhSN1zuXS' }), ...redirect }
}

/** A provider of payments, and a credit check that was called once. */
async function addHooks({ db, clock }: TestServer, run: Run, url: string) {
  const add = 'mutation ($input: DecisionHookCreateInput!) { decisionHookCreate(input: $input) { id } }'
  const provider = await run(add, { input: { name: 'Payment provider', url, points: ['PAYMENT'], deadlineMs: 5000 } })
  const decisionHook = await run(add, {
    input: { name: 'Credit limit', url, points: ['CHECKOUT'], active: false, deadlineMs: 5000 },
  })
  const { id } = await db.selectFrom('decisionHook').select('id').where('uuid', '=', decisionHook.id).executeTakeFirstOrThrow()
  const question = JSON.stringify({ version: 1, point: 'CHECKOUT', dryRun: false, mayAddLines: true, lines: [] })
  const of = {
    decisionHookId: id,
    hookId: decisionHook.id,
    point: 'CHECKOUT' as const,
    status: 'ANSWERED' as const,
    hash: '9f86d081',
  }
  const row = {
    uuid: v7(),
    ...of,
    question,
    answer: '{"decision":"ALLOW"}',
    responseStatus: 200,
    durationMs: 41,
    createdAt: clock(),
  }
  await db.insertInto('decisionHookCall').values(row).execute()
  const view = { list: 'orders', name: 'To pick', settings: { columns: ['id', 'status'] }, isShared: true }
  const savedView = await run('mutation ($input: SavedViewCreateInput!) { savedViewCreate(input: $input) { id } }', {
    input: view,
  })
  return {
    ...(await addSpending(run)),
    savedView: { id: savedView.id, uuid: savedView.id },
    provider,
    decisionHook: { id: decisionHook.id, uuid: decisionHook.id },
    hookCall: { id: row.uuid, uuid: row.uuid },
  }
}

/** Companies with a budget and credit accounts, one of which has an invoice. */
async function addSpending(run: Run) {
  const company = async (name: string): Promise<number> =>
    (await run('mutation ($input: CreateCompanyInput!) { companyCreate(input: $input) { companyId } }', { input: { name } }))
      .companyId
  const [spenderId, otherId, thirdSpenderId] = [
    await company('Harbour works'),
    await company('Quay works'),
    await company('Dock works'),
  ]
  const account = (companyId: number) =>
    run('mutation ($input: CreditAccountCreateInput!) { creditAccountCreate(input: $input) { id uuid } }', {
      input: { companyId, creditLimit: 25000 },
    })
  await account(spenderId)
  const creditEntry = await run('mutation ($input: CreditEntryCreateInput!) { creditEntryCreate(input: $input) { id uuid } }', {
    input: { companyId: spenderId, externalId: 'INV-2026-0816', type: 'INVOICE', amount: 1210 },
  })
  const { items } = await run('{ spendingEntries(input: { offset: 1 }) { items { id } } }', {})
  return {
    spenderId,
    thirdSpenderId,
    budget: await run('mutation ($input: BudgetCreateInput!) { budgetCreate(input: $input) { id uuid } }', {
      input: { name: 'Tools', companyId: spenderId, amount: 5000, period: 'QUARTER' },
    }),
    spendingLimit: await run('mutation ($input: SpendingLimitCreateInput!) { spendingLimitCreate(input: $input) { id uuid } }', {
      input: { name: 'Large orders', companyId: spenderId, amount: 2500 },
    }),
    creditAccount: await account(otherId),
    creditEntry,
    spendingEntry: { id: items[0].id, uuid: items[0].id },
  }
}

async function addHooksAndPayments(shop: TestServer, run: Run, url: string, orderId: number) {
  const hooks = await addHooks(shop, run, url)
  return { ...hooks, ...(await addPayments(run, orderId, hooks.provider.id)) }
}

/** Payments that can be captured, cancelled and refunded. */
async function addPayments(run: Run, orderId: number, hookId: string) {
  const add = async (status: string) => {
    const input = { orderId, amount: 12100, currency: 'EUR', method: 'CARD', status, hookId }
    return run('mutation ($input: CreatePaymentInput!) { paymentCreate(input: $input) { id } }', { input })
  }
  return {
    authorized: await add('AUTHORIZED'),
    cancellable: await add('AUTHORIZED'),
    paid: await add('PAID'),
    pending: await add('PENDING'),
  }
}

/** The default tenant is as old as the test, and somebody has used a deprecated field. */
async function addUsage({ db, clock, ledger }: TestServer, run: Run) {
  const now = clock()
  await db.updateTable('control.tenant').set({ createdAt: now, lastModifiedAt: now }).execute()
  await run('{ taxes { items { shopId } } }')
  await ledger.flush()
  return (await run('{ lifecycleUsage(input: { item: "gql:Tax.shopId" }) { items { credential } } }')).items[0]
}

/** Sessions of the contact, of the administrator, and of one who has enabled two-factor sign-in. */
async function logIn(shop: TestServer, run: Run) {
  const start = async (email: string) =>
    (
      await run('mutation ($input: LoginInput!) { login(input: $input) { session { accessToken refreshToken } } }', {
        input: { email, password: PASSWORD },
      })
    ).session
  const contact = await start(demoUsers.contact.email)
  const admin = await start(demoAdmin.email)
  const guarded = await start(GUARDED_ADMIN)
  await addFactor(shop, demoAdmin.email, null)
  await addFactor(shop, GUARDED_ADMIN, shop.clock())
  return {
    refreshToken: contact.refreshToken,
    actors: {
      contact: { bearer: contact.accessToken },
      admin: { bearer: admin.accessToken },
      guardedAdmin: { bearer: guarded.accessToken },
    },
  }
}

/** Keys that can be changed, and a role definition that nobody has. */
async function addKeys(run: Run) {
  const withUuid = ({ id }: { id: string }) => ({ id, uuid: id })
  return {
    gqlApiKey: withUuid(await run('mutation { gqlApiKeyCreate(input: { name: "Storefront" }) { id } }')),
    restApiKey: withUuid(await run('mutation { restApiKeyCreate(input: { name: "ERP" }) { id } }')),
    roleDefinition: withUuid(
      await run(`mutation { roleDefinitionCreate(input: {
        name: "example", descriptions: [{ language: "EN", value: "Example" }], defaultAccess: NONE }) { id } }`),
    ),
  }
}
