import { parseArgs } from 'node:util'
import pino from 'pino'
import { buildServer } from '../server.js'
import { withDatabase } from './database.js'
import { seed } from './demo.js'
import { requireFolder } from './startup-checks.js'
import { refuseWords } from './usage.js'

export const seedHelp = `Usage: wharf seed

Loads the demo data into the default tenant: taxes, a surcharge, warehouses, carriers, payment methods and value sets;
companies with addresses and contacts, and customers, one of them the guest as whom visitors look around;
attributes, categories, products and a cluster, and, where there are no pictures at all yet, a picture of each product
(written to the media of WHARF_DATA_DIR, or to the bucket). Where channel 1 names no root of the catalogue or no user for
visitors yet, it gets those of the demo.
What has the same key is brought back to its demo state; everything else stays. Nobody can log in by it and no credentials are
made: see wharf keys create.`

export async function seedCommand(args: string[]): Promise<void> {
  refuseWords(parseArgs({ args, options: {}, allowPositionals: true }).positionals)
  await withDatabase(async ({ config, clock, url }) => {
    // The pictures of the demo are written there.
    requireFolder(config.dataDir)
    const { app, tenants } = buildServer(config, url, clock, pino({ level: 'warn' }))
    try {
      const calls = await seed(app, tenants, clock)
      console.log(`Loaded the demo data in ${calls} calls.`)
    } finally {
      await app.close()
      await tenants.end()
    }
  })
}
