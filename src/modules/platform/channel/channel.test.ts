import { sql } from 'kysely'
import { v7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { addContact } from '../../../../test/people.js'
import { type Answer, everything, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'
import type { Ctx } from '../../../core/context.js'
import { issueGqlKey } from '../../accounts/apikey/apikey.service.js'
import { cachedGuest } from './channel.guest.js'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})

const make = async (name: string, more = '') =>
  (await server.gql(`mutation { channelCreate(input: { name: "${name}" ${more} }) { id } }`)).channelCreate.id as number
const addRoot = (id: number) =>
  sql`insert into category (id, uuid, path, names, "createdAt", "lastModifiedAt") overriding system value
      values (${id}, ${v7()}, ${String(id)}, '{"NL": "Alles"}', ${server.clock()}, ${server.clock()})`.execute(server.db)
const addGuest = (id: number) =>
  sql`insert into customer (id, uuid, email, "firstName", "lastName", "createdAt", "lastModifiedAt")
      values (${id}, ${v7()}, 'guest@shop.test', 'A', 'Guest', ${server.clock()}, ${server.clock()})`.execute(server.db)
const names = async () => (await server.gql('{ channels { name } }')).channels.map(({ name }: { name: string }) => name)

describe('reading channels', () => {
  test('a new installation has one channel, number 1, with a shop', async () => {
    expect(await server.gql('{ channels { id name shop { shopId name } tenant { id name } } }')).toEqual({
      channels: [{ id: 1, name: 'Default', shop: { shopId: 1, name: 'Default' }, tenant: { id: 'default', name: 'Wharf' } }],
    })
  })

  test('a channel shows everything that it was made with, on both interfaces', async () => {
    await addRoot(17)
    await addGuest(4)
    const { channelCreate } = await server.gql(`mutation {
      channelCreate(input: {
        name: "Web", descriptions: [{ language: "nl", value: "Winkel" }, { language: "EN", value: "Shop" }]
        catalogRootId: 17, anonymousUserId: 4
      }) {
        id channelId name descriptions { language value } catalogRootId anonymousUserId language defaultLetterId createdAt lastModifiedAt
      }
    }`)
    const read = await server.gql('{ channel(channelId: 2) { id channelId name catalogRootId anonymousUserId } }')
    const { status, body } = await server.rest('GET /v2/channels/2')

    expect(channelCreate).toEqual({
      id: 2,
      channelId: 2,
      name: 'Web',
      descriptions: [
        { language: 'NL', value: 'Winkel' },
        { language: 'EN', value: 'Shop' },
      ],
      catalogRootId: 17,
      anonymousUserId: 4,
      defaultLetterId: null,
      language: null,
      createdAt: TODAY,
      lastModifiedAt: TODAY,
    })
    expect(read).toEqual({ channel: { id: 2, channelId: 2, name: 'Web', catalogRootId: 17, anonymousUserId: 4 } })
    expect([status, body]).toEqual([
      200,
      {
        id: 2,
        uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'Web',
        descriptions: channelCreate.descriptions,
        catalogRootId: 17,
        anonymousUserId: 4,
        language: null,
        country: null,
        timeZone: null,
        currency: 'EUR',
        reservesStock: false,
        numbersOrders: false,
        quoteValidDays: null,
        reservationMinutes: 30,
        createdAt: TODAY,
        lastModifiedAt: TODAY,
      },
    ])
    expect((await server.rest(`GET /v2/channels/${body.uuid}`)).body).toEqual(body)
  })

  test('one that does not exist is not found', async () => {
    const unknown = '00000000-0000-7000-8000-000000000000'

    expect(await server.gql('{ channel(channelId: 9) { id } }')).toEqual({
      errors: [{ message: 'Channel with id [9] not found', code: 'CHANNEL_NOT_FOUND_ERROR' }],
    })
    for (const path of ['9', 'abc', '99999999999', unknown]) {
      const { status, body } = await server.rest(`GET /v2/channels/${path}`)
      expect([status, body.error.code, body.error.messages]).toEqual([404, 10008, [`Channel with id [${path}] not found`]])
    }
  })

  test('a list of many channels with their shops and tenant costs as much as a list of few', async () => {
    const query = '{ channels { id shop { name } tenant { id } } }'
    const count = async () => {
      server.statements.length = 0
      await server.gql(query)
      return server.statements.length
    }

    const few = await count()
    for (let i = 0; i < 20; i++) await make(`Channel ${i}`)

    expect([few, await count()]).toEqual([4, 4])
  })

  test('the fields that go are flagged with what replaces them', async () => {
    const { __type } = await server.gql(
      '{ __type(name: "Channel") { fields(includeDeprecated: true) { name isDeprecated deprecationReason } } }',
    )
    const flagged = __type.fields.filter(({ isDeprecated }: { isDeprecated: boolean }) => isDeprecated)

    expect(Object.fromEntries(flagged.map((field: Record<string, string>) => [field.name, field.deprecationReason]))).toEqual({
      channelId: 'Use Channel.id. Removed on 2027-03-01.',
      defaultLetterId: 'No replacement: stop using it. Removed on 2027-03-01.',
      shop: 'The channel itself replaces the shop. Removed on 2027-03-01.',
    })
  })
})

describe('searching channels by REST', () => {
  beforeEach(async () => {
    for (const [name, day] of [
      ['Web', '2026-11-16'],
      ['App', '2026-11-17'],
      ['Desk', '2026-11-18'],
    ] as const) {
      server.travel(`${day}T00:00:00.000Z`)
      await make(name)
    }
    server.travel('2026-11-20T00:00:00.000Z')
    await server.gql('mutation { channelUpdate(id: 2, input: { language: "EN" }) { id } }')
  })

  const found = async (body: object) => {
    const answer = await server.rest('POST /v2/channels/search', body)
    return answer.body.data?.map(({ id }: { id: number }) => id) ?? answer.body.error
  }

  test('the list is a page of all of them', async () => {
    const { status, body } = await server.rest('GET /v2/channels?page=2&offset=3')

    expect([status, { ...body, data: body.data.map(({ name }: { name: string }) => name) }]).toEqual([
      200,
      { data: ['Desk'], messages: [], start: 4, end: 4, page: 2, offset: 3, total: 1, pages: 2, itemsFound: 4 },
    ])
  })

  test('every filter narrows, at the top of the body or nested', async () => {
    const from = '2026-11-17T00:00:00.000Z'

    expect(await found({ ids: [2, 4, 9] })).toEqual([2, 4])
    expect(await found({ names: ['App', 'Nowhere'] })).toEqual([3])
    expect(await found({ createdAt: { from, to: from } })).toEqual([3])
    expect(await found({ ids: [2, 3, 4], lastModifiedAt: { from: '2026-11-18T00:00:00.000Z' } })).toEqual([2, 4])
    expect(await found({ filters: { ids: [3] } })).toEqual([3])
    expect(await found({ ids: [] })).toEqual([1, 2, 3, 4])
    expect(await found({})).toEqual([1, 2, 3, 4])
  })

  test('every sort value sorts, both ways', async () => {
    const sorted = (field: string, order?: string) => found({ ids: [2, 3, 4], sortInputs: [{ field, order }] })

    expect(await sorted('ID', 'DESC')).toEqual([4, 3, 2])
    expect(await sorted('NAME', 'ASC')).toEqual([3, 4, 2])
    expect(await sorted('NAME')).toEqual([3, 4, 2])
    expect(await sorted('CREATED_AT', 'DESC')).toEqual([4, 3, 2])
    expect(await sorted('LAST_MODIFIED_AT', 'DESC')).toEqual([2, 4, 3])
  })

  test('an unknown filter is refused by name', async () => {
    const sort = await found({ sortInputs: [{ field: 'COLOUR', order: 'ASC' }] })
    const filter = await found({ colour: 'red' })
    const query = await server.rest('GET /v2/channels?ids=1')

    expect([sort.code, sort.messages]).toEqual([
      10007,
      ['#/sortInputs/0/field: must be one of ID, NAME, CREATED_AT, LAST_MODIFIED_AT'],
    ])
    expect([filter.code, filter.messages]).toEqual([10007, ['#/: extraneous key [colour] is not permitted']])
    expect([query.status, query.body.error.messages]).toEqual([400, ['#/ids: extraneous key [ids] is not permitted']])
  })

  test('the search is described in OpenAPI, and its types are not in the schema of GraphQL', async () => {
    const { schemas } = (await server.rest('GET /v2/openapi.json')).body.components
    const sdl = (await server.app.inject({ method: 'GET', url: '/v2/schema.graphql' })).body

    expect(Object.keys(schemas.ChannelsSearchInput.properties)).toEqual([
      'page',
      'offset',
      'ids',
      'names',
      'createdAt',
      'lastModifiedAt',
      'sortInputs',
      'filters',
    ])
    expect(schemas.ChannelSortField).toEqual({ type: 'string', enum: ['ID', 'NAME', 'CREATED_AT', 'LAST_MODIFIED_AT'] })
    expect(sdl).not.toMatch(/ChannelsSearchInput|ChannelSort/)
  })

  test('shopId is described as deprecated, and not in responses', async () => {
    const { schemas } = (await server.rest('GET /v2/openapi.json')).body.components
    const { body } = await server.rest('GET /v2/channels/1')

    expect(schemas.Channel.properties.shopId).toEqual({
      type: ['integer', 'null'],
      format: 'int32',
      deprecated: true,
      'x-sunset': '2027-03-01',
      description: 'No replacement: stop using it. Removed on 2027-03-01.',
    })
    expect(schemas.Channel.required).not.toContain('shopId')
    expect(body).not.toHaveProperty('shopId')
  })
})

describe('making and changing channels', () => {
  test('REST creates one with its shop and returns 201', async () => {
    const { status, body } = await server.rest('POST /v2/channels', {
      name: 'Web',
      descriptions: [{ language: 'en', value: 'Shop' }],
    })

    expect([status, body]).toEqual([
      201,
      {
        id: 2,
        uuid: expect.any(String),
        name: 'Web',
        descriptions: [{ language: 'EN', value: 'Shop' }],
        catalogRootId: null,
        anonymousUserId: null,
        language: null,
        country: null,
        timeZone: null,
        currency: 'EUR',
        reservesStock: false,
        numbersOrders: false,
        quoteValidDays: null,
        reservationMinutes: 30,
        createdAt: TODAY,
        lastModifiedAt: TODAY,
      },
    ])
    expect(await server.gql('{ shop(shopId: 2) { shopId name } }')).toEqual({ shop: { shopId: 2, name: 'Web' } })
  })

  test('a channel without a name is refused on both interfaces, and nothing is stored', async () => {
    const gql = await server.gql('mutation { channelCreate(input: { name: "" }) { id } }')
    const rest = await server.rest('POST /v2/channels', { name: '' })
    const without = await server.rest('POST /v2/channels', { catalogRootId: 1 })

    expect(gql).toEqual({ errors: [{ message: 'name must be at least 1 character long', code: 'VALIDATION_ERROR' }] })
    expect([rest.status, rest.body.error.code]).toEqual([400, 10007])
    expect([without.status, without.body.error.messages]).toEqual([400, ['#/: required key [name] not found']])
    expect(await names()).toEqual(['Default'])
  })

  test('an update leaves what it does not name; null clears what may be empty', async () => {
    await addRoot(17)
    await addGuest(4)
    await make('Web', 'catalogRootId: 17, anonymousUserId: 4, descriptions: [{ language: "NL", value: "Winkel" }]')
    server.travel('2026-11-16T00:00:00.000Z')

    const { channelUpdate } = await server.gql(`mutation {
      channelUpdate(id: 2, input: { catalogRootId: null, descriptions: [{ language: "EN", value: "Shop" }] }) {
        name catalogRootId anonymousUserId descriptions { value } createdAt lastModifiedAt
      }
    }`)
    const patched = await server.rest('PATCH /v2/channels/2', { name: 'Shop' })
    const refused = await server.gql('mutation { channelUpdate(id: 2, input: { name: null }) { id } }')

    expect(channelUpdate).toEqual({
      name: 'Web',
      catalogRootId: null,
      anonymousUserId: 4,
      descriptions: [{ value: 'Winkel' }, { value: 'Shop' }],
      createdAt: TODAY,
      lastModifiedAt: '2026-11-16T00:00:00.000Z',
    })
    expect(patched).toMatchObject({ status: 200, body: { name: 'Shop', anonymousUserId: 4, catalogRootId: null } })
    expect(refused).toEqual({ errors: [{ message: 'name must not be null', code: 'VALIDATION_ERROR' }] })
    expect((await server.rest('GET /v2/channels/2')).body.name).toBe('Shop')
  })

  test('the catalogue of a channel begins at a category that there is, and that stays', async () => {
    await addRoot(17)
    const rooted = await make('Web', 'catalogRootId: 17')
    const missing = 'catalogRootId refers to the category 18, which does not exist'

    const answers = [
      await server.gql('mutation { channelCreate(input: { name: "Other", catalogRootId: 18 }) { id } }'),
      await server.gql(`mutation { channelUpdate(id: ${rooted}, input: { name: "Other", catalogRootId: 18 }) { id } }`),
    ]
    const patched = await server.rest(`PATCH /v2/channels/${rooted}`, { name: 'Other', catalogRootId: 18 })
    const deleted = await server.gql('mutation { categoryDelete(categoryId: 17) }')

    for (const answer of answers) expect(answer).toEqual({ errors: [{ message: missing, code: 'VALIDATION_ERROR' }] })
    expect([patched.status, patched.body.error.messages]).toEqual([
      400,
      ['#/catalogRootId: refers to the category 18, which does not exist'],
    ])
    expect(deleted).toEqual({
      errors: [
        { message: 'Category with id [17] is the root of a channel and cannot be deleted', code: 'DELETE_CATEGORY_ERROR' },
      ],
    })
    expect(await server.gql('{ channels { name catalogRootId } }')).toEqual({
      channels: [
        { name: 'Default', catalogRootId: null },
        { name: 'Web', catalogRootId: 17 },
      ],
    })
  })

  test('visitors of a channel count as a contact or a customer that there is', async () => {
    await addGuest(40)
    const contact = await addContact(server, { email: 'ada@hull.test' })
    const id = await make('Web', 'anonymousUserId: 40')
    const shopKey = await server.keyFor({ configuration: 'EDITOR' })
    const change = (to: number) =>
      server.gql(
        `mutation { channelUpdate(id: ${id}, input: { name: "B", anonymousUserId: ${to} }) { anonymousUserId } }`,
        {},
        shopKey,
      )

    expect(await change(contact.id)).toEqual({ channelUpdate: { anonymousUserId: contact.id } })
    for (const wrong of [41, 0, -1, 2147483647]) {
      const message = `anonymousUserId refers to the user ${wrong}, who is neither a contact nor a customer`
      expect(await change(wrong)).toEqual({ errors: [{ message, code: 'VALIDATION_ERROR' }] })
      const created = await server.gql(`mutation { channelCreate(input: { name: "C", anonymousUserId: ${wrong} }) { id } }`)
      expect(created).toEqual({ errors: [{ message, code: 'VALIDATION_ERROR' }] })
    }
    const patched = await server.rest(`PATCH /v2/channels/${id}`, { name: 'C', anonymousUserId: 41 })
    expect([patched.status, patched.body.error.messages]).toEqual([
      400,
      ['#/anonymousUserId: refers to the user 41, who is neither a contact nor a customer'],
    ])
    expect(await server.gql('{ channels { name anonymousUserId } }')).toEqual({
      channels: [
        { name: 'Default', anonymousUserId: null },
        { name: 'B', anonymousUserId: contact.id },
      ],
    })
  })

  test('one that does not exist cannot be changed', async () => {
    expect(await server.gql('mutation { channelUpdate(id: 9, input: { name: "x" }) { id } }')).toEqual({
      errors: [{ message: 'Channel with id [9] not found', code: 'CHANNEL_NOT_FOUND_ERROR' }],
    })
    expect((await server.rest('PATCH /v2/channels/9', { name: 'x' })).status).toBe(404)
  })
})

describe('deleting channels', () => {
  test('a channel is deleted with its shop; REST returns it', async () => {
    await make('Web')
    await make('App')

    const gql = await server.gql('mutation { channelDelete(id: 2) }')
    const { status, body } = await server.rest('DELETE /v2/channels/3')

    expect(gql).toEqual({ channelDelete: true })
    expect([status, body.id, body.name]).toEqual([200, 3, 'App'])
    expect(await server.gql('{ channels { id } shops { shopId } }')).toEqual({ channels: [{ id: 1 }], shops: [{ shopId: 1 }] })
    expect(await server.gql('mutation { channelDelete(id: 2) }')).toEqual({
      errors: [{ message: 'Channel with id [2] not found', code: 'CHANNEL_NOT_FOUND_ERROR' }],
    })
  })

  test('the last channel stays', async () => {
    const refusal = 'Channel with id [1] is the last one and cannot be deleted'

    expect(await server.gql('mutation { channelDelete(id: 1) }')).toEqual({
      errors: [{ message: refusal, code: 'CHANNEL_DELETE_ERROR' }],
    })
    const { status, body } = await server.rest('DELETE /v2/channels/1')
    expect([status, body.error.code, body.error.messages]).toEqual([400, 10017, [refusal]])
    expect(await names()).toEqual(['Default'])
  })

  test('a channel that a key is bound to stays until the key is bound elsewhere', async () => {
    await make('Web')
    await server.keyFor({}, 2)
    const { gqlApiKeys } = await server.gql('{ gqlApiKeys(input: { channelIds: [2] }) { items { id } } }')

    const refused = await server.gql('mutation { channelDelete(id: 2) }')
    const shown = await names()
    await server.gql(`mutation { gqlApiKeyUpdate(id: "${gqlApiKeys.items[0].id}", input: { channelId: 1 }) { id } }`)

    expect(refused).toEqual({ errors: [{ message: 'Channel with id [2] is used by 1 API key', code: 'CHANNEL_DELETE_ERROR' }] })
    expect(shown).toEqual(['Default', 'Web'])
    expect(await server.gql('mutation { channelDelete(id: 2) }')).toEqual({ channelDelete: true })
  })

  test('channel 1 stays while there are credentials that are bound to no channel', async () => {
    await make('Web')
    await server.db.updateTable('control.gqlApiKey').set({ channelId: 2 }).execute()

    // The client of REST is the one that is left.
    expect(await server.gql('mutation { channelDelete(id: 1) }')).toEqual({
      errors: [{ message: 'Channel with id [1] is used by 1 API key', code: 'CHANNEL_DELETE_ERROR' }],
    })
    await server.db.deleteFrom('control.restApiKey').execute()
    expect(await server.gql('mutation { channelDelete(id: 1) }')).toEqual({ channelDelete: true })
    expect(await names()).toEqual(['Web'])
  })

  test('a key that is being bound to the channel holds it back', async () => {
    await make('Web')
    let deleting = Promise.resolve<Answer>(null)

    await server.db.transaction().execute(async (binding) => {
      await binding.selectFrom('channel').select('id').where('id', '=', 2).forKeyShare().execute()
      deleting = server.gql('mutation { channelDelete(id: 2) }')
      await new Promise((done) => setTimeout(done, 100))
      await issueGqlKey(binding, server.clock(), { tenantId: 'default', name: 'x', roles: {}, channelId: 2 })
    })

    expect(await deleting).toEqual({
      errors: [{ message: 'Channel with id [2] is used by 1 API key', code: 'CHANNEL_DELETE_ERROR' }],
    })
  })

  test('of two concurrently deleted channels one stays', async () => {
    await make('Web')
    const key = await server.keyFor(everything, 2)
    await server.db.updateTable('control.gqlApiKey').set({ channelId: 3 }).execute()
    await server.db.deleteFrom('control.restApiKey').execute()

    const answers = await Promise.all([1, 2].map((id) => server.gql(`mutation { channelDelete(id: ${id}) }`, {}, key)))

    expect(answers.filter(({ channelDelete }) => channelDelete)).toHaveLength(1)
    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([
      { message: expect.stringMatching(/is the last one and cannot be deleted$/), code: 'CHANNEL_DELETE_ERROR' },
    ])
    expect(await names()).toHaveLength(1)
  })
})

describe('who may', () => {
  const forbidden = { errors: [{ message: 'Forbidden resource', code: 'FORBIDDEN' }] }

  test('any key reads channels; without a key nobody does', async () => {
    const key = await server.keyFor({})

    expect(await server.gql('{ channels { id } channel(channelId: 1) { id } }', {}, key)).toEqual({
      channels: [{ id: 1 }],
      channel: { id: 1 },
    })
    expect((await server.gql('{ channels { id } }', {}, null)).errors[0].code).toBe('UNAUTHENTICATED')
  })

  test('changing takes an editor of the configuration, making and deleting an owner', async () => {
    const viewer = await server.keyFor({ configuration: 'VIEWER', product: 'OWNER' })
    const editor = await server.keyFor({ configuration: 'EDITOR' })
    const change = 'mutation { channelUpdate(id: 1, input: { name: "Main" }) { name } }'

    expect(await server.gql(change, {}, viewer)).toEqual(forbidden)
    expect(await server.gql('mutation { channelCreate(input: { name: "x" }) { id } }', {}, editor)).toEqual(forbidden)
    expect(await server.gql('mutation { channelDelete(id: 1) }', {}, editor)).toEqual(forbidden)
    expect(await names()).toEqual(['Default'])
    expect(await server.gql(change, {}, editor)).toEqual({ channelUpdate: { name: 'Main' } })
  })

  test('by REST the same rights are needed, for reading too', async () => {
    const nobody = await server.tokenFor({ product: 'OWNER' })
    const viewer = await server.tokenFor({ configuration: 'VIEWER' })
    const editor = await server.tokenFor({ configuration: 'EDITOR' })
    const status = async (line: string, token: string, body?: object) => (await server.rest(line, body, token)).status

    expect(await status('GET /v2/channels', nobody)).toBe(403)
    expect(await status('GET /v2/channels/1', nobody)).toBe(403)
    expect(await status('POST /v2/channels/search', nobody, {})).toBe(403)
    expect(await status('GET /v2/channels', viewer)).toBe(200)
    expect(await status('POST /v2/channels/search', viewer, {})).toBe(200)
    expect(await status('PATCH /v2/channels/1', viewer, { name: 'x' })).toBe(403)
    expect(await status('PATCH /v2/channels/1', editor, { name: 'Main' })).toBe(200)
    expect(await status('POST /v2/channels', editor, { name: 'x' })).toBe(403)
    expect(await status('DELETE /v2/channels/1', editor)).toBe(403)
    expect(await names()).toEqual(['Main'])
  })
})

test('the cached guests are limited to a thousand channels and a short time', async () => {
  const read: number[] = []
  const ask = (channelId: number, now = TODAY) => {
    const ctx = { actor: { tenantId: 'default', channelId }, db: server.db, services: server.services, now: new Date(now) }
    return cachedGuest(ctx as unknown as Ctx, async () => read.push(channelId))
  }
  for (let id = 1; id <= 1001; id++) await ask(id)
  read.length = 0

  await ask(1001)
  await ask(1)
  await ask(1001, '2026-11-15T12:00:05.000Z')

  expect(read).toEqual([1, 1001])
})
