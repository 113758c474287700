/** What an operator meets at the command line. */
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type House, house } from '../../test/house.js'
import { newFolder, removeFolder } from '../../test/process.js'
import { administer, at as databaseAt } from '../../test/setup/postgres.js'
import { pendingMigrationsOfAllTenants } from '../boot.js'
import { readConfig } from '../config.js'
import { tenantUrl } from '../core/auth/tenants.js'
import { openDatabase } from '../db/database.js'
import { admins } from './admins.js'
import { keys } from './keys.js'
import { migrateCommand } from './migrate.js'
import { seedCommand } from './seed.js'
import { signingKeys } from './signing-keys.js'
import { listenProblem, reachDatabase, requireFolder } from './startup-checks.js'

const commands = { admins, keys, migrate: migrateCommand, seed: seedCommand, 'signing-keys': signingKeys }

let at: House
beforeEach(async () => {
  at = await house()
  vi.stubEnv('DATABASE_URL', at.url)
  vi.stubEnv('WHARF_CLOCK', at.clock().toISOString())
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  process.exitCode = 0
})

/** Runs a command in the environment of the test and answers what it prints. */
async function wharf(words: string): Promise<string> {
  const [command = '', ...args] = words.split(' ')
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  printed.mockClear()
  await commands[command as keyof typeof commands](args)
  return printed.mock.calls.flat().join('\n')
}

/** As if a newer version had come: the last migrations were not applied yet. */
async function forget(url: string, ledger: 'control.migration' | 'migration', name: string) {
  const db = openDatabase({ url, size: 1, onError: () => undefined })
  await db
    .deleteFrom(ledger as never)
    .where('name' as never, '=', name as never)
    .execute()
  await db.destroy()
}

const ID = '01a1e01c-65af-7bd3-ba71-b8229d5d94ae'
const keysStored = () => at.db.selectFrom('control.gqlApiKey').select('name').where('name', '<>', 'test').execute()

describe('A database that is not up to date', () => {
  test('a database that is not up to date is left as it is by every command but migrate, which says what is missing', async () => {
    await forget(at.url, 'migration', '0001_tax')
    const sentence = 'Migrations are pending: tenant/0001_tax.\nNothing was changed. Apply them with wharf migrate'

    for (const words of [
      'keys list',
      'keys create --name a --admin',
      'admins list',
      'admins create --email a@b.nl',
      'signing-keys rotate',
      'seed',
    ])
      await expect(wharf(words)).rejects.toThrow(sentence)

    expect(await pendingMigrationsOfAllTenants(at.url)).toEqual(['tenant/0001_tax'])
    expect(await keysStored()).toEqual([])
  })

  test('a database that is not up to date may be that of one tenant: the check names it, and nothing is applied by it', async () => {
    await at.gql('mutation { tenantCreate(input: { id: "acme", name: "Acme", channel: { name: "Web" } }) { id } }')
    expect(await wharf('migrate --check')).toBe('The database is up to date.')
    const { database } = await at.db
      .selectFrom('control.tenant')
      .select('database')
      .where('id', '=', 'acme')
      .executeTakeFirstOrThrow()
    await forget(tenantUrl(at.url, { database, databaseUrl: null }), 'migration', '0003_paymethod')

    expect(await wharf('migrate --check')).toBe('Pending: tenant/0003_paymethod of acme.')
    expect(process.exitCode).toBe(1)
    await expect(wharf('keys list')).rejects.toThrow('Migrations are pending: tenant/0003_paymethod of acme.')
    expect(await wharf('migrate --check')).toBe('Pending: tenant/0003_paymethod of acme.')
  })

  test('a database that is not up to date may be empty: everything is pending, until it is migrated', async () => {
    const name = `${new URL(at.url).pathname.slice(1)}_empty`
    await administer(at.url, `create database ${name}`)
    vi.stubEnv('DATABASE_URL', databaseAt(at.url, name))

    const said = await wharf('migrate --check')
    await expect(wharf('keys list')).rejects.toThrow('Migrations are pending: control/0001_control, control/0002_usage')
    expect(await wharf('migrate --check')).toBe(said)
    expect(said).toMatch(/^Pending: control\/0001_control, .*tenant\/0001_tax, .*\.$/)
    expect(await wharf('migrate')).toMatch(/^Applied 0001_control, .*0001_tax, /)
    expect(await wharf('migrate --check')).toBe('The database is up to date.')
    expect(await wharf('keys list')).toBe('')
    await administer(at.url, `drop database ${name} with (force)`)
  })

  test('a database that is not there at all is not made by a question', async () => {
    const folder = newFolder()
    vi.stubEnv('DATABASE_URL', '')
    vi.stubEnv('WHARF_DATA_DIR', folder)

    for (const words of ['keys list', 'migrate --check'])
      await expect(wharf(words)).rejects.toThrow(`There is no database in ${folder} yet`)
    expect(existsSync(join(folder, 'pg.json'))).toBe(false)
    removeFolder(folder)
  })
})

describe('What a command has no use for', () => {
  test('what a command has no use for is refused, and nothing is made', async () => {
    const wrong = [
      ['seed foo', 'The command has no use for "foo".'],
      ['keys create --name a b c --admin', 'The command has no use for "b" "c".'],
      ['keys list all', 'The command has no use for "all".'],
      [`keys deactivate ${ID} ${ID}`, `The command has no use for "${ID}".`],
      ['migrate now', 'The command has no use for "now".'],
      ['signing-keys rotate all', 'The command has no use for "all".'],
      ['admins create a@b.nl', 'The command has no use for "a@b.nl".'],
      ['admins password a@b.nl b@b.nl', 'The command has no use for "b@b.nl".'],
      ['keys list --admin', '"list" takes no --admin.'],
      ['admins list --email a@b.nl', '"list" takes no --email.'],
    ] as const

    for (const [words, complaint] of wrong) await expect(wharf(words)).rejects.toThrow(complaint)
    expect(await keysStored()).toEqual([])
    expect(await at.db.selectFrom('control.signingKey').select('kid').where('retiredAt', 'is not', null).execute()).toEqual([])
  })

  test('a channel or a tenant that is not there is refused by a command, too', async () => {
    const wrong = [
      ['keys create --name a --admin --channel 999', 'There is no channel 999.'],
      ['keys create --name a --rest --channel 1', 'A REST client is bound to no channel'],
      ['keys create --name a --admin --tenant nope', 'There is no tenant "nope".'],
      ['keys create --name a --rest --tenant nope', 'There is no tenant "nope".'],
      ['keys list --tenant nope', 'There is no tenant "nope".'],
      [`keys surface ${ID} --from 2027-02-31`, '--from must be a date such as 2027-03-01'],
      ['keys deactivate erp', 'The id of a key is a uuid; wharf keys list shows them.'],
    ] as const

    for (const [words, complaint] of wrong) await expect(wharf(words)).rejects.toThrow(complaint)
    expect(await keysStored()).toEqual([])
  })
})

test('a REST client is printed with the id by which it is switched off', async () => {
  const said = await wharf('keys create --name erp --rest')
  const id = said.match(/^id +(\S+)$/m)?.[1]

  expect(await wharf(`keys deactivate ${id}`)).toBe('erp is switched off')
  expect(await wharf('keys list')).toContain(`${id}  off   `)
})

describe('What a start needs', () => {
  test('what a start needs of the database is said in a sentence that names DATABASE_URL and hides the password', async () => {
    const { host, username } = new URL(at.url)
    const stranger = at.url.replace(/\/\/[^@]*@/, '//nobody-here:secret@')
    const wrong = [
      [databaseAt(at.url, 'nowhere'), `DATABASE_URL: there is no database "nowhere" at ${host}. Make it with createdb`],
      [`postgres://${username}:secret@127.0.0.1:1/wharf`, 'DATABASE_URL: nothing answers at 127.0.0.1:1. Is PostgreSQL running'],
      [
        'postgres://a:secret@wharf.invalid/wharf',
        /^DATABASE_URL: (there is no host "wharf.invalid"|the host "wharf.invalid" cannot)/,
      ],
      [stranger, `DATABASE_URL: PostgreSQL at ${host} refuses the password of "nobody-here".`],
      [`${at.url.split('?')[0]}?sslmode=verify-full`, 'cannot be used: The server does not support SSL connections.'],
    ] as const

    const reached = (databaseUrl: string) =>
      reachDatabase(
        { ...readConfig({}), databaseUrl },
        () => undefined,
        () => undefined,
      )

    for (const [url, sentence] of wrong) {
      await expect(reached(url)).rejects.toThrow(sentence)
      await expect(reached(url)).rejects.not.toThrow('secret')
    }
    expect(await reached(at.url)).toMatchObject({ url: at.url, isEmbedded: false })
  })

  test('what a start needs of the data folder is said in a sentence that names WHARF_DATA_DIR', () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'file'), '')

    for (const path of [join(folder, 'file'), join(folder, 'file', 'below')])
      expect(() => requireFolder(path)).toThrow(`WHARF_DATA_DIR: ${path} is not a folder, or lies below a file.`)
    requireFolder(join(folder, 'new', 'below'))
    expect(existsSync(join(folder, 'new', 'below'))).toBe(true)
    removeFolder(folder)
  })

  test('what a start needs of the network is said in a sentence that names HOST or PORT', async () => {
    const listen = async (host: string, port: number) => {
      const problem = await at.app.listen({ host, port }).catch((error) => error)
      return listenProblem({ ...readConfig({}), host, port }, problem).message
    }

    expect(await listen('wharf.invalid', 0)).toMatch(/^HOST: (there is no host )?"wharf\.invalid"/)
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    expect(await listen('127.0.0.1', port)).toBe(
      `PORT: ${port} is in use on 127.0.0.1 by another program. Choose another; 0 picks a free one.`,
    )
    other.close()
    expect(await listen('192.0.2.1', 0)).toMatch('HOST: 192.0.2.1 is no address of this machine.')
  })
})
