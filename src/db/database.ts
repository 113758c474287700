/** Opens a database: Kysely on a pool that prepares its statements. */
import { Kysely, type LogEvent, PostgresDialect, type PostgresPool } from 'kysely'
import type { DB } from './db.gen.js'
import { type PoolOptions, preparedPool } from './prepared-pool.js'

export type Database = Kysely<DB>

/** `onStatement` hears every statement; tests count them. */
export function openDatabase(options: PoolOptions & { onStatement?: (sql: string) => void }): Database {
  const { onStatement } = options
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: preparedPool(options) as unknown as PostgresPool }),
    ...(onStatement && { log: (event: LogEvent) => onStatement(event.query.sql) }),
  })
}
