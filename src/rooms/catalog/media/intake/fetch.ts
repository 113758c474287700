/** Fetches a file from the web for a client that we do not trust: where it leads, how much it sends and how long it takes are all limited. */
import { lookup } from 'node:dns/promises'
import { createWriteStream } from 'node:fs'
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DomainError, invalid } from '../../../../core/base/errors.js'
import { type FileRules, unstored } from '../../../../core/files/files.js'
import { isPublicAddress } from './public-address.js'

const TIME_MS = 15_000

const refuse = (message: string) => invalid([{ path: ['urlFile', 'url'], message }])

/** Writes what the address answers to `path`. */
export async function fetchFile(text: string, path: string, rules: FileRules, timeMs = TIME_MS): Promise<void> {
  const url = checkedUrl(text, rules)
  const signal = AbortSignal.timeout(timeMs)
  try {
    const address = await withinTime(addressOf(url, rules), signal)
    const response = await answerOf(url, address, signal)
    checkAnswer(response, rules)
    await pipeline(response, atMost(rules.maxBytes), createWriteStream(path), { signal })
  } catch (cause) {
    const error = unstored(cause)
    if (error instanceof DomainError) throw error
    throw refuse(signal.aborted ? `did not answer within ${timeMs / 1000} seconds` : 'cannot be fetched')
  }
}

function checkedUrl(text: string, { http, privateNetwork }: FileRules): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !(url.protocol === 'https:' || (http && url.protocol === 'http:')))
    throw refuse(`must be an ${http ? 'http or https' : 'https'} address`)
  if (url.username || url.password) throw refuse('must not hold a user or a password')
  if (url.port && !privateNetwork) throw refuse('must not name a port')
  return url
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

interface Address {
  address: string
  family: number
}

/** A name is looked up once, and what it stands for is the only place that is asked: it cannot mean another one a moment later. */
async function addressOf(url: URL, { privateNetwork }: FileRules): Promise<Address> {
  const host = hostOf(url)
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookup(host, { all: true }).catch(() => [])
  if (found.length === 0) throw refuse('names a host that cannot be found')
  if (!privateNetwork && !found.every(({ address }) => isPublicAddress(address))) throw refuse('must be a public address')
  return found[0] as Address
}

const withinTime = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason), { once: true })),
  ])

/** No agent that keeps connections, no redirect, no cookies, nothing of ours in the headers. */
function answerOf(url: URL, { address, family }: Address, signal: AbortSignal): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  const pinned: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family)
  const options: RequestOptions = {
    method: 'GET',
    host: hostOf(url),
    port: url.port || (isSecure ? 443 : 80),
    path: url.pathname + url.search,
    headers: { host: url.host, accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'wharf' },
    agent: false,
    lookup: pinned,
    signal,
  }
  return new Promise((answered, failed) => {
    const asked = (isSecure ? secureRequest : plainRequest)(options, answered)
    asked.on('error', failed)
    asked.end()
  })
}

function checkAnswer(response: IncomingMessage, { maxBytes }: FileRules) {
  const { statusCode = 0, headers } = response
  const encoding = headers['content-encoding']
  const problem =
    statusCode >= 300 && statusCode < 400
      ? 'leads on to another address, which is not followed'
      : statusCode !== 200
        ? `answers with status ${statusCode}`
        : encoding && encoding !== 'identity'
          ? 'answers with a compressed body'
          : Number(headers['content-length'] ?? 0) > maxBytes
            ? `must have at most ${maxBytes} bytes`
            : null
  if (!problem) return
  response.destroy()
  throw refuse(problem)
}

function atMost(maxBytes: number): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > maxBytes) done(refuse(`must have at most ${maxBytes} bytes`))
      else done(null, chunk)
    },
  })
}
