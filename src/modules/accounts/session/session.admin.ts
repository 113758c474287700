/** The sessions of administrators in the tenant of the caller: an administrator lists and ends their own; with a right, those of others. */
import { sql } from 'kysely'
import type { AdminSession } from '../../../contract/contract.gen.js'
import type { RequiredAccess } from '../../../core/auth/access.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { find } from '../../../core/store/store.js'
import type { AdminUserRow } from '../../../db/db.gen.js'
import { adminUser } from '../../platform/admin-user/admin-user.resource.js'
import { getAdmin, getLoggedInAdmin } from '../../platform/admin-user/admin-user.service.js'

const MAX_LISTED = 100

/** Returns the active sessions of the caller, or of the administrator with an e-mail address. */
export async function listAdminSessions(ctx: Ctx, email: string | null | undefined): Promise<AdminSession[]> {
  const admin = await adminFor(ctx, email, 'VIEWER')
  const rows = await activeSessions(ctx, admin).limit(MAX_LISTED).execute()
  return rows.map(({ uuid, createdAt, ...session }) => ({
    ...session,
    id: uuid,
    startedAt: createdAt,
    isCurrent: uuid === ctx.actor.sessionId,
  }))
}

const adminFor = (ctx: Ctx, email: string | null | undefined, access: RequiredAccess): Promise<AdminUserRow> =>
  email == null ? getLoggedInAdmin(ctx) : getAdmin(ctx, email, access)

const activeSessions = ({ db, now }: Ctx, { uuid, tokensValidAfter }: AdminUserRow) =>
  db
    .selectFrom('session')
    .select(['uuid', 'createdAt', 'lastUsedAt', 'expiresAt', 'address', 'client'])
    .where('accountUid', '=', uuid)
    .where('kind', '=', 'admin')
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('createdAt', '>=', tokensValidAfter ?? new Date(0))
    .orderBy('createdAt', 'desc')
    .orderBy('uuid')

/** Ends a session of an administrator that the caller may change. */
export async function endAdminSession(ctx: Ctx, id: string): Promise<boolean> {
  const session = await ctx.db
    .selectFrom('session')
    .select('accountUid')
    .where('uuid', '=', id)
    .where('kind', '=', 'admin')
    .executeTakeFirst()
  if (!session?.accountUid) return false
  const { rows } = await sql<{ id: number }>`select id from control."adminUser" where uuid = ${session.accountUid}`.execute(
    ctx.tenants.control,
  )
  const owner = rows[0] && (await find(ctx, adminUser, { id: rows[0].id }, 'EDITOR'))
  if (!owner) return false
  return (await revoke(ctx, owner, id)) > 0
}

/** Ends all sessions of another administrator, or all of the caller's own except the one that asks. */
export async function endAdminSessions(ctx: Ctx, email: string | null | undefined): Promise<number> {
  return revoke(ctx, await adminFor(ctx, email, 'EDITOR'), null)
}

/** Revokes one session or, without an id, all but the caller's. Their tokens stop working at once on this server and within seconds on others. */
async function revoke(ctx: Ctx, admin: AdminUserRow, id: string | null): Promise<number> {
  const { numUpdatedRows } = await inTransaction(ctx, ({ db, now }) => {
    const change = db
      .updateTable('session')
      .set({ revokedAt: now })
      .where('accountUid', '=', admin.uuid)
      .where('kind', '=', 'admin')
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', now)
    const chosen = id === null ? change.where('uuid', 'is distinct from', ctx.actor.sessionId) : change.where('uuid', '=', id)
    return chosen.executeTakeFirst()
  })
  if (numUpdatedRows > 0n) ctx.services.identities.forget()
  return Number(numUpdatedRows)
}
