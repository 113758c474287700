/**
 * Every import is a job: a row with its progress. It can be read and cancelled while the import runs and after its client has disconnected.
 *
 * The server that runs it holds a lease, which it renews. If that server dies, the lease expires and an event of the outbox lets another
 * server continue from a copy of the file. Rows are recorded as written in the transaction that writes them, so none is written twice.
 */
import { sql } from 'kysely'
import { v4 } from 'uuid'
import type { CsvImportOperation, CsvImportState, CsvRecordError } from '../../../contract/contract.gen.js'
import type { Actor } from '../../../core/auth/access.js'
import type { Ctx } from '../../../core/context.js'
import { newUuid } from '../../../core/store/row.js'
import type { ImportActor } from '../../../db/json.js'
import type { CsvInput } from './file.js'
import { MAX_ERRORS } from './report.js'

declare module '../../../core/context.js' {
  interface Ctx {
    /** The import that this context continues. */
    continuedImport?: ContinuedImport
  }
}

/** An import that one server started and another one continues. */
interface ContinuedImport {
  id: number
  /** Identifies the server that runs it. */
  lease: string
  /** Rows up to this one are written or refused. */
  rowsRead: number
  /** Rows after it that are already written. */
  writtenRows: readonly number[]
  rowsFailed: number
}

/** The event that continues an import whose server may be dead. */
export const CSV_IMPORT = 'CSV_IMPORT'
/** A server that has not renewed its lease for this long counts as dead. */
export const LEASE_MS = 60_000
const RENEWAL_MS = 20_000
const RETENTION_MS = 30 * 24 * 3_600_000
const MAX_INT = 2 ** 31 - 1

/** The progress of an import. */
export interface ImportProgress {
  rowsRead: number
  bytesRead: number
  failedCount: number
  newErrors: readonly CsvRecordError[]
}

export interface ImportJob {
  /** Returns whether a row was written or refused by the previous server. */
  isSettled(rowNumber: number): boolean
  /** Records rows as written, in the transaction that writes them. Throws `ImportEnded` if the job was cancelled or taken over. */
  noteWritten(inner: Ctx, rowNumbers: readonly number[]): Promise<void>
  /** Records that all read rows are written or refused. */
  noteProgress(progress: ImportProgress): Promise<void>
  /** Ends the job, unless it has already ended. */
  finish(state: CsvImportState, progress: ImportProgress, error: string | null): Promise<void>
  /** Stops renewing the lease. */
  close(): void
}

/** Thrown to end the import; the message says why. */
export class ImportEnded extends Error {}
/** Thrown if another server has taken over the import. */
export class ImportTaken extends ImportEnded {}

/** The job of a request that is one transaction, such as a dry run: nobody could see it before the end. */
const noJob: ImportJob = {
  isSettled: () => false,
  noteWritten: async () => undefined,
  noteProgress: async () => undefined,
  finish: async () => undefined,
  close: () => undefined,
}

/** Starts the job of an import, or resumes the one that the context continues. */
export async function openJob(ctx: Ctx, operation: CsvImportOperation, input: CsvInput<string>): Promise<ImportJob> {
  if (ctx.request) return noJob
  const from = ctx.continuedImport ?? (await startJob(ctx, operation, input))
  const began = performance.now()
  const place: JobPlace = { ctx, from, now: () => new Date(ctx.now.getTime() + performance.now() - began) }
  const written = new Set(from.writtenRows)
  const renewal = setInterval(() => void renewLease(place), RENEWAL_MS).unref()
  return {
    isSettled: (rowNumber) => rowNumber <= from.rowsRead || written.has(rowNumber),
    noteWritten: (inner, rowNumbers) => noteWritten({ ...place, ctx: inner }, rowNumbers),
    async noteProgress(progress) {
      if (!(await storeProgress(place, progress, 'RUNNING', null))) await throwEnded(place)
    },
    async finish(state, progress, error) {
      await storeProgress(place, progress, state, error)
      await deleteCopy(ctx, from.id)
    },
    close: () => clearInterval(renewal),
  }
}

interface JobPlace {
  ctx: Ctx
  from: ContinuedImport
  /** Returns the time by the clock of the request. */
  now: () => Date
}

/** Writes the job and its event, deletes old jobs, and copies the file to the storage. */
async function startJob(ctx: Ctx, operation: CsvImportOperation, { file, mappings }: CsvInput<string>): Promise<ContinuedImport> {
  const { actor, now } = ctx
  const [uuid, lease] = [newUuid(ctx), v4()]
  const fileKey = `${actor.tenantId}/import/${uuid.replaceAll('-', '')}.csv`
  const leaseUntil = new Date(now.getTime() + LEASE_MS)
  const { rows } = await sql<{ id: number }>`
    with forgotten as (
      delete from "csvImportJob" where id = any(array(
        select id from "csvImportJob" where "finishedAt" < ${new Date(now.getTime() - RETENTION_MS)}::timestamptz and "fileKey" is null
         order by "finishedAt" limit 100))),
    added as (
      insert into "csvImportJob" (uuid, operation, "fileName", mappings, "bytesTotal", actor, "fileKey", lease, "leaseUntil", "createdAt", "createdBy", "lastModifiedAt")
      values (${uuid}::uuid, ${operation}::text, ${toStorableName(file.fileName)}::text, ${mappings ? toStorableJson(mappings) : null}::jsonb,
              ${Math.min(file.size, MAX_INT)}::int, ${JSON.stringify(keptActor(actor))}::jsonb, ${fileKey}::text, ${lease}::uuid, ${leaseUntil}::timestamptz,
              ${now}::timestamptz, ${actor.userId}::int, ${now}::timestamptz) returning id),
    watched as (
      insert into event (uuid, trigger, "channelId", payload, "createdAt", "dueAt")
      select ${newUuid(ctx)}::uuid, ${CSV_IMPORT}::text, ${actor.channelId}::int, jsonb_build_object('jobId', id), ${now}::timestamptz, ${leaseUntil}::timestamptz
        from added)
    select id from added`.execute(ctx.db)
  const id = rows[0]?.id ?? 0
  const about = { mimeType: 'text/csv', fileName: 'import.csv', cacheControl: 'no-store' }
  await ctx.services.files.put(fileKey, file.path, about).catch(async (error) => {
    ctx.report(error, 'a file could not be copied: its import cannot be continued if this server dies')
    await sql`update "csvImportJob" set "fileKey" = null where id = ${id}::int`.execute(ctx.db)
  })
  ctx.services.wake(actor.tenantId)
  return { id, lease, rowsRead: 0, writtenRows: [], rowsFailed: 0 }
}

/** Converts a value to JSON without null characters and unpaired surrogates, which PostgreSQL cannot store and truncated cells may end with. */
const toStorableJson = (value: unknown) =>
  JSON.stringify(value).replace(/(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g, '$1\\ufffd')
const toStorableName = (name: string) => name.replaceAll('\0', '').slice(0, 255)

const keptActor = ({ kind, roles, channelId, userId, user, credential }: Actor): ImportActor => ({
  kind,
  roles,
  channelId,
  userId,
  user,
  credential,
})

const isMine = ({ from: { id, lease } }: JobPlace) =>
  sql<boolean>`job.id = ${id}::int and job.lease = ${lease}::uuid and job.state = 'RUNNING'`

async function noteWritten(place: JobPlace, rowNumbers: readonly number[]): Promise<void> {
  const { rows } = await sql`
    update "csvImportJob" job
       set "rowsWritten" = "rowsWritten" + ${rowNumbers.length}::int, "writtenRows" = "writtenRows" || ${rowNumbers}::int[]
     where ${isMine(place)} returning id`.execute(place.ctx.db)
  if (rows.length === 0) await throwEnded(place)
}

/** Stores the progress of the import, with the rows refused since the last time; returns false if the job was cancelled or taken over. */
async function storeProgress(
  place: JobPlace,
  { rowsRead, bytesRead, failedCount, newErrors }: ImportProgress,
  state: CsvImportState,
  error: string | null,
): Promise<boolean> {
  const { from } = place
  const now = place.now()
  const kept = newErrors.slice(0, Math.max(0, MAX_ERRORS - from.rowsFailed))
  const { rows } = await sql`
    with progress as (
      update "csvImportJob" job
         set "rowsRead" = greatest("rowsRead", ${rowsRead}::int), "bytesRead" = least(${bytesRead}::float8, ${MAX_INT}::int)::int,
             "rowsFailed" = ${from.rowsFailed + failedCount}::int, "writtenRows" = '{}', state = ${state}::text, error = ${error}::text,
             "leaseUntil" = ${new Date(now.getTime() + LEASE_MS)}::timestamptz, "lastModifiedAt" = ${now}::timestamptz,
             "finishedAt" = ${state === 'RUNNING' ? null : now}::timestamptz
       where ${isMine(place)} returning id),
    told as (
      insert into "csvImportError" ("jobId", "rowNumber", code, messages, record)
      select progress.id, e."rowNumber", e.code, e.messages, e.record from progress,
        jsonb_to_recordset(${toStorableJson(kept)}::jsonb) e ("rowNumber" int, code text, messages text[], record jsonb))
    select id from progress`.execute(place.ctx.db)
  return rows.length > 0
}

/** Renews the lease. Errors are left to the next time: after three of them in a row the lease is lost. */
async function renewLease(place: JobPlace): Promise<void> {
  const until = new Date(place.now().getTime() + LEASE_MS)
  await sql`update "csvImportJob" job set "leaseUntil" = ${until}::timestamptz where ${isMine(place)}`
    .execute(place.ctx.db)
    .catch(() => undefined)
}

async function throwEnded({ ctx, from }: JobPlace): Promise<never> {
  const row = await ctx.db.selectFrom('csvImportJob').select('state').where('id', '=', from.id).executeTakeFirst()
  if (row?.state === 'CANCELLED') throw new ImportEnded('The import was cancelled')
  throw new ImportTaken('Another server has taken over the import')
}

/** Deletes the copy of the file once the job has ended. If the storage does not respond, the event of the job tries again. */
export async function deleteCopy(ctx: Pick<Ctx, 'db' | 'services' | 'report'>, id: number): Promise<void> {
  const { rows } = await sql<{ fileKey: string }>`
    select "fileKey" from "csvImportJob" where id = ${id}::int and state <> 'RUNNING' and "fileKey" is not null`.execute(ctx.db)
  const [row] = rows
  if (!row) return
  try {
    await ctx.services.files.remove(row.fileKey)
    await sql`update "csvImportJob" set "fileKey" = null where id = ${id}::int`.execute(ctx.db)
  } catch (error) {
    ctx.report(error, 'the copy of an imported file could not be deleted')
  }
}
