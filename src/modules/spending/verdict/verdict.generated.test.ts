/**
 * Random trees of companies, budgets, limits, credit and purchases. The verdict, its reasons and its approvers are compared with an oracle that is
 * written differently: it walks the tree company by company and counts in whole cents, without SQL and without decimals.
 */

import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/test-server.js'
import { readFacts } from './facts.js'
import { judge } from './judge.js'
import { NO_FACTS, type Purchase } from './purchase.js'

const ROUNDS = 25
const PURCHASES = 60

/** A small generator with a seed, so that a failure can be repeated. */
function randomFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return { below, chance: (share: number) => next() < share, pick: <T>(...values: T[]): T => values[below(values.length)] as T }
}
type Random = ReturnType<typeof randomFrom>

interface Node {
  id: number
  above: number | null
}
interface Rates {
  currency: string
  rates: { currency: string; rate: number }[]
}
interface MadeBudget extends Rates {
  id: number
  companyId: number
  contactId: number | null
  costCentre: string | null
  project: string | null
  cents: number
  enforcement: 'HARD' | 'SOFT' | 'INFORMATIVE'
  active: boolean
  isPerContact: boolean
  /** What is spent, by contact. */
  used: Map<number, number>
}
interface MadeLimit extends Rates {
  id: number
  companyId: number
  contactId: number | null
  cents: number
  effect: 'REFUSES' | 'NEEDS_APPROVAL' | 'INFORMS'
  active: boolean
}
interface MadeAccount extends Rates {
  id: number
  companyId: number
  cents: number
  openCents: number
  balanceCents: number
  isOnHold: boolean
  countsFrom: 'ORDER' | 'INVOICE'
}
interface World {
  companies: Node[]
  budgets: MadeBudget[]
  limits: MadeLimit[]
  accounts: MadeAccount[]
  /** By company. */
  managers: Map<number, number[]>
  purchaseLimits: Map<string, number>
}

const text = (cents: number) => (cents / 100).toFixed(2)
const CONTACTS = [900_001, 900_002, 900_003]

async function makeWorld(server: TestServer, random: Random): Promise<World> {
  const { db, clock } = server
  const stamps = () => ({ uuid: v7(), createdAt: clock(), lastModifiedAt: clock() })
  const companies: Node[] = []
  for (let i = 0; i < 8; i++) {
    const above = companies.length && random.chance(0.75) ? random.pick(...companies).id : null
    const row = { ...stamps(), name: `Company ${i}`, belongsToCompanyId: above }
    companies.push({ id: (await db.insertInto('company').values(row).returning('id').executeTakeFirstOrThrow()).id, above })
  }
  const money = (): Rates => {
    const currency = random.pick('EUR', 'EUR', 'USD')
    const rates = random.chance(0.6) ? [{ currency: currency === 'EUR' ? 'USD' : 'EUR', rate: random.pick(0.5, 1.25, 2) }] : []
    return { currency, rates }
  }
  const owner = () => random.pick(...companies).id
  const world: World = { companies, budgets: [], limits: [], accounts: [], managers: new Map(), purchaseLimits: new Map() }
  for (let i = 0; i < 14; i++) {
    const kind = random.below(5)
    const values = {
      companyId: owner(),
      contactId: kind === 0 ? random.pick(...CONTACTS) : null,
      costCentre: kind === 1 ? random.pick('YARD', 'QUAY') : null,
      project: kind === 2 ? 'B1' : null,
      enforcement: random.pick('HARD', 'SOFT', 'INFORMATIVE'),
      active: random.chance(0.85),
      isPerContact: random.chance(0.3),
    }
    const cents = random.below(60_000)
    const inMoney = money()
    const row = {
      ...stamps(),
      ...values,
      name: `B${i}`,
      amount: text(cents),
      currency: inMoney.currency,
      rates: JSON.stringify(inMoney.rates),
      timeZone: 'UTC',
    }
    const { id } = await db
      .insertInto('budget')
      .values(row as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    const used = new Map<number, number>()
    for (const contactId of values.isPerContact ? CONTACTS : [0])
      if (random.chance(0.7)) used.set(contactId, random.below(50_000))
    for (const [contactId, spent] of used)
      await db
        .insertInto('budgetUse')
        .values({ budgetId: id, contactId, startsOn: '0001-01-01', amount: text(spent) })
        .execute()
    world.budgets.push({ id, cents, used, ...inMoney, ...values } as MadeBudget)
  }
  for (let i = 0; i < 8; i++) {
    const values = {
      companyId: owner(),
      contactId: random.chance(0.3) ? random.pick(...CONTACTS) : null,
      effect: random.pick('REFUSES', 'NEEDS_APPROVAL', 'INFORMS'),
      active: random.chance(0.85),
    }
    const cents = random.below(80_000)
    const inMoney = money()
    const row = {
      ...stamps(),
      ...values,
      name: `L${i}`,
      amount: text(cents),
      currency: inMoney.currency,
      rates: JSON.stringify(inMoney.rates),
    }
    const { id } = await db
      .insertInto('spendingLimit')
      .values(row as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    world.limits.push({ id, cents, ...inMoney, ...values } as MadeLimit)
  }
  for (const { id: companyId } of companies) {
    if (random.chance(0.4)) {
      const values = { isOnHold: random.chance(0.2), countsFrom: random.pick('ORDER', 'ORDER', 'INVOICE') as 'ORDER' }
      const [cents, openCents, balanceCents] = [random.below(90_000), random.below(50_000), random.below(40_000) - 20_000]
      const inMoney = money()
      const row = {
        ...stamps(),
        ...{ companyId, ...values, creditLimit: text(cents), openOrders: text(openCents), balance: text(balanceCents) },
        ...{ currency: inMoney.currency, rates: JSON.stringify(inMoney.rates) },
      }
      const { id } = await db
        .insertInto('creditAccount')
        .values(row as never)
        .returning('id')
        .executeTakeFirstOrThrow()
      world.accounts.push({ id, companyId, cents, openCents, balanceCents, ...inMoney, ...values } as MadeAccount)
    }
    for (const contactId of CONTACTS) {
      const isManager = random.chance(0.15)
      if (!isManager && !random.chance(0.3)) continue
      await db.insertInto('contactCompany').values({ contactId, companyId }).execute()
      const limit = random.below(60_000)
      const role = isManager ? 'AUTHORIZATION_MANAGER' : 'PURCHASER'
      const row = { ...stamps(), contactId, companyId, purchaseRole: role, authorizationLimit: isManager ? null : text(limit) }
      await db
        .insertInto('purchaseAuthorizationConfig')
        .values(row as never)
        .execute()
      if (isManager) world.managers.set(companyId, [...(world.managers.get(companyId) ?? []), contactId])
      else world.purchaseLimits.set(`${contactId} ${companyId}`, limit)
    }
  }
  return world
}

/** The oracle: the reasons of a purchase as `code id effect`, and who may authorize it. */
function oracle(world: World, purchase: Purchase) {
  const reasons: string[] = []
  const gross = Math.round(Number(purchase.totalGross) * 100)
  const net = Math.round(Number(purchase.totalNet) * 100)
  const chain: number[] = []
  for (let at = world.companies.find(({ id }) => id === purchase.companyId); at; ) {
    chain.push(at.id)
    const { above } = at
    at = world.companies.find(({ id }) => id === above)
  }
  /** In hundredths of a cent, because rates have two decimals. */
  const converted = (cents: number, { currency, rates }: Rates): number | null => {
    if (currency === purchase.currency) return cents * 100
    const rate = rates.find((one) => one.currency === purchase.currency)
    return rate ? cents * Math.round(rate.rate * 100) : null
  }
  const nearest = <T extends { companyId: number }>(rows: T[]): T[] => {
    for (const id of chain) {
      const own = rows.filter(({ companyId }) => companyId === id)
      if (own.length) return own
    }
    return []
  }
  const limit = world.purchaseLimits.get(`${purchase.contactId} ${purchase.companyId}`)
  if (limit !== undefined && gross > limit) reasons.push('PURCHASE_LIMIT_EXCEEDED null NEEDS_APPROVAL')
  const limits = world.limits.filter(
    ({ active, contactId }) => active && (contactId === null || contactId === purchase.contactId),
  )
  for (const one of [
    ...nearest(limits.filter((l) => l.contactId !== null)),
    ...nearest(limits.filter((l) => l.contactId === null)),
  ]) {
    const amount = converted(gross, one)
    if (gross === 0) continue
    if (amount === null) reasons.push(`NO_EXCHANGE_RATE ${one.id} ${one.effect}`)
    else if (amount > one.cents * 100) reasons.push(`ORDER_LIMIT_EXCEEDED ${one.id} ${one.effect}`)
  }
  const usable = world.budgets.filter(({ active }) => active)
  const ofContact = nearest(usable.filter((b) => b.contactId !== null && b.contactId === purchase.contactId))
  const ofCentre = nearest(usable.filter((b) => b.costCentre !== null && b.costCentre === purchase.costCentre))
  const ofProject = nearest(usable.filter((b) => b.project !== null && b.project === purchase.project))
  const ofCompany = nearest(usable.filter((b) => b.contactId === null && b.costCentre === null && b.project === null))
  for (const one of [...ofContact, ...ofCentre, ...ofProject, ...ofCompany]) {
    const effect = one.enforcement === 'HARD' ? 'REFUSES' : one.enforcement === 'SOFT' ? 'NEEDS_APPROVAL' : 'INFORMS'
    const amount = converted(gross, one)
    const left = one.cents - (one.used.get(one.isPerContact ? (purchase.contactId ?? 0) : 0) ?? 0)
    if (amount === null) reasons.push(`NO_EXCHANGE_RATE ${one.id} ${effect}`)
    else if (amount > 0 && amount > left * 100) reasons.push(`BUDGET_EXCEEDED ${one.id} ${effect}`)
  }
  const [account] = nearest(world.accounts)
  if (account) {
    const amount = converted(net, account)
    const taken = account.countsFrom === 'INVOICE' || purchase.isPaid ? 0 : amount
    if (amount === null || taken === null) reasons.push(`NO_EXCHANGE_RATE ${account.id} REFUSES`)
    else {
      if (account.isOnHold && (taken > 0 || !purchase.isPaid)) reasons.push(`CREDIT_ON_HOLD ${account.id} REFUSES`)
      if (taken > 0 && taken > (account.cents - account.openCents - account.balanceCents) * 100)
        reasons.push(`CREDIT_LIMIT_EXCEEDED ${account.id} REFUSES`)
    }
  }
  const managers = chain.map((id) => world.managers.get(id) ?? []).find((some) => some.length) ?? []
  const has = (effect: string) => reasons.some((reason) => reason.endsWith(effect))
  const others = managers.filter((id) => id !== purchase.contactId)
  const asking = reasons.filter((reason) => reason.endsWith('NEEDS_APPROVAL'))
  // The purchase limit alone keeps the rules of the contract; otherwise a manager needs another one, if there is one.
  const isContract = asking.every((reason) => reason.startsWith('PURCHASE_LIMIT'))
  const isAlone = !isContract && others.length < managers.length && others.length === 0
  const verdict = has('REFUSES') ? 'REFUSED' : asking.length && !isAlone ? 'NEEDS_APPROVAL' : 'ALLOWED'
  return { verdict, reasons: reasons.sort(), approverIds: verdict === 'NEEDS_APPROVAL' ? [...others].sort() : [] }
}

const makePurchase = (random: Random, { companies }: World): Purchase => {
  const gross = random.pick(0, random.below(100), random.below(90_000))
  return {
    orderId: null,
    cartId: null,
    companyId: random.pick(...companies).id,
    contactId: random.pick(...CONTACTS),
    costCentre: random.pick(null, 'YARD', 'QUAY', 'NONE'),
    project: random.pick(null, 'B1', 'B2'),
    currency: random.pick('EUR', 'EUR', 'USD', 'GBP'),
    totalGross: text(gross),
    totalNet: text(Math.round(gross * 1.21)),
    isPaid: random.chance(0.1),
    isPlaced: true,
  }
}

test(`${ROUNDS * PURCHASES} random purchases in random trees get the verdict, the reasons and the approvers of the oracle`, async () => {
  const server = await startTestServer()
  // The contacts are numbers only: nothing here looks at their records.
  for (const id of CONTACTS)
    await server.db
      .insertInto('contact')
      .values({
        id,
        uuid: v7(),
        createdAt: server.clock(),
        lastModifiedAt: server.clock(),
        parentCompanyId: await firstCompany(server),
      } as never)
      .execute()
  const verdicts = new Map<string, number>()
  for (let round = 1; round <= ROUNDS; round++) {
    const random = randomFrom(round)
    const world = await makeWorld(server, random)
    const purchases = Array.from({ length: PURCHASES }, () => makePurchase(random, world))

    const facts = await readFacts({ db: server.db, now: server.clock() }, purchases)
    for (const [i, purchase] of purchases.entries()) {
      const { verdict, reasons, approverIds } = judge(purchase, facts[i] ?? NO_FACTS)
      const shown = reasons.map(
        ({ code, effect, budgetId, limitId, creditAccountId }) => `${code} ${budgetId ?? limitId ?? creditAccountId} ${effect}`,
      )
      verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1)
      const found = { verdict, reasons: shown.sort(), approverIds: [...approverIds].sort() }
      expect({ round, purchase, ...found }).toEqual({ round, purchase, ...oracle(world, purchase) })
    }
  }
  expect([...verdicts.keys()].sort()).toEqual(['ALLOWED', 'NEEDS_APPROVAL', 'REFUSED'])
})

async function firstCompany(server: TestServer): Promise<number> {
  const row = { uuid: v7(), name: 'Home', createdAt: server.clock(), lastModifiedAt: server.clock() }
  return (await server.db.insertInto('company').values(row).returning('id').executeTakeFirstOrThrow()).id
}
