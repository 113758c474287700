import type { Ctx } from '../../../core/context.js'
import { declareEvents } from '../../../core/events.js'
import type { AddressOwner } from './address.write.js'

/** The events of an address change, which is an update of its owner: there are no triggers for addresses, and the payload of the owner contains them. */
export const ownerEvents = declareEvents(['COMPANY_UPDATED', 'CUSTOMER_UPDATED'], ['customerId', 'companyId'])

/** Reports that addresses of this owner have changed. */
export const emitOwnerUpdated = (ctx: Ctx, { owner, id }: AddressOwner): Promise<string> =>
  ownerEvents.emit(ctx, owner === 'companyId' ? 'COMPANY_UPDATED' : 'CUSTOMER_UPDATED', { [owner]: id })
