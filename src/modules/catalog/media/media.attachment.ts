import type { MediaAttachmentInput, UpdateMediaAttachmentInput } from '../../../contract/contract.gen.js'
import { takeVisitorShare } from '../../../core/auth/visitor-limits.js'
import { forbidden } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import type { Row } from '../../../core/store/resource.js'
import { create, find, type Key, missing, update } from '../../../core/store/store.js'
import { order } from '../../../resources/sales/order.js'
import { type FilePatch, storeUploads } from './intake/upload.js'
import { documentOwnerOf } from './media.owner.js'
import { mediaAttachment, seesAll } from './media.resource.js'
import { textsOf } from './media.service.js'

type Attachment = Row<'mediaAttachment'>

/** Adds a private document: for anybody with a role for orders or products, for themselves as a contact or customer. */
export function createAttachment(ctx: Ctx, { uploadAttachments, ...input }: MediaAttachmentInput): Promise<Attachment> {
  const isTrusted = seesAll(ctx, 'OWNER')
  if (!isTrusted && !isOwn(ctx, input)) throw forbidden()
  if (!isTrusted) takeVisitorShare(ctx, 'uploads', uploadAttachments?.length ?? 0)
  const write = (files: FilePatch) =>
    inTransaction(ctx, async (inner) => {
      const party = await documentOwnerOf(inner, input)
      const { orderId, priority } = input
      if (orderId != null) await requireOrder(inner, orderId, isTrusted)
      return create(inner, mediaAttachment, { ...textsOf(input), orderId, priority: priority ?? undefined, ...party, files })
    })
  return storeUploads(ctx, 'attachment', { uploadAttachments }, 'create', write, isTrusted ? null : quotaParty(input))
}

/** Refuses an unknown order, and for a buyer one that they cannot see: otherwise anybody could attach documents to the orders of others. */
async function requireOrder(ctx: Ctx, id: number, isTrusted: boolean): Promise<void> {
  const any = ctx.db.selectFrom('order').select('id').where('id', '=', id)
  const found = isTrusted ? await any.executeTakeFirst() : await find(ctx, order, { id })
  if (!found) missing(order, { id })
}

/** Returns the party whose quota the files count against: anybody can register and upload files. */
const quotaParty = ({ companyId, customerId }: Pick<MediaAttachmentInput, 'companyId' | 'customerId'>) =>
  companyId == null ? `customer ${customerId}` : `company ${companyId}`

function isOwn({ actor: { user } }: Ctx, { companyId, customerId }: Pick<MediaAttachmentInput, 'companyId' | 'customerId'>) {
  if (user?.kind === 'contact') return companyId != null && user.companyIds.includes(companyId)
  return user?.kind === 'customer' && customerId != null && customerId === user.id
}

/** Changes the texts and the priority of a private document; without the right to change it, it is not found. */
export const updateAttachment = (ctx: Ctx, key: Key<'mediaAttachment'>, input: UpdateMediaAttachmentInput): Promise<Attachment> =>
  update(ctx, mediaAttachment, key, { ...textsOf(input), priority: input.priority })
