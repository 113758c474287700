import { edits, owns, type Policy, reads } from '../../../core/auth/access.js'

export const clusterConfigPolicy = {
  'query.clusterConfigs': reads('product'),
  'query.clusterConfig': reads('product'),
  'query.clusterConfigSetting': reads('product'),
  'query.clusterConfigsPaginated': reads('product'),
  'mutation.clusterConfigCreate': owns('product'),
  'mutation.clusterConfigUpdate': owns('product'),
  'mutation.clusterConfigDelete': owns('product'),
  'mutation.clusterConfigAddSetting': owns('product'),
  'mutation.clusterConfigUpdateSetting': owns('product'),
  'mutation.clusterConfigRemoveSetting': owns('product'),
  'mutation.clusterConfigSettingCreate': owns('product'),
  'mutation.clusterConfigSettingUpdate': owns('product'),
  'mutation.clusterConfigSettingDelete': owns('product'),
  'GET /v2/clustersconfig': reads('product'),
  'POST /v2/clustersconfig': edits('product'),
  'POST /v2/clustersconfig/bulk/{lookupKey}': edits('product'),
  'GET /v2/clustersconfig/{lookupKey}/{key}': reads('product'),
  'PATCH /v2/clustersconfig/{lookupKey}/{key}': edits('product'),
  'DELETE /v2/clustersconfig/{lookupKey}/{key}': owns('product'),
  'DELETE /v2/clustersconfig/{lookupKey}/{key}/settings/{settingId}': owns('product'),
} satisfies Record<string, Policy>
