/** The log of templates that could not be rendered. */
import { sql } from 'kysely'
import type { TemplateErrorLogStats, TemplateErrorType } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { newUuid } from '../../../core/store/row.js'
import type { TemplateFailure } from './engine/template-engine.js'

const RETENTION_MS = 90 * 24 * 3_600_000
const MAX_MESSAGE = 2_000
const MAX_TRACE = 8_000

export interface LoggedFailure {
  errorType: TemplateErrorType
  templateId: string | null
  failure: TemplateFailure
  /** The event that caused the e-mail. */
  topicName?: string | null | undefined
  eventInstance?: string | null | undefined
}

/** Writes an entry on its own connection, so that it survives a rollback. Old entries are deleted. */
export async function logFailure(ctx: Ctx, { errorType, templateId, failure, topicName, eventInstance }: LoggedFailure) {
  const db = (await ctx.tenants.open(ctx.actor.tenantId)) ?? ctx.db
  await db
    .deleteFrom('templateErrorLog')
    .where('createdAt', '<', new Date(ctx.now.getTime() - RETENTION_MS))
    .execute()
  await db
    .insertInto('templateErrorLog')
    .values({
      uuid: newUuid(ctx),
      templateId,
      errorType,
      errorMessage: failure.message.slice(0, MAX_MESSAGE),
      stackTrace: failure.trace.slice(0, MAX_TRACE),
      fieldName: failure.field,
      topicName: topicName ?? null,
      eventInstance: eventInstance ?? null,
      createdAt: ctx.now,
    })
    .execute()
}

/** Returns the number of entries, and their first and last time. */
export async function readLogStats({ db }: Ctx): Promise<TemplateErrorLogStats> {
  const { rows } = await sql<TemplateErrorLogStats>`
    select count(*)::int as "totalCount",
           count(*) filter (where "errorType" = 'RENDER_ERROR')::int as "renderErrorCount",
           count(*) filter (where "errorType" = 'CUSTOM_QUERY_ERROR')::int as "customQueryErrorCount",
           min("createdAt") as "oldestEntry", max("createdAt") as "newestEntry"
      from "templateErrorLog"`.execute(db)
  return rows[0] as TemplateErrorLogStats
}
