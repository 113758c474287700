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
import { ConditionCompiler } from './conditions.js'
import type { DB } from './db.gen.js'
import type { Meter } from './meter.js'
import type { PoolOptions, PoolUse, StatementResult } from './pool.js'
import { type Connection, PreparedPool } from './prepared-pool.js'

export type Database = Kysely<DB>

/** The part of a pool that a database needs. */
type Pool = Pick<PreparedPool, 'query' | 'connect' | 'readUse' | 'end'>

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

/** A replica that runs the single statements of one request until it fails, or until the request needs the primary. */
interface Reading {
  /** Null once the request stays at the primary. */
  pool: Pool | null
  /** Returns whether a statement failed because of the replica; then the primary runs it. */
  isFailure: (error: unknown) => boolean
}

/** Runs single statements at a replica. Transactions use the primary, and after one the request stays there: it must see its own writes. */
class ReadingExecutor extends DefaultQueryExecutor {
  constructor(
    readonly parts: DatabaseParts,
    readonly meter: Meter,
    readonly reading: Reading,
  ) {
    super(parts.compiler, parts.adapter, new MeteredProvider(parts.pool, meter, reading))
  }

  override async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { pool } = this.reading
    if (pool) {
      try {
        return toQueryResult(await pool.query(sql, parameters, this.meter))
      } catch (error) {
        if (this.meter.stopped || !this.reading.isFailure(error)) throw error
        this.reading.pool = null
      }
    }
    return toQueryResult(await this.parts.pool.query(sql, parameters, this.meter))
  }
}

/** Provides the connections for the transactions of one request. */
class MeteredProvider implements ConnectionProvider {
  constructor(
    readonly pool: Pool,
    readonly meter: Meter,
    readonly reading?: Reading,
  ) {}

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    if (this.reading) this.reading.pool = null
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

/** The shared parts of all views of one database. */
interface DatabaseParts {
  pool: Pool
  dialect: PostgresDialect
  driver: TransactionDriver
  connections: ConnectionProvider
  compiler: ConditionCompiler
  adapter: ReturnType<PostgresDialect['createAdapter']>
}

const partsOf = new WeakMap<Database, DatabaseParts>()

/** A database as one request sees it. */
class MeteredDatabase extends Kysely<DB> {
  constructor(
    parts: DatabaseParts,
    meter: Meter,
    readonly shared: Database,
    readonly reading?: Reading,
  ) {
    super(propsOf(parts, meter, reading))
  }
}

export function openDatabase(options: PoolOptions, pool: Pool = new PreparedPool(options)): Database {
  const dialect = new PostgresDialect({ pool: pool as unknown as PostgresPool })
  const driver = new TransactionDriver({ pool: pool as unknown as PostgresPool })
  void driver.init()
  const connections = new DefaultConnectionProvider(driver)
  const compilers = { compiler: new ConditionCompiler(), adapter: dialect.createAdapter() }
  const parts: DatabaseParts = { pool, dialect, driver, connections, ...compilers }
  const db = new Kysely<DB>(propsOf(parts, undefined))
  partsOf.set(db, parts)
  return db
}

const propsOf = (parts: DatabaseParts, meter: Meter | undefined, reading?: Reading) => ({
  config: parts,
  dialect: parts.dialect,
  driver: parts.driver,
  executor: meter && reading ? new ReadingExecutor(parts, meter, reading) : new PooledExecutor(parts, meter),
})

/** Returns the database for one request: its statements are counted, and end when the request has to stop. */
export function meterDatabase(db: Database, meter: Meter): Database {
  const parts = partsOf.get(db)
  return parts ? new MeteredDatabase(parts, meter, db) : db
}

/** Returns the database for a request that only reads: a replica runs its single statements. */
export function readAtReplica(db: Database, meter: Meter, replica: Database, isFailure: Reading['isFailure']): Database {
  const parts = partsOf.get(db)
  const pool = partsOf.get(replica)?.pool
  return parts && pool ? new MeteredDatabase(parts, meter, db, { pool, isFailure }) : meterDatabase(db, meter)
}

/** Makes the request use the primary from now on. */
export function stayAtPrimary(db: Database): void {
  if (db instanceof MeteredDatabase && db.reading) db.reading.pool = null
}

/** Returns the use of a database's connections; null for one that was not opened here, such as a transaction. */
export const readPoolUse = (db: Database): PoolUse | null => partsOf.get(db)?.pool.readUse() ?? null

/** Returns the database that all requests share, for work and caches that do not belong to one request. */
export const sharedDatabase = (db: Database): Database => (db instanceof MeteredDatabase ? db.shared : db)
