/** The REST interface that records come from or go to, over the network or in-process. */

import type { FastifyInstance } from 'fastify'
import { CommandFailure } from '../usage.js'

// biome-ignore lint/suspicious/noExplicitAny: the endpoint decides what an answer looks like
export type Answer = { status: number; body: any; retryAfter: number | null }

export interface RestServer {
  /** Its name in messages. */
  name: string
  call(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, headers?: Record<string, string>): Promise<Answer>
}

/** Sends a request, over the network or in-process. */
export type Send = (method: string, path: string, headers: Record<string, string>, body: string | undefined) => Promise<Answer>

/** The number of attempts with a busy server. */
const TRIES = 5

export interface Credentials {
  clientId: string
  clientSecret: string
}

/** Opens a server that was built in this process. */
export const openAppServer = (app: Pick<FastifyInstance, 'inject'>, name: string, credentials: Credentials): RestServer =>
  openServer(name, credentials, async (method, url, headers, payload) => {
    const response = await app.inject({ method: method as 'GET', url, headers, ...(payload !== undefined && { payload }) })
    return toAnswer(response.statusCode, response.body, String(response.headers['retry-after'] ?? ''))
  })

export const toAnswer = (status: number, text: string, retryAfter: string | null): Answer => ({
  status,
  body: readJson(text),
  retryAfter: Number(retryAfter) || null,
})

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return { detail: text.slice(0, 200) }
  }
}

/** Opens a server. Adds the token, which is valid for half an hour, and retries while the server is busy. */
export function openServer(name: string, { clientId, clientSecret }: Credentials, send: Send): RestServer {
  let token: string | null = null
  const requestToken = async () => {
    const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const { status, body } = await send('POST', '/oauth2/token', headers, form.toString())
    if (status !== 200) throw new CommandFailure(`--key: ${name} does not accept these credentials (${status}).`)
    return body.access_token as string
  }
  return {
    name,
    async call(method, path, body, extra = {}) {
      for (let attempt = 1; ; attempt++) {
        token ??= await requestToken()
        const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }), ...extra }
        const answer = await send(method, path, headers, body && JSON.stringify(body))
        const isExpired = answer.status === 401
        const isBusy = [429, 502, 503, 504].includes(answer.status)
        if (attempt === TRIES || !(isExpired || isBusy)) return answer
        if (isExpired) token = null
        else await pause((answer.retryAfter ?? attempt) * 1000)
      }
    },
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, Math.min(ms, 30_000)))

/** Returns the response body, or throws with the server's message. */
export function requireOk(server: RestServer, what: string, { status, body }: Answer): Answer['body'] {
  if (status < 300) return body
  throw new CommandFailure(`${what} was refused by ${server.name} (${status}): ${explain(body)}`)
}

export function explain(body: Answer['body']): string {
  const messages: string[] = body?.error?.messages ?? []
  return messages.join('; ') || body?.detail || body?.title || 'without a reason'
}
