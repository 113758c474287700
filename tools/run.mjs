// Runs a TypeScript file: bundles it (without packages) into .cache and imports the result. Usage: node tools/run.mjs <file.ts> [arguments]
import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { graphqlForEsbuild } from './graphql-import.mjs'

const root = new URL('..', import.meta.url).pathname
const [file, ...rest] = process.argv.slice(2)
const outfile = join(root, '.cache', 'run', `${basename(file, '.ts')}.mjs`)
mkdirSync(join(root, '.cache', 'run'), { recursive: true })
await build({
  entryPoints: [file],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  sourcemap: 'inline',
  logLevel: 'warning',
  plugins: [graphqlForEsbuild],
})
process.setSourceMapsEnabled(true)
process.argv = [process.argv[0], outfile, ...rest]
await import(pathToFileURL(outfile).href)
