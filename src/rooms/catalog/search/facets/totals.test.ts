/** Totals are kept and counted anew only where something has changed: whatever changes, they are what counting everything gives. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill } from '../../../../../test/catalogue.js'
import { type Answer, type House, house } from '../../../../../test/house.js'

let h: House
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
  h = await house({ closes: false })
  // Half of them stand in one block of ids, half in the next.
  await sql`select setval('"baseProductNumber"', 5 * 1024 - 12)`.execute(h.db)
  const made = await fill(h, {
    categories: { Gereedschap: null, Zagen: 'Gereedschap' },
    attributes: { KLEUR: 'TEXT' },
    products: Array.from({ length: 24 }, (_, i) => product(i)),
  })
  ids = [...made.product.values()]
  tools = made.category.get('Gereedschap') ?? 0
  saws = made.category.get('Zagen') ?? 0
})
afterAll(() => h.close())

const FACETS = 'filters { textFilters { value countTotal } }'

/** What everybody sees of a place; a term makes sure that totals are counted for themselves. */
async function shown(categoryId: number | null): Promise<Record<string, number>> {
  const { page } =
    categoryId === null
      ? await h.gql(`{ page: products(input: { term: "zaag" }) { ${FACETS} } }`)
      : (await h.gql(`{ category(categoryId: ${categoryId}) { page: products(input: { term: "zaag" }) { ${FACETS} } } }`))
          .category
  const values = page.filters.flatMap(({ textFilters }: Answer) => textFilters)
  return Object.fromEntries(values.map(({ value, countTotal }: Answer) => [value, countTotal]))
}

/** The same, counted in the tables of the catalogue. */
async function counted(categoryId: number | null): Promise<Record<string, number>> {
  const place = sql`exists (
    select from "categoryItem" i join category c on c.id = i."categoryId"
     where i."productId" = p.id and ${String(categoryId)} = any(string_to_array(c.path, '/')))`
  const { rows } = await sql<{ value: string; n: number }>`
    select v.value, count(*)::int4 as n
      from product p join attribute a on a."productId" = p.id, jsonb_array_elements_text(a.value -> 'NL') v(value)
     where p.status = 'A' ${categoryId === null ? sql`` : sql`and ${place}`} group by v.value`.execute(h.db)
  return Object.fromEntries(rows.map(({ value, n }) => [value, n]))
}

/** Numbers that look like chance and are the same at every run. */
function chance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const UPDATE = 'mutation ($id: Int!, $input: UpdateProductInput!) { productUpdate(productId: $id, input: $input) { id } }'
const LEAVE = 'mutation ($id: Int!, $place: Int!) { productRemoveFromCategory(productId: $id, categoryId: $place) }'
const JOIN =
  'mutation ($id: Int!, $place: Int!) { productAddToCategory(productId: $id, categoryId: $place, makeDefault: false) { isDefault } }'

type Next = (below: number) => number
type Step = (next: Next, id: number, place: number) => Promise<Answer>

/** The kinds of change. To take a place that a product has already, or to leave one that it has not, changes nothing. */
const kinds = {
  status: (next, id) => h.gql(UPDATE, { id, input: { status: next(2) ? 'A' : 'N' } }),
  leave: (_, id, place) => h.gql(LEAVE, { id, place }),
  join: (_, id, place) => h.gql(JOIN, { id, place }),
  colour: (next, id) => paint(next, [id]),
  colours: (next) => paint(next, [ids[0] as number, ...ids.slice(1).filter(() => next(3) === 0)]),
} satisfies Record<string, Step>
type Kind = keyof typeof kinds

async function paint(next: Next, some: readonly number[]): Promise<Answer> {
  const products = some.map((id) => ({ id, attributes: [colour(COLOURS[next(4)] as string)] }))
  const { status, body } = await h.rest('POST /v2/products/bulk/id', { products })
  return status === 200 ? body : { errors: [{ code: `${status}` }] }
}

/** Makes one change of some kind, of one product or of many; answers the kind, and the code of the refusal or null. */
async function change(next: Next): Promise<{ kind: Kind; refusal: string | null }> {
  const id = ids[next(ids.length)] as number
  const place = next(2) ? tools : saws
  const kind = Object.keys(kinds)[next(5)] as Kind
  const { errors } = await kinds[kind](next, id, place)
  return { kind, refusal: errors?.[0].code ?? null }
}

const colour = (value: string) => ({
  attributeDescriptionName: 'KLEUR',
  value: { textValues: [{ language: 'NL', values: [value] }] },
})

/** What the totals are made of, in short: a change that leaves it as it was proves nothing. */
async function state(): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select md5(concat(
      (select string_agg(concat_ws(' ', id, status), ',' order by id) from product),
      (select string_agg(concat_ws(' ', "productId", "categoryId"), ',' order by "productId", "categoryId") from "categoryItem"),
      (select string_agg(concat_ws(' ', "productId", value), ',' order by "productId") from attribute))) as state`.execute(h.db)
  return rows[0]?.state ?? ''
}

const LEAST_OF_EACH_KIND = 4

test('totals are right after any change, of one product or of many, in one block of ids or in several', async () => {
  const next = chance(7)
  const changed: Record<Kind, number> = { status: 0, leave: 0, join: 0, colour: 0, colours: 0 }
  const refused: string[] = []
  for (let step = 0; step < 60; step++) {
    const before = await state()
    const { kind, refusal } = await change(next)
    if (refusal) refused.push(`${kind}: ${refusal}`)
    if ((await state()) !== before) changed[kind]++
    const places = [null, tools, saws].filter(() => next(3) > 0)

    for (const place of places)
      expect({ step, place, totals: await shown(place) }).toEqual({ step, place, totals: await counted(place) })
  }
  expect(refused).toEqual([])
  expect(Math.min(...Object.values(changed)), JSON.stringify(changed)).toBeGreaterThanOrEqual(LEAST_OF_EACH_KIND)
})

test('a change of one product does not count the rest again', async () => {
  await shown(null)
  await h.gql(UPDATE, { id: ids[0], input: { status: 'N' } })
  await shown(null)
  await h.gql(UPDATE, { id: ids[0], input: { status: 'A' } })
  h.statements.length = 0

  await shown(null)

  expect(h.statements.filter((text) => text.includes('tally')).map((text) => text.includes('between'))).toEqual([true])
})
