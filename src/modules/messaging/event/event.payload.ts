/** The payload of an action: the record of the event, at the first delivery. */
import type { Ctx } from '../../../core/context.js'
import type { AnyResource } from '../../../core/store/resource.js'
import { find } from '../../../core/store/store.js'
import type { Roles } from '../../../db/json.js'
import { company } from '../../../resources/accounts/company.js'
import { contact } from '../../../resources/accounts/contact.js'
import { customer } from '../../../resources/accounts/customer.js'
import { order } from '../../../resources/sales/order.js'
import type { ClaimedDelivery } from '../../platform/outbox/deliveries.rows.js'
import { cart } from '../../sales/cart/cart.resource.js'
import { entityDtos, type WriteEntity } from './event.dto.js'

type Entity = keyof typeof entityDtos

/** The kind of record of a trigger, by the prefix of its name. */
const entities: readonly [prefix: string, entity: Entity, resource: AnyResource][] = [
  ['ORDER_', 'order', order],
  ['QUOTE_', 'order', order],
  ['COMPANY_', 'company', company],
  ['CONTACT_', 'contact', contact],
  ['CUSTOMER_', 'customer', customer],
  ['CART_', 'cart', cart],
]

/** Actions are configured by administrators, who may see everything they send. */
const READS_ALL: Roles = { order: 'VIEWER', user: 'VIEWER', pricing: 'VIEWER', product: 'VIEWER', shop: 'EDITOR' }

/**
 * Returns the record as REST shows it. A deleted order is only its id, as published; for other records, and those deleted meanwhile, the event's own payload
 * is used. A custom event has the payload of its sender.
 */
export async function readPayload(ctx: Ctx, { trigger, payload }: ClaimedDelivery, write: WriteEntity): Promise<unknown> {
  if (trigger === 'CUSTOM_EVENT') return payload.custom
  const { own: _, ...known } = payload
  const [, entity, resource] = entities.find(([prefix]) => trigger.startsWith(prefix)) ?? []
  if (!entity || !resource || trigger.endsWith('_BULK')) return known
  const reader = { ...ctx, actor: { ...ctx.actor, roles: READS_ALL } }
  const deleted = payload[entity]
  if (deleted) return write(reader, entityDtos[entity], deleted)
  const id = payload[`${entity}Id`]
  const row = await find(reader, resource, entity === 'cart' ? { uuid: id } : { id })
  return row ? write(reader, entityDtos[entity], row) : known
}
