/** GraphQL documents that change companies, contacts, customers, addresses and purchase limits. */

export const companyEditDocument = /* GraphQL */ `
  query DeskCompanyEdit($id: Int!) {
    company(id: $id) {
      ...DeskCompanyValues
    }
  }

  mutation DeskCompanyUpdate($id: Int!, $input: UpdateCompanyInput!) {
    companyUpdate(id: $id, input: $input) {
      ...DeskCompanyValues
    }
  }

  fragment DeskCompanyValues on Company {
    name
    taxNumber
    cocNumber
    debtorId
    email
    phone
    notes
    belongsToCompanyId
    customFields
  }
`

export const companyCreateDocument = /* GraphQL */ `
  mutation DeskCompanyCreate($input: CreateCompanyInput!) {
    companyCreate(input: $input) {
      companyId
      name
    }
  }
`

export const companyDeleteDocument = /* GraphQL */ `
  mutation DeskCompanyDelete($id: Int!) {
    companyDelete(id: $id)
  }
`

const addressFields = `
  id
  type
  isDefault
  active
  company
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
  phone
  email
  code
  notes
  customFields
`

export const companyAddressesDocument = /* GraphQL */ `
  query DeskCompanyAddresses($ownerId: Int!) {
    company(id: $ownerId) {
      name
      addresses {
        ...DeskCompanyAddress
      }
    }
  }

  mutation DeskCompanyAddressUpdate($input: CompanyAddressUpdateInput!) {
    companyAddressUpdate(input: $input) {
      ...DeskCompanyAddress
    }
  }

  fragment DeskCompanyAddress on Address {
    ${addressFields}
  }
`

export const companyAddressCreateDocument = /* GraphQL */ `
  mutation DeskCompanyAddressCreate($input: CompanyAddressCreateInput!) {
    companyAddressCreate(input: $input) {
      id
    }
  }
`

export const companyAddressDeleteDocument = /* GraphQL */ `
  mutation DeskCompanyAddressDelete($input: CompanyAddressDeleteInput!) {
    companyAddressDelete(input: $input)
  }
`

export const customerAddressesDocument = /* GraphQL */ `
  query DeskCustomerAddresses($ownerId: Int!) {
    customer(id: $ownerId) {
      firstName
      lastName
      addresses {
        ...DeskCustomerAddress
      }
    }
  }

  mutation DeskCustomerAddressUpdate($input: CustomerAddressUpdateInput!) {
    customerAddressUpdate(input: $input) {
      ...DeskCustomerAddress
    }
  }

  fragment DeskCustomerAddress on Address {
    ${addressFields}
  }
`

export const customerAddressCreateDocument = /* GraphQL */ `
  mutation DeskCustomerAddressCreate($input: CustomerAddressCreateInput!) {
    customerAddressCreate(input: $input) {
      id
    }
  }
`

export const customerAddressDeleteDocument = /* GraphQL */ `
  mutation DeskCustomerAddressDelete($input: CustomerAddressDeleteInput!) {
    customerAddressDelete(input: $input)
  }
`

export const contactDocument = /* GraphQL */ `
  query DeskContact($id: Int!) {
    contact(id: $id) {
      contactId
      firstName
      middleName
      lastName
      email
      login
      primaryLanguage
      createdAt
      company {
        companyId
        name
      }
      companies(input: { offset: 50 }) {
        items {
          companyId
          name
        }
      }
      purchaseAuthorizationConfigs(input: { offset: 50 }) {
        items {
          id
          purchaseRole
          authorizationLimit
          company {
            companyId
            name
          }
        }
      }
    }
  }
`

export const contactEditDocument = /* GraphQL */ `
  query DeskContactEdit($id: Int!) {
    contact(id: $id) {
      ...DeskContactValues
    }
  }

  mutation DeskContactUpdate($id: Int!, $input: UpdateContactInput!) {
    contactUpdate(id: $id, input: $input) {
      ...DeskContactValues
    }
  }

  fragment DeskContactValues on Contact {
    gender
    firstName
    middleName
    lastName
    email
    phone
    mobile
    primaryLanguage
    dateOfBirth
    mailingList
    customFields
  }
`

export const contactCreateDocument = /* GraphQL */ `
  mutation DeskContactCreate($input: CreateContactInput!) {
    contactCreate(input: $input) {
      contactId
      firstName
      lastName
    }
  }
`

export const contactDeleteDocument = /* GraphQL */ `
  mutation DeskContactDelete($id: Int!) {
    contactDelete(id: $id)
  }
`

export const contactAddToCompanyDocument = /* GraphQL */ `
  mutation DeskContactAddToCompany($id: Int!, $input: ContactAddToCompaniesInput!) {
    contactAddToCompanies(id: $id, input: $input) {
      contact {
        contactId
      }
    }
  }
`

export const contactLeaveCompanyDocument = /* GraphQL */ `
  mutation DeskContactLeaveCompany($id: Int!, $companyId: Int!) {
    contactRemoveFromCompanies(id: $id, input: { companyIds: [$companyId] }) {
      contact {
        contactId
      }
    }
  }
`

/** Gives a contact a login and sends the link to choose a password. */
export const contactInviteDocument = /* GraphQL */ `
  mutation DeskContactInvite($id: Int!, $email: String!, $language: String) {
    contactCreateAccount(id: $id) {
      contact {
        login
      }
    }
    triggerPasswordSendInitEmailEvent(input: { email: $email, language: $language })
  }
`

export const contactEndAccountDocument = /* GraphQL */ `
  mutation DeskContactEndAccount($id: Int!) {
    contactDeleteAccount(id: $id)
  }
`

export const customerInviteDocument = /* GraphQL */ `
  mutation DeskCustomerInvite($id: Int!, $email: String!, $language: String) {
    customerCreateAccount(id: $id) {
      customer {
        login
      }
    }
    triggerPasswordSendInitEmailEvent(input: { email: $email, language: $language })
  }
`

export const customerEndAccountDocument = /* GraphQL */ `
  mutation DeskCustomerEndAccount($id: Int!) {
    customerDeleteAccount(id: $id)
  }
`

export const passwordResetDocument = /* GraphQL */ `
  mutation DeskPasswordReset($email: String!, $language: String) {
    triggerPasswordSendResetEmailEvent(input: { email: $email, language: $language })
  }
`

export const passwordLinkDocument = /* GraphQL */ `
  mutation DeskPasswordLink($email: String!) {
    passwordResetLink(input: { email: $email })
  }
`

export const limitCreateDocument = /* GraphQL */ `
  mutation DeskLimitCreate($input: PurchaseAuthorizationConfigCreateInput!) {
    purchaseAuthorizationConfigCreate(input: $input) {
      id
      purchaseRole
      authorizationLimit
    }
  }
`

export const limitUpdateDocument = /* GraphQL */ `
  mutation DeskLimitUpdate($id: String!, $input: PurchaseAuthorizationConfigUpdateInput!) {
    purchaseAuthorizationConfigUpdate(id: $id, input: $input) {
      id
      purchaseRole
      authorizationLimit
    }
  }
`

export const limitDeleteDocument = /* GraphQL */ `
  mutation DeskLimitDelete($id: String!) {
    purchaseAuthorizationConfigDelete(id: $id)
  }
`

export const customersDocument = /* GraphQL */ `
  query DeskCustomers($input: CustomerSearchArguments) {
    customers(input: $input) {
      itemsFound
      pages
      items {
        customerId
        firstName
        middleName
        lastName
        email
        phone
        login
        debtorId
      }
    }
  }
`

export const customerDocument = /* GraphQL */ `
  query DeskCustomer($id: Int!) {
    customer(id: $id) {
      customerId
      firstName
      middleName
      lastName
      email
      login
      primaryLanguage
      createdAt
      addresses {
        id
        type
        isDefault
        street
        number
        numberExtension
        postalCode
        city
        country
      }
    }
  }
`

export const customerEditDocument = /* GraphQL */ `
  query DeskCustomerEdit($id: Int!) {
    customer(id: $id) {
      ...DeskCustomerValues
    }
  }

  mutation DeskCustomerUpdate($id: Int!, $input: UpdateCustomerInput!) {
    customerUpdate(id: $id, input: $input) {
      ...DeskCustomerValues
    }
  }

  fragment DeskCustomerValues on Customer {
    gender
    firstName
    middleName
    lastName
    debtorId
    email
    phone
    mobile
    primaryLanguage
    dateOfBirth
    mailingList
  }
`

export const customerCreateDocument = /* GraphQL */ `
  mutation DeskCustomerCreate($input: CustomerInput!) {
    customerCreate(input: $input) {
      customerId
    }
  }
`

export const customerDeleteDocument = /* GraphQL */ `
  mutation DeskCustomerDelete($id: Int!) {
    customerDelete(id: $id)
  }
`
