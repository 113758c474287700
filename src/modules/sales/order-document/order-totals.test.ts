/** The table of totals: the same on GraphQL, REST, in the PDF and in the e-mail, and its amounts add up. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBuyer, addOrder, emptyOrder } from '../../../../test/orders.js'
import { readPdf } from '../../../../test/pdf.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let buyer: number
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  buyer = await addBuyer(server)
})
afterAll(() => server.close())

const total = (gross: number, tax: number, net: number, discountType = 'N', discountValue = 0) => ({
  total: { gross, tax, net, discountType, discountValue },
})

/** The input of each order, and its table: kind, percentage and amount of each row. */
const cases: Record<string, { input: () => object; rows: [string, number | null, number][] }> = {
  'with shipping and payment costs': {
    input: () => ({}),
    rows: [
      ['SUBTOTAL', null, 250],
      ['POSTAGE', null, 10],
      ['PAYMENT', null, 1],
      ['GROSS', null, 261],
      ['TAX', 21, 44.31],
      ['TAX', 9, 4.5],
      ['NET', null, 309.81],
    ],
  },
  'with a discount': {
    input: () => total(236, 44.16, 280.16, 'A', 25),
    rows: [
      ['SUBTOTAL', null, 250],
      ['DISCOUNT', null, -25],
      ['POSTAGE', null, 10],
      ['PAYMENT', null, 1],
      ['GROSS', null, 236],
      ['TAX', 21, 40.11],
      ['TAX', 9, 4.05],
      ['NET', null, 280.16],
    ],
  },
  'of a system that rounds differently': {
    input: () => total(261.01, 48.8, 309.81),
    rows: [
      ['SUBTOTAL', null, 250],
      ['POSTAGE', null, 10],
      ['PAYMENT', null, 1],
      ['ROUNDING', null, 0.01],
      ['GROSS', null, 261.01],
      ['TAX', 21, 44.31],
      ['TAX', 9, 4.5],
      ['ROUNDING', null, -0.01],
      ['NET', null, 309.81],
    ],
  },
  'without lines and costs': {
    input: () => emptyOrder(buyer, { ...total(50, 10.5, 60.5) }),
    rows: [
      ['SUBTOTAL', null, 50],
      ['GROSS', null, 50],
      ['ROUNDING', null, 10.5],
      ['NET', null, 60.5],
    ],
  },
}

const LABELS: Record<string, string> = {
  SUBTOTAL: 'Subtotal',
  DISCOUNT: 'Discount',
  POSTAGE: 'Shipping',
  PAYMENT: 'Payment costs',
  ROUNDING: 'Rounding',
  GROSS: 'Total excluding VAT',
  NET: 'Total including VAT',
}

const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' })

for (const [name, { input, rows }] of Object.entries(cases))
  test(`the totals of an order ${name} are the same table everywhere`, async () => {
    const email = `${name.replaceAll(' ', '-')}@example.com`
    const { id } = await addOrder(server, buyer, { ...input(), language: 'EN', email })

    const { order } = await server.gql(`{ order(orderId: ${id}) { total { gross net } totalRows { kind percentage amount } } }`)
    const shown = order.totalRows.map(({ kind, percentage, amount }: Answer) => [kind, percentage, amount])
    expect(shown).toEqual(rows)
    expect((await server.rest(`GET /v2/orders/id/${id}`)).body.totalRows).toEqual(order.totalRows)
    const end = rows.findIndex(([kind]) => kind === 'GROSS')
    const sum = (some: typeof rows) => some.reduce((cents, [, , amount]) => cents + Math.round(amount * 100), 0) / 100
    expect([sum(rows.slice(0, end)), sum(rows.slice(end, -1))]).toEqual([order.total.gross, order.total.net])

    const printed = rows.map(([kind, percentage, amount]) => [LABELS[kind] ?? `VAT ${percentage}%`, euros.format(amount)])
    const { orderGetPDF } = await server.gql(`{ orderGetPDF(orderId: ${id}) { base64 } }`)
    expect(readPdf(orderGetPDF.base64).flat().join('|')).toContain(printed.flat().join('|'))
    await server.gql(`mutation { orderSendConfirmationEmail(orderId: ${id}) { success } }`)
    await server.outbox.work()
    const mail = server.mails().find(({ headers }) => headers.to === email)
    const text = mail?.text.replace(/\s+/g, ' ')
    expect(text).toContain(printed.map((row) => row.join(' ')).join(' '))
  })
