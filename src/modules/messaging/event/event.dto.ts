import type { Ctx } from '../../../core/context.js'
import type { Dto } from '../../../interfaces/rest/dto.js'
import { companyDto } from '../../accounts/company/company.dto.js'
import { contactDto } from '../../accounts/contact/contact.dto.js'
import { customerDto } from '../../accounts/customer/customer.dto.js'
import { cartDto } from '../../sales/cart/cart.dto.js'
import { orderDto } from '../../sales/order/order.dto.js'

/** Writes a row as REST shows it. The server passes it to the module, because modules do not import interfaces. */
export type WriteEntity = (ctx: Ctx, dto: Dto, row: unknown) => Promise<Record<string, unknown> | undefined>

/** Webhooks receive records as REST shows them. */
export const entityDtos = { order: orderDto, company: companyDto, contact: contactDto, customer: customerDto, cart: cartDto }
