// Says whether a file of dist/ is newer than everything that it is built from. It loads nothing: every start and every command asks it.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

export const PROGRAMS = ['main.js', 'wharf.js', 'search-thread.js', 'module.js', 'testing.js', 'loader.js', 'loader-hooks.js']

/** What is built from what. */
const SOURCES = {
  ...Object.fromEntries(PROGRAMS.map((file) => [file, ['src', 'tools', 'package-lock.json']])),
  'guide/pages.json': ['docs', 'tools/guide-pages.mjs'],
  'portal/manifest.json': [
    'src/portal/browser',
    'src/desk',
    'src/codemod',
    'tools/portal-assets.mjs',
    'tools/direct-imports.mjs',
    // npm writes this file at every install: the bundle is rebuilt when packages were added or removed, even if package-lock.json did not change.
    'node_modules/.package-lock.json',
  ],
}

function newestChange(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0
  return Math.max(0, ...readdirSync(path).map((entry) => newestChange(join(path, entry))))
}

const known = new Map()
function changedAt(path) {
  const at = known.get(path) ?? newestChange(join(root, path))
  known.set(path, at)
  return at
}

export const isStale = (file) => newestChange(join(root, 'dist', file)) <= Math.max(...SOURCES[file].map(changedAt))

export const isAnythingStale = () => Object.keys(SOURCES).some(isStale)
