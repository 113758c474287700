/** One field cannot fill the database: the stored size of a text, list or JSON is limited, for every operation of both interfaces. */
import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ruleOf } from '../src/core/input/rules.js'
import { legacyOf } from '../src/core/lifecycle/legacy.js'
import type { Dto } from '../src/interfaces/rest/dto.js'
import type { Property } from '../src/interfaces/rest/shapes/properties.js'
import {
  areApart,
  type FieldsOf,
  fieldsOf,
  type InputField,
  inputWith,
  LARGE_TEXT,
  type LargeValue,
  MAX_STORED_BYTES,
  pathPattern,
  textFields,
  UPLOAD,
} from './contract/large-inputs.js'
import { routes, schema, schemas } from './contract/surface.js'
import { type Answer, startTestServer, type TestServer } from './test-server.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ closes: false })
})
afterAll(() => server.close())

/** Columns with a value of more than 64 kB. */
async function findLargeValues(): Promise<string[]> {
  const { rows } = await sql<{ schema: string; table: string; column: string }>`
    select n.nspname as schema, c.relname as table, a.attname as column
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'control') and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attlen = -1`.execute(
    server.db,
  )
  const found: string[] = []
  for (const { schema: place, table, column } of rows) {
    const large = sql`select from ${sql.id(place, table)} where octet_length(${sql.id(column)}::text) > ${MAX_STORED_BYTES} limit 1`
    if ((await large.execute(server.db)).rows.length) found.push(`${place}.${table}.${column}`)
  }
  return found
}

/** Fields that may be larger: descriptions of the catalogue, templates, e-mails and messages, and base64 files. */
const LONG_TEXTS = [
  'AgentConversationCreateMessageInput.requestMessage',
  'AgentConversationCreateMessageInput.requestMetadata',
  'AgentMessageCreateInput.requestMessage',
  'AgentMessageCreateInput.requestMetadata',
  'Base64FileInput.base64',
  'ClusterCreateInput.descriptions',
  'ClusterCreateInput.shortDescriptions',
  'ClusterOptionCreateInput.descriptions',
  'ClusterOptionCreateInput.shortDescriptions',
  'ClusterOptionUpdateInput.descriptions',
  'ClusterOptionUpdateInput.shortDescriptions',
  'ClusterUpdateInput.descriptions',
  'ClusterUpdateInput.shortDescriptions',
  'CreateCategoryInput.description',
  'CreateCategoryInput.descriptions',
  'CreateCategoryInput.shortDescription',
  'CreateCategoryInput.shortDescriptions',
  'CreateProductInput.descriptions',
  'CreateProductInput.shortDescriptions',
  'CreateSparePartsMachineInput.description',
  'DocumentTemplateCreateInput.customQuery',
  'DocumentTemplateUpdateInput.customQuery',
  'EmailEventInput.content',
  'EmailSendEventInput.content',
  'EmailTemplateCreateInput.customQuery',
  'EmailTemplateUpdateInput.customQuery',
  'LocalizedTemplateContentInput.content',
  'MediaBase64FileInput.base64',
  'TemplateRenderInput.data',
  'UpdateCategoryInput.description',
  'UpdateCategoryInput.descriptions',
  'UpdateCategoryInput.shortDescription',
  'UpdateCategoryInput.shortDescriptions',
  'UpdateProductInput.descriptions',
  'UpdateProductInput.shortDescriptions',
  'UpsertSparePartsMachineInput.description',
]

/** The error of a value that is too large, or does not have a format of fixed length. */
const REFUSED =
  '(must (be|have|take) at most \\d+|must NOT have more than \\d+|must be (a uuid|two letters|three letters|an ISO 8601 date|a time such))'

interface Operation {
  name: string
  fields: InputField[]
  /** Returns the fields of its field types. */
  inner: FieldsOf
  /** Sends an input and returns everything that is wrong with it. */
  send: (input: object) => Promise<string>
}

/** The large values of an operation. */
const largeValuesOf = ({ name, fields, inner }: Operation): SentValue[] =>
  textFields(fields, name, inner)
    .filter(({ rule }) => !rule.long)
    .flatMap(({ path, large, isIgnored }) => large.map((value) => ({ path, value, isIgnored })))

interface SentValue extends LargeValue {
  isIgnored: boolean
}

/** A request of 1 MB holds so many values of 64 kB. */
const AT_ONCE = 10

/** Values that can be sent in one request. */
function inRequests(values: readonly SentValue[]): SentValue[][] {
  const requests: SentValue[][] = []
  for (const value of values) {
    const open = requests.find((others) => others.length < AT_ONCE && others.every((other) => areApart(value, other)))
    if (open) open.push(value)
    else requests.push([value])
  }
  return requests
}

/** Sends every large value of an operation and returns those that were neither refused nor ignored. */
async function findAccepted(operation: Operation): Promise<string[]> {
  const { fields, inner } = operation
  const accepted: string[] = []
  for (const values of inRequests(largeValuesOf(operation))) {
    const problems = await operation.send(inputWith(fields, values, inner))
    for (const value of values.filter(({ isIgnored }) => !isIgnored)) {
      const isNamed = new RegExp(`${pathPattern(value)}(\\[\\d+\\]\\S*)? ${REFUSED}`).test(problems)
      // Alone, it is the only one that can be refused, by whatever name.
      const alone = isNamed ? '' : await operation.send(inputWith(fields, [value], inner))
      if (!isNamed && !new RegExp(REFUSED).test(alone))
        accepted.push(`${operation.name} ${value.path.join('.')}: ${alone.slice(0, 200)}`)
    }
  }
  return accepted
}

/** Returns the positions of files in an input. */
const uploadsIn = (value: unknown, path: string): string[] =>
  value === UPLOAD
    ? [path]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => uploadsIn(inner, `${path}.${name}`))
      : []

const FILE = { name: 'a.csv', type: 'text/csv', content: 'SKU\n' }

async function sendMutation(document: string, input: object): Promise<string> {
  const places = uploadsIn(input, 'variables')
  const variables = JSON.parse(JSON.stringify(input, (_, value) => (value === UPLOAD ? null : value)))
  const answer: Answer = await (places.length
    ? server.upload(document, variables, Object.fromEntries(places.map((place) => [place, FILE])))
    : server.gql(document, variables))
  return JSON.stringify(answer.errors?.map(({ message }: Answer) => message) ?? answer)
}

/** A mutation, at the root or below a namespace. */
function mutationOf(field: GraphQLField<unknown, unknown>, around: (text: string) => string): Operation {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : ''
  const document = `mutation (${declared}) { ${around(`${field.name}(${given})${selection}`)} }`
  const fields = field.args.map((arg) => ({
    name: arg.name,
    type: arg.type,
    rule: ruleOf(arg),
    required: isRequiredArgument(arg),
    legacy: legacyOf(arg),
  }))
  return { name: field.name, fields, inner: fieldsOf, send: (input) => sendMutation(document, input) }
}

const mutations: Operation[] = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) => {
  if (field.args.length) return [mutationOf(field, (text) => text)]
  const inner = getNamedType(field.type)
  const below = isObjectType(inner) ? Object.values(inner.getFields()).filter(({ args }) => args.length) : []
  return below.map((one) => mutationOf(one, (text) => `${field.name} { ${text} }`))
})

test('the long texts are those that are declared, and no others', () => {
  const all = mutations.flatMap(({ name, fields }) => textFields(fields, name, fieldsOf))
  const long = all.filter(({ rule }) => rule.long).map(({ label }) => label)

  expect([...new Set(long)].sort()).toEqual(LONG_TEXTS)
})

test('no field of a mutation stores more than 64 kB, unless it is a long text', async () => {
  const accepted: string[] = []
  for (const mutation of mutations) accepted.push(...(await findAccepted(mutation)))

  expect(accepted).toEqual([])
  expect(await findLargeValues()).toEqual([])
})

const toFields = (properties: readonly Property[]): InputField[] =>
  properties.map((one) => ({ ...one, type: one.type as GraphQLInputType }))

/** REST calls the other system `source` and the key there `sourceId`. */
const SOURCE_NAMES: Record<string, string> = { name: 'source', id: 'sourceId' }

/** Returns the fields of a type in the bodies of a DTO: nested types may have their own deprecated names. */
const innerOf =
  (dto: Dto): FieldsOf =>
  (type) => {
    const { name } = getNamedType(type)
    if (/^Source\w*Input$/.test(name))
      return fieldsOf(type).map((field) => ({ ...field, name: SOURCE_NAMES[field.name] ?? field.name, required: true }))
    const nested = dto.inner?.find(({ from }) => from === name)
    const shape = nested ? schemas.shapeOf(nested) : schemas.shapes.get(name)
    return shape ? toFields(shape.properties) : fieldsOf(type)
  }

/** The routes that store what is in their bodies. */
const writingRoutes: Operation[] = Object.entries(routes).flatMap(([name, { input }]) => {
  if (input?.kind !== 'body' && input?.kind !== 'bulk') return []
  const key = input.kind === 'bulk' ? (Object.keys(input.keys)[0] ?? 'id') : 'id'
  const line = name.replaceAll('{lookupKey}', key).replaceAll(/\{\w+\}/g, '1')
  const fields = toFields(schemas.shapeOf(input.dto).properties)
  const send = async (item: object) => {
    const { body } = await server.rest(line, input.kind === 'bulk' ? { [input.plural]: [item] } : item)
    return JSON.stringify(body)
  }
  return [{ name, fields, inner: innerOf(input.dto), send }]
})

test('no property of a REST body stores more than 64 kB, unless it is a long text', async () => {
  const accepted: string[] = []
  for (const route of writingRoutes) accepted.push(...(await findAccepted(route)))

  expect(writingRoutes.length).toBeGreaterThan(50)
  expect(accepted).toEqual([])
  expect(await findLargeValues()).toEqual([])
})

/** The imports of files, with the columns that each of them knows. */
const imports = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) => {
  const input = getNamedType(args[0]?.type)
  const mapping = isInputObjectType(input) ? getNamedType(input.getFields().mappings?.type) : undefined
  const columns = isInputObjectType(mapping) ? getNamedType(mapping.getFields().fieldName?.type) : undefined
  return isEnumType(columns)
    ? [{ name, type: String(args[0]?.type), columns: columns.getValues().map((value) => value.name) }]
    : []
})

const isLongColumn = (column: string) => /^(SHORT_)?DESCRIPTIONS?$/.test(column)
/** Texts of this name are long in the catalogue only. */
const OF_CATALOGUE = ['productCsvImport', 'clusterCsvImport', 'categoryCsvImport']

test.each(imports)(
  'no cell of $name stores more than 64 kB, unless it is a description of the catalogue',
  async ({ name, type, columns }) => {
    const wanted = columns.filter((column) => !OF_CATALOGUE.includes(name) || !isLongColumn(column))
    const rows = wanted.map((column) => columns.map((one) => (one === column ? LARGE_TEXT : '')).join(','))
    const content = [columns.join(','), ...rows].join('\n')
    const document = `mutation ($input: ${type}) { done: ${name}(input: $input) { importedCount errors { messages rowNumber } } }`

    const { done } = await server.upload(document, { input: { file: null } }, { 'variables.input.file': { ...FILE, content } })

    expect(done.errors.map(({ rowNumber }: Answer) => wanted[rowNumber - 1])).toEqual(wanted)
    expect(done.importedCount).toBe(0)
    expect(await findLargeValues()).toEqual([])
  },
)

test('texts of the catalogue with markup are long texts on both interfaces', () => {
  const all = [...mutations, ...writingRoutes].flatMap(({ name, fields, inner }) => textFields(fields, name, inner))

  const short = all.filter(({ rule }) => rule.html && !rule.long).map(({ label }) => label)
  expect(short.filter((label) => !/channel|tenant|carrier|surcharge/i.test(label))).toEqual([])
})

test('a description of 90,000 characters is stored, however it is sent', async () => {
  const value = `<p>${'Lang. '.repeat(15_000)}</p>`
  const descriptions = [{ language: 'NL', value }]
  const names = [{ language: 'NL', value: 'Boor' }]
  const document = 'mutation ($input: CreateProductInput!) { productCreate(input: $input) { productId } }'

  const answers = [
    await server.gql(document, { input: { sku: 'L1', names, descriptions } }),
    await server.rest('POST /v2/products', { sku: 'L2', names, descriptions }),
    await server.rest('POST /v2/products/bulk/sku', { products: [{ sku: 'L3', names, descriptions }] }),
    await server.rest('POST /v2/products/csv', `SKU,NAME,DESCRIPTION\nL4,Boor,"${value}"\n`),
  ]

  const stored = sql<{ size: number }>`select length(descriptions ->> 'NL') as size from product where sku like 'L_' order by sku`
  expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined, undefined])
  expect((await stored.execute(server.db)).rows).toEqual(Array.from({ length: 4 }, () => ({ size: value.length })))
})
