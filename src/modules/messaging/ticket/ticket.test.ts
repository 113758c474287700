import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCompany, addContact, addCustomer, logIn } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ closes: false })
})
afterAll(() => server.close())

const FIELDS = 'id titles { language value } type status contactId email sources { name id } pickedUpAt completedAt createdAt'
const titles = [{ language: 'EN', value: 'Call back' }]
const add = async (input: object): Promise<Answer> => {
  const answer = await server.gql(`mutation ($input: TicketCreateInput!) { ticketCreate(input: $input) { ${FIELDS} } }`, {
    input: { titles, ...input },
  })
  return answer.ticketCreate ?? answer
}
const change = async (id: string, input: string, bearer?: string): Promise<Answer> => {
  const document = `mutation { ticketUpdate(id: "${id}", input: ${input}) { ${FIELDS} } }`
  const answer = await server.gql(document, {}, bearer ? await server.bareKey() : undefined, bearer)
  return answer.ticketUpdate ?? answer
}

test('a ticket is open, is picked up and completed, each at its instant; the same status again changes no instant', async () => {
  const made = await add({ type: 'CALL_BACK', email: 'ada@dock.test', sources: [{ name: 'crm', id: 'T1' }] })
  server.travel('2026-11-15T13:00:00.000Z')
  const picked = await change(made.id, '{ status: IN_PROGRESS }')
  server.travel('2026-11-15T14:00:00.000Z')
  await change(made.id, '{ status: IN_PROGRESS, email: null }')
  const done = await change(made.id, '{ status: COMPLETED }')

  const sources = [{ name: 'crm', id: 'T1' }]
  const first = { id: made.id, titles, type: 'CALL_BACK', status: 'OPEN', contactId: null, email: 'ada@dock.test', sources }
  expect(made).toEqual({ ...first, pickedUpAt: null, completedAt: null, createdAt: TODAY })
  expect(picked).toEqual({ ...made, status: 'IN_PROGRESS', pickedUpAt: '2026-11-15T13:00:00.000Z' })
  expect(done).toEqual({ ...picked, status: 'COMPLETED', email: null, completedAt: '2026-11-15T14:00:00.000Z' })
  expect(await server.gql(`mutation { ticketDelete(id: "${made.id}") }`)).toEqual({ ticketDelete: true })
  expect(await server.gql(`{ ticket(id: "${made.id}") { id } }`)).toMatchObject({ errors: [{ code: 'TICKET_NOT_FOUND' }] })
})

test('buyers read and change the tickets about them, but not their assignment', async () => {
  const companyId = await addCompany(server)
  const ada = await addContact(server, { email: 'ada@dock.test', companyIds: [companyId] })
  const bo = await addCustomer(server, { email: 'bo@shop.test' })
  const own = await add({ contactId: ada.id })
  const ofCompany = await add({ companyId })
  const foreign = await add({ customerId: bo.id })
  const token = (await logIn(server, 'ada@dock.test')).accessToken
  const ask = async (document: string) => server.gql(document, {}, await server.bareKey(), token)

  const { tickets } = await ask('{ tickets { itemsFound items { id } } }')
  expect(tickets.items.map(({ id }: Answer) => id).toSorted()).toEqual([own.id, ofCompany.id].toSorted())
  expect(await ask(`{ ticket(id: "${foreign.id}") { id } }`)).toMatchObject({ errors: [{ code: 'TICKET_AUTH_ERROR' }] })
  expect(await change(own.id, '{ phone: "0101234567" }', token)).toMatchObject({ id: own.id })
  expect(await change(own.id, '{ contactId: null }', token)).toMatchObject({ errors: [{ code: 'TICKET_AUTH_ERROR' }] })
  expect(await change(foreign.id, '{ phone: "1234567" }', token)).toMatchObject({ errors: [{ code: 'TICKET_AUTH_ERROR' }] })
  expect(await ask(`mutation { ticketDelete(id: "${own.id}") }`)).toMatchObject({ errors: [{ code: 'FORBIDDEN' }] })
})

test('an administrator has the tickets that are assigned to them, and a ticket about nobody is refused', async () => {
  const document = 'mutation { adminUserCreate(input: { email: "max@office.test", tenantId: "default" }) { id } }'
  const made = await server.gql(document)
  const admin = made.adminUserCreate ?? (await server.gql(document.replace(', tenantId: "default"', ''))).adminUserCreate
  const ticket = await add({ assignedToAdminUserId: Number(admin.id) })

  const { adminUser } = await server.gql(
    '{ adminUser(email: "max@office.test") { ticketsAssigned { id assignedToAdminUser { email } } } }',
  )
  expect(adminUser.ticketsAssigned).toEqual([{ id: ticket.id, assignedToAdminUser: { email: 'max@office.test' } }])
  const desk = await server.keyFor({ user: 'OWNER' })
  const give = (adminId: number) =>
    server.gql(
      `mutation { ticketCreate(input: { titles: [{ language: "EN", value: "T" }], assignedToAdminUserId: ${adminId} }) {
      assignedToAdminUserId assignedToAdminUser { email } } }`,
      {},
      desk,
    )
  expect(await give(Number(admin.id))).toEqual({
    ticketCreate: { assignedToAdminUserId: Number(admin.id), assignedToAdminUser: null },
  })
  expect(await give(1_999_999_999)).toMatchObject({ errors: [{ code: 'TICKET_CREATE_ERROR' }] })
  expect(await add({ productId: 99 })).toMatchObject({ errors: [{ code: 'TICKET_CREATE_ERROR' }] })
  expect(await add({ type: 'call back' })).toMatchObject({ errors: [{ code: 'VALIDATION_ERROR' }] })
})
