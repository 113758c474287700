import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer

/** Four sets, made on four days, with descriptions in two languages. */
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  const sets = [
    { name: 'COLOR', descriptions: { EN: 'All colours', NL: 'Alle kleuren' }, items: ['red', 'green'] },
    { name: 'Size', descriptions: { NL: 'Kledingmaat' }, items: ['100%', '100', 'A_B', 'AxB', 'back\\slash'] },
    { name: 'EMPTY', descriptions: {}, items: [] },
    { name: 'CHAIR', descriptions: { EN: 'Size of the seat', NL: 'Zitting' }, items: ['red'] },
  ]
  for (const [n, { name, descriptions, items }] of sets.entries()) {
    server.travel(`2026-01-0${n + 1}T00:00:00.000Z`)
    const input = {
      name,
      descriptions: Object.entries(descriptions).map(([language, value]) => ({ language, value })),
      valuesetItems: items.map((value) => ({
        value,
        extra: value === 'red' ? '#f00' : null,
        descriptions: [{ language: 'EN', value: `the ${value} one` }],
      })),
    }
    await server.gql('mutation ($input: ValuesetCreateInput!) { valuesetCreate(input: $input) { id } }', { input })
  }
})
afterAll(() => server.close())

const sets = async (input: object): Promise<string[]> =>
  (
    await server.gql('query ($input: ValuesetSearchInput) { valuesets(input: $input) { items { name } } }', { input })
  ).valuesets.items.map(({ name }: Answer) => name)

const items = async (input: object): Promise<string[]> =>
  (
    await server.gql('query ($input: ValuesetItemSearchInput) { valuesetItems(input: $input) { items { id } } }', { input })
  ).valuesetItems.items.map(({ id }: Answer) => id)

const ALL = ['COLOR', 'Size', 'EMPTY', 'CHAIR']

test('sets are found by id, name, type and date; an empty list leaves nothing out', async () => {
  expect(await sets({})).toEqual(ALL)
  expect(await sets({ ids: [4, 1, 99] })).toEqual(['COLOR', 'CHAIR'])
  expect(await sets({ names: ['Size', 'size', 'CHAIR'] })).toEqual(['Size', 'CHAIR'])
  expect(await sets({ ids: [], names: [] })).toEqual(ALL)
  expect(await sets({ type: 'CUSTOM' })).toEqual(ALL)
  expect(await sets({ type: 'SYSTEM' })).toEqual([])
  expect(await sets({ createdAt: { greaterThan: '2026-01-02T00:00:00Z', lessThan: '2026-01-03' } })).toEqual(['Size', 'EMPTY'])
  expect(await sets({ lastModifiedAt: { lessThan: '2026-01-01T00:00:00Z' } })).toEqual(['COLOR'])
  expect(await sets({ ids: [1, 2], names: ['Size'] })).toEqual(['Size'])
})

test('values are found by id, set, value and extra', async () => {
  expect(await items({})).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(await items({ ids: [8, 2] })).toEqual([2, 8])
  expect(await items({ valuesetIds: [1, 4] })).toEqual([1, 2, 8])
  expect(await items({ values: ['red', '100'] })).toEqual([1, 4, 8])
  expect(await items({ extras: ['#f00'] })).toEqual([1, 8])
  expect(await items({ valuesetIds: [4], values: ['red'], extras: ['#f00'] })).toEqual([8])
  expect(await items({ ids: [], valuesetIds: [], values: [], extras: [] })).toHaveLength(8)
})

test('a term is looked for in the name and in all descriptions, in capitals or not', async () => {
  expect(await sets({ term: 'size' })).toEqual(['Size', 'CHAIR'])
  expect(await sets({ term: 'KLE' })).toEqual(['COLOR', 'Size'])
  expect(await sets({ term: '' })).toEqual(ALL)
  expect(await sets({ term: 'nowhere' })).toEqual([])
})

test('fields and languages narrow a term; without a term they have no effect', async () => {
  expect(await sets({ term: 'size', termFields: ['NAME'] })).toEqual(['Size'])
  expect(await sets({ term: 'size', termFields: ['DESCRIPTION'] })).toEqual(['CHAIR'])
  expect(await sets({ term: 'size', termFields: ['NAME', 'DESCRIPTION'] })).toEqual(['Size', 'CHAIR'])
  expect(await sets({ term: 'size', termFields: [] })).toEqual(['Size', 'CHAIR'])
  expect(await sets({ term: 'kle', termLanguages: ['en'] })).toEqual([])
  expect(await sets({ term: 'kle', termLanguages: ['en', 'nl'] })).toEqual(['COLOR', 'Size'])
  expect(await sets({ term: 'kle', termLanguages: [] })).toEqual(['COLOR', 'Size'])
  expect(await sets({ term: 'color', termLanguages: ['DE'] })).toEqual(['COLOR'])
  expect(await sets({ term: 'color', termFields: ['DESCRIPTION'], termLanguages: ['DE'] })).toEqual([])
  expect(await sets({ termFields: ['NAME'], termLanguages: ['EN'] })).toEqual(ALL)
})

test('a term in values is taken literally, whatever characters it has', async () => {
  expect(await items({ term: '100%', termFields: ['VALUE'] })).toEqual([3])
  expect(await items({ term: 'a_b', termFields: ['VALUE'] })).toEqual([5])
  expect(await items({ term: 'k\\s', termFields: ['VALUE'] })).toEqual([7])
  expect(await items({ term: '%' })).toEqual([3])
  expect(await items({ term: 'RED one' })).toEqual([1, 8])
  expect(await items({ term: 'RED one', termFields: ['VALUE'] })).toEqual([])
  expect(await items({ term: 'red', termFields: ['DESCRIPTION'], termLanguages: ['EN'] })).toEqual([1, 8])
  expect(await items({ term: 'red', termFields: ['DESCRIPTION'], termLanguages: ['NL'] })).toEqual([])
})

test('every order ends in the id', async () => {
  const sorted = (field: string, order?: string) => sets({ sortInputs: [{ field, ...(order && { order }) }] })

  expect(await sorted('ID', 'DESC')).toEqual([...ALL].reverse())
  expect(await sorted('CREATED_AT', 'DESC')).toEqual([...ALL].reverse())
  expect(await sorted('LAST_MODIFIED_AT')).toEqual(ALL)
  expect((await sorted('NAME')).filter((name) => name !== 'Size')).toEqual(['CHAIR', 'COLOR', 'EMPTY'])
  expect((await sorted('NAME', 'DESC')).filter((name) => name !== 'Size')).toEqual(['EMPTY', 'COLOR', 'CHAIR'])
  expect(await items({ valuesetIds: [1, 4], sortInputs: [{ field: 'VALUE', order: 'DESC' }] })).toEqual([1, 8, 2])
  expect(await items({ valuesetIds: [1, 4], sortInputs: [{ field: 'VALUE' }, { field: 'ID', order: 'DESC' }] })).toEqual([
    2, 8, 1,
  ])
  expect(await items({ valuesetIds: [1, 4], sortInputs: [{ field: 'EXTRA' }] })).toEqual([1, 8, 2])
  expect(await items({ sortInputs: [{ field: 'ID', order: 'DESC' }], offset: 2 })).toEqual([8, 7])
})

test('the values of each set are paged, filtered and sorted on their own', async () => {
  const input =
    '{ term: "e", termFields: [VALUE], sortInputs: [{ field: VALUE, order: DESC }], offset: 1, page: 2, valuesetIds: [1, 2] }'

  const { valuesets } = await server.gql(
    `{ valuesets { items { valuesetItems(input: ${input}) { items { value } itemsFound page pages offset start end } } } }`,
  )

  const none = { items: [], itemsFound: 0, page: 2, pages: 0, offset: 1, start: 0, end: 0 }
  expect(valuesets.items.map(({ valuesetItems }: Answer) => valuesetItems)).toEqual([
    { items: [{ value: 'green' }], itemsFound: 2, page: 2, pages: 2, offset: 1, start: 2, end: 2 },
    none,
    none,
    none,
  ])
})

test('a page of sets with their values costs two statements, however many sets', async () => {
  const valuesets = Array.from({ length: 120 }, (_, n) => ({ name: `SET_${n}`, valuesetItems: [{ value: 'a' }, { value: 'b' }] }))
  await server.rest('POST /v2/valuesets/bulk/name', { valuesets })

  for (const offset of [12, 100]) {
    server.credentials.forget()
    await server.gql('{ valueset(id: 1) { id } }')
    server.statements.length = 0
    const page = await server.gql(
      `{ valuesets(input: { offset: ${offset}, term: "set_" }) { itemsFound items { valuesetItems(input: { offset: 5 }) { itemsFound items { value } } } } }`,
    )

    expect(server.statements).toHaveLength(2)
    expect(page.valuesets.items).toHaveLength(offset)
    expect(page.valuesets.items.at(-1)).toEqual({ valuesetItems: { itemsFound: 2, items: [{ value: 'a' }, { value: 'b' }] } })
  }
})
