import { type RestErrorTable, recordErrors } from '../../../interfaces/rest/published-errors.js'

export const clusterErrors: RestErrorTable = {
  ...recordErrors(20, 'Cluster', 'CLUSTER', 'source or slug'),
  CLUSTER_SLUG_ALREADY_EXISTS_ERROR: {
    code: 20004,
    type: 'ClusterExists',
    status: 400,
    when: 'There is already a cluster with the same source or slug.',
  },
  CLUSTER_DELETE_ERROR: {
    code: 20008,
    type: 'ClusterNotAllowed',
    status: 405,
    when: 'The cluster still has products, so it cannot be deleted.',
  },
}
