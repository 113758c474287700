/** Keeps what was typed in the browser until the server has stored it, so that a reload, a crash or a lost connection loses nothing. */
import { browserTime, getSession } from '../../api/session.js'
import type { Values } from '../values.js'

export interface Draft {
  /** The values as they were read. */
  base: Values
  values: Values
  /** The entity tag of what was read. */
  etag: string | null
  at: number
}

const PREFIX = 'wharf-draft:'
const MOST_DRAFTS = 100

/** Drafts belong to a person: another administrator of the same browser does not see them. */
const keyOf = (name: string) => `${PREFIX}${getSession()?.tenant ?? ''}:${getSession()?.email ?? ''}:${name}`

export function readDraft(name: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Draft | null
  } catch {
    return null
  }
}

export function storeDraft(name: string, draft: Omit<Draft, 'at'>): void {
  const text = JSON.stringify({ ...draft, at: browserTime() })
  try {
    removeOldest()
    localStorage.setItem(keyOf(name), text)
  } catch {
    // The browser's storage is full or switched off: the form works without a draft.
  }
}

export const removeDraft = (name: string): void => localStorage.removeItem(keyOf(name))

function removeOldest() {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  if (keys.length < MOST_DRAFTS) return
  const ageOf = (key: string) => (JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Draft>).at ?? 0
  const [oldest] = keys.sort((one, other) => ageOf(one) - ageOf(other))
  if (oldest) localStorage.removeItem(oldest)
}
