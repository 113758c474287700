/** A decision table and an incentive of the demo with the ids of their rows and columns, and further settings. */
import type { Answer } from '../../test-server.js'
import type { Records, Run } from './fixture.js'

const findRules = `query ($types: [BusinessRuleType!]) { businessRules(filter: { type: $types }) { items { id nodes {
  ... on BusinessRuleDecisionTable { id content { inputs { id } outputs { id field } rows { id } } } } } } }`

export async function addRules(run: Run, { warehouse, orderStatusSet }: Records) {
  const find = async (type: string) => {
    const rule = (await run(findRules, { types: [type] })).items[0]
    const { id, content } = rule.nodes.find((node: Answer) => node.content)
    return { id: rule.id, tableId: id, ...content }
  }
  const findAddress = 'query ($id: Int!) { warehouse(id: $id) { address { id } } }'
  const findStatuses = `query ($id: Int) { orderStatusSet(input: { id: $id }) { orderStatuses { id } } }`
  return {
    tableRule: await find('orderCarriers'),
    incentiveRule: await find('orderIncentives'),
    warehouseAddress: (await run(findAddress, { id: warehouse.id })).address,
    setStatus: (await run(findStatuses, { id: orderStatusSet.id })).orderStatuses.at(-1),
  }
}
