/**
 * Books what the accounting system sends: invoices add to the balance of a credit account and replace the order that they are for; payments and credit
 * notes reduce the balance. An entry that was sent before is found by its external id and not booked again.
 */

import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { CreditEntryCreateInput } from '../../../contract/contract.gen.js'
import { conflict, invalidField, orThrow } from '../../../core/base/errors.js'
import type { BulkResult } from '../../../core/bulk/bulk.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import { resolveReferences } from '../../../core/store/reference.js'
import { get, rowsOf } from '../../../core/store/store.js'
import type { CreditAccountRow, CreditEntryRow } from '../../../db/db.gen.js'
import { companiesAndAbove } from '../../../resources/accounts/company.above.js'
import { companyLookup } from '../../../resources/accounts/company.js'
import { type NewEntry, writeEntries } from '../spending-entry/ledger.js'
import { creditEntryEvents } from './credit-entry.events.js'
import { creditEntry } from './credit-entry.resource.js'

/** Books one entry, or returns the one that was booked before. */
export const bookEntry = (ctx: Ctx, input: CreditEntryCreateInput): Promise<CreditEntryRow> =>
  inTransaction(ctx, async (inner) => {
    const [result] = await book(inner, [input])
    const { id, isNew } = result as Booked
    if (isNew) await creditEntryEvents.emit(inner, 'CREDIT_ENTRY_CREATED', { creditEntryId: id })
    return get(inner, creditEntry, { id })
  })

/** Books many entries. The number of statements does not depend on their number. */
export async function bookEntries(ctx: Ctx, inputs: readonly CreditEntryCreateInput[]): Promise<BulkResult[]> {
  const booked = await book(ctx, inputs)
  const creditEntryIds = booked.flatMap(({ id, isNew }) => (isNew ? [id] : []))
  if (creditEntryIds.length) await creditEntryEvents.emit(ctx, 'CREDIT_ENTRY_BULK', { creditEntryIds })
  return booked.map(({ id, isNew }) => ({ success: true, action: isNew ? 'create' : 'update', id }))
}

interface Booked {
  id: number
  isNew: boolean
}

type Account = Pick<CreditAccountRow, 'id' | 'currency'>

async function book(ctx: Ctx, inputs: readonly CreditEntryCreateInput[]): Promise<Booked[]> {
  const accounts = await lockAccounts(ctx, inputs)
  const known = new Map(
    (
      await rowsOf(
        ctx,
        creditEntry,
        'externalId',
        inputs.map(({ externalId }) => externalId),
      )
    ).map((row) => [row.externalId, row]),
  )
  for (const [i, input] of inputs.entries()) requireSame(input, accounts[i] as Account, known.get(input.externalId))
  const added = inputs.flatMap((input, i) => (known.has(input.externalId) ? [] : [{ input, account: accounts[i] as Account }]))
  const ids = await insertEntries(ctx, added)
  await writeEntries(ctx, await toLedger(ctx, added, ids))
  return inputs.map(({ externalId }) => {
    const before = known.get(externalId)
    return before ? { id: before.id, isNew: false } : { id: ids.get(externalId) as number, isNew: true }
  })
}

/** Locks the account of each entry, in the order of their ids: that of its company, or else of the nearest company that it belongs to. */
async function lockAccounts(ctx: Ctx, inputs: readonly CreditEntryCreateInput[]): Promise<Account[]> {
  const references = inputs.map(({ companyId, companySource }) => {
    if ((companyId == null) === (companySource == null))
      throw invalidField('companyId', 'or companySource must be given, and not both')
    return companyId == null ? { source: companySource?.name ?? '', sourceId: companySource?.id ?? '' } : { id: companyId }
  })
  const companyIds = (await resolveReferences(ctx, companyLookup, references)).map(orThrow)
  const { rows: payers } = await sql<{ companyId: number; accountId: number }>`
    select distinct on (start) start as "companyId", a.id as "accountId"
      from ${companiesAndAbove(companyIds)} above join "creditAccount" a on a."companyId" = above.id
     order by start, level`.execute(ctx.db)
  const ids = [...new Set(payers.map(({ accountId }) => accountId))]
  const { rows } = await sql<Account>`
    select id, currency from "creditAccount" where id = any(${ids}::int4[]) order by id for no key update`.execute(ctx.db)
  const byCompany = new Map(payers.map(({ companyId, accountId }) => [companyId, rows.find(({ id }) => id === accountId)]))
  return inputs.map(({ currency }, i) => {
    const companyId = companyIds[i] as number
    const account = byCompany.get(companyId)
    if (!account) throw conflict('CREDIT_ENTRY_ACCOUNT_ERROR', `The company [${companyId}] has no credit account`)
    if (currency != null && currency !== account.currency)
      throw invalidField('currency', `must be ${account.currency}, the currency of the credit account`)
    return account
  })
}

/** Throws if an entry that was booked before is sent with other contents. */
function requireSame(input: CreditEntryCreateInput, account: Account, before: CreditEntryRow | undefined): void {
  if (!before) return
  const isSame =
    before.creditAccountId === account.id &&
    before.type === input.type &&
    Decimal.of(before.amount).compare(Decimal.of(input.amount)) === 0 &&
    before.orderId === (input.orderId ?? null) &&
    before.closesOrder === input.closesOrder
  if (!isSame)
    throw conflict(
      'CREDIT_ENTRY_ALREADY_EXISTS_ERROR',
      `The entry [${input.externalId}] was booked with other contents: correct it with a further entry`,
    )
}

interface AddedEntry {
  input: CreditEntryCreateInput
  account: Account
}

/** Adds the entries, and returns their ids by external id. */
async function insertEntries(ctx: Ctx, added: readonly AddedEntry[]): Promise<Map<string, number>> {
  if (added.length === 0) return new Map()
  await requireOrders(ctx, added)
  const rows = added.map(({ input, account }) => ({
    uuid: v7({ msecs: ctx.now.getTime() }),
    creditAccountId: account.id,
    externalId: input.externalId,
    type: input.type,
    amount: Decimal.of(input.amount).toText(),
    orderId: input.orderId ?? null,
    closesOrder: input.closesOrder,
    description: input.description ?? null,
    bookedAt: input.bookedAt ? new Date(input.bookedAt) : ctx.now,
    createdAt: ctx.now,
    createdBy: ctx.actor.userId,
  }))
  const inserted = await ctx.db.insertInto('creditEntry').values(rows).returning(['id', 'externalId']).execute()
  return new Map(inserted.map(({ id, externalId }) => [externalId, id]))
}

/** Throws if an entry is for an order that does not exist and never took any credit. */
async function requireOrders(ctx: Ctx, added: readonly AddedEntry[]): Promise<void> {
  const orderIds = [...new Set(added.flatMap(({ input }) => input.orderId ?? []))]
  if (orderIds.length === 0) return
  for (const { input } of added)
    if (input.orderId != null && input.type !== 'INVOICE') throw invalidField('orderId', 'can be given for an INVOICE only')
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${orderIds}::int4[]) o(id) where not exists (select from "order" where "order".id = o.id)
       and not exists (select from "spendingEntry" e where e."orderId" = o.id) limit 1`.execute(ctx.db)
  if (rows[0]) throw invalidField('orderId', `refers to the order [${rows[0].id}], which does not exist`)
}

/** Returns what the entries change: the balance, and the open amount of the orders that they are for. */
async function toLedger(ctx: Ctx, added: readonly AddedEntry[], ids: ReadonlyMap<string, number>): Promise<NewEntry[]> {
  const open = await readOpenOrders(
    ctx,
    added.flatMap(({ input }) => input.orderId ?? []),
  )
  return added.flatMap(({ input, account }): NewEntry[] => {
    const { type, orderId } = input
    const creditEntryId = ids.get(input.externalId) as number
    const amount = Decimal.of(input.amount)
    const base = { creditAccountId: account.id, creditEntryId, orderId, reason: REASONS[type] }
    const balance: NewEntry = { ...base, part: 'BALANCE', amount: (type === 'INVOICE' ? amount : amount.negate()).toText() }
    const key = `${account.id} ${orderId}`
    const left = open.get(key)
    if (!left || left.isZero()) return [balance]
    const replaced = input.closesOrder ? left : left.min(amount)
    open.set(key, left.subtract(replaced))
    return [balance, { ...base, part: 'OPEN_ORDERS', amount: replaced.negate().toText() }]
  })
}

const REASONS = { INVOICE: 'INVOICE', PAYMENT: 'PAYMENT', CREDIT: 'CREDIT_NOTE' } as const

/** Returns what each order still takes of each account, by `account order`. */
async function readOpenOrders(ctx: Ctx, orderIds: readonly number[]): Promise<Map<string, Decimal>> {
  if (orderIds.length === 0) return new Map()
  const { rows } = await sql<{ key: string; amount: string }>`
    select "creditAccountId" || ' ' || "orderId" as key, sum(amount)::text as amount from "spendingEntry"
     where "orderId" = any(${orderIds}::int4[]) and part = 'OPEN_ORDERS' group by 1`.execute(ctx.db)
  return new Map(rows.map(({ key, amount }) => [key, Decimal.of(amount)]))
}
