import type { Policy } from '../../../core/access.js'

export const crossupsellPolicy = {} satisfies Record<string, Policy>
