/** Assembles the resolvers, routes, policies and errors of all rooms, once per process, even if the process builds several servers. */
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
type PartOfRoom<R, Part extends keyof Room> = R extends Record<Part, infer Value> ? Value : never
type UnionToIntersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

type RouteNames = keyof UnionToIntersection<PartOfRoom<DeclaredRoom, 'rest'>>
type Policies = UnionToIntersection<PartOfRoom<DeclaredRoom, 'policy'>>

/** Default deny: an operation without a policy in its room does not compile. */
export const policies: Record<GraphqlOperation | RouteNames, Policy> = mergeParts('policy') as Policies
export const routes = mergeParts('rest') as Routes

/** The operations that a replica may answer: the fields of `Query` by their names, and the routes that read. */
export const replicaOperations: ReadonlySet<string> = new Set(
  rooms
    .filter(({ readsAtReplica }) => readsAtReplica)
    .flatMap(({ policy }) => Object.keys(policy ?? {}))
    .filter((name) => !name.startsWith('mutation.'))
    .map((name) => name.replace(/^query\./, '')),
)

/** Merges one part of all rooms. Throws when two rooms declare the same name, because one would hide the other. */
function mergeParts(part: 'rest' | 'policy' | 'errors'): object {
  const all: Record<string, unknown> = {}
  for (const room of rooms)
    for (const [name, value] of Object.entries(room[part] ?? {})) {
      if (name in all) throw new Error(`Two rooms declare ${name}`)
      all[name] = value
    }
  return all
}

/** Returns a function that computes the value at its first call and caches it. */
export function memoize<T>(make: () => T): () => T {
  let cached: { value: T } | undefined
  return () => {
    cached ??= { value: make() }
    return cached.value
  }
}

export const assembleRooms = memoize(() => {
  const schema = executableSchema(contract, mergedResolvers(rooms.flatMap(({ graphql }) => graphql ?? [])), policies)
  const schemas = openSchemas(schema, routes)
  const registry = openRegistry([...graphqlItems(schema).map(({ declared }) => declared), ...restItems(schemas, routes)])
  const future = memoize(() => schemaAfterRemoval(contract, schema))
  const errors = openRestErrors(mergeParts('errors') as RestErrorTable)
  const sdl = memoize(() => sdlOf(buildPlainSchema(contract)))
  return { schema, schemas, registry, errors, future, sdl, futureSdl: memoize(() => sdlOf(future())) }
})

/** The schema exactly as the SDL declares it. Deprecated enum values keep their own internal values here, so that defaults are printed by their new names. */
const buildPlainSchema = (document: DocumentNode) => buildASTSchema(document, { assumeValid: true, assumeValidSDL: true })
