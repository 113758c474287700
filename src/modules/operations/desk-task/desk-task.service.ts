/** Counts what needs attention. Every count stops after a hundred records and uses an index, so that the home page of the desk is fast. */
import { type RawBuilder, sql } from 'kysely'
import type { DeskTask, DeskTaskKind } from '../../../contract/contract.gen.js'
import { hasRole, type RoleDomain } from '../../../core/auth/access.js'
import { DAY_MS } from '../../../core/base/clock.js'
import type { Ctx } from '../../../core/context.js'
import { list } from '../../../core/store/store.js'
import { csvImportJob, importOperationsOf } from '../csv-import/csv-import-job.resource.js'

const MAX_COUNT = 100
/** Failures and uses of deprecated items that are older than this are left out. */
const RECENT_DAYS = 30
/** Contracts that end within this time are announced. */
const ENDING_DAYS = 30
/** The number of rows with little stock that are looked at: most of them belong to active products. */
const MAX_STOCK_ROWS = 2000

/** A kind of task: how to list its records, and what selects them. */
interface Source {
  kind: DeskTaskKind
  query: string
  filter: Record<string, unknown>
  rows: RawBuilder<unknown>
}

/** Returns a count of each kind that the caller may list. */
export async function countDeskTasks(ctx: Ctx, lowStock = 5): Promise<DeskTask[]> {
  const sources = [
    ...(mayRead(ctx, 'order') ? [...(await orderSources(ctx)), cartSource()] : []),
    ...(mayRead(ctx, 'configuration') ? [deliverySource(ctx)] : []),
    ...(mayRead(ctx, 'logistics') ? [stockSource(lowStock)] : []),
    ...(mayRead(ctx, 'user') ? [ticketSource(), contractSource(ctx)] : []),
  ]
  const counted = await countSources(ctx, sources)
  const tasks = [...counted, ...(await countImports(ctx)), ...(mayRead(ctx, 'apikey') ? [await countClients(ctx)] : [])]
  return tasks.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}

/** The order of the tasks: what buyers wait for comes first. */
const ORDER: readonly DeskTaskKind[] = [
  'QUOTES_TO_ANSWER',
  'ORDERS_TO_CONFIRM',
  'ORDERS_ON_HOLD',
  'FAILED_EXPORTS',
  'CARTS_TO_APPROVE',
  'OPEN_TICKETS',
  'ENDING_CONTRACTS',
  'LOW_STOCK',
  'FAILED_DELIVERIES',
  'FAILED_IMPORTS',
  'DEPRECATED_CLIENTS',
]

const mayRead = ({ actor }: Ctx, domain: RoleDomain) => hasRole(actor.roles, domain, 'VIEWER')

const recentFrom = ({ now }: Ctx) => new Date(now.getTime() - RECENT_DAYS * DAY_MS)

/** Counts all sources in one statement. */
async function countSources({ db }: Ctx, sources: readonly Source[]): Promise<DeskTask[]> {
  if (!sources.length) return []
  const counts = sources.map(({ rows }) => sql`(select count(*)::int from (${rows} limit ${sql.lit(MAX_COUNT + 1)}) few)`)
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db)
  return sources.map(({ rows: _, ...source }, i) => toTask(source, rows[0]?.counts[i] ?? 0))
}

const toTask = (source: Omit<Source, 'rows'>, count: number): DeskTask => ({
  ...source,
  count: Math.min(count, MAX_COUNT),
  isMore: count > MAX_COUNT,
})

async function orderSources({ db }: Ctx): Promise<Source[]> {
  const statuses = await db.selectFrom('orderStatus').select(['code', 'orderType', 'isConfirmable']).orderBy('code').execute()
  const codesOf = (isIt: (status: (typeof statuses)[number]) => boolean) => statuses.filter(isIt).map(({ code }) => code)
  // Without such a status there is nothing to list; an empty filter would list all orders.
  const withStatus = (kind: DeskTaskKind, codes: string[]): Source[] =>
    codes.length === 0
      ? []
      : [
          {
            kind,
            query: 'orders',
            filter: { status: codes },
            rows: sql`select from "order" where status = any(${codes}::text[])`,
          },
        ]
  const isOnHold = ({ code }: { code: string }) => /hold/i.test(code)
  return [
    ...withStatus(
      'QUOTES_TO_ANSWER',
      codesOf(({ orderType }) => orderType === 'REQUEST'),
    ),
    ...withStatus(
      'ORDERS_TO_CONFIRM',
      codesOf((status) => status.orderType === 'ORDER' && status.isConfirmable && !isOnHold(status)),
    ),
    ...withStatus('ORDERS_ON_HOLD', codesOf(isOnHold)),
    {
      kind: 'FAILED_EXPORTS',
      query: 'orders',
      filter: { exportStatuses: ['FAILED'] },
      rows: sql`select from "order" where "exportStatus" = 'FAILED'`,
    },
  ]
}

const cartSource = (): Source => ({
  kind: 'CARTS_TO_APPROVE',
  query: 'carts',
  filter: { statuses: ['PENDING_PURCHASE_AUTHORIZATION'] },
  rows: sql`select from cart where status = 'PENDING_PURCHASE_AUTHORIZATION' and ("orderId" is null or "orderStatus" = 'UNFINISHED')`,
})

const deliverySource = (ctx: Ctx): Source => ({
  kind: 'FAILED_DELIVERIES',
  query: 'eventDeliveries',
  filter: { statuses: ['FAILED'], createdAt: { greaterThan: recentFrom(ctx).toISOString() } },
  rows: sql`select from "actionDelivery" where status = 'FAILED' and "createdAt" > ${recentFrom(ctx)}::timestamptz`,
})

const stockSource = (most: number): Source => ({
  kind: 'LOW_STOCK',
  query: 'products',
  filter: { statuses: ['A'], inventory: { totalQuantity: { lessThan: most } } },
  rows: sql`
    select from (select "productId" from "productStock" where "localQuantity" + "supplierQuantity" <= ${most}
                  order by "localQuantity" + "supplierQuantity" limit ${sql.lit(MAX_STOCK_ROWS)}) scarce
      join product on product.id = scarce."productId" and product.status = 'A'`,
})

const ticketSource = (): Source => ({
  kind: 'OPEN_TICKETS',
  query: 'tickets',
  filter: { statuses: ['OPEN'] },
  rows: sql`select from ticket where status = 'OPEN'`,
})

function contractSource({ now }: Ctx): Source {
  const until = new Date(now.getTime() + ENDING_DAYS * DAY_MS)
  return {
    kind: 'ENDING_CONTRACTS',
    query: 'callOffContracts',
    filter: { active: true, hasRemaining: true, validTo: { greaterThan: now.toISOString(), lessThan: until.toISOString() } },
    rows: sql`select from "callOffContract" where active and "calledOff" < quantity and "validTo" >= ${now} and "validTo" <= ${until}`,
  }
}

/** Counts failed imports. The resource shows only those that the caller may run. */
async function countImports(ctx: Ctx): Promise<DeskTask[]> {
  const filter = { states: ['FAILED' as const], createdAt: { greaterThan: recentFrom(ctx).toISOString() } }
  if (!importOperationsOf(ctx).length) return []
  const { itemsFound } = await list(ctx, csvImportJob, { page: 1, offset: 1, ...filter })
  return [toTask({ kind: 'FAILED_IMPORTS', query: 'csvImportJobs', filter }, itemsFound)]
}

/** Counts clients that used deprecated items lately. A tenant has tens of clients. */
async function countClients(ctx: Ctx): Promise<DeskTask> {
  const from = recentFrom(ctx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select distinct credential, "clientName", "clientVersion" from control.usage
       where "tenantId" = ${ctx.actor.tenantId} and "lastAt" > ${from}::timestamptz limit ${sql.lit(MAX_COUNT + 1)}) client`.execute(
    ctx.tenants.control,
  )
  const filter = { lastUsedAt: { greaterThan: from.toISOString() } }
  return toTask({ kind: 'DEPRECATED_CLIENTS', query: 'lifecycleReadiness', filter }, rows[0]?.count ?? 0)
}
