import { buildUrl } from './admin-connection.js'
import { requestRole } from './request-role.js'
import { readState } from './state-file.js'

/** The connection string of the embedded PostgreSQL that a server runs on this data folder; null when there has never been one. */
export function findRunningUrl(dataDir: string): string | null {
  const state = readState(dataDir)
  return state?.ready ? buildUrl(state, requestRole) : null
}
