import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { planMigration } from '../src/db/migration/migration-plan.js'

const folder = join(import.meta.dirname, '../migrations')

/** The migrations that have landed, with the checksum of each. `node tools/land-migrations.mjs` adds the lines of new ones. */
const landed = new Map(
  readFileSync(join(folder, 'landed.txt'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): [string, string] => {
      const [checksum = '', file = ''] = line.split(/\s+/)
      return [file, checksum]
    }),
)

const present = ['control', 'tenant'].flatMap((set) =>
  readdirSync(join(folder, set))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => `${set}/${file}`),
)

const checksumOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(join(folder, file), 'utf8'))
    .digest('hex')

test('a migration that has landed is never edited, renamed or removed', () => {
  const edited = [...landed].filter(([file, checksum]) => !present.includes(file) || checksumOf(file) !== checksum)

  expect(landed.size).toBeGreaterThanOrEqual(30)
  expect(edited.map(([file]) => file)).toEqual([])
})

test('a new migration comes after all that have landed, so that databases which applied those still apply it in order', () => {
  const lastOf = (set: string) => [...landed.keys()].filter((file) => file.startsWith(`${set}/`)).at(-1) ?? ''
  const early = present.filter((file) => !landed.has(file) && file < lastOf(file.split('/')[0] ?? ''))

  expect(early).toEqual([])
})

test('a migration that an older version does not survive is named in the chapter on upgrading', () => {
  const isBreaking = (file: string) =>
    !planMigration(file.replace(/\.sql$/, ''), readFileSync(join(folder, file), 'utf8')).previousVersionRuns
  const guide = readFileSync(join(folder, '../docs/operating.md'), 'utf8')
  const named = [...guide.matchAll(/^\| `((?:tenant|control)\/\w+)` \|/gm)].map(([, name]) => `${name}.sql`)

  expect(named.sort()).toEqual(present.filter(isBreaking).sort())
})
