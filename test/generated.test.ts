import { execFileSync } from 'node:child_process'
import { expect, inject, test } from 'vitest'
import { schema } from './contract/surface.js'
import { findUndescribed } from './descriptions.js'
import { buildDatabaseUrl } from './setup/postgres.js'

test('the generated files match the SDL of the modules and the migrations', () => {
  const env = { ...process.env, TEST_DATABASE_URL: buildDatabaseUrl(inject('postgresUrl'), inject('template')) }

  const output = execFileSync('node', ['tools/run.mjs', 'tools/generate.ts', '--check'], { env, encoding: 'utf8' })

  expect(output.trim()).toBe('4 files are up to date')
})

test('every type, field, argument, input field and value of the schema has a description that says more than its name', () => {
  expect(findUndescribed(schema)).toEqual([])
})
