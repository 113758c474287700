/** Opens a database: Kysely on a pool that prepares statements and sends simultaneous ones together. */
import {
  type CompiledQuery,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type Driver,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  type QueryResult,
} from 'kysely'
import type { DB } from './db.gen.js'
import { type PoolOptions, PreparedPool, type StatementResult } from './prepared-pool.js'

export type Database = Kysely<DB>

/** Runs single statements directly on the pool, without reserving a connection. Transactions reserve one through the driver. */
class PooledExecutor extends DefaultQueryExecutor {
  constructor(
    dialect: PostgresDialect,
    driver: Driver,
    readonly pool: PreparedPool,
  ) {
    super(dialect.createQueryCompiler(), dialect.createAdapter(), new DefaultConnectionProvider(driver))
  }

  override async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return toQueryResult(await this.pool.query(sql, parameters))
  }
}

/** Refuses connections after `destroy`; Kysely's own driver does not. */
class TransactionDriver extends PostgresDriver {
  #isOpen = true

  override async acquireConnection() {
    if (!this.#isOpen) throw new Error('Cannot use a pool after calling end on the pool')
    return super.acquireConnection()
  }

  override async destroy() {
    this.#isOpen = false
    await super.destroy()
  }
}

const WRITE_COMMANDS = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

const toQueryResult = <R>({ command, rowCount, rows }: StatementResult): QueryResult<R> => ({
  rows: rows as R[],
  ...(WRITE_COMMANDS.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
})

export function openDatabase(options: PoolOptions): Database {
  const pool = new PreparedPool(options)
  const dialect = new PostgresDialect({ pool: pool as unknown as PostgresPool })
  const driver = new TransactionDriver({ pool: pool as unknown as PostgresPool })
  void driver.init()
  return new Kysely<DB>({ config: { dialect }, dialect, driver, executor: new PooledExecutor(dialect, driver, pool) })
}
