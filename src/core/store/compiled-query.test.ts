import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../db/database.js'
import { compiledQuery } from './compiled-query.js'

// biome-ignore lint/suspicious/noExplicitAny: choices of any shape, also of those that the compiler refuses
type AnyChoices = any
type Values = { value: unknown }

/** A database that returns the text and the parameters of every statement. */
const db = {
  executeQuery: async ({ sql, parameters }: CompiledQuery) => ({ rows: [{ sql, parameters }] }),
} as unknown as Database

let built = 0
/** A query whose text says which choices it was built from. */
const echo = (name: string) =>
  compiledQuery<AnyChoices, Values, { sql: string; parameters: unknown[] }>((choices, { value }) => textOf(name, choices, value))
function textOf(name: string, choices: unknown, value: RawBuilder<unknown>) {
  built++
  return sql`${sql.id(name)} ${sql.lit(JSON.stringify(choices))} ${value}`
}
const one = echo('one')
const other = echo('other')

const run = async (query: typeof one, choices: unknown, value: unknown = null) => {
  const [statement] = await query(db, choices, { value })
  return statement
}
const literal = (choices: unknown) => `'${JSON.stringify(choices).replaceAll("'", "''")}'`

test('a statement is compiled once for its choices, and runs with the values of each caller', async () => {
  const choices = { table: 'product', columns: Object.freeze(['id', 'sku']) }
  built = 0

  expect(await run(one, choices, 1)).toEqual({ sql: `"one" ${literal(choices)} $1`, parameters: [1] })
  expect(await run(one, { ...choices }, 2)).toEqual({ sql: `"one" ${literal(choices)} $1`, parameters: [2] })
  expect(await run(one, { ...choices, columns: Object.freeze(['id', 'sku']) }, 3)).toMatchObject({ parameters: [3] })

  expect(built).toBe(1)
})

test('choices that differ in anything that can be seen of them are compiled apart', async () => {
  const alike: unknown[] = [
    { a: 'x', b: 'y' },
    { a: 'x" b "y' },
    { a: 'x b y' },
    { b: 'x', a: 'y' },
    { a: '1' },
    { a: 1 },
    { a: [1] },
    { a: ['1'] },
    { a: '[1]' },
    { a: Object.freeze([1]) },
    { a: '#1' },
    { a: null },
    { a: 'null' },
    { a: 'undefined' },
    { a: true },
    { a: 'true' },
    { a: ['x', 'y'] },
    { a: ['x,y'] },
    { a: Object.freeze(['x', 'y']) },
    { a: Object.freeze(['x,y']) },
    { a: Object.freeze(['y', 'x']) },
    { a: { b: 'x' } },
    { a: [], b: {} },
    {},
  ]

  for (const choices of [...alike, ...alike.toReversed()])
    expect(await run(one, choices)).toMatchObject({ sql: `"one" ${literal(choices)} $1` })
})

test('no mixture of choices is ever served the text of another one', async () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % below
  }
  const parts = ['', ' ', '"', "'", '\\', '#1', '#2', 'a', 'b', ' a 1', '[]', '{}', 'null', ',']
  const text = () => Array.from({ length: random(4) }, () => parts[random(parts.length)]).join('')
  const choice = (): unknown => {
    const kinds = [
      text,
      () => random(3),
      () => random(2) === 1,
      () => null,
      list,
      () => Object.freeze(list()),
      () => ({ a: text() }),
    ]
    return (kinds[random(kinds.length)] as () => unknown)()
  }
  const list = (): unknown[] => Array.from({ length: random(3) }, text)
  const mixtures = Array.from({ length: 3000 }, () =>
    Object.fromEntries(['a', 'b', 'c'].slice(random(3)).map((name) => [name, choice()])),
  )

  for (const choices of mixtures) {
    const query = random(2) ? one : other
    const name = query === one ? 'one' : 'other'
    expect((await run(query, choices))?.sql).toBe(`"${name}" ${literal(choices)} $1`)
  }
})

test('a list that changes is another choice, frozen or not', async () => {
  const columns = ['id']
  const sorts = Object.freeze([{ by: 'id' }])
  expect(await run(one, { columns, sorts })).toMatchObject({ sql: `"one" ${literal({ columns, sorts })} $1` })

  columns.push('sku')
  ;(sorts[0] as { by: string }).by = 'sku'

  expect(await run(one, { columns, sorts })).toMatchObject({
    sql: `"one" ${literal({ columns: ['id', 'sku'], sorts: [{ by: 'sku' }] })} $1`,
  })
})

test('a builder sees only plain data of its choices, and nothing that is not in the key', async () => {
  class Request {
    kind = 'request'
    #caller = 'Ada'
    get caller() {
      return this.#caller
    }
    whoAmI() {
      return this.#caller
    }
  }
  const seen: AnyChoices[] = []
  const look = compiledQuery<AnyChoices, object, unknown>((choices) => {
    seen.push(choices)
    return sql`select 1`
  })

  await look(db, { request: new Request(), act: () => 'Ada' }, {})

  expect(seen).toEqual([{ request: { kind: 'request' } }])
  expect(seen[0].request.caller).toBeUndefined()
  expect(seen[0].request.whoAmI).toBeUndefined()
})

test('a builder sees where values are bound, never the values', async () => {
  let slots: { readonly value: RawBuilder<string> } | undefined
  const look = compiledQuery<Record<string, never>, { value: string }, unknown>((_, given) => {
    slots = given
    return sql`select ${given.value}`
  })

  await look(db, {}, { value: 'secret' })

  expect(JSON.stringify(slots?.value.toOperationNode())).not.toContain('secret')
})

test('a value that comes from anywhere else is refused, at every run', async () => {
  const leaking = (caller: string) => compiledQuery<Record<string, never>, object, unknown>(() => sql`select ${caller} as n`)
  const query = leaking('the first caller')

  await expect(query(db, {}, {})).rejects.toThrow('The statement [select $1 as n] contains a value without a slot')
  await expect(query(db, {}, {})).rejects.toThrow('contains a value without a slot')
})

test('a builder that is created for one request keeps what it compiled to itself', async () => {
  const forCaller = (caller: string) => echo(caller)

  expect(await run(forCaller('ada'), { a: 1 })).toMatchObject({ sql: `"ada" ${literal({ a: 1 })} $1` })
  expect(await run(forCaller('bo'), { a: 1 })).toMatchObject({ sql: `"bo" ${literal({ a: 1 })} $1` })
})

test('every compiled query of the server is a constant of its module: made in a function, it would be compiled at every call', () => {
  const src = join(import.meta.dirname, '../..')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file))
  const lines = files.flatMap((file) => readFileSync(join(src, file), 'utf8').split('\n'))
  const made = lines.filter((line) => /\bcompiledQuery[<(]/.test(line) && !line.startsWith('export function compiledQuery'))

  expect(made.length).toBeGreaterThan(5)
  expect(made.filter((line) => !/^(export )?const \w+ = compiledQuery</.test(line))).toEqual([])
})
