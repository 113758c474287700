/** Files that belong to records: what the domain needs of the place where they lie. */
import type { Readable } from 'node:stream'
import { DomainError } from '../base/errors.js'

/** What is known of a file beside its bytes. */
export interface FileAbout {
  mimeType: string
  /** How whoever sent it called it. */
  fileName: string
  /** The header with which it is served. */
  cacheControl: string
}

interface OpenFile extends FileAbout {
  size: number
  stream: Readable
}

/** A folder, or a bucket elsewhere. A key is written once and never again. */
export interface FileStore {
  /** Is done when the bytes will survive a crash. */
  put(key: string, path: string, about: FileAbout): Promise<void>
  /** Null when there is no such file. */
  open(key: string): Promise<OpenFile | null>
  /** Nothing happens when there is no such file. */
  remove(key: string): Promise<void>
  /** Removes some of the files of a tenant and answers their keys; none are left when it answers none. */
  removeSome(tenantId: string): Promise<readonly string[]>
}

/** What a file may be, and whence the server fetches one. */
export interface FileRules {
  maxBytes: number
  /** Of a picture, all its frames together. */
  maxPixels: number
  /** Also addresses without TLS. */
  http: boolean
  /** Also addresses of the own network. */
  privateNetwork: boolean
  /** How many bytes the files of a tenant may take together; null: as many as there is room for. */
  quota: number | null
  /** How many bytes the files may take that a company or customer uploaded for itself. */
  partyQuota: number | null
  /** How long drawing a picture may take. */
  drawSeconds: number
}

export interface Files extends FileStore {
  rules: FileRules
  /** The copy of a file that `make` makes: once, however many ask, and kept for as long as there is room. Addresses take turns. */
  copy(key: string, name: string, address: string, make: () => Promise<Buffer>): Promise<FileCopy>
  /** What signs the addresses that only we may make. */
  secret(): Promise<Buffer>
}

export interface FileCopy {
  /** Where it lies, or would lie if it could be kept. */
  path: string
  /** Of one that was made just now; null: it lies there. */
  bytes: Buffer | null
}

/** The server has no room for what it was given: nothing of it was stored. Those who run it find the cause in the log. */
export class StorageError extends DomainError {
  constructor(override readonly cause: unknown) {
    super(
      'UNAVAILABLE',
      'INSUFFICIENT_STORAGE',
      'The server cannot store this just now: its disk is full or may not be written to. Whoever runs it finds the cause in its log',
    )
  }
}

/** A disk that is full, read-only or somebody else's, and a full one under PostgreSQL. */
const TAKES_NOTHING = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', '53100'])

/** Says of an error that the disk takes nothing more; any other stays as it is. */
export function unstored(error: unknown): unknown {
  const { code = '', syscall } = (error ?? {}) as { code?: string; syscall?: string }
  return TAKES_NOTHING.has(code) && syscall !== 'connect' ? new StorageError(error) : error
}
