/** Inputs of stock, warehouses, carriers and business rules. */
import { depot } from '../../warehouses.js'
import type { Inputs } from './inputs.js'
import { dutchAndEnglish, english } from './texts.js'

const fields: Inputs = {
  'query.fieldDefinitions': () => ({
    input: { ownerTypes: ['ORDER', 'CART'], sortInputs: [{ field: 'SORT_ORDER', order: 'ASC' }] },
  }),
  'mutation.fieldDefinitionCreate': () => ({
    input: {
      ownerType: 'ORDER',
      code: 'department',
      type: 'TEXT',
      names: english('Department'),
      pattern: '[A-Z]{2}-\\d{4}',
      isVisibleToStorefront: true,
      isIndexed: true,
    },
  }),
  'mutation.fieldDefinitionUpdate': ({ fieldDefinition }) => ({ id: fieldDefinition.id, input: { isRequired: true } }),
}

const stock: Inputs = {
  'mutation.inventoryCreate': ({ otherProduct, warehouse }) => ({
    input: { type: 'local', productId: otherProduct.id, quantity: 40, warehouseId: Number(warehouse.id), location: 'A-12-3' },
  }),
  'mutation.inventoryUpdate': ({ inventory }) => ({
    id: inventory.id,
    input: { quantity: 25, nextDeliveryDate: '2026-11-20T08:00:00Z' },
  }),
  'mutation.carrierCreate': () => ({
    input: {
      name: 'Bike courier',
      type: 'DELIVERY',
      descriptions: dutchAndEnglish('Fietskoerier, dezelfde dag', 'Bike courier, same day'),
      trackAndTraceURL: 'https://courier.example.com/',
    },
  }),
  'mutation.carrierUpdate': ({ carrier }) => ({ id: carrier.id, input: { descriptions: english('Next working day') } }),
  'mutation.warehouseCreate': () => ({
    input: depot('Rotterdam-North', { description: 'Second depot', isPickupLocation: true }),
  }),
  'mutation.warehouseUpdate': ({ warehouse }) => ({ id: warehouse.id, input: { notes: 'Gate code at the front desk' } }),
  'mutation.warehouseAddressCreate': ({ otherWarehouse }) => ({
    id: otherWarehouse.id,
    input: { street: 'Havenweg', number: '12', postalCode: '3011 AB', city: 'Rotterdam', country: 'NL' },
  }),
  'mutation.warehouseAddressUpdate': ({ warehouse, warehouseAddress }) => ({
    id: warehouse.id,
    input: { id: warehouseAddress.id, number: '14' },
  }),
}

type Rule = { id: string; tableId: string }
const table = ({ id, tableId }: Rule) => ({ ruleId: id, tableId })

const rules: Inputs = {
  'query.recordHistory': ({ decisionHook }) => ({ recordType: 'decisionHook', recordId: decisionHook.id }),
  'query.budget': ({ budget }) => ({ id: budget.id }),
  'mutation.budgetCreate': ({ spenderId }) => ({
    input: {
      name: 'Maintenance of the yard',
      companyId: spenderId,
      costCentre: 'YARD',
      amount: 2500,
      enforcement: 'SOFT',
      period: 'MONTH',
    },
  }),
  'mutation.budgetUpdate': ({ budget }) => ({ id: budget.id, input: { amount: 7500 } }),
  'mutation.budgetDelete': ({ budget }) => ({ id: budget.id }),
  'query.callOffContract': ({ callOffContract }) => ({ id: callOffContract.id }),
  'mutation.callOffContractCreate': ({ spenderId, product }) => ({
    input: {
      ...{ number: 'FRAME-2028', companyId: spenderId, productId: product.id, quantity: 500, price: 79.5 },
      ...{ validFrom: '2026-01-01T00:00:00.000Z', validTo: '2027-12-31T00:00:00.000Z' },
    },
  }),
  'mutation.callOffContractUpdate': ({ callOffContract }) => ({ id: callOffContract.id, input: { quantity: 600 } }),
  'mutation.callOffContractDelete': ({ callOffContract }) => ({ id: callOffContract.id }),
  'query.bookingCode': ({ bookingCode }) => ({ id: bookingCode.id }),
  'mutation.bookingCodeCreate': ({ spenderId }) => ({
    input: { companyId: spenderId, type: 'PROJECT', code: 'BERTH-12', name: 'New deck of berth 12' },
  }),
  'mutation.bookingCodeUpdate': ({ bookingCode }) => ({ id: bookingCode.id, input: { active: false } }),
  'mutation.bookingCodeDelete': ({ bookingCode }) => ({ id: bookingCode.id }),
  'query.partNumber': ({ partNumber }) => ({ id: partNumber.id }),
  'mutation.partNumberCreate': ({ thirdSpenderId, product }) => ({
    input: { companyId: thirdSpenderId, productId: product.id, number: 'DOCK-0815', name: 'Drill of the dock' },
  }),
  'mutation.partNumberUpdate': ({ partNumber }) => ({ id: partNumber.id, input: { number: 'YARD-4711' } }),
  'mutation.partNumberDelete': ({ partNumber }) => ({ id: partNumber.id }),
  'mutation.partNumberBulk': ({ thirdSpenderId }) => ({
    input: { partNumbers: [{ companyId: thirdSpenderId, sku: 'DRL-1500', number: 'DOCK-0815', unit: 'piece' }] },
  }),
  'query.spendingLimit': ({ spendingLimit }) => ({ id: spendingLimit.id }),
  'mutation.spendingLimitCreate': ({ spenderId }) => ({
    input: { name: 'Large lines', companyId: spenderId, measure: 'LINE', amount: 1000, effect: 'NEEDS_APPROVAL' },
  }),
  'mutation.spendingLimitUpdate': ({ spendingLimit }) => ({ id: spendingLimit.id, input: { amount: 3000 } }),
  'mutation.spendingLimitDelete': ({ spendingLimit }) => ({ id: spendingLimit.id }),
  'query.approvalRule': ({ approvalRule }) => ({ id: approvalRule.id }),
  'mutation.approvalRuleCreate': ({ spenderId }) => ({
    input: {
      name: 'Two pairs of eyes',
      companyId: spenderId,
      contactRole: 'PURCHASER',
      amount: 1000,
      steps: [{ approvers: 'ROLE', role: 'AUTHORIZATION_MANAGER' }, { approvers: 'MANAGERS_ABOVE' }],
      tolerancePercentage: 2,
    },
  }),
  'mutation.approvalRuleUpdate': ({ approvalRule }) => ({ id: approvalRule.id, input: { amount: 500 } }),
  'mutation.approvalRuleDelete': ({ approvalRule }) => ({ id: approvalRule.id }),
  'query.approvalDelegate': ({ approvalDelegate }) => ({ id: approvalDelegate.id }),
  'mutation.approvalDelegateUpdate': ({ approvalDelegate }) => ({
    id: approvalDelegate.id,
    input: { validUntil: '2027-01-11T00:00:00.000Z' },
  }),
  'mutation.approvalDelegateDelete': ({ approvalDelegate }) => ({ id: approvalDelegate.id }),
  'query.creditAccount': ({ creditAccount }) => ({ id: creditAccount.id }),
  'mutation.creditAccountCreate': ({ thirdSpenderId }) => ({ input: { companyId: thirdSpenderId, creditLimit: 10000 } }),
  'mutation.creditAccountUpdate': ({ creditAccount }) => ({
    id: creditAccount.id,
    input: { isOnHold: true, onHoldReason: 'Two invoices are overdue' },
  }),
  'mutation.creditAccountDelete': ({ creditAccount }) => ({ id: creditAccount.id }),
  'query.creditEntry': ({ creditEntry }) => ({ id: creditEntry.id }),
  'mutation.creditEntryCreate': ({ spenderId }) => ({
    input: { companyId: spenderId, externalId: 'PAY-2026-0412', type: 'PAYMENT', amount: 605 },
  }),
  'query.spendingEntry': ({ spendingEntry }) => ({ id: spendingEntry.id }),
  'query.savedView': ({ savedView }) => ({ id: savedView.id }),
  'mutation.savedViewCreate': () => ({
    input: {
      list: 'orders',
      name: 'Open orders',
      settings: { columns: ['id', 'status'], filters: { status: ['NEW'] } },
      isShared: true,
    },
  }),
  'mutation.savedViewUpdate': ({ savedView }) => ({ id: savedView.id, input: { name: 'To pick today' } }),
  'mutation.savedViewDelete': ({ savedView }) => ({ id: savedView.id }),
  'query.decisionHook': ({ decisionHook }) => ({ id: decisionHook.id }),
  'mutation.decisionHookCreate': () => ({
    input: {
      name: 'Credit check',
      url: 'https://erp.example.com/wharf/checkout',
      points: ['CHECKOUT'],
      condition: 'totals.totalNet > 500',
      onFailure: 'REFUSE',
    },
  }),
  'mutation.decisionHookUpdate': ({ decisionHook }) => ({ id: decisionHook.id, input: { deadlineMs: 1200 } }),
  'mutation.decisionHookRotateSecret': ({ decisionHook }) => ({ id: decisionHook.id }),
  'mutation.decisionHookReplay': ({ hookCall }) => ({ callId: hookCall.id }),
  'mutation.decisionHookDelete': ({ decisionHook }) => ({ id: decisionHook.id }),
  'query.businessRule': ({ tableRule }) => ({ id: tableRule.id }),
  'query.businessRuleJDM': ({ tableRule }) => ({ id: tableRule.id, language: 'EN' }),
  'query.businessRuleDecisionTable': ({ tableRule }) => ({ input: table(tableRule) }),
  'mutation.businessRuleCreate': () => ({
    input: { name: dutchAndEnglish('Betaalkosten', 'Payment costs'), type: 'orderTransactionCosts' },
  }),
  'mutation.businessRuleUpdate': ({ tableRule }) => ({
    id: tableRule.id,
    input: { name: dutchAndEnglish('Verzendkosten 2027', 'Shipping costs 2027') },
  }),
  'mutation.businessRuleDecisionTableAddColumn': ({ tableRule }) => ({
    input: { ...table(tableRule), type: 'input', name: 'Country', field: 'order.deliveryAddress.country' },
  }),
  'mutation.businessRuleDecisionTableUpdate': ({ tableRule }) => ({ input: { ...table(tableRule), hitPolicy: 'collect' } }),
  'mutation.businessRuleDecisionTableDeleteColumn': ({ tableRule }) => ({
    input: { ...table(tableRule), columnId: tableRule.inputs[0].id, type: 'input' },
  }),
  'mutation.businessRuleDecisionTableAddRow': ({ tableRule }) => ({ input: table(tableRule) }),
  'mutation.businessRuleDecisionTableMoveRow': ({ tableRule }) => ({
    input: {
      ...table(tableRule),
      rowId: tableRule.rows[0].id,
      targetRowId: tableRule.rows[1].id,
      direction: 'below',
    },
  }),
  'mutation.businessRuleDecisionTableDeleteRow': ({ tableRule }) => ({
    input: { ...table(tableRule), rowId: tableRule.rows[1].id },
  }),
  'mutation.businessRuleDecisionTableSetCell': ({ tableRule }) => ({
    input: {
      ...table(tableRule),
      rowId: tableRule.rows[1].id,
      columnId: tableRule.outputs.find(({ field }: { field: string }) => field === 'price').id,
      number: 7.5,
    },
  }),
  'mutation.incentiveRuleCreate': () => ({
    input: { name: dutchAndEnglish('Zomeractie', 'Summer offer'), type: 'orderIncentives' },
  }),
  'mutation.incentiveRuleSetOrderItemConditions': ({ incentiveRule }) => ({
    input: {
      ruleId: incentiveRule.id,
      rowId: incentiveRule.rows[0].id,
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
  }),
  'mutation.incentiveRuleSetAction': ({ incentiveRule }) => ({
    input: {
      ruleId: incentiveRule.id,
      rowId: incentiveRule.rows[0].id,
      name: dutchAndEnglish('Zomeractie', 'Summer offer'),
      action: 'GIVE_DISCOUNT_TO_ORDER_TOTAL',
      discount: 5,
      discountType: 'Percentage',
      actionCode: 'SUMMER',
    },
  }),
}

export const stockInputs: Inputs = { ...fields, ...stock, ...rules }
