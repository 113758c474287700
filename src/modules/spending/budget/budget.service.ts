/** Budgets. The managers of a company set them, but never for themselves. */
import { sql } from 'kysely'
import type { BudgetCreateInput, BudgetUpdateInput } from '../../../contract/contract.gen.js'
import { hasRole } from '../../../core/auth/access.js'
import { forbidden, invalidField } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing, requireRows } from '../../../core/store/changing.js'
import { create, type Key, remove, update } from '../../../core/store/store.js'
import type { BudgetRow } from '../../../db/db.gen.js'
import { refuseForeignCompany } from '../../../resources/accounts/company.access.js'
import { company } from '../../../resources/accounts/company.js'
import { localeOf } from '../../platform/channel/channel.locale.js'
import { isTimeZone } from '../../platform/channel/day.js'
import { budgetEvents } from './budget.events.js'
import { budget } from './budget.resource.js'
import { requireDistinctRates } from './rates.js'

/** Adds a budget of a company. */
export const createBudget = (ctx: Ctx, input: BudgetCreateInput): Promise<BudgetRow> =>
  inTransaction(ctx, async (inner) => {
    requireOneOwner(input)
    requirePeriod(input)
    const locale = await localeOf(inner)
    const currency = input.currency ?? locale.currency
    requireDistinctRates(input.rates, currency)
    await requireCompanyAndContact(inner, input)
    const values = { ...input, currency, rates: input.rates ?? [], timeZone: input.timeZone ?? locale.timeZone }
    const added = await create(inner, { ...budget, visible: () => null }, values)
    await budgetEvents.emit(inner, 'BUDGET_CREATED', { budgetId: added.id })
    return added
  })

export const updateBudget = (ctx: Ctx, key: Key<'budget'>, input: BudgetUpdateInput): Promise<BudgetRow> =>
  changing(ctx, budget, key, { access: 'EDITOR', event: announceUpdate }, (inner, { id, currency }) => {
    requireDistinctRates(input.rates, currency)
    return update(inner, budget, { id }, { ...input, ...(input.rates === null && { rates: [] }) })
  })

const announceUpdate = (ctx: Ctx, { id }: BudgetRow) => budgetEvents.emit(ctx, 'BUDGET_UPDATED', { budgetId: id })

export const deleteBudget = (ctx: Ctx, key: Key<'budget'>): Promise<BudgetRow> =>
  inTransaction(ctx, async (inner) => {
    const removed = await remove(inner, budget, key)
    await budgetEvents.emit(inner, 'BUDGET_DELETED', { budgetId: removed.id })
    return removed
  })

/** Refuses a company that the caller does not manage, a contact of another company, and a budget or limit that a manager sets for themselves. */
export async function requireCompanyAndContact(
  ctx: Ctx,
  { companyId, contactId }: Pick<BudgetCreateInput, 'companyId' | 'contactId'>,
): Promise<void> {
  const { roles, user } = ctx.actor
  refuseForeignCompany(ctx, companyId, 'OWNER')
  if (contactId != null && contactId === user?.id && !hasRole(roles, 'user', 'OWNER'))
    throw forbidden('Contacts cannot set their own budget or limit')
  await requireRows(ctx, { ...company, visible: () => null }, 'id', [companyId])
  if (contactId != null) await requireContactOfCompany(ctx, contactId, companyId)
}

/** Refuses a budget of several things at once. */
function requireOneOwner({ contactId, costCentre, project }: BudgetCreateInput): void {
  if ([contactId, costCentre, project].filter((value) => value != null).length > 1)
    throw invalidField('contactId', 'costCentre and project: at most one of them can be given')
}

function requirePeriod({ period, rollingDays, timeZone }: BudgetCreateInput): void {
  if ((period === 'ROLLING') !== (rollingDays != null))
    throw invalidField('rollingDays', 'must be given for the period ROLLING, and only for it')
  if (timeZone != null && !isTimeZone(timeZone)) throw invalidField('timeZone', 'must be the name of a time zone')
}

/** Throws unless the contact belongs to the company. */
async function requireContactOfCompany(ctx: Ctx, contactId: number, companyId: number): Promise<void> {
  const { rows } = await sql`
    select 1 from "contactCompany" where "contactId" = ${contactId} and "companyId" = ${companyId} for key share`.execute(ctx.db)
  if (rows.length === 0)
    throw invalidField('contactId', `refers to the contact [${contactId}], who does not belong to the company [${companyId}]`)
}
