/** The interface of the file storage, as the domain uses it. */
import type { Readable } from 'node:stream'
import { DomainError } from '../base/errors.js'

/** The metadata of a file. */
export interface FileAbout {
  mimeType: string
  /** The name that the sender gave it. */
  fileName: string
  /** The Cache-Control header with which it is served. */
  cacheControl: string
}

interface OpenFile extends FileAbout {
  size: number
  stream: Readable
}

/** A file store: a folder, or a bucket. A key is written once and never overwritten. */
export interface FileStore {
  /** Resolves when the bytes are durable. */
  put(key: string, path: string, about: FileAbout): Promise<void>
  /** Returns null if there is no such file. */
  open(key: string): Promise<OpenFile | null>
  /** Does nothing if there is no such file. */
  remove(key: string): Promise<void>
  /** Removes some of the files of a tenant and returns their keys. An empty list means that none are left. */
  removeSome(tenantId: string): Promise<readonly string[]>
}

/** Limits of files, and the addresses from which the server may download them. */
export interface FileRules {
  maxBytes: number
  /** Pixels of an image, all frames together. */
  maxPixels: number
  /** Allows addresses without TLS. */
  http: boolean
  /** Allows addresses of the private network. */
  privateNetwork: boolean
  /** The limit of all files of a tenant together, in bytes; null means no limit. */
  quota: number | null
  /** The limit of files that a company or customer uploaded for itself, in bytes. */
  partyQuota: number | null
  /** The time limit for rendering an image. */
  drawSeconds: number
}

export interface Files extends FileStore {
  rules: FileRules
  /** Returns the derived copy of a file that `make` creates. It is created once for concurrent requests and cached while there is space. Client addresses take turns. */
  copy(key: string, name: string, address: string, make: () => Promise<Buffer>): Promise<FileCopy>
  /** Returns the key that signs URLs which only the server may create. */
  secret(): Promise<Buffer>
}

export interface FileCopy {
  /** The path in the cache, even if it could not be stored. */
  path: string
  /** The bytes if it was just created; null if it is in the cache. */
  bytes: Buffer | null
}

/** The error if the server cannot store a file. Nothing was stored; the log has the cause. */
export class StorageError extends DomainError {
  constructor(override readonly cause: unknown) {
    super(
      'UNAVAILABLE',
      'INSUFFICIENT_STORAGE',
      'The server cannot store this at the moment: its disk is full or not writable. The cause is in the server log',
    )
  }
}

/** Codes of a disk that is full, read-only or not writable, and of a full disk below PostgreSQL. */
const TAKES_NOTHING = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', '53100'])

/** Converts an error of a full disk; returns other errors unchanged. */
export function unstored(error: unknown): unknown {
  const { code = '', syscall } = (error ?? {}) as { code?: string; syscall?: string }
  return TAKES_NOTHING.has(code) && syscall !== 'connect' ? new StorageError(error) : error
}
