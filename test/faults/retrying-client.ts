/** A client that sends a document until it is answered, while servers and databases are killed under it. */
import type { ServerProcess } from '../process.js'
import { type Data, pause } from './shop.js'

/** `unanswered` got no response, and did not disconnect themselves; `unexplained` were refused without a time to retry. */
export const newCount = () => ({ sent: 0, hungUp: 0, unanswered: 0, refused: 0, unexplained: 0, replayed: 0, kills: 0 })

/** A server that is being replaced: clients wait while it is down. */
export interface KilledServer {
  server: ServerProcess
  isDown: boolean
}

export class Refused extends Error {
  readonly code: string
  constructor(errors: Data[]) {
    super(JSON.stringify(errors))
    this.code = errors[0].extensions.code
  }
}

/** Sends a document with an Idempotency-Key until it is answered; throws if it is refused. A client that hangs up does so at its first try. */
export function openRetryingClient(place: KilledServer, apikey: string, count: ReturnType<typeof newCount>) {
  return async (query: string, variables: object, key: string | null = null, hangUpMs = 0): Promise<Data> => {
    for (let tries = 0; ; tries++) {
      while (place.isDown) await pause(50)
      count.sent++
      try {
        const response = await fetch(`${place.server.url}/v2/graphql`, {
          method: 'POST',
          headers: { apikey, 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
          body: JSON.stringify({ query, variables }),
          ...(hangUpMs > 0 && tries === 0 && { signal: AbortSignal.timeout(hangUpMs) }),
        })
        const { data, errors } = (await response.json()) as Data
        if (response.headers.get('idempotency-replayed')) count.replayed++
        if (!errors) return data
        const { code } = errors[0].extensions
        if (code !== 'SERVICE_UNAVAILABLE' && code !== 'IDEMPOTENCY_KEY_IN_USE') throw new Refused(errors)
        count.refused++
        if (code === 'SERVICE_UNAVAILABLE' && !response.headers.get('retry-after')) count.unexplained++
      } catch (error) {
        if (error instanceof Refused) throw error
        if ((error as Error).name === 'TimeoutError') count.hungUp++
        else count.unanswered++
      }
      await pause(100)
    }
  }
}
