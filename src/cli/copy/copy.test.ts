import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fill } from '../../../test/catalogue.js'
import { createFolder, removeFolder } from '../../../test/process.js'
import { administer, buildDatabaseUrl } from '../../../test/setup/postgres.js'
import { startTestServer, type TestServer } from '../../../test/test-server.js'
import { openDatabase } from '../../db/database.js'
import { backupCommand, restoreCommand } from './backup.js'
import { withConnection } from './connection.js'
import { moveToCommand } from './move-to.js'
import { readDatabase } from './read-database.js'
import { listDatabases } from './tenants.js'

let server: TestServer
let folder: string
const emptied: string[] = []
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  folder = createFolder()
  await fill(server, {
    categories: { Gereedschap: null },
    attributes: { COLOR: 'TEXT' },
    products: [{ sku: 'H-1', names: { NL: 'Hamer' }, categories: ['Gereedschap'] }],
  })
  await server.gql('mutation { tenantCreate(input: { id: "acme", name: "Acme", channel: { name: "Shop" } }) { id } }')
})
afterAll(async () => {
  for (const name of emptied) await administer(server.url, `drop database if exists "${name}" with (force)`)
  removeFolder(folder)
  await server.close()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** Makes an empty database on the test server. Those of its tenants begin with its name. */
async function createEmpty(suffix: string): Promise<string> {
  const name = `${new URL(server.url).pathname.slice(1)}_${suffix}`
  emptied.push(`${name}_t_acme`, name)
  await administer(server.url, `create database "${name}"`)
  return buildDatabaseUrl(server.url, name)
}

function configure(databaseUrl: string): void {
  vi.stubEnv('DATABASE_URL', databaseUrl)
  vi.stubEnv('WHARF_DATA_DIR', folder)
  vi.stubEnv('WHARF_CLOCK', server.clock().toISOString())
  vi.spyOn(console, 'log').mockReturnValue()
}

/** Everything that an installation holds, without the names of its databases. */
async function readAll(url: string) {
  const all = []
  for (const { tenantId, url: databaseUrl } of await listDatabases(url)) {
    const { tables, sequences } = await withConnection(databaseUrl, readDatabase)
    all.push({ tenantId, tables: tables.filter(({ schema, name }) => `${schema}.${name}` !== 'control.tenant'), sequences })
  }
  return all
}

const countRules = (url: string) =>
  withConnection(url, async (client) => {
    const { rows } = await client.query(`select count(*) filter (where contype = 'f')::int as keys,
      (select count(*)::int from pg_trigger where tgenabled <> 'O' and not tgisinternal) as off from pg_constraint`)
    return rows[0]
  })

/** Adds a product, as a server on that database would. */
async function addProduct(url: string): Promise<number> {
  const db = openDatabase({ url, size: 1, onError: () => undefined })
  const row = {
    uuid: '01a1e01c-65af-7bd3-ba71-b8229d5d94ff',
    sku: 'NEW',
    createdAt: server.clock(),
    lastModifiedAt: server.clock(),
  }
  const { id } = await db.insertInto('product').values(row).returning('id').executeTakeFirstOrThrow()
  return db.destroy().then(() => id)
}

test('all tenants move to another database, which then has the same rows, rules and next numbers', async () => {
  const target = await createEmpty('moved')
  configure(server.url)
  const before = await readAll(server.url)

  await moveToCommand([target])

  expect(await readAll(target)).toEqual(before)
  expect(before.map(({ tenantId }) => tenantId)).toEqual(['default', 'acme'])
  const [, copied] = await listDatabases(target)
  expect(new URL(copied?.url ?? target).pathname).toBe(`${new URL(target).pathname}_t_acme`)
  expect(await countRules(target)).toEqual(await countRules(server.url))
  const { id } = await server.db.selectFrom('product').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  expect(await addProduct(target)).toBeGreaterThan(id)
  await expect(moveToCommand([target])).rejects.toThrow('has tables already. Name an empty one: nothing is overwritten.')
})

test('a backup is a folder that an empty database is restored from', async () => {
  const target = await createEmpty('restored')
  const backup = join(folder, 'backup')
  configure(server.url)
  const before = await readAll(server.url)

  await backupCommand([backup])
  configure(target)
  await restoreCommand([backup])

  expect(await readAll(target)).toEqual(before)
  expect(existsSync(join(backup, 'backup.json'))).toBe(true)
  await expect(backupCommand([backup])).rejects.toThrow('exists already. Name a new folder')
  await expect(restoreCommand([folder])).rejects.toThrow('has no backup.json: it is no backup, or one that was interrupted.')
})
