import type { Policy } from '../../../core/access.js'

export const bundlePolicy = {} satisfies Record<string, Policy>
