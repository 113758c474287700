/** A random catalogue and random searches of it, the same at every run, with which the engines of the product search are compared. */
import { sql } from 'kysely'
import { fill, type ProductFixture } from './catalogue.js'
import type { TestServer } from './test-server.js'

/** A pseudo-random number generator with the same numbers at every run. */
export function createRandom(seed: number) {
  let state = seed
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  return { below, pick, some: <T>(list: readonly T[], most: number) => Array.from({ length: below(most) + 1 }, () => pick(list)) }
}
export type Random = ReturnType<typeof createRandom>

export const WORDS = [
  'zaag',
  'zagen',
  'cirkelzaag',
  'zaagblad',
  'boor',
  'klopboormachine',
  'hamer',
  'klauwhamer',
  'bout',
  'zeskantbout',
  'Schroeven',
  'doos',
]
const ENGLISH = ['saw', 'circular saw', 'drill', 'hammer', 'claw hammer', 'bolt', 'box', 'boxes']
const SIZES = ['M8 x 40', '18 V', '230 V', 'Ø 35', '']
const COLOURS = ['rood', 'blauw', 'groen', 'staalgrijs']
export const CATEGORIES = ['Gereedschap', 'Zagen', 'Verf', 'Machines']
export const STATUSES = ['A', 'A', 'A', 'P', 'N'] as const
const MAKERS = ['Bosch', 'Bahco', 'Makita', 'Zaagmans']
const CLUSTERS = ['CL-1', 'CL-2', 'CL-3', 'CL-4']

function randomProduct({ below, pick, some }: Random, n: number): ProductFixture {
  const name = `${some(WORDS, 3).join(' ')} ${pick(SIZES)}`.trim()
  return {
    sku: `SK-${n}`,
    names: below(8) ? { NL: name, ...(below(2) && { EN: some(ENGLISH, 2).join(' ') }) } : { EN: pick(ENGLISH) },
    ...(below(3) === 0 && { shortDescriptions: { NL: `Een ${pick(WORDS)} met ${pick(WORDS)}, ${some(WORDS, 3).join(', ')}.` } }),
    ...(below(3) === 0 && { descriptions: { NL: `<p>${some(WORDS, 8).join(' en ')}</p>`, EN: some(ENGLISH, 3).join(' ') } }),
    ...(below(4) === 0 && { keywords: { NL: some(WORDS, 3).join(', ') } }),
    status: pick(STATUSES),
    hidden: below(10) ? 'N' : 'Y',
    manufacturer: pick(MAKERS),
    manufacturerCode: `M${below(30)}`,
    supplierCode: `L-${below(40)}`,
    eanCode: `87100000${1000 + n}`,
    ...(below(3) ? { categories: [...new Set(some(CATEGORIES, 2))] } : {}),
    ...(below(4) === 0 && { cluster: pick(CLUSTERS) }),
    attributes: {
      KLEUR: { NL: [...new Set(some(COLOURS, 2))], ...(below(2) && { EN: ['colour'] }) },
      ...(below(2) && { KLASSE: [pick(['A1', 'B2'])] }),
      ...(below(2) && { GEWICHT: below(6) }),
      ...(below(2) && { LENGTE: below(9) / 4 }),
    },
  }
}

/** The ids of a random catalogue, and of three order lists in it. */
export interface RandomCatalogue {
  ids: Awaited<ReturnType<typeof fill>>
  lists: number[]
}

/** Fills the database with 120 products in four clusters and four categories. */
export async function fillRandomly(server: TestServer): Promise<RandomCatalogue> {
  // Half of the products are in one block of ids, half in the next.
  await sql`select setval('"baseProductNumber"', 3 * 1024 - 60)`.execute(server.db)
  const random = createRandom(7)
  const ids = await fill(server, {
    categories: { Gereedschap: null, Zagen: 'Gereedschap', Machines: 'Zagen', Verf: null },
    attributes: {
      KLEUR: { type: 'TEXT', isSearchable: true, isPublic: true },
      KLASSE: { type: 'ENUM', isSearchable: true, isPublic: true },
      GEWICHT: { type: 'INT', units: { NL: 'kg' }, isSearchable: true, isPublic: true },
      LENGTE: 'DECIMAL',
    },
    clusters: {
      'CL-1': { names: { NL: 'Zagen in maten', EN: 'Saws' }, categories: ['Zagen'] },
      'CL-2': { names: { NL: 'Hamer assortiment' }, categories: ['Gereedschap', 'Verf'] },
      'CL-3': { names: { EN: 'Boxes' }, hidden: 'Y' },
      'CL-4': { names: { NL: 'Nog leeg' }, categories: ['Machines'] },
    },
    products: Array.from({ length: 120 }, (_, n) => randomProduct(random, n)),
  })
  const skus = [...ids.product.values()]
  const lists = [
    await addList(server, { type: 'POSITIVE', productIds: skus.filter((_, i) => i % 2) }),
    await addList(server, { type: 'POSITIVE', clusterIds: [...ids.cluster.values()].slice(0, 2), productIds: skus.slice(0, 10) }),
    await addList(server, {
      type: 'NEGATIVE',
      productIds: skus.filter((_, i) => i % 3 === 0),
      clusterIds: [ids.cluster.get('CL-1')],
    }),
  ]
  return { ids, lists }
}

async function addList(server: TestServer, input: object): Promise<number> {
  const made = await server.gql('mutation ($input: OrderlistCreateInput!) { orderlistCreate(input: $input) { id } }', { input })
  return made.orderlistCreate.id
}

/** A search of the whole catalogue, or of a category. */
export interface RandomSearch {
  categoryId: number | null
  input: object
}

export const TERMS = [
  ...[
    ...WORDS,
    ...ENGLISH,
    ...MAKERS,
    'zaa',
    'z',
    'bou',
    'zagen hamer',
    'boor zaag',
    'claw',
    'de zaag',
    'SK-17',
    'sk17',
    'SK',
    'M12',
    '8710000010',
  ],
  ...[
    'L-3',
    'rood',
    'staal',
    '3 kg',
    'M8x40',
    '18v',
    'zaagg',
    'hamerboor',
    'Zagen in maten',
    'onvindbaar',
    '3050',
    '12',
    'zaag blauw',
    'schroevn',
  ],
]

const SORTS = [
  ...['NAME', 'SHORT_NAME', 'SKU', 'SUPPLIER_CODE', 'PRICE', 'CREATED_AT', 'LAST_MODIFIED_AT', 'PRIORITY', 'CATEGORY_ORDER'],
  'RELEVANCE',
].flatMap((field) => [{ field }, { field, order: 'DESC' }, { field, order: 'ASC' }])

export function randomSearch({ below, pick, some }: Random, { ids, lists }: RandomCatalogue): RandomSearch {
  const filters = [
    ...(below(3) === 0 ? [{ name: 'KLEUR', values: some(COLOURS, 2), exclude: below(4) === 0 }] : []),
    ...(below(6) === 0 ? [{ name: 'KLASSE', values: ['A1'], ...(below(3) === 0 && { type: 'COLOR' }) }] : []),
  ]
  return {
    categoryId: below(3) === 0 ? (ids.category.get(pick(CATEGORIES)) ?? null) : null,
    input: {
      ...(below(5) && { term: pick(TERMS) }),
      language: pick(['NL', 'NL', 'NL', 'EN', 'DE']),
      page: pick([1, 1, 1, 2, 9]),
      offset: pick([5, 12, 500]),
      statuses: pick([['A'], ['A'], ['A', 'P'], [], ['N']]),
      ...(below(4) === 0 && { hidden: below(2) === 0 }),
      ...(below(6) === 0 && { class: pick(['PRODUCT', 'CLUSTER']) }),
      ...(filters.length && { textFilters: filters }),
      ...(below(6) === 0 && { rangeFilters: [{ name: 'GEWICHT', from: 1, to: 4, exclude: below(3) === 0 }] }),
      ...(below(8) === 0 && { manufacturers: some(MAKERS, 2) }),
      ...(below(8) === 0 && { getDescendants: false }),
      ...(below(4) === 0 && { orderlistIds: some(lists, 2) }),
      ...(below(4) === 0 && {
        sortInputs: some(SORTS, 2),
      }),
    },
  }
}
