/** Nobody sees more by logging out: everything that a visitor sees is also visible to every login with the same key, and to a key with every role. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Fixture, furnish } from '../matrix/fixture.js'
import type { TestServer } from '../test-server.js'
import { type Caller, type Callers, keys, people } from './callers.js'
import { lists, nestedLists, type Rows, type VisibleList } from './lists.js'

let server: TestServer
let fixture: Fixture
let everything: Caller
/** The keys that people log in through. */
let storefronts: Callers
let otherKeys: Callers
let loggedIn: Callers
/** How many lists show something to each caller. */
const shown: Record<string, number> = {}

beforeAll(async () => {
  ;({ server, fixture } = await furnish())
  await nameProductsOnLists()
  const { 'a visitor': visitor, ...users } = people(fixture)
  const { nobody: _nobody, 'a key without a role': bare, ...others } = await keys(server)
  storefronts = { 'the key of a storefront': visitor as Caller, 'a key without a role': bare as Caller }
  otherKeys = others
  loggedIn = users
  everything = {
    apikey: await server.keyFor(Object.fromEntries(Object.keys(others).map((name) => [name.split('.')[0], 'OWNER']))),
  }
})
afterAll(() => server.close())

/** The order list of the other company shows it one product and nothing else. Ours restricts nothing: what it leaves out is lost by logging in, as it should be. */
async function nameProductsOnLists() {
  const add = 'mutation ($id: Int!, $ids: [Int!]) { orderlistAddItems(id: $id, input: { productIds: $ids }) { id } }'
  await server.gql(add, { id: fixture.foreign.orderlistId, ids: [fixture.things.product.id] })
  await server.gql('mutation ($id: Int!) { orderlistUpdate(id: $id, input: { type: POSITIVE }) { id } }', {
    id: fixture.foreign.orderlistId,
  })
}

/** Returns the rows that a caller sees; each caller is asked once. */
type See = (caller: Caller) => Promise<string[]>

function readOnce(list: VisibleList): See {
  const known = new Map<string, Promise<string[]>>()
  const ask = async (caller: Caller) => {
    const found: Rows = await list.ask(server, fixture, caller)
    return 'rows' in found ? found.rows : []
  }
  return (caller) => {
    const key = JSON.stringify(caller)
    const rows = known.get(key) ?? ask(caller)
    known.set(key, rows)
    return rows
  }
}

/** Finds what one caller sees and none of the others does, who should see at least as much. */
async function findLoss(see: See, less: Caller, ...more: Caller[]): Promise<string[]> {
  const seen = await see(less)
  if (seen.length === 0) return []
  const all: string[] = []
  for (const caller of more) all.push(...(await see(caller)))
  return seen.filter((row) => !all.includes(row))
}

async function findLosses(list: VisibleList, through: Callers): Promise<string[]> {
  const see = readOnce(list)
  const losses: string[] = []
  for (const [keyName, key] of Object.entries(through))
    for (const [name, { bearer = '' }] of Object.entries(loggedIn)) {
      const login: Caller = { ...key, bearer }
      if ((await see(login)).length) shown[name] = (shown[name] ?? 0) + 1
      for (const row of await findLoss(see, key, login)) losses.push(`${name} loses by logging in through ${keyName}: ${row}`)
      if (keyName in storefronts)
        // What is about the caller, such as `viewer`, shows the same person again only to the same login.
        for (const row of await findLoss(see, login, everything, { ...everything, bearer }))
          losses.push(`${name} sees more than every role: ${row}`)
    }
  return losses
}

describe('nobody sees more by logging out, and nobody sees more than every role', () => {
  for (const list of lists.filter(({ name }) => name.startsWith('query.')))
    test(list.name, async () => {
      expect(await findLosses(list, { ...storefronts, ...otherKeys })).toEqual([])
    })
  for (const list of nestedLists)
    test(list.name, async () => {
      expect(await findLosses(list, storefronts)).toEqual([])
    })
})

test('everybody who is logged in is shown something, so that a loss would be noticed', () => {
  expect(Object.values(shown).every((count) => count > 200)).toBe(true)
})
