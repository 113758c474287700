/**
 * Random trees, people, rules, purchases and decisions. The steps, their approvers and what is complete are compared with an oracle that is written
 * differently: it walks the tree company by company, knows by construction who is whom, and counts in cents.
 * `APPROVAL_CASES=10000` tries more.
 */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/test-server.js'
import { readFacts } from '../verdict/facts.js'
import { judge } from '../verdict/judge.js'
import { NO_FACTS, type Purchase } from '../verdict/purchase.js'
import { type Decision, progressOf } from './chain.js'
import type { PersonFact } from './people.js'

const PURCHASES = 25
// biome-ignore lint/style/noProcessEnv: how many cases a test tries is no setting of the server
const ROUNDS = Math.ceil(Number(process.env.APPROVAL_CASES ?? 400) / PURCHASES)

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
type Role = 'AUTHORIZATION_MANAGER' | 'COMPANY_MANAGER'

interface Node {
  id: number
  above: number | null
}
interface Human {
  id: number
  /** The number of the mailbox; accounts with the same one differ by capitals and tags only. */
  mailbox: number
  email: string
  link: number | null
  companies: Set<number>
  roles: Map<number, Set<Role>>
}
interface Step {
  approvers: 'CONTACTS' | 'ROLE' | 'MANAGERS_ABOVE'
  contactIds: number[]
  role: Role | null
  needs: 'ANY' | 'ALL' | 'COUNT'
  count: number | null
}
interface Rule {
  id: number
  companyId: number
  contactId: number | null
  contactRole: Role | 'PURCHASER' | null
  cents: number
  currency: string
  /** Hundredths per euro; null without a rate. */
  rate: number | null
  costCentre: string | null
  onlyIfRequired: boolean
  allowsOwnApproval: boolean
  active: boolean
  steps: Step[]
}
interface World {
  companies: Node[]
  people: Human[]
  rules: Rule[]
  /** Above this, by company, a limit asks for approval. */
  limits: Map<number, number>
}

const text = (cents: number) => (cents / 100).toFixed(2)

async function makeWorld(server: TestServer, random: Random): Promise<World> {
  const stamps = () => ({ uuid: v7(), createdAt: server.clock(), lastModifiedAt: server.clock() })
  const add = async (table: 'company', row: object): Promise<number> =>
    (
      await server.db
        .insertInto(table)
        .values({ ...stamps(), ...row } as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const link = (table: 'contactCompany', row: object) =>
    server.db
      .insertInto(table)
      .values(row as never)
      .execute()
  const companies: Node[] = []
  for (let i = 0; i < 6; i++) {
    const above = companies.length && random.chance(0.8) ? random.pick(...companies).id : null
    companies.push({ id: await add('company', { name: `C${i}`, belongsToCompanyId: above }), above })
  }
  const people: Human[] = []
  for (let i = 0; i < 9; i++) {
    const mailbox = random.below(7)
    const tag = `+${i}`
    const unique = `round${companies[0]?.id}-${mailbox}`
    const email = random.chance(0.5) ? `${unique}${tag}@hull.test` : `${unique.toUpperCase()}${tag}@Hull.test`
    const declared = people.length && random.chance(0.2) ? random.pick(...people).id : null
    const home = random.pick(...companies).id
    const id = await add('contact' as 'company', { email, linkedContactId: declared, parentCompanyId: home })
    const human: Human = { id, mailbox, email, link: declared, companies: new Set([home]), roles: new Map() }
    for (const company of companies) if (random.chance(0.25)) human.companies.add(company.id)
    for (const companyId of human.companies) {
      await link('contactCompany', { contactId: id, companyId })
      const roles = new Set<Role>()
      if (random.chance(0.35)) {
        await add('purchaseAuthorizationConfig' as 'company', { contactId: id, companyId, purchaseRole: 'AUTHORIZATION_MANAGER' })
        roles.add('AUTHORIZATION_MANAGER')
      }
      if (random.chance(0.2)) {
        await link('companyManager' as 'contactCompany', { userId: id, companyId })
        roles.add('COMPANY_MANAGER')
      }
      human.roles.set(companyId, roles)
    }
    people.push(human)
  }
  const world: World = { companies, people, rules: [], limits: new Map() }
  for (let i = 0; i < 8; i++) world.rules.push(await makeRule(add, random, world, i))
  for (const { id } of companies)
    if (random.chance(0.4)) {
      const cents = random.below(60_000)
      await add('spendingLimit' as 'company', {
        name: 'L',
        companyId: id,
        amount: text(cents),
        currency: 'EUR',
        effect: 'NEEDS_APPROVAL',
      })
      world.limits.set(id, cents)
    }
  return world
}

async function makeRule(
  add: (table: 'company', row: object) => Promise<number>,
  random: Random,
  world: World,
  i: number,
): Promise<Rule> {
  const anybody = () => random.pick(...world.people).id
  const who = random.below(4)
  const currency = random.pick('EUR', 'EUR', 'USD')
  const rate = currency === 'EUR' ? 100 : random.pick(null, 125, 50)
  const makeStep = (): Step => {
    const approvers = random.pick('CONTACTS', 'CONTACTS', 'ROLE', 'MANAGERS_ABOVE')
    const contactIds = approvers === 'CONTACTS' ? [...new Set([anybody(), anybody(), anybody()])] : []
    const needs = random.pick('ANY', 'ALL', 'COUNT')
    const role = approvers === 'ROLE' ? random.pick<Role>('AUTHORIZATION_MANAGER', 'COMPANY_MANAGER') : null
    return { approvers, contactIds, role, needs, count: needs === 'COUNT' ? 1 + random.below(2) : null }
  }
  const rule = {
    companyId: random.pick(...world.companies).id,
    contactId: who === 0 ? anybody() : null,
    contactRole: who === 1 ? random.pick<Role | 'PURCHASER'>('PURCHASER', 'AUTHORIZATION_MANAGER', 'COMPANY_MANAGER') : null,
    costCentre: random.chance(0.25) ? 'YARD' : null,
    onlyIfRequired: random.chance(0.25),
    allowsOwnApproval: random.chance(0.2),
    active: random.chance(0.9),
  }
  const cents = random.pick(0, random.below(50_000))
  const steps = Array.from({ length: 1 + random.below(3) }, makeStep)
  const rates = currency === 'USD' && rate !== null ? [{ currency: 'EUR', rate: rate / 100 }] : []
  const row = {
    ...rule,
    name: `R${i}`,
    amount: text(cents),
    currency,
    rates: JSON.stringify(rates),
    steps: JSON.stringify(steps),
  }
  return { id: await add('approvalRule' as 'company', row), ...rule, cents, currency, rate, steps }
}

/** The oracle: what a purchase needs, as the approvers and the number of people of each step. */
function oracle({ companies, people, rules, limits }: World, purchase: Purchase) {
  const chain: number[] = []
  for (let at = companies.find(({ id }) => id === purchase.companyId); at; ) {
    chain.push(at.id)
    const { above } = at
    at = companies.find(({ id }) => id === above)
  }
  const buyer = people.find(({ id }) => id === purchase.contactId) as Human
  const isOne = (a: Human, b: Human) =>
    a === b || a.link === b.id || b.link === a.id || (a.link !== null && a.link === b.link) || a.mailbox === b.mailbox
  const has = (human: Human, company: number, role: Role) => human.roles.get(company)?.has(role) ?? false
  const gross = Math.round(Number(purchase.totalGross) * 100)

  const isHeld = (role: Role) => has(buyer, purchase.companyId as number, role)
  const fits = ({ active, contactId, contactRole, costCentre }: Rule) => {
    const isRole =
      contactRole === null ||
      (contactRole === 'PURCHASER' ? !isHeld('AUTHORIZATION_MANAGER') && !isHeld('COMPANY_MANAGER') : isHeld(contactRole))
    return (
      active &&
      isRole &&
      (contactId === null || contactId === buyer.id) &&
      (costCentre === null || costCentre === purchase.costCentre)
    )
  }
  const kinds = new Map<string, Rule[]>()
  for (const company of chain)
    for (const rule of rules.filter((one) => one.companyId === company && fits(one))) {
      const kind = [rule.contactId === null, rule.contactRole, rule.costCentre, rule.onlyIfRequired].join()
      const known = kinds.get(kind) ?? []
      if (known.every((one) => one.companyId === company)) kinds.set(kind, [...known, rule])
    }
  const limitOwner = chain.find((company) => limits.has(company))
  const isRequired = limitOwner !== undefined && gross > (limits.get(limitOwner) as number)
  const applied = [...kinds.values()]
    .flat()
    .filter(({ onlyIfRequired, rate, cents }) => {
      if (gross === 0 || (onlyIfRequired && !isRequired)) return false
      return rate === null || gross * rate > cents * 100
    })
    .sort((a, b) => a.cents - b.cents || a.id - b.id)

  const steps: { approvers: number[]; required: number; own: boolean }[] = []
  const put = (approvers: Human[], required: number, own: boolean) => {
    const ids = [...new Set(approvers.map(({ id }) => id))].sort((a, b) => a - b)
    const isKnown = steps.some((one) => one.approvers.join() === ids.join() && one.required === required && one.own === own)
    if (!isKnown) steps.push({ approvers: ids, required, own })
  }
  if (isRequired && !applied.some(({ onlyIfRequired }) => onlyIfRequired)) {
    const owner = chain.find((company) => people.some((human) => has(human, company, 'AUTHORIZATION_MANAGER')))
    const managers = people.filter((human) => owner !== undefined && has(human, owner, 'AUTHORIZATION_MANAGER'))
    const others = managers.filter((human) => !isOne(human, buyer))
    if (others.length > 0 || !managers.includes(buyer)) put(others, 1, false)
  }
  for (const { steps: wanted, allowsOwnApproval: own } of applied)
    for (const { approvers, contactIds, role, needs, count } of wanted) {
      const may = (human: Human) => own || !isOne(human, buyer)
      let found: Human[] = []
      if (approvers === 'CONTACTS')
        found = people.filter(
          (human) => contactIds.includes(human.id) && may(human) && chain.some((company) => human.companies.has(company)),
        )
      else
        for (const company of approvers === 'ROLE' ? chain : chain.slice(1)) {
          const roles: Role[] = role ? [role] : ['AUTHORIZATION_MANAGER', 'COMPANY_MANAGER']
          if (!found.length) found = people.filter((human) => may(human) && roles.some((one) => has(human, company, one)))
        }
      const sorted = found.sort((a, b) => a.id - b.id)
      const distinct = sorted.filter((human, i) => !sorted.slice(0, i).some((other) => isOne(other, human)))
      put(sorted, needs === 'ANY' ? 1 : needs === 'ALL' ? Math.max(1, distinct.length) : (count as number), own)
    }

  /** Returns which steps are complete after decisions. */
  const complete = (decisions: Decision[]): boolean[] => {
    const queue = [...decisions]
    return steps.map(({ approvers, required, own }) => {
      const agreed: [Human, Human][] = []
      while (agreed.length < required && queue.length) {
        const { contactId, onBehalfOfContactId } = queue.shift() as Decision
        const actor = people.find(({ id }) => id === contactId) as Human
        const principal = people.find(({ id }) => id === (onBehalfOfContactId ?? contactId)) as Human
        const isOwn = isOne(actor, buyer) || isOne(principal, buyer)
        const isTwice = agreed.some(([a, p]) => isOne(a, actor) || isOne(p, principal))
        if (approvers.includes(principal.id) && !(isOwn && !own) && !isTwice) agreed.push([actor, principal])
      }
      return agreed.length >= required
    })
  }
  const needsApproval = isRequired || applied.length > 0
  return { steps: steps.map(({ approvers, required }) => ({ approvers, required })), needsApproval, complete }
}

const makePurchase = (random: Random, { companies, people }: World): Purchase => {
  const gross = random.pick(0, random.below(500), random.below(90_000), random.below(90_000))
  return {
    ...{ orderId: null, cartId: null, project: null, currency: 'EUR', isPaid: false, isPlaced: true },
    companyId: random.pick(...companies).id,
    contactId: random.pick(...people).id,
    costCentre: random.pick(null, 'YARD'),
    totalGross: text(gross),
    totalNet: text(Math.round(gross * 1.21)),
  }
}

test(
  `${ROUNDS * PURCHASES} random purchases have the steps and the approvers of the oracle, and their decisions complete the same steps`,
  async () => {
    const server = await startTestServer()
    const seen = { chains: 0, complete: 0, incomplete: 0, blocked: 0 }
    for (let round = 1; round <= ROUNDS; round++) {
      const random = randomFrom(round)
      const world = await makeWorld(server, random)
      const everybody: PersonFact[] = world.people.map(({ id, email, link }) => ({
        id,
        email,
        linkedContactId: link,
        companyIds: [],
      }))
      const purchases = Array.from({ length: PURCHASES }, () => makePurchase(random, world))
      const facts = await readFacts({ db: server.db, now: server.clock() }, purchases)
      for (const [i, purchase] of purchases.entries()) {
        const { verdict, steps, approverIds } = judge(purchase, facts[i] ?? NO_FACTS)
        const wanted = oracle(world, purchase)
        const shown = steps.map((step) => ({ approvers: [...step.approverIds].sort((a, b) => a - b), required: step.required }))
        const place = { round, i, purchase }
        expect({ ...place, steps: shown, verdict }).toEqual({
          ...place,
          steps: wanted.steps,
          verdict: wanted.needsApproval && wanted.steps.length ? 'NEEDS_APPROVAL' : 'ALLOWED',
        })
        expect([...approverIds].sort((a, b) => a - b)).toEqual(wanted.steps[0]?.approvers ?? [])

        const decisions: Decision[] = Array.from({ length: random.below(8) }, () => {
          const candidates = wanted.steps.flatMap(({ approvers }) => approvers)
          const somebody = () =>
            candidates.length && random.chance(0.7) ? random.pick(...candidates) : random.pick(...world.people).id
          return { contactId: somebody(), onBehalfOfContactId: random.chance(0.2) ? somebody() : null, isEscalated: false }
        })
        const after = progressOf(steps, decisions, purchase.contactId, everybody).map(({ isComplete }) => isComplete)
        expect({ ...place, decisions, after }).toEqual({ ...place, decisions, after: wanted.complete(decisions) })
        if (shown.length > 1) seen.chains++
        if (shown.length) seen[after.every(Boolean) ? 'complete' : 'incomplete']++
        if (shown.some(({ approvers, required }) => approvers.length < required)) seen.blocked++
      }
    }
    expect(Object.values(seen).every((count) => count > 10)).toBe(true)
  },
  ROUNDS * 10_000,
)
