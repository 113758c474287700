/** Finds the files that a command names: files, folders and globs. */
import { readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { UsageError } from '../usage.js'

export const DOCUMENTS = ['.graphql', '.gql']

/** The kinds of files that may contain requests, by reader. */
const KINDS: Record<string, readonly string[]> = {
  document: DOCUMENTS,
  script: ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.mts', '.cts'],
  component: ['.vue', '.svelte', '.astro'],
  code: ['.php', '.py', '.rb', '.go', '.java', '.kt', '.cs'],
  shell: ['.sh', '.bash', '.zsh', '.md', '.yml', '.yaml'],
  http: ['.http', '.rest'],
  bruno: ['.bru'],
}

export const kindOf = (path: string): string | null =>
  Object.keys(KINDS).find((kind) => KINDS[kind]?.includes(extname(path))) ?? null

const isCollection = (path: string) => path.endsWith('.postman_collection.json')

/** Folders without a client's own sources. */
const FOREIGN_FOLDERS = new Set(['node_modules', '.git'])

export interface NamedFiles {
  paths: string[]
  /** Files of the named folders of unsupported kinds. */
  others: string[]
}

/** Returns the named files. A folder means the supported files in it; payloads are named one by one or by a glob. */
export function findFiles(names: readonly string[]): NamedFiles {
  const others = new Set<string>()
  const paths = new Set(names.flatMap((name) => findNamed(name, others)))
  return { paths: [...paths], others: [...others].filter((path) => !paths.has(path)) }
}

function findNamed(name: string, others: Set<string>): string[] {
  const kind = statSync(name, { throwIfNoEntry: false })
  if (kind?.isDirectory()) {
    const isRead = (path: string) => kindOf(path) !== null || isCollection(path)
    const all = listFiles(name)
    for (const path of all) if (!isRead(path)) others.add(path)
    return all.filter(isRead)
  }
  // A missing file is reported when it is read.
  if (kind || !isGlob(name)) return [name]
  const found = listFiles(startOf(name)).filter((path) => matchesGlob(toSlashes(path), name))
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

const isGlob = (name: string) => /[*?{]/.test(name)
const toSlashes = (path: string) => path.replaceAll('\\', '/')

/** Returns the folder before the first wildcard. */
function startOf(glob: string): string {
  const steps = glob.split('/')
  const fixed = steps.slice(0, steps.findIndex(isGlob))
  const folder = fixed.join('/') || (glob.startsWith('/') ? '/' : '.')
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new UsageError(`${glob}: there is no folder ${folder}.`)
  return folder
}

/** Returns whether a path matches: `**` matches any number of folders, `*` and `?` characters of one name, `{a,b}` either. */
const matchesGlob = (path: string, glob: string) =>
  expandBraces(glob.replace(/^\.\//, '')).some((pattern) => matchesSteps(path.split('/'), pattern.split('/')))

function expandBraces(glob: string): string[] {
  const [whole, choices] = /\{([^{}]*)\}/.exec(glob) ?? []
  if (whole === undefined || choices === undefined) return [glob]
  return choices.split(',').flatMap((choice) => expandBraces(glob.replace(whole, choice)))
}

function matchesSteps([name, ...names]: string[], [step, ...steps]: string[]): boolean {
  if (step === undefined) return name === undefined
  if (step === '**')
    return (
      (steps.length === 0 && name !== undefined) ||
      matchesSteps(name === undefined ? [] : [name, ...names], steps) ||
      (name !== undefined && matchesSteps(names, ['**', ...steps]))
    )
  return name !== undefined && matchesName(name, step) && matchesSteps(names, steps)
}

function matchesName(name: string, step: string): boolean {
  if (step === '') return name === ''
  if (step[0] === '*') return matchesName(name, step.slice(1)) || (name !== '' && matchesName(name.slice(1), step))
  return name !== '' && (step[0] === '?' || step[0] === name[0]) && matchesName(name.slice(1), step.slice(1))
}
