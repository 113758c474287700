/**
 * Null in an update clears a field or is refused with an error that names the field, on both interfaces (decision 72). Every field of every
 * update is written, and then sent as null: afterwards the tables differ, or the request was refused.
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { undone } from '../rolled-back.js'
import type { Answer, TestServer } from '../test-server.js'
import { graphqlArguments } from './arguments.graphql.js'
import { openCalls, whoMay } from './calls.js'
import { type Fixture, furnish } from './fixture.js'
import { samplesOf, type Update, type UpdateField, updates, writesOf } from './nulls.js'
import { objects } from './objects.js'
import { readTables } from './tables.js'

/** Fields that this test cannot judge, and why. A pattern that no longer matches a field that fails is an error, too. */
const EXPLAINED: [RegExp, string][] = [
  [/ autoGenerateSlugs$| validate(OrderList|Budget)$/, 'says how this request works and is not stored; null means the default'],
  [/bundle\S* taxZone$/, 'the zone of the prices in the response; not stored'],
  [/(PATCH \/v2\/(cluster|product).*|clusterUpdate) (defaultL|l)anguage$/, 'has no effect, as its description says'],
  [/\/customers\/\S* parent$/, 'has no effect: a customer has no company'],
  [/\/(companies|contacts|customers)\/\S* source(Id)?$/, 'deprecated: an entry of sources, to which an update only adds'],
  [/categoryUpdate (name|description|shortDescription|slug)$/, 'deprecated text: null under the old name says nothing'],
  [/ shortName$/, 'deprecated text: null under the old name says nothing'],
  [/orderItemUpdate price(Total)?Net$/, 'null calculates it; the only other value that is accepted is the calculated one'],
  [
    /clusterProductUpdate categoryId$|\/clusters\/\S*\/products\/\S* (categoryId|parent)$/,
    'moves the product away from this address',
  ],
  [/approval-rules\S* escalate(AfterHours|ToContactId)$/, 'are only given together'],
  [/magicTokenUpdate customerId$/, 'cannot be changed, and this token belongs to a contact'],
]

let server: TestServer
let fixture: Fixture
let calls = {} as ReturnType<typeof openCalls>
let samples: ReturnType<typeof samplesOf>
let existing: Set<string>

beforeAll(async () => {
  ;({ server, fixture } = await furnish())
  calls = openCalls(server, fixture)
  samples = samplesOf(fixture)
  existing = new Set([...(await readTables(server)).keys()].map((name) => name.replaceAll('"', '').replace('public.', '')))
  const { own, things } = fixture
  const sources = {
    product: things.otherProduct.id,
    cluster: things.otherCluster.id,
    company: own.secondCompanyId,
    contact: own.managerId,
  }
  for (const [kind, id] of Object.entries(sources))
    await server.db
      .insertInto(`${kind}Source` as 'productSource')
      .values({ name: 'erp', id: 'other', [`${kind}Id`]: id } as never)
      .execute()
})
afterAll(async () => {
  await server.close()
})

type Values = Record<string, unknown>

/** Sends an update with these values. Returns null if it was accepted, otherwise the words of the refusal. */
async function send({ operation, argument, required }: Update, values: Values): Promise<string | null> {
  const { actor, side } = whoMay(operation)
  if (!operation.startsWith('mutation.')) {
    const answer = await calls.sendRest(operation, actor, values, required)
    return answer.status >= 400 ? JSON.stringify(answer.body) : null
  }
  const own: Answer = side ? objects[operation]?.(fixture[side], fixture) : graphqlArguments[operation]?.(fixture.things, fixture)
  const least = Object.fromEntries(required.map((name) => [name, own[argument]?.[name]]))
  const answer = await calls.sendGraphql(operation, actor, { ...own, [argument]: { ...least, ...values } })
  return answer.errors ? JSON.stringify(answer.errors) : null
}

/** These tables only report what was written elsewhere. */
const REPORTS = /^(event|eventSequence|actionDelivery|control\.usage|(product|cluster)?[sS]earch\w*)$/

/** The tables that statements wrote to. */
function writtenTables(statements: string[]): string[] {
  const writes = /(?:insert into|update|delete from) ("?\w+"?(?:\."?\w+"?)?)/gi
  const names = statements.flatMap((text) => [...text.matchAll(writes)].map(([, name = '']) => name.replaceAll('"', '')))
  return [...new Set(names)].filter((name) => existing.has(name) && !REPORTS.test(name))
}

/** A fingerprint of the rows of some tables. Every write of a business rule has a new revision. */
async function readRows(tables: Iterable<string>): Promise<string> {
  const one = (name: string) =>
    `select '${name}' as name, coalesce(sum(hashtextextended((to_jsonb(t) - 'revision')::text, 0))::text, '') as rows from "${name.replace('.', '"."')}" t`
  const statement = [...tables].map(one).join(' union all ')
  return statement && JSON.stringify((await sql.raw(statement).execute(server.tenants.control)).rows)
}

interface Outcome {
  kind: 'refused' | 'cleared' | 'kept' | 'unclear' | 'unset'
  words?: string
}

/** The tables to which an operation writes, as far as requests have shown. */
const known = new Map<string, Set<string>>()

/** Writes values if there are any, sends null, and says what became of it. */
async function tryNull(update: Update, field: UpdateField, values: Values | null): Promise<Outcome> {
  const tables = known.get(update.operation) ?? new Set<string>()
  known.set(update.operation, tables)
  const seen = tables.size
  const outcome = await undone(server, async (): Promise<Outcome> => {
    const from = server.statements.length
    const unwritten = values && (await send(update, values))
    if (unwritten) return { kind: 'unset', words: unwritten }
    const before = await readRows(tables)
    const refusal = await send(update, { [field.name]: null })
    for (const table of writtenTables(server.statements.slice(from))) tables.add(table)
    if (refusal) return { kind: refusal.includes(field.name) ? 'refused' : 'unclear', words: refusal }
    if (tables.size > seen) return { kind: 'unclear' }
    return { kind: (await readRows(tables)) === before ? 'kept' : 'cleared' }
  })
  // With further tables it is tried again, because it is not known what they contained before.
  return outcome.kind === 'unclear' && tables.size > seen ? tryNull(update, field, values) : outcome
}

/** Tries the values that may be written, until null clears one of them or is refused. One of them may be the default. */
async function judge(update: Update, field: UpdateField): Promise<Outcome> {
  const tried: Outcome[] = []
  for (const values of writesOf(field, samples)) {
    const outcome = await tryNull(update, field, values)
    if (outcome.kind !== 'unset' && outcome.kind !== 'kept') return outcome
    tried.push(outcome)
  }
  const kept = tried.find(({ kind }) => kind === 'kept')
  if (kept) return kept
  const direct = await tryNull(update, field, null)
  return direct.kind === 'kept' ? (tried[0] ?? direct) : direct
}

/** The tables that change when an update writes what is there already. If there were any, they would hide fields that are kept. */
const findNoise = (update: Update, values: Values): Promise<boolean> =>
  undone(server, async () => {
    if (await send(update, values)) return false
    const tables = known.get(update.operation) ?? []
    const before = await readRows(tables)
    await send(update, values)
    return (await readRows(tables)) !== before
  })

test('null clears every field of an update, or is refused with its name', async () => {
  const failed: string[] = []
  const explained = new Set<RegExp>()
  for (const update of updates)
    for (const field of update.fields) {
      const { kind, words = '' } = await judge(update, field)
      const line = `${field.operation} ${field.name}`
      const why = EXPLAINED.find(([pattern]) => pattern.test(line))
      if (kind === 'refused' || kind === 'cleared') continue
      if (why) explained.add(why[0])
      else failed.push(`${line}: ${kind} ${words.slice(0, 300)}`)
    }

  expect(failed).toEqual([])
  expect(EXPLAINED.filter(([pattern]) => !explained.has(pattern)).map(([pattern]) => `${pattern}`)).toEqual([])
})

test('writing the same again changes no table, so that every change above comes from null', async () => {
  const noisy: string[] = []
  for (const update of updates)
    for (const values of update.fields.slice(0, 1).flatMap((field) => writesOf(field, samples).slice(0, 1)))
      if (await findNoise(update, values)) noisy.push(update.operation)

  expect(updates.length).toBeGreaterThan(120)
  expect(noisy).toEqual([])
})
