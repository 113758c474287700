/** Finds the files that a command names: files, folders and globs. */
import { readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { UsageError } from '../usage.js'

export const SCRIPTS = ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.mts', '.cts']
export const DOCUMENTS = ['.graphql', '.gql']

/** Folders that no client keeps its own sources in. */
const FOREIGN_FOLDERS = new Set(['node_modules', '.git'])

/** The named files. A folder stands for the documents and scripts in it; payloads are named one by one or by a glob. */
export function findFiles(names: readonly string[]): string[] {
  return [...new Set(names.flatMap(findNamed))]
}

function findNamed(name: string): string[] {
  const kind = statSync(name, { throwIfNoEntry: false })
  if (kind?.isDirectory()) return listFiles(name).filter((path) => [...DOCUMENTS, ...SCRIPTS].includes(extname(path)))
  // A missing file is reported when it is read.
  if (kind || !isGlob(name)) return [name]
  const pattern = toPattern(name)
  const found = listFiles(startOf(name)).filter((path) => pattern.test(toSlashes(path)))
  if (found.length === 0) throw new UsageError(`${name}: no file matches.`)
  return found
}

function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = folder === '.' ? entry.name : join(folder, entry.name)
    if (entry.isDirectory()) return FOREIGN_FOLDERS.has(entry.name) ? [] : listFiles(path)
    return entry.isFile() ? [path] : []
  })
}

const isGlob = (name: string) => /[*?{[]/.test(name)
const toSlashes = (path: string) => path.replaceAll('\\', '/')

/** The folder before the first step that has a wildcard. */
function startOf(glob: string): string {
  const steps = glob.split('/')
  const fixed = steps.slice(0, steps.findIndex(isGlob))
  const folder = fixed.join('/') || (glob.startsWith('/') ? '/' : '.')
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new UsageError(`${glob}: there is no folder ${folder}.`)
  return folder
}

/** `**` stands for any number of folders, `*` and `?` for characters of one name, `{a,b}` for either. */
function toPattern(glob: string): RegExp {
  const normal = glob.replace(/^\.\//, '')
  const source = normal.replace(/\*\*\/|\*\*|\*|\?|\{([^}]*)\}|[\\^$.|+()[\]]/g, (sign, choices: string | undefined) => {
    if (sign === '**/') return '(?:[^/]+/)*'
    if (sign === '**') return '.*'
    if (sign === '*') return '[^/]*'
    if (sign === '?') return '[^/]'
    return choices === undefined
      ? `\\${sign}`
      : `(?:${choices
          .split(',')
          .map((one) => one.replace(/[.+]/g, '\\$&'))
          .join('|')})`
  })
  return new RegExp(`^(?:\\./)?${source}$`)
}
