/** Call-off contracts. Only the merchant agrees on them. */
import type { CallOffContractCreateInput, CallOffContractUpdateInput } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing, requireRows } from '../../../core/store/changing.js'
import { create, type Key, remove, update } from '../../../core/store/store.js'
import type { CallOffContractRow } from '../../../db/db.gen.js'
import { company } from '../../../resources/accounts/company.js'
import { product } from '../../../resources/catalog/product.js'
import { localeOf } from '../../platform/channel/channel.locale.js'
import { callOffContractEvents } from './call-off-contract.events.js'
import { callOffContract } from './call-off-contract.resource.js'

export const createContract = (ctx: Ctx, input: CallOffContractCreateInput): Promise<CallOffContractRow> =>
  inTransaction(ctx, async (inner) => {
    const { validFrom, validTo, quantity } = input
    requirePeriod(new Date(validFrom), new Date(validTo))
    requireSchedule(input.schedule, quantity)
    await requireRows(inner, company, 'id', [input.companyId])
    await requireRows(inner, product, 'id', [input.productId])
    const currency = input.currency ?? (await localeOf(inner)).currency
    const added = await create(inner, callOffContract, { ...input, currency, schedule: input.schedule ?? [] })
    await callOffContractEvents.emit(inner, 'CALL_OFF_CONTRACT_CREATED', { callOffContractId: added.id })
    return added
  })

const announceUpdate = (ctx: Ctx, { id }: CallOffContractRow) =>
  callOffContractEvents.emit(ctx, 'CALL_OFF_CONTRACT_UPDATED', { callOffContractId: id })

export const updateContract = (
  ctx: Ctx,
  key: Key<'callOffContract'>,
  input: CallOffContractUpdateInput,
): Promise<CallOffContractRow> =>
  changing(ctx, callOffContract, key, { access: 'EDITOR', event: announceUpdate }, (inner, row) => {
    const quantity = input.quantity ?? row.quantity
    if (quantity < row.calledOff) throw invalidField('quantity', `must be at least ${row.calledOff}, which was called off`)
    if (input.validTo != null) requirePeriod(row.validFrom, new Date(input.validTo))
    requireSchedule(input.schedule === undefined ? row.schedule : input.schedule, quantity)
    // Another end deserves another warning.
    const changes = {
      ...input,
      ...(input.schedule === null && { schedule: [] }),
      ...(input.validTo != null && { warnedAt: null }),
    }
    return update(inner, callOffContract, { id: row.id }, changes)
  })

export const deleteContract = (ctx: Ctx, key: Key<'callOffContract'>): Promise<CallOffContractRow> =>
  inTransaction(ctx, async (inner) => {
    const removed = await remove(inner, callOffContract, key)
    await callOffContractEvents.emit(inner, 'CALL_OFF_CONTRACT_DELETED', { callOffContractId: removed.id })
    return removed
  })

function requirePeriod(from: Date, to: Date): void {
  if (to <= from) throw invalidField('validTo', 'must be after validFrom')
}

function requireSchedule(schedule: readonly { quantity: number }[] | null | undefined, agreed: number): void {
  const planned = (schedule ?? []).reduce((sum, { quantity }) => sum + quantity, 0)
  if (planned > agreed) throw invalidField('schedule', `plans ${planned} units, which is more than the quantity of ${agreed}`)
}
