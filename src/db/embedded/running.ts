import { readRecord } from './record.js'
import { urlOf } from './session.js'

/** Where the embedded PostgreSQL of a data folder answers while a server holds it; null when there has never been one. */
export function runningUrl(dataDir: string): string | null {
  const record = readRecord(dataDir)
  return record?.ready ? urlOf(record) : null
}
