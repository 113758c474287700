import { afterAll, beforeAll, expect, test } from 'vitest'
import { undone } from './rolled-back.js'
import { type Answer, startTestServer, type TestServer } from './test-server.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ closes: false })
})
afterAll(() => server.close())

const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const picture = (base64: string) => [{ language: 'NL', uploadType: 'BASE64', base64File: { base64, fileName: 'a.gif' } }]

test('many records are deleted by a lookup key, and a missing one does not affect the others', () =>
  undone(server, async () => {
    for (const sku of ['A', 'B', 'C']) await server.rest('POST /v2/products', { sku })

    const { status, body } = await server.rest('POST /v2/products/bulk/sku/delete', { keys: ['A', 'nobody', 'C'] })

    expect(status).toBe(200)
    expect(body).toEqual({
      data: [
        { action: 'delete', id: expect.any(Number), key: 'A', lookupKey: 'sku', success: true },
        { key: 'nobody', lookupKey: 'sku', success: false, error: 'Product with sku [nobody] not found' },
        { action: 'delete', id: expect.any(Number), key: 'C', lookupKey: 'sku', success: true },
      ],
      messages: ['Completed', '1 of 3 items failed; see the error of each item'],
      total: 3,
      succeeded: 2,
      failed: 1,
    })
    const found = await Promise.all(['A', 'B', 'C'].map((sku) => server.rest(`GET /v2/products/sku/${sku}`)))
    expect(found.map((answer) => answer.status)).toEqual([404, 200, 404])
  }))

test('a bulk delete by another lookup key, without keys or with too many of them is refused', async () => {
  const refusal = async (lookupKey: string, keys: unknown) =>
    (await server.rest(`POST /v2/companies/bulk/${lookupKey}/delete`, { keys })).body.error.code

  expect([
    await refusal('name', ['A']),
    await refusal('id', []),
    await refusal(
      'id',
      Array.from({ length: 1001 }, () => '1'),
    ),
  ]).toEqual([10006, 10007, 10007])
})

test('many pictures are added in one request, each with its own result, and deleted again', () =>
  undone(server, async () => {
    const productId = (await server.rest('POST /v2/products', { sku: 'A' })).body.id
    const texts = { alt: [], description: [], tags: [] }
    const images = [
      { productId, ...texts, uploadImages: picture(GIF) },
      { productId, ...texts, uploadImages: picture('bm8gcGljdHVyZQ==') },
      { productId, ...texts, uploadImages: 'none' },
      { productId: 999_999, ...texts, uploadImages: picture(GIF) },
    ]

    const { body } = await server.rest('POST /v2/media/images/bulk', { images })

    expect(body.data.map(({ success, error }: Answer) => error ?? success)).toEqual([
      true,
      expect.stringMatching(/base64File must be a /),
      expect.stringMatching(/^uploadImages must be array/),
      expect.stringMatching(/not found/),
    ])
    const page = () => server.rest(`GET /v2/media/images?productId=${productId}`)
    expect((await page()).body.itemsFound).toBe(1)
    const deleted = await server.rest('POST /v2/media/images/bulk/delete', { keys: [String(body.data[0].id)] })
    expect(deleted.body.data).toMatchObject([{ success: true, action: 'delete', id: body.data[0].id }])
    expect((await page()).body.itemsFound).toBe(0)
  }))

test('a CSV file is imported over REST, with mappings in the address', async () => {
  const imported = await server.rest('POST /v2/products/csv', 'SKU;NAME;UNIT\nA;Boor;2\nB;Zaag;x\n')
  const mapped = await server.rest('POST /v2/products/csv?mappings=SKU:nr,NAME:naam', 'nr,naam\nC,Vijl\n')

  expect([imported.status, imported.body]).toEqual([
    200,
    {
      importedCount: 1,
      errors: [
        {
          code: 'VALIDATION',
          messages: ['UNIT must be a whole number from 1'],
          rowNumber: 2,
          record: { SKU: 'B', NAME: 'Zaag', UNIT: 'x' },
        },
      ],
    },
  ])
  expect(mapped.body).toEqual({ importedCount: 1, errors: [] })
  expect((await server.rest('GET /v2/products/sku/C')).body.names).toEqual([{ language: 'NL', value: 'Vijl' }])
})

test('an import refuses what is no CSV file, unknown columns and mappings; other routes take no CSV', async () => {
  expect((await server.rest('POST /v2/products/csv', {})).status).toBe(415)
  expect((await server.rest('POST /v2/products/csv?mappings=nonsense', 'SKU\nA')).body.error.messages).toEqual([
    '#/mappings: must be pairs such as SKU:Article number,NAME:Description',
  ])
  expect((await server.rest('POST /v2/products/csv?mappings=COLOUR:c', 'c\nA')).body.error.messages).toEqual([
    expect.stringMatching(/^#\/mappings: \[COLOUR\] is not a known column, such as /),
  ])
  const headers = { authorization: `Bearer ${await server.tokenFor({ pricing: 'OWNER' })}`, 'content-type': 'text/csv' }
  expect((await server.app.inject({ method: 'POST', url: '/v2/taxes', headers, payload: 'a,b' })).statusCode).toBe(415)
})
