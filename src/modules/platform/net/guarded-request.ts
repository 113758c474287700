/**
 * src/modules/platform/net calls addresses that clients name: media to download, webhooks. Such a call reaches only public addresses, follows no redirect, and takes a
 * bounded time; otherwise a client could use the server to reach its own network.
 */
import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.js'

export interface NetworkRules {
  /** Also http, not only https. */
  http: boolean
  /** Also private addresses and other ports. */
  privateNetwork: boolean
}

/** Thrown for an address that may not be called. The message says what is wrong with it, as in "must be a public address". */
export class RefusedAddress extends Error {}

/** Parses a URL, or throws what is wrong with it. Its host is checked when it is called. */
export function parseAddress(text: string, { http, privateNetwork }: NetworkRules): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !(url.protocol === 'https:' || (http && url.protocol === 'http:')))
    throw new RefusedAddress(`must be an ${http ? 'http or https' : 'https'} address`)
  if (url.username || url.password) throw new RefusedAddress('must not contain a user or a password')
  if (url.port && !privateNetwork) throw new RefusedAddress('must not contain a port')
  return url
}

interface GuardedRequest {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
}

/** Calls a URL and resolves as soon as the headers of the response arrive. */
export async function guardedRequest(url: URL, rules: NetworkRules, asked: GuardedRequest): Promise<IncomingMessage> {
  const address = await withinTime(addressOf(url, rules), asked.signal)
  return send(url, address, asked)
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

interface Address {
  address: string
  family: number
}

/** Resolves a host name once; only that address is called, so that a second lookup cannot return another one. */
async function addressOf(url: URL, { privateNetwork }: NetworkRules): Promise<Address> {
  const host = hostOf(url)
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookup(host, { all: true }).catch(() => [])
  if (found.length === 0) throw new RefusedAddress('has a host that cannot be found')
  if (!privateNetwork && !found.every(({ address }) => isPublicAddress(address)))
    throw new RefusedAddress('must be a public address')
  return found[0] as Address
}

const withinTime = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason), { once: true })),
  ])

/** Sends the request: no keep-alive agent, no redirect, no cookies. */
function send(
  url: URL,
  { address, family }: Address,
  { method, headers, body, signal }: GuardedRequest,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  const pinned: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family)
  const options: RequestOptions = {
    method,
    host: hostOf(url),
    port: url.port || (isSecure ? 443 : 80),
    path: url.pathname + url.search,
    headers: { host: url.host, 'accept-encoding': 'identity', 'user-agent': 'wharf', ...headers },
    agent: false,
    lookup: pinned,
    signal,
  }
  return new Promise((answered, failed) => {
    const asked = (isSecure ? secureRequest : plainRequest)(options, answered)
    asked.on('error', failed)
    asked.end(body)
  })
}
