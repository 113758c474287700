import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/test-server.js'

let given: TestServer

const base = {
  name: [{ language: 'EN', value: 'Fee' }],
  type: 'FlatFee',
  value: 1,
  taxCodeValue: 'H',
  taxZone: 'NL',
  enabled: true,
}

/** Five surcharges, numbered 1 to 5; the third is inactive. */
beforeAll(async () => {
  given = await startTestServer({ closes: false })
  const kinds = [{}, { type: 'Percentage' }, { enabled: false }, { taxCodeValue: 'L', taxZone: 'BE' }, { taxZone: 'DE' }]
  for (const [day, kind] of kinds.entries()) {
    given.travel(`2026-11-0${day + 1}T00:00:00.000Z`)
    await given.rest('POST /v2/surcharges', { ...base, ...kind, value: day + 1 })
  }
  given.travel('2026-11-10T00:00:00.000Z')
  await given.rest('PATCH /v2/surcharges/1', { enabled: true })
})
afterAll(() => given.close())

const LIST = 'query ($input: SurchargeSearchInput) { surcharges(input: $input) { items { value } } }'
const graphql = async (input?: object | null) => {
  const { surcharges } = await given.gql(LIST, input === undefined ? {} : { input })
  return surcharges.items.map(({ value }: { value: number }) => value)
}
const numbers = ({ body }: { body: { data: { id: number }[] } }) => body.data.map(({ id }) => id)
const searched = async (body?: object) => numbers(await given.rest('POST /v2/surcharges/search', body))
const listed = async (query: string) => numbers(await given.rest(`GET /v2/surcharges${query}`))

test('without a word, only surcharges in use are found', async () => {
  const inUse = [1, 2, 4, 5]

  expect(await graphql()).toEqual(inUse)
  expect(await graphql(null)).toEqual(inUse)
  expect(await graphql({})).toEqual(inUse)
  expect(await graphql({ page: 1 })).toEqual(inUse)
  expect(await given.gql('{ surcharges { items { value } } }')).toEqual({
    surcharges: { items: inUse.map((value) => ({ value })) },
  })
  expect(await listed('')).toEqual(inUse)
  expect(await searched({})).toEqual(inUse)
})

test('inactive ones, or both kinds, are found on request', async () => {
  expect(await graphql({ enabled: false })).toEqual([3])
  expect(await listed('?enabled=false')).toEqual([3])
  expect(await searched({ enabled: false })).toEqual([3])
  expect(await graphql({ enabled: null })).toEqual([1, 2, 3, 4, 5])
  expect(await searched({ filters: { enabled: null } })).toEqual([1, 2, 3, 4, 5])
})

test('every filter narrows the search, on both interfaces', async () => {
  const filters: [Record<string, string>, number[]][] = [
    [{ type: 'Percentage' }, [2]],
    [{ type: 'FlatFee' }, [1, 4, 5]],
    [{ taxCodeValue: 'L' }, [4]],
    [{ taxZone: 'de' }, [5]],
    [{ taxCodeValue: 'H', taxZone: 'NL' }, [1, 2]],
    [{ taxCodeValue: 'CUST' }, []],
  ]

  for (const [filter, found] of filters) {
    expect(await graphql(filter)).toEqual(found)
    expect(await searched(filter)).toEqual(found)
    expect(await searched({ filters: filter })).toEqual(found)
    expect(await listed(`?${new URLSearchParams(filter)}`)).toEqual(found)
  }
})

test('dates of adding and of changing include both ends', async () => {
  const [second, fourth] = ['2026-11-02T00:00:00.000Z', '2026-11-04T00:00:00.000Z']

  expect(await graphql({ createdAt: { greaterThan: second, lessThan: fourth } })).toEqual([2, 4])
  expect(await searched({ createdAt: { from: second, to: fourth } })).toEqual([2, 4])
  expect(await graphql({ lastModifiedAt: { greaterThan: fourth } })).toEqual([1, 4, 5])
  expect(await searched({ filters: { lastModifiedAt: { from: fourth } } })).toEqual([1, 4, 5])
  expect(await graphql({ lastModifiedAt: { lessThan: second } })).toEqual([2])
  expect(await searched({ lastModifiedAt: { to: second } })).toEqual([2])
})

test('a page has its position, and is one statement', async () => {
  given.statements.length = 0
  const page = 'itemsFound offset page pages start end items { value }'
  const { surcharges } = await given.gql(`{ surcharges(input: { page: 2, offset: 3 }) { ${page} } }`)

  expect(surcharges).toEqual({ itemsFound: 4, offset: 3, page: 2, pages: 2, start: 4, end: 4, items: [{ value: 5 }] })
  expect(given.statements).toHaveLength(1)
})

test('a page holds a hundred surcharges at most', async () => {
  const message = 'offset must be a whole number from 1 to 100'

  expect(await graphql({ offset: 100 })).toEqual([1, 2, 4, 5])
  expect(await given.gql(LIST, { input: { offset: 101 } })).toEqual({ errors: [{ message, code: 'VALIDATION_ERROR' }] })
  expect(await given.rest('GET /v2/surcharges?offset=101')).toMatchObject({ status: 400, body: { error: { code: 10015 } } })
})

test('the old spelling of the tax code still searches', async () => {
  expect(await graphql({ taxCode: 'L' })).toEqual([4])
  expect(await graphql({ taxCode: 'L', taxCodeValue: 'L' })).toEqual([4])
  expect(await listed('?taxCode=L')).toEqual([4])
  expect(await listed('?taxCode=L&taxCodeValue=L')).toEqual([4])
})

test('two tax codes that contradict each other search nothing', async () => {
  const message = 'taxCode contradicts taxCodeValue'

  expect(await given.gql(LIST, { input: { taxCode: 'L', taxCodeValue: 'H' } })).toEqual({
    errors: [{ message, code: 'VALIDATION_ERROR' }],
  })
  for (const query of ['?taxCode=L&taxCodeValue=H', '?taxCodeValue=H&taxCode=L'])
    expect(await given.rest(`GET /v2/surcharges${query}`)).toMatchObject({
      status: 400,
      body: { error: { code: 10007, messages: ['#/taxCode: contradicts taxCodeValue'] } },
    })
})

test('the search body knows no old spelling', async () => {
  expect(await given.rest('POST /v2/surcharges/search', { taxCode: 'L' })).toMatchObject({
    status: 400,
    body: { error: { code: 10007, messages: ['#/: extraneous key [taxCode] is not permitted'] } },
  })
})
