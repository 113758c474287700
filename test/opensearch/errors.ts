/** The errors of OpenSearch as its REST interface writes them. */

/** An error with the status and the type that OpenSearch has for it. */
export class Fault extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    readonly reason: string,
  ) {
    super(reason)
  }

  /** The body of an answer to a request as a whole. */
  toBody(): object {
    const cause = { type: this.type, reason: this.reason }
    return { error: { root_cause: [cause], ...cause }, status: this.status }
  }

  /** The body of a search that failed in its shard. */
  toSearchBody(): { error: object; status: number } {
    const cause = { type: this.type, reason: this.reason }
    const phase = { type: 'search_phase_execution_exception', reason: 'all shards failed', phase: 'query', grouped: true }
    return { error: { root_cause: [cause], ...phase, failed_shards: [{ shard: 0, reason: cause }] }, status: this.status }
  }
}

export const illegalArgument = (reason: string) => new Fault(400, 'illegal_argument_exception', reason)
export const parsingError = (reason: string) => new Fault(400, 'parsing_exception', reason)
export const missingIndex = (name: string) => new Fault(404, 'index_not_found_exception', `no such index [${name}]`)
export const conflict = (id: string, what: string) =>
  new Fault(409, 'version_conflict_engine_exception', `[${id}]: version conflict, ${what}`)
export const rejected = () =>
  new Fault(
    429,
    'rejected_execution_exception',
    'rejected execution of coordinating operation [coordinating_and_primary_bytes=0]',
  )
