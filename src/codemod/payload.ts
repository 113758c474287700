/** Plans the changes of REST payloads. The endpoint decides which properties are deprecated items. */
import type { DataShape } from './data.js'
import { chooseFix, type InputPlan, lastName, leaveToHuman, planLocalize, planWrap } from './plan.js'
import type { PublishedContract, PublishedItem } from './published.js'

/**
 * The published list names the properties of an endpoint, but not where they are in the body. Certain are the top level, the elements
 * of the lists of a bulk, and `filters` of a search. The same name deeper in the body may be another property, so it is only reported.
 */
export function shapeOfPayload({ items }: PublishedContract, endpoint: string): DataShape {
  const sent = items.filter(
    ({ api, kind, direction, endpoints }) =>
      api.toLowerCase() === 'rest' &&
      kind === 'property' &&
      direction !== 'returned' &&
      endpoints.some((template) => matchesEndpoint(template, endpoint)),
  )
  const byName = groupByName(sent.filter((item) => !isParentProperty(item)))
  const ofParent = groupByName(sent.filter(isParentProperty))
  const isBulk = /\/bulk(?:\/|$)/.test(endpoint)
  const below: DataShape = {
    property: (key, siblings) => (isLanguageOfText(key, siblings) ? null : planUse(byName, key, null)),
    inside: () => below,
  }
  const parent: DataShape = { property: (key, siblings) => planUse(ofParent, key, siblings), inside: () => null }
  const inside = (key: string) => (key === 'parent' ? parent : below)
  const certain: DataShape = {
    property: (key, siblings) => (isLanguageOfText(key, siblings) ? null : planUse(byName, key, siblings)),
    inside,
  }
  return { ...certain, inside: (key) => (key !== 'parent' && (isBulk || key === 'filters') ? certain : inside(key)) }
}

/** `language` beside a localized value or an uploaded file belongs to that, and is not the deprecated property. */
const isLanguageOfText = (key: string, siblings: readonly string[]) =>
  key === 'language' && siblings.some((other) => ['value', 'values', 'uploadType', 'uri'].includes(other))

/** The properties of `ParentInput` and `ParentReferenceDto` are in `parent`, and nowhere else. */
const isParentProperty = ({ item }: PublishedItem) => /^Parent\w+\./.test(item)

const isOperation = ({ kind }: PublishedItem) => kind === 'operation'

/** Finds the items that are the endpoint itself or its query parameters. */
export function findEndpointItems({ items }: PublishedContract, endpoint: string): PublishedItem[] {
  const [address = '', query = ''] = endpoint.split('?')
  const parameters = [...new URLSearchParams(query).keys()]
  return items.filter((item) => {
    const [path = '', parameter] = item.item.split(' ?')
    const isUsed = isOperation(item) || (item.kind === 'parameter' && parameters.includes(parameter ?? ''))
    return isUsed && matchesEndpoint(path, address)
  })
}

function planUse(byName: ReadonlyMap<string, PublishedItem[]>, key: string, siblings: readonly string[] | null) {
  const [item, other] = byName.get(key) ?? []
  if (!item) return null
  const isCertain = siblings !== null && (!other || chooseFix(other) === chooseFix(item))
  return { item, plan: isCertain ? planProperty(item, key, siblings) : planUncertain(item) }
}

const planUncertain = (item: PublishedItem): InputPlan => ({
  kind: 'human',
  how: `if this is ${item.item}: ${item.use?.length ? `use ${item.use.join(' or ')}` : 'leave it out'}`,
})

/** `source` and `sourceId` become one entry of `sources`. When `sources` is sent, the server has always ignored them. */
function planSources(item: PublishedItem, old: string, siblings: readonly string[]): InputPlan {
  if (siblings.includes('sources')) return { kind: 'drop', how: 'leave it out: sources is sent and is used' }
  if (!siblings.includes('source') || !siblings.includes('sourceId')) return leaveToHuman(item)
  if (old === 'sourceId') return { kind: 'drop', how: 'moves into sources, together with source' }
  return { kind: 'gather', name: 'sources', other: 'sourceId', how: 'becomes sources with one entry' }
}

function planProperty(item: PublishedItem, old: string, siblings: readonly string[]): InputPlan {
  const fix = chooseFix(item)
  if (item.before === 'folded') return planSources(item, old, siblings)
  if (fix === 'drop') return { kind: 'drop', how: 'leave it out' }
  const name = lastName(item.use?.[0] ?? '')
  const isText = fix === 'reshape' && item.migration === 'localized-arrays' && item.use?.length === 1
  const isCost = fix === 'reshape' && item.migration === 'cost-to-costPrices' && item.use?.length === 1
  if ((fix !== 'rename' && !isText && !isCost) || !name) return leaveToHuman(item)
  if (siblings.includes(name)) return { kind: 'human', how: `${old} and ${name} are both given: keep one` }
  // A search compares cost prices as it compared the cost; a record has a list of them.
  if (isCost && !/Search\w*\./.test(item.item)) return planWrap(name)
  if (isText) return planLocalize(name, siblings.includes('language') ? 'language' : null)
  return { kind: 'rename', name, how: `rename to ${name}` }
}

function groupByName(items: readonly PublishedItem[]): Map<string, PublishedItem[]> {
  const groups = new Map<string, PublishedItem[]>()
  for (const item of items) groups.set(lastName(item.item), [...(groups.get(lastName(item.item)) ?? []), item])
  return groups
}

/** `PUT /v2/taxes/12` is `PUT /v2/taxes/{id}`. */
function matchesEndpoint(template: string, endpoint: string): boolean {
  const parts = (line: string) => line.trim().split(/[ /]+/)
  const [expected, actual] = [parts(template), parts(endpoint.split('?')[0] ?? '')]
  return expected.length === actual.length && expected.every((part, i) => /^[{:]/.test(part) || part === actual[i])
}
