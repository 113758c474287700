import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestServer, type TestServer } from 'wharf/testing'

let server: TestServer
before(async () => {
  server = await startTestServer({ env: { WHARF_LOYALTY_POINTS_PER_100: '10' } })
})
after(() => server.end())

const readCompany = async () => {
  const { companies } = await server.graphql('{ companies(input: { offset: 1 }) { items { companyId loyaltyPoints } } }')
  return companies.items[0]
}

const book = (companyId: number, points: number) =>
  server.rest('POST /v2/loyalty-bookings', { companyId, points, reason: 'A gift' })

test('points that were booked by hand are the balance of the company', async () => {
  const { companyId } = await readCompany()

  const booked = await book(companyId, 50)
  await server.graphql(`mutation { loyaltyBook(input: { companyId: ${companyId}, points: -20, reason: "A mug" }) { id } }`)

  assert.equal(booked.status, 201)
  assert.equal(booked.body.points, 50)
  assert.equal((await readCompany()).loyaltyPoints, 30)
  const { body } = await server.rest(`GET /v2/loyalty-bookings?companyId=${companyId}`)
  assert.deepEqual(
    body.data.map(({ points, reason }) => [points, reason]),
    [
      [-20, 'A mug'],
      [50, 'A gift'],
    ],
  )
})

test('a company cannot spend points that it does not have, and a refusal changes nothing', async () => {
  const { companyId, loyaltyPoints } = await readCompany()

  const refused = await book(companyId, -loyaltyPoints - 1)

  assert.equal(refused.status, 400)
  assert.match(JSON.stringify(refused.body), /The company has \d+ points/)
  assert.equal((await readCompany()).loyaltyPoints, loyaltyPoints)
})

test('wrong input is refused by name', async () => {
  await assert.rejects(
    server.graphql('mutation { loyaltyBook(input: { companyId: 2147483647, points: 1, reason: "x" }) { id } }'),
    /companyId there is no such company/,
  )
  await assert.rejects(
    server.graphql('mutation { loyaltyBook(input: { companyId: 1, points: 1, reason: "" }) { id } }'),
    /reason/,
  )
})

test('an order earns points, once', async () => {
  const { companyId, loyaltyPoints } = await readCompany()
  const { contacts } = await server.graphql('{ contacts(input: { offset: 100 }) { items { contactId company { companyId } } } }')
  const buyer = contacts.items.find(({ company }) => company.companyId === companyId)
  const line = { class: 'product', sku: 'SCR-40', name: 'Screws', quantity: 10, originalPrice: 25, price: 25, priceTotal: 250 }
  const created = await server.rest('POST /v2/orders', {
    userId: buyer.contactId,
    companyId,
    status: 'NEW',
    type: 'dropshipment',
    email: 'buyer@example.com',
    currency: 'EUR',
    language: 'EN',
    postageData: { method: 'DELIVERY', gross: 0, tax: 0, net: 0, taxPercentage: 0 },
    paymentData: { method: 'INVOICE', gross: 0, tax: 0, net: 0, taxPercentage: 0 },
    items: [{ ...line, taxPercentage: 0, taxCode: 'N', isBonus: 'N' }],
    total: { gross: 250, tax: 0, net: 250, discountType: 'N', discountValue: 0 },
  })
  assert.equal(created.status, 201, JSON.stringify(created.body))

  while ((await readCompany()).loyaltyPoints === loyaltyPoints) await new Promise((done) => setTimeout(done, 200))

  assert.equal((await readCompany()).loyaltyPoints, loyaltyPoints + 25)
})
