/** What people see of a request besides its state: who is who, and what has changed in the cart since. */
import { beforeEach, expect, test } from 'vitest'
import { accept, addColleague, addRule, type Colleague, decline, named, request } from '../../../../test/approvals.js'
import { logIn } from '../../../../test/people.js'
import { add, ask, fillCart, openSpendingShop, processCart, type SpendingShop } from '../../../../test/spending.js'
import type { Answer } from '../../../../test/test-server.js'

let shop: SpendingShop
let ada: Colleague
let bob: Colleague
beforeEach(async () => {
  shop = await openSpendingShop()
  ada = { id: shop.contact, bearer: (await logIn(shop.server, 'ada@hull.test')).accessToken }
  bob = await addColleague(shop, 'bob@hull.test')
  await addRule(shop, [named(bob)])
})

async function asked(): Promise<string> {
  const id = await fillCart(shop)
  await request(shop, id, ada.bearer)
  return id
}

const READ = `query ($ids: [String!]) { approvalRequests(input: { cartIds: $ids }) { items {
  id status changedParts company { name } contact { contactId } entries { action contactName onBehalfOfName isEscalated } } } }`

async function readRequest(cartId: string, bearer?: string): Promise<Answer> {
  return (await ask(shop.server, READ, { ids: [cartId] }, bearer)).items[0]
}

const change = (id: string, field: string, type: string, input: object) =>
  ask(
    shop.server,
    `mutation ($id: String!, $input: ${type}!) { ${field}(id: $id, input: $input) { cartId } }`,
    { id, input },
    ada.bearer,
  )

test('a request names the parts of the cart that have changed since, until it ends', async () => {
  const id = await asked()
  expect((await readRequest(id)).changedParts).toEqual([])
  await accept(shop, id, bob.bearer)

  await change(id, 'cartAddItem', 'CartAddItemInput', { productId: shop.product, quantity: 1 })
  await change(id, 'cartUpdate', 'CartUpdateInput', { costCentre: 'QUAY' })

  const found = await readRequest(id)
  expect(found).toMatchObject({ status: 'APPROVED', changedParts: ['LINES', 'PRICES', 'COST_CENTRE', 'TOTAL'] })
  expect((await shop.server.rest(`GET /v2/approval-requests/${found.id}`)).body.changedParts).toEqual(found.changedParts)

  await request(shop, id, ada.bearer)
  await decline(shop, id, bob.bearer)
  expect((await readRequest(id)).changedParts).toEqual([])
})

test('credit of a company above changes who pays; credit further above does not', async () => {
  const [group, holding] = [
    await add(shop.server, 'companies', { name: 'Group' }),
    await add(shop.server, 'companies', { name: 'Holding' }),
  ]
  await shop.server.rest(`PATCH /v2/companies/id/${shop.company}`, { belongsToCompanyId: group.id })
  await shop.server.rest(`PATCH /v2/companies/id/${group.id}`, { belongsToCompanyId: holding.id })
  await add(shop.server, 'credit-accounts', { companyId: group.id, creditLimit: 1000 })
  const id = await asked()

  await add(shop.server, 'credit-accounts', { companyId: holding.id, creditLimit: 1000 })
  expect((await readRequest(id)).changedParts).toEqual([])

  await add(shop.server, 'credit-accounts', { companyId: shop.company, creditLimit: 1000 })
  expect((await readRequest(id)).changedParts).toEqual(['PAYER'])
})

test('an entry keeps the names of the people as they were', async () => {
  const carl = await addColleague(shop, 'carl@hull.test')
  await shop.server.rest(`PATCH /v2/contacts/id/${bob.id}`, { firstName: 'Bob', lastName: 'Stone' })
  await shop.server.rest(`PATCH /v2/contacts/id/${carl.id}`, { firstName: 'Carl', lastName: 'Moss' })
  await add(shop.server, 'approval-delegates', {
    contactId: bob.id,
    delegateContactId: carl.id,
    validFrom: '2020-01-01T00:00:00Z',
    validUntil: '2090-01-01T00:00:00Z',
  })
  const id = await asked()
  await accept(shop, id, carl.bearer)
  await processCart(shop, id, 'NEW', ada.bearer)
  await shop.server.rest(`PATCH /v2/contacts/id/${carl.id}`, { lastName: 'Brook' })

  const found = await readRequest(id)

  const approval = { action: 'APPROVED', contactName: 'Carl Moss', onBehalfOfName: 'Bob Stone', isEscalated: false }
  expect(found.entries[1]).toEqual(approval)
  expect((await shop.server.rest(`GET /v2/approval-requests/${found.id}`)).body.entries[1]).toMatchObject(approval)
  expect(found).toMatchObject({ company: { name: expect.any(String) }, contact: { contactId: ada.id } })
})

test('an approver sees the names of the others in the entries, but not their records', async () => {
  const id = await asked()

  const seen = await readRequest(id, bob.bearer)

  expect(seen).toMatchObject({ status: 'PENDING', contact: null, entries: [{ action: 'REQUESTED' }] })
})

test('delegates and rules name their contacts', async () => {
  const carl = await addColleague(shop, 'carl@hull.test')
  await addRule(shop, [named(bob)], { contactId: carl.id })
  await add(shop.server, 'approval-delegates', {
    contactId: bob.id,
    delegateContactId: carl.id,
    validFrom: '2026-01-01T00:00:00Z',
    validUntil: '2027-01-01T00:00:00Z',
  })

  const data = await shop.server.gql(`{
    approvalDelegates(input: {}) { items { contact { contactId } delegate { contactId } } }
    approvalRules(input: { contactIds: [${carl.id}] }) { items { contact { contactId } } } }`)

  expect(data.approvalDelegates.items).toEqual([{ contact: { contactId: bob.id }, delegate: { contactId: carl.id } }])
  expect(data.approvalRules.items).toEqual([{ contact: { contactId: carl.id } }])
})

test('reading what has changed takes as many statements for many requests as for one', async () => {
  const count = async () => {
    shop.server.statements.length = 0
    await ask(shop.server, '{ approvalRequests(input: { offset: 50 }) { items { changedParts } } }')
    return shop.server.statements.length
  }
  await asked()
  await count()
  const one = await count()
  for (let i = 0; i < 3; i++) await asked()

  expect(await count()).toBe(one)
})
