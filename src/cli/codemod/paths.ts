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

/** The folder before the first step that has a wildcard. */
function startOf(glob: string): string {
  const steps = glob.split('/')
  const fixed = steps.slice(0, steps.findIndex(isGlob))
  const folder = fixed.join('/') || (glob.startsWith('/') ? '/' : '.')
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new UsageError(`${glob}: there is no folder ${folder}.`)
  return folder
}

/** Whether a path matches: `**` stands for any number of folders, `*` and `?` for characters of one name, `{a,b}` for either. */
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
