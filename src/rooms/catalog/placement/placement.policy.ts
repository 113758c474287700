import type { Policy } from '../../../core/access.js'

export const placementPolicy = {} satisfies Record<string, Policy>
