/** People who can log in, written straight into the database: what a test is about is what they do afterwards. */
import { v7 } from 'uuid'
import type { Access } from '../src/db/json.js'
import type { Answer, TestServer } from './test-server.js'

export const PASSWORD = 'correct horse'
/** PASSWORD as it is stored; made once, because hashing is slow on purpose. */
let storedHash: string | undefined

interface NewPerson {
  email: string
  password?: string | null
  expires?: Date | null
}

const hashPassword = async ({ services }: TestServer, password: string | null) => {
  if (password === null) return null
  if (password !== PASSWORD) return services.passwords.hash(password)
  storedHash ??= await services.passwords.hash(PASSWORD)
  return storedHash
}

const newRecordColumns = ({ clock }: TestServer) => ({ uuid: v7(), createdAt: clock(), lastModifiedAt: clock() })

/** Adds a company; returns its id. */
export async function addCompany(server: TestServer, name = 'Hull & Sons'): Promise<number> {
  const row = await server.db
    .insertInto('company')
    .values({ ...newRecordColumns(server), name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** A contact with an account; the first company is the primary one. */
export async function addContact(
  server: TestServer,
  { email, password = PASSWORD, expires = null, companyIds }: NewPerson & { companyIds?: number[] },
) {
  const companies = companyIds ?? [await addCompany(server)]
  const { id } = await server.db
    .insertInto('contact')
    .values({
      ...newRecordColumns(server),
      parentCompanyId: companies[0] as number,
      firstName: 'Ada',
      lastName: 'Dijk',
      email,
      expires,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const links = companies.map((companyId) => ({ contactId: id, companyId }))
  await server.db.insertInto('contactCompany').values(links).execute()
  return { id, companyIds: companies, uid: await addAccount(server, { contactId: id }, email, password) }
}

/** A customer with an account. */
export async function addCustomer(server: TestServer, { email, password = PASSWORD, expires = null }: NewPerson) {
  const { id } = await server.db
    .insertInto('customer')
    .values({ ...newRecordColumns(server), firstName: 'Bo', lastName: 'Quay', email, expires })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, uid: await addAccount(server, { customerId: id }, email, password) }
}

/** Adds an account, with or without an owner; returns its uid. */
export async function addAccount(
  server: TestServer,
  party: { contactId?: number; customerId?: number },
  email: string,
  password: string | null = PASSWORD,
) {
  const { uuid } = await server.db
    .insertInto('account')
    .values({ ...newRecordColumns(server), ...party, email, passwordHash: await hashPassword(server, password) })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

/** An administrator of some tenants. */
export async function addAdmin(server: TestServer, { email, password = PASSWORD }: NewPerson, tenantIds = ['default']) {
  const { id, uuid: uid } = await server.db
    .insertInto('control.adminUser')
    .values({ ...newRecordColumns(server), email, firstName: 'Max', passwordHash: await hashPassword(server, password) })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()
  for (const tenantId of tenantIds)
    await server.db
      .insertInto('control.adminUserTenant')
      .values({ ...newRecordColumns(server), adminUserId: id, tenantId, name: tenantId, default: true })
      .execute()
  return { id, uid }
}

/** Gives a contact, customer or administrator a right by name, in a domain where others have the default. */
export async function giveRole(server: TestServer, userId: number, name: string, access: Access, defaultAccess: Access = 'NONE') {
  await server.db
    .insertInto('roleDefinition')
    .values({ ...newRecordColumns(server), name, defaultAccess })
    .onConflict((existing) => existing.column('name').doUpdateSet({ defaultAccess }))
    .execute()
  const { uuid } = await server.db.selectFrom('roleDefinition').select('uuid').where('name', '=', name).executeTakeFirstOrThrow()
  await server.db
    .insertInto('role')
    .values({ ...newRecordColumns(server), roleDefinitionId: uuid, userId, access })
    .execute()
  server.services.identities.forget()
}

export const LOGIN_MUTATION = `mutation ($email: String!, $password: String!) {
  login(input: { email: $email, password: $password }) {
    providerId operationType session { uid email isAnonymous accessToken refreshToken expirationTime }
  }
}`

/** Logs somebody in and returns their session. */
export async function logIn(server: TestServer, email: string, password = PASSWORD): Promise<Answer> {
  const answer = await server.gql(LOGIN_MUTATION, { email, password })
  if (answer.errors) throw new Error(answer.errors[0].message)
  return answer.login.session
}
