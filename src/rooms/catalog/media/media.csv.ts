/** Pictures, films and papers from files of comma-separated values: a row is a medium in one language. */
import { sql } from 'kysely'
import type {
  CsvImportResponse,
  DocumentCsvInput,
  DocumentFieldName,
  ImageCsvInput,
  ImageFieldName,
  VideoCsvInput,
  VideoFieldName,
} from '../../../contract/contract.gen.js'
import type { BulkResult } from '../../../core/bulk.js'
import type { Ctx } from '../../../core/context.js'
import { importCsv, type Values } from '../../../core/csv.js'
import { DomainError, invalidField } from '../../../core/errors.js'
import type { Key } from '../../../core/store.js'
import type { ShownTable } from './media.js'
import { mediaDocument, mediaImage, mediaVideo } from './media.js'
import { addMedium, addressesOf, changeMedium } from './media.service.js'
import type { MediaKind } from './media.sniff.js'
import { type FilePatch, takeIn } from './media.upload.js'

const common = [
  'ID',
  'LANGUAGE',
  'ALT_VALUE',
  'DESCRIPTION_VALUE',
  'TAGS_VALUES',
  'PRIORITY',
  'PRODUCT_ID',
  'CLUSTER_ID',
  'CATEGORY_ID',
  'SPAREPARTS_MACHINE_ID',
] as const
type Common = (typeof common)[number]

interface Item {
  /** Of the medium that the row changes; null adds one. */
  uuid: string | null
  language: string
  uri: string | null
  fileName: string | null
  input: Record<string, unknown>
}

const DEFAULT_LANGUAGE = 'EN'

/** What stands in the columns that all kinds have; an empty cell says nothing. */
function readRow(values: Values<Common>, uri: string | undefined, fileName?: string): Item {
  const { ID: uuid = null, LANGUAGE: language = DEFAULT_LANGUAGE, PRIORITY: priority } = values
  if (!/^[A-Za-z]{2}$/.test(language)) throw invalidField('LANGUAGE', 'must be two letters')
  if (priority !== undefined && !/^\d{1,7}$/.test(priority)) throw invalidField('PRIORITY', 'must be a whole number')
  if (uuid === null && uri === undefined) throw invalidField('FILE_URI', 'must be given for a new medium')
  const key = language.toUpperCase()
  const text = (value: string | undefined) => (value === undefined ? undefined : [{ language: key, value }])
  const tags = values.TAGS_VALUES?.split(/[,;|]/)
    .map((tag) => tag.trim())
    .filter(Boolean)
  const input = {
    alt: text(values.ALT_VALUE),
    description: text(values.DESCRIPTION_VALUE),
    tags: tags && [{ language: key, values: tags }],
    priority: priority === undefined ? undefined : Number(priority),
    productId: values.PRODUCT_ID,
    clusterId: values.CLUSTER_ID,
    categoryId: values.CATEGORY_ID,
    sparePartsMachineId: values.SPAREPARTS_MACHINE_ID,
  }
  return { uuid, language: key, uri: uri ?? null, fileName: fileName ?? null, input }
}

type Files = { files: FilePatch; discard: () => Promise<void> } | DomainError

/** Where the files of a row come from. */
type TakeFiles = (ctx: Ctx, item: Item) => Promise<Files>

const none = { files: {}, discard: async () => undefined }

const fetched =
  (kind: MediaKind): TakeFiles =>
  async (ctx, { uri, fileName, language, uuid }) => {
    if (!uri) return none
    const name = fileName ?? decodedName(uri)
    const upload = { language, uploadType: 'URL' as const, urlFile: { url: uri, fileName: name } }
    return takeIn(ctx, kind, { files: [upload] }, uuid ? 'update' : 'create').catch(asResult)
  }

const linked: TakeFiles = async (_ctx, { uri, language }) => {
  try {
    return uri ? { ...none, files: addressesOf('VIDEO_URI', [{ language, uri }], 'update') } : none
  } catch (error) {
    return asResult(error)
  }
}

const decodedName = (uri: string) =>
  uri
    .split(/[?#]/, 1)[0]
    ?.split('/')
    .at(-1)
    ?.replace(/%[0-9a-f]{2}/gi, '_') || 'file'

function asResult(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  throw error
}

const AT_ONCE = 6

/** All files of a batch are fetched before the first row is written: no row stays locked while a far server takes its time. */
async function takeAll(ctx: Ctx, items: readonly Item[], take: TakeFiles): Promise<Files[]> {
  const taken: Files[] = []
  const open = items.entries()
  const work = async () => {
    for (const [i, item] of open) taken[i] = await take(ctx, item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return taken
}

// biome-ignore lint/suspicious/noExplicitAny: three kinds of media, each with a search of its own
type AnyMedia = import('../../../core/resource.js').Resource<ShownTable, any, 'PRIORITY'>

const writer = (resource: AnyMedia, take: TakeFiles) => async (ctx: Ctx, items: readonly Item[]) => {
  const taken = await takeAll(ctx, items, take)
  const results: BulkResult[] = []
  try {
    for (const [i, item] of items.entries()) results.push(await writeRow(ctx, resource, item, taken[i] as Files))
    return results
  } catch (error) {
    // The batch is undone as a whole, and tried again in parts.
    for (const one of taken) if (!(one instanceof DomainError)) await one.discard()
    throw error
  }
}

/** A row that is refused leaves nothing behind, and the others alone. */
async function writeRow(ctx: Ctx, resource: AnyMedia, { uuid, input }: Item, taken: Files): Promise<BulkResult> {
  if (taken instanceof DomainError) return { success: false, error: taken.message }
  await sql`savepoint medium`.execute(ctx.db)
  try {
    const { files } = taken
    const row = uuid
      ? await changeMedium(ctx, resource, { uuid } as Key<ShownTable>, input, files)
      : await addMedium(ctx, resource, input, files)
    return { success: true, action: uuid ? 'update' : 'create', id: row.id }
  } catch (error) {
    await sql`rollback to savepoint medium`.execute(ctx.db)
    await taken.discard()
    return { success: false, error: asResult(error).message }
  }
}

const keyOf = ({ uuid }: Item) => uuid

export const importImages = (ctx: Ctx, input: ImageCsvInput): Promise<CsvImportResponse> =>
  importCsv<ImageFieldName, Item>(ctx, input, {
    fields: [...common, 'IMAGE_FILE_URI', 'IMAGE_FILE_NAME'],
    read: (values) => readRow(values, values.IMAGE_FILE_URI, values.IMAGE_FILE_NAME),
    keyOf,
    write: writer(mediaImage as AnyMedia, fetched('image')),
  })

export const importDocuments = (ctx: Ctx, input: DocumentCsvInput): Promise<CsvImportResponse> =>
  importCsv<DocumentFieldName, Item>(ctx, input, {
    fields: [...common, 'DOCUMENT_FILE_URI', 'DOCUMENT_FILE_NAME'],
    read: (values) => readRow(values, values.DOCUMENT_FILE_URI, values.DOCUMENT_FILE_NAME),
    keyOf,
    write: writer(mediaDocument as AnyMedia, fetched('document')),
  })

export const importVideos = (ctx: Ctx, input: VideoCsvInput): Promise<CsvImportResponse> =>
  importCsv<VideoFieldName, Item>(ctx, input, {
    fields: [...common, 'VIDEO_URI'],
    read: (values) => readRow(values, values.VIDEO_URI),
    keyOf,
    write: writer(mediaVideo as AnyMedia, linked),
  })
