import type { HookPoint, ModuleContext } from 'wharf/module'

export interface WrittenReview {
  productId: number
  rating: number
  text: string
}

/** What a decision hook is asked about a review, and what it may answer. */
export const moderation: HookPoint = {
  about: 'Whether a review is shown, rejected or waits for staff.',
  question: {
    type: 'object',
    required: ['contactId', 'productId', 'rating', 'text'],
    properties: {
      contactId: { type: 'integer' },
      productId: { type: 'integer' },
      rating: { type: 'integer', minimum: 1, maximum: 5 },
      text: { type: 'string' },
    },
  },
  answer: {
    type: 'object',
    required: ['status'],
    properties: { status: { enum: ['APPROVED', 'REJECTED', 'WAITING'] } },
    additionalProperties: false,
  },
}

type Status = 'APPROVED' | 'REJECTED' | 'WAITING'

/** Asks the hooks about a review. The strictest answer counts; without a hook, a review waits for staff. */
export async function moderate(ctx: ModuleContext, contactId: number, review: WrittenReview): Promise<Status> {
  const recordId = `${contactId}-${review.productId}`
  const answers = await ctx.ask<{ status: Status }>('moderation', { contactId, ...review }, { recordId })
  const given = answers.map(({ answer }) => answer.status)
  if (given.includes('REJECTED')) return 'REJECTED'
  return given.length > 0 && given.every((status) => status === 'APPROVED') ? 'APPROVED' : 'WAITING'
}
