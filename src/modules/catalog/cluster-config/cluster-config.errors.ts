import type { PublishedError, RestErrorTable } from '../../../interfaces/rest/published-errors.js'

const CONFIG_EXISTS: PublishedError = {
  code: 21004,
  type: 'ClusterConfigExists',
  status: 400,
  when: 'There is already a cluster configuration with the same name.',
}

export const clusterConfigErrors: RestErrorTable = {
  CREATE_CLUSTER_CONFIG_ERROR: CONFIG_EXISTS,
  UPDATE_CLUSTER_CONFIG_ERROR: CONFIG_EXISTS,
  CLUSTER_CONFIG_NOT_FOUND_ERROR: {
    code: 21005,
    type: 'ClusterConfigNotFound',
    status: 404,
    when: 'The cluster configuration does not exist.',
  },
  ADD_SETTING_TO_CLUSTER_CONFIG_ERROR: {
    code: 21006,
    type: 'ClusterConfigSettingExists',
    status: 400,
    when: 'The configuration already contains the attribute.',
  },
  CLUSTER_CONFIG_SETTING_NOT_FOUND_ERROR: {
    code: 21007,
    type: 'ClusterConfigSettingNotFound',
    status: 404,
    when: 'The configuration does not have this setting.',
  },
}
