/** GraphQL documents of promotions and business rules. */

export const rulesDocument = /* GraphQL */ `
  query DeskRules($page: Int) {
    businessRules(filter: { page: $page, offset: 50 }) {
      itemsFound
      pages
      items {
        id
        type
        updatedAt
        name {
          language
          value
        }
      }
    }
  }
`

export const ruleDocument = /* GraphQL */ `
  query DeskRule($id: ID!) {
    businessRule(id: $id) {
      id
      type
      jdm
      name {
        language
        value
      }
      nodes {
        id
        ... on BusinessRuleDecisionTable {
          content {
            hitPolicy
            inputs {
              id
              name
              field
            }
            outputs {
              id
              name
              field
            }
            rows {
              id
              inputs {
                columnId
                value
                number
              }
              outputs {
                columnId
                value
                number
                localizedValue {
                  language
                  value
                }
              }
            }
          }
        }
      }
    }
  }
`

export const promotionCreateDocument = /* GraphQL */ `
  mutation DeskPromotionCreate($input: BusinessRuleCreateInput!) {
    incentiveRuleCreate(input: $input) {
      id
      nodes {
        id
        ... on BusinessRuleDecisionTable {
          content {
            rows {
              id
            }
            inputs {
              id
              field
            }
          }
        }
      }
    }
  }
`

export const promotionLinesDocument = /* GraphQL */ `
  mutation DeskPromotionLines($input: IncentiveRuleOrderItemSetCellInput!) {
    incentiveRuleSetOrderItemConditions(input: $input) {
      id
    }
  }
`

export const promotionActionDocument = /* GraphQL */ `
  mutation DeskPromotionAction($input: IncentiveRuleSetActionInput!) {
    incentiveRuleSetAction(input: $input) {
      id
    }
  }
`

export const ruleCellDocument = /* GraphQL */ `
  mutation DeskRuleCell($input: BusinessRuleDecisionTableSetCellInput!) {
    businessRuleDecisionTableSetCell(input: $input) {
      id
    }
  }
`

export const ruleAddRowDocument = /* GraphQL */ `
  mutation DeskRuleAddRow($input: BusinessRuleDecisionTableSearchInput!) {
    businessRuleDecisionTableAddRow(input: $input) {
      id
    }
  }
`

export const ruleDeleteRowDocument = /* GraphQL */ `
  mutation DeskRuleDeleteRow($input: BusinessRuleDecisionTableDeleteRowInput!) {
    businessRuleDecisionTableDeleteRow(input: $input) {
      id
    }
  }
`

export const ruleDeleteDocument = /* GraphQL */ `
  mutation DeskRuleDelete($id: ID!) {
    businessRuleDelete(id: $id)
  }
`

/** Run as a dry run: the cart is calculated with the rules of now, and stays as it is. */
export const tryCartDocument = /* GraphQL */ `
  mutation DeskTryCart($id: String!, $code: String!) {
    cart: cartAddActionCode(id: $id, input: { actionCode: $code }) {
      ...DeskTriedCart
    }
  }

  mutation DeskTryCartPlain($id: String!) {
    cart: cartUpdate(id: $id, input: {}) {
      ...DeskTriedCart
    }
  }

  fragment DeskTriedCart on Cart {
    cartId
    currency
    total {
      subTotal
      discount
      totalGross
    }
    appliedIncentives {
      name
      ruleId
      action
    }
    bonusItems {
      itemId
      quantity
      product {
        sku
      }
    }
  }
`
