import type {
  MediaDocumentInput,
  MediaImageInput,
  MediaLocalizedStringArrayInput,
  MediaLocalizedStringInput,
  MediaVideoInput,
  UpdateMediaDocumentInput,
  UpdateMediaImageInput,
  UpdateMediaVideoInput,
  UploadVideoInput,
} from '../../../contract/contract.gen.js'
import { invalid, type Problem } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { repeatedLanguages } from '../../../core/input/localized.js'
import { changing } from '../../../core/store/changing.js'
import type { Resource, Row } from '../../../core/store/resource.js'
import { create, type Key, remove, update } from '../../../core/store/store.js'
import { refuseNulls } from '../../../resources/shapes/refuse-nulls.js'
import { type FilePatch, storeUploads } from './intake/upload.js'
import { newOwnerOf, type Owners, ownerOf } from './media.owner.js'
import { type MediaTable, mediaDocument, mediaImage, mediaVideo, type ShownTable } from './media.resource.js'
import { sweepAfter } from './storage/sweep.js'

interface Texts {
  alt?: readonly MediaLocalizedStringInput[] | null | undefined
  description?: readonly MediaLocalizedStringInput[] | null | undefined
  tags?: readonly MediaLocalizedStringArrayInput[] | null | undefined
}

/** Returns texts as they are stored; a language may occur once. */
export function textsOf({ alt, description, tags }: Texts) {
  const problems = Object.entries({ alt, description, tags }).flatMap(([name, list]): Problem[] =>
    repeatedLanguages((list ?? []) as readonly MediaLocalizedStringInput[], [name]),
  )
  if (problems.length) throw invalid(problems)
  const perLanguage =
    tags && Object.fromEntries(tags.map(({ language, values }) => [language, values ? [...new Set(values)] : null]))
  return { alt, description, tags: perLanguage }
}

type Input = Texts & Owners & { priority?: number | null | undefined }

/** Adds a medium of one owner. */
export const addMedium = <T extends ShownTable>(
  ctx: Ctx,
  resource: Resource<T>,
  input: Input,
  files: FilePatch,
): Promise<Row<T>> =>
  inTransaction(ctx, async (inner) => {
    const owner = await ownerOf(inner, input)
    return create(inner, resource, { ...textsOf(input), priority: input.priority ?? undefined, ...owner, files })
  })

/** Changes the given fields under the lock of the medium, so that concurrent changes keep each other's owner and files. */
export const changeMedium = <T extends ShownTable>(
  ctx: Ctx,
  resource: Resource<T>,
  key: Key<T>,
  input: Input,
  files: FilePatch,
): Promise<Row<T>> =>
  changing(ctx, resource, key, { access: 'EDITOR' }, async (inner, current) => {
    const owner = await newOwnerOf(inner, input, current as Owners)
    const { priority } = input
    return update(inner, resource, key, { ...textsOf(input), priority, ...owner, ...(Object.keys(files).length && { files }) })
  })

/** Adds a picture with a file for each language. */
export const createImage = (ctx: Ctx, { uploadImages, ...input }: MediaImageInput): Promise<Row<'mediaImage'>> =>
  storeUploads(ctx, 'image', { uploadImages }, 'create', (files) => addMedium(ctx, mediaImage, input, files))

export const createDocument = (ctx: Ctx, { uploadDocuments, ...input }: MediaDocumentInput): Promise<Row<'mediaDocument'>> =>
  storeUploads(ctx, 'document', { uploadDocuments }, 'create', (files) => addMedium(ctx, mediaDocument, input, files))

/** Adds a video; its files are hosted elsewhere. */
export const createVideo = async (ctx: Ctx, { videos, ...input }: MediaVideoInput): Promise<Row<'mediaVideo'>> =>
  addMedium(ctx, mediaVideo, input, addressesOf('videos', videos, 'create'))

type Change<I> = Omit<I, 'mediaId'>

export const updateImage = async (ctx: Ctx, key: Key<'mediaImage'>, { uploadImage, ...input }: Change<UpdateMediaImageInput>) => {
  refuseNulls({ uploadImage }, 'uploadImage')
  return sweepAfter(ctx, () =>
    storeUploads(ctx, 'image', { uploadImage }, 'update', (files) => changeMedium(ctx, mediaImage, key, input, files)),
  )
}

export const updateDocument = async (
  ctx: Ctx,
  key: Key<'mediaDocument'>,
  { uploadDocument, ...input }: Change<UpdateMediaDocumentInput>,
) => {
  refuseNulls({ uploadDocument }, 'uploadDocument')
  return sweepAfter(ctx, () =>
    storeUploads(ctx, 'document', { uploadDocument }, 'update', (files) => changeMedium(ctx, mediaDocument, key, input, files)),
  )
}

export const updateVideo = async (ctx: Ctx, key: Key<'mediaVideo'>, { video, ...input }: Change<UpdateMediaVideoInput>) => {
  refuseNulls({ video }, 'video')
  return changeMedium(ctx, mediaVideo, key, input, addressesOf('video', video ?? [], 'update'))
}

/** Deletes a medium with its files and returns it. */
export const removeMedium = <T extends MediaTable>(ctx: Ctx, resource: Resource<T>, key: Key<T>): Promise<Row<T>> =>
  sweepAfter(ctx, () => remove(ctx, resource, key))

const VIDEO_TYPES: Record<string, string> = { mp4: 'video/mp4', webm: 'video/webm', ogv: 'video/ogg', mov: 'video/quicktime' }

/** Reads the URLs of a video; without one, its language is removed. */
export function addressesOf(name: string, videos: readonly UploadVideoInput[], verb: 'create' | 'update'): FilePatch {
  const named = videos.map(({ language = 'EN', uri }) => ({ language, uri }))
  const problems = repeatedLanguages(named as never, [name])
  const entries = named.map(({ language, uri }, i): [string, FilePatch[string]] => {
    const path = [name, i, 'uri']
    if (uri == null && verb === 'create') problems.push({ path, message: 'must be given' })
    if (uri == null) return [language, null]
    const isWeb = URL.canParse(uri) && /^https?:$/.test(new URL(uri).protocol)
    if (!isWeb) problems.push({ path, message: 'must be an http or https address' })
    const extension =
      uri
        .split(/[?#]/, 1)[0]
        ?.match(/\.(\w+)$/)?.[1]
        ?.toLowerCase() ?? ''
    return [language, { uri, mimeType: VIDEO_TYPES[extension] ?? null }]
  })
  if (problems.length) throw invalid(problems)
  return Object.fromEntries(entries)
}
