/** Plans the changes of REST payloads. The endpoint determines which properties are deprecated items. */
import type { DataShape } from './data.js'
import { chooseFix, type InputPlan, lastName, leaveToHuman, planLocalize, planSource, planTier } from './plan.js'
import type { PublishedContract, PublishedItem } from './published.js'

/** Returns the shape of a payload. The list has the positions of deprecated properties in the body of an endpoint; the same name elsewhere is another property. */
export function shapeOfPayload({ items }: PublishedContract, endpoint: string): DataShape {
  const byPlace = new Map(
    items.flatMap((item) =>
      Object.entries(item.places ?? {})
        .filter(([template]) => isEndpoint(template, endpoint))
        .flatMap(([, places]) => places.map((place) => [place, item] as const)),
    ),
  )
  return shapeAt(byPlace, '')
}

const shapeAt = (byPlace: ReadonlyMap<string, PublishedItem>, prefix: string): DataShape => ({
  property(key, siblings) {
    const item = byPlace.get(`${prefix}${key}`)
    return item ? { item, plan: planProperty(item, key, siblings) } : null
  },
  inside: (key) => shapeAt(byPlace, `${prefix}${key}.`),
})

/** Finds the items that are the endpoint itself. */
export const findOperationItems = ({ items }: PublishedContract, endpoint: string): PublishedItem[] =>
  items.filter(({ kind, item }) => kind === 'operation' && isEndpoint(item, endpoint))

/** Finds the items among the query parameters of an endpoint, by name. A list has its own parameters, and those of its search. */
export function findParameterItems({ items }: PublishedContract, endpoint: string): ReadonlyMap<string, PublishedItem> {
  const names = new Set((endpoint.split('?')[1] ?? '').split('&').map((parameter) => parameter.split('=')[0] ?? ''))
  const found = items.flatMap((item): [string, PublishedItem][] => {
    const name = lastName(item.item)
    return names.has(name) && isParameterOf(item, endpoint) ? [[name, item]] : []
  })
  return new Map(found)
}

/** Returns the names of the deprecated query parameters of an endpoint. */
export const listParameterNames = ({ items }: PublishedContract, endpoint: string): string[] =>
  items.filter((item) => isParameterOf(item, endpoint)).map(({ item }) => lastName(item))

/** Returns the names of the deprecated body properties of an endpoint. */
export const listBodyNames = ({ items }: PublishedContract, endpoint: string): string[] => [
  ...new Set(
    items.flatMap(({ item, places }) =>
      Object.keys(places ?? {}).some((template) => isEndpoint(template, endpoint)) ? [lastName(item)] : [],
    ),
  ),
]

function isParameterOf({ kind, item, endpoints, direction }: PublishedItem, endpoint: string): boolean {
  if (kind === 'parameter') return isEndpoint(item.split(' ?')[0] ?? '', endpoint)
  const isSearched = kind === 'property' && direction !== 'returned' && /Search\w*\./.test(item)
  return isSearched && /^GET /i.test(endpoint) && endpoints.some((template) => isEndpoint(template, endpoint))
}

/** Merges `source` and `sourceId` into one entry of `sources`. If `sources` is sent, the server has always ignored them. */
function planSources(item: PublishedItem, old: string, siblings: readonly string[]): InputPlan {
  if (siblings.includes('sources')) return { kind: 'drop', how: 'leave it out: sources is sent and is used' }
  if (!siblings.includes('source') || !siblings.includes('sourceId')) return leaveToHuman(item)
  if (old === 'sourceId') return { kind: 'drop', how: 'moves into sources, together with source' }
  return { kind: 'gather', name: 'sources', other: 'sourceId', how: 'becomes sources with one entry' }
}

const planRename = (name: string): InputPlan => ({ kind: 'rename', name, how: `rename to ${name}` })

type Reshape = (item: PublishedItem, old: string, name: string, siblings: readonly string[]) => InputPlan

/** The reshaping of a value, by migration. */
const reshapes: Record<string, Reshape> = {
  'localized-arrays': (_item, _old, name, siblings) => planLocalize(name, siblings.includes('language') ? 'language' : null),
  // A search compares cost prices as it compared the cost; a record has a list of them.
  'cost-to-costPrices': ({ item }, _old, name) => (/Search\w*\./.test(item) ? planRename(name) : planTier(name)),
  sources: (_item, old, name) => planSource(name, 'sourceId', { source: old }),
}

/** Plans the change of a body property or a query parameter. `siblings` are all names sent with it. */
export function planProperty(item: PublishedItem, old: string, siblings: readonly string[]): InputPlan {
  const fix = chooseFix(item)
  if (item.before === 'folded') return planSources(item, old, siblings)
  if (fix === 'drop') return { kind: 'drop', how: 'leave it out' }
  const name = lastName(item.use?.[0] ?? '')
  const reshape = fix === 'reshape' && item.use?.length === 1 ? reshapes[item.migration ?? ''] : undefined
  if ((fix !== 'rename' && !reshape) || !name) return leaveToHuman(item)
  if (siblings.includes(name)) return { kind: 'human', how: `${old} and ${name} are both given: keep one` }
  return reshape ? reshape(item, old, name, siblings) : planRename(name)
}

/** Returns whether `PUT /v2/taxes/12` matches `PUT /v2/taxes/{id}`. */
export function isEndpoint(template: string, endpoint: string): boolean {
  const parts = (line: string) => line.trim().split(/[ /]+/)
  const [expected, actual] = [parts(template), parts(endpoint.split('?')[0] ?? '')]
  return expected.length === actual.length && expected.every((part, i) => /^[{:]/.test(part) || part === actual[i])
}
