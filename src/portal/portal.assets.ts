/** Reads the files that the browser needs: scripts, style sheets, fonts and the icon. */
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)

/** A file for the browser, in memory, with its content type. */
interface Asset {
  type: string
  plain: Buffer
  gzipped: Buffer
}

/** The files that tools/portal-assets.mjs built: a fixed list under one id. */
export interface Assets {
  has(file: string): boolean
  /** Returns the URL of a file. It contains the id, so different content has a different URL. */
  address(file: string): string
  /** Reads and compresses the file, once; undefined if the list does not contain it. */
  read(id: string, file: string): Promise<Asset> | undefined
}

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

export const assetRoot = '/assets/portal'

/** Finds the built files next to dist/main.js, or from the sources; undefined if they were not built. */
export function findAssets(): Assets | undefined {
  const folders = ['./portal/', '../../dist/portal/'].map((path) => new URL(path, import.meta.url))
  const folder = folders.find((candidate) => existsSync(new URL('manifest.json', candidate)))
  return folder && openAssets(folder)
}

function openAssets(folder: URL): Assets {
  const { id, files } = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as { id: string; files: string[] }
  const listed = new Set(files)
  const cache = new Map<string, Promise<Asset>>()
  return {
    has: (file) => listed.has(file),
    address: (file) => `${assetRoot}/${id}/${file}`,
    read(requestedId, file) {
      if (requestedId !== id || !listed.has(file)) return undefined
      const asset = cache.get(file) ?? readAsset(new URL(file, folder))
      cache.set(file, asset)
      return asset
    },
  }
}

async function readAsset(file: URL): Promise<Asset> {
  const plain = await readFile(file)
  return { type: contentTypes[extname(file.pathname)] ?? 'application/octet-stream', plain, gzipped: await compress(plain) }
}
