// Bundles the server and the command line under dist/, with the parts that both have in files of their own. With --if-stale, only when a source file is newer.
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isAnythingStale, isStale, PROGRAMS } from './stale.mjs'
import { writeWhole } from './write-whole.mjs'

const root = new URL('..', import.meta.url).pathname
const mustBuild = !process.argv.includes('--if-stale') || PROGRAMS.some(isStale)
// Every start and command gets here: most of them need none of the tools that are imported below.
if (!mustBuild && !isAnythingStale()) process.exit()

const { build } = await import('esbuild')
const { graphqlForEsbuild } = await import('./graphql-import.mjs')
const { buildGuide } = await import('./guide-pages.mjs')
const { buildPortal } = await import('./portal-assets.mjs')

const settings = {
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  sourcemap: 'linked',
  legalComments: 'none',
  logLevel: 'warning',
  external: ['pg-native'],
  // graphql-js as ES modules, in production mode, without its development checks.
  alias: { graphql: join(root, 'node_modules/graphql/index.mjs') },
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [graphqlForEsbuild],
  // Bundled CommonJS packages call `require` for the modules of Node.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
}

async function buildWhole(options) {
  const { outputFiles, metafile } = await build({ ...settings, absWorkingDir: root, outdir: 'dist', ...options, write: false })
  const isPart = ({ path }) => basename(path).startsWith('part-')
  // Parts first: no program is there before its parts.
  for (const { path, contents } of outputFiles.toSorted((a, b) => isPart(b) - isPart(a))) writeWhole(path, contents)
  return metafile
}

/** What modules from packages import, and the loader that compiles them. The loader runs in a thread of its own, and uses the compiler as it is installed. */
async function bundleForModules() {
  // They import nothing of Wharf, so the sources are complete types.
  cpSync(join(root, 'src/extend/api'), join(root, 'dist/api'), { recursive: true })
  await buildWhole({
    external: ['esbuild'],
    entryPoints: {
      module: 'src/extend/api/module.ts',
      testing: 'src/extend/api/testing.ts',
      loader: 'src/extend/loader/loader.ts',
      'loader-hooks': 'src/extend/loader/loader-hooks.ts',
    },
  })
}

/** The command line loads what a command needs, and not the whole server. The parts lie beside the programs, because they look for files there. */
async function bundle() {
  const metafile = await buildWhole({
    splitting: true,
    chunkNames: 'part-[hash]',
    metafile: true,
    entryPoints: {
      main: 'src/main.ts',
      wharf: 'src/cli/wharf.ts',
      'search-thread': 'src/modules/catalog/search/memory/search-thread.ts',
    },
  })
  const isPart = (file) => /^part-.*\.js(\.map)?$/.test(file)
  for (const file of readdirSync(join(root, 'dist')).filter(isPart))
    if (!metafile.outputs[`dist/${file}`]) rmSync(join(root, 'dist', file))
}

const start = performance.now()
if (mustBuild && process.stdout.isTTY) process.stdout.write('… Building Wharf')
buildGuide()
await Promise.all([mustBuild && bundle(), mustBuild && bundleForModules(), buildPortal()])
if (mustBuild && process.stdout.isTTY)
  process.stdout.write(`\r\u001b[K✓ Built Wharf  ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
