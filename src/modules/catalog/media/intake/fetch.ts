/** Downloads a file for an untrusted client: target, size and time are limited. */
import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DomainError, invalid } from '../../../../core/base/errors.js'
import { type FileRules, unstored } from '../../../../core/files/files.js'
import { guardedRequest, parseAddress, RefusedAddress } from '../../../platform/net/guarded-request.js'

const TIME_MS = 15_000

const refuse = (message: string) => invalid([{ path: ['urlFile', 'url'], message }])

/** Writes the response body to `path`. */
export async function fetchFile(text: string, path: string, rules: FileRules, timeMs = TIME_MS): Promise<void> {
  const signal = AbortSignal.timeout(timeMs)
  try {
    const url = parseAddress(text, rules)
    const response = await guardedRequest(url, rules, { method: 'GET', headers: { accept: '*/*' }, signal })
    checkAnswer(response, rules)
    await pipeline(response, atMost(rules.maxBytes), createWriteStream(path), { signal })
  } catch (cause) {
    const error = unstored(cause)
    if (error instanceof DomainError) throw error
    if (cause instanceof RefusedAddress) throw refuse(cause.message)
    throw refuse(signal.aborted ? `did not respond within ${timeMs / 1000} seconds` : 'cannot be downloaded')
  }
}

function checkAnswer(response: IncomingMessage, { maxBytes }: FileRules) {
  const { statusCode = 0, headers } = response
  const encoding = headers['content-encoding']
  const problem =
    statusCode >= 300 && statusCode < 400
      ? 'redirects to another URL, which is not followed'
      : statusCode !== 200
        ? `returned status ${statusCode}`
        : encoding && encoding !== 'identity'
          ? 'returned a compressed body'
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
