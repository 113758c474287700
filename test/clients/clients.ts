/**
 * Runs the published packages for payments, punch-out, spare parts and user interfaces against a built server with the demo shop. They are
 * installed in a separate folder, never as dependencies. Providers are imitated on a local port; nothing is sent to the Internet after the installation.
 * Usage: npm run test:clients [-- mollie|msp|punchout|spl|core-ui]
 */
import { resolve } from 'node:path'
import { installAside, loadPackage, type Package } from '../install-aside.js'
import { createFolder, readCredentials, removeFolder, startServer } from '../process.js'
import { testCoreUi } from './core-ui.js'
import { handleWebhookUntilKilled, testPayments } from './payments.js'
import { openProviders, type Providers, redirectProviders } from './providers.js'
import { testPunchout } from './punchout.js'
import type { Shop, Step } from './shop.js'
import { testSpareParts } from './spare-parts.js'

const SDK = '@propeller-commerce/propeller-sdk-v2'
/** No test depends on how fast the machine is. */
const PATIENT = { WHARF_BUDGET_VISITOR: 'work=60000,databaseTime=60000', WHARF_BUDGET_PERSON: 'work=60000,databaseTime=60000' }
const folder = resolve('.cache/clients')
const load = (name: string): Package => loadPackage(folder, name)

const suites: Record<string, (shop: Shop, providers: Providers) => Promise<void>> = {
  mollie: (shop, providers) => testPayments('Mollie', shop, providers),
  msp: (shop, providers) => testPayments('MultiSafepay', shop, providers),
  punchout: testPunchout,
  spl: testSpareParts,
  'core-ui': testCoreUi,
}
const nameOf = (suite: string) => `@propeller-commerce/propeller-v2-${suite}`

const [word, argument = ''] = process.argv.slice(2)
if (word === '--webhook') {
  redirectProviders(JSON.parse(argument).port)
  await handleWebhookUntilKilled(load, argument)
} else {
  await runSuites(word ? [word] : Object.keys(suites))
}

async function runSuites(names: readonly string[]) {
  const versions = installAside(folder, [SDK, ...Object.keys(suites).map(nameOf), 'react@19', 'react-dom@19'])
  console.log(
    Object.entries(versions)
      .map(([name, version]) => `${name} ${version ?? 'is not available'}`)
      .join('\n'),
  )
  const available = names.filter((name) => versions[nameOf(name)])
  if (!versions[SDK] || available.length === 0) return console.log('Skipped: the packages are not available.')
  const dataDir = createFolder()
  const server = await startServer({ WHARF_DATA_DIR: dataDir, ...PATIENT })
  const providers = await openProviders()
  redirectProviders(providers.port)
  const counts = { passed: 0, failed: 0 }
  const step: Step = async (name, work) => {
    try {
      await work()
      counts.passed++
      console.log(`  ok    ${name}`)
    } catch (error) {
      counts.failed++
      console.log(`  FAIL  ${name}: ${(error as Error).message}`)
    }
  }
  const shop: Shop = {
    load,
    sdk: load(SDK),
    endpoint: `${server.url}/v2/graphql`,
    dataDir,
    credentials: readCredentials(dataDir),
    step,
  }
  try {
    for (const name of available) await step(`${nameOf(name)} has run`, async () => suites[name]?.(shop, providers))
  } finally {
    providers.close()
    await server.end()
    removeFolder(dataDir)
  }
  console.log(
    `${counts.passed} passed, ${counts.failed} failed${available.length < names.length ? ', some packages skipped' : ''}`,
  )
  process.exitCode = counts.failed ? 1 : 0
}
