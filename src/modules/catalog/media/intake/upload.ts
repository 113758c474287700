/** Uploads: receives, checks and stores files. Files stored for a refused record are removed again. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CacheControlInput, UploadFileInput } from '../../../../contract/contract.gen.js'
import { UploadedFile } from '../../../../contract/uploaded-file.js'
import { DomainError, invalid, type Problem } from '../../../../core/base/errors.js'
import type { Ctx } from '../../../../core/context.js'
import { unstored } from '../../../../core/files/files.js'
import { repeatedLanguages } from '../../../../core/input/localized.js'
import type { MediaFile } from '../../../../db/json.js'
import { kindOf, type MediaKind } from '../picture/file-type.js'
import { keyFor } from '../storage/links.js'
import { markUnused, quotaDatabase, releaseQuota, reserveQuota } from '../storage/quota.js'
import { fetchFile } from './fetch.js'

/** The new file per language, or null to remove it. */
export type FilePatch = Record<string, MediaFile | null>
type Verb = 'create' | 'update'

type Uploads = readonly UploadFileInput[] | null | undefined

/** Stores the given files and runs `write`, which refers to them; removes them if it fails. `given` is the property that holds them, `party` the owner of the quota. */
export async function storeUploads<T>(
  ctx: Ctx,
  kind: MediaKind,
  given: Record<string, Uploads>,
  verb: Verb,
  write: (files: FilePatch) => Promise<T>,
  party: string | null = null,
): Promise<T> {
  const { files, discard } = await storeFile(ctx, kind, given, verb, party)
  return write(files).catch(async (error) => {
    await discard()
    throw error
  })
}

export interface StoredUpload {
  files: FilePatch
  /** Removes the stored files. */
  discard: () => Promise<void>
}

/** Stores the given files, all or none. */
export async function storeFile(
  ctx: Ctx,
  kind: MediaKind,
  given: Record<string, Uploads>,
  verb: Verb,
  party: string | null = null,
): Promise<StoredUpload> {
  const [name = '', uploads] = Object.entries(given)[0] ?? []
  const kept: string[] = []
  const discard = async (isUnavailable = false) => {
    // A storage that did not respond is not asked again: the caller would wait twice as long.
    if (isUnavailable) return markUnused(quotaDatabase(ctx), kept).catch(() => undefined)
    // A file that cannot be removed now is removed by the sweep; the caller must see why the upload failed.
    for (const key of kept)
      await ctx.services.files
        .remove(key)
        .then(() => releaseQuota(quotaDatabase(ctx), [key]))
        .catch(() => markUnused(quotaDatabase(ctx), [key]).catch(() => undefined))
  }
  const folder = await mkdtemp(join(tmpdir(), 'wharf-media-')).catch((error) => Promise.reject(unstored(error)))
  try {
    checkUploads(name, uploads ?? [], verb)
    const files: FilePatch = {}
    for (const [i, upload] of (uploads ?? []).entries())
      files[upload.language ?? 'EN'] = await withPath([name, i], () =>
        storeUpload(ctx, { kind, party }, upload, join(folder, String(i)), kept),
      )
    return { files, discard }
  } catch (error) {
    await discard(error instanceof DomainError && error.kind === 'UNAVAILABLE')
    throw unstored(error)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const ways = { BASE64: 'base64File', FILE: 'file', URL: 'urlFile' } as const
type Way = (typeof ways)[keyof typeof ways]

const isEmpty = (upload: UploadFileInput) => Object.values(ways).every((way) => upload[way] == null)

/** Checks that an entry holds the file of its type and no other; without any it removes its language. */
function checkUploads(name: string, uploads: readonly UploadFileInput[], verb: Verb) {
  const languages = uploads.map(({ language = 'EN' }) => ({ language }))
  const problems: Problem[] = repeatedLanguages(languages as never, [name])
  for (const [i, upload] of uploads.entries()) {
    if (isEmpty(upload) && verb === 'update') continue
    const wanted = ways[upload.uploadType]
    if (upload[wanted] == null) problems.push({ path: [name, i, wanted], message: describeMissing(upload.uploadType) })
    const others = Object.values(ways).filter((way: Way) => way !== wanted && upload[way] != null)
    problems.push(...others.map((way) => ({ path: [name, i, way], message: `contradicts uploadType ${upload.uploadType}` })))
  }
  if (problems.length) throw invalid(problems)
}

/** Returns the message for a missing file. A JSON body cannot contain a file part, so it says what it can contain. */
const describeMissing = (type: keyof typeof ways) =>
  type === 'FILE'
    ? 'must be sent as a part of a multipart request to GraphQL; a JSON body contains base64File (uploadType BASE64) or urlFile (uploadType URL)'
    : `is required if uploadType is ${type}`

/** Adds the position of the file in the request to errors. */
async function withPath<T>(path: readonly (string | number)[], work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== 'VALIDATION') throw error
    throw invalid(error.problems.map((problem) => ({ ...problem, path: [...path, ...problem.path] })))
  }
}

async function storeUpload(
  ctx: Ctx,
  { kind, party }: { kind: MediaKind; party: string | null },
  upload: UploadFileInput,
  path: string,
  kept: string[],
): Promise<MediaFile | null> {
  if (isEmpty(upload)) return null
  const received = await receive(ctx, upload, path)
  const { mimeType, extension } = await kindOf(kind, received, ctx.services.files.rules)
  const { size } = await stat(received.path)
  const key = keyFor(ctx.actor.tenantId, kind, randomBytes(16).toString('hex'), extension)
  const about = { mimeType, fileName: received.fileName, cacheControl: cacheControl(upload.cacheControl) }
  await reserveQuota(ctx, key, size, party)
  kept.push(key)
  await ctx.services.files.put(key, received.path, about)
  return { key, size, ...about }
}

interface Received {
  path: string
  fileName: string
  /** The property of the entry that held the file. */
  way: Way
}

/** Receives the file into a temporary folder. */
async function receive(ctx: Ctx, { base64File, file, urlFile }: UploadFileInput, path: string): Promise<Received> {
  if (base64File) {
    await writeFile(path, decodeBase64(base64File.base64))
    return { path, fileName: baseName(base64File.fileName), way: 'base64File' }
  }
  if (urlFile) {
    await fetchFile(urlFile.url, path, ctx.services.files.rules)
    return { path, fileName: baseName(urlFile.fileName), way: 'urlFile' }
  }
  if (!(file?.file instanceof UploadedFile))
    throw invalid([{ path: ['file', 'file'], message: 'must be a file of a multipart request' }])
  const { maxBytes } = ctx.services.files.rules
  if (file.file.size > maxBytes) throw invalid([{ path: ['file', 'file'], message: `must have at most ${maxBytes} bytes` }])
  return { path: file.file.path, fileName: baseName(file.fileName ?? file.file.fileName), way: 'file' }
}

const MAX_BASE64_BYTES = 10_000_000

/** What cannot be part of base64. It looks for one character, so that a long text needs no backtracking. */
const NOT_BASE64 = /[^A-Za-z0-9+/]/

/** Decodes strict base64: anything that a lenient decoder would skip is refused. */
function decodeBase64(text: string): Buffer {
  const path = ['base64File', 'base64']
  if (text.length > Math.ceil(MAX_BASE64_BYTES / 3) * 4)
    throw invalid([{ path, message: `must contain at most ${MAX_BASE64_BYTES} bytes` }])
  if (text.length === 0 || text.length % 4 !== 0 || NOT_BASE64.test(text.replace(/={1,2}$/, '')))
    throw invalid([{ path, message: 'must be base64' }])
  return Buffer.from(text, 'base64')
}

/** Returns the file name without folders and misleading characters, short enough for every storage. */
const baseName = (name: string) =>
  name
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '')
    .slice(0, 200)
    // Lone surrogates cannot be encoded.
    .replace(/\p{Cs}/gu, '_') || 'file'

const YEAR_S = 31_536_000

/** Returns the cache header. A stored file never changes, so by default it is cached for a year. */
function cacheControl(asked: CacheControlInput | null | undefined): string {
  if (asked?.type === 'NO_STORE') return 'no-store'
  return asked?.maxAge == null ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${asked.maxAge}`
}
