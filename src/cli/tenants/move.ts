/** Moves the database of a tenant to another server while it is used. Its reads go on all the time, its writes pause for the last changes. */
import type pg from 'pg'
import { BadConfig } from '../../config.js'
import { tenantUrl } from '../../core/auth/tenants.js'
import { openDatabase } from '../../db/database.js'
import { migrate } from '../../db/migrate.js'
import { restartCopiedFeed } from '../../rooms/messaging/change/change.rows.js'
import { withTenantLock } from '../../rooms/platform/tenant/tenant.lock.js'
import { requireEmptyDatabase, withConnection } from '../copy/connection.js'
import { copySequences, fillOpenDatabase, type TableRules } from '../copy/fill-database.js'
import { readDatabase } from '../copy/read-database.js'
import { listSequences, listTables } from '../copy/tables.js'
import { type CommandContext, findTenant } from '../database.js'
import { findKeys, type KeyedTable, MOVE_LOCK, startCapture, stopCapture } from './capture.js'
import { copyChanges, findDifference } from './catch-up.js'

export interface MoveReport {
  rows: number
  /** Changes that came during the copy, and those among them that came in the pause. */
  changes: number
  lastChanges: number
  pauseMs: number
  oldDatabase: string
}

/** When so few changes are left, the writes pause. */
const FEW_CHANGES = 500
const MAX_ROUNDS = 20
/** How long running commands may take to end; then the writes go on, and the pause is tried again. */
const PAUSE_TRIES = 10

/** Moves a tenant into an empty database, whose replicas may be given. */
export async function moveTenant(
  context: CommandContext,
  id: string,
  targetUrl: string,
  replicaUrls: readonly string[] = [],
): Promise<MoveReport> {
  const sourceUrl = tenantUrl(context.url, await findTenant(context.control, id))
  if (sourceUrl === context.url)
    throw new BadConfig('The default tenant lies in the control database: wharf move-to moves it, with all others.')
  const moved = await withTenantLock(context.url, id, async () => {
    await requireEmptyDatabase(targetUrl)
    await migrate(targetUrl, 'tenant', context.clock())
    return withConnection(sourceUrl, (source) =>
      withConnection(targetUrl, (target) => move(context, { id, sourceUrl, targetUrl, replicaUrls }, source, target)),
    )
  })
  if (!moved) throw new BadConfig(`Tenant "${id}" is being made, moved or deleted just now.`)
  return moved
}

interface Route {
  id: string
  sourceUrl: string
  targetUrl: string
  replicaUrls: readonly string[]
}

async function move(context: CommandContext, route: Route, source: pg.Client, target: pg.Client): Promise<MoveReport> {
  try {
    const { tables, rules, rows } = await copyWhileUsed(route, source, target)
    let changes = await copyMostChanges(source, target, tables)
    const pausedAt = await withPause(route.sourceUrl, async (begunAt) => {
      const lastChanges = await copyChanges(source, target, tables)
      changes += lastChanges
      await copySequences(target, await listSequences(source))
      const different = await findDifference(source, target, tables)
      if (different) throw new Error(`${different} differs in the new database. Nothing was switched.`)
      await rules.restore({ isChecked: false })
      await finishTarget(route.targetUrl, target)
      await switchOver(context, route)
      return { pauseMs: performance.now() - begunAt, lastChanges }
    })
    // The rows are those of the old database, where the rules held; PostgreSQL looks at them again without blocking anybody.
    await rules.check()
    return { rows, changes, ...pausedAt, oldDatabase: new URL(route.sourceUrl).pathname.slice(1) }
  } catch (error) {
    await stopCapture(source).catch(() => undefined)
    throw error
  }
}

/** Copies the database as it is at one instant. From before that instant on, changes are noted. */
async function copyWhileUsed({ sourceUrl }: Route, source: pg.Client, target: pg.Client) {
  return withConnection(sourceUrl, async (reader) => {
    const tables = await findKeys(source, await listTables(source))
    await startCapture(source, tables)
    await target.query(
      'create schema wharf_move; create table wharf_move.changed (id bigint, place text, key jsonb, done boolean not null default false)',
    )
    const content = await readDatabase(reader)
    const rules: TableRules = await fillOpenDatabase(target, content)
    return { tables, rules, rows: content.tables.reduce((sum, table) => sum + table.rows, 0) }
  })
}

async function copyMostChanges(source: pg.Client, target: pg.Client, tables: readonly KeyedTable[]): Promise<number> {
  let all = 0
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const copied = await copyChanges(source, target, tables)
    all += copied
    if (copied <= FEW_CHANGES) break
  }
  return all
}

/** Runs work while nobody writes: commands that run are completed, new ones are refused with 503. */
async function withPause<T>(sourceUrl: string, work: (begunAt: number) => Promise<T>): Promise<T> {
  return withConnection(sourceUrl, async (holder) => {
    for (let tries = 1; ; tries++) {
      const begunAt = performance.now()
      try {
        await holder.query(`begin; set local lock_timeout = '3s'`)
        await holder.query('select pg_advisory_xact_lock($1)', [MOVE_LOCK])
        return await work(begunAt)
      } catch (error) {
        await holder.query('rollback').catch(() => undefined)
        if ((error as { code?: string }).code !== '55P03' || tries === PAUSE_TRIES) throw error
        await new Promise((done) => setTimeout(done, 2000))
      }
    }
  })
}

/** The change feed begins anew: the numbers of transactions are those of another server. */
async function finishTarget(targetUrl: string, target: pg.Client): Promise<void> {
  await target.query('drop schema wharf_move cascade')
  await target.query('update "changeFeed" set "databaseOid" = 0')
  const db = openDatabase({ url: targetUrl, size: 1, onError: () => undefined })
  await restartCopiedFeed(db).finally(() => db.destroy())
}

/**
 * First the old database lets nobody in any more, so that no server reads there what has changed in the new one. Then the control database names the
 * new one. A server whose connections break asks where the tenant is.
 */
async function switchOver({ control }: CommandContext, { id, sourceUrl, targetUrl, replicaUrls }: Route): Promise<void> {
  const name = decodeURIComponent(new URL(sourceUrl).pathname.slice(1))
  const beside = new URL(sourceUrl)
  beside.pathname = '/postgres'
  await withConnection(beside.href, async (admin) => {
    const allow = (isAllowed: boolean) =>
      admin.query(`alter database "${name.replaceAll('"', '""')}" with allow_connections ${isAllowed}`)
    await allow(false)
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name <> 'wharf-copy'`,
      [name],
    )
    try {
      await control
        .updateTable('control.tenant')
        .set({ databaseUrl: targetUrl, replicaUrls: [...replicaUrls] })
        .where('id', '=', id)
        .execute()
    } catch (error) {
      await allow(true)
      throw error
    }
  })
}
