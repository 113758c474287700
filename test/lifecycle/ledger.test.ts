/** The ledger by itself: what it counts, and what it never loses. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '../../src/core/auth/access.js'
import { DEFAULT_TENANT, openTenants } from '../../src/core/auth/tenants.js'
import type { Item, UseKind } from '../../src/core/lifecycle/item.js'
import type { Ledger } from '../../src/core/lifecycle/lifecycle.js'
import { openRegistry } from '../../src/core/lifecycle/registry.js'
import { openLedger } from '../../src/core/lifecycle/usage-ledger.js'
import { type House, house } from '../house.js'

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
const OTHER = '01939d2c-0000-7000-8000-000000000002'

let at: House
let failures: unknown[]
let ledger: Ledger
beforeEach(async () => {
  at = await house()
  failures = []
  ledger = openLedger({ control: at.db, onError: (error) => void failures.push(error) })
})

interface Given {
  credential?: string | null
  name?: string | null
  version?: string | null
  operation?: string
  instant?: string
  tenantId?: string
}

function use(into: Ledger, uses: [Item, UseKind?][], given: Given = {}) {
  const { credential = CREDENTIAL, name = null, version = null, operation = 'GetTaxes' } = given
  const actor = { kind: 'key', tenantId: given.tenantId ?? DEFAULT_TENANT, roles: {}, channelId: 1, userId: null, credential }
  into.count({
    actor: actor as unknown as Actor,
    client: { name, version },
    operation,
    at: new Date(given.instant ?? '2026-11-15T12:00:00Z'),
    uses: uses.map(([item, kind = 'selected']) => ({ item, kind, place: '1:1' })),
  })
}

const rows = () =>
  at.db
    .selectFrom('control.usage')
    .select(['day', 'credential', 'clientName', 'clientVersion', 'item', 'kind', 'count', 'firstAt', 'lastAt', 'sampleOperation'])
    .orderBy('credential')
    .orderBy('clientName')
    .orderBy('clientVersion')
    .orderBy('item')
    .orderBy('kind')
    .orderBy('day')
    .execute()
const counts = async () => (await rows()).map(({ item, kind, count }) => `${item} ${kind} ${count}`)

describe('counting', () => {
  test('five hundred uses of an item in one request are one row that says five hundred', async () => {
    use(
      ledger,
      Array.from({ length: 500 }, () => [tax, 'sent']),
      { operation: 'POST /v2/taxes/bulk/{lookupKey}' },
    )
    at.statements.length = 0
    await ledger.flush()

    expect(at.statements).toHaveLength(1)
    expect(await rows()).toEqual([
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

  test('kinds, items, clients and days are kept apart; what is the same adds up, with its first and last use', async () => {
    use(ledger, [[tax, 'sent'], [tax], [order]], { instant: '2026-11-15T10:00:00Z' })
    use(ledger, [[tax]], { instant: '2026-11-15T11:00:00Z', operation: 'Later' })
    await ledger.flush()
    use(ledger, [[tax]], { instant: '2026-11-15T09:00:00Z', operation: 'Earlier' })
    use(ledger, [[tax]], { instant: '2026-11-16T00:00:00Z' })
    use(ledger, [[tax]], { name: 'Shop', version: '1' })
    use(ledger, [[tax]], { name: 'Shop', version: '2' })
    use(ledger, [[tax]], { credential: OTHER })
    await ledger.flush()

    const found = await rows()
    expect(await counts()).toEqual([
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

  test('a request that nobody signed is not counted, and nothing is not written', async () => {
    use(ledger, [[tax]], { credential: null })
    at.statements.length = 0
    await ledger.flush()

    expect(at.statements).toEqual([])
  })
})

describe('writing down', () => {
  test('several nodes add up, also at the same time', async () => {
    const nodes = [
      ledger,
      ...Array.from({ length: 7 }, () => openLedger({ control: at.db, onError: (e) => void failures.push(e) })),
    ]
    for (let round = 0; round < 5; round++) {
      nodes.forEach((node, i) => {
        const items: [Item][] = i % 2 ? [[tax], [order], [cart]] : [[cart], [order], [tax]]
        for (const name of ['a', 'b', 'c']) use(node, items, { name })
      })
      await Promise.all(nodes.map((node) => node.flush()))
    }

    expect(failures).toEqual([])
    expect(await counts()).toEqual(
      ['a', 'b', 'c'].flatMap(() => [
        'gql:Cart.siteId SELECTED 40',
        'gql:Order.shopId SELECTED 40',
        'gql:Tax.shopId SELECTED 40',
      ]),
    )
  })

  test('a flush that fails loses nothing, and what comes meanwhile is counted too', async () => {
    const away = openTenants({ url: 'postgres://nobody@127.0.0.1:1/none', poolSize: 1, onError: () => undefined })
    let control = away.control
    const patient = openLedger({
      control: new Proxy(at.db, { get: (_, name) => Reflect.get(control, name).bind(control) }),
      onError: (error) => void failures.push(error),
    })

    use(patient, [[tax], [tax, 'sent']])
    const failing = patient.flush()
    use(patient, [[tax], [order]])
    await failing
    use(patient, [[tax]], { instant: '2026-11-16T12:00:00Z' })
    await patient.flush()
    expect([failures.length, await rows()]).toEqual([2, []])
    control = at.db
    await patient.flush()
    await patient.flush()
    await away.end()

    expect(await counts()).toEqual([
      'gql:Order.shopId SELECTED 1',
      'gql:Tax.shopId SELECTED 2',
      'gql:Tax.shopId SELECTED 1',
      'gql:Tax.shopId SENT 1',
    ])
  })

  test('the counts of a tenant that has gone go with it, and hold up nobody', async () => {
    use(ledger, [[tax]], { tenantId: 'gone', credential: OTHER })
    use(ledger, [[order]])
    await ledger.flush()

    expect([failures, await counts()]).toEqual([[], ['gql:Order.shopId SELECTED 1']])
  })

  test('a name that PostgreSQL cannot store keeps nobody from being counted', async () => {
    use(ledger, [[tax]], { name: 'Sh\u0000op', operation: 'x'.repeat(10_000) })
    use(ledger, [[tax]], { name: 'Shop' })
    await ledger.flush()

    expect([failures, await rows()]).toMatchObject([[], [{ clientName: 'Shop', count: 2 }]])
  })

  test('by itself every few seconds, and once more when the server closes', async () => {
    const own = openLedger({ control: at.db, everyMs: 20, onError: (error) => void failures.push(error) })
    use(own, [[tax]])
    await expect.poll(counts).toEqual(['gql:Tax.shopId SELECTED 1'])
    use(own, [[tax]])
    await own.stop()

    expect(await counts()).toEqual(['gql:Tax.shopId SELECTED 2'])
  })
})

describe('a client that floods the ledger with names', () => {
  test('keeps a hundred of them a day; every item and every use is still counted', async () => {
    for (let i = 0; i < 400; i++) use(ledger, i === 399 ? [[order]] : [[tax]], { name: `Random ${i}` })
    await ledger.flush()
    use(ledger, [[cart]], { name: 'One more' })
    use(ledger, [[tax]], { name: 'Random 0' })
    await ledger.flush()

    const found = await rows()
    const unnamed = found.filter(({ clientName }) => clientName === null).map(({ item, count }) => [item, count])
    expect(found.filter(({ clientName }) => clientName !== null)).toHaveLength(100)
    expect(unnamed).toEqual([
      ['gql:Cart.siteId', 1],
      ['gql:Order.shopId', 1],
      ['gql:Tax.shopId', 299],
    ])
    expect(found.find(({ clientName }) => clientName === 'Random 0')?.count).toBe(2)
  })

  test('and while the database is away for years, nothing is missed and memory has an end', async () => {
    const day = (i: number) => new Date(Date.UTC(2026, 0, 1 + i)).toISOString()
    for (let i = 0; i < 2500; i++) use(ledger, i === 2499 ? [[order]] : [[tax]], { instant: day(i), name: `v${i}` })
    await ledger.flush()

    const found = await rows()
    expect(found).toHaveLength(2002)
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(2500)
    expect(found.find(({ item }) => item === 'gql:Order.shopId')).toMatchObject({ count: 1, clientName: null })
  })
})
