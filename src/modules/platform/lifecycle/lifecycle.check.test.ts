import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/test-server.js'
import { openRewriter } from '../../../codemod/pasted.js'

test('a document is answered with its deprecated items and without them, and nothing runs', async () => {
  const server = await startTestServer()
  server.statements.length = 0
  const document = 'query ($s: TaxSearchInput) { taxes(input: $s) { items { zone shopId } } }'
  const variables = { s: { shopId: 1, zone: 'NL' } }

  const { status, body } = await server.rest('POST /v2/lifecycle/check', { document, variables })

  expect([status, body.isReady, body.isFixed]).toEqual([200, false, true])
  expect(body.items.map(({ item }: { item: string }) => item).sort()).toEqual(['Tax.shopId', 'TaxSearchInput.shopId'])
  expect([body.document, body.variables]).toEqual([
    'query ($s: TaxSearchInput) { taxes(input: $s) { items { zone } } }',
    { s: { zone: 'NL' } },
  ])
  expect(server.statements).toEqual([])
  const again = await server.rest('POST /v2/lifecycle/check', { document: body.document, variables: body.variables })
  expect([again.body.isReady, again.body.items]).toEqual([true, []])
})

test('a payload is answered as its endpoint will want it', async () => {
  const server = await startTestServer()

  const { body } = await server.rest('POST /v2/lifecycle/check', {
    endpoint: 'POST /v2/surcharges',
    body: { type: 'FlatFee', taxCode: 'H', shopId: 1 },
  })

  expect(body).toMatchObject({ isReady: false, isFixed: true, document: null, body: { type: 'FlatFee', taxCodeValue: 'H' } })
  expect(body.body).toEqual({ type: 'FlatFee', taxCodeValue: 'H' })
})

test('a call is answered without the parameters that are removed, those that a list shares with its search among them', async () => {
  const server = await startTestServer()
  const check = async (endpoint: string) => (await server.rest('POST /v2/lifecycle/check', { endpoint })).body

  expect(await check('GET /v2/taxes?zone=NL&shopId=1&page=1')).toMatchObject({
    isReady: false,
    isFixed: true,
    endpoint: 'GET /v2/taxes?zone=NL&page=1',
    body: null,
    items: [{ replacement: null, isFixed: true, how: 'leave it out' }],
  })
  expect(await check('GET /v2/taxes?zone=NL')).toMatchObject({ isReady: true, endpoint: 'GET /v2/taxes?zone=NL', items: [] })
})

test('a pasted text is a document or a call; a call may have a server, headers and a body', async () => {
  const server = await startTestServer()
  const rewrite = openRewriter(async (url) => {
    const { body } = await server.app.inject({ url })
    return { json: async () => JSON.parse(body), text: async () => body }
  })
  const call =
    'post https://shop.example.com/v2/surcharges HTTP/1.1\r\nauthorization: Bearer x\r\n\r\n{"type":"FlatFee","taxCode":"H"}'

  expect(await rewrite(call)).toEqual({
    text: 'POST /v2/surcharges\n{"type":"FlatFee","taxCodeValue":"H"}',
    findings: [{ item: expect.stringMatching(/\.taxCode$/), how: 'rename to taxCodeValue', isFixed: true }],
    problems: [],
  })
  expect(await rewrite('GET {{server}}/v2/taxes?shopId=1\nauthorization: Bearer {{token}}\n')).toMatchObject({
    text: 'GET /v2/taxes',
    findings: [{ isFixed: true }],
  })
  expect(await rewrite('{ taxes { items { id shopId } } }')).toMatchObject({ text: '{ taxes { items { id } } }' })
  expect(await rewrite('PATCH /v2/taxes/7\n{"percentage":21}')).toMatchObject({ findings: [], problems: [] })
  expect((await rewrite('GET /v2/tax/7')).problems).toEqual(['The API has no GET /v2/tax/7.'])
  await expect(rewrite('GET me everything')).rejects.toThrow('Syntax Error')
  await expect(rewrite('POST /v2/taxes\n{')).rejects.toThrow('JSON')
})

test('neither, both, or an invalid document is refused', async () => {
  const server = await startTestServer()

  for (const wrong of [
    {},
    { document: '{ taxes { itemsFound } }', endpoint: 'POST /v2/taxes' },
    { document: '{ taxes {' },
    { document: '{'.repeat(9000) },
    `{"endpoint":"POST /v2/taxes","body":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  ])
    expect((await server.rest('POST /v2/lifecycle/check', wrong)).body.error.code).toBe(10007)
})
