import { beforeEach, describe, expect, test } from 'vitest'
import { addCompany, addContact, logIn } from '../../../../test/people.js'
import { ask } from '../../../../test/spending.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
/** Hull with its manager and a contact; a foreign company. */
let hull: number
let tug: number
let manager: { id: number; bearer: string }
let ada: { id: number; bearer: string }

async function person(email: string, companyId: number) {
  const { id } = await addContact(server, { email, companyIds: [companyId] })
  return { id, email }
}

beforeEach(async () => {
  server = await startTestServer()
  ;[hull, tug] = [await addCompany(server), await addCompany(server, 'Tug')]
  const [mia, one] = [await person('mia@hull.test', hull), await person('ada@hull.test', hull)]
  await server.db.insertInto('companyManager').values({ companyId: hull, userId: mia.id }).execute()
  manager = { id: mia.id, bearer: (await logIn(server, mia.email)).accessToken }
  ada = { id: one.id, bearer: (await logIn(server, one.email)).accessToken }
})

const FIELDS =
  'id name companyId company { name } contactId amount currency enforcement period timeZone spent remaining startsOn active'
const create = (input: object, bearer?: string): Promise<Answer> =>
  ask(server, `mutation ($input: BudgetCreateInput!) { budgetCreate(input: $input) { ${FIELDS} } }`, { input }, bearer)
const update = (id: number, input: object, bearer?: string): Promise<Answer> =>
  ask(
    server,
    `mutation ($id: Int!, $input: BudgetUpdateInput!) { budgetUpdate(id: $id, input: $input) { name amount } }`,
    { id, input },
    bearer,
  )
const remove = (id: number, bearer?: string) => ask(server, `mutation { budgetDelete(id: ${id}) }`, {}, bearer)
const names = async (bearer: string): Promise<string[]> =>
  (await ask(server, '{ budgets(input: { sortInputs: [{ field: ID }] }) { items { name } } }', {}, bearer)).items.map(
    ({ name }: Answer) => name,
  )
const count = async () => (await server.db.selectFrom('budget').select('id').execute()).length

describe('a budget', () => {
  test('is created, changed and deleted, with the currency and time zone of the channel by default', async () => {
    const made = await create({ name: 'Tools', companyId: hull, amount: 1234.56789, period: 'MONTH' })

    expect(made).toEqual({
      id: expect.any(Number),
      name: 'Tools',
      companyId: hull,
      company: { name: 'Hull & Sons' },
      contactId: null,
      amount: 1234.56789,
      currency: 'EUR',
      enforcement: 'HARD',
      period: 'MONTH',
      timeZone: 'Europe/Amsterdam',
      spent: 0,
      remaining: 1234.56789,
      startsOn: '2026-11-01',
      active: true,
    })
    expect(await update(made.id, { name: 'Machines', amount: 5 })).toEqual({ name: 'Machines', amount: 5 })
    const { body } = await server.rest(`GET /v2/budgets/${made.id}`)
    expect(body).toMatchObject({
      id: made.id,
      name: 'Machines',
      amount: 5,
      spent: 0,
      remaining: 5,
      startsOn: '2026-11-01',
      rates: [],
    })
    expect(await remove(made.id)).toBe(true)
    expect(await count()).toBe(0)
  })

  test('of a wrong kind is refused with a precise error, and nothing is stored', async () => {
    const wrong: [object, RegExp][] = [
      [{ contactId: ada.id, costCentre: 'YARD' }, /at most one of them can be given/],
      [{ period: 'ROLLING' }, /rollingDays must be given for the period ROLLING/],
      [{ rollingDays: 7 }, /rollingDays must be given for the period ROLLING/],
      [{ timeZone: 'Mars/Olympus' }, /timeZone must be the name of a time zone/],
      [{ rates: [{ currency: 'EUR', rate: 2 }] }, /must not have a rate of EUR/],
      [
        {
          rates: [
            { currency: 'USD', rate: 1 },
            { currency: 'USD', rate: 2 },
          ],
        },
        /at most one rate of USD/,
      ],
      [{ companyId: 99999 }, /COMPANY_NOT_FOUND_ERROR/],
      [{ companyId: tug, contactId: ada.id }, /does not belong to the company/],
      [{ amount: -1 }, /amount/],
    ]
    for (const [more, message] of wrong)
      expect((await create({ name: 'Tools', companyId: hull, amount: 1, ...more })).error).toMatch(message)

    expect(await count()).toBe(0)
  })

  test('has a name once in a company', async () => {
    await create({ name: 'Tools', companyId: hull, amount: 1 })

    expect((await create({ name: 'Tools', companyId: hull, amount: 2 })).error).toMatch(/^BUDGET_ALREADY_EXISTS_ERROR/)
    expect(await create({ name: 'Tools', companyId: tug, amount: 2 })).toMatchObject({ companyId: tug })
  })
})

describe('of the budgets of a company', () => {
  test('its managers read and change all but their own, other contacts read theirs and the common ones', async () => {
    const common = await create({ name: 'Common', companyId: hull, amount: 1 })
    const own = await create({ name: 'Of the manager', companyId: hull, amount: 1, contactId: manager.id })
    const foreign = await create({ name: 'Foreign', companyId: tug, amount: 1 })
    const made = await create({ name: 'Of Ada', companyId: hull, amount: 1, contactId: ada.id }, manager.bearer)

    expect(await names(manager.bearer)).toEqual(['Common', 'Of the manager', 'Of Ada'])
    expect(await names(ada.bearer)).toEqual(['Common', 'Of Ada'])
    expect(await update(made.id, { amount: 9 }, manager.bearer)).toMatchObject({ amount: 9 })
    for (const { id } of [own, foreign])
      expect((await update(id, { amount: 9 }, manager.bearer)).error).toMatch(/^BUDGET_NOT_FOUND_ERROR/)
    expect((await create({ name: 'Mine', companyId: hull, amount: 1, contactId: manager.id }, manager.bearer)).error).toMatch(
      /cannot set their own/,
    )
    expect((await create({ name: 'Theirs', companyId: tug, amount: 1 }, manager.bearer)).error).toMatch(/^FORBIDDEN/)
    expect((await update(common.id, { amount: 9 }, ada.bearer)).error).toMatch(/^FORBIDDEN/)
    expect((await remove(common.id, ada.bearer)).error).toMatch(/^FORBIDDEN/)
    expect(await count()).toBe(4)
  })

  test('a visitor sees none', async () => {
    await create({ name: 'Common', companyId: hull, amount: 1 })

    expect(await server.gql('{ budgets { itemsFound } }', {}, await server.bareKey())).toMatchObject({
      errors: [{ code: 'FORBIDDEN' }],
    })
  })
})
