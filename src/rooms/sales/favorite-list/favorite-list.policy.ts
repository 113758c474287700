import type { Policy } from '../../../core/access.js'

export const favoriteListPolicy = {} satisfies Record<string, Policy>
