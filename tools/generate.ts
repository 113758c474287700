/** Writes the generated files: the whole SDL, the types of the contract, the types of the database. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../src/db/embedded/embedded.js'
import { migrate } from '../src/db/migrate.js'
import { generatedFiles } from './generate/files.js'

const root = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'wharf-generate-'))
const own = process.env.TEST_DATABASE_URL ? null : await startEmbedded({ dataDir: folder, log: () => undefined })
const url = own?.url ?? process.env.TEST_DATABASE_URL ?? ''
try {
  await migrate(url, 'control', new Date())
  await migrate(url, 'tenant', new Date())
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const [file, text] of await generatedFiles(root, client)) writeFileSync(join(root, file), text)
  await client.end()
} finally {
  await own?.stop()
  rmSync(folder, { recursive: true, force: true })
}
