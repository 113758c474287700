import { afterEach, expect, test } from 'vitest'
import { createFolder, openRestClient, readCredentials, removeFolder, type ServerProcess, startServer } from '../process.js'

let server: ServerProcess | undefined
let folder = ''
afterEach(async () => {
  await server?.end()
  removeFolder(folder)
})

/** The clock starts before the database is created, so there must be time left when the server listens. */
const START = '2027-02-28T23:59:45Z'

test('on a running server an item works until the removal and fails afterwards, without a restart and without a 5xx', async () => {
  folder = createFolder()
  server = await startServer({ WHARF_DATA_DIR: folder, WHARF_CLOCK: START })
  const { rest, graphql } = readCredentials(folder)
  const call = await openRestClient(server.url, rest)
  const { url } = server
  const queryGraphql = async () => {
    const headers = { 'content-type': 'application/json', apikey: graphql.adminKey }
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers,
      body: '{"query":"{ taxes { items { shopId } } }"}',
    })
    return {
      status: response.status,
      code: ((await response.json()) as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code,
    }
  }

  const seen: string[] = []
  for (const start = performance.now(); performance.now() - start < 20_000 && !seen.includes('400 REMOVED_ITEM'); ) {
    const [{ status }, { status: graphqlStatus, code = 'works' }] = await Promise.all([
      call('GET /v2/taxes?shopId=1'),
      queryGraphql(),
    ])
    if (graphqlStatus !== 200) seen.push(`GraphQL ${graphqlStatus}`)
    const now = `${status} ${code}`
    if (seen.at(-1) !== now) seen.push(now)
    await new Promise((done) => setTimeout(done, 5))
  }

  expect(seen[0]).toBe('200 works')
  expect(seen.at(-1)).toBe('400 REMOVED_ITEM')
  // The two requests of one round may be on different sides of the removal, once.
  expect(seen.filter((state) => !['200 works', '400 REMOVED_ITEM', '200 REMOVED_ITEM', '400 works'].includes(state))).toEqual([])
})
