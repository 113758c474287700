import { beforeEach, describe, expect, test } from 'vitest'
import { addAdmin, addContact, addCustomer, giveRole, logIn } from '../../../../test/people.js'
import { everything, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'
import { roleDomains } from '../../../core/auth/access.js'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})

const everyField = 'id name descriptions { language value } defaultAccess createdAt lastModifiedAt createdBy lastModifiedBy'
const roleFields = 'id roleDefinitionId userId access createdAt lastModifiedAt createdBy lastModifiedBy roleDefinition { name }'
const refusal = (message: string, code: string) => ({ errors: [{ message, code }] })
const forbidden = (detail = '') => refusal(`Forbidden resource${detail}`, 'FORBIDDEN')

const definitionOf = async (name: string) =>
  (await server.gql(`{ roleDefinitions(input: { names: ["${name}"] }) { items { ${everyField} } } }`)).roleDefinitions.items[0]
const give = (userId: number, definition: string, access: string, ...key: string[]) =>
  server.gql(
    `mutation { roleCreate(input: { roleDefinitionId: "${definition}", userId: ${userId}, access: ${access} }) { ${roleFields} } }`,
    {},
    ...key,
  )
const change = (id: string, access: string, ...key: string[]) =>
  server.gql(`mutation { roleUpdate(id: "${id}", input: { access: ${access} }) { access lastModifiedAt } }`, {}, ...key)
const take = (id: string, ...key: string[]) => server.gql(`mutation { roleDelete(id: "${id}") }`, {}, ...key)
const rolesStored = () => server.db.selectFrom('role').select(['userId', 'access']).orderBy('id').execute()
const definitionsStored = () => server.db.selectFrom('roleDefinition').select(['name', 'defaultAccess']).orderBy('id').execute()

describe('role definitions', () => {
  const input = '{ name: "marketing", descriptions: [{ language: "en", value: "Campaigns" }], defaultAccess: VIEWER }'
  const create = (given = input, ...key: string[]) =>
    server.gql(`mutation { roleDefinitionCreate(input: ${given}) { ${everyField} } }`, {}, ...key)
  const update = (id: string, name: string, access: string, ...key: string[]) =>
    server.gql(
      `mutation { roleDefinitionUpdate(id: "${id}", input: {
        name: "${name}", descriptions: [{ language: "NL", value: "Acties" }], defaultAccess: ${access} }) { ${everyField} } }`,
      {},
      ...key,
    )
  const remove = (id: string, ...key: string[]) => server.gql(`mutation { roleDefinitionDelete(id: "${id}") }`, {}, ...key)

  test('every tenant begins with one for each domain, in which nobody has a right', async () => {
    await server.gql('mutation { tenantCreate(input: { id: "acme", name: "Acme", channel: { name: "Web" } }) { id } }')
    const acme = await server.tenants.open('acme')

    const nobodys = roleDomains.map((name) => ({ name, defaultAccess: 'NONE' }))
    expect(await definitionsStored()).toEqual(nobodys)
    expect(await acme?.selectFrom('roleDefinition').select(['name', 'defaultAccess']).orderBy('id').execute()).toEqual(nobodys)
    expect((await definitionOf('pricing')).descriptions).toEqual([
      { language: 'NL', value: 'Prijzen, kortingen, belastingen en toeslagen' },
      { language: 'EN', value: 'Prices, discounts, taxes and surcharges' },
    ])
  })

  test('a merchant adds, changes and deletes one of their own; its roles go with it', async () => {
    const { roleDefinitionCreate: made } = await create()
    const { id: contactId } = await addContact(server, { email: 'ada@hull.nl' })
    await give(contactId, made.id, 'EDITOR')
    server.travel('2026-11-16T00:00:00.000Z')

    const { roleDefinitionUpdate: changed } = await update(made.id, 'promotion', 'NONE')

    expect(made).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'marketing',
      descriptions: [{ language: 'EN', value: 'Campaigns' }],
      defaultAccess: 'VIEWER',
      createdAt: TODAY,
      lastModifiedAt: TODAY,
      createdBy: null,
      lastModifiedBy: null,
    })
    expect(changed).toEqual({
      ...made,
      name: 'promotion',
      descriptions: [
        { language: 'NL', value: 'Acties' },
        { language: 'EN', value: 'Campaigns' },
      ],
      defaultAccess: 'NONE',
      lastModifiedAt: '2026-11-16T00:00:00.000Z',
    })
    expect(await remove(made.id)).toEqual({ roleDefinitionDelete: true })
    expect(await rolesStored()).toEqual([])
    const missing = refusal(`RoleDefinition with id [${made.id}] not found`, 'ROLE_DEFINITION_NOT_FOUND_ERROR')
    expect([await remove(made.id), await update(made.id, 'x', 'NONE')]).toEqual([missing, missing])
    expect(await server.gql(`{ roleDefinition(id: "nonsense") { id } }`)).toEqual(
      refusal('RoleDefinition with id [nonsense] not found', 'ROLE_DEFINITION_NOT_FOUND_ERROR'),
    )
  })

  test('names are unique, and those that the server asks for stay', async () => {
    const { roleDefinitionCreate: made } = await create()
    const { id: product } = await definitionOf('product')
    const before = await definitionsStored()

    expect(await create()).toEqual(refusal('RoleDefinition already exists', 'ROLE_DEFINITION_ALREADY_EXISTS_ERROR'))
    expect(await update(made.id, 'product', 'VIEWER')).toEqual(
      refusal('RoleDefinition already exists', 'ROLE_DEFINITION_UPDATE_ERROR'),
    )
    expect(await update(product, 'goods', 'NONE')).toEqual(
      refusal('The role definition [product] keeps its name', 'ROLE_DEFINITION_UPDATE_ERROR'),
    )
    expect(await remove(product)).toEqual(
      refusal('The role definition [product] cannot be deleted', 'ROLE_DEFINITION_DELETE_ERROR'),
    )
    expect((await create('{ name: "", descriptions: [], defaultAccess: NONE }')).errors).toEqual([
      {
        message: 'name must be at least 1 character long; descriptions must have at least 1 entry',
        code: 'VALIDATION_ERROR',
      },
    ])
    expect(await definitionsStored()).toEqual(before)
    expect((await update(product, 'product', 'VIEWER')).roleDefinitionUpdate.defaultAccess).toBe('VIEWER')
  })

  test("a default role exceeds nobody's own rights; lowering it is always possible", async () => {
    const { id } = await definitionOf('pricing')
    const weak = await server.keyFor({ role: 'OWNER', pricing: 'VIEWER' })
    const before = await definitionsStored()

    expect(await update(id, 'pricing', 'EDITOR', weak)).toEqual(forbidden(': cannot grant pricing.EDITOR'))
    expect(await definitionsStored()).toEqual(before)
    expect((await update(id, 'pricing', 'VIEWER', weak)).errors).toBeUndefined()
    await update(id, 'pricing', 'OWNER')
    expect((await update(id, 'pricing', 'EDITOR', weak)).roleDefinitionUpdate.defaultAccess).toBe('EDITOR')
    expect((await create(input, weak)).roleDefinitionCreate.defaultAccess).toBe('VIEWER')
  })

  test('a role or a login reads them, a visitor does not; changing takes an editor, adding and deleting an owner', async () => {
    const { roleDefinitionCreate: made } = await create()
    const [stranger, viewer, editor] = [
      await server.keyFor({}),
      await server.keyFor({ ...everything, role: 'VIEWER' }),
      await server.keyFor({ ...everything, role: 'EDITOR' }),
    ]

    const read = (key: string, bearer?: string) => server.gql(`{ roleDefinition(id: "${made.id}") { name } }`, {}, key, bearer)
    await addContact(server, { email: 'ada@hull.nl' })
    const { accessToken } = await logIn(server, 'ada@hull.nl')

    expect(await read(stranger)).toEqual(forbidden())
    for (const found of [await read(viewer), await read(stranger, accessToken)])
      expect(found).toEqual({ roleDefinition: { name: 'marketing' } })
    expect(await update(made.id, 'x', 'NONE', viewer)).toEqual(forbidden())
    expect([await create(input, editor), await remove(made.id, editor)]).toEqual([forbidden(), forbidden()])
    expect((await update(made.id, 'x', 'NONE', editor)).roleDefinitionUpdate.name).toBe('x')
  })
})

describe('giving a role', () => {
  test('to a contact, a customer and an administrator', async () => {
    const { id: order } = await definitionOf('order')
    const [contact, customer, admin] = [
      await addContact(server, { email: 'ada@hull.nl' }),
      await addCustomer(server, { email: 'bo@quay.nl' }),
      await addAdmin(server, { email: 'max@wharf.nl' }),
    ]

    const given = [contact, customer, admin].map(({ id }) => id)
    const roles = []
    for (const userId of given) roles.push((await give(userId, order, 'EDITOR')).roleCreate)

    expect(roles).toEqual(
      given.map((userId) => ({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        roleDefinitionId: order,
        userId,
        access: 'EDITOR',
        createdAt: TODAY,
        lastModifiedAt: TODAY,
        createdBy: null,
        lastModifiedBy: null,
        roleDefinition: { name: 'order' },
      })),
    )
  })

  test('counts at once, is raised and taken away', async () => {
    const { id: logistics } = await definitionOf('logistics')
    const { id: contactId } = await addContact(server, { email: 'ada@hull.nl' })
    const { accessToken } = await logIn(server, 'ada@hull.nl')
    const asks = async () =>
      (await server.gql('mutation { warehouseDelete(id: 1) { id } }', {}, await server.bareKey(), accessToken)).errors?.[0]
        ?.code as string
    const before = await asks()

    const { roleCreate } = await give(contactId, logistics, 'VIEWER')
    const asViewer = await asks()
    await change(roleCreate.id, 'OWNER')
    const asOwner = await asks()
    await take(roleCreate.id)

    expect([before, asViewer, asOwner, await asks()]).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
      'WAREHOUSE_NOT_FOUND_ERROR',
      'FORBIDDEN',
    ])
    const missing = refusal(`Role with id [${roleCreate.id}] not found`, 'ROLE_NOT_FOUND_ERROR')
    expect([await take(roleCreate.id), await change(roleCreate.id, 'NONE')]).toEqual([missing, missing])
  })

  test('that the user has already, or to nobody, or of no domain is refused', async () => {
    const { id: order } = await definitionOf('order')
    const { id: contactId } = await addContact(server, { email: 'ada@hull.nl' })
    const elsewhere = await addAdmin(server, { email: 'eve@acme.nl' }, [])
    const nothing = '01939d2c-0000-7000-8000-000000000000'
    await give(contactId, order, 'VIEWER')

    expect(await give(contactId, order, 'EDITOR')).toEqual(refusal('Role already exists', 'ROLE_ALREADY_EXISTS_ERROR'))
    for (const nobody of [999, 2_000_000_000, elsewhere.id])
      expect(await give(nobody, order, 'VIEWER')).toEqual(refusal(`User with id [${nobody}] not found`, 'ROLE_CREATE_ERROR'))
    expect(await give(contactId, nothing, 'VIEWER')).toEqual(
      refusal(`RoleDefinition with id [${nothing}] not found`, 'ROLE_CREATE_ERROR'),
    )
    expect((await give(contactId, 'nonsense', 'VIEWER')).errors[0].code).toBe('VALIDATION_ERROR')
    expect(await rolesStored()).toEqual([{ userId: contactId, access: 'VIEWER' }])
  })

  test("above one's own rights is refused, also by raising and by falling back to a default", async () => {
    const { id: pricing } = await definitionOf('pricing')
    const [contact, admin] = [
      await addContact(server, { email: 'ada@hull.nl' }),
      await addAdmin(server, { email: 'max@wharf.nl' }),
    ]
    const weak = await server.keyFor({ role: 'OWNER', pricing: 'VIEWER' })
    const cannot = (access: string) => forbidden(`: cannot grant pricing.${access}`)
    const { roleCreate: ofContact } = await give(contact.id, pricing, 'VIEWER', weak)
    const { roleCreate: ofAdmin } = await give(admin.id, pricing, 'NONE', weak)
    await server.db.updateTable('roleDefinition').set({ defaultAccess: 'OWNER' }).where('name', '=', 'pricing').execute()
    const before = await rolesStored()

    expect(await change(ofContact.id, 'EDITOR', weak)).toEqual(cannot('EDITOR'))
    expect(await take(ofAdmin.id, weak)).toEqual(cannot('OWNER'))
    expect(await rolesStored()).toEqual(before)
    expect(await take(ofContact.id, weak)).toEqual({ roleDelete: true })
    await change(ofAdmin.id, 'OWNER')
    expect((await change(ofAdmin.id, 'EDITOR', weak)).roleUpdate.access).toBe('EDITOR')
  })
})

describe('reading roles', () => {
  const read = (userIds: number[], key: string | null, bearer?: string) =>
    server.gql(`{ roles(input: { userIds: [${userIds}] }) { itemsFound items { userId access } } }`, {}, key, bearer)

  test('takes the right to, or asks for nobody but oneself', async () => {
    const [ada, bo] = [await addContact(server, { email: 'ada@hull.nl' }), await addCustomer(server, { email: 'bo@quay.nl' })]
    await giveRole(server, ada.id, 'order', 'VIEWER')
    await giveRole(server, bo.id, 'order', 'EDITOR')
    const { accessToken } = await logIn(server, 'ada@hull.nl')
    const [stranger, viewer] = [await server.keyFor({ ...everything, role: 'NONE' }), await server.keyFor({ role: 'VIEWER' })]
    const adas = { roles: { itemsFound: 1, items: [{ userId: ada.id, access: 'VIEWER' }] } }

    expect((await read([ada.id, bo.id], viewer)).roles.itemsFound).toBe(2)
    expect((await read([], viewer)).roles.itemsFound).toBe(2)
    expect([
      await read([ada.id], await server.bareKey(), accessToken),
      await read([], await server.bareKey(), accessToken),
    ]).toEqual([adas, adas])
    const others = forbidden(': these are the roles of other users')
    expect([
      await read([bo.id], await server.bareKey(), accessToken),
      await read([ada.id, 999], await server.bareKey(), accessToken),
    ]).toEqual([others, others])
    expect(await read([ada.id], stranger)).toEqual(forbidden())
  })

  test('of one domain at a time follows the same rule, in one statement for all domains', async () => {
    const ada = await addContact(server, { email: 'ada@hull.nl' })
    await giveRole(server, ada.id, 'order', 'VIEWER')
    const { accessToken } = await logIn(server, 'ada@hull.nl')
    const ask = async (userId: number, bearer?: string) =>
      server.gql(
        `{ roleDefinitions { items { name roles(userId: ${userId}) { access } } } }`,
        {},
        bearer ? await server.bareKey() : undefined,
        bearer,
      )
    await ask(ada.id, accessToken)
    server.statements.length = 0

    const { roleDefinitions } = await ask(ada.id, accessToken)

    expect(roleDefinitions.items).toEqual(
      roleDomains.map((name) => ({ name, roles: name === 'order' ? [{ access: 'VIEWER' }] : [] })),
    )
    expect(server.statements).toHaveLength(2)
    expect((await ask(999, accessToken)).errors[0].code).toBe('FORBIDDEN')
    expect((await ask(ada.id)).roleDefinitions.items).toHaveLength(10)
  })

  test('a list with its definitions costs as much for 100 as for 12', async () => {
    const { id: order } = await definitionOf('order')
    for (let userId = 1; userId <= 110; userId++)
      await server.db
        .insertInto('role')
        .values({
          uuid: crypto.randomUUID(),
          roleDefinitionId: order,
          userId,
          access: 'VIEWER',
          createdAt: server.clock(),
          lastModifiedAt: server.clock(),
        })
        .execute()
    const cost = async (offset: number) => {
      server.statements.length = 0
      const query = `{ roles(input: { userIds: [], offset: ${offset} }) { itemsFound items { userId roleDefinition { name } } } }`
      expect((await server.gql(query)).roles.items).toHaveLength(offset)
      return server.statements.length
    }

    expect([await cost(12), await cost(100)]).toEqual([2, 2])
  })
})
