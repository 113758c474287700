/** GraphQL documents of administrators, roles, keys, webhooks, decision hooks, templates, custom fields and channels. */

export const fieldDefinitionsDocument = /* GraphQL */ `
  query DeskFieldDefinitions($input: FieldDefinitionSearchInput) {
    fieldDefinitions(input: $input) {
      itemsFound
      pages
      items {
        id
        ownerType
        code
        type
        itemType
        options
        referenceTo
        names {
          language
          value
        }
        descriptions {
          language
          value
        }
        isRequired
        maxLength
        isVisibleToStorefront
        isEditableByBuyer
        isIndexed
        indexState
        sortOrder
      }
    }
  }
`

export const fieldEditDocument = /* GraphQL */ `
  query DeskFieldEdit($id: Int!) {
    fieldDefinition(id: $id) {
      ...DeskFieldValues
    }
  }

  mutation DeskFieldUpdate($id: Int!, $input: FieldDefinitionUpdateInput!) {
    fieldDefinitionUpdate(id: $id, input: $input) {
      ...DeskFieldValues
    }
  }

  fragment DeskFieldValues on FieldDefinition {
    code
    ownerType
    type
    itemType
    options
    referenceTo
    names {
      language
      value
    }
    descriptions {
      language
      value
    }
    isRequired
    defaultValue
    minLength
    maxLength
    minimum
    maximum
    pattern
    isVisibleToStorefront
    isEditableByBuyer
    isIndexed
    sortOrder
  }
`

export const fieldCreateDocument = /* GraphQL */ `
  mutation DeskFieldCreate($input: FieldDefinitionCreateInput!) {
    fieldDefinitionCreate(input: $input) {
      id
      code
    }
  }
`

export const fieldDeleteDocument = /* GraphQL */ `
  mutation DeskFieldDelete($id: Int!) {
    fieldDefinitionDelete(id: $id)
  }
`

/** The roles of the signed-in administrator: those that were given, and the default of each domain. */
export const ownRightsDocument = /* GraphQL */ `
  query DeskOwnRights {
    adminUserViewer {
      id
      email
    }
    roleDefinitions(input: { offset: 100 }) {
      items {
        id
        name
        defaultAccess
      }
    }
  }
`

export const rolesOfDocument = /* GraphQL */ `
  query DeskRolesOf($userIds: [Int!]!) {
    roles(input: { userIds: $userIds, offset: 100 }) {
      items {
        id
        access
        userId
        roleDefinition {
          id
          name
        }
      }
    }
  }
`

export const administratorsDocument = /* GraphQL */ `
  query DeskAdministrators($page: Int!) {
    adminUsers(input: { page: $page, offset: 50 }) {
      itemsFound
      pages
      items {
        id
        email
        firstName
        middleName
        lastName
        job
        phone
        language
        createdAt
      }
    }
    adminUserViewer {
      id
    }
    roleDefinitions(input: { offset: 100 }) {
      items {
        id
        name
        defaultAccess
        descriptions {
          language
          value
        }
      }
    }
  }
`

export const administratorEditDocument = /* GraphQL */ `
  query DeskAdministratorEdit($email: String!) {
    adminUser(email: $email) {
      ...DeskAdministratorValues
    }
  }

  mutation DeskAdministratorUpdate($email: String!, $input: UpdateUserDto!) {
    adminUserUpdate(email: $email, input: $input) {
      ...DeskAdministratorValues
    }
  }

  fragment DeskAdministratorValues on AdminUser {
    firstName
    middleName
    lastName
    gender
    language
    phone
    job
  }
`

export const administratorDocument = /* GraphQL */ `
  query DeskAdministrator($email: String!) {
    adminUser(email: $email) {
      id
      email
      firstName
      middleName
      lastName
      createdAt
    }
    adminUserViewer {
      id
    }
    roleDefinitions(input: { offset: 100 }) {
      items {
        id
        name
        defaultAccess
      }
    }
  }
`

export const administratorCreateDocument = /* GraphQL */ `
  mutation DeskAdministratorCreate($input: CreateUserDto!) {
    adminUserCreate(input: $input) {
      id
      email
    }
  }
`

export const administratorDeleteDocument = /* GraphQL */ `
  mutation DeskAdministratorDelete($email: String!) {
    adminUserDelete(email: $email)
  }
`

export const administratorInviteDocument = /* GraphQL */ `
  mutation DeskAdministratorInvite($email: String!, $language: String) {
    triggerPasswordSendResetEmailEvent(input: { email: $email, language: $language })
  }
`

export const roleCreateDocument = /* GraphQL */ `
  mutation DeskRoleCreate($input: RoleCreateInput!) {
    roleCreate(input: $input) {
      id
      access
    }
  }
`

export const roleUpdateDocument = /* GraphQL */ `
  mutation DeskRoleUpdate($id: ID!, $input: RoleUpdateInput!) {
    roleUpdate(id: $id, input: $input) {
      id
      access
    }
  }
`

export const roleDeleteDocument = /* GraphQL */ `
  mutation DeskRoleDelete($id: ID!) {
    roleDelete(id: $id)
  }
`

export const roleDefinitionEditDocument = /* GraphQL */ `
  query DeskRoleDefinitionEdit($id: ID!) {
    roleDefinition(id: $id) {
      ...DeskRoleDefinitionValues
    }
  }

  mutation DeskRoleDefinitionUpdate($id: ID!, $input: RoleDefinitionUpdateInput!) {
    roleDefinitionUpdate(id: $id, input: $input) {
      ...DeskRoleDefinitionValues
    }
  }

  fragment DeskRoleDefinitionValues on RoleDefinition {
    name
    defaultAccess
    descriptions {
      language
      value
    }
  }
`

export const keyEditDocument = /* GraphQL */ `
  query DeskKeyEdit($id: String!) {
    gqlApiKey(id: $id) {
      ...DeskKeyValues
    }
  }

  mutation DeskKeyChange($id: String!, $input: GqlApiKeyUpdateInput!) {
    gqlApiKeyUpdate(id: $id, input: $input) {
      ...DeskKeyValues
    }
  }

  fragment DeskKeyValues on GqlApiKey {
    name
    active
    channelId
    origins
    roles {
      roleDefinitionName
      access
    }
  }
`

export const keyDeleteDocument = /* GraphQL */ `
  mutation DeskKeyDelete($id: String!) {
    gqlApiKeyDelete(id: $id)
  }
`

export const clientCreateDocument = /* GraphQL */ `
  mutation DeskClientCreate($input: RestApiKeyCreateInput!) {
    restApiKeyCreate(input: $input) {
      id
      clientId
      clientSecret
    }
  }
`

export const channelChoicesDocument = /* GraphQL */ `
  query DeskChannelChoices {
    channels {
      id
      name
      country
    }
  }
`

export const subscriptionsDocument = /* GraphQL */ `
  query DeskSubscriptions($input: EventActionConfigSearchInput!) {
    eventActionConfigs(input: $input) {
      itemsFound
      pages
      items {
        __typename
        id
        trigger
        code
        names {
          language
          value
        }
        ... on EventToWebHookConfig {
          url
          active
          stoppedAt
          stopReason
        }
        ... on EventToEmailConfig {
          emailTemplateId
        }
      }
    }
  }
`

export const webhookEditDocument = /* GraphQL */ `
  query DeskWebhookEdit($id: String!) {
    eventActionConfig(id: $id) {
      ...DeskWebhookValues
    }
  }

  mutation DeskWebhookUpdate($id: String!, $input: EventToWebHookConfigUpdateInput!) {
    eventToWebHookConfigUpdate(id: $id, input: $input) {
      ...DeskWebhookValues
    }
  }

  fragment DeskWebhookValues on EventToWebHookConfig {
    trigger
    code
    url
    active
    stoppedAt
    stopReason
    previousSignatureSaltUntil
    basicAuthUsername
    channelIds
    names {
      language
      value
    }
  }
`

export const webhookCreateDocument = /* GraphQL */ `
  mutation DeskWebhookCreate($input: EventToWebHookConfigCreateInput!) {
    eventToWebHookConfigCreate(input: $input) {
      id
      signatureSalt
    }
  }
`

export const webhookSecretDocument = /* GraphQL */ `
  mutation DeskWebhookSecret($id: String!, $input: EventToWebHookConfigUpdateInput!) {
    eventToWebHookConfigUpdate(id: $id, input: $input) {
      id
      signatureSalt
    }
  }
`

export const mailRuleEditDocument = /* GraphQL */ `
  query DeskMailRuleEdit($id: String!) {
    eventActionConfig(id: $id) {
      ...DeskMailRuleValues
    }
  }

  mutation DeskMailRuleUpdate($id: String!, $input: EventToEmailConfigUpdateInput!) {
    eventToEmailConfigUpdate(id: $id, input: $input) {
      ...DeskMailRuleValues
    }
  }

  fragment DeskMailRuleValues on EventToEmailConfig {
    trigger
    code
    emailTemplateId
    channelIds
    names {
      language
      value
    }
  }
`

export const mailRuleCreateDocument = /* GraphQL */ `
  mutation DeskMailRuleCreate($input: EventToEmailConfigCreateInput!) {
    eventToEmailConfigCreate(input: $input) {
      id
    }
  }
`

export const subscriptionDeleteDocument = /* GraphQL */ `
  mutation DeskSubscriptionDelete($id: String!) {
    eventActionConfigDelete(id: $id)
  }
`

export const subscriptionTypeDocument = /* GraphQL */ `
  query DeskSubscriptionType($id: String!) {
    eventActionConfig(id: $id) {
      __typename
      id
      trigger
      code
      names {
        language
        value
      }
    }
  }
`

export const webhookDeliveriesDocument = /* GraphQL */ `
  query DeskWebhookDeliveries($id: String!) {
    eventDeliveries(input: { eventActionConfigIds: [$id], offset: 20 }) {
      itemsFound
      items {
        id
        trigger
        status
        attempts
        responseStatus
        responseExcerpt
        error
        createdAt
        deliveredAt
      }
    }
  }
`

export const customEventDocument = /* GraphQL */ `
  mutation DeskCustomEvent($input: TriggerCustomEventInput!) {
    triggerCustomEvent(input: $input)
  }
`

export const decisionHooksDocument = /* GraphQL */ `
  query DeskDecisionHooks($page: Int!) {
    decisionHooks(input: { page: $page, offset: 50, sortInputs: [{ field: PRIORITY, order: ASC }] }) {
      itemsFound
      pages
      items {
        id
        name
        url
        points
        condition
        priority
        active
        state
        onFailure
      }
    }
  }
`

export const decisionHookEditDocument = /* GraphQL */ `
  query DeskDecisionHookEdit($id: String!) {
    decisionHook(id: $id) {
      ...DeskDecisionHookValues
    }
  }

  mutation DeskDecisionHookUpdate($id: String!, $input: DecisionHookUpdateInput!) {
    decisionHookUpdate(id: $id, input: $input) {
      ...DeskDecisionHookValues
    }
  }

  fragment DeskDecisionHookValues on DecisionHook {
    name
    url
    points
    modulePoints
    condition
    deadlineMs
    onFailure
    keepSeconds
    priority
    maxPriceChangePercent
    maxShippingCost
    mayAddLines
    maxAddedAmount
    forCatalogPages
    maxCatalogLines
    active
  }
`

export const decisionHookDocument = /* GraphQL */ `
  query DeskDecisionHook($id: String!) {
    decisionHook(id: $id) {
      id
      name
      state
      previousSecretUntil
    }
    decisionHookCalls(input: { hookIds: [$id], offset: 20, sortInputs: [{ field: CREATED_AT, order: DESC }] }) {
      itemsFound
      items {
        id
        point
        status
        durationMs
        responseStatus
        error
        question
        answer
        isDryRun
        isCut
        createdAt
      }
    }
  }
`

export const decisionHookCreateDocument = /* GraphQL */ `
  mutation DeskDecisionHookCreate($input: DecisionHookCreateInput!) {
    decisionHookCreate(input: $input) {
      id
      secret
    }
  }
`

export const decisionHookSecretDocument = /* GraphQL */ `
  mutation DeskDecisionHookSecret($id: String!, $input: DecisionHookRotateSecretInput) {
    decisionHookRotateSecret(id: $id, input: $input) {
      id
      secret
    }
  }
`

export const decisionHookReplayDocument = /* GraphQL */ `
  mutation DeskDecisionHookReplay($callId: String!) {
    decisionHookReplay(callId: $callId) {
      id
      status
      durationMs
      responseStatus
      error
      answer
    }
  }
`

export const decisionHookDeleteDocument = /* GraphQL */ `
  mutation DeskDecisionHookDelete($id: String!) {
    decisionHookDelete(id: $id)
  }
`

export const templatesDocument = /* GraphQL */ `
  query DeskTemplates($input: TemplateSearchInput!) {
    templates(input: $input) {
      itemsFound
      pages
      items {
        __typename
        id
        names {
          language
          value
        }
        lastModifiedAt
        ... on DocumentTemplate {
          isDefaultOrderPdf
          isDefaultQuotePdf
        }
      }
    }
  }
`

export const templateTypeDocument = /* GraphQL */ `
  query DeskTemplateType($id: String!) {
    template(id: $id) {
      __typename
      id
      names {
        language
        value
      }
    }
  }
`

export const emailTemplateEditDocument = /* GraphQL */ `
  query DeskEmailTemplateEdit($id: String!) {
    template(id: $id) {
      ...DeskEmailTemplateValues
    }
  }

  mutation DeskEmailTemplateUpdate($id: String!, $input: EmailTemplateUpdateInput!) {
    emailTemplateUpdate(id: $id, input: $input) {
      ...DeskEmailTemplateValues
    }
  }

  fragment DeskEmailTemplateValues on EmailTemplate {
    names {
      language
      value
    }
    subjects {
      language
      value
    }
    contents {
      language
      content
    }
    from {
      email
      names {
        language
        value
      }
    }
    tos {
      email
      name
    }
    customQuery
    queryVariables
  }
`

export const documentTemplateEditDocument = /* GraphQL */ `
  query DeskDocumentTemplateEdit($id: String!) {
    template(id: $id) {
      ...DeskDocumentTemplateValues
    }
  }

  mutation DeskDocumentTemplateUpdate($id: String!, $input: DocumentTemplateUpdateInput!) {
    documentTemplateUpdate(id: $id, input: $input) {
      ...DeskDocumentTemplateValues
    }
  }

  fragment DeskDocumentTemplateValues on DocumentTemplate {
    names {
      language
      value
    }
    fileNames {
      language
      value
    }
    contents {
      language
      content
    }
    isDefaultOrderPdf
    isDefaultQuotePdf
    customQuery
    queryVariables
  }
`

export const emailTemplateCreateDocument = /* GraphQL */ `
  mutation DeskEmailTemplateCreate($input: EmailTemplateCreateInput!) {
    emailTemplateCreate(input: $input) {
      id
    }
  }
`

export const documentTemplateCreateDocument = /* GraphQL */ `
  mutation DeskDocumentTemplateCreate($input: DocumentTemplateCreateInput!) {
    documentTemplateCreate(input: $input) {
      id
    }
  }
`

export const templateDeleteDocument = /* GraphQL */ `
  mutation DeskTemplateDelete($id: String!) {
    templateDelete(id: $id)
  }
`

/** Previews are dry runs: the change is made, the template is rendered with it, and everything is rolled back. */
export const emailPreviewDocument = /* GraphQL */ `
  mutation DeskEmailPreview($id: String!, $input: EmailTemplateUpdateInput!, $data: JSON!) {
    emailTemplateUpdate(id: $id, input: $input) {
      id
    }
    templateRenderToHTML(id: $id, input: { data: $data })
  }
`

export const documentPreviewDocument = /* GraphQL */ `
  mutation DeskDocumentPreview($id: String!, $input: DocumentTemplateUpdateInput!, $data: JSON!) {
    documentTemplateUpdate(id: $id, input: $input) {
      id
    }
    documentTemplateRenderToPDF(id: $id, input: { data: $data }) {
      base64
      contentType
      fileName
    }
  }
`

export const templateMailDocument = /* GraphQL */ `
  mutation DeskTemplateMail($id: String!, $input: TemplateRenderInput!) {
    emailTemplateRenderAndSend(id: $id, input: $input)
  }
`

/** The orders that a preview can show. */
export const previewOrdersDocument = /* GraphQL */ `
  query DeskPreviewOrders($term: String) {
    orders(input: { term: $term, offset: 12, sortInputs: [{ field: CREATED_AT, order: DESC }] }) {
      items {
        id
        orderNumber
        reference
        status
      }
    }
  }
`

/** An order as the data of a preview, in the shape in which the server passes it to templates. */
export const previewOrderDocument = /* GraphQL */ `
  query DeskPreviewOrder($orderId: Int!) {
    order(orderId: $orderId) {
      id
      orderNumber
      status
      type
      reference
      remarks
      email
      debtorId
      recipientFirstName
      recipientLastName
      recipientCompany
      createdAt
      validUntil
      revisionNumber
      currency
      language
      channelId
      customFields
      company {
        companyId
        name
        taxNumber
      }
      postageData {
        gross
        net
      }
      paymentData {
        gross
        net
      }
      total {
        gross
        net
        tax
        taxPercentages {
          percentage
          total
        }
      }
      totalRows {
        kind
        percentage
        amount
      }
      items {
        id
        sku
        name
        notes
        quantity
        price
        priceTotal
        priceNet
        priceTotalNet
        taxPercentage
        parentOrderItemId
      }
      orderAddresses {
        type
        company
        firstName
        middleName
        lastName
        street
        number
        numberExtension
        postalCode
        city
        country
      }
    }
    channels {
      id
      name
      timeZone
    }
  }
`

export const templateErrorsDocument = /* GraphQL */ `
  query DeskTemplateErrors($id: String!) {
    templateErrorLogs(input: { templateIds: [$id], offset: 10, sortInputs: [{ field: CREATED_AT, order: DESC }] }) {
      itemsFound
      items {
        id
        createdAt
        errorType
        errorMessage
        fieldName
      }
    }
  }
`

export const channelsDocument = /* GraphQL */ `
  query DeskChannels {
    channels {
      id
      name
      language
      currency
      country
      reservesStock
      numbersOrders
    }
    tenant {
      id
      name
    }
  }
`

export const channelEditDocument = /* GraphQL */ `
  query DeskChannelEdit($id: Int!) {
    channel(channelId: $id) {
      ...DeskChannelValues
    }
  }

  mutation DeskChannelUpdate($id: Int!, $input: ChannelUpdateInput!) {
    channelUpdate(id: $id, input: $input) {
      ...DeskChannelValues
    }
  }

  fragment DeskChannelValues on Channel {
    name
    descriptions {
      language
      value
    }
    catalogRootId
    anonymousUserId
    language
    country
    timeZone
    currency
    reservesStock
    reservationMinutes
    numbersOrders
    quoteValidDays
  }
`

export const channelCreateDocument = /* GraphQL */ `
  mutation DeskChannelCreate($input: ChannelCreateInput!) {
    channelCreate(input: $input) {
      id
    }
  }
`

export const tenantEditDocument = /* GraphQL */ `
  query DeskTenantEdit {
    tenant {
      ...DeskTenantValues
    }
  }

  mutation DeskTenantUpdate($input: TenantUpdateInput!) {
    tenantUpdate(input: $input) {
      ...DeskTenantValues
    }
  }

  fragment DeskTenantValues on Tenant {
    name
    restrictSalesPricingVisibility
    allowQuoteInvalidation
    quoteDefaultExpiryPeriodDays
    defaultAppLanguage
    defaultDataLanguage
  }
`
