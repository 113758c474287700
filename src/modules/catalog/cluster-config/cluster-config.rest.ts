import type { ClusterConfigCreateInput } from '../../../contract/contract.gen.js'
import type { BulkItem } from '../../../core/bulk/bulk.js'
import { idOrUuid, requireLookupKey } from '../../../core/store/reference.js'
import { get, type Key } from '../../../core/store/store.js'
import type { RestRequest, Routes } from '../../../interfaces/rest/route.js'
import { bulk, create, list, one, remove, update } from '../../../interfaces/rest/verbs.js'
import {
  clusterConfigBulkDto,
  clusterConfigCreateDto,
  clusterConfigDto,
  clusterConfigSearchDto,
  clusterConfigUpdateDto,
  settingDto,
} from './cluster-config.dto.js'
import { clusterConfig } from './cluster-config.resource.js'
import { createConfig, removeConfig, removeSetting, updateConfig, upsertConfigs } from './cluster-config.service.js'

/** Returns the key of a configuration in `…/{lookupKey}/{key}`: by id, uuid or name. */
function configKey({ params: { lookupKey = '', key = '' } }: RestRequest): Key<'clusterConfig'> {
  requireLookupKey(lookupKey, ['id', 'name'])
  return lookupKey === 'id' ? idOrUuid(key) : { name: key }
}

interface LegacyConfigInput {
  language?: unknown
  defaultLanguage?: unknown
  settings?: readonly { displayType: string }[] | null
}

const upperCaseDisplayType = (one: { displayType: string }) => ({ ...one, displayType: one.displayType.toUpperCase() })

/** Converts an input: a configuration has no language, and REST writes display types in lower case. */
const toContractInput = ({ language: _, defaultLanguage: _d, settings, ...input }: LegacyConfigInput): BulkItem => ({
  ...input,
  ...(settings !== undefined && { settings: settings?.map(upperCaseDisplayType) ?? null }),
})

export const clusterConfigRest = {
  'GET /v2/clustersconfig': list(clusterConfig, clusterConfigDto, clusterConfigSearchDto),
  'POST /v2/clustersconfig': {
    ...create(clusterConfig, clusterConfigCreateDto, clusterConfigDto),
    handle: (ctx, { input }) => createConfig(ctx, toContractInput(input) as unknown as ClusterConfigCreateInput),
  },
  'POST /v2/clustersconfig/bulk/{lookupKey}': bulk(
    clusterConfig,
    clusterConfigBulkDto,
    'clusterConfigs',
    ['id', 'name'],
    (ctx, lookup, items, directives) => upsertConfigs(ctx, lookup, items.map(toContractInput), directives),
  ),
  'GET /v2/clustersconfig/{lookupKey}/{key}': {
    ...one(clusterConfig, 'id', clusterConfigDto),
    handle: (ctx, asked) => get(ctx, clusterConfig, configKey(asked)),
  },
  'PATCH /v2/clustersconfig/{lookupKey}/{key}': {
    ...update(clusterConfig, clusterConfigUpdateDto, clusterConfigDto),
    handle: (ctx, asked) => updateConfig(ctx, configKey(asked), toContractInput(asked.input)),
  },
  'DELETE /v2/clustersconfig/{lookupKey}/{key}': {
    ...remove(clusterConfig, clusterConfigDto),
    handle: (ctx, asked) => removeConfig(ctx, configKey(asked)),
  },
  'DELETE /v2/clustersconfig/{lookupKey}/{key}/settings/{settingId}': {
    summary: 'Deletes a setting of a cluster config and returns it.',
    output: { kind: 'one', dto: settingDto },
    async handle(ctx, asked) {
      const { id } = await get(ctx, clusterConfig, configKey(asked))
      return removeSetting(ctx, { ...idOrUuid<'clusterConfigSetting'>(asked.params.settingId ?? ''), clusterConfigId: id })
    },
  },
} satisfies Routes
