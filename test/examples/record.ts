/** Records the examples of the REST reference: sends one request to every route of a demo shop, and stores request and response. Writes are dry runs. */

import { readFileSync } from 'node:fs'
import type { Routes } from '../../src/interfaces/rest/route.js'
import type { RestExample } from '../../src/portal/openapi/examples.js'
import { restCall } from '../matrix/arguments.rest.js'
import { bodies } from './bodies.js'
import { type ExampleFixture, readFixture, type Send } from './demo-fixture.js'

const MAX_TEXT = 120
const MAX_ENTRIES = 2

/** Shortens a response for readers: lists and texts are cut. */
function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map(shorten)
  if (typeof value === 'string') return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shorten(inner)]))
}

/** The values of the parameters of a path. */
function paramsOf(route: string, path: string): Record<string, string> {
  const [, pattern = ''] = route.split(' ')
  const given = path.split('/')
  return Object.fromEntries(
    pattern
      .split('/')
      .flatMap((part, at) => (part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(given[at] ?? '')]] : [])),
  )
}

/** The page of a list, so that the example stays short. */
const PAGE = { page: '1', offset: '1' }

/** Examples have no deprecated property, because they are still shown after the removal. */
const PREVIEW = { 'api-preview-date': '2027-03-01' }

/** The fixture for one route: products of a cluster option are not those of the catalogue. */
const fixtureFor = (route: string, { own, things }: ExampleFixture): ExampleFixture =>
  route.includes('/v2/clusteroptions/') ? { own, things: { ...things, product: things.optionProduct } } : { own, things }

/** Routes that need another system, which the demo has none of: their examples stay as they are. */
const ASKS_ANOTHER_SYSTEM = /^POST \/v2\/(payments\/(start|\{id\}\/[\w-]+)|decision-hook-calls\/\{id\}\/replay)$/

/** The history of a product stands for all. */
const HISTORY = 'GET /v2/history/{recordType}/{recordId}'

export async function recordExamples(routes: Routes, send: Send): Promise<Record<string, RestExample>> {
  const fixture = await readFixture(send)
  const known = JSON.parse(readFileSync('src/contract/rest-examples.gen.json', 'utf8')) as Record<string, RestExample>
  const examples: Record<string, RestExample> = {}
  for (const [route, { input, output, legacy }] of Object.entries(routes)) {
    if (legacy) continue
    const before = ASKS_ANOTHER_SYSTEM.test(route) ? known[route] : undefined
    if (before) {
      examples[route] = before
      continue
    }
    const isBody = input !== undefined && input.kind !== 'query'
    const call = restCall(route, fixtureFor(route, fixture) as unknown as Parameters<typeof restCall>[1], isBody)
    const [method = '', usual = ''] = call.line.split(' ')
    const path = route === HISTORY ? `/v2/history/product/${fixture.things.product.id}` : usual
    const query = input?.kind === 'query' && output.kind === 'page' ? PAGE : undefined
    const body = bodies[route]?.(fixture) ?? (input?.kind === 'search' ? { page: 1, offset: 1 } : call.body)
    const isWrite = method !== 'GET' && input?.kind !== 'search'
    const line = `${method} ${path}${query ? `?${new URLSearchParams(query)}` : ''}`
    const answer = await send(line, body, { ...PREVIEW, ...(isWrite && { 'api-dry-run': 'true' }) })
    examples[route] = {
      path,
      params: paramsOf(route, path),
      ...(query && { query }),
      ...(body !== undefined && { body }),
      status: answer.status,
      answer: shorten(answer.body),
    }
  }
  return examples
}
