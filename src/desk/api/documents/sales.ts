/** GraphQL documents of orders, quotes, carts, companies and contacts. */

export const ordersDocument = /* GraphQL */ `
  query DeskOrders($input: OrderSearchArguments!) {
    orders(input: $input) {
      itemsFound
      pages
      items {
        id
        orderNumber
        status
        type
        email
        reference
        currency
        createdAt
        lastModifiedAt
        validUntil
        revisionNumber
        source
        exportedAt
        company {
          companyId
          name
        }
        total {
          gross
          net
        }
      }
    }
  }
`

export const orderStatusesDocument = /* GraphQL */ `
  query DeskOrderStatuses {
    orderStatuses(input: { offset: 100 }) {
      items {
        code
        name
        orderType
      }
    }
  }
`

const orderLines = /* GraphQL */ `
  fragment DeskOrderLines on Order {
    items {
      uuid
      class
      productId
      sku
      name
      quantity
      price
      priceTotal
      originalPrice
      discount
      taxPercentage
      isBonus
      notes
      parentOrderItemId
    }
    total {
      gross
      net
    }
    totalRows {
      kind
      percentage
      amount
    }
    postageData {
      method
      carrier
    }
    paymentData {
      method
      status
    }
  }
`

export const orderDocument = /* GraphQL */ `
  query DeskOrder($orderId: Int!) {
    order(orderId: $orderId) {
      id
      orderNumber
      uuid
      status
      statusDate
      type
      source
      email
      reference
      remarks
      currency
      createdAt
      lastModifiedAt
      emailDate
      exportedAt
      exportStatus
      validUntil
      public
      revisionNumber
      originalOrderId
      debtorId
      debtorFirstName
      debtorLastName
      debtorCompany
      recipientFirstName
      recipientLastName
      recipientCompany
      actionCode
      ...DeskOrderLines
      orderAddresses {
        id
        type
        company
        firstName
        lastName
        street
        number
        numberExtension
        postalCode
        city
        country
      }
      company {
        companyId
        name
      }
      shipments {
        id
        status
        createdAt
        trackAndTraces {
          id
          code
        }
      }
      revisions(input: { offset: 50 }) {
        items {
          revisionNumber
          createdAt
          createdFromRevisionNumber
          createdByAdminUser {
            email
          }
          createdByContact {
            firstName
            lastName
          }
          snapshot {
            status
            public
            invalid
            ...DeskOrderLines
          }
        }
      }
    }
  }
  ${orderLines}
`

export const orderPdfDocument = /* GraphQL */ `
  query DeskOrderPdf($orderId: Int!) {
    orderGetPDF(orderId: $orderId) {
      base64
      contentType
      fileName
    }
  }
`

export const quotePdfDocument = /* GraphQL */ `
  query DeskQuotePdf($orderId: Int!) {
    quoteGetPDF(orderId: $orderId) {
      base64
      contentType
      fileName
    }
  }
`

export const companiesDocument = /* GraphQL */ `
  query DeskCompanies($input: CompanySearchArguments!) {
    companies(input: $input) {
      itemsFound
      pages
      items {
        companyId
        name
        debtorId
        taxNumber
        cocNumber
        phone
        email
        createdAt
        lastModifiedAt
        contacts(input: { page: 1, offset: 1 }) {
          itemsFound
        }
      }
    }
  }
`

export const companyDocument = /* GraphQL */ `
  query DeskCompany($id: Int!) {
    company(id: $id) {
      companyId
      name
      debtorId
      taxNumber
      cocNumber
      phone
      email
      notes
      createdAt
      belongsToCompany {
        name
      }
      addresses {
        id
        type
        isDefault
        company
        firstName
        lastName
        street
        number
        numberExtension
        postalCode
        city
        country
      }
      contacts(input: { page: 1, offset: 50 }) {
        itemsFound
        items {
          contactId
          firstName
          middleName
          lastName
          email
          phone
          login
        }
      }
      pricesheets {
        id
        code
        priority
      }
      purchaseAuthorizationConfigs(input: { offset: 50 }) {
        items {
          id
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

export const cartsDocument = /* GraphQL */ `
  query DeskCarts($input: CartSearchInput!) {
    carts(input: $input) {
      itemsFound
      pages
      items {
        cartId
        status
        orderId
        orderStatus
        reference
        currency
        createdAt
        lastModifiedAt
        company {
          name
        }
        contact {
          firstName
          lastName
        }
        customer {
          firstName
          lastName
        }
        items {
          itemId
        }
        total {
          totalGross
          totalNet
        }
      }
    }
  }
`

export const cartDocument = /* GraphQL */ `
  query DeskCart($id: String!) {
    cart(id: $id) {
      cartId
      status
      orderId
      orderStatus
      reference
      currency
      notes
      createdAt
      lastModifiedAt
      purchaseAuthorizationRequired
      company {
        companyId
        name
      }
      contact {
        contactId
        firstName
        lastName
      }
      customer {
        firstName
        lastName
      }
      items {
        itemId
        productId
        quantity
        price
        totalSum
        discount
        previousPrice
        product {
          sku
          names {
            language
            value
          }
        }
      }
      total {
        subTotal
        discount
        totalGross
        totalNet
      }
    }
  }
`

/** Buyers whose prices can be explained. */
export const buyersDocument = /* GraphQL */ `
  query DeskBuyers($term: String) {
    contacts(input: { term: $term, offset: 20 }) {
      items {
        contactId
        firstName
        middleName
        lastName
        company {
          companyId
          name
        }
      }
    }
  }
`

export const contactsDocument = /* GraphQL */ `
  query DeskContacts($input: ContactSearchArguments!) {
    contacts(input: $input) {
      itemsFound
      pages
      items {
        contactId
        firstName
        middleName
        lastName
        email
        phone
        mobile
        login
        createdAt
        lastModifiedAt
        company {
          companyId
          name
        }
      }
    }
  }
`
