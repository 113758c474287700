import { describe, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { undone } from '../../../../test/rolled-back.js'
import { ANY_STATUS, openSearchHouse } from '../../../../test/search-catalogue.js'
import type { Answer } from '../../../../test/test-server.js'

const { server, findCodes, itemId } = openSearchHouse()

describe('the search index after a write', () => {
  const change = (query: string, variables: object) => server.gql(query, variables)
  const UPDATE =
    'mutation ($id: Int!, $input: UpdateProductInput!) { productUpdate(productId: $id, input: $input) { productId } }'

  test('a changed product is found by its new values at once, and no longer by the old ones', async () => {
    await undone(server, async () => {
      await change(UPDATE, {
        id: itemId('B-2'),
        input: { names: [{ language: 'NL', value: 'Theodoliet' }], manufacturer: 'Leica' },
      })

      expect(await findCodes({ term: 'theodoliet' })).toEqual(['B-2'])
      expect(await findCodes({ term: 'angstrom' })).toEqual([])
      expect(await findCodes({ manufacturers: ['Leica'] })).toEqual(['B-2'])
    })
  })

  test('keywords and custom keywords are both tags', async () => {
    await undone(server, async () => {
      const inDutch = (value: string) => [{ language: 'NL', value }]
      await change(UPDATE, {
        id: itemId('B-2'),
        input: { keywords: inDutch('Lood; rood'), customKeywords: inDutch(' Blauw ,groen') },
      })

      for (const tag of ['lood', 'ROOD', 'blauw', 'Groen']) expect(await findCodes({ tags: [tag] })).toEqual(['B-2'])
      expect(await findCodes({ tags: ['lood, rood'] })).toEqual([])
    })
  })

  test('colours are found in upper and lower case', async () => {
    await fill(server, {
      attributes: { LAK: 'COLOR' },
      clusters: { 'CL-LAK': { names: { NL: 'Lakken' } } },
      products: [
        { sku: 'L-1', status: 'T', names: { NL: 'Lak' }, attributes: { LAK: '#AbC123' } },
        { sku: 'L-2', status: 'T', names: { NL: 'Lak' }, cluster: 'CL-LAK', attributes: { LAK: '#FFF' } },
      ],
    })
    const findByColour = async (value: string) => {
      const input = { statuses: ['T'], textFilters: [{ name: 'LAK', values: [value] }] }
      const raw = await server.rest('POST /v2/products/search', input)
      return [await findCodes(input), raw.body.data.map(({ sku }: Answer) => sku)]
    }

    expect(await findByColour('#abc123')).toEqual([['L-1'], ['L-1']])
    expect(await findByColour('#fff')).toEqual([['CL-LAK'], ['L-2']])
    expect(await findByColour('#abc124')).toEqual([[], []])
  })

  test('a changed product in a cluster changes what finds the cluster', async () => {
    await undone(server, async () => {
      await change(UPDATE, { id: itemId('Z-10'), input: { status: 'R', names: [{ language: 'NL', value: 'Decoupeerzaag' }] } })

      expect(await findCodes({ statuses: ['R'] })).toEqual(['CL-ZAAG'])
      expect(await findCodes({ statuses: ['A'], class: 'CLUSTER' })).toEqual([])
      expect(await findCodes({ statuses: ['R'], term: 'decoupeerzaag' })).toEqual(['CL-ZAAG'])
    })
  })

  test('a deleted product is no longer found', async () => {
    await undone(server, async () => {
      await change('mutation ($id: Int!) { productDelete(productId: $id) }', { id: itemId('B-2') })

      expect(await findCodes({})).toEqual(['CL-ZAAG', 'C-3'])
      expect(await findCodes({ term: 'angstrom' })).toEqual([])
    })
  })
})

describe('long texts', () => {
  /** Characters of three or four bytes, in an order that does not compress. */
  const letters = (count: number, seed = 0, first = 0x4e00) =>
    Array.from({ length: count }, (_, i) => String.fromCodePoint(first + ((i * 7919 + seed * 104729) % 20000))).join('')
  const inDutch = (value: string) => [{ language: 'NL', value }]
  const LONG = ['keywords', 'customKeywords', 'descriptions', 'shortDescriptions']
  const CODES = ['sku', 'supplierCode', 'supplier', 'manufacturer', 'manufacturerCode', 'eanCode', 'barCode']
  const input = {
    names: inDutch(letters(500, 5)),
    shortNames: inDutch(letters(255, 6)),
    ...Object.fromEntries(LONG.map((name, i) => [name, inDutch(letters(10_000, i))])),
    ...Object.fromEntries(CODES.map((name, i) => [name, letters(255, 10 + i)])),
  } as Answer

  test('a product with very long texts is saved, and is found by them or by their beginning', async () => {
    await undone(server, async () => {
      const id = itemId('B-2')
      const query =
        'mutation ($id: Int!, $input: UpdateProductInput!) { productUpdate(productId: $id, input: $input) { productId } }'

      expect(await server.gql(query, { id, input })).toEqual({ productUpdate: { productId: id } })

      expect(await findCodes({ tags: [letters(10_000, 1)] })).toEqual([input.sku])
      expect(await findCodes({ skus: [input.sku] })).toEqual([input.sku])
      expect(await findCodes({ manufacturers: [input.manufacturer] })).toEqual([input.sku])
      expect(await findCodes({ term: letters(30, 5) })).toEqual([input.sku])
    })
  })

  test('a bulk request saves many products with very long texts in one cluster', async () => {
    await undone(server, async () => {
      const plain = Array.from(
        { length: 2720 },
        (_, i) => 'abcdefghijklmnopqrstuvwxyz0123456789'[(i * i * 31 + i * 7) % 36],
      ).join('')
      const products = Array.from({ length: 40 }, (_, i) => ({
        ...input,
        ...Object.fromEntries(CODES.map((name, j) => [name, letters(120, 100 + i * 10 + j, 0x20000)])),
        keywords: inDutch(letters(4_000, i, 0x20000)),
        customKeywords: inDutch(plain),
      }))

      const { body } = await server.rest(`POST /v2/clusters/id/${itemId('CL-ZAAG')}/products/bulk`, { products })

      expect(body.data.map(({ success, error }: Answer) => [success, error])).toEqual(products.map(() => [true, undefined]))
      expect(await findCodes({ tags: [plain] })).toEqual(['CL-ZAAG'])
    })
  })
})

test('two products of a cluster that change at the same time are both found by the cluster', async () => {
  const UPDATE =
    'mutation ($id: Int!, $maker: String!) { productUpdate(productId: $id, input: { manufacturer: $maker }) { manufacturer } }'
  for (let i = 0; i < 8; i++) {
    const manufacturers = { 'Z-10': `Links ${i}`, 'Z-20': `Rechts ${i}` }
    const changes = Object.entries(manufacturers).map(([sku, maker]) => server.gql(UPDATE, { id: itemId(sku), maker }))
    expect(await Promise.all(changes)).toEqual(
      Object.values(manufacturers).map((maker) => ({ productUpdate: { manufacturer: maker } })),
    )

    for (const maker of Object.values(manufacturers))
      expect(await findCodes({ ...ANY_STATUS, manufacturers: [maker] })).toEqual(['CL-ZAAG'])
  }
})
