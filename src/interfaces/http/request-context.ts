/** What both interfaces do with a request before the domain. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, type CredentialTexts, callerKind } from '../../core/auth/access.js'
import { networkOf } from '../../core/auth/network.js'
import { Budget, type Budgets } from '../../core/base/budget.js'
import type { Clock } from '../../core/base/clock.js'
import { DomainError, invalid, unauthenticated } from '../../core/base/errors.js'
import { createBuyer } from '../../core/buyer.js'
import type { Ctx, Services } from '../../core/context.js'
import type { DiskSpace } from '../../core/files/disk-space.js'
import { brownoutDate, effectiveInstant } from '../../core/lifecycle/effective-date.js'
import type { Lifecycle } from '../../core/lifecycle/lifecycle.js'
import { RequestCache } from '../../core/request-cache.js'
import { type Database, meterDatabase } from '../../db/database.js'
import { formatOrigin } from '../../db/meter.js'
import type { Tenants } from '../../db/tenants/tenants.js'
import type { RequestKind, RequestLog } from './access-log.js'
import { openForReading, readAfter } from './replica-reads.js'

/** The services of the interfaces, besides those of every request. */
export interface ServerServices extends Services {
  lifecycle: Lifecycle
  tenants: Tenants
  clock: Clock
  /** The budget of one request, for each kind of caller. */
  budgets: Budgets
  /** Refuses commands while the disk is full. */
  disk: Pick<DiskSpace, 'requireRoom'>
  /** The operations that may use a replica: fields of `Query`, and routes. */
  replicaOperations: ReadonlySet<string>
}

/** Creates the context of one request: its caller, its tenant's database, its budget and its instant. `operations` are those of a query, which may use a replica. */
export async function createContext(
  services: ServerServices,
  actor: Actor,
  kind: RequestKind,
  { id, headers, ip, ips, log, accessLog }: Pick<FastifyRequest, 'id' | 'headers' | 'ip' | 'ips' | 'log' | 'accessLog'>,
  reply?: FastifyReply,
  operations: readonly string[] = [],
  budget = createBudget(services, actor, { ip, id }),
): Promise<Ctx> {
  if (kind === 'command') services.disk.requireRoom()
  const now = services.clock()
  const effectiveDate = effectiveInstant(now, [
    previewDate(headers['api-preview-date'], 'API-Preview-Date'),
    actor.effectiveDate,
    brownoutDate(actor, now),
  ])
  const { tenants } = services
  const primary = await tenants.open(actor.tenantId)
  if (!primary) throw unauthenticated('the tenant of this credential is not available')
  if (kind === 'command') allowCommand(budget, actor)
  if (kind === 'command') budget.origin = formatOrigin(actor, id, now)
  if (accessLog) logContext(accessLog, kind, budget)
  if (kind === 'query' && reply) endWithResponse(budget, reply)
  const after = readAfter(headers)
  const mayReadReplica =
    kind === 'query' && operations.length > 0 && operations.every((name) => services.replicaOperations.has(name))
  const reading = mayReadReplica ? tenants.readingOf(actor.tenantId) : null
  const db = reading ? await openForReading(primary, reading, budget, actor, after) : meterDatabase(primary, budget)
  return {
    tenants: withControl(tenants, primary === tenants.control ? db : meterDatabase(tenants.control, budget)),
    services,
    db,
    actor,
    buyer: createBuyer(actor),
    now,
    effectiveDate,
    client: { requestId: id, address: networkOf(ip), isForwarded: (ips?.length ?? 0) > 1, agent: headers['user-agent'] },
    report: (error, what) => log.error({ err: error }, what),
    budget,
    requestCache: new RequestCache(),
  }
}

/** Returns the tenants with a metered control database, so that its statements are counted, and its history says who wrote. */
const withControl = (tenants: Tenants, control: Database): Tenants => ({
  control,
  controlUrl: tenants.controlUrl,
  open: tenants.open,
  readingOf: tenants.readingOf,
  lookups: tenants.lookups,
  close: tenants.close,
  end: tenants.end,
})

/** Creates the budget of a request. Callers of one credential are distinguished by the user or, for visitors, by the address. */
export function createBudget(
  { budgets }: Pick<ServerServices, 'budgets'>,
  actor: Actor,
  { ip, id }: Pick<FastifyRequest, 'ip' | 'id'>,
): Budget {
  const kind = callerKind(actor)
  const credential = actor.credential ?? actor.kind
  const caller = `${credential} ${actor.user?.uid ?? networkOf(ip)}`
  return new Budget(budgets[kind], { credential, caller, kind, requestId: id })
}

/** Removes the time limit: a bulk or an import of a trusted caller takes as long as it takes. */
function allowCommand(budget: Budget, actor: Actor) {
  const kind = callerKind(actor)
  if (kind === 'key' || kind === 'administrator') budget.allowAnyTime()
  else budget.allowCommand()
}

function logContext(log: RequestLog, kind: RequestKind, budget: Budget) {
  log.kind = kind
  log.budget = budget
  budget.trace = log.span
}

function endWithResponse(budget: Budget, { raw }: FastifyReply) {
  budget.waitWhenLarge()
  raw.once('close', () => {
    budget.finishLarge()
    if (!raw.writableFinished) budget.leave()
  })
}

/** Parses `API-Preview-Date: 2027-03-01`, or `?at=2027-03-01` on a document, which shows the contract of that day. */
export function previewDate(asked: unknown, name: string): Date | null {
  if (asked === undefined) return null
  const isDate = typeof asked === 'string' && /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?Z)?$/.test(asked)
  const at = new Date(isDate ? asked : Number.NaN)
  if (Number.isNaN(at.getTime())) throw invalid([{ path: [name], message: 'must be a date such as 2027-03-01' }])
  return at
}

export const bearerToken = ({ headers }: FastifyRequest) => headers.authorization?.match(/^Bearer +(\S+) *$/i)?.[1]

/** Returns the caller of a GraphQL request: the API key, with the user of the Bearer token. */
export function callerOf({ credentials, identities }: ServerServices, request: FastifyRequest): Promise<Actor> {
  const { apikey } = request.headers
  const key = typeof apikey === 'string' ? apikey : undefined
  return credentials.current(async () => identities.join(await credentials.byApiKey(key), bearerToken(request)))
}

/** The error for a GraphQL caller without a valid key. */
export const API_KEY_TEXTS: CredentialTexts = {
  missing: 'a valid apikey header is required',
  mistaken: 'the key in the apikey header is unknown or inactive',
}

/** Thrown for a body of an unsupported type. */
export class UnsupportedMedia extends DomainError {
  constructor(message: string) {
    super('VALIDATION', 'UNSUPPORTED_MEDIA_TYPE', message)
  }
}

/** Refuses encoded request bodies: a few compressed bytes can expand to gigabytes. */
export async function refuseEncoded(request: FastifyRequest, reply: FastifyReply) {
  const encoding = request.headers['content-encoding']
  if (encoding && encoding !== 'identity') {
    reply.header('accept-encoding', 'identity')
    throw new UnsupportedMedia(`A request body may not be encoded (${encoding})`)
  }
}
