import { randomBytes } from 'node:crypto'
import { afterEach, expect, inject, test } from 'vitest'
import { openDatabase } from '../../src/db/database.js'
import { issueGqlKey, issueRestClient } from '../../src/modules/accounts/apikey/apikey.service.js'
import { openRestClient, type ServerProcess, startServer } from '../process.js'
import { administer, buildDatabaseUrl } from '../setup/postgres.js'
import { everything } from '../test-server.js'

let server: ServerProcess | undefined
afterEach(async () => {
  await server?.end()
})

const REMOVAL = Date.parse('2027-03-01T00:00:00Z')

/** A database with credentials for everything. */
async function createDatabase() {
  const name = `${inject('template')}_${randomBytes(6).toString('hex')}`
  await administer(inject('postgresUrl'), `create database ${name} template ${inject('template')}`)
  const url = buildDatabaseUrl(inject('postgresUrl'), name)
  const control = openDatabase({ url, size: 1, onError: () => undefined })
  const made = { tenantId: 'default', name: 'boundary', roles: everything }
  const now = new Date('2027-02-01T00:00:00Z')
  const { key } = await issueGqlKey(control, now, { ...made, channelId: 1 })
  const { row, clientSecret } = await issueRestClient(control, now, made)
  await control.destroy()
  return { url, key, client: { clientId: row.clientId, clientSecret } }
}

/** Returns the responses of a server whose clock is so many seconds before the removal, until the item is removed: each state once. */
async function readStates(secondsBefore: number): Promise<string[]> {
  const { url, key, client } = await createDatabase()
  server = await startServer({ DATABASE_URL: url, WHARF_CLOCK: new Date(REMOVAL - secondsBefore * 1000).toISOString() })
  const call = await openRestClient(server.url, client)
  const graphql = async () => {
    const headers = { 'content-type': 'application/json', apikey: key }
    const body = '{"query":"{ taxes { items { shopId } } }"}'
    const response = await fetch(`${server?.url}/graphql`, { method: 'POST', headers, body })
    const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] }
    return `${response.status} ${errors?.[0]?.extensions.code ?? 'works'}`
  }
  const seen: string[] = []
  while (!seen.includes('REST 400, GraphQL 200 REMOVED_ITEM')) {
    const [{ status }, answer] = await Promise.all([call('GET /v2/taxes?shopId=1'), graphql()])
    const now = `REST ${status}, GraphQL ${answer}`
    if (seen.at(-1) !== now) seen.push(now)
    await new Promise((done) => setTimeout(done, 5))
  }
  await server.end()
  return seen
}

test('on a running server an item works until the removal and fails afterwards, without a restart and without a 5xx', async () => {
  let seen: string[] = []
  // A machine that is busy may need longer to start than there is time left: then it gets more.
  for (const seconds of [8, 30, 120]) {
    seen = await readStates(seconds)
    if (seen.length > 1) break
  }

  expect(seen[0]).toBe('REST 200, GraphQL 200 works')
  expect(seen.at(-1)).toBe('REST 400, GraphQL 200 REMOVED_ITEM')
  // The two requests of one round may stand on different sides of the instant, once.
  const between = ['REST 200, GraphQL 200 REMOVED_ITEM', 'REST 400, GraphQL 200 works']
  expect(seen.slice(1, -1).filter((state) => !between.includes(state))).toEqual([])
})
