/** The demo rules: an action code for the whole order, a discount for buying many units of one product, and what carriers charge. */
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

/** What carriers charge: the first row that fits a carrier counts. Without a limit it holds for all carts. */
const CARRIER_PRICES: readonly (readonly [carrier: string, price: number, freeFrom?: number])[] = [
  ['PostNL', 6.95, 250],
  ['DHL', 14.5, 750],
  ['Pick-up', 0],
]

const addToTable = (change: string, type: string) =>
  `mutation ($input: BusinessRuleDecisionTable${type}Input!) { table: businessRuleDecisionTable${change}(input: $input) {
    id content { inputs { id field } outputs { id field } rows { id } } } }`

/** Creates the rule by which carriers have prices, and deliver free of charge from some amount on. */
export async function createCarrierPrices(app: FastifyInstance, apikey: string): Promise<void> {
  const found = await queryGraphql(app, apikey, '{ businessRules(filter: { type: [orderCarriers] }) { itemsFound } }', {})
  if (found.businessRules.itemsFound > 0) return
  const input = { name: localizedText('Verzendkosten', 'Shipping costs'), type: 'orderCarriers' }
  const { id: ruleId, nodes } = (await queryGraphql(app, apikey, createTable, { input })).businessRuleCreate
  const tableId = nodes.find(({ type }: { type: string }) => type === 'decisionTableNode').id
  const change = async (operation: string, values: object, type = operation) =>
    (await queryGraphql(app, apikey, addToTable(operation, type), { input: { ruleId, tableId, ...values } })).table
  for (const [field, type] of [
    ['order.subTotal', 'input'],
    ['name', 'output'],
    ['price', 'output'],
  ] as const)
    await change('AddColumn', { name: field, field, type })
  await change('Update', { hitPolicy: 'collect' })
  for (const row of CARRIER_PRICES.flatMap(toRows)) {
    const { content } = await change('AddRow', {}, 'Search')
    const rowId = content.rows.at(-1).id
    for (const column of [...content.inputs, ...content.outputs])
      if (row[column.field]) await change('SetCell', { rowId, columnId: column.id, ...row[column.field] })
  }
}

const createTable = 'mutation ($input: BusinessRuleCreateInput!) { businessRuleCreate(input: $input) { id nodes { id type } } }'

/** The rows of one carrier: first the one for large orders. */
function toRows([carrier, price, freeFrom]: (typeof CARRIER_PRICES)[number]): Record<string, object>[] {
  const row = (amount: number) => ({ name: { value: JSON.stringify(carrier) }, price: { number: amount } })
  const isLarge = { expression: { expressions: [{ number: { operator: 'greaterThanOrEqualTo', number: freeFrom } }] } }
  return [...(freeFrom ? [{ ...row(0), 'order.subTotal': isLarge }] : []), row(price)]
}
