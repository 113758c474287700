/** A pool that prepares: each statement gets a name after its second use, so that PostgreSQL plans it once per connection. */
import { LRUCache } from 'lru-cache'
import pg from 'pg'

export interface PoolOptions {
  url: string
  size: number
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onError: (error: Error) => void
}

interface Statement {
  name: string
  uses: number
}

/** Beyond this many distinct statements, the least used lose their name in this process (not on the connection). */
const NAMED_STATEMENTS = 1000
const MAX_PREPARED_LENGTH = 30_000

const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.DATE]: (text) => text,
}
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
}

class PreparedClient {
  #inTransaction = false

  constructor(
    readonly client: pg.PoolClient,
    readonly nameOf: (text: string, renew?: boolean) => string | undefined,
  ) {}

  async query(text: string, values: unknown[]) {
    this.#follow(text)
    try {
      return await this.client.query({ name: this.nameOf(text), text, values } as pg.QueryConfig)
    } catch (error) {
      if (!isStalePlan(error) || this.#inTransaction) throw error
      return await this.client.query({ name: this.nameOf(text, true), text, values } as pg.QueryConfig)
    }
  }

  release() {
    this.client.release()
  }

  #follow(text: string) {
    if (text === 'begin' || text.startsWith('start transaction')) this.#inTransaction = true
    else if (text === 'commit' || text === 'rollback') this.#inTransaction = false
  }
}

/** A migration changed a table under a prepared statement: "cached plan must not change result type". */
const isStalePlan = (error: unknown) => (error as { code?: string }).code === '0A000'

export function preparedPool({ url, size, onError }: PoolOptions) {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    // Our statements are short: compiling one takes longer than running it.
    options: '-c jit=off',
    application_name: 'wharf',
  })
  pool.on('error', onError)
  const clients = new WeakMap<pg.PoolClient, PreparedClient>()
  const nameOf = statementNames()
  return {
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? new PreparedClient(client, nameOf)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

function statementNames() {
  const statements = new LRUCache<string, Statement>({ max: NAMED_STATEMENTS })
  let last = 0
  return (text: string, renew = false): string | undefined => {
    if (text.length > MAX_PREPARED_LENGTH) return undefined
    const statement = statements.get(text) ?? { name: `w${++last}`, uses: 0 }
    if (renew) statement.name = `w${++last}`
    if (++statement.uses === 1) statements.set(text, statement)
    return statement.uses > 1 ? statement.name : undefined
  }
}
