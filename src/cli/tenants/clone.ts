/** `wharf tenants clone`: a complete copy of a tenant for testing, which sends nothing to the outside and shares no secrets with the original. */
import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type pg from 'pg'
import { v7 } from 'uuid'
import type { Database } from '../../db/database.js'
import { migrate } from '../../db/migrate.js'
import { DEFAULT_TENANT, tenantUrl } from '../../db/tenants/tenants.js'
import { copyEnabled } from '../../extend/tenant-modules.js'
import { searchEventHandlers } from '../../modules/catalog/search-index/reindex.js'
import { restartCopiedFeed } from '../../modules/messaging/change/change.rows.js'
import { statisticsHandlers } from '../../modules/platform/outbox/statistics.js'
import { createDatabase, databaseExists, databaseNameFor, dropDatabase } from '../../modules/platform/tenant/tenant.database.js'
import { withTenantLock } from '../../modules/platform/tenant/tenant.lock.js'
import { TENANT_ID } from '../../modules/platform/tenant/tenant.service.js'
import { withConnection } from '../copy/connection.js'
import { fillDatabase } from '../copy/fill-database.js'
import { prepareModuleTables } from '../copy/module-tables.js'
import { readDatabase } from '../copy/read-database.js'
import { type CommandContext, findTenant, withTenantDatabase } from '../database.js'
import { CommandFailure, UsageError } from '../usage.js'

export interface CloneOutcome {
  tenant: string
  database: string
  /** `template`: PostgreSQL copied the files of the database; `rows`: the rows were copied, because there were connections. */
  way: 'template' | 'rows'
  mediaFiles: 'copied' | 'none' | 'not copied: they are in a bucket'
  seconds: number
}

export async function cloneTenant(context: CommandContext, sourceId: string, id: string): Promise<CloneOutcome> {
  const { control, url } = context
  const started = performance.now()
  if (!TENANT_ID.test(id))
    throw new UsageError(
      `--as must be a lower-case letter, followed by at most 31 lower-case letters, digits and dashes, not "${id}".`,
    )
  const source = await findTenant(control, sourceId)
  const outcome = await withTenantLock(url, id, async () => {
    const database = await reserve(context, source, id)
    try {
      return { database, ...(await fillCopy(context, source, id, database)) }
    } catch (error) {
      await dropDatabase(control, database)
      await control.deleteFrom('control.tenant').where('id', '=', id).execute()
      throw error
    }
  })
  if (!outcome) throw new CommandFailure(`The tenant "${id}" is being created or deleted at the moment.`)
  return { tenant: id, ...outcome, seconds: Math.round((performance.now() - started) / 100) / 10 }
}

type Source = Awaited<ReturnType<typeof findTenant>>

/** Reserves a row that is not ready: after a crash it says what to remove. */
async function reserve({ control, clock }: CommandContext, source: Source, id: string): Promise<string> {
  const known = await control.selectFrom('control.tenant').select('id').where('id', '=', id).executeTakeFirst()
  if (known)
    throw new UsageError(`There is a tenant "${id}" already. Remove it first with wharf tenants remove ${id}, or name another.`)
  const database = await databaseNameFor(control, id)
  if (await databaseExists(control, database))
    throw new CommandFailure(`The database "${database}" already exists and belongs to no tenant.`)
  const { descriptions, ...settings } = await control
    .selectFrom('control.tenant')
    .select([
      'descriptions',
      'restrictSalesPricingVisibility',
      'allowQuoteInvalidation',
      'quoteDefaultExpiryPeriodDays',
      'defaultAppLanguage',
      'defaultDataLanguage',
    ])
    .where('id', '=', source.id)
    .executeTakeFirstOrThrow()
  const now = clock()
  const stamps = { uuid: v7({ msecs: now.getTime() }), createdAt: now, lastModifiedAt: now }
  const texts = JSON.stringify(descriptions) as never
  const copy = {
    ...settings,
    ...stamps,
    id,
    name: `${source.name} (${id})`,
    descriptions: texts,
    database,
    ready: false,
    isSilent: true,
  }
  await control.insertInto('control.tenant').values(copy).execute()
  return database
}

async function fillCopy(
  context: CommandContext,
  source: Source,
  id: string,
  database: string,
): Promise<Omit<CloneOutcome, 'tenant' | 'database' | 'seconds'>> {
  const { control, url, clock } = context
  const copyUrl = tenantUrl(url, { database, databaseUrl: null })
  const way = (await copyByTemplate(control, source, database)) ? 'template' : 'rows'
  if (way === 'rows') {
    await createDatabase(control, database)
    await migrate(copyUrl, 'tenant', clock())
    await copyRows(tenantUrl(url, source), copyUrl, clock())
  }
  await withConnection(copyUrl, (client) => separate(client, source.id, id, clock()))
  await withTenantDatabase(context, { ...source, id, database, databaseUrl: null }, restartCopiedFeed)
  const mediaFiles = await copyMedia(context, source.id, id)
  await copyEnabled(control, source.id, id, clock())
  await control.updateTable('control.tenant').set({ ready: true }).where('id', '=', id).execute()
  return { way, mediaFiles }
}

const IN_USE = '55006'

/** Copies the database files, which takes seconds whatever the size; PostgreSQL does so only on the same server and without connections. */
async function copyByTemplate(control: Database, source: Source, database: string): Promise<boolean> {
  // This process is connected to the database of the default tenant.
  if (source.id === DEFAULT_TENANT || source.databaseUrl || !source.database) return false
  if (!(await hasNoConnections(control, source.database))) return false
  try {
    await sql`create database ${sql.id(database)} template ${sql.id(source.database)}`.execute(control)
    return true
  } catch (error) {
    if ((error as { code?: string }).code === IN_USE) return false
    throw error
  }
}

/** Returns true if there are no connections. A closed one takes a moment to disappear; PostgreSQL itself would wait for five seconds. */
async function hasNoConnections(control: Database, database: string): Promise<boolean> {
  for (let look = 0; look < 5; look++) {
    const others = await sql`select from pg_stat_activity where datname = ${database} limit 1`.execute(control)
    if (others.rows.length === 0) return true
    await new Promise((done) => setTimeout(done, 100))
  }
  return false
}

/** Copies the rows in one snapshot. The control schema, which is in the database of the default tenant, is left out. */
const copyRows = (from: string, to: string, now: Date): Promise<void> =>
  withConnection(from, async (source) => {
    const { tables, sequences, readRows } = await readDatabase(source)
    const isOurs = ({ schema }: { schema: string }) => schema !== 'control'
    const content = { tables: tables.filter(isOurs), sequences: sequences.filter(isOurs), readRows }
    await prepareModuleTables(to, content.tables, now)
    await withConnection(to, (target) => fillDatabase(target, content, { onTable: () => undefined }))
  })

/** Work that a copy does itself: its search index and table statistics. */
const OWN_WORK = [...Object.keys(searchEventHandlers), ...Object.keys(statisticsHandlers)]

/**
 * Separates the copy from its original. Its files get new names: otherwise it would delete the original's files. Pending work of the
 * original is not done twice, and sessions of the original are not valid here.
 */
async function separate(client: pg.Client, from: string, to: string, now: Date): Promise<void> {
  await client.query('begin')
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.columns
      where table_schema = 'public' and column_name = 'files' and data_type = 'jsonb' order by 1`,
  )
  for (const { name } of rows) {
    await client.query(`alter table ${name} disable trigger user`)
    await client.query(
      `update ${name} set files = (select jsonb_object_agg(f.key, case when starts_with(f.value ->> 'key', $1)
           then f.value || jsonb_build_object('key', $2 || substr(f.value ->> 'key', length($1) + 1)) else f.value end) from jsonb_each(files) f)
        where files::text like '%"key"%'`,
      [`${from}/`, `${to}/`],
    )
    await client.query(`alter table ${name} enable trigger user`)
  }
  await client.query(`delete from "mediaOrphan"`)
  await client.query(`alter table "mediaFile" disable trigger user`)
  await client.query(`update "mediaFile" set key = $2 || substr(key, length($1) + 1) where starts_with(key, $1)`, [
    `${from}/`,
    `${to}/`,
  ])
  await client.query(`alter table "mediaFile" enable trigger user`)
  await client.query(
    `update "csvImportJob" set "fileKey" = null, state = case when state = 'RUNNING' then 'CANCELLED' else state end`,
  )
  await client.query(`delete from "mailRequest"`)
  await client.query(`delete from "idempotencyKey"`)
  await client.query(`delete from "actionDelivery" where status = 'PENDING'`)
  await client.query(
    `update event set "doneAt" = $1, error = 'left to the original' where "doneAt" is null and trigger <> all($2)`,
    [now, OWN_WORK],
  )
  for (const table of ['session', '"passwordToken"', '"magicToken"']) await client.query(`delete from ${table}`)
  await client.query('commit')
}

async function copyMedia({ config }: CommandContext, from: string, to: string): Promise<CloneOutcome['mediaFiles']> {
  if (config.media.s3) return 'not copied: they are in a bucket'
  const folder = join(config.dataDir, 'media')
  if (!existsSync(join(folder, from))) return 'none'
  await cp(join(folder, from), join(folder, to), { recursive: true })
  return 'copied'
}
