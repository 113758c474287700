/** A filter that matches nothing finds nothing, for every caller: what a caller may see and the filters are joined by `and`, each in parentheses. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Fixture, furnish } from '../matrix/fixture.js'
import type { TestServer } from '../test-server.js'
import { type Callers, clients, keys, people } from './callers.js'
import { lists, nestedLists, type Rows, type VisibleList } from './lists.js'

let server: TestServer
let fixture: Fixture
let callers: Record<'graphql' | 'rest' | 'nested', Callers>
/** How many lists show something to each caller when there is no filter. */
const shown: Record<string, number> = {}

beforeAll(async () => {
  ;({ server, fixture } = await furnish())
  await server.gql('mutation ($id: Int!) { cartStart(input: { customerId: $id }) { cartId } }', { id: fixture.own.customerId })
  const everybody = people(fixture)
  callers = { graphql: { ...everybody, ...(await keys(server)) }, rest: await clients(server, fixture), nested: everybody }
})
afterAll(() => server.close())

const countOf = (found: Rows) => ('rows' in found ? found.rows.length : 0)

/** Fields of searches that do not choose among the rows. */
const NOT_FILTERS: Record<string, string> = {
  shopId: 'ignored, as published',
  channelId: 'ignored: rules and taxes apply to all channels',
  channelIds: 'an action without channels applies to all of them',
  taxZone: 'the zone of the prices that are shown',
  cost: 'ignored: purchase prices are a list of their own',
  facets: 'says which attributes are counted',
  userId: 'shows the catalogue as another buyer sees it',
  companyId: 'shows the catalogue as another company sees it',
  dateTo: 'the end of a range: the far future leaves everything',
  language: 'the language of texts and sorting',
  languages: 'the languages of texts',
}
/** Where the same words do choose. */
const FILTERS = new Set(['query.favoriteLists companyId', 'POST /v2/favoritelists/search companyId'])
const isFilter = (list: VisibleList, field: string) => !(field in NOT_FILTERS) || FILTERS.has(`${list.name} ${field}`)

async function findLostFilters(list: VisibleList, asked: Callers): Promise<string[]> {
  const wrong: string[] = []
  for (const [name, caller] of Object.entries(asked)) {
    const all = countOf(await list.ask(server, fixture, caller))
    if (all === 0) continue
    shown[name] = (shown[name] ?? 0) + 1
    for (const [field, search] of Object.entries(list.searches)) {
      const found = isFilter(list, field) ? countOf(await list.ask(server, fixture, caller, search)) : 0
      if (found > 0) wrong.push(`${field}: ${name} gets ${found} of ${all}`)
    }
  }
  return wrong
}

const hasFilters = ({ searches }: VisibleList) => Object.keys(searches).length > 0

describe('a search that matches nothing finds nothing, for every kind of caller', () => {
  for (const list of lists.filter(hasFilters))
    test(list.name, async () => {
      expect(await findLostFilters(list, callers[list.name.startsWith('query.') ? 'graphql' : 'rest'])).toEqual([])
    })
  for (const list of nestedLists.filter(hasFilters))
    test(list.name, async () => {
      expect(await findLostFilters(list, callers.nested)).toEqual([])
    })
})

test('every kind of caller is shown something where there is no filter, so that a lost filter would be noticed', () => {
  const { nobody: _nobody, ...others } = { ...callers.graphql, ...callers.rest }
  const least = Object.fromEntries(Object.keys(others).map((name) => [name, expect.any(Number)]))

  expect(shown).toMatchObject(least)
  expect(shown['a contact']).toBeGreaterThan(60)
  expect(shown['a customer']).toBeGreaterThan(40)
})
