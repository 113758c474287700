import { beforeEach, describe, expect, test } from 'vitest'
import { addColleague, type Colleague, named } from '../../../../test/approvals.js'
import { add, ask, openSpendingShop, type SpendingShop } from '../../../../test/spending.js'
import type { Answer } from '../../../../test/test-server.js'

let shop: SpendingShop
let bob: Colleague
let mia: Colleague
beforeEach(async () => {
  shop = await openSpendingShop()
  bob = await addColleague(shop, 'bob@hull.test')
  mia = await addColleague(shop, 'mia@hull.test', { role: 'AUTHORIZATION_MANAGER' })
})

const CREATE = 'mutation ($input: ApprovalRuleCreateInput!) { approvalRuleCreate(input: $input) { id } }'
const UPDATE =
  'mutation ($id: Int!, $input: ApprovalRuleUpdateInput!) { approvalRuleUpdate(id: $id, input: $input) { id amount } }'
const create = (input: object, bearer?: string) =>
  ask(shop.server, CREATE, { input: { name: 'Rule', companyId: shop.company, steps: [named(bob)], ...input } }, bearer)
const update = (id: number, input: object, bearer?: string) => ask(shop.server, UPDATE, { id, input }, bearer)
const remove = (id: number, bearer?: string) => ask(shop.server, `mutation { approvalRuleDelete(id: ${id}) }`, {}, bearer)
const rules = () =>
  shop.server.db.selectFrom('approvalRule').select(['name', 'amount', 'active', 'allowsOwnApproval']).orderBy('id').execute()

describe('an approval rule', () => {
  test('is added, read, changed and deleted over both interfaces, with its events', async () => {
    const { body: made } = await shop.server.rest('POST /v2/approval-rules', {
      name: 'Large',
      companyId: shop.company,
      contactRole: 'PURCHASER',
      amount: 500,
      steps: [
        { ...named(bob, mia), needs: 'COUNT', count: 2 },
        { approvers: 'ROLE', role: 'COMPANY_MANAGER', needs: 'ALL' },
      ],
      tolerancePercentage: 1.5,
      escalateAfterHours: 8,
      escalateToContactId: mia.id,
    })
    const steps = [
      { approvers: 'CONTACTS', contactIds: [bob.id, mia.id], role: null, needs: 'COUNT', count: 2 },
      { approvers: 'ROLE', contactIds: [], role: 'COMPANY_MANAGER', needs: 'ALL', count: null },
    ]
    expect(made).toMatchObject({
      amount: 500,
      currency: 'EUR',
      rates: [],
      steps,
      tolerancePercentage: 1.5,
      onlyIfRequired: false,
      active: true,
    })
    const read = await ask(
      shop.server,
      `{ approvalRule(id: ${made.id}) { name amount company { name } steps { approvers contactIds role needs count } } }`,
    )
    expect(read).toEqual({ name: 'Large', amount: 500, company: { name: 'Hull & Sons' }, steps })

    expect((await shop.server.rest(`PATCH /v2/approval-rules/${made.id}`, { amount: 750 })).body).toMatchObject({
      amount: 750,
      steps,
    })
    expect(await remove(made.id)).toBe(true)

    const events = await shop.server.db
      .selectFrom('event')
      .select('trigger')
      .where('trigger', 'like', 'APPROVAL_RULE%')
      .orderBy('id')
      .execute()
    expect(events.map(({ trigger }) => trigger)).toEqual([
      'APPROVAL_RULE_CREATED',
      'APPROVAL_RULE_UPDATED',
      'APPROVAL_RULE_DELETED',
    ])
  })

  test.each<[string, (s: { bob: Colleague; other: number; product: number }) => object]>([
    ['a step of contacts without contacts', () => ({ steps: [{ approvers: 'CONTACTS' }] })],
    ['a step of a role without role', () => ({ steps: [{ approvers: 'ROLE' }] })],
    ['a step of purchasers', () => ({ steps: [{ approvers: 'ROLE', role: 'PURCHASER' }] })],
    ['a count without COUNT', ({ bob: { id } }) => ({ steps: [{ ...named({ id }), count: 1 }] })],
    ['more approvals than contacts', ({ bob: { id } }) => ({ steps: [{ ...named({ id }), needs: 'COUNT', count: 2 }] })],
    ['no steps', () => ({ steps: [] })],
    ['an approver of another company', ({ other }) => ({ steps: [named({ id: other })] })],
    ['an escalation without a contact', () => ({ escalateAfterHours: 1 })],
    ['a contact and a role', ({ bob: { id } }) => ({ contactId: id, contactRole: 'PURCHASER' })],
    ['a contact of another company', ({ other }) => ({ contactId: other })],
    ['a product that does not exist', () => ({ productId: 99_999 })],
    [
      'two rates of one currency',
      () => ({
        rates: [
          { currency: 'USD', rate: 1 },
          { currency: 'USD', rate: 2 },
        ],
      }),
    ],
  ])('with %s is refused', async (_, input) => {
    const company = await add(shop.server, 'companies', { name: 'Other' })
    const other = await addColleague(shop, 'sam@other.test', { companies: [company.id] })

    const { error } = await create(input({ bob, other: other.id, product: shop.product }))

    expect(error).toMatch(/^VALIDATION_ERROR/)
    expect(await rules()).toEqual([])
  })
})

describe('a manager', () => {
  test('adds rules for the company and sees them; other contacts see those of their companies, except those for others', async () => {
    const { id } = await create({ amount: 100 }, mia.bearer)
    const { id: own } = await create({ name: 'Bob', contactId: bob.id, amount: 50 }, mia.bearer)
    const carl = await addColleague(shop, 'carl@hull.test')
    const seen = async ({ bearer }: Colleague) =>
      (await ask(shop.server, '{ approvalRules(input: {}) { items { id } } }', {}, bearer)).items.map((rule: Answer) => rule.id)

    expect([await seen(mia), await seen(bob), await seen(carl)]).toEqual([[id, own], [id, own], [id]])
    expect((await create({ name: 'Mine' }, bob.bearer)).error).toMatch(/^FORBIDDEN/)
    expect((await update(id, { amount: 1 }, bob.bearer)).error).toMatch(/^FORBIDDEN/)
  })

  test('tightens a rule for their own purchases, but does not weaken or delete it', async () => {
    const { id } = await create({ amount: 100, tolerancePercentage: 1 })
    const before = await rules()

    for (const input of [
      { amount: 100.01 },
      { active: false },
      { allowsOwnApproval: true },
      { tolerancePercentage: 2 },
      { steps: [named(mia)] },
      { rates: [{ currency: 'USD', rate: 0.01 }] },
      { escalateAfterHours: 1, escalateToContactId: mia.id },
    ])
      expect((await update(id, input, mia.bearer)).error).toMatch(/^FORBIDDEN: .*may only tighten/)
    expect((await remove(id, mia.bearer)).error).toMatch(/^FORBIDDEN: .*cannot delete/)
    expect(await rules()).toEqual(before)

    expect(await update(id, { amount: 50, tolerancePercentage: 0, allowsOwnApproval: false }, mia.bearer)).toEqual({
      id,
      amount: 50,
    })
    const { id: forOthers } = await create({ name: 'Others', contactRole: 'PURCHASER', amount: 100 })
    expect(await update(forOthers, { amount: 1000, active: false }, mia.bearer)).toEqual({ id: forOthers, amount: 1000 })
    expect(await remove(forOthers, mia.bearer)).toBe(true)
  })

  test('does not replace a rule of a company above, or the authorization managers, for their own purchases', async () => {
    const group = await add(shop.server, 'companies', { name: 'Group' })
    await shop.server.rest(`PATCH /v2/companies/id/${shop.company}`, { belongsToCompanyId: group.id })
    const gus = await addColleague(shop, 'gus@group.test', { companies: [group.id] })
    await create({ name: 'Group', companyId: group.id, steps: [named(gus)], amount: 100 })

    for (const input of [
      { amount: 100_000 },
      { costCentre: 'YARD', allowsOwnApproval: true },
      { costCentre: 'YARD', onlyIfRequired: true },
    ])
      expect((await create(input, mia.bearer)).error).toMatch(/^FORBIDDEN/)
    expect(await rules()).toHaveLength(1)
    expect((await create({ costCentre: 'YARD' }, mia.bearer)).id).toBeGreaterThan(0)
    expect((await create({ name: 'For purchasers', contactRole: 'PURCHASER', amount: 100_000 }, mia.bearer)).id).toBeGreaterThan(
      0,
    )
  })

  test('sets no rules for another company, and none for themselves', async () => {
    const other = await add(shop.server, 'companies', { name: 'Other' })

    for (const input of [{ companyId: other.id }, { contactId: mia.id }])
      expect((await create(input, mia.bearer)).error).toMatch(/^FORBIDDEN/)
    expect(await rules()).toEqual([])
  })
})
