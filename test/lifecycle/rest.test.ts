/** Every REST item of the rooms that are built: it works until the removal, is refused from it on, and says so on the way. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Item } from '../../src/core/lifecycle/item.js'
import { isDropped } from '../../src/core/lifecycle/legacy.js'
import { routes } from '../contract/surface.js'
import { type Answer, type House, house, TODAY } from '../house.js'
import { undone } from '../rolled-back.js'
import pinned from './deprecations.json' with { type: 'json' }
import {
  ask,
  asking,
  endpointOf,
  furnish,
  givenTo,
  items,
  LAST_MOMENT,
  lasting,
  nameOf,
  PREVIEW,
  placeOf,
  pointerOf,
  REMOVAL,
  type Request,
  rewind,
  sampleOf,
  servedBy,
  signalsFor,
  signalsOf,
  stored,
  successorOf,
} from './rest.samples.js'

const isFolded = ({ legacy }: Item) => legacy.before === 'folded'
const sent = items.filter((item) => item.direction === 'sent' && !isFolded(item))
const returned = items.filter(({ direction }) => direction === 'returned')

async function furnished(now: string) {
  const h = await house({ now, closes: false })
  await furnish(h)
  return h
}

/** A house of the last moment, one after the removal, and one of today that is asked for a preview. */
let before: House
let after: House
let today: House
beforeAll(async () => {
  before = await furnished(LAST_MOMENT)
  after = await furnished(REMOVAL)
  today = await furnished(TODAY)
})
afterAll(async () => {
  await before.close()
  await after.close()
  await today.close()
})

/** What a request answers and leaves behind: it is the first that the house of the last moment ever saw. */
async function effectOf(request: Request) {
  await rewind(before)
  return undone(before, async () => {
    const answer = await ask(before, request)
    return {
      status: answer.status,
      body: lasting(answer.body),
      stored: lasting(await stored(before)),
      signals: signalsOf(answer),
    }
  })
}

/** The published refusal of one item. */
function refusalOf(item: Item) {
  const use = item.legacy.use?.join(' or ')
  const sentence = `${item.item} was removed on 2027-03-01. ${use ? `Use ${use}.` : 'It has no replacement.'}`
  return {
    type: '/problems/removed-item',
    title: 'RemovedItem',
    status: 400,
    detail: sentence,
    items: [
      {
        item: item.item,
        ...placeOf(item),
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
      messages: [`${item.kind === 'parameter' ? `#/${nameOf(item)}` : pointerOf(item)}: ${sentence}`],
      moreInfo: '/problems/removed-item',
    },
  }
}

/** Where an old property that still works has left its value; a customer never had a parent. */
function storedOf(item: Item, { body, stored: { taxes, surcharges, companies, contacts } }: Answer): unknown {
  const name = nameOf(item)
  if (item.item.startsWith('Customer')) return null
  if (name === 'parent')
    return [...companies.map((row: Answer) => row.parentId), ...contacts.map((row: Answer) => row.parentCompanyId)]
  const rows = [body, ...taxes, ...surcharges, ...companies, ...contacts]
  return rows.filter((row) => row[name] === givenTo(item)).length
}

function keptOf(item: Item): unknown {
  if (item.item.startsWith('Customer')) return null
  if (item.item === 'CompanyCreateDto.parent') return [null, null, 2, 1]
  if (nameOf(item) === 'parent') return item.item.startsWith('Company') ? [2, null, 1] : [null, null, 2]
  return /^Co/.test(item.item) ? 1 : 2
}

/** Once they named the language of texts; beside texts that name it themselves they say nothing more. */
const isOfLanguage = (item: Item) => /^(language|defaultLanguage)$/.test(nameOf(item))

/** Of the products, those without a short name as null; a new one and a changed one differ in which that is. */
const shortNamesOf = ({ stored: { products } }: Answer) => {
  const texts = products.map(({ shortNames }: Answer) => (Object.keys(shortNames).length ? shortNames : null))
  return [null, texts.find(Boolean)]
}

describe('what is sent', () => {
  test.each(sent)('$item does until the last moment what its declaration says, and is named in the headers', async (item) => {
    const name = nameOf(item)
    const successor = successorOf(item)
    const endpoint = endpointOf(item)

    const { signals, ...effect } = await effectOf(asking(item, name))

    expect(effect.status).toBeLessThan(300)
    expect(signals).toEqual(signalsFor([item, ...servedBy(endpoint)]))
    if (name === 'shortName') return expect(shortNamesOf(effect)).toEqual([null, { NL: 'Short' }])
    if (!isDropped(item.legacy) && !successor && !isOfLanguage(item)) return expect(storedOf(item, effect)).toEqual(keptOf(item))
    const { signals: ofTwin, ...twin } = await effectOf(asking(item, successor))
    expect(effect).toEqual(twin)
    expect(ofTwin).toEqual(signalsFor(servedBy(endpoint)))
  })

  test.each(sent)('$item is refused from the removal on, even as null, and nothing is written', async (item) => {
    const before = await stored(after)
    const nothing = asking(item, nameOf(item), item.kind === 'parameter' ? '' : null)

    for (const request of [asking(item, nameOf(item)), nothing]) {
      const { status, body, headers } = await ask(after, request)
      expect({ status, body }).toEqual({ status: 400, body: refusalOf(item) })
      expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
      expect(signalsOf({ headers })).toEqual(signalsFor([item]))
    }
    expect(await stored(after)).toEqual(before)
  })

  test.each(sent)('$item in a preview of that day is refused in the same words, today', async (item) => {
    const before = await stored(today)

    const { status, body, headers } = await ask(today, asking(item, nameOf(item)), PREVIEW)

    expect({ status, body }).toEqual({ status: 400, body: refusalOf(item) })
    expect(headers['api-surface']).toBe('2027-03-01')
    expect(signalsOf({ headers })).toEqual(signalsFor([item]))
    expect(await stored(today)).toEqual(before)
  })
})

describe('source and sourceId', () => {
  const pairs = items.filter((item) => isFolded(item) && nameOf(item) === 'source')
  const asked = (item: Item): Request => {
    const { line, body } = asking(item, 'source', 'CRM')
    const withKey = (_: string, value: Answer) => (value?.source === 'CRM' ? { ...value, sourceId: '7' } : value)
    return { line, body: JSON.parse(JSON.stringify(body), withKey) }
  }
  const twins = (item: Item) => items.filter((one) => isFolded(one) && one.item.startsWith(item.item.split('.')[0] ?? ''))
  /** A bulk finds its item by the sources that it is sent, so that there the pair is one that is known. */
  const isBulk = (item: Item) => sampleOf(endpointOf(item)).line.includes('/bulk/sourceId')

  test.each(pairs.filter((item) => !isBulk(item)))('of $item are one entry of sources, until the removal', async (item) => {
    const { signals, ...effect } = await effectOf(asked(item))
    const { line, body } = asking(item, null)
    const sources = { sources: [{ source: 'CRM', sourceId: '7' }] }
    const { signals: ofTwin, ...twin } = await effectOf({
      line,
      body: endpointOf(item).includes('/bulk/')
        ? { companies: [{ ...(body as Answer).companies[0], ...sources }] }
        : { ...body, ...sources },
    })

    expect(effect.status).toBeLessThan(300)
    expect(effect).toEqual(twin)
    expect([signals, ofTwin]).toEqual([signalsFor(twins(item)), {}])
  })

  test.each(pairs)('of $item are refused from the removal on', async (item) => {
    const before = await stored(after)

    const { status, body } = await ask(after, asked(item))

    expect(status).toBe(400)
    expect(body.items.map((one: Answer) => one.item).sort()).toEqual(
      twins(item)
        .map((one) => one.item)
        .sort(),
    )
    expect(await stored(after)).toEqual(before)
  })

  test('count nothing where sources is sent, and one without the other is refused', async () => {
    const sources = [{ source: 'PIM', sourceId: '9' }]
    const both = await today.rest('POST /v2/companies', { name: 'Both', source: 'CRM', sourceId: '5', sources })
    const half = await today.rest('POST /v2/companies', { name: 'Half', source: 'CRM' })

    expect(both.body.sources).toEqual(sources)
    expect([half.status, half.body.error.messages]).toEqual([
      400,
      ['#/sourceId: must be given, too: source and sourceId belong together'],
    ])
  })
})

describe('what is returned', () => {
  const shows = returned.flatMap((item) => item.endpoints.map((endpoint) => ({ item, endpoint, name: nameOf(item) })))
  const rowOf = (body: Answer) => body.data?.[0] ?? body
  const answers: Record<'before' | 'after' | 'preview', Map<string, Answer>> = {
    before: new Map(),
    after: new Map(),
    preview: new Map(),
  }

  /** The same requests in the same order to three houses; what is deleted is deleted last. */
  beforeAll(async () => {
    const rank = (endpoint: string) => ['GET', 'POST', 'PATCH', 'DELETE'].indexOf(endpoint.split(' ')[0] ?? '')
    const endpoints = shows.map(({ endpoint }) => endpoint).toSorted((a, b) => rank(a) - rank(b))
    const before = await furnished(LAST_MOMENT)
    for (const endpoint of endpoints) {
      answers.before.set(endpoint, await ask(before, sampleOf(endpoint)))
      answers.after.set(endpoint, await ask(after, sampleOf(endpoint)))
      answers.preview.set(endpoint, await ask(today, sampleOf(endpoint), PREVIEW))
    }
    await before.close()
  })

  test.each(shows)('$item.item is in the answer of $endpoint until the last moment, which says so', ({ item, endpoint }) => {
    const before = answers.before.get(endpoint)

    expect(before.status).toBeLessThan(300)
    expect(rowOf(before.body)).toHaveProperty(nameOf(item))
    expect(signalsOf(before)).toEqual(signalsFor([item]))
  })

  test.each(shows)('$item.item is gone from $endpoint after it, and nothing else is', ({ endpoint, name }) => {
    const before = answers.before.get(endpoint)
    const gone = [answers.after.get(endpoint), answers.preview.get(endpoint)]

    const without = JSON.parse(JSON.stringify(before.body), (key, value) => (key === name ? undefined : value))
    for (const answer of gone) {
      expect(lasting(answer.body)).toEqual(lasting(without))
      expect(answer.status).toBe(before.status)
      expect(signalsOf(answer)).toEqual({})
    }
  })

  test('an empty page shows nothing, and neither does what is published but in no answer', async () => {
    const empty = await house()

    for (const line of ['GET /v2/taxes', 'GET /v2/surcharges', 'GET /v2/channels', 'GET /v2/channels/1']) {
      const answer = await ask(empty, { line })
      expect({ line, status: answer.status, signals: signalsOf(answer) }).toEqual({ line, status: 200, signals: {} })
    }
    expect(items.filter(({ direction }) => direction === 'none').map(({ item }) => item)).toEqual(['Channel.shopId'])
  })
})

test('a removed item is refused after the caller and the JSON, and before the rest of the input', async () => {
  const before = await stored(after)
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
  expect(await stored(after)).toEqual(before)
})

test('a request that fails for another reason before the removal says that it used an item, too', async () => {
  const answer = await ask(today, { line: 'POST /v2/taxes', body: { shopId: 1, zone: 5 } })

  expect(answer.status).toBe(400)
  expect(answer.body.error.messages).toEqual(['#/zone: must be string'])
  expect(signalsOf(answer)).toEqual(signalsFor(sent.filter(({ item }) => item === 'TaxCreateInput.shopId')))
})

test('the address in a refusal explains it', async () => {
  const { body } = await today.rest('GET /problems/removed-item')

  expect(body).toMatchObject({ title: 'RemovedItem', code: 10007, status: 400 })
})

test('one house serves both contracts, before and after the instant, without a restart', async () => {
  const h = await furnished(LAST_MOMENT)
  const seen = []
  for (const now of [LAST_MOMENT, REMOVAL]) {
    h.travel(now)
    seen.push({ sent: (await h.rest('GET /v2/taxes?shopId=1')).status, row: (await h.rest('GET /v2/taxes/1')).body.shopId })
  }

  await h.close()
  expect(seen).toEqual([
    { sent: 200, row: 1 },
    { sent: 400, row: undefined },
  ])
})

test('the endpoints of an item are those that the specification lists; the differences are these', () => {
  /** Search, deletion: endpoints that the specification does not list with the item; of derived items it lists none. */
  const more = {
    'Tax.shopId': ['POST /v2/taxes/search'],
    'TaxResponse.shopId': ['DELETE /v2/taxes/{id}'],
    'Surcharge.shopId': ['POST /v2/surcharges/search'],
    'CreateSurchargeInput.taxCode': ['POST /v2/surcharges'],
    'UpdatePaymentDTO.taxCode': ['PATCH /v2/surcharges/{id}'],
    'GET /v2/surcharges ?taxCode': ['GET /v2/surcharges'],
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
  /** Endpoints of rooms that are not built. */
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
  const ours = (item: string) => items.find((one) => one.item === item)?.endpoints ?? []
  const theirs = (item: string) => listed.get(item)?.endpoints ?? []

  expect(items.map(({ item }) => item).sort()).toEqual(built.map(({ item }) => item).sort())
  expect(differences(ours, theirs)).toEqual(more)
  expect(differences(theirs, ours)).toEqual(fewer)
  for (const { item, direction, provenance } of built.filter((one) => one.provenance === 'specification'))
    expect({ item, provenance, direction: items.find((one) => one.item === item)?.direction }).toEqual({
      item,
      provenance,
      direction,
    })
})
