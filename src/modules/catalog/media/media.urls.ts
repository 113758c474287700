import type {
  ImageVariant,
  LocalizedAttachment,
  LocalizedImage,
  LocalizedVideo,
  TransformationsInput,
} from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import type { MediaFile, MediaFiles } from '../../../db/json.js'
import { checkTransformation, offeredType, paramsOf } from './picture/transformation.js'
import { privateLink, publicLink, variantLink } from './storage/links.js'

type Stored = [language: string, key: string, file: MediaFile]

function storedIn(files: MediaFiles): Stored[] {
  const stored: Stored[] = []
  for (const [language, file] of Object.entries(files)) if (file.key) stored.push([language, file.key, file])
  return stored
}

const typeOf = ({ mimeType }: MediaFile) => mimeType ?? 'application/octet-stream'

/** Returns the URLs of public files. */
export const filesOf = (ctx: Ctx, files: MediaFiles): LocalizedImage[] =>
  storedIn(files).map(([language, key, file]) => ({ language, originalUrl: publicLink(ctx, key), mimeType: typeOf(file) }))

/** Returns URLs of private files, which are valid for an hour. */
export const attachmentsOf = (ctx: Ctx, files: MediaFiles): Promise<LocalizedAttachment[]> =>
  Promise.all(
    storedIn(files).map(async ([language, key, file]) => ({
      language,
      originalUrl: await privateLink(ctx, key),
      mimeType: typeOf(file),
    })),
  )

export const videosOf = (files: MediaFiles): LocalizedVideo[] =>
  Object.entries(files).flatMap(([language, { uri, mimeType }]) => (uri ? [{ language, uri, mimeType: mimeType ?? null }] : []))

const FOR_EVER = /immutable/

/** Returns one URL for each requested size and language; images are rendered on demand. */
export async function variantsOf(ctx: Ctx, files: MediaFiles, input: TransformationsInput): Promise<ImageVariant[] | null> {
  if (isRefusedAgain(ctx, input)) return null
  return Promise.all(
    input.transformations.flatMap(({ name, transformation }) =>
      storedIn(files).map(async ([language, key, file]) => {
        const cacheControl = FOR_EVER.test(file.cacheControl ?? '') ? undefined : file.cacheControl
        const url = await variantLink(ctx, key, paramsOf({ transformation, cacheControl }))
        return { name, language, url, mimeType: offeredType(transformation, typeOf(file)) }
      }),
    ),
  )
}

/** Refuses an invalid transformation once per request; further images of that size return none. */
function isRefusedAgain({ requestCache }: Ctx, input: TransformationsInput): boolean {
  const refused = requestCache.get(variantsOf, 'refused', () => new Set<TransformationsInput>())
  if (refused.has(input)) return true
  refused.add(input)
  for (const [i, { transformation }] of input.transformations.entries())
    checkTransformation(transformation, ['transformations', i, 'transformation'])
  refused.delete(input)
  return false
}
