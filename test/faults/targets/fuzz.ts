/** Targets about clients that send nonsense. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import {
  buildSchema,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import pg from 'pg'
import { type Data, type RunTarget, range, runPool, type Shop, tally } from '../shop.js'

const hostileTexts = [
  '',
  "' or 1=1 --",
  '\u0000',
  '\u202e',
  '%00',
  '../../etc/passwd',
  '{{7*7}}',
  '💥'.repeat(50),
  '9'.repeat(400),
  '-1',
  '1e309',
  'null',
  'NaN',
]
const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T
const anything = (): unknown =>
  pick<unknown>([...hostileTexts, 0, -1, 2 ** 31, 2 ** 53, 1.5, true, null, [], {}, [[]], { a: { b: [] } }])

/** Finds what a response must never contain: parts of code, of SQL, or of another tenant. */
const leaks = (text: string, canary: string) =>
  text.includes(canary) ||
  /node_modules|\.ts:\d+|at .+ \(.*:\d+:\d+\)|syntax error at or near|pg_catalog|select .+ from "/i.test(text)

interface Fuzzed {
  requests: number
  failures: string[]
  slowest: number
}

const summarize = ({ requests, failures, slowest }: Fuzzed, kind: string) => ({
  ok: failures.length === 0 && slowest < 5000,
  text: `${requests} ${kind}: ${failures.length} server errors or leaks, slowest ${(slowest / 1000).toFixed(1)} s${failures.length ? ` — ${failures.slice(0, 3).join(' | ')}` : ''}`,
})

/** Creates another tenant, whose records have a word that no response to the first one may contain. */
export async function plantCanary(shop: Shop): Promise<string> {
  const canary = `canary${Math.random().toString(36).slice(2)}`
  const id = `t${Math.random().toString(36).slice(2, 10)}`
  await shop.ask('mutation ($input: TenantCreateInput!) { tenantCreate(input: $input) { id } }', {
    input: { id, name: 'Other', channel: { name: 'Other' } },
  })
  const [{ database }] = await shop.query('select database from control.tenant where id = $1', [id])
  const url = new URL(shop.embedded.adminUrl)
  url.pathname = `/${database}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(
    'insert into product (uuid, sku, "createdAt", "lastModifiedAt") values (gen_random_uuid(), $1, now(), now())',
    [canary],
  )
  await client.query(
    `insert into tax (uuid, zone, code, percentage, "exportCode", "createdAt", "lastModifiedAt") values (gen_random_uuid(), 'NL', 'H', 21, $1, now(), now())`,
    [canary],
  )
  await client.end()
  return canary
}

/** T14 and T17: every route of the OpenAPI document with wrong and hostile values, as four callers. */
export const fuzzRest: RunTarget = async (open, isFull) => {
  const shop = await open()
  const canary = await plantCanary(shop)
  const document = (await (await fetch(`${shop.url}/v2/openapi.json`)).json()) as { paths: Record<string, Record<string, Data>> }
  const routes = Object.entries(document.paths).flatMap(([path, verbs]) => Object.keys(verbs).map((verb) => ({ path, verb })))
  const tokens = [shop.token, '', 'nonsense', shop.visitorKey]
  const rounds = Number(process.env.FUZZ_ROUNDS) || (isFull ? 100 : 4)
  const findFault = checkAgainst(document)
  const result: Fuzzed = { requests: 0, failures: [], slowest: 0 }
  const statuses: number[] = []
  await runPool(routes.length * rounds, 8, async (i) => {
    const { path, verb } = routes[i % routes.length] as { path: string; verb: string }
    // Half of the ids may exist: a response with content is more useful than a refusal.
    const known = ['1', String(shop.productId), String(shop.userId), 'id', 'sku', 'DRILL', 'NL', 'H']
    const word = () => pick(Math.random() < 0.5 ? known : hostileTexts) || '1'
    const url = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(word()))
    const query = Math.random() < 0.5 ? `?${pick(['page', 'offset', 'sort', 'x'])}=${encodeURIComponent(pick(hostileTexts))}` : ''
    const hasBody = verb !== 'get' && verb !== 'delete'
    const type = path.endsWith('/csv') ? 'text/csv' : 'application/json'
    const body = hasBody && {
      body: type === 'text/csv' ? pick(hostileTexts) : JSON.stringify(Math.random() < 0.3 ? anything() : bodyOf(path)),
    }
    const at = performance.now()
    const answer = await fetch(shop.url + url + query, {
      method: verb.toUpperCase(),
      headers: { authorization: `Bearer ${tokens[i % tokens.length]}`, ...(hasBody && { 'content-type': type }) },
      ...body,
    })
    const text = await answer.text()
    result.requests++
    result.slowest = Math.max(result.slowest, performance.now() - at)
    statuses.push(answer.status)
    const fault = answer.status >= 500 || leaks(text, canary) ? text.slice(0, 200) : findFault(path, verb, answer, text)
    if (fault) result.failures.push(`${answer.status} ${verb} ${url}${query}: ${fault}`)
  })
  const figure = summarize(result, `requests to ${routes.length} REST routes as 4 callers, every answer compared with its schema`)
  return { ...figure, text: `${figure.text}; ${JSON.stringify(tally(statuses))}` }
}

/** Returns how a response differs from the OpenAPI document for its route and status; null if it does not. */
function checkAgainst(document: Data) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false })
  ajv.addSchema(document, 'openapi')
  const escapePart = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))
  const validators = new Map<string, ReturnType<typeof ajv.compile>>()
  return (path: string, verb: string, { status, headers }: Response, text: string): string | null => {
    const responses = document.paths[path][verb].responses
    const key = responses[status] ? String(status) : responses.default ? 'default' : null
    if (key === null) return `the document does not have the status ${status}`
    const at = ['paths', path, verb, 'responses', key]
    const declared = resolvePointer(document, responses[key])
    const type = (headers.get('content-type') ?? '').split(';')[0] ?? ''
    const content = declared.response.content ?? {}
    if (!text) return null
    if (!content[type]) return `the document does not have the type ${type} for ${status}`
    if (!/json/.test(type)) return null
    const pointer = [...(declared.at ?? at), 'content', type, 'schema'].map(escapePart).join('/')
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: `openapi#/${pointer}` })
    validators.set(pointer, validate)
    return validate(JSON.parse(text)) ? null : ajv.errorsText(validate.errors).slice(0, 200)
  }
}

/** A response may be a reference to a shared one. */
function resolvePointer(document: Data, response: Data): { response: Data; at?: string[] } {
  if (!response.$ref) return { response }
  const at = response.$ref.slice(2).split('/')
  return { response: at.reduce((inner: Data, part: string) => inner[part], document), at }
}

/** A body that resembles what the route takes: a few of its words, with wrong values. */
function bodyOf(path: string): unknown {
  const plural = path.split('/')[2] ?? ''
  const item = Object.fromEntries(
    ['id', 'sku', 'name', 'names', 'quantity', 'email', 'parent', 'status', 'code', 'zone', 'createdAt']
      .filter(() => Math.random() < 0.4)
      .map((key) => [key, anything()]),
  )
  return path.includes('/bulk') ? { [plural]: [item, item] } : item
}

/** T15 and T17: every field of Query and Mutation with generated arguments, as four callers. */
export const fuzzGraphql: RunTarget = async (open, isFull) => {
  const shop = await open()
  const canary = await plantCanary(shop)
  const schema = buildSchema(await (await fetch(`${shop.url}/v2/schema.graphql`)).text())
  const roots = [
    ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ verb: 'query', field })),
    ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({ verb: 'mutation', field })),
  ]
  const keys = [shop.apikey, shop.visitorKey, '', 'nonsense']
  const rounds = isFull ? 50 : 2
  const result: Fuzzed = { requests: 0, failures: [], slowest: 0 }
  const codes: string[] = []
  await runPool(roots.length * rounds, 8, async (i) => {
    const { verb, field } = roots[i % roots.length] as (typeof roots)[number]
    const given = field.args.filter((arg) => isNonNullType(arg.type) || Math.random() < 0.6)
    const args = given.map((arg) => `${arg.name}: ${literal(arg.type, 0)}`).join(', ')
    const text = `${verb} { ${field.name}${args && `(${args})`} ${selection(field.type, 0)} }`
    const at = performance.now()
    const { body, text: answer } = await shop.send(text, {}, { apikey: keys[Math.floor(i / roots.length) % keys.length] ?? '' })
    result.requests++
    result.slowest = Math.max(result.slowest, performance.now() - at)
    const code = body.errors?.[0]?.extensions?.code
    codes.push(code ?? 'served')
    const isBroken = body.errors?.some(({ extensions }: Data) => extensions?.code === 'INTERNAL_SERVER_ERROR')
    if (isBroken || leaks(answer, canary)) result.failures.push(`${text.slice(0, 300)}: ${answer.slice(0, 200)}`)
  })
  const served = tally(codes).served ?? 0
  const figure = summarize(result, `documents for ${roots.length} root fields as 4 callers`)
  return { ...figure, text: `${figure.text}; ${served} were served` }
}

/** A literal of the type: mostly one that can be read, sometimes a hostile one. */
function literal(type: GraphQLInputType, depth: number): string {
  if (isNonNullType(type)) return literal(type.ofType, depth)
  if (isListType(type)) return `[${range(Math.floor(Math.random() * 3)).map(() => literal(type.ofType, depth + 1))}]`
  if (isEnumType(type)) return pick(type.getValues()).name
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) || (depth < 3 && Math.random() < 0.3),
    )
    return `{ ${fields.map((field) => `${field.name}: ${literal(field.type, depth + 1)}`).join(', ')} }`
  }
  const texts = [
    '1',
    '0',
    '"1"',
    'true',
    '"NL"',
    '"bo@example.com"',
    '"2026-01-01T00:00:00Z"',
    '"019a0000-0000-7000-8000-000000000000"',
  ]
  const usual: Record<string, string[]> = {
    Int: ['1', '0', '-1', '2147483647'],
    Float: ['1.5', '0', '-0.01', '1e300'],
    Boolean: ['true', 'false'],
    ID: ['1', '"x"'],
  }
  if (Math.random() < 0.1) return JSON.stringify(pick(hostileTexts))
  return pick(usual[type.name] ?? [...texts, ...hostileTexts.map((text) => JSON.stringify(text))])
}

function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type)
  if (isLeafType(named)) return ''
  if (!isObjectType(named)) return '{ __typename }'
  const leaves = Object.values(named.getFields()).filter(
    (field) => isLeafType(getNamedType(field.type)) && field.args.length === 0,
  )
  const deeper = Object.values(named.getFields()).filter(
    (field) => isObjectType(getNamedType(field.type)) && field.args.every((arg) => !isNonNullType(arg.type)),
  )
  const inner =
    depth < 2 && deeper.length > 0 ? deeper.slice(0, 2).map((field) => `${field.name} ${selection(field.type, depth + 1)}`) : []
  return `{ __typename ${[...leaves.slice(0, 6).map((field) => field.name), ...inner].join(' ')} }`
}
