/** Payloads of the REST interface: which properties are items follows from the endpoint they are sent to. */
import type { Shape } from './data.js'
import { fixOf, human, type InputPlan, lastName, localize } from './plan.js'
import type { Published, PublishedItem } from './published.js'

/**
 * The list says which properties an endpoint takes, not how deep they lie. Sure are the body itself, the elements
 * of its lists (bulk) and its `filters` (search); the same name further down may be another's and is only shown.
 */
export function shapeOfPayload({ items }: Published, endpoint: string): Shape {
  const sent = items.filter(
    ({ api, kind, direction, endpoints }) =>
      api.toLowerCase() === 'rest' &&
      kind === 'property' &&
      direction !== 'returned' &&
      endpoints.some((one) => isSame(one, endpoint)),
  )
  const byName = grouped(sent.filter((item) => !isOfParent(item)))
  const ofParent = grouped(sent.filter(isOfParent))
  const isBulk = /\/bulk(?:\/|$)/.test(endpoint)
  const below: Shape = { property: (key, given) => (isOfText(key, given) ? null : found(byName, key, null)), inside: () => below }
  const parent: Shape = { property: (key, given) => found(ofParent, key, given), inside: () => null }
  const inside = (key: string) => (key === 'parent' ? parent : below)
  const sure: Shape = { property: (key, given) => (isOfText(key, given) ? null : found(byName, key, given)), inside }
  return { ...sure, inside: (key) => (key !== 'parent' && (isBulk || key === 'filters') ? sure : inside(key)) }
}

/** A text in several languages names the language of each; so does a file. */
const isOfText = (key: string, given: readonly string[]) =>
  key === 'language' && given.some((other) => ['value', 'values', 'uploadType', 'uri'].includes(other))

/** `ParentInput`, `ParentReferenceDto`: what they hold lies in `parent`, and nowhere else. */
const isOfParent = ({ item }: PublishedItem) => /^Parent\w+\./.test(item)

const isOperation = ({ kind }: PublishedItem) => kind === 'operation'

/** The endpoint itself, or a parameter in its address, that is an item. */
export function endpointItems({ items }: Published, endpoint: string): PublishedItem[] {
  const [address = '', query = ''] = endpoint.split('?')
  const parameters = [...new URLSearchParams(query).keys()]
  return items.filter((one) => {
    const [path = '', parameter] = one.item.split(' ?')
    const isAsked = isOperation(one) || (one.kind === 'parameter' && parameters.includes(parameter ?? ''))
    return isAsked && isSame(path, address)
  })
}

function found(byName: ReadonlyMap<string, PublishedItem[]>, key: string, given: readonly string[] | null) {
  const [item, other] = byName.get(key) ?? []
  if (!item) return null
  const isSure = given !== null && (!other || fixOf(other) === fixOf(item))
  return { item, plan: isSure ? planProperty(item, key, given) : unsure(item) }
}

const unsure = (item: PublishedItem): InputPlan => ({
  kind: 'human',
  how: `if this is ${item.item}: ${item.use?.length ? `use ${item.use.join(' or ')}` : 'leave it out'}`,
})

/** `source` and `sourceId` become one entry of `sources`; where that is sent they never counted. */
function planFolded(item: PublishedItem, old: string, given: readonly string[]): InputPlan {
  if (given.includes('sources')) return { kind: 'drop', how: 'leave it out: sources is sent, and counts' }
  if (!given.includes('source') || !given.includes('sourceId')) return human(item)
  if (old === 'sourceId') return { kind: 'drop', how: 'goes into sources, with source' }
  return { kind: 'gather', name: 'sources', other: 'sourceId', how: 'becomes sources with one entry' }
}

function planProperty(item: PublishedItem, old: string, given: readonly string[]): InputPlan {
  const fix = fixOf(item)
  if (item.before === 'folded') return planFolded(item, old, given)
  if (fix === 'drop') return { kind: 'drop', how: 'leave it out' }
  const name = lastName(item.use?.[0] ?? '')
  const isText = fix === 'reshape' && item.migration === 'localized-arrays' && item.use?.length === 1
  if ((fix !== 'rename' && !isText) || !name) return human(item)
  if (given.includes(name)) return { kind: 'human', how: `${old} and ${name} are both given: keep one` }
  if (isText) return localize(name, given.includes('language') ? 'language' : null)
  return { kind: 'rename', name, how: `rename to ${name}` }
}

function grouped(items: readonly PublishedItem[]): Map<string, PublishedItem[]> {
  const groups = new Map<string, PublishedItem[]>()
  for (const item of items) groups.set(lastName(item.item), [...(groups.get(lastName(item.item)) ?? []), item])
  return groups
}

/** `PUT /v2/taxes/12` is `PUT /v2/taxes/{id}`. */
function isSame(template: string, endpoint: string): boolean {
  const [wanted, given] = [template, endpoint.split('?')[0] ?? ''].map((one) => one.trim().split(/[ /]+/)) as [string[], string[]]
  return wanted.length === given.length && wanted.every((part, i) => /^[{:]/.test(part) || part === given[i])
}
