/** Opens a database: Kysely on a pool that prepares its statements and sends together what is asked together. */
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
import { type Answer, type PoolOptions, PreparedPool } from './prepared-pool.js'

export type Database = Kysely<DB>

/** A statement by itself needs no connection of its own; transactions do, and have it from the driver. */
class Executor extends DefaultQueryExecutor {
  constructor(
    dialect: PostgresDialect,
    driver: Driver,
    readonly pool: PreparedPool,
  ) {
    super(dialect.createQueryCompiler(), dialect.createAdapter(), new DefaultConnectionProvider(driver))
  }

  override async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return asResult(await this.pool.query(sql, parameters))
  }
}

/** Kysely's driver knows no end of its own. */
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

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

const asResult = <R>({ command, rowCount, rows }: Answer): QueryResult<R> => ({
  rows: rows as R[],
  ...(CHANGES.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
})

export function openDatabase(options: PoolOptions): Database {
  const pool = new PreparedPool(options)
  const dialect = new PostgresDialect({ pool: pool as unknown as PostgresPool })
  const driver = new TransactionDriver({ pool: pool as unknown as PostgresPool })
  void driver.init()
  return new Kysely<DB>({ config: { dialect }, dialect, driver, executor: new Executor(dialect, driver, pool) })
}
