/**
 * Passes events to modules, after the transactions that wrote them. Each module keeps its own list of handled events, in its schema: a module that
 * fails delays neither the others nor the webhooks and e-mails of the shop. Handling an event and noting it is one transaction.
 */
import { sql } from 'kysely'
import type { BackgroundWork } from '../core/background-work.js'
import { inTransaction } from '../core/context.js'
import type { Database } from '../db/database.js'
import type { BackgroundParts } from '../interfaces/module.js'
import type { ModuleDefinition, ModuleEvent } from './api/module.js'
import { asSystem, type ContextParts, openContext, runModule } from './module-context.js'
import { schemaOf } from './module-migrations.js'
import { enabledModules } from './tenant-modules.js'

type Handlers = NonNullable<ModuleDefinition['on']>

const ROUND_MS = 10_000
const WAKE_MS = 200
const BATCH_SIZE = 50
/** More than are handled between two visits that settle something. */
const FORGET_SIZE = 5000
const MAX_ATTEMPTS = 12
const FIRST_DELAY_MS = 5000
const MAX_DELAY_MS = 3_600_000
/** Transactions that began earlier than this have ended, so no event with a smaller id can still appear. */
const SETTLED_MS = 600_000

interface DueEvent {
  id: string
  uuid: string
  name: string
  payload: Record<string, unknown>
  channelId: number
  createdAt: Date
  attempts: number
}

interface Inbox {
  handlers: Handlers
  parts: ContextParts
  work: BackgroundParts
  /** By tenant: all events up to this id are handled. */
  settled: Map<string, string>
}

export function openInbox(handlers: Handlers, parts: ContextParts, work: BackgroundParts): BackgroundWork {
  if (Object.keys(handlers).length === 0) return { start: () => undefined, stop: async () => undefined }
  const inbox: Inbox = { handlers, parts, work, settled: new Map() }
  let isStopping = false
  let running: Promise<unknown> = Promise.resolve()
  const waiting = new Set<string>()
  const timers = new Set<NodeJS.Timeout>()
  const visit = (tenantId: string) => {
    if (isStopping || waiting.has(tenantId)) return
    waiting.add(tenantId)
    running = running.then(async () => {
      waiting.delete(tenantId)
      if (!isStopping) await handleAll(inbox, tenantId, () => isStopping)
    })
  }
  const visitAll = () => {
    for (const tenantId of inbox.settled.keys()) visit(tenantId)
  }
  const findTenants = async () => {
    const rows = await work.tenants.control
      .selectFrom('control.tenantModule')
      .select('tenantId')
      .where('module', '=', parts.module)
      .where('isEnabled', '=', true)
      .execute()
    for (const { tenantId } of rows) if (!inbox.settled.has(tenantId)) inbox.settled.set(tenantId, '0')
    visitAll()
  }
  return {
    start() {
      const round = () =>
        void findTenants().catch((error) => work.onError(error, `the events of ${parts.module} could not be read`))
      timers.add(setInterval(round, ROUND_MS).unref())
      round()
    },
    async stop() {
      isStopping = true
      for (const timer of timers) clearInterval(timer)
      await running
    },
    wake(tenantId) {
      // The transaction that wrote the event is not committed yet.
      const timer = setTimeout(() => {
        timers.delete(timer)
        visit(tenantId)
      }, WAKE_MS).unref()
      timers.add(timer)
    },
  }
}

async function handleAll(inbox: Inbox, tenantId: string, mustStop: () => boolean): Promise<void> {
  const { work, parts } = inbox
  try {
    const { tenants } = work
    if (!(await enabledModules(tenants, tenantId)).has(parts.module)) return
    const db = await tenants.open(tenantId)
    if (!db) return
    for (let found = 1; found > 0 && !mustStop(); ) {
      const due = await findDue(inbox, tenantId, db)
      found = due.length
      for (const event of due) if (!mustStop()) await handle(inbox, tenantId, db, event)
    }
    await settle(inbox, tenantId, db)
  } catch (error) {
    work.onError(error, `the events of the module ${parts.module} could not be handled for the tenant ${tenantId}`)
  }
}

/** Custom events are known to modules by their code. */
const EVENT_NAME = sql`case when event.trigger = 'CUSTOM_EVENT' then event.payload ->> 'code' else event.trigger end`

async function findDue({ handlers, parts, work, settled }: Inbox, tenantId: string, db: Database): Promise<DueEvent[]> {
  const own = sql.table(`${schemaOf(parts.module)}._event`)
  const names = Object.keys(handlers)
  const after = settled.get(tenantId) ?? '0'
  const now = work.clock()
  const { rows } = await sql<DueEvent>`
    select event.id::text, event.uuid, ${EVENT_NAME} as name, event.payload, event."channelId", event."createdAt", coalesce(own.attempts, 0) as attempts
      from event left join ${own} own on own.id = event.id
     where event.id > ${after}::bigint and ${EVENT_NAME} = any(${names}::text[]) and own."doneAt" is null
       and (own.id is null or own."dueAt" <= ${now}::timestamptz)
       and event."createdAt" >= (select at from ${sql.table(`${schemaOf(parts.module)}._start`)})
       and not exists (
         select from event earlier left join ${own} done on done.id = earlier.id
          where earlier.aggregate = event.aggregate and earlier.sequence < event.sequence and earlier.id > ${after}::bigint
            and earlier.trigger = any(${names}::text[]) and done."doneAt" is null and earlier."createdAt" >= (select at from ${sql.table(`${schemaOf(parts.module)}._start`)}))
     order by event.id limit ${BATCH_SIZE}::int`.execute(db)
  return rows
}

async function handle(inbox: Inbox, tenantId: string, db: Database, event: DueEvent): Promise<void> {
  const { handlers, parts, work } = inbox
  const now = work.clock()
  const own = sql.table(`${schemaOf(parts.module)}._event`)
  try {
    const ctx = asSystem(await work.contextFor({ tenantId, channelId: event.channelId, now }))
    await inTransaction(ctx, async (inner) => {
      const { rows } = await sql`
        insert into ${own} as own (id, attempts, "dueAt", "doneAt") values (${event.id}::bigint, ${event.attempts + 1}::int, ${now}::timestamptz, ${now}::timestamptz)
        on conflict (id) do update set attempts = excluded.attempts, "doneAt" = excluded."doneAt", error = null
         where own."doneAt" is null and own.attempts = ${event.attempts}::int
        returning id`.execute(inner.db)
      // Another server was faster.
      if (rows.length === 0) return
      await runModule(parts.module, async () => handlers[event.name]?.(toEvent(event), openContext(inner, parts)))
    })
  } catch (error) {
    await postpone(inbox, db, event, now, error)
    work.onError(error, `the module ${parts.module} failed with the event ${event.uuid} (${event.name}); it is tried again`)
  }
}

const toEvent = ({ uuid, name, payload, createdAt }: DueEvent): ModuleEvent => {
  const { code: _, custom, ...own } = payload
  return { uuid, name, createdAt, payload: custom && typeof custom === 'object' ? { ...custom } : own }
}

/** Tries a failed event again after growing delays, and finally gives it up. */
async function postpone({ parts }: Inbox, db: Database, { id, attempts }: DueEvent, now: Date, error: unknown): Promise<void> {
  const delayMs = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** attempts)
  const dueAt = new Date(now.getTime() + delayMs)
  const text = String((error as Error)?.message ?? error).slice(0, 500)
  const doneAt = attempts + 1 >= MAX_ATTEMPTS ? now : null
  await sql`
    insert into ${sql.table(`${schemaOf(parts.module)}._event`)} as own (id, attempts, "dueAt", "doneAt", error)
    values (${id}::bigint, ${attempts + 1}::int, ${dueAt}::timestamptz, ${doneAt}::timestamptz, ${text}::text)
    on conflict (id) do update set attempts = excluded.attempts, "dueAt" = excluded."dueAt", "doneAt" = excluded."doneAt", error = excluded.error
     where own."doneAt" is null`.execute(db)
}

/** Remembers up to which event everything is handled, so that a visit does not read the old ones again. */
async function settle({ handlers, parts, work, settled }: Inbox, tenantId: string, db: Database): Promise<void> {
  const own = sql.table(`${schemaOf(parts.module)}._event`)
  const before = new Date(work.clock().getTime() - SETTLED_MS)
  const { rows } = await sql<{ id: string }>`
    select least(
      (select min(event.id) - 1 from event left join ${own} own on own.id = event.id
        where event.id > ${settled.get(tenantId) ?? '0'}::bigint and ${EVENT_NAME} = any(${Object.keys(handlers)}::text[]) and own."doneAt" is null
          and event."createdAt" >= (select at from ${sql.table(`${schemaOf(parts.module)}._start`)})),
      coalesce((select max(id) from event where "createdAt" < ${before}::timestamptz), 0))::text as id`.execute(db)
  const newest = rows[0]?.id ?? '0'
  if (BigInt(newest) <= BigInt(settled.get(tenantId) ?? '0')) return
  settled.set(tenantId, newest)
  await forgetRemoved(parts.module, db)
}

/** Removes notes about events that the shop no longer keeps. The oldest notes are looked at first, so the table stays as long as the event table. */
const forgetRemoved = (module: string, db: Database) =>
  sql`
    delete from ${sql.table(`${schemaOf(module)}._event`)} own
     using (select id from ${sql.table(`${schemaOf(module)}._event`)} order by id limit ${FORGET_SIZE}::int) oldest
     where own.id = oldest.id and not exists (select from event where event.id = own.id)`.execute(db)
