import { expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/test-server.js'

const BULK = 'POST /v2/paymethods/bulk/externalCode'
const english = (value: string | null) => ({ language: 'EN', value })
const dutch = (value: string | null) => ({ language: 'NL', value })

const all = async ({ rest }: TestServer) => (await rest('GET /v2/paymethods')).body.data
const done = (key: string, action: string, id: number) => ({ action, id, key, lookupKey: 'externalCode', success: true })
const failed = (key: string, error: string) => ({ key, lookupKey: 'externalCode', success: false, error })

/** One pay method with two names and a logo. */
async function shop() {
  const given = await startTestServer()
  const { body } = await given.rest('POST /v2/paymethods', {
    names: [english('Card'), dutch('Kaart')],
    externalCode: 'CARD',
    logo: 'a.svg',
  })
  return { ...given, card: body }
}

test('a bulk adds new ones and changes only the given properties of existing ones', async () => {
  const given = await shop()

  const answer = await given.rest(BULK, {
    paymethods: [
      { externalCode: 'INVOICE', names: [english('Invoice')], logo: 'i.svg' },
      { externalCode: 'CARD', names: [english('Credit card')] },
    ],
  })

  expect(answer).toMatchObject({ status: 200 })
  expect(answer.body).toEqual({
    data: [done('INVOICE', 'create', 2), done('CARD', 'update', 1)],
    messages: ['Completed'],
    total: 2,
  })
  expect(await all(given)).toMatchObject([
    { externalCode: 'CARD', names: [dutch('Kaart'), english('Credit card')], logo: 'a.svg', uuid: given.card.uuid },
    { externalCode: 'INVOICE', names: [english('Invoice')], logo: 'i.svg' },
  ])
})

test('an item fails alone: a new one without names, one that would lose its names, two with one key', async () => {
  const given = await shop()
  const twice = 'Another item of this request has the same key'
  const nameless = 'names must have at least 1 entry'

  const { body } = await given.rest(BULK, {
    paymethods: [
      { externalCode: 'NEW' },
      { externalCode: 'CARD', names: [english(null)], logo: 'lost.svg' },
      { externalCode: 'CASH', names: null },
      { externalCode: 'TWICE', names: [english('One')] },
      { externalCode: 'INVOICE', names: [english('Invoice'), dutch(null)] },
      { externalCode: 'TWICE', names: [english('Two')] },
    ],
  })

  expect(body.data).toEqual([
    failed('NEW', 'PayMethod not found; a new one needs names'),
    failed('CARD', nameless),
    failed('CASH', nameless),
    failed('TWICE', twice),
    done('INVOICE', 'create', 2),
    failed('TWICE', twice),
  ])
  expect(await all(given)).toMatchObject([given.card, { externalCode: 'INVOICE', names: [english('Invoice')], logo: null }])
})

test('a bulk follows its directives', async () => {
  const given = await shop()
  const items = (...paymethods: object[]) => paymethods

  const { body: updateOnly } = await given.rest(BULK, {
    paymethods: items({ externalCode: 'NEW', names: [english('New')] }, { externalCode: 'CARD', logo: 'b.svg' }),
    directives: { skipCreate: true, skipIfNotEmpty: ['logo'] },
  })
  expect(updateOnly.data).toEqual([failed('NEW', 'PayMethod not found, and skipCreate is set'), done('CARD', 'update', 1)])
  expect(await all(given)).toEqual([given.card])

  await given.rest(BULK, {
    paymethods: items({ externalCode: 'CARD', names: [dutch('Pas')], logo: null }),
    directives: { mergeTranslationsOnUpdate: true },
  })
  expect(await all(given)).toEqual([{ ...given.card, names: [dutch('Pas')], logo: null }])
})

test('a bulk that breaks the contract changes nothing', async () => {
  const given = await shop()
  const item = { externalCode: 'NEW', names: [english('New')] }

  expect(await given.rest('POST /v2/paymethods/bulk/id', { paymethods: [item] })).toMatchObject({
    status: 400,
    body: { error: { code: 10006, messages: ['The lookup key [id] is not supported here; use externalCode'] } },
  })
  expect(await given.rest(BULK, { paymethods: [{ names: item.names }] })).toMatchObject({
    status: 400,
    body: { error: { code: 10016, messages: ['#/paymethods/0: lacks its lookup key [externalCode]'] } },
  })
  for (const broken of [
    { ...item, externalCode: 'new' },
    { ...item, names: [] },
    { ...item, logo: 'l'.repeat(256) },
    { ...item, colour: 'red' },
  ])
    expect(await given.rest(BULK, { paymethods: [broken] })).toMatchObject({
      status: 400,
      body: { error: { code: 10007 } },
    })

  expect(await all(given)).toEqual([given.card])
})

test('a bulk of a hundred costs as many statements as a bulk of one', async () => {
  const given = await shop()
  const send = async (...codes: string[]) => {
    given.statements.length = 0
    const { body } = await given.rest(BULK, {
      paymethods: codes.map((externalCode) => ({ externalCode, names: [english(externalCode)] })),
    })
    expect(body.data.map(({ success }: { success: boolean }) => success)).toEqual(codes.map(() => true))
    return given.statements.length
  }

  const ofOne = await send('ONE')
  const ofHundred = await send(...Array.from({ length: 100 }, (_, i) => `CODE_${i}`))

  expect(ofHundred).toBe(ofOne)
})
