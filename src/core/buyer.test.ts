import { expect, test } from 'vitest'
import { buyerOf, groupByBuyer, readFor, relationPerBuyer } from '../resources/catalog/buyer-rows.js'
import type { Actor, User } from './auth/access.js'
import { anyCompanyBuyer, buyerFor, createBuyer } from './buyer.js'
import type { Ctx } from './context.js'

/** The part of the context of a request that knows its buyer. */
function requestOf(user: Partial<User> | null) {
  const actor = { user: user && { companyIds: [], companyId: null, ...user } } as Actor
  return { actor, buyer: createBuyer(actor) } as Ctx
}
const ada = () => requestOf({ kind: 'contact', id: 7, companyId: 1, companyIds: [1, 2] })

const visitor = {
  contactId: null,
  customerId: null,
  userId: null,
  companyId: null,
  anyCompany: false,
  language: null,
  taxZone: null,
  applyOrderlists: true,
  orderlistIds: [],
  priceSheetIds: null,
}

test('the buyer of a request is the logged-in contact or customer; everybody else is a visitor', () => {
  expect(requestOf(null).buyer).toEqual(visitor)
  expect(ada().buyer).toEqual({ ...visitor, contactId: 7 })
  expect(requestOf({ kind: 'customer', id: 8 }).buyer).toEqual({ ...visitor, customerId: 8 })
  expect(requestOf({ kind: 'admin', id: 9 }).buyer).toEqual(visitor)
  expect(requestOf({ kind: 'user', id: null }).buyer).toEqual(visitor)
})

test('arguments that name no other buyer mean the buyer of the request', () => {
  const ctx = ada()
  const defaults = { userId: null, companyId: undefined, language: null, applyOrderlists: true, orderlistIds: [] }

  for (const args of [{}, defaults, { userId: 0 }, { userId: 7 }, { companyId: 0 }, { orderlistIds: null }])
    expect(buyerFor(ctx, args)).toBe(ctx.buyer)
})

test('equal arguments within a request give the same buyer object, also when others were named in between', () => {
  const ctx = ada()
  const args = () => ({ userId: 8, companyId: 3, language: 'NL', taxZone: 'BE', applyOrderlists: false, orderlistIds: [5, 4] })
  const named = buyerFor(ctx, args())

  expect(named).toEqual({ ...visitor, ...args() })
  expect(buyerFor(ctx, { ...args(), orderlistIds: [4, 5] })).not.toBe(named)
  expect(buyerFor(ctx, { ...args(), language: 'EN' })).not.toBe(named)
  expect(buyerFor(ctx, args())).toBe(named)
  expect(buyerFor(ctx, {}, named)).toBe(named)
  expect(buyerFor(ctx, { companyId: 3, orderlistIds: [5, 4] }, named)).toBe(named)
  expect(buyerFor(ada(), args())).not.toBe(named)
})

test('arguments that are not given are taken from the buyer of the parent, and 0 or an empty list resets them', () => {
  const ctx = ada()
  const parent = buyerFor(ctx, { userId: 8, companyId: 3, orderlistIds: [5] })

  expect(buyerFor(ctx, { taxZone: 'BE' }, parent)).toEqual({ ...parent, taxZone: 'BE' })
  expect(buyerFor(ctx, { userId: 0, companyId: 0, orderlistIds: [] }, parent)).toBe(ctx.buyer)
})

test('any company may grant access only when the contact has more than one', () => {
  const ctx = ada()
  const [single, guest] = [requestOf({ kind: 'contact', id: 7, companyIds: [1] }), requestOf(null)]

  expect(anyCompanyBuyer(ctx)).toEqual({ ...ctx.buyer, anyCompany: true })
  expect(anyCompanyBuyer(ctx)).toBe(anyCompanyBuyer(ctx))
  expect(anyCompanyBuyer(single)).toBe(single.buyer)
  expect(anyCompanyBuyer(guest)).toBe(guest.buyer)
})

test('a buyer is frozen and does not share the lists of its arguments', () => {
  const ctx = ada()
  const orderlistIds = [5]
  const named = buyerFor(ctx, { orderlistIds })
  orderlistIds.push(6)

  expect(named.orderlistIds).toEqual([5])
  for (const part of [ctx.buyer, ctx.buyer.orderlistIds, named, named.orderlistIds]) expect(Object.isFrozen(part)).toBe(true)
})

test('rows keep the buyer that they were read for; other rows belong to the buyer of the request', () => {
  const ctx = ada()
  const named = buyerFor(ctx, { companyId: 2 })
  const [own, row] = [{ id: 1 }, { id: 2 }]
  readFor(ctx, ctx.buyer, [own])
  expect(readFor(ctx, named, [row])).toEqual([row])

  expect([buyerOf(ctx, own), buyerOf(ctx, row), buyerOf(ctx, { ...row })]).toEqual([ctx.buyer, named, ctx.buyer])
})

test('relations are read once per buyer, in the order of the parents, and their rows keep that buyer', async () => {
  const ctx = ada()
  const named = buyerFor(ctx, { companyId: 2 })
  const parents = [{ id: 1 }, { id: 2 }, { id: 3 }]
  readFor(ctx, named, [parents[1] as object])
  const groups: number[][] = []
  const ids = (some: readonly { id: number }[]) => some.map(({ id }) => id)

  const results = await groupByBuyer(ctx, parents, async (buyer, some) => {
    groups.push(ids(some))
    return some.map(({ id }) => [id, buyer])
  })
  const children = await relationPerBuyer(async (_, some: readonly { id: number }[]) => some.map(({ id }) => [{ childOf: id }]))(
    ctx,
    parents,
  )
  const withoutChildren = await relationPerBuyer(async (_, some: readonly object[]) => some.map(() => null))(ctx, parents)

  expect(groups).toEqual([[1, 3], [2]])
  expect(results).toEqual([
    [1, ctx.buyer],
    [2, named],
    [3, ctx.buyer],
  ])
  expect(children.flat().map((child) => buyerOf(ctx, child))).toEqual([ctx.buyer, named, ctx.buyer])
  expect(withoutChildren).toEqual([null, null, null])
})
