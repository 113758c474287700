import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/test-server.js'

let given: TestServer

/** Numbers 1 to 4, a day apart; their codes run the other way, and number 2 was changed last. */
beforeAll(async () => {
  given = await startTestServer({ closes: false })
  for (const [day, externalCode] of ['D_CODE', 'C_CODE', 'B_CODE', 'A_CODE'].entries()) {
    given.travel(`2026-11-0${day + 1}T00:00:00.000Z`)
    await given.rest('POST /v2/paymethods', { names: [{ language: 'EN', value: externalCode }], externalCode })
  }
  given.travel('2026-11-10T00:00:00.000Z')
  await given.rest('PATCH /v2/paymethods/2', { logo: 'x' })
})
afterAll(() => given.close())

const LIST = 'query ($input: PayMethodSearchInput) { payMethods(input: $input) { items { id } } }'
const graphql = async (input?: object) => {
  const { payMethods } = await given.gql(LIST, { input })
  return payMethods.items.map(({ id }: { id: number }) => id)
}
const searched = async (body: object) => {
  const { data } = (await given.rest('POST /v2/paymethods/search', body)).body
  return data.map(({ id }: { id: number }) => id)
}

test('without a word, all pay methods are found in the order of their numbers', async () => {
  expect(await graphql()).toEqual([1, 2, 3, 4])
  expect(await searched({})).toEqual([1, 2, 3, 4])
  expect((await given.rest('GET /v2/paymethods')).body.data.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4])
})

test('numbers and codes find any of their list; an empty list finds all', async () => {
  const filters: [object, number[]][] = [
    [{ ids: [4, 2, 99] }, [2, 4]],
    [{ externalCodes: ['D_CODE', 'B_CODE', 'NONE'] }, [1, 3]],
    [{ ids: [1, 2], externalCodes: ['C_CODE', 'A_CODE'] }, [2]],
    [{ ids: [], externalCodes: [] }, [1, 2, 3, 4]],
    [{ ids: [99] }, []],
  ]

  for (const [filter, found] of filters) {
    expect(await graphql(filter)).toEqual(found)
    expect(await searched(filter)).toEqual(found)
    expect(await searched({ filters: filter })).toEqual(found)
  }
})

test('dates of adding and of changing include both ends', async () => {
  const [second, third] = ['2026-11-02T00:00:00.000Z', '2026-11-03T00:00:00.000Z']

  expect(await graphql({ createdAt: { greaterThan: second, lessThan: third } })).toEqual([2, 3])
  expect(await searched({ createdAt: { from: second, to: third } })).toEqual([2, 3])
  expect(await graphql({ lastModifiedAt: { greaterThan: third } })).toEqual([2, 3, 4])
  expect(await searched({ filters: { lastModifiedAt: { to: third } } })).toEqual([1, 3])
})

test('every sort value sorts, both ways', async () => {
  const orders: Record<string, number[]> = {
    ID: [1, 2, 3, 4],
    EXTERNAL_CODE: [4, 3, 2, 1],
    CREATED_AT: [1, 2, 3, 4],
    LAST_MODIFIED_AT: [1, 3, 4, 2],
  }

  for (const [field, order] of Object.entries(orders)) {
    expect(await graphql({ sortInputs: [{ field }] })).toEqual(order)
    expect(await searched({ sortInputs: [{ field }] })).toEqual(order)
    expect(await graphql({ sortInputs: [{ field, order: 'DESC' }] })).toEqual([...order].reverse())
    expect(await searched({ sortInputs: [{ field, order: 'DESC' }] })).toEqual([...order].reverse())
  }
})

test('a search is refused when a value breaks a rule of the contract', async () => {
  const broken: [object, string][] = [
    [{ ids: [1, 0] }, 'ids[1] must be at least 1'],
    [{ externalCodes: ['card'] }, 'externalCodes[0] must be in SCREAMING_SNAKE_CASE'],
    [{ externalCodes: ['A'.repeat(65)] }, 'externalCodes[0] must be at most 64 characters long'],
    [{ offset: 1001 }, 'offset must be a whole number from 1 to 1000'],
  ]

  for (const [input, message] of broken) {
    expect(await given.gql(LIST, { input })).toEqual({ errors: [{ message, code: 'VALIDATION_ERROR' }] })
    expect((await given.rest('POST /v2/paymethods/search', input)).status).toBe(400)
  }
})

test('a page has its position, and is one statement', async () => {
  given.statements.length = 0
  const page = 'itemsFound offset page pages start end items { externalCode }'
  const { payMethods } = await given.gql(`{ payMethods(input: { page: 2, offset: 3 }) { ${page} } }`)

  expect(payMethods).toEqual({
    itemsFound: 4,
    offset: 3,
    page: 2,
    pages: 2,
    start: 4,
    end: 4,
    items: [{ externalCode: 'A_CODE' }],
  })
  expect(given.statements).toHaveLength(1)
})
