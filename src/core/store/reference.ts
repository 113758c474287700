/** How a path names a cluster, or an option of one: by its number or uuid, or by another system's key. */

import { DomainError, notFound, refused } from '../base/errors.js'
import type { Ctx } from '../context.js'
import { type Resource, type Row, type Table, toErrorCode } from './resource.js'
import { ownersBySource, type SourceTable } from './sources.js'
import { find, type Key } from './store.js'

/** `…/{lookupKey}/{key}?source=…` */
export interface Reference {
  lookupKey: string
  key: string
  source?: string | undefined
}

/** The record that a path names; `code` is what its absence is called there. */
export async function byReference<T extends Table>(
  ctx: Ctx,
  resource: Resource<T>,
  sources: SourceTable,
  { lookupKey, key, source }: Reference,
  code = `${toErrorCode(resource.label)}_NOT_FOUND_ERROR`,
): Promise<Row<T>> {
  const found = await find(ctx, resource, (await keyOf(ctx, resource, sources, { lookupKey, key, source })) as Key<T>)
  if (!found) throw notFound(resource.label, code, { [lookupKey]: key })
  return found
}

async function keyOf(
  ctx: Ctx,
  { label }: { label: string },
  sources: SourceTable,
  { lookupKey, key, source }: Reference,
): Promise<object> {
  if (lookupKey === 'id') return /^[0-9a-f-]{36}$/i.test(key) ? { uuid: key } : { id: key }
  if (lookupKey !== 'sourceId') {
    const message = `The lookup key [${lookupKey}] is not supported here; use id or sourceId`
    throw new DomainError('LOOKUP_KEY', 'INVALID_LOOKUP_KEY', message)
  }
  const owners = await ownersBySource(ctx, sources, [{ id: key, name: source ?? null }])
  const [id, another] = new Set(owners.map(({ ownerId }) => ownerId))
  if (another === undefined) return { id: id ?? 0 }
  throw refused(
    `${toErrorCode(label)}_MULTIPLE_FOUND_ERROR`,
    `More than one ${label} has the sourceId [${key}]; name its source, too`,
  )
}
