/** Opens a database: Kysely on a pool that prepares statements and sends simultaneous ones together. */
import {
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  type QueryResult,
} from 'kysely'
import type { DB } from './db.gen.js'
import type { Meter } from './meter.js'
import { type Connection, type PoolOptions, type PoolUse, PreparedPool, type StatementResult } from './prepared-pool.js'

export type Database = Kysely<DB>

/** Runs single statements directly on the pool, without reserving a connection. Transactions reserve one through the provider. */
class PooledExecutor extends DefaultQueryExecutor {
  constructor(
    readonly parts: DatabaseParts,
    readonly meter: Meter | undefined,
  ) {
    super(parts.compiler, parts.adapter, meter ? new MeteredProvider(parts.pool, meter) : parts.connections)
  }

  override async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return toQueryResult(await this.parts.pool.query(sql, parameters, this.meter))
  }
}

/** Provides the connections for the transactions of one request. */
class MeteredProvider implements ConnectionProvider {
  constructor(
    readonly pool: PreparedPool,
    readonly meter: Meter,
  ) {}

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    const connection = await this.pool.connect(this.meter)
    try {
      return await consumer(new MeteredConnection(connection))
    } finally {
      connection.release()
    }
  }
}

class MeteredConnection implements DatabaseConnection {
  constructor(readonly connection: Connection) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return toQueryResult(await this.connection.query(sql, parameters))
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Statements are not streamed')
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

/** What all views of one database share. */
interface DatabaseParts {
  pool: PreparedPool
  dialect: PostgresDialect
  driver: TransactionDriver
  connections: ConnectionProvider
  compiler: ReturnType<PostgresDialect['createQueryCompiler']>
  adapter: ReturnType<PostgresDialect['createAdapter']>
}

const partsOf = new WeakMap<Database, DatabaseParts>()

/** A database as one request sees it. */
class MeteredDatabase extends Kysely<DB> {
  constructor(
    parts: DatabaseParts,
    meter: Meter,
    readonly shared: Database,
  ) {
    super(propsOf(parts, meter))
  }
}

export function openDatabase(options: PoolOptions): Database {
  const pool = new PreparedPool(options)
  const dialect = new PostgresDialect({ pool: pool as unknown as PostgresPool })
  const driver = new TransactionDriver({ pool: pool as unknown as PostgresPool })
  void driver.init()
  const connections = new DefaultConnectionProvider(driver)
  const compilers = { compiler: dialect.createQueryCompiler(), adapter: dialect.createAdapter() }
  const parts: DatabaseParts = { pool, dialect, driver, connections, ...compilers }
  const db = new Kysely<DB>(propsOf(parts, undefined))
  partsOf.set(db, parts)
  return db
}

const propsOf = (parts: DatabaseParts, meter: Meter | undefined) => ({
  config: parts,
  dialect: parts.dialect,
  driver: parts.driver,
  executor: new PooledExecutor(parts, meter),
})

/** The same database for one request: what its statements cost is counted, and they end when the request has to stop. */
export function meterDatabase(db: Database, meter: Meter): Database {
  const parts = partsOf.get(db)
  return parts ? new MeteredDatabase(parts, meter, db) : db
}

/** How the connections of a database are used; null for one that was not opened here, such as a transaction. */
export const readPoolUse = (db: Database): PoolUse | null => partsOf.get(db)?.pool.readUse() ?? null

/** The database that all requests share, for work and caches that do not belong to one request. */
export const sharedDatabase = (db: Database): Database => (db instanceof MeteredDatabase ? db.shared : db)
