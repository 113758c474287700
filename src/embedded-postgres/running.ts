import { urlOf } from './admin-connection.js'
import { readRecord } from './state-file.js'

/** Where the embedded PostgreSQL of a data folder answers while a server holds it; null when there has never been one. */
export function runningUrl(dataDir: string): string | null {
  const record = readRecord(dataDir)
  return record?.ready ? urlOf(record) : null
}
