import type { Policy } from '../../../core/access.js'

export const orderlistPolicy = {} satisfies Record<string, Policy>
