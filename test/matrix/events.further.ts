/** Calls beside those of the matrix, for events that an operation emits only in some cases. */
import { warnOfEnds } from '../../src/modules/catalog/call-off-contract/warn-of-ends.js'
import type { Answer, TestServer } from '../test-server.js'
import type { Fixture } from './fixture.js'

type Call = (server: TestServer, fixture: Fixture) => Promise<unknown>

async function run(server: TestServer, document: string, variables: object = {}): Promise<Answer> {
  const answer = await server.gql(document, variables)
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return Object.values(answer)[0]
}

export const furtherEvents: Record<string, Call> = {
  'a contact who changes the own login address': async (server, { own, actors }) => {
    const { apikey = null, bearer } = actors.contact
    const change = 'mutation ($id: Int!) { contactUpdate(id: $id, input: { email: "moved@own.test" }) { contactId } }'
    const answer = await server.gql(change, { id: own.contactId }, apikey, bearer)
    if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  },
  'a status with a confirmation': (server, { own }) =>
    run(server, 'mutation ($input: OrderSetStatusInput!) { orderSetStatus(input: $input) { id } }', {
      input: { orderId: own.orderId, status: 'CONFIRMED', triggerOrderSendConfirmEvent: true },
    }),
  'the status that the order has already, with a confirmation': (server, { own }) =>
    run(server, 'mutation ($input: OrderSetStatusInput!) { orderSetStatus(input: $input) { id } }', {
      input: { orderId: own.orderId, status: 'NEW', sendOrderConfirmationEmail: true },
    }),
  'a tender of an order': async (server, { own }) => {
    const { tenderId } = await run(server, 'query ($id: Int!) { tender(orderId: $id) { tenderId } }', { id: own.quoteId })
    await run(server, 'mutation ($id: String!) { tenderUpdate(id: $id, input: { reference: "PO 7" }) { tenderId } }', {
      id: tenderId,
    })
    await run(server, 'mutation ($id: String!) { tenderProcess(id: $id) { orderId } }', { id: tenderId })
  },
  'a report about a payment that a decision hook carries out': async (server, { own }) => {
    const hook = await run(server, 'mutation ($input: DecisionHookCreateInput!) { decisionHookCreate(input: $input) { id } }', {
      input: { name: 'Provider', url: 'https://pay.example/hook', points: ['PAYMENT'] },
    })
    const input = { orderId: own.orderId, amount: 100, currency: 'EUR', method: 'CARD', status: 'OPEN', hookId: hook.id }
    const { id } = await run(server, 'mutation ($input: CreatePaymentInput!) { paymentCreate(input: $input) { id } }', { input })
    await run(server, 'mutation ($id: ID!) { paymentUpdate(searchBy: { id: $id }, input: { status: PAID }) { id } }', { id })
  },
  'a call-off contract that ends soon': (server) =>
    warnOfEnds.run({ db: server.tenants.control, now: new Date('2027-12-15T00:00:00Z'), tenantId: 'default' } as never),
}
