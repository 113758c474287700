/** Headers of a response whose request used a deprecated item. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '../../core/context.js'
import type { Item, ItemUse } from '../../core/lifecycle/item.js'
import type { Lifecycle } from '../../core/lifecycle/lifecycle.js'

/** Headers are limited in length; the rest is counted. */
const LONGEST_LIST = 1000

/** Reports deprecated items to the caller and the ledger. Requests without any cost one comparison. */
export function reportUses(
  lifecycle: Lifecycle,
  ctx: Ctx,
  request: FastifyRequest,
  reply: FastifyReply,
  operation: string,
  uses: readonly ItemUse[],
) {
  if (ctx.effectiveDate > ctx.now) addSurfaceHeaders(ctx, reply)
  if (uses.length === 0) return
  for (const [name, value] of headersFor(uses)) reply.header(name, value)
  const client = { name: text(request.headers['api-client-name']), version: text(request.headers['api-client-version']) }
  lifecycle.ledger.count({ actor: ctx.actor, client, operation, at: ctx.now, uses })
}

const text = (header: string | string[] | undefined) => (typeof header === 'string' ? header.slice(0, 100) : null)

const known = new Map<string, [string, string][]>()

/** Returns the headers, cached for each combination of items. */
function headersFor(uses: readonly ItemUse[]): [string, string][] {
  const items = [...new Map(uses.map(({ item }) => [item.bit, item])).values()].sort((a, b) => a.bit - b.bit)
  const combination = items.map(({ id }) => id).join(' ')
  const headers = known.get(combination) ?? headersOf(items)
  if (known.size < 10_000) known.set(combination, headers)
  return headers
}

function headersOf(items: Item[]): [string, string][] {
  const since = Math.min(...items.map((item) => item.since.getTime())) / 1000
  const removal = new Date(Math.min(...items.map((item) => item.removal.getTime())))
  const migrations = [...new Set(items.map(({ legacy }) => legacy.migration))]
  return [
    ['deprecation', `@${since}`],
    ['sunset', removal.toUTCString()],
    ['link', migrations.map((key) => `</deprecations#${key}>; rel="deprecation"; type="text/html"`).join(', ')],
    ['api-deprecated-items', listOf(items.map(({ id }) => id))],
  ]
}

function listOf(ids: string[]): string {
  const shown: string[] = []
  for (const id of ids) if (shown.join(', ').length + id.length < LONGEST_LIST) shown.push(`"${id}"`)
  return `${shown.join(', ')};more=${ids.length - shown.length}`
}

/** Marks a response of a later day, which must not be cached. */
function addSurfaceHeaders({ effectiveDate, now, actor }: Ctx, reply: FastifyReply) {
  reply
    .header('api-surface', effectiveDate.toISOString().slice(0, 10))
    .header('vary', 'API-Preview-Date')
    .header('cache-control', 'no-store')
  const brownout = actor.brownouts.find(({ from, to }) => new Date(from) <= now && now < new Date(to))
  if (brownout) reply.header('retry-after', String(Math.ceil((new Date(brownout.to).getTime() - now.getTime()) / 1000)))
}
