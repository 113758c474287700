/** Cost centres and projects. The managers of a company may maintain those of their company. */
import type { BookingCodeCreateInput, BookingCodeUpdateInput } from '../../../contract/contract.gen.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing, requireRows } from '../../../core/store/changing.js'
import { create, type Key, remove, update } from '../../../core/store/store.js'
import type { BookingCodeRow } from '../../../db/db.gen.js'
import { refuseForeignCompany } from '../../../resources/accounts/company.access.js'
import { company } from '../../../resources/accounts/company.js'
import { bookingCodeEvents } from './booking-code.events.js'
import { bookingCode } from './booking-code.resource.js'

export const createBookingCode = (ctx: Ctx, input: BookingCodeCreateInput): Promise<BookingCodeRow> =>
  inTransaction(ctx, async (inner) => {
    refuseForeignCompany(inner, input.companyId, 'OWNER')
    await requireRows(inner, { ...company, visible: () => null }, 'id', [input.companyId])
    const added = await create(inner, { ...bookingCode, visible: () => null }, input)
    await bookingCodeEvents.emit(inner, 'BOOKING_CODE_CREATED', { bookingCodeId: added.id })
    return added
  })

const announceUpdate = (ctx: Ctx, { id }: BookingCodeRow) =>
  bookingCodeEvents.emit(ctx, 'BOOKING_CODE_UPDATED', { bookingCodeId: id })

export const updateBookingCode = (ctx: Ctx, key: Key<'bookingCode'>, input: BookingCodeUpdateInput): Promise<BookingCodeRow> =>
  changing(ctx, bookingCode, key, { access: 'EDITOR', event: announceUpdate }, (inner, { id }) =>
    update(inner, bookingCode, { id }, input),
  )

export const deleteBookingCode = (ctx: Ctx, key: Key<'bookingCode'>): Promise<BookingCodeRow> =>
  inTransaction(ctx, async (inner) => {
    const removed = await remove(inner, bookingCode, key)
    await bookingCodeEvents.emit(inner, 'BOOKING_CODE_DELETED', { bookingCodeId: removed.id })
    return removed
  })
