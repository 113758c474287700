/** Statements that are put together once and run with other values ever after: for a short one, that costs more than running it. */
import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/database.js'

/** Stands in a statement where a value comes in at every run. */
class Slot {
  constructor(readonly name: string) {}
}

export type Slots<V> = { readonly [K in keyof V]: RawBuilder<V[K]> }

const MAX_COMPILED = 500
const compiledQueries = new LRUCache<string, CompiledQuery>({ max: MAX_COMPILED })

/** Runs the statement of a shape. The shape says all that the text hangs on: of a caller's choices no more than which columns and orders there are; values come in by slots. */
export async function runCompiled<R, V extends object>(
  db: Database,
  shape: string,
  values: V,
  build: (slots: Slots<V>) => CompiledQuery,
): Promise<R[]> {
  const known = compiledQueries.get(shape) ?? compileOnce(shape, values, build)
  const parameters = known.parameters.map((slot) => Reflect.get(values, (slot as Slot).name))
  return (await db.executeQuery<R>({ ...known, parameters } as CompiledQuery<R>)).rows
}

/**
 * Some keys, as a statement takes them. One is no list: PostgreSQL takes any list that it does not see for ten keys,
 * finds a plan for that dear, and makes a new plan at every run instead of keeping one.
 */
export class KeyParameter<K extends string | number> {
  readonly isOne: boolean
  /** What comes in by the slot. */
  readonly value: K | readonly K[]

  constructor(keys: readonly K[]) {
    this.isOne = keys.length === 1
    this.value = this.isOne ? (keys[0] as K) : keys
  }

  /** `= …`, for a condition. */
  equal(given: unknown): RawBuilder<unknown> {
    return this.isOne ? sql`= ${given}` : sql`= any(${given})`
  }

  /** The keys as rows of one column. */
  rows(given: unknown, type: string, column: string): RawBuilder<unknown> {
    const of = sql.id(type)
    return this.isOne
      ? sql`(select ${given}::${of} as ${sql.id(column)})`
      : sql`(select unnest(${given}::${of}[]) as ${sql.id(column)})`
  }

  toString(): string {
    return this.isOne ? 'one' : 'many'
  }
}

/** A value beside the slots would be that of the first caller, for every caller after them. */
function compileOnce<V extends object>(shape: string, values: V, build: (slots: Slots<V>) => CompiledQuery): CompiledQuery {
  const slots = Object.fromEntries(Object.keys(values).map((name) => [name, sql.val(new Slot(name))])) as unknown as Slots<V>
  const compiled = build(slots)
  if (!compiled.parameters.every((parameter) => parameter instanceof Slot))
    throw new Error(`The statement [${shape}] holds a value that has no slot`)
  compiledQueries.set(shape, compiled)
  return compiled
}
