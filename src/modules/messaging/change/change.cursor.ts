/**
 * A cursor identifies the changes that its owner has seen. A number would not do, because numbers become visible in another order than they are assigned. It is a
 * snapshot of PostgreSQL, which says for every transaction whether it was visible. The next page has what a newer snapshot shows and this one did not.
 */

import { DomainError } from '../../../core/base/errors.js'
import { parseJson } from '../../../core/base/json.js'

/** Transactions below `xmax` were visible, except those in `open`. */
export interface Snapshot {
  xmax: string
  open: readonly string[]
}

export interface Cursor {
  /** The oid of the database that the transactions belong to. */
  feed: number
  seen: Snapshot
  /** The highest id that `seen` shows. What it does not show has a higher id, or belongs to a transaction that was open then. */
  top: number
  /** The newer snapshot that is being paged: its highest id, and the last id that was read. */
  window: { snapshot: Snapshot; top: number; last: number } | null
}

export const NOTHING_SEEN: Snapshot = { xmax: '0', open: [] }

/** Parses `xmin:xmax:xip,…`, as PostgreSQL prints a snapshot. */
export function parseSnapshot(text: string): Snapshot {
  const [, xmax = '0', open = ''] = text.split(':')
  return { xmax, open: open ? open.split(',') : [] }
}

type Packed = [feed: number, seen: string[], top: number, window?: [snapshot: string[], top: number, last: number]]

const packSnapshot = ({ xmax, open }: Snapshot) => [xmax, ...open]
const unpackSnapshot = ([xmax = '0', ...open]: readonly string[]): Snapshot => ({ xmax, open })

export function formatCursor({ feed, seen, top, window }: Cursor): string {
  const packed: Packed = [feed, packSnapshot(seen), top]
  if (window) packed.push([packSnapshot(window.snapshot), window.top, window.last])
  return Buffer.from(JSON.stringify(packed)).toString('base64url')
}

const isId = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0
/** Returns whether a value is a snapshot. Transaction numbers have at most 63 bits. */
const isSnapshot = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((xid) => typeof xid === 'string' && /^\d{1,18}$/.test(xid))

function isPacked(value: unknown): value is Packed {
  if (!Array.isArray(value) || value.length < 3 || value.length > 4) return false
  const [feed, seen, top, window] = value
  const isWindow = window === undefined || (Array.isArray(window) && isSnapshot(window[0]) && isId(window[1]) && isId(window[2]))
  return isId(feed) && isSnapshot(seen) && isId(top) && isWindow
}

export function parseCursor(text: string): Cursor {
  const packed = parseJson(Buffer.from(text, 'base64url').toString())
  if (!isPacked(packed))
    throw new DomainError('VALIDATION', 'CHANGES_CURSOR_ERROR', 'after must be a cursor that this feed returned', [
      { path: ['after'], message: 'must be a cursor that this feed returned' },
    ])
  const [feed, seen, top, window] = packed
  const [snapshot, windowTop, last] = window ?? []
  return {
    feed,
    seen: unpackSnapshot(seen),
    top,
    window: snapshot ? { snapshot: unpackSnapshot(snapshot), top: windowTop ?? 0, last: last ?? 0 } : null,
  }
}
