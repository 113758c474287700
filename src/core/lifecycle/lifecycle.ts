/** What the server knows of its deprecated items while it runs. */
import type { Actor } from '../auth/access.js'
import type { Use } from './item.js'
import type { Registry } from './registry.js'

/** Who calls, as far as the caller says more than its credential does. */
interface Client {
  name: string | null
  version: string | null
}

/** One request that used items. */
export interface Usage {
  actor: Actor
  client: Client
  /** The name of the GraphQL operation or of the REST route. */
  operation: string
  at: Date
  uses: readonly Use[]
}

/** Counts who uses what. Cheap while a request runs; written down every few seconds. */
export interface Ledger {
  count(usage: Usage): void
  flush(): Promise<void>
  stop(): Promise<void>
}

export interface Lifecycle {
  registry: Registry
  ledger: Ledger
}
