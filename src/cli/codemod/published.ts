/** What a server publishes about its deprecated items: the list and the schema. The tool knows nothing else. */
import { readFileSync } from 'node:fs'
import { get as getPlain } from 'node:http'
import { get as getSecure } from 'node:https'
import { buildSchema, type GraphQLSchema } from 'graphql'
import { UsageError } from '../usage.js'

export interface PublishedItem {
  api: string
  item: string
  kind: string
  migration?: string
  endpoints: readonly string[]
  direction?: string | null
  use?: readonly string[] | null
  before?: string | null
  fix?: string | null
  note?: string | null
  removal: string
}

/** The list and the schema, looked up by coordinate. */
export interface Published {
  schema: GraphQLSchema
  items: readonly PublishedItem[]
  /** The day on which the last listed item goes. */
  removal: string
  /** `Query.shop`, `Tax.shopId`, `Query.tax(shopId:)`, `SortOrder.asc`; flagged in the schema but not listed counts, too. */
  find(coordinate: string, definition: { deprecationReason?: string | null | undefined }): PublishedItem | null
}

const UNLISTED_REMOVAL = '2027-03-01T00:00:00Z'
const SECONDS = 1000

export async function readPublished(list: string, sdl: string): Promise<Published> {
  const [listed, text] = await Promise.all([read(list), read(sdl)])
  const { items } = attempt(list, () => JSON.parse(listed) as { items?: PublishedItem[] })
  if (!Array.isArray(items)) throw new UsageError(`${list}: not a list of deprecated items.`)
  return published(
    items,
    attempt(sdl, () => buildSchema(text, { assumeValidSDL: true })),
  )
}

function published(items: readonly PublishedItem[], schema: GraphQLSchema): Published {
  const removal =
    items
      .map((item) => item.removal)
      .toSorted()
      .at(-1) ?? UNLISTED_REMOVAL
  const roots: Record<string, string> = {
    query: `${schema.getQueryType()?.name}.`,
    mutation: `${schema.getMutationType()?.name}.`,
  }
  const known = new Map(
    items.filter(({ api }) => api.toLowerCase() === 'graphql').map((item) => [`${roots[item.kind] ?? ''}${item.item}`, item]),
  )
  return {
    schema,
    items,
    removal,
    find(coordinate, { deprecationReason }) {
      const listed = known.get(coordinate)
      if (listed || typeof deprecationReason !== 'string') return listed ?? null
      return { api: 'graphql', item: coordinate, kind: 'unlisted', endpoints: [], note: deprecationReason, removal }
    },
  }
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
