/** What visitors can do while the primary cannot be reached, and what is refused (decision 120). A proxy between the servers and the primary is cut. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FaultProxy, openProxy } from '../faults/proxy.js'
import { openRestClient } from '../process.js'
import { type Answer, type Installation, openInstallation, send } from './installation.js'

let at: Installation
let proxy: FaultProxy
let productId: number
let rest: Awaited<ReturnType<typeof openRestClient>>

beforeAll(async () => {
  const through = async (url: string) => {
    proxy = await openProxy(url)
    return proxy.url
  }
  at = await openInstallation({ servers: 2, through, environment: { WHARF_REPLICA_LAG: '60000' } })
  const input = '{ names: [{ language: "NL", value: "Hamer" }], sku: "H-1", status: A }'
  const made = await send(first(), at.keys.admin, `mutation { productCreate(input: ${input}) { productId } }`)
  productId = made.data?.productCreate.productId
  rest = await openRestClient(first(), at.client)
})
afterAll(async () => {
  proxy.restore()
  await at.close()
  proxy.close()
})
beforeEach(async () => {
  proxy.restore()
  await expect.poll(() => readiness(first()), { timeout: 30_000 }).toBe('ready')
  await expect.poll(() => readiness(second()), { timeout: 30_000 }).toBe('ready')
  await expect.poll(() => readName(first()), { timeout: 30_000 }).toBe('Hamer')
})

const first = () => at.servers[0]?.url ?? ''
const second = () => at.servers[1]?.url ?? ''
const readiness = async (url: string) => ((await (await fetch(`${url}/ready`)).json()) as Answer).status
const READ = () => `{ product(productId: ${productId}) { names(language: "NL") { value } } }`
const readName = async (url: string, key = at.keys.visitor, headers = {}) => {
  const { data, errors } = await send(url, key, READ(), headers)
  return errors?.[0]?.extensions.code ?? data.product.names[0].value
}
const startSession = async () => {
  const started = await send(first(), at.keys.visitor, 'mutation { startSession { session { accessToken } } }')
  return { authorization: `Bearer ${started.data?.startSession.session.accessToken}` }
}
/** Cuts the primary off, as a network that drops packets does, and waits until both servers have noticed. */
const cutOff = async () => {
  proxy.drop()
  for (const url of [first(), second()]) await expect.poll(() => readiness(url), { timeout: 30_000 }).toBe('reading')
}

test('visitors read the catalogue at every server, with a session or without, while the primary cannot be reached', async () => {
  const session = await startSession()
  await cutOff()

  const names = [
    await readName(first()),
    await readName(second()),
    await readName(first(), at.keys.visitor, session),
    await readName(second(), at.keys.visitor, session),
    await readName(second(), at.keys.admin),
  ]
  const search = `{ products(input: { term: "hamer", language: "NL" }) { itemsFound } }`
  const found = await send(second(), at.keys.visitor, search)

  expect(names).toEqual(Array(5).fill('Hamer'))
  expect(found).toMatchObject({ errors: undefined, data: { products: { itemsFound: 1 } } })
})

test('a read that waits for the primary when it is cut off is answered by the replica', async () => {
  proxy.drop()

  const names = await Promise.all([readName(first(), at.keys.admin), readName(second(), at.keys.admin)])

  expect(names).toEqual(['Hamer', 'Hamer'])
})

test('what needs the primary is refused with 503 and a time to retry, and changes nothing', async () => {
  await cutOff()

  const input = '{ names: [{ language: "NL", value: "Zaag" }] }'
  const change = `mutation { productUpdate(productId: ${productId}, input: ${input}) { productId } }`
  const refused = await send(first(), at.keys.admin, change)
  const throughRest = await rest(`PATCH /v2/products/id/${productId}`, { sku: 'Z-1' })

  expect(refused).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }], retryAfter: '1' })
  expect([throughRest.status, throughRest.headers.get('retry-after')]).toEqual([503, '1'])
  proxy.restore()
  await expect.poll(() => readiness(first()), { timeout: 30_000 }).toBe('ready')
  const { data } = await send(
    first(),
    at.keys.admin,
    `{ product(productId: ${productId}) { sku names(language: "NL") { value } } }`,
  )
  expect(data.product).toEqual({ sku: 'H-1', names: [{ value: 'Hamer' }] })
})

test('a key that was deactivated before the outage is not accepted during it', async () => {
  const made = await send(first(), at.keys.admin, 'mutation { gqlApiKeyCreate(input: { name: "old", channelId: 1 }) { id key } }')
  expect(made.errors).toBeUndefined()
  const { id, key } = made.data.gqlApiKeyCreate
  expect(await readName(second(), key)).toBe('Hamer')
  await send(first(), at.keys.admin, `mutation { gqlApiKeyUpdate(id: "${id}", input: { active: false }) { id } }`)
  await cutOff()

  const answers = [await readName(first(), key), await readName(second(), key), await readName(first(), 'invented')]

  expect(answers).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED', 'UNAUTHENTICATED'])
})

test('a token of a write is honoured: who has seen a change does not read an older state', async () => {
  await at.standby.pause()
  const input = '{ names: [{ language: "NL", value: "Hamer 2" }] }'
  const written = await send(
    first(),
    at.keys.admin,
    `mutation { productUpdate(productId: ${productId}, input: ${input}) { productId } }`,
  )
  await cutOff()
  const behind = await readName(second(), at.keys.visitor, { 'api-read-after': written.token })
  await at.standby.resume()

  expect(behind).toBe('SERVICE_UNAVAILABLE')
  await expect
    .poll(() => readName(second(), at.keys.visitor, { 'api-read-after': written.token }), { timeout: 30_000 })
    .toBe('Hamer 2')
  proxy.restore()
  await expect.poll(() => readiness(first()), { timeout: 30_000 }).toBe('ready')
  const back = '{ names: [{ language: "NL", value: "Hamer" }] }'
  await send(first(), at.keys.admin, `mutation { productUpdate(productId: ${productId}, input: ${back}) { productId } }`)
})

test('when the primary is back, the same servers write again', async () => {
  await cutOff()
  proxy.restore()
  await expect.poll(() => readiness(first()), { timeout: 30_000 }).toBe('ready')

  const input = '{ names: [{ language: "NL", value: "Hamer" }] }'
  const change = `mutation { productUpdate(productId: ${productId}, input: ${input}) { productId } }`

  await expect.poll(async () => (await send(first(), at.keys.admin, change)).errors, { timeout: 30_000 }).toBeUndefined()
  await expect.poll(async () => (await send(second(), at.keys.admin, change)).errors, { timeout: 30_000 }).toBeUndefined()
})
