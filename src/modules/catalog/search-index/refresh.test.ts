/** What refreshes leave out must not show: after any updates, the search tables are what a rebuild makes of the catalogue. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createRandom,
  fillRandomly,
  type Random,
  type RandomCatalogue,
  STATUSES,
  WORDS,
} from '../../../../test/random-catalogue.js'
import { startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let ids: RandomCatalogue['ids']

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  ids = (await fillRandomly(server)).ids
})
afterAll(() => server.close())

const update = (id: number, input: object) =>
  server.gql('mutation ($id: Int!, $input: UpdateProductInput!) { productUpdate(productId: $id, input: $input) { productId } }', {
    id,
    input,
  })

const text = ({ some }: Random, language: string) => [{ language, value: some(WORDS, 4).join(' ') }]

const changes: Record<string, (random: Random, id: number) => Promise<unknown>> = {
  name: (random, id) => update(id, { names: text(random, 'NL') }),
  'name in another language': (random, id) => update(id, { names: text(random, random.pick(['EN', 'DE'])) }),
  'no name in a language': ({ pick }, id) => update(id, { names: [{ language: pick(['EN', 'DE']), value: null }] }),
  texts: (random, id) =>
    update(id, { shortNames: text(random, 'NL'), descriptions: text(random, 'NL'), shortDescriptions: text(random, 'EN') }),
  keywords: ({ below }, id) => update(id, { keywords: [{ language: 'NL', value: `Lood${below(9)}, rood; Blauw` }] }),
  codes: ({ below }, id) =>
    update(id, { sku: `SKU ${below(999)}`, supplierCode: `L-${below(99)}`, manufacturer: `Maker ${below(9)}` }),
  status: ({ pick, below }, id) => update(id, { status: pick(STATUSES), hidden: below(2) ? 'Y' : 'N', priority: below(9) }),
  cluster: ({ pick }, id) => update(id, { clusterId: pick([...ids.cluster.values()]) }),
  category: ({ pick }, id) => update(id, { categoryId: pick([...ids.category.values()]) }),
  attributes: async ({ below, pick }, id) => {
    const { body } = await server.rest('POST /v2/products/bulk/id', {
      products: [
        {
          id,
          attributes: [
            { attributeDescriptionName: 'GEWICHT', value: below(3) ? { intValue: below(6) } : null },
            {
              attributeDescriptionName: 'KLEUR',
              value: { textValues: [{ language: pick(['NL', 'EN']), values: [pick(['rood', 'wit'])] }] },
            },
          ],
        },
      ],
    })
    expect(body.data).toMatchObject([{ success: true }])
  },
}

/** The search tables, without what depends on when they were written. */
async function readTables() {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(e) - 'indexedAt' as row from "searchEntry" e
    union all select to_jsonb(m) from "searchMember" m
    union all select to_jsonb(t) || jsonb_build_object('texts', t.texts::text) from "searchText" t`.execute(server.db)
  return rows.map(({ row }) => JSON.stringify(row)).sort()
}

test('after random updates, every row of the search is as a rebuild makes it', async () => {
  const random = createRandom(31)
  server.statements.length = 0
  for (let n = 0; n < 150; n++) {
    const id = random.pick([...ids.product.values()])
    for (let k = random.below(3); k >= 0; k--) await random.pick(Object.values(changes))(random, id)
  }
  const refreshes = server.statements.filter((statement) => statement.includes('entry_upsert'))
  const refreshed = await readTables()
  await server.gql('mutation { productSearchFullReindexStart { reindexId } }')
  await server.outbox.work()

  expect(refreshed).toEqual(await readTables())
  const plain = refreshes.filter((statement) => !statement.includes('attribute_value'))
  expect(plain.length).toBeGreaterThan(50)
  expect(plain.length).toBeLessThan(refreshes.length - 50)
})

test('an update of a row that a server of an earlier version has written makes it new', async () => {
  const [id] = [...ids.product.values()]
  await update(id as number, { names: [{ language: 'NL', value: 'Zaag' }] })
  await sql`update "searchText" set digest = 17, attributes = 'verouderd' where "memberId" = ${id}`.execute(server.db)
  await update(id as number, { names: [{ language: 'NL', value: 'Zaagblad' }] })
  const updated = await readTables()
  await server.gql('mutation { productSearchFullReindexStart { reindexId } }')
  await server.outbox.work()

  expect(updated).toEqual(await readTables())
})
