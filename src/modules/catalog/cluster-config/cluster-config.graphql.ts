import type { ClusterConfigSettingResponse } from '../../../contract/contract.gen.js'
import { invalidField, withCode } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { relationField } from '../../../core/store/relations.js'
import { all, get } from '../../../core/store/store.js'
import type { ClusterConfigSettingRow } from '../../../db/db.gen.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list } from '../../../interfaces/graphql/verbs.js'
import {
  clusterConfig,
  clusterConfigSetting,
  configOfCluster,
  configOfSetting,
  drillDownsOfCluster,
  settingsOfConfig,
} from './cluster-config.resource.js'
import { addSetting, createConfig, removeConfig, removeSetting, updateConfig, updateSetting } from './cluster-config.service.js'

/** Returns a setting in its management type. */
const toSettingResponse = ({ clusterConfigId, ...setting }: ClusterConfigSettingRow): ClusterConfigSettingResponse => ({
  ...setting,
  clusterConfigId: String(clusterConfigId),
})

const settingsField = relationField(settingsOfConfig)
const configField = relationField(configOfSetting)

export const clusterConfigGraphql = {
  Query: {
    clusterConfigs: (_, _args, ctx) => all(ctx, clusterConfig),
    clusterConfig: (_, { clusterConfigId }, ctx) => get(ctx, clusterConfig, { id: clusterConfigId }),
    clusterConfigSetting: (_, { uuid }, ctx) => get(ctx, clusterConfigSetting, { uuid }),
    clusterConfigsPaginated: list(clusterConfig),
  },
  Mutation: {
    clusterConfigCreate: (_, { input }, ctx) => withCode('CREATE_CLUSTER_CONFIG_ERROR', createConfig(ctx, input)),
    clusterConfigUpdate: (_, { clusterConfigId, input }, ctx) => {
      if (clusterConfigId == null) throw invalidField('clusterConfigId', 'must be given')
      return updateConfig(ctx, { id: clusterConfigId }, input)
    },
    clusterConfigDelete: (_, { id }, ctx) => withCode('DELETE_CLUSTER_CONFIG_ERROR', trueAfter(removeConfig(ctx, { id }))),
    clusterConfigAddSetting: async (_, { clusterConfigId, input }, ctx) =>
      toSettingResponse(await withCode('ADD_SETTING_TO_CLUSTER_CONFIG_ERROR', addSetting(ctx, { id: clusterConfigId }, input))),
    clusterConfigUpdateSetting: (_, { clusterConfigId, settingId, input }, ctx) =>
      withCode('UPDATE_CLUSTER_CONFIG_SETTING_ERROR', updateSetting(ctx, { id: settingId, clusterConfigId }, input)),
    clusterConfigRemoveSetting: (_, { clusterConfigId, settingId }, ctx) =>
      withCode('REMOVE_SETTING_FROM_CLUSTER_CONFIG_ERROR', trueAfter(removeSetting(ctx, { id: settingId, clusterConfigId }))),
    clusterConfigSettingCreate: (_, { configUuid, input }, ctx) => addSetting(ctx, { uuid: configUuid }, input),
    clusterConfigSettingUpdate: (_, { uuid, input }, ctx) => updateSetting(ctx, { uuid }, input),
    clusterConfigSettingDelete: (_, { uuid }, ctx) => trueAfter(removeSetting(ctx, { uuid })),
  },
  ClusterConfig: { settings: async (config, _args, ctx) => [...(await settingsField(config, {}, ctx))] },
  ClusterConfigResponse: {
    settings: async ({ id }, _args, ctx) => (await settingsField({ id }, {}, ctx)).map(toSettingResponse),
  },
  ClusterConfigSetting: {
    name: ({ attributeName }) => attributeName,
    priority: ({ priority }) => String(priority),
    tenant: (_, _args, ctx) => ctx.actor.tenantId,
    createdBy: ({ createdBy }) => createdBy ?? 0,
    lastModifiedBy: ({ lastModifiedBy }) => lastModifiedBy ?? 0,
    configUuid: async (setting, _args, ctx: Ctx) => (await configField(setting, {}, ctx))?.uuid ?? '',
  },
  Cluster: {
    config: relationField(configOfCluster),
    clusterConfig: relationField(configOfCluster),
    drillDowns: relationField(drillDownsOfCluster),
  },
} satisfies Resolvers

async function trueAfter(work: Promise<unknown>): Promise<boolean> {
  await work
  return true
}
