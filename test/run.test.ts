/** Compares our own runner with graphql-js: values, nulls, errors and their positions. */
import {
  buildSchema,
  type DocumentNode,
  execute,
  type GraphQLObjectType,
  getIntrospectionQuery,
  type OperationDefinitionNode,
  parse,
  validate,
  visit,
} from 'graphql'
import { expect, it, onTestFinished } from 'vitest'
import type { Ctx } from '../src/core/context.js'
import { findConditions, planOperation } from '../src/interfaces/graphql/compile/plan.js'
import { fragmentsOf } from '../src/interfaces/graphql/compile/selection.js'
import { executePlan } from '../src/interfaces/graphql/execute.js'
import { newBudget } from './context.js'

/** Plans the only operation of a document. */
function planOf(document: DocumentNode) {
  const { visitor, found } = findConditions()
  visit(document, visitor)
  return planOperation(schema, fragmentsOf(document), document.definitions[0] as OperationDefinitionNode, found)
}

const schema = buildSchema(`
  enum Color { RED GREEN }
  interface Thing { id: Int! label(upper: Boolean = false): String peer: Thing }
  interface Named { name: String! }
  type Box implements Thing & Named {
    id: Int! label(upper: Boolean = false): String peer: Thing name: String!
    color: Color sizes: [Int!] strict: [Int!]! holes: [Int] parts(first: Int = 2): [Part!]! maybe: [Part] late: String! slow: Part
  }
  type Part implements Thing { id: Int! label(upper: Boolean = false): String peer: Thing weight: Float! owner: Box }
  union Any = Box | Part
  type Mutation { add(id: Int!): Box addLater(id: Int!): Box! }
  type Query { box(id: Int!): Box boxes: [Box!]! things: [Thing!]! any: [Any] strict: Part! failing: Box broken: [Int] }
`)

const later = <T>(value: T) => Promise.resolve(value)
const fail = (message: string) => {
  throw new Error(message)
}
const part = (id: number): object => ({ __typename: 'Part', id, label: `part ${id}`, weight: id % 3 ? id / 2 : null, peer: null })
const box = (id: number): object => ({ __typename: 'Box', id, name: id % 4 ? `box ${id}` : null })

type Loose = Record<string, { resolve?: unknown }>
const fieldsOf = (name: string) => (schema.getType(name) as GraphQLObjectType).getFields() as unknown as Loose
// biome-ignore lint/suspicious/noExplicitAny: the rows of this test are what they are
const resolvers: Record<string, Record<string, (source: any, args: any) => unknown>> = {
  Query: {
    box: (_, { id }) => (id === 3 ? fail('no third box') : later(box(id))),
    boxes: () => [box(1), later(box(2)), box(5)],
    things: () => later([part(1), box(2), part(4)]),
    any: () => [box(1), part(3), null, new Error('a thing that is an error'), later(part(2))],
    strict: () => later(null),
    failing: async () => fail('failed later'),
    broken: () => 'not a list',
  },
  Box: {
    label: ({ id }, { upper }) => (id === 2 ? fail('no label') : upper ? `BOX ${id}` : `box ${id}`),
    color: ({ id }) => ['RED', 'GREEN', 'BLUE'][id % 3],
    sizes: ({ id }) => (id === 2 ? [1, null, 3] : [1, 2]),
    strict: ({ id }) => (id === 5 ? [1, null] : later([id])),
    holes: () => [1, null, later(3)],
    parts: ({ id }, { first }) => Array.from({ length: first }, (_, i) => (i % 2 ? later(part(id + i)) : part(id + i))),
    maybe: ({ id }) => [part(id), null, later(part(3))],
    late: ({ id }) => (id === 5 ? Promise.reject(new Error('too late')) : later('late')),
    slow: ({ id }) => new Promise((done) => setImmediate(() => done(part(id)))),
    peer: ({ id }) => (id > 4 ? null : id % 2 ? part(id + 1) : box(id + 1)),
  },
  Mutation: {
    add: (_, { id }) => {
      log.push(id)
      return later(box(id))
    },
    addLater: (_, { id }) =>
      new Promise((done) =>
        setImmediate(() => {
          log.push(id)
          done(box(id))
        }),
      ),
  },
  Part: { owner: ({ id }) => (id > 6 ? null : later(box(id + 1))) },
}
for (const [type, fields] of Object.entries(resolvers))
  for (const [field, resolve] of Object.entries(fields)) Object.assign(fieldsOf(type)[field] as object, { resolve })

const newCtx = () => ({ budget: newBudget() }) as Ctx

/** The called mutations, in order. */
const log: number[] = []

/** Answers something else until the test is over. */
function replaceFor(type: string, field: string, resolve: () => unknown) {
  const target = fieldsOf(type)[field] as { resolve?: unknown }
  const before = target.resolve
  target.resolve = resolve
  onTestFinished(() => {
    target.resolve = before
  })
}

/** Numbers that look like chance and are the same at every run. */
function chance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const leaves: Record<string, string[]> = {
  Box: [
    'id',
    'label',
    'label(upper: true)',
    'name',
    'color',
    'sizes',
    'strict',
    'holes',
    'late',
    '__typename',
    'other: label(upper: $up)',
  ],
  Part: ['id', 'label', 'weight', '__typename', 'x: id'],
  Thing: ['id', 'label', '__typename'],
  Any: ['__typename'],
}
const branches: Record<string, [string, string][]> = {
  Query: [
    ['box(id: $id)', 'Box'],
    ['third: box(id: 3)', 'Box'],
    ['boxes', 'Box'],
    ['things', 'Thing'],
    ['any', 'Any'],
    ['strict', 'Part'],
    ['failing', 'Box'],
  ],
  Box: [
    ['peer', 'Thing'],
    ['parts(first: $n)', 'Part'],
    ['few: parts', 'Part'],
    ['maybe', 'Part'],
    ['slow', 'Part'],
  ],
  Part: [
    ['peer', 'Thing'],
    ['owner', 'Box'],
  ],
  Thing: [['peer', 'Thing']],
  Any: [],
}

function selection(type: string, depth: number, next: (below: number) => number): string {
  const some = Array.from({ length: 1 + next(4) }, () => {
    const condition = ['', '', '', '', '@skip(if: $yes)', '@include(if: $yes)', '@skip(if: false)', '@include(if: $no)'][next(8)]
    const below = branches[type] ?? []
    const pick = next(10)
    if (pick < 3 && depth > 0 && below.length) {
      const [field, found] = below[next(below.length)] as [string, string]
      return `${field} ${condition} { ${selection(found, depth - 1, next)} }`
    }
    if (pick < 5 && depth > 0 && type !== 'Query') {
      const target = ['Box', 'Part', 'Thing'][next(3)] as string
      if (type === 'Box' || type === 'Part' ? target === type || target === 'Thing' : true)
        return `... on ${target} ${condition} { ${selection(target, depth - 1, next)} }`
    }
    const own = leaves[type] ?? ['__typename']
    return type === 'Query' ? '__typename' : `${own[next(own.length)]} ${condition}`
  })
  return some.join(' ')
}

it('1,500 random queries have the same results as with graphql-js', async () => {
  ignoreUnheard()
  const next = chance(20_261_115)
  let compared = 0
  for (let i = 0; compared < 1_500 && i < 8_000; i++) {
    const root = branches.Query as [string, string][]
    const body = Array.from({ length: 1 + next(3) }, () => {
      const [field, type] = root[next(root.length)] as [string, string]
      return `${field} { ${selection(type, 3, next)} }`
    }).join(' ')
    const source = `query ($id: Int! = 1, $n: Int, $up: Boolean, $yes: Boolean! = true, $no: Boolean = false) { ${body} ${next(8) ? '' : 'broken'} }`
    const document = parse(source)
    if (validate(schema, document).some(({ message }) => !/never used/.test(message))) continue
    const variables = [{}, { id: 2, yes: false }, { id: 5, n: 3, up: true, no: true }, { n: null, up: false }, { id: 'x' }][
      next(5)
    ] as Record<string, unknown>
    const theirs = await execute({ schema, document, variableValues: variables })
    const plan = planOf(document)
    const ours = await executePlan(schema, plan, newCtx(), variables)
    expect({ source, answer: shown(ours) }).toEqual({ source, answer: shown(theirs) })
    compared++
  }
  expect(compared).toBe(1_500)
})

/** Ignores unhandled rejections: graphql-js leaves promises unhandled if a list fails before they do; ours waits for them. */
function ignoreUnheard() {
  const listeners = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', () => undefined)
  onTestFinished(async () => {
    await new Promise(setImmediate)
    process.removeAllListeners('unhandledRejection')
    for (const listener of listeners) process.on('unhandledRejection', listener)
  })
}

interface Shown {
  // biome-ignore lint/suspicious/noExplicitAny: the answers of this test are what they are
  data: any
  errors?: { message: string; path?: string[] }[]
}

/** Returns a comparable result. If several fields fail below a null, any of the errors may be reported: one must be, and the value must be null. */
function shown(result: object) {
  const { data, errors = [] }: Shown = JSON.parse(JSON.stringify(result))
  const places = errors.map(({ path, message }) => {
    let found = data
    const steps = path?.filter((step) => {
      if (found == null) return false
      found = found[step]
      return true
    })
    return steps ? steps.join('.') : message
  })
  return { data, places: [...new Set(places)].sort() }
}

const compare = async (source: string, variables: Record<string, unknown> = {}) => {
  const document = parse(source)
  const theirs = await execute({ schema, document, variableValues: variables })
  const plan = planOf(document)
  return {
    ours: JSON.parse(JSON.stringify(await executePlan(schema, plan, newCtx(), variables))),
    theirs: JSON.parse(JSON.stringify(theirs)),
  }
}

it('introspection and reserved object names have the same results as with graphql-js', async () => {
  const odd = [
    getIntrospectionQuery(),
    '{ __type(name: "Box") { name fields { name } } boxes { __proto__: id } }',
    '{ boxes { __proto__: peer { id } } }',
  ]
  for (const source of odd) {
    const { ours, theirs } = await compare(source)
    expect(ours).toEqual(theirs)
  }
})

it('the fields of a mutation run one after the other, and one that fails ends those after it only where it may not be null', async () => {
  log.length = 0
  const { ours, theirs } = await compare('mutation { a: add(id: 1) { id } b: addLater(id: 2) { id } c: add(id: 3) { id } }')
  expect(ours).toEqual(theirs)
  expect(log).toEqual([1, 2, 3, 1, 2, 3])

  log.length = 0
  const failed = await compare('mutation { a: addLater(id: 1) { name } b: addLater(id: 4) { name } c: add(id: 5) { name } }')
  expect(failed.ours).toEqual(failed.theirs)
  expect(log).toEqual([1, 4, 1, 4])
})

it('a condition that is null is refused, as graphql-js refuses it', async () => {
  const { ours, theirs } = await compare('query ($no: Boolean = false) { boxes @skip(if: $no) { id } }', { no: null })

  expect(ours.errors[0].message).toBe(theirs.errors[0].message)
})

it('a resolver is called once for each parent, and a list is the same in one slice or in many', async () => {
  let calls = 0
  const many = Array.from({ length: 700 }, (_, i) => (i % 3 ? later(box(1 + (i % 2))) : box(1)))
  const shared = part(6)
  const source = '{ boxes { id slow { id } } things { id ... on Part { owner { id name } } } }'
  replaceFor('Query', 'boxes', () => many)
  replaceFor('Query', 'things', () => Array(2_000).fill(shared))
  replaceFor('Part', 'owner', () => {
    calls++
    return later(box(2))
  })
  const document = parse(source)
  const plan = planOf(document)
  const ours = await executePlan(schema, plan, newCtx(), {})
  expect(calls).toBe(1)

  expect(JSON.parse(JSON.stringify(ours))).toEqual(JSON.parse(JSON.stringify(await execute({ schema, document }))))
})

it('a request that makes more objects than it may is stopped, wherever that happens', async () => {
  replaceFor('Query', 'things', () => Array.from({ length: 60 }, (_, i) => part(i)))
  const document = parse('{ __typename things { id } }')
  const plan = planOf(document)
  const limits = { objects: 50, rows: 1, bytes: 1_000_000, time: Number.POSITIVE_INFINITY, databaseTime: 1, work: 1e9 }

  const { data, errors } = await executePlan(schema, plan, { budget: newBudget(limits) } as Ctx, {})

  expect({ data, error: errors?.[0]?.message, cause: errors?.[0]?.originalError }).toEqual({
    data: null,
    error: 'The request was stopped: its response would have more than 50 objects. Ask for less at a time.',
    cause: expect.objectContaining({ code: 'BUDGET_EXCEEDED', limit: 'objects', maximum: 50 }),
  })
})
