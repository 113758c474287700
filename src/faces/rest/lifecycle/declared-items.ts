/** The deprecated items that routes and DTOs declare, each with the endpoints it is sent to or returned by. */

import type { Declared } from '../../../core/lifecycle/item.js'
import type { Legacy } from '../../../core/lifecycle/legacy.js'
import type { Dto } from '../dto.js'
import { queryProperties } from '../reader.js'
import type { Route, RouteInput, Routes } from '../route.js'
import type { SchemaRegistry } from '../shapes/json-schema.js'

type Direction = 'sent' | 'returned'
type Noted = Map<string, Declared & { endpoints: string[] }>

export function restItems(schemas: SchemaRegistry, routes: Routes): Declared[] {
  const found: Noted = new Map()
  for (const [route, { input, output, legacy }] of Object.entries(routes) as [string, Route][]) {
    if (legacy) found.set(route, { api: 'rest', kind: 'operation', item: route, legacy, endpoints: [route], direction: 'sent' })
    if (input?.kind === 'query') noteParameters(schemas, found, route, input)
    for (const [direction, dto] of shapesOf({ input, output })) noteDto(schemas, found, route, direction, dto)
  }
  return [...found.values()]
}

function shapesOf({ input, output }: Pick<Route, 'input' | 'output'>): [Direction, Dto][] {
  const sent: [Direction, Dto][] =
    input && 'dto' in input ? [['sent', input.dto]] : input && input.kind === 'search' ? [['sent', input.search]] : []
  return 'dto' in output ? [...sent, ['returned', output.dto]] : sent
}

/** A list has parameters of its own, and those that it shares with the search. */
function noteParameters(schemas: SchemaRegistry, found: Noted, route: string, takes: RouteInput & { kind: 'query' }) {
  for (const { name, legacy } of queryProperties(schemas, takes)) {
    if (!legacy) continue
    if (takes.legacy?.[name]) note(found, { kind: 'parameter', item: `${route} ?${name}`, legacy, direction: 'sent' }, route)
    else note(found, { kind: 'property', item: `${takes.search.name}.${name}`, legacy, direction: 'sent' }, route)
  }
}

/** A DTO and everything that is nested in it: an item inside another resource is served there, too. */
function noteDto(schemas: SchemaRegistry, found: Noted, route: string, direction: Direction, dto: Dto, seen = new Set<Dto>()) {
  if (seen.has(dto)) return
  seen.add(dto)
  for (const [name, legacy] of Object.entries(dto.legacy ?? {})) {
    const item = `${dto.name}.${name}`
    if (legacy.isSilent) note(found, { kind: 'property', item, legacy, direction: 'none' }, null)
    else note(found, { kind: 'property', item, legacy, direction }, route)
  }
  for (const [, inner] of schemas.innerOf(dto)) noteDto(schemas, found, route, direction, inner, seen)
}

function note(found: Noted, one: Pick<Declared, 'kind' | 'item' | 'direction'> & { legacy: Legacy }, route: string | null) {
  const known = found.get(one.item) ?? { api: 'rest', ...one, endpoints: [] }
  if (route && !known.endpoints.includes(route)) known.endpoints.push(route)
  found.set(one.item, known)
}
