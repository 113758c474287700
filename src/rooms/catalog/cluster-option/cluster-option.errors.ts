import { type RestErrorTable, recordErrors } from '../../../faces/rest/published-errors.js'

export const clusterOptionErrors: RestErrorTable = {
  ...recordErrors(22, 'ClusterOption', 'CLUSTER_OPTION', 'source'),
}
