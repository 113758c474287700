/** The keys that sign access tokens, on the command line. */
import { decodeProtectedHeader } from 'jose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signingKeysCommand } from '../src/cli/keys/signing-keys.js'
import { addContact, logIn } from './people.js'
import { startTestServer, type TestServer } from './test-server.js'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** Runs the command on the database of the test server and returns the printed lines. */
async function wharf(words: string): Promise<string[]> {
  vi.stubEnv('DATABASE_URL', server.url)
  vi.stubEnv('WHARF_CLOCK', server.clock().toISOString())
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  printed.mockClear()
  await signingKeysCommand(words.split(' '))
  return printed.mock.calls.map(([line]) => String(line))
}

test('an operator rotates the key: new tokens bear the new one, old tokens go on, and the list shows both', async () => {
  const { uid } = await addContact(server, { email: 'ada@hull.test' })
  const before = (await logIn(server, 'ada@hull.test')).accessToken
  const old = decodeProtectedHeader(before).kid
  server.travel('2026-11-15T12:01:00.000Z')

  const [said = ''] = await wharf('rotate')

  const kid = said.match(/^([\w-]{43}) signs new tokens from now on$/)?.[1]
  const instant = '2026-11-15T12:01:\\d\\d\\.\\d{3}Z'
  expect(await wharf('list')).toEqual([
    expect.stringMatching(`^${kid}  ${instant}  signs$`),
    expect.stringMatching(`^${old}  2026-11-15T12:00:00.000Z  accepted until 2026-11-15T13:02:`),
  ])
  // A server that has not read the keys again signs with the old one once more, reads them, and signs with the new one.
  server.travel('2026-11-15T12:02:30.000Z')
  await logIn(server, 'ada@hull.test')
  await vi.waitFor(async () => expect(decodeProtectedHeader((await logIn(server, 'ada@hull.test')).accessToken).kid).toBe(kid))
  const key = await server.services.credentials.byApiKey(await server.bareKey())
  expect(await server.services.identities.join(key, before)).toMatchObject({ user: { uid } })
})

test('unknown arguments of the command are explained', async () => {
  await expect(wharf('forget')).rejects.toThrow('Usage: wharf signing-keys rotate')
  await expect(wharf('rotate now')).rejects.toThrow('Unexpected argument: "now".')
  expect(await wharf('list')).toEqual([])
})
