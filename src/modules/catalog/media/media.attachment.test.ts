import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HouseOfContacts, houseOfContacts, type Person } from '../../../../test/contacts.js'
import { addBuyer, addOrder } from '../../../../test/orders.js'
import { fetched, writtenOut } from '../../../../test/pictures.js'
import type { Answer } from '../../../../test/test-server.js'

const CREATE =
  'mutation ($input: MediaAttachmentInput!) { mediaAttachmentCreate(input: $input) { id companyId customerId orderId type attachments { language originalUrl mimeType } } }'
const LIST = '{ media { attachments { itemsFound items { id } } } }'

const paper = (owner: object) => ({
  input: {
    alt: [],
    description: [],
    tags: [],
    uploadAttachments: [writtenOut(Buffer.from('%PDF-1.7'), 'NL', 'offer.pdf')],
    ...owner,
  },
})

let server: HouseOfContacts
let ours: number
let theirs: number
let ann: Person
let bob: Person
beforeAll(async () => {
  server = await houseOfContacts({ closes: false })
  ours = await server.company('Ours')
  theirs = await server.company('Theirs')
  ann = await server.person(ours, 'ann@wharf.test')
  bob = await server.person(theirs, 'bob@wharf.test')
})
afterAll(() => server.close())

const countAttachments = async () => (await server.db.selectFrom('mediaAttachment').select('id').execute()).length

test('a private document is visible to the contacts of its company and to staff with a role for orders, and to nobody else', async () => {
  const order = await addOrder(server, ann.id, { companyId: ours })
  const { mediaAttachmentCreate: made } = await server.gql(CREATE, paper({ companyId: ours, orderId: order.id }))
  const { mediaAttachmentCreate: other } = await server.gql(CREATE, paper({ companyId: theirs }))
  const seen = ({ media }: Answer) => media.attachments.items.map(({ id }: Answer) => id)

  expect(made).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    companyId: ours,
    customerId: null,
    orderId: order.id,
    type: 'ATTACHMENT',
    attachments: [{ language: 'NL', originalUrl: expect.stringContaining('/media/s/'), mimeType: 'application/pdf' }],
  })
  expect(seen(await server.as(ann, LIST))).toEqual([made.id])
  expect(seen(await server.as(bob, LIST))).toEqual([other.id])
  expect(seen(await server.as(null, LIST))).toEqual([])
  expect(seen(await server.gql(LIST, {}, await server.keyFor({ order: 'VIEWER' })))).toEqual([made.id, other.id])
  expect(await server.as(bob, `{ media { attachment(id: "${made.id}") { id } } }`)).toMatchObject({
    errors: [{ code: 'MEDIA_ATTACHMENT_NOT_FOUND_ERROR' }],
  })
})

test('contacts add documents only for their own company, and cannot change or delete any', async () => {
  const { mediaAttachmentCreate: made } = await server.as(ann, CREATE, paper({ companyId: ours }))
  const before = await countAttachments()

  expect(made.companyId).toBe(ours)
  const forbidden = { errors: [{ code: 'FORBIDDEN', message: 'Forbidden resource' }] }
  expect(await server.as(ann, CREATE, paper({ companyId: theirs }))).toEqual(forbidden)
  expect(await server.as(ann, CREATE, paper({ customerId: 1 }))).toEqual(forbidden)
  expect(await server.as(null, CREATE, paper({ companyId: ours }))).toEqual(forbidden)
  const change = `mutation { mediaAttachmentUpdate(id: "${made.id}", input: { priority: 1 }) { id } }`
  const missing = {
    errors: [{ code: 'MEDIA_ATTACHMENT_NOT_FOUND_ERROR', message: `MediaAttachment with id [${made.id}] not found` }],
  }
  expect(await server.as(ann, change)).toEqual(missing)
  expect(await server.as(ann, `mutation { mediaAttachmentDelete(id: "${made.id}") { mediaId } }`)).toEqual(missing)
  expect(await countAttachments()).toBe(before)
})

test('a document refers to an existing order, and buyers cannot attach one to the orders of others', async () => {
  const mine = await addOrder(server, ann.id, { companyId: ours })
  const foreign = await addOrder(server, bob.id, { companyId: theirs })
  const stranger = await addOrder(server, await addBuyer(server, 'Stranger'))
  const before = await countAttachments()
  const missing = (id: number) => ({ errors: [{ code: 'ORDER_NOT_FOUND', message: `Order with id [${id}] not found` }] })
  const put = (orderId: number) => server.as(ann, CREATE, paper({ companyId: ours, orderId }))

  expect((await put(mine.id)).mediaAttachmentCreate).toMatchObject({ companyId: ours, orderId: mine.id })
  for (const id of [foreign.id, stranger.id, 999_999]) expect(await put(id)).toEqual(missing(id))
  expect(await server.gql(CREATE, paper({ companyId: ours, orderId: 999_999 }))).toEqual(missing(999_999))
  expect((await server.gql(CREATE, paper({ companyId: theirs, orderId: foreign.id }))).mediaAttachmentCreate.orderId).toBe(
    foreign.id,
  )
  expect(await countAttachments()).toBe(before + 2)
})

test('order owners change and delete documents, with their files', async () => {
  const before = await countAttachments()
  const key = await server.keyFor({ order: 'OWNER' })
  const { mediaAttachmentCreate: made } = await server.gql(CREATE, paper({ companyId: ours }), key)
  const change = `mutation { mediaAttachmentUpdate(id: "${made.id}", input: { alt: [{ language: "NL", value: "Offerte" }], priority: 1 }) { alt { value } priority } }`

  expect(await server.gql(change, {}, key)).toEqual({ mediaAttachmentUpdate: { alt: [{ value: 'Offerte' }], priority: 1 } })
  expect(await server.gql(`mutation { mediaAttachmentDelete(id: "${made.id}") { mediaId } }`, {}, key)).toEqual({
    mediaAttachmentDelete: { mediaId: made.id },
  })
  expect(await countAttachments()).toBe(before)
  expect((await fetched(server, made.attachments[0].originalUrl)).statusCode).toBe(404)
})

test('a document belongs to an existing company or customer', async () => {
  const before = await countAttachments()
  const refusal = async (owner: object) => (await server.gql(CREATE, paper(owner))).errors[0].message

  expect(await refusal({})).toBe('Exactly one of companyId, customerId must be given')
  expect(await refusal({ companyId: ours, customerId: 1 })).toBe('Exactly one of companyId, customerId must be given')
  expect(await refusal({ companyId: 9999 })).toBe('Company with id [9999] not found')
  expect(await countAttachments()).toBe(before)
})
test('its URL works for an hour, and only unchanged', async () => {
  const { mediaAttachmentCreate: made } = await server.gql(CREATE, paper({ companyId: ours }))
  const { originalUrl: url } = made.attachments[0]
  const status = async (changed: string) => (await fetched(server, changed)).statusCode
  const key = url.split('/').slice(-3).join('/')

  const served = await fetched(server, url)
  expect([served.statusCode, served.body, served.headers['cache-control']]).toEqual([200, '%PDF-1.7', 'private, no-store'])
  expect(await status(`/media/${key}`)).toBe(404)
  expect(await status(url.replace(/\/s\/\d+/, '/s/9999999999'))).toBe(404)
  server.travel('2026-11-15T13:00:01.000Z')
  expect(await status(url)).toBe(404)
})
