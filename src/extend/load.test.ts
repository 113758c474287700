/** What a module may not do: everything is refused when it is loaded, with its name. */
import { type DocumentNode, parse, print } from 'graphql'
import { describe, expect, test } from 'vitest'
import { adaptModule } from './adapt-module.js'
import { defineModule, type ModuleDefinition, reads } from './api/module.js'
import { extendDocument } from './extend-document.js'
import { installModules } from './installed-modules.js'

const log = () => undefined
const points = { name: 'points', version: '1.0.0', api: 1 } as const

const load = (definition: Partial<ModuleDefinition>) => adaptModule({ ...points, ...definition }, './points', log)

describe('a module is refused by name', () => {
  const graphql = { schema: 'type Query { points: Int! }', resolvers: { Query: { points: () => 1 } } }
  const route = { summary: 'Reads points', output: { one: 'Points' }, handle: async () => ({}) } as const

  const cases: [problem: string, definition: Partial<ModuleDefinition>, message: RegExp][] = [
    ['with a bad name', { name: 'My Points' }, /"\.\/points" cannot be loaded: its name must have/],
    ['for another version of the interface', { api: 2 as never }, /needs version 2 of the module interface/],
    ['without a version', { version: '' }, /has no version/],
    ['with a query without a policy', { graphql }, /no policy: query\.points/],
    ['with a route without a policy', { rest: { 'GET /v2/points': route } }, /no policy: GET \/v2\/points/],
    ['with a policy for nothing', { policies: { 'query.point': reads('user') } }, /does not have: query\.point/],
    [
      'with a route of another shape',
      { rest: { 'PUT /points': route } as never, policies: { 'PUT /points': reads('user') } },
      /"PUT \/points" is not a route/,
    ],
    [
      'whose migrations cannot be read',
      { migrations: new URL('./no-such-folder/', import.meta.url) },
      /migrations cannot be read/,
    ],
  ]

  test.each(cases)('%s', (_, definition, message) => {
    expect(() => load(definition)).toThrow(message)
  })

  test('without a default export', () => {
    expect(() => adaptModule(undefined as never, './points', log)).toThrow(
      '"./points" cannot be loaded: it has no default export',
    )
  })

  test('whose operation exists already, in Wharf or in another module', () => {
    const taken = load({
      graphql: { schema: 'type Query { taxes: Int! }', resolvers: { Query: { taxes: () => 1 } } },
      policies: { 'query.taxes': reads('user') },
    })

    expect(() => installModules([taken])).toThrow('"points" cannot be loaded: these operations exist already: query.taxes')
    expect(() => installModules([load({}), load({})])).toThrow('configured twice')
  })

  test('without a setting that it needs, with the name of the variable', () => {
    const strict = load({ settings: (read) => ({ secret: read.required('SECRET') }) })

    expect(() => strict.settings?.({})).toThrow('The module "points" needs WHARF_POINTS_SECRET.')
    expect(strict.settings?.({ WHARF_POINTS_SECRET: 'x' })).toEqual({})
  })
})

describe('the schema of a module', () => {
  const contract: DocumentNode = parse(`
    type Company { companyId: Int! }
    input CompanyInput { name: String }
    type Query { company: Company }
    type Mutation { companyDelete: Boolean }
  `)
  const extend = (schema: string) => extendDocument(contract, [{ module: 'points', schema }])

  test('adds types and operations, and fields to types of Wharf', () => {
    const extended = print(
      extend('type Points { sum: Int! } extend type Company { points: Points } type Query { points: [Points!]! }'),
    )

    expect(extended).toContain('type Points {\n  sum: Int!\n}')
    expect(extended).toContain('type Query {\n  company: Company\n  points: [Points!]!\n}')
    expect(extended).toMatch(/type Company \{\n {2}companyId: Int!\n {2}points: Points/)
  })

  test('may extend a type of another module, whichever comes first', () => {
    const parts = [
      { module: 'gifts', schema: 'extend type Points { gifts: Int! }' },
      { module: 'points', schema: 'type Points { sum: Int! }' },
    ]

    expect(print(extendDocument(contract, parts))).toContain('type Points {\n  sum: Int!\n  gifts: Int!\n}')
  })

  test.each([
    ['a type that exists', 'type Company { id: Int }', 'the type Company exists already'],
    ['a field that exists', 'extend type Company { companyId: Int }', 'the field Company.companyId exists already'],
    ['a required field of a type of Wharf', 'extend type Company { points: Int! }', 'must be nullable'],
    ['an unknown type', 'extend type Firm { points: Int }', 'it extends Firm, which is not an object type'],
    ['an input of Wharf', 'extend input CompanyInput { points: Int }', 'A module adds types'],
    ['a scalar', 'scalar Points', 'A module adds types'],
    ['a syntax error', 'type {', 'syntax error in line 1'],
  ])('is refused with %s', (_, schema, message) => {
    expect(() => extend(schema)).toThrow(message)
  })
})

test('the definition of a module is returned unchanged', () => {
  expect(defineModule(points)).toBe(points)
})
