import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Answer, house } from '../house.js'

const pinned: Answer[] = JSON.parse(readFileSync(new URL('deprecations.json', import.meta.url), 'utf8')).items
const nameOf = ({ api, item }: Answer) => `${api} ${item}`

/** How the items of rooms that are not built begin. The list may only shrink, and is empty in the end. */
const notBuilt: Record<string, readonly string[]> = {
  businessrule: ['BusinessRule'],
  cart: ['Cart.', 'CartSetUserInput.', 'CartStartInput.', 'ICart.', 'cartSetUser'],
  inventory: ['Inventory', 'ProductInventory.'],
  order: [
    'Order.',
    'OrderCreateInput.',
    'OrderItemClass.',
    'OrderTotals.',
    'OrderUpdate',
    'addressesByOrderId',
    'orderUpdateAddress',
  ],
  orderstatus: ['CreateOrderStatus', 'OrderStatus', 'UpdateOrderStatus'],
  price: ['Price.', 'PriceBulkInput.', 'PriceCreateInput.', 'PriceSearchInput.', 'PriceSortField.', 'PriceUpdate'],
  pricesheet: ['Pricesheet.'],
  tender: ['ITender', 'Tender'],
}

/** The pinned file says that these work; taxes have long had no shop, so what is sent is ignored. */
const ignoredThough = [
  'graphql Query.tax(shopId:)',
  'graphql TaxCreateInput.shopId',
  'graphql TaxSearchInput.shopId',
  'graphql TaxUpdateInput.shopId',
  'rest GET /v2/taxes ?shopId',
  'rest TaxCreateInput.shopId',
  'rest TaxUpdateInputDto.shopId',
]

/** The specification says of contacts only that the old source is stored among the sources; companies and customers do the same. */
const isFoldedToo = ({ item, before }: Answer) => before === 'folded' && /^(Company|Customer)\w+Dto\.source(Id)?$/.test(item)

const listedItems = async (): Promise<Answer[]> => {
  const at = await house()
  return (await at.app.inject({ method: 'GET', url: '/deprecations.json' })).json().items
}

it('every item that we know is listed, or belongs to a room that is not built', async () => {
  const listed = new Set((await listedItems()).map(nameOf))
  const missing = pinned.filter((entry) => !listed.has(nameOf(entry)))
  const beginnings = Object.values(notBuilt).flat()

  expect(missing.filter(({ item }) => !beginnings.some((beginning) => item.startsWith(beginning))).map(nameOf)).toEqual([])
  expect(beginnings.filter((beginning) => !missing.some(({ item }) => item.startsWith(beginning)))).toEqual([])
  expect(
    [...listed].filter((name) => beginnings.some((beginning) => name.split(' ').slice(1).join(' ').startsWith(beginning))),
  ).toEqual([])
})

it('nothing is listed that we do not know', async () => {
  const known = new Set(pinned.map(nameOf))

  expect((await listedItems()).map(nameOf).filter((name) => !known.has(name))).toEqual([])
})

it('each listed item is what we know it to be', async () => {
  const known = new Map(pinned.map((entry) => [nameOf(entry), entry]))
  const facts = ({ api, item, kind, migration, use, provenance }: Answer) => ({ api, item, kind, migration, use, provenance })

  for (const entry of await listedItems()) {
    const expected = known.get(nameOf(entry))
    expect(facts(entry)).toEqual(facts(expected))
    expect(entry.replacement).toBe(expected.use.join(' or ') || null)
    // A replacement without a name of its own is told in the note.
    if (expected.replacement && !expected.use.length) expect(entry.note).not.toBe('No replacement: stop using it.')
    // Of derived items the pinned file knows neither the fix nor where REST carries them.
    if (expected.provenance === 'derived') continue
    expect([entry.item, entry.fix, entry.direction]).toEqual([expected.item, expected.fix, expected.direction])
  }
})

it('each listed item of the specification appears at least where the specification shows it', async () => {
  const listed = new Map((await listedItems()).map((entry) => [nameOf(entry), entry]))
  const missing = pinned.flatMap((entry) => {
    const endpoints: string[] | undefined = listed.get(nameOf(entry))?.endpoints
    return endpoints ? entry.endpoints.filter((endpoint: string) => !endpoints.includes(endpoint)) : []
  })

  expect([...new Set(missing)]).toEqual([])
})

it('each listed item does before its removal what the specification says', async () => {
  const known = new Map(pinned.map((entry) => [nameOf(entry), entry.before]))
  const folded = 'stored as one entry of sources when sources is absent'
  const words: Record<string, string> = {
    ignored: 'ignored',
    'unused, default NL': 'ignored',
    'not stored': 'notStored',
    [folded]: 'folded',
  }
  const differing = (await listedItems()).filter((entry) => (words[known.get(nameOf(entry))] ?? 'works') !== entry.before)

  const others = differing.filter((entry) => !isFoldedToo(entry))
  expect(others.map(nameOf)).toEqual(ignoredThough)
  expect(others.map(({ before }) => before)).toEqual(ignoredThough.map(() => 'ignored'))
  expect(differing.filter(isFoldedToo)).toHaveLength(12)
})
