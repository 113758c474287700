/**
 * A `pg` query that requests the description of its columns only once per connection and prepared statement.
 * `pg` itself does so at every run, which costs PostgreSQL and the client time. Caching is safe, because PostgreSQL refuses
 * a prepared statement whose columns have changed.
 */
import pg from 'pg'
import type { Meter } from './meter.js'
import { parseTimestamp } from './timestamps.js'

/** The used part of a `pg` connection. */
interface PgConnection {
  parsedStatements: Record<string, string | undefined>
  parse: (statement: { name?: string | undefined; text: string }) => void
  bind: (values: { statement?: string | undefined; values: readonly unknown[] }) => void
  execute: (portal: object) => void
  stream: { pause: () => void; resume: () => void }
}

interface ColumnDescription {
  name: string
  dataTypeID: number
}

/** The used and overridden members of `pg.Query`. The types of `pg` do not declare them. */
declare class PgQuery {
  constructor(text: string, values: readonly unknown[])
  name: string | undefined
  callback: (error: Error | null, result?: unknown) => void
  protected _result: { rows: object[] }
  protected _canceledDueToError: unknown
  protected requiresPreparation(): boolean
  protected prepare(connection: PgConnection): void
  protected handleRowDescription(message: { fields: ColumnDescription[] }): void
  protected handleDataRow(message: { fields: (string | null)[] }): void
  protected handleCommandComplete(message: unknown, connection: PgConnection): void
  protected handleError(error: Error, connection: PgConnection): void
}

/** A statement whose result may be read with pauses. Without one, reading must not be interrupted: a transaction may hold locks. */
interface Pausable {
  /** Since when reading pauses; 0 if it does not. */
  pausedAt: number
  /** When its first row arrived; 0 if not yet. */
  firstRowAt: number
}

/** The time that PostgreSQL may take for each further row of a result, in milliseconds. */
const ROW_MS = 0.005

type ValueParser = (text: string) => unknown
type RowReader = (fields: readonly (string | null)[]) => object

const parsers: Record<number, ValueParser> = {
  [pg.types.builtins.TIMESTAMPTZ]: parseTimestamp,
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.DATE]: (text) => text,
}
const getParser = (type: number): ValueParser => parsers[type] ?? (pg.types.getTypeParser(type, 'text') as ValueParser)

/** Returns a function that builds a row object from the text values of a data message. */
function createRowReader(described: readonly ColumnDescription[]): RowReader {
  const columns = described.map(({ name, dataTypeID }) => ({ name, parse: getParser(dataTypeID) }))
  return (fields) => {
    const row: Record<string, unknown> = {}
    let i = 0
    for (const { name, parse } of columns) {
      const text = fields[i++] as string | null
      row[name] = text === null ? null : parse(text)
    }
    return row
  }
}

interface ConnectionState {
  readers: Map<string, RowReader>
  /** The number of statements prepared on the connection. */
  prepared: number
  /** The same connection, without requests for column descriptions. */
  withoutDescribe: PgConnection
  /** Whether the statement that sets the origin of writes is prepared. */
  origin: 'unknown' | 'sent' | 'prepared'
}

/**
 * Sets who writes, for the triggers of the history. It is sent before a statement, in the same packet and the same transaction, so that it costs no
 * round trip; the setting ends with the transaction.
 */
const SET_ORIGIN = "select set_config('wharf.origin', $1, true)"
const ORIGIN_NAME = 'origin'

/** The origin of a write. Behind a pooler, nothing is prepared for it. */
export interface Origin {
  text: string
  isPooled: boolean
}

const connectionStates = new WeakMap<PgConnection, ConnectionState>()

function getConnectionState(connection: PgConnection): ConnectionState {
  const state = connectionStates.get(connection) ?? {
    readers: new Map(),
    prepared: 0,
    origin: 'unknown' as const,
    withoutDescribe: Object.create(connection, { describe: { value: () => undefined } }) as PgConnection,
  }
  connectionStates.set(connection, state)
  return state
}

/** Counts the statements that a connection has prepared. PostgreSQL keeps them until the connection closes. */
export const countPrepared = (connection: object): number => connectionStates.get(connection as PgConnection)?.prepared ?? 0

/** Sends the statements that a transaction requests in one tick in one packet: a packet costs more than a short statement. */
export function sendTogether(stream: { cork: () => void; uncork: () => void }) {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

export class PreparedQuery extends (pg.Query as unknown as typeof PgQuery) {
  // Not #private: #private members of a subclass are slow to create, and every statement creates one of these objects.
  private connectionState: ConnectionState | undefined
  private reader: RowReader | undefined
  private readonly meter: Meter | undefined
  private stream: PgConnection['stream'] | null
  private readonly pausable: Pausable | null
  private firstRowAt: number
  /** Continues reading; null unless reading pauses. */
  private goOn: (() => void) | null
  /** Set until PostgreSQL has confirmed the origin. */
  private origin: Origin | null
  private preparesOrigin: boolean

  constructor(
    name: string | undefined,
    text: string,
    values: readonly unknown[],
    callback: PgQuery['callback'],
    meter: Meter | undefined,
    pausable: Pausable | null,
    origin: Origin | null,
  ) {
    super(text, values)
    this.name = name
    this.callback = callback
    this.connectionState = undefined
    this.reader = undefined
    this.meter = meter
    this.stream = null
    this.pausable = pausable
    this.firstRowAt = 0
    this.goOn = null
    this.origin = origin
    this.preparesOrigin = false
  }

  /** Without parameters, `pg` uses the simple protocol, in which nothing can be sent before the statement. */
  protected override requiresPreparation() {
    return this.origin !== null || super.requiresPreparation()
  }

  protected override prepare(connection: PgConnection) {
    this.connectionState = getConnectionState(connection)
    if (this.pausable) this.stream = connection.stream
    if (this.origin) this.sendOrigin(connection, this.connectionState, this.origin)
    if (this.name !== undefined) {
      if (connection.parsedStatements[this.name] !== undefined) this.reader = this.connectionState.readers.get(this.name)
      else this.connectionState.prepared++
    }
    super.prepare(this.reader ? this.connectionState.withoutDescribe : connection)
  }

  /** Sends the origin before the statement. While it is parsed, the statement has no name: `pg` would take the first parsed statement for it. */
  private sendOrigin(connection: PgConnection, state: ConnectionState, { text, isPooled }: Origin) {
    const isPrepared = state.origin === 'prepared' && !isPooled
    this.preparesOrigin = state.origin === 'unknown' && !isPooled
    const statement = isPrepared || this.preparesOrigin ? ORIGIN_NAME : ''
    if (!isPrepared) {
      this.name = undefined
      connection.parse({ name: statement, text: SET_ORIGIN })
    }
    if (this.preparesOrigin) state.origin = 'sent'
    connection.bind({ statement, values: [text] })
    connection.execute({})
  }

  protected override handleCommandComplete(message: unknown, connection: PgConnection) {
    if (!this.origin) return super.handleCommandComplete(message, connection)
    this.origin = null
    if (this.preparesOrigin && this.connectionState) this.connectionState.origin = 'prepared'
  }

  protected override handleError(error: Error, connection: PgConnection) {
    if (this.origin && this.preparesOrigin && this.connectionState) this.connectionState.origin = 'unknown'
    super.handleError(error, connection)
  }

  protected override handleRowDescription({ fields }: { fields: ColumnDescription[] }) {
    this.reader = createRowReader(fields)
    if (this.name !== undefined) this.connectionState?.readers.set(this.name, this.reader)
  }

  protected override handleDataRow({ fields }: { fields: (string | null)[] }) {
    if (this._canceledDueToError || !this.reader || this.origin) return
    const { meter } = this
    if (this.firstRowAt === 0) this.noteFirstRow()
    if (meter && !meter.takeRow()) {
      this._canceledDueToError = meter.stopped
      return
    }
    if (meter?.resume() && this.stream) this.pauseReading(meter, this.stream)
    try {
      this._result.rows.push(this.reader(fields))
    } catch (error) {
      this._canceledDueToError = error
    }
  }

  /** Pauses reading: a large result is read in several slices, so that others are served in between. Data that has already arrived is still handled. */
  private pauseReading(meter: Meter, stream: PgConnection['stream']) {
    const { pausable } = this
    if (!pausable) return
    this.stream = null
    stream.pause()
    pausable.pausedAt = performance.now()
    this.goOn = () => {
      this.goOn = null
      pausable.pausedAt = 0
      this.stream = stream
      stream.resume()
    }
    meter.waitForTurn(() => this.goOn?.())
  }

  private noteFirstRow() {
    this.firstRowAt = performance.now()
    if (this.pausable) this.pausable.firstRowAt = this.firstRowAt
  }

  /**
   * Ends reading when the result is complete: the next request on the connection must not wait for a turn of this one. Returns the milliseconds that
   * reading took while PostgreSQL waited. If that was work, the event loop has counted it.
   */
  endReading(): number {
    this.goOn?.()
    if (this.pausable) this.pausable.firstRowAt = 0
    if (this.firstRowAt === 0) return 0
    return Math.max(0, performance.now() - this.firstRowAt - this._result.rows.length * ROW_MS)
  }
}
