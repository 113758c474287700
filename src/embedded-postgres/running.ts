import { buildUrl } from './admin-connection.js'
import { requestRole } from './request-role.js'
import { readState } from './state-file.js'

/** Returns the connection string of the embedded PostgreSQL that a server runs on this data folder; null if there has never been one. */
export function findRunningUrl(dataDir: string): string | null {
  const state = readState(dataDir)
  return state?.ready ? buildUrl(state, requestRole) : null
}
