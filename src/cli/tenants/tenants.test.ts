/** Copies of tenants for testing. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { createFolder, removeFolder } from '../../../test/process.js'
import { openReceiver } from '../../../test/receiver.js'
import { everything, startTestServer, type TestServer } from '../../../test/test-server.js'
import { openDatabase } from '../../db/database.js'
import { tenantUrl } from '../../db/tenants/tenants.js'
import { issueGqlKey } from '../../modules/accounts/apikey/apikey.service.js'
import { tenantsCommand } from './tenants.js'

let server: TestServer
let folder: string
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  folder = createFolder()
})
afterAll(async () => {
  for (const id of ['acme', 'staging', 'testing', 'copy'])
    await server.gql('mutation ($id: String) { tenantDelete(id: $id) }', { id })
  removeFolder(folder)
  await server.close()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

async function wharf(line: string): Promise<string> {
  vi.stubEnv('DATABASE_URL', server.url)
  vi.stubEnv('WHARF_DATA_DIR', folder)
  vi.stubEnv('WHARF_CLOCK', server.clock().toISOString())
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  printed.mockClear()
  await tenantsCommand(line.split(' '))
  return printed.mock.calls.flat().join('\n')
}

const keyOf = async (tenantId: string) =>
  (await issueGqlKey(server.tenants.control, server.clock(), { tenantId, name: 'test', roles: everything, channelId: 1 })).key

/** Looks into the database of a tenant. */
async function inDatabase<T>(id: string, work: (db: TestServer['db']) => Promise<T>): Promise<T> {
  const row = await server.db
    .selectFrom('control.tenant')
    .select(['database', 'databaseUrl'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const db = openDatabase({ url: tenantUrl(server.url, row), size: 1, onError: () => undefined })
  return work(db).finally(() => db.destroy())
}

const addTax = 'mutation { taxCreate(input: { code: H, zone: "NL", percentage: 21 }) { id } }'
const readTaxes = '{ taxes { items { zone percentage } } }'

test('tenants are made, listed, silenced and removed', async () => {
  expect(await wharf('create acme --name Acme')).toContain('The tenant acme is there.')
  await expect(wharf('create acme')).rejects.toThrow('Tenant with id [acme] already exists')
  expect(JSON.parse(await wharf('list --json'))).toMatchObject([
    { id: 'acme', name: 'Acme', isSilent: false, ready: true },
    { id: 'default', isSilent: false },
  ])
  expect(await wharf('silence acme')).toBe('acme sends no webhooks and no e-mails.')
  expect(await wharf('list')).toContain('silent: no webhooks, no e-mails')
  expect(await wharf('silence acme --off')).toBe('acme sends webhooks and e-mails.')
  await expect(wharf('silence default')).rejects.toThrow('The default tenant cannot be silent.')

  await expect(wharf('remove acme')).rejects.toThrow('Say --yes if you mean it.')
  expect(await wharf('remove acme --yes')).toBe('The tenant acme is deleted.')
  expect(JSON.parse(await wharf('list --json'))).toHaveLength(1)
})

test('a copy has the data and files of its original under its own names, no keys, and does not change with the original', async () => {
  await wharf('create acme --name Acme')
  const key = await keyOf('acme')
  await server.gql(addTax, {}, key)
  await inDatabase('acme', async (db) => {
    const files = JSON.stringify({ NL: { key: 'acme/image/aabbccddeeff00112233445566778899.png', size: 3 } }) as never
    const stamps = { uuid: '01a1e01c-65af-7bd3-ba71-b8229d5d94ae', createdAt: server.clock(), lastModifiedAt: server.clock() }
    await db
      .insertInto('product')
      .values({ ...stamps, sku: 'P1', names: '{}' as never })
      .execute()
    await db
      .insertInto('mediaImage')
      .values({ ...stamps, productId: 1, files } as never)
      .execute()
    await db.insertInto('mediaOrphan').values({ key: 'acme/image/gone.png' }).execute()
    const { lastModifiedAt: _, ...created } = stamps
    await db
      .insertInto('event')
      .values({ ...created, trigger: 'SEND_EMAIL', channelId: 1, payload: '{}' as never, dueAt: server.clock() } as never)
      .execute()
  })
  mkdirSync(join(folder, 'media/acme/image/aa'), { recursive: true })
  writeFileSync(join(folder, 'media/acme/image/aa/aabbccddeeff00112233445566778899.png'), 'png')

  await server.tenants.close('acme')
  const byTemplate = JSON.parse(await wharf('clone acme --as staging --json'))
  // A pooler keeps its connections when nobody uses them.
  const way = inject('serverUrl') === inject('postgresUrl') ? 'template' : 'rows'
  expect(byTemplate).toMatchObject({ tenant: 'staging', way, mediaFiles: 'copied' })
  await server.gql(readTaxes, {}, key)
  expect(JSON.parse(await wharf('clone acme --as testing --json'))).toMatchObject({ tenant: 'testing', way: 'rows' })
  await server.gql('mutation { taxCreate(input: { code: L, zone: "NL", percentage: 9 }) { id } }', {}, key)

  for (const id of ['staging', 'testing']) {
    const copied = await inDatabase(id, async (db) => ({
      files: (await db.selectFrom('mediaImage').select('files').execute()).map(({ files }) => files),
      orphans: await db.selectFrom('mediaOrphan').select('key').execute(),
      open: await db.selectFrom('event').select('trigger').where('doneAt', 'is', null).execute(),
      sessions: await db.selectFrom('session').select('uuid').execute(),
    }))
    expect(copied).toEqual({
      files: [{ NL: { key: `${id}/image/aabbccddeeff00112233445566778899.png`, size: 3 } }],
      orphans: [],
      open: [],
      sessions: [],
    })
    expect(readdirSync(join(folder, 'media', id, 'image/aa'))).toEqual(['aabbccddeeff00112233445566778899.png'])
    expect(await server.db.selectFrom('control.gqlApiKey').select('name').where('tenantId', '=', id).execute()).toEqual([])
    expect(await server.gql(readTaxes, {}, await keyOf(id))).toEqual({ taxes: { items: [{ zone: 'NL', percentage: 21 }] } })
  }
  expect(existsSync(join(folder, 'media/acme/image/aa/aabbccddeeff00112233445566778899.png'))).toBe(true)
  expect(
    await inDatabase('acme', (db) => db.selectFrom('event').select('doneAt').where('trigger', '=', 'SEND_EMAIL').execute()),
  ).toEqual([{ doneAt: null }])
  expect(await wharf('list')).toContain('Acme (staging)  silent: no webhooks, no e-mails')
})

test('the default tenant can be copied while it serves; the copy has no control tables', async () => {
  await server.gql(addTax)
  expect(JSON.parse(await wharf('clone default --as copy --json'))).toMatchObject({ way: 'rows' })
  const schemas = await inDatabase('copy', (db) =>
    db
      .selectFrom('pg_tables' as never)
      .select('schemaname' as never)
      .distinct()
      .execute(),
  )
  expect(schemas).not.toContainEqual({ schemaname: 'control' })
  expect(await server.gql(readTaxes, {}, await keyOf('copy'))).toEqual({ taxes: { items: [{ zone: 'NL', percentage: 21 }] } })
})

test('a name that is taken or invalid is refused, and nothing is left', async () => {
  await expect(wharf('clone acme --as staging')).rejects.toThrow('There is a tenant "staging" already.')
  await expect(wharf('clone acme --as Not_a_name')).rejects.toThrow('--as must be a lower-case letter')
  await expect(wharf('clone nobody --as other')).rejects.toThrow('There is no tenant "nobody".')
  await expect(wharf('clone acme')).rejects.toThrow('A copy needs a name: --as staging.')
  expect(JSON.parse(await wharf('list --json')).map(({ id }: { id: string }) => id)).toEqual([
    'acme',
    'copy',
    'default',
    'staging',
    'testing',
  ])
})

test('a silent tenant sends neither webhooks nor e-mails, and its log says so; the same tenant sends them when it is not silent', async () => {
  const receiver = await openReceiver()
  const key = await keyOf('staging')
  const hook = `mutation ($input: EventToWebHookConfigCreateInput!) { eventToWebHookConfigCreate(input: $input) { id } }`
  const input = { trigger: 'CUSTOM_EVENT', code: 'PING', url: receiver.url, names: [{ language: 'EN', value: 'Hook' }] }
  const ping = async () => {
    const mail = { subject: 'Hello', content: 'Hello', to: [{ email: 'a@example.com' }], from: { email: 'b@example.com' } }
    await server.gql(
      'mutation ($input: TriggerCustomEventInput!) { triggerCustomEvent(input: $input) }',
      { input: { code: 'PING', payload: 1 } },
      key,
    )
    expect(
      await server.gql(
        'mutation ($input: EmailSendEventInput!) { publishEmailSendEvent(input: $input) { success } }',
        { input: mail },
        key,
      ),
    ).not.toHaveProperty('errors')
    await server.outbox.work()
  }
  expect(await server.gql(hook, { input }, key)).not.toHaveProperty('errors')

  await ping()
  const { eventDeliveries } = await server.gql('{ eventDeliveries { items { status responseExcerpt } } }', {}, key)
  expect(eventDeliveries.items).toEqual([
    { status: 'DELIVERED', responseExcerpt: expect.stringContaining('Not sent: this tenant is silent') },
  ])
  expect([receiver.received.length, (await server.mails()).length]).toEqual([0, 0])

  await wharf('silence staging --off')
  await ping()
  expect([receiver.received.length, (await server.mails()).length]).toEqual([1, 1])
  await receiver.close()
})
