import { sql } from 'kysely'
import type { UpdateContactInput } from '../../../contract/contract.gen.js'
import { type BulkItem, type BulkResult, type Directives, upsertMany } from '../../../core/bulk/bulk.js'
import { exceptNotEmpty, mergeResults, writtenItems } from '../../../core/bulk/identify.js'
import type { Ctx } from '../../../core/context.js'
import { writeSources } from '../../../core/store/sources.js'
import { contact, contactSource } from '../../../resources/accounts/contact.js'
import { attributesOf, textsBy, writeAttributes } from '../../catalog/attribute/attribute.write.js'
import { syncLoginEmails } from '../user/login.js'
import { namesAsText } from '../user/names.js'
import { contactEvents } from './contact.events.js'
import { link, type Move, move } from './contact.links.js'
import { type Parented, parentIdsOf } from './contact.parent.js'
import { sourcesOfContact } from './contact.relations.js'
import { LOGIN } from './contact.service.js'
import { duplicateEmails } from './contact.unique.js'

/** An item of the bulk: what stands in the contact itself, and what rides along. */
interface Asked extends Pick<UpdateContactInput, 'sources' | 'attributes'> {
  values: BulkItem
}
type Done = Asked & { id: number; isNew: boolean }

/** Adds or changes contacts by their uuid, with their companies: a few statements, however many items. */
export async function upsertContacts(ctx: Ctx, items: readonly BulkItem[], directives: Directives): Promise<BulkResult[]> {
  const parentIds = await parentIdsOf(ctx, items as readonly Parented[])
  const clashes = await duplicateEmails(ctx, items, directives)
  const errors = items.map((_, i) => clashes[i] ?? (parentIds[i] === null ? 'The company of the contact does not exist' : null))
  const sound = items.flatMap((item, i) => (errors[i] ? [] : [parted(item, parentIds[i])]))
  const written = await write(ctx, sound, ofColumns(directives))
  return mergeResults(errors, written.map(spoken))
}

function parted(item: BulkItem & UpdateContactInput & Parented, parentCompanyId?: number | null): Asked {
  const { sources, attributes, parent: _p, parentId: _i, ...values } = item
  return { sources, attributes, values: { ...namesAsText(values), ...(parentCompanyId && { parentCompanyId }) } }
}

/** The company stands in a column of another name; whoever exists has one, so that keeping it is not overwriting it. */
function ofColumns({ skipIfNotEmpty = [], skipMoveOnUpdate, ...directives }: Directives): Directives {
  const isKept = skipMoveOnUpdate || skipIfNotEmpty.some((name) => name === 'parent' || name === 'parentId')
  return { ...directives, skipIfNotEmpty: [...skipIfNotEmpty, ...(isKept ? ['parentCompanyId'] : [])] }
}

async function write(ctx: Ctx, asked: readonly Asked[], directives: Directives): Promise<BulkResult[]> {
  if (asked.length === 0) return []
  const before = await parentsBefore(ctx, asked)
  const written = await upsertMany(
    ctx,
    contact,
    'uuid',
    asked.map(({ values }) => values),
    directives,
  )
  const done = writtenItems(asked, written)
  if (done.length) await writeBesides(ctx, done, before, directives)
  return written
}

async function writeBesides(ctx: Ctx, done: readonly Done[], before: Map<number, number>, directives: Directives) {
  await move(ctx, movesOf(done, before, directives.skipIfNotEmpty?.includes('parentCompanyId') ?? false))
  await link(
    ctx,
    done.flatMap(({ id, isNew, values }) => (isNew ? [{ contactId: id, companyId: values.parentCompanyId as number }] : [])),
  )
  const sourced = await exceptNotEmpty(ctx, done, directives, 'sources', sourcesOfContact)
  await writeSources(
    ctx,
    contactSource,
    sourced.flatMap(({ id, sources }) => (sources ? [{ ownerId: id, sources }] : [])),
  )
  const noted = await exceptNotEmpty(ctx, done, directives, 'attributes', attributesOf('contactId'))
  await writeAttributes(
    ctx,
    'contactId',
    noted.flatMap(({ id, attributes }) => (attributes ? [{ ownerId: id, attributes }] : [])),
    textsBy(directives),
  )
  const mailed = done.flatMap(({ id, isNew, values }) => (isNew || values.email === undefined ? [] : [id]))
  if (mailed.length) await syncLoginEmails(ctx, LOGIN, mailed)
  await contactEvents.emit(ctx, 'CONTACT_BULK', { contactIds: done.map(({ id }) => id) })
}

const movesOf = (done: readonly Done[], before: Map<number, number>, isKept: boolean): Move[] =>
  done.flatMap(({ id, isNew, values }) => {
    const from = before.get(id)
    const to = values.parentCompanyId as number | undefined
    return isNew || isKept || from === undefined || to === undefined ? [] : [{ contactId: id, from, to }]
  })

/** The primary companies of those that exist, held until all is written. */
async function parentsBefore(ctx: Ctx, asked: readonly Asked[]): Promise<Map<number, number>> {
  const uuids = asked.flatMap(({ values }) => (values.parentCompanyId === undefined ? [] : [values.uuid as string]))
  if (uuids.length === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('contact')
    .select(['id', 'parentCompanyId'])
    .where('uuid', '=', sql<string>`any(${uuids}::uuid[])`)
    .orderBy('uuid')
    .forUpdate()
    .execute()
  return new Map(rows.map(({ id, parentCompanyId }) => [id, parentCompanyId]))
}

/** In the words of the interface, not of the table. */
const spoken = (result: BulkResult): BulkResult =>
  result.success ? result : { ...result, error: result.error.replace('parentCompanyId', 'parentId') }
