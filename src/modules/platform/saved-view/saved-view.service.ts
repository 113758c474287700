/** Saved views of lists. */
import { sql } from 'kysely'
import type { SavedViewCreateInput, SavedViewUpdateInput } from '../../../contract/contract.gen.js'
import { invalidField, refused } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import { create, type Key, update } from '../../../core/store/store.js'
import type { SavedViewRow } from '../../../db/db.gen.js'
import { callingAdmin, savedView } from './saved-view.resource.js'

const MAX_VIEWS = 200
const MAX_SETTINGS_BYTES = 20_000

/** Saves a view for the calling administrator. Those of other systems have no owner, so they are shared. */
export const createView = (ctx: Ctx, input: SavedViewCreateInput): Promise<SavedViewRow> =>
  inTransaction(ctx, async (inner) => {
    requireSettings(input.settings)
    const ownerId = callingAdmin(inner)
    requireShared(ownerId, input.isShared)
    await requireRoom(inner, ownerId)
    return create(inner, savedView, { ...input, ownerId })
  })

export const updateView = (ctx: Ctx, key: Key<'savedView'>, input: SavedViewUpdateInput): Promise<SavedViewRow> =>
  changing(ctx, savedView, key, { access: 'EDITOR' }, async (inner, { id, ownerId }) => {
    if (input.settings !== undefined) requireSettings(input.settings)
    if (input.isShared !== undefined) requireShared(ownerId, input.isShared)
    return update(inner, savedView, { id }, input)
  })

function requireSettings(settings: unknown): void {
  if (Buffer.byteLength(JSON.stringify(settings)) > MAX_SETTINGS_BYTES)
    throw invalidField('settings', `must have at most ${MAX_SETTINGS_BYTES} bytes of JSON`)
}

/** Refuses a view that nobody could see. */
function requireShared(ownerId: number | null, isShared: boolean | null | undefined): void {
  if (ownerId === null && isShared === false) throw invalidField('isShared', 'must be true for a view without an owner')
}

/** Refuses more views than an owner may have. The lock makes simultaneous requests of one owner wait for each other. */
async function requireRoom({ db }: Ctx, ownerId: number | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('savedView'), ${ownerId ?? 0}::int)`.execute(db)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from "savedView" where "ownerId" is not distinct from ${ownerId}::int`.execute(db)
  if ((rows[0]?.count ?? 0) >= MAX_VIEWS)
    throw refused('SAVED_VIEW_LIMIT_ERROR', `At most ${MAX_VIEWS} views can be saved; delete one first`)
}
