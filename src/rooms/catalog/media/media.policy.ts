import type { Policy } from '../../../core/access.js'

export const mediaPolicy = {} satisfies Record<string, Policy>
