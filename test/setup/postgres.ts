/** One PostgreSQL for the whole run: our own, or the one TEST_DATABASE_URL names. A migrated template is cloned for every house. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateAll } from '../../src/boot.js'
import { systemClock } from '../../src/core/base/clock.js'
import { startEmbedded } from '../../src/embedded-postgres/embedded.js'
import { newFolder, removeFolder } from '../process.js'
import { keepTemplate } from './database-reuse.js'

/** Runs on the same server do not get into each other's way. */
const run = `wharf_test_${randomBytes(4).toString('hex')}`

export default async function setup(project: TestProject) {
  const folder = newFolder()
  const given = process.env.TEST_DATABASE_URL
  // Tests need no durable disk; a crash of the machine may lose them.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const own = given ? null : await startEmbedded({ dataDir: folder, log: () => undefined, settings })
  const url = own?.url ?? given ?? ''
  await administer(url, `create database ${run}`)
  await migrateAll(at(url, run), systemClock(null))
  await keepTemplate(url, run)
  project.provide('postgresUrl', url)
  project.provide('template', run)
  return async () => {
    await dropHouses(url)
    await own?.stop()
    removeFolder(folder)
  }
}

export const at = (url: string, database: string) => {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

export async function administer(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: at(url, 'postgres') })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

async function dropHouses(url: string) {
  const client = new pg.Client({ connectionString: at(url, 'postgres') })
  await client.connect()
  const { rows } = await client.query('select datname from pg_database where datname like $1', [`${run}%`])
  for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`)
  await client.end()
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** The migrated, empty database of this run; what is cloned from it begins with its name. */
    template: string
  }
}
