// Builds the client tool as a small npm package of its own, without the server: node tools/lifecycle-package.mjs [folder], then npm pack <folder>.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = new URL('..', import.meta.url).pathname

const README = `# wharf-lifecycle

Finds and replaces the deprecated items of a Wharf server in the requests of a client: GraphQL documents and REST calls, in source code
and in files of HTTP clients.
It needs nothing but the list and the schema that a server publishes.

    npx wharf-lifecycle lint  --server https://shop.example src
    npx wharf-lifecycle fix   --server https://shop.example --write 'src/**/*.graphql'
    npx wharf-lifecycle check --server https://shop.example --at 2027-03-01 src

\`npx wharf-lifecycle --help\` explains the options.
`

export async function buildLifecyclePackage(folder) {
  const { version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  mkdirSync(folder, { recursive: true })
  await build({
    absWorkingDir: root,
    entryPoints: ['src/cli/wharf-lifecycle.ts'],
    outfile: join(folder, 'wharf-lifecycle.js'),
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    legalComments: 'none',
    logLevel: 'warning',
    alias: { graphql: join(root, 'node_modules/graphql/index.mjs') },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const manifest = {
    name: 'wharf-lifecycle',
    version,
    description: 'Replaces the deprecated items of a Wharf server in the requests of a client.',
    license,
    type: 'module',
    engines,
    bin: { 'wharf-lifecycle': 'wharf-lifecycle.js' },
    files: ['wharf-lifecycle.js'],
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(folder, 'README.md'), README)
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await buildLifecyclePackage(resolve(process.argv[2] ?? join(root, 'dist/lifecycle')))
