// Bundles the browser files of the pages (src/portal/browser) and of the desk (src/desk) into dist/portal, and lists them in manifest.json for src/portal/portal.assets.ts.
import { createHash } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { directImports } from './direct-imports.mjs'
import { isStale } from './stale.mjs'
import { isUnfinished, writeWhole } from './write-whole.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const browser = join(root, 'src/portal/browser')
const desk = join(root, 'src/desk')
const folder = join(root, 'dist/portal')
const manifest = join(folder, 'manifest.json')

// The libraries of the desk and of the GraphQL explorer are development dependencies. Where they are not installed, these pages say so, and the other pages still work.
const parts = [
  {
    needs: '@mantine/core/styles.css',
    entries: { desk: join(desk, 'main.tsx'), explorer: join(desk, 'explorer/main.tsx') },
  },
  {
    entries: {
      landing: join(browser, 'landing.css'),
      password: join(browser, 'password.css'),
      approval: join(browser, 'approval.css'),
      problem: join(browser, 'problem.css'),
      guide: join(browser, 'guide.js'),
      docs: join(browser, 'docs.js'),
      deprecations: join(browser, 'deprecations.js'),
      icon: join(browser, 'icon.svg'),
    },
  },
]

/** Pages are shown in a typeface of the system where ours is not installed. */
const withoutMissingTypeface = {
  name: 'without-missing-typeface',
  setup(context) {
    if (isInstalled('@fontsource-variable/ibm-plex-sans/index.css')) return
    context.onLoad({ filter: /portal.browser.typeface\.css$/ }, () => ({ contents: '', loader: 'css' }))
  },
}

const settings = {
  absWorkingDir: root,
  outdir: folder,
  bundle: true,
  minify: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  write: false,
  metafile: true,
  jsx: 'automatic',
  legalComments: 'linked',
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.svg': 'copy', '.woff2': 'file' },
  assetNames: '[name]-[hash]',
  plugins: [withoutMissingTypeface, directImports(desk, join(root, 'node_modules/@mantine/core'))],
}

function isInstalled(file) {
  try {
    return Boolean(createRequire(import.meta.url).resolve(file))
  } catch {
    return false
  }
}

/** A hash of all files. It is part of every address, so that browsers can cache files forever: new content has a new address. */
function hashFiles(files) {
  const hash = createHash('sha256')
  for (const { path, contents } of files) hash.update(`${basename(path)}\0${contents.length}\0`).update(contents)
  return hash.digest('hex').slice(0, 12)
}

/** The most that the first view of the desk may weigh, compressed: what a browser loads before it can show anything. */
const FIRST_VIEW_BYTES = 250_000

/**
 * The files that an entry loads at once: itself, its style sheet and what it imports without waiting for a route. The typeface is not one of them: texts are
 * shown in a typeface of the system until it is there.
 */
function listFirstView(entry, { outputs }) {
  const names = Object.keys(outputs)
  const start = names.find((name) => outputs[name].entryPoint === entry)
  const found = new Set()
  const visit = (name) => {
    if (!name || found.has(name)) return
    found.add(name)
    const { imports, cssBundle } = outputs[name]
    visit(cssBundle)
    for (const { path, kind } of imports) if (kind === 'import-statement') visit(path)
  }
  visit(start)
  return found
}

function checkFirstView(outputFiles, metafile) {
  const names = listFirstView(relative(root, join(desk, 'main.tsx')), metafile)
  const files = outputFiles.filter(({ path }) => names.has(relative(root, path)))
  const bytes = files.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0)
  if (bytes > FIRST_VIEW_BYTES)
    throw new Error(`The first view of the desk weighs ${bytes} bytes; at most ${FIRST_VIEW_BYTES} are allowed.`)
  return bytes
}

export async function buildPortal() {
  if (!isStale('portal/manifest.json')) return
  const present = parts.filter(({ needs }) => !needs || isInstalled(needs))
  const { outputFiles, metafile } = await build({
    ...settings,
    entryPoints: Object.assign({}, ...present.map(({ entries }) => entries)),
  })
  const firstView = checkFirstView(outputFiles, metafile)
  for (const { path, contents } of outputFiles) writeWhole(path, contents)
  const files = outputFiles.map(({ path }) => basename(path)).sort()
  const built = new Set([...files, basename(manifest)])
  for (const file of readdirSync(folder)) if (!built.has(file) && !isUnfinished(file)) rmSync(join(folder, file), { force: true })
  writeWhole(manifest, `${JSON.stringify({ id: hashFiles(outputFiles), firstView, files }, null, 2)}\n`)
}
