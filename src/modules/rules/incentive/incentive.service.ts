/** Rules for incentives: business rules whose table has the columns that incentives need. */
import type {
  BusinessRuleCreateInput,
  IncentiveRuleOrderItemSetCellInput,
  IncentiveRuleSetActionInput,
} from '../../../contract/contract.gen.js'
import { DomainError, refused } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { newUuid } from '../../../core/store/row.js'
import type { BusinessRuleRow } from '../../../db/db.gen.js'
import type { RuleColumn, RuleTable } from '../../../db/json.js'
import { refuseWith, toInputCell, toOutputCell } from '../business-rule/business-rule.cell.js'
import { quote } from '../business-rule/business-rule.expression.js'
import { ORDER_ITEMS } from '../business-rule/business-rule.jdm.js'
import { changeTable, createRule } from '../business-rule/business-rule.service.js'
import { addColumn, addRow, findRow, setCells } from '../business-rule/business-rule.table.js'

type Content = RuleTable['content']

const REFUSED = 'BUSINESS_RULE_UPDATE_ERROR'

/** The outcomes of an incentive. `taxCode` is only used by SET_SHIPPING_TAXCODE. */
const OUTCOMES = [
  'action',
  'name',
  'productId',
  'price',
  'quantity',
  'discount',
  'discountType',
  'valuePoints',
  'repeat',
  'actionCode',
  'taxCode',
] as const

/** Adds a rule with the columns of incentives and one empty row. */
export function createIncentiveRule(ctx: Ctx, input: BusinessRuleCreateInput): Promise<BusinessRuleRow> {
  const column = (name: string, field: string): RuleColumn => ({ id: newUuid(ctx), name, field })
  const content: Content = {
    hitPolicy: 'collect',
    rows: [],
    inputs: [column('Lines', ORDER_ITEMS), column('Sum of the lines', 'order.subTotal'), column('Now', 'now')],
    outputs: OUTCOMES.map((field) => column(field, field)),
  }
  return createRule(ctx, { ...input, type: 'orderIncentives' }, addRow(content, newUuid(ctx)))
}

/** Returns the column with a field; adds it if it was deleted. */
function withColumn(ctx: Ctx, content: Content, side: 'inputs' | 'outputs', field: string): [Content, RuleColumn] {
  const found = content[side].find((column) => column.field === field)
  if (found) return [content, found]
  const column = { id: newUuid(ctx), name: field, field }
  return [addColumn(content, side, column), column]
}

/** Sets the conditions on the lines in one row. */
export const setOrderItemConditions = (ctx: Ctx, input: IncentiveRuleOrderItemSetCellInput): Promise<BusinessRuleRow> =>
  changeIncentive(ctx, input.ruleId, input.rowId, async (inner, given) => {
    const [content, column] = withColumn(inner, given, 'inputs', ORDER_ITEMS)
    return setCells(content, input.rowId, 'inputs', [await toInputCell(inner, column, input, refuseWith(REFUSED))])
  })

/** Sets what one row gives. Omitted values are cleared. */
export const setAction = (ctx: Ctx, { ruleId, rowId, ...values }: IncentiveRuleSetActionInput): Promise<BusinessRuleRow> =>
  changeIncentive(ctx, ruleId, rowId, async (inner, given) => {
    checkAction(values)
    let content = given
    for (const field of OUTCOMES.filter((each) => each !== 'taxCode')) {
      const [next, column] = withColumn(inner, content, 'outputs', field)
      const cell = await toOutputCell(inner, column.id, toCellInput(field, values), refuseWith(REFUSED))
      content = setCells(next, rowId, 'outputs', [cell])
    }
    return content
  })

function toCellInput(field: (typeof OUTCOMES)[number], values: Omit<IncentiveRuleSetActionInput, 'ruleId' | 'rowId'>) {
  if (field === 'name') return { localizedValue: values.name }
  const value = field === 'taxCode' ? null : values[field]
  return typeof value === 'number' ? { number: value } : { value: value ? quote(value) : null }
}

/** Refuses an action without the values that it needs. */
function checkAction({
  action,
  productId,
  price,
  discount,
  discountType,
}: Omit<IncentiveRuleSetActionInput, 'ruleId' | 'rowId'>) {
  const refuse = refuseWith(REFUSED)
  if (action === 'ADD_PRODUCT_TO_BONUS_ITEMS' && productId == null) throw refuse('productId', `is required for ${action}`)
  if (action.startsWith('SET_') && action.endsWith('_COSTS') && price == null) throw refuse('price', `is required for ${action}`)
  if (!action.startsWith('GIVE_DISCOUNT')) return
  const setsPrice = action !== 'GIVE_DISCOUNT_TO_ORDER_TOTAL' && price != null
  if (discount == null && !setsPrice) throw refuse('discount', `is required for ${action}`)
  if (discount != null && !discountType) throw refuse('discountType', 'is required with a discount')
  if (discountType === 'Percentage' && discount != null && discount > 100) throw refuse('discount', 'must be at most 100 percent')
}

/** Runs `work` on the table of an incentive. A missing row is reported with the error code of the operation. */
const changeIncentive = (
  ctx: Ctx,
  ruleId: string,
  rowId: string,
  work: (ctx: Ctx, content: Content) => Promise<Content>,
): Promise<BusinessRuleRow> =>
  changeTable(ctx, ruleId, null, async (inner, table) => {
    requireRow(table.content, rowId)
    return { ...table, content: await work(inner, table.content) }
  })

function requireRow(content: Content, rowId: string): void {
  try {
    findRow(content, rowId)
  } catch (error) {
    throw error instanceof DomainError ? refused(REFUSED, error.message) : error
  }
}
