import { sql } from 'kysely'
import type { ClusterConfigSearchInput, ClusterDrillDown } from '../../../contract/contract.gen.js'
import { type Relation, relationById } from '../../../core/store/relations.js'
import { oneOf, type Resource, visibleToAll } from '../../../core/store/resource.js'
import { groupBy, rowsOf } from '../../../core/store/store.js'
import type { ClusterConfigRow, ClusterConfigSettingRow, ClusterRow } from '../../../db/db.gen.js'
import { contains } from '../../../resources/text-filters.js'

/** A cluster configuration: the attributes by which visitors choose among the products of a cluster. */
export const clusterConfig: Resource<'clusterConfig', ClusterConfigSearchInput, never> = {
  label: 'ClusterConfig',
  table: 'clusterConfig',
  key: 'id',
  lookups: { id: ['id'], uuid: ['uuid'], name: ['name'] },
  codes: {
    exists: 'CREATE_CLUSTER_CONFIG_ERROR',
    existsOnUpdate: 'UPDATE_CLUSTER_CONFIG_ERROR',
    inUse: 'DELETE_CLUSTER_CONFIG_ERROR',
  },
  visible: visibleToAll,
  filters: { term: contains('name'), names: oneOf('name') },
  sort: {} as Record<never, never>,
}

/** A setting: one attribute of a cluster configuration. */
export const clusterConfigSetting: Resource<'clusterConfigSetting', object, never> = {
  label: 'ClusterConfigSetting',
  table: 'clusterConfigSetting',
  key: 'uuid',
  lookups: { configAndAttribute: ['clusterConfigId', 'attributeName'] },
  codes: { exists: 'ADD_SETTING_TO_CLUSTER_CONFIG_ERROR', existsOnUpdate: 'UPDATE_CLUSTER_CONFIG_SETTING_ERROR' },
  visible: visibleToAll,
  filters: {},
  sort: {} as Record<never, never>,
}

/** A configuration row. A deleted configuration carries its settings, because they can no longer be read. */
export type ConfigWithSettings = ClusterConfigRow & { settings?: readonly ClusterConfigSettingRow[] }

/** Returns the settings of each configuration, ordered by priority. */
export const settingsOfConfig: Relation<
  { id: number; settings?: readonly ClusterConfigSettingRow[] },
  readonly ClusterConfigSettingRow[]
> = async (ctx, configs) => {
  const ids = configs.flatMap(({ id, settings }) => (settings ? [] : [id]))
  const rows = ids.length ? await rowsOf(ctx, clusterConfigSetting, 'clusterConfigId', ids) : []
  const byConfig = groupBy(
    rows.toSorted((a, b) => a.priority - b.priority),
    ({ clusterConfigId }) => clusterConfigId,
  )
  return configs.map(({ id, settings }) => settings ?? byConfig.get(id) ?? [])
}

/** Returns the configuration of each cluster. */
export const configOfCluster: Relation<ClusterRow, ClusterConfigRow | null> = relationById(
  clusterConfig,
  ({ clusterConfigId }) => clusterConfigId,
)

/** Returns the configuration that each setting belongs to. */
export const configOfSetting: Relation<ClusterConfigSettingRow, ClusterConfigRow | null> = relationById(
  clusterConfig,
  ({ clusterConfigId }) => clusterConfigId,
)

/** Returns the settings of each cluster's configuration as drill-downs. An attribute is identified by the uuid of its description, or by its name if it has none. */
export const drillDownsOfCluster: Relation<ClusterRow, ClusterDrillDown[]> = async (ctx, clusters) => {
  const ids = [...new Set(clusters.map(({ clusterConfigId }) => clusterConfigId))]
  const { rows } = await sql<ClusterDrillDown & { clusterConfigId: number }>`
    select s."clusterConfigId", coalesce(d.uuid::text, s."attributeName") as "attributeId", s.priority, s."displayType"
      from "clusterConfigSetting" s
      left join "attributeDescription" d on d."attributeClass" = 'PRODUCT' and d.name = s."attributeName"
     where s."clusterConfigId" = any(${ids}) order by s.priority, s.id`.execute(ctx.db)
  const byConfig = groupBy(rows, ({ clusterConfigId }) => clusterConfigId)
  return clusters.map(({ clusterConfigId }) => byConfig.get(clusterConfigId) ?? [])
}
