/** Changes channels with their shops. A channel that credentials use cannot be deleted. */
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { ChannelCreateInput, ChannelUpdateInput } from '../../../contract/contract.gen.js'
import { DEFAULT_CHANNEL } from '../../../core/auth/credentials.js'
import { invalidField, refused } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { requireRows } from '../../../core/store/changing.js'
import { toInsert } from '../../../core/store/row.js'
import * as store from '../../../core/store/store.js'
import type { Database } from '../../../db/database.js'
import type { ChannelRow } from '../../../db/db.gen.js'
import { category } from '../../../resources/catalog/category.js'
import { channel } from '../../../resources/platform/channel.js'
import { addShop } from '../shop/shop.service.js'
import { clearGuestCache } from './channel.guest.js'
import { isTimeZone } from './day.js'

/** Creates a channel with its shop. */
export const createChannel = (ctx: Ctx, input: ChannelCreateInput): Promise<ChannelRow> =>
  inTransaction(ctx, async (inner) => {
    await requireCatalogRoot(inner, input.catalogRootId)
    await requireGuestAccount(inner, input.anonymousUserId)
    requireTimeZone(input.timeZone)
    const row = await store.create(inner, channel, input)
    await addShop(inner.db, row.id, inner.now)
    return row
  })

/** Changes the given fields of a channel. */
export const updateChannel = (ctx: Ctx, key: store.Key<'channel'>, input: ChannelUpdateInput): Promise<ChannelRow> =>
  inTransaction(ctx, async (inner) => {
    await requireCatalogRoot(inner, input.catalogRootId)
    await requireGuestAccount(inner, input.anonymousUserId)
    requireTimeZone(input.timeZone)
    return store.update(inner, channel, key, input)
  }).finally(() => clearGuestCache(ctx))

/** Locks the root category of a catalogue, which must exist. The first channel of a new tenant may name one that is still to come. */
async function requireCatalogRoot(ctx: Ctx, id: number | null | undefined): Promise<void> {
  if (id == null) return
  const otherwise = () => invalidField('catalogRootId', `refers to the category ${id}, which does not exist`)
  await requireRows(ctx, category, 'id', [id], otherwise)
}

/**
 * Locks the guest account of a channel, which must exist: a contact or a customer, whose ids are unique among both. The caller need
 * not be allowed to see it.
 */
async function requireGuestAccount({ db }: Ctx, id: number | null | undefined): Promise<void> {
  if (id == null) return
  for (const table of ['contact', 'customer'] as const)
    if (await db.selectFrom(table).select('id').where('id', '=', id).forKeyShare().executeTakeFirst()) return
  throw invalidField('anonymousUserId', `refers to the user ${id}, who is neither a contact nor a customer`)
}

/** Refuses an unknown time zone, in which dates could not be formatted. */
function requireTimeZone(name: string | null | undefined): void {
  if (name != null && !isTimeZone(name))
    throw invalidField('timeZone', 'must be the name of a time zone, such as Europe/Amsterdam')
}

/** Deletes a channel with its shop, unless it is the last one or a credential of the tenant acts for it. */
export const deleteChannel = (ctx: Ctx, key: store.Key<'channel'>): Promise<ChannelRow> =>
  inTransaction(ctx, async (inner) => {
    // All channels are locked, so that one remains after concurrent deletions and none is bound to a key meanwhile.
    const all = await inner.db.selectFrom('channel').select('id').orderBy('id').forUpdate().execute()
    const { id } = await store.get(inner, channel, key)
    if (all.length === 1) throw refused('CHANNEL_DELETE_ERROR', `Channel with id [${id}] is the last one and cannot be deleted`)
    const bound = await countCredentials(inner, id)
    if (bound > 0)
      throw refused('CHANNEL_DELETE_ERROR', `Channel with id [${id}] is used by ${bound} API key${bound === 1 ? '' : 's'}`)
    return store.remove(inner, channel, { id })
  })

/** Returns the number of credentials of the channel: those bound to it, and for the default channel those bound to none. */
async function countCredentials({ actor, tenants }: Ctx, id: number): Promise<number> {
  const { rows } = await sql<{ bound: number }>`
    select (select count(*) from control."gqlApiKey"
             where "tenantId" = ${actor.tenantId} and coalesce("channelId", ${DEFAULT_CHANNEL}::int) = ${id}::int)::int
         + (select count(*) from control."restApiKey"
             where "tenantId" = ${actor.tenantId} and ${DEFAULT_CHANNEL}::int = ${id}::int)::int as bound`.execute(
    tenants.control,
  )
  return rows[0]?.bound ?? 0
}

/** Locks the channel that an input names, which must exist. */
export async function requireChannel(ctx: Ctx, id: number): Promise<void> {
  const otherwise = () => invalidField('channelId', `refers to the channel ${id}, which does not exist`)
  await requireRows(ctx, channel, 'id', [id], otherwise)
}

/** Creates the first channel of a tenant, with the id that credentials use by default. */
export async function createFirstChannel(db: Database, at: Date, input: ChannelCreateInput): Promise<void> {
  const { name, descriptions = '{}', catalogRootId = null, anonymousUserId = null } = toInsert(channel, input)
  await db.transaction().execute(async (inner) => {
    const { rows } = await sql<{ id: number }>`
      insert into channel (id, uuid, name, descriptions, "catalogRootId", "anonymousUserId", "createdAt", "lastModifiedAt")
      overriding system value
      select ${DEFAULT_CHANNEL}::int, ${v7({ msecs: at.getTime() })}::uuid, ${name}::text, ${descriptions}::jsonb,
             ${catalogRootId}::int, ${anonymousUserId}::int, ${at}::timestamptz, ${at}::timestamptz
       where not exists (select 1 from channel)
      on conflict (id) do nothing
      returning id`.execute(inner)
    const [first] = rows
    if (!first) return
    await sql`select setval(pg_get_serial_sequence('channel', 'id'), ${first.id}::int)`.execute(inner)
    await addShop(inner, first.id, at)
  })
}
