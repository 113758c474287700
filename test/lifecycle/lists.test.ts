import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, startTestServer, type TestServer } from '../test-server.js'

const urls = ['', '.json', '.md', '.ics', '.rss'].map((ending) => `/deprecations${ending}`)
const htmlEscapes = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' } as Record<string, string>
const unescapeHtml = (html: string) => html.replace(/&\w+;/g, (sign) => htmlEscapes[sign] ?? sign)

/** The other fields of this input replace it today; only cartSetUser takes the input, which is removed on the same day. */
const GOES_WITH_ITS_OPERATION = 'CartSetUserInput.userId'

let server: TestServer
let list: Answer
const get = (url: string) => server.app.inject({ method: 'GET', url })
const getBody = async (url: string) => (await get(url)).body
const getJson = async (url: string): Promise<Answer> => JSON.parse(await getBody(url))

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  list = await getJson('/deprecations.json')
})

afterAll(() => server.close())

describe('the list of deprecated items', () => {
  it('has the keys of the specification first, and all keys in a fixed order', () => {
    expect(Object.keys(list)).toEqual(['generatedAt', 'removal', 'totals', 'migrations', 'items'])
    for (const entry of list.items)
      expect(Object.keys(entry).join()).toBe(
        'api,item,endpoints,note,id,kind,migration,replacement,use,before,direction,since,removal,fix,reason,provenance,places',
      )
    expect(list.items.find(({ id }: Answer) => id === 'gql:Channel.channelId')).toEqual({
      api: 'graphql',
      item: 'Channel.channelId',
      endpoints: [],
      note: 'Use Channel.id.',
      id: 'gql:Channel.channelId',
      kind: 'field',
      migration: 'numeric-ids',
      replacement: 'Channel.id',
      use: ['Channel.id'],
      before: 'works',
      direction: null,
      since: '2026-09-22',
      removal: '2027-03-01',
      fix: 'rename',
      reason: 'Use Channel.id. Removed on 2027-03-01.',
      provenance: 'specification',
      places: {},
    })
  })

  /** Items of interfaces follow from those of their types; the specification does not count them. */
  const IMPLIED: Record<string, number> = {
    'legacy-account-fields': 1,
    'localized-arrays': 4,
    'numeric-ids': 1,
    'class-to-type': 1,
  }

  it('says how many of the items that the specification counts are listed', () => {
    const count = (key: string, value: string) => list.items.filter((entry: Answer) => entry[key] === value).length

    expect(list.generatedAt).toBe('2026-11-15')
    expect(list.removal).toBe('2027-03-01')
    expect(list.totals).toEqual({
      specification: { graphql: 220, rest: 191 },
      listed: { graphql: count('api', 'graphql'), rest: count('api', 'rest') },
      specified: count('provenance', 'specification'),
      derived: count('provenance', 'derived'),
    })
    expect(list.migrations).toHaveLength(23)
    const expected = list.migrations.reduce((sum: number, migration: Answer) => sum + migration.expected, 0)
    expect(expected).toBe(220 + 191)
    for (const { key, listed, expected: most } of list.migrations) {
      const extra = IMPLIED[key] ?? 0
      expect([key, listed.graphql + listed.rest + extra]).toEqual([key, count('migration', key)])
      expect(listed.graphql + listed.rest).toBeLessThanOrEqual(most)
    }
  })

  it('has exactly the items that the SDL and the OpenAPI document mark as deprecated', async () => {
    const sdl = await getBody('/v2/schema.graphql')
    const openapi = await getBody('/v2/openapi.json')
    const count = (document: string, mark: RegExp) => document.match(mark)?.length ?? 0

    expect(list.totals.listed.graphql).toBe(count(sdl, /@deprecated/g))
    // A search property may be at the top of the body or in `filters`: the OpenAPI document marks both.
    const inBoth = list.items.filter(
      ({ api, item }: Answer) => api === 'rest' && /^\w+Search(?:RestDto|Input)\./.test(item),
    ).length
    expect(list.totals.listed.rest).toBe(count(openapi, /"deprecated":true/g) - inBoth)
  })

  it('names every item once in the Markdown file and on the page', async () => {
    const rows = (await getBody('/deprecations.md')).split('\n').filter((line) => /^\| (GraphQL|REST) /.test(line))
    const names = { GraphQL: 'graphql', REST: 'rest' } as Record<string, string>
    const written = rows
      .map((row) => row.match(/^\| (\w+) \| `([^`]+)`/) ?? [])
      .map(([, api = '', item]) => `${names[api]} ${item}`)
    const anchors = [...(await getBody('/deprecations')).matchAll(/<article id="([^"]+)"/g)].map(([, id = '']) =>
      unescapeHtml(id),
    )

    expect(written).toEqual(list.items.map(({ api, item }: Answer) => `${api} ${item}`))
    expect(anchors).toEqual(list.items.map(({ id }: Answer) => id.replaceAll(' ', '_')))
  })

  it('only names replacements that exist after the removal and are not deprecated', async () => {
    const schema = buildSchema(await getBody('/v2/schema.graphql?at=2027-03-01'))
    const openapi = await getJson('/v2/openapi.json?at=2027-03-01')
    const replacements = list.items
      .filter(({ item }: Answer) => item !== GOES_WITH_ITS_OPERATION)
      .flatMap((entry: Answer) => entry.use.map((use: string) => ({ entry, use })))

    expect(replacements.length).toBeGreaterThan(10)
    for (const { entry, use } of replacements) {
      const found = entry.api === 'graphql' ? findInSchema(schema, use) : findInOpenapi(openapi, entry, use)
      expect([use, Boolean(found), Boolean(found?.deprecationReason ?? found?.deprecated)]).toEqual([use, true, false])
    }
  })
})

function findInSchema(schema: ReturnType<typeof buildSchema>, coordinate: string): Answer {
  const [, type, member, argument] = coordinate.match(/^(?:(\w+)\.)?(\w+)(?:\((\w+):\))?$/) ?? []
  if (!member) return undefined
  if (!type) return schema.getQueryType()?.getFields()[member] ?? schema.getMutationType()?.getFields()[member]
  const found = schema.getType(type)
  if (isEnumType(found)) return found.getValue(member)
  if (isInputObjectType(found)) return found.getFields()[member]
  if (!isObjectType(found) && !isInterfaceType(found)) return undefined
  const field = found.getFields()[member]
  return argument ? field?.args.find(({ name }) => name === argument) : field
}

function findInOpenapi({ components, paths }: Answer, { kind, item }: Answer, use: string): Answer {
  const [place = '', name = ''] = use.split('.')
  if (kind === 'property') return components.schemas[place]?.properties[name]
  const [method = '', path = ''] = item.split(' ')
  const operation = kind === 'operation' ? use.split(' ') : [method, path]
  const found = paths[operation[1] ?? '']?.[operation[0]?.toLowerCase() ?? '']
  return kind === 'operation' ? found : found?.parameters.find((parameter: Answer) => parameter.name === use)
}

describe.each(urls)('%s', (url) => {
  it('is identical, byte for byte, on the same day', async () => {
    const first = await getBody(url)
    server.travel('2026-11-15T23:59:59.999Z')
    const later = await getBody(url)
    server.travel('2026-11-15T12:00:00.000Z')

    expect(later).toBe(first)
  })

  it('shows the list of a later date, and never that of an earlier one', async () => {
    const today = await getBody(url)
    const preview = await getBody(`${url}?at=2027-03-01`)
    server.travel('2027-03-01T00:00:00.000Z')
    const onTheDay = await getBody(url)
    server.travel('2026-11-15T12:00:00.000Z')

    expect(preview).toBe(onTheDay)
    expect(preview).not.toBe(today)
    expect(await getBody(`${url}?at=2020-01-01`)).toBe(today)
  })

  it.each(['tomorrow', '', '2027-13-01', '2027-03-01&at=2027-03-02'])('refuses ?at=%s', async (date) => {
    const { statusCode, headers } = await get(`${url}?at=${date}`)

    expect(statusCode).toBe(400)
    expect(headers['content-type']).toContain('application/problem+json')
  })
})
