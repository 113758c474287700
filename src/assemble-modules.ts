/** Assembles the resolvers, routes, policies and errors of all modules, once per process, even if the process builds several servers. */
import type { FastifyInstance } from 'fastify'
import { buildASTSchema, type DocumentNode } from 'graphql'
import type { GraphqlOperation } from './contract/contract.gen.js'
import ownContract from './contract/schema.gen.graphql'
import type { Policy } from './core/auth/access.js'
import type { BackgroundWork, EventHandlers, Job, WorkServices } from './core/background-work.js'
import { mergeDeclarations } from './core/base/merge-declarations.js'
import { openRegistry } from './core/lifecycle/registry.js'
import type { Database } from './db/database.js'
import { extendDocument, type SchemaPart } from './extend/extend-document.js'
import { allModules, installedModules } from './extend/installed-modules.js'
import { graphqlItems } from './interfaces/graphql/lifecycle/declared-items.js'
import { schemaAfterRemoval, sdlOf } from './interfaces/graphql/lifecycle/schema-after-removal.js'
import { executableSchema, mergedResolvers } from './interfaces/graphql/schema.js'
import type { ServerServices } from './interfaces/http/request-context.js'
import type { BackgroundParts, Module, ModuleMetrics, ModuleServices, ModuleSettings, ServerParts } from './interfaces/module.js'
import { openRestErrors } from './interfaces/rest/errors.js'
import { restItems } from './interfaces/rest/lifecycle/declared-items.js'
import { openSchemas } from './interfaces/rest/mount.js'
import type { RestErrorTable } from './interfaces/rest/published-errors.js'
import type { Routes } from './interfaces/rest/route.js'
import { openResponseWriter } from './interfaces/rest/writer.js'
import { modules as ownModules } from './modules.js'

type DeclaredModule = (typeof ownModules)[number]
type PartOfModule<R, Part extends keyof Module> = R extends Record<Part, infer Value> ? Value : never
type UnionToIntersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

type RouteNames = keyof UnionToIntersection<PartOfModule<DeclaredModule, 'rest'>>
type Policies = UnionToIntersection<PartOfModule<DeclaredModule, 'policy'>>

/** Default deny: an operation of our own without a policy in its module does not compile. Outside modules are checked when they are loaded. */
const ownPolicies: Record<GraphqlOperation | RouteNames, Policy> = mergeParts('policy', ownModules) as Policies

/** Returns the operations that may use a replica: the fields of `Query` by name, and the routes that read. */
const findReplicaOperations = (modules: readonly Module[]): ReadonlySet<string> =>
  new Set(
    modules
      .filter(({ readsAtReplica }) => readsAtReplica)
      .flatMap(({ policy }) => Object.keys(policy ?? {}))
      .filter((name) => !name.startsWith('mutation.'))
      .map((name) => name.replace(/^query\./, '')),
  )

/** Merges one part of modules. */
function mergeParts(part: 'rest' | 'policy' | 'errors', modules: readonly Module[]): object {
  return mergeDeclarations(modules.map((module) => module[part] as Record<string, unknown> | undefined))
}

/** Opens the services that modules provide to others. */
export function openModuleServices(parts: ServerParts): ModuleServices {
  return mergeDeclarations<unknown>(allModules().map((module) => module.services?.(parts))) as unknown as ModuleServices
}

/** Ends the threads and processes of services. The connections to databases stay open. */
export async function endServices({ tenants: _, ...services }: { tenants: unknown }): Promise<void> {
  for (const service of Object.values(services) as unknown[]) if (hasEnd(service)) await service.end()
}

const hasEnd = (service: unknown): service is { end: () => Promise<void> } =>
  typeof service === 'object' && service !== null && 'end' in service

/** Returns the handlers of outbox events. */
const createEventHandlers = (services: WorkServices): EventHandlers =>
  mergeDeclarations(allModules().map((module) => module.handlers?.(services)))

export const createJobs = (settings: ModuleSettings): Job[] => allModules().flatMap((module) => module.jobs?.(settings) ?? [])

type BackgroundOptions = Omit<BackgroundParts, 'modules' | 'handlers' | 'writeRecord'>

export function createBackgroundParts(options: BackgroundOptions): BackgroundParts {
  const writer = memoize(() => openResponseWriter(assembleModules().schemas))
  return {
    ...options,
    modules: allModules(),
    handlers: createEventHandlers(options),
    writeRecord: (...record) => writer().one(...record),
  }
}

/** Opens the background work of modules. It does nothing until it is started. */
export function openBackground(parts: BackgroundParts): Required<BackgroundWork> {
  const works = allModules().flatMap((module) => module.background?.(parts) ?? [])
  return {
    start() {
      for (const work of works) work.start()
    },
    stop: async () => void (await Promise.all(works.map((work) => work.stop()))),
    wake(tenantId) {
      for (const work of works) work.wake?.(tenantId)
    },
  }
}

/** Mounts the routes of modules that are not operations of the contract. */
export function mountModuleRoutes(app: FastifyInstance, services: ServerServices): void {
  for (const { routes: mount } of allModules()) mount?.(app, services)
}

/** Creates the initial data of a tenant. */
export async function setUpTenant(db: Database, at: Date): Promise<void> {
  for (const module of ownModules as readonly Module[]) await module.setUpTenant?.(db, at)
}

export const moduleMetrics: readonly ModuleMetrics[] = (ownModules as readonly Module[]).flatMap(({ metrics }) => metrics ?? [])

/** The descriptions of the modules' metrics, by name. */
export const metricsAbout = mergeDeclarations(moduleMetrics.map(({ about }) => about))

/** Returns a function that computes the value at its first call and caches it. */
export function memoize<T>(make: () => T): () => T {
  let cached: { value: T } | undefined
  return () => {
    cached ??= { value: make() }
    return cached.value
  }
}

export const assembleModules = memoize(() => {
  const modules = allModules()
  const contract = extendDocument(ownContract, findSchemaParts(installedModules()))
  const policies: Record<string, Policy> = { ...ownPolicies, ...mergeParts('policy', installedModules()) }
  const routes = mergeParts('rest', modules) as Routes
  const resolvers = mergedResolvers(modules.flatMap(({ graphql }) => graphql ?? []))
  const schema = executableSchema(contract, resolvers, policies)
  const schemas = openSchemas(schema, routes)
  const registry = openRegistry([...graphqlItems(schema).map(({ declared }) => declared), ...restItems(schemas, routes)])
  const future = memoize(() => schemaAfterRemoval(contract, schema))
  const errors = openRestErrors(mergeParts('errors', modules) as RestErrorTable)
  const sdl = memoize(() => sdlOf(buildPlainSchema(contract)))
  const replicaOperations = findReplicaOperations(modules)
  const described = { sdl, futureSdl: memoize(() => sdlOf(future())) }
  return { schema, schemas, registry, errors, future, policies, routes, replicaOperations, ...described }
})

const findSchemaParts = (modules: readonly { name: string; schema: string | null }[]): SchemaPart[] =>
  modules.flatMap(({ name, schema }) => (schema === null ? [] : [{ module: name, schema }]))

/** Builds the schema exactly as the SDL declares it. Deprecated enum values keep their own internal values here, so that defaults are printed by their new names. */
const buildPlainSchema = (document: DocumentNode) => buildASTSchema(document, { assumeValid: true, assumeValidSDL: true })
