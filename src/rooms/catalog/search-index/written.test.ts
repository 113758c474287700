import { describe, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import type { Answer } from '../../../../test/house.js'
import { undone } from '../../../../test/rolled-back.js'
import { any, sawHouse } from '../../../../test/search-catalogue.js'

const { h, found, number } = sawHouse()

describe('what a search finds', () => {
  const change = (query: string, variables: object) => h.gql(query, variables)
  const UPDATE =
    'mutation ($id: Int!, $input: UpdateProductInput!) { productUpdate(productId: $id, input: $input) { productId } }'

  test('follows every change of a product in the same breath', async () => {
    await undone(h, async () => {
      await change(UPDATE, {
        id: number('B-2'),
        input: { names: [{ language: 'NL', value: 'Theodoliet' }], manufacturer: 'Leica' },
      })

      expect(await found({ term: 'theodoliet' })).toEqual(['B-2'])
      expect(await found({ term: 'angstrom' })).toEqual([])
      expect(await found({ manufacturers: ['Leica'] })).toEqual(['B-2'])
    })
  })

  test('takes the words of suppliers for tags beside our own', async () => {
    await undone(h, async () => {
      const said = (value: string) => [{ language: 'NL', value }]
      await change(UPDATE, { id: number('B-2'), input: { keywords: said('Lood; rood'), customKeywords: said(' Blauw ,groen') } })

      for (const tag of ['lood', 'ROOD', 'blauw', 'Groen']) expect(await found({ tags: [tag] })).toEqual(['B-2'])
      expect(await found({ tags: ['lood, rood'] })).toEqual([])
    })
  })

  test('knows colours in small letters and in capitals', async () => {
    await fill(h, {
      attributes: { LAK: 'COLOR' },
      clusters: { 'CL-LAK': { names: { NL: 'Lakken' } } },
      products: [
        { sku: 'L-1', status: 'T', names: { NL: 'Lak' }, attributes: { LAK: '#AbC123' } },
        { sku: 'L-2', status: 'T', names: { NL: 'Lak' }, cluster: 'CL-LAK', attributes: { LAK: '#FFF' } },
      ],
    })
    const searched = async (value: string) => {
      const asked = { statuses: ['T'], textFilters: [{ name: 'LAK', values: [value] }] }
      const raw = await h.rest('POST /v2/products/search', asked)
      return [await found(asked), raw.body.data.map(({ sku }: Answer) => sku)]
    }

    expect(await searched('#abc123')).toEqual([['L-1'], ['L-1']])
    expect(await searched('#fff')).toEqual([['CL-LAK'], ['L-2']])
    expect(await searched('#abc124')).toEqual([[], []])
  })

  test('follows a product of a cluster to its cluster', async () => {
    await undone(h, async () => {
      await change(UPDATE, { id: number('Z-10'), input: { status: 'R', names: [{ language: 'NL', value: 'Decoupeerzaag' }] } })

      expect(await found({ statuses: ['R'] })).toEqual(['CL-ZAAG'])
      expect(await found({ statuses: ['A'], class: 'CLUSTER' })).toEqual([])
      expect(await found({ statuses: ['R'], term: 'decoupeerzaag' })).toEqual(['CL-ZAAG'])
    })
  })

  test('is gone with the product', async () => {
    await undone(h, async () => {
      await change('mutation ($id: Int!) { productDelete(productId: $id) }', { id: number('B-2') })

      expect(await found({})).toEqual(['CL-ZAAG', 'C-3'])
      expect(await found({ term: 'angstrom' })).toEqual([])
    })
  })
})

describe('any text can be written', () => {
  /** Letters of three or four bytes, in an order that nothing can make shorter. */
  const letters = (count: number, seed = 0, first = 0x4e00) =>
    Array.from({ length: count }, (_, i) => String.fromCodePoint(first + ((i * 7919 + seed * 104729) % 20000))).join('')
  const said = (value: string) => [{ language: 'NL', value }]
  const LONG = ['keywords', 'customKeywords', 'descriptions', 'shortDescriptions']
  const CODES = ['sku', 'supplierCode', 'supplier', 'manufacturer', 'manufacturerCode', 'eanCode', 'barCode']
  const input = {
    names: said(letters(500, 5)),
    shortNames: said(letters(255, 6)),
    ...Object.fromEntries(LONG.map((name, i) => [name, said(letters(10_000, i))])),
    ...Object.fromEntries(CODES.map((name, i) => [name, letters(255, 10 + i)])),
  } as Answer

  test('however long it is, and is found by it or by its beginning', async () => {
    await undone(h, async () => {
      const id = number('B-2')
      const query =
        'mutation ($id: Int!, $input: UpdateProductInput!) { productUpdate(productId: $id, input: $input) { productId } }'

      expect(await h.gql(query, { id, input })).toEqual({ productUpdate: { productId: id } })

      expect(await found({ tags: [letters(10_000, 1)] })).toEqual([input.sku])
      expect(await found({ skus: [input.sku] })).toEqual([input.sku])
      expect(await found({ manufacturers: [input.manufacturer] })).toEqual([input.sku])
      expect(await found({ term: letters(30, 5) })).toEqual([input.sku])
    })
  })

  test('also in a bulk, and by all products of a cluster together', async () => {
    await undone(h, async () => {
      const plain = Array.from(
        { length: 2720 },
        (_, i) => 'abcdefghijklmnopqrstuvwxyz0123456789'[(i * i * 31 + i * 7) % 36],
      ).join('')
      const products = Array.from({ length: 40 }, (_, i) => ({
        ...input,
        ...Object.fromEntries(CODES.map((name, j) => [name, letters(120, 100 + i * 10 + j, 0x20000)])),
        keywords: said(letters(4_000, i, 0x20000)),
        customKeywords: said(plain),
      }))

      const { body } = await h.rest(`POST /v2/clusters/id/${number('CL-ZAAG')}/products/bulk`, { products })

      expect(body.data.map(({ success, error }: Answer) => [success, error])).toEqual(products.map(() => [true, undefined]))
      expect(await found({ tags: [plain] })).toEqual(['CL-ZAAG'])
    })
  })
})

test('two products of a cluster that change at the same moment are both found under it', async () => {
  const UPDATE =
    'mutation ($id: Int!, $maker: String!) { productUpdate(productId: $id, input: { manufacturer: $maker }) { manufacturer } }'
  for (let i = 0; i < 8; i++) {
    const makers = { 'Z-10': `Links ${i}`, 'Z-20': `Rechts ${i}` }
    const changes = Object.entries(makers).map(([sku, maker]) => h.gql(UPDATE, { id: number(sku), maker }))
    expect(await Promise.all(changes)).toEqual(Object.values(makers).map((maker) => ({ productUpdate: { manufacturer: maker } })))

    for (const maker of Object.values(makers)) expect(await found({ ...any, manufacturers: [maker] })).toEqual(['CL-ZAAG'])
  }
})
