/** Calls beside those of the matrix, for events that an operation emits only in some cases. */
import { warnOfEnds } from '../../src/modules/catalog/call-off-contract/warn-of-ends.js'
import { endRequests } from '../../src/modules/spending/approval/upkeep.js'
import type { Answer, TestServer } from '../test-server.js'
import type { Fixture } from './fixture.js'

type Call = (server: TestServer, fixture: Fixture) => Promise<unknown>

async function run(server: TestServer, document: string, variables: object = {}): Promise<Answer> {
  const answer = await server.gql(document, variables)
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return Object.values(answer)[0]
}

/** Adds a rule of two steps, and asks for the approval of a cart. */
async function askForApproval(server: TestServer, { own }: Fixture, more: object = {}) {
  const steps = [{ approvers: 'CONTACTS', contactIds: [own.managerId] }, { approvers: 'MANAGERS_ABOVE' }]
  await run(server, 'mutation ($input: ApprovalRuleCreateInput!) { approvalRuleCreate(input: $input) { id } }', {
    input: { name: 'Two steps', companyId: own.companyId, steps, ...more },
  })
  await run(server, 'mutation ($id: String!) { cartRequestPurchaseAuthorization(id: $id) { cartId } }', { id: own.dearCartId })
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
  'the first of two steps of an approval': async (server, fixture) => {
    const { dearCartId: id, managerId } = fixture.own
    await askForApproval(server, fixture)
    const accept =
      'mutation ($id: String!, $input: CartAcceptPurchaseAuthorizationRequestInput) { cartAcceptPurchaseAuthorizationRequest(id: $id, input: $input) { cartId } }'
    await run(server, accept, { id, input: { contactId: managerId } })
  },
  'a request for approval that waits too long': async (server, fixture) => {
    const times = { onlyIfRequired: true, escalateAfterHours: 1, escalateToContactId: fixture.own.managerId, expireAfterDays: 1 }
    await askForApproval(server, fixture, times)
    for (const hours of [2, 48]) {
      const now = new Date(server.clock().getTime() + hours * 3_600_000)
      await endRequests.run({
        db: server.tenants.control,
        now,
        tenantId: 'default',
        contextFor: () => Promise.reject(new Error('unused')),
      })
    }
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
