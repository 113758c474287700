/** Reads the published list and schema, from files or from a server. */
import { readFileSync } from 'node:fs'
import { get as getPlain } from 'node:http'
import { get as getSecure } from 'node:https'
import { buildSchema } from 'graphql'
import { type Published, type PublishedItem, published } from '../../codemod/published.js'
import { UsageError } from '../usage.js'

const SECONDS = 1000

/** What was read last: whoever runs the tool over and over in one process builds the schema once. */
let last: { listed: string; text: string; found: Published } | null = null

export async function readPublished(list: string, sdl: string): Promise<Published> {
  const [listed, text] = await Promise.all([read(list), read(sdl)])
  if (last?.listed === listed && last.text === text) return last.found
  const { items } = attempt(list, () => JSON.parse(listed) as { items?: PublishedItem[] })
  if (!Array.isArray(items)) throw new UsageError(`${list}: not a list of deprecated items.`)
  const found = published(
    items,
    attempt(sdl, () => buildSchema(text, { assumeValidSDL: true })),
  )
  last = { listed, text, found }
  return found
}

function attempt<T>(source: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new UsageError(`${source}: ${(error as Error).message}`)
  }
}

function read(source: string): string | Promise<string> {
  return /^https?:/.test(source) ? download(source) : attempt(source, () => readFileSync(source, 'utf8'))
}

/** What the caller named on its own command line is fetched by its own machine: nothing here to guard against. */
function download(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new UsageError(`${url}: ${why}`))
    const get = url.startsWith('https:') ? getSecure : getPlain
    const request = get(url, { timeout: 10 * SECONDS }, (response) => {
      if (response.statusCode !== 200) {
        response.resume()
        return fail(`answered ${response.statusCode}`)
      }
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve(Buffer.concat(parts).toString('utf8')))
    })
    request.on('timeout', () => request.destroy(new Error('no answer within 10 seconds')))
    request.on('error', (error) => fail(error.message || 'no connection'))
  })
}
