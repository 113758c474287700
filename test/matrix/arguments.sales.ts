/** The arguments of operations of stock, order statuses and business rules, with which an administrator succeeds. */
import type { Fixture } from './fixture.js'
import type { Things } from './things.js'

type Variables = (things: Things, fixture: Fixture) => Record<string, unknown>

const name = [{ language: 'EN', value: 'Named' }]
const table = ({ businessRule }: Things) => ({ ruleId: businessRule.uuid, tableId: 'table' })
const row = ({ businessRule }: Things) => ({ ruleId: businessRule.uuid, rowId: 'first' })

const ruleArguments: Record<string, Variables> = {
  'query.decisionHook': ({ decisionHook }) => ({ id: decisionHook.uuid }),
  'mutation.decisionHookCreate': () => ({ input: { name: 'New', url: 'https://hook.example/', points: ['TAX'] } }),
  'mutation.decisionHookUpdate': ({ decisionHook }) => ({ id: decisionHook.uuid, input: { priority: 1 } }),
  'mutation.decisionHookRotateSecret': ({ decisionHook }) => ({ id: decisionHook.uuid }),
  'mutation.decisionHookReplay': ({ hookCall }) => ({ callId: hookCall.uuid }),
  'mutation.decisionHookDelete': ({ decisionHook }) => ({ id: decisionHook.uuid }),
  'query.businessRule': ({ businessRule }) => ({ id: businessRule.uuid }),
  'query.businessRuleJDM': ({ businessRule }) => ({ id: businessRule.uuid }),
  'query.businessRuleDecisionTable': (things) => ({ input: table(things) }),
  'query.businessRuleFieldDefinitions': () => ({ name: 'order' }),
  'mutation.businessRuleCreate': () => ({ input: { name, type: 'orderCarriers' } }),
  'mutation.businessRuleUpdate': ({ businessRule }) => ({ id: businessRule.uuid, input: { name } }),
  'mutation.businessRuleDelete': ({ businessRule }) => ({ id: businessRule.uuid }),
  'mutation.businessRuleDecisionTableAddColumn': (things) => ({
    input: { ...table(things), type: 'input', name: 'Carrier', field: 'order.carrier' },
  }),
  'mutation.businessRuleDecisionTableUpdate': (things) => ({ input: { ...table(things), hitPolicy: 'first' } }),
  'mutation.businessRuleDecisionTableDeleteColumn': (things) => ({
    input: { ...table(things), columnId: 'total', type: 'input' },
  }),
  'mutation.businessRuleDecisionTableAddRow': (things) => ({ input: table(things) }),
  'mutation.businessRuleDecisionTableMoveRow': (things) => ({
    input: { ...table(things), rowId: 'first', targetRowId: 'second', direction: 'below' },
  }),
  'mutation.businessRuleDecisionTableDeleteRow': (things) => ({ input: { ...table(things), rowId: 'second' } }),
  'mutation.businessRuleDecisionTableSetCell': (things) => ({
    input: { ...table(things), rowId: 'first', columnId: 'total', number: 5 },
  }),
  'mutation.incentiveRuleCreate': () => ({ input: { name, type: 'orderIncentives' } }),
  'mutation.incentiveRuleSetOrderItemConditions': (things) => ({ input: { ...row(things), value: 'len($) > 1' } }),
  'mutation.incentiveRuleSetAction': (things) => ({ input: { ...row(things), name, action: 'SET_SHIPPING_COSTS', price: 1 } }),
}

export const salesArguments: Record<string, Variables> = {
  ...ruleArguments,
  'query.inventory': ({ inventory }) => ({ id: inventory.id }),
  'mutation.inventoryCreate': ({ otherProduct }) => ({ input: { type: 'local', productId: otherProduct.id, quantity: 1 } }),
  'mutation.inventoryUpdate': ({ inventory }) => ({ id: inventory.id, input: { quantity: 2 } }),
  'mutation.inventoryDelete': ({ inventory }) => ({ id: inventory.id }),
  'query.orderStatus': ({ orderStatus }) => ({ input: { id: orderStatus.id } }),
  'mutation.orderStatusCreate': () => ({ input: { name: 'New', code: 'OTHER', type: 'CUSTOM', orderType: 'ORDER' } }),
  'mutation.orderStatusUpdate': ({ orderStatus }) => ({ id: orderStatus.id, input: { name: 'Renamed' } }),
  'mutation.orderStatusDelete': ({ orderStatus }) => ({ id: orderStatus.id }),
  'query.orderStatusSet': ({ orderStatusSet }) => ({ input: { id: orderStatusSet.id } }),
  'mutation.orderStatusSetCreate': () => ({ input: { name: 'New' } }),
  'mutation.orderStatusSetUpdate': ({ orderStatusSet }) => ({ id: orderStatusSet.id, input: { name: 'Renamed' } }),
  'mutation.orderStatusSetAddOrderStatuses': ({ orderStatusSet, orderStatus }) => ({
    id: orderStatusSet.id,
    input: { orderStatusIds: [orderStatus.id] },
  }),
  'mutation.orderStatusSetRemoveOrderStatuses': ({ orderStatusSet, setStatus }) => ({
    id: orderStatusSet.id,
    input: { orderStatusIds: [setStatus.id] },
  }),
  'mutation.orderStatusSetDelete': ({ orderStatusSet }) => ({ id: orderStatusSet.id }),
}
