/** Adds, changes, deletes and orders the options of a cluster, which is locked meanwhile. */
import { sql } from 'kysely'
import type { ClusterOptionCreateInput, ClusterOptionUpdateInput } from '../../../contract/contract.gen.js'
import { invalid } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import { writeSources } from '../../../core/store/sources.js'
import { create, get, type Key, missing, remove, update } from '../../../core/store/store.js'
import type { ClusterOptionRow } from '../../../db/db.gen.js'
import { cluster } from '../../../resources/catalog/cluster.js'
import { refuseNulls } from '../../../resources/shapes/refuse-nulls.js'
import { addToOptions, changingOption, replaceInOptions, requireInOption } from './cluster-option.members.js'
import { optionsOfCluster } from './cluster-option.read.js'
import { clusterOption, clusterOptionSource, type OptionWithSources, sourcesOfOption } from './cluster-option.resource.js'

/** An option of one cluster; options of other clusters are not found. */
export type OptionKey = Pick<Key<'clusterOption'>, 'id' | 'uuid' | 'clusterId'>

/** Appends an option to a cluster, with its products. */
export const createOption = (ctx: Ctx, clusterId: number, input: ClusterOptionCreateInput): Promise<ClusterOptionRow> =>
  changing(ctx, cluster, { id: clusterId }, { access: 'EDITOR' }, async (inner) => {
    const { productIds, sources, defaultLanguage: _, ...values } = withOptionDefaults(input)
    const { defaultProductId, ...columns } = values
    const sortOrder = await nextSortOrderOf(inner, clusterId)
    const { id } = await create(inner, clusterOption, { ...columns, clusterId, sortOrder })
    const first = defaultProductId == null ? [] : [defaultProductId]
    await addToOptions(inner, [{ optionId: id, productIds: [...(productIds ?? []), ...first] }])
    await writeSources(inner, clusterOptionSource, [{ ownerId: id, sources: sources ?? [] }])
    return update(inner, clusterOption, { id }, { defaultProductId })
  })

/** Changes an option; given products replace the current ones. */
export const updateOption = (ctx: Ctx, key: OptionKey, input: ClusterOptionUpdateInput): Promise<ClusterOptionRow> =>
  changingOption(ctx, key, async (inner, { id }) => {
    refuseNulls(input, 'productIds')
    const { productIds, sources, defaultLanguage: _, ...values } = withOptionDefaults(input)
    if (productIds) await replaceInOptions(inner, [{ optionId: id, productIds }])
    if (values.defaultProductId != null) await requireInOption(inner, id, values.defaultProductId, 'UPDATE_CLUSTER_OPTION_ERROR')
    await writeSources(inner, clusterOptionSource, [{ ownerId: id, sources }])
    return update(inner, clusterOption, { id }, values)
  })

/** Deletes an option and returns it; its products stay. */
export const removeOption = (ctx: Ctx, key: OptionKey): Promise<OptionWithSources> =>
  changingOption(ctx, key, async (inner, option) => {
    const [sources = []] = await sourcesOfOption(inner, [option])
    return { ...(await remove(inner, clusterOption, { id: option.id })), sources }
  })

/** Moves an option right above or below another of the same cluster, and returns all of them in order. */
export const moveOption = (
  ctx: Ctx,
  uuid: string,
  targetUuid: string,
  side: 'above' | 'below',
): Promise<readonly ClusterOptionRow[]> =>
  changingOption(ctx, { uuid }, async (inner, moved) => {
    const target = await get(inner, clusterOption, { uuid: targetUuid })
    if (target.clusterId !== moved.clusterId || target.id === moved.id)
      throw invalid([{ path: ['targetClusterOptionUuid'], message: 'must be another option of the same cluster' }])
    const others = (await listOrderedOptions(inner, moved.clusterId)).filter(({ id }) => id !== moved.id)
    const at = others.findIndex(({ id }) => id === target.id)
    if (at < 0) missing(clusterOption, { uuid: targetUuid })
    const ids = others.toSpliced(side === 'above' ? at : at + 1, 0, moved).map(({ id }) => id)
    await sql`update "clusterOption" set "sortOrder" = x.place from unnest(${ids}::int4[]) with ordinality as x(id, place)
               where "clusterOption".id = x.id and "clusterOption"."sortOrder" <> x.place`.execute(inner.db)
    return listOrderedOptions(inner, moved.clusterId)
  })

const listOrderedOptions = async (ctx: Ctx, clusterId: number) => (await optionsOfCluster(ctx, [{ id: clusterId }]))[0] ?? []

const nextSortOrderOf = async (ctx: Ctx, clusterId: number) =>
  ((await listOrderedOptions(ctx, clusterId)).at(-1)?.sortOrder ?? 0) + 1

/** Replaces cleared required values with their defaults. */
export const withOptionDefaults = <I extends ClusterOptionUpdateInput>(input: I): I => ({
  ...input,
  ...(input.isRequired === null && { isRequired: 'N' }),
  ...(input.hidden === null && { hidden: 'N' }),
})
