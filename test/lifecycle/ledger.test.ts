/** The usage ledger: what it counts, and that it loses no counts. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '../../src/core/auth/access.js'
import type { Item, UseKind } from '../../src/core/lifecycle/item.js'
import type { Ledger } from '../../src/core/lifecycle/lifecycle.js'
import { openRegistry } from '../../src/core/lifecycle/registry.js'
import { DEFAULT_TENANT, openTenants } from '../../src/db/tenants/tenants.js'
import { openLedger } from '../../src/modules/platform/lifecycle/usage/usage-ledger.js'
import { startTestServer, type TestServer } from '../test-server.js'

const registry = openRegistry(
  ['Tax.shopId', 'Order.shopId', 'Cart.siteId'].map((item) => ({
    api: 'graphql',
    kind: 'field',
    item,
    legacy: { migration: 'shop-to-channel' },
    endpoints: [],
    direction: null,
  })),
)
const [cart, order, tax] = registry.items as [Item, Item, Item]
const CREDENTIAL = '01939d2c-0000-7000-8000-000000000001'
const OTHER_CREDENTIAL = '01939d2c-0000-7000-8000-000000000002'

let server: TestServer
let failures: unknown[]
let ledger: Ledger
beforeEach(async () => {
  server = await startTestServer()
  failures = []
  ledger = openLedger({ control: server.db, onError: (error) => void failures.push(error) })
})

interface UseOptions {
  credential?: string | null
  name?: string | null
  version?: string | null
  operation?: string
  instant?: string
  tenantId?: string
}

function countUse(into: Ledger, uses: [Item, UseKind?][], options: UseOptions = {}) {
  const { credential = CREDENTIAL, name = null, version = null, operation = 'GetTaxes' } = options
  const actor = { kind: 'key', tenantId: options.tenantId ?? DEFAULT_TENANT, roles: {}, channelId: 1, userId: null, credential }
  into.count({
    actor: actor as unknown as Actor,
    client: { name, version },
    operation,
    at: new Date(options.instant ?? '2026-11-15T12:00:00Z'),
    uses: uses.map(([item, kind = 'selected']) => ({ item, kind, place: '1:1' })),
  })
}

const readUsage = () =>
  server.db
    .selectFrom('control.usage')
    .select(['day', 'credential', 'clientName', 'clientVersion', 'item', 'kind', 'count', 'firstAt', 'lastAt', 'sampleOperation'])
    .orderBy('credential')
    .orderBy('clientName')
    .orderBy('clientVersion')
    .orderBy('item')
    .orderBy('kind')
    .orderBy('day')
    .execute()
const readCounts = async () => (await readUsage()).map(({ item, kind, count }) => `${item} ${kind} ${count}`)

describe('counting', () => {
  test('five hundred uses of an item in one request become one row with the count 500', async () => {
    countUse(
      ledger,
      Array.from({ length: 500 }, () => [tax, 'sent']),
      { operation: 'POST /v2/taxes/bulk/{lookupKey}' },
    )
    server.statements.length = 0
    await ledger.flush()

    expect(server.statements).toHaveLength(1)
    expect(await readUsage()).toEqual([
      {
        day: '2026-11-15',
        credential: CREDENTIAL,
        clientName: null,
        clientVersion: null,
        item: 'gql:Tax.shopId',
        kind: 'SENT',
        count: 500,
        firstAt: new Date('2026-11-15T12:00:00Z'),
        lastAt: new Date('2026-11-15T12:00:00Z'),
        sampleOperation: 'POST /v2/taxes/bulk/{lookupKey}',
      },
    ])
  })

  test('uses are counted per kind, item, client and day, with the first and last use', async () => {
    countUse(ledger, [[tax, 'sent'], [tax], [order]], { instant: '2026-11-15T10:00:00Z' })
    countUse(ledger, [[tax]], { instant: '2026-11-15T11:00:00Z', operation: 'Later' })
    await ledger.flush()
    countUse(ledger, [[tax]], { instant: '2026-11-15T09:00:00Z', operation: 'Earlier' })
    countUse(ledger, [[tax]], { instant: '2026-11-16T00:00:00Z' })
    countUse(ledger, [[tax]], { name: 'Shop', version: '1' })
    countUse(ledger, [[tax]], { name: 'Shop', version: '2' })
    countUse(ledger, [[tax]], { credential: OTHER_CREDENTIAL })
    await ledger.flush()

    const found = await readUsage()
    expect(await readCounts()).toEqual([
      'gql:Tax.shopId SELECTED 1',
      'gql:Tax.shopId SELECTED 1',
      'gql:Order.shopId SELECTED 1',
      'gql:Tax.shopId SELECTED 3',
      'gql:Tax.shopId SELECTED 1',
      'gql:Tax.shopId SENT 1',
      'gql:Tax.shopId SELECTED 1',
    ])
    expect(found[3]).toMatchObject({
      firstAt: new Date('2026-11-15T09:00:00Z'),
      lastAt: new Date('2026-11-15T11:00:00Z'),
      sampleOperation: 'Later',
    })
    expect(found.map(({ clientVersion }) => clientVersion).slice(0, 2)).toEqual(['1', '2'])
  })

  test('a request without credentials is not counted, and an empty ledger sends no statement', async () => {
    countUse(ledger, [[tax]], { credential: null })
    server.statements.length = 0
    await ledger.flush()

    expect(server.statements).toEqual([])
  })
})

describe('storing the counts', () => {
  test('the counts of several servers add up, also when they are stored at the same time', async () => {
    const nodes = [
      ledger,
      ...Array.from({ length: 7 }, () => openLedger({ control: server.db, onError: (e) => void failures.push(e) })),
    ]
    for (let round = 0; round < 5; round++) {
      nodes.forEach((node, i) => {
        const items: [Item][] = i % 2 ? [[tax], [order], [cart]] : [[cart], [order], [tax]]
        for (const name of ['a', 'b', 'c']) countUse(node, items, { name })
      })
      await Promise.all(nodes.map((node) => node.flush()))
    }

    expect(failures).toEqual([])
    expect(await readCounts()).toEqual(
      ['a', 'b', 'c'].flatMap(() => [
        'gql:Cart.siteId SELECTED 40',
        'gql:Order.shopId SELECTED 40',
        'gql:Tax.shopId SELECTED 40',
      ]),
    )
  })

  test('a flush that fails loses no counts, and uses during the flush are counted, too', async () => {
    const unreachable = openTenants({ url: 'postgres://nobody@127.0.0.1:1/none', poolSize: 1, onError: () => undefined })
    let control = unreachable.control
    const retryingLedger = openLedger({
      control: new Proxy(server.db, { get: (_, name) => Reflect.get(control, name).bind(control) }),
      onError: (error) => void failures.push(error),
    })

    countUse(retryingLedger, [[tax], [tax, 'sent']])
    const failing = retryingLedger.flush()
    countUse(retryingLedger, [[tax], [order]])
    await failing
    countUse(retryingLedger, [[tax]], { instant: '2026-11-16T12:00:00Z' })
    await retryingLedger.flush()
    expect([failures.length, await readUsage()]).toEqual([2, []])
    control = server.db
    await retryingLedger.flush()
    await retryingLedger.flush()
    await unreachable.end()

    expect(await readCounts()).toEqual([
      'gql:Order.shopId SELECTED 1',
      'gql:Tax.shopId SELECTED 2',
      'gql:Tax.shopId SELECTED 1',
      'gql:Tax.shopId SENT 1',
    ])
  })

  test('the counts of a deleted tenant are dropped, and the others are stored', async () => {
    countUse(ledger, [[tax]], { tenantId: 'gone', credential: OTHER_CREDENTIAL })
    countUse(ledger, [[order]])
    await ledger.flush()

    expect([failures, await readCounts()]).toEqual([[], ['gql:Order.shopId SELECTED 1']])
  })

  test('a client name that PostgreSQL cannot store does not prevent counting', async () => {
    countUse(ledger, [[tax]], { name: 'Sh\u0000op', operation: 'x'.repeat(10_000) })
    countUse(ledger, [[tax]], { name: 'Shop' })
    await ledger.flush()

    expect([failures, await readUsage()]).toMatchObject([[], [{ clientName: 'Shop', count: 2 }]])
  })

  test('counts are stored every few seconds, and once more when the server closes', async () => {
    const timedLedger = openLedger({ control: server.db, everyMs: 20, onError: (error) => void failures.push(error) })
    countUse(timedLedger, [[tax]])
    await expect.poll(readCounts).toEqual(['gql:Tax.shopId SELECTED 1'])
    countUse(timedLedger, [[tax]])
    await timedLedger.stop()

    expect(await readCounts()).toEqual(['gql:Tax.shopId SELECTED 2'])
  })
})

describe('a client that sends very many client names', () => {
  test('at most a hundred names per day are stored; every item and use is still counted', async () => {
    for (let i = 0; i < 400; i++) countUse(ledger, i === 399 ? [[order]] : [[tax]], { name: `Random ${i}` })
    await ledger.flush()
    countUse(ledger, [[cart]], { name: 'One more' })
    countUse(ledger, [[tax]], { name: 'Random 0' })
    await ledger.flush()

    const found = await readUsage()
    const unnamed = found.filter(({ clientName }) => clientName === null).map(({ item, count }) => [item, count])
    expect(found.filter(({ clientName }) => clientName !== null)).toHaveLength(100)
    expect(unnamed).toEqual([
      ['gql:Cart.siteId', 1],
      ['gql:Order.shopId', 1],
      ['gql:Tax.shopId', 299],
    ])
    expect(found.find(({ clientName }) => clientName === 'Random 0')?.count).toBe(2)
  })

  test('while the database is unreachable for a long time, no use is lost and memory stays limited', async () => {
    const day = (i: number) => new Date(Date.UTC(2026, 0, 1 + i)).toISOString()
    for (let i = 0; i < 2500; i++) countUse(ledger, i === 2499 ? [[order]] : [[tax]], { instant: day(i), name: `v${i}` })
    await ledger.flush()

    const found = await readUsage()
    expect(found).toHaveLength(2002)
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(2500)
    expect(found.find(({ item }) => item === 'gql:Order.shopId')).toMatchObject({ count: 1, clientName: null })
  })
})
