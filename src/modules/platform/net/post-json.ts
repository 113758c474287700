/** Sends JSON to a URL that a client named, as webhooks and agents do, and reads a limited part of the response. */
import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { guardedRequest, type NetworkRules, parseAddress, RefusedAddress } from './guarded-request.js'

export interface SignedPost {
  url: string
  body: string
  /** The id of the message: the same if it is sent again. */
  id: string
  /** When it is sent. */
  at: Date
  headers?: Record<string, string>
  salt: string | null
  /** The salt that is being replaced, while both are valid. */
  previousSalt?: string | null
  username: string | null
  password: string | null
  timeoutMs: number
  /** The maximum number of bytes of the response to read. */
  maxBytes: number
}

export interface PostResponse {
  status: number
  text: string
  /** Whether the response was longer than that. */
  isCut: boolean
}

/** Thrown if the call got no response. */
export class PostFailure extends Error {
  constructor(
    message: string,
    readonly isTimeout: boolean,
  ) {
    super(message)
  }
}

export async function postSigned(post: SignedPost, rules: NetworkRules): Promise<PostResponse> {
  const signal = AbortSignal.timeout(post.timeoutMs)
  try {
    const url = parseAddress(post.url, rules)
    const request = { method: 'POST', headers: headersOf(post), body: post.body, signal } as const
    return await readAnswer(await guardedRequest(url, rules, request), post.maxBytes, signal)
  } catch (error) {
    if (signal.aborted) throw new PostFailure(`No response within ${post.timeoutMs} ms`, true)
    if (error instanceof RefusedAddress) throw new PostFailure(`The address ${error.message}`, false)
    throw new PostFailure(`The address could not be reached: ${(error as { code?: string }).code ?? 'error'}`, false)
  }
}

/**
 * Returns the headers. The published signature is over the body, with the current salt. Those of Standard Webhooks also sign the id and the time, and are separated by spaces
 * while two salts are valid.
 */
function headersOf({ body, id, at, headers, salt, previousSalt, username, password }: SignedPost): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const hashBody = (key: string) => `sha256=${createHmac('sha256', key).update(body).digest('hex')}`
  const sign = (key: string) => `v1,${createHmac('sha256', secretOf(key)).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  const credentials = Buffer.from(`${username}:${password}`).toString('base64')
  return {
    ...headers,
    accept: 'application/json',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    ...(salt && {
      'x-propeller-signature': hashBody(salt),
      ...(previousSalt && { 'x-propeller-signature-previous': hashBody(previousSalt) }),
      'webhook-signature': [salt, ...(previousSalt ? [previousSalt] : [])].map(sign).join(' '),
    }),
    ...(username !== null && { authorization: `Basic ${credentials}` }),
  }
}

/** Returns the key of a salt. Standard Webhooks writes secrets as `whsec_` and base64; any other salt is used as it is. */
const secretOf = (salt: string) => (salt.startsWith('whsec_') ? Buffer.from(salt.slice(6), 'base64') : salt)

async function readAnswer(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<PostResponse> {
  const chunks: Buffer[] = []
  let size = 0
  const stop = () => response.destroy()
  signal.addEventListener('abort', stop, { once: true })
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size > maxBytes) break
    }
  } finally {
    signal.removeEventListener('abort', stop)
    response.destroy()
  }
  if (signal.aborted) throw signal.reason
  const text = Buffer.concat(chunks).subarray(0, maxBytes).toString()
  return { status: response.statusCode ?? 0, text, isCut: size > maxBytes }
}
