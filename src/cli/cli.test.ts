/** Tests of the command line and of the startup checks. */
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { createFolder, removeFolder } from '../../test/process.js'
import { administer, buildDatabaseUrl as databaseUrlFor } from '../../test/setup/postgres.js'
import { startTestServer, type TestServer } from '../../test/test-server.js'
import { pendingMigrationsOfAllTenants } from '../boot.js'
import { readConfig } from '../config.js'
import { openDatabase } from '../db/database.js'
import { tenantUrl } from '../db/tenants/tenants.js'
import { adminsCommand } from './admins.js'
import { keysCommand } from './keys/keys.js'
import { signingKeysCommand } from './keys/signing-keys.js'
import { migrateCommand } from './migrate/migrate.js'
import { seedCommand } from './seed.js'
import { openCheckedDatabase, requireFreePort, requireWritableFolder, toListenError } from './startup-checks.js'

const commands = {
  admins: adminsCommand,
  keys: keysCommand,
  migrate: migrateCommand,
  seed: seedCommand,
  'signing-keys': signingKeysCommand,
}

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
  vi.stubEnv('DATABASE_URL', server.url)
  vi.stubEnv('WHARF_CLOCK', server.clock().toISOString())
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  process.exitCode = 0
})

/** Runs a command in the environment of the test and returns its output. */
async function wharf(commandLine: string): Promise<string> {
  const [command = '', ...args] = commandLine.split(' ')
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  printed.mockClear()
  await commands[command as keyof typeof commands](args)
  return printed.mock.calls.flat().join('\n')
}

/** Makes a migration pending, as after an update to a newer version. */
async function unapplyMigration(url: string, ledger: 'control.migration' | 'migration', name: string) {
  const db = openDatabase({ url, size: 1, onError: () => undefined })
  await db
    .deleteFrom(ledger as never)
    .where('name' as never, '=', name as never)
    .execute()
  await db.destroy()
}

const ID = '01a1e01c-65af-7bd3-ba71-b8229d5d94ae'
const readStoredKeys = () => server.db.selectFrom('control.gqlApiKey').select('name').where('name', '<>', 'test').execute()

describe('A command on a database with pending migrations', () => {
  test('every command except migrate refuses to run, names the migrations, and changes nothing', async () => {
    await unapplyMigration(server.url, 'migration', '0001_tax')
    const message = 'Migrations are pending: tenant/0001_tax.\nNothing was changed. Apply them with wharf migrate'

    for (const command of [
      'keys list',
      'keys create --name a --admin',
      'admins list',
      'admins create --email a@b.nl',
      'signing-keys rotate',
      'seed',
    ])
      await expect(wharf(command)).rejects.toThrow(message)

    expect(await pendingMigrationsOfAllTenants(server.url)).toEqual(['tenant/0001_tax'])
    expect(await readStoredKeys()).toEqual([])
  })

  test('migrate --check names the tenant with pending migrations and applies nothing', async () => {
    await server.gql('mutation { tenantCreate(input: { id: "acme", name: "Acme", channel: { name: "Web" } }) { id } }')
    expect(await wharf('migrate --check')).toBe('The database is up to date.')
    const { database } = await server.db
      .selectFrom('control.tenant')
      .select('database')
      .where('id', '=', 'acme')
      .executeTakeFirstOrThrow()
    await unapplyMigration(tenantUrl(server.url, { database, databaseUrl: null }), 'migration', '0003_paymethod')

    expect(await wharf('migrate --check')).toBe('Pending: tenant/0003_paymethod of acme.')
    expect(process.exitCode).toBe(1)
    await expect(wharf('keys list')).rejects.toThrow('Migrations are pending: tenant/0003_paymethod of acme.')
    expect(await wharf('migrate --check')).toBe('Pending: tenant/0003_paymethod of acme.')
  })

  test('migrate plan says what a pending migration does to a running shop, and applies nothing', async () => {
    await unapplyMigration(server.url, 'migration', '0064_cart_lines')

    const text = await wharf('migrate plan')
    const { migrations, previousVersionRuns } = JSON.parse(await wharf('migrate plan --json'))

    expect(text).toContain('tenant/0064_cart_lines — THE PREVIOUS VERSION MUST STOP FIRST')
    expect(text).toContain('cartItem: drop column "priceDerivation"\n    ACCESS EXCLUSIVE: everything waits for a moment')
    expect(previousVersionRuns).toBe(false)
    expect(migrations).toMatchObject([
      {
        migration: 'tenant/0064_cart_lines',
        tenants: ['default'],
        steps: [{ table: 'cartItem', breaks: true, rewrites: false }, {}, {}],
      },
    ])
    expect(await pendingMigrationsOfAllTenants(server.url)).toEqual(['tenant/0064_cart_lines'])
  })

  test('in an empty database all migrations are pending until wharf migrate runs', async () => {
    const name = `${new URL(server.url).pathname.slice(1)}_empty`
    await administer(server.url, `create database ${name}`)
    vi.stubEnv('DATABASE_URL', databaseUrlFor(server.url, name))

    const output = await wharf('migrate --check')
    await expect(wharf('keys list')).rejects.toThrow('Migrations are pending: control/0001_control, control/0002_usage')
    expect(await wharf('migrate --check')).toBe(output)
    expect(output).toMatch(/^Pending: control\/0001_control, .*tenant\/0001_tax, .*\.$/)
    expect(await wharf('migrate')).toMatch(/^Applied 0001_control, .*0001_tax, /)
    expect(await wharf('migrate --check')).toBe('The database is up to date.')
    expect(await wharf('keys list')).toBe('')
    await administer(server.url, `drop database ${name} with (force)`)
  })

  test('a command that only reads does not create a missing database', async () => {
    const folder = createFolder()
    vi.stubEnv('DATABASE_URL', '')
    vi.stubEnv('WHARF_DATA_DIR', folder)

    for (const command of ['keys list', 'migrate --check'])
      await expect(wharf(command)).rejects.toThrow(`There is no database in ${folder} yet`)
    expect(existsSync(join(folder, 'pg.json'))).toBe(false)
    removeFolder(folder)
  })
})

describe('A wrong command', () => {
  test('a command refuses extra arguments and options of other commands, and changes nothing', async () => {
    const wrong = [
      ['seed foo', 'Unexpected argument: "foo".'],
      ['seed --size huge', '--size must be one of small, demo, large, not "huge".'],
      ['keys create --name a b c --admin', 'Unexpected argument: "b" "c".'],
      ['keys list all', 'Unexpected argument: "all".'],
      [`keys deactivate ${ID} ${ID}`, `Unexpected argument: "${ID}".`],
      ['migrate now', 'Unexpected argument: "now".'],
      ['signing-keys rotate all', 'Unexpected argument: "all".'],
      ['admins create a@b.nl', 'Unexpected argument: "a@b.nl".'],
      ['admins password a@b.nl b@b.nl', 'Unexpected argument: "b@b.nl".'],
      ['keys list --admin', '"list" takes no --admin.'],
      ['admins list --email a@b.nl', '"list" takes no --email.'],
    ] as const

    for (const [command, message] of wrong) await expect(wharf(command)).rejects.toThrow(message)
    expect(await readStoredKeys()).toEqual([])
    expect(await server.db.selectFrom('control.signingKey').select('kid').where('retiredAt', 'is not', null).execute()).toEqual(
      [],
    )
  })

  test('a command refuses a channel or tenant that does not exist, and a malformed date or id', async () => {
    const wrong = [
      ['keys create --name a --admin --channel 999', 'There is no channel 999.'],
      ['keys create --name a --rest --channel 1', 'A REST client has no channel'],
      ['keys create --name a --admin --tenant nope', 'There is no tenant "nope".'],
      ['keys create --name a --rest --tenant nope', 'There is no tenant "nope".'],
      ['keys list --tenant nope', 'There is no tenant "nope".'],
      [`keys surface ${ID} --from 2027-02-31`, '--from must be a date such as 2027-03-01'],
      ['keys deactivate erp', 'The id of a key is a uuid; wharf keys list shows them.'],
    ] as const

    for (const [command, message] of wrong) await expect(wharf(command)).rejects.toThrow(message)
    expect(await readStoredKeys()).toEqual([])
  })
})

test('keys create prints the id with which keys deactivate switches the client off', async () => {
  const output = await wharf('keys create --name erp --rest')
  const id = output.match(/^id +(\S+)$/m)?.[1]

  expect(await wharf(`keys deactivate ${id}`)).toBe('erp is switched off')
  expect(await wharf('keys list')).toContain(`${id}  off   `)
})

describe('A startup error', () => {
  test('an error about the database names DATABASE_URL and hides the password', async () => {
    // Not that of a pooler, which may have other users.
    const direct = databaseUrlFor(inject('postgresUrl'), new URL(server.url).pathname.slice(1))
    const { host, port, username, searchParams } = new URL(direct)
    const address = searchParams.has('host') ? `${searchParams.get('host')}:${port}` : host
    const wrongUser = direct.replace(/\/\/[^@]*@/, '//nobody-here:secret@')
    const wrong = [
      [databaseUrlFor(direct, 'nowhere'), `DATABASE_URL: there is no database "nowhere" at ${address}. Create it with createdb`],
      [`postgres://${username}:secret@127.0.0.1:1/wharf`, 'DATABASE_URL: nothing answers at 127.0.0.1:1. Is PostgreSQL running'],
      [
        'postgres://a:secret@wharf.invalid/wharf',
        /^DATABASE_URL: (there is no host "wharf.invalid"|the host "wharf.invalid" cannot)/,
      ],
      [wrongUser, `DATABASE_URL: PostgreSQL at ${address} refuses the password of "nobody-here".`],
      [`${direct.split('?')[0]}?sslmode=verify-full`, 'cannot be used: The server does not support SSL connections.'],
    ] as const

    const open = (databaseUrl: string) =>
      openCheckedDatabase(
        { ...readConfig({}), databaseUrl },
        () => undefined,
        () => undefined,
      )

    for (const [url, message] of wrong) {
      await expect(open(url)).rejects.toThrow(message)
      await expect(open(url)).rejects.not.toThrow('secret')
    }
    expect(await open(server.url)).toMatchObject({ url: server.url, isEmbedded: false })
  })

  test('an error about the data folder names WHARF_DATA_DIR', () => {
    const folder = createFolder()
    writeFileSync(join(folder, 'file'), '')

    for (const path of [join(folder, 'file'), join(folder, 'file', 'below')])
      expect(() => requireWritableFolder(path)).toThrow(`WHARF_DATA_DIR: ${path} is not a folder, or is below a file.`)
    requireWritableFolder(join(folder, 'new', 'below'))
    expect(existsSync(join(folder, 'new', 'below'))).toBe(true)
    removeFolder(folder)
  })

  test('an error about the address names HOST or PORT', async () => {
    const listen = async (host: string, port: number) => {
      const problem = await server.app.listen({ host, port }).catch((error) => error)
      return toListenError({ ...readConfig({}), host, port }, problem).message
    }

    expect(await listen('wharf.invalid', 0)).toMatch(/^HOST: (there is no host )?"wharf\.invalid"/)
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    expect(await listen('127.0.0.1', port)).toBe(
      `PORT: ${port} is in use on 127.0.0.1 by another program. Choose another; 0 picks a free one.`,
    )
    await expect(requireFreePort({ ...readConfig({}), port })).rejects.toThrow(`PORT: ${port} is in use on 127.0.0.1`)
    await requireFreePort({ ...readConfig({}), port: 0 })
    other.close()
    expect(await listen('192.0.2.1', 0)).toMatch('HOST: 192.0.2.1 is not an address of this machine.')
  })
})
