import { beforeEach, expect, test } from 'vitest'
import { addCompany, addContact, logIn } from '../../../../test/people.js'
import { ask, fillCart, openSpendingShop, placeOrder, processCart, type SpendingShop } from '../../../../test/spending.js'
import type { Answer } from '../../../../test/test-server.js'

let shop: SpendingShop
/** The company above that of the shop. */
let group: number
beforeEach(async () => {
  shop = await openSpendingShop()
  group = await addCompany(shop.server, 'Group')
  await shop.server.db.updateTable('company').set({ belongsToCompanyId: group }).where('id', '=', shop.company).execute()
})

const add = (companyId: number, type: string, code: string, more: object = {}, bearer?: string): Promise<Answer> =>
  ask(
    shop.server,
    'mutation ($input: BookingCodeCreateInput!) { bookingCodeCreate(input: $input) { id code company { name } } }',
    { input: { companyId, type, code, name: code, ...more } },
    bearer,
  )
const update = (id: string, input: object): Promise<Answer> =>
  ask(
    shop.server,
    'mutation ($id: String!, $input: CartUpdateInput!) { cartUpdate(id: $id, input: $input) { costCentre project } }',
    { id, input },
  )

test('a company without codes books on any text; one with codes only on its own active ones', async () => {
  const cart = await fillCart(shop)
  expect(await update(cart, { costCentre: 'ANY', project: 'B1' })).toEqual({ costCentre: 'ANY', project: 'B1' })

  await add(shop.company, 'COST_CENTRE', 'YARD')
  await add(shop.company, 'COST_CENTRE', 'OLD', { active: false })

  expect(await update(cart, { costCentre: 'YARD' })).toEqual({ costCentre: 'YARD', project: 'B1' })
  for (const costCentre of ['ANY', 'OLD', 'yard'])
    expect(await update(cart, { costCentre })).toEqual({
      error: `BOOKING_CODE_UNKNOWN: costCentre [${costCentre}] is not an active cost centre of the company`,
    })
  // The company has no projects, so that any text is one.
  expect(await update(cart, { project: 'B2' })).toEqual({ costCentre: 'YARD', project: 'B2' })
  expect(await update(cart, { costCentre: null })).toEqual({ costCentre: null, project: 'B2' })
})

test('the codes of the company above apply until the company has its own of the type', async () => {
  await add(group, 'COST_CENTRE', 'GROUP')
  await add(group, 'PROJECT', 'G1')
  const cart = await fillCart(shop)
  expect(await update(cart, { costCentre: 'GROUP', project: 'G1' })).toEqual({ costCentre: 'GROUP', project: 'G1' })

  await add(shop.company, 'COST_CENTRE', 'YARD')

  expect((await update(cart, { costCentre: 'GROUP' })).error).toContain('BOOKING_CODE_UNKNOWN')
  expect((await update(cart, { project: 'B1' })).error).toContain('[B1] is not an active project')
})

test('a cart whose code was closed meanwhile is not ordered, and is once it names another', async () => {
  const { id } = await add(shop.company, 'COST_CENTRE', 'YARD')
  await add(shop.company, 'COST_CENTRE', 'QUAY')
  const cart = await fillCart(shop, { costCentre: 'YARD' })
  await shop.server.rest(`PATCH /v2/booking-codes/${id}`, { active: false })

  expect((await processCart(shop, cart)).error).toContain('BOOKING_CODE_UNKNOWN: costCentre [YARD]')
  await update(cart, { costCentre: 'QUAY' })
  expect(await processCart(shop, cart)).toMatchObject({ status: 'NEW', costCentre: 'QUAY' })
  expect(await placeOrder(shop)).toMatchObject({ status: 'NEW', costCentre: null })
})

test('managers maintain the codes of their company, contacts only read them, and each is unique', async () => {
  const mia = await addContact(shop.server, { email: 'mia@hull.test', companyIds: [shop.company] })
  await shop.server.db.insertInto('companyManager').values({ companyId: shop.company, userId: mia.id }).execute()
  const manager = (await logIn(shop.server, 'mia@hull.test')).accessToken
  const ada = (await logIn(shop.server, 'ada@hull.test')).accessToken

  expect(await add(shop.company, 'PROJECT', 'B1', {}, manager)).toMatchObject({ code: 'B1', company: { name: 'Hull & Sons' } })
  expect((await add(shop.company, 'PROJECT', 'B1', {}, manager)).error).toContain('BOOKING_CODE_ALREADY_EXISTS_ERROR')
  expect((await add(group, 'PROJECT', 'B1', {}, manager)).error).toContain('FORBIDDEN')
  expect((await add(shop.company, 'PROJECT', 'B2', {}, ada)).error).toContain('FORBIDDEN')
  await add(group, 'PROJECT', 'G1')
  const codes = await ask(shop.server, '{ bookingCodes(input: {}) { items { code } } }', {}, ada)
  expect(codes.items).toEqual([{ code: 'B1' }])
})
