/** The OpenAPI document has the deprecated items until the removal, and not afterwards. */
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { type Answer, startTestServer } from '../test-server.js'
import { items, LAST_MOMENT, REMOVAL } from './rest.samples.js'

const readOpenapi = async (app: { inject(url: string): Promise<{ body: string }> }, query = '') =>
  (await app.inject(`/v2/openapi.json${query}`)).body

/** The names of the schemas that a document refers to. */
const readReferences = (document: Answer) =>
  new Set(Array.from(JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g), ([, name]) => name))

/** The expected document: without the deprecated parts, and without the schemas that nothing refers to any more. */
function removeDeprecated(document: Answer): Answer {
  const expected = JSON.parse(JSON.stringify(document), (key, value) =>
    key === 'parameters' && Array.isArray(value)
      ? value.filter((one: Answer) => !one.deprecated)
      : key === 'properties'
        ? Object.fromEntries(Object.entries<Answer>(value).filter(([, one]) => !one.deprecated))
        : value,
  )
  const { schemas } = expected.components
  const [wereUsed, areUsed] = [readReferences(document), readReferences(expected)]
  for (const name of Object.keys(schemas)) if (wereUsed.has(name) && !areUsed.has(name)) delete schemas[name]
  return expected
}

/** The items that a document marks as deprecated, named as in the published list. */
const listDeprecated = ({ components, paths }: Answer) => [
  ...Object.entries<Answer>(components.schemas).flatMap(([schema, { properties = {} }]) =>
    Object.entries<Answer>(properties).flatMap(([name, { deprecated }]) => (deprecated ? [`${schema}.${name}`] : [])),
  ),
  ...Object.entries<Answer>(paths).flatMap(([path, operations]) =>
    Object.entries<Answer>(operations).flatMap(([method, { parameters = [] }]) =>
      parameters.flatMap(({ name, deprecated }: Answer) => (deprecated ? [`${method.toUpperCase()} ${path} ?${name}`] : [])),
    ),
  ),
]

test('the OpenAPI document marks every item as deprecated until the removal, and has none of them afterwards', async () => {
  const { app, travel } = await startTestServer({ now: LAST_MOMENT })
  const before = await readOpenapi(app)
  const preview = await readOpenapi(app, '?at=2027-03-01')
  travel(REMOVAL)
  const after = await readOpenapi(app)

  expect(listDeprecated(JSON.parse(before)).sort()).toEqual(items.map(({ item }) => item).sort())
  expect(JSON.parse(after)).toEqual(removeDeprecated(JSON.parse(before)))
  expect(listDeprecated(JSON.parse(after))).toEqual([])
  expect(preview).toBe(after)
})

test('the OpenAPI document of a later date can be previewed, that of an earlier one cannot', async () => {
  const { app, travel } = await startTestServer({ now: LAST_MOMENT })
  const before = await readOpenapi(app)
  const after = await readOpenapi(app, '?at=2027-03-01')

  expect(await readOpenapi(app, '?at=2027-02-28')).toBe(before)
  expect(await readOpenapi(app, '?at=2031-01-01T10:00Z')).toBe(after)
  travel(REMOVAL)
  expect(await readOpenapi(app, '?at=2026-01-01')).toBe(after)
})

test('the OpenAPI document is valid before and after the removal', async () => {
  const { app } = await startTestServer()

  for (const query of ['', '?at=2027-03-01'])
    expect({ query, ...(await new Validator().validate(JSON.parse(await readOpenapi(app, query)))) }).toEqual({
      query,
      valid: true,
    })
})

test('a preview of the OpenAPI document with an invalid date is refused', async () => {
  const { rest } = await startTestServer()

  for (const at of ['', 'soon', '2027-13-01', '2027-03-01&at=2027-03-02']) {
    const { status, body } = await rest(`GET /v2/openapi.json?at=${at}`)
    const messages = ['#/at: must be a date such as 2027-03-01']
    expect({ at, status, error: body.error }).toMatchObject({ at, status: 400, error: { code: 10007, messages } })
  }
})
