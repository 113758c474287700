/** The deprecated items that routes and DTOs declare, each with the endpoints it is sent to or returned by. */
import { getNamedType } from 'graphql'
import type { Declared } from '../../core/lifecycle/item.js'
import type { Dto } from './dto.js'
import type { SchemaBook } from './json-schema.js'
import type { Route, Routes } from './route.js'

type Direction = 'sent' | 'returned'

export function restItems(book: SchemaBook, routes: Routes): Declared[] {
  const properties = new Map<string, Declared & { endpoints: string[] }>()
  const parameters: Declared[] = []
  for (const [name, route] of Object.entries(routes)) {
    for (const [direction, dto] of shapesOf(route)) noteDto(book, properties, name, direction, dto)
    if (route.takes?.kind !== 'query') continue
    for (const [parameter, legacy] of Object.entries(route.takes.legacy ?? {}))
      parameters.push({
        api: 'rest',
        kind: 'parameter',
        item: `${name} ?${parameter}`,
        legacy,
        endpoints: [name],
        direction: 'sent',
      })
  }
  return [...properties.values(), ...parameters]
}

function shapesOf({ takes, answers }: Route): [Direction, Dto][] {
  const sent: [Direction, Dto][] =
    takes && 'dto' in takes ? [['sent', takes.dto]] : takes && takes.kind === 'search' ? [['sent', takes.search]] : []
  return 'dto' in answers ? [...sent, ['returned', answers.dto]] : sent
}

/** A DTO and everything that is nested in it: an item inside another resource is served there, too. */
function noteDto(
  book: SchemaBook,
  found: Map<string, Declared & { endpoints: string[] }>,
  route: string,
  direction: Direction,
  dto: Dto,
) {
  for (const { name, legacy, type } of book.shapeOf(dto).properties) {
    const inner = book.shapes.get(getNamedType(type).name)
    if (inner && inner.dto !== dto && !legacy) noteDto(book, found, route, direction, inner.dto)
    if (!legacy) continue
    const item = `${dto.name}.${name}`
    const isSilent = dto.legacy?.[name]?.isSilent ?? false
    const known = found.get(item) ?? {
      api: 'rest',
      kind: 'property',
      item,
      legacy,
      endpoints: [],
      direction: isSilent ? 'none' : direction,
    }
    if (!isSilent && !known.endpoints.includes(route)) known.endpoints.push(route)
    found.set(item, known)
  }
  for (const { dto: nested } of Object.values(dto.nest ?? {})) noteDto(book, found, route, direction, nested)
}
