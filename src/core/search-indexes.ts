import type { Budget } from './base/budget.js'

/** What the product search needs of the server to keep indexes of catalogues in memory: a thread that holds them, and how large they may be. */
export interface SearchIndexes {
  /** How many bytes the indexes of all tenants may take together; 0 when there are none. */
  readonly maxBytes: number
  /** A catalogue with fewer products is searched in SQL, which is cheap for it. */
  readonly minProducts: number
  /** True: a search waits until its index is built. Otherwise it is answered in SQL meanwhile. */
  readonly waits: boolean
  /** The search server for large tenants; null or absent if there is none. */
  readonly openSearch?: OpenSearchSettings | null
  /**
   * Sends a message to the thread, which starts with the first one. Only the product search knows the messages. Those for requests take turns,
   * and their time counts for the request.
   */
  ask(message: object, request?: Budget): Promise<unknown>
  end(): Promise<void>
}

/** The address of an OpenSearch server, and the tenants that are searched there. */
export interface OpenSearchSettings {
  /** Without a slash at the end. */
  url: string
  user: string
  password: string
  /** What the names of its indexes begin with, so that several installations can share a server. */
  prefix: string
  /** Tenants with at least this many products are searched there. */
  minProducts: number
  /** How long a search may take, in milliseconds, before the database answers instead. */
  timeoutMs: number
}
