import { beforeEach, describe, expect, test } from 'vitest'
import { makers } from '../../../../test/contract/rows.js'
import { addAccount, addAdmin, addCustomer, giveRole, LOGIN_MUTATION, logIn, PASSWORD } from '../../../../test/people.js'
import { type Answer, everything, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'
import type { Roles } from '../../../db/json.js'
import { issueGqlKey } from '../../accounts/apikey/apikey.service.js'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})

const everyField = `id email gender firstName middleName lastName language phone job createdAt createdBy lastModifiedAt lastModifiedBy
  tenants { itemsFound items { tenant name default createdBy tenantInfo { name } user { email } } }`
const create = (input: string, ...key: string[]) =>
  server.gql(`mutation { adminUserCreate(input: ${input}) { ${everyField} } }`, {}, ...key)
const update = (email: string, input: string, key?: string | null, bearer?: string) =>
  server.gql(`mutation { adminUserUpdate(email: "${email}", input: ${input}) { ${everyField} } }`, {}, key, bearer)
const remove = (email: string, ...key: string[]) => server.gql(`mutation { adminUserDelete(email: "${email}") }`, {}, ...key)
const read = (email: string, key?: string | null, bearer?: string) =>
  server.gql(`{ adminUser(email: "${email}") { email } }`, {}, key, bearer)
const emails = async (...key: string[]) =>
  (await server.gql('{ adminUsers { items { email } } }', {}, ...key)).adminUsers.items.map(({ email }: Answer) => email)
const stored = async () => ({
  people: await server.db.selectFrom('control.adminUser').select(['email', 'firstName', 'lastName']).orderBy('id').execute(),
  places: await server.db
    .selectFrom('control.adminUserTenant')
    .select(['adminUserId', 'tenantId', 'default'])
    .orderBy('id')
    .execute(),
  roles: await server.db.selectFrom('role').select(['userId', 'access']).orderBy('id').execute(),
})

const refusal = (message: string, code: string) => ({ errors: [{ message, code }] })
const forbidden = refusal('Forbidden resource', 'FORBIDDEN')
const missing = (email: string) => refusal(`AdminUser with email [${email}] not found`, 'NOT_FOUND')

const keyOf = async (tenantId: string, roles: Roles) =>
  (await issueGqlKey(server.tenants.control, server.clock(), { tenantId, name: 'test', roles, channelId: 1 })).key
const makeAcme = () =>
  server.gql('mutation { tenantCreate(input: { id: "acme", name: "Acme", channel: { name: "Web" } }) { id } }')

describe('an administrator', () => {
  test('is added to the tenant of the caller, changed and deleted', async () => {
    const { adminUserCreate: made } = await create('{ email: "Max@Wharf.nl", firstName: "Max", phone: "123456", gender: M }')
    server.travel('2026-11-16T00:00:00.000Z')
    const { adminUserUpdate: changed } = await update('max@wharf.NL', '{ lastName: "Quay", language: "en", phone: null }')
    await giveRole(server, Number(made.id), 'order', 'VIEWER')

    expect(made).toEqual({
      id: expect.stringMatching(/^10000000\d\d$/),
      email: 'Max@Wharf.nl',
      gender: 'M',
      firstName: 'Max',
      middleName: null,
      lastName: null,
      language: 'NL',
      phone: '123456',
      job: null,
      createdAt: TODAY,
      createdBy: 0,
      lastModifiedAt: TODAY,
      lastModifiedBy: 0,
      tenants: {
        itemsFound: 1,
        items: [
          {
            tenant: 'default',
            name: 'Wharf',
            default: true,
            createdBy: 0,
            tenantInfo: { name: 'Wharf' },
            user: { email: 'Max@Wharf.nl' },
          },
        ],
      },
    })
    const later = { lastName: 'Quay', language: 'EN', phone: null, lastModifiedAt: '2026-11-16T00:00:00.000Z' }
    expect(changed).toEqual({ ...made, ...later })
    expect(await remove('MAX@wharf.nl')).toEqual({ adminUserDelete: true })
    expect(await stored()).toEqual({ people: [], places: [], roles: [] })
    expect([await remove('max@wharf.nl'), await read('max@wharf.nl'), await update('max@wharf.nl', '{}')]).toEqual(
      Array(3).fill(missing('max@wharf.nl')),
    )
  })

  test('has an e-mail address that nobody else logs in with, in capitals or not', async () => {
    await create('{ email: "max@wharf.nl" }')
    await addCustomer(server, { email: 'bo@quay.nl' })
    const before = await stored()

    expect(await create('{ email: "MAX@wharf.nl" }')).toEqual(refusal('AdminUser already exists', 'BAD_REQUEST'))
    expect(await create('{ email: "Bo@quay.nl" }')).toEqual(refusal('An account for Bo@quay.nl already exists', 'BAD_REQUEST'))
    expect((await create('{ email: "nonsense", language: "nld" }')).errors).toEqual([
      { message: 'language must be two letters; email must be an e-mail address', code: 'VALIDATION_ERROR' },
    ])
    expect(await stored()).toEqual(before)
  })

  test.each([
    ['firstName', 30],
    ['middleName', 20],
    ['lastName', 50],
    ['phone', 30],
    ['job', 30],
  ])('has a %s of at most %i characters', async (field, most) => {
    await create('{ email: "max@wharf.nl" }')

    const long = await update('max@wharf.nl', `{ ${field}: "${'x'.repeat(most + 1)}" }`)
    const fitting = await update('max@wharf.nl', `{ ${field}: "${'x'.repeat(most)}" }`)

    expect(long).toEqual(refusal(`${field} must be at most ${most} characters long`, 'VALIDATION_ERROR'))
    expect(fitting.adminUserUpdate[field]).toHaveLength(most)
  })

  test('takes a viewer of roles to read, an editor to change, an owner to add and delete', async () => {
    await create('{ email: "max@wharf.nl" }')
    const before = await stored()
    const [none, viewer, editor] = [
      await server.keyFor({ ...everything, role: 'NONE' }),
      await server.keyFor({ role: 'VIEWER' }),
      await server.keyFor({ role: 'EDITOR' }),
    ]

    expect([await read('max@wharf.nl', none), await server.gql('{ adminUsers { itemsFound } }', {}, none)]).toEqual([
      forbidden,
      forbidden,
    ])
    expect([await emails(viewer), await update('max@wharf.nl', '{}', viewer)]).toEqual([['max@wharf.nl'], forbidden])
    expect([await create('{ email: "x@wharf.nl" }', editor), await remove('max@wharf.nl', editor)]).toEqual([
      forbidden,
      forbidden,
    ])
    expect(await stored()).toEqual(before)
    expect((await update('max@wharf.nl', '{ job: "x" }', editor)).adminUserUpdate.job).toBe('x')
  })

  test('is sorted and filtered by date; a page with its tenants costs as much for 100 as for 12', async () => {
    await makers.AdminUser?.(server, 110)
    const cost = async (offset: number) => {
      server.statements.length = 0
      const query = `{ adminUsers(input: { offset: ${offset}, createdAt: { lessThan: "2026-01-07" },
        sortInputs: [{ field: LAST_MODIFIED_AT, order: DESC }] }) { itemsFound items { email tenants { items { tenantInfo { name } } } } } }`
      expect((await server.gql(query)).adminUsers.items).toHaveLength(offset)
      return server.statements.length
    }

    expect([await cost(12), await cost(100)]).toEqual([2, 2])
  })
})

test('nobody adds an administrator whose default rights exceed their own', async () => {
  await addAdmin(server, { email: 'max@wharf.nl' }, [])
  await giveRole(server, 1_000_000_099, 'pricing', 'NONE', 'OWNER')
  const [owner, equal] = [await server.keyFor({ role: 'OWNER' }), await server.keyFor({ role: 'OWNER', pricing: 'OWNER' })]
  const place = (key: string) =>
    server.gql(
      'mutation { adminUserTenantCreate(input: { email: "max@wharf.nl", tenant: "default", name: "D", default: true }) { id } }',
      {},
      key,
    )
  const before = await stored()

  expect(await create('{ email: "eve@wharf.nl" }', owner)).toEqual(
    refusal('Forbidden resource: cannot grant pricing.OWNER', 'FORBIDDEN'),
  )
  expect(await place(owner)).toEqual(refusal('Forbidden resource: cannot grant pricing.OWNER', 'FORBIDDEN'))
  expect(await stored()).toEqual(before)
  expect((await create('{ email: "eve@wharf.nl" }', equal)).adminUserCreate.email).toBe('eve@wharf.nl')
  expect((await place(equal)).errors).toBeUndefined()
})

describe('an administrator who logs in', () => {
  const viewer = async (bearer?: string) =>
    server.gql(
      '{ adminUserViewer { email tenants { items { tenant } } } }',
      {},
      bearer ? await server.bareKey() : undefined,
      bearer,
    )

  test('holds exactly their roles', async () => {
    const { id } = await addAdmin(server, { email: 'max@wharf.nl' })
    await giveRole(server, id, 'pricing', 'EDITOR')
    const { accessToken } = await logIn(server, 'max@wharf.nl')
    const codeOf = async (document: string) =>
      (await server.gql(document, {}, await server.bareKey(), accessToken)).errors?.[0]?.code

    const create = 'mutation { taxCreate(input: { zone: "NL", code: H, percentage: 21 }) { id } }'
    const change = 'mutation { taxUpdate(id: "01939d2c-0000-7000-8000-000000000000", input: { percentage: 1 }) { id } }'

    expect([await codeOf('{ taxes { itemsFound } }'), await codeOf(change), await codeOf(create)]).toEqual([
      undefined,
      'TAX_NOT_FOUND_ERROR',
      'FORBIDDEN',
    ])
    expect(await codeOf('{ adminUsers { itemsFound } }')).toBe('FORBIDDEN')
  })

  test('sees and changes themselves, and nobody else', async () => {
    await addAdmin(server, { email: 'max@wharf.nl' })
    await addAdmin(server, { email: 'eve@wharf.nl' })
    const { accessToken } = await logIn(server, 'max@wharf.nl')
    const before = await stored()

    expect(await viewer(accessToken)).toEqual({
      adminUserViewer: { email: 'max@wharf.nl', tenants: { items: [{ tenant: 'default' }] } },
    })
    expect(await read('Max@wharf.nl', await server.bareKey(), accessToken)).toEqual({ adminUser: { email: 'max@wharf.nl' } })
    expect(await read('eve@wharf.nl', await server.bareKey(), accessToken)).toEqual(missing('eve@wharf.nl'))
    expect(await update('eve@wharf.nl', '{ lastName: "x" }', await server.bareKey(), accessToken)).toEqual(
      missing('eve@wharf.nl'),
    )
    expect(await stored()).toEqual(before)
    const { adminUserUpdate: changed } = await update('max@wharf.nl', '{ lastName: "Quay" }', await server.bareKey(), accessToken)
    expect(changed.lastName).toBe('Quay')
    expect(changed.lastModifiedBy).toBe(Number(changed.id))
  })

  test('is no buyer: neither a customer nor a key is a viewer here', async () => {
    await addCustomer(server, { email: 'bo@quay.nl' })
    const { accessToken } = await logIn(server, 'bo@quay.nl')

    expect((await viewer(accessToken)).errors[0].code).toBe('ADMIN_USER_NOT_FOUND_ERROR')
    expect((await viewer()).errors[0].code).toBe('ADMIN_USER_NOT_FOUND_ERROR')
    expect(await read('bo@quay.nl', await server.bareKey(), accessToken)).toEqual(forbidden)
  })

  test('is out as soon as they are taken from the tenant', async () => {
    await addAdmin(server, { email: 'max@wharf.nl' })
    const { accessToken } = await logIn(server, 'max@wharf.nl')
    const [{ id }] = (await server.gql('{ adminUser(email: "max@wharf.nl") { tenants { items { id } } } }')).adminUser.tenants
      .items

    await server.gql(`mutation { adminUserTenantDelete(id: ${id}) { tenant } }`)

    expect((await viewer(accessToken)).errors[0].code).toBe('FORBIDDEN')
    const again = await server.gql(LOGIN_MUTATION, { email: 'max@wharf.nl', password: PASSWORD }, await server.bareKey())
    expect(again.errors[0].code).toBe('USER_NOT_FOUND_ERROR')
  })

  test('shows nothing of how they log in', async () => {
    const type = await server.gql('{ __type(name: "AdminUser") { fields { name } } }')

    const names = type.__type.fields.map(({ name }: Answer) => name)
    expect(names).not.toContain('passwordHash')
    expect(names).toHaveLength(15)
  })
})

describe('another tenant', () => {
  const place = (email: string, tenant: string, isDefault: boolean, ...key: string[]) =>
    server.gql(
      `mutation { adminUserTenantCreate(input: { email: "${email}", tenant: "${tenant}", name: "x", default: ${isDefault} }) {
        id tenant default user { email } } }`,
      {},
      ...key,
    )
  const leave = (id: string | number, ...key: string[]) =>
    server.gql(`mutation { adminUserTenantDelete(id: ${id}) { tenant user { email } } }`, {}, ...key)
  const idsOf = async (adminUserId: number) =>
    (
      await server.db
        .selectFrom('control.adminUserTenant')
        .select('id')
        .where('adminUserId', '=', adminUserId)
        .orderBy('id')
        .execute()
    ).map(({ id }) => id)
  let acme: string

  beforeEach(async () => {
    await makeAcme()
    acme = await keyOf('acme', everything)
  })

  test('sees and touches only who works for it', async () => {
    const { id } = await addAdmin(server, { email: 'max@wharf.nl' })
    await addAdmin(server, { email: 'eve@acme.nl' }, ['acme'])
    const [ofMax] = await idsOf(id)
    const before = await stored()

    expect([await emails(acme), (await emails()).sort()]).toEqual([['eve@acme.nl'], ['eve@acme.nl', 'max@wharf.nl']])
    expect([
      await read('max@wharf.nl', acme),
      await update('max@wharf.nl', '{}', acme),
      await remove('max@wharf.nl', acme),
      await place('max@wharf.nl', 'acme', true, acme),
    ]).toEqual(Array(4).fill(missing('max@wharf.nl')))
    expect((await server.gql(`{ adminUserTenant(id: ${ofMax}) { tenant } }`, {}, acme)).errors[0].code).toBe('NOT_FOUND')
    expect((await leave(ofMax ?? 0, acme)).errors[0].code).toBe('NOT_FOUND')
    expect(await place('eve@acme.nl', 'default', true, acme)).toEqual(refusal('Tenant with id [default] not found', 'NOT_FOUND'))
    expect(await stored()).toEqual(before)
  })

  test('learns nothing of the other tenants of its administrators', async () => {
    await addAdmin(server, { email: 'max@wharf.nl' }, ['default', 'acme'])
    const tenants = '{ adminUser(email: "max@wharf.nl") { tenants { itemsFound items { tenant tenantInfo { name } } } } }'

    const [here, there] = [await server.gql(tenants), await server.gql(tenants, {}, acme)]

    expect(here.adminUser.tenants.itemsFound).toBe(2)
    expect(there.adminUser.tenants).toEqual({ itemsFound: 1, items: [{ tenant: 'acme', tenantInfo: { name: 'Acme' } }] })
  })

  test('removes an administrator only from itself, with their roles there', async () => {
    const { id } = await addAdmin(server, { email: 'max@wharf.nl' }, ['default', 'acme'])
    await giveRole(server, id, 'order', 'OWNER')
    const { roleDefinitions } = await server.gql('{ roleDefinitions(input: { names: ["order"] }) { items { id } } }', {}, acme)
    const input = `{ roleDefinitionId: "${roleDefinitions.items[0].id}", userId: ${id}, access: OWNER }`
    await server.gql(`mutation { roleCreate(input: ${input}) { id } }`, {}, acme)
    const there = await server.tenants.open('acme')

    const deleted = await remove('max@wharf.nl', acme)

    expect(deleted).toEqual({ adminUserDelete: true })
    expect(await there?.selectFrom('role').select('id').execute()).toEqual([])
    expect(await stored()).toMatchObject({
      people: [{ email: 'max@wharf.nl' }],
      places: [{ adminUserId: id, tenantId: 'default' }],
      roles: [{ userId: id, access: 'OWNER' }],
    })
    expect(await remove('max@wharf.nl', acme)).toEqual(missing('max@wharf.nl'))
  })

  test('gets and loses administrators of others through the operator', async () => {
    const { id } = await addAdmin(server, { email: 'max@wharf.nl' })
    const added = await place('MAX@wharf.nl', 'acme', true)
    const places = (await stored()).places
    const session = await server.gql(LOGIN_MUTATION, { email: 'max@wharf.nl', password: PASSWORD }, acme)

    expect(added.adminUserTenantCreate).toMatchObject({ tenant: 'acme', default: true, user: { email: 'max@wharf.nl' } })
    expect(places).toEqual([
      { adminUserId: id, tenantId: 'default', default: false },
      { adminUserId: id, tenantId: 'acme', default: true },
    ])
    expect(session.login.session.email).toBe('max@wharf.nl')
    expect(await place('max@wharf.nl', 'acme', false)).toEqual(refusal('AdminUserTenant already exists', 'BAD_REQUEST'))
    expect(await place('max@wharf.nl', 'nowhere', false)).toEqual(refusal('Tenant with id [nowhere] not found', 'NOT_FOUND'))
    expect(await place('nobody@wharf.nl', 'acme', false)).toEqual(missing('nobody@wharf.nl'))
    expect(await remove('max@wharf.nl')).toEqual({ adminUserDelete: true })
    expect(await stored()).toEqual({ people: [], places: [], roles: [] })
  })

  test('takes somebody in who works for none, unless a buyer there logs in by that address', async () => {
    const { id } = await addAdmin(server, { email: 'max@wharf.nl' })
    const [own] = await idsOf(id)

    expect(await leave(own ?? 0)).toEqual({ adminUserTenantDelete: { tenant: 'default', user: { email: 'max@wharf.nl' } } })
    expect((await stored()).people).toHaveLength(1)
    expect((await place('max@wharf.nl', 'acme', true, acme)).adminUserTenantCreate.tenant).toBe('acme')
    await addAccount(server, {}, 'MAX@wharf.nl')
    expect((await place('max@wharf.nl', 'default', true)).errors[0].code).toBe('BAD_REQUEST')
    expect((await stored()).places).toEqual([{ adminUserId: id, tenantId: 'acme', default: true }])
  })

  test('takes an owner of roles; reading who works for it takes an editor', async () => {
    const { id } = await addAdmin(server, { email: 'max@wharf.nl' })
    const [own] = await idsOf(id)
    const [viewer, editor] = [await server.keyFor({ role: 'VIEWER' }), await server.keyFor({ ...everything, role: 'EDITOR' })]
    const before = await stored()
    const readPlace = `{ adminUserTenant(id: ${own}) { id tenant name default createdBy lastModifiedBy user { email } } }`

    expect(await server.gql(readPlace, {}, viewer)).toEqual(forbidden)
    expect(await server.gql(readPlace, {}, editor)).toEqual({
      adminUserTenant: {
        id: String(own),
        tenant: 'default',
        name: 'default',
        default: true,
        createdBy: 0,
        lastModifiedBy: 0,
        user: { email: 'max@wharf.nl' },
      },
    })
    expect([await place('max@wharf.nl', 'acme', true, editor), await leave(own ?? 0, editor)]).toEqual([forbidden, forbidden])
    expect(await stored()).toEqual(before)
  })
})
