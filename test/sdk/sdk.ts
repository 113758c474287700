/**
 * Runs the published SDK against a server as a user starts it. The SDK is installed aside, never as a dependency:
 * its old versions vanish from the registry, so a build must not need it. Says so when it cannot be had.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import {
  buildSchema,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  parse,
  print,
  validate,
} from 'graphql'
import { credentialsIn, newFolder, removeFolder, startServer } from '../process.js'
import { documents } from './documents.js'
import { flows } from './flows.js'
import { pruned } from './pruned.js'

const PACKAGE = '@propeller-commerce/propeller-sdk-v2'
const OPERATIONS = 'dist/cjs/generated/operations'
const folder = resolve('.cache/sdk')

function installAside(): string | null {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  try {
    execFileSync('npm', ['install', '--ignore-scripts', '--no-save', '--no-package-lock', PACKAGE], {
      cwd: folder,
      stdio: 'pipe',
      timeout: 120_000,
    })
  } catch (error) {
    console.log(`The SDK cannot be had from the registry just now: ${String((error as Error).message).split('\n')[0]}`)
  }
  const manifest = join(folder, 'node_modules', PACKAGE, 'package.json')
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : null
}

const operationOf = (document: DocumentNode) =>
  document.definitions.find((node): node is OperationDefinitionNode => node.kind === 'OperationDefinition')
const nameOf = (document: DocumentNode) => operationOf(document)?.name?.value ?? ''

/** The documents of the SDK whose operation we serve. */
function served(schema: GraphQLSchema): { name: string; text: string }[] {
  const known = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() }
  const files = readdirSync(join(folder, 'node_modules', PACKAGE, OPERATIONS))
  return files
    .filter((file) => file.endsWith('.js') && file !== 'index.js')
    .map((file) => ({ name: file.slice(0, -3), text: documentOf(file.slice(0, -3)) }))
    .filter(
      ({ text }) => ((operationOf(parse(text))?.selectionSet.selections[0] as FieldNode | undefined)?.name.value ?? '') in known,
    )
}

/** The server reads the variable of this one under either of its published types; the flows run it. */
const TRANSLATED = new Set(['triggerPasswordSendResetEmailEvent'])

/** Every document of the SDK whose operation we serve must validate against the schema that we serve. */
function checkDocuments(schema: GraphQLSchema): { valid: number; pruned: number; failures: string[] } {
  const failures: string[] = []
  let [valid, left] = [0, 0]
  for (const { name, text } of served(schema)) {
    const { document: ast, isWhole } = pruned(text, schema)
    const errors = TRANSLATED.has(name) ? [] : validate(schema, ast)
    if (errors.length) failures.push(`${name}: ${errors[0]?.message}`)
    else if (isWhole) valid++
    else left++
  }
  return { valid, pruned: left, failures }
}

/** The documents of the SDK that went out, by the name of their operation. */
const sent = new Set<string>()

/** Asks for an administrator who has logged in, and none of the demo can. */
const NOT_SENT = new Set(['adminUserViewer'])

/** What validates is known to work only when it was also sent. */
const neverSent = (schema: GraphQLSchema) =>
  served(schema)
    .map(({ name }) => name)
    .filter((name) => !sent.has(name) && !NOT_SENT.has(name))

/** The text of one document of the SDK. */
const documentOf = (name: string): string =>
  createRequire(join(folder, 'package.json'))(join(folder, 'node_modules', PACKAGE, `${OPERATIONS}/${name}.js`)).document

/** Sends the SDK's documents as far as they can be asked today. */
const pruning =
  (schema: GraphQLSchema, fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (url, options) => {
    if (options?.body instanceof FormData) sent.add(nameOf(parse(JSON.parse(String(options.body.get('operations'))).query)))
    if (typeof options?.body !== 'string' || !options.body.startsWith('{"query"')) return fetch(url, options)
    const asked = JSON.parse(options.body)
    sent.add(nameOf(parse(asked.query)))
    return fetch(url, { ...options, body: JSON.stringify({ ...asked, query: print(pruned(asked.query, schema).document) }) })
  }

const version = installAside()
if (!version) {
  console.log('SDK run skipped: the package is not to be had.')
} else {
  const dataDir = newFolder()
  const server = await startServer({ WHARF_DATA_DIR: dataDir })
  let passed = 0
  let failed = 0
  const report = (name: string, error?: unknown) => {
    if (error === undefined) passed++
    else failed++
    console.log(error === undefined ? `  ok    ${name}` : `  FAIL  ${name}: ${(error as Error).message ?? error}`)
  }
  try {
    const schema = buildSchema(await (await fetch(`${server.url}/v2/schema.graphql`)).text())
    const { valid, pruned: left, failures } = checkDocuments(schema)
    console.log(
      `${PACKAGE} ${version} against ${server.url}: ${valid} of its documents are served and valid as they are, ` +
        `${left} more without the fields of rooms that are not built`,
    )
    globalThis.fetch = pruning(schema, globalThis.fetch)
    for (const failure of failures) report('document', failure)
    const sdk = createRequire(join(folder, 'package.json'))(PACKAGE)
    await flows(sdk, `${server.url}/v2/graphql`, credentialsIn(dataDir), report)
    await documents(`${server.url}/v2/graphql`, credentialsIn(dataDir).graphql.adminKey, documentOf, report)
    for (const name of neverSent(schema)) report(`document ${name}`, 'was never sent')
  } finally {
    await server.end()
    removeFolder(dataDir)
  }
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed ? 1 : 0
}
