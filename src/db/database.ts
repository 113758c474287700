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
import { isWrite } from './named-statements.js'
import type { PoolOptions, PoolUse, StatementResult } from './pool.js'
import { type Connection, PreparedPool } from './prepared-pool.js'
import { PrimaryAway, type PrimaryWatch } from './replica/primary-watch.js'

export type Database = Kysely<DB>

/** The part of a pool that a database needs. */
type Pool = Pick<PreparedPool, 'query' | 'connect' | 'readUse' | 'end'>

/** Runs single statements directly on the pool, without reserving a connection. Transactions reserve one through the provider. */
class PooledExecutor extends DefaultQueryExecutor {
  constructor(
    readonly parts: DatabaseParts,
    readonly meter: Meter | undefined,
  ) {
    super(parts.compiler, parts.adapter, meter ? new MeteredProvider(parts, meter) : parts.connections)
  }

  override async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { watch, pool } = this.parts
    requirePrimary(this.parts)
    const run = () => pool.query(sql, parameters, this.meter)
    // Whether a write was committed only the database knows, so its answer is awaited.
    return toQueryResult(await (watch && !isWrite(sql) ? watch.unlessAway(run) : run()))
  }
}

/** Refuses at once what would wait for a primary that is away. */
function requirePrimary({ watch }: DatabaseParts): void {
  if (watch?.isAway) throw new PrimaryAway()
}

/** Runs small reads of who may do what, and where. While the primary is away, a replica runs them. */
class LookupExecutor extends DefaultQueryExecutor {
  constructor(
    readonly parts: DatabaseParts,
    readonly watch: PrimaryWatch,
    readonly chooseReplica: () => Promise<Database | null>,
  ) {
    super(parts.compiler, parts.adapter, parts.connections)
  }

  override async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return toQueryResult(await this.watch.unlessAway(() => this.parts.pool.query(sql, parameters)))
    } catch (error) {
      if (!(error instanceof PrimaryAway) || !this.watch.mayTrustReplica) throw error
      const replica = await this.chooseReplica()
      const pool = replica && partsOf.get(replica)?.pool
      if (!pool) throw error
      return toQueryResult(await pool.query(sql, parameters))
    }
  }
}

/** A replica that runs the single statements of one request until it fails, or until the request needs the primary. */
interface Reading {
  /** Null once the request stays at the primary. */
  pool: Pool | null
  /** Chooses a replica for a request that is at the primary when that goes away. */
  chooseAgain: () => Promise<Database | null>
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
    super(parts.compiler, parts.adapter, new MeteredProvider(parts, meter, reading))
  }

  override async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { pool } = this.reading
    const readAt = async (from: Pool) => toQueryResult<R>(await from.query(sql, parameters, this.meter))
    if (pool) {
      try {
        return await readAt(pool)
      } catch (error) {
        if (this.meter.stopped || !this.reading.isFailure(error)) throw error
        this.reading.pool = null
      }
    }
    const { watch } = this.parts
    if (!watch) return readAt(this.parts.pool)
    try {
      return await watch.unlessAway(() => readAt(this.parts.pool))
    } catch (error) {
      const replica = error instanceof PrimaryAway && !this.meter.stopped ? await this.reading.chooseAgain() : null
      const instead = replica && partsOf.get(replica)?.pool
      if (!instead) throw error
      return readAt(instead)
    }
  }
}

/** Provides the connections for the transactions of one request. */
class MeteredProvider implements ConnectionProvider {
  constructor(
    readonly parts: DatabaseParts,
    readonly meter: Meter,
    readonly reading?: Reading,
  ) {}

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    if (this.reading) this.reading.pool = null
    requirePrimary(this.parts)
    const connection = await this.parts.pool.connect(this.meter)
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
  /** Whether this primary can be reached; only with replicas, which can take over. */
  watch?: PrimaryWatch
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

/** Returns the database for a request that only reads: a replica runs its single statements, or the primary if that is null. */
export function readAtReplica(
  db: Database,
  meter: Meter,
  replica: Database | null,
  { isFailure, chooseAgain }: Pick<Reading, 'isFailure' | 'chooseAgain'>,
): Database {
  const parts = partsOf.get(db)
  const pool = (replica && partsOf.get(replica)?.pool) ?? null
  return parts ? new MeteredDatabase(parts, meter, db, { pool, isFailure, chooseAgain }) : meterDatabase(db, meter)
}

/** Waits for work at a primary only as long as that can be reached. */
export const unlessAway = <T>(db: Database, work: () => Promise<T>): Promise<T> =>
  partsOf.get(db)?.watch?.unlessAway(work) ?? work()

/** Makes the request use the primary from now on, unless that is away. */
export function stayAtPrimary(db: Database): void {
  if (db instanceof MeteredDatabase && db.reading && !partsOf.get(db.shared)?.watch?.isAway) db.reading.pool = null
}

/** From now on, requests do not wait for this primary while it is away. */
export function guardPrimary(db: Database, watch: PrimaryWatch): void {
  const parts = partsOf.get(db)
  if (parts) parts.watch = watch
}

/** Returns the database for lookups of keys, sessions and tenants, which a replica takes over while the primary is away. */
export function forLookups(db: Database, watch: PrimaryWatch, chooseReplica: () => Promise<Database | null>): Database {
  const parts = partsOf.get(db)
  return parts ? new Kysely<DB>({ ...propsOf(parts, undefined), executor: new LookupExecutor(parts, watch, chooseReplica) }) : db
}

/** Returns the use of a database's connections; null for one that was not opened here, such as a transaction. */
export const readPoolUse = (db: Database): PoolUse | null => partsOf.get(db)?.pool.readUse() ?? null

/** Returns the database that all requests share, for work and caches that do not belong to one request. */
export const sharedDatabase = (db: Database): Database => (db instanceof MeteredDatabase ? db.shared : db)
