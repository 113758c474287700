/** The change feed: records created, updated and deleted since a cursor. Nothing is missed or repeated, even with concurrent writers. */
import type { ChangeType } from '../../../contract/contract.gen.js'
import { DomainError, invalidField } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { type Cursor, formatCursor, NOTHING_SEEN, parseCursor, parseSnapshot } from './change.cursor.js'
import { type ChangeRow, type FeedState, readChanges, readFeed, readMark } from './change.rows.js'
import { changeTypes, readableTypes } from './change.types.js'
import { takeWaitingPlace } from './change.waiting.js'

export interface ChangesRequest {
  after?: string | null | undefined
  since?: string | Date | null | undefined
  types?: readonly ChangeType[] | null | undefined
  limit?: number | null | undefined
  wait?: number | null | undefined
}

interface ChangesPage {
  items: Omit<ChangeRow, 'id'>[]
  /** The position for the next request. */
  cursor: string
  hasMore: boolean
}

const DEFAULT_LIMIT = 100
const POLL_MS = 1000

/** Returns the changes after a cursor, or after an instant, or all that are kept. With `wait`, an empty page is delayed until something changes. */
export async function listChanges(ctx: Ctx, request: ChangesRequest): Promise<ChangesPage> {
  if (request.after != null && request.since != null) throw invalidField('since', 'must not be given together with after')
  const types = readableTypes(ctx, request.types)
  const limit = request.limit ?? DEFAULT_LIMIT
  let cursor = request.since == null ? request.after && parseCursor(request.after) : await cursorAt(ctx, new Date(request.since))
  const waitMs = longestWait(ctx, request.wait ?? 0)
  const leave = waitMs > 0 ? takeWaitingPlace(ctx.actor.credential ?? ctx.actor.kind) : null
  try {
    for (let waited = 0; ; waited += POLL_MS) {
      const page = await readPage(ctx, cursor || null, types, limit)
      if (page.items.length > 0 || !leave || waited >= waitMs)
        return { ...page, items: page.items.map(toChange), cursor: formatCursor(page.cursor) }
      cursor = page.cursor
      await pause(POLL_MS)
      ctx.budget.check()
    }
  } finally {
    leave?.()
  }
}

/** The time left to respond after a wait, in milliseconds. */
const RESERVE_MS = 2000

/** Returns the maximum delay of an empty page, in milliseconds: as requested, but within the budget of the request. */
const longestWait = ({ budget }: Ctx, seconds: number) => Math.max(0, Math.min(seconds * 1000, budget.limits.time - RESERVE_MS))

/** Converts a row; its position in the feed is left to the cursor. */
const toChange = ({ type, action, recordId, uuid }: ChangeRow) => ({ type, action, recordId, uuid })

/** Returns the cursor that has seen everything up to an instant, or shortly before it; null if nothing had happened by then. */
async function cursorAt({ db }: Ctx, instant: Date): Promise<Cursor | null> {
  const mark = await readMark(db, instant)
  const { feed, prunedId } = await readFeed(db)
  if (mark) return { feed, seen: parseSnapshot(mark.snapshot), top: mark.top, window: null }
  if (prunedId > 0) throw expired('changes after it are no longer kept')
  return null
}

async function readPage(ctx: Ctx, given: Cursor | null, types: readonly ChangeType[], limit: number) {
  const { seen, top, window } = given ?? { seen: NOTHING_SEEN, top: 0, window: null }
  const position = { seen, top, window: window?.snapshot ?? null, last: window?.last ?? 0 }
  const { state, rows } = await readChanges(
    ctx.db,
    position,
    { types, hasAllTypes: types.length === changeTypes.length },
    limit + 1,
  )
  if (given) requireCurrent(given, state)
  const snapshot = window?.snapshot ?? parseSnapshot(state.snapshot)
  const windowTop = window?.top ?? state.top
  const items = rows.slice(0, limit)
  const hasMore = rows.length > limit
  const last = items.at(-1)?.id ?? 0
  const cursor: Cursor = hasMore
    ? { feed: state.feed, seen, top, window: { snapshot, top: windowTop, last } }
    : { feed: state.feed, seen: snapshot, top: Math.max(top, windowTop), window: null }
  // A completed window does not show whether more came after it.
  return { items, cursor, hasMore: hasMore || window !== null }
}

/** Throws if unseen changes were pruned, or if the cursor belongs to another history. */
function requireCurrent({ feed, seen, top, window }: Cursor, state: FeedState): void {
  const isForeign = feed !== state.feed || BigInt(seen.xmax) > BigInt(parseSnapshot(state.snapshot).xmax)
  if (isForeign) throw expired('the database was copied or restored since')
  if (state.prunedId > Math.max(top, window?.last ?? 0)) throw expired('changes after it are no longer kept')
}

const expired = (reason: string) =>
  new DomainError(
    'REFUSED',
    'CHANGES_CURSOR_EXPIRED',
    `The cursor or time is too old: ${reason}. Read everything once, then start without it`,
  )

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
