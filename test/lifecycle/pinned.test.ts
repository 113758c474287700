import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Answer, startTestServer } from '../test-server.js'

const pinnedItems: Answer[] = JSON.parse(readFileSync(new URL('deprecations.json', import.meta.url), 'utf8')).items
const PREVIEW = { 'api-preview-date': '2027-03-01' }
const itemName = ({ api, item }: Answer) => `${api} ${item}`

/** The prefixes of the items of modules that are not built yet. The list may only shrink, and will be empty in the end. */
const missingModules: Record<string, readonly string[]> = {}

/** No endpoint returns this shape: a deletion returns the row. */
const servedNowhere = 'rest InventoryDeleteResponse.messages'

/** The specification says only for contacts that the old source is stored in `sources`; companies and customers do the same. */
const isFoldedLikeContacts = ({ item, before }: Answer) =>
  before === 'folded' && /^(Company|Customer)\w+Dto\.source(Id)?$/.test(item)

/** The replacements that the pinned file describes, in our words. */
const replacementWords: Record<string, string> = {
  'sources[]': 'sources',
  'company debtorId': 'the debtorId of the company',
  'company relationships': 'company relationships',
  type: 'Read `type` of the product or cluster.',
  'business rules (orderShippingCosts)': 'Business rules of the type orderShippingCosts decide what shipping costs.',
}

const readListedItems = async (): Promise<Answer[]> => {
  const server = await startTestServer()
  return (await server.app.inject({ method: 'GET', url: '/deprecations.json' })).json().items
}

it('every pinned item is listed, or belongs to a module that is not built', async () => {
  const listed = new Set((await readListedItems()).map(itemName))
  const missing = pinnedItems.filter((entry) => !listed.has(itemName(entry)) && itemName(entry) !== servedNowhere)
  const prefixes = Object.values(missingModules).flat()

  expect(missing.filter(({ item }) => !prefixes.some((prefix) => item.startsWith(prefix))).map(itemName)).toEqual([])
  expect(prefixes.filter((prefix) => !missing.some(({ item }) => item.startsWith(prefix)))).toEqual([])
  expect([...listed].filter((name) => prefixes.some((prefix) => name.split(' ').slice(1).join(' ').startsWith(prefix)))).toEqual(
    [],
  )
})

it('every listed item is pinned', async () => {
  const pinnedByName = new Set(pinnedItems.map(itemName))

  expect((await readListedItems()).map(itemName).filter((name) => !pinnedByName.has(name))).toEqual([])
})

it('each listed item has the facts of its pinned entry', async () => {
  const pinnedByName = new Map(pinnedItems.map((entry) => [itemName(entry), entry]))
  const facts = ({ api, item, kind, migration, use, provenance }: Answer) => ({ api, item, kind, migration, use, provenance })

  for (const entry of await readListedItems()) {
    const expected = pinnedByName.get(itemName(entry))
    expect(facts(entry)).toEqual(facts(expected))
    if (expected.use.length || !expected.replacement) expect(entry.replacement).toBe(expected.use.join(' or ') || null)
    // A replacement that is not a name is said in words, everywhere.
    else {
      const words = replacementWords[expected.replacement]
      expect([entry.item, entry.replacement ?? entry.note]).toEqual([entry.item, words])
      expect(entry.reason).toContain(words)
    }
    // For derived items the pinned file has neither the fix nor the direction.
    if (expected.provenance === 'derived') continue
    expect([entry.item, entry.fix, entry.direction]).toEqual([expected.item, expected.fix, expected.direction])
  }
})

it('each listed item has at least the endpoints that the specification lists', async () => {
  const listed = new Map((await readListedItems()).map((entry) => [itemName(entry), entry]))
  const missing = pinnedItems.flatMap((entry) => {
    const endpoints: string[] | undefined = listed.get(itemName(entry))?.endpoints
    return endpoints ? entry.endpoints.filter((endpoint: string) => !endpoints.includes(endpoint)) : []
  })

  expect([...new Set(missing)]).toEqual([])
})

it('each listed item behaves before its removal as the specification says', async () => {
  const pinnedByName = new Map(pinnedItems.map((entry) => [itemName(entry), entry.before]))
  const folded = 'stored as one entry of sources when sources is absent'
  const behaviours: Record<string, string> = {
    ignored: 'ignored',
    'unused, default NL': 'ignored',
    'not stored': 'notStored',
    [folded]: 'folded',
  }
  const differing = (await readListedItems()).filter(
    (entry) => (behaviours[pinnedByName.get(itemName(entry))] ?? 'works') !== entry.before,
  )

  const others = differing.filter((entry) => !isFoldedLikeContacts(entry))
  expect(others.map(itemName)).toEqual([])
  expect(differing.filter(isFoldedLikeContacts)).toHaveLength(12)
})

it('the replacement in words is in the list, in the refusal and in the OpenAPI document', async () => {
  const server = await startTestServer()
  const inWords = (await readListedItems()).filter(({ replacement, use }) => replacement && use.length === 0)
  const openapi = JSON.stringify((await server.app.inject('/v2/openapi.json')).json().components.schemas)
  server.travel('2027-03-01T00:00:00.000Z')
  const refused = await server.rest('POST /v2/contacts', { firstName: 'New', debtorId: 'D', source: 'ERP' })

  expect(inWords).toHaveLength(24)
  for (const { replacement } of inWords) expect(openapi).toContain(`Use ${replacement}.`)
  expect(refused.body.items.map(({ item, replacement }: Answer) => [item, replacement])).toEqual([
    ['ContactCreateDto.debtorId', 'the debtorId of the company'],
    ['ContactCreateDto.source', 'sources'],
  ])
  expect(refused.body.detail).toContain('Use the debtorId of the company.')
})

it('says of logout that its replacement has been announced, and not that there is none', async () => {
  const listed = (await readListedItems()).find(({ id }) => id === 'gql:logout')
  const server = await startTestServer()
  const key = await server.keyFor({})
  const request = { method: 'POST', url: '/v2/graphql', payload: { query: 'mutation { logout { __typename } }' } } as const
  const refused = (await server.app.inject({ ...request, headers: { apikey: key, ...PREVIEW } })).json()

  const announced = 'A replacement has been announced, but is not available yet.'
  expect([listed.note, listed.reason]).toEqual([announced, `${announced} Removed on 2027-03-01.`])
  expect(refused.errors[0].message).toBe(`logout was removed on 2027-03-01. ${announced}`)
})
