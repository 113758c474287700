import { expect, test } from 'vitest'
import { startTestServer } from '../test-server.js'

const REMOVAL = new Date('2027-03-01T00:00:00Z')

test('a client that opted in to the API after the removal gets it today, other clients do not', async () => {
  const server = await startTestServer()
  const early = await server.keyFor({ pricing: 'OWNER' })
  const other = await server.keyFor({ pricing: 'OWNER' })
  const actor = await server.credentials.byApiKey(early)
  await server.db.updateTable('control.gqlApiKey').set({ surface: REMOVAL }).where('uuid', '=', actor.credential).execute()
  server.credentials.forget()

  const refused = await server.gql('{ taxes { items { shopId } } }', {}, early)
  const served = await server.gql('{ taxes { items { shopId } } }', {}, other)

  expect(refused.errors).toEqual([
    { message: 'Tax.shopId was removed on 2027-03-01. Taxes no longer belong to a shop.', code: 'REMOVED_ITEM' },
  ])
  expect(served).toEqual({ taxes: { items: [] } })
})

test('a brownout ends when the client configured, and the response says when that is', async () => {
  const server = await startTestServer()
  const token = await server.tokenFor({ pricing: 'OWNER' })
  const { credential } = await server.credentials.byToken(token)
  const brownouts = [{ from: '2026-11-15T12:00:00.000Z', to: '2026-11-15T12:15:00.000Z' }]
  await server.db
    .updateTable('control.restApiKey')
    .set({ brownouts: JSON.stringify(brownouts) as never })
    .where('uuid', '=', credential)
    .execute()
  server.credentials.forget()

  const during = await server.rest('GET /v2/taxes?shopId=1', undefined, token)
  server.travel('2026-11-15T12:15:00.000Z')
  const after = await server.rest('GET /v2/taxes?shopId=1', undefined, token)

  expect([during.status, during.headers['retry-after'], during.headers['cache-control'], during.headers['api-surface']]).toEqual([
    400,
    '900',
    'no-store',
    '2027-03-01',
  ])
  expect([after.status, after.headers['api-surface']]).toEqual([200, undefined])
})

test('a preview of an earlier date has no effect, and an invalid date is refused', async () => {
  const server = await startTestServer({ now: '2027-03-01T00:00:00.000Z' })
  const headers = (date: string) => ({ 'content-type': 'application/json', 'api-preview-date': date, apikey: '' })
  const apikey = await server.keyFor({ pricing: 'OWNER' })
  const readErrorCode = async (date: string) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { ...headers(date), apikey },
        payload: { query: '{ taxes { items { shopId } } }' },
      })
    ).json().errors[0].extensions.code

  expect(await readErrorCode('2026-11-15')).toBe('REMOVED_ITEM')
  expect(await readErrorCode('tomorrow')).toBe('VALIDATION_ERROR')
})
