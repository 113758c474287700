import { expect, test } from 'vitest'
import { house } from '../house.js'

const REMOVAL = new Date('2027-03-01T00:00:00Z')

test('a client that chose the surface of the removal meets it today, the others do not', async () => {
  const at = await house()
  const early = await at.keyFor({ pricing: 'OWNER' })
  const other = await at.keyFor({ pricing: 'OWNER' })
  const actor = await at.credentials.byApiKey(early)
  await at.db.updateTable('control.gqlApiKey').set({ surface: REMOVAL }).where('uuid', '=', actor.credential).execute()
  at.credentials.forget()

  const refused = await at.gql('{ taxes { items { shopId } } }', {}, early)
  const served = await at.gql('{ taxes { items { shopId } } }', {}, other)

  expect(refused.errors).toEqual([
    { message: 'Tax.shopId was removed on 2027-03-01. It has no replacement.', code: 'REMOVED_ITEM' },
  ])
  expect(served).toEqual({ taxes: { items: [] } })
})

test('a brownout lasts as long as the client said, and the answer says until when', async () => {
  const at = await house()
  const token = await at.tokenFor({ pricing: 'OWNER' })
  const { credential } = await at.credentials.byToken(token)
  const brownouts = [{ from: '2026-11-15T12:00:00.000Z', to: '2026-11-15T12:15:00.000Z' }]
  await at.db
    .updateTable('control.restApiKey')
    .set({ brownouts: JSON.stringify(brownouts) as never })
    .where('uuid', '=', credential)
    .execute()
  at.credentials.forget()

  const during = await at.rest('GET /v2/taxes?shopId=1', undefined, token)
  at.travel('2026-11-15T12:15:00.000Z')
  const after = await at.rest('GET /v2/taxes?shopId=1', undefined, token)

  expect([during.status, during.headers['retry-after'], during.headers['cache-control'], during.headers['api-surface']]).toEqual([
    400,
    '900',
    'no-store',
    '2027-03-01',
  ])
  expect([after.status, after.headers['api-surface']]).toEqual([200, undefined])
})

test('nobody travels back, and a date that is none is refused', async () => {
  const at = await house({ now: '2027-03-01T00:00:00.000Z' })
  const headers = (date: string) => ({ 'content-type': 'application/json', 'api-preview-date': date, apikey: '' })
  const apikey = await at.keyFor({ pricing: 'OWNER' })
  const ask = async (date: string) =>
    (
      await at.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { ...headers(date), apikey },
        payload: { query: '{ taxes { items { shopId } } }' },
      })
    ).json().errors[0].extensions.code

  expect(await ask('2026-11-15')).toBe('REMOVED_ITEM')
  expect(await ask('tomorrow')).toBe('VALIDATION_ERROR')
})
