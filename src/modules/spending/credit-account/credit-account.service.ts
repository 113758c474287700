/** Credit accounts of paying companies. */
import type { CreditAccountCreateInput, CreditAccountUpdateInput } from '../../../contract/contract.gen.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import { changing, requireRows } from '../../../core/store/changing.js'
import { create, type Key, remove, update } from '../../../core/store/store.js'
import type { CreditAccountRow } from '../../../db/db.gen.js'
import { company } from '../../../resources/accounts/company.js'
import { localeOf } from '../../platform/channel/channel.locale.js'
import { requireDistinctRates } from '../budget/rates.js'
import { creditAccountEvents } from './credit-account.events.js'
import { creditAccount } from './credit-account.resource.js'

export const createAccount = (ctx: Ctx, input: CreditAccountCreateInput): Promise<CreditAccountRow> =>
  inTransaction(ctx, async (inner) => {
    const currency = input.currency ?? (await localeOf(inner)).currency
    requireDistinctRates(input.rates, currency)
    await requireRows(inner, company, 'id', [input.companyId])
    const added = await create(inner, creditAccount, { ...input, currency, rates: input.rates ?? [] })
    await creditAccountEvents.emit(inner, 'CREDIT_ACCOUNT_CREATED', { creditAccountId: added.id })
    return added
  })

export const updateAccount = (ctx: Ctx, key: Key<'creditAccount'>, input: CreditAccountUpdateInput): Promise<CreditAccountRow> =>
  changing(ctx, creditAccount, key, { access: 'EDITOR', event: announceUpdate }, (inner, { id, currency }) => {
    requireDistinctRates(input.rates, currency)
    return update(inner, creditAccount, { id }, { ...input, ...(input.rates === null && { rates: [] }) })
  })

const announceUpdate = (ctx: Ctx, { id }: CreditAccountRow) =>
  creditAccountEvents.emit(ctx, 'CREDIT_ACCOUNT_UPDATED', { creditAccountId: id })

export const deleteAccount = (ctx: Ctx, key: Key<'creditAccount'>): Promise<CreditAccountRow> =>
  inTransaction(ctx, async (inner) => {
    const removed = await remove(inner, creditAccount, key)
    await creditAccountEvents.emit(inner, 'CREDIT_ACCOUNT_DELETED', { creditAccountId: removed.id })
    return removed
  })

/** Returns the open orders and the balance of an account together. */
export const exposureOf = ({ openOrders, balance }: Pick<CreditAccountRow, 'openOrders' | 'balance'>): Decimal =>
  Decimal.of(openOrders).add(Decimal.of(balance))

/** Returns what is left of the limit. */
export const availableOf = (row: Pick<CreditAccountRow, 'creditLimit' | 'openOrders' | 'balance'>): Decimal =>
  Decimal.of(row.creditLimit).subtract(exposureOf(row))
