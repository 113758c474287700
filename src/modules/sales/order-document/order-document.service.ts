/** Orders and quotes as PDF documents, and the confirmation of an order by e-mail. */
import type { Base64File, Base64FileInput } from '../../../contract/contract.gen.js'
import { notFound, withCode } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { find, get } from '../../../core/store/store.js'
import type { TemplateRow } from '../../../db/db.gen.js'
import { type OrderWithChildren, order } from '../../../resources/sales/order.js'
import { checkFiles } from '../../platform/mail/mail.queue.js'
import { sendTemplateMail } from '../../platform/template/template.mail.js'
import { inRenderingTurn, renderPdf } from '../../platform/template/template.render.js'
import { template } from '../../platform/template/template.resource.js'
import { getSystemTemplate } from '../../platform/template/template.service.js'
import { findRevision, orderOfSnapshot } from '../order-revision/order-revision.service.js'
import { partyOfUser, readOrderData } from './order-document.data.js'

export type OrderDocument = 'ORDER' | 'QUOTE'

/** Returns the order or quote as a PDF, now or as it was in a revision. */
export async function renderOrderPdf(
  ctx: Ctx,
  kind: OrderDocument,
  orderId: number,
  revisionNumber: number | null,
): Promise<Base64File> {
  const { content, ...file } = await inRenderingTurn(ctx, async (inner, signal) => {
    const row = await readOrder(inner, orderId, revisionNumber)
    const data = await readOrderData(inner, row)
    const document = await getDefaultDocument(inner, kind)
    return withCode('TEMPLATE_RENDER_ERROR', renderPdf(inner, document, { data, signal }))
  })
  return { ...file, base64: content.toString('base64') }
}

async function readOrder(ctx: Ctx, orderId: number, revisionNumber: number | null): Promise<OrderWithChildren> {
  if (revisionNumber === null) return get(ctx, order, { id: orderId })
  const revision = await findRevision(ctx, orderId, revisionNumber)
  if (!revision) throw notFound('OrderRevision', 'ORDER_REVISION_NOT_FOUND_ERROR', { orderId, revisionNumber })
  return orderOfSnapshot(revision)
}

/** Returns the template for orders or quotes: the default one, or else the built-in one, which cannot be deleted. */
export async function getDefaultDocument(ctx: Ctx, kind: OrderDocument): Promise<TemplateRow> {
  const flag = kind === 'ORDER' ? 'isDefaultOrderPdf' : 'isDefaultQuotePdf'
  return (await find(ctx, template, { [flag]: true })) ?? getSystemTemplate(ctx, `${kind}_PDF`)
}

/** Sends the confirmation to the e-mail address of the order. */
export async function sendConfirmation(ctx: Ctx, orderId: number, files: readonly Base64FileInput[]) {
  const attachments = checkFiles(files)
  const messageId = await inTransaction(ctx, async (inner) => {
    const row = await get(inner, order, { id: orderId })
    const letter = await getSystemTemplate(inner, 'ORDER_CONFIRMATION')
    const data = await readOrderData(inner, row)
    const party = await partyOfUser(inner.db, row.userId)
    await inner.db.updateTable('order').set({ emailDate: inner.now }).where('id', '=', row.id).execute()
    return sendTemplateMail(inner, row.channelId, {
      templateId: letter.uuid,
      data,
      language: row.language,
      to: [{ email: row.email, name: nameOf(row) }],
      party,
      attachments,
      topicName: 'ORDER_SEND_CONFIRMATION',
    })
  })
  ctx.services.wake(ctx.actor.tenantId)
  return { messageId, success: true }
}

/** Returns the name of the order's recipient. */
export const nameOf = ({ recipientFirstName, recipientLastName }: OrderWithChildren): string =>
  [recipientFirstName, recipientLastName].filter(Boolean).join(' ')
