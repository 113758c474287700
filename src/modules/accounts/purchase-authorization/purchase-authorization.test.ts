import { beforeEach, describe, expect, test } from 'vitest'
import { makers } from '../../../../test/contract/rows.js'
import { addCompany, addContact, addCustomer, logIn } from '../../../../test/people.js'
import { type Answer, everything, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'

let server: TestServer
/** Hull & Sons with its manager and two contacts; a foreign company with one. */
let hull: number
let tug: number
let manager: Answer
let ada: Answer
let bob: Answer
let foreigner: Answer

beforeEach(async () => {
  server = await startTestServer()
  ;[hull, tug] = [await addCompany(server), await addCompany(server, 'Tug')]
  manager = await personOf('mia@hull.nl', hull)
  ada = await personOf('ada@hull.nl', hull)
  bob = await personOf('bob@hull.nl', hull)
  foreigner = await personOf('tim@tug.nl', tug)
  await server.db.insertInto('companyManager').values({ companyId: hull, userId: manager.id }).execute()
})

const personOf = async (email: string, companyId: number) => ({
  email,
  ...(await addContact(server, { email, companyIds: [companyId] })),
})
const bearerOf = async ({ email }: Answer): Promise<string> => (await logIn(server, email)).accessToken

const everyField = 'id purchaseRole authorizationLimit createdAt lastModifiedAt company { companyId } contact { contactId }'
/** Sends a document with the token, or with the key of the test server. */
const ask = async (document: string, bearer?: string, variables = {}) =>
  server.gql(document, variables, bearer ? await server.bareKey() : undefined, bearer)
const create = (input: string, bearer?: string) =>
  ask(`mutation { purchaseAuthorizationConfigCreate(input: ${input}) { ${everyField} } }`, bearer)
const update = (id: string, input: string, bearer?: string) =>
  ask(`mutation { purchaseAuthorizationConfigUpdate(id: "${id}", input: ${input}) { ${everyField} } }`, bearer)
const remove = (id: string, bearer?: string) => ask(`mutation { purchaseAuthorizationConfigDelete(id: "${id}") }`, bearer)
const read = (id: string, bearer?: string) => ask(`{ purchaseAuthorizationConfig(id: "${id}") { id } }`, bearer)
const idFor = async ({ id }: Answer, more = '', companyId = hull): Promise<string> =>
  (await create(`{ contactId: ${id}, companyId: ${companyId} ${more} }`)).purchaseAuthorizationConfigCreate.id
const listed = async (input: string, bearer?: string) => {
  const answer = await ask(
    `{ purchaseAuthorizationConfigs(input: ${input}) { items { contact { contactId } } itemsFound } }`,
    bearer,
  )
  return answer.errors ? answer : answer.purchaseAuthorizationConfigs.items.map((item: Answer) => item.contact?.contactId ?? null)
}
const stored = () =>
  server.db
    .selectFrom('purchaseAuthorizationConfig')
    .select(['contactId', 'companyId', 'purchaseRole', 'authorizationLimit'])
    .orderBy('id')
    .execute()

const refusal = (message: string, code: string) => ({ errors: [{ message, code }] })
const forbidden = refusal('Forbidden resource', 'FORBIDDEN')
const foreign = refusal('Forbidden resource: Unauthorized use of companyIds', 'FORBIDDEN')
const missing = (id: string) =>
  refusal(`PurchaseAuthorizationConfig with id [${id}] not found`, 'PURCHASE_AUTHORIZATION_CONFIG_NOT_FOUND_ERROR')

describe('a purchase limit', () => {
  test('is created, changed and deleted', async () => {
    const { purchaseAuthorizationConfigCreate: made } = await create(
      `{ contactId: ${ada.id}, companyId: ${hull}, authorizationLimit: 1234567890.12345 }`,
    )
    server.travel('2026-11-16T00:00:00.000Z')
    const { purchaseAuthorizationConfigUpdate: changed } = await update(made.id, '{ purchaseRole: AUTHORIZATION_MANAGER }')
    const { purchaseAuthorizationConfigUpdate: unlimited } = await update(made.id, '{ authorizationLimit: null }')

    expect(made).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}$/),
      purchaseRole: 'PURCHASER',
      authorizationLimit: 1234567890.12345,
      createdAt: TODAY,
      lastModifiedAt: TODAY,
      company: { companyId: hull },
      contact: { contactId: ada.id },
    })
    const later = { ...made, purchaseRole: 'AUTHORIZATION_MANAGER', lastModifiedAt: '2026-11-16T00:00:00.000Z' }
    expect([changed, unlimited]).toEqual([later, { ...later, authorizationLimit: null }])
    expect(await remove(made.id)).toEqual({ purchaseAuthorizationConfigDelete: true })
    expect(await stored()).toEqual([])
    expect([await remove(made.id), await read(made.id), await read('nonsense')]).toEqual([
      missing(made.id),
      missing(made.id),
      missing('nonsense'),
    ])
  })

  test('exists once for each contact of the company, and for nobody else', async () => {
    await idFor(ada)
    const before = await stored()
    const no = (contactId: number, companyId: number) =>
      refusal(
        `Contact with id [${contactId}] is not a contact of the company with id [${companyId}]`,
        'PURCHASE_AUTHORIZATION_CONFIG_CREATE_ERROR',
      )

    expect(await create(`{ contactId: ${ada.id}, companyId: ${hull} }`)).toEqual(
      refusal('PurchaseAuthorizationConfig already exists', 'PURCHASE_AUTHORIZATION_CONFIG_ALREADY_EXISTS_ERROR'),
    )
    expect(await create(`{ contactId: ${foreigner.id}, companyId: ${hull} }`)).toEqual(no(foreigner.id, hull))
    expect(await create(`{ contactId: 999, companyId: 999 }`)).toEqual(no(999, 999))
    expect(await create('null')).toEqual(refusal('input is required', 'VALIDATION_ERROR'))
    expect(await stored()).toEqual(before)
  })

  test.each(['-1', '0.123456', '10000000000', '1e300'])('has no limit of %s', async (limit) => {
    const id = await idFor(ada, ', authorizationLimit: 5')
    const before = await stored()

    const refusals = [
      await create(`{ contactId: ${bob.id}, companyId: ${hull}, authorizationLimit: ${limit} }`),
      await update(id, `{ authorizationLimit: ${limit} }`),
    ]

    expect(refusals.map(({ errors }) => errors[0].code)).toEqual(['VALIDATION_ERROR', 'VALIDATION_ERROR'])
    expect((await update(id, '{ purchaseRole: null }')).errors[0].message).toBe('purchaseRole must not be null')
    expect(await stored()).toEqual(before)
  })

  test('ends when the contact leaves the company', async () => {
    await idFor(ada)

    await server.db.deleteFrom('contactCompany').where('contactId', '=', ada.id).execute()

    expect(await stored()).toEqual([])
  })

  test('needs a viewer to read, an editor to change, an owner to add and delete', async () => {
    const id = await idFor(ada)
    const [none, viewer, editor] = [
      await server.keyFor({ ...everything, user: 'NONE' }),
      await server.keyFor({ user: 'VIEWER' }),
      await server.keyFor({ user: 'EDITOR' }),
    ]
    const one = `{ purchaseAuthorizationConfig(id: "${id}") { id } }`
    const rename = `mutation { purchaseAuthorizationConfigUpdate(id: "${id}", input: {}) { id } }`
    const drop = `mutation { purchaseAuthorizationConfigDelete(id: "${id}") }`

    expect(await server.gql(one, {}, none)).toEqual(forbidden)
    expect(await server.gql(one, {}, viewer)).toEqual({ purchaseAuthorizationConfig: { id } })
    expect(await server.gql(rename, {}, viewer)).toEqual(forbidden)
    expect(await server.gql(rename, {}, editor)).toEqual({ purchaseAuthorizationConfigUpdate: { id } })
    expect(await server.gql(drop, {}, editor)).toEqual(forbidden)
    expect(await stored()).toHaveLength(1)
  })
})

describe('a search', () => {
  test('narrows by each of its filters', async () => {
    const id = await idFor(ada, ', authorizationLimit: 100.5')
    server.travel('2026-11-16T00:00:00.000Z')
    await idFor(bob, ', authorizationLimit: 200, purchaseRole: AUTHORIZATION_MANAGER')
    server.travel('2026-11-17T00:00:00.000Z')
    await idFor(foreigner, '', tug)
    const [a, b, c] = [ada.id, bob.id, foreigner.id]

    expect(await listed('{}')).toEqual([a, b, c])
    expect(await listed(`{ ids: ["${id}"] }`)).toEqual([a])
    expect(await listed(`{ contactIds: [${b}, ${c}] }`)).toEqual([b, c])
    expect(await listed(`{ companyIds: [${tug}, 999] }`)).toEqual([c])
    expect(await listed('{ purchaseRoles: [AUTHORIZATION_MANAGER] }')).toEqual([b])
    expect(await listed('{ authorizationLimit: { greaterThan: 100.5, lessThan: 200 } }')).toEqual([a, b])
    expect(await listed('{ authorizationLimit: { greaterThan: 100.50001 } }')).toEqual([b])
    expect(await listed('{ authorizationLimit: { lessThan: 199.99999 } }')).toEqual([a])
    expect(await listed('{ authorizationLimit: { equal: 100.5 } }')).toEqual([a])
    expect(await listed('{ authorizationLimit: { lessThan: 1e300 } }')).toEqual([a, b])
    expect(await listed('{ createdAt: { greaterThan: "2026-11-16T00:00:00Z", lessThan: "2026-11-16T00:00:00Z" } }')).toEqual([b])
    expect(await listed('{ lastModifiedAt: { greaterThan: "2026-11-17T00:00:00Z" } }')).toEqual([c])
  })

  test('below a company or a contact finds what belongs to it', async () => {
    await idFor(ada, ', authorizationLimit: 100')
    await idFor(bob)
    await idFor(foreigner, '', tug)

    const { company, contact } = await ask(`{
      company(id: ${hull}) { purchaseAuthorizationConfigs(input: { authorizationLimit: { equal: 100 } }) {
        itemsFound items { contact { contactId } } } }
      contact(id: ${foreigner.id}) { purchaseAuthorizationConfigs(input: { companyIds: [${tug}] }) {
        itemsFound items { company { companyId } } } }
    }`)

    expect(company.purchaseAuthorizationConfigs).toEqual({ itemsFound: 1, items: [{ contact: { contactId: ada.id } }] })
    expect(contact.purchaseAuthorizationConfigs).toEqual({ itemsFound: 1, items: [{ company: { companyId: tug } }] })
  })

  test('costs as much for a page of 100 as for one of 12', async () => {
    await makers.PurchaseAuthorizationConfig?.(server, 110)
    const cost = async (offset: number) => {
      server.statements.length = 0
      const { purchaseAuthorizationConfigs } = await ask(`{ purchaseAuthorizationConfigs(input: { offset: ${offset} }) {
        itemsFound items { company { name } contact { lastName purchaseAuthorizationConfigs { itemsFound } } } } }`)
      expect(purchaseAuthorizationConfigs.items).toHaveLength(offset)
      return server.statements.length
    }

    expect([await cost(12), await cost(100)]).toEqual([4, 4])
  })
})

describe('a manager of a company', () => {
  test('sees and rules over its contacts, and nothing of another company', async () => {
    const theirs = await idFor(foreigner, '', tug)
    const bearer = await bearerOf(manager)

    const made = await create(`{ contactId: ${ada.id}, companyId: ${hull}, authorizationLimit: 50 }`, bearer)
    const { id } = made.purchaseAuthorizationConfigCreate
    const changed = await update(id, '{ authorizationLimit: 60 }', bearer)

    expect(changed.purchaseAuthorizationConfigUpdate).toMatchObject({
      id,
      authorizationLimit: 60,
      contact: { contactId: ada.id },
    })
    expect(await listed('{}', bearer)).toEqual([ada.id])
    expect(await listed(`{ companyIds: [${hull}] }`, bearer)).toEqual([ada.id])
    for (const other of [tug, 999]) {
      expect(await listed(`{ companyIds: [${hull}, ${other}] }`, bearer)).toEqual(foreign)
      expect(await create(`{ contactId: ${foreigner.id}, companyId: ${other} }`, bearer)).toEqual(foreign)
    }
    const unknown = '01939d2c-0000-7000-8000-000000000000'
    for (const some of [theirs, unknown])
      expect([await read(some, bearer), await update(some, '{}', bearer), await remove(some, bearer)]).toEqual(
        Array(3).fill(missing(some)),
      )
    expect(await remove(id, bearer)).toEqual({ purchaseAuthorizationConfigDelete: true })
    expect(await stored()).toHaveLength(1)
  })

  test('cannot raise, change or delete their own limit', async () => {
    const bearer = await bearerOf(manager)
    const alone = await create(`{ contactId: ${manager.id}, companyId: ${hull} }`, bearer)
    const id = await idFor(manager, ', authorizationLimit: 10')
    const before = await stored()

    expect(alone).toEqual(refusal('Contacts cannot authorize themselves', 'PURCHASE_AUTHORIZATION_CONFIG_CREATE_ERROR'))
    expect(await update(id, '{ authorizationLimit: null }', bearer)).toEqual(missing(id))
    expect(await remove(id, bearer)).toEqual(missing(id))
    expect(await read(id, bearer)).toEqual({ purchaseAuthorizationConfig: { id } })
    expect(await stored()).toEqual(before)
  })

  test('is also an authorization manager, only while they are one', async () => {
    const bearer = await bearerOf(ada)
    const before = await create(`{ contactId: ${bob.id}, companyId: ${hull} }`, bearer)
    const id = await idFor(ada, ', purchaseRole: AUTHORIZATION_MANAGER')

    const since = await create(`{ contactId: ${bob.id}, companyId: ${hull} }`, bearer)
    await update(id, '{ purchaseRole: PURCHASER }')

    expect(before).toEqual(foreign)
    expect(since.purchaseAuthorizationConfigCreate.contact).toEqual({ contactId: bob.id })
    expect(await remove(since.purchaseAuthorizationConfigCreate.id, bearer)).toEqual(forbidden)
    expect(await stored()).toHaveLength(2)
  })
})

test('another contact sees their own limit, and changes nothing', async () => {
  const [own, ofBob] = [await idFor(ada), await idFor(bob)]
  const bearer = await bearerOf(ada)
  const before = await stored()

  expect(await listed('{}', bearer)).toEqual([ada.id])
  expect(await listed(`{ companyIds: [${hull}] }`, bearer)).toEqual([ada.id])
  expect(await listed(`{ companyIds: [${tug}] }`, bearer)).toEqual(foreign)
  expect([await read(own, bearer), await read(ofBob, bearer)]).toEqual([
    { purchaseAuthorizationConfig: { id: own } },
    missing(ofBob),
  ])
  for (const id of [own, ofBob])
    expect([await update(id, '{}', bearer), await remove(id, bearer)]).toEqual([forbidden, forbidden])
  expect(await create(`{ contactId: ${manager.id}, companyId: ${hull} }`, bearer)).toEqual(foreign)
  expect(await stored()).toEqual(before)
})

test('a customer has no part in it', async () => {
  await addCustomer(server, { email: 'bo@quay.nl' })
  const id = await idFor(ada)
  const bearer = await bearerOf({ email: 'bo@quay.nl' })

  const answers = [await read(id, bearer), await listed('{}', bearer), await update(id, '{}', bearer), await remove(id, bearer)]

  expect(answers).toEqual(Array(4).fill(forbidden))
  expect(await create(`{ contactId: ${ada.id}, companyId: ${hull} }`, bearer)).toEqual(forbidden)
})

describe('in REST', () => {
  const path = '/v2/purchase-authorization-configs'

  test('an integration adds, reads, searches, changes and deletes', async () => {
    const made = await server.rest(`POST ${path}`, { contactId: ada.id, companyId: hull, authorizationLimit: 99.5 })
    const { id, uuid } = made.body
    const read = await server.rest(`GET ${path}/${uuid}`)
    const found = await server.rest(`POST ${path}/search`, { authorizationLimit: { greaterThan: 99.5 }, companyIds: [hull] })
    const changed = await server.rest(`PATCH ${path}/${id}`, { purchaseRole: 'AUTHORIZATION_MANAGER' })
    const deleted = await server.rest(`DELETE ${path}/${id}`)

    const whole = {
      id: expect.any(Number),
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      contactId: ada.id,
      companyId: hull,
      purchaseRole: 'PURCHASER',
      authorizationLimit: 99.5,
      createdAt: TODAY,
      lastModifiedAt: TODAY,
    }
    expect([made.status, made.body]).toEqual([201, whole])
    expect([read.body, found.body.data]).toEqual([made.body, [made.body]])
    expect([changed.body, deleted.body]).toEqual(Array(2).fill({ ...made.body, purchaseRole: 'AUTHORIZATION_MANAGER' }))
    expect((await server.rest(`GET ${path}/${uuid}`)).status).toBe(404)
    expect(await stored()).toEqual([])
  })

  test('invalid input is refused, and nothing changes', async () => {
    await idFor(ada)
    const before = await stored()
    const add = async (body: object) => (await server.rest(`POST ${path}`, body)).body.error

    expect(await add({ contactId: ada.id, companyId: hull })).toMatchObject({
      code: 10017,
      messages: ['PurchaseAuthorizationConfig already exists'],
    })
    expect((await add({ contactId: 999, companyId: hull })).code).toBe(10017)
    expect((await add({ contactId: bob.id, companyId: hull, authorizationLimit: -1 })).code).toBe(10007)
    expect(await stored()).toEqual(before)
  })
})
