/** Addresses: what the address book takes fits into carts, tenders and orders, and every input has the limits that are published for it. */
import { getNamedType, isInputObjectType, isNonNullType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ruleOf } from '../src/core/input/rules.js'
import { formats, type Rule } from '../src/core/input/scalar-rules.js'
import { schema } from './contract/surface.js'
import { addBuyer, orderInput } from './orders.js'
import { addCompany } from './people.js'
import { type Answer, startTestServer, type TestServer } from './test-server.js'

/** The inputs of addresses that a client fills from an address of the address book. */
const inputs = Object.values(schema.getTypeMap())
  .filter(isInputObjectType)
  // The address of a warehouse is that of the merchant, with its own published limits.
  .filter(({ name }) => !name.includes('Warehouse'))
  .filter((type) => ['street', 'postalCode', 'city', 'country'].every((name) => name in type.getFields()))

/** The limits of an input: the least and the greatest length of each text. */
const limitsOf = (name: string) => {
  const type = schema.getType(name)
  if (!isInputObjectType(type)) throw new Error(`${name} is not an input`)
  return Object.fromEntries(
    Object.values(type.getFields())
      .filter((field) => getNamedType(field.type).name === 'String')
      .map((field) => [field.name, { isRequired: isNonNullType(field.type), rule: ruleOf(field) }]),
  )
}

const longestOf = ({ maxLength, format }: Rule) => maxLength ?? (format && formats[format].maxLength) ?? Number.POSITIVE_INFINITY

/** The deprecated `orderUpdateAddress` has these limits as published; `orderAddressUpdate` takes the longer ones. */
const SHORTER = new Set(['OrderUpdateAddressInput.phone', 'OrderUpdateAddressInput.mobile'])

test('no input of an address is narrower than the address book', () => {
  const book = limitsOf('CompanyAddressCreateInput')
  const narrower = inputs.flatMap(({ name }) =>
    Object.entries(limitsOf(name)).flatMap(([field, { rule }]) => {
      const known = book[field]?.rule
      const isNarrower = known && (longestOf(rule) < longestOf(known) || (rule.minLength ?? 0) > (known.minLength ?? 0))
      return isNarrower ? [`${name}.${field}`] : []
    }),
  )

  expect(inputs.length).toBeGreaterThan(8)
  expect(narrower.filter((field) => !SHORTER.has(field) && !field.endsWith('.url'))).toEqual([])
})

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ closes: false })
})
afterAll(() => server.close())

const longest = {
  company: 'C'.repeat(100),
  firstName: 'F'.repeat(30),
  middleName: 'M'.repeat(20),
  lastName: 'L'.repeat(50),
  street: 'S'.repeat(150),
  number: '1'.repeat(10),
  numberExtension: 'x'.repeat(15),
  postalCode: '9'.repeat(10),
  city: 'B'.repeat(100),
  region: 'R'.repeat(100),
  country: 'NL',
  code: 'K'.repeat(64),
  email: `${'e'.repeat(60)}@${'d'.repeat(60)}.example`,
  phone: '0'.repeat(30),
  mobile: '1'.repeat(30),
  notes: 'N'.repeat(255),
}
const FIELDS = Object.keys(longest).join(' ')

const startCart = async (): Promise<string> => (await server.gql('mutation { cartStart { cartId } }')).cartStart.cartId
const setCartAddress = (id: string, input: object): Promise<Answer> =>
  server.gql(
    `mutation ($id: String!, $input: CartUpdateAddressInput!) { cart: cartUpdateAddress(id: $id, input: $input) { deliveryAddress { ${FIELDS} } } }`,
    { id, input: { type: 'DELIVERY', ...input } },
  )
const startTender = async (customerId: number): Promise<string> =>
  (await server.gql(`mutation { tenderStart(input: { channelId: 1, customerId: ${customerId} }) { tenderId } }`)).tenderStart
    .tenderId
const setTenderAddress = (id: string, input: object): Promise<Answer> =>
  server.gql(
    `mutation ($id: String!, $input: TenderUpdateAddressInput!) { tender: tenderUpdateAddress(id: $id, input: $input) { deliveryAddress { ${FIELDS} } } }`,
    { id, input: { type: 'DELIVERY', ...input } },
  )

test('the longest address of the address book is copied into a cart, a tender and an order', async () => {
  const companyId = await addCompany(server)
  const create = `mutation ($input: CompanyAddressCreateInput!) { address: companyAddressCreate(input: $input) { ${FIELDS} } }`
  const { address } = await server.gql(create, { input: { companyId, type: 'delivery', ...longest } })
  expect(address).toEqual(longest)

  const buyer = await addBuyer(server)
  expect((await setCartAddress(await startCart(), address)).cart.deliveryAddress).toEqual(longest)
  expect((await setTenderAddress(await startTender(buyer), address)).tender.deliveryAddress).toEqual(longest)
  const addresses = ['invoice', 'delivery'].map((type) => ({ ...address, type, icp: 'N' }))
  const { order } = await server.gql(
    `mutation ($order: OrderCreateInput!) { order: orderCreate(order: $order) { id orderAddresses { id ${FIELDS} } } }`,
    { order: orderInput(buyer, { addresses }) },
  )
  expect(order.orderAddresses.map(({ id: _, ...rest }: Answer) => rest)).toEqual([longest, longest])
  const update = `mutation ($input: OrderAddressUpdateInput!) { orderAddressUpdate(orderId: ${order.id}, id: ${order.orderAddresses[0].id}, input: $input) { ${FIELDS} } }`
  expect((await server.gql(update, { input: address })).orderAddressUpdate).toEqual(longest)
})

test('a cart takes an e-mail address only if it is one, and its limits are the published ones', async () => {
  const cartId = await startCart()
  const base = { firstName: 'A', lastName: 'B', street: 'S', postalCode: '1', city: 'C' }
  const refusals: [object, string][] = [
    [{ email: 'x' }, 'email must be an e-mail address'],
    [{ email: '' }, 'email must be an e-mail address'],
    [{ phone: '0'.repeat(31) }, 'phone must be at most 30 characters long'],
    [{ mobile: '0'.repeat(31) }, 'mobile must be at most 30 characters long'],
    [{ code: 'K'.repeat(65) }, 'code must be at most 64 characters long'],
  ]
  await setCartAddress(cartId, { ...base, city: 'Before' })
  for (const [wrong, message] of refusals)
    expect((await setCartAddress(cartId, { ...base, ...wrong })).errors[0]).toEqual({ code: 'VALIDATION_ERROR', message })
  expect((await server.gql(`{ cart(id: "${cartId}") { deliveryAddress { city } } }`)).cart.deliveryAddress.city).toBe('Before')

  const taken = await setCartAddress(cartId, { ...base, email: null, phone: '', code: '' })
  expect(taken.cart.deliveryAddress).toMatchObject({ email: null, phone: null, code: null })
})

test('a tender takes a blank e-mail address, and refuses a wrong one', async () => {
  const tenderId = await startTender(await addBuyer(server, 'Tenders'))
  const base = { street: 'S', postalCode: '1', city: 'C', country: 'NL' }

  expect((await setTenderAddress(tenderId, { ...base, email: '' })).tender.deliveryAddress.email).toBe(null)
  expect((await setTenderAddress(tenderId, { ...base, email: 'x' })).errors[0].message).toBe('email must be an e-mail address')
})
