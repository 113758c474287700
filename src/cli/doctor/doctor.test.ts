/** The doctor, completion and typos: the command line as an operator has it. */
import { chmodSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createFolder, removeFolder } from '../../../test/process.js'
import { startTestServer, type TestServer } from '../../../test/test-server.js'
import { commands } from '../commands.js'
import { requireWritableFolder } from '../startup-checks.js'
import { doctorCommand } from './doctor.js'
import type { Finding } from './finding.js'

let server: TestServer
let folder: string
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  folder = createFolder()
})
afterAll(async () => {
  removeFolder(folder)
  await server.close()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  process.exitCode = 0
})

async function examine(env: Record<string, string>): Promise<{ findings: Finding[]; text: string; exitCode: unknown }> {
  const all = { DATABASE_URL: server.url, WHARF_DATA_DIR: folder, PORT: '0', WHARF_CLOCK: server.clock().toISOString(), ...env }
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value)
  // These variables configure the tests, not a server.
  for (const name of ['WHARF_TEST_PGBOUNCER', 'WHARF_TEST_NODES']) vi.stubEnv(name, undefined)
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  printed.mockClear()
  await doctorCommand(['--json'])
  const json = JSON.parse(printed.mock.calls.flat().join(''))
  const exitCode = process.exitCode
  process.exitCode = 0
  printed.mockClear()
  await doctorCommand([])
  vi.unstubAllEnvs()
  return { findings: json.findings, text: printed.mock.calls.flat().join('\n'), exitCode }
}
const of = (findings: Finding[], check: string) => findings.filter((finding) => finding.check === check)

test('carts of visitors are counted, and a warning says when nobody deletes those that have expired', async () => {
  const add = (age: string) =>
    sql`insert into cart (uuid, "channelId", "invoiceAddress", "deliveryAddress", amounts, "createdAt", "lastModifiedAt")
        select gen_random_uuid(), 1, '{}', '{}', '{}', t, t from (select ${server.clock()}::timestamptz - ${age}::interval as t) aged`.execute(
      server.db,
    )
  await add('20 days')
  const sound = await examine({})
  await add('40 days')
  const late = await examine({ WHARF_VISITOR_CART_DAYS: '35' })
  const crowded = await examine({ WHARF_VISITOR_CART_DAYS: '60', WHARF_VISITOR_CARTS: '1' })
  await server.db.deleteFrom('cart').execute()

  expect(of(sound.findings, 'carts')).toEqual([
    { check: 'carts', state: 'ok', message: '1 cart of visitors, the oldest unchanged for 20 days; they are deleted after 30' },
  ])
  expect(of(late.findings, 'carts')).toMatchObject([{ state: 'warning', advice: expect.stringMatching(/^Start the server/) }])
  expect(of(crowded.findings, 'carts')).toMatchObject([
    { state: 'warning', advice: expect.stringMatching(/^WHARF_VISITOR_CARTS is 1/) },
  ])
})

test('a healthy installation has no faults, and each warning says what to do', async () => {
  const { findings, text, exitCode } = await examine({})

  expect(findings.filter(({ state }) => state === 'fault')).toEqual([])
  expect(exitCode ?? 0).toBe(0)
  expect([...new Set(findings.map(({ check }) => check))]).toEqual([
    'node',
    'settings',
    'data folder',
    'disk',
    'port',
    'database',
    'clock',
    'migrations',
    'extensions',
    'outbox',
    'carts',
    'connections',
    'mail',
    'media',
    'lifecycle',
  ])
  expect(findings.filter(({ state, advice }) => (state === 'ok') === Boolean(advice))).toEqual([])
  expect(of(findings, 'lifecycle')).toEqual([
    { check: 'lifecycle', state: 'ok', message: 'deprecated items work for 105 more days, until 2027-03-01' },
  ])
  expect(of(findings, 'mail')[0]).toMatchObject({
    state: 'warning',
    advice: 'Set WHARF_SMTP_URL when customers are to get them.',
  })
  expect(text).toContain('✓ migrations   all are applied')
  expect(text).toContain('→ Set WHARF_SMTP_URL')
})

test('each fault names its setting, sets the exit code to 1, and shows no secret', async () => {
  // Another program, which does not respond like Wharf.
  const busy = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await new Promise((open) => busy.once('listening', open))
  const port = String((busy.address() as { port: number }).port)
  const unreachable = {
    DATABASE_URL: 'postgres://wharf:dbsecret@127.0.0.1:9/wharf',
    WHARF_SMTP_URL: 'smtp://user:mailsecret@127.0.0.1:9',
  }
  const { findings, text, exitCode } = await examine({ ...unreachable, PORT: port, WHARF_POLL_SIZE: '3' })
  await new Promise((closed) => busy.close(closed))

  expect(exitCode).toBe(1)
  expect(of(findings, 'database')).toEqual([
    {
      check: 'database',
      state: 'fault',
      message: 'nothing answers at 127.0.0.1:9. Is PostgreSQL running, and is the port right?',
      advice: 'Correct DATABASE_URL, or start PostgreSQL.',
    },
  ])
  expect(of(findings, 'mail')[0]).toMatchObject({
    state: 'fault',
    message: expect.stringContaining('127.0.0.1:9 cannot be used'),
  })
  expect(of(findings, 'port')[0]).toMatchObject({ state: 'fault', message: expect.stringContaining(`${port} is in use`) })
  expect(of(findings, 'settings')[0]).toMatchObject({
    state: 'warning',
    message: expect.stringContaining('Did you mean WHARF_POOL_SIZE?'),
  })
  expect(text).not.toMatch(/dbsecret|mailsecret/)

  const bad = await examine({ WHARF_POOL_SIZE: 'many' })
  expect(of(bad.findings, 'settings')).toMatchObject([
    { state: 'fault', message: expect.stringContaining('WHARF_POOL_SIZE must be a whole number') },
  ])
})

test('work that waits, a full disk and an open data folder are seen', async () => {
  const stamps = {
    uuid: '01a1e01c-65af-7bd3-ba71-b8229d5d94af',
    createdAt: server.clock(),
    dueAt: new Date(server.clock().getTime() - 3_600_000),
  }
  await server.db
    .insertInto('event')
    .values({ ...stamps, trigger: 'SEND_EMAIL', channelId: 1, payload: '{}' as never })
    .execute()
  chmodSync(folder, 0o777)
  const { findings } = await examine({ WHARF_DISK_RESERVE: String(Number.MAX_SAFE_INTEGER) })
  chmodSync(folder, 0o711)

  expect(of(findings, 'outbox')).toMatchObject([
    { state: 'warning', message: '1 events have been due for more than five minutes' },
  ])
  expect(of(findings, 'disk')).toMatchObject([{ state: 'fault' }])
  expect(of(findings, 'data folder')).toMatchObject([{ state: 'warning', advice: `chmod o-w ${folder}` }])
})

test('a data folder that cannot be made is refused at once: below /proc, and below a file', async () => {
  expect(() => requireWritableFolder('/proc/wharf/data')).toThrow('WHARF_DATA_DIR: /proc/wharf/data cannot be made')
  expect(of((await examine({ WHARF_DATA_DIR: '/proc/wharf/data' })).findings, 'data folder')).toMatchObject([{ state: 'fault' }])
  writeFileSync(join(folder, 'file'), '')
  expect(() => requireWritableFolder(join(folder, 'file/data'))).toThrow('is below a file')
  expect(of((await examine({ WHARF_DATA_DIR: join(folder, 'file/data') })).findings, 'data folder')).toMatchObject([
    { state: 'fault', message: expect.stringContaining('is below a file') },
  ])
})

test('completion knows every command, action and option', async () => {
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  for (const shell of ['bash', 'zsh', 'fish']) {
    printed.mockClear()
    await commands.completion?.run([shell])
    const script = printed.mock.calls.flat().join('\n')
    for (const word of ['tenants', 'signing-keys', 'brownout', 'clone', 'dry-run', 'password-stdin'])
      expect(script).toContain(word)
  }
  await expect(commands.completion?.run(['tcsh'])).rejects.toThrow('There is no completion for "tcsh"')
})
