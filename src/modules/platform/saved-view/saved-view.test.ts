import { beforeEach, describe, expect, test } from 'vitest'
import { addAdmin, giveRole, logIn } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let key: string
beforeEach(async () => {
  server = await startTestServer()
  key = await server.bareKey()
})

async function admin(email: string) {
  const { id } = await addAdmin(server, { email })
  return { id, bearer: (await logIn(server, email)).accessToken as string }
}

const VIEW = 'id list name settings isShared ownerId'
const save = async (bearer: string | undefined, input: object, apikey = key) => {
  const answer = await server.gql(
    `mutation ($input: SavedViewCreateInput!) { savedViewCreate(input: $input) { ${VIEW} } }`,
    { input },
    apikey,
    bearer,
  )
  return answer.savedViewCreate ?? answer
}
const change = async (bearer: string, id: string, input: object) => {
  const answer = await server.gql(
    `mutation ($id: String!, $input: SavedViewUpdateInput!) { savedViewUpdate(id: $id, input: $input) { ${VIEW} } }`,
    { id, input },
    key,
    bearer,
  )
  return answer.savedViewUpdate ?? answer
}
const remove = (bearer: string, id: string) => server.gql(`mutation { savedViewDelete(id: "${id}") }`, {}, key, bearer)
const names = async (bearer?: string, input = '', apikey = key): Promise<string[]> =>
  (await server.gql(`{ savedViews${input} { items { name } } }`, {}, apikey, bearer)).savedViews.items.map(
    ({ name }: Answer) => name,
  )

const settings = { columns: ['id', 'status'], filters: { status: ['NEW'] }, sort: [{ field: 'ID', order: 'DESC' }] }

describe('a saved view', () => {
  test('belongs to the administrator who saved it; others see it once it is shared, and do not change it', async () => {
    const ann = await admin('ann@wharf.nl')
    const bob = await admin('bob@wharf.nl')
    const mine = await save(ann.bearer, { list: 'orders', name: 'To do', settings })

    expect(mine).toEqual({ id: expect.any(String), list: 'orders', name: 'To do', settings, isShared: false, ownerId: ann.id })
    expect(await names(ann.bearer)).toEqual(['To do'])
    expect(await names(bob.bearer)).toEqual([])
    expect(await change(bob.bearer, mine.id, { name: 'Mine' })).toMatchObject({
      errors: [{ code: 'SAVED_VIEW_NOT_FOUND_ERROR' }],
    })

    await change(ann.bearer, mine.id, { isShared: true })

    expect(await names(bob.bearer)).toEqual(['To do'])
    expect(await change(bob.bearer, mine.id, { name: 'Mine' })).toMatchObject({
      errors: [{ code: 'SAVED_VIEW_NOT_FOUND_ERROR' }],
    })
    expect(await remove(bob.bearer, mine.id)).toMatchObject({ errors: [{ code: 'SAVED_VIEW_NOT_FOUND_ERROR' }] })
    expect(await names(ann.bearer)).toEqual(['To do'])
  })

  test('that is shared can be changed with the right to the configuration, a private one cannot', async () => {
    const ann = await admin('ann@wharf.nl')
    const bob = await admin('bob@wharf.nl')
    await giveRole(server, bob.id, 'configuration', 'EDITOR')
    const shared = await save(ann.bearer, { list: 'orders', name: 'Shared', settings, isShared: true })
    const secret = await save(ann.bearer, { list: 'orders', name: 'Own', settings })

    expect(await change(bob.bearer, shared.id, { settings: { columns: [] } })).toMatchObject({ settings: { columns: [] } })
    expect(await change(bob.bearer, secret.id, { name: 'x' })).toMatchObject({ errors: [{ code: 'SAVED_VIEW_NOT_FOUND_ERROR' }] })
    expect(await names(bob.bearer)).toEqual(['Shared'])
    expect(await remove(bob.bearer, shared.id)).toEqual({ savedViewDelete: true })
    expect(await names(ann.bearer)).toEqual(['Own'])
  })

  test('of another system has no owner and is shared, over REST', async () => {
    const ann = await admin('ann@wharf.nl')
    const refused = await server.rest('POST /v2/saved-views', { list: 'orders', name: 'ERP', settings, isShared: false })
    const { status, body } = await server.rest('POST /v2/saved-views', { list: 'orders', name: 'ERP', settings, isShared: true })

    expect(refused).toMatchObject({ status: 400 })
    expect(status).toBe(201)
    expect(body).toMatchObject({ list: 'orders', name: 'ERP', settings, isShared: true, ownerId: null })
    expect(await names(ann.bearer)).toEqual(['ERP'])
    expect((await server.rest(`PATCH /v2/saved-views/${body.uuid}`, { name: 'ERP 2' })).body.name).toBe('ERP 2')
    expect((await server.rest(`DELETE /v2/saved-views/${body.uuid}`)).status).toBe(200)
    expect((await server.rest('GET /v2/saved-views')).body.itemsFound).toBe(0)
  })

  test('is found by its list', async () => {
    const ann = await admin('ann@wharf.nl')
    await save(ann.bearer, { list: 'orders', name: 'A', settings })
    await save(ann.bearer, { list: 'products', name: 'B', settings })

    expect(await names(ann.bearer, '(input: { lists: ["products"] })')).toEqual(['B'])
  })
})

describe('limits', () => {
  test('settings have at most 20,000 bytes, and one owner has a name once in a list', async () => {
    const { bearer } = await admin('ann@wharf.nl')
    // Two bytes for each letter.
    const large = { text: 'é'.repeat(9_999) }

    expect(await save(bearer, { list: 'orders', name: 'A', settings: large })).toMatchObject({
      errors: [{ message: expect.stringMatching(/at most 20000 bytes/) }],
    })
    expect(await names(bearer)).toEqual([])
    await save(bearer, { list: 'orders', name: 'A', settings: { text: 'e'.repeat(9_999) } })
    expect(await save(bearer, { list: 'orders', name: 'A', settings })).toMatchObject({
      errors: [{ code: 'SAVED_VIEW_ALREADY_EXISTS_ERROR' }],
    })
    expect(await save(bearer, { list: 'products', name: 'A', settings })).toMatchObject({ name: 'A' })
  })

  test('an administrator has at most 200 views, also with simultaneous requests', async () => {
    const { id, bearer } = await admin('ann@wharf.nl')
    const other = await admin('bob@wharf.nl')
    const row = (n: number) => ({
      uuid: crypto.randomUUID(),
      list: 'orders',
      name: `View ${n}`,
      ownerId: id,
      createdAt: server.clock(),
      lastModifiedAt: server.clock(),
    })
    await server.db
      .insertInto('savedView')
      .values(Array.from({ length: 198 }, (_, n) => row(n)))
      .execute()

    const made = await Promise.all(['A', 'B', 'C', 'D'].map((name) => save(bearer, { list: 'orders', name, settings })))

    expect(made.filter(({ errors }) => errors)).toMatchObject([
      { errors: [{ code: 'SAVED_VIEW_LIMIT_ERROR' }] },
      { errors: [{ code: 'SAVED_VIEW_LIMIT_ERROR' }] },
    ])
    expect(await save(other.bearer, { list: 'orders', name: 'A', settings })).toMatchObject({ name: 'A' })
  })

  test('a caller without a login and without the right is refused', async () => {
    expect(await save(undefined, { list: 'orders', name: 'A', settings, isShared: true })).toMatchObject({
      errors: [{ code: 'FORBIDDEN' }],
    })
    expect(await server.gql('{ savedViews { itemsFound } }', {}, key)).toMatchObject({ errors: [{ code: 'FORBIDDEN' }] })
  })
})
