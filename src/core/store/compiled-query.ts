/** Statements that are compiled once and then run with different values. Compiling a short statement costs more than running it. */
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  type QueryExecutorProvider,
  type RawBuilder,
  sql,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { ConditionCompiler } from '../../db/conditions.js'
import type { Database } from '../../db/database.js'
import type { DB } from '../../db/db.gen.js'

/** Plain JSON data. */
type Choice = string | number | boolean | null | undefined | readonly Choice[] | { readonly [name: string]: Choice }

/** Everything that the text of a statement depends on, such as its columns and its order. */
type Choices = { readonly [name: string]: Choice }

/** A placeholder in a compiled statement. Each run binds a value to it. */
class Slot {
  constructor(readonly name: string) {}
}

/** The values of a run as the builder of the statement sees them: placeholders, not the values. */
type Slots<V> = { readonly [K in keyof V]: RawBuilder<V[K]> }

type Build<C, V> = (
  choices: C,
  slots: Slots<V>,
  builder: Kysely<DB>,
) => { compile(provider: QueryExecutorProvider): CompiledQuery<unknown> }

const MAX_COMPILED = 500
const compiledQueries = new LRUCache<string, CompiledQuery>({ max: MAX_COMPILED })
let queries = 0

/** Builds statements; it has no connection to run them. */
const builder = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new ConditionCompiler(),
  },
})

/**
 * Returns a query that is compiled once for each set of choices. Declare it as a constant of a module. No caller can get the text of another:
 * `build` sees a copy of the choices that the cache key is made of, a slot in place of each value, and nothing else of the request.
 */
export function compiledQuery<C extends Choices, V extends object, R>(build: Build<C, V>) {
  const query = ++queries
  return async (db: Database, choices: C, values: V): Promise<R[]> => {
    const key = `${query}${choicesKey(choices)}`
    const known = compiledQueries.get(key) ?? compile(key, choices, build)
    const parameters = known.parameters.map((slot) => Reflect.get(values, (slot as Slot).name))
    return (await db.executeQuery<R>({ ...known, parameters } as CompiledQuery<R>)).rows
  }
}

function compile<C extends Choices, V extends object>(key: string, choices: C, build: Build<C, V>): CompiledQuery {
  const slots = new Proxy({}, { get: (_, name) => sql.val(new Slot(String(name))) }) as Slots<V>
  const compiled = build(JSON.parse(JSON.stringify(choices)), slots, builder).compile(builder)
  if (!compiled.parameters.every((parameter) => parameter instanceof Slot))
    throw new Error(`The statement [${compiled.sql}] contains a value without a slot`)
  compiledQueries.set(key, compiled)
  return compiled
}

/** Returns the choices as a text. Equal texts mean equal JSON. */
function choicesKey(choices: Choices): string {
  let key = ''
  for (const name of Object.keys(choices)) key += ` ${name} ${choiceKey(choices[name])}`
  return key
}

function choiceKey(choice: Choice): string {
  if (typeof choice === 'string') return JSON.stringify(choice)
  return typeof choice === 'object' && choice !== null ? (numbersOfLists.get(choice) ?? listKey(choice)) : String(choice)
}

const numbersOfLists = new WeakMap<object, string>()
const numbersOfTexts = new LRUCache<string, string>({ max: MAX_COMPILED })
let numbers = 0

/** Returns the key of a list. Serialising a list of columns takes longer than running a short statement. Such lists are frozen and created once per document, so each has a number that replaces it in the key. */
function listKey(choice: object): string {
  const text = JSON.stringify(choice)
  const isFixed = Array.isArray(choice) && Object.isFrozen(choice) && choice.every((part) => typeof part !== 'object')
  if (!isFixed) return text
  const number = numbersOfTexts.get(text) ?? `#${++numbers}`
  numbersOfTexts.set(text, number)
  numbersOfLists.set(choice, number)
  return number
}

type KeyValue = string | number

/**
 * Passes keys as a parameter. A single key is not sent as a list: PostgreSQL assumes ten keys for a list parameter,
 * considers a generic plan too expensive and plans every run again. Whether there is one key is part of the choices of the query.
 */
export const keyParameter = (keys: readonly KeyValue[]): { isOne: boolean; value: KeyValue | readonly KeyValue[] } =>
  keys.length === 1 ? { isOne: true, value: keys[0] as KeyValue } : { isOne: false, value: keys }

/** Returns the condition `= …` on keys passed as a parameter. */
export const equalsKeys = (isOne: boolean, keys: unknown): RawBuilder<unknown> => (isOne ? sql`= ${keys}` : sql`= any(${keys})`)

/**
 * Returns the condition on keys for statements that take longer to plan than to run. PostgreSQL plans every run for the length of a list parameter, but
 * does not look into a subquery, and so keeps one plan for all runs.
 */
export const equalsHiddenKeys = (isOne: boolean, keys: unknown, type: string): RawBuilder<unknown> =>
  isOne ? equalsKeys(isOne, keys) : sql`= any((select ${keys}::${sql.id(type)}[])::${sql.id(type)}[])`

/** Hides a text from the planner. Every plan is then as good as the generic one, so PostgreSQL keeps that one: planning a long statement takes ten times as long as running it. */
export const hiddenText = (value: RawBuilder<unknown>): RawBuilder<unknown> => sql`(select ${value}::text)`

/** Returns the keys as rows of one column. Their number is hidden from the planner, as above. */
export function rowsOfKeys(isOne: boolean, keys: unknown, type: string, column: string): RawBuilder<unknown> {
  const of = sql.id(type)
  return isOne
    ? sql`(select ${keys}::${of} as ${sql.id(column)})`
    : sql`(select unnest((select ${keys}::${of}[])) as ${sql.id(column)})`
}
