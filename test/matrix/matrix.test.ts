/**
 * The access matrix: every operation of both interfaces, as ten callers, on their own and on others' objects. The outcomes are in the
 * committed table beside this file; `MATRIX=write` writes it again, for a person to read before it is committed. outcome.ts explains the words.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { policies } from '../contract/surface.js'
import type { TestServer } from '../test-server.js'
import { graphqlArguments } from './arguments.graphql.js'
import { isRest, isWrite, matrixTable, openCalls, operations, type WhoseSide, whoMay } from './calls.js'
import { type ActorName, actorNames, type Fixture, furnish } from './fixture.js'
import { objects } from './objects.js'
import { graphqlOutcome, type Outcome, restOutcome } from './outcome.js'
import { changedTables, readTables } from './tables.js'

let server: TestServer
let fixture: Fixture
let { alone, askGraphql, askRest, prepare } = {} as ReturnType<typeof openCalls>

beforeAll(async () => {
  ;({ server, fixture } = await furnish())
  ;({ alone, askGraphql, askRest, prepare } = openCalls(server, fixture))
})
afterAll(async () => {
  await server.close()
})

const { line, width: WIDTH, read: committed } = matrixTable

async function asGraphql(name: string, actor: ActorName, side: WhoseSide): Promise<Outcome> {
  await prepare(name)
  const outcome = graphqlOutcome(await alone(name, actor, () => askGraphql(name, actor, side)))
  if (name === 'mutation.tenantCreate' && outcome === 'ok') await server.gql('mutation { tenantDelete(id: "third") }')
  return outcome
}

const asRest = async (name: string, actor: ActorName): Promise<Outcome> =>
  restOutcome(await alone(name, actor, () => askRest(name, actor)))

async function rowOf(name: string, side: WhoseSide): Promise<string> {
  const cells: string[] = []
  for (const actor of actorNames) cells.push(isRest(name) ? await asRest(name, actor) : await asGraphql(name, actor, side))
  return line(name, side ?? '', cells)
}

interface Row {
  name: string
  side: WhoseSide
}
const rows = operations.flatMap((name): Row[] =>
  objects[name]
    ? [
        { name, side: 'own' },
        { name, side: 'foreign' },
      ]
    : [{ name, side: null }],
)
const written: string[] = [line('operation', 'object', actorNames)]
const expected = process.env.MATRIX === 'write' ? written : committed()

for (const { name, side } of rows)
  test(`${name}${side ? ` on ${side} objects` : ''} answers each caller as the table says`, async () => {
    const row = await rowOf(name, side)
    written.push(row)
    expect(expected).toContain(row)
  })

test('the table has a row for every operation and none for anything else', () => {
  if (process.env.MATRIX === 'write') writeFileSync(matrixTable.url, `${written.join('\n')}\n`)
  const keyOf = (row: string) => row.slice(0, WIDTH + 9).trimEnd()

  expect(committed().slice(1).filter(Boolean).map(keyOf)).toEqual(rows.map(({ name, side }) => keyOf(line(name, side ?? '', []))))
  expect(Object.keys({ ...objects, ...graphqlArguments }).filter((name) => !operations.includes(name))).toEqual([])
})

/** Callers that may do this are refused here, because it needs another system, an agent or a hook, and there is none. */
const ASKS_ANOTHER_SYSTEM = new Set([
  'mutation.agentConversationCreate',
  'mutation.agentMessageCreate',
  'mutation.decisionHookReplay',
  'POST /v2/decision-hook-calls/{id}/replay',
  ...['Start', 'Capture', 'Cancel', 'Refund', 'RefreshStatus'].map((operation) => `mutation.payment${operation}`),
  'POST /v2/payments/start',
  ...['capture', 'cancel', 'refund', 'refresh-status'].map((operation) => `POST /v2/payments/{id}/${operation}`),
])

test('every operation is called with arguments that tell about rights: nobody is answered that they were wrong', () => {
  const cells = committed()
    .slice(1)
    .filter(Boolean)
    .map((row) => ({
      row: row.slice(0, WIDTH + 8).trim(),
      outcomes: row
        .slice(WIDTH + 9)
        .trim()
        .split(/ +/),
    }))

  expect(cells.filter(({ outcomes }) => outcomes.includes('invalid') || outcomes.includes('error'))).toEqual([])
  expect(
    cells.filter(
      ({ row, outcomes }) => !outcomes.includes('ok') && !ASKS_ANOTHER_SYSTEM.has(row.replace(/ +(own|foreign)$/, '')),
    ),
  ).toEqual([])
})

/** So many dry runs share a look at all tables, which takes longer than one of them. */
const GROUP = 25

test('a dry run of every write returns the same as the write, and leaves every table and file unchanged', async () => {
  await server.files.secret()
  await prepare('mutation.tenantDelete')
  const files = () => readdirSync(server.fileFolder, { recursive: true })
  const [tables, stored] = [await readTables(server), files()]
  const wrong: string[] = []
  for (const [i, name] of operations.filter(isWrite).entries()) {
    const { actor, outcome, side } = whoMay(name)
    await prepare(name)
    const ask = () => (isRest(name) ? askRest(name, actor) : askGraphql(name, actor, side))
    const answer = await server.withHeaders({ 'api-dry-run': 'true' }, ask)
    const came = isRest(name) ? restOutcome(answer) : graphqlOutcome(answer)
    if (came !== outcome) wrong.push(`${name} as ${actor}: ${came}, not ${outcome}: ${JSON.stringify(answer)}`)
    if ((i + 1) % GROUP > 0) continue
    for (const table of changedTables(tables, await readTables(server))) wrong.push(`${table} was changed, up to ${name}`)
  }

  expect(wrong).toEqual([])
  expect(changedTables(tables, await readTables(server))).toEqual([])
  expect(files()).toEqual(stored)
})

/** The outcomes of one caller that lead to something, by row of the table. */
const isShown = (row: string, actor: ActorName) =>
  row
    .slice(WIDTH + 9)
    .trim()
    .split(/ +/)[actorNames.indexOf(actor)] === 'ok'

test('nobody reads more by logging out: what a visitor reads, everybody reads who logs in through the same key', () => {
  const reads = committed().filter((row) => row.startsWith('query.'))
  const users = ['contact', 'manager', 'customer', 'admin'] as const
  const lost = reads.filter((row) => isShown(row, 'storefront') && !users.every((user) => isShown(row, user)))

  expect(reads.length).toBeGreaterThan(200)
  expect(lost).toEqual([])
})

test('every operation that is open to strangers says why', () => {
  const open = Object.entries(policies).filter(([, policy]) => policy.allow !== 'role')

  for (const [name, policy] of open)
    expect({ name, reason: 'reason' in policy && policy.reason.length > 20 }).toEqual({ name, reason: true })
})

/** The operations that the key of a storefront, which has `shop.VIEWER` and `product.VIEWER`, opens to visitors. */
const isForVisitors = (name: string) => {
  const policy = policies[name]
  if (!policy || policy.allow === 'anyKey' || policy.registers) return true
  return name.startsWith('query.') && policy.access === 'VIEWER' && ['shop', 'product'].includes(policy.domain)
}

test('every operation that visitors reach is in the decision on what they may read', () => {
  const decision = readFileSync(new URL('../../docs/decisions/0059-what-visitors-may-read.md', import.meta.url), 'utf8')
  const missing = operations.filter(isForVisitors).filter((name) => !decision.includes(`\`${name.replace(/^\w+\./, '')}\``))

  expect(missing).toEqual([])
})
