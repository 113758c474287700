/** The common parts of e-mail inputs: variables, and the person that an e-mail is about. */
import { invalidField } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { find, missing } from '../../../core/store/store.js'
import type { TemplateParty } from '../../../db/json.js'
import { contact } from '../../../resources/accounts/contact.js'
import { customer } from '../../../resources/accounts/customer.js'

/** Checks the variables, because the scalar accepts any JSON value. */
export function checkVariables(variables: unknown): Record<string, unknown> {
  if (variables == null) return {}
  if (typeof variables !== 'object' || Array.isArray(variables)) throw invalidField('variables', 'must be an object')
  return variables as Record<string, unknown>
}

export interface UserData {
  party: TemplateParty
  data: {
    userId: number
    email: string | null
    name: string
    firstName: string | null
    middleName: string | null
    lastName: string | null
    primaryLanguage: string | null
  }
}

/** Returns a contact or customer that the caller may see; both share one number space. */
export async function readUser(ctx: Ctx, userId: number): Promise<UserData> {
  const person = await find(ctx, contact, { id: userId })
  const row = person ?? (await find(ctx, customer, { id: userId })) ?? missing(contact, { id: userId })
  const { email, firstName, middleName, lastName, primaryLanguage } = row
  const name = [firstName, middleName, lastName].filter(Boolean).join(' ')
  const party = person ? { contactId: userId } : { customerId: userId }
  return { party, data: { userId, email, name, firstName, middleName, lastName, primaryLanguage } }
}
