/** Creates the demo accounts through GraphQL, as any back office would. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { DEFAULT_LANGUAGE } from '../../contract/defaults.js'
import { REMOVAL } from '../../core/lifecycle/legacy.js'
import type { Database } from '../../db/database.js'
import type { Roles } from '../../db/json.js'
import { DEFAULT_TENANT } from '../../db/tenants/tenants.js'
import { openPasswords } from '../../modules/accounts/session/hashing/passwords.js'
import { issueAdmin, resetAdminPassword } from '../../modules/platform/admin-user/admin-user.issue.js'
import { findTenant } from '../database.js'
import { demoAdmin, demoUsers } from './demo.data.js'

export type DemoUsers = Record<string, { email: string; password: string; is: string }>

/** Creates an account with a random password for each demo user, and makes one of them the manager of their company. */
export async function createDemoAccounts(app: FastifyInstance, apikey: string): Promise<DemoUsers> {
  const users: DemoUsers = {}
  for (const [name, { email, is }] of Object.entries(demoUsers)) {
    const password = randomBytes(9).toString('base64url')
    const user = (await queryGraphql(app, apikey, userQuery(name), { email }))[name === 'customer' ? 'customers' : 'contacts']
      .items[0]
    await queryGraphql(app, apikey, name === 'customer' ? customerAccount : contactAccount, { id: user.id, password })
    if (name === 'manager') await queryGraphql(app, apikey, makeManager, { id: user.id, companyId: user.parentCompanyId })
    users[name] = { email, password, is }
  }
  return users
}

/** Creates the administrator who signs in to the desk. One that a crash left behind gets a new password, because the old one is lost. */
export async function createDemoAdmin(control: Database, at: Date, roles: Roles): Promise<DemoUsers> {
  const { email, is, firstName, lastName } = demoAdmin
  const password = randomBytes(9).toString('base64url')
  const passwords = openPasswords(1)
  const passwordHash = await passwords.hash(password)
  await passwords.end()
  if (!(await resetAdminPassword(control, at, email, passwordHash))) {
    const tenant = await findTenant(control, DEFAULT_TENANT)
    await issueAdmin(
      control,
      control,
      at,
      tenant,
      { email, firstName, lastName, language: DEFAULT_LANGUAGE, passwordHash },
      roles,
    )
  }
  return { admin: { email, password, is } }
}

const userQuery = (name: string) =>
  name === 'customer'
    ? 'query($email: String) { customers(input: { email: $email }) { items { id: customerId } } }'
    : 'query($email: String) { contacts(input: { email: $email }) { items { id: contactId parentCompanyId } } }'
const contactAccount = `mutation($id: Int!, $password: String) {
  contactCreateAccount(id: $id, input: { password: $password }) { session { expirationTime } }
}`
const customerAccount = `mutation($id: Int!, $password: String) {
  customerCreateAccount(id: $id, input: { password: $password }) { session { expirationTime } }
}`
const makeManager = 'mutation($id: Int!, $companyId: Int!) { addCompanyManager(userId: $id, companyId: $companyId) }'

/** The demo is loaded as the API is after the removal: nothing of it counts as a use of a deprecated item, and it can still be loaded then. */
export const NO_LEGACY = { 'api-preview-date': REMOVAL }

/** Runs a document with a key. */
export async function queryGraphql(app: FastifyInstance, apikey: string, query: string, variables: object) {
  const response = await app.inject({
    method: 'POST',
    url: '/v2/graphql',
    headers: { apikey, ...NO_LEGACY },
    payload: { query, variables },
  })
  const { data, errors } = response.json()
  if (errors) throw new Error(`Demo data: ${errors[0].message}`)
  return data
}
