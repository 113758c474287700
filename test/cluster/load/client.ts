/** A client that sends until it is answered: what is refused for a while, or gets no answer, is sent again. */
import { pause } from '../../faults/shop.js'

// biome-ignore lint/suspicious/noExplicitAny: each document answers something else
export type Data = any

export const newCounts = () => ({ sent: 0, refused: 0, unanswered: 0, unexplained: 0, replayed: 0 })
export type Counts = ReturnType<typeof newCounts>

const PASSING = new Set(['SERVICE_UNAVAILABLE', 'IDEMPOTENCY_KEY_IN_USE', 'INSUFFICIENT_STORAGE', 'STORAGE_FULL'])

export class Refused extends Error {}

export interface Client {
  ask: (query: string, variables: object, key?: string) => Promise<Data>
  rest: (line: string, body?: object, key?: string) => Promise<Data>
  /** Sends once, and throws if there is no result. */
  askOnce: (query: string, headers?: Record<string, string>) => Promise<Data>
}

export interface ClientOptions {
  url: string
  apikey: string
  /** The Bearer token of a REST client. */
  token?: string
  counts: Counts
}

const RETRY_MS = 100
const LIMIT_MS = 40_000

export function openClient({ url, apikey, token = '', counts }: ClientOptions): Client {
  const send = async (path: string, init: RequestInit, limitMs: number) => {
    counts.sent++
    const response = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(limitMs) })
    const text = await response.text()
    if (response.headers.get('idempotency-replayed')) counts.replayed++
    const body = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null
    const hasTime = response.headers.get('retry-after') !== null
    return { status: response.status, body, hasTime }
  }
  /** `judge` returns a result, or null if the request is to be sent again. */
  const persist = async (
    work: () => Promise<Awaited<ReturnType<typeof send>>>,
    judge: (body: Data, status: number) => Data | null,
  ) => {
    for (;;) {
      try {
        const { status, body, hasTime } = await work()
        const result = body && judge(body, status)
        if (result) return result
        counts.refused++
        // HAProxy itself says 503 without a time, and no JSON.
        if (body && status === 503 && !hasTime) counts.unexplained++
      } catch (error) {
        if (error instanceof Refused) throw error
        counts.unanswered++
      }
      await pause(RETRY_MS)
    }
  }
  const graphql = (query: string, variables: object, headers: Record<string, string>) => ({
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  return {
    ask: (query, variables, key) =>
      persist(
        () => send('/v2/graphql', graphql(query, variables, key ? { 'idempotency-key': key } : {}), LIMIT_MS),
        ({ data, errors }) => {
          if (!errors) return data
          if (!PASSING.has(errors[0].extensions.code)) throw new Refused(JSON.stringify(errors))
          return null
        },
      ),
    rest: (line, body, key) => {
      const [method = '', path = ''] = line.split(' ')
      const headers = {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      }
      return persist(
        () => send(path, { method, headers, ...(body && { body: JSON.stringify(body) }) }, LIMIT_MS),
        (answer, status) => {
          if (status < 300) return answer
          if (status !== 503 && status !== 507 && status !== 409 && status < 502)
            throw new Refused(`${line}: ${status} ${JSON.stringify(answer)}`)
          return null
        },
      )
    },
    askOnce: async (query, headers = {}) => {
      const { status, body } = await send('/v2/graphql', graphql(query, {}, headers), 10_000)
      if (!body?.data || body.errors) throw new Error(`${status} ${body?.errors?.[0]?.extensions?.code}`)
      return body.data
    },
  }
}
