/** The history of records: who changed which fields, when, and with which request. Triggers write it; see migrations/tenant/0095_record_history.sql. */
import type { HistoryCallerKind, HistoryRecordType, RecordHistorySearchInput } from '../../../contract/contract.gen.js'
import { invalidField, notFound } from '../../../core/base/errors.js'
import { type Page, pageOf, pageRequest } from '../../../core/base/page.js'
import type { Ctx } from '../../../core/context.js'
import { get } from '../../../core/store/store.js'
import type { HistoryChanges, HistoryOrigin } from '../../../db/meter.js'
import { adminUser } from '../admin-user/admin-user.resource.js'
import { isOperator } from '../tenant/tenant.resource.js'
import { type EntryRow, findRecordId, readCredentialNames, readEntries } from './history.rows.js'
import { isControlType, isReadableField, readableParts, requireReader } from './history.types.js'

interface Change {
  field: string
  before: unknown
  after: unknown
}

interface Caller {
  kind: HistoryCallerKind
  userId: number | null
  email: string | null
  credentialId: string | null
  credentialName: string | null
  requestId: string | null
}

/** An entry as both interfaces show it. */
export interface ShownEntry {
  id: string
  recordType: HistoryRecordType
  recordId: number | null
  uuid: string | null
  action: EntryRow['action']
  changedAt: Date | null
  changedBy: Caller
  changes: Change[]
}

/** A record that has a history: `recordId` is its numeric id or its uuid. */
interface RecordKey {
  recordType: HistoryRecordType
  recordId: string
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MAX_ID = 2 ** 31 - 1

/** Returns a page of the history of one record, newest first, for a caller that may read the record. */
export async function listHistory(
  ctx: Ctx,
  key: RecordKey,
  { changedAt, fields, includesParts = true, ...paging }: Partial<RecordHistorySearchInput>,
): Promise<Page<ShownEntry>> {
  const type = key.recordType
  requireReader(ctx, type)
  const request = pageRequest(paging)
  const isControl = isControlType(type)
  const recordId = await findId(ctx, key, isControl)
  if (type === 'adminUser') await get(ctx, adminUser, { id: recordId })
  const search = {
    type,
    recordId,
    parts: includesParts ? readableParts(ctx, type) : [],
    tenantId: isControl && !isOperator(ctx) ? ctx.actor.tenantId : null,
    isControl,
    from: instant(changedAt?.greaterThan),
    to: instant(changedAt?.lessThan),
    fields: fields?.length ? fields : null,
  }
  const { rows, itemsFound } = await readEntries(isControl ? ctx.tenants.control : ctx.db, search, request)
  const used = new Set(rows.flatMap(({ origin }) => origin?.credential ?? []))
  const names = await readCredentialNames(ctx.tenants.control, [...used])
  return pageOf(rows.map(toShown(ctx, names)), itemsFound, request)
}

const instant = (text: string | null | undefined): Date | null => (text ? new Date(text) : null)

async function findId(ctx: Ctx, { recordType, recordId }: RecordKey, isControl: boolean): Promise<number> {
  if (/^\d{1,10}$/.test(recordId) && Number(recordId) <= MAX_ID) return Number(recordId)
  if (!UUID.test(recordId)) throw invalidField('recordId', 'must be a numeric id or a uuid')
  const found = await findRecordId({ db: ctx.db, control: ctx.tenants.control }, recordType, recordId, isControl)
  if (found === null) throw notFound('Record', 'RECORD_NOT_FOUND_ERROR', { id: recordId })
  return found
}

const toShown =
  (ctx: Ctx, names: ReadonlyMap<string, string>) =>
  ({ id, type, recordId, uuid, action, changedAt, origin, changes }: EntryRow): ShownEntry => ({
    id: String(id),
    recordType: type,
    recordId,
    uuid,
    action,
    changedAt,
    changedBy: toCaller(origin, names),
    changes: toChanges(changes).filter(({ field }) => isReadableField(ctx, type, field.split('.')[0] ?? field)),
  })

const kinds: Record<string, HistoryCallerKind> = {
  admin: 'ADMINISTRATOR',
  contact: 'CONTACT',
  customer: 'CUSTOMER',
  user: 'USER',
  key: 'API_KEY',
  client: 'OAUTH_CLIENT',
}

function toCaller(origin: HistoryOrigin | null, names: ReadonlyMap<string, string>): Caller {
  const credentialId = origin?.credential ?? null
  return {
    kind: kinds[origin?.kind ?? ''] ?? 'SYSTEM',
    userId: origin?.id ?? null,
    email: origin?.email ?? null,
    credentialId,
    credentialName: credentialId === null ? null : (names.get(credentialId) ?? null),
    requestId: origin?.requestId ?? null,
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists the changed fields in alphabetical order. Of a composite field, such as texts in several languages, only the changed parts are listed. */
function toChanges(changes: HistoryChanges | null): Change[] {
  const listed = Object.entries(changes ?? {}).flatMap(([field, [before, after]]) =>
    isObject(before) && isObject(after) ? differences(field, before, after) : [{ field, before, after }],
  )
  return listed.sort((a, b) => (a.field < b.field ? -1 : 1))
}

const differences = (field: string, before: Record<string, unknown>, after: Record<string, unknown>): Change[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((part) => ({ field: `${field}.${part}`, before: before[part] ?? null, after: after[part] ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
