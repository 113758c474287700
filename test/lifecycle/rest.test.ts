/** Every deprecated REST item works until the removal, is refused afterwards, and is named in the headers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Item } from '../../src/core/lifecycle/item.js'
import { isDropped } from '../../src/core/lifecycle/legacy.js'
import { routes } from '../contract/surface.js'
import { undone } from '../rolled-back.js'
import { type Answer, startTestServer, type TestServer, TODAY } from '../test-server.js'
import pinned from './deprecations.json' with { type: 'json' }
import { salesTwins } from './rest.sales.js'
import {
  buildPointer,
  buildRequest,
  buildSignals,
  chooseEndpoint,
  createRecords,
  describePlace,
  findServedItems,
  findSuccessor,
  getExampleValue,
  getSample,
  items,
  LAST_MOMENT,
  lastNameOf,
  PREVIEW,
  REMOVAL,
  type RestRequest,
  readAllRows,
  readSignals,
  resetSequences,
  sendRequest,
  withoutVolatile,
} from './rest.samples.js'

const isFolded = ({ legacy }: Item) => legacy.before === 'folded'
const sentItems = items.filter((item) => item.direction === 'sent' && !isFolded(item))
const returnedItems = items.filter(({ direction }) => direction === 'returned')

async function startWithRecords(now: string) {
  const server = await startTestServer({ now, closes: false })
  await createRecords(server)
  return server
}

/** A server at the last moment before the removal, one after the removal, and one of today for previews. */
let before: TestServer
let after: TestServer
let today: TestServer
beforeAll(async () => {
  before = await startWithRecords(LAST_MOMENT)
  after = await startWithRecords(REMOVAL)
  today = await startWithRecords(TODAY)
})
afterAll(async () => {
  await before.close()
  await after.close()
  await today.close()
})

/** Sends a request to the server before the removal, returns the response and the stored rows, and rolls everything back. */
async function runAndRollBack(request: RestRequest) {
  await resetSequences(before)
  return undone(before, async () => {
    const answer = await sendRequest(before, request)
    return {
      status: answer.status,
      body: withoutVolatile(answer.body),
      stored: withoutVolatile(await readAllRows(before)),
      signals: readSignals(answer),
    }
  })
}

/** The expected error response for one item. */
function buildRefusal(item: Item) {
  const { note, replacement } = item.legacy
  const use = item.legacy.use?.join(' or ') || replacement
  const instead = use ? `Use ${use}.` : note ? '' : 'It has no replacement.'
  const message = `${item.item} was removed on 2027-03-01. ${[instead, note].filter(Boolean).join(' ')}`
  return {
    type: '/problems/removed-item',
    title: 'RemovedItem',
    status: 400,
    detail: message,
    items: [
      {
        item: item.item,
        ...describePlace(item),
        replacement: use ?? null,
        migration: item.legacy.migration,
        removedAt: REMOVAL,
        documentation: `/deprecations#${item.legacy.migration}`,
      },
    ],
    error: {
      code: 10007,
      status: 400,
      type: 'SchemaValidationException',
      messages: [`${item.kind === 'parameter' ? `#/${lastNameOf(item)}` : buildPointer(item)}: ${message}`],
      moreInfo: '/problems/removed-item',
    },
  }
}

/** Returns the stored value of an old property that still works; a customer never had a parent. */
function findStoredValue(item: Item, { body, stored }: Answer): unknown {
  const { taxes, surcharges, companies, contacts, orderStatuses } = stored
  const name = lastNameOf(item)
  if (item.item.startsWith('OrderStatus')) return orderStatuses.find(({ id }: Answer) => id === body.id)[name]
  if (item.item.startsWith('Customer')) return null
  if (name === 'parent')
    return [...companies.map((row: Answer) => row.parentId), ...contacts.map((row: Answer) => row.parentCompanyId)]
  const rows = [body, ...taxes, ...surcharges, ...companies, ...contacts]
  return rows.filter((row) => row[name] === getExampleValue(item)).length
}

function expectedStoredValue(item: Item): unknown {
  if (item.item.startsWith('OrderStatus')) return true
  if (item.item.startsWith('Customer')) return null
  if (item.item === 'CompanyCreateDto.parent') return [null, null, 2, 1]
  if (lastNameOf(item) === 'parent') return item.item.startsWith('Company') ? [2, null, 1] : [null, null, 2]
  return /^Co/.test(item.item) ? 1 : 2
}

/** These properties once named the language of texts. They have no effect when the texts name their own language. */
const isLanguageProperty = (item: Item) => /^(language|defaultLanguage)$/.test(lastNameOf(item))

/** The short names of the products, null first. Whether the new or the changed product has one differs between requests. */
const readShortNames = ({ stored: { products } }: Answer) => {
  const texts = products.map(({ shortNames }: Answer) => (Object.keys(shortNames).length ? shortNames : null))
  return [null, texts.find(Boolean)]
}

describe('an item that is sent', () => {
  test.each(sentItems)('$item behaves until the removal as it is declared, and is named in the headers', async (item) => {
    const name = lastNameOf(item)
    const { name: successor, value } = salesTwins[item.item] ?? { name: findSuccessor(item), value: getExampleValue(item) }
    const endpoint = chooseEndpoint(item)

    const { signals, ...effect } = await runAndRollBack(buildRequest(item, name))

    expect(effect.status).toBeLessThan(300)
    // No tax has the shop of the example, so none is returned.
    if (item.item === 'GET /v2/taxes ?shopId') return expect(signals).toEqual(buildSignals([item]))
    expect(signals).toEqual(buildSignals([item, ...findServedItems(endpoint)]))
    if (name === 'shortName') return expect(readShortNames(effect)).toEqual([null, { NL: 'Short' }])
    if (!isDropped(item.legacy) && !successor && !isLanguageProperty(item))
      return expect(findStoredValue(item, effect)).toEqual(expectedStoredValue(item))
    const { signals: ofTwin, ...twin } = await runAndRollBack(buildRequest(item, successor, value))
    expect(effect).toEqual(twin)
    expect(ofTwin).toEqual(buildSignals(findServedItems(endpoint)))
  })

  test.each(sentItems)('$item is refused after the removal, even as null, and nothing is written', async (item) => {
    const before = await readAllRows(after)
    const withNull = buildRequest(item, lastNameOf(item), item.kind === 'parameter' ? '' : null)

    for (const request of [buildRequest(item, lastNameOf(item)), withNull]) {
      const { status, body, headers } = await sendRequest(after, request)
      expect({ status, body }).toEqual({ status: 400, body: buildRefusal(item) })
      expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
      expect(readSignals({ headers })).toEqual(buildSignals([item]))
    }
    expect(await readAllRows(after)).toEqual(before)
  })

  test.each(sentItems)('$item is refused today in a preview, with the same message', async (item) => {
    const before = await readAllRows(today)

    const { status, body, headers } = await sendRequest(today, buildRequest(item, lastNameOf(item)), PREVIEW)

    expect({ status, body }).toEqual({ status: 400, body: buildRefusal(item) })
    expect(headers['api-surface']).toBe('2027-03-01')
    expect(readSignals({ headers })).toEqual(buildSignals([item]))
    expect(await readAllRows(today)).toEqual(before)
  })
})

describe('source and sourceId', () => {
  const pairs = items.filter((item) => isFolded(item) && lastNameOf(item) === 'source')
  const buildPairRequest = (item: Item): RestRequest => {
    const { line, body } = buildRequest(item, 'source', 'CRM')
    const withKey = (_: string, value: Answer) => (value?.source === 'CRM' ? { ...value, sourceId: '7' } : value)
    return { line, body: JSON.parse(JSON.stringify(body), withKey) }
  }
  const twins = (item: Item) => items.filter((one) => isFolded(one) && one.item.startsWith(item.item.split('.')[0] ?? ''))
  /** A bulk finds its records by the sources in the request, so the pair must be one that exists. */
  const isBulk = (item: Item) => getSample(chooseEndpoint(item)).line.includes('/bulk/sourceId')

  test.each(pairs.filter((item) => !isBulk(item)))(
    'the pair of $item is stored as one entry of sources until the removal',
    async (item) => {
      const { signals, ...effect } = await runAndRollBack(buildPairRequest(item))
      const { line, body } = buildRequest(item, null)
      const sources = { sources: [{ source: 'CRM', sourceId: '7' }] }
      const { signals: ofTwin, ...twin } = await runAndRollBack({
        line,
        body: chooseEndpoint(item).includes('/bulk/')
          ? { companies: [{ ...(body as Answer).companies[0], ...sources }] }
          : { ...body, ...sources },
      })

      expect(effect.status).toBeLessThan(300)
      expect(effect).toEqual(twin)
      expect([signals, ofTwin]).toEqual([buildSignals(twins(item)), {}])
    },
  )

  test.each(pairs)('the pair of $item is refused after the removal', async (item) => {
    const before = await readAllRows(after)

    const { status, body } = await sendRequest(after, buildPairRequest(item))

    expect(status).toBe(400)
    expect(body.items.map((one: Answer) => one.item).sort()).toEqual(
      twins(item)
        .map((one) => one.item)
        .sort(),
    )
    expect(await readAllRows(after)).toEqual(before)
  })

  test('the pair is ignored when sources is sent, and one without the other is refused', async () => {
    const sources = [{ source: 'PIM', sourceId: '9' }]
    const both = await today.rest('POST /v2/companies', { name: 'Both', source: 'CRM', sourceId: '5', sources })
    const half = await today.rest('POST /v2/companies', { name: 'Half', source: 'CRM' })

    expect(both.body.sources).toEqual(sources)
    expect([half.status, half.body.error.messages]).toEqual([
      400,
      ['#/sourceId: is also required: source and sourceId belong together'],
    ])
  })
})

describe('an item that is returned', () => {
  const cases = returnedItems.flatMap((item) => item.endpoints.map((endpoint) => ({ item, endpoint })))
  const rowOf = (body: Answer) => body.data?.[0] ?? body
  /** The objects in which a response has the items of others: the statuses of a set, and the rows of the stock of a product. */
  const partOf = (row: Answer) => row.orderStatuses?.[0] ?? row.balance?.[0] ?? row
  const answers: Record<'before' | 'after' | 'preview', Map<string, Answer>> = {
    before: new Map(),
    after: new Map(),
    preview: new Map(),
  }

  /** The same requests in the same order to three servers; deletions come last. */
  beforeAll(async () => {
    const rank = (endpoint: string) => ['GET', 'POST', 'PATCH', 'DELETE'].indexOf(endpoint.split(' ')[0] ?? '')
    const endpoints = [...new Set(cases.map(({ endpoint }) => endpoint))].sort((a, b) => rank(a) - rank(b))
    const before = await startWithRecords(LAST_MOMENT)
    for (const endpoint of endpoints) {
      answers.before.set(endpoint, await sendRequest(before, getSample(endpoint)))
      answers.after.set(endpoint, await sendRequest(after, getSample(endpoint)))
      answers.preview.set(endpoint, await sendRequest(today, getSample(endpoint), PREVIEW))
    }
    await before.close()
  })

  // A set that is deleted has no statuses any more.
  test.each(cases.filter(({ endpoint }) => endpoint !== 'DELETE /v2/orderstatussets/{id}'))(
    '$item.item is in the response of $endpoint until the removal, and is named in the headers',
    ({ item, endpoint }) => {
      const before = answers.before.get(endpoint)

      expect(before.status).toBeLessThan(300)
      expect(partOf(rowOf(before.body))).toHaveProperty(lastNameOf(item))
      expect(readSignals(before)).toEqual(buildSignals(findServedItems(endpoint)))
    },
  )

  test.each(cases)(
    '$item.item is missing in the response of $endpoint after the removal, and nothing else is',
    ({ endpoint }) => {
      const before = answers.before.get(endpoint)
      const later = [answers.after.get(endpoint), answers.preview.get(endpoint)]

      const names = findServedItems(endpoint).map(lastNameOf)
      const without = JSON.parse(JSON.stringify(before.body), (key, value) => (names.includes(key) ? undefined : value))
      for (const answer of later) {
        expect(withoutVolatile(answer.body)).toEqual(withoutVolatile(without))
        expect(answer.status).toBe(before.status)
        expect(readSignals(answer)).toEqual({})
      }
    },
  )

  test('an empty page names no item, and neither does an item that no response contains', async () => {
    const empty = await startTestServer()

    for (const line of ['GET /v2/taxes', 'GET /v2/surcharges', 'GET /v2/channels', 'GET /v2/channels/1']) {
      const answer = await sendRequest(empty, { line })
      expect({ line, status: answer.status, signals: readSignals(answer) }).toEqual({ line, status: 200, signals: {} })
    }
    expect(items.filter(({ direction }) => direction === 'none').map(({ item }) => item)).toEqual(['Channel.shopId'])
  })
})

test('a removed item is refused after authorization and JSON parsing, and before the validation of the input', async () => {
  const before = await readAllRows(after)
  const reader = await after.tokenFor({ pricing: 'VIEWER' })
  const bad = { shopId: 'x', zone: 5, unheard: 1 }
  const codeOf = async (body: unknown, token?: string | null) => (await after.rest('POST /v2/taxes', body, token)).body.error.code

  expect(await codeOf(bad, null)).toBe(401)
  expect(await codeOf(bad, reader)).toBe(403)
  expect(await codeOf('{"shopId": 1')).toBe(10005)
  expect((await after.rest('POST /v2/taxes', bad)).body.items).toMatchObject([
    { item: 'TaxCreateInput.shopId', pointer: '#/shopId' },
  ])
  expect((await after.rest('GET /v2/taxes?shopId=x&page=0&unheard=1')).body.items).toMatchObject([{ parameter: 'shopId' }])
  expect((await after.rest('POST /v2/taxes', { unheard: 1 })).body.items).toBeUndefined()
  expect(await readAllRows(after)).toEqual(before)
})

test('a request that fails for another reason before the removal still names the used item', async () => {
  const answer = await sendRequest(today, { line: 'POST /v2/taxes', body: { shopId: 1, zone: 5 } })

  expect(answer.status).toBe(400)
  expect(answer.body.error.messages).toEqual(['#/zone: must be string'])
  expect(readSignals(answer)).toEqual(buildSignals(sentItems.filter(({ item }) => item === 'TaxCreateInput.shopId')))
})

test('the address in an error response explains the error', async () => {
  const { body } = await today.rest('GET /problems/removed-item')

  expect(body).toMatchObject({ title: 'RemovedItem', code: 10007, status: 400 })
})

test('one server serves both contracts, before and after the removal, without a restart', async () => {
  const server = await startWithRecords(LAST_MOMENT)
  const seen = []
  for (const now of [LAST_MOMENT, REMOVAL]) {
    server.travel(now)
    seen.push({
      sent: (await server.rest('GET /v2/taxes?shopId=1')).status,
      row: (await server.rest('GET /v2/taxes/1')).body.shopId,
    })
  }

  await server.close()
  expect(seen).toEqual([
    { sent: 200, row: 1 },
    { sent: 400, row: undefined },
  ])
})

const listResourceEndpoints = (resource: string) => [
  `GET /v2/${resource}`,
  `POST /v2/${resource}`,
  `POST /v2/${resource}/search`,
  `GET /v2/${resource}/{id}`,
  `PATCH /v2/${resource}/{id}`,
  `DELETE /v2/${resource}/{id}`,
]

test('the endpoints of each item are those of the specification, except the listed differences', () => {
  /** Endpoints that the specification does not list with the item, such as search and deletion; for derived items it lists none. */
  const more = {
    'Tax.shopId': ['POST /v2/taxes/search'],
    'TaxResponse.shopId': ['DELETE /v2/taxes/{id}'],
    'Surcharge.shopId': ['POST /v2/surcharges/search'],
    'CreateSurchargeInput.taxCode': ['POST /v2/surcharges'],
    'UpdatePaymentDTO.taxCode': ['PATCH /v2/surcharges/{id}'],
    'GET /v2/surcharges ?taxCode': ['GET /v2/surcharges'],
    'Order.shopId': ['GET /v2/orders'],
    'Order.date': ['GET /v2/orders', 'POST /v2/orders/search'],
    'Order.externalId': ['GET /v2/orders', 'POST /v2/orders/search'],
    'Cart.userId': ['GET /v2/carts', 'DELETE /v2/carts/{id}', 'POST /v2/carts/{id}/items', 'POST /v2/carts/{id}/process'],
    'Inventory.dateModified': [
      'GET /v2/inventory',
      'POST /v2/inventory/search',
      'GET /v2/products/{lookupKey}/{key}/inventory',
      'GET /v2/products/{lookupKey}/{key}/inventory/warehouses/{warehouseId}',
    ],
    'InventoryResponse.messages': ['POST /v2/inventory'],
    'InventoryResponse.total': ['POST /v2/inventory'],
    ...Object.fromEntries(
      ['isExportable', 'isConfirmable', 'isArchivable'].flatMap((flag) => [
        [`OrderStatus.${flag}`, ['orderstatuses', 'orderstatussets'].flatMap(listResourceEndpoints)],
        [`OrderStatusCreate.${flag}`, ['POST /v2/orderstatuses']],
        [`OrderStatusUpdate.${flag}`, ['PATCH /v2/orderstatuses/{id}']],
      ]),
    ),
    'BulkProductDto.language': ['POST /v2/products/bulk/{lookupKey}'],
    'BulkProductDto.shortName': ['POST /v2/products/bulk/{lookupKey}'],
    'ParentReferenceDto.language': [
      'POST /v2/products',
      'POST /v2/products/bulk/{lookupKey}',
      'PATCH /v2/products/{lookupKey}/{key}',
      'POST /v2/clusters',
      'POST /v2/clusters/bulk/{lookupKey}',
      'PATCH /v2/clusters/{lookupKey}/{key}',
      'POST /v2/clusters/{lookupKey}/{key}/products',
      'POST /v2/clusters/{lookupKey}/{key}/products/bulk',
      'PATCH /v2/clusters/{lookupKey}/{key}/products/{productId}',
      'POST /v2/clusters/{lookupKey}/{key}/options/bulk',
      'POST /v2/clusteroptions/{lookupKey}/{key}/products',
      'PATCH /v2/clusteroptions/{lookupKey}/{key}/products/{productId}',
    ],
    'ParentInput.language': ['contacts', 'customers'].flatMap((party) => [
      `POST /v2/${party}`,
      `POST /v2/${party}/bulk/{lookupKey}`,
      `PATCH /v2/${party}/{lookupKey}/{lookupValue}`,
    ]),
  }
  /** Endpoints of modules that are not built. */
  const fewer = {}
  const listed = new Map(pinned.items.map((item) => [item.item, item]))
  const built = pinned.items.filter(
    ({ api, item, endpoints }) =>
      api === 'rest' && (items.some((one) => one.item === item) || endpoints.some((e) => e in routes)),
  )
  const differences = (from: (item: string) => readonly string[], to: (item: string) => readonly string[]) =>
    Object.fromEntries(
      built
        .map(({ item }): [string, string[]] => [item, from(item).filter((endpoint) => !to(item).includes(endpoint))])
        .filter(([, endpoints]) => endpoints.length > 0),
    )
  const actual = (item: string) => items.find((one) => one.item === item)?.endpoints ?? []
  const specified = (item: string) => listed.get(item)?.endpoints ?? []

  expect(items.map(({ item }) => item).sort()).toEqual(built.map(({ item }) => item).sort())
  expect(differences(actual, specified)).toEqual(more)
  expect(differences(specified, actual)).toEqual(fewer)
  for (const { item, direction, provenance } of built.filter((one) => one.provenance === 'specification'))
    expect({ item, provenance, direction: items.find((one) => one.item === item)?.direction }).toEqual({
      item,
      provenance,
      direction,
    })
})
