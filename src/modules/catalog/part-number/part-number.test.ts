import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { readPdf } from '../../../../test/pdf.js'
import { addCompany, addContact, logIn } from '../../../../test/people.js'
import { addPrice, addTax } from '../../../../test/price-fixtures.js'
import { ask } from '../../../../test/spending.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

const MAX_BYTES = 2 ** 30
let server: TestServer
let products: Map<string, number>
/** A group with a yard below it, and a company of somebody else. */
let [group, yard, tug] = [0, 0, 0]
/** A manager of the yard, and a contact of it. */
let [manager, ada] = ['', '']
let adaId = 0

beforeEach(async () => {
  server = await startTestServer({ search: { maxBytes: MAX_BYTES, minProducts: 0, waits: true } })
  const hammer = (sku: string, name: string) => ({ sku, names: { NL: name }, categories: ['Tools'] })
  const filled = await fill(server, {
    categories: { Tools: null },
    products: [hammer('HAM-1', 'Hamer'), hammer('HAM-2', 'Voorhamer'), hammer('4711', 'Klauwhamer')],
  })
  products = filled.product
  await addTax(server, 'NL', 'H', 21)
  for (const id of products.values()) await addPrice(server, id, { list: 100 })
  ;[group, yard, tug] = [await addCompany(server, 'Group'), await addCompany(server, 'Yard'), await addCompany(server, 'Tug')]
  await server.db.updateTable('company').set({ belongsToCompanyId: group }).where('id', '=', yard).execute()
  const mia = await addContact(server, { email: 'mia@yard.test', companyIds: [yard] })
  adaId = (await addContact(server, { email: 'ada@yard.test', companyIds: [yard] })).id
  await server.db.insertInto('companyManager').values({ companyId: yard, userId: mia.id }).execute()
  manager = (await logIn(server, 'mia@yard.test')).accessToken
  ada = (await logIn(server, 'ada@yard.test')).accessToken
})

const idOf = (sku: string) => products.get(sku) as number

const create = (companyId: number, sku: string, number: string, more: object = {}, bearer?: string): Promise<Answer> =>
  ask(
    server,
    `mutation ($input: PartNumberCreateInput!) {
      partNumberCreate(input: $input) { id number name unit companyId product { sku } company { name } } }`,
    { input: { companyId, productId: idOf(sku), number, ...more } },
    bearer,
  )
const numbersOf = async (bearer?: string): Promise<string[]> =>
  (await ask(server, '{ partNumbers(input: { sortInputs: [{ field: NUMBER }] }) { items { number } } }', {}, bearer)).items.map(
    ({ number }: Answer) => number,
  )
const search = async (term: string, bearer?: string): Promise<string[]> =>
  (
    await ask(
      server,
      'query ($term: String!) { products(input: { term: $term, language: "NL" }) { items { ... on Product { sku } } } }',
      { term },
      bearer,
    )
  ).items.map(({ sku }: Answer) => sku)

describe('maintaining', () => {
  test('the manager of a company adds its numbers; contacts read them, and others neither read nor change them', async () => {
    const added = await create(yard, 'HAM-1', 'Y-1', { name: 'Big hammer', unit: 'box' }, manager)
    await create(tug, 'HAM-1', 'T-1')

    expect(added).toMatchObject({
      number: 'Y-1',
      name: 'Big hammer',
      unit: 'box',
      product: { sku: 'HAM-1' },
      company: { name: 'Yard' },
    })
    expect([await numbersOf(ada), await numbersOf()]).toEqual([['Y-1'], ['T-1', 'Y-1']])
    expect((await create(tug, 'HAM-2', 'T-2', {}, manager)).error).toContain('FORBIDDEN')
    expect((await create(yard, 'HAM-2', 'Y-2', {}, ada)).error).toContain('FORBIDDEN')
    const changed = `mutation { partNumberUpdate(id: ${added.id}, input: { number: "Y-9" }) { number } }`
    expect((await ask(server, changed, {}, ada)).error).toContain('FORBIDDEN')
    expect(await ask(server, changed, {}, manager)).toEqual({ number: 'Y-9' })
    expect(await numbersOf()).toEqual(['T-1', 'Y-9'])
  })

  test('a number is unique in its company, and a product has one', async () => {
    await create(yard, 'HAM-1', 'Y-1')

    expect((await create(yard, 'HAM-2', 'Y-1')).error).toContain('PART_NUMBER_ALREADY_EXISTS_ERROR')
    expect((await create(yard, 'HAM-1', 'Y-2')).error).toContain('PART_NUMBER_ALREADY_EXISTS_ERROR')
    expect((await create(tug, 'HAM-2', 'Y-1')).error).toBeUndefined()
    expect((await create(99999, 'HAM-2', 'Y-3')).error).toContain('COMPANY_NOT_FOUND_ERROR')
    expect(await numbersOf()).toEqual(['Y-1', 'Y-1'])
  })
})

describe('in bulk', () => {
  const bulk = async (lookupKey: string, partNumbers: object[]) =>
    (await server.rest(`POST /v2/part-numbers/bulk/${lookupKey}`, { partNumbers })).body.data

  test('another system sends them by its keys over REST, and each has its own result', async () => {
    const first = await bulk('externalId', [
      { companyId: yard, sku: 'HAM-1', number: 'Y-1', externalId: 'E1' },
      { companyId: yard, productId: idOf('HAM-2'), number: 'Y-2', externalId: 'E2' },
      { companyId: yard, sku: 'NONE', number: 'Y-3', externalId: 'E3' },
      { companyId: tug, sku: 'HAM-1', number: 'Y-1', externalId: 'E1' },
    ])
    const second = await bulk('externalId', [
      { companyId: yard, number: 'Y-10', externalId: 'E1' },
      { companyId: yard, number: 'Y-1', sku: 'HAM-2', externalId: 'E9' },
    ])

    expect(first.map(({ success, error }: Answer) => error ?? success)).toEqual([
      true,
      true,
      expect.stringContaining('Product with sku [NONE] not found'),
      true,
    ])
    expect(second.map(({ success, error }: Answer) => error ?? success)).toEqual([
      true,
      expect.stringContaining('part number [Y-2] for the product'),
    ])
    expect(await numbersOf()).toEqual(['Y-1', 'Y-10', 'Y-2'])
  })

  test('a manager sends those of the own company over GraphQL, all or none', async () => {
    const send = (partNumbers: object[], bearer = manager): Promise<Answer> =>
      ask(
        server,
        'mutation ($input: PartNumberBulkInput!) { partNumberBulk(input: $input) { created updated total } }',
        { input: { partNumbers } },
        bearer,
      )
    await create(yard, 'HAM-1', 'Y-1')

    expect(
      await send([
        { companyId: yard, number: 'Y-1', name: 'Hammer of the yard' },
        { companyId: yard, sku: 'HAM-2', number: 'Y-2' },
      ]),
    ).toEqual({ created: 1, updated: 1, total: 2 })
    expect((await send([{ companyId: tug, sku: 'HAM-1', number: 'T-1' }])).error).toContain('FORBIDDEN')
    expect(
      (
        await send([
          { companyId: yard, sku: '4711', number: 'Y-3' },
          { companyId: yard, number: 'Y-4' },
        ])
      ).error,
    ).toContain('a new one needs productId')
    expect(await numbersOf()).toEqual(['Y-1', 'Y-2'])
  })
})

describe.each([
  ['SQL', 0],
  ['the index in memory', MAX_BYTES],
])('searching in %s', (_, maxBytes) => {
  beforeEach(() => {
    const indexes = server.services.searchIndexes as { maxBytes: number }
    indexes.maxBytes = maxBytes
  })

  test('the own number of a company is the first hit of its contacts, also before the same code of another product', async () => {
    await create(yard, 'HAM-2', '4711')

    expect([await search('4711', ada), await search('47-11', ada)]).toEqual([
      ['HAM-2', '4711'],
      ['HAM-2', '4711'],
    ])
    expect(await search('4711')).toEqual(['4711'])
    expect(await search('hamer', ada)).toHaveLength(3)
  })

  test('a company uses the numbers of the company above, unless it has its own', async () => {
    await create(group, 'HAM-1', 'G-100')
    await create(group, 'HAM-2', 'SAME')
    await create(yard, '4711', 'SAME')
    const shown = await ask(
      server,
      '{ products(input: { sortInputs: [{ field: SKU }] }) { items { ... on Product { sku partNumber { number } } } } }',
      {},
      ada,
    )

    expect([await search('g100', ada), await search('SAME', ada), await search('g100')]).toEqual([['HAM-1'], ['4711'], []])
    expect(shown.items).toEqual([
      { sku: '4711', partNumber: { number: 'SAME' } },
      { sku: 'HAM-1', partNumber: { number: 'G-100' } },
      { sku: 'HAM-2', partNumber: { number: 'SAME' } },
    ])
  })

  test('a shop with part numbers sends as many statements for a search by words as one without', async () => {
    const count = async () => {
      await search('hamer', ada)
      server.statements.length = 0
      await search('hamer', ada)
      return server.statements.length
    }

    const without = await count()
    await create(yard, 'HAM-1', 'Y-1')

    expect(await count()).toBe(without)
  })
})

describe('buying', () => {
  const startCart = async (): Promise<string> =>
    (
      await ask(server, 'mutation ($input: CartStartInput) { cartStart(input: $input) { cartId } }', {
        input: { contactId: adaId, companyId: yard },
      })
    ).cartId
  const addLines = (cartId: string, items: object[]): Promise<Answer> =>
    ask(server, 'mutation ($input: CartItemsBulkUpsertInput!) { cartItemBulk(input: $input) { created updated } }', {
      input: { cartId, items },
    })
  const readLines = async (cartId: string): Promise<Answer> =>
    (
      await ask(
        server,
        'query ($id: String!) { cart(id: $id) { items { quantity product { sku } partNumber { number name unit } } } }',
        {
          id: cartId,
        },
      )
    ).items

  test('a quick order names products by the own numbers; the order keeps the numbers that it was placed with', async () => {
    const { id } = await create(yard, 'HAM-1', 'Y-1', { name: 'Big hammer', unit: 'box' })
    await create(group, 'HAM-2', 'G-2')
    const cartId = await startCart()
    const added = await addLines(cartId, [
      { partNumber: 'Y-1', quantity: 3 },
      { partNumber: 'G-2', quantity: 2 },
      { productId: idOf('4711'), quantity: 1 },
    ])
    const lines = await readLines(cartId)
    const { order } = await ask(
      server,
      `mutation ($id: String!) { cartProcess(id: $id, input: { orderStatus: "NEW" }) {
        order { id items { sku partNumber { number name unit } } } } }`,
      { id: cartId },
    )
    await server.rest(`PATCH /v2/part-numbers/${id}`, { number: 'Y-2' })

    const [own, ofGroup] = [
      { number: 'Y-1', name: 'Big hammer', unit: 'box' },
      { number: 'G-2', name: null, unit: null },
    ]
    expect(added).toEqual({ created: 3, updated: 0 })
    expect(lines).toEqual([
      { quantity: 3, product: { sku: 'HAM-1' }, partNumber: own },
      { quantity: 2, product: { sku: 'HAM-2' }, partNumber: ofGroup },
      { quantity: 1, product: { sku: '4711' }, partNumber: null },
    ])
    expect(order.items.map(({ partNumber }: Answer) => partNumber)).toEqual([own, ofGroup, null])
    const { body } = await server.rest(`GET /v2/orders/id/${order.id}`)
    expect(body.items.map(({ partNumber }: Answer) => partNumber)).toEqual([own, ofGroup, null])
  })

  test('a number that the company does not have adds nothing, also if another company has it', async () => {
    await create(tug, 'HAM-1', 'T-1')
    const cartId = await startCart()

    expect((await addLines(cartId, [{ productId: idOf('HAM-2') }, { partNumber: 'T-1' }])).error).toContain(
      'PRODUCT_NOT_FOUND_ERROR: Product with partNumber [T-1] not found',
    )
    await create(yard, 'HAM-1', 'Y-1')
    expect((await addLines(cartId, [{ productId: idOf('HAM-2'), partNumber: 'Y-1' }])).error).toContain('two products')
    expect(await readLines(cartId)).toEqual([])
  })

  test('the document and the e-mail of an order print the own number', async () => {
    await create(yard, 'HAM-1', 'Y-1')
    const cartId = await startCart()
    await addLines(cartId, [{ partNumber: 'Y-1', quantity: 1 }])
    const { order } = await ask(
      server,
      'mutation ($id: String!) { cartProcess(id: $id, input: { orderStatus: "NEW", language: "EN" }) { order { id } } }',
      { id: cartId },
    )
    const { base64 } = await ask(server, 'query ($id: Int!) { orderGetPDF(orderId: $id) { base64 } }', { id: order.id })
    const { rows } = await sql<{ code: string; texts: number }>`
      select code, (select count(*)::int from jsonb_each_text(contents) where value like '%{{partNumber.number}}%') as texts
        from template where contents::text like '%order.items%' order by code`.execute(server.db)

    expect(readPdf(base64).flat().join(' ')).toMatch(/HAM-1 Your no\. Y-1/)
    expect(rows.map(({ code, texts }) => `${code} ${texts}`)).toEqual([
      'ORDER_CONFIRMATION 3',
      'ORDER_PDF 3',
      'QUOTE 3',
      'QUOTE_PDF 3',
      'QUOTE_REQUEST 3',
      'QUOTE_VALIDATION 3',
    ])
  })

  test('orders of other systems and lines that the sales desk adds have them as well', async () => {
    await create(yard, 'HAM-1', 'Y-1')
    const cartId = await startCart()
    await addLines(cartId, [{ productId: idOf('HAM-2'), quantity: 1 }])
    const { order } = await ask(
      server,
      'mutation ($id: String!) { cartProcess(id: $id, input: { orderStatus: "NEW" }) { order { id } } }',
      { id: cartId },
    )
    const line = await ask(
      server,
      `mutation ($id: Int!, $item: OrderItemCreateInput!) {
        orderItemCreate(orderId: $id, orderItem: $item) { sku partNumber { number } } }`,
      {
        id: order.id,
        item: {
          ...{ productId: idOf('HAM-1'), class: 'product', quantity: 1, sku: 'HAM-1', name: 'Hamer', isBonus: 'N' },
          ...{ originalPrice: 100, price: 100, priceTotal: 100, taxPercentage: 21, taxCode: 'H' },
        },
      },
    )

    expect(line).toMatchObject({ sku: 'HAM-1', partNumber: { number: 'Y-1' } })
  })

  test('a cart of a shop without part numbers costs no further statement', async () => {
    const cartId = await startCart()
    server.statements.length = 0
    await addLines(cartId, [{ productId: idOf('HAM-1'), quantity: 1 }])
    const without = server.statements.length
    await create(tug, 'HAM-1', 'T-1')
    server.statements.length = 0
    await addLines(cartId, [{ productId: idOf('HAM-2'), quantity: 1 }])

    expect(server.statements.length).toBe(without)
    server.statements.length = 0
    await readLines(cartId)
    expect(server.statements.filter((statement) => statement.includes('from "partNumber"'))).toEqual([])
  })
})
