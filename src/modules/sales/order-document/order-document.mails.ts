/** The e-mails sent on order events: the order confirmation, a quote with its PDF, and the messages before and after a quote. */
import type { EventHandlers, WorkServices } from '../../../core/background-work.js'
import type { Ctx } from '../../../core/context.js'
import { find } from '../../../core/store/store.js'
import { order } from '../../../resources/sales/order.js'
import { deliverMail, type MailHandler } from '../../platform/template/template.mail.js'
import { getSystemTemplate } from '../../platform/template/template.service.js'
import { partyOfUser, readOrderData } from './order-document.data.js'
import { getDefaultDocument, nameOf } from './order-document.service.js'

interface OrderMailPayload {
  orderId: number
  language?: string | null
  /** Attaches the order as a PDF. */
  withPdf?: boolean
}

/** Returns the handlers of order events that send e-mails. */
export const orderMailHandlers = (services: WorkServices) =>
  ({
    ORDER_SEND_CONFIRMATION: sendOrder(services, 'ORDER_CONFIRMATION'),
    QUOTE_SEND: sendOrder(services, 'QUOTE'),
    QUOTE_SEND_REQUEST: sendOrder(services, 'QUOTE_REQUEST'),
    QUOTE_SEND_VALIDATION: sendOrder(services, 'QUOTE_VALIDATION'),
  }) satisfies EventHandlers

/** Sends an order; an order that was deleted meanwhile is skipped. */
const sendOrder =
  (services: WorkServices, code: string): MailHandler =>
  async (delivery, event, templateId) => {
    const { tenantId, now, db } = delivery
    const { orderId, language, withPdf } = event.payload as unknown as OrderMailPayload
    const ctx = withOrders(await services.contextFor({ tenantId, channelId: event.channelId, now }))
    const row = await find(ctx, order, { id: orderId })
    if (!row) return
    await deliverMail(services, delivery, event, {
      templateId: templateId ?? (await getSystemTemplate(ctx, code)).uuid,
      language: language ?? row.language,
      data: await readOrderData(ctx, row),
      defaultTo: [{ email: row.email, name: nameOf(row) }],
      party: await partyOfUser(ctx.db, row.userId),
      documentTemplateIds: withPdf ? [(await getDefaultDocument(ctx, 'ORDER')).uuid] : [],
      topicName: event.trigger,
    })
    await db.updateTable('order').set({ emailDate: now }).where('id', '=', orderId).execute()
  }

/** Returns a context in which the server reads the order to send; template queries have only the rights of the buyer. */
const withOrders = (ctx: Ctx): Ctx => ({ ...ctx, actor: { ...ctx.actor, roles: { order: 'VIEWER', user: 'VIEWER' } } })
