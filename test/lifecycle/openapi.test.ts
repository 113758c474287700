/** The published description of the REST interface loses the items on the day, not before. */
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { type Answer, house } from '../house.js'
import { items, LAST_MOMENT, REMOVAL } from './rest.samples.js'

const textOf = async (app: { inject(url: string): Promise<{ body: string }> }, query = '') =>
  (await app.inject(`/v2/openapi.json${query}`)).body

/** The document as it should be: without what is flagged, and without the schemas that nothing refers to any more. */
function pruned(document: Answer): Answer {
  const bare = JSON.parse(JSON.stringify(document), (key, value) =>
    key === 'parameters'
      ? value.filter((one: Answer) => !one.deprecated)
      : key === 'properties'
        ? Object.fromEntries(Object.entries<Answer>(value).filter(([, one]) => !one.deprecated))
        : value,
  )
  const { schemas } = bare.components
  const isUsed = (name: string) => JSON.stringify(bare).includes(`"#/components/schemas/${name}"`)
  const wasUsed = (name: string) => JSON.stringify(document).includes(`"#/components/schemas/${name}"`)
  for (const name of Object.keys(schemas)) if (wasUsed(name) && !isUsed(name)) delete schemas[name]
  return bare
}

/** The items that a document flags, spelled as in the published list. */
const flaggedIn = ({ components, paths }: Answer) => [
  ...Object.entries<Answer>(components.schemas).flatMap(([schema, { properties = {} }]) =>
    Object.entries<Answer>(properties).flatMap(([name, { deprecated }]) => (deprecated ? [`${schema}.${name}`] : [])),
  ),
  ...Object.entries<Answer>(paths).flatMap(([path, operations]) =>
    Object.entries<Answer>(operations).flatMap(([method, { parameters = [] }]) =>
      parameters.flatMap(({ name, deprecated }: Answer) => (deprecated ? [`${method.toUpperCase()} ${path} ?${name}`] : [])),
    ),
  ),
]

test('flags every item until the last moment, and has none of them after it', async () => {
  const { app, travel } = await house({ now: LAST_MOMENT })
  const before = await textOf(app)
  const asked = await textOf(app, '?at=2027-03-01')
  travel(REMOVAL)
  const after = await textOf(app)

  expect(flaggedIn(JSON.parse(before)).sort()).toEqual(items.map(({ item }) => item).sort())
  expect(JSON.parse(after)).toEqual(pruned(JSON.parse(before)))
  expect(flaggedIn(JSON.parse(after))).toEqual([])
  expect(asked).toBe(after)
})

test('shows a later day, never an earlier one', async () => {
  const { app, travel } = await house({ now: LAST_MOMENT })
  const before = await textOf(app)
  const after = await textOf(app, '?at=2027-03-01')

  expect(await textOf(app, '?at=2027-02-28')).toBe(before)
  expect(await textOf(app, '?at=2031-01-01T10:00Z')).toBe(after)
  travel(REMOVAL)
  expect(await textOf(app, '?at=2026-01-01')).toBe(after)
})

test('is valid before and after', async () => {
  const { app } = await house()

  for (const query of ['', '?at=2027-03-01'])
    expect({ query, ...(await new Validator().validate(JSON.parse(await textOf(app, query)))) }).toEqual({ query, valid: true })
})

test('refuses what is no date', async () => {
  const { rest } = await house()

  for (const at of ['', 'soon', '2027-13-01', '2027-03-01&at=2027-03-02']) {
    const { status, body } = await rest(`GET /v2/openapi.json?at=${at}`)
    const messages = ['#/at: must be a date such as 2027-03-01']
    expect({ at, status, error: body.error }).toMatchObject({ at, status: 400, error: { code: 10007, messages } })
  }
})
