import type { Budget } from '../../../../core/base/budget.js'

/** The product search indexes in memory: a thread that holds them, and their limits. */
export interface SearchIndexes {
  /** The maximum size of the indexes of all tenants together, in bytes; 0 to disable them. */
  readonly maxBytes: number
  /** A catalogue with fewer products is searched in SQL, which is cheap for it. */
  readonly minProducts: number
  /** The folder for files of indexes; null for none. */
  readonly folder: string | null
  /** The index of a catalogue with fewer products is not kept in a file: it is built as fast. */
  readonly minKept: number
  /** What the product search knows of the index of each database. */
  readonly ofDatabases: Map<object, unknown>
  /** The largest catalogue that is searched exactly in SQL while its index is not available. */
  readonly maxExact: number
  /** How many results an approximate search looks at. */
  readonly maxSome: number
  /** Whether a search waits until its index is built. Otherwise it runs in SQL meanwhile. */
  readonly waits: boolean
  /**
   * Sends a message to the thread, which starts with the first one. Only the product search defines messages. Those for requests take turns,
   * and their time counts for the request.
   */
  ask(message: object, request?: Budget): Promise<unknown>
  end(): Promise<void>
}
