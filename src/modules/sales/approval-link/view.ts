/** What an approver sees of a request: the cart with its lines, why it needs approval, the steps, and what others said. */

import type { ApprovalAction, ApprovalPart, SpendingReasonCode } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { get } from '../../../core/store/store.js'
import type { ApprovalRequestRow, CartItemRow } from '../../../db/db.gen.js'
import type { Localized } from '../../../db/json.js'
import { calledName, readNames } from '../../../resources/accounts/contact.names.js'
import { localeOfChannel } from '../../platform/channel/channel.locale.js'
import { pickText } from '../../platform/template/template.render.js'
import { principalOf, type StepProgress } from '../../spending/approval/chain.js'
import { partsOf, voidingPart } from '../../spending/approval/fingerprint.js'
import { leastTolerance } from '../../spending/approval/request.js'
import type { SpendingReason } from '../../spending/verdict/judge.js'
import type { SpendingFacts } from '../../spending/verdict/purchase.js'
import { cart as cartResource, linesOfCart } from '../cart/cart.resource.js'
import { readWaiting, type WaitingCart } from '../cart/checkout/cart.authorization.js'

/** A line of the cart. Amounts are texts without tax, in the currency of the cart. */
interface RequestLine {
  name: string
  sku: string
  quantity: number
  price: string
  total: string
}

interface RequestStep {
  isCurrent: boolean
  required: number
  /** The names of those who may approve it, and of those who have. */
  approvers: string[]
  approvedBy: string[]
}

interface RequestRemark {
  action: ApprovalAction
  name: string
  comment: string | null
  at: Date
}

/** A request as an approver sees it. */
export interface RequestView {
  effect: WaitingCart['effect']
  /** The part of the cart that has changed since it was asked for, so that it cannot be approved; null if it can. */
  change: ApprovalPart | null
  reader: { name: string; email: string }
  asker: { name: string; email: string | null }
  companyName: string
  cart: { uuid: string; reference: string | null; notes: string | null; costCentre: string | null; project: string | null }
  lines: RequestLine[]
  currency: string
  timeZone: string
  totalGross: string
  totalNet: string
  /** The purchase limit that the cart exceeds. */
  limit: string | null
  reasons: { code: SpendingReasonCode; name: string | null }[]
  steps: RequestStep[]
  remarks: RequestRemark[]
}

/** Reads a request that waits, for one of those who may decide. `language` is that of the names of products. */
export async function readRequest(
  ctx: Ctx,
  request: ApprovalRequestRow,
  { contactId, email }: { contactId: number; email: string },
  language: string | null,
): Promise<RequestView> {
  const row = await get(ctx, cartResource, { uuid: request.cartUuid })
  const waiting = await readWaiting(ctx, row, request, contactId)
  const { verdict, steps, facts } = waiting
  const remarks = await readRemarks(ctx, request)
  const ids = [contactId, request.contactId, ...remarks.map((one) => one.contactId ?? 0), ...steps.flatMap(peopleOf)]
  const people = await readNames(ctx.db, ids)
  const nameOf = (id: number) => calledName(people.find((one) => one.id === id))
  const company = await ctx.db.selectFrom('company').select('name').where('id', '=', request.companyId).executeTakeFirst()
  const [lines = []] = await linesOfCart(ctx, [row])
  const exceedsLimit = verdict.reasons.some(({ code }) => code === 'PURCHASE_LIMIT_EXCEEDED')
  const { reference, notes, costCentre, project, amounts, currency } = row
  return {
    effect: waiting.effect,
    change: changeOf(request, waiting),
    reader: { name: nameOf(contactId), email },
    asker: { name: nameOf(request.contactId), email: people.find(({ id }) => id === request.contactId)?.email ?? null },
    companyName: company?.name ?? '',
    cart: { uuid: row.uuid, reference, notes, costCentre, project },
    lines: await toLines(ctx, lines, language),
    currency,
    timeZone: (await localeOfChannel(ctx, row.channelId)).timeZone,
    totalGross: amounts.totalGross,
    totalNet: amounts.totalNet,
    limit: exceedsLimit ? facts.purchaseLimit : null,
    reasons: verdict.reasons
      .filter(({ effect }) => effect !== 'INFORMS')
      .map((reason) => ({ code: reason.code, name: subjectOf(reason, facts) })),
    steps: toSteps(steps, nameOf),
    remarks: remarks.map((one) => ({ ...one, name: nameOf(one.contactId ?? 0) })),
  }
}

/** Also compares a cart that nobody has approved yet: nobody approves something else than what was asked for. Who takes a cart over gets it as it is. */
function changeOf(request: ApprovalRequestRow, { effect, facts, steps, payerId }: WaitingCart): ApprovalPart | null {
  const snapshot = effect === 'TAKES_OVER' ? null : facts.request?.snapshot
  return snapshot ? voidingPart(request.parts, partsOf(snapshot, payerId), leastTolerance(steps)) : null
}

/** Returns the name of the budget, limit or rule that a reason is about. */
function subjectOf(
  { budgetId, limitId, approvalRuleId }: SpendingReason,
  { budgets, limits, rules }: SpendingFacts,
): string | null {
  const named = (list: readonly { id: number; name: string }[], wanted: number | null) => list.find(({ id }) => id === wanted)
  return (named(budgets, budgetId) ?? named(limits, limitId) ?? named(rules, approvalRuleId))?.name ?? null
}

const peopleOf = ({ approverIds, approvals }: StepProgress) => [
  ...approverIds,
  ...approvals.flatMap((one) => [one.contactId, principalOf(one)]),
]

function toSteps(steps: readonly StepProgress[], nameOf: (id: number) => string): RequestStep[] {
  const current = steps.findIndex(({ isComplete }) => !isComplete)
  return steps.map(({ required, approverIds, approvals }, i) => ({
    isCurrent: i === current,
    required,
    approvers: approverIds.map(nameOf),
    approvedBy: approvals.map(({ contactId }) => nameOf(contactId)),
  }))
}

/** Returns what others did about the request before. */
async function readRemarks({ db }: Ctx, { id }: ApprovalRequestRow) {
  return db
    .selectFrom('approvalEntry')
    .select(['action', 'contactId', 'comment', 'createdAt as at'])
    .where('requestId', '=', id)
    .orderBy('number')
    .execute()
}

async function toLines({ db }: Ctx, items: readonly CartItemRow[], language: string | null): Promise<RequestLine[]> {
  const ids = [...new Set(items.map(({ productId }) => productId))]
  const products = ids.length
    ? await db.selectFrom('product').select(['id', 'sku', 'names']).where('id', 'in', ids).execute()
    : []
  return items.map(({ productId, quantity, amounts }) => {
    const product = products.find(({ id }) => id === productId)
    const name = pickText((product?.names ?? {}) as Localized, language)
    return { name, sku: product?.sku ?? '', quantity, price: amounts.price, total: amounts.totalPrice }
  })
}
