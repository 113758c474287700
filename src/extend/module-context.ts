/** The context of outside modules: a view of the request's context that stays the same when the inside of Wharf changes. */
import { sql } from 'kysely'
import { type Actor, hasRole, roleDomains } from '../core/auth/access.js'
import { DomainError } from '../core/base/errors.js'
import { type Ctx, inTransaction } from '../core/context.js'
import { declareEvents } from '../core/events.js'
import type { Roles } from '../db/json.js'
import { decide, readHooksStamp } from '../modules/rules/decision-hook/decide.js'
import { findModulePoint } from '../modules/rules/decision-hook/module-points.js'
import type { AskOptions, Caller, HookAnswer, ModuleContext, ModuleError } from './api/module.js'

/** Events of modules are custom events, whose code is the name: webhooks can be configured for them as for those of other systems. */
const events = declareEvents(['CUSTOM_EVENT'])

/** What all contexts of one module share. */
export interface ContextParts {
  module: string
  settings: () => unknown
  log: ModuleContext['log']
}

export const openContext = (ctx: Ctx, parts: ContextParts): ModuleContext => ({
  tenantId: ctx.actor.tenantId,
  now: ctx.now,
  caller: toCaller(ctx.actor),
  settings: parts.settings(),
  sql: async (text, ...values) => (await sql(text, ...values).execute(ctx.db)).rows as never,
  transaction: (work) => inTransaction(ctx, (inner) => work(openContext(inner, parts))),
  query: async (document, variables = {}) => {
    const { data, errors } = await ctx.services.runQuery(ctx, document, variables)
    if (errors) throw new Error(`A query of the module ${parts.module} failed: ${errors.join('; ')}`)
    return data as never
  },
  emit: async (name, payload) => void (await events.emit(ctx, 'CUSTOM_EVENT', { code: name, custom: { ...payload } })),
  ask: (point, question, options = {}) => askHooksOfModule(ctx, parts.module, { point, question, ...options }) as never,
  log: parts.log,
})

interface AskedPoint extends AskOptions {
  point: string
  question: Readonly<Record<string, unknown>>
}

/** Asks the hooks of a point of a module. A question that does not match its own schema is a fault of the module. */
async function askHooksOfModule(
  ctx: Ctx,
  module: string,
  { point, question, recordId }: AskedPoint,
): Promise<HookAnswer<Readonly<Record<string, unknown>>>[]> {
  const name = `${module}/${point}`
  const declared = findModulePoint(name)
  if (!declared) throw new Error(`The module ${module} has no hook point "${point}"`)
  if (!declared.isQuestion(question)) {
    const [problem] = declared.isQuestion.errors ?? []
    throw new Error(`The question of ${name} does not match its schema: ${problem?.instancePath} ${problem?.message}`)
  }
  const stamp = await readHooksStamp(ctx)
  const asked = { subject: `${name} ${recordId ?? JSON.stringify(question)}`, recordId: recordId ? `${name} ${recordId}` : null }
  const made = await decide(ctx, stamp, 'MODULE', { ...question, point: name }, asked)
  return made.flatMap(({ hook, answer }) => (answer ? [{ hookId: hook.uuid, hookName: hook.name, answer }] : []))
}

function toCaller({ user, roles, channelId, kind }: Actor): Caller {
  const isSystem = kind === 'client' || roleDomains.some((domain) => domain !== 'shop' && hasRole(roles, domain, 'EDITOR'))
  return {
    kind: user?.kind ?? (isSystem ? 'system' : 'visitor'),
    id: user?.id ?? null,
    email: user?.email ?? null,
    companyId: user?.companyId ?? null,
    companyIds: user?.companyIds ?? [],
    channelId,
    hasRole: (domain, access) => hasRole(roles, domain, access),
  }
}

const ALL_ROLES = Object.fromEntries(roleDomains.map((domain) => [domain, 'OWNER'])) as Roles

/** Returns the context of work without a caller: modules are trusted, so it may read everything. */
export const asSystem = (ctx: Ctx): Ctx => ({ ...ctx, actor: { ...ctx.actor, kind: 'client', roles: ALL_ROLES } })

/** Errors are recognized by their name, because a module may have a copy of the class. */
const isModuleError = (error: unknown): error is ModuleError => error instanceof Error && error.name === 'WharfModuleError'

/** Runs a function of a module. Its own errors become errors of the API; others are reported with its name. */
export async function runModule<T>(module: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isModuleError(error)) throw toDomainError(error)
    if (error instanceof DomainError || isDatabaseError(error)) throw error
    throw new Error(`The module ${module} failed: ${(error as Error)?.message ?? error}`, { cause: error })
  }
}

const isDatabaseError = (error: unknown) =>
  error instanceof Error && /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '')

function toDomainError({ kind, code, message, field }: ModuleError): DomainError {
  const problems = field ? [{ path: field.split('.'), message }] : []
  return new DomainError(kind, code, field ? `${field} ${message}` : message, problems)
}
