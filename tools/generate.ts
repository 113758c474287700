/** Writes the generated files: the complete SDL, the types of the contract and the types of the database. With --check it only compares. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../src/db/migrate.js'
import { startEmbedded } from '../src/embedded-postgres/embedded.js'
import { generatedFiles } from './generate/files.js'

const root = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'wharf-generate-'))
const embedded = process.env.TEST_DATABASE_URL ? null : await startEmbedded({ dataDir: folder, log: () => undefined })
const url = embedded?.url ?? process.env.TEST_DATABASE_URL ?? ''

async function generate(): Promise<Map<string, string>> {
  await migrate(url, 'control', new Date())
  await migrate(url, 'tenant', new Date())
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return generatedFiles(root, client).finally(() => client.end())
}

const isCurrent = (file: string, text: string) => existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') === text

try {
  const files = [...(await generate())]
  const stale = files.filter(([file, text]) => !isCurrent(file, text))
  if (process.argv.includes('--check')) {
    console.log(
      stale.length
        ? `Out of date, run npm run generate: ${stale.map(([file]) => file).join(', ')}`
        : `${files.length} files are up to date`,
    )
    process.exitCode = stale.length ? 1 : 0
  } else for (const [file, text] of stale) writeFileSync(join(root, file), text)
} finally {
  await embedded?.stop()
  rmSync(folder, { recursive: true, force: true })
}
