/** A small client of the REST interface of OpenSearch: what the product search needs of it, with bounds on time and size. */
import { type IncomingMessage, Agent as PlainAgent, request as plainRequest } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import type { OpenSearchSettings } from '../../../../../core/search-indexes.js'

/** What OpenSearch answers to a search; only the parts that the product search reads. */
export interface SearchAnswer {
  timed_out: boolean
  hits: { total: { value: number; relation: 'eq' | 'gte' }; hits: SearchHit[] }
  aggregations?: Record<string, Aggregation>
}

interface SearchHit {
  _id: string
  fields?: Record<string, unknown[]>
  sort?: (string | number)[]
}

/** An aggregation: its number of documents or its value, its buckets, and further aggregations by name. */
export interface Aggregation {
  doc_count?: number
  value?: number | null
  buckets?: (Aggregation & { key: string | number })[]
  sum_other_doc_count?: number
  [name: string]: unknown
}

/** An action of a bulk request, with the document that it writes. */
export interface BulkAction {
  /** The action and its metadata, such as `{ index: { _id: '5' } }`. */
  action: Record<string, object>
  document?: object
}

/** A request that OpenSearch refused, or that it did not answer at all: then the status is 0. */
export class OpenSearchError extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    reason: string,
  ) {
    super(`OpenSearch: ${type}: ${reason}`)
  }
}

interface CallOptions {
  /** An object is sent as JSON, a text as lines of JSON. */
  body?: object | string
  timeoutMs?: number
}

/** How long everything but a search may take: a bulk request, or a refresh. */
const WRITE_TIMEOUT_MS = 60_000
/** A longer answer is not read: it would take the memory of the server. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024
/** How often a request that OpenSearch has no room for is sent again, and how long the first pause is. Every pause is twice as long as the one before. */
const MAX_RETRIES = 5
const FIRST_PAUSE_MS = 50
const TOO_MANY_REQUESTS = 429

/** Connections stay open between searches: to open one, above all a secure one, would take longer than many searches. */
const AGENT_OPTIONS = { keepAlive: true, maxSockets: 64 }
const [plainAgent, secureAgent] = [new PlainAgent(AGENT_OPTIONS), new SecureAgent(AGENT_OPTIONS)]

export class OpenSearchClient {
  constructor(readonly settings: OpenSearchSettings) {}

  /** Sends a request. The path begins with a slash. */
  async call<T>(method: string, path: string, { body, timeoutMs = WRITE_TIMEOUT_MS }: CallOptions = {}): Promise<T> {
    const signal = AbortSignal.timeout(timeoutMs)
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
    try {
      const response = await this.#send(method, path, this.#headers(body), text, signal)
      const status = response.statusCode ?? 0
      const answer = parseAnswer(await readText(response))
      if (status >= 200 && status < 300) return answer as T
      throw toError(status, answer)
    } catch (error) {
      if (error instanceof OpenSearchError) throw error
      if (signal.aborted) throw new OpenSearchError(0, 'timeout', `no response within ${timeoutMs} ms`)
      throw new OpenSearchError(0, 'unreachable', (error as { code?: string }).code ?? (error as Error).message)
    }
  }

  /** Sends a request to the address of the settings, which the operator has chosen. Redirects are not followed. */
  #send(method: string, path: string, headers: Record<string, string>, body: string | undefined, signal: AbortSignal) {
    const url = new URL(`${this.settings.url}${path}`)
    const isSecure = url.protocol === 'https:'
    const options = { method, headers, signal, agent: isSecure ? secureAgent : plainAgent }
    return new Promise<IncomingMessage>((answered, failed) => {
      const attempt = (isFirst: boolean) => {
        const asked = (isSecure ? secureRequest : plainRequest)(url, options, answered)
        // OpenSearch may close a connection that was idle in the moment in which it is used again.
        const mayRepeat = (error: Error) => isFirst && asked.reusedSocket && (error as { code?: string }).code === 'ECONNRESET'
        asked.on('error', (error) => (mayRepeat(error) ? attempt(false) : failed(error)))
        asked.end(body)
      }
      attempt(true)
    })
  }

  #headers(body: object | string | undefined): Record<string, string> {
    const { user, password } = this.settings
    const credentials = Buffer.from(`${user}:${password}`).toString('base64')
    return {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': typeof body === 'string' ? 'application/x-ndjson' : 'application/json' }),
      ...(user && { authorization: `Basic ${credentials}` }),
    }
  }

  /** Runs several searches of one index with one request. All of them must succeed. */
  async search(index: string, searches: readonly object[], timeoutMs = this.settings.timeoutMs): Promise<SearchAnswer[]> {
    const lines = searches.map((search) => `{}\n${JSON.stringify({ ...search, timeout: `${timeoutMs}ms` })}\n`)
    const answer = await this.call<{ responses: (SearchAnswer & { status: number; error?: OpenSearchFault })[] }>(
      'POST',
      `/${index}/_msearch`,
      { body: lines.join(''), timeoutMs },
    )
    for (const { status, error, timed_out: isTimedOut } of answer.responses) {
      if (error) throw toError(status, { error })
      if (isTimedOut) throw new OpenSearchError(0, 'timeout', `a search took longer than ${timeoutMs} ms`)
    }
    return answer.responses
  }

  /** Writes documents through an alias; a missing one is an error, since OpenSearch would otherwise make an index of that name. What OpenSearch has no room for at the moment is sent again; anything else that it refuses is an error. */
  async bulk(alias: string, actions: readonly BulkAction[]): Promise<void> {
    let rest = actions
    for (let attempt = 0; rest.length; attempt++) {
      if (attempt > 0) await pause(FIRST_PAUSE_MS * 2 ** attempt)
      rest = await this.#bulkOnce(alias, rest, attempt === MAX_RETRIES)
    }
  }

  /** Returns the actions that were refused for lack of module. */
  async #bulkOnce(alias: string, actions: readonly BulkAction[], isLast: boolean): Promise<readonly BulkAction[]> {
    const lines = actions.map(
      ({ action, document }) => JSON.stringify(action) + (document ? `\n${JSON.stringify(document)}` : ''),
    )
    try {
      const answer = await this.call<BulkAnswer>('POST', `/${alias}/_bulk?require_alias=true`, { body: `${lines.join('\n')}\n` })
      return answer.errors ? actions.filter((_, i) => mustRepeat(answer.items[i], isLast)) : []
    } catch (error) {
      if (!isLast && error instanceof OpenSearchError && error.status === TOO_MANY_REQUESTS) return actions
      throw error
    }
  }
}

interface OpenSearchFault {
  type: string
  reason: string
}

interface BulkAnswer {
  errors: boolean
  items: Record<string, { status: number; error?: OpenSearchFault }>[]
}

const NOT_FOUND = 404

/** Whether an action was refused for lack of module. A document that was to be deleted and is not there is no error. */
function mustRepeat(item: BulkAnswer['items'][number] | undefined, isLast: boolean): boolean {
  const [kind, { status, error }] = Object.entries(item ?? {})[0] ?? ['index', { status: 0, error: undefined }]
  if (status >= 200 && status < 300) return false
  if (kind === 'delete' && status === NOT_FOUND && !error) return false
  if (status === TOO_MANY_REQUESTS && !isLast) return true
  throw new OpenSearchError(status, error?.type ?? 'unknown', error?.reason ?? 'an action was not executed')
}

/** Reads an answer up to the bound. */
async function readText(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > MAX_ANSWER_BYTES) throw new OpenSearchError(0, 'too_large', `a response has more than ${MAX_ANSWER_BYTES} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** A proxy in between may answer with something else than JSON. */
function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text || '{}')
  } catch {
    return {}
  }
}

function toError(status: number, answer: unknown): OpenSearchError {
  const { error } = answer as { error?: OpenSearchFault | string }
  if (typeof error === 'string') return new OpenSearchError(status, 'refused', error)
  return new OpenSearchError(status, error?.type ?? 'refused', error?.reason ?? `status ${status}`)
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
