/** GraphQL documents that change orders, quotes, shipments, payments, carts and tickets. */

/** What can be done with an order: statuses that may follow, what was sent, what was paid. */
export const orderWorkDocument = /* GraphQL */ `
  query DeskOrderWork($orderId: Int!) {
    order(orderId: $orderId) {
      id
      uuid
      status
      currency
      email
      orderStatus {
        code
        isEditable
        isDeletable
        orderType
        nextStatuses(input: { offset: 100 }) {
          items {
            code
            name
            orderType
          }
        }
      }
      total {
        gross
        net
      }
      paymentData {
        method
        status
      }
      items {
        id
        class
        sku
        name
        quantity
      }
      shipments {
        id
        status
        createdAt
        expectedDeliveryAt
        customFields
        items {
          id
          orderItemId
          sku
          name
          quantity
        }
        trackAndTraces {
          id
          code
          url
          carrier {
            name
          }
        }
      }
    }
    payments(input: { orderId: $orderId, offset: 100 }) {
      items {
        id
        paymentId
        amount
        currency
        method
        status
        createdAt
        transactions {
          id
          transactionId
          type
          status
          amount
          currency
          description
          provider
          timestamp
        }
      }
    }
    carriers(input: { offset: 100 }) {
      items {
        id
        name
      }
    }
    payMethods(input: { offset: 100 }) {
      items {
        externalCode
        names {
          language
          value
        }
      }
    }
  }
`

export const orderStatusDocument = /* GraphQL */ `
  mutation DeskOrderSetStatus($input: OrderSetStatusInput!) {
    orderSetStatus(input: $input) {
      status
      public
      validUntil
      orderNumber
    }
  }
`

export const orderEditDocument = /* GraphQL */ `
  query DeskOrderEdit($orderId: Int!) {
    order(orderId: $orderId) {
      ...DeskOrderValues
    }
  }

  mutation DeskOrderUpdate($orderId: Int!, $input: OrderUpdateInput!) {
    orderUpdate(orderId: $orderId, order: $input) {
      ...DeskOrderValues
    }
  }

  fragment DeskOrderValues on Order {
    customFields
    reference
    remarks
    email
    recipientCompany
    recipientFirstName
    recipientLastName
    orderAddresses {
      type
      company
      firstName
      lastName
      street
      number
      numberExtension
      postalCode
      city
      region
      country
      phone
      email
      notes
    }
  }
`

export const orderDeleteDocument = /* GraphQL */ `
  mutation DeskOrderDelete($orderId: Int!) {
    orderDelete(orderId: $orderId)
  }
`

export const orderConfirmDocument = /* GraphQL */ `
  mutation DeskOrderSendConfirm($input: TriggerOrderSendConfirmEventInput!) {
    triggerOrderSendConfirm(input: $input)
  }
`

export const quoteSendDocument = /* GraphQL */ `
  mutation DeskQuoteSend($input: TriggerQuoteSendEventInput!) {
    triggerQuoteSend(input: $input)
  }
`

export const revisionRestoreDocument = /* GraphQL */ `
  mutation DeskRevisionRestore($orderId: Int!, $revisionNumber: Int!) {
    orderRevisionRestore(orderId: $orderId, revisionNumber: $revisionNumber) {
      revisionNumber
      total {
        gross
        net
      }
    }
  }
`

export const shipmentCreateDocument = /* GraphQL */ `
  mutation DeskShipmentCreate($input: ShipmentCreateInput!) {
    shipmentCreate(input: $input) {
      items {
        name
        quantity
      }
    }
  }
`

export const shipmentUpdateDocument = /* GraphQL */ `
  mutation DeskShipmentUpdate($id: String!, $input: ShipmentUpdateInput!) {
    shipmentUpdate(id: $id, input: $input) {
      status
      expectedDeliveryAt
      customFields
    }
  }
`

export const shipmentDeleteDocument = /* GraphQL */ `
  mutation DeskShipmentDelete($id: String!) {
    shipmentDelete(id: $id)
  }
`

export const trackAndTraceCreateDocument = /* GraphQL */ `
  mutation DeskTrackAndTraceCreate($input: TrackAndTraceCreateInput!) {
    trackAndTraceCreate(input: $input) {
      code
      url
    }
  }
`

/** A payment that was made elsewhere, and the payment status of its order. */
export const paymentNoteDocument = /* GraphQL */ `
  mutation DeskPaymentNote($input: CreatePaymentInput!, $orderId: Int!, $payStatus: String, $isSettled: Boolean!) {
    paymentCreate(input: $input) {
      status
      method
    }
    orderSetStatus(input: { orderId: $orderId, payStatus: $payStatus }) @include(if: $isSettled) {
      id
    }
  }
`

/** A refund: noted, if it was made elsewhere, or carried out by the payment provider. */
export const refundDocument = /* GraphQL */ `
  mutation DeskPaymentRefund(
    $id: ID!
    $note: UpdatePaymentInput!
    $isNote: Boolean!
    $uuid: String!
    $refund: PaymentOperationInput!
    $orderId: Int!
    $payStatus: String
    $isSettled: Boolean!
  ) {
    paymentUpdate(searchBy: { id: $id }, input: $note) @include(if: $isNote) {
      status
    }
    paymentRefund(id: $uuid, input: $refund) @skip(if: $isNote) {
      message
      payment {
        status
      }
    }
    orderSetStatus(input: { orderId: $orderId, payStatus: $payStatus }) @include(if: $isSettled) {
      id
    }
  }
`

const tenderParts = /* GraphQL */ `
  fragment DeskTenderAddress on TenderAddress {
    company
    gender
    firstName
    middleName
    lastName
    street
    number
    numberExtension
    postalCode
    city
    region
    country
    email
    phone
    notes
    icp
  }

  fragment DeskTender on Tender {
    tenderId
    customFields
    orderId
    status
    type
    currency
    email
    reference
    remarks
    validUntil
    revisionNumber
    isEditable
    incentivesApplied
    orderStatus {
      code
      orderType
      nextStatuses(input: { offset: 100 }) {
        items {
          code
          name
          orderType
        }
      }
    }
    contact {
      contactId
      firstName
      lastName
    }
    customer {
      customerId
      firstName
      lastName
    }
    company {
      companyId
      name
    }
    invoiceAddress {
      ...DeskTenderAddress
    }
    deliveryAddress {
      ...DeskTenderAddress
    }
    items {
      uuid
      productId
      sku
      name
      quantity
      price
      originalPrice
      customerPrice
      costPrice
      totalPrice
      discountPercentage
      saleMarginPercentage
      taxPercentage
      notes
      customFields
      childItems {
        uuid
        name
        quantity
        totalPrice
      }
    }
    bonusItems {
      uuid
      name
      quantity
    }
    paymentData {
      method
      price
    }
    postageData {
      method
      carrier
      price
      overruled
      requestDate
    }
    carriers {
      id
      name
      price
    }
    payMethods {
      code
      description
      amount
      allowed
    }
    total {
      subTotalGross
      discountType
      discountPercentage
      discountGross
      totalGross
      totalNet
    }
    taxLevels {
      percentage
      tax
    }
  }
`

export const tenderDocument = /* GraphQL */ `
  query DeskTender($tenderId: String!) {
    tender(tenderId: $tenderId) {
      ...DeskTender
    }
  }
  ${tenderParts}
`

/** The order as it is agreed now, to compare it with its working copy. */
export const agreedOrderDocument = /* GraphQL */ `
  query DeskAgreedOrder($orderId: Int!) {
    order(orderId: $orderId) {
      id
      orderNumber
      status
      email
      reference
      remarks
      validUntil
      revisionNumber
      items {
        uuid
        class
        sku
        name
        quantity
        price
        notes
        parentOrderItemId
        isBonus
      }
      postageData {
        carrier
        gross
      }
      paymentData {
        method
        gross
      }
      total {
        gross
        net
        discountType
        discountValue
      }
    }
  }
`

export const tenderStartDocument = /* GraphQL */ `
  mutation DeskTenderStart($input: TenderStartInput!) {
    tenderStart(input: $input) {
      tenderId
      email
    }
  }
`

export const tenderAddItemsDocument = /* GraphQL */ `
  mutation DeskTenderAddItems($id: String!, $input: TenderAddItemsInput!) {
    change: tenderAddItems(id: $id, input: $input) {
      response {
        messages
      }
      tender {
        ...DeskTender
      }
    }
  }
  ${tenderParts}
`

export const tenderUpdateItemDocument = /* GraphQL */ `
  mutation DeskTenderUpdateItem($id: String!, $itemId: String!, $input: TenderUpdateItemInput!) {
    change: tenderUpdateItem(id: $id, itemId: $itemId, input: $input) {
      ...DeskTender
    }
  }
  ${tenderParts}
`

export const tenderDeleteItemDocument = /* GraphQL */ `
  mutation DeskTenderDeleteItem($id: String!, $itemId: String!) {
    change: tenderDeleteItem(id: $id, itemId: $itemId) {
      ...DeskTender
    }
  }
  ${tenderParts}
`

export const tenderUpdateDocument = /* GraphQL */ `
  mutation DeskTenderUpdate($id: String!, $input: TenderUpdateInput!) {
    change: tenderUpdate(id: $id, input: $input) {
      ...DeskTender
    }
  }
  ${tenderParts}
`

export const tenderDiscountDocument = /* GraphQL */ `
  mutation DeskTenderDiscount($id: String!, $input: TenderDiscountInput!) {
    change: tenderUpdateDiscount(id: $id, input: $input) {
      ...DeskTender
    }
  }
  ${tenderParts}
`

export const tenderPostageDocument = /* GraphQL */ `
  mutation DeskTenderPostage($id: String!, $input: TenderPostageInput!) {
    change: tenderUpdatePostage(id: $id, input: $input) {
      ...DeskTender
    }
  }
  ${tenderParts}
`

export const tenderPaymentDocument = /* GraphQL */ `
  mutation DeskTenderPayment($id: String!, $input: TenderPaymentInput!) {
    change: tenderUpdatePayment(id: $id, input: $input) {
      ...DeskTender
    }
  }
  ${tenderParts}
`

export const tenderAddressDocument = /* GraphQL */ `
  mutation DeskTenderAddress($id: String!, $input: TenderUpdateAddressInput!) {
    change: tenderUpdateAddress(id: $id, input: $input) {
      ...DeskTender
    }
  }
  ${tenderParts}
`

/** Writes the working copy to its order; the status may change in the same step. */
export const tenderProcessDocument = /* GraphQL */ `
  mutation DeskTenderProcess($id: String!, $input: TenderUpdateInput!, $hasStatus: Boolean!) {
    tenderUpdate(id: $id, input: $input) @include(if: $hasStatus) {
      tenderId
    }
    tenderProcess(id: $id) {
      orderId
    }
  }
`

export const tenderDeleteDocument = /* GraphQL */ `
  mutation DeskTenderDelete($id: String!) {
    tenderDelete(id: $id)
  }
`

/** Contacts and customers for whom a salesperson makes an order. */
export const findBuyersDocument = /* GraphQL */ `
  query DeskFindBuyers($term: String) {
    contacts(input: { term: $term, page: 1, offset: 12 }) {
      items {
        contactId
        firstName
        lastName
        company {
          name
        }
      }
    }
    customers(input: { term: $term, page: 1, offset: 5 }) {
      items {
        customerId
        firstName
        lastName
        email
      }
    }
  }
`

export const companyBuyersDocument = /* GraphQL */ `
  query DeskCompanyBuyers($companyId: Int!) {
    company(id: $companyId) {
      companyId
      name
      contacts(input: { page: 1, offset: 100 }) {
        items {
          contactId
          firstName
          lastName
        }
      }
    }
  }
`

/** Who may approve the carts of a company, and up to which amount its contacts buy without approval. */
export const approversDocument = /* GraphQL */ `
  query DeskApprovers($companyId: Int!) {
    company(id: $companyId) {
      purchaseAuthorizationConfigs(input: { offset: 1000 }) {
        items {
          purchaseRole
          authorizationLimit
          contact {
            contactId
            firstName
            lastName
          }
        }
      }
    }
  }
`

/** The request that waits for the approval of a cart, and whether it follows approval rules. */
export const cartRequestDocument = /* GraphQL */ `
  query DeskCartRequest($id: String!) {
    approvalRequests(input: { cartIds: [$id], statuses: [PENDING], offset: 1 }) {
      items {
        id
      }
    }
    cart(id: $id) {
      cartId
      spendingVerdict {
        steps {
          approvalRuleId
        }
      }
    }
  }
`

/** Approves a cart, and orders it at once if that is wanted. */
export const cartApproveDocument = /* GraphQL */ `
  mutation DeskCartApprove($id: String!, $input: CartAcceptPurchaseAuthorizationRequestInput!, $isOrdered: Boolean!) {
    cartAcceptPurchaseAuthorizationRequest(id: $id, input: $input) {
      cartId
      status
      total {
        totalGross
        totalNet
      }
    }
    cartProcess(id: $id, input: { orderStatus: "NEW" }) @include(if: $isOrdered) {
      cartOrderId
    }
  }
`

export const cartDeleteDocument = /* GraphQL */ `
  mutation DeskCartDelete($id: String!) {
    cartDelete(id: $id)
  }
`

export const ticketsDocument = /* GraphQL */ `
  query DeskTickets($input: TicketSearchInput) {
    tickets(input: $input) {
      itemsFound
      pages
      items {
        id
        titles {
          language
          value
        }
        type
        status
        email
        orderId
        companyId
        createdAt
        lastModifiedAt
        assignedToAdminUser {
          id
          firstName
          lastName
          email
        }
      }
    }
  }
`

export const ticketDocument = /* GraphQL */ `
  query DeskTicket($id: ID!) {
    ticket(id: $id) {
      ...DeskTicketValues
      createdAt
      pickedUpAt
      completedAt
      externalUrl
      buttonLabels {
        language
        value
      }
      assignedToAdminUser {
        firstName
        lastName
        email
      }
    }
  }

  mutation DeskTicketUpdate($id: ID!, $input: TicketUpdateInput!) {
    ticketUpdate(id: $id, input: $input) {
      ...DeskTicketValues
    }
  }

  fragment DeskTicketValues on Ticket {
    status
    type
    titles {
      language
      value
    }
    descriptions {
      language
      value
    }
    assignedToAdminUserId
    contactId
    customerId
    companyId
    orderId
    productId
    email
    phone
  }
`

export const ticketCreateDocument = /* GraphQL */ `
  mutation DeskTicketCreate($input: TicketCreateInput!) {
    ticketCreate(input: $input) {
      id
    }
  }
`

/** Answers a ticket by e-mail, and changes its status in the same step. */
export const ticketAnswerDocument = /* GraphQL */ `
  mutation DeskTicketAnswer($input: EmailSendEventInput!, $id: ID!, $ticket: TicketUpdateInput!) {
    publishEmailSendEvent(input: $input) {
      success
    }
    ticketUpdate(id: $id, input: $ticket) {
      status
    }
  }
`

export const ticketDeleteDocument = /* GraphQL */ `
  mutation DeskTicketDelete($id: ID!) {
    ticketDelete(id: $id)
  }
`

/** Administrators to whom a ticket can be assigned, and the one who is signed in. */
export const assigneesDocument = /* GraphQL */ `
  query DeskAssignees {
    adminUserViewer {
      id
      email
      firstName
      lastName
    }
    adminUsers(input: { offset: 100 }) {
      items {
        id
        email
        firstName
        lastName
      }
    }
  }
`
