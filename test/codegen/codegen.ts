/**
 * Runs GraphQL Code Generator on the schema of a built server, as teams that write their own documents do, and compiles the result. The generator
 * is installed in a separate folder: what teams install today may be newer than what the project builds with.
 * Usage: npm run test:codegen
 */
import { deepEqual } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { installAside, type Package } from '../install-aside.js'
import { createFolder, readCredentials, removeFolder, startServer } from '../process.js'

const folder = resolve('.cache/codegen')
const PACKAGES = [
  'graphql@16',
  '@graphql-codegen/core',
  '@graphql-codegen/typescript',
  '@graphql-codegen/typescript-operations',
  'typescript',
]
const REMOVAL = '2027-03-01'

/** A page of a storefront. */
const DOCUMENT = `
  query Page($slug: String!, $language: String) {
    category(slug: $slug) {
      names(language: $language) { value }
      products(input: { page: 1, offset: 12 }) { itemsFound items { ... on Product { productId sku price { gross net }
        media { images(search: { page: 1, offset: 1 }) { items { imageVariants(input: { transformations: [] }) { url } } } } } } }
    }
  }
  mutation Add($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { cartId total { totalGross } } }`

const require = createRequire(join(folder, 'package.json'))

type Plugin = 'typescript' | 'typescript-operations'

/** Generates one file. The plugin for operations brings the inputs that they use, so the two plugins write two files. */
async function generate(plugin: Plugin, sdl: string, config: object): Promise<string> {
  const { codegen } = require('@graphql-codegen/core')
  const { parse } = require('graphql')
  return codegen({
    filename: `${plugin}.ts`,
    schema: parse(sdl),
    documents: [{ location: 'page.graphql', document: parse(DOCUMENT) }],
    config,
    plugins: [{ [plugin]: {} }],
    pluginMap: { [plugin]: require(`@graphql-codegen/${plugin}`) },
  })
}

const USE = `import type { AddMutationVariables, PageQuery } from './typescript-operations'
import type { ProductMediaImagesArgs } from './typescript'
export const variables: AddMutationVariables = { id: 'x', input: { productId: 1, quantity: 2 } }
export const args: ProductMediaImagesArgs = { search: { page: 1, offset: 1 } }
export const readName = (page: PageQuery) => page.category.names[0]?.value
`

/** Generates both files from a schema, compiles them with a file that uses them, and returns the errors. */
async function compile(name: string, sdl: string, config: object): Promise<string[]> {
  const target = join(folder, name)
  mkdirSync(target, { recursive: true })
  const plugins: Plugin[] = ['typescript', 'typescript-operations']
  const texts = await Promise.all(plugins.map((plugin) => generate(plugin, sdl, config)))
  for (const [i, plugin] of plugins.entries()) writeFileSync(join(target, `${plugin}.ts`), texts[i] ?? '')
  const argsName = texts[0]?.includes('ProductMedia_ImagesArgs') ? 'ProductMedia_ImagesArgs' : 'ProductMediaImagesArgs'
  writeFileSync(join(target, 'use.ts'), USE.replaceAll('ProductMediaImagesArgs', argsName))
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler']
  const files = [...plugins, 'use'].map((file) => join(target, `${file}.ts`))
  const compiler = join(folder, 'node_modules/typescript/bin/tsc')
  const { stdout, status } = spawnSync(process.execPath, [compiler, '--ignoreConfig', ...options, ...files], {
    encoding: 'utf8',
    cwd: target,
  })
  const errors = stdout.split('\n').filter((line) => line.includes('error TS'))
  return status === 0 || errors.length ? errors : [`tsc ended with ${status}: ${stdout}`]
}

/** The options for the whole schema, deprecated items included. The guide for storefronts names them. */
const WHOLE = { addUnderscoreToArgsType: true, namingConvention: { enumValues: 'keep' } }
const WHOLE_WITH_INTERFACES = { declarationKind: { arguments: 'interface' }, enumsAsTypes: true }

const versions = installAside(folder, PACKAGES)
console.log(
  Object.entries(versions)
    .map(([name, version]) => `${name} ${version ?? 'is not available'}`)
    .join('\n'),
)
if (Object.values(versions).includes(null)) console.log('Skipped: the generator is not available.')
else await run()

async function run() {
  const dataDir = createFolder()
  const server = await startServer({ WHARF_DATA_DIR: dataDir })
  let failed = 0
  const step = async (name: string, work: () => Promise<unknown>) => {
    try {
      await work()
      console.log(`  ok    ${name}`)
    } catch (error) {
      failed++
      console.log(`  FAIL  ${name}: ${(error as Error).message}`)
    }
  }
  const readSdl = async (query = '') => (await fetch(`${server.url}/v2/schema.graphql${query}`)).text()
  try {
    await step('the schema without deprecated items compiles without options', async () =>
      deepEqual(await compile('current', await readSdl(`?at=${REMOVAL}`), {}), []),
    )
    await step('the whole schema compiles with the options that the guide names', async () =>
      deepEqual(await compile('whole', await readSdl(), WHOLE), []),
    )
    await step('the whole schema by introspection compiles with interfaces for arguments', async () => {
      const sdl = await introspect(`${server.url}/v2/graphql`, readCredentials(dataDir).graphql.adminKey)
      deepEqual(await compile('introspected', sdl, WHOLE_WITH_INTERFACES), [])
    })
    await step('without options, the whole schema has nothing but the published clashes', async () => {
      const errors = await compile('clashes', await readSdl(), {})
      const names = errors.map((line) => line.match(/Duplicate identifier '(\w+)'/)?.[1] ?? line)
      const args = ['ProductMediaDocumentsArgs', 'ProductMediaImagesArgs', 'ProductMediaVideosArgs']
      deepEqual([...new Set(names)].sort(), ['Asc', 'Desc', ...args])
    })
  } finally {
    await server.end()
    removeFolder(dataDir)
  }
  console.log(failed ? `${failed} failed` : 'all passed')
  process.exitCode = failed ? 1 : 0
}

/** The schema as generators read it from an address. */
async function introspect(url: string, apikey: string): Promise<string> {
  const { buildClientSchema, getIntrospectionQuery, printSchema }: Package = require('graphql')
  const body = JSON.stringify({ query: getIntrospectionQuery() })
  const response = await fetch(url, { method: 'POST', headers: { apikey, 'content-type': 'application/json' }, body })
  const { data } = (await response.json()) as Package
  return printSchema(buildClientSchema(data))
}
