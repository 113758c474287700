/** Files shared by many media, such as the drawings of the demo. */
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileStore } from '../../../../core/files/files.js'
import type { MediaFile } from '../../../../db/json.js'
import { keyFor, SHARED_PREFIX } from './links.js'

/** A shared file: its contents and type, by name. */
export interface SharedFile {
  fileName: string
  bytes: Buffer
  mimeType: 'image/png' | 'application/pdf'
}

/**
 * Stores files that many media may share, and returns them in order. Their keys are derived from their bytes, so storing them again adds nothing.
 * They count against no quota, and stay when one of their media is deleted.
 */
export async function storeShared(files: FileStore, tenantId: string, shared: readonly SharedFile[]): Promise<MediaFile[]> {
  const folder = await mkdtemp(join(tmpdir(), 'wharf-shared-'))
  try {
    return await Promise.all(shared.map((file, i) => storeOne(files, tenantId, file, join(folder, String(i)))))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function storeOne(files: FileStore, tenantId: string, { fileName, bytes, mimeType }: SharedFile, path: string) {
  const hash = createHash('sha256').update(bytes).digest('hex')
  const name = SHARED_PREFIX + hash.slice(0, 32 - SHARED_PREFIX.length)
  const key = keyFor(tenantId, 'image', name, mimeType === 'image/png' ? 'png' : 'pdf')
  const about = { mimeType, fileName, cacheControl: 'public, max-age=31536000, immutable' }
  const stored = await files.open(key)
  stored?.stream.destroy()
  if (!stored) {
    await writeFile(path, bytes)
    await files.put(key, path, about)
  }
  return { key, size: bytes.length, ...about }
}
