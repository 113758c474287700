/** The context of background work: an event of the outbox, in the name of the person that the event is about. */
import { sql } from 'kysely'
import type { Actor, User } from './core/auth/access.js'
import { Budget } from './core/base/budget.js'
import { createBuyer } from './core/buyer.js'
import type { Ctx, Services } from './core/context.js'
import { RequestCache } from './core/request-cache.js'
import { type Database, meterDatabase } from './db/database.js'
import type { TemplateParty } from './db/json.js'
import { formatServerOrigin } from './db/meter.js'
import type { Tenants } from './db/tenants/tenants.js'

export interface BackgroundCaller {
  tenantId: string
  channelId: number
  now: Date
  /** Without one, the context has the rights of a visitor. */
  party?: TemplateParty | null | undefined
}

interface BackgroundServices extends Services, Pick<Ctx, 'report'> {
  tenants: Tenants
}

/** Creates a context without roles: it may read what the person may read with a key without roles. Its statements run outside any transaction. */
export async function createBackgroundContext(
  services: BackgroundServices,
  { tenantId, channelId, now, party }: BackgroundCaller,
): Promise<Ctx> {
  const shared = await services.tenants.open(tenantId)
  if (!shared) throw new Error(`The tenant [${tenantId}] is not available`)
  const user = party ? await readParty(shared, party) : null
  const none = { sessionId: null, credential: null, effectiveDate: null, brownouts: [] }
  const actor: Actor = { kind: 'key', tenantId, roles: {}, channelId, userId: user?.id ?? null, user, ...none }
  const budget = new Budget(UNLIMITED, { caller: `events ${tenantId}`, credential: `events ${tenantId}` })
  budget.origin = formatServerOrigin(now)
  const db = meterDatabase(shared, budget)
  const tenants: Tenants = shared === services.tenants.control ? { ...services.tenants, control: db } : services.tenants
  return {
    services,
    tenants,
    db,
    actor,
    buyer: createBuyer(actor),
    now,
    effectiveDate: now,
    client: { requestId: 'outbox', address: '', isForwarded: false },
    report: services.report,
    budget,
    requestCache: new RequestCache(),
  }
}

/** Event handlers limit themselves. */
const UNLIMITED = {
  objects: Number.POSITIVE_INFINITY,
  rows: Number.POSITIVE_INFINITY,
  bytes: Number.POSITIVE_INFINITY,
  time: Number.POSITIVE_INFINITY,
  databaseTime: Number.POSITIVE_INFINITY,
  work: Number.POSITIVE_INFINITY,
}

interface PartyRow {
  email: string | null
  companyId: number | null
  companyIds: number[]
}

/** Returns the person as a logged-in user, with or without an account; null if they were deleted. */
async function readParty(db: Database, { contactId, customerId }: TemplateParty): Promise<User | null> {
  const { rows } =
    contactId != null
      ? await sql<PartyRow>`
          select email, "parentCompanyId" as "companyId",
                 array(select "companyId" from "contactCompany" where "contactId" = contact.id order by 1) as "companyIds"
            from contact where id = ${contactId}`.execute(db)
      : await sql<PartyRow>`
          select email, null::int as "companyId", '{}'::int[] as "companyIds" from customer where id = ${customerId ?? 0}`.execute(
          db,
        )
  const [row] = rows
  if (!row) return null
  const kind = contactId != null ? 'contact' : 'customer'
  const { email, companyId, companyIds } = row
  return { kind, id: contactId ?? customerId ?? null, uid: '', email: email ?? '', companyId, companyIds, managedCompanyIds: [] }
}
