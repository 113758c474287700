/** A tenant moves to another database while it is written to and read (decision 46). */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTenant } from '../../src/cli/database.js'
import { moveTenant } from '../../src/cli/tenants/move.js'
import { readConfig } from '../../src/config.js'
import { openDatabase } from '../../src/db/database.js'
import { tenantUrl } from '../../src/db/tenants/tenants.js'
import { issueGqlKey } from '../../src/modules/accounts/apikey/apikey.service.js'
import { administer, buildDatabaseUrl } from '../setup/postgres.js'
import { everything, startTestServer, type TestServer } from '../test-server.js'

let server: TestServer
let key: string
let target: string
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  await server.gql('mutation { tenantCreate(input: { id: "acme", name: "Acme", channel: { name: "Shop" } }) { id } }')
  key = (await issueGqlKey(server.db, server.clock(), { tenantId: 'acme', name: 'acme', roles: everything, channelId: 1 })).key
  target = `${new URL(server.url).pathname.slice(1)}_moved`
  await administer(server.url, `create database "${target}"`)
})
afterAll(async () => {
  await server.tenants.close('acme')
  await administer(server.url, `drop database if exists "${target}" with (force)`)
  await server.close()
})

const context = () => ({ config: readConfig({}), clock: server.clock, url: server.url, control: server.db })
const make = (name: string) =>
  server.gql(`mutation { carrierCreate(input: { name: "${name}", type: DELIVERY, descriptions: [] }) { id } }`, {}, key)
const change = (id: number, name: string) =>
  server.gql(`mutation { carrierUpdate(id: ${id}, input: { name: "${name}" }) { id } }`, {}, key)
const remove = (id: number) => server.gql(`mutation { carrierDelete(id: ${id}) }`, {}, key)
const readAll = async () => (await server.tenants.open('acme'))?.selectFrom('carrier').select(['id', 'name']).execute() ?? []

/** A pooler keeps connections of the move itself, and gives them to servers that still ask the old database. */
async function connectAsPooler() {
  const connectionString = tenantUrl(server.url, await findTenant(server.db, 'acme'))
  const client = new pg.Client({ connectionString, application_name: 'wharf-copy' })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

test('no acknowledged write is lost, deleted records stay deleted, and refused callers are asked to retry', async () => {
  const kept = new Map<number, string>()
  const refusals = new Set<string>()
  let isMoving = true
  let n = 0
  const write = async () => {
    while (isMoving) {
      const name = `C${n++}`
      const { errors, carrierCreate } = await make(name)
      if (errors) refusals.add(errors[0].code)
      if (!carrierCreate) continue
      const { id } = carrierCreate
      kept.set(id, name)
      if (n % 3 === 0 && !(await change(id, `${name}!`)).errors) kept.set(id, `${name}!`)
      if (n % 5 === 0 && !(await remove(id)).errors) kept.delete(id)
    }
  }
  const left = await connectAsPooler()
  const writers = Array.from({ length: 4 }, write)
  while (kept.size < 20) await new Promise((done) => setTimeout(done, 20))

  const report = await moveTenant(context(), 'acme', buildDatabaseUrl(server.url, target))
  const before = kept.size
  while (kept.size < before + 20) await new Promise((done) => setTimeout(done, 20))
  isMoving = false
  await Promise.all(writers)

  await expect(left.query('delete from carrier')).rejects.toThrow()
  // A refused request has changed nothing.
  expect(new Map((await readAll()).map(({ id, name }) => [id, name]))).toEqual(kept)
  expect([...refusals].filter((code) => code !== 'SERVICE_UNAVAILABLE')).toEqual([])
  expect(report.changes).toBeGreaterThan(0)
  const there = openDatabase({ url: buildDatabaseUrl(server.url, target), size: 1, onError: () => undefined })
  const rows = await there.selectFrom('carrier').select('id').execute()
  await there.destroy()
  expect(rows).toHaveLength(kept.size)
})

test('the default tenant, an unknown one and a database that is not empty are refused, and nothing changes', async () => {
  const filled = buildDatabaseUrl(server.url, target)
  await expect(moveTenant(context(), 'default', filled)).rejects.toThrow('The default tenant lies in the control database')
  await expect(moveTenant(context(), 'nobody', filled)).rejects.toThrow('There is no tenant "nobody".')
  await expect(moveTenant(context(), 'acme', filled)).rejects.toThrow(
    'has tables already. Name an empty one: nothing is overwritten.',
  )
  expect((await readAll()).length).toBeGreaterThan(0)
})
