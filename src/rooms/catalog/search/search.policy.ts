import type { Policy } from '../../../core/access.js'

export const searchPolicy = {} satisfies Record<string, Policy>
