/** Totals are cached, and only changed blocks are counted again. These tests compare them with a full count after random changes. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill } from '../../../../../test/catalogue.js'
import { type Answer, startTestServer, type TestServer } from '../../../../../test/test-server.js'

let server: TestServer
let tools: number
let saws: number
let ids: number[]

const COLOURS = ['rood', 'blauw', 'groen', 'geel']
const product = (i: number) => ({
  sku: `T-${i}`,
  names: { NL: `Zaag ${i}` },
  categories: [i % 2 ? 'Zagen' : 'Gereedschap'],
  attributes: { KLEUR: { NL: [COLOURS[i % 4] as string] } },
})

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  // Half of the products are in one block of ids, half in the random.
  await sql`select setval('"baseProductNumber"', 5 * 1024 - 12)`.execute(server.db)
  const made = await fill(server, {
    categories: { Gereedschap: null, Zagen: 'Gereedschap' },
    attributes: { KLEUR: 'TEXT' },
    products: Array.from({ length: 24 }, (_, i) => product(i)),
  })
  ids = [...made.product.values()]
  tools = made.category.get('Gereedschap') ?? 0
  saws = made.category.get('Zagen') ?? 0
})
afterAll(() => server.close())

const FACETS = 'filters { textFilters { value countTotal } }'

/** The totals that the facets of an area return. The term makes them differ from the counts, so that they are read on their own. */
async function readTotals(categoryId: number | null): Promise<Record<string, number>> {
  const { page } =
    categoryId === null
      ? await server.gql(`{ page: products(input: { term: "zaag" }) { ${FACETS} } }`)
      : (await server.gql(`{ category(categoryId: ${categoryId}) { page: products(input: { term: "zaag" }) { ${FACETS} } } }`))
          .category
  const values = page.filters.flatMap(({ textFilters }: Answer) => textFilters)
  return Object.fromEntries(values.map(({ value, countTotal }: Answer) => [value, countTotal]))
}

/** The same totals, counted in the catalogue tables. */
async function countTotals(categoryId: number | null): Promise<Record<string, number>> {
  const isInCategory = sql`exists (
    select from "categoryItem" i join category c on c.id = i."categoryId"
     where i."productId" = p.id and ${String(categoryId)} = any(string_to_array(c.path, '/')))`
  const { rows } = await sql<{ value: string; n: number }>`
    select v.value, count(*)::int4 as n
      from product p join attribute a on a."productId" = p.id, jsonb_array_elements_text(a.value -> 'NL') v(value)
     where p.status = 'A' ${categoryId === null ? sql`` : sql`and ${isInCategory}`} group by v.value`.execute(server.db)
  return Object.fromEntries(rows.map(({ value, n }) => [value, n]))
}

/** A pseudo-random number generator with the same numbers at every run. */
function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const UPDATE = 'mutation ($id: Int!, $input: UpdateProductInput!) { productUpdate(productId: $id, input: $input) { id } }'
const LEAVE = 'mutation ($id: Int!, $categoryId: Int!) { productRemoveFromCategory(productId: $id, categoryId: $categoryId) }'
const JOIN =
  'mutation ($id: Int!, $categoryId: Int!) { productAddToCategory(productId: $id, categoryId: $categoryId, makeDefault: false) { isDefault } }'

type Random = (below: number) => number
type Step = (random: Random, id: number, categoryId: number) => Promise<Answer>

/** The kinds of change. Joining a category that a product is in already, or leaving one that it is not in, changes nothing. */
const kinds = {
  status: (random, id) => server.gql(UPDATE, { id, input: { status: random(2) ? 'A' : 'N' } }),
  leave: (_, id, categoryId) => server.gql(LEAVE, { id, categoryId }),
  join: (_, id, categoryId) => server.gql(JOIN, { id, categoryId }),
  colour: (random, id) => paint(random, [id]),
  colours: (random) => paint(random, [ids[0] as number, ...ids.slice(1).filter(() => random(3) === 0)]),
} satisfies Record<string, Step>
type Kind = keyof typeof kinds

async function paint(random: Random, some: readonly number[]): Promise<Answer> {
  const products = some.map((id) => ({ id, attributes: [colour(COLOURS[random(4)] as string)] }))
  const { status, body } = await server.rest('POST /v2/products/bulk/id', { products })
  return status === 200 ? body : { errors: [{ code: `${status}` }] }
}

/** Makes one change of some kind, of one product or of many; returns the kind, and the error code or null. */
async function change(random: Random): Promise<{ kind: Kind; refusal: string | null }> {
  const id = ids[random(ids.length)] as number
  const categoryId = random(2) ? tools : saws
  const kind = Object.keys(kinds)[random(5)] as Kind
  const { errors } = await kinds[kind](random, id, categoryId)
  return { kind, refusal: errors?.[0].code ?? null }
}

const colour = (value: string) => ({
  attributeDescriptionName: 'KLEUR',
  value: { textValues: [{ language: 'NL', values: [value] }] },
})

/** A checksum of the data behind the totals. A change that does not change it proves nothing. */
async function state(): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select md5(concat(
      (select string_agg(concat_ws(' ', id, status), ',' order by id) from product),
      (select string_agg(concat_ws(' ', "productId", "categoryId"), ',' order by "productId", "categoryId") from "categoryItem"),
      (select string_agg(concat_ws(' ', "productId", value), ',' order by "productId") from attribute))) as state`.execute(
    server.db,
  )
  return rows[0]?.state ?? ''
}

const LEAST_OF_EACH_KIND = 4

test('totals equal a full count after any change, of one product or many, in one block of ids or several', async () => {
  const random = createRandom(7)
  const changed: Record<Kind, number> = { status: 0, leave: 0, join: 0, colour: 0, colours: 0 }
  const refused: string[] = []
  for (let step = 0; step < 60; step++) {
    const before = await state()
    const { kind, refusal } = await change(random)
    if (refusal) refused.push(`${kind}: ${refusal}`)
    if ((await state()) !== before) changed[kind]++
    const areas = [null, tools, saws].filter(() => random(3) > 0)

    for (const area of areas)
      expect({ step, area, totals: await readTotals(area) }).toEqual({ step, area, totals: await countTotals(area) })
  }
  expect(refused).toEqual([])
  expect(Math.min(...Object.values(changed)), JSON.stringify(changed)).toBeGreaterThanOrEqual(LEAST_OF_EACH_KIND)
})

test('after a change of one product only its block is counted again', async () => {
  await readTotals(null)
  await server.gql(UPDATE, { id: ids[0], input: { status: 'N' } })
  await readTotals(null)
  await server.gql(UPDATE, { id: ids[0], input: { status: 'A' } })
  server.statements.length = 0

  await readTotals(null)

  expect(server.statements.filter((text) => text.includes('tally')).map((text) => text.includes('between'))).toEqual([true])
})
