// Bundles the browser files of the pages (src/portal/browser) into dist/portal, and lists them in manifest.json for src/portal/portal.assets.ts.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const browser = join(root, 'src/portal/browser')
const folder = join(root, 'dist/portal')
const manifest = join(folder, 'manifest.json')
// npm writes this file at every install, so the bundle is rebuilt when packages were added or removed, even if package-lock.json did not change.
const installed = join(root, 'node_modules/.package-lock.json')

// GraphiQL is a development dependency. Where it is not installed, its page says so, and the other pages still work.
const parts = [
  {
    needs: 'graphiql/package.json',
    entries: {
      graphiql: join(browser, 'graphiql.js'),
      'editor.worker': 'monaco-editor/esm/vs/editor/editor.worker.js',
      'json.worker': 'monaco-editor/esm/vs/language/json/json.worker.js',
      'graphql.worker': 'monaco-graphql/esm/graphql.worker.js',
    },
  },
  { needs: 'swagger-ui-dist/package.json', entries: { docs: join(browser, 'docs.js') } },
  {
    entries: {
      landing: join(browser, 'landing.css'),
      password: join(browser, 'password.css'),
      deprecations: join(browser, 'deprecations.js'),
      icon: join(browser, 'icon.svg'),
    },
  },
]

// The style sheet of GraphiQL already contains that of its editor; the style sheets of the editor's modules would never be loaded.
const withoutEditorStyles = {
  name: 'without-editor-styles',
  setup: (bundle) => bundle.onLoad({ filter: /monaco-editor[\\/]esm[\\/].*\.css$/ }, () => ({ contents: '', loader: 'empty' })),
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
  legalComments: 'linked',
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.svg': 'copy' },
  // These old names resolve to CommonJS files, whose exports GraphiQL would not find; its "prettify" button would not work.
  alias: { 'prettier/parser-babel': 'prettier/plugins/babel', 'prettier/parser-graphql': 'prettier/plugins/graphql' },
  plugins: [withoutEditorStyles],
}

const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)

function isUpToDate() {
  const sources = [fileURLToPath(import.meta.url), installed, ...readdirSync(browser).map((file) => join(browser, file))]
  return changedAt(manifest) > Math.max(...sources.map(changedAt))
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

export async function buildPortal() {
  if (isUpToDate()) return
  const present = parts.filter(({ needs }) => !needs || isInstalled(needs))
  const { outputFiles } = await build({ ...settings, entryPoints: Object.assign({}, ...present.map(({ entries }) => entries)) })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { path, contents } of outputFiles) writeFileSync(path, contents)
  const files = outputFiles.map(({ path }) => basename(path)).sort()
  writeFileSync(manifest, `${JSON.stringify({ id: hashFiles(outputFiles), files }, null, 2)}\n`)
}
