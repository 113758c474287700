import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'
import { type Relation, relationById } from '../../../core/store/relations.js'
import { type Source, sourcesOf } from '../../../core/store/sources.js'
import { groupBy, type ParentLink, rowsOf } from '../../../core/store/store.js'
import type { CompanyRow, ContactRow } from '../../../db/db.gen.js'
import { company } from '../../../resources/accounts/company.js'
import { contact, contactSource } from '../../../resources/accounts/contact.js'
import { loginsOf } from '../user/login.js'

/** A deleted contact with its sources, which can no longer be read from the database. */
export type DeletedContact = ContactRow & { sources?: Source[] }

/** Links a company to its contacts. */
export const contactsOfCompany: ParentLink = { table: 'contactCompany', parent: 'companyId', child: 'contactId' }
/** Links a contact to its companies. */
export const companiesOfContact: ParentLink = { table: 'contactCompany', parent: 'contactId', child: 'companyId' }

/** Returns the primary company of each contact; null if the caller may not see it. */
export const primaryCompanyOf = relationById(company, ({ parentCompanyId }: ContactRow) => parentCompanyId)

/** Returns the sources of each contact. */
export const sourcesOfContact = sourcesOf(contactSource)

/** Returns the login of each contact; null without an account. */
export const loginOfContact = loginsOf('contactId')

/** Returns the companies that each contact manages. */
export const managedCompaniesOf: Relation<ContactRow, CompanyRow[]> = async (ctx, contacts) => {
  const pairs = await readManagers(
    ctx,
    'contactId',
    contacts.map(({ id }) => id),
  )
  const ids = pairs.map(({ companyId }) => companyId)
  const byId = new Map((await rowsOf(ctx, company, 'id', ids)).map((row) => [row.id, row]))
  const byContact = groupBy(pairs, ({ contactId }) => contactId)
  return contacts.map(({ id }) => (byContact.get(id) ?? []).flatMap(({ companyId }) => byId.get(companyId) ?? []))
}

/** Returns the contacts who manage each company. */
export const managersOf: Relation<CompanyRow, (ContactRow & { __typename: 'Contact' })[]> = async (ctx, companies) => {
  const pairs = await readManagers(
    ctx,
    'companyId',
    companies.map(({ id }) => id),
  )
  const ids = pairs.map(({ contactId }) => contactId)
  const byId = new Map((await rowsOf(ctx, contact, 'id', ids)).map((row) => [row.id, toUser(row)]))
  const byCompany = groupBy(pairs, ({ companyId }) => companyId)
  return companies.map(({ id }) => (byCompany.get(id) ?? []).flatMap(({ contactId }) => byId.get(contactId) ?? []))
}

/** Returns a contact as the interface type `IBaseUser`. */
export const toUser = (row: ContactRow): ContactRow & { __typename: 'Contact' } => ({ ...row, __typename: 'Contact' })

interface ManagerPair {
  contactId: number
  companyId: number
}

/** Returns the managers of companies: company managers and authorization managers. */
async function readManagers(ctx: Ctx, column: keyof ManagerPair, ids: readonly number[]): Promise<ManagerPair[]> {
  const { rows } = await sql<ManagerPair>`
    select own."contactId", own."companyId" from "contactCompany" own
     where own.${sql.id(column)} = any(${ids}) and (
       exists (select from "companyManager" m where m."companyId" = own."companyId" and m."userId" = own."contactId") or
       exists (select from "purchaseAuthorizationConfig" p where p."companyId" = own."companyId"
         and p."contactId" = own."contactId" and p."purchaseRole" = 'AUTHORIZATION_MANAGER'))
     order by 1, 2`.execute(ctx.db)
  return rows
}
