/** Reads and writes the links between contacts and companies. */
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'

/** A contact and one of its companies. */
export interface CompanyLink {
  contactId: number
  companyId: number
}

const linkRecords = (links: readonly CompanyLink[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as pair("contactId" int4, "companyId" int4)`

/** Adds contacts to companies. Existing links stay. */
export async function addCompanyLinks(ctx: Ctx, links: readonly CompanyLink[]): Promise<void> {
  if (links.length === 0) return
  await sql`insert into "contactCompany" ("contactId", "companyId")
            select pair."contactId", pair."companyId" from ${linkRecords(links)} order by 1, 2
            on conflict do nothing`.execute(ctx.db)
}

/** Removes contacts from companies, with their roles as manager and purchaser there. */
export async function removeCompanyLinks(ctx: Ctx, links: readonly CompanyLink[]): Promise<void> {
  if (links.length === 0) return
  await sql`
    with pair as (select "contactId", "companyId" from ${linkRecords(links)}),
      managers as (delete from "companyManager" m using pair
        where m."companyId" = pair."companyId" and m."userId" = pair."contactId"),
      limits as (delete from "purchaseAuthorizationConfig" p using pair
        where p."companyId" = pair."companyId" and p."contactId" = pair."contactId")
    delete from "contactCompany" own using pair
     where own."companyId" = pair."companyId" and own."contactId" = pair."contactId"`.execute(ctx.db)
}

/** A contact's primary company before and after a change. */
export interface PrimaryCompanyChange {
  contactId: number
  from: number
  to: number
}

/**
 * Updates the links after a change of the primary company. A company that is new to the contact replaces the previous one; if the contact
 * already belonged to it, both links stay.
 */
export async function changePrimaryCompanies(ctx: Ctx, changes: readonly PrimaryCompanyChange[]): Promise<void> {
  const moved = changes.filter(({ from, to }) => from !== to)
  if (moved.length === 0) return
  const targets = moved.map(({ contactId, to }) => ({ contactId, companyId: to }))
  const { rows } = await sql<CompanyLink>`
    select own."contactId", own."companyId" from "contactCompany" own
      join ${linkRecords(targets)} on own."contactId" = pair."contactId" and own."companyId" = pair."companyId"`.execute(ctx.db)
  const alreadyLinked = new Set(rows.map(({ contactId }) => contactId))
  const replaced = moved.filter(({ contactId }) => !alreadyLinked.has(contactId))
  await removeCompanyLinks(
    ctx,
    replaced.map(({ contactId, from }) => ({ contactId, companyId: from })),
  )
  await addCompanyLinks(ctx, targets)
}

/** Returns which of these companies the contact belongs to. */
export async function linkedCompanies(ctx: Ctx, contactId: number, companyIds: readonly number[]): Promise<Set<number>> {
  const rows = await ctx.db
    .selectFrom('contactCompany')
    .select('companyId')
    .where('contactId', '=', contactId)
    .where('companyId', '=', sql<number>`any(${companyIds})`)
    .execute()
  return new Set(rows.map(({ companyId }) => companyId))
}
