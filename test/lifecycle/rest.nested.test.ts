/** Deprecated items in bulks, in nested objects, in both shapes of a search and in expanded responses, on routes that only this test has. */
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { anyKey } from '../../src/core/auth/access.js'
import type { Usage } from '../../src/core/lifecycle/lifecycle.js'
import { openRegistry } from '../../src/core/lifecycle/registry.js'
import type { Dto } from '../../src/interfaces/rest/dto.js'
import { openRestErrors } from '../../src/interfaces/rest/errors.js'
import { restItems } from '../../src/interfaces/rest/lifecycle/declared-items.js'
import { mountRest, openSchemas } from '../../src/interfaces/rest/mount.js'
import type { Routes } from '../../src/interfaces/rest/route.js'
import { schema } from '../contract/surface.js'
import { type Answer, everything, startTestServer } from '../test-server.js'
import { LAST_MOMENT, REMOVAL } from './rest.samples.js'

const sdl = `
  type Part { code: String }
  type Crate { name: String }
  input PartInput { code: String, weight: Float @legacy(migration: "other", before: ignored, fix: drop) }
  input CrateInput { name: String!, parts: [PartInput!], part: PartInput }
  input CratesSearchInput { page: Int = 1, offset: Int = 12, name: String }`

const droppedLegacy = { migration: 'other', before: 'ignored', fix: 'drop' } as const
const partInputDto: Dto = { name: 'PartInput', from: 'PartInput', declares: sdl, legacy: { weight: droppedLegacy } }
const crateInputDto: Dto = { name: 'CrateInput', from: 'CrateInput', legacy: { shopId: { ...droppedLegacy, type: 'Int' } } }
const searchDto: Dto = {
  name: 'CratesSearchInput',
  from: 'CratesSearchInput',
  isSearch: true,
  legacy: { label: { type: 'String', migration: 'other', use: ['CratesSearchInput.name'], fix: 'rename' } },
}
const partDto: Dto = { name: 'Part', from: 'Part', legacy: { mass: { type: 'Float', migration: 'other', read: () => 5 } } }
/** Only the second crate has parts. */
const loadParts = async (_: unknown, crates: readonly { name: string }[]) =>
  crates.map(({ name }) => (name === 'b' ? [{ code: 'x' }, { code: 'y' }] : []))
const crateDto: Dto = { name: 'Crate', from: 'Crate', nest: { parts: { dto: partDto, of: loadParts, many: true } } }

async function startCrateServer(now: string) {
  const server = await startTestServer({ now })
  const inputs: Answer[] = []
  const usages: Usage[] = []
  const recordInput =
    <T>(result: T) =>
    async (_: unknown, { input }: { input: unknown }) => {
      inputs.push(input)
      return result
    }
  const page = { items: [{ name: 'a' }, { name: 'b' }], itemsFound: 2, pages: 1, start: 1, end: 2, page: 1, offset: 12 }
  const routes: Routes = {
    'POST /v2/parts': {
      summary: '',
      input: { kind: 'body', dto: partInputDto },
      output: { kind: 'one', dto: partDto },
      handle: recordInput({}),
    },
    'POST /v2/crates/bulk/{lookupKey}': {
      summary: '',
      input: { kind: 'bulk', dto: crateInputDto, plural: 'crates', keys: { name: ['name'] } },
      output: { kind: 'bulk' },
      handle: recordInput({ lookupKey: 'name', keys: [], results: [] }),
    },
    'GET /v2/crates': {
      summary: '',
      input: { kind: 'query', search: searchDto },
      output: { kind: 'page', dto: crateDto },
      handle: recordInput(page),
    },
    'DELETE /v2/crates': {
      summary: '',
      legacy: { migration: 'other', use: ['DELETE /v2/crates/{id}'], fix: 'rename' },
      output: { kind: 'one', dto: partDto },
      handle: recordInput({}),
    },
    'POST /v2/crates/search': {
      summary: '',
      input: { kind: 'search', search: searchDto },
      output: { kind: 'page', dto: crateDto },
      handle: recordInput(page),
    },
  }
  const schemas = openSchemas(schema, routes)
  const registry = openRegistry(restItems(schemas, routes))
  const ledger = { count: (usage: Usage) => void usages.push(usage), flush: async () => undefined, stop: async () => undefined }
  const policies = Object.fromEntries(Object.keys(routes).map((name) => [name, anyKey('a test')]))
  const app = Fastify()
  const errors = openRestErrors({})
  app.setErrorHandler(errors.send)
  const services = { ...server.services, registry, lifecycle: { registry, ledger }, replicaOperations: new Set<string>() }
  mountRest(app, {
    schemas,
    routes,
    policies,
    services,
    bodyLimit: 1_000_000,
    errors,
    bulkBodyLimit: 1_000_000,
    uploadLimit: 1_000_000,
  })
  const authorization = `Bearer ${await server.tokenFor(everything)}`
  const send = async (line: string, body?: object) => {
    const [method, url] = line.split(' ') as ['GET', string]
    const response = await app.inject({ method, url, headers: { authorization }, ...(body && { payload: body }) })
    return { status: response.statusCode, body: response.json(), items: response.headers['api-deprecated-items'] }
  }
  const uses = () => usages.flatMap((usage) => usage.uses.map(({ item, kind, place }) => `${kind} ${item.item} ${place}`))
  return { send, inputs, uses, usages, registry }
}

test('an item in a nested object belongs to every endpoint that sends or returns the object', async () => {
  const { registry } = await startCrateServer(LAST_MOMENT)

  expect(Object.fromEntries(registry.items.map(({ item, endpoints }) => [item, endpoints]))).toEqual({
    'CrateInput.shopId': ['POST /v2/crates/bulk/{lookupKey}'],
    'PartInput.weight': ['POST /v2/parts', 'POST /v2/crates/bulk/{lookupKey}'],
    'Part.mass': ['POST /v2/parts', 'GET /v2/crates', 'DELETE /v2/crates', 'POST /v2/crates/search'],
    'CratesSearchInput.label': ['GET /v2/crates', 'POST /v2/crates/search'],
    'DELETE /v2/crates': ['DELETE /v2/crates'],
  })
})

test('a bulk that uses an item 500 times names one item in the headers, and the ledger counts 500', async () => {
  const { send, uses, usages, inputs } = await startCrateServer(LAST_MOMENT)
  const crates = Array.from({ length: 500 }, (_, i) => ({ name: `c${i}`, shopId: null }))

  const answer = await send('POST /v2/crates/bulk/name', { crates })

  expect(answer).toMatchObject({ status: 200, items: '"rest:CrateInput.shopId";more=0' })
  expect(uses()).toEqual(crates.map((_, i) => `sent CrateInput.shopId #/crates/${i}/shopId`))
  expect(usages.map(({ operation, at }) => [operation, at.toISOString()])).toEqual([
    ['POST /v2/crates/bulk/{lookupKey}', LAST_MOMENT],
  ])
  expect(inputs[0].items[0]).toEqual({ name: 'c0' })
})

test('items in nested objects are found at their positions, and all are refused together before anything runs', async () => {
  const crates = [
    { name: 'a', parts: [{ code: 'x' }, { weight: 1 }] },
    { name: 'b', part: { weight: null }, shopId: 3 },
  ]
  const before = await startCrateServer(LAST_MOMENT)
  const after = await startCrateServer(REMOVAL)

  const accepted = await before.send('POST /v2/crates/bulk/name', { crates })
  const refused = await after.send('POST /v2/crates/bulk/name', { crates })

  const places = [
    'sent PartInput.weight #/crates/0/parts/1/weight',
    'sent CrateInput.shopId #/crates/1/shopId',
    'sent PartInput.weight #/crates/1/part/weight',
  ]
  expect({ status: accepted.status, uses: before.uses() }).toEqual({ status: 200, uses: places })
  expect({ status: refused.status, uses: after.uses(), inputs: after.inputs }).toEqual({ status: 400, uses: places, inputs: [] })
  expect(refused.items).toBe('"rest:CrateInput.shopId", "rest:PartInput.weight";more=0')
  expect(refused.body.items.map(({ item, pointer }: Answer) => `${item} ${pointer}`)).toEqual([
    'PartInput.weight #/crates/0/parts/1/weight',
    'CrateInput.shopId #/crates/1/shopId',
    'PartInput.weight #/crates/1/part/weight',
  ])
})

test('a refusal names every item, and at most a hundred positions', async () => {
  const { send } = await startCrateServer(REMOVAL)
  const crates = [...Array.from({ length: 150 }, () => ({ name: 'a', shopId: 1 })), { name: 'b', part: { weight: 1 } }]

  const { body } = await send('POST /v2/crates/bulk/name', { crates })

  expect(body.items).toHaveLength(100)
  expect(body.error.messages).toHaveLength(100)
  expect(body.items.slice(0, 3).map(({ pointer }: Answer) => pointer)).toEqual([
    '#/crates/0/shopId',
    '#/crates/150/part/weight',
    '#/crates/1/shopId',
  ])
  expect(body.more).toBe(51)
})

test('a filter is the same item at the top of a search, under filters and as a parameter', async () => {
  const requests: [string, object?][] = [
    ['POST /v2/crates/search', { label: 'a' }],
    ['POST /v2/crates/search', { filters: { label: 'a' } }],
    ['GET /v2/crates?label=a'],
  ]
  const before = await startCrateServer(LAST_MOMENT)
  const after = await startCrateServer(REMOVAL)

  for (const [line, body] of requests) expect((await before.send(line, body)).status).toBe(200)
  const refused = []
  for (const [line, body] of requests) refused.push((await after.send(line, body)).body.items[0])

  expect(before.inputs.map(({ name }) => name)).toEqual(['a', 'a', 'a'])
  expect(before.uses()).toEqual(['#/label', '#/filters/label', 'label'].map((place) => `sent CratesSearchInput.label ${place}`))
  expect(refused.map(({ pointer, parameter }) => ({ pointer, parameter }))).toEqual([
    { pointer: '#/label' },
    { pointer: '#/filters/label' },
    { parameter: 'label' },
  ])
})

test('an item in a nested object of a response is reported once, and only when the object is present', async () => {
  const before = await startCrateServer(LAST_MOMENT)
  const after = await startCrateServer(REMOVAL)

  const plain = await before.send('GET /v2/crates')
  const expanded = await before.send('GET /v2/crates?expands=parts')
  const later = await after.send('GET /v2/crates?expands=parts')

  expect({ items: plain.items, uses: before.uses() }).toEqual({
    items: undefined,
    uses: ['served Part.mass #/data/1/parts/0/mass'],
  })
  expect(expanded.body.data[1].parts[0]).toEqual({ code: 'x', mass: 5 })
  expect(expanded.items).toBe('"rest:Part.mass";more=0')
  expect(later.body.data[1].parts[0]).toEqual({ code: 'x' })
  expect(later.items).toBeUndefined()
})

test('a deprecated operation works until the last moment before the removal and returns 410 afterwards', async () => {
  const before = await startCrateServer(LAST_MOMENT)
  const after = await startCrateServer(REMOVAL)

  const served = await before.send('DELETE /v2/crates')
  const removed = await after.send('DELETE /v2/crates')

  expect([served.status, served.items]).toEqual([200, expect.stringContaining('"rest:DELETE /v2/crates"')])
  expect([removed.status, removed.body.status, removed.body.items]).toEqual([
    410,
    410,
    [
      {
        item: 'DELETE /v2/crates',
        replacement: 'DELETE /v2/crates/{id}',
        migration: 'other',
        removedAt: '2027-03-01T00:00:00.000Z',
        documentation: '/deprecations#other',
      },
    ],
  ])
  expect(after.inputs).toEqual([])
})
