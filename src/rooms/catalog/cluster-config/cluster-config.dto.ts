import type { ClusterConfigSettingRow } from '../../../db/db.gen.js'
import type { Dto, LegacyProperty } from '../../../faces/rest/dto.js'
import { type ShownConfig, settingsOfConfig } from '../../../resources/catalog/cluster-config.js'

/** REST writes the ways to choose in small letters. */
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
    "The lowest comes first; 0 unless given."
    priority: Int
  }`

const display = ({ displayType }: ClusterConfigSettingRow) => displayType.toLowerCase()

export const settingDto: Dto = {
  name: 'ClusterConfigSetting',
  from: 'ClusterConfigSetting',
  omit: ['tenant', 'configUuid', 'createdBy', 'lastModifiedBy'],
  also: { displayType: 'ClusterConfigDisplay!', priority: 'Int!' },
  read: { displayType: display },
}

export const clusterConfigDto: Dto = {
  name: 'ClusterConfig',
  from: 'ClusterConfig',
  nest: { settings: { dto: settingDto, of: settingsOfConfig, many: true } },
}

/** What a cluster shows of its configuration: the settings are in it. */
export const configOfClusterDto: Dto = {
  name: 'ClusterConfigOfCluster',
  from: 'ClusterConfig',
  also: { settings: '[ClusterConfigSettingDto!]!' },
  read: {
    settings: ({ settings = [] }: ShownConfig) =>
      settings.map((setting) => ({
        attributeName: setting.attributeName,
        displayType: display(setting),
        priority: setting.priority,
      })),
  },
}

export const clusterConfigSearchDto: Dto = { name: 'ClusterConfigSearchInput', from: 'ClusterConfigSearchInput', isSearch: true }

const dropped: LegacyProperty = { type: 'String', migration: 'localized-arrays', fix: 'drop' }

const written: Pick<Dto, 'declares' | 'also' | 'legacy'> = {
  declares: settingSdl,
  also: { settings: '[ClusterConfigSettingDto!]' },
  legacy: { defaultLanguage: dropped, language: dropped },
}

export const clusterConfigCreateDto: Dto = { name: 'CreateClusterConfigDto', from: 'ClusterConfigCreateInput', ...written }
export const clusterConfigUpdateDto: Dto = { name: 'UpdateClusterConfigDto', from: 'ClusterConfigUpdateInput', ...written }
export const clusterConfigBulkDto: Dto = {
  name: 'BulkClusterConfigDto',
  from: 'ClusterConfigUpdateInput',
  ...written,
  also: { ...written.also, id: 'Int' },
}
