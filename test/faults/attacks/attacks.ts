/** What attackers tried against a running shop: each case once succeeded, and must not succeed again. */
import type { Target } from '../targets.js'

export const attacks: readonly Target[] = []
