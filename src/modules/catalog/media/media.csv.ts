/** The CSV import of images, videos and documents: a row has one medium in one language. */
import type {
  CsvImportResponse,
  DocumentCsvInput,
  DocumentFieldName,
  ImageCsvInput,
  ImageFieldName,
  VideoCsvInput,
  VideoFieldName,
} from '../../../contract/contract.gen.js'
import { DomainError, invalid } from '../../../core/base/errors.js'
import type { BulkResult } from '../../../core/bulk/bulk.js'
import type { Ctx } from '../../../core/context.js'
import { StorageError } from '../../../core/files/files.js'
import type { Key } from '../../../core/store/store.js'
import { inSavepoint } from '../../../db/savepoint.js'
import * as csv from '../../platform/csv/cells.js'
import type { CsvInput } from '../../platform/csv/file.js'
import { type CsvImport, importCsv } from '../../platform/csv/import.js'
import { type StoredUpload, storeFile } from './intake/upload.js'
import type { ShownTable } from './media.resource.js'
import { mediaDocument, mediaImage, mediaVideo } from './media.resource.js'
import { addMedium, addressesOf, changeMedium } from './media.service.js'
import type { MediaKind } from './picture/file-type.js'

/** Texts in the language of their row. */
const texts = { ALT_VALUE: ['alt', csv.plain()], DESCRIPTION_VALUE: ['description', csv.plain()] } as const satisfies csv.Columns

const columns = {
  PRIORITY: ['priority', csv.integer(0)],
  PRODUCT_ID: ['productId', csv.rawText],
  CLUSTER_ID: ['clusterId', csv.rawText],
  CATEGORY_ID: ['categoryId', csv.rawText],
  SPAREPARTS_MACHINE_ID: ['sparePartsMachineId', csv.rawText],
} as const satisfies csv.Columns

type Common = keyof typeof texts | keyof typeof columns | 'ID' | 'LANGUAGE' | 'TAGS_VALUES'

/** The columns of all kinds. */
const common = [...Object.keys(texts), ...Object.keys(columns), 'ID', 'LANGUAGE', 'TAGS_VALUES'] as Common[]

interface Item {
  /** The medium that the row changes; null adds one. */
  uuid: string | null
  language: string
  uri: string | null
  fileName: string | null
  input: Record<string, unknown>
  /** Its files, or the error. */
  taken: UploadResult
}

type UploadResult = StoredUpload | DomainError

const LANGUAGE_OF_FILES = 'EN'

/** The columns with the URL and the name of a file. */
interface FileColumns {
  uri: string
  name?: string
}

/** Reads the columns of all kinds; an empty cell is ignored. */
function readMedium(row: csv.CsvRow<string>, { uri: uriColumn, name }: FileColumns): Item {
  const [uri, fileName] = [csv.optionalCell(row, uriColumn, csv.rawText), name && csv.optionalCell(row, name, csv.rawText)]
  const uuid = csv.optionalCell(row, 'ID', csv.rawText) ?? null
  const language = csv.optionalCell(row, 'LANGUAGE', csv.twoLetters) ?? LANGUAGE_OF_FILES
  const tags = csv.optionalCell(row, 'TAGS_VALUES', csv.separated(/[,;|]/))
  if (uuid === null && uri === undefined) csv.addCellError(row, uriColumn, 'is required for a new record')
  const input = {
    ...csv.readCells(row, columns),
    ...csv.localizedCells(row, texts, language),
    ...(tags && { tags: [{ language, values: tags }] }),
  }
  return { uuid, language, uri: uri ?? null, fileName: fileName ?? null, input, taken: nothing }
}

const nothing: StoredUpload = { files: {}, discard: async () => undefined }

/** Provides the files of a row. */
type StoreRowFiles = (ctx: Ctx, item: Item) => Promise<StoredUpload>

const downloadFile =
  (kind: MediaKind, columns: FileColumns): StoreRowFiles =>
  async (ctx, { uri, fileName, language, uuid }) => {
    if (!uri) return nothing
    const upload = { language, uploadType: 'URL' as const, urlFile: { url: uri, fileName: fileName ?? fileNameOf(uri) } }
    return storeFile(ctx, kind, { files: [upload] }, uuid ? 'update' : 'create').catch(rethrowInColumns(columns))
  }

const linkVideo =
  (columns: FileColumns): StoreRowFiles =>
  async (_ctx, { uri, language }) => {
    if (!uri) return nothing
    try {
      return { ...nothing, files: addressesOf('files', [{ language, uri }], 'update') }
    } catch (error) {
      return rethrowInColumns(columns)(error)
    }
  }

/** Reports file errors on the column of the file. */
const rethrowInColumns =
  ({ uri, name }: FileColumns) =>
  (error: unknown): never => {
    if (!(error instanceof DomainError) || error.problems.length === 0) throw error
    const columnOf = (path: readonly (string | number)[]) => (name && path.at(-1) === 'fileName' ? name : uri)
    throw invalid(
      error.problems.map(({ path, message }) => ({ path: [columnOf(path)], message })),
      error.code,
    )
  }

const fileNameOf = (uri: string) =>
  uri
    .split(/[?#]/, 1)[0]
    ?.split('/')
    .at(-1)
    ?.replace(/%[0-9a-f]{2}/gi, '_') || 'file'

function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  throw error
}

const AT_ONCE = 6

/** The files of rows that are not yet written or refused: a batch that is retried in halves does not download them again. */
type PendingUploads = Map<Item, UploadResult>

/** Downloads the files of a batch before its transaction begins, so that nothing is locked and no connection is held meanwhile. */
const around =
  (take: StoreRowFiles, waiting: PendingUploads): NonNullable<CsvImport<string, Item>['around']> =>
  async (ctx, items, write) => {
    await storeAll(ctx, items, take, waiting)
    const ready = items.map((item) => ({ ...item, taken: waiting.get(item) ?? nothing }))
    const results = await write(ready)
    for (const item of items) waiting.delete(item)
    await discardAll(ready.flatMap(({ taken }, i) => (results[i]?.success ? [] : [taken])))
    return results
  }

/** Takes the files of all items. A file error fails its row; other errors fail the batch. */
async function storeAll(ctx: Ctx, items: readonly Item[], take: StoreRowFiles, waiting: PendingUploads): Promise<void> {
  const broken: unknown[] = []
  const open = items.filter((item) => !waiting.has(item)).values()
  const work = async () => {
    for (const item of open) {
      const taken = await take(ctx, item).catch((error) => (error instanceof DomainError ? error : void broken.push(error)))
      if (taken) waiting.set(item, taken)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (broken.length) throw broken[0]
  const full = items.map((item) => waiting.get(item)).find((taken) => taken instanceof StorageError)
  if (full) ctx.report(full, 'files of an import could not be stored')
}

async function discardAll(taken: Iterable<UploadResult>) {
  for (const one of taken) if (!(one instanceof DomainError)) await one.discard()
}

/** Imports media; downloaded files that are not written are removed. */
async function importMedia<Field extends string>(
  ctx: Ctx,
  input: CsvInput<Field>,
  take: StoreRowFiles,
  kind: Pick<CsvImport<Field, Item>, 'operation' | 'fields' | 'read' | 'write'>,
): Promise<CsvImportResponse> {
  const waiting: PendingUploads = new Map()
  try {
    return await importCsv<Field, Item>(ctx, input, { ...kind, keyOf, around: around(take, waiting) })
  } finally {
    await discardAll(waiting.values())
  }
}

// biome-ignore lint/suspicious/noExplicitAny: three kinds of media, each with a search of its own
type AnyMedia = import('../../../core/store/resource.js').Resource<ShownTable, any, 'PRIORITY'>

/** Writes rows; a refused row does not affect the others. */
const writeMedia = (resource: AnyMedia) => async (ctx: Ctx, items: readonly Item[]) => {
  const results: BulkResult[] = []
  for (const item of items) results.push(await writeRow(ctx, resource, item))
  return results
}

async function writeRow(ctx: Ctx, resource: AnyMedia, { uuid, input, taken }: Item): Promise<BulkResult> {
  if (taken instanceof DomainError) return { success: false, error: taken.message }
  const { files } = taken
  const write = () =>
    uuid ? changeMedium(ctx, resource, { uuid } as Key<ShownTable>, input, files) : addMedium(ctx, resource, input, files)
  const row = await inSavepoint(ctx, write).catch(toDomainError)
  if (row instanceof DomainError) return { success: false, error: row.message }
  return { success: true, action: uuid ? 'update' : 'create', id: row.id }
}

/** Rows are written one after another, even for one medium: each may have a file. */
const keyOf = () => null

const IMAGES = { uri: 'IMAGE_FILE_URI', name: 'IMAGE_FILE_NAME' } as const
const DOCUMENTS = { uri: 'DOCUMENT_FILE_URI', name: 'DOCUMENT_FILE_NAME' } as const
const VIDEOS = { uri: 'VIDEO_URI' } as const

export const importImages = (ctx: Ctx, input: ImageCsvInput): Promise<CsvImportResponse> =>
  importMedia<ImageFieldName>(ctx, input, downloadFile('image', IMAGES), {
    operation: 'mediaImageCsvImport',
    fields: [...common, 'IMAGE_FILE_URI', 'IMAGE_FILE_NAME'],
    read: (values) => csv.readRow(values, (row) => readMedium(row, IMAGES)),
    write: writeMedia(mediaImage as AnyMedia),
  })

export const importDocuments = (ctx: Ctx, input: DocumentCsvInput): Promise<CsvImportResponse> =>
  importMedia<DocumentFieldName>(ctx, input, downloadFile('document', DOCUMENTS), {
    operation: 'mediaDocumentCsvImport',
    fields: [...common, 'DOCUMENT_FILE_URI', 'DOCUMENT_FILE_NAME'],
    read: (values) => csv.readRow(values, (row) => readMedium(row, DOCUMENTS)),
    write: writeMedia(mediaDocument as AnyMedia),
  })

export const importVideos = (ctx: Ctx, input: VideoCsvInput): Promise<CsvImportResponse> =>
  importMedia<VideoFieldName>(ctx, input, linkVideo(VIDEOS), {
    operation: 'mediaVideoCsvImport',
    fields: [...common, 'VIDEO_URI'],
    read: (values) => csv.readRow(values, (row) => readMedium(row, VIDEOS)),
    write: writeMedia(mediaVideo as AnyMedia),
  })
