import type { MediaAttachmentInput, UpdateMediaAttachmentInput } from '../../../contract/contract.gen.js'
import { forbidden } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import type { Row } from '../../../core/store/resource.js'
import { create, type Key, update } from '../../../core/store/store.js'
import { mediaAttachment, seesAll } from '../../../resources/catalog/media.js'
import { storeUploads } from './intake/upload.js'
import { partyOf } from './media.owner.js'
import { textsOf } from './media.service.js'

type Attachment = Row<'mediaAttachment'>

/** Adds a private paper: for anybody by whoever owns orders or products, for themselves by contacts and customers. */
export function createAttachment(ctx: Ctx, { uploadAttachments, ...input }: MediaAttachmentInput): Promise<Attachment> {
  if (!seesAll(ctx, 'OWNER') && !isOwn(ctx, input)) throw forbidden()
  return storeUploads(ctx, 'attachment', { uploadAttachments }, 'create', (files) =>
    inTransaction(ctx, async (inner) => {
      const party = await partyOf(inner, input)
      const { orderId, priority } = input
      return create(inner, mediaAttachment, { ...textsOf(input), orderId, priority: priority ?? undefined, ...party, files })
    }),
  )
}

function isOwn({ actor: { user } }: Ctx, { companyId, customerId }: Pick<MediaAttachmentInput, 'companyId' | 'customerId'>) {
  if (user?.kind === 'contact') return companyId != null && user.companyIds.includes(companyId)
  return user?.kind === 'customer' && customerId != null && customerId === user.id
}

/** Changes the texts and the priority of a private paper; to whom it is not to change, it does not exist. */
export const updateAttachment = (ctx: Ctx, key: Key<'mediaAttachment'>, input: UpdateMediaAttachmentInput): Promise<Attachment> =>
  update(ctx, mediaAttachment, key, { ...textsOf(input), priority: input.priority })
