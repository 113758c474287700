/**
 * A statement on its way through `pg`. What its rows look like is asked once for each connection that has prepared it:
 * otherwise PostgreSQL describes them at every run, and `pg` reads it. PostgreSQL refuses a prepared statement whose rows have come to look different.
 */
import pg from 'pg'

/** What we use of a connection of `pg`. */
interface Wire {
  parsedStatements: Record<string, string | undefined>
}

interface Field {
  name: string
  dataTypeID: number
}

/** What we use and overrule of a query of `pg`; its types tell nothing of it. */
declare class Submitted {
  constructor(text: string, values: readonly unknown[])
  name: string | undefined
  callback: (error: Error | null, result?: unknown) => void
  protected _result: { rows: object[] }
  protected _canceledDueToError: unknown
  protected prepare(wire: Wire): void
  protected handleRowDescription(message: { fields: Field[] }): void
  protected handleDataRow(message: { fields: (string | null)[] }): void
}

type Parser = (text: string) => unknown
type Reader = (fields: readonly (string | null)[]) => object

const parsers: Record<number, Parser> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.DATE]: (text) => text,
}
const parserOf = (type: number): Parser => parsers[type] ?? (pg.types.getTypeParser(type, 'text') as Parser)

/** Makes rows of what comes over the wire. */
function readerOf(described: readonly Field[]): Reader {
  const columns = described.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }))
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

interface Known {
  readers: Map<string, Reader>
  /** How many statements have been prepared on it. */
  prepared: number
  /** The same connection, which asks for no description. */
  quiet: Wire
}

const connections = new WeakMap<Wire, Known>()

function knownOn(wire: Wire): Known {
  const known = connections.get(wire) ?? {
    readers: new Map(),
    prepared: 0,
    quiet: Object.create(wire, { describe: { value: () => undefined } }) as Wire,
  }
  connections.set(wire, known)
  return known
}

/** How many statements a connection has prepared since it was made: PostgreSQL keeps them as long as it lives. */
export const preparedOn = (wire: object): number => connections.get(wire as Wire)?.prepared ?? 0

export class PreparedQuery extends (pg.Query as unknown as typeof Submitted) {
  // Private members of a class below another are slow to make, and there is one of these for every statement.
  private known: Known | undefined
  private reader: Reader | undefined

  constructor(name: string | undefined, text: string, values: readonly unknown[], callback: Submitted['callback']) {
    super(text, values)
    this.name = name
    this.callback = callback
    this.known = undefined
    this.reader = undefined
  }

  protected override prepare(wire: Wire) {
    this.known = knownOn(wire)
    if (this.name !== undefined) {
      if (wire.parsedStatements[this.name] !== undefined) this.reader = this.known.readers.get(this.name)
      else this.known.prepared++
    }
    super.prepare(this.reader ? this.known.quiet : wire)
  }

  protected override handleRowDescription({ fields }: { fields: Field[] }) {
    this.reader = readerOf(fields)
    if (this.name !== undefined) this.known?.readers.set(this.name, this.reader)
  }

  protected override handleDataRow({ fields }: { fields: (string | null)[] }) {
    if (this._canceledDueToError || !this.reader) return
    try {
      this._result.rows.push(this.reader(fields))
    } catch (error) {
      this._canceledDueToError = error
    }
  }
}
