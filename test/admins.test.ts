/** Administrators created on the command line. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adminsCommand } from '../src/cli/admins.js'
import { issueGqlKey } from '../src/modules/accounts/apikey/apikey.service.js'
import { LOGIN_MUTATION, logIn } from './people.js'
import { runWharf } from './process.js'
import { everything, startTestServer, type TestServer } from './test-server.js'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const environment = () => ({ DATABASE_URL: server.url, WHARF_CLOCK: server.clock().toISOString() })

/** Runs the command on the database of the test server and returns its output. */
async function wharf(words: string): Promise<string> {
  for (const [name, value] of Object.entries(environment())) vi.stubEnv(name, value)
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  await adminsCommand(words.split(' '))
  return printed.mock.calls.flat().join('\n')
}

/** Runs the command in a separate process, with `input` piped into it. */
function piped(words: string, input: string) {
  const { status, stdout, stderr } = runWharf(['admins', ...words.split(' ')], { env: environment(), input })
  return { status, said: stdout.trim(), complained: stderr.trim() }
}

const viewer = async (bearer: string) =>
  (await server.gql('{ adminUserViewer { email firstName language } }', {}, await server.bareKey(), bearer)).adminUserViewer
const rolesOf = async (id: string) =>
  (await server.gql(`{ roleDefinitions(input: { offset: 100 }) { items { name roles(userId: ${id}) { access } } } }`))
    .roleDefinitions.items
const passwordIn = (said: string) => said.match(/^password +([\w-]{20})$/m)?.[1] ?? ''
const idIn = (said: string) => said.match(/^id +(\d+)$/m)?.[1] ?? ''

test('the first administrator is made with a password that is printed once, and owns every domain', async () => {
  const said = await wharf('create --email max@wharf.nl --first-name Max --language en')

  const { accessToken } = await logIn(server, 'max@wharf.nl', passwordIn(said))

  expect(await viewer(accessToken)).toEqual({ email: 'max@wharf.nl', firstName: 'Max', language: 'EN' })
  expect(await rolesOf(idIn(said))).toEqual(Object.keys(everything).map((name) => ({ name, roles: [{ access: 'OWNER' }] })))
  vi.restoreAllMocks()
  expect(await wharf('list')).toBe(`${idIn(said)}  max@wharf.nl  last login 2026-11-15T12:00:00.000Z`)
})

test('another is made with a given password and given rights, and gets a new password', async () => {
  const made = piped('create --email eve@wharf.nl --role order.VIEWER --password-stdin', 'correct horse\n')
  const { accessToken } = await logIn(server, 'eve@wharf.nl', 'correct horse')
  const orders = (await rolesOf(idIn(made.said))).filter(({ roles }: { roles: object[] }) => roles.length)
  server.travel('2026-11-15T12:01:00.000Z')
  const short = piped('password eve@wharf.nl --password-stdin', 'short\n')
  const changed = piped('password EVE@wharf.nl --password-stdin', 'battery staple\n')
  // The caches of a running server expire within seconds.
  server.services.identities.forget()

  expect([made.status, made.said.includes('password')]).toEqual([0, false])
  expect(short).toEqual({ status: 2, said: '', complained: 'A password has 8 to 1024 characters.' })
  expect(changed).toEqual({ status: 0, said: 'EVE@wharf.nl has a new password', complained: '' })
  expect(orders).toEqual([{ name: 'order', roles: [{ access: 'VIEWER' }] }])
  expect(await viewer(accessToken)).toBeUndefined()
  const old = await server.gql(LOGIN_MUTATION, { email: 'eve@wharf.nl', password: 'correct horse' }, await server.bareKey())
  expect(old.errors[0].code).toBe('USER_NOT_FOUND_ERROR')
  expect((await logIn(server, 'eve@wharf.nl', 'battery staple')).email).toBe('eve@wharf.nl')
})

test('the first administrator of another tenant works there and nowhere else', async () => {
  await server.gql('mutation { tenantCreate(input: { id: "acme", name: "Acme", channel: { name: "Web" } }) { id } }')
  const { key } = await issueGqlKey(server.db, server.clock(), { tenantId: 'acme', name: 'test', roles: {}, channelId: 1 })

  const password = passwordIn(await wharf('create --email eve@acme.nl --tenant acme'))

  const there = await server.gql(LOGIN_MUTATION, { email: 'eve@acme.nl', password }, key)
  expect(await server.gql('{ adminUsers { items { email } } }', {}, key, there.login.session.accessToken)).toEqual({
    adminUsers: { items: [{ email: 'eve@acme.nl' }] },
  })
  await expect(logIn(server, 'eve@acme.nl', password)).rejects.toThrow('User not found')
  vi.restoreAllMocks()
  expect(await wharf('list')).toBe('')
  expect(await wharf('list --tenant acme')).toContain('eve@acme.nl')
})

test('errors are reported, and no administrator is created', async () => {
  await wharf('create --email a@b.nl')
  const wrong = [
    ['create', 'An administrator needs an --email.'],
    ['create --email nonsense', '--email must be an address such as you@example.com, not "nonsense".'],
    ['create --email A@B.nl', 'There is already an account for A@B.nl.'],
    ['create --email x@b.nl --language dutch', '--language must be two letters.'],
    [`create --email x@b.nl --first-name ${'x'.repeat(31)}`, '--first-name must be at most 30 characters long.'],
    ['create --email x@b.nl --role order.ALL', '"order.ALL" is not a right. Use one such as pricing.OWNER.'],
    ['create --email x@b.nl --tenant nowhere', 'There is no tenant "nowhere".'],
    ['list --tenant nowhere', 'There is no tenant "nowhere".'],
    ['password x@b.nl', 'There is no administrator x@b.nl.'],
    ['dance', 'Usage: wharf admins create'],
  ] as const

  for (const [words, complaint] of wrong) await expect(wharf(words)).rejects.toThrow(complaint)
  expect(await server.db.selectFrom('control.adminUser').select('email').execute()).toEqual([{ email: 'a@b.nl' }])
})

test('a misspelt command, action or option is answered with the nearest one, on standard error and with exit code 2', () => {
  const typos = [
    ['exprot products x.csv', 'There is no command "exprot". Did you mean wharf export?'],
    ['tenants clon acme', 'There is no "wharf tenants clon". Did you mean wharf tenants clone?'],
    ['doctor --jsno', 'There is no option --jsno of wharf doctor. Did you mean --json?'],
    ['export prodcts x.csv', 'There are no records called "prodcts". Did you mean products?'],
  ] as const
  for (const [words, message] of typos)
    expect(runWharf(words.split(' '))).toMatchObject({ status: 2, stdout: '', stderr: `${message}\n` })
})
