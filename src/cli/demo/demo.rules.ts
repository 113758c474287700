/** The demo incentives: an action code for the whole order, and a discount for those who buy many units of one product. */
import type { FastifyInstance } from 'fastify'
import { localizedText } from './demo.data.js'
import { queryGraphql } from './demo.users.js'

interface DemoIncentive {
  name: { language: string; value: string }[]
  action: object
  expression?: object
}

const incentives: readonly DemoIncentive[] = [
  {
    name: localizedText('Voorjaarsactie', 'Spring offer'),
    action: { action: 'GIVE_DISCOUNT_TO_ORDER_TOTAL', discount: 10, discountType: 'Percentage', actionCode: 'SPRING' },
  },
  {
    name: localizedText('Staffelkorting op boormachines', 'Volume discount on drills'),
    action: { action: 'GIVE_DISCOUNT_TO_ORDER_ITEM', discount: 5, discountType: 'Percentage' },
    expression: {
      expressions: [
        {
          complex: {
            action: 'sum',
            field: 'quantity',
            operator: 'greaterThanOrEqualTo',
            number: 5,
            expressions: [{ expressions: [{ string: { operator: 'startsWith', string: 'DRL-', path: 'sku' } }] }],
          },
        },
      ],
    },
  },
]

const findRules = '{ businessRules(filter: { type: [orderIncentives] }) { itemsFound } }'
const createRule = `mutation ($input: BusinessRuleCreateInput!) { incentiveRuleCreate(input: $input) {
  id nodes { ... on BusinessRuleDecisionTable { content { rows { id } } } } } }`
const setAction = 'mutation ($input: IncentiveRuleSetActionInput!) { incentiveRuleSetAction(input: $input) { id } }'
const setConditions = `mutation ($input: IncentiveRuleOrderItemSetCellInput!) {
  incentiveRuleSetOrderItemConditions(input: $input) { id } }`

/** Creates the demo incentives, unless there are some. */
export async function createDemoRules(app: FastifyInstance, apikey: string): Promise<void> {
  if ((await queryGraphql(app, apikey, findRules, {})).businessRules.itemsFound > 0) return
  for (const { name, action, expression } of incentives) {
    const input = { name, type: 'orderIncentives' }
    const { id, nodes } = (await queryGraphql(app, apikey, createRule, { input })).incentiveRuleCreate
    const [row] = nodes.flatMap((node: { content?: { rows: { id: string }[] } }) => node.content?.rows ?? [])
    const key = { ruleId: id, rowId: row.id }
    await queryGraphql(app, apikey, setAction, { input: { ...key, name, ...action } })
    if (expression) await queryGraphql(app, apikey, setConditions, { input: { ...key, expression } })
  }
}
