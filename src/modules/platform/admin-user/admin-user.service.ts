/** The administrators of the back office. A person may work for several tenants; each tenant controls only its own membership. */

import { sql } from 'kysely'
import type { CreateTenantDto, CreateUserDto, UpdateUserDto } from '../../../contract/contract.gen.js'
import { type RequiredAccess, refuseEscalation, roleDomains } from '../../../core/auth/access.js'
import { conflict, notFound } from '../../../core/base/errors.js'
import { type Ctx, inTenant } from '../../../core/context.js'
import { foldWord } from '../../../core/input/text.js'
import { RequestCache } from '../../../core/request-cache.js'
import * as store from '../../../core/store/store.js'
import type { AdminUserRow, AdminUserTenantRow } from '../../../db/db.gen.js'
import { isOperator, tenant } from '../tenant/tenant.resource.js'
import { adminUser, adminUserTenant } from './admin-user.resource.js'

/** Returns an administrator by e-mail address, ignoring case. */
export async function getAdmin(ctx: Ctx, email: string, access: RequiredAccess = 'VIEWER'): Promise<AdminUserRow> {
  const id = await findAdminId(ctx, email)
  const found = id === null ? undefined : await store.find(ctx, adminUser, { id }, access)
  return found ?? store.missing(adminUser, { email })
}

async function findAdminId(ctx: Ctx, email: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from control."adminUser" where lower(email) = lower(${foldWord(email)})`.execute(ctx.tenants.control)
  return rows[0]?.id ?? null
}

/** Returns the logged-in administrator; buyers and keys are refused. */
export async function getLoggedInAdmin(ctx: Ctx): Promise<AdminUserRow> {
  const { user } = ctx.actor
  const found = user?.kind === 'admin' && user.id !== null ? await store.find(ctx, adminUser, { id: user.id }) : undefined
  if (!found) throw notFound('AdminUser', 'ADMIN_USER_NOT_FOUND_ERROR', { id: user?.id ?? null })
  return found
}

/** Adds an administrator to the caller's tenant. Roles are granted separately, and they choose their own password. */
export const createAdmin = (ctx: Ctx, input: CreateUserDto): Promise<AdminUserRow> =>
  inControlTransaction(ctx, async (inner) => {
    const { id: tenantId, name } = await store.get(inner, tenant, { id: ctx.actor.tenantId })
    await refuseDefaultEscalation(inner)
    await refuseEmailOfAccount(inner, tenantId, input.email)
    const added = await store.create(inner, adminUser, input)
    await store.create(inner, adminUserTenant, { adminUserId: added.id, tenantId, name, default: true })
    return added
  })

export const updateAdmin = async (ctx: Ctx, email: string, input: UpdateUserDto): Promise<AdminUserRow> => {
  const { id } = await getAdmin(ctx, email, 'EDITOR')
  return store.update(ctx, adminUser, { id }, input)
}

/** Removes an administrator from the caller's tenant, and deletes one without any tenant. The operator removes them from all. */
export const deleteAdmin = (ctx: Ctx, email: string): Promise<void> =>
  inControlTransaction(ctx, async (inner) => {
    const { id } = await getAdmin(inner, email, 'OWNER')
    const places = await lockMemberships(inner, id)
    const gone = isOperator(inner) ? places : places.filter(({ tenantId }) => tenantId === inner.actor.tenantId)
    for (const place of gone) await endMembership(inner, place)
    if (gone.length === places.length) await store.remove(inner, adminUser, { id })
  })

/** Adds an administrator to a tenant. Only the operator may name one of another tenant. */
export const createMembership = (ctx: Ctx, { email, tenant: tenantId, name, default: isDefault }: CreateTenantDto) =>
  inControlTransaction(ctx, async (inner) => {
    const [id, place] = [await findAdminId(inner, email), await store.find(inner, tenant, { id: tenantId })]
    if (!place) throw notFound('Tenant', 'NOT_FOUND', { id: tenantId })
    const places = id === null ? [] : await lockMemberships(inner, id)
    const mayDelete = isOperator(inner) || places.every((other) => other.tenantId === inner.actor.tenantId)
    if (id === null || !mayDelete) return store.missing(adminUser, { email })
    if (tenantId === inner.actor.tenantId) await refuseDefaultEscalation(inner)
    await refuseEmailOfAccount(inner, tenantId, email)
    if (isDefault) await clearDefaultTenant(inner, id)
    return store.create(inner, adminUserTenant, { adminUserId: id, tenantId, name, default: isDefault })
  })

/** Removes an administrator from a tenant. One without any tenant stays, without access. */
export const deleteMembership = (ctx: Ctx, id: number): Promise<AdminUserTenantRow> =>
  inControlTransaction(ctx, async (inner) => {
    const place = await store.get(inner, adminUserTenant, { id }, 'OWNER')
    await endMembership(inner, place)
    return place
  })

/** Refuses to add an administrator whose default roles exceed the caller's rights. */
async function refuseDefaultEscalation({ db, actor }: Ctx): Promise<void> {
  const rows = await db
    .selectFrom('roleDefinition')
    .select(['name', 'defaultAccess'])
    .where('name', '=', sql<string>`any(${roleDomains})`)
    .execute()
  refuseEscalation(actor, Object.fromEntries(rows.map(({ name, defaultAccess }) => [name, defaultAccess])))
}

/** Refuses the e-mail address of an account: within a tenant, an address logs in as one person. */
async function refuseEmailOfAccount(ctx: Ctx, tenantId: string, email: string): Promise<void> {
  const there = await inTenant(ctx, tenantId)
  if (!there) return
  const { rows } = await sql`select from account where lower(email) = lower(${email})`.execute(there.db)
  if (rows.length) throw conflict('BAD_REQUEST', `An account for ${email} already exists`)
}

/** Ends a membership. The roles are removed first: if the rest fails, the person has fewer rights, never more. */
async function endMembership(ctx: Ctx, { id, adminUserId, tenantId }: Membership): Promise<void> {
  const there = await inTenant(ctx, tenantId)
  await there?.db.deleteFrom('role').where('userId', '=', adminUserId).execute()
  await ctx.tenants.control.deleteFrom('control.adminUserTenant').where('id', '=', id).execute()
}

type Membership = Pick<AdminUserTenantRow, 'id' | 'adminUserId' | 'tenantId'>

/**
 * Locks the memberships: of two concurrent removals from the last two tenants, the second deletes the person. This is not `changing`, because
 * administrators are in the control database and change in its transaction.
 */
const lockMemberships = async (ctx: Ctx, adminUserId: number): Promise<Membership[]> => {
  const { control } = ctx.tenants
  await sql`select from control."adminUser" where id = ${adminUserId} for update`.execute(control)
  return control
    .selectFrom('control.adminUserTenant')
    .select(['id', 'adminUserId', 'tenantId'])
    .where('adminUserId', '=', adminUserId)
    .execute()
}

/** Clears the default tenant, because there is only one. */
const clearDefaultTenant = (ctx: Ctx, adminUserId: number) =>
  ctx.tenants.control
    .updateTable('control.adminUserTenant')
    .set({ default: false })
    .where('adminUserId', '=', adminUserId)
    .where('default', '=', true)
    .execute()

/** Runs one command, then clears cached rights. */
export async function inControlTransaction<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const done = await runInControl(ctx, work)
  ctx.services.identities.forget()
  return done
}

/** Joins the current transaction if the control database is the tenant's own, as for the default tenant. */
function runInControl<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const { control: open } = ctx.tenants
  if (open.isTransaction) return work(ctx)
  return open.transaction().execute((control) => {
    const own = ctx.db === open ? { db: control } : {}
    return work({ ...ctx, ...own, tenants: { ...ctx.tenants, control }, requestCache: new RequestCache() })
  })
}
