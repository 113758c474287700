/** What contacts and customers log in with follows their e-mail address. */
import { sql } from 'kysely'
import { refuseEscalation } from '../../../core/auth/access.js'
import { conflict, invalidField } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import type { Relation } from '../../../core/store/relations.js'
import type { Roles } from '../../../db/json.js'

/** Whose accounts, and what an address that opens another account is called there. */
interface LoginOwner {
  table: 'contact' | 'customer'
  taken: string
}

interface ChangedLogin {
  id: number
  email: string | null
  roles: Roles
}

/** What each contact, or each customer, logs in with, or null. */
export const loginsOf =
  (owner: 'contactId' | 'customerId'): Relation<{ id: number }, string | null> =>
  async (ctx, people) => {
    const rows = await ctx.db
      .selectFrom('account')
      .select([`${owner} as ownerId`, 'email'])
      .where(owner, '=', sql<number>`any(${people.map(({ id }) => id)})`)
      .execute()
    const byOwner = new Map(rows.map(({ ownerId, email }) => [ownerId, email]))
    return people.map(({ id }) => byOwner.get(id) ?? null)
  }

/** Throws when the e-mail address opens the account of anybody else: it is one person's, whatever they are here. */
export async function refuseLoginOfOther(ctx: Ctx, party: LoginOwner, email: string, ownId: number | null = null): Promise<void> {
  const { rows } = await sql<{ ownerId: number | null }>`
    select ${sql.id(`${party.table}Id`)} as "ownerId" from account where lower(email) = lower(${email})`.execute(ctx.db)
  if (rows.some(({ ownerId }) => ownerId === null || ownerId !== ownId)) throw emailTakenError(party, email)
}

/** Gives accounts the e-mail addresses that their parties now have. Whoever changes a login could use it: nobody may do so for more rights than their own. */
export async function syncLoginEmails(ctx: Ctx, party: LoginOwner, ids: readonly number[]): Promise<void> {
  const changing = await readChangedLogins(ctx, party, ids)
  if (changing.length === 0) return
  for (const { email, roles } of changing) {
    if (email === null) throw invalidField('email', `must stay: the ${party.table} logs in with it`)
    refuseEscalation(ctx.actor, roles)
  }
  await refuseAdministratorEmails(ctx, party, changing)
  await sql`update account set email = party.email, "lastModifiedAt" = ${ctx.now},
                   "emailVerified" = "emailVerified" and lower(account.email) = lower(party.email)
              from ${sql.table(party.table)} as party
             where account.${sql.id(`${party.table}Id`)} = party.id and party.id = any(${changing.map(({ id }) => id)})`
    .execute(ctx.db)
    .catch((error: { code?: string }) => {
      throw error.code === '23505' ? emailTakenError(party, changing[0]?.email) : error
    })
}

const emailTakenError = ({ taken }: LoginOwner, email: string | null | undefined) =>
  conflict(taken, `An account for ${email} already exists`)

async function readChangedLogins(ctx: Ctx, { table }: LoginOwner, ids: readonly number[]): Promise<ChangedLogin[]> {
  const { rows } = await sql<ChangedLogin>`
    select party.id, party.email,
           (select coalesce(jsonb_object_agg(definition.name, role.access), '{}') from role
              join "roleDefinition" as definition on definition.uuid = role."roleDefinitionId"
             where role."userId" = party.id) as roles
      from account join ${sql.table(table)} as party on party.id = account.${sql.id(`${table}Id`)}
     where party.id = any(${ids}) and party.email is distinct from account.email
     order by party.id`.execute(ctx.db)
  return rows
}

/** An account with an administrator's address would stand between them and their login. */
async function refuseAdministratorEmails(ctx: Ctx, party: LoginOwner, changing: readonly ChangedLogin[]): Promise<void> {
  const emails = changing.map(({ email }) => email ?? '')
  const { rows } = await sql<{ email: string }>`
    select admin.email from control."adminUser" as admin join control."adminUserTenant" as place on place."adminUserId" = admin.id
     where lower(admin.email) in (select lower(email) from unnest(${emails}::text[]) as email) and place."tenantId" = ${ctx.actor.tenantId} limit 1`.execute(
    ctx.tenants.control,
  )
  if (rows[0]) throw emailTakenError(party, rows[0].email)
}
