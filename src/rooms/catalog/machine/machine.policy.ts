import type { Policy } from '../../../core/access.js'

export const machinePolicy = {} satisfies Record<string, Policy>
