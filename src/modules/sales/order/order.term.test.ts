/** The search of orders by a term: every field, alone and with others, compared with a search that reads every text. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBuyer, orderInput, orderLine } from '../../../../test/orders.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'
import { matchesTerm } from '../../../resources/sales/order-term.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ closes: false })
})
afterAll(() => server.close())

/** Where the order of a REST response has the text of each field. */
const textsOf: Record<string, (order: Answer) => (string | null)[]> = {
  ID: () => [],
  ACCOUNTING_ID: ({ paymentData }) => [paymentData.accountingId],
  ACTION_CODE: ({ actionCode }) => [actionCode],
  DEBTOR_ID: ({ debtorId }) => [debtorId],
  DEBTOR_COMPANY: ({ debtorCompany }) => [debtorCompany],
  DEBTOR_FIRST_NAME: ({ debtorFirstName }) => [debtorFirstName],
  DEBTOR_LAST_NAME: ({ debtorLastName }) => [debtorLastName],
  EXTERNAL_ORDER_ID: ({ sources }) => sources.map(({ sourceId }: Answer) => sourceId),
  EXTRA3: ({ extra3 }) => [extra3],
  EXTRA4: ({ extra4 }) => [extra4],
  INVOICE_ADDRESS_COMPANY: (order) => [invoiceOf(order).company],
  INVOICE_ADDRESS_FIRST_NAME: (order) => [invoiceOf(order).firstName],
  INVOICE_ADDRESS_LAST_NAME: (order) => [invoiceOf(order).lastName],
  RECIPIENT_COMPANY: ({ recipientCompany }) => [recipientCompany],
  RECIPIENT_EMAIL: ({ email }) => [email],
  RECIPIENT_FIRST_NAME: ({ recipientFirstName }) => [recipientFirstName],
  RECIPIENT_LAST_NAME: ({ recipientLastName }) => [recipientLastName],
  REFERENCE: ({ reference }) => [reference],
  REMARKS: ({ remarks }) => [remarks],
  ITEM_EAN_CODE: ({ items }) => items.map(({ eanCode }: Answer) => eanCode),
  ITEM_MANUFACTURER: ({ items }) => items.map(({ manufacturer }: Answer) => manufacturer),
  ITEM_MANUFACTURER_CODE: ({ items }) => items.map(({ manufacturerCode }: Answer) => manufacturerCode),
  ITEM_NAME: ({ items }) => items.map(({ name }: Answer) => name),
  ITEM_NOTES: ({ items }) => items.map(({ notes }: Answer) => notes),
  ITEM_SKU: ({ items }) => items.map(({ sku }: Answer) => sku),
  ITEM_SUPPLIER: ({ items }) => items.map(({ supplier }: Answer) => supplier),
  ITEM_SUPPLIER_CODE: ({ items }) => items.map(({ supplierCode }: Answer) => supplierCode),
}
const invoiceOf = ({ addresses }: Answer) => addresses.find(({ type }: Answer) => type === 'invoice') ?? {}

const SEARCH = 'query ($input: OrderSearchArguments) { orders(input: $input) { itemsFound items { id } } }'
const search = async (input: object): Promise<number[]> => {
  const { orders } = await server.gql(SEARCH, { input: { offset: 100, ...input } })
  const ids = orders.items.map(({ id }: Answer) => id)
  expect(orders.itemsFound).toBe(ids.length)
  const { body } = await server.rest('POST /v2/orders/search', { offset: 100, ...input })
  expect(body.data.map(({ id }: Answer) => id).sort()).toEqual([...ids].sort())
  return ids.sort((one: number, other: number) => one - other)
}

test('every published search field is compared', async () => {
  const { __type } = await server.gql('{ __type(name: "OrderSearchFields") { enumValues { name } } }')

  expect(__type.enumValues.map(({ name }: Answer) => name).sort()).toEqual(Object.keys(textsOf).sort())
})

test('a term finds the orders that have it in one of the fields, and no others', async () => {
  const userId = await addBuyer(server)
  const short = fc.stringMatching(/^[abAB%_\\é1 ]{1,4}$/)
  const text = fc.option(short, { nil: undefined })
  const line = fc.record({
    sku: short,
    name: short,
    notes: text,
    eanCode: text,
    manufacturer: text,
    manufacturerCode: text,
    supplier: text,
    supplierCode: text,
  })
  const head = fc.record({
    reference: text,
    remarks: text,
    extra3: text,
    extra4: text,
    actionCode: text,
    debtorId: text,
    debtorCompany: text,
    debtorFirstName: text,
    debtorLastName: text,
    recipientCompany: text,
    recipientFirstName: text,
    recipientLastName: text,
    company: text,
    lastName: text,
    lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  })
  const wanted = fc.sample(head, { numRuns: 40, seed: 7 })
  const orders: Answer[] = []
  for (const [index, { lines, company, lastName, ...more }] of wanted.entries()) {
    const deliveryAddress = {
      type: 'delivery',
      street: 'Kade',
      postalCode: '2',
      city: 'Den Haag',
      country: 'NL',
      icp: 'N',
      company: 'aaaa',
    }
    const invoiceAddress = {
      street: 'Dok',
      postalCode: '1',
      icp: 'N',
      city: 'Delft',
      country: 'NL',
      ...(company && { company }),
      ...(lastName && { lastName }),
    }
    const items = lines.map((one) => orderLine(one.sku, 1, { ...one }))
    const { status, body } = await server.rest(
      'POST /v2/orders',
      orderInput(userId, {
        ...more,
        externalId: `b${index}A`,
        addresses: [{ type: 'invoice', ...invoiceAddress }, { ...deliveryAddress }],
        items,
      }),
    )
    expect({ status, body: status === 201 ? null : body }).toEqual({ status: 201, body: null })
    orders.push((await server.rest(`GET /v2/orders/id/${body.id}`)).body)
  }

  const has = (order: Answer, field: string, term: string) =>
    field === 'ID'
      ? String(order.id) === term
      : textsOf[field]?.(order).some((one) => one?.toLowerCase().includes(term.toLowerCase()))
  const fields = Object.keys(textsOf)
  for (const term of ['a', 'Ab', 'ba1', '%', '_', '\\', 'É', '7', 'b7a', 'aaaa', ' ', 'a b'])
    for (const termFields of [undefined, ['ITEM_NAME', 'REFERENCE'], ['ITEM_SKU', 'ID', 'EXTERNAL_ORDER_ID']]) {
      const found = await search({ term, ...(termFields && { termFields }) })
      const expected = orders.filter((order) => (termFields ?? fields).some((field) => has(order, field, term)))
      expect({ term, termFields, found }).toEqual({ term, termFields, found: expected.map(({ id }) => id) })
    }
  for (const field of fields) {
    const found = await search({ term: 'a', termFields: [field] })
    expect({ field, found }).toEqual({ field, found: orders.filter((order) => has(order, field, 'a')).map(({ id }) => id) })
  }
})

test('a term with the character that separates the texts in the indexes is refused, so that it never matches across two texts', async () => {
  const { errors } = await server.gql(SEARCH, { input: { term: 'a\u001fb' } })
  const { status } = await server.rest('POST /v2/orders/search', { term: 'a\u001fb' })

  const message = 'term must not contain control characters'
  expect({ errors, status }).toEqual({ errors: [{ message, code: 'VALIDATION_ERROR' }], status: 400 })
})

test('an empty term finds every order, but no id', async () => {
  const all = await search({})

  expect(all.length).toBeGreaterThan(0)
  expect(await search({ term: '' })).toEqual(all)
  expect(await search({ term: '', termFields: ['REFERENCE'] })).toEqual(all)
  expect(await search({ term: '', termFields: ['ID'] })).toEqual([])
})

test.each([[{}], [{ termFields: ['REFERENCE', 'ITEM_NAME', 'INVOICE_ADDRESS_COMPANY', 'EXTERNAL_ORDER_ID'] }]])(
  'PostgreSQL can search by an index of each table %j',
  async (input) => {
    const plan = await server.db.transaction().execute(async (db) => {
      // Of tables this small, PostgreSQL prefers other ways.
      await sql`set local enable_seqscan = off`.execute(db)
      await sql`set local enable_indexscan = off`.execute(db)
      return await db
        .selectFrom('order')
        .select('id')
        .where((eb) => matchesTerm(eb, 'abab', input))
        .explain()
    })

    // For a table as small as this one's addresses, the key of orders is as good as the index.
    const text = JSON.stringify(plan)
    for (const index of ['order_texts', 'orderItem_texts', 'orderSource_text']) expect(text).toContain(index)
    expect(text).not.toContain('Seq Scan')
  },
)
