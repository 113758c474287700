import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileAbout, FileStore } from '../../../core/files.js'

/** Files in a folder. What is known of a file lies beside it and is there first: a file that can be seen is whole. */
export function diskStore(root: string): FileStore {
  const pathOf = (key: string) => {
    const [tenant = '', scope = '', name = ''] = key.split('/')
    return join(root, tenant, scope, name.slice(0, 2), name)
  }
  return {
    async put(key, source, about) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(`${path}.json`, JSON.stringify(about))
      await copyFile(source, `${path}.part`)
      await settle(`${path}.json`)
      await settle(`${path}.part`)
      await rename(`${path}.part`, path)
      await settle(dirname(path))
    },
    async open(key) {
      const path = pathOf(key)
      const found = await stat(path).catch(isAbsent)
      if (!found) return null
      const about = JSON.parse(await readFile(`${path}.json`, 'utf8')) as FileAbout
      return { ...about, size: found.size, stream: createReadStream(path) }
    },
    async remove(key) {
      for (const part of ['', '.part', '.json']) await rm(pathOf(key) + part, { force: true })
    },
  }
}

/** On the disk itself, not only on its way there. */
async function settle(path: string) {
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
