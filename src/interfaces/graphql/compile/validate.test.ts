import {
  type ASTNode,
  type ASTVisitor,
  BREAK,
  buildSchema,
  type GraphQLError,
  NoUndefinedVariablesRule,
  parse,
  specifiedRules,
  TypeInfo,
  validate,
  visit,
} from 'graphql'
import { expect, it } from 'vitest'
import type { Steps } from '../../../core/base/event-loop.js'
import { validateInSteps } from './validate.js'
import { walkWithTypes } from './walk.js'

const schema = buildSchema(`
  enum Unit { M KG }
  input Size { width: Int! height: Int = 1 unit: Unit inner: Size list: [Int!] }
  interface Thing { id: ID! }
  type Box implements Thing { id: ID! size(in: Unit = M): Float part(of: Size, ids: [ID!]): Part things: [Thing!]! }
  type Part implements Thing { id: ID! name: String }
  union Any = Box | Part
  type Mutation { add(size: Size!): Box }
  type Query { box(id: ID!, size: Size): Box any: [Any!]! }
`)

/** Valid documents, and others that break one rule each. */
const documents = [
  '{ any { __typename } }',
  'query ($id: ID!, $size: Size = { width: 2, list: [1, 2] }) { box(id: $id, size: $size) { ...b part(ids: [$id]) { name } } } fragment b on Box { size(in: KG) things { id ... on Part { name } } }',
  'mutation add($w: Int!) @skip(if: true) { add(size: { width: $w, inner: { width: 1, unit: KG } }) { id @include(if: false) } }',
  '{ boks(id: 1) { id } }',
  '{ box { id } }',
  '{ box(id: 1, id: 2, other: 3) { id { x } part } }',
  'query ($a: Int, $a: Int, $b: Nothing, $c: Box) { box(id: $d) { id } }',
  'query ($w: String) { box(id: 1, size: { width: $w, width: 2, depth: 1, unit: MILE }) { ...f } } fragment f on Box { ...g } fragment g on Box { ...f } fragment h on Part { name }',
  '{ box(id: 1) { a: id a: size } any { ... on Box { a: size(in: M) } ... on Part { a: name } } }',
  '{ box(id: 1) { ... on Query { any { __typename } } ...none id @none @skip(if: true) @skip(if: true) } }',
  'query a { any { __typename } } query a { any { __typename } } { any { __typename } }',
  'subscription { box(id: 1) { id } }',
  'type New { a: Int } { any { __typename } }',
  'query ($a: Boolean = "x", $b: Size = { width: null }) @deprecated { any @include(if: $a) { __typename } box(id: 1, size: $b) { id } }',
  'query q($id: ID!) { ...f } query r { ...f } fragment f on Query { box(id: $id) { id } }',
]

function run<T>(steps: Steps<T>): { value: T; steps: number } {
  for (let count = 0; ; count++) {
    const { done, value } = steps.next()
    if (done) return { value, steps: count }
  }
}

const shown = (errors: readonly GraphQLError[]) => errors.map(({ message, locations }) => ({ message, locations }))

it('documents are validated as graphql-js does, in steps', () => {
  for (const source of documents) {
    const document = parse(source)
    const theirs = validate(schema, document, specifiedRules, { maxErrors: 3, hideSuggestions: true })

    const { value: ours } = run(validateInSteps(schema, document, specifiedRules, 3))

    expect({ source, errors: shown(ours) }).toEqual({ source, errors: shown(theirs) })
  }
})

it('a rule that fails makes the validation fail', () => {
  const broken = () => {
    throw new TypeError('broken rule')
  }

  expect(() => run(validateInSteps(schema, parse('{ any { __typename } }'), [NoUndefinedVariablesRule, broken], 3))).toThrow(
    'broken rule',
  )
})

it('a visitor sees the nodes of a document in the order of graphql-js, skips what it asks to, and can stop', () => {
  const recorded = (skipped: string, last: number) => {
    const seen: unknown[] = []
    const note = (what: string, node: ASTNode, parent: unknown, ancestors: readonly unknown[]) => {
      if (node.kind !== 'Name') seen.push([what, node, parent, ...ancestors])
    }
    const visitor: ASTVisitor = {
      enter: (node, _key, parent, _path, ancestors) => {
        note('enter', node, parent, ancestors)
        if (seen.length === last) return BREAK
        return node.kind === skipped ? false : undefined
      },
      leave: (node, _key, parent, _path, ancestors) => note('leave', node, parent, ancestors),
    }
    return { seen, visitor }
  }
  for (const source of documents.filter((text) => !text.startsWith('type'))) {
    const document = parse(source)
    for (const [skipped, last] of [
      ['', 0],
      ['', 7],
      ['Field', 0],
      ['Argument', 0],
      ['VariableDefinition', 9],
      ['SelectionSet', 0],
      ['Document', 0],
    ] as const) {
      const [theirs, ours] = [recorded(skipped, last), recorded(skipped, last)]

      visit(document, theirs.visitor)
      run(walkWithTypes(new TypeInfo(schema), document, [ours.visitor]))

      expect(ours.seen.length).toBe(theirs.seen.length)
      for (const [i, entry] of theirs.seen.entries())
        for (const [k, part] of (entry as unknown[]).entries()) expect((ours.seen[i] as unknown[])[k]).toBe(part)
    }
  }
})

it('a large document is validated in many steps', () => {
  const document = parse(`{ ${Array.from({ length: 500 }, (_, i) => `a${i}: box(id: ${i}) { id }`).join(' ')} }`)

  const { value, steps } = run(validateInSteps(schema, document, specifiedRules, 3))

  expect(value).toEqual([])
  expect(steps).toBeGreaterThan(20)
})
