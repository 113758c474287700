/** Turns the form of a promotion into the steps that the API needs. */
import { runDocument } from '../../api/client.js'
import {
  promotionActionDocument,
  promotionCreateDocument,
  promotionLinesDocument,
  ruleCellDocument,
  ruleDeleteDocument,
} from '../../api/documents/rules.js'

export const promotionKinds = ['categoryPercentage', 'orderPercentage', 'freeProduct', 'freeShipping'] as const
export type PromotionKind = (typeof promotionKinds)[number]

export interface Promotion {
  kind: PromotionKind
  name: string
  language: string
  percentage: number | null
  categoryId: number | null
  productId: number | null
  minimum: number | null
  actionCode: string
}

/** The fields that each kind needs. */
export const isComplete = ({ kind, name, percentage, categoryId, productId }: Promotion): boolean => {
  if (!name.trim()) return false
  if (kind === 'categoryPercentage') return percentage !== null && categoryId !== null
  if (kind === 'orderPercentage') return percentage !== null
  return kind === 'freeShipping' || productId !== null
}

/** The outcome of the promotion, as incentiveRuleSetAction takes it. */
function toAction({ kind, name, language, percentage, productId, actionCode }: Promotion) {
  const outcomes = {
    categoryPercentage: { action: 'GIVE_DISCOUNT_TO_ORDER_ITEM', discount: percentage, discountType: 'Percentage' },
    orderPercentage: { action: 'GIVE_DISCOUNT_TO_ORDER_TOTAL', discount: percentage, discountType: 'Percentage' },
    freeProduct: { action: 'ADD_PRODUCT_TO_BONUS_ITEMS', productId, quantity: 1 },
    freeShipping: { action: 'SET_SHIPPING_COSTS', price: 0 },
  }
  return {
    ...outcomes[kind],
    name: [{ language, value: name.trim() }],
    ...(actionCode.trim() && { actionCode: actionCode.trim() }),
  }
}

/** The condition on the lines: at least one is in the category, and only those get the discount. */
const inCategory = (categoryId: number) => ({
  expressions: [
    {
      complex: {
        action: 'count',
        operator: 'greaterThanOrEqualTo',
        number: 1,
        expressions: [{ expressions: [{ array: { operator: 'contains', number: categoryId, path: 'categoryIds' } }] }],
      },
    },
  ],
})

/** The condition on the sum of the lines. */
const fromAmount = (minimum: number) => ({
  expressions: [{ number: { operator: 'greaterThanOrEqualTo', number: minimum } }],
})

interface Created {
  incentiveRuleCreate: {
    id: string
    nodes: { id: string; content?: { rows: { id: string }[]; inputs: { id: string; field: string }[] } }[]
  }
}

/** Creates the rule. The action comes last, so a rule without all its conditions never gives anything; a failure deletes the rule. */
export async function createPromotion(promotion: Promotion): Promise<string> {
  const { kind, name, language, categoryId, minimum } = promotion
  const input = { name: [{ language, value: name.trim() }], type: 'orderIncentives' }
  const { incentiveRuleCreate: rule } = await runDocument<Created>(promotionCreateDocument, { input })
  const ruleId = rule.id
  const table = rule.nodes.find(({ content }) => content)
  const rowId = table?.content?.rows[0]?.id
  const sum = table?.content?.inputs.find(({ field }) => field === 'order.subTotal')
  try {
    if (kind === 'categoryPercentage' && categoryId !== null)
      await runDocument(promotionLinesDocument, { input: { ruleId, rowId, expression: inCategory(categoryId) } })
    if (minimum !== null)
      await runDocument(ruleCellDocument, {
        input: { ruleId, tableId: table?.id, rowId, columnId: sum?.id, expression: fromAmount(minimum) },
      })
    await runDocument(promotionActionDocument, { input: { ruleId, rowId, ...toAction(promotion) } })
  } catch (error) {
    await runDocument(ruleDeleteDocument, { id: ruleId }).catch(() => undefined)
    throw error
  }
  return ruleId
}
