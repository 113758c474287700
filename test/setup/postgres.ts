/**
 * Starts one PostgreSQL for the whole test run, or uses that of TEST_DATABASE_URL. Each test server gets a clone of a migrated template.
 * With WHARF_TEST_PGBOUNCER=<path of pgbouncer> the servers reach it through a pooler in transaction mode. With WHARF_TEST_NODES=1 every test server has
 * two servers and a replica, and its requests go to them in turn, over HTTP.
 */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateAll } from '../../src/boot.js'
import { systemClock } from '../../src/core/base/clock.js'
import { migrate } from '../../src/db/migrate.js'
import { startEmbedded } from '../../src/embedded-postgres/embedded.js'
import { createFolder, removeFolder } from '../process.js'
import { prepareTemplate } from './database-reuse.js'
import { startPgbouncer } from './pgbouncer.js'
import { startStandby } from './standby.js'
import { createMemoryFolder, createTemporaryFolder } from './temporary-folder.js'

/** The prefix of all databases of this run, so that several runs can use the same PostgreSQL. */
const runName = `wharf_test_${randomBytes(4).toString('hex')}`

export default async function setup(project: TestProject) {
  const removeTemporaryFolder = createTemporaryFolder()
  const externalUrl = process.env.TEST_DATABASE_URL
  const memoryFolder = externalUrl ? null : createMemoryFolder()
  const settings = {
    // Test data need not survive a crash of the machine.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    // The databases are small, and are emptied again and again: cleaning up beside the tests costs more than it gains.
    autovacuum: 'off',
    ...(!process.env.WHARF_TEST_NODES && { wal_level: 'minimal', max_wal_senders: '0' }),
  }
  const embedded = externalUrl
    ? null
    : await startEmbedded({ dataDir: memoryFolder ?? createFolder(), log: () => undefined, settings })
  // Emptying a database between tests needs the rights of a superuser.
  const url = embedded?.adminUrl ?? externalUrl ?? ''
  if (embedded) await administer(url, ...cheapLogin(url))
  await administer(url, `create database ${runName}`)
  await migrateAll(buildDatabaseUrl(url, runName), systemClock(null))
  await prepareTemplate(url, runName)
  const tenantTemplate = `${runName}_tenant`
  await administer(url, `create database ${tenantTemplate}`)
  await migrate(buildDatabaseUrl(url, tenantTemplate), 'tenant', systemClock(null)())
  const program = process.env.WHARF_TEST_PGBOUNCER
  const pgbouncer = program ? await startPgbouncer(program, url) : null
  const standby = process.env.WHARF_TEST_NODES ? await startStandby(url) : null
  project.provide('postgresUrl', url)
  project.provide('replicaUrl', standby?.url ?? null)
  project.provide('serverUrl', pgbouncer?.url ?? url)
  project.provide('template', runName)
  project.provide('tenantTemplate', tenantTemplate)
  return async () => {
    await pgbouncer?.stop()
    await standby?.remove()
    if (externalUrl) await dropTestDatabases(externalUrl)
    await embedded?.stop()
    if (memoryFolder) removeFolder(memoryFolder)
    removeTemporaryFolder()
  }
}

/** Hashes the password of our own PostgreSQL once, not 4096 times: every connection that a test opens repeats it on both sides. */
function cheapLogin(url: string): string[] {
  const { username, password } = new URL(url)
  return ['set scram_iterations = 1', `alter role "${username}" password '${decodeURIComponent(password)}'`]
}

export const buildDatabaseUrl = (url: string, database: string) => {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

export async function administer(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: buildDatabaseUrl(url, 'postgres') })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

async function dropTestDatabases(url: string) {
  const client = new pg.Client({ connectionString: buildDatabaseUrl(url, 'postgres') })
  await client.connect()
  const { rows } = await client.query('select datname from pg_database where datname like $1', [`${runName}%`])
  for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`)
  await client.end()
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** The URL for the test servers: PostgreSQL itself, or a pooler in front of it. */
    serverUrl: string
    /** The replica of a run with several servers; null in every other run. */
    replicaUrl: string | null
    /** The migrated, empty database of this run. The names of its clones begin with its name. */
    template: string
    /** A migrated database of a tenant without rows, which new tenants get a copy of. */
    tenantTemplate: string
  }
}
