/**
 * src/core/lifecycle tracks the deprecated items of the contract: their list, who uses them, and when they are removed.
 * It builds on src/core/base, src/core/auth and src/db. src/interfaces finds the items and their uses and reports both here.
 */
import type { Actor } from '../auth/access.js'
import type { ItemUse } from './item.js'
import type { Registry } from './registry.js'

/** How the caller identifies itself in its headers, besides its credential. */
interface Client {
  name: string | null
  version: string | null
}

/** One request that used deprecated items. */
export interface Usage {
  actor: Actor
  client: Client
  /** The name of the GraphQL operation or of the REST route. */
  operation: string
  at: Date
  uses: readonly ItemUse[]
}

/** Counts the uses of each client in memory and stores them every few seconds. */
export interface Ledger {
  count(usage: Usage): void
  flush(): Promise<void>
  stop(): Promise<void>
}

export interface Lifecycle {
  registry: Registry
  ledger: Ledger
}
