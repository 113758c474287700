import type { ClusterConfigSettingRow } from '../../../db/db.gen.js'
import type { Dto, LegacyProperty } from '../../../interfaces/rest/dto.js'
import { type ConfigWithSettings, settingsOfConfig } from './cluster-config.resource.js'

/** REST writes display types in lower case. */
const settingSdl = `
  enum ClusterConfigDisplay {
    dropdown
    radio
    image
    color
  }

  "One attribute of products in a configuration; it is found by its name. Those that are not named stay; null instead of the list removes all."
  input ClusterConfigSettingDto {
    attributeName: String! @rule(minLength: 1, maxLength: 64)
    displayType: ClusterConfigDisplay!
    "The lowest comes first; 0 by default."
    priority: Int
  }`

const lowerCaseDisplayType = ({ displayType }: ClusterConfigSettingRow) => displayType.toLowerCase()

export const settingDto: Dto = {
  name: 'ClusterConfigSetting',
  from: 'ClusterConfigSetting',
  omit: ['tenant', 'configUuid', 'createdBy', 'lastModifiedBy'],
  also: { displayType: 'ClusterConfigDisplay!', priority: 'Int!' },
  read: { displayType: lowerCaseDisplayType },
}

export const clusterConfigDto: Dto = {
  name: 'ClusterConfig',
  from: 'ClusterConfig',
  nest: { settings: { dto: settingDto, of: settingsOfConfig, many: true } },
}

/** The configuration of a cluster, with its settings. */
export const configOfClusterDto: Dto = {
  name: 'ClusterConfigOfCluster',
  from: 'ClusterConfig',
  also: { settings: '[ClusterConfigSettingDto!]!' },
  read: {
    settings: ({ settings = [] }: ConfigWithSettings) =>
      settings.map((setting) => ({
        attributeName: setting.attributeName,
        displayType: lowerCaseDisplayType(setting),
        priority: setting.priority,
      })),
  },
}

export const clusterConfigSearchDto: Dto = { name: 'ClusterConfigSearchInput', from: 'ClusterConfigSearchInput', isSearch: true }

const droppedProperty: LegacyProperty = { type: 'String', migration: 'localized-arrays', fix: 'drop' }

const inputShape: Pick<Dto, 'declares' | 'also' | 'legacy'> = {
  declares: settingSdl,
  also: { settings: '[ClusterConfigSettingDto!]' },
  legacy: { defaultLanguage: droppedProperty, language: droppedProperty },
}

export const clusterConfigCreateDto: Dto = { name: 'CreateClusterConfigDto', from: 'ClusterConfigCreateInput', ...inputShape }
export const clusterConfigUpdateDto: Dto = { name: 'UpdateClusterConfigDto', from: 'ClusterConfigUpdateInput', ...inputShape }
export const clusterConfigBulkDto: Dto = {
  name: 'BulkClusterConfigDto',
  from: 'ClusterConfigUpdateInput',
  ...inputShape,
  also: { ...inputShape.also, id: 'Int' },
}
