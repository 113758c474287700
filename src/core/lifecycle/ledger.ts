/** Who used which deprecated item, how often and when last. */
import type { Ledger } from './lifecycle.js'

const nothing = () => Promise.resolve()

export const quietLedger: Ledger = { count: () => undefined, flush: nothing, stop: nothing }
