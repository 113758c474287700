import type { Policy } from '../../../core/access.js'

export const attributePolicy = {} satisfies Record<string, Policy>
