/** What an action sends: the record that the event is about, as it is when the action is first carried out. */
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

/** The kind of record that a trigger is about, by the beginning of its name. */
const entities: readonly [prefix: string, entity: Entity, resource: AnyResource][] = [
  ['ORDER_', 'order', order],
  ['QUOTE_', 'order', order],
  ['COMPANY_', 'company', company],
  ['CONTACT_', 'contact', contact],
  ['CUSTOMER_', 'customer', customer],
  ['CART_', 'cart', cart],
]

/** Actions are made by those who configure the shop, and see what it sends. */
const READS_ALL: Roles = { order: 'VIEWER', user: 'VIEWER', pricing: 'VIEWER', product: 'VIEWER', shop: 'EDITOR' }

/**
 * The record, as REST shows it. A deleted order is its id only, as published; of other records, and of those that are gone meanwhile, the event itself
 * says what is known. A custom event is what its sender gave.
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
