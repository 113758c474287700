/**
 * Compiles the sources for the tests, which Node then imports itself (register-sources.mjs). Vite would transform every file again in each run,
 * and its module runner would pass all of them to each worker. The compiled files stay in .cache/sources: only what has changed is compiled again.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { transform } from 'esbuild'
import { createModule } from '../../tools/graphql-import.mjs'
import { compiledPath, root } from './sources.hooks.mjs'

const FOLDERS = ['src', 'test', 'tools', 'bench']

/** Compiles the files that have changed. A compiled file has the time of its source. */
export async function compileSources() {
  const files = FOLDERS.flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(tsx?|graphql)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  await Promise.all(files.map(compileIfChanged))
}

async function compileIfChanged(file) {
  const target = compiledPath(file)
  const { mtimeMs } = statSync(file)
  const compiledMs = statSync(target, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (Math.abs(compiledMs - mtimeMs) < 1) return
  const code = await compile(file, readFileSync(file, 'utf8'))
  mkdirSync(dirname(target), { recursive: true })
  // Another run in the same folder may be reading it.
  const written = `${target}.${process.pid}`
  writeFileSync(written, code)
  utimesSync(written, mtimeMs / 1000, mtimeMs / 1000)
  renameSync(written, target)
}

async function compile(file, text) {
  if (file.endsWith('.graphql')) return createModule(text)
  // The name in the source map is relative to the URL of the module, which is that of the source.
  const { code } = await transform(text, {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    format: 'esm',
    target: 'node20.19',
    sourcefile: basename(file),
    sourcemap: 'inline',
    sourcesContent: false,
  })
  return code
}
