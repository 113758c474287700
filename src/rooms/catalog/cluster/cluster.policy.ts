import type { Policy } from '../../../core/access.js'

export const clusterPolicy = {} satisfies Record<string, Policy>
