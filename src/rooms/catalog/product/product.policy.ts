import type { Policy } from '../../../core/access.js'

export const productPolicy = {} satisfies Record<string, Policy>
