import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { FileAbout, FileStore } from '../../../../core/files/files.js'

/** Stores files in a folder. Metadata is written beside a file and before it: a visible file is complete. */
export function diskStore(root: string): FileStore {
  const pathOf = (key: string) => {
    const [tenant = '', scope = '', name = ''] = key.split('/')
    return join(root, tenant, scope, name.slice(0, 2), name)
  }
  const remove = async (key: string) => {
    for (const part of PARTS) await rm(pathOf(key) + part, { force: true })
  }
  return {
    async put(key, source, about) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(`${path}.json`, JSON.stringify(about))
      await copyFile(source, `${path}.part`)
      await syncToDisk(`${path}.json`)
      await syncToDisk(`${path}.part`)
      await rename(`${path}.part`, path)
      await syncToDisk(dirname(path))
    },
    async open(key) {
      const path = pathOf(key)
      const found = await stat(path).catch(isAbsent)
      if (!found) return null
      const about = JSON.parse(await readFile(`${path}.json`, 'utf8')) as FileAbout
      return { ...about, size: found.size, stream: createReadStream(path) }
    },
    remove,
    async removeSome(tenantId) {
      const keys = (await keysIn(join(root, tenantId), tenantId)).slice(0, AT_ONCE)
      for (const key of keys) await remove(key)
      if (keys.length === 0) await rm(join(root, tenantId), { recursive: true, force: true })
      return keys
    },
  }
}

/** The suffixes of a file, of the file while it is being written, and of its metadata. */
const PARTS = ['', '.part', '.json']
const AT_ONCE = 1000

/** Returns the keys of all files of a tenant, including incomplete ones. */
async function keysIn(folder: string, tenantId: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(isAbsent)
  const keys = (entries ?? []).flatMap((entry) => {
    const [, scope] = entry.parentPath.slice(folder.length).split(sep)
    const name = entry.name.match(/^([0-9a-f]{32}\.[a-z0-9]{1,5})(\.part|\.json)?$/)?.[1]
    return entry.isFile() && name ? [`${tenantId}/${scope}/${name}`] : []
  })
  return [...new Set(keys)]
}

/** Syncs a file to disk. */
async function syncToDisk(path: string) {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

function isAbsent(error: { code?: string }): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
