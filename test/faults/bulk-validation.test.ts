import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { undone } from '../rolled-back.js'
import { everything, startTestServer, type TestServer } from '../test-server.js'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  token = await server.tokenFor(everything)
})
afterAll(() => server.close())

const send = async (path: string, payload: object) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/v2/${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const saw = (sku: string, more: object = {}) => ({ sku, names: [{ language: 'NL', value: `Zaag ${sku}` }], ...more })

describe('a bulk refuses an item, never the whole request', () => {
  test('for a wrong type, an unknown key, a missing lookup key, a broken rule and no object at all', () =>
    undone(server, async () => {
      const products = [
        saw('good-1'),
        saw('wrong-type', { unit: 'six' }),
        saw('unknown-key', { colour: 'red' }),
        { names: [{ language: 'NL', value: 'no key' }] },
        saw('rule', { unit: 0, eanCode: 'x'.repeat(256) }),
        'no object',
        saw('good-2'),
      ]

      const { status, body } = await send('products/bulk/sku', { products })

      expect(status).toBe(200)
      expect(body.data).toEqual([
        { action: 'create', id: expect.any(Number), key: 'good-1', lookupKey: 'sku', success: true },
        { key: 'wrong-type', lookupKey: 'sku', success: false, error: 'unit must be integer,null' },
        { key: 'unknown-key', lookupKey: 'sku', success: false, error: 'extraneous key [colour] is not permitted' },
        { key: '', lookupKey: 'sku', success: false, error: 'lacks its lookup key [sku]' },
        {
          key: 'rule',
          lookupKey: 'sku',
          success: false,
          error: expect.stringMatching(
            /unit must be >= 1.*eanCode must NOT have more than 255|eanCode must NOT.*unit must be >= 1/,
          ),
        },
        { key: '', lookupKey: 'sku', success: false, error: 'must be object' },
        { action: 'create', id: expect.any(Number), key: 'good-2', lookupKey: 'sku', success: true },
      ])
      expect(body).toMatchObject({
        messages: ['Completed', '5 of 7 items failed; see the error of each item'],
        total: 7,
        succeeded: 2,
        failed: 5,
      })
      expect(body.problems.map(({ pointer }: { pointer: string }) => pointer)).toContain('#/products/1/unit')
      const written = products.map((item) => (item as { sku?: string }).sku ?? 'none')
      const found = await Promise.all(written.map(async (sku) => (await server.rest(`GET /v2/products/sku/${sku}`)).status))
      expect(found).toEqual([200, 404, 404, 404, 404, 404, 200])
    }))

  test('a response without failures stays as it is published', () =>
    undone(server, async () => {
      const { body } = await send('products/bulk/sku', { products: [saw('A')] })

      expect(Object.keys(body)).toEqual(['data', 'messages', 'total'])
      expect(body.messages).toEqual(['Completed'])
    }))

  test('if no item has its key, the lookup key in the path is wrong, and the published error says so', async () => {
    const { status, body } = await send('products/bulk/sourceId', { products: [saw('A'), saw('B')] })

    expect([status, body.error.code]).toEqual([400, 10016])
    expect(body.error.messages).toEqual([
      '#/products/0: lacks its lookup key [sources]',
      '#/products/1: lacks its lookup key [sources]',
    ])
  })

  test('nested records, options and clusters by themselves', () =>
    undone(server, async () => {
      const { body: config } = await send('clustersconfig', { name: 'Sizes' })
      const parent = { clusterConfigId: config.id }
      const source = (sourceId: string) => [{ source: 'ERP', sourceId }]
      const clusters = [
        { ...parent, sources: source('1'), names: [{ language: 'NL', value: 'Zagen' }], products: [saw('a'), { names: [] }] },
        { ...parent, sources: source('2'), names: [{ language: 'NL', value: 'Boren' }], products: [saw('b')] },
      ]

      const { body } = await send('clusters/bulk/sourceId', { clusters })

      expect(body.data).toMatchObject([
        { success: false, key: '1', error: 'products[1] lacks its lookup key [id, sources or sku]' },
        { success: true, key: '2' },
      ])
    }))
})

test('too many items are counted before any of them is read', async () => {
  const taxes = Array.from({ length: 40_000 }, () => ({ zone: 5 }))

  const { status, body } = await send('taxes/bulk/zoneAndCode', { taxes })

  expect([status, body.error.messages]).toEqual([400, ['#/taxes: must NOT have more than 10000 items; it has 40000']])
})

test('a request without a readable item is refused; a hundred faults are reported and the others counted', async () => {
  const products = Array.from({ length: 10_000 }, (_, i) => ({ sku: `s${i}`, unit: 'x', colour: 1 }))

  const { status, body } = await send('products/bulk/sku', { products })

  expect([status, body.error.code, body.problems.length, body.moreProblems]).toEqual([400, 10_007, 100, 10_000])
  expect([body.error.messages.length, body.error.messages.at(-1)]).toEqual([101, 'and 10000 more'])
})

test('of ten thousand items one is written, the others are reported one by one, and a hundred positions are listed', () =>
  undone(server, async () => {
    const bad = Array.from({ length: 9_999 }, (_, i) => ({ sku: `s${i}`, unit: 'x' }))

    const { status, body } = await send('products/bulk/sku', { products: [...bad, saw('good')] })

    expect([status, body.total, body.failed, body.succeeded]).toEqual([200, 10_000, 9_999, 1])
    expect([body.problems.length, body.moreProblems, body.data.at(-1).key]).toEqual([100, 9_899, 'good'])
  }))

test('other requests are served while a bulk is read', async () => {
  const products = Array.from({ length: 10_000 }, (_, i) => ({ sku: `s${i}`, unit: 'x' }))
  let isDone = false
  let turns = 0

  const bulk = send('products/bulk/sku', { products }).then(() => {
    isDone = true
  })
  while (!isDone) {
    await setImmediate()
    turns++
  }
  await bulk

  // Each slice of items gives the others a turn.
  expect(turns).toBeGreaterThan(30)
})

test('a list inside one record with tens of thousands of faults is read to the first of them', async () => {
  const names = Array.from({ length: 40_000 }, () => ({ x: 1 }))

  const { status, body } = await send('products', { names })

  expect([status, body.error.messages.length]).toEqual([400, 1])
  expect(body.error.messages[0]).toMatch(/^#\/names\/0: /)
})
