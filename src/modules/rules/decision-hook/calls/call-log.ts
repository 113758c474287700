/** The log of calls. It is written in the background, a few calls at a time: no sale waits for it. If it cannot keep up, calls are left out. */
import { sql } from 'kysely'
import type { DecisionCallStatus, DecisionPoint } from '../../../../contract/contract.gen.js'
import type { Database } from '../../../../db/database.js'
import type { Tenants } from '../../../../db/tenants/tenants.js'

interface LoggedCall {
  hookId: number
  point: DecisionPoint
  /** The name of the point of a module. */
  modulePoint: string | null
  status: DecisionCallStatus
  hash: string
  question: string
  answer: string | null
  error: string | null
  responseStatus: number | null
  durationMs: number
  isDryRun: boolean
  at: Date
  uuid: string
}

/** The longest stored question or answer, in characters. */
const MAX_BODY = 16_384
/** The number of calls that are kept for each hook. */
const MAX_KEPT = 100
/** The number of calls that may wait to be written. */
const MAX_WAITING = 1000

export interface CallLog {
  add(tenantId: string, call: LoggedCall): void
  /** Resolves when all calls so far are written. */
  flush(): Promise<void>
}

export function openCallLog(tenants: Tenants, onError: (error: unknown, what: string) => void): CallLog {
  let waiting: { tenantId: string; call: LoggedCall }[] = []
  let writing: Promise<void> | null = null

  const writeAll = async () => {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      for (const tenantId of new Set(batch.map((each) => each.tenantId))) {
        const calls = batch.filter((each) => each.tenantId === tenantId).map(({ call }) => call)
        await writeCalls(tenants, tenantId, calls).catch((error) => onError(error, 'the log of decision hooks was not written'))
      }
    }
    writing = null
  }

  return {
    add(tenantId, call) {
      if (waiting.length >= MAX_WAITING) return
      waiting.push({ tenantId, call })
      writing ??= Promise.resolve().then(writeAll)
    },
    async flush() {
      while (writing !== null) await writing
    },
  }
}

async function writeCalls(tenants: Tenants, tenantId: string, calls: readonly LoggedCall[]): Promise<void> {
  const db = await tenants.open(tenantId)
  if (db) await storeCalls(db, calls)
}

/** Stores calls of hooks that still exist, and deletes the oldest ones. Secrets are not part of a body. */
async function storeCalls(db: Database, calls: readonly LoggedCall[]): Promise<void> {
  const rows = calls.map(({ hookId, at, question, answer, ...call }) => ({
    ...call,
    decisionHookId: hookId,
    question: storable(question),
    answer: answer === null ? null : storable(answer),
    isCut: question.length > MAX_BODY || (answer?.length ?? 0) > MAX_BODY,
    createdAt: at,
  }))
  await sql`
    insert into "decisionHookCall" (uuid, "decisionHookId", "hookId", point, "modulePoint", status, hash, question, answer, error, "responseStatus", "durationMs", "isDryRun",
                                    "isCut", "createdAt")
    select v.uuid, h.id, h.uuid, v.point, v."modulePoint", v.status, v.hash, v.question, v.answer, v.error, v."responseStatus", v."durationMs", v."isDryRun", v."isCut",
           v."createdAt"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as v(uuid uuid, "decisionHookId" int4, point text, "modulePoint" text, status text, hash text, question text, answer text, error text, "responseStatus" int4,
             "durationMs" int4, "isDryRun" boolean, "isCut" boolean, "createdAt" timestamptz)
      join "decisionHook" h on h.id = v."decisionHookId"`.execute(db)
  const ids = [...new Set(calls.map(({ hookId }) => hookId))]
  await sql`
    delete from "decisionHookCall" c
     using (select h.id as hook, (select o.id from "decisionHookCall" o where o."decisionHookId" = h.id order by o.id desc offset ${MAX_KEPT} limit 1) as last
              from unnest(${ids}::int4[]) h(id)) old
     where c."decisionHookId" = old.hook and c.id <= old.last`.execute(db)
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
const storable = (text: string) => Buffer.from(text.slice(0, MAX_BODY)).toString().replaceAll('\0', '')
