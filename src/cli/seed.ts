import { parseArgs } from 'node:util'
import pino from 'pino'
import { buildServer } from '../server.js'
import { withMigratedDatabase } from './database.js'
import { loadDemo } from './demo.js'
import { requireWritableFolder } from './startup-checks.js'
import { refuseExtraArguments } from './usage.js'

export const seedHelp = `Usage: wharf seed

Loads the demo data into the default tenant: taxes, a surcharge, warehouses, carriers, payment methods and value sets;
companies with addresses and contacts, and customers, one of them for anonymous visitors;
attributes, categories, products and a cluster; and a picture of each product if there are no pictures at all yet
(stored in WHARF_DATA_DIR, or in the bucket). If channel 1 has no root category or no anonymous user, it gets those of the demo.
Records with the same key are reset to their demo values; all other records stay. No accounts and no credentials are
created: see wharf keys create.`

export async function seedCommand(args: string[]): Promise<void> {
  refuseExtraArguments(parseArgs({ args, options: {}, allowPositionals: true }).positionals)
  await withMigratedDatabase(async ({ config, clock, url }) => {
    // The demo pictures are stored there.
    requireWritableFolder(config.dataDir)
    const { app, tenants } = buildServer(config, url, clock, pino({ level: 'warn' }))
    try {
      const calls = await loadDemo(app, tenants, clock)
      console.log(`Loaded the demo data in ${calls} calls.`)
    } finally {
      await app.close()
      await tenants.end()
    }
  })
}
