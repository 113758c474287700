/** A backup is a folder: a list of all tables, a compressed file with the rows of each, and the media. No PostgreSQL tool is needed. */
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createGunzip, createGzip } from 'node:zlib'
import { type Config, readConfig } from '../../config.js'
import { systemClock } from '../../core/base/clock.js'
import { openCheckedDatabase } from '../startup-checks.js'
import { CommandFailure, refuseExtraArguments, UsageError } from '../usage.js'
import type { DatabaseContent } from './fill-database.js'
import { type CopiedTenant, installCopy } from './install-copy.js'
import { withContents, withStoppedDatabase } from './source.js'
import type { CopiedTable } from './tables.js'

export const backupHelp = `Usage: wharf backup <folder>

Writes all databases of this installation and its media into a new folder. Stop the server first if the database is the embedded one;
another PostgreSQL is read as it is at one instant for each tenant. Media in a bucket are not copied. wharf restore reads the folder.`

export const restoreHelp = `Usage: wharf restore <folder>

Puts a backup into the configured database, which must be empty: DATABASE_URL, or a new WHARF_DATA_DIR. Every table is compared with the backup.
The change feed starts empty, and older cursors are refused.`

const FORMAT = 1

interface Manifest {
  format: number
  createdAt: string
  tenants: { tenantId: string; tables: DatabaseContent['tables']; sequences: DatabaseContent['sequences'] }[]
}

function readFolder(args: string[], help: string): string {
  const [folder, ...rest] = parseArgs({ args, options: {}, allowPositionals: true }).positionals
  refuseExtraArguments(rest)
  if (!folder) throw new UsageError(help)
  return resolve(folder)
}

const rowsFile = (folder: string, tenantId: string, { schema, name }: CopiedTable) =>
  join(folder, 'rows', tenantId, `${schema}.${name}.copy.gz`)
const mediaFolder = ({ dataDir }: Config) => join(dataDir, 'media')

export async function backupCommand(args: string[]): Promise<void> {
  const folder = readFolder(args, backupHelp)
  if (existsSync(folder)) throw new CommandFailure(`${folder} exists already. Name a new folder: nothing is overwritten.`)
  const config = readConfig()
  await withStoppedDatabase(config, (url) =>
    withContents(url, (tenants) => writeBackup(folder, tenants, systemClock(config.clock)())),
  )
  if (!config.media.s3 && existsSync(mediaFolder(config)))
    await cp(mediaFolder(config), join(folder, 'media'), { recursive: true })
  console.log(`The backup is in ${folder}.`)
}

/** Writes a backup. The list comes last: a folder without it is an incomplete backup. */
async function writeBackup(folder: string, tenants: readonly CopiedTenant[], now: Date): Promise<void> {
  for (const { tenantId, content } of tenants) {
    await mkdir(join(folder, 'rows', tenantId), { recursive: true, mode: 0o700 })
    for (const table of content.tables)
      await pipeline(content.readRows(table), createGzip(), createWriteStream(rowsFile(folder, tenantId, table), { mode: 0o600 }))
    console.log(
      `Tenant ${tenantId}: ${content.tables.length} tables, ${content.tables.reduce((sum, { rows }) => sum + rows, 0)} rows.`,
    )
  }
  const described = tenants.map(({ tenantId, content: { tables, sequences } }) => ({ tenantId, tables, sequences }))
  const manifest: Manifest = { format: FORMAT, createdAt: now.toISOString(), tenants: described }
  await writeFile(join(folder, 'backup.json'), `${JSON.stringify(manifest)}\n`, { mode: 0o600 })
}

export async function restoreCommand(args: string[]): Promise<void> {
  const folder = readFolder(args, restoreHelp)
  const manifest = await readManifest(folder)
  const config = readConfig()
  const { url, stop } = await openCheckedDatabase(
    config,
    () => undefined,
    (error) => console.error(error.message),
  )
  try {
    const tenants = manifest.tenants.map(({ tenantId, tables, sequences }) => ({
      tenantId,
      content: { tables, sequences, readRows: (table: CopiedTable) => readRows(folder, tenantId, table) },
    }))
    await installCopy(url, tenants, systemClock(config.clock))
  } finally {
    await stop()
  }
  const media = join(folder, 'media')
  if (existsSync(media)) await cp(media, mediaFolder(config), { recursive: true, force: false })
  console.log('The backup is restored. Start the server.')
}

/** Reads the rows of a table. A file error ends the stream. */
function readRows(folder: string, tenantId: string, table: CopiedTable) {
  const unzipped = createGunzip()
  createReadStream(rowsFile(folder, tenantId, table))
    .on('error', (error) => unzipped.destroy(error))
    .pipe(unzipped)
  return unzipped
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'backup.json'), 'utf8').catch(() => {
    throw new CommandFailure(`${folder} has no backup.json: it is no backup, or one that was interrupted.`)
  })
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== FORMAT)
    throw new CommandFailure(`The backup has the format ${manifest.format}; this version reads ${FORMAT}.`)
  return manifest
}
