/** Reads at a real replica that follows the primary by streaming replication (decision 44). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type Installation, openInstallation, send } from './installation.js'

let at: Installation
let productId: number
beforeAll(async () => {
  at = await openInstallation({ servers: 2, environment: { WHARF_REPLICA_LAG: '60000' } })
  const made = await send(first(), at.keys.admin, `mutation { productCreate(input: ${named('Hamer 0')}) { productId } }`)
  productId = made.data?.productCreate.productId
})
afterAll(() => at.close())

const first = () => at.servers[0]?.url ?? ''
const second = () => at.servers[1]?.url ?? ''
const named = (name: string) => `{ names: [{ language: "NL", value: "${name}" }], sku: "H-1" }`
const states = async () =>
  ((await (await fetch(`${first()}/ready`)).json()) as Answer).replicas.map(({ state }: { state: string }) => state)

const rename = async (url: string, name: string) => {
  const input = `{ names: [{ language: "NL", value: "${name}" }] }`
  const { errors, token } = await send(
    url,
    at.keys.admin,
    `mutation { productUpdate(productId: ${productId}, input: ${input}) { productId } }`,
  )
  expect(errors).toBeUndefined()
  return token ?? ''
}
const readName = async (url: string, key = at.keys.visitor, headers = {}) => {
  const { data, errors } = await send(
    url,
    key,
    `{ product(productId: ${productId}) { names(language: "NL") { value } } }`,
    headers,
  )
  return errors?.[0]?.message ?? data.product.names[0].value
}
const after = (token: string) => ({ 'api-read-after': token })

test('a visitor may read what a replica has; who sends the token of a write reads at least that write, at every server', async () => {
  await expect.poll(states).toEqual(['in use'])
  await expect.poll(() => readName(second())).toBe('Hamer 0')
  await at.standby.pause()
  const token = await rename(first(), 'Hamer 1')
  // A replica that answers late on a busy machine is left out for a moment.
  await expect.poll(() => readName(second())).toBe('Hamer 0')
  const [fresh, elsewhere] = [
    await readName(first(), at.keys.visitor, after(token)),
    await readName(second(), at.keys.visitor, after(token)),
  ]
  await at.standby.resume()

  expect([fresh, elsewhere]).toEqual(['Hamer 1', 'Hamer 1'])
  await expect.poll(() => readName(second())).toBe('Hamer 1')
})

test('a key that may change things reads what was written through another server without any token', async () => {
  await at.standby.pause()
  await rename(first(), 'Hamer 2')
  const [byKey, byVisitor] = [await readName(second(), at.keys.admin), await readName(second())]
  await at.standby.resume()

  expect([byKey, byVisitor]).toEqual(['Hamer 2', 'Hamer 1'])
})

test('a session sees its own writes at another server', async () => {
  const started = await send(first(), at.keys.visitor, 'mutation { startSession { session { accessToken } } }')
  const bearer = { authorization: `Bearer ${started.data?.startSession.session.accessToken}` }
  await at.standby.pause()
  await rename(first(), 'Hamer 3')
  const name = await readName(second(), at.keys.visitor, bearer)
  await at.standby.resume()

  expect(name).toBe('Hamer 3')
})

test('a hundred writes are each read back by a visitor with the token, while the replica follows', async () => {
  const read: string[] = []
  for (let i = 0; i < 100; i++) read.push(await readName(second(), at.keys.visitor, after(await rename(first(), `Nagel ${i}`))))

  expect(read).toEqual(Array.from({ length: 100 }, (_, i) => `Nagel ${i}`))
})

test('an invalid token is refused', async () => {
  expect(await readName(first(), at.keys.visitor, after('yesterday'))).toContain('API-Read-After')
})

test('an unreachable replica is left out and returns automatically; no request fails', async () => {
  await at.standby.stop()
  const names = [await readName(first()), await readName(first(), at.keys.admin)]
  await expect.poll(states).toEqual(['unreachable'])
  const figures = await (await fetch(`${first()}/metrics`)).text()
  await at.standby.start()

  expect(names).toEqual(['Nagel 99', 'Nagel 99'])
  expect(figures).toMatch(/^wharf_replica_up\{replica="127\.0\.0\.1:\d+"\} 0$/m)
  await expect.poll(states).toEqual(['in use'])
  expect(await readName(first())).toBe('Nagel 99')
})
