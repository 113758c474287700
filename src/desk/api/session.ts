/** The session of the administrator. It is stored in the tab (sessionStorage) and ends when the tab is closed. */
import { useSyncExternalStore } from 'react'

export interface Session {
  /** The API key of a link to the desk of another tenant; empty otherwise, because an administrator needs none. */
  apiKey: string
  /** The tenant of a session without a key. */
  tenant: string
  accessToken: string
  refreshToken: string
  /** When the access token is exchanged for a new one, in milliseconds of this browser's clock. */
  renewAt: number
  email: string
}

const STORAGE_KEY = 'wharf-desk-session'
/** Access tokens are valid for an hour; they are renewed earlier, so that no request uses an expired one. */
const RENEW_AFTER_MS = 50 * 60_000

const listeners = new Set<() => void>()
let current = readStored()

function readStored(): Session | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Session | null
  } catch {
    return null
  }
}

export const browserTime = () => performance.timeOrigin + performance.now()

export const getSession = () => current

export function storeSession(tokens: Omit<Session, 'renewAt'>) {
  replaceSession({ ...tokens, renewAt: browserTime() + RENEW_AFTER_MS })
}

/** Deletes the session in this tab. `signOut` also ends it on the server. */
export const forgetSession = () => replaceSession(null)

function replaceSession(session: Session | null) {
  current = session
  if (session) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(session))
  else sessionStorage.removeItem(STORAGE_KEY)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSession = () => useSyncExternalStore(subscribe, getSession)
