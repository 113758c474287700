import type { ChannelCreateInput, TenantCreateInput } from '../../../contract/contract.gen.js'
import { conflict, forbidden, invalidField, refused } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import type { Relation } from '../../../core/store/relations.js'
import * as store from '../../../core/store/store.js'
import { type Database, openDatabase } from '../../../db/database.js'
import type { ChannelRow, TenantRow } from '../../../db/db.gen.js'
import { migrate } from '../../../db/migrate.js'
import { DEFAULT_TENANT, tenantUrl } from '../../../db/tenants/tenants.js'
import { channel } from '../../../resources/platform/channel.js'
import { createFirstChannel } from '../channel/channel.service.js'
import { createRoleDefinitions } from '../role/role.definitions.js'
import { readInTenant, tenantOfRow } from '../shop/tenant-rows.js'
import { createDatabase, databaseExists, databaseNameFor, dropDatabase } from './tenant.database.js'
import { removeTenantFiles } from './tenant.files.js'
import { withTenantLock } from './tenant.lock.js'
import { isOperator, tenant } from './tenant.resource.js'

/** The format of tenant ids. */
export const TENANT_ID = /^[a-z][a-z0-9-]{0,31}$/
/** How long a deletion waits for file removal; the sweep removes the rest. */
const FILE_REMOVAL_MS = 10_000

/** Creates a tenant with its database, first channel and shop. A failure leaves nothing behind. */
export async function createTenant(ctx: Ctx, { channel: first, ...settings }: TenantCreateInput): Promise<TenantRow> {
  if (!isOperator(ctx)) throw forbidden('only the default tenant can create tenants')
  const { id } = settings
  if (!TENANT_ID.test(id))
    throw invalidField('id', 'must be a lower-case letter, followed by at most 31 lower-case letters, digits and dashes')
  if (ctx.request?.isDryRun) return reserveOnly(ctx, settings)
  return withExclusiveTenant(ctx, id, 'TENANT_CREATE_ERROR', async (inner) => {
    const { control, controlUrl } = inner.tenants
    const database = await reserveTenant(inner, settings)
    try {
      await createDatabase(control, database)
      await setUpDatabase(tenantUrl(controlUrl, { database, databaseUrl: null }), inner.now, first)
      await control.updateTable('control.tenant').set({ ready: true }).where('id', '=', id).execute()
      return await store.get(inner, tenant, { id })
    } catch (error) {
      // If this fails, a row that is not ready remains, which the next attempt takes over.
      await dropTenant(control, id, database).catch(() => undefined)
      throw toCreateError(error)
    }
  })
}

/** Reserves a row for a dry run, which creates no database: PostgreSQL does so only outside a transaction. Returns the row. */
async function reserveOnly(ctx: Ctx, settings: Omit<TenantCreateInput, 'channel'>): Promise<TenantRow> {
  const { id } = settings
  const left = await findTenantRow(ctx.tenants.control, id)
  if (left && !left.ready) await ctx.tenants.control.deleteFrom('control.tenant').where('id', '=', id).execute()
  await reserveTenant(ctx, settings)
  await ctx.tenants.control.updateTable('control.tenant').set({ ready: true }).where('id', '=', id).execute()
  return store.get(ctx, tenant, { id })
}

/** Runs work under the lock of a tenant; throws if it is taken. */
async function withExclusiveTenant<T extends object | true>(
  ctx: Ctx,
  id: string,
  code: string,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  // Databases are created and dropped outside the transaction of a request.
  const control = ctx.request?.outside.control ?? ctx.tenants.control
  const done = await withTenantLock(ctx.tenants.controlUrl, id, () => work({ ...ctx, tenants: { ...ctx.tenants, control } }))
  if (done === undefined) throw refused(code, `Tenant with id [${id}] is being created or deleted at the moment`)
  return done
}

/** Records the name of the database before it exists: after a crash, a row that is not ready says what to remove. */
async function reserveTenant(ctx: Ctx, settings: Omit<TenantCreateInput, 'channel'>): Promise<string> {
  const { control } = ctx.tenants
  const { id } = settings
  const left = await findTenantRow(control, id)
  if (left && (left.ready || left.databaseUrl || !left.database))
    throw conflict('TENANT_CREATE_ERROR', `Tenant with id [${id}] already exists`)
  if (left?.database) {
    await dropDatabase(control, left.database)
    await removeTenantFiles(ctx.services.files, id)
    await dropTenant(control, id, left.database)
  }
  const database = await databaseNameFor(control, id)
  if (await databaseExists(control, database))
    throw refused('TENANT_CREATE_ERROR', `The database [${database}] already exists and belongs to no tenant`)
  await store.create(ctx, tenant, { ...settings, database })
  return database
}

const findTenantRow = (control: Database, id: string) =>
  control.selectFrom('control.tenant').select(['ready', 'database', 'databaseUrl']).where('id', '=', id).executeTakeFirst()

async function dropTenant(control: Database, id: string, database: string): Promise<void> {
  await dropDatabase(control, database)
  await control.deleteFrom('control.tenant').where('id', '=', id).execute()
}

async function setUpDatabase(url: string, at: Date, first: ChannelCreateInput): Promise<void> {
  await migrate(url, 'tenant', at)
  const db = openDatabase({ url, size: 1, onError: () => undefined })
  try {
    await createFirstChannel(db, at, first)
    await createRoleDefinitions(db, at)
  } finally {
    await db.destroy()
  }
}

const toCreateError = (error: unknown) =>
  (error as { code?: string }).code === '42501'
    ? refused('TENANT_CREATE_ERROR', 'The user of the database connection may not create databases')
    : error

/** Deletes a tenant: its keys first, then its database with its connections, its files, then its row. */
export async function deleteTenant(ctx: Ctx, id: string): Promise<void> {
  if (id !== ctx.actor.tenantId && !isOperator(ctx)) return store.missing(tenant, { id })
  if (id === DEFAULT_TENANT) throw refused('TENANT_DELETE_ERROR', 'The default tenant cannot be deleted')
  if (id === ctx.actor.tenantId) throw refused('TENANT_DELETE_ERROR', `Tenant with id [${id}] cannot delete itself`)
  if (ctx.request?.isDryRun) return void (await requireOwnDatabase(ctx.tenants.control, id))
  await withExclusiveTenant(ctx, id, 'TENANT_DELETE_ERROR', async ({ tenants: { control } }) => {
    const database = await requireOwnDatabase(control, id)
    await closeTenant(control, id)
    ctx.services.credentials.forget()
    await Promise.all([ctx.tenants.close(id), dropDatabase(control, database)])
    // A remaining row means that files are left, which the sweep removes.
    const isBare = await removeTenantFiles(ctx.services.files, id, FILE_REMOVAL_MS).catch(() => false)
    if (isBare) await control.deleteFrom('control.tenant').where('id', '=', id).execute()
    return true
  })
}

/** Returns the name of the tenant's database, which must have been created by the server. */
async function requireOwnDatabase(control: Database, id: string): Promise<string> {
  const { database, databaseUrl } = (await findTenantRow(control, id)) ?? store.missing(tenant, { id })
  if (databaseUrl || !database)
    throw refused('TENANT_DELETE_ERROR', `The database of tenant [${id}] must be dropped on its own server`)
  return database
}

/** Closes a tenant: on this server at once, on others when they read its row again. */
const closeTenant = (control: Database, id: string) =>
  control.transaction().execute(async (inner) => {
    await inner.updateTable('control.tenant').set({ ready: false }).where('id', '=', id).execute()
    await inner.deleteFrom('control.gqlApiKey').where('tenantId', '=', id).execute()
    await inner.deleteFrom('control.restApiKey').where('tenantId', '=', id).execute()
  })

/** Returns the channels of each tenant, from that tenant's own database: one statement per tenant. */
export const channelsOfTenants: Relation<TenantRow, ChannelRow[]> = async (ctx, tenants) => {
  const byTenant = new Map<string, ChannelRow[]>()
  for (const { id } of tenants)
    if (!byTenant.has(id)) byTenant.set(id, await readInTenant(ctx, id, (there) => store.all(there, channel)))
  return tenants.map(({ id }) => byTenant.get(id) ?? [])
}

/** Returns the tenant of each channel: the one whose database contains it. */
export const tenantsOfChannels: Relation<ChannelRow, TenantRow> = async (ctx, channels) => {
  const ids = channels.map((row) => tenantOfRow(ctx, row))
  const byId = new Map((await store.rowsOf(ctx, tenant, 'id', [...new Set(ids)])).map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id) ?? store.missing(tenant, { id }))
}
