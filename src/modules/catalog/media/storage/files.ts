/** The file storage from the configuration, with the secret that signs URLs. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Clock } from '../../../../core/base/clock.js'
import type { FileRules, Files } from '../../../../core/files/files.js'
import type { Tenants } from '../../../../db/tenants/tenants.js'
import { openVariants } from '../picture/variants.js'
import { diskStore } from './store.disk.js'
import { type Bucket, s3Store } from './store.s3.js'

export interface FilesOptions {
  tenants: Tenants
  clock: Clock
  folder: string
  /** Null if files are stored in the folder. */
  s3: Bucket | null
  rules: FileRules
  cacheBytes: number
  /** Reports errors that do not fail a request. */
  onError: (error: unknown, what: string) => void
}

/** Opens the storage of files and their resized images; deleting a file deletes those, too. */
export function openFiles({ tenants, clock, folder, s3, rules, cacheBytes, onError }: FilesOptions): Files {
  const store = s3 ? s3Store(s3) : diskStore(join(folder, 'media'))
  const variants = openVariants({ folder: join(folder, 'media-cache'), maxBytes: cacheBytes, clock, onError })
  let secret: Promise<Buffer> | undefined
  return {
    ...store,
    copy: variants.get,
    rules,
    async remove(key) {
      await store.remove(key)
      await variants.forget(key)
    },
    async removeSome(tenantId) {
      const keys = await store.removeSome(tenantId)
      for (const key of keys) await variants.forget(key)
      return keys
    },
    secret() {
      secret ??= readSecret(tenants, clock())
      // The next request tries again.
      secret.catch(() => {
        secret = undefined
      })
      return secret
    },
  }
}

/** Reads the signing secret, which all servers share; the first one creates it. */
async function readSecret({ control }: Tenants, now: Date): Promise<Buffer> {
  const made = { id: 1, secret: randomBytes(32), createdAt: now }
  await control
    .insertInto('control.mediaSecret')
    .values(made)
    .onConflict((known) => known.column('id').doNothing())
    .execute()
  return (await control.selectFrom('control.mediaSecret').select('secret').where('id', '=', 1).executeTakeFirstOrThrow()).secret
}
