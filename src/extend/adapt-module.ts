/** Turns the definition of an outside module into a module like our own: with its policies, its tenants and its transactions. */
import { DomainError } from '../core/base/errors.js'
import { pageOf, pageRequest } from '../core/base/page.js'
import { type Ctx, inTransaction } from '../core/context.js'
import { BadConfig, type Environment, isProbe, readChoice, readInteger } from '../core/environment.js'
import type { Module } from '../interfaces/module.js'
import type { Dto } from '../interfaces/rest/dto.js'
import type { Route, RouteInput, RouteOutput } from '../interfaces/rest/route.js'
import type { ModulePoint } from '../modules/rules/decision-hook/module-points.js'
import type {
  BatchResolver,
  ModuleCommand,
  ModuleDefinition,
  PageOf,
  Parent,
  Resolver,
  RestRoute,
  SettingsReader,
} from './api/module.js'
import { badModule } from './bad-module.js'
import { openInbox } from './event-inbox.js'
import { type ContextParts, openContext, runModule } from './module-context.js'
import { createModuleJobs } from './module-jobs.js'
import { type MigratedModule, readMigrations } from './module-migrations.js'
import { enabledModules } from './tenant-modules.js'

/** A module from a package or a folder, ready to be assembled with our own. */
export interface InstalledModule extends Module, MigratedModule {
  version: string
  /** Where it was loaded from, as the operator named it. */
  source: string
  schema: string | null
  desk: ModuleDefinition['desk'] | null
  commands: Readonly<Record<string, ModuleCommand<unknown>>>
  /** By their full names, such as reviews/moderation. */
  hookPoints: Readonly<Record<string, ModulePoint>>
  parts: ContextParts
}

const NAME = /^[a-z][a-z0-9-]{1,30}$/

/** Checks a definition, as far as that is possible without the other modules. */
export function adaptModule(definition: ModuleDefinition, source: string, log: LogLine): InstalledModule {
  const { name, version } = requireDefinition(definition, source)
  let settings: unknown
  const parts: ContextParts = {
    module: name,
    settings: () => settings,
    log: (level, message) => log(level, name, message),
  }
  return {
    name,
    version,
    source,
    parts,
    schema: definition.graphql?.schema ?? null,
    desk: definition.desk ?? null,
    commands: definition.commands ?? {},
    hookPoints: readHookPoints(definition),
    migrations: readMigrations(name, definition.migrations),
    graphql: adaptResolvers(definition, parts),
    rest: adaptRoutes(definition, parts),
    policy: requirePolicies(definition),
    settings: (env) => {
      const read = () => definition.settings?.(openReader(name, env))
      if (isProbe(env)) ignoreErrors(read)
      else settings = read()
      return {}
    },
    jobs: () => createModuleJobs(definition.jobs ?? [], parts),
    background: (work) => openInbox(definition.on ?? {}, parts, work),
  }
}

/** A module without its required settings still has them. */
function ignoreErrors(work: () => unknown): void {
  try {
    work()
  } catch {
    // Only the names of the variables matter.
  }
}

export type LogLine = (level: 'info' | 'warn' | 'error', module: string, message: string) => void

function requireDefinition(definition: ModuleDefinition | undefined, source: string): { name: string; version: string } {
  if (typeof definition !== 'object' || definition === null)
    throw badModule(source, 'it has no default export. Export what defineModule returns.')
  const { name, version, api } = definition
  if (typeof name !== 'string' || !NAME.test(name))
    throw badModule(source, 'its name must have 2 to 31 lower-case letters, digits and hyphens.')
  if (api !== 1) throw badModule(name, `it needs version ${api} of the module interface; this server has version 1.`)
  if (typeof version !== 'string' || !version) throw badModule(name, 'it has no version.')
  return { name, version }
}

/** Default deny: an operation without a policy is not loaded. A policy for nothing is a spelling mistake. */
function requirePolicies({ name, graphql, rest = {}, policies = {} }: ModuleDefinition): Module['policy'] {
  const roots = ['Query', 'Mutation'].flatMap((type) =>
    Object.keys(graphql?.resolvers[type] ?? {}).map((field) => `${type.toLowerCase()}.${field}`),
  )
  const operations = [...roots, ...Object.keys(rest)]
  const open = operations.filter((operation) => !Object.hasOwn(policies, operation))
  if (open.length) throw badModule(name, `these operations have no policy: ${open.join(', ')}.`)
  const unknown = Object.keys(policies).filter((operation) => !operations.includes(operation))
  if (unknown.length) throw badModule(name, `it has policies for operations that it does not have: ${unknown.join(', ')}.`)
  return policies
}

const POINT = /^[a-z][a-z0-9-]{0,40}$/

function readHookPoints({ name, hookPoints = {} }: ModuleDefinition): Record<string, ModulePoint> {
  const points = Object.entries(hookPoints).map(([point, declared]): [string, ModulePoint] => {
    if (!POINT.test(point)) throw badModule(name, `its hook point "${point}" must have lower-case letters, digits and hyphens.`)
    const { about, question, answer } = declared
    if (!about || !question || !answer) throw badModule(name, `its hook point "${point}" needs about, question and answer.`)
    return [`${name}/${point}`, { ...declared, isCached: declared.isCached === true }]
  })
  return Object.fromEntries(points)
}

const isBatch = (resolver: Resolver<unknown> | BatchResolver<unknown>): resolver is BatchResolver<unknown> =>
  typeof resolver === 'object' && 'batch' in resolver

const isEnabled = async (ctx: Ctx, module: string): Promise<boolean> =>
  (await enabledModules(ctx.tenants, ctx.actor.tenantId)).has(module)

async function requireEnabled(ctx: Ctx, module: string): Promise<void> {
  if (!(await isEnabled(ctx, module)))
    throw new DomainError('NOT_FOUND', 'MODULE_NOT_ENABLED', `The module ${module} is not enabled for this tenant`)
}

function adaptResolvers({ graphql }: ModuleDefinition, parts: ContextParts): object {
  const types = Object.entries(graphql?.resolvers ?? {}).map(([type, fields]) => [
    type,
    Object.fromEntries(
      Object.entries(fields).map(([field, resolver]) => {
        if (type === 'Query' || type === 'Mutation') return [field, adaptOperation(type, resolver as Resolver<unknown>, parts)]
        return [field, isBatch(resolver) ? adaptBatch(resolver, parts) : adaptField(resolver, parts)]
      }),
    ),
  ])
  return Object.fromEntries(types)
}

/** A mutation is one transaction. */
function adaptOperation(type: 'Query' | 'Mutation', resolver: Resolver<unknown>, parts: ContextParts) {
  return async (_: unknown, args: unknown, ctx: Ctx) => {
    await requireEnabled(ctx, parts.module)
    const run = (inner: Ctx) => runModule(parts.module, () => resolver({}, args, openContext(inner, parts)))
    return type === 'Mutation' ? inTransaction(ctx, run) : run(ctx)
  }
}

function adaptField(resolver: Resolver<unknown>, parts: ContextParts) {
  return async (parent: Parent, args: unknown, ctx: Ctx) =>
    (await isEnabled(ctx, parts.module)) ? runModule(parts.module, () => resolver(parent, args, openContext(ctx, parts))) : null
}

/** Collects the parents of one field with the same arguments, and resolves them together. */
function adaptBatch({ batch }: BatchResolver<unknown>, parts: ContextParts) {
  const load = async (parents: readonly Parent[], args: unknown, ctx: Ctx) => {
    if (!(await isEnabled(ctx, parts.module))) return parents.map(() => null)
    const values = await runModule(parts.module, () => batch(parents, args, openContext(ctx, parts)))
    if (Array.isArray(values) && values.length === parents.length) return values
    throw new Error(`The module ${parts.module} returned ${values?.length} values for ${parents.length} objects`)
  }
  return (parent: Parent, args: unknown, ctx: Ctx) => {
    const key = JSON.stringify(args)
    const queue = ctx.requestCache.get(batch, key, (): { parents: Parent[]; values: Promise<unknown[]> | null } => ({
      parents: [],
      values: null,
    }))
    const at = queue.parents.push(parent) - 1
    queue.values ??= new Promise<void>((done) => setImmediate(done)).then(() => {
      const { parents } = queue
      queue.parents = []
      queue.values = null
      return load(parents, args, ctx) as Promise<unknown[]>
    })
    return queue.values.then((values) => values[at])
  }
}

function adaptRoutes({ name: module, rest = {} }: ModuleDefinition, parts: ContextParts): Record<string, Route> {
  const routes = Object.entries(rest).map(([name, route]): [string, Route] => {
    if (!/^(GET|POST|PATCH|DELETE) \/v2\/[\w/{}-]+$/.test(name))
      throw badModule(module, `"${name}" is not a route such as "GET /v2/${module}/{id}".`)
    return [name, adaptRoute(name, route, parts)]
  })
  return Object.fromEntries(routes)
}

function adaptRoute(name: string, { summary, input, output, handle }: RestRoute<unknown>, parts: ContextParts): Route {
  return {
    summary,
    ...(input && { input: toInput(input) }),
    output: toOutput(output),
    handle: async (ctx, { params, input: sent }) => {
      await requireEnabled(ctx, parts.module)
      const run = (inner: Ctx) => runModule(parts.module, () => handle({ params, input: sent }, openContext(inner, parts)))
      const result = await (name.startsWith('GET ') ? run(ctx) : inTransaction(ctx, run))
      if (!('page' in output)) return result
      const { items, itemsFound } = result as PageOf<unknown>
      return pageOf(items, itemsFound, pageRequest((sent ?? {}) as { page?: unknown; offset?: unknown }))
    },
  }
}

const dtoOf = (type: string): Dto => ({ name: type, from: type })

const toInput = (input: NonNullable<RestRoute<unknown>['input']>): RouteInput =>
  'body' in input
    ? { kind: 'body', dto: dtoOf(input.body) }
    : { kind: 'query', search: { ...dtoOf(input.query), isSearch: true } }

const toOutput = (output: RestRoute<unknown>['output']): RouteOutput =>
  'page' in output
    ? { kind: 'page', dto: dtoOf(output.page) }
    : { kind: 'one', dto: dtoOf(output.one), ...(output.status && { status: output.status }) }

function openReader(module: string, env: Environment): SettingsReader {
  const nameOf = (name: string) => `WHARF_${module.replaceAll('-', '_')}_${name}`.toUpperCase()
  return {
    text: (name, fallback) => env[nameOf(name)] || fallback,
    required(name) {
      const value = env[nameOf(name)]
      if (!value) throw new BadConfig(`The module "${module}" needs ${nameOf(name)}.`)
      return value
    },
    integer: (name, fallback, min, max) => readInteger(env, nameOf(name), fallback, min, max),
    choice: (name, values, fallback) => readChoice(env, nameOf(name), values, fallback),
  }
}
