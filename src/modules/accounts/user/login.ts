/** Keeps the login of contacts and customers equal to their e-mail address. */
import { sql } from 'kysely'
import { refuseEscalation } from '../../../core/auth/access.js'
import { conflict, invalidField } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import type { Relation } from '../../../core/store/relations.js'
import type { Roles } from '../../../db/json.js'

/** The kind of account owner, and its published code for an e-mail address that another account uses. */
interface LoginOwner {
  table: 'contact' | 'customer'
  takenCode: string
}

/** A contact or customer whose e-mail address differs from their login, with the roles granted to them. */
interface ChangedLogin {
  id: number
  email: string | null
  roles: Roles
}

/** Returns the login of each contact or customer; null without an account. */
export const loginsOf =
  (owner: 'contactId' | 'customerId'): Relation<{ id: number }, string | null> =>
  async (ctx, records) => {
    const rows = await ctx.db
      .selectFrom('account')
      .select([`${owner} as ownerId`, 'email'])
      .where(owner, '=', sql<number>`any(${records.map(({ id }) => id)})`)
      .execute()
    const byOwner = new Map(rows.map(({ ownerId, email }) => [ownerId, email]))
    return records.map(({ id }) => byOwner.get(id) ?? null)
  }

/** Throws if the account of somebody else uses the e-mail address. An address is unique across contacts, customers and other accounts. */
export async function refuseLoginOfOther(ctx: Ctx, owner: LoginOwner, email: string, ownId: number | null = null): Promise<void> {
  const { rows } = await sql<{ ownerId: number | null }>`
    select ${sql.id(`${owner.table}Id`)} as "ownerId" from account where lower(email) = lower(${email})`.execute(ctx.db)
  if (rows.some(({ ownerId }) => ownerId === null || ownerId !== ownId)) throw emailTakenError(owner, email)
}

/**
 * Copies changed e-mail addresses of contacts or customers to their accounts. Setting a login can take over the account, so the caller
 * needs all roles of that account.
 */
export async function syncLoginEmails(ctx: Ctx, owner: LoginOwner, ids: readonly number[]): Promise<void> {
  const changed = await readChangedLogins(ctx, owner, ids)
  if (changed.length === 0) return
  for (const { email, roles } of changed) {
    if (email === null) throw invalidField('email', `must not be removed: the ${owner.table} logs in with it`)
    refuseEscalation(ctx.actor, roles)
  }
  await refuseAdministratorEmails(ctx, owner, changed)
  await sql`update account set email = party.email, "lastModifiedAt" = ${ctx.now},
                   "emailVerified" = "emailVerified" and lower(account.email) = lower(party.email)
              from ${sql.table(owner.table)} as party
             where account.${sql.id(`${owner.table}Id`)} = party.id and party.id = any(${changed.map(({ id }) => id)})`
    .execute(ctx.db)
    .catch((error: { code?: string }) => {
      throw error.code === '23505' ? emailTakenError(owner, changed[0]?.email) : error
    })
}

const emailTakenError = ({ takenCode }: LoginOwner, email: string | null | undefined) =>
  conflict(takenCode, `An account for ${email} already exists`)

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

/** Throws if an administrator of the tenant has one of the e-mail addresses. An account with it would block their login. */
async function refuseAdministratorEmails(ctx: Ctx, owner: LoginOwner, changed: readonly ChangedLogin[]): Promise<void> {
  const emails = changed.map(({ email }) => email ?? '')
  const { rows } = await sql<{ email: string }>`
    select admin.email from control."adminUser" as admin join control."adminUserTenant" as place on place."adminUserId" = admin.id
     where lower(admin.email) in (select lower(email) from unnest(${emails}::text[]) as email) and place."tenantId" = ${ctx.actor.tenantId} limit 1`.execute(
    ctx.tenants.control,
  )
  if (rows[0]) throw emailTakenError(owner, rows[0].email)
}
