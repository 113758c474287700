/** GraphQL documents of budgets, spending limits, credit accounts and their ledger, and of what a company may spend. */

const budgetValues = /* GraphQL */ `
  fragment DeskBudgetValues on Budget {
    id
    name
    companyId
    company {
      name
    }
    contactId
    costCentre
    project
    amount
    currency
    rates {
      currency
      rate
    }
    enforcement
    period
    rollingDays
    timeZone
    isPerContact
    active
    spent
    remaining
    startsOn
  }
`

export const budgetsDocument = /* GraphQL */ `
  query DeskBudgets($input: BudgetSearchInput!) {
    budgets(input: $input) {
      itemsFound
      pages
      items {
        ...DeskBudgetValues
      }
    }
  }
  ${budgetValues}
`

export const budgetEditDocument = /* GraphQL */ `
  query DeskBudget($id: Int!) {
    budget(id: $id) {
      ...DeskBudgetValues
    }
  }

  mutation DeskBudgetUpdate($id: Int!, $input: BudgetUpdateInput!) {
    budgetUpdate(id: $id, input: $input) {
      ...DeskBudgetValues
    }
  }
  ${budgetValues}
`

export const budgetCreateDocument = /* GraphQL */ `
  mutation DeskBudgetCreate($input: BudgetCreateInput!) {
    budgetCreate(input: $input) {
      ...DeskBudgetValues
    }
  }
  ${budgetValues}
`

export const budgetDeleteDocument = /* GraphQL */ `
  mutation DeskBudgetDelete($id: Int!) {
    budgetDelete(id: $id)
  }
`

const limitValues = /* GraphQL */ `
  fragment DeskSpendingLimitValues on SpendingLimit {
    id
    name
    companyId
    company {
      name
    }
    contactId
    measure
    categoryId
    productId
    supplier
    amount
    currency
    rates {
      currency
      rate
    }
    effect
    active
  }
`

export const limitsDocument = /* GraphQL */ `
  query DeskSpendingLimits($input: SpendingLimitSearchInput!) {
    spendingLimits(input: $input) {
      itemsFound
      pages
      items {
        ...DeskSpendingLimitValues
      }
    }
  }
  ${limitValues}
`

export const limitEditDocument = /* GraphQL */ `
  query DeskSpendingLimit($id: Int!) {
    spendingLimit(id: $id) {
      ...DeskSpendingLimitValues
    }
  }

  mutation DeskSpendingLimitUpdate($id: Int!, $input: SpendingLimitUpdateInput!) {
    spendingLimitUpdate(id: $id, input: $input) {
      ...DeskSpendingLimitValues
    }
  }
  ${limitValues}
`

export const limitCreateDocument = /* GraphQL */ `
  mutation DeskSpendingLimitCreate($input: SpendingLimitCreateInput!) {
    spendingLimitCreate(input: $input) {
      ...DeskSpendingLimitValues
    }
  }
  ${limitValues}
`

export const limitDeleteDocument = /* GraphQL */ `
  mutation DeskSpendingLimitDelete($id: Int!) {
    spendingLimitDelete(id: $id)
  }
`

const accountValues = /* GraphQL */ `
  fragment DeskCreditAccountValues on CreditAccount {
    id
    companyId
    company {
      name
    }
    creditLimit
    currency
    rates {
      currency
      rate
    }
    countsFrom
    isOnHold
    onHoldReason
    openOrders
    balance
    exposure
    available
  }
`

export const accountsDocument = /* GraphQL */ `
  query DeskCreditAccounts($input: CreditAccountSearchInput!) {
    creditAccounts(input: $input) {
      itemsFound
      pages
      items {
        ...DeskCreditAccountValues
      }
    }
  }
  ${accountValues}
`

export const accountEditDocument = /* GraphQL */ `
  query DeskCreditAccount($id: Int!) {
    creditAccount(id: $id) {
      ...DeskCreditAccountValues
    }
  }

  mutation DeskCreditAccountUpdate($id: Int!, $input: CreditAccountUpdateInput!) {
    creditAccountUpdate(id: $id, input: $input) {
      ...DeskCreditAccountValues
    }
  }
  ${accountValues}
`

export const accountCreateDocument = /* GraphQL */ `
  mutation DeskCreditAccountCreate($input: CreditAccountCreateInput!) {
    creditAccountCreate(input: $input) {
      ...DeskCreditAccountValues
    }
  }
  ${accountValues}
`

export const accountDeleteDocument = /* GraphQL */ `
  mutation DeskCreditAccountDelete($id: Int!) {
    creditAccountDelete(id: $id)
  }
`

export const entriesDocument = /* GraphQL */ `
  query DeskCreditEntries($input: CreditEntrySearchInput!) {
    creditEntries(input: $input) {
      itemsFound
      pages
      items {
        id
        externalId
        type
        amount
        orderId
        closesOrder
        description
        bookedAt
      }
    }
  }
`

export const entryCreateDocument = /* GraphQL */ `
  mutation DeskCreditEntryCreate($input: CreditEntryCreateInput!) {
    creditEntryCreate(input: $input) {
      id
    }
  }
`

export const ledgerDocument = /* GraphQL */ `
  query DeskSpendingEntries($input: SpendingEntrySearchInput!) {
    spendingEntries(input: $input) {
      itemsFound
      pages
      items {
        id
        budgetId
        creditAccountId
        part
        reason
        startsOn
        orderId
        amount
        orderCurrency
        rate
        createdAt
      }
    }
  }
`

export const companySpendingDocument = /* GraphQL */ `
  query DeskCompanySpending($id: Int!) {
    company(id: $id) {
      ancestorCompanies {
        companyId
        name
      }
      subsidiaries(input: { offset: 50 }) {
        itemsFound
        items {
          companyId
          name
        }
      }
    }
    budgets(input: { companyIds: [$id], offset: 20 }) {
      itemsFound
      items {
        id
        name
        amount
        currency
        isPerContact
        active
        spent
      }
    }
    creditAccounts(input: { companyIds: [$id], offset: 1 }) {
      items {
        id
        creditLimit
        currency
        isOnHold
        exposure
        available
      }
    }
    spendingLimits(input: { companyIds: [$id], offset: 1 }) {
      itemsFound
    }
    partNumbers(input: { companyIds: [$id], offset: 1 }) {
      itemsFound
    }
    callOffContracts(input: { companyIds: [$id], offset: 1 }) {
      itemsFound
    }
    approvalRules(input: { companyIds: [$id], offset: 1 }) {
      itemsFound
    }
  }
`

/** How many requests of a company wait for approval. Not everybody who sees companies may read them. */
export const waitingRequestsDocument = /* GraphQL */ `
  query DeskWaitingRequests($id: Int!) {
    approvalRequests(input: { companyIds: [$id], statuses: [PENDING], offset: 1 }) {
      itemsFound
    }
  }
`
