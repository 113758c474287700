import type { Policy } from '../../../core/access.js'

export const categoryPolicy = {} satisfies Record<string, Policy>
