/**
 * Who may do what: every operation of both interfaces, as ten callers, on their own and on others' objects. What came of each is in the
 * committed table beside this file; `MATRIX=write` writes it anew, for a person to read before it is committed. outcome.ts explains the words.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type GraphQLField, getNamedType, isCompositeType, isObjectType, isRequiredArgument } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRateLimiter } from '../../src/core/auth/rate-limiter.js'
import { askFor, takesFile } from '../contract/samples.js'
import { policies, routes, schema } from '../contract/surface.js'
import type { Answer, House } from '../house.js'
import { undone } from '../rolled-back.js'
import { graphqlArguments } from './arguments.graphql.js'
import { restCall } from './arguments.rest.js'
import { type ActorName, actorNames, type Fixture, furnish } from './fixture.js'
import { objects } from './objects.js'
import { COUNTS, graphqlOutcome, type Outcome, restOutcome } from './outcome.js'
import { changedTables, readTables } from './tables.js'

const TABLE = new URL('matrix.txt', import.meta.url)

let h: House
let fixture: Fixture

beforeAll(async () => {
  ;({ h, fixture } = await furnish())
})
afterAll(async () => {
  await h.close()
})

const isRest = (name: string) => name.includes(' ')

/** Databases are neither made nor dropped in a transaction. */
const OUTSIDE = new Set(['mutation.tenantCreate', 'mutation.tenantDelete'])

/** Who brings no credential of the right kind is turned away before anything is read. */
const isTurnedAway = (name: string, actor: ActorName) =>
  policies[name]?.allow === 'role' &&
  (isRest(name) ? !actor.startsWith('rest') : actor === 'anonymous' || actor.startsWith('rest'))

/** What one caller does leaves nothing behind for the next. A query changes nothing. */
function alone<T>(name: string, actor: ActorName, work: () => Promise<T>): Promise<T> {
  if (/^(query\.|GET )/.test(name) || OUTSIDE.has(name) || isTurnedAway(name, actor)) return work()
  return undone(h, work, actor === 'otherAdmin' ? ['other'] : [])
}

function fieldOf(name: string): GraphQLField<unknown, unknown> {
  const [root, field = ''] = name.split('.')
  const type = root === 'query' ? schema.getQueryType() : schema.getMutationType()
  return type?.getFields()[field] as GraphQLField<unknown, unknown>
}

/** A document that calls an operation with these variables and asks for as little as tells whether it worked. */
function documentFor(name: string, given: string[]): string {
  const [root = '', fieldName = ''] = name.split('.')
  const field = fieldOf(name)
  const args = field.args.filter((arg) => given.includes(arg.name))
  const list = (of: (name: string, type: string) => string) => args.map((arg) => of(arg.name, String(arg.type))).join(', ')
  const [declared, passed] = [list((n, t) => `$${n}: ${t}`), list((n) => `${n}: $${n}`)]
  const type = getNamedType(field.type)
  const fields = isObjectType(type) ? type.getFields() : {}
  const counts = COUNTS.filter((count) => fields[count]).join(' ')
  const inner = counts || (fields.actions ? 'actions { data { success } }' : '__typename')
  const selection = isCompositeType(type) ? ` { ${inner} }` : ''
  return `${root}${declared && `(${declared})`} { ${fieldName}${passed && `(${passed})`}${selection} }`
}

type WhoseSide = 'own' | 'foreign' | null

function askGraphql(name: string, actor: ActorName, side: WhoseSide): Promise<Answer> {
  const variables = side ? objects[name]?.(fixture[side], fixture) : graphqlArguments[name]?.(fixture.things, fixture)
  const { apikey = null, bearer } = fixture.actors[actor]
  const given = variables ?? requiredInputs(name)
  if (takesFile(name)) return askFor(h, name, apikey, bearer)
  return h.gql(documentFor(name, Object.keys(given)), given, apikey, bearer)
}

async function asGraphql(name: string, actor: ActorName, side: WhoseSide): Promise<Outcome> {
  await prepare(name)
  const outcome = graphqlOutcome(await alone(name, actor, () => askGraphql(name, actor, side)))
  if (name === 'mutation.tenantCreate' && outcome === 'ok') await h.gql('mutation { tenantDelete(id: "third") }')
  return outcome
}

/** An input that must be given and need not say anything. */
const requiredInputs = (name: string) =>
  Object.fromEntries(fieldOf(name).args.flatMap((arg) => (isRequiredArgument(arg) ? [[arg.name, {}]] : [])))

/** What one caller uses up there must be again for the next, where a transaction does not give it back: tries, and databases. */
async function prepare(name: string) {
  if (policies[name]?.allow !== 'role') h.services.limiter = openRateLimiter(h.clock)
  if (name !== 'mutation.tenantDelete') return
  const spare = await h.db.selectFrom('control.tenant').select('id').where('id', '=', 'spare').executeTakeFirst()
  const input = { id: 'spare', name: 'Spare', channel: { name: 'Spare' } }
  if (!spare) await h.gql('mutation($input: TenantCreateInput!) { tenantCreate(input: $input) { id } }', { input })
}

function askRest(name: string, actor: ActorName) {
  const takes = routes[name as keyof typeof routes]?.input
  const { line: called, body } = restCall(name, fixture, takes !== undefined && takes.kind !== 'query')
  return h.rest(called, body, fixture.actors[actor].bearer ?? null)
}

const asRest = async (name: string, actor: ActorName): Promise<Outcome> =>
  restOutcome(await alone(name, actor, () => askRest(name, actor)))

async function rowOf(name: string, side: WhoseSide): Promise<string> {
  const cells: string[] = []
  for (const actor of actorNames) cells.push(isRest(name) ? await asRest(name, actor) : await asGraphql(name, actor, side))
  return line(name, side ?? '', cells)
}

const WIDTH = 72
const line = (name: string, side: string, cells: readonly string[]) =>
  `${name.padEnd(WIDTH)} ${side.padEnd(8)}${cells.map((cell) => cell.padEnd(16)).join('')}`.trimEnd()

const operations = Object.keys(policies).toSorted()
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
const committed = () => readFileSync(TABLE, 'utf8').split('\n')

for (const { name, side } of rows)
  test(`${name}${side ? ` on ${side} objects` : ''} answers each caller as the table says`, async () => {
    const row = await rowOf(name, side)
    written.push(row)
    expect(process.env.MATRIX === 'write' ? written : committed()).toContain(row)
  })

test('the table has a row for every operation and none for anything else', () => {
  if (process.env.MATRIX === 'write') writeFileSync(TABLE, `${written.join('\n')}\n`)
  const keyOf = (row: string) => row.slice(0, WIDTH + 9).trimEnd()

  expect(committed().slice(1).filter(Boolean).map(keyOf)).toEqual(rows.map(({ name, side }) => keyOf(line(name, side ?? '', []))))
  expect(Object.keys({ ...objects, ...graphqlArguments }).filter((name) => !operations.includes(name))).toEqual([])
})

/** Whoever may talk to an agent is refused here, because the agent is another system and there is none. */
const ASKS_ANOTHER_SYSTEM = new Set(['mutation.agentConversationCreate', 'mutation.agentMessageCreate'])

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
  expect(cells.filter(({ row, outcomes }) => !outcomes.includes('ok') && !ASKS_ANOTHER_SYSTEM.has(row))).toEqual([])
})

/** The caller who may do it, of those whom the table lists, and what comes of it. */
function whoMay(name: string): { actor: ActorName; outcome: string; side: WhoseSide } {
  const side = objects[name] ? 'own' : null
  const row = committed().find((text) => text.startsWith(line(name, side ?? '', []))) ?? ''
  const outcomes = row
    .slice(WIDTH + 9)
    .trim()
    .split(/ +/)
  const at = Math.max(outcomes.lastIndexOf('ok', actorNames.indexOf('admin')), 0)
  const actor = outcomes.includes('ok') ? at : actorNames.indexOf('admin')
  return { actor: actorNames[actor] as ActorName, outcome: outcomes[actor] ?? '', side }
}

const isWrite = (name: string) => {
  const input = routes[name as keyof typeof routes]?.input
  return !/^(query\.|GET )/.test(name) && input?.kind !== 'search'
}

/** So many dry runs share a look at all tables, which takes longer than one of them. */
const GROUP = 25

test('a dry run of every write answers as the write does, and leaves every table and file as it was', async () => {
  await h.files.secret()
  await prepare('mutation.tenantDelete')
  const files = () => readdirSync(h.fileFolder, { recursive: true })
  const [tables, stored] = [await readTables(h), files()]
  const wrong: string[] = []
  for (const [i, name] of operations.filter(isWrite).entries()) {
    const { actor, outcome, side } = whoMay(name)
    await prepare(name)
    const ask = () => (isRest(name) ? askRest(name, actor) : askGraphql(name, actor, side))
    const answer = await h.withHeaders({ 'api-dry-run': 'true' }, ask)
    const came = isRest(name) ? restOutcome(answer) : graphqlOutcome(answer)
    if (came !== outcome) wrong.push(`${name} as ${actor}: ${came}, not ${outcome}: ${JSON.stringify(answer)}`)
    if ((i + 1) % GROUP > 0) continue
    for (const table of changedTables(tables, await readTables(h))) wrong.push(`${table} was changed, up to ${name}`)
  }

  expect(wrong).toEqual([])
  expect(changedTables(tables, await readTables(h))).toEqual([])
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
