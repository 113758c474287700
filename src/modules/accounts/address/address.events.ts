import type { Ctx } from '../../../core/context.js'
import { declareEvents } from '../../../core/events.js'
import type { AddressOwner } from './address.write.js'

/** A change of an address is an update of its owner: the published triggers have none for addresses, and the payload of the owner holds them. */
export const ownerEvents = declareEvents(['COMPANY_UPDATED', 'CUSTOMER_UPDATED'], ['customerId', 'companyId'])

/** Reports that addresses of this owner have changed. */
export const emitOwnerUpdated = (ctx: Ctx, { owner, id }: AddressOwner): Promise<string> =>
  ownerEvents.emit(ctx, owner === 'companyId' ? 'COMPANY_UPDATED' : 'CUSTOMER_UPDATED', { [owner]: id })
