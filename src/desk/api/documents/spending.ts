/** GraphQL documents of budgets, spending limits, credit accounts, their ledger, part numbers, call-off contracts and booking codes. */

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

const numberValues = /* GraphQL */ `
  fragment DeskPartNumberValues on PartNumber {
    id
    number
    name
    unit
    externalId
    companyId
    company {
      name
    }
    productId
    product {
      sku
      names {
        language
        value
      }
    }
  }
`

export const numbersDocument = /* GraphQL */ `
  query DeskPartNumbers($input: PartNumberSearchInput!) {
    partNumbers(input: $input) {
      itemsFound
      pages
      items {
        ...DeskPartNumberValues
      }
    }
  }
  ${numberValues}
`

export const numberEditDocument = /* GraphQL */ `
  query DeskPartNumber($id: Int!) {
    partNumber(id: $id) {
      ...DeskPartNumberValues
    }
  }

  mutation DeskPartNumberUpdate($id: Int!, $input: PartNumberUpdateInput!) {
    partNumberUpdate(id: $id, input: $input) {
      ...DeskPartNumberValues
    }
  }
  ${numberValues}
`

export const numberCreateDocument = /* GraphQL */ `
  mutation DeskPartNumberCreate($input: PartNumberCreateInput!) {
    partNumberCreate(input: $input) {
      ...DeskPartNumberValues
    }
  }
  ${numberValues}
`

export const numberDeleteDocument = /* GraphQL */ `
  mutation DeskPartNumberDelete($id: Int!) {
    partNumberDelete(id: $id)
  }
`

/** The place of a company in its tree, and what it may spend. */
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

const contractValues = /* GraphQL */ `
  fragment DeskCallOffContractValues on CallOffContract {
    id
    number
    companyId
    company {
      name
    }
    productId
    product {
      sku
      names {
        language
        value
      }
    }
    quantity
    price
    currency
    validFrom
    validTo
    schedule {
      date
      quantity
    }
    active
    calledOff
    remaining
  }
`

export const contractsDocument = /* GraphQL */ `
  query DeskCallOffContracts($input: CallOffContractSearchInput!) {
    callOffContracts(input: $input) {
      itemsFound
      pages
      items {
        ...DeskCallOffContractValues
      }
    }
  }
  ${contractValues}
`

export const contractEditDocument = /* GraphQL */ `
  query DeskCallOffContract($id: Int!) {
    callOffContract(id: $id) {
      ...DeskCallOffContractValues
    }
  }

  mutation DeskCallOffContractUpdate($id: Int!, $input: CallOffContractUpdateInput!) {
    callOffContractUpdate(id: $id, input: $input) {
      ...DeskCallOffContractValues
    }
  }
  ${contractValues}
`

export const contractCreateDocument = /* GraphQL */ `
  mutation DeskCallOffContractCreate($input: CallOffContractCreateInput!) {
    callOffContractCreate(input: $input) {
      ...DeskCallOffContractValues
    }
  }
  ${contractValues}
`

export const contractDeleteDocument = /* GraphQL */ `
  mutation DeskCallOffContractDelete($id: Int!) {
    callOffContractDelete(id: $id)
  }
`

export const contractEntriesDocument = /* GraphQL */ `
  query DeskCallOffEntries($id: Int!) {
    callOffContract(id: $id) {
      entries {
        id
        orderId
        quantity
        reason
        createdAt
      }
    }
  }
`

const codeValues = /* GraphQL */ `
  fragment DeskBookingCodeValues on BookingCode {
    id
    type
    code
    name
    active
    companyId
    company {
      name
    }
  }
`

export const codesDocument = /* GraphQL */ `
  query DeskBookingCodes($input: BookingCodeSearchInput!) {
    bookingCodes(input: $input) {
      itemsFound
      pages
      items {
        ...DeskBookingCodeValues
      }
    }
  }
  ${codeValues}
`

export const codeEditDocument = /* GraphQL */ `
  query DeskBookingCode($id: Int!) {
    bookingCode(id: $id) {
      ...DeskBookingCodeValues
    }
  }

  mutation DeskBookingCodeUpdate($id: Int!, $input: BookingCodeUpdateInput!) {
    bookingCodeUpdate(id: $id, input: $input) {
      ...DeskBookingCodeValues
    }
  }
  ${codeValues}
`

export const codeCreateDocument = /* GraphQL */ `
  mutation DeskBookingCodeCreate($input: BookingCodeCreateInput!) {
    bookingCodeCreate(input: $input) {
      ...DeskBookingCodeValues
    }
  }
  ${codeValues}
`

export const codeDeleteDocument = /* GraphQL */ `
  mutation DeskBookingCodeDelete($id: Int!) {
    bookingCodeDelete(id: $id)
  }
`
