/** The deprecated items in routes and DTOs, each with the endpoints that accept or return it. */

import type { Declared } from '../../../core/lifecycle/item.js'
import type { Legacy } from '../../../core/lifecycle/legacy.js'
import type { Dto } from '../dto.js'
import { queryProperties } from '../reader.js'
import type { Route, RouteInput, Routes } from '../route.js'
import type { SchemaRegistry } from '../shapes/json-schema.js'

type Direction = 'sent' | 'returned'
type Noted = Map<string, Declared & { endpoints: string[]; places: Record<string, string[]> }>
type NotedItem = Pick<Declared, 'kind' | 'item' | 'direction'> & { legacy: Legacy }

/** A shape that a route accepts or returns, and its position in the body. */
interface UsedShape {
  direction: Direction
  dto: Dto
  prefixes: readonly string[]
}

export function restItems(schemas: SchemaRegistry, routes: Routes): Declared[] {
  const found: Noted = new Map()
  for (const [route, { input, output, legacy }] of Object.entries(routes) as [string, Route][]) {
    if (legacy) note(found, { kind: 'operation', item: route, legacy, direction: 'sent' }, route)
    if (input?.kind === 'query') noteParameters(schemas, found, route, input)
    for (const { direction, dto, prefixes } of shapesOf({ input, output }))
      for (const prefix of prefixes) noteDto(schemas, found, route, direction, dto, prefix)
  }
  return [...found.values()]
}

function shapesOf({ input, output }: Pick<Route, 'input' | 'output'>): UsedShape[] {
  const sent = input && input.kind !== 'query' && input.kind !== 'csv' ? [sentShape(input)] : []
  return 'dto' in output ? [...sent, { direction: 'returned', dto: output.dto, prefixes: [''] }] : sent
}

/** Returns the shape of an input. The items of a bulk request are in a list; the filters of a search are at the top level or inside `filters`. */
function sentShape(input: Exclude<RouteInput, { kind: 'query' | 'csv' }>): UsedShape {
  if (input.kind === 'search') return { direction: 'sent', dto: input.search, prefixes: ['', 'filters.'] }
  return { direction: 'sent', dto: input.dto, prefixes: [input.kind === 'body' ? '' : `${input.plural}.`] }
}

/** Records parameters: a list has its own, and those of the search. */
function noteParameters(schemas: SchemaRegistry, found: Noted, route: string, takes: RouteInput & { kind: 'query' }) {
  for (const { name, legacy } of queryProperties(schemas, takes)) {
    if (!legacy) continue
    if (takes.legacy?.[name]) note(found, { kind: 'parameter', item: `${route} ?${name}`, legacy, direction: 'sent' }, route)
    else note(found, { kind: 'property', item: `${takes.search.name}.${name}`, legacy, direction: 'sent' }, route)
  }
}

/** Records a DTO and everything nested in it: an item inside another resource is returned there, too. */
function noteDto(
  schemas: SchemaRegistry,
  found: Noted,
  route: string,
  direction: Direction,
  dto: Dto,
  prefix: string,
  around: readonly Dto[] = [],
) {
  if (around.includes(dto)) return
  for (const [name, legacy] of Object.entries(dto.legacy ?? {})) {
    const item = `${dto.name}.${name}`
    if (legacy.isSilent) note(found, { kind: 'property', item, legacy, direction: 'none' }, null)
    else note(found, { kind: 'property', item, legacy, direction }, route, direction === 'sent' ? `${prefix}${name}` : null)
  }
  for (const [name, inner] of schemas.innerOf(dto))
    noteDto(schemas, found, route, direction, inner, `${prefix}${name}.`, [...around, dto])
}

function note(found: Noted, one: NotedItem, route: string | null, place: string | null = null) {
  const known = found.get(one.item) ?? { api: 'rest', ...one, endpoints: [], places: {} }
  if (route && !known.endpoints.includes(route)) known.endpoints.push(route)
  if (route && place) known.places[route] = [...(known.places[route] ?? []), place]
  found.set(one.item, known)
}
