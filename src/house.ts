/** What all rooms together declare. It is put together once in a process, however many servers that process builds. */
import { buildASTSchema, type DocumentNode } from 'graphql'
import type { GraphqlOperation } from './contract/contract.gen.js'
import contract from './contract/schema.gen.graphql'
import type { Policy } from './core/auth/access.js'
import { openRegistry } from './core/lifecycle/registry.js'
import { graphqlItems } from './faces/graphql/lifecycle/declared-items.js'
import { schemaAfterRemoval, sdlOf } from './faces/graphql/lifecycle/schema-after-removal.js'
import { executableSchema, mergedResolvers } from './faces/graphql/schema.js'
import { openRestErrors } from './faces/rest/errors.js'
import { restItems } from './faces/rest/lifecycle/declared-items.js'
import { openSchemas } from './faces/rest/mount.js'
import type { RestErrorTable } from './faces/rest/published-errors.js'
import type { Routes } from './faces/rest/route.js'
import type { Room } from './faces/room.js'
import { rooms as everyRoom } from './rooms.js'

const rooms: readonly Room[] = everyRoom

type DeclaredRoom = (typeof everyRoom)[number]
type PartOf<R, Part extends keyof Room> = R extends Record<Part, infer Value> ? Value : never
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never

type RouteNames = keyof AllOf<PartOf<DeclaredRoom, 'rest'>>
type Policies = AllOf<PartOf<DeclaredRoom, 'policy'>>

/** Default deny: an operation without a policy in its room does not compile. */
export const policies: Record<GraphqlOperation | RouteNames, Policy> = merged('policy') as Policies
export const routes = merged('rest') as Routes

/** Two rooms that declare the same route, policy or error would hide each other. */
function merged(part: 'rest' | 'policy' | 'errors'): object {
  const all: Record<string, unknown> = {}
  for (const room of rooms)
    for (const [name, value] of Object.entries(room[part] ?? {})) {
      if (name in all) throw new Error(`Two rooms declare ${name}`)
      all[name] = value
    }
  return all
}

/** Does the work when it is first asked for, and remembers the result. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

export const house = once(() => {
  const schema = executableSchema(contract, mergedResolvers(rooms.flatMap(({ graphql }) => graphql ?? [])), policies)
  const schemas = openSchemas(schema, routes)
  const registry = openRegistry([...graphqlItems(schema).map(({ declared }) => declared), ...restItems(schemas, routes)])
  const future = once(() => schemaAfterRemoval(contract, schema))
  const errors = openRestErrors(merged('errors') as RestErrorTable)
  const sdl = once(() => sdlOf(asWritten(contract)))
  return { schema, schemas, registry, errors, future, sdl, futureSdl: once(() => sdlOf(future())) }
})

/** The contract as it is written: old enum values are values of their own here, so that defaults are printed by their new names. */
const asWritten = (document: DocumentNode) => buildASTSchema(document, { assumeValid: true, assumeValidSDL: true })
