import type { LocalizedStringArray } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import type { LocalizedTags, MediaFiles } from '../../../db/json.js'
import type { Dto } from '../../../interfaces/rest/dto.js'
import { attachmentsOf, filesOf, videosOf } from './media.urls.js'

/** REST shows all languages of fields that take a language in GraphQL. */
const texts = { alt: '[LocalizedString!]!', description: '[LocalizedString!]!', tags: '[LocalizedStringArray!]!' }
/** Numbers in REST, like the ids of the records. */
const owners = { productId: 'Int', clusterId: 'Int', categoryId: 'Int' }

interface Shown {
  tags: LocalizedTags
  files: MediaFiles
}

const tags = ({ tags: stored }: Shown): LocalizedStringArray[] =>
  Object.entries(stored).map(([language, values]) => ({ language, values }))
const files = ({ files: stored }: Shown, ctx: Ctx) => filesOf(ctx, stored)

export const mediaImageDto: Dto = {
  name: 'MediaImage',
  from: 'MediaImage',
  also: { ...owners, ...texts },
  read: { type: () => 'IMAGE', tags, images: files },
}
export const mediaVideoDto: Dto = {
  name: 'MediaVideo',
  from: 'MediaVideo',
  also: { ...owners, ...texts },
  read: { type: () => 'VIDEO', tags, videos: ({ files: stored }: Shown) => videosOf(stored) },
}
export const mediaDocumentDto: Dto = {
  name: 'MediaDocument',
  from: 'MediaDocument',
  also: { ...owners, ...texts },
  read: { type: () => 'DOCUMENT', tags, documents: files },
}
const attachmentFileDto: Dto = { name: 'LocalizedAttachment', from: 'LocalizedAttachment' }
export const mediaAttachmentDto: Dto = {
  name: 'MediaAttachment',
  from: 'MediaAttachment',
  omit: ['attachments'],
  read: { type: () => 'ATTACHMENT', tags },
  nest: {
    attachments: {
      dto: attachmentFileDto,
      of: (ctx, rows: readonly Shown[]) => Promise.all(rows.map(({ files: stored }) => attachmentsOf(ctx, stored))),
      many: true,
    },
  },
}

/** A JSON body contains a file as base64 or names its URL; multipart parts exist only in GraphQL. */
const uploadDto: Dto = { name: 'UploadFileInput', from: 'UploadFileInput', omit: ['file'] }
const inner = [uploadDto]

export const mediaImageCreateDto: Dto = { name: 'MediaImageInput', from: 'MediaImageInput', also: owners, inner }
export const mediaVideoCreateDto: Dto = { name: 'MediaVideoInput', from: 'MediaVideoInput', also: owners }
export const mediaDocumentCreateDto: Dto = { name: 'MediaDocumentInput', from: 'MediaDocumentInput', also: owners, inner }
export const mediaAttachmentCreateDto: Dto = { name: 'MediaAttachmentInput', from: 'MediaAttachmentInput', inner }

/** The path names the medium. */
const omit = ['mediaId']
export const mediaImageUpdateDto: Dto = {
  name: 'UpdateMediaImageInput',
  from: 'UpdateMediaImageInput',
  omit,
  also: owners,
  inner,
}
export const mediaVideoUpdateDto: Dto = { name: 'UpdateMediaVideoInput', from: 'UpdateMediaVideoInput', omit, also: owners }
export const mediaDocumentUpdateDto: Dto = {
  name: 'UpdateMediaDocumentInput',
  from: 'UpdateMediaDocumentInput',
  omit,
  also: owners,
  inner,
}
export const mediaAttachmentUpdateDto: Dto = { name: 'UpdateMediaAttachmentInput', from: 'UpdateMediaAttachmentInput' }

const searchDto = (name: string): Dto => ({ name, from: name, isSearch: true })
export const mediaImageSearchDto = searchDto('MediaImageSearchInput')
export const mediaVideoSearchDto = searchDto('MediaVideoSearchInput')
export const mediaDocumentSearchDto = searchDto('MediaDocumentSearchInput')
export const mediaAttachmentSearchDto = searchDto('MediaAttachmentSearchInput')
