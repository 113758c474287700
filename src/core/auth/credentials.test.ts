/** How long a key, a client or a session that has ended still lets somebody in on another node, by a stopwatch that the test sets. */
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addContact, logIn } from '../../../test/people.js'
import { everything, startTestServer, type TestServer } from '../../../test/test-server.js'
import { DEFAULT_TENANT } from '../../db/tenants/tenants.js'
import { issueGqlKey, issueRestClient } from '../../modules/accounts/apikey/apikey.service.js'
import type { Actor } from './access.js'
import { type Credentials, openCredentials } from './credentials.js'
import { type Identities, openIdentities } from './identities.js'

/** No ended credential may let anybody in after this many milliseconds. */
const BOUND_MS = 5000

let server: TestServer
let now = 0
/** Runs when the other node has read something and has not used it yet: the server may be busy then, or the database may fail. */
let afterRead: () => void = () => undefined
/** The other server: its own caches on the same database. */
let node: { credentials: Credentials; identities: Identities }

beforeAll(async () => {
  server = await startTestServer({ closes: false })
})
afterAll(() => server.close())

beforeEach(() => {
  now = 0
  afterRead = () => undefined
  const hold: KyselyPlugin = {
    transformQuery: ({ node: query }) => query,
    transformResult: async ({ result }) => {
      afterRead()
      return result
    },
  }
  const control = server.tenants.control.withPlugin(hold)
  const tenants = { ...server.tenants, control, open: async () => control }
  const stopwatch = () => now
  node = {
    credentials: openCredentials(control, server.clock, undefined, stopwatch),
    identities: openIdentities(tenants, server.services.tokens, server.clock, undefined, stopwatch),
  }
})

interface Ended {
  find: () => Promise<Actor>
  end: () => Promise<unknown>
  isLetIn: (actor: Actor) => boolean
}

const given = { tenantId: DEFAULT_TENANT, name: 'x', roles: everything }
const isKnown = ({ kind }: Actor) => kind !== 'nobody'
const update = (table: 'control.gqlApiKey' | 'control.restApiKey', uuid: string) =>
  server.db.updateTable(table).set({ active: false }).where('uuid', '=', uuid).execute()

/** Credentials and sessions that can end, each as another server would end it: only in the database. */
const kinds: Record<string, () => Promise<Ended>> = {
  'a key': async () => {
    const { key, row } = await issueGqlKey(server.db, server.clock(), { ...given, channelId: 1 })
    return { find: () => node.credentials.byApiKey(key), end: () => update('control.gqlApiKey', row.uuid), isLetIn: isKnown }
  },
  'a client': async () => {
    const { row, clientSecret } = await issueRestClient(server.db, server.clock(), given)
    const { token = '' } = (await server.credentials.issueToken(row.clientId, clientSecret)) ?? {}
    return { find: () => node.credentials.byToken(token), end: () => update('control.restApiKey', row.uuid), isLetIn: isKnown }
  },
  'a session': async () => {
    const email = `${crypto.randomUUID()}@hull.test`
    await addContact(server, { email })
    const { accessToken } = await logIn(server, email)
    const { key } = await issueGqlKey(server.db, server.clock(), { ...given, channelId: 1 })
    const revoke = () =>
      server.db.updateTable('session').set({ revokedAt: server.clock() }).where('revokedAt', 'is', null).execute()
    return {
      find: async () => node.identities.join(await node.credentials.byApiKey(key), accessToken),
      end: revoke,
      isLetIn: ({ user }) => user !== null,
    }
  },
}

describe.each(Object.entries(kinds))('%s that has ended', (_, make) => {
  test('gives no access on another server after five seconds, however often it is used', async () => {
    const { find, end, isLetIn } = await make()
    const ask = () => node.credentials.current(find)
    expect(isLetIn(await ask())).toBe(true)

    await end()
    let lastLetIn = 0
    for (now = 100; now < BOUND_MS; now += 100) if (isLetIn(await ask())) lastLetIn = now
    now = BOUND_MS

    expect(lastLetIn).toBeLessThan(BOUND_MS)
    expect(isLetIn(await ask())).toBe(false)
  })

  test('gives no access if the server was busy between the lookup and the use of its result', async () => {
    const { find, end, isLetIn } = await make()
    let looks = 0
    // It ends while the first lookup waits; the event loop has its next turn after twelve seconds.
    const busyFind = async () => {
      const actor = await find()
      if (++looks === 1) {
        await end()
        now += 12_000
      }
      return actor
    }

    expect(isLetIn(await node.credentials.current(busyFind))).toBe(false)
    expect(looks).toBe(2)
  })

  test('gives no access if the server is too busy to look it up in time', async () => {
    const { find } = await make()
    afterRead = () => {
      now += BOUND_MS
    }

    await expect(node.credentials.current(find)).rejects.toMatchObject({ kind: 'UNAVAILABLE', code: 'SERVICE_UNAVAILABLE' })
  })

  test('gives no access if the database cannot be read again', async () => {
    const { find, isLetIn } = await make()
    expect(isLetIn(await node.credentials.current(find))).toBe(true)
    afterRead = () => {
      throw new Error('Connection terminated')
    }

    now = BOUND_MS
    await expect(node.credentials.current(find)).rejects.toThrow('Connection terminated')
  })
})

test('a slow database gives access to valid callers: the start of the lookup counts', async () => {
  const { find, isLetIn } = await (kinds['a session'] as () => Promise<Ended>)()
  afterRead = () => {
    now += 1000
  }

  expect(isLetIn(await node.credentials.current(find))).toBe(true)
})

test('a server reads the keys in use more than once a second, and each key no more often', async () => {
  const { find } = await (kinds['a key'] as () => Promise<Ended>)()
  let reads = 0
  afterRead = () => {
    reads++
  }

  for (now = 0; now < 8000; now += 10) await node.credentials.current(find)

  expect(reads).toBe(10)
})
