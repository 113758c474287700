import { beforeEach, describe, expect, test } from 'vitest'
import { addAdmin, addContact, addCustomer, giveRole, logIn } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

const READ = 'query ($id: Int!) { customer(id: $id) { email isLoggedIn } }'
const UPDATE = `mutation ($id: Int!, $input: UpdateCustomerInput!) {
  customerUpdate(id: $id, input: $input) { firstName debtorId sources { name id } } }`

const forbidden = { errors: [{ message: 'Forbidden resource', code: 'FORBIDDEN' }] }
const notFound = (id: number) => ({
  errors: [{ message: `Customer with id [${id}] not found`, code: 'CUSTOMER_NOT_FOUND_ERROR' }],
})

let server: TestServer
let key: string
let ann: number
let bob: number

beforeEach(async () => {
  server = await startTestServer()
  key = await server.keyFor({ shop: 'VIEWER' })
  ann = (await addCustomer(server, { email: 'ann@shop.test' })).id
  bob = (await addCustomer(server, { email: 'bob@shop.test' })).id
})

/** Runs a document through the key of a shop, as somebody or as a visitor. */
const as = async (email: string | null, query: string, variables: object = {}): Promise<Answer> =>
  server.gql(query, variables, key, email ? (await logIn(server, email)).accessToken : undefined)

describe('a customer', () => {
  test('reads and changes themselves', async () => {
    expect(await as('ann@shop.test', READ, { id: ann })).toEqual({ customer: { email: 'ann@shop.test', isLoggedIn: true } })
    expect(await as('ann@shop.test', UPDATE, { id: ann, input: { firstName: 'Anna' } })).toEqual({
      customerUpdate: { firstName: 'Anna', debtorId: null, sources: [] },
    })
  })

  test('finds nobody else: another is as absent as one who never existed', async () => {
    expect(await as('ann@shop.test', READ, { id: bob })).toEqual(notFound(bob))
    expect(await as('ann@shop.test', READ, { id: 999 })).toEqual(notFound(999))
    expect(await as('ann@shop.test', UPDATE, { id: bob, input: { firstName: 'Eve' } })).toEqual(notFound(bob))
    expect(await as('ann@shop.test', '{ customers { itemsFound } }')).toEqual(forbidden)
    expect((await server.gql('{ customers(input: { firstName: "Eve" }) { itemsFound } }')).customers.itemsFound).toBe(0)
  })

  test('may not set external keys', async () => {
    for (const reserved of [{ debtorId: 'D' }, { debtorId: null }, { sources: [{ name: 'erp', id: '7' }] }]) {
      const [field] = Object.keys(reserved)
      expect(await as('ann@shop.test', UPDATE, { id: ann, input: { firstName: 'Eve', ...reserved } })).toEqual({
        errors: [{ message: `Forbidden resource: ${field} may only be given with a role for users`, code: 'FORBIDDEN' }],
      })
    }
    expect(await server.gql(UPDATE, { id: ann, input: {} })).toEqual({
      customerUpdate: { firstName: 'Bo', debtorId: null, sources: [] },
    })
  })

  test('neither deletes nor makes customers or accounts', async () => {
    for (const mutation of [
      `customerDelete(id: ${ann})`,
      'customerCreate(input: {}) { customerId }',
      `customerCreateAccount(id: ${ann}) { session { accessToken } }`,
      `customerDeleteAccount(id: ${ann})`,
    ])
      expect(await as('ann@shop.test', `mutation { ${mutation} }`)).toEqual(forbidden)
    expect((await server.gql('{ customers { items { customerId login } } }')).customers.items).toEqual([
      { customerId: ann, login: 'ann@shop.test' },
      { customerId: bob, login: 'bob@shop.test' },
    ])
  })
})

test('neither a contact nor a visitor sees any customer', async () => {
  await addContact(server, { email: 'cas@dock.test' })

  for (const who of ['cas@dock.test', null]) {
    expect(await as(who, READ, { id: ann })).toEqual(forbidden)
    expect(await as(who, '{ customers { itemsFound } }')).toEqual(forbidden)
    expect(await as(who, UPDATE, { id: ann, input: { firstName: 'Eve' } })).toEqual(forbidden)
  }
})

describe('a role for users', () => {
  test('reaches all customers within its access', async () => {
    const viewer = await server.keyFor({ user: 'VIEWER' })
    const editor = await server.keyFor({ user: 'EDITOR' })

    expect(await server.gql(READ, { id: bob }, viewer)).toEqual({ customer: { email: 'bob@shop.test', isLoggedIn: false } })
    expect(await server.gql(UPDATE, { id: bob, input: { firstName: 'Rob' } }, viewer)).toEqual(forbidden)
    expect(await server.gql(UPDATE, { id: bob, input: { firstName: 'Rob', debtorId: 'D' } }, editor)).toEqual({
      customerUpdate: { firstName: 'Rob', debtorId: 'D', sources: [] },
    })
    expect(await server.gql(`mutation { customerDelete(id: ${bob}) }`, {}, editor)).toEqual(forbidden)
  })

  test('that a customer was granted to read does not let them change others', async () => {
    await giveRole(server, ann, 'user', 'VIEWER')

    expect(await as('ann@shop.test', READ, { id: bob })).toEqual({ customer: { email: 'bob@shop.test', isLoggedIn: false } })
    expect(await as('ann@shop.test', UPDATE, { id: bob, input: { firstName: 'Eve' } })).toEqual(notFound(bob))
    expect(await as('ann@shop.test', UPDATE, { id: ann, input: { firstName: 'Anna' } })).toMatchObject({
      customerUpdate: { firstName: 'Anna' },
    })
  })

  test('does not move the login of somebody who may do more', async () => {
    await giveRole(server, bob, 'pricing', 'OWNER')
    const editor = await server.keyFor({ user: 'EDITOR' })

    const answer = await server.gql(UPDATE, { id: bob, input: { email: 'eve@shop.test' } }, editor)

    expect(answer.errors).toEqual([{ message: 'Forbidden resource: cannot grant pricing.OWNER', code: 'FORBIDDEN' }])
    expect(await server.gql(READ, { id: bob })).toEqual({ customer: { email: 'bob@shop.test', isLoggedIn: false } })
  })
})

test('an administrator sees customers by the rights that they have', async () => {
  const { id } = await addAdmin(server, { email: 'max@office.test' })
  await giveRole(server, id, 'user', 'NONE', 'VIEWER')
  expect(await as('max@office.test', READ, { id: ann })).toEqual(forbidden)

  await server.db.deleteFrom('role').execute()
  server.services.identities.forget()

  expect(await as('max@office.test', READ, { id: ann })).toEqual({ customer: { email: 'ann@shop.test', isLoggedIn: false } })
})
