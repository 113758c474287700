import { execFileSync } from 'node:child_process'
import { expect, inject, test } from 'vitest'
import { at } from './setup/postgres.js'

test('the generated files are in step with the rooms and the migrations', () => {
  const env = { ...process.env, TEST_DATABASE_URL: at(inject('postgresUrl'), inject('template')) }

  const said = execFileSync('node', ['tools/run.mjs', 'tools/generate.ts', '--check'], { env, encoding: 'utf8' })

  expect(said.trim()).toBe('4 files are in step')
})
