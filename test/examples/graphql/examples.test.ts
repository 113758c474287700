/** The examples of the GraphQL reference, sent to the demo shop. `EXAMPLES=write` records them again: tools/graphql-examples.ts runs this. */
import { readFileSync, writeFileSync } from 'node:fs'
import {
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findUsableSnapshot, loadSnapshot } from '../../../src/cli/demo/snapshot/load.js'
import type { GraphqlExample } from '../../../src/portal/reference/graphql/examples.js'
import { schema } from '../../contract/surface.js'
import { startTestServer, type TestServer, TODAY } from '../../test-server.js'
import { type GraphqlFixture, readGraphqlFixture } from './fixture.js'
import { createNormalizer, type IsOfDemo, readDemoIds, shorten } from './normalize.js'
import { type Field, operations } from './operations.js'
import { prepareCall, recordExample, sendCall } from './record.js'

const FILE = new URL('../../../src/contract/graphql-examples.gen.json', import.meta.url)
const MAX_BYTES = 1_500_000

let shop: TestServer
let fixture: GraphqlFixture
let isOfDemo: IsOfDemo
let text: string
let examples: Record<string, GraphqlExample>

beforeAll(async () => {
  shop = await startTestServer({ closes: false })
  const snapshot = await findUsableSnapshot(shop.url)
  if (!snapshot) throw new Error('demo/shop.snapshot does not fit the migrations: npm run demo:snapshot makes it again')
  await loadSnapshot(snapshot, { ...shop, now: new Date(TODAY) })
  isOfDemo = readDemoIds(snapshot)
  fixture = await readGraphqlFixture(shop)
  if (process.env.EXAMPLES === 'write') await record()
  text = readFileSync(FILE, 'utf8')
  examples = JSON.parse(text)
})
afterAll(async () => {
  await fixture?.close()
  await shop.close()
})

async function record() {
  const recorded: Record<string, GraphqlExample> = {}
  for (const operation of operations.keys()) recorded[operation] = await recordExample(shop, fixture, operation, isOfDemo)
  writeFileSync(FILE, `${JSON.stringify(recorded, null, 1)}\n`)
}

test('every operation that is not deprecated has an example, and nothing else has one', () => {
  expect(Object.keys(examples)).toEqual([...operations.keys()])
})

/** The deprecated input fields and enum values of a variable. */
function deprecatedIn(type: GraphQLInputType, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => deprecatedIn(getNamedType(type), entry))
  const named = getNamedType(type)
  if (isEnumType(named) && named.getValue(String(value))?.deprecationReason != null) return [`${named.name}.${value}`]
  if (!isInputObjectType(named)) return []
  return Object.entries(value ?? {}).flatMap(([name, inner]) => {
    const field = named.getFields()[name]
    if (!field || field.deprecationReason != null) return [`${named.name}.${name}`]
    return deprecatedIn(field.type, inner)
  })
}

test('every document is valid, calls only its operation, and contains nothing that is deprecated', () => {
  const wrong = Object.entries(examples).flatMap(([operation, example]) => {
    const [, name] = operation.split('.')
    const { definitions } = parse(example.document)
    const [definition] = definitions
    const called = definition?.kind === 'OperationDefinition' ? definition.selectionSet.selections : []
    const isOther =
      definitions.length !== 1 || called.length !== 1 || called[0]?.kind !== 'Field' || called[0].name.value !== name
    const errors = validate(schema, parse(example.document), [...specifiedRules, NoDeprecatedCustomRule])
    const { args } = operations.get(operation) as Field
    const deprecated = args.flatMap((arg) => deprecatedIn(arg.type, example.variables?.[arg.name]))
    const problems = [...errors.map(({ message }) => message), ...deprecated]
    return isOther || problems.length > 0 ? [{ operation, isOther, problems }] : []
  })

  expect(wrong).toEqual([])
})

/** Returns the fields of a response with the types of their values; two entries of a list are enough. */
function outline(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(outline)
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, outline(inner)]))
}

/** Examples that are refusals, and why. None is at present: agents, the only outside provider that is asked at once, are answered by the test. */
const REFUSALS: Readonly<Record<string, string>> = {}

test('every example can be sent to the demo shop, and is answered as the reference shows', async () => {
  const wrong: object[] = []
  for (const [operation, example] of Object.entries(examples)) {
    const call = prepareCall(operation, fixture)
    const answer = await sendCall(shop, fixture, operation, call, example.document)
    const normalize = createNormalizer(isOfDemo)
    const sent = outline([normalize(call.variables), call.caller, Object.keys(call.files ?? {})])
    const shown = outline([example.variables ?? {}, example.caller, Object.keys(example.files ?? {})])
    const came = shorten(normalize(answer.errors ? answer : { data: answer }))
    const isAsShown = JSON.stringify([sent, outline(came)]) === JSON.stringify([shown, outline(example.answer)])
    if (!isAsShown || (answer.errors && !REFUSALS[operation])) wrong.push({ operation, shown: example.answer, came })
  }

  expect(wrong).toEqual([])
  const refused = Object.entries(examples).filter(([, { answer }]) => answer.errors)
  expect(refused.map(([operation]) => operation)).toEqual(Object.keys(REFUSALS))
})

test('the examples show no secret and no address of the test, and are small enough to be published', () => {
  expect(text.match(/wharf_\w+|eyJ[\w-]{10,}|correct horse|127\.0\.0\.1|localhost|wharf\.test/g)).toBeNull()
  expect(text.length).toBeLessThan(MAX_BYTES)
})
