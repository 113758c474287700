/** Files that belong to records: what the domain needs of the place where they lie. */
import type { Readable } from 'node:stream'

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
}

export interface Files extends FileStore {
  rules: FileRules
  /** Where the copy of a file lies that `make` makes: once, however many ask, and for as long as there is room. */
  copy(key: string, name: string, make: () => Promise<Buffer>): Promise<string>
  /** What signs the addresses that only we may make. */
  secret(): Promise<Buffer>
}
