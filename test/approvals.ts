/** Approvals in tests: contacts of the company of a spending shop, rules, and what they decide. */
import { addContact, logIn } from './people.js'
import { add, ask, type SpendingShop } from './spending.js'
import type { Answer } from './test-server.js'

export interface Colleague {
  id: number
  bearer: string
}

/** A colleague who can log in; with a role, in the company or in another one. */
export async function addColleague(
  { server, company }: SpendingShop,
  email: string,
  {
    companies = [company],
    role,
    linkedContactId,
  }: { companies?: number[]; role?: 'AUTHORIZATION_MANAGER'; linkedContactId?: number } = {},
): Promise<Colleague> {
  const { id } = await addContact(server, { email, companyIds: companies })
  if (role) await add(server, 'purchase-authorization-configs', { contactId: id, companyId: companies[0], purchaseRole: role })
  if (linkedContactId) await server.rest(`PATCH /v2/contacts/id/${id}`, { linkedContactId })
  return { id, bearer: (await logIn(server, email)).accessToken }
}

export const named = (...people: Pick<Colleague, 'id'>[]) => ({ approvers: 'CONTACTS', contactIds: people.map(({ id }) => id) })

let rules = 0

/** Adds a rule of the company with these steps; returns it. */
export const addRule = ({ server, company }: SpendingShop, steps: object[], more: object = {}): Promise<Answer> =>
  add(server, 'approval-rules', { name: `Rule ${++rules}`, companyId: company, steps, ...more })

const onCart = (field: string) => (shop: SpendingShop, id: string, bearer?: string, input?: object) =>
  ask(
    shop.server,
    `mutation ($id: String!, $input: ${field[0]?.toUpperCase()}${field.slice(1)}Input) { cart: ${field}(id: $id, input: $input) { status contactId companyId } }`,
    { id, input },
    bearer,
  )

export const accept = onCart('cartAcceptPurchaseAuthorizationRequest')
export const decline = onCart('cartDeclinePurchaseAuthorizationRequest')
export const request = ({ server }: SpendingShop, id: string, bearer?: string) =>
  ask(server, `mutation { cart: cartRequestPurchaseAuthorization(id: "${id}") { status contactId } }`, {}, bearer)

/** The verdict on a cart. */
export const verdictOf = async ({ server }: SpendingShop, id: string): Promise<Answer> =>
  (
    await ask(
      server,
      `{ cart(id: "${id}") { spendingVerdict { verdict approverIds reasons { code message approvalRuleId }
         steps { number needs required approverIds approvedByIds isComplete } } } }`,
    )
  ).spendingVerdict

/** The latest request for a cart, with its entries as `ACTION contact`. */
export async function requestOf({ server }: SpendingShop, cartId: string): Promise<Answer> {
  const { body } = await server.rest('POST /v2/approval-requests/search', {
    cartIds: [cartId],
    sortInputs: [{ field: 'ID', order: 'DESC' }],
  })
  const found = body.data[0] && (await server.rest(`GET /v2/approval-requests/${body.data[0].id}`)).body
  return found && { ...found, entries: found.entries.map(({ action, contactId }: Answer) => `${action} ${contactId}`) }
}
