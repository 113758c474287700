import { parseArgs } from 'node:util'
import pino from 'pino'
import { demoSizes } from '../config.js'
import { buildServer } from '../server.js'
import { withMigratedDatabase } from './database.js'
import type { OnProgress } from './demo/client.js'
import { loadDemo } from './demo.js'
import { requireWritableFolder } from './startup-checks.js'
import { count, openTerminal, speed, type Terminal } from './terminal.js'
import { refuseExtraArguments, UsageError } from './usage.js'

export const seedHelp = `Usage: wharf seed [--size small|demo|large]

Loads the demo data into the default tenant: taxes, a surcharge, warehouses, carriers, payment methods and value sets;
companies with addresses and contacts, and customers, one of them for anonymous visitors; attributes, categories and products
with prices, stock and pictures (stored in WHARF_DATA_DIR, or in the bucket). If channel 1 has no root category or no
anonymous user, it gets those of the demo.

  --size small  21 products
         demo   a shop of an installation wholesaler with more than a thousand products in Dutch, English and German, with
                clusters, options, bundles, cross-sells, spare parts, price sheets, order lists and favourites (the default)
         large  the same with 100,000 products; a load that was broken off goes on where it stopped

Records with the same key are reset to their demo values; all other records stay. Nobody gets a login or a key:
see wharf admins create and wharf keys create.`

export async function seedCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: { size: { type: 'string' } }, allowPositionals: true })
  refuseExtraArguments(positionals)
  const size = demoSizes.find((known) => known === (values.size ?? 'demo'))
  if (!size) throw new UsageError(`--size must be one of ${demoSizes.join(', ')}, not "${values.size}".`)
  await withMigratedDatabase(async ({ config, clock, url }) => {
    // The demo images are stored there.
    requireWritableFolder(config.dataDir)
    // Statements of large bulks are slow, which is not worth logging.
    const { app, tenants, files } = buildServer({ ...config, slowStatementMs: null }, url, clock, pino({ level: 'warn' }))
    const terminal = openTerminal(process.stdout, { isText: Boolean(process.stdout.isTTY), now: () => performance.now() })
    terminal.step('Loading the demo data')
    try {
      const calls = await loadDemo({ app, tenants, files, clock }, size, reportProgress(terminal))
      terminal.finish()
      console.log(`Loaded the demo data in ${calls} calls.`)
    } finally {
      await app.close()
      await tenants.end()
    }
  })
}

/** Shows a bar on a terminal; elsewhere a line at most every ten seconds, so that a long load is not silent. */
function reportProgress(terminal: Terminal): OnProgress {
  if (terminal.isTty) return terminal.progress
  const start = performance.now()
  let last = start
  return (done, total, what) => {
    if (performance.now() - last < 10_000) return
    last = performance.now()
    console.log(`${count(done)} of ${count(total)} ${what}${speed(done, total, (last - start) / 1000)}`)
  }
}
