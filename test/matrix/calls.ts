/** Calls every operation of both interfaces with arguments that fit the fixture. */
import { readFileSync } from 'node:fs'
import { type GraphQLField, getNamedType, isCompositeType, isObjectType, isRequiredArgument } from 'graphql'
import { openRateLimiter } from '../../src/core/auth/rate-limiter.js'
import { askFor, takesFile } from '../contract/samples.js'
import { policies, routes, schema } from '../contract/surface.js'
import { undone } from '../rolled-back.js'
import type { Answer, TestServer } from '../test-server.js'
import { graphqlArguments } from './arguments.graphql.js'
import { restCall } from './arguments.rest.js'
import { type ActorName, actorNames, type Fixture } from './fixture.js'
import { objects } from './objects.js'
import { COUNTS } from './outcome.js'

export const operations = Object.keys(policies).toSorted()

export const isRest = (name: string) => name.includes(' ')

/** Databases are neither made nor dropped in a transaction. */
export const OUTSIDE = new Set(['mutation.tenantCreate', 'mutation.tenantDelete'])

/** A caller without a credential of the right kind is turned away before anything is read. */
const isTurnedAway = (name: string, actor: ActorName) =>
  policies[name]?.allow === 'role' &&
  (isRest(name) ? !actor.startsWith('rest') : actor === 'anonymous' || actor.startsWith('rest'))

function fieldOf(name: string): GraphQLField<unknown, unknown> {
  const [root, field = ''] = name.split('.')
  const type = root === 'query' ? schema.getQueryType() : schema.getMutationType()
  return type?.getFields()[field] as GraphQLField<unknown, unknown>
}

/** A document that calls an operation with these variables and selects as little as shows whether it worked. */
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

export type WhoseSide = 'own' | 'foreign' | null

/** An input that is required and may be empty. */
const requiredInputs = (name: string) =>
  Object.fromEntries(fieldOf(name).args.flatMap((arg) => (isRequiredArgument(arg) ? [[arg.name, {}]] : [])))

export function openCalls(server: TestServer, fixture: Fixture) {
  /** Undoes what one caller does, so that the next finds nothing of it. A query changes nothing. */
  const alone = <T>(name: string, actor: ActorName, work: () => Promise<T>): Promise<T> => {
    if (/^(query\.|GET )/.test(name) || OUTSIDE.has(name) || isTurnedAway(name, actor)) return work()
    return undone(server, work, actor === 'otherAdmin' ? ['other'] : [])
  }

  const askGraphql = (name: string, actor: ActorName, side: WhoseSide): Promise<Answer> => {
    const variables = side ? objects[name]?.(fixture[side], fixture) : graphqlArguments[name]?.(fixture.things, fixture)
    const { apikey = null, bearer } = fixture.actors[actor]
    const given = variables ?? requiredInputs(name)
    if (takesFile(name)) return askFor(server, name, apikey, bearer)
    return server.gql(documentFor(name, Object.keys(given)), given, apikey, bearer)
  }

  const askRest = (name: string, actor: ActorName) => {
    const takes = routes[name as keyof typeof routes]?.input
    const { line: called, body } = restCall(name, fixture, takes !== undefined && takes.kind !== 'query')
    return server.rest(called, body, fixture.actors[actor].bearer ?? null)
  }

  /** Calls an operation of GraphQL with these variables. */
  const sendGraphql = (name: string, actor: ActorName, variables: Record<string, unknown>): Promise<Answer> => {
    const { apikey = null, bearer } = fixture.actors[actor]
    return server.gql(documentFor(name, Object.keys(variables)), variables, apikey, bearer)
  }

  /** Calls a route with these values, and with what it requires besides. */
  const sendRest = (name: string, actor: ActorName, values: Record<string, unknown>, required: readonly string[]) => {
    const { line: called, body } = restCall(name, fixture, true)
    const least = Object.fromEntries(Object.entries(body ?? {}).filter(([key]) => required.includes(key)))
    return server.rest(called, { ...least, ...values }, fixture.actors[actor].bearer ?? null)
  }

  /** Restores what one caller uses up and a transaction does not restore: attempts, and databases. */
  const prepare = async (name: string) => {
    if (policies[name]?.allow !== 'role') server.services.limiter = openRateLimiter(server.clock)
    if (name !== 'mutation.tenantDelete') return
    const spare = await server.db.selectFrom('control.tenant').select('id').where('id', '=', 'spare').executeTakeFirst()
    const input = { id: 'spare', name: 'Spare', channel: { name: 'Spare' } }
    if (!spare) await server.gql('mutation($input: TenantCreateInput!) { tenantCreate(input: $input) { id } }', { input })
  }

  return { alone, askGraphql, askRest, prepare, sendGraphql, sendRest }
}

const TABLE = new URL('matrix.txt', import.meta.url)
const WIDTH = 72
export const matrixTable = {
  url: TABLE,
  width: WIDTH,
  line: (name: string, side: string, cells: readonly string[]) =>
    `${name.padEnd(WIDTH)} ${side.padEnd(8)}${cells.map((cell) => cell.padEnd(16)).join('')}`.trimEnd(),
  read: () => readFileSync(TABLE, 'utf8').split('\n'),
}

/** The outcomes of all callers, by operation and object. */
let outcomesByRow: ReadonlyMap<string, string[]> | undefined
const readOutcomes = () =>
  new Map(
    matrixTable.read().map((row) => [
      row.slice(0, WIDTH + 9).trimEnd(),
      row
        .slice(WIDTH + 9)
        .trim()
        .split(/ +/),
    ]),
  )

/** Returns a caller that the table allows an operation, and the outcome. */
export function whoMay(name: string): { actor: ActorName; outcome: string; side: WhoseSide } {
  const side = objects[name] ? 'own' : null
  outcomesByRow ??= readOutcomes()
  const outcomes = outcomesByRow.get(matrixTable.line(name, side ?? '', [])) ?? []
  const at = Math.max(outcomes.lastIndexOf('ok', actorNames.indexOf('admin')), 0)
  const actor = outcomes.includes('ok') ? at : actorNames.indexOf('admin')
  return { actor: actorNames[actor] as ActorName, outcome: outcomes[actor] ?? '', side }
}

export const isWrite = (name: string) => {
  const input = routes[name as keyof typeof routes]?.input
  return !/^(query\.|GET )/.test(name) && input?.kind !== 'search'
}
