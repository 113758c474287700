import type { Ctx } from '../../../core/context.js'
import { idOrUuid } from '../../../core/store/reference.js'
import type { Resource } from '../../../core/store/resource.js'
import type { Key } from '../../../core/store/store.js'
import type { Dto } from '../../../interfaces/rest/dto.js'
import { createMany, deleteManyById, importFile } from '../../../interfaces/rest/mass-verbs.js'
import type { Route, Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { createAttachment, updateAttachment } from './media.attachment.js'
import { importDocuments, importImages, importVideos } from './media.csv.js'
import {
  mediaAttachmentCreateDto,
  mediaAttachmentDto,
  mediaAttachmentSearchDto,
  mediaAttachmentUpdateDto,
  mediaDocumentCreateDto,
  mediaDocumentDto,
  mediaDocumentSearchDto,
  mediaDocumentUpdateDto,
  mediaImageCreateDto,
  mediaImageDto,
  mediaImageSearchDto,
  mediaImageUpdateDto,
  mediaVideoCreateDto,
  mediaVideoDto,
  mediaVideoSearchDto,
  mediaVideoUpdateDto,
} from './media.dto.js'
import { listMedia } from './media.read.js'
import { type MediaTable, mediaAttachment, mediaDocument, mediaImage, mediaVideo } from './media.resource.js'
import {
  createDocument,
  createImage,
  createVideo,
  removeMedium,
  updateDocument,
  updateImage,
  updateVideo,
} from './media.service.js'

interface Shapes {
  dto: Dto
  searchDto: Dto
  createDto: Dto
  updateDto: Dto
}

// biome-ignore lint/suspicious/noExplicitAny: what an input holds is its DTO's business
type Input = any

interface Verbs<T extends MediaTable> {
  add: (ctx: Ctx, input: Input) => Promise<unknown>
  change: (ctx: Ctx, key: Key<T>, input: Input) => Promise<unknown>
  drop: (ctx: Ctx, key: Key<T>) => Promise<unknown>
}

/** Returns the same six routes for each kind; base64 files make a body large. */
function routesOf<T extends MediaTable>(
  // biome-ignore lint/suspicious/noExplicitAny: four kinds of media, each with a search of its own
  resource: Resource<T, any, 'PRIORITY'>,
  { dto, searchDto, createDto, updateDto }: Shapes,
  { add, change, drop }: Verbs<T>,
) {
  const page: Route['handle'] = (ctx, { input }) => listMedia(ctx, resource, input)
  return {
    list: { ...list(resource, dto, searchDto), handle: page },
    search: { ...search(resource, dto, searchDto), handle: page },
    create: {
      ...create(resource, createDto, dto),
      input: { kind: 'body', dto: createDto, isLarge: true },
      handle: (ctx, { input }) => add(ctx, input),
    },
    one: one(resource, 'id', dto),
    update: {
      ...update(resource, updateDto, dto),
      input: { kind: 'body', dto: updateDto, isLarge: true },
      handle: (ctx, { params, input }) => change(ctx, keyFromPath(resource, params), input),
    },
    remove: { ...remove(resource, dto), handle: (ctx, { params }) => drop(ctx, keyFromPath(resource, params)) },
  } satisfies Record<string, Route>
}

const images = routesOf(
  mediaImage,
  { dto: mediaImageDto, searchDto: mediaImageSearchDto, createDto: mediaImageCreateDto, updateDto: mediaImageUpdateDto },
  { add: createImage, change: updateImage, drop: (ctx, key) => removeMedium(ctx, mediaImage, key) },
)
const videos = routesOf(
  mediaVideo,
  { dto: mediaVideoDto, searchDto: mediaVideoSearchDto, createDto: mediaVideoCreateDto, updateDto: mediaVideoUpdateDto },
  { add: createVideo, change: updateVideo, drop: (ctx, key) => removeMedium(ctx, mediaVideo, key) },
)
const documents = routesOf(
  mediaDocument,
  {
    dto: mediaDocumentDto,
    searchDto: mediaDocumentSearchDto,
    createDto: mediaDocumentCreateDto,
    updateDto: mediaDocumentUpdateDto,
  },
  { add: createDocument, change: updateDocument, drop: (ctx, key) => removeMedium(ctx, mediaDocument, key) },
)
const attachments = routesOf(
  mediaAttachment,
  {
    dto: mediaAttachmentDto,
    searchDto: mediaAttachmentSearchDto,
    createDto: mediaAttachmentCreateDto,
    updateDto: mediaAttachmentUpdateDto,
  },
  { add: createAttachment, change: updateAttachment, drop: (ctx, key) => removeMedium(ctx, mediaAttachment, key) },
)

/** The maximum number of media in a request: each may have files to decode or download. */
const MAX_MEDIA = 100

/** Deletes a medium by its number or uuid. */
const removeBy =
  <T extends MediaTable>(resource: Resource<T>) =>
  (ctx: Ctx, id: string) =>
    removeMedium(ctx, resource, idOrUuid<T>(id))

export const mediaRest = {
  'GET /v2/media/images': images.list,
  'POST /v2/media/images': images.create,
  'POST /v2/media/images/bulk': createMany('pictures', mediaImageCreateDto, 'images', MAX_MEDIA, createImage),
  'POST /v2/media/images/bulk/delete': deleteManyById('pictures', removeBy(mediaImage)),
  'POST /v2/media/images/csv': importFile('pictures', importImages),
  'POST /v2/media/images/search': images.search,
  'GET /v2/media/images/{id}': images.one,
  'PATCH /v2/media/images/{id}': images.update,
  'DELETE /v2/media/images/{id}': images.remove,
  'GET /v2/media/videos': videos.list,
  'POST /v2/media/videos': videos.create,
  'POST /v2/media/videos/bulk': createMany('videos', mediaVideoCreateDto, 'videos', MAX_MEDIA, createVideo),
  'POST /v2/media/videos/bulk/delete': deleteManyById('videos', removeBy(mediaVideo)),
  'POST /v2/media/videos/csv': importFile('videos', importVideos),
  'POST /v2/media/videos/search': videos.search,
  'GET /v2/media/videos/{id}': videos.one,
  'PATCH /v2/media/videos/{id}': videos.update,
  'DELETE /v2/media/videos/{id}': videos.remove,
  'GET /v2/media/documents': documents.list,
  'POST /v2/media/documents': documents.create,
  'POST /v2/media/documents/bulk': createMany('documents', mediaDocumentCreateDto, 'documents', MAX_MEDIA, createDocument),
  'POST /v2/media/documents/bulk/delete': deleteManyById('documents', removeBy(mediaDocument)),
  'POST /v2/media/documents/csv': importFile('documents', importDocuments),
  'POST /v2/media/documents/search': documents.search,
  'GET /v2/media/documents/{id}': documents.one,
  'PATCH /v2/media/documents/{id}': documents.update,
  'DELETE /v2/media/documents/{id}': documents.remove,
  'GET /v2/media/attachments': attachments.list,
  'POST /v2/media/attachments': attachments.create,
  'POST /v2/media/attachments/search': attachments.search,
  'GET /v2/media/attachments/{id}': attachments.one,
  'PATCH /v2/media/attachments/{id}': attachments.update,
  'DELETE /v2/media/attachments/{id}': attachments.remove,
} satisfies Routes
