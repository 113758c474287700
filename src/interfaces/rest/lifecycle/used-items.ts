/** Finds the deprecated items in a request and in its response. */
import type { FastifyRequest } from 'fastify'
import type { Item, ItemUse } from '../../../core/lifecycle/item.js'
import { idOf, type Registry } from '../../../core/lifecycle/registry.js'
import type { Dto } from '../dto.js'
import { queryProperties } from '../reader.js'
import type { Route, RouteInput, RouteOutput } from '../route.js'
import type { SchemaRegistry } from '../shapes/json-schema.js'

/** What to look for in an object: items by name, and nested objects that may contain some. */
interface Watch {
  items: [string, Item][]
  inner: [string, Watch][]
}

/** Finds the items of one route. */
export interface RouteUses {
  sent(request: Pick<FastifyRequest, 'body' | 'query'>): ItemUse[]
  served(answer: unknown): ItemUse[]
}

const nothing: Watch = { items: [], inner: [] }
const isEmpty = ({ items, inner }: Watch) => items.length + inner.length === 0

export function openRouteUses(schemas: SchemaRegistry, registry: Registry) {
  const watchOf = openWatches(schemas, registry)

  function inBody(takes: Exclude<RouteInput, { kind: 'query' }>): Watch {
    if (takes.kind === 'csv') return nothing
    if (takes.kind === 'body') return watchOf(takes.dto)
    if (takes.kind === 'search') return withFilters(watchOf(takes.search))
    const ofItem = watchOf(takes.dto)
    return isEmpty(ofItem) ? nothing : { items: [], inner: [[takes.plural, ofItem]] }
  }

  return (name: string, { input, output, legacy }: Route): RouteUses => {
    const whole: ItemUse[] = legacy ? [{ item: registry.get(idOf({ api: 'rest', item: name })), kind: 'sent', place: '' }] : []
    const parameters = input?.kind === 'query' ? parametersOf(schemas, registry, name, input) : []
    const body = input && input.kind !== 'query' ? inBody(input) : nothing
    const answer = 'dto' in output ? watchOf(output.dto) : nothing
    return {
      sent: (request) => [...whole, ...inQuery(parameters, request.query), ...usesIn(body, request.body)],
      served: (written) => servedIn(output, answer, written),
    }
  }
}

/** Opens the watches. A DTO may contain itself, so a watch is cached before it is filled. */
function openWatches(schemas: SchemaRegistry, registry: Registry) {
  const watches = new Map<Dto, Watch>()
  return function watchOf(dto: Dto): Watch {
    const known = watches.get(dto)
    if (known) return known
    const names = Object.keys(dto.legacy ?? {})
    const watch: Watch = { items: names.map((name) => [name, registry.get(propertyId(dto, name))]), inner: [] }
    watches.set(dto, watch)
    for (const [name, inner] of schemas.innerOf(dto)) if (holdsItems(schemas, inner)) watch.inner.push([name, watchOf(inner)])
    return watch
  }
}

const propertyId = (dto: Dto, name: string) => idOf({ api: 'rest', item: `${dto.name}.${name}` })

function holdsItems(schemas: SchemaRegistry, dto: Dto, seen = new Set<Dto>()): boolean {
  if (seen.has(dto)) return false
  seen.add(dto)
  return Object.keys(dto.legacy ?? {}).length > 0 || schemas.innerOf(dto).some(([, inner]) => holdsItems(schemas, inner, seen))
}

/** Returns a watch that also looks at filters one level below. */
const withFilters = (watch: Watch): Watch =>
  isEmpty(watch) ? watch : { items: watch.items, inner: [...watch.inner, ['filters', watch]] }

/** Returns the parameters of a list: its own, and those of the search. */
function parametersOf(
  schemas: SchemaRegistry,
  registry: Registry,
  route: string,
  takes: RouteInput & { kind: 'query' },
): [string, Item][] {
  const old = queryProperties(schemas, takes).filter(({ legacy }) => legacy)
  return old.map(({ name }) => [
    name,
    registry.find(idOf({ api: 'rest', item: `${route} ?${name}` })) ?? registry.get(propertyId(takes.search, name)),
  ])
}

const inQuery = (parameters: [string, Item][], query: unknown): ItemUse[] =>
  parameters.flatMap(([place, item]) => (Object.hasOwn(query as object, place) ? [{ item, kind: 'sent', place }] : []))

function usesIn(watch: Watch, body: unknown): ItemUse[] {
  const uses: ItemUse[] = []
  if (!isEmpty(watch)) look(watch, body, '#', (item, place) => uses.push({ item, kind: 'sent', place }))
  return uses
}

/** Returns the items in a response, each once, however many rows it has. */
function servedIn({ kind }: RouteOutput, watch: Watch, answer: unknown): ItemUse[] {
  if (isEmpty(watch)) return []
  const first = new Map<Item, ItemUse>()
  const note = (item: Item, place: string) => {
    if (!first.has(item)) first.set(item, { item, kind: 'served', place })
  }
  if (kind === 'page') look(watch, (answer as { data: unknown }).data, '#/data', note)
  else look(watch, answer, '#', note)
  return [...first.values()]
}

type Note = (item: Item, place: string) => void

/** Looks at a value. No DTO has lists of lists, so they are not followed. */
function look(watch: Watch, value: unknown, place: string, note: Note) {
  if (!Array.isArray(value)) return lookInto(watch, value, place, note)
  value.forEach((one, i) => {
    lookInto(watch, one, `${place}/${i}`, note)
  })
}

/** Looks into an object. A present property counts as used, even if null: the contract after the removal has no such name. */
function lookInto(watch: Watch, value: unknown, place: string, note: Note) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  for (const [name, item] of watch.items) if (Object.hasOwn(value, name)) note(item, `${place}/${name}`)
  for (const [name, inner] of watch.inner)
    if (Object.hasOwn(value, name)) look(inner, Reflect.get(value, name), `${place}/${name}`, note)
}
