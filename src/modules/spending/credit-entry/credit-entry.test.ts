import { beforeEach, describe, expect, test } from 'vitest'
import { addCompany, addContact, logIn } from '../../../../test/people.js'
import { add, ask } from '../../../../test/spending.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'
import { findDifferences } from '../spending-entry/ledger.js'

let server: TestServer
let hull: number
let account: number
beforeEach(async () => {
  server = await startTestServer()
  hull = await addCompany(server)
  account = (await add(server, 'credit-accounts', { companyId: hull, creditLimit: 1000 })).id
})

const book = (entries: object[]): Promise<Answer> => server.rest('POST /v2/credit-entries/bulk/externalId', { entries })
const state = async (): Promise<Answer> => {
  const { body } = await server.rest(`GET /v2/credit-accounts/${account}`)
  return { balance: body.balance, exposure: body.exposure, available: body.available }
}
const entry = (externalId: string, type: string, amount: number, more: object = {}) => ({
  companyId: hull,
  externalId,
  type,
  amount,
  ...more,
})
const stored = async () =>
  (await server.db.selectFrom('creditEntry').select('externalId').orderBy('id').execute()).map((row) => row.externalId)

describe('entries of the accounting system', () => {
  test('are booked in bulk, and sending them again books nothing', async () => {
    const entries = [entry('I1', 'INVOICE', 300.1), entry('P1', 'PAYMENT', 100), entry('C1', 'CREDIT', 0.05)]

    const first = await book(entries)
    const again = await book(entries)

    expect(first.body.data.map(({ success }: Answer) => success)).toEqual([true, true, true])
    expect(again.body.data.map(({ success }: Answer) => success)).toEqual([true, true, true])
    expect(await state()).toEqual({ balance: 200.05, exposure: 200.05, available: 799.95 })
    expect(await stored()).toEqual(['I1', 'P1', 'C1'])
    expect(await findDifferences(server.db)).toEqual([])
  })

  test('fail alone: with other contents, without an account, or for an unknown order', async () => {
    const poor = await addCompany(server, 'Poor')
    await book([entry('I1', 'INVOICE', 100)])

    const { body } = await book([
      entry('I1', 'INVOICE', 101),
      entry('I2', 'INVOICE', 50),
      entry('I3', 'INVOICE', 1, { companyId: poor }),
      entry('I4', 'INVOICE', 1, { orderId: 99999 }),
      entry('P1', 'PAYMENT', 1, { currency: 'USD' }),
      { externalId: 'P2', type: 'PAYMENT', amount: 1 },
    ])

    expect(body.data.map(({ success }: Answer) => success)).toEqual([false, true, false, false, false, false])
    expect(await state()).toMatchObject({ balance: 150 })
    expect(await stored()).toEqual(['I1', 'I2'])
  })

  test('sent many times at once are booked once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.rest('POST /v2/credit-entries', entry('I1', 'INVOICE', 100))),
    )

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await state()).toMatchObject({ balance: 100 })
  })

  test('are refused by their codes over both interfaces', async () => {
    await book([entry('I1', 'INVOICE', 100)])
    const document = 'mutation ($input: CreditEntryCreateInput!) { creditEntryCreate(input: $input) { id } }'

    const changed = await ask(server, document, { input: entry('I1', 'PAYMENT', 100) })
    const overRest = await server.rest('POST /v2/credit-entries', entry('I1', 'PAYMENT', 100))

    expect(changed.error).toMatch(/^CREDIT_ENTRY_ALREADY_EXISTS_ERROR/)
    expect(overRest).toMatchObject({ status: 409, body: { error: { code: 97003 } } })
    expect(await state()).toMatchObject({ balance: 100 })
  })

  test('and the ledger cannot be changed by anybody', async () => {
    await book([entry('I1', 'INVOICE', 100)])

    await expect(server.db.updateTable('creditEntry').set({ amount: '1' }).execute()).rejects.toThrow(/never changed/)
    await expect(server.db.deleteFrom('spendingEntry').execute()).rejects.toThrow(/never changed/)
    expect(await state()).toMatchObject({ balance: 100 })
  })
})

describe('a credit account', () => {
  test('is seen by the managers of its company, and changed by the merchant only', async () => {
    const manager = await addContact(server, { email: 'mia@hull.test', companyIds: [hull] })
    await server.db.insertInto('companyManager').values({ companyId: hull, userId: manager.id }).execute()
    await addContact(server, { email: 'ada@hull.test', companyIds: [hull] })
    const mia = (await logIn(server, 'mia@hull.test')).accessToken
    const ada = (await logIn(server, 'ada@hull.test')).accessToken
    const read = (bearer: string) =>
      ask(server, `{ creditAccount(id: ${account}) { creditLimit available company { name } } }`, {}, bearer)
    const change = `mutation { creditAccountUpdate(id: ${account}, input: { creditLimit: 9 }) { id } }`

    expect(await read(mia)).toEqual({ creditLimit: 1000, available: 1000, company: { name: 'Hull & Sons' } })
    expect((await read(ada)).error).toMatch(/^FORBIDDEN/)
    expect((await ask(server, change, {}, mia)).error).toMatch(/^FORBIDDEN/)
    expect((await ask(server, '{ creditEntries { itemsFound } }', {}, mia)).error).toMatch(/^FORBIDDEN/)
    expect(await state()).toMatchObject({ available: 1000 })
  })

  test('exists once for a company, and is deleted only if nothing was booked to it', async () => {
    expect(await server.rest('POST /v2/credit-accounts', { companyId: hull, creditLimit: 1 })).toMatchObject({ status: 400 })
    const other = await add(server, 'credit-accounts', { companyId: await addCompany(server, 'Tug'), creditLimit: 1 })
    await book([entry('I1', 'INVOICE', 100)])

    expect(await server.rest(`DELETE /v2/credit-accounts/${account}`)).toMatchObject({
      status: 409,
      body: { error: { code: 97002 } },
    })
    expect((await server.rest(`DELETE /v2/credit-accounts/${other.id}`)).status).toBe(200)
  })
})
