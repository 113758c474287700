import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, type SqlBool, sql } from 'kysely'
import { expect, test } from 'vitest'
import { allOf, anyOf, ConditionCompiler } from './conditions.js'
import type { DB } from './db.gen.js'

const db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (builder) => new PostgresIntrospector(builder),
    createQueryCompiler: () => new ConditionCompiler(),
  },
})

const isMine = sql<SqlBool>`a or b`
const isOpen = sql<SqlBool>`c or d`
const select = db.selectFrom('cart').select('id')
const whereOf = (query: { compile(): { sql: string } }) => query.compile().sql.split(' where ')[1]

test('conditions with `or` keep their parentheses, however they are joined', () => {
  expect(whereOf(select.where((eb) => eb.and([isMine, isOpen])))).toBe('((a or b) and (c or d))')
  expect(whereOf(select.where(isMine).where(isOpen))).toBe('(a or b) and (c or d)')
  expect(whereOf(select.where((eb) => eb.or([isMine, eb.and([isOpen, eb('id', '=', 1)])])))).toBe(
    '((a or b) or ((c or d) and "id" = $1))',
  )
  expect(whereOf(select.where(({ not }) => not(isMine)))).toBe('not (a or b)')
})

test('a single condition needs no parentheses', () => {
  expect(whereOf(select.where((eb) => eb.and([isMine])))).toBe('a or b')
})

test('conditions in a fragment of SQL are joined with their parentheses', () => {
  expect(whereOf(select.where(sql<SqlBool>`x and ${allOf([isMine, isOpen])}`))).toBe('x and ((a or b) and (c or d))')
  expect(whereOf(select.where(sql<SqlBool>`x and ${anyOf([isMine, isOpen])}`))).toBe('x and ((a or b) or (c or d))')
  expect(whereOf(select.where(allOf([])))).toBe('true')
  expect(whereOf(select.where(anyOf([])))).toBe('false')
})

test('no other file joins conditions by itself', () => {
  const root = new URL('..', import.meta.url).pathname
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!test)\.ts$/.test(file))
  const isByHand = (file: string) => /sql` (and|or) `/.test(readFileSync(join(root, file), 'utf8'))

  expect(files.length).toBeGreaterThan(500)
  expect(files.filter(isByHand)).toEqual(['db/conditions.ts'])
})
