import { expect, test } from 'vitest'
import { house } from '../../../../test/house.js'

test('a document is answered with its deprecated items and without them, and nothing runs', async () => {
  const at = await house()
  at.statements.length = 0
  const document = 'query ($s: TaxSearchInput) { taxes(input: $s) { items { zone shopId } } }'
  const variables = { s: { shopId: 1, zone: 'NL' } }

  const { status, body } = await at.rest('POST /v2/lifecycle/check', { document, variables })

  expect([status, body.isReady, body.isFixed]).toEqual([200, false, true])
  expect(body.items.map(({ item }: { item: string }) => item).sort()).toEqual(['Tax.shopId', 'TaxSearchInput.shopId'])
  expect([body.document, body.variables]).toEqual([
    'query ($s: TaxSearchInput) { taxes(input: $s) { items { zone } } }',
    { s: { zone: 'NL' } },
  ])
  expect(at.statements).toEqual([])
  const again = await at.rest('POST /v2/lifecycle/check', { document: body.document, variables: body.variables })
  expect([again.body.isReady, again.body.items]).toEqual([true, []])
})

test('a payload is answered as its endpoint will want it', async () => {
  const at = await house()

  const { body } = await at.rest('POST /v2/lifecycle/check', {
    endpoint: 'POST /v2/surcharges',
    body: { type: 'FlatFee', taxCode: 'H', shopId: 1 },
  })

  expect(body).toMatchObject({ isReady: false, isFixed: true, document: null, body: { type: 'FlatFee', taxCodeValue: 'H' } })
  expect(body.body).toEqual({ type: 'FlatFee', taxCodeValue: 'H' })
})

test('what is neither, both or no document is refused', async () => {
  const at = await house()

  for (const wrong of [
    {},
    { document: '{ taxes { itemsFound } }', endpoint: 'POST /v2/taxes' },
    { document: '{ taxes {' },
    { document: '{'.repeat(9000) },
    `{"endpoint":"POST /v2/taxes","body":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  ])
    expect((await at.rest('POST /v2/lifecycle/check', wrong)).body.error.code).toBe(10007)
})
