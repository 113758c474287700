/**
 * Who may do what: every operation of both interfaces, as nine callers, on their own and on others' objects. The answer is the
 * committed table beside this file; `MATRIX=write` writes it anew, for a person to read before it is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { type GraphQLField, getNamedType, isCompositeType, isObjectType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askFor } from '../contract/samples.js'
import { policies, routes, schema } from '../contract/surface.js'
import type { Answer, House } from '../house.js'
import { undone } from '../rolled-back.js'
import { type ActorName, actorNames, type Fixture, furnish } from './fixture.js'
import { objects } from './objects.js'

const TABLE = new URL('matrix.txt', import.meta.url)

let h: House
let fixture: Fixture

beforeAll(async () => {
  ;({ h, fixture } = await furnish())
})
afterAll(async () => {
  await h.close()
})

/** What one caller does leaves nothing behind for the next. */
const alone = <T>(work: () => Promise<T>) => undone(h, work, ['other'])

const isRest = (name: string) => name.includes(' ')

/** A document that calls an operation with these variables and asks for as little as tells whether it worked. */
function documentFor(name: string, given: string[]): string {
  const [root = '', fieldName = ''] = name.split('.')
  const field = (root === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields()[fieldName] as GraphQLField<
    unknown,
    unknown
  >
  const args = field.args.filter((arg) => given.includes(arg.name))
  const list = (of: (name: string, type: string) => string) => args.map((arg) => of(arg.name, String(arg.type))).join(', ')
  const type = getNamedType(field.type)
  const fields = isObjectType(type) ? type.getFields() : {}
  const inner = fields.itemsFound ? 'itemsFound' : fields.actions ? 'actions { data { success } }' : '__typename'
  return `${root}(${list((n, t) => `$${n}: ${t}`)}) { ${fieldName}(${list((n) => `${n}: $${n}`)})${isCompositeType(type) ? ` { ${inner} }` : ''} }`
}

async function asGraphql(name: string, actor: ActorName, side: 'own' | 'foreign' | null): Promise<string> {
  const variables = side ? objects[name]?.(fixture[side], fixture) : undefined
  const { apikey = null, bearer } = fixture.actors[actor]
  const answer = await alone(() =>
    variables ? h.gql(documentFor(name, Object.keys(variables)), variables, apikey, bearer) : askFor(h, name, apikey, bearer),
  )
  return side ? objectOutcome(answer) : outcome(answer)
}

const codeOf = ({ errors }: Answer): string | undefined => errors?.[0]?.code

function outcome(answer: Answer): string {
  const code = codeOf(answer)
  if (code === 'UNAUTHENTICATED') return '401'
  if (code === 'FORBIDDEN') return '403'
  return code === 'INTERNAL_SERVER_ERROR' ? '500' : 'yes'
}

/** `404`: for the caller there is no such object. `none`: let in, but nothing of it is shown or done. `refused`: the object or the input does not allow it. */
function objectOutcome(answer: Answer): string {
  const code = codeOf(answer)
  if (code && /NOT_FOUND/.test(code)) return '404'
  if (code && outcome(answer) === 'yes') return 'refused'
  const [value] = Object.values(answer.errors ? {} : answer) as Answer[]
  if (value?.itemsFound === 0 || value?.actions?.data.every(({ success }: Answer) => !success)) return 'none'
  return Array.isArray(value) && value.length === 0 ? 'none' : outcome(answer)
}

async function asRest(name: string, actor: ActorName): Promise<string> {
  const [method, path = ''] = name.replaceAll(/\{\w+\}/g, '1').split(' ')
  const takes = routes[name as keyof typeof routes]?.input
  const body = takes && takes.kind !== 'query' ? { nonsense: true } : undefined
  const { status } = await alone(() => h.rest(`${method} ${path}`, body, fixture.actors[actor].bearer ?? null))
  return [401, 403, 500].includes(status) ? String(status) : 'yes'
}

async function rowOf(name: string, side: 'own' | 'foreign' | null): Promise<string> {
  const cells: string[] = []
  for (const actor of actorNames) cells.push(isRest(name) ? await asRest(name, actor) : await asGraphql(name, actor, side))
  return line(name, side ?? '', cells)
}

const WIDTH = 72
const line = (name: string, side: string, cells: readonly string[]) =>
  `${name.padEnd(WIDTH)} ${side.padEnd(8)}${cells.map((cell) => cell.padEnd(12)).join('')}`.trimEnd()

const operations = Object.keys(policies).toSorted()
interface Row {
  name: string
  side: 'own' | 'foreign' | null
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

test.each(rows)('$name $side', async ({ name, side }) => {
  const row = await rowOf(name, side)
  written.push(row)
  if (process.env.MATRIX !== 'write') expect(committed()).toContain(row)
})

test('the table has a row for every operation and none for anything else', () => {
  if (process.env.MATRIX === 'write') writeFileSync(TABLE, `${written.join('\n')}\n`)
  const keyOf = (row: string) => row.slice(0, WIDTH + 9).trimEnd()

  expect(committed().slice(1).filter(Boolean).map(keyOf)).toEqual(rows.map(({ name, side }) => keyOf(line(name, side ?? '', []))))
  expect(Object.keys(objects).filter((name) => !operations.includes(name))).toEqual([])
})

test('every operation that is open to strangers says why', () => {
  const open = Object.entries(policies).filter(([, policy]) => policy.allow !== 'role')

  for (const [name, policy] of open)
    expect({ name, reason: 'reason' in policy && policy.reason.length > 20 }).toEqual({ name, reason: true })
})
