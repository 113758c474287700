import pino from 'pino'
import { assemble } from '../server.js'
import { withDatabase } from './database.js'
import { seed } from './demo.js'

export const seedHelp = `Usage: wharf seed

Loads the demo data into the default tenant: taxes, a surcharge, warehouses, carriers, payment methods and value sets.
What has the same key is brought back to its demo state; everything else stays. No credentials are made: see wharf keys create.`

export async function seedCommand(): Promise<void> {
  await withDatabase(async ({ config, clock, url }) => {
    const { app, tenants } = assemble(config, url, clock, pino({ level: 'warn' }))
    try {
      const calls = await seed(app, tenants, clock)
      console.log(`Loaded the demo data in ${calls} calls.`)
    } finally {
      await app.close()
      await tenants.end()
    }
  })
}
