import fc from 'fast-check'
import {
  buildSchema,
  type GraphQLError,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getIntrospectionQuery,
  graphqlSync,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import type { Steps } from '../src/core/base/event-loop.js'
import {
  type DocumentPlan,
  defaultLimits,
  documentCompiler,
  type Limits,
  refuseCost,
} from '../src/interfaces/graphql/compile/document.js'
import { isSelected } from '../src/interfaces/graphql/compile/selection.js'
import { keepSentFields } from '../src/interfaces/graphql/partial-input.js'

const harbour = buildSchema(`
  type Query {
    port: Port!
    quays: [Quay!]!
    ships(search: ShipSearch): ShipPage!
    tugs(search: ShipSearch = { offset: 3 }): ShipPage!
    barges(page: Int, offset: Int = 30): ShipPage!
    wrecks: ShipPage
  }
  type Mutation { sink(ship: Int!): Boolean dock(ship: Int!): Port }
  input ShipSearch { name: String, offset: Int = 20, page: Int! = 1 }
  interface Place { name(language: String): String! port: Port! }
  type Port implements Place { name(language: String): String! port: Port! depth: Int }
  type Quay implements Place { name(language: String): String! port: Port! crates: [String!]! ships(search: ShipSearch): ShipPage! }
  type Ship { name: String! flags: [String!]! quay: Quay logs: [Log!]! }
  type Log { line: String! by: Port }
  type ShipPage { items: [Ship!]! itemsFound: Int! pages: Int! }
`)

/** Runs all steps in one go. */
const runSteps = <T>(steps: Steps<T>): T => {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}
type CompiledDocument = Awaited<ReturnType<ReturnType<typeof documentCompiler>>>

const openCompiler = (...options: Parameters<typeof documentCompiler>) => {
  const compile = documentCompiler(...options)
  return (source: string) => compile(source, { runSteps }) as CompiledDocument
}
const compileWith = (limits: Partial<Limits> = {}) => openCompiler(harbour, { ...defaultLimits, ...limits })
const times = (count: number, write: (index: number) => string) => Array.from({ length: count }, (_, i) => write(i)).join(' ')

function planned(compiled: CompiledDocument): DocumentPlan {
  if ('errors' in compiled) throw compiled.errors[0]
  return compiled.plan
}

const refused = (compiled: CompiledDocument): readonly GraphQLError[] => ('errors' in compiled ? compiled.errors : [])
const refusal = (source: string, limits: Partial<Limits> = {}) => refused(compileWith(limits)(source))[0]?.toJSON()
const operation = (source: string) => [...planned(compileWith()(source)).operations.values()][0]!
const cost = (source: string, variables: Record<string, unknown> = {}) => operation(source).cost(variables)

describe('a document', () => {
  it('is compiled into operations by name, with the fields they ask of the root', () => {
    const source = `
      query Look { ...places __typename }
      mutation Act { a: sink(ship: 1) b: sink(ship: 2) ... on Mutation { dock(ship: 3) { depth } } sink(ship: 1) @skip(if: true) }
      fragment places on Query { port { depth } ... { quays { name } __schema { description } } }`

    const { operations, hash, document } = planned(compileWith()(source))

    expect(hash).toMatch(/^[\w-]{43}$/)
    expect(document.loc).toBeDefined()
    expect([...operations].map(([key, { type, name, rootFields }]) => ({ key, type, name, rootFields }))).toEqual([
      { key: 'Look', type: 'query', name: 'Look', rootFields: ['port', 'quays', '__schema', '__typename'] },
      { key: 'Act', type: 'mutation', name: 'Act', rootFields: ['sink', 'dock'] },
    ])
  })

  it('may hold one operation without a name', () => {
    const { operations } = planned(compileWith()('{ port { depth } }'))

    expect([...operations.keys()]).toEqual([''])
    expect(operations.get('')?.name).toBeNull()
  })

  it('is compiled once, whether it is accepted or refused', () => {
    const compile = compileWith()

    for (const source of ['{ port { depth } }', '{ port { width } }', '{ port']) expect(compile(source)).toBe(compile(source))
  })

  it('is forgotten when others were used more lately', () => {
    const compile = openCompiler(harbour, defaultLimits, null, 2)
    const first = compile('{ quays { name } }')
    const second = compile('{ port { depth } }')
    compile('{ quays { name } }')

    compile('{ port { name } }')

    expect(compile('{ quays { name } }')).toBe(first)
    expect(compile('{ port { depth } }')).not.toBe(second)
  })

  it('is refused with a code and a place', () => {
    expect(refusal('{ port ')).toEqual({
      message: 'Syntax Error: Expected Name, found <EOF>.',
      locations: [{ line: 1, column: 8 }],
      extensions: { code: 'GRAPHQL_PARSE_FAILED' },
    })
    expect(refusal('{ port { depht } }')).toEqual({
      message: 'Cannot query field "depht" on type "Port".',
      locations: [{ line: 1, column: 10 }],
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
    })
    expect(refusal('subscription { port { depth } }')).toEqual({
      message: 'This API has no subscription operations.',
      locations: [{ line: 1, column: 1 }],
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
    })
    for (const source of ['', '}', '{ port { name(language: "a) } }', '\0', '{ __typename } %'])
      expect(refusal(source)?.extensions?.code).toBe('GRAPHQL_PARSE_FAILED')
  })

  it('gets a handful of its errors, not all', () => {
    const errors = refused(compileWith()(`{ ${times(50, (i) => `wrong${i}`)} }`))

    expect(errors).toHaveLength(6)
  })

  it('never throws, whatever it holds', () => {
    const compile = compileWith()
    const scraps = [
      '{',
      '}',
      '(',
      ')',
      '[',
      ']',
      '...',
      'f',
      'fragment f on Query',
      'query',
      'port',
      'ships',
      'items',
      ':',
      '$v',
      '@skip',
      '"',
      '1',
    ]
    const text = fc.array(fc.oneof(fc.constantFrom(...scraps), fc.string()), { maxLength: 40 }).map((parts) => parts.join(' '))

    const isJudged = fc.property(text, (source) => 'plan' in compile(source) || refused(compile(source)).length > 0)
    expect(() => fc.assert(isJudged)).not.toThrow()
  })
})

describe('the limits', () => {
  const deep = (levels: number) => `{ ${'port { '.repeat(levels - 1)} depth ${'}'.repeat(levels - 1)} }`

  it.each<[keyof Limits, number, string, number]>([
    ['characters', 20, '{ port { depth } }   ', 21],
    ['tokens', 6, '{ port { depth name } }', 7],
    ['nesting', 2, '{ port { name(language: "a") } }', 3],
    ['definitions', 1, 'query A { port { depth } } query B { port { depth } }', 2],
    ['depth', 3, deep(4), 4],
    ['depth', 2, '{ port { ...f } } fragment f on Port { port { ... { port { depth } } } }', 4],
    ['aliases', 1, '{ a: port { depth } b: port { depth } }', 2],
    [
      'directives',
      1,
      'query ($v: Boolean! @deprecated) { port @skip(if: $v) { ...f @skip(if: $v) } } fragment f on Port { depth }',
      3,
    ],
    ['fields', 6, '{ a: port { ...f } b: port { ...f } c: port { ...f } } fragment f on Port { depth name }', 9],
    ['fields', 3, 'query A { port { depth } } query B { port { name } }', 4],
    ['overlaps', 2, '{ port { depth } port { name } port { __typename } }', 3],
    ['overlaps', 1, '{ port @skip(if: true) { depth ...f } } fragment f on Port { depth ... on Port { depth } }', 3],
  ])('refuse more %s than %i', (limit, maximum, source, value) => {
    const what = limit === 'nesting' ? 'nested too deeply' : 'too complex'

    expect(refusal(source, { [limit]: maximum })).toEqual({
      message: `The document is ${what}: ${limit} ${value} exceeds the maximum of ${maximum}.`,
      extensions: { code: 'QUERY_TOO_COMPLEX', limit, maximum },
    })
    expect(refusal(source, { [limit]: value })?.extensions?.code).not.toBe('QUERY_TOO_COMPLEX')
  })

  it('refuse a response that may be too large, and variables nested too deeply', () => {
    const { operations } = planned(compileWith()('query ($n: Int) { ships(search: { offset: $n }) { items { name } } }'))
    const limits = { ...defaultLimits, cost: 102, nesting: 3 }
    const ships = operations.get('')!

    expect(refuseCost(ships, { n: 100, extra: { a: [1] } }, limits)).toBeUndefined()
    expect(refuseCost(ships, { n: 101 }, limits)?.toJSON()).toEqual({
      message: 'The document is too complex: cost 103 exceeds the maximum of 102.',
      extensions: { code: 'QUERY_TOO_COMPLEX', limit: 'cost', maximum: 102 },
    })
    expect(refuseCost(ships, { n: 1, extra: { a: [{}] } }, limits)?.message).toBe(
      'The document is nested too deeply: nesting 4 exceeds the maximum of 3.',
    )
  })

  it('let standard introspection pass', () => {
    const source = getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true, schemaDescription: true })

    expect(planned(compileWith({ depth: 1 })(source)).operations.get('IntrospectionQuery')?.rootFields).toEqual(['__schema'])
    expect(refusal(source, { fields: 20 })?.extensions?.code).toBe('QUERY_TOO_COMPLEX')
  })

  it.each([
    ['fifteen levels', deep(15)],
    ['a thousand aliases', `{ ${times(1_000, (i) => `a${i}: __typename`)} }`],
    ['ten thousand fields', `{ ${times(10_000, () => '__typename')} }`],
    ['a field repeated as often as the tokens allow', `{ ${times(4_990, () => '__typename')} }`],
    ['twenty thousand directives', `{ __typename ${times(20_000, () => '@skip(if: false)')} }`],
    ['a megabyte of tokens', `{ ${'a '.repeat(500_000)} }`],
    ['a megabyte of comments', `${'#\n'.repeat(500_000)} { __typename }`],
    [
      'fragments that double 25 times',
      `{ ...f0 } ${times(25, (i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`)} fragment f25 on Query { __typename }`,
    ],
    ['five thousand open braces', '{'.repeat(5_000)],
    ['five thousand nested fields', '{ a '.repeat(5_000)],
    ['five thousand open brackets', `{ port(a: ${'['.repeat(5_000)}`],
    [
      'hundreds of fragments',
      `{ ${times(400, (i) => `...f${i}`)} } ${times(400, (i) => `fragment f${i} on Query { __typename }`)}`,
    ],
    ['hundreds of operations', times(400, (i) => `query q${i} { __typename }`)],
    ['the same subtree many times', `{ ${times(150, () => 'quays { port { depth } }')} }`],
  ])('refuse %s', (_, source) => {
    expect(refusal(source)?.extensions?.code).toBe('QUERY_TOO_COMPLEX')
  })

  it('refuse what exhausts the stack', () => {
    const boundless = { characters: 1e9, tokens: 1e9, nesting: 1e9, depth: 1e9, definitions: 1e9 }
    const chain = `{ ...f0 } ${times(20_000, (i) => `fragment f${i} on Query { ...f${i + 1} }`)} fragment f20000 on Query { __typename }`

    for (const source of ['{ a '.repeat(50_000), chain])
      expect(refusal(source, boundless)?.message).toBe(
        'The document is nested too deeply: nesting unbounded exceeds the maximum of 1000000000.',
      )
  })

  it.each([
    ['in a ring', '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'],
    ['in themselves', '{ port { ...a } } fragment a on Port { depth port { ...a } }'],
    ['unknown', '{ ...nowhere }'],
    ['named like a part of every object', '{ ...constructor ...__proto__ }'],
    ['unused', '{ __typename } fragment a on Query { __typename }'],
    ['defined twice', '{ ...a } fragment a on Query { __typename } fragment a on Query { __typename }'],
    ['without an operation', 'fragment a on Query { __typename }'],
    ['beside type definitions', '{ ...a } fragment a on Query { __typename } scalar a'],
  ])('leave fragments that are %s to validation', (_, source) => {
    expect(refusal(source)?.extensions?.code).toBe('GRAPHQL_VALIDATION_FAILED')
  })
})

describe('the cost of an operation', () => {
  it('counts fields, and plain lists as ten', () => {
    expect(cost('{ port { depth name } __typename }')).toBe(4)
    expect(cost('{ quays { name crates } }')).toBe(1 + 10 * 2)
    expect(cost('{ a: port { ...f } b: port { ...f } } fragment f on Port { depth name }')).toBe(6)
  })

  it('counts the items of a page as often as the page is long', () => {
    expect(cost('{ ships { items { name } itemsFound } }')).toBe(3 + 20)
    expect(cost('{ ships(search: {}) { items { name } } }')).toBe(2 + 20)
    expect(cost('{ ships(search: { offset: null }) { items { name } } }')).toBe(2 + 20)
    expect(cost('{ ships(search: { offset: 50 }) { items { name } } }')).toBe(2 + 50)
    expect(cost('{ ships(search: { offset: -50 }) { items { name } } }')).toBe(2 + 1)
    expect(cost('{ tugs { items { name } } }')).toBe(2 + 3)
    expect(cost('{ tugs(search: {}) { items { name } } }')).toBe(2 + 20)
    expect(cost('{ barges { items { name } } }')).toBe(2 + 30)
    expect(cost('{ barges(offset: 5) { items { name } } }')).toBe(2 + 5)
    expect(cost('{ wrecks { items { name } } }')).toBe(2 + 12)
  })

  it('multiplies pages inside lists inside pages', () => {
    const source =
      '{ ships(search: { offset: 2 }) { items { quay { ships(search: { offset: 3 }) { items { logs { line } } } } } } }'

    expect(cost(source)).toBe(2 + 2 * (1 + (2 + 3 * (1 + 10))))
  })

  it('finds items in fragments', () => {
    const source =
      '{ ships(search: { offset: 4 }) { ...p ... on ShipPage { items { flags } } } } fragment p on ShipPage { items { name } pages }'

    expect(cost(source)).toBe(1 + 1 + 1 + 1 + 4 * 2)
  })

  it('follows the variables of the request', () => {
    const inside = 'query ($n: Int) { ships(search: { offset: $n }) { items { name } } }'
    const whole = 'query ($s: ShipSearch) { ships(search: $s) { items { name } } tugs(search: $s) { items { name } } }'
    const direct = 'query ($n: Int = 7) { barges(offset: $n) { ...p } } fragment p on ShipPage { items { name } }'
    const nested = 'query ($n: Int) { quays { ships(search: { offset: $n }) { items { name } } } }'

    expect([cost(inside), cost(inside, { n: 100 }), cost(inside, { n: null })]).toEqual([22, 102, 22])
    expect([cost(whole), cost(whole, { s: { offset: 5 } }), cost(whole, { s: {} }), cost(whole, { s: null })]).toEqual([
      27, 14, 44, 44,
    ])
    expect([cost(direct), cost(direct, { n: 9 }), cost(direct, { n: 'many' })]).toEqual([9, 11, 32])
    expect([cost(nested), cost(nested, { n: 5 })]).toEqual([1 + 10 * 22, 1 + 10 * 7])
  })

  it('takes the default of a variable from the operation that runs', () => {
    const source = `
      query A($s: ShipSearch = { offset: 2 }) { ...f } query B($s: ShipSearch = { name: "b" }) { ...f } query C($s: ShipSearch) { ...f }
      fragment f on Query { ships(search: $s) { items { name } } }`

    const { operations } = planned(compileWith()(source))

    expect([...operations.values()].map((each) => each.cost({}))).toEqual([4, 22, 22])
    expect([...operations.values()].map((each) => each.cost({ s: { offset: 6 } }))).toEqual([8, 8, 8])
  })
})

describe('a resolver', () => {
  const asked = (source: string, ...names: string[]): boolean[] => {
    const answers: boolean[] = []
    const ships = (_: unknown, info: GraphQLResolveInfo) =>
      answers.push(isSelected(info, '', ...names), isSelected(info, '', ...names))
    const root = { ships: (_: unknown, __: unknown, info: GraphQLResolveInfo) => void ships(_, info) }
    graphqlSync({ schema: harbour, source, rootValue: root, variableValues: { no: false } })
    return answers.slice(0, 2)
  }

  it.each([
    ['{ ships { itemsFound } }', true],
    ['{ ships { items { name } } }', false],
    ['{ ships { items: itemsFound } }', true],
    ['{ ships { itemsFound: __typename } }', false],
    ['{ ships { ...a } } fragment a on ShipPage { ... on ShipPage { ...b } } fragment b on ShipPage { pages }', true],
    ['{ ships { items { name } } ships { pages } }', true],
    ['{ ships { items { quay { ships { pages } } } } }', false],
    ['{ ships { itemsFound @skip(if: true) ...a @include(if: false) } } fragment a on ShipPage { pages }', false],
    ['{ ships { itemsFound @skip(if: false) @include(if: true) } }', true],
    ['query ($no: Boolean!) { ships { itemsFound @include(if: $no) } }', true],
  ])('of %s knows whether a count is selected', (source, expected) => {
    expect(asked(source, 'itemsFound', 'pages')).toEqual([expected, expected])
  })
})

/** Inputs named Change are partial. The same contract without their defaults shows what a client really sent. */
const crates = (isDeclared: boolean) => {
  const or = (type: string, value: string) => (isDeclared ? `${type} = ${value}` : type.replace(/!$/, ''))
  return buildSchema(`
    scalar JSON
    enum Colour { RED GREEN }
    type Query { none: Int }
    type Mutation { change(id: Int = 1, input: CrateChange, list: [CrateChange!], note: Note): Int }
    input CrateChange {
      label: ${or('String', '"plain"')}
      weight: ${or('Float!', '1')}
      tags: ${or('[String!]', '["dry"]')}
      data: ${or('JSON', '{ a: 1 }')}
      lid: ${or('LidChange', '{ locked: true }')}
      lids: [LidChange]
      grid: ${or('[[LidChange!]]', '[[{}]]')}
      note: ${or('Note', '{}')}
      inner: CrateChange
    }
    input LidChange { colour: ${or('Colour', 'RED')} locked: ${or('Boolean', 'false')} hinges: [Int] }
    input Note { text: String = "none" lid: LidChange = {} lids: [LidChange!]! = [{}, {}] }
  `)
}
const declared = crates(true)
const plain = crates(false)

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
const change = (schema: GraphQLSchema, source: string, variables: Record<string, Json>): unknown => {
  const isPartial = (type: GraphQLInputObjectType) => type.name.endsWith('Change')
  let seen: unknown
  const resolve = (args: Record<string, unknown>, _: unknown, info: GraphQLResolveInfo) => {
    seen = schema === declared ? keepSentFields(info, args, variables, isPartial) : args
  }
  const { errors } = graphqlSync({ schema, source, variableValues: variables, rootValue: { change: resolve } })
  if (errors?.[0]) throw errors[0]
  return JSON.parse(JSON.stringify(seen))
}

describe('a partial update', () => {
  it.each<[string, string, Record<string, Json>, object]>([
    ['a literal', '{ change(input: { label: "a" }) }', {}, { input: { label: 'a' } }],
    ['nothing', '{ change(input: {}) }', {}, { input: {} }],
    ['null', '{ change(input: { label: null, lid: null }) }', {}, { input: { label: null, lid: null } }],
    ['null instead of an input', '{ change(input: null) }', {}, { input: null }],
    ['a variable', '($v: CrateChange) { change(input: $v) }', { v: { weight: 2, lid: {} } }, { input: { weight: 2, lid: {} } }],
    ['no variable', '($v: CrateChange) { change(input: $v) }', {}, {}],
    ['a variable inside', '($v: Float) { change(input: { weight: $v }) }', { v: 3 }, { input: { weight: 3 } }],
    ['no variable inside', '($v: Float) { change(input: { weight: $v, label: "a" }) }', {}, { input: { label: 'a' } }],
    ['a null variable inside', '($v: String) { change(input: { label: $v }) }', { v: null }, { input: { label: null } }],
    ['a default of its own', '($v: String = "b") { change(input: { label: $v }) }', {}, { input: { label: 'b' } }],
    [
      'an input by default',
      '($v: CrateChange = { lid: { locked: true } }) { change(input: $v) }',
      {},
      { input: { lid: { locked: true } } },
    ],
    [
      'one for a list',
      '($v: [LidChange]) { change(input: { lids: $v, grid: { locked: true } }) }',
      { v: { colour: 'GREEN' } },
      { input: { lids: [{ colour: 'GREEN' }], grid: [[{ locked: true }]] } },
    ],
    [
      'a list of literals and variables',
      '($v: LidChange, $w: LidChange) { change(input: { lids: [{}, $v, null, $w] }) }',
      { v: { hinges: [1] } },
      { input: { lids: [{}, { hinges: [1] }, null, null] } },
    ],
    [
      'data that looks like an input',
      '{ change(input: { data: { lid: {}, a: 1 } }) }',
      {},
      { input: { data: { lid: {}, a: 1 } } },
    ],
    ['an input that is not partial', '{ change(note: { text: "a" }) }', {}, { note: { text: 'a', lid: {}, lids: [{}, {}] } }],
  ])('keeps of %s what was written', (_, source, variables, expected) => {
    expect(change(declared, `mutation ${source}`, variables)).toEqual({ id: 1, ...expected })
  })

  it('keeps exactly what the client wrote, wherever and however', () => {
    fc.assert(
      fc.property(written, fc.boolean(), (args, isInFragment) => {
        const { source, variables } = request(args, isInFragment)

        expect(change(declared, source, variables)).toEqual(change(plain, source, variables))
      }),
      { numRuns: 500 },
    )
  })
})

/** A value somewhere in the arguments, and by which way it comes there. */
interface Place {
  type: GraphQLInputType
  via: 'literal' | 'variable' | 'default' | 'omitted'
  content: { leaf: Json; literal: string } | { items: Place[]; isSingle: boolean } | { fields: [string, Place][] }
}

const via = fc.constantFrom<Place['via']>('literal', 'literal', 'literal', 'variable', 'default', 'omitted')
const nothing: Place['content'] = { leaf: null, literal: 'null' }
const leaves: Record<string, Place['content'][]> = {
  Int: [{ leaf: 7, literal: '7' }],
  Float: [{ leaf: 0.5, literal: '0.5' }],
  String: [{ leaf: 'x', literal: '"x"' }],
  Boolean: [true, false].map((leaf) => ({ leaf, literal: String(leaf) })),
  Colour: ['RED', 'GREEN'].map((leaf) => ({ leaf, literal: leaf })),
  JSON: [{ leaf: { a: [null, { colour: 'RED' }] }, literal: '{ a: [null, { colour: "RED" }] }' }],
}

function contentOf(type: GraphQLInputType, depth: number): fc.Arbitrary<Place['content']> {
  if (isNonNullType(type)) return contentOf(type.ofType, depth)
  if (isListType(type)) {
    const items = fc.array(placeOf(type.ofType, depth), { maxLength: 3 })
    return fc.record({ items, isSingle: fc.boolean() })
  }
  if (!isInputObjectType(type)) return fc.constantFrom(...leaves[type.name]!)
  return fieldsOf(Object.values(type.getFields()), depth).map((fields) => ({ fields }))
}

const placeOf = (type: GraphQLInputType, depth: number): fc.Arbitrary<Place> => {
  const content = isNonNullType(type)
    ? contentOf(type, depth)
    : fc.oneof({ weight: 5, arbitrary: contentOf(type, depth) }, fc.constant(nothing))
  return fc.record({ type: fc.constant(type), via, content })
}

const fieldsOf = (fields: readonly { name: string; type: GraphQLInputType }[], depth: number): fc.Arbitrary<[string, Place][]> =>
  depth === 0
    ? fc.constant([])
    : fc
        .subarray([...fields])
        .chain((some) =>
          fc.tuple(...some.map(({ name, type }) => placeOf(type, depth - 1).map((place): [string, Place] => [name, place]))),
        )

const written = fieldsOf(declared.getMutationType()!.getFields().change!.args, 5)

/** The document and the variables that bring these arguments along their ways. */
function request(args: [string, Place][], isInFragment: boolean) {
  const variables: Record<string, Json> = {}
  const definitions: string[] = []
  const literal = (place: Place, isItem: boolean): string => {
    if (place.via === 'literal' || (place.via === 'omitted' && isItem && isNonNullType(place.type))) return render(place, literal)
    const name = `v${definitions.length}`
    // A place that has a default of its own takes a variable that may be absent.
    const type = isNonNullType(place.type) && !isItem && place.via !== 'variable' ? place.type.ofType : place.type
    definitions.push(`$${name}: ${type}${place.via === 'default' ? ` = ${render(place, constant)}` : ''}`)
    if (place.via === 'variable') variables[name] = json(place)
    return `$${name}`
  }
  const call = `change${args.length > 0 ? `(${args.map(([name, place]) => `${name}: ${literal(place, false)}`).join(', ')})` : ''}`
  const head = `mutation${definitions.length > 0 ? `(${definitions.join(', ')})` : ''}`
  return { source: isInFragment ? `${head} { ...f } fragment f on Mutation { ${call} }` : `${head} { ${call} }`, variables }
}

const constant = (place: Place): string => render(place, constant)

/** The only item of a list that is written without its brackets. */
function single({ content }: Place): Place | undefined {
  if (!('items' in content) || !content.isSingle || content.items.length !== 1) return undefined
  const [only] = content.items
  return only && only.content !== nothing && (!('items' in only.content) || single(only)) ? only : undefined
}

function render(place: Place, inner: (place: Place, isItem: boolean) => string): string {
  const { content } = place
  if ('leaf' in content) return content.literal
  if ('fields' in content) return `{ ${content.fields.map(([name, part]) => `${name}: ${inner(part, false)}`).join(', ')} }`
  const only = single(place)
  return only ? render(only, inner) : `[${content.items.map((item) => inner(item, true)).join(', ')}]`
}

function json(place: Place): Json {
  const { content } = place
  if ('leaf' in content) return content.leaf
  if ('fields' in content) return Object.fromEntries(content.fields.map(([name, part]) => [name, json(part)]))
  const only = single(place)
  return only ? json(only) : content.items.map(json)
}
