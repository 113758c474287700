import { type RestErrorTable, recordErrors } from '../../../interfaces/rest/published-errors.js'

export const clusterOptionErrors: RestErrorTable = {
  ...recordErrors(22, 'ClusterOption', 'CLUSTER_OPTION', 'source'),
}
