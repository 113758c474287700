/**
 * The published interface of modules: a module from a package or a folder is written against this file and imports nothing else of Wharf.
 * It follows semantic versioning: see docs/guides/modules.md. It imports nothing itself, so that its types are complete.
 */

/** The version of this interface. A module names the one that it needs in `api`. */
export const API_VERSION = 1

/** The domains in which roles grant access. */
export type RoleDomain =
  | 'apikey'
  | 'configuration'
  | 'logistics'
  | 'order'
  | 'pricing'
  | 'product'
  | 'role'
  | 'shop'
  | 'system'
  | 'user'

export type Access = 'VIEWER' | 'EDITOR' | 'OWNER'

/** Kinds of logged-in users who may call an operation without the role. The module must restrict them to their own records. */
export type OwnerKind = 'contact' | 'customer' | 'manager' | 'admin' | 'user'

interface RolePolicy {
  allow: 'role'
  domain: RoleDomain
  access: Access
  own?: readonly OwnerKind[]
}

/** What an operation requires of its caller. An operation without a policy is not loaded. */
export type Policy = RolePolicy | { allow: 'anyKey'; reason: string }

export const reads = (domain: RoleDomain): RolePolicy => ({ allow: 'role', domain, access: 'VIEWER' })
export const edits = (domain: RoleDomain): RolePolicy => ({ allow: 'role', domain, access: 'EDITOR' })
export const owns = (domain: RoleDomain): RolePolicy => ({ allow: 'role', domain, access: 'OWNER' })
/** Allows the role, or a logged-in user of these kinds. */
export const orOwn = (policy: RolePolicy, ...own: OwnerKind[]): RolePolicy => ({ ...policy, own })
/** Allows any valid key, including that of a storefront. The reason is written down where the policy is declared. */
export const anyKey = (reason: string): Policy => ({ allow: 'anyKey', reason })

export type ModuleErrorKind = 'VALIDATION' | 'NOT_FOUND' | 'CONFLICT' | 'REFUSED' | 'FORBIDDEN' | 'UNAVAILABLE'

/** An error that the caller of an operation sees. Any other error is an internal fault, of which the caller only gets the request id. */
export class ModuleError extends Error {
  override name = 'WharfModuleError'

  constructor(
    readonly kind: ModuleErrorKind,
    /** In capitals, such as LOYALTY_BALANCE_TOO_LOW. */
    readonly code: string,
    message: string,
    /** The invalid field of the input, such as `input.points`. */
    readonly field?: string,
  ) {
    super(message)
  }
}

/** Returns the error for an invalid field, such as `invalid('points', 'must not be 0')`. */
export const invalid = (field: string, message: string) => new ModuleError('VALIDATION', 'VALIDATION_ERROR', message, field)
export const notFound = (code: string, message: string) => new ModuleError('NOT_FOUND', code, message)
/** Returns the error if the state of a record does not allow the operation. */
export const refused = (code: string, message: string) => new ModuleError('REFUSED', code, message)
export const conflict = (code: string, message: string) => new ModuleError('CONFLICT', code, message)

/** The caller of an operation. Jobs and event handlers have no caller: `kind` is `system`. */
export interface Caller {
  /** `visitor` has a key without a login, `system` is a key or client with roles. */
  kind: 'visitor' | 'contact' | 'customer' | 'user' | 'admin' | 'system'
  /** The id of the contact, customer or administrator. */
  id: number | null
  email: string | null
  /** The primary company of a contact, and all its companies. */
  companyId: number | null
  companyIds: readonly number[]
  channelId: number
  hasRole(domain: RoleDomain, access: Access): boolean
}

/** Runs a statement with its values as parameters, and returns the rows: ctx.sql`select points from module_loyalty.balance where id = ${id}`. */
export type Sql = <Row = Record<string, unknown>>(text: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>

export type EventPayload = Readonly<Record<string, string | number | boolean | null>>

/** A JSON Schema (draft 2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>

/** A decision of the module in which decision hooks take part: other systems that are asked with a signed request before it is made. */
export interface HookPoint {
  /** For operators: what is decided. */
  about: string
  /** The properties of a question. The server adds `version`, `point` and `dryRun`, and publishes the schema. */
  question: JsonSchema
  answer: JsonSchema
  /** Equal questions share an answer for 30 seconds. By default, hooks are asked each time, with an idempotency key. */
  isCached?: boolean
  /** Returns why an answer cannot be used although it matches its schema; null if it can. */
  check?: (question: never, answer: never) => string | null
}

export interface AskOptions {
  /** The id of the record: the idempotency key is the same for the same facts of the same record. Without it, each request has another one. */
  recordId?: string
}

export interface HookAnswer<Answer> {
  /** The id and the name of the hook. */
  hookId: string
  hookName: string
  answer: Answer
}

/** What an operation, a job or an event handler works with. */
export interface ModuleContext<Settings = unknown> {
  tenantId: string
  /** The instant of the request. Use it instead of the clock of the machine or of the database. */
  now: Date
  caller: Caller
  settings: Settings
  /** Runs in the database of the tenant, and in the transaction of the operation, if it has one. The tables of a module are in the schema `module_<name>`. */
  sql: Sql
  /** Runs several statements in one transaction. Mutations, requests that write, jobs and event handlers already are one. */
  transaction<T>(work: (ctx: ModuleContext<Settings>) => Promise<T>): Promise<T>
  /** Runs a GraphQL query of Wharf, with the rights of the caller. It sees what is committed, and throws if the response has errors. */
  query<T = Record<string, unknown>>(document: string, variables?: Record<string, unknown>): Promise<T>
  /** Announces an event, in the transaction of the operation. Webhooks with the trigger CUSTOM_EVENT and its name as `code` are called, and `on` of other modules. */
  emit(name: string, payload: EventPayload): Promise<void>
  /**
   * Asks the decision hooks of a point of this module, by their priority, and returns their answers; none if no hook wants to be asked. Inside a transaction, it
   * is rolled back, the hooks are asked, and the function runs again with the answers: read the facts in the same function, and have no effect outside the
   * database before. If a hook fails that the request must not go on without, the request is refused.
   */
  ask<Answer = Record<string, unknown>>(
    point: string,
    question: Readonly<Record<string, unknown>>,
    options?: AskOptions,
  ): Promise<HookAnswer<Answer>[]>
  /** Writes to the log of the server, with the name of the module. */
  log(level: 'info' | 'warn' | 'error', message: string): void
}

/** The object to which a field belongs. `id` and `uuid` identify a record of Wharf; its other properties may change between versions. */
export type Parent = Readonly<Record<string, unknown>> & { id?: number; uuid?: string }

// biome-ignore lint/suspicious/noExplicitAny: the arguments are those of the module's own SDL, checked before the call
export type Resolver<Settings> = (parent: Parent, args: any, ctx: ModuleContext<Settings>) => unknown

/** Resolves a field for all objects of a response at once: one statement for a list. The results are in the order of the parents. */
export interface BatchResolver<Settings> {
  // biome-ignore lint/suspicious/noExplicitAny: see above
  batch: (parents: readonly Parent[], args: any, ctx: ModuleContext<Settings>) => Promise<readonly unknown[]>
}

export interface GraphqlPart<Settings> {
  /** Types of the module, `type Query { … }` and `type Mutation { … }`, and `extend type` for types of Wharf or of other modules. */
  schema: string
  /** By type and field. Fields without a resolver are properties of their object. */
  resolvers: Readonly<Record<string, Readonly<Record<string, Resolver<Settings> | BatchResolver<Settings>>>>>
}

export interface RestRequest {
  params: Readonly<Record<string, string>>
  // biome-ignore lint/suspicious/noExplicitAny: the shape is that of the declared input type, checked before the call
  input: any
}

/** A page of a list. */
export interface PageOf<Item> {
  items: Item[]
  itemsFound: number
}

/** A REST endpoint. Its shapes are types and inputs of the SDL. */
export interface RestRoute<Settings> {
  summary: string
  /** The input type of the body, or the search input of the query string. A search input has `page` and `offset`. */
  input?: { body: string } | { query: string }
  /** The type of the response, or of the items of a page. */
  output: { one: string; status?: 201 } | { page: string }
  handle: (request: RestRequest, ctx: ModuleContext<Settings>) => Promise<unknown>
}

export type RouteName = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /v2/${string}`

/** An event of Wharf or of a module, after its transaction was committed. */
export interface ModuleEvent {
  /** The same for every attempt. */
  uuid: string
  name: string
  payload: Readonly<Record<string, unknown>>
  createdAt: Date
}

export interface Job<Settings> {
  name: string
  /** How often it runs, in minutes; 1 by default. It runs in one process at a time, in one transaction for each tenant. */
  everyMinutes?: number
  run: (ctx: ModuleContext<Settings>) => Promise<void>
}

/** Reads settings from environment variables. The name `RATE` of the module `loyalty` is WHARF_LOYALTY_RATE. */
export interface SettingsReader {
  text(name: string, fallback: string): string
  /** A setting that must be given: the module does not start without it. */
  required(name: string): string
  integer(name: string, fallback: number, min: number, max: number): number
  choice<T extends string>(name: string, values: readonly T[], fallback: T): T
}

/** A page on the desk: an ES module that exports `mount(element, desk)`; see docs/guides/modules.md. */
export interface DeskPage {
  title: { en: string; nl?: string; de?: string }
  /** The file, such as `new URL('./desk.js', import.meta.url)`. It may import nothing. */
  file: URL
}

/** A command: `wharf <module> <name>`. */
export interface ModuleCommand<Settings> {
  about: string
  /** Returns what is printed. It runs in one transaction, with `--tenant`. */
  run: (ctx: ModuleContext<Settings>, args: readonly string[]) => Promise<string>
}

export interface Migration {
  /** Migrations run in the order of their names: 0001_balance. */
  name: string
  sql: string
}

export interface ModuleDefinition<Settings = unknown> {
  /** Lower-case letters, digits and hyphens. It names the schema of its tables: `module_loyalty`. */
  name: string
  version: string
  /** The version of this interface that it needs. */
  api: typeof API_VERSION
  /** Folder with the migrations, or the migrations themselves. They run in the schema of the module, and may use no other one. */
  migrations?: URL | readonly Migration[]
  graphql?: GraphqlPart<Settings>
  rest?: Readonly<Record<RouteName, RestRoute<Settings>>>
  /** The policy of each operation: `query.loyaltyBalance`, `mutation.loyaltyBook`, `GET /v2/loyalty-balances`. */
  policies?: Readonly<Record<string, Policy>>
  /** Handles events by their names, such as ORDER_CREATED. Called at least once; of one record, in order. */
  on?: Readonly<Record<string, (event: ModuleEvent, ctx: ModuleContext<Settings>) => Promise<void>>>
  jobs?: readonly Job<Settings>[]
  settings?: (read: SettingsReader) => Settings
  /** Points for decision hooks, by their names: the point `moderation` of the module `reviews` is reviews/moderation. `ctx.ask` asks them. */
  hookPoints?: Readonly<Record<string, HookPoint>>
  desk?: DeskPage
  commands?: Readonly<Record<string, ModuleCommand<Settings>>>
}

/** Checks the types of a definition; returns it unchanged. */
export const defineModule = <Settings = unknown>(definition: ModuleDefinition<Settings>): ModuleDefinition<Settings> => definition
