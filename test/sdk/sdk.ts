/**
 * Runs the published SDK against a built server. The SDK is installed in a separate folder, never as a dependency:
 * its old versions disappear from the registry, so a build must not need it. The run is skipped when it is not available.
 * Usage: npm run test:sdk [-- flow], such as `npm run test:sdk -- purchase` for that flow alone.
 *        npm run test:sdk -- --nodes [path of pgbouncer]: two servers in turn, with a replica, behind a pooler where there is one.
 */
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  buildSchema,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  NoDeprecatedCustomRule,
  type OperationDefinitionNode,
  parse,
  print,
  validate,
} from 'graphql'
import { installAside, loadPackage } from '../install-aside.js'
import { openInstallation } from '../nodes/installation.js'
import { createFolder, readCredentials, removeFolder, startServer } from '../process.js'
import { sendDocuments } from './documents.js'
import { sendEveryDocument } from './every-document.js'
import { runFlows } from './flows.js'
import { pruneDocument } from './prune.js'

const PACKAGE = '@propeller-commerce/propeller-sdk-v2'
const OPERATIONS = 'dist/cjs/generated/operations'
const folder = resolve('.cache/sdk')
const words = process.argv.slice(2)
const hasNodes = words[0] === '--nodes'
const onlyFlow = hasNodes ? undefined : words[0]

interface Served {
  folder: string
  urls: string[]
  end: () => Promise<unknown>
}

async function startOne(): Promise<Served> {
  const dataDir = createFolder()
  const server = await startServer({ WHARF_DATA_DIR: dataDir })
  const end = () => server.end().finally(() => removeFolder(dataDir))
  return { folder: dataDir, urls: [server.url], end }
}

async function startNodes(): Promise<Served> {
  const {
    folder: dataDir,
    servers,
    hasPooler,
    close,
  } = await openInstallation({ servers: 2, pgbouncer: words[1], hasDemo: true })
  console.log(`2 servers in turn, 1 replica, ${hasPooler ? 'behind pgbouncer' : 'no pooler'}`)
  return { folder: dataDir, urls: servers.map(({ url }) => url), end: close }
}

/** A `fetch` that sends requests for the first server to each of them in turn. */
function createTurningFetch(urls: readonly string[], fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  let turn = 0
  return (url, options) => fetch(String(url).replace(urls[0] ?? '', urls[turn++ % urls.length] ?? ''), options)
}

const findOperation = (document: DocumentNode) =>
  document.definitions.find((node): node is OperationDefinitionNode => node.kind === 'OperationDefinition')
const readOperationName = (document: DocumentNode) => findOperation(document)?.name?.value ?? ''

/** The documents of the SDK whose operation our schema has. */
function listServedDocuments(schema: GraphQLSchema): { name: string; text: string }[] {
  const operations = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() }
  const files = readdirSync(join(folder, 'node_modules', PACKAGE, OPERATIONS))
  return files
    .filter((file) => file.endsWith('.js') && file !== 'index.js')
    .map((file) => ({ name: file.slice(0, -3), text: readDocument(file.slice(0, -3)) }))
    .filter(
      ({ text }) =>
        ((findOperation(parse(text))?.selectionSet.selections[0] as FieldNode | undefined)?.name.value ?? '') in operations,
    )
}

/** The server accepts the variable of this document under either of its published types, so validation is skipped; the flows run it. */
const ACCEPTED_WITH_OLD_TYPES = new Set(['triggerPasswordSendResetEmailEvent'])

/** Validates every document of the SDK whose operation we serve against our schema. */
function checkDocuments(schema: GraphQLSchema): { valid: number; pruned: number; failures: string[] } {
  const failures: string[] = []
  let [valid, prunedCount] = [0, 0]
  for (const { name, text } of listServedDocuments(schema)) {
    const { document: ast, isUnchanged } = pruneDocument(text, schema)
    const errors = ACCEPTED_WITH_OLD_TYPES.has(name) ? [] : validate(schema, ast)
    if (errors.length) failures.push(`${name}: ${errors[0]?.message}`)
    else if (isUnchanged) valid++
    else prunedCount++
  }
  return { valid, pruned: prunedCount, failures }
}

/** The documents of the SDK that are valid the day before the removal, and those of them that fail on the day. */
function compareRemovalDay(dayBefore: GraphQLSchema, dayAfter: GraphQLSchema): { valid: number; failures: string[] } {
  const documents = listServedDocuments(dayBefore)
    .map(({ name, text }) => ({ name, document: pruneDocument(text, dayBefore).document }))
    .filter(({ name, document }) => !ACCEPTED_WITH_OLD_TYPES.has(name) && validate(dayBefore, document).length === 0)
  const failures = documents.flatMap(({ name, document }) => {
    // The schema of the day keeps a removed field on a type whose interface keeps it, so the uses are counted as well.
    const errors = [...validate(dayAfter, document), ...validate(dayBefore, document, [NoDeprecatedCustomRule])]
    return errors.length ? [`${name}: ${errors[0]?.message}`] : []
  })
  return { valid: documents.length, failures }
}

/** The operation names of the documents that were sent. */
const sentOperations = new Set<string>()

/** This document needs a logged-in administrator, and the flows have none. */
const NOT_SENT = new Set(['adminUserViewer'])

/** The documents that no flow has sent. */
const listNeverSent = (schema: GraphQLSchema) =>
  listServedDocuments(schema).filter(({ name }) => !sentOperations.has(name) && !NOT_SENT.has(name))

/** The text of one document of the SDK. */
const readDocument = (name: string): string =>
  loadPackage(folder, join(folder, 'node_modules', PACKAGE, `${OPERATIONS}/${name}.js`)).document

/** A `fetch` that removes the fields of missing modules from the SDK's documents before it sends them. */
const createPruningFetch =
  (schema: GraphQLSchema, fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (url, options) => {
    if (options?.body instanceof FormData)
      sentOperations.add(readOperationName(parse(JSON.parse(String(options.body.get('operations'))).query)))
    if (typeof options?.body !== 'string' || !options.body.startsWith('{"query"')) return fetch(url, options)
    const request = JSON.parse(options.body)
    sentOperations.add(readOperationName(parse(request.query)))
    const query = print(pruneDocument(request.query, schema).document)
    return fetch(url, { ...options, body: JSON.stringify({ ...request, query }) })
  }

const version = installAside(folder, [PACKAGE])[PACKAGE]
if (!version) {
  console.log('SDK run skipped: the package is not available.')
} else {
  const { folder: dataDir, urls, end } = await (hasNodes ? startNodes() : startOne())
  const [url = ''] = urls
  globalThis.fetch = createTurningFetch(urls, globalThis.fetch)
  let passed = 0
  let failed = 0
  const report = (name: string, error?: unknown) => {
    if (error === undefined) passed++
    else failed++
    console.log(error === undefined ? `  ok    ${name}` : `  FAIL  ${name}: ${(error as Error).message ?? error}`)
  }
  try {
    const readSchema = async (query = '') => buildSchema(await (await fetch(`${url}/v2/schema.graphql${query}`)).text())
    const schema = await readSchema()
    const { valid, pruned, failures } = checkDocuments(schema)
    console.log(
      `${PACKAGE} ${version} against ${url}: ${valid} of its documents are served and valid unchanged, ` +
        `${pruned} more without the fields of modules that are not built`,
    )
    const removal = compareRemovalDay(await readSchema('?at=2027-02-28'), await readSchema('?at=2027-03-01'))
    console.log(
      `${removal.valid} documents are valid on 2027-02-28, ${removal.valid - removal.failures.length} of them on 2027-03-01`,
    )
    for (const failure of removal.failures) report('document after the removal', failure)
    globalThis.fetch = createPruningFetch(schema, globalThis.fetch)
    for (const failure of failures) report('document', failure)
    const sdk = loadPackage(folder, PACKAGE)
    await showEverything(`${url}/v2/graphql`, readCredentials(dataDir).graphql.adminKey)
    await runFlows(sdk, `${url}/v2/graphql`, readCredentials(dataDir), report, onlyFlow)
    if (!onlyFlow) {
      await sendDocuments(`${url}/v2/graphql`, readCredentials(dataDir).graphql.adminKey, readDocument, report)
      const others = listNeverSent(schema)
      console.log(`${others.length} documents of which no flow knows what they should answer:`)
      await sendEveryDocument(`${url}/v2/graphql`, readCredentials(dataDir).graphql.adminKey, schema, others, report)
    }
  } finally {
    await end()
  }
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed ? 1 : 0
}

/** The flows add categories of their own, beside the root that the channel of the demo shows. */
async function showEverything(address: string, apikey: string) {
  const query = 'mutation { channelUpdate(id: 1, input: { catalogRootId: null }) { id } }'
  const headers = { apikey, 'content-type': 'application/json' }
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ query }) })
  const { errors } = (await answer.json()) as { errors?: unknown }
  if (errors) throw new Error(`The channel cannot be changed: ${JSON.stringify(errors)}`)
}
