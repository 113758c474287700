import { parseArgs } from 'node:util'
import { readConfig } from '../../config.js'
import { systemClock } from '../../core/base/clock.js'
import { refuseExtraArguments, UsageError } from '../usage.js'
import { installCopy } from './install-copy.js'
import { withContents, withStoppedDatabase } from './source.js'

export const moveToHelp = `Usage: wharf move-to <DATABASE_URL>

Copies all data of this installation, with all tenants, into an empty PostgreSQL (15 or newer) of your own, and compares every table.
Stop the server first. Its user must own the database, and may have to create others (createdb) if there are more tenants.
The original stays as it is. Afterwards start the server with DATABASE_URL; media stay in the data folder.`

export async function moveToCommand(args: string[]): Promise<void> {
  const [target, ...rest] = parseArgs({ args, options: {}, allowPositionals: true }).positionals
  refuseExtraArguments(rest)
  if (!target || !URL.canParse(target)) throw new UsageError(moveToHelp)
  const config = readConfig()
  const clock = systemClock(config.clock)
  await withStoppedDatabase(config, (url) => withContents(url, (tenants) => installCopy(target, tenants, clock)))
  console.log(
    'All data are there. Start the server with DATABASE_URL set to that database; keep the data folder, which has the media.',
  )
}
