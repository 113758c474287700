import { sql } from 'kysely'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { newBudget } from '../../../../test/context.js'
import { everything, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'
import { migrateAll } from '../../../boot.js'
import { createBuyer } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { openRegistry } from '../../../core/lifecycle/registry.js'
import { RequestCache } from '../../../core/request-cache.js'
import { openDatabase } from '../../../db/database.js'
import type { Roles } from '../../../db/json.js'
import { openTenants, tenantUrl } from '../../../db/tenants/tenants.js'
import { createGqlKey, issueGqlKey } from '../../accounts/apikey/apikey.service.js'
import { createChannel, deleteChannel } from '../channel/channel.service.js'
import { databaseNameFor } from './tenant.database.js'
import { createTenant, deleteTenant } from './tenant.service.js'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})

const everyField = `id name descriptions { language value } createdAt lastModifiedAt restrictSalesPricingVisibility allowQuoteInvalidation
  quoteDefaultExpiryPeriodDays defaultAppLanguage defaultDataLanguage channels { id name }`
const create = (input: string, key?: string) =>
  server.gql(`mutation { tenantCreate(input: ${input}) { ${everyField} } }`, {}, ...(key ? [key] : []))
const acme = '{ id: "acme", name: "Acme", channel: { name: "Web" } }'
const ids = async () => (await server.db.selectFrom('control.tenant').select('id').orderBy('id').execute()).map(({ id }) => id)
const base = () => new URL(server.url).pathname.slice(1)
const databases = async () => {
  const { rows } = await sql<{ datname: string }>`select datname from pg_database where starts_with(datname, ${base()})`.execute(
    server.db,
  )
  return rows.map(({ datname }) => datname.slice(base().length)).sort()
}
const keyOf = async (tenantId: string, roles: Roles = everything) =>
  (await issueGqlKey(server.db, server.clock(), { tenantId, name: 'test', roles })).key
const refusal = (message: string, code: string) => ({ errors: [{ message, code }] })

describe('making a tenant', () => {
  test('it gets its own database with its first channel and shop', async () => {
    const { tenantCreate } = await server.gql(`mutation { tenantCreate(input: {
      id: "acme-2", name: "Acme", descriptions: [{ language: "nl", value: "Groothandel" }]
      channel: { name: "Web", descriptions: [{ language: "en", value: "Shop" }], catalogRootId: 17, anonymousUserId: 4 }
      restrictSalesPricingVisibility: YES, allowQuoteInvalidation: NO, quoteDefaultExpiryPeriodDays: 30
      defaultAppLanguage: "nl", defaultDataLanguage: "de"
    }) {
      ${everyField.replace('{ id name }', '')}
      { id name descriptions { language value } catalogRootId anonymousUserId createdAt tenant { id } shop { shopId name } }
    } }`)

    expect(tenantCreate).toEqual({
      id: 'acme-2',
      name: 'Acme',
      descriptions: [{ language: 'NL', value: 'Groothandel' }],
      createdAt: TODAY,
      lastModifiedAt: TODAY,
      restrictSalesPricingVisibility: 'YES',
      allowQuoteInvalidation: 'NO',
      quoteDefaultExpiryPeriodDays: 30,
      defaultAppLanguage: 'NL',
      defaultDataLanguage: 'DE',
      channels: [
        {
          id: 1,
          name: 'Web',
          descriptions: [{ language: 'EN', value: 'Shop' }],
          catalogRootId: 17,
          anonymousUserId: 4,
          createdAt: TODAY,
          tenant: { id: 'acme-2' },
          shop: { shopId: 1, name: 'Web' },
        },
      ],
    })
    expect(await databases()).toEqual(['', '_t_acme-2'])
  })

  test('omitted settings have their defaults', async () => {
    expect(await create(acme)).toEqual({
      tenantCreate: {
        id: 'acme',
        name: 'Acme',
        descriptions: [],
        createdAt: TODAY,
        lastModifiedAt: TODAY,
        restrictSalesPricingVisibility: 'NO',
        allowQuoteInvalidation: 'YES',
        quoteDefaultExpiryPeriodDays: null,
        defaultAppLanguage: 'EN',
        defaultDataLanguage: null,
        channels: [{ id: 1, name: 'Web' }],
      },
    })
  })

  test('a second channel of the new tenant is number 2', async () => {
    await create(acme)

    expect(await server.gql('mutation { channelCreate(input: { name: "App" }) { id } }', {}, await keyOf('acme'))).toEqual({
      channelCreate: { id: 2 },
    })
  })

  test('an id is a small letter and then small letters, digits and dashes', async () => {
    const message = 'id must be a lower-case letter, followed by at most 31 lower-case letters, digits and dashes'

    for (const id of ['', 'Acme', '1st', '-a', 'a_b', 'a b', 'a"b', `a${'b'.repeat(32)}`])
      expect(await create(`{ id: ${JSON.stringify(id)}, name: "x", channel: { name: "x" } }`)).toEqual(
        refusal(message, 'VALIDATION_ERROR'),
      )
    expect(await ids()).toEqual(['default'])
    expect(await databases()).toEqual([''])
  })

  test('values that break a rule make nothing', async () => {
    const answer = await create(
      '{ id: "acme", name: "x", channel: { name: "" }, quoteDefaultExpiryPeriodDays: 0, defaultAppLanguage: "english" }',
    )

    expect(answer).toEqual(
      refusal(
        'channel.name must be at least 1 character long; quoteDefaultExpiryPeriodDays must be from 1 to 36500; defaultAppLanguage must be two letters',
        'VALIDATION_ERROR',
      ),
    )
    expect(await ids()).toEqual(['default'])
  })

  test('an id that is taken is refused, the default tenant’s too', async () => {
    await create(acme)

    expect(await create('{ id: "acme", name: "Other", channel: { name: "x" } }')).toEqual(
      refusal('Tenant with id [acme] already exists', 'TENANT_CREATE_ERROR'),
    )
    expect(await create('{ id: "default", name: "Other", channel: { name: "x" } }')).toEqual(
      refusal('Tenant with id [default] already exists', 'TENANT_CREATE_ERROR'),
    )
    expect(await server.gql('{ tenant { name channels { name } } }', {}, await keyOf('acme'))).toEqual({
      tenant: { name: 'Acme', channels: [{ name: 'Web' }] },
    })
  })

  test('the same tenant made twice at once is made once', async () => {
    const answers = await Promise.all([create(acme), create(acme), create(acme)])

    expect(answers.filter(({ tenantCreate }) => tenantCreate)).toHaveLength(1)
    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual(
      Array(2).fill({
        message: expect.stringMatching(/^Tenant with id \[acme\] (is being created or deleted at the moment|already exists)$/),
        code: 'TENANT_CREATE_ERROR',
      }),
    )
    expect([await ids(), await databases()]).toEqual([
      ['acme', 'default'],
      ['', '_t_acme'],
    ])
  })

  test('two different tenants are made at once', async () => {
    const [a, b] = await Promise.all([create(acme), create('{ id: "beta", name: "Beta", channel: { name: "B" } }')])

    expect([a.tenantCreate.channels, b.tenantCreate.channels]).toEqual([[{ id: 1, name: 'Web' }], [{ id: 1, name: 'B' }]])
  })

  test('a failure at the last step leaves neither row nor database, and the id is free again', async () => {
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'out of order'; end $$`.execute(
      server.db,
    )
    await sql`create trigger refuse before update on control.tenant for each row execute function refuse()`.execute(server.db)

    const failed = await create(acme)
    const left = [await ids(), await databases()]
    await sql`drop trigger refuse on control.tenant`.execute(server.db)

    expect(failed).toEqual(refusal(expect.stringContaining('out of order'), 'INTERNAL_SERVER_ERROR'))
    expect(server.logged.map(({ err }) => err.message)).toEqual(['out of order'])
    expect(left).toEqual([['default'], ['']])
    expect((await create(acme)).tenantCreate.id).toBe('acme')
  })

  test('a tenant left incomplete by a crash serves nobody, and the next attempt takes it over', async () => {
    const name = await leaveHalfMade()
    const orphan = await keyOf('acme')

    const before = await server.gql('{ channels { name } }', {}, orphan)
    const taken = await create(acme)

    expect(before).toEqual(refusal('Unauthorized: the tenant of this credential is not available', 'UNAUTHENTICATED'))
    expect(taken.tenantCreate).toMatchObject({ id: 'acme', name: 'Acme', channels: [{ id: 1, name: 'Web' }] })
    const db = openDatabase({
      url: tenantUrl(server.url, { database: name, databaseUrl: null }),
      size: 1,
      onError: () => undefined,
    })
    const { rows } = await sql`select to_regclass('junk') as junk`.execute(db)
    await db.destroy()
    expect(rows).toEqual([{ junk: null }])
  })

  test('a database that belongs to no tenant is never touched', async () => {
    const name = `${base()}_t_acme`
    await sql`create database ${sql.id(name)}`.execute(server.db)

    expect(await create(acme)).toEqual(
      refusal(`The database [${name}] already exists and belongs to no tenant`, 'TENANT_CREATE_ERROR'),
    )
    expect([await ids(), await databases()]).toEqual([['default'], ['', '_t_acme']])
  })
})

/** As if the server had died after it made the database and before it made the tables. */
async function leaveHalfMade(): Promise<string> {
  const name = `${base()}_t_acme`
  const [createdAt, uuid] = [server.clock(), '00000000-0000-7000-8000-000000000001']
  await server.db
    .insertInto('control.tenant')
    .values({ id: 'acme', uuid, name: 'Half', database: name, createdAt, lastModifiedAt: createdAt })
    .execute()
  await sql`create database ${sql.id(name)}`.execute(server.db)
  const db = openDatabase({
    url: tenantUrl(server.url, { database: name, databaseUrl: null }),
    size: 1,
    onError: () => undefined,
  })
  await sql`create table junk (id int)`.execute(db)
  await db.destroy()
  return name
}

describe('reading and changing a tenant', () => {
  test('everybody who may read the configuration sees their own', async () => {
    await create(acme)
    const viewer = await server.keyFor({ configuration: 'VIEWER' })

    expect(await server.gql('{ tenant { id name } }', {}, viewer)).toEqual({ tenant: { id: 'default', name: 'Wharf' } })
    expect(await server.gql('{ tenant { id name } }', {}, await keyOf('acme', { configuration: 'VIEWER' }))).toEqual({
      tenant: { id: 'acme', name: 'Acme' },
    })
    expect(await server.gql('{ tenant { id } }', {}, await server.keyFor({ product: 'OWNER' }))).toEqual(
      refusal('Forbidden resource', 'FORBIDDEN'),
    )
  })

  test('an update without an id changes the caller’s own, and only what it names', async () => {
    await server.gql(
      'mutation { tenantUpdate(input: { restrictSalesPricingVisibility: YES, allowQuoteInvalidation: NO, quoteDefaultExpiryPeriodDays: 9 }) { id } }',
    )
    server.travel('2026-11-16T00:00:00.000Z')

    const { tenantUpdate } = await server.gql(`mutation {
      tenantUpdate(input: { name: "Harbour", descriptions: [{ language: "EN", value: "Ours" }], defaultDataLanguage: "nl" }) { ${everyField} }
    }`)

    expect(tenantUpdate).toEqual({
      id: 'default',
      name: 'Harbour',
      descriptions: [{ language: 'EN', value: 'Ours' }],
      createdAt: expect.any(String),
      lastModifiedAt: '2026-11-16T00:00:00.000Z',
      restrictSalesPricingVisibility: 'YES',
      allowQuoteInvalidation: 'NO',
      quoteDefaultExpiryPeriodDays: 9,
      defaultAppLanguage: 'EN',
      defaultDataLanguage: 'NL',
      channels: [{ id: 1, name: 'Default' }],
    })
  })

  test('null clears what may be empty and is refused elsewhere', async () => {
    await server.gql('mutation { tenantUpdate(input: { quoteDefaultExpiryPeriodDays: 9, defaultDataLanguage: "NL" }) { id } }')
    const change = (input: string) =>
      server.gql(
        `mutation { tenantUpdate(input: ${input}) { name quoteDefaultExpiryPeriodDays defaultDataLanguage defaultAppLanguage } }`,
      )

    expect(await change('{ name: null }')).toEqual(refusal('name must not be null', 'VALIDATION_ERROR'))
    expect(await change('{ defaultAppLanguage: null }')).toEqual(
      refusal('defaultAppLanguage must not be null', 'VALIDATION_ERROR'),
    )
    expect(await change('{ quoteDefaultExpiryPeriodDays: null, defaultDataLanguage: null }')).toEqual({
      tenantUpdate: { name: 'Wharf', quoteDefaultExpiryPeriodDays: null, defaultDataLanguage: null, defaultAppLanguage: 'EN' },
    })
  })

  test('the operator changes any tenant; another tenant’s system right ends at its border', async () => {
    await create(acme)
    const change = (id: string, key?: string) =>
      server.gql(
        `mutation { tenantUpdate(id: "${id}", input: { name: "New" }) { id name channels { name } } }`,
        {},
        ...(key ? [key] : []),
      )
    const acmeSystem = await keyOf('acme')

    expect(await change('acme')).toEqual({ tenantUpdate: { id: 'acme', name: 'New', channels: [{ name: 'Web' }] } })
    expect(await change('nobody')).toEqual(refusal('Tenant with id [nobody] not found', 'TENANT_NOT_FOUND_ERROR'))
    expect(await change('default', acmeSystem)).toEqual(refusal('Tenant with id [default] not found', 'TENANT_NOT_FOUND_ERROR'))
    expect(await change('acme', acmeSystem)).toMatchObject({ tenantUpdate: { id: 'acme', name: 'New' } })
    expect(await create('{ id: "beta", name: "x", channel: { name: "x" } }', acmeSystem)).toEqual(
      refusal('Forbidden resource: only the default tenant can create tenants', 'FORBIDDEN'),
    )
    expect((await server.gql('{ tenant { name } }')).tenant.name).toBe('Wharf')
    expect(await ids()).toEqual(['acme', 'default'])
  })

  test('without the system right nobody makes, changes or deletes a tenant', async () => {
    const key = await server.keyFor({ ...everything, system: 'EDITOR' })

    for (const operation of [
      `tenantCreate(input: ${acme}) { id }`,
      'tenantUpdate(input: { name: "x" }) { id }',
      'tenantDelete(id: "acme")',
    ])
      expect(await server.gql(`mutation { ${operation} }`, {}, key)).toEqual(refusal('Forbidden resource', 'FORBIDDEN'))
    expect(await ids()).toEqual(['default'])
  })
})

describe('deleting a tenant', () => {
  const remove = (id?: string, key?: string) =>
    server.gql(`mutation { tenantDelete${id === undefined ? '' : `(id: "${id}")`} }`, {}, ...(key ? [key] : []))

  test('its database, its keys and its row go, and its key is refused at once', async () => {
    await create(acme)
    const key = await keyOf('acme')
    await server.gql('{ channels { id } }', {}, key)

    expect(await remove('acme')).toEqual({ tenantDelete: true })
    expect((await server.gql('{ channels { id } }', {}, key)).errors[0].code).toBe('UNAUTHENTICATED')
    expect([await ids(), await databases()]).toEqual([['default'], ['']])
    expect(await server.db.selectFrom('control.gqlApiKey').select('id').where('tenantId', '=', 'acme').execute()).toEqual([])
    expect(await remove('acme')).toEqual(refusal('Tenant with id [acme] not found', 'TENANT_NOT_FOUND_ERROR'))
    expect((await create(acme)).tenantCreate.channels).toEqual([{ id: 1, name: 'Web' }])
  })

  test('another node forgets it, too', async () => {
    await create(acme)
    const failures: string[] = []
    const onError = ({ message }: Error) => void failures.push(message)
    const elsewhere = openTenants({ url: server.url, poolSize: 2, onError, memoryMs: 200 })
    const known = await elsewhere.open('acme')
    await known?.selectFrom('channel').select('id').execute()

    await remove('acme')
    await new Promise((done) => setTimeout(done, 250))

    expect(await elsewhere.open('acme')).toBeNull()
    // A pooler does not tell its clients about connections that they do not use.
    if (inject('serverUrl') === inject('postgresUrl'))
      expect(failures).toEqual(['terminating connection due to administrator command'])
    await expect(known?.selectFrom('channel').select('id').execute()).rejects.toThrow('Cannot use a pool after calling end')
    await elsewhere.end()
  })

  test('neither the default tenant nor the caller’s own is deleted', async () => {
    await create(acme)
    const acmeSystem = await keyOf('acme')
    const ofDefault = refusal('The default tenant cannot be deleted', 'TENANT_DELETE_ERROR')
    const ofOwn = refusal('Tenant with id [acme] cannot delete itself', 'TENANT_DELETE_ERROR')

    expect([await remove(), await remove('default')]).toEqual([ofDefault, ofDefault])
    expect([await remove(undefined, acmeSystem), await remove('acme', acmeSystem)]).toEqual([ofOwn, ofOwn])
    expect(await remove('default', acmeSystem)).toEqual(refusal('Tenant with id [default] not found', 'TENANT_NOT_FOUND_ERROR'))
    expect([await ids(), await databases()]).toEqual([
      ['acme', 'default'],
      ['', '_t_acme'],
    ])
  })

  test('one that was left incomplete can be deleted', async () => {
    await leaveHalfMade()

    expect(await remove('acme')).toEqual({ tenantDelete: true })
    expect([await ids(), await databases()]).toEqual([['default'], ['']])
  })

  test('one whose database is on another server is not touched', async () => {
    await create(acme)
    await server.db
      .updateTable('control.tenant')
      .set({ databaseUrl: 'postgres://elsewhere/acme' })
      .where('id', '=', 'acme')
      .execute()

    expect(await remove('acme')).toEqual(
      refusal('The database of tenant [acme] must be dropped on its own server', 'TENANT_DELETE_ERROR'),
    )
    expect([await ids(), await databases()]).toEqual([
      ['acme', 'default'],
      ['', '_t_acme'],
    ])
  })
})

describe('the database of a tenant', () => {
  test('a server with a single connection makes tenants, channels and keys, too', async () => {
    const tenants = openTenants({ url: server.url, poolSize: 1, onError: () => undefined })
    const actor = { ...(await server.credentials.byApiKey(await server.keyFor(everything))) }
    const { clock: _, ...services } = server.services
    const ctx: Ctx = {
      services: { ...services, registry: openRegistry([]) },
      db: tenants.control,
      tenants,
      client: { requestId: '', address: '', isForwarded: false },
      actor,
      buyer: createBuyer(actor),
      now: server.clock(),
      effectiveDate: server.clock(),
      report: () => undefined,
      budget: newBudget(),
      requestCache: new RequestCache(),
    }

    const made = await createTenant(ctx, {
      id: 'acme',
      name: 'Acme',
      channel: { name: 'Web' },
      restrictSalesPricingVisibility: 'NO',
      allowQuoteInvalidation: 'YES',
    })
    const key = await createGqlKey(ctx, { name: 'x', active: true, channelId: 1 })
    const web = await createChannel(ctx, { name: 'Web' })
    await deleteChannel(ctx, { id: web.id })
    await deleteTenant(ctx, 'acme')
    await tenants.end()

    expect([made.id, key.channelId, web.id]).toEqual(['acme', 1, 2])
    expect(await databases()).toEqual([''])
  })

  test('a tenant that moves is found at its new place', async () => {
    await create(acme)
    await create('{ id: "beta", name: "Beta", channel: { name: "B" } }')
    const node = openTenants({ url: server.url, poolSize: 2, onError: () => undefined, memoryMs: 200 })
    const namesIn = async () => (await node.open('acme'))?.selectFrom('channel').select('name').execute()

    const before = await namesIn()
    const databaseUrl = tenantUrl(server.url, { database: `${base()}_t_beta`, databaseUrl: null })
    await server.db.updateTable('control.tenant').set({ databaseUrl }).where('id', '=', 'acme').execute()
    await new Promise((done) => setTimeout(done, 250))

    expect([before, await namesIn()]).toEqual([[{ name: 'Web' }], [{ name: 'B' }]])
    await node.end()
  })

  test('names of databases tell installations and tenants apart, however long they are', async () => {
    const longest = `a${'b'.repeat(31)}`
    const installation = `${base()}_${'x'.repeat(62)}`.slice(0, 62)
    await sql`create database ${sql.id(installation)}`.execute(server.db)
    const db = openDatabase({
      url: tenantUrl(server.url, { database: installation, databaseUrl: null }),
      size: 1,
      onError: () => undefined,
    })

    const [short, long] = [await databaseNameFor(server.db, 'acme'), await databaseNameFor(db, longest)]
    await db.destroy()

    expect(short).toBe(`${base()}_t_acme`)
    expect(long).toMatch(/^wharf_test_\w{4}_[0-9a-f]{12}_t_ab{31}$/)
    expect(long).toHaveLength(63)
  })

  test('a start brings every ready tenant up to date and passes by what is half made', async () => {
    await create(acme)
    await server.db.updateTable('control.tenant').set({ ready: false }).where('id', '=', 'acme').execute()
    await sql`drop database ${sql.id(`${base()}_t_acme`)} with (force)`.execute(server.db)
    await create('{ id: "beta", name: "Beta", channel: { name: "B" } }')
    const beta = openDatabase({
      url: tenantUrl(server.url, { database: `${base()}_t_beta`, databaseUrl: null }),
      size: 1,
      onError: () => undefined,
    })
    await sql`drop schema public cascade`.execute(beta)
    await sql`create schema public`.execute(beta)
    await beta.destroy()

    expect(await migrateAll(server.url, server.clock)).toEqual(expect.arrayContaining(['0001_tax', '0007_channel']))
    expect(await migrateAll(server.url, server.clock)).toEqual([])
    expect(await server.gql('{ channels { id name } shops { shopId } }')).toEqual({
      channels: [{ id: 1, name: 'Default' }],
      shops: [{ shopId: 1 }],
    })
  })
})
