import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)

/** A file for the browser, in memory, with the type that it is served as. */
interface Asset {
  type: string
  plain: Buffer
  gzipped: Buffer
}

/** The bundle that tools/portal-assets.mjs made: a fixed list of files under one id. */
export interface Assets {
  has(file: string): boolean
  /** The address of a file; other content has another address. */
  address(file: string): string
  /** The file, read and compressed once; undefined when the list does not have it. */
  read(id: string, file: string): Promise<Asset> | undefined
}

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
}

export const assetRoot = '/assets/portal'

/** Finds the bundle beside dist/main.js, or from a source file that runs unbundled; undefined when nobody built it. */
export function findAssets(): Assets | undefined {
  const folders = ['./portal/', '../../dist/portal/'].map((path) => new URL(path, import.meta.url))
  const folder = folders.find((candidate) => existsSync(new URL('manifest.json', candidate)))
  return folder && openAssets(folder)
}

function openAssets(folder: URL): Assets {
  const { id, files } = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as { id: string; files: string[] }
  const listed = new Set(files)
  const known = new Map<string, Promise<Asset>>()
  return {
    has: (file) => listed.has(file),
    address: (file) => `${assetRoot}/${id}/${file}`,
    read(wantedId, file) {
      if (wantedId !== id || !listed.has(file)) return undefined
      const asset = known.get(file) ?? readAsset(new URL(file, folder))
      known.set(file, asset)
      return asset
    },
  }
}

async function readAsset(file: URL): Promise<Asset> {
  const plain = await readFile(file)
  return { type: contentTypes[extname(file.pathname)] ?? 'application/octet-stream', plain, gzipped: await compress(plain) }
}
