/** Readable names of REST operations: `PATCH /v2/clusters/{lookupKey}/{key}/options/{optionId}` is `updateClusterOption`. */
import type { Route, Routes } from '../../interfaces/rest/route.js'

const SINGULARS: Record<string, string> = {
  companies: 'company',
  categories: 'category',
  taxes: 'tax',
  addresses: 'address',
  inventory: 'inventory',
}

/** Words that a path writes without a separator. */
const SPELLINGS: Record<string, string> = {
  attributedescriptions: 'attributeDescriptions',
  businessrules: 'businessRules',
  clusteroptions: 'clusterOptions',
  clustersconfig: 'clusterConfigs',
  crossupsells: 'crossupsells',
  favoritelists: 'favoriteLists',
  orderstatuses: 'orderStatuses',
  orderstatussets: 'orderStatusSets',
  trackandtraces: 'trackAndTraces',
  paymethods: 'payMethods',
  valuesetitems: 'valuesetItems',
}

const singular = (word: string) => {
  if (SINGULARS[word]) return SINGULARS[word] as string
  return word.endsWith('Statuses') ? word.slice(0, -2) : word.replace(/s$/, '')
}
const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const camelCase = (segment: string) =>
  (SPELLINGS[segment] ?? segment).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Segments that say how the records are reached, or what is done with many of them. */
const HOW = new Set(['bulk', 'csv', 'search', 'id', 'delete'])

/** Last segments that are a verb by themselves. */
const VERBS = new Set(['add', 'remove', 'clear', 'assign', 'unassign', 'cancel', 'process', 'check'])

function verbOf(method: string, segments: readonly string[], { output }: Route): [verb: string, isPlural: boolean] {
  const last = segments.at(-1) ?? ''
  if (VERBS.has(last))
    return [last, segments.at(-2) === 'items' || segments.at(-2) === 'users' || segments.at(-2) === 'companies']
  if (segments.includes('csv')) return ['import', true]
  if (segments.includes('bulk')) return [last === 'delete' ? 'delete' : 'upsert', true]
  if (last === 'search') return ['search', true]
  if (method === 'GET') return output.kind === 'page' ? ['list', true] : ['get', false]
  return [{ POST: 'create', PATCH: 'update', DELETE: 'delete' }[method] ?? method.toLowerCase(), false]
}

function nameOf(name: string, route: Route): string {
  const [method = '', path = ''] = name.split(' ')
  const segments = path.split('/').filter((segment) => segment && segment !== 'v2' && !segment.startsWith('{'))
  const [verb, isPlural] = verbOf(method, segments, route)
  const nouns = segments
    .filter((segment, at) => !HOW.has(segment) && !(VERBS.has(segment) && at === segments.length - 1))
    .map(camelCase)
  const words = nouns.map((noun, at) => (at === nouns.length - 1 && isPlural ? noun : singular(noun)))
  return verb + words.map(upperFirst).join('')
}

const lastParameters = (name: string) => [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => upperFirst(parameter ?? ''))

/** Returns one name for each route. If two routes would share one, the path parameters distinguish them. */
export function operationIdsOf(routes: Routes): ReadonlyMap<string, string> {
  const names = Object.entries(routes).map(([name, route]): [string, string] => [name, nameOf(name, route)])
  const counts = new Map<string, number>()
  for (const [, id] of names) counts.set(id, (counts.get(id) ?? 0) + 1)
  return new Map(
    names.map(([name, id]) => {
      const parameters = lastParameters(name)
      const isShared = (counts.get(id) ?? 0) > 1
      return [name, isShared && parameters.length ? `${id}By${parameters.join('And')}` : id]
    }),
  )
}
