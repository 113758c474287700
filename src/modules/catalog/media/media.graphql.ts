import type { GraphQLResolveInfo } from 'graphql'
import type { LocalizedStringArray } from '../../../contract/contract.gen.js'
import type { Page } from '../../../core/base/page.js'
import type { Ctx } from '../../../core/context.js'
import type { Column, Resource, Row } from '../../../core/store/resource.js'
import { get, missing } from '../../../core/store/store.js'
import type { LocalizedTags } from '../../../db/json.js'
import { needsTotal, selectedColumns } from '../../../interfaces/graphql/compile/selection.js'
import { byId } from '../../../interfaces/graphql/early-fields.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { createAttachment, updateAttachment } from './media.attachment.js'
import { importDocuments, importImages, importVideos } from './media.csv.js'
import { findMedium, listMedia, mediaPage } from './media.read.js'
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
import { attachmentsOf, filesOf, variantsOf, videosOf } from './media.urls.js'

/** Returns tags; the argument `language` filters them, as it does texts. */
const tagsOf = ({ tags }: { tags: LocalizedTags }, { language }: { language?: string | null }): LocalizedStringArray[] =>
  Object.entries(tags)
    .filter(([key]) => !language || key === language.toUpperCase())
    .map(([key, values]) => ({ language: key, values }))

// biome-ignore lint/suspicious/noExplicitAny: four kinds of media, each with a search of its own
type AnyMedia<T extends MediaTable> = Resource<T, any, 'PRIORITY'>
interface Searched {
  search?: object | null
  input?: object | null
}

const pageOf =
  <T extends MediaTable>(resource: AnyMedia<T>) =>
  (_: unknown, { search, input }: Searched, ctx: Ctx, info: GraphQLResolveInfo) =>
    listMedia(ctx, resource, search ?? input, needsTotal(info))

/** Returns null for the namespace where the old fields raised an error. */
const found =
  <T extends MediaTable>(resource: AnyMedia<T>) =>
  async (_: unknown, { mediaId }: { mediaId: string }, ctx: Ctx): Promise<Row<T> | null> =>
    (await findMedium(ctx, resource, { uuid: mediaId } as never)) ?? null

const getMedium =
  <T extends MediaTable>(resource: AnyMedia<T>) =>
  async (_: unknown, { mediaId }: { mediaId: string }, ctx: Ctx): Promise<Row<T>> =>
    (await findMedium(ctx, resource, { uuid: mediaId } as never)) ?? missing(resource, { uuid: mediaId })

const removed =
  <T extends MediaTable>(resource: AnyMedia<T>) =>
  async (_: unknown, { mediaId }: { mediaId: string }, ctx: Ctx): Promise<{ mediaId: string }> => {
    await removeMedium(ctx, resource, { uuid: mediaId } as never)
    return { mediaId: mediaId.toLowerCase() }
  }

/** Returns the parent of media fields, which only carries the id of the owner. */
const owner = (id: number | string) => ({ id }) as never
const ownerOf = (parent: unknown) => (parent as { id: number | string }).id

/** Resolves the selected media of an owner. */
const mediaOf = <T extends MediaTable>(resource: AnyMedia<T>, column: Column<T>) =>
  byId(
    (parent: unknown, { search, input }: Searched, ctx: Ctx, info: GraphQLResolveInfo): Promise<Page<Row<T>>> =>
      mediaPage(resource, column)(ctx, ownerOf(parent), search ?? input, {
        counted: needsTotal(info),
        columns: selectedColumns(info, resource, 'items'),
      }),
  )

const productImages = mediaOf(mediaImage, 'productId')
const productVideos = mediaOf(mediaVideo, 'productId')
const productDocuments = mediaOf(mediaDocument, 'productId')

export const mediaGraphql = {
  Query: {
    media: () => owner(0),
    mediaImage: getMedium(mediaImage),
    mediaImages: pageOf(mediaImage),
    mediaVideo: getMedium(mediaVideo),
    mediaVideos: pageOf(mediaVideo),
    mediaDocument: getMedium(mediaDocument),
    mediaDocuments: pageOf(mediaDocument),
  },
  Media: {
    image: found(mediaImage),
    images: pageOf(mediaImage),
    video: found(mediaVideo),
    videos: pageOf(mediaVideo),
    document: found(mediaDocument),
    documents: pageOf(mediaDocument),
    attachment: (_, { id }, ctx) => get(ctx, mediaAttachment, { uuid: id }),
    attachments: pageOf(mediaAttachment),
  },
  Mutation: {
    mediaImageCreate: (_, { input }, ctx) => createImage(ctx, input),
    mediaImageUpdate: (_, { input: { mediaId, ...input } }, ctx) => updateImage(ctx, { uuid: mediaId }, input),
    mediaImageDelete: removed(mediaImage),
    mediaImageCsvImport: (_, { input }, ctx) => importImages(ctx, input),
    mediaVideoCreate: (_, { input }, ctx) => createVideo(ctx, input),
    mediaVideoUpdate: (_, { input: { mediaId, ...input } }, ctx) => updateVideo(ctx, { uuid: mediaId }, input),
    mediaVideoDelete: removed(mediaVideo),
    mediaVideoCsvImport: (_, { input }, ctx) => importVideos(ctx, input),
    mediaDocumentCreate: (_, { input }, ctx) => createDocument(ctx, input),
    mediaDocumentUpdate: (_, { input: { mediaId, ...input } }, ctx) => updateDocument(ctx, { uuid: mediaId }, input),
    mediaDocumentDelete: removed(mediaDocument),
    mediaDocumentCsvImport: (_, { input }, ctx) => importDocuments(ctx, input),
    mediaAttachmentCreate: (_, { input }, ctx) => createAttachment(ctx, input),
    mediaAttachmentUpdate: (_, { id, input }, ctx) => updateAttachment(ctx, { uuid: id }, input),
    mediaAttachmentDelete: async (_, { id }, ctx) => ({ mediaId: (await removeMedium(ctx, mediaAttachment, { uuid: id })).uuid }),
  },
  MediaImage: {
    id: ({ uuid }) => uuid,
    type: () => 'IMAGE',
    tags: tagsOf,
    images: ({ files }, _, ctx) => filesOf(ctx, files),
    imageVariants: ({ files }, { input }, ctx) => variantsOf(ctx, files, input),
  },
  MediaVideo: {
    id: ({ uuid }) => uuid,
    type: () => 'VIDEO',
    tags: tagsOf,
    videos: ({ files }) => videosOf(files),
  },
  MediaDocument: {
    id: ({ uuid }) => uuid,
    type: () => 'DOCUMENT',
    tags: tagsOf,
    documents: ({ files }, _, ctx) => filesOf(ctx, files),
  },
  MediaAttachment: {
    id: ({ uuid }) => uuid,
    type: () => 'ATTACHMENT',
    tags: tagsOf,
    attachments: ({ files }, _, ctx) => attachmentsOf(ctx, files),
  },
  Product: {
    media: byId(({ id }) => owner(id)),
    mediaImages: productImages,
    mediaVideos: productVideos,
    mediaDocuments: productDocuments,
  },
  ProductMedia: { images: productImages, videos: productVideos, documents: productDocuments },
  SparePartsMachineMedia: {
    images: mediaOf(mediaImage, 'sparePartsMachineId'),
    videos: mediaOf(mediaVideo, 'sparePartsMachineId'),
    documents: mediaOf(mediaDocument, 'sparePartsMachineId'),
    attachments: mediaOf(mediaAttachment, 'sparePartsMachineId'),
  },
} satisfies Resolvers
