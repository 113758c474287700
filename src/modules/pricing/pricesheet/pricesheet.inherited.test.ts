import { beforeAll, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { addCompany, addContact } from '../../../../test/people.js'
import { addPrice, addSheet } from '../../../../test/price-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let drill: number
/** A group, a division of it and a site of the division, each with a contact. */
let group: Buyer
let division: Buyer
let site: Buyer

interface Buyer {
  companyId: number
  contactId: number
}

const addBuyer = async (name: string): Promise<Buyer> => {
  const companyId = await addCompany(server, name)
  return { companyId, contactId: (await addContact(server, { email: `${name}@dock.test`, companyIds: [companyId] })).id }
}

const move = (id: number, belongsToCompanyId: number | null) =>
  server.gql(`mutation ($id: Int!, $input: UpdateCompanyInput!) { companyUpdate(id: $id, input: $input) { companyId } }`, {
    id,
    input: { belongsToCompanyId },
  })

const readPrice = async ({ contactId, companyId }: Buyer): Promise<number> =>
  (
    await server.gql(`query ($input: PriceCalculateInput!) { priceCalculate(input: $input) { gross } }`, {
      input: { productId: drill, contactId, companyId },
    })
  ).priceCalculate.gross

const codes = ({ items }: Answer) => items.map(({ code }: Answer) => code)

/** The codes of the effective sheets, each time as another operation has them. */
async function readSheets({ contactId, companyId }: Buyer): Promise<string[]> {
  const { pricesheetsEffective, contact, company } = await server.gql(
    `query ($input: PricesheetsEffectiveInput!, $contactId: Int!, $companyId: Int!) {
      pricesheetsEffective(input: $input) { items { code } }
      contact(id: $contactId) { pricesheetsEffective { items { code } } }
      company(id: $companyId) { pricesheetsEffective { code } }
    }`,
    { input: { contactId, companyId }, contactId, companyId },
  )
  const { body } = await server.rest(`GET /v2/pricesheets?effectiveForCompanyId=${companyId}`)
  const found = codes(pricesheetsEffective)
  expect(codes(contact.pricesheetsEffective)).toEqual(found)
  expect(codes({ items: company.pricesheetsEffective })).toEqual(found)
  expect(codes({ items: body.data })).toEqual(found)
  return found
}

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  const ids = await fill(server, {
    categories: { Tools: null },
    products: [{ sku: 'drill', names: { NL: 'Boor' }, categories: ['Tools'] }],
  })
  drill = ids.product.get('drill') as number
  await addPrice(server, drill, { list: 100 })
  group = await addBuyer('group')
  division = await addBuyer('division')
  site = await addBuyer('site')
  await move(division.companyId, group.companyId)
  await move(site.companyId, division.companyId)
  return () => server.close()
})

test('a company without price sheets buys at those of the nearest company above that has some', async () => {
  expect(await readPrice(site)).toBe(100)
  expect(await readSheets(site)).toEqual([])

  await addSheet(server, { code: 'GROUP', companyIds: [group.companyId], lines: [{ productId: drill, value: 90 }] })
  expect(await readPrice(site)).toBe(90)
  expect(await readSheets(site)).toEqual(['GROUP'])

  // A worse price with a worse priority: it is the only sheet of a nearer company.
  await addSheet(server, {
    code: 'DIVISION',
    priority: 5,
    companyIds: [division.companyId],
    lines: [{ productId: drill, value: 95 }],
  })
  expect([await readPrice(site), await readPrice(division), await readPrice(group)]).toEqual([95, 95, 90])
  expect(await readSheets(site)).toEqual(['DIVISION'])
})

test('the direct sheets of a company stay those that are assigned to it', async () => {
  const { company } = await server.gql(`query ($id: Int!) { company(id: $id) { pricesheets { code } } }`, { id: site.companyId })

  expect(company.pricesheets).toEqual([])
})

test('the sheets of a contact apply beside those that the company inherits', async () => {
  const { id } = await addContact(server, { email: 'own@dock.test', companyIds: [site.companyId] })
  await addSheet(server, { code: 'OWN', priority: 1, contactIds: [id], lines: [{ productId: drill, value: 80 }] })

  expect(await readPrice({ contactId: id, companyId: site.companyId })).toBe(80)
  const { contact } = await server.gql(`query ($id: Int!) { contact(id: $id) { pricesheetsEffective { items { code } } } }`, {
    id,
  })
  expect(codes(contact.pricesheetsEffective)).toEqual(['OWN', 'DIVISION'])
})

test('the cart and the catalogue page of a site have the prices that it inherits', async () => {
  const { cartStart } = await server.gql(`mutation ($input: CartStartInput!) { cartStart(input: $input) { cartId } }`, {
    input: { contactId: site.contactId, companyId: site.companyId },
  })
  const { cartAddItem } = await server.gql(
    `mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { total { subTotal } } }`,
    { id: cartStart.cartId, input: { productId: drill, quantity: 2 } },
  )
  expect(cartAddItem.total.subTotal).toBe(190)
  const { products } = await server.gql(
    `query ($input: PriceCalculateProductInput!) { products(input: { ids: [${drill}] }) { items { ... on Product { price(input: $input) { gross } } } } }`,
    { input: site },
  )
  expect(products.items).toEqual([{ price: { gross: 95 } }])
})

test('a company that moves, or that gets a sheet of its own, buys at other prices from then on', async () => {
  await move(site.companyId, group.companyId)
  expect(await readPrice(site)).toBe(90)

  await addSheet(server, { code: 'SITE', priority: 9, companyIds: [site.companyId], lines: [{ productId: drill, value: 99 }] })
  expect(await readPrice(site)).toBe(99)
  expect(await readSheets(site)).toEqual(['SITE'])

  const unassigned = await server.rest('POST /v2/pricesheets/code/SITE/unassign', { companyIds: [site.companyId] })
  expect(unassigned.status).toBe(200)
  expect(await readPrice(site)).toBe(90)
  await move(site.companyId, null)
  expect(await readPrice(site)).toBe(100)
})
