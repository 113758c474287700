/** GraphQL documents of approval rules, delegates and requests for approval. */

const ruleValues = /* GraphQL */ `
  fragment DeskApprovalRuleValues on ApprovalRule {
    id
    name
    companyId
    company {
      name
    }
    contactId
    contact {
      firstName
      middleName
      lastName
    }
    contactRole
    amount
    currency
    rates {
      currency
      rate
    }
    categoryId
    productId
    supplier
    costCentre
    onlyIfRequired
    steps {
      approvers
      contactIds
      role
      needs
      count
    }
    tolerancePercentage
    allowsOwnApproval
    escalateAfterHours
    escalateToContactId
    expireAfterDays
    active
  }
`

export const rulesDocument = /* GraphQL */ `
  query DeskApprovalRules($input: ApprovalRuleSearchInput!) {
    approvalRules(input: $input) {
      itemsFound
      pages
      items {
        ...DeskApprovalRuleValues
      }
    }
  }
  ${ruleValues}
`

export const ruleEditDocument = /* GraphQL */ `
  query DeskApprovalRule($id: Int!) {
    approvalRule(id: $id) {
      ...DeskApprovalRuleValues
    }
  }

  mutation DeskApprovalRuleUpdate($id: Int!, $input: ApprovalRuleUpdateInput!) {
    approvalRuleUpdate(id: $id, input: $input) {
      ...DeskApprovalRuleValues
    }
  }
  ${ruleValues}
`

export const ruleCreateDocument = /* GraphQL */ `
  mutation DeskApprovalRuleCreate($input: ApprovalRuleCreateInput!) {
    approvalRuleCreate(input: $input) {
      ...DeskApprovalRuleValues
    }
  }
  ${ruleValues}
`

export const ruleDeleteDocument = /* GraphQL */ `
  mutation DeskApprovalRuleDelete($id: Int!) {
    approvalRuleDelete(id: $id)
  }
`

const delegateValues = /* GraphQL */ `
  fragment DeskApprovalDelegateValues on ApprovalDelegate {
    id
    contactId
    contact {
      firstName
      middleName
      lastName
    }
    delegateContactId
    delegate {
      firstName
      middleName
      lastName
    }
    validFrom
    validUntil
  }
`

export const delegatesDocument = /* GraphQL */ `
  query DeskApprovalDelegates($input: ApprovalDelegateSearchInput!) {
    approvalDelegates(input: $input) {
      itemsFound
      pages
      items {
        ...DeskApprovalDelegateValues
      }
    }
  }
  ${delegateValues}
`

export const delegateEditDocument = /* GraphQL */ `
  query DeskApprovalDelegate($id: Int!) {
    approvalDelegate(id: $id) {
      ...DeskApprovalDelegateValues
    }
  }

  mutation DeskApprovalDelegateUpdate($id: Int!, $input: ApprovalDelegateUpdateInput!) {
    approvalDelegateUpdate(id: $id, input: $input) {
      ...DeskApprovalDelegateValues
    }
  }
  ${delegateValues}
`

export const delegateCreateDocument = /* GraphQL */ `
  mutation DeskApprovalDelegateCreate($input: ApprovalDelegateCreateInput!) {
    approvalDelegateCreate(input: $input) {
      ...DeskApprovalDelegateValues
    }
  }
  ${delegateValues}
`

export const delegateDeleteDocument = /* GraphQL */ `
  mutation DeskApprovalDelegateDelete($id: Int!) {
    approvalDelegateDelete(id: $id)
  }
`

/** The names of contacts that a rule, a delegate or a request mentions. */
export const contactNamesDocument = /* GraphQL */ `
  query DeskContactNames($ids: [Int!]!) {
    contacts(input: { contactIds: $ids, offset: 50 }) {
      items {
        contactId
        firstName
        middleName
        lastName
      }
    }
  }
`

export const requestsDocument = /* GraphQL */ `
  query DeskApprovalRequests($input: ApprovalRequestSearchInput!) {
    approvalRequests(input: $input) {
      itemsFound
      pages
      items {
        id
        status
        companyId
        company {
          name
        }
        contactId
        contact {
          firstName
          middleName
          lastName
        }
        orderId
        step
        currency
        totalGross
        createdAt
        lastModifiedAt
        expiresAt
      }
    }
  }
`

export const requestDocument = /* GraphQL */ `
  query DeskApprovalRequest($id: Int!) {
    approvalRequest(id: $id) {
      id
      cartId
      status
      isTakenOver
      companyId
      company {
        name
      }
      contactId
      contact {
        firstName
        middleName
        lastName
      }
      orderId
      step
      approverIds
      escalatedIds
      escalateAt
      expiresAt
      changedParts
      fingerprint
      currency
      totalGross
      totalNet
      createdAt
      entries {
        id
        number
        action
        contactId
        contactName
        onBehalfOfContactId
        onBehalfOfName
        isEscalated
        step
        comment
        createdAt
      }
    }
  }
`

/** The cart of a request: its lines, and the steps of its approval. */
export const requestCartDocument = /* GraphQL */ `
  query DeskRequestedCart($id: String!) {
    cart(id: $id) {
      cartId
      status
      reference
      costCentre
      project
      items {
        itemId
        productId
        quantity
        price
        totalSum
        product {
          sku
          names {
            language
            value
          }
        }
      }
      spendingVerdict {
        verdict
        reasons {
          code
          effect
          message
        }
        steps {
          number
          approvalRuleId
          name
          needs
          required
          approverIds
          approvedByIds
          isComplete
        }
      }
    }
  }
`

/** The lines of the order that an approved cart became. */
export const requestOrderDocument = /* GraphQL */ `
  query DeskRequestedOrder($orderId: Int!) {
    order(orderId: $orderId) {
      id
      orderNumber
      reference
      costCentre
      project
      items {
        uuid
        productId
        name
        sku
        quantity
        price
        priceTotal
        class
      }
    }
  }
`

export const requestAcceptDocument = /* GraphQL */ `
  mutation DeskRequestAccept($id: String!, $input: CartAcceptPurchaseAuthorizationRequestInput!) {
    cartAcceptPurchaseAuthorizationRequest(id: $id, input: $input) {
      cartId
      status
    }
  }
`

export const requestDeclineDocument = /* GraphQL */ `
  mutation DeskRequestDecline($id: String!, $input: CartDeclinePurchaseAuthorizationRequestInput!) {
    cartDeclinePurchaseAuthorizationRequest(id: $id, input: $input) {
      cartId
      status
    }
  }
`

/** The signed approval of an order, as `wharf proof verify` reads it. */
export const proofDocument = /* GraphQL */ `
  query DeskApprovalProof($orderId: Int!) {
    approvalProof(orderId: $orderId) {
      format
      version
      orderId
      orderUuid
      entries {
        content
        hash
        signature
        kid
      }
    }
  }
`

/** The delegates of the contacts who may decide on a request. */
export const decidersDocument = /* GraphQL */ `
  query DeskApprovalDeciders($ids: [Int!]!) {
    approvalDelegates(input: { contactIds: $ids, offset: 100, sortInputs: [{ field: VALID_FROM, order: DESC }] }) {
      items {
        contactId
        delegateContactId
        validFrom
        validUntil
      }
    }
  }
`
