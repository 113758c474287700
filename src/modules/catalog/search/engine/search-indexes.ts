import type { Budget } from '../../../../core/base/budget.js'

/** What the product search needs of the server to keep indexes of catalogues in memory: a thread that holds them, and how large they may be. */
export interface SearchIndexes {
  /** How many bytes the indexes of all tenants may take together; 0 when there are none. */
  readonly maxBytes: number
  /** A catalogue with fewer products is searched in SQL, which is cheap for it. */
  readonly minProducts: number
  /** True: a search waits until its index is built. Otherwise it is answered in SQL meanwhile. */
  readonly waits: boolean
  /**
   * Sends a message to the thread, which starts with the first one. Only the product search knows the messages. Those for requests take turns,
   * and their time counts for the request.
   */
  ask(message: object, request?: Budget): Promise<unknown>
  end(): Promise<void>
}
