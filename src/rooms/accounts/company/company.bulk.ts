import { sql } from 'kysely'
import type { UpdateCompanyInput } from '../../../contract/contract.gen.js'
import { DomainError } from '../../../core/base/errors.js'
import { type BulkItem, type BulkResult, type Directives, upsertMany } from '../../../core/bulk/bulk.js'
import { exceptNotEmpty, mergeResults, writtenItems } from '../../../core/bulk/identify.js'
import type { Ctx } from '../../../core/context.js'
import { writeSources } from '../../../core/store/sources.js'
import { addressesOfCompany } from '../../../resources/accounts/address.js'
import type { CompanyReference } from '../../../resources/accounts/company.access.js'
import { company, companySource, sourcesOfCompany } from '../../../resources/accounts/company.js'
import { attributesOf, textsBy, writeAttributes } from '../../catalog/attribute/attribute.write.js'
import { writeAddresses } from '../address/address.write.js'
import { companyEvents } from './company.events.js'
import { awaitMoves, moveAll } from './company.parent.js'
import { checked } from './company.service.js'

/** An item of the bulk: what stands in the company itself, and what rides along. */
interface Asked extends Pick<UpdateCompanyInput, 'addresses' | 'sources' | 'attributes'> {
  values: BulkItem
  /** Absent leaves the company where it is, null puts it under none. */
  parent?: CompanyReference | null
}
type Done = Asked & { id: number; isNew: boolean }

/** Adds or changes companies by their uuid, with what rides along: a few statements, however many items. */
export async function upsertCompanies(ctx: Ctx, items: readonly BulkItem[], directives: Directives): Promise<BulkResult[]> {
  const asked = items.map(parted)
  const sound = asked.filter((item): item is Asked => 'values' in item)
  if (sound.some(({ parent }) => parent)) await awaitMoves(ctx)
  const values = sound.map((item) => item.values)
  const written = sound.length ? await upsertMany(ctx, company, 'uuid', values, directives) : []
  await writeBesides(ctx, writtenItems(sound, written), directives)
  return mergeResults(
    asked.map((item) => ('values' in item ? null : item.error)),
    written,
  )
}

/** What no company may be called fails its own item and no other. */
function parted(item: BulkItem & UpdateCompanyInput & Pick<Asked, 'parent'>): Asked | { error: string } {
  try {
    const { addresses, sources, attributes, parent, ...values } = checked(item)
    return { values, addresses, sources, attributes, parent }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { error: error.message }
  }
}

async function writeBesides(ctx: Ctx, done: readonly Done[], directives: Directives) {
  if (done.length === 0) return
  const sourced = await exceptNotEmpty(ctx, done, directives, 'sources', sourcesOfCompany)
  await writeSources(
    ctx,
    companySource,
    sourced.map(({ id, sources }) => ({ ownerId: id, sources: sources ?? [] })),
  )
  const addressed = await exceptNotEmpty(ctx, done, directives, 'addresses', addressesOfCompany)
  await writeAddresses(
    ctx,
    'companyId',
    addressed.map(({ id, addresses }) => ({ ownerId: id, addresses: addresses ?? [] })),
  )
  const noted = await exceptNotEmpty(ctx, done, directives, 'attributes', attributesOf('companyId'))
  await writeAttributes(
    ctx,
    'companyId',
    noted.map(({ id, attributes }) => ({ ownerId: id, attributes: attributes ?? [] })),
    textsBy(directives),
  )
  await moveAll(ctx, await movesOf(ctx, done, directives))
  await companyEvents.emit(ctx, 'COMPANY_BULK', { companyIds: done.map(({ id }) => id) })
}

/** Which companies go under another, or under none. */
async function movesOf(ctx: Ctx, done: readonly Done[], { skipIfNotEmpty, skipMoveOnUpdate }: Directives) {
  const keepsParent = skipIfNotEmpty?.includes('parent') ? await withParent(ctx, done) : new Set()
  return done.flatMap(({ id, isNew, parent }) =>
    parent === undefined || (skipMoveOnUpdate && !isNew) || keepsParent.has(id) ? [] : [{ id, parent }],
  )
}

async function withParent(ctx: Ctx, done: readonly Done[]): Promise<ReadonlySet<number>> {
  const ids = sql<number>`any(${done.map(({ id }) => id)})`
  const query = ctx.db.selectFrom('company').select('id').where('id', '=', ids).where('parentId', 'is not', null)
  return new Set((await query.execute()).map(({ id }) => id))
}
