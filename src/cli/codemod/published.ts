/** Reads the published list of items and the schema, from files or from a server. */
import { readFileSync } from 'node:fs'
import { get as getPlain } from 'node:http'
import { get as getSecure } from 'node:https'
import { buildSchema } from 'graphql'
import { indexPublished, type PublishedContract, type PublishedItem } from '../../codemod/published.js'
import { UsageError } from '../usage.js'

const TIMEOUT_MS = 10_000

/** A cache of the last input, so that repeated runs in one process build the schema once. */
let lastRead: { listBytes: Buffer; sdlBytes: Buffer; contract: PublishedContract } | null = null

export async function readPublished(list: string, sdl: string): Promise<PublishedContract> {
  const [listBytes, sdlBytes] = await Promise.all([readSource(list), readSource(sdl)])
  if (lastRead?.listBytes.equals(listBytes) && lastRead.sdlBytes.equals(sdlBytes)) return lastRead.contract
  const { items } = orUsageError(list, () => JSON.parse(listBytes.toString()) as { items?: PublishedItem[] })
  if (!Array.isArray(items)) throw new UsageError(`${list}: not a list of deprecated items.`)
  const contract = indexPublished(
    items,
    orUsageError(sdl, () => buildSchema(sdlBytes.toString(), { assumeValidSDL: true })),
  )
  lastRead = { listBytes, sdlBytes, contract }
  return contract
}

function orUsageError<T>(source: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new UsageError(`${source}: ${(error as Error).message}`)
  }
}

function readSource(source: string): Buffer | Promise<Buffer> {
  return /^https?:/.test(source) ? download(source) : orUsageError(source, () => readFileSync(source))
}

/** Downloads a file. Any address is allowed, because the operator names it and the request runs on the operator's machine. */
function download(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new UsageError(`${url}: ${reason}`))
    const get = url.startsWith('https:') ? getSecure : getPlain
    const request = get(url, { timeout: TIMEOUT_MS }, (response) => {
      if (response.statusCode !== 200) {
        response.resume()
        return fail(`answered ${response.statusCode}`)
      }
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve(Buffer.concat(parts)))
    })
    request.on('timeout', () => request.destroy(new Error('no answer within 10 seconds')))
    request.on('error', (error) => fail(error.message || 'no connection'))
  })
}
