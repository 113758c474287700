/** Adds, changes and deletes attribute descriptions. Name, class and type of a description never change. */
import { sql } from 'kysely'
import type {
  AttributeDescriptionCreateInput,
  AttributeDescriptionUpdateInput,
  AttributeValueInput,
  BulkDeleteResponse,
} from '../../../contract/contract.gen.js'
import { DomainError, invalidField, refused } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing, keepRows } from '../../../core/store/changing.js'
import { create, type Key, remove, update } from '../../../core/store/store.js'
import type { AttributeDescriptionRow } from '../../../db/db.gen.js'
import type { StoredValue } from '../../../db/json.js'
import { valueset } from '../../../resources/catalog/valueset.js'
import { refreshEntries } from '../search-index/refresh.js'
import { withChosenMembers } from './attribute.descriptions.js'
import { toStoredDefault } from './attribute.value.js'
import { attributeDescription } from './attribute-description.resource.js'

type DescriptionKey = Key<'attributeDescription'>
type TypedDescription = Pick<AttributeDescriptionRow, 'name' | 'type' | 'valuesetId'>

/** Adds a description with a matching default. */
export const createDescription = (ctx: Ctx, input: AttributeDescriptionCreateInput): Promise<AttributeDescriptionRow> =>
  inTransaction(ctx, async (inner) => {
    const { name, type, valuesetId = null } = input
    requireMatchingValueset({ type, valuesetId })
    if (valuesetId !== null && !(await keepValuesets(inner, [valuesetId])).has(valuesetId))
      throw valuesetNotFound('ATTRIBUTE_DESCRIPTION_CREATE')
    const defaultValue = await checkDefault(inner, { name, type, valuesetId }, input.defaultValue)
    return create(inner, attributeDescription, { ...input, defaultValue })
  })

/** Changes a description. A default text keeps the languages that are not given. */
export const updateDescription = (
  ctx: Ctx,
  key: DescriptionKey,
  input: AttributeDescriptionUpdateInput,
): Promise<AttributeDescriptionRow> =>
  changing(ctx, attributeDescription, key, { access: 'EDITOR' }, async (inner, before) => {
    const { defaultValue, ...patch } = input
    if (defaultValue === null) throw invalidField('defaultValue', 'must not be null', 'ATTRIBUTE_DESCRIPTION_UPDATE')
    const after = defaultValue && { defaultValue: await checkDefault(inner, before, defaultValue, before.defaultValue) }
    return update(inner, attributeDescription, { id: before.id }, { ...patch, ...after })
  })

/** Deletes a description with all its values, unless it is a system one or a cluster configuration uses it. */
export const removeDescription = (ctx: Ctx, key: DescriptionKey): Promise<AttributeDescriptionRow> =>
  changing(ctx, attributeDescription, key, { access: 'OWNER', allows: refuseSystemDescription }, async (inner, found) => {
    await refuseClusterSetting(inner, found)
    const { productIds, clusterIds } = await findRecordsUsing(inner, found.id)
    const gone = await remove(inner, attributeDescription, { id: found.id })
    await refreshInBatches(inner, productIds, clusterIds)
    return gone
  })

function refuseSystemDescription({ isSystem, name }: AttributeDescriptionRow): void {
  if (isSystem)
    throw refused('ATTRIBUTE_DESCRIPTION_DELETE', `AttributeDescription ${name} is part of the platform and cannot be deleted`)
}

/** Refuses to delete a description that a cluster configuration uses. It is locked, so that none can start using it meanwhile. */
async function refuseClusterSetting(ctx: Ctx, { name, attributeClass }: AttributeDescriptionRow) {
  if (attributeClass !== 'PRODUCT') return
  const { rows } = await sql<{ name: string }>`
    select c.name from "clusterConfigSetting" s join "clusterConfig" c on c.id = s."clusterConfigId"
     where s."attributeName" = ${name} order by c.id limit 1`.execute(ctx.db)
  if (rows[0])
    throw refused(
      'ATTRIBUTE_DESCRIPTION_DELETE',
      `AttributeDescription ${name} is a setting of the cluster configuration ${rows[0].name} and cannot be deleted`,
    )
}

/** Deletes many descriptions independently: failures are reported and do not affect the others. */
export async function removeDescriptions(ctx: Ctx, ids: readonly string[]): Promise<BulkDeleteResponse> {
  const deletedIds: string[] = []
  const failedIds: string[] = []
  for (const uuid of new Set(ids)) {
    const isGone = await removeDescription(ctx, { uuid }).then(() => true, falseIfRefused)
    ;(isGone ? deletedIds : failedIds).push(uuid)
  }
  return { deletedIds, failedIds }
}

function falseIfRefused(error: unknown): false {
  if (error instanceof DomainError) return false
  throw error
}

/** Checks that descriptions of the type ENUM, and no others, have a valueset. */
export function requireMatchingValueset({ type, valuesetId }: Pick<TypedDescription, 'type' | 'valuesetId'>) {
  if (type === 'ENUM' && valuesetId === null)
    throw invalidField('valuesetId', 'is required if the type is ENUM', 'ATTRIBUTE_DESCRIPTION_CREATE')
  if (type !== 'ENUM' && valuesetId !== null)
    throw invalidField('valuesetId', `cannot be used with the type ${type}`, 'ATTRIBUTE_DESCRIPTION_CREATE')
}

export const valuesetNotFound = (code: string) => invalidField('valuesetId', 'does not refer to a valueset', code)

/** Locks the valuesets and returns those that exist. */
export const keepValuesets = (ctx: Ctx, ids: readonly number[]): Promise<ReadonlySet<number>> => keepRows(ctx, valueset, ids)

/** Returns the default as it is stored; a text adds languages to those of `before`. */
async function checkDefault(
  ctx: Ctx,
  { name, type, valuesetId }: TypedDescription,
  value: AttributeValueInput,
  before: StoredValue = {},
) {
  const [fitting] = await withChosenMembers(ctx, [{ name, type, valuesetId }], [{ value }])
  return toStoredDefault(fitting ?? { name, type }, value, before)
}

/** Returns the products and clusters whose search entries contain a value of the description. */
async function findRecordsUsing(ctx: Ctx, id: number): Promise<{ productIds: number[]; clusterIds: number[] }> {
  const query = ctx.db.selectFrom('attribute').select(['productId', 'clusterId']).where('attributeDescriptionId', '=', id)
  const rows = await query.where(({ or, eb }) => or([eb('productId', 'is not', null), eb('clusterId', 'is not', null)])).execute()
  return {
    productIds: rows.flatMap(({ productId }) => productId ?? []),
    clusterIds: rows.flatMap(({ clusterId }) => clusterId ?? []),
  }
}

const BATCH = 1000

/** Refreshes the search entries of any number of products and clusters, ordered by id. */
export async function refreshInBatches(ctx: Ctx, ofProducts: readonly number[], ofClusters: readonly number[]): Promise<void> {
  const [productIds, clusterIds] = [toSortedIds(ofProducts), toSortedIds(ofClusters)]
  for (let from = 0; from < Math.max(productIds.length, clusterIds.length); from += BATCH)
    await refreshEntries(ctx, {
      productIds: productIds.slice(from, from + BATCH),
      clusterIds: clusterIds.slice(from, from + BATCH),
    })
}

const toSortedIds = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b)
