/** Moves the database of a tenant to another server while it is in use. Reads continue; writes pause for the last changes. */

import type pg from 'pg'
import { type Database, openDatabase } from '../../db/database.js'
import { migrate } from '../../db/migrate.js'
import { tenantUrl } from '../../db/tenants/tenants.js'
import { restartCopiedFeed } from '../../modules/messaging/change/change.rows.js'
import { withTenantLock } from '../../modules/platform/tenant/tenant.lock.js'
import { requireEmptyDatabase, withConnection } from '../copy/connection.js'
import { copySequences, fillOpenDatabase, type TableRules } from '../copy/fill-database.js'
import { prepareModuleTables } from '../copy/module-tables.js'
import { readDatabase } from '../copy/read-database.js'
import { type CopiedTable, listSequences, listTables } from '../copy/tables.js'
import { type CommandContext, findTenant } from '../database.js'
import { CommandFailure } from '../usage.js'
import { findKeys, type KeyedTable, MOVE_LOCK, refuseChanges, startCapture, stopCapture } from './capture.js'
import { copyChanges } from './catch-up.js'

export interface MoveReport {
  rows: number
  /** Changes during the copy, and those of them during the pause. */
  changes: number
  lastChanges: number
  pauseMs: number
  /** The duration of each part of the pause, in milliseconds. */
  phases: Record<string, number>
  oldDatabase: string
}

/** When this few changes are left, the writes pause. */
const FEW_CHANGES = 500
const MAX_ROUNDS = 20
/** The number of attempts to pause: if running commands do not end in time, writes continue, and the pause is tried again. */
const PAUSE_TRIES = 10

/** Moves a tenant to an empty database, whose replicas may be given. */
export async function moveTenant(
  context: CommandContext,
  id: string,
  targetUrl: string,
  replicaUrls: readonly string[] = [],
): Promise<MoveReport> {
  const sourceUrl = tenantUrl(context.url, await findTenant(context.control, id))
  if (sourceUrl === context.url)
    throw new CommandFailure('The default tenant lies in the control database: wharf move-to moves it, with all others.')
  const moved = await withTenantLock(context.url, id, async () => {
    await requireEmptyDatabase(targetUrl)
    await migrate(targetUrl, 'tenant', context.clock())
    return withConnection(sourceUrl, (source) =>
      withConnection(targetUrl, (target) => move(context, { id, sourceUrl, targetUrl, replicaUrls }, source, target)),
    )
  })
  if (!moved) throw new CommandFailure(`Tenant "${id}" is being created, moved or deleted at the moment.`)
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
    const { tables, rules, rows } = await copyWhileUsed(route, context.clock(), source, target)
    let changes = await copyMostChanges(source, target, tables)
    // Everything is compared while in use, which takes longer with every row; after that only later changes.
    changes += await copyChanges(source, target, tables, 'everything')
    changes += await copyMostChanges(source, target, tables)
    const feed = openDatabase({ url: route.targetUrl, size: 1, onError: () => undefined })
    const pause = await withPause(route.sourceUrl, async (watch) => {
      const lastChanges = await copyChanges(source, target, tables, 'this round')
      watch.lap('last changes')
      await copySequences(target, await listSequences(source))
      watch.lap('sequences')
      await rules.restore({ isChecked: false })
      watch.lap('rules')
      await finishTarget(source, target, feed)
      watch.lap('change feed')
      await refuseChanges(source)
      await switchOver(context, route)
      watch.lap('switch')
      return { pauseMs: watch.all(), phases: watch.phases, lastChanges }
    }).finally(() => feed.destroy())
    changes += pause.lastChanges
    // The rows come from the old database, where the rules held; PostgreSQL checks them again without blocking anybody.
    await rules.check()
    return { rows, changes, ...pause, oldDatabase: new URL(route.sourceUrl).pathname.slice(1) }
  } catch (error) {
    // A round may have been running.
    await source.query('rollback').catch(() => undefined)
    await stopCapture(source).catch(() => undefined)
    throw error
  }
}

/** Returns whether a table is copied. What names transactions starts over on the new server, where they have other numbers. */
const isBroughtOver = ({ name }: CopiedTable) => !['changeEntry', 'changeMark', 'searchChange', 'searchSnapshot'].includes(name)

/** Copies the database in one snapshot. Changes are recorded from before it. */
async function copyWhileUsed({ sourceUrl, targetUrl }: Route, now: Date, source: pg.Client, target: pg.Client) {
  return withConnection(sourceUrl, async (reader) => {
    const tables = await findKeys(source, (await listTables(source)).filter(isBroughtOver))
    await startCapture(source, tables)
    await target.query(
      'create schema wharf_move; create table wharf_move.changed (id bigint, place text, key jsonb, done boolean not null default false)',
    )
    const all = await readDatabase(reader, isBroughtOver)
    await prepareModuleTables(targetUrl, all.tables, now)
    const rules: TableRules = await fillOpenDatabase(target, all)
    return { tables, rules, rows: all.tables.reduce((sum, table) => sum + table.rows, 0) }
  })
}

async function copyMostChanges(source: pg.Client, target: pg.Client, tables: readonly KeyedTable[]): Promise<number> {
  let all = 0
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const copied = await copyChanges(source, target, tables, 'this round')
    all += copied
    if (copied <= FEW_CHANGES) break
  }
  return all
}

/** Measures the parts of the pause. */
function startWatch() {
  const begunAt = performance.now()
  const phases: Record<string, number> = {}
  let lapAt = begunAt
  const lap = (name: string) => {
    phases[name] = Math.round(performance.now() - lapAt)
    lapAt = performance.now()
  }
  return { phases, lap, all: () => performance.now() - begunAt }
}

/** Runs work while nobody writes: running commands are completed, new ones are refused with 503. */
async function withPause<T>(sourceUrl: string, work: (watch: ReturnType<typeof startWatch>) => Promise<T>): Promise<T> {
  return withConnection(sourceUrl, async (holder) => {
    for (let tries = 1; ; tries++) {
      const watch = startWatch()
      try {
        await holder.query(`begin; set local lock_timeout = '3s'`)
        await holder.query('select pg_advisory_xact_lock($1)', [MOVE_LOCK])
        watch.lap('running commands')
        return await work(watch)
      } catch (error) {
        await holder.query('rollback').catch(() => undefined)
        if ((error as { code?: string }).code !== '55P03' || tries === PAUSE_TRIES) throw error
        await new Promise((done) => setTimeout(done, 2000))
      }
    }
  })
}

/** Removes the helpers of the move. Earlier cursors end with the last change of the old database. */
async function finishTarget(source: pg.Client, target: pg.Client, feed: Database): Promise<void> {
  const { rows } = await source.query<{ last: string }>(
    `select greatest((select max(id) from "changeEntry"), (select "prunedId" from "changeFeed"))::text as last`,
  )
  await target.query('drop schema wharf_move cascade')
  await target.query('update "changeFeed" set "databaseOid" = 0, "prunedId" = $1', [rows[0]?.last ?? 0])
  await restartCopiedFeed(feed)
}

/**
 * First closes the old database, so that no server reads stale data there. Then the control database names the
 * new one. A server whose connections break looks up the tenant again.
 */
async function switchOver({ control }: CommandContext, { id, sourceUrl, targetUrl, replicaUrls }: Route): Promise<void> {
  const name = decodeURIComponent(new URL(sourceUrl).pathname.slice(1))
  const beside = new URL(sourceUrl)
  beside.pathname = '/postgres'
  await withConnection(beside.href, async (admin) => {
    const allow = (isAllowed: boolean) =>
      admin.query(`alter database "${name.replaceAll('"', '""')}" with allow_connections ${isAllowed}`)
    const end = (others: string) =>
      admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 ${others}`, [name])
    await allow(false)
    await end(`and application_name <> 'wharf-copy'`)
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
    // Also ends our own connections: a pooler would give them to servers that still use the old database.
    await end('')
  })
}
