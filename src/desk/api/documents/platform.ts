/** GraphQL documents of sessions, lifecycle, keys, deliveries and imports. */

export const loginDocument = /* GraphQL */ `
  mutation DeskLogin($input: LoginInput!) {
    login(input: $input) {
      session {
        accessToken
        refreshToken
      }
    }
  }
`

export const signOutDocument = /* GraphQL */ `
  mutation DeskSignOut($refreshToken: String!) {
    sessionEnd(refreshToken: $refreshToken)
  }
`

export const renewDocument = /* GraphQL */ `
  mutation DeskRenew($refreshToken: String!) {
    exchangeRefreshToken(input: { refreshToken: $refreshToken }) {
      access_token
      refresh_token
    }
  }
`

export const viewerDocument = /* GraphQL */ `
  query DeskViewer {
    adminUserViewer {
      email
      firstName
      middleName
      lastName
      language
    }
  }
`

export const readinessDocument = /* GraphQL */ `
  query DeskReadiness($page: Int) {
    lifecycleReadiness(input: { page: $page, offset: 20, sortInputs: [{ field: LAST_USED_AT, order: DESC }] }) {
      itemsFound
      pages
      items {
        id
        credential
        clientName
        clientVersion
        usedItems
        lastUsedAt
        verdict
        fixBy
      }
    }
  }
`

export const usageDocument = /* GraphQL */ `
  query DeskUsage($page: Int, $credential: String, $clientName: String) {
    lifecycleUsage(
      input: {
        page: $page
        offset: 20
        credential: $credential
        clientName: $clientName
        sortInputs: [{ field: LAST_USED_AT, order: DESC }]
      }
    ) {
      itemsFound
      pages
      items {
        id
        credential
        clientName
        clientVersion
        item
        kind
        count
        lastUsedAt
        sampleOperation
        replacement
        fix
        removal
        daysLeft
        status
      }
    }
  }
`

/** The names of the keys that use deprecated items. */
export const credentialNamesDocument = /* GraphQL */ `
  query DeskCredentialNames {
    gqlApiKeys(input: { offset: 100 }) {
      items {
        id
        name
      }
    }
    restApiKeys(input: { offset: 100 }) {
      items {
        id
        name
      }
    }
  }
`

export const keysDocument = /* GraphQL */ `
  query DeskKeys($input: GqlApiKeySearchInput) {
    gqlApiKeys(input: $input) {
      itemsFound
      pages
      items {
        id
        name
        key
        active
        channelId
        origins
        createdAt
        roles {
          roleDefinitionName
          access
        }
      }
    }
  }
`

/** What the page of keys shows beside the GraphQL keys: the rights to choose from, and the REST clients. */
export const clientsDocument = /* GraphQL */ `
  query DeskClients {
    roleDefinitions(input: { offset: 100 }) {
      items {
        name
      }
    }
    restApiKeys(input: { offset: 50 }) {
      items {
        id
        name
        clientId
        active
        createdAt
      }
    }
  }
`

export const keyCreateDocument = /* GraphQL */ `
  mutation DeskKeyCreate($input: GqlApiKeyCreateInput!) {
    gqlApiKeyCreate(input: $input) {
      id
      key
    }
  }
`

export const keyUpdateDocument = /* GraphQL */ `
  mutation DeskKeyUpdate($id: String!, $input: GqlApiKeyUpdateInput!) {
    gqlApiKeyUpdate(id: $id, input: $input) {
      id
      active
    }
  }
`

export const deliveriesDocument = /* GraphQL */ `
  query DeskDeliveries($input: EventDeliverySearchInput) {
    eventDeliveries(input: $input) {
      itemsFound
      pages
      items {
        id
        trigger
        status
        attempts
        responseStatus
        responseExcerpt
        error
        createdAt
        lastAttemptAt
        deliveredAt
        dueAt
      }
    }
  }
`

export const redeliverDocument = /* GraphQL */ `
  mutation DeskRedeliver($id: String!) {
    eventDeliveryRedeliver(id: $id) {
      id
      status
    }
  }
`

export const stoppedWebhooksDocument = /* GraphQL */ `
  query DeskWebhooks {
    eventActionConfigs(input: { offset: 1000 }) {
      items {
        id
        trigger
        ... on EventToWebHookConfig {
          url
          active
          stoppedAt
          stopReason
        }
      }
    }
  }
`

export const startWebhookDocument = /* GraphQL */ `
  mutation DeskStartWebhook($id: String!) {
    eventToWebHookConfigUpdate(id: $id, input: { active: true }) {
      id
      active
    }
  }
`

export const importsDocument = /* GraphQL */ `
  query DeskImports($input: CsvImportJobSearchInput) {
    csvImportJobs(input: $input) {
      itemsFound
      pages
      items {
        id
        operation
        state
        fileName
        bytesTotal
        bytesRead
        rowsRead
        rowsWritten
        rowsFailed
        error
        createdAt
        finishedAt
      }
    }
  }
`

export const importCancelDocument = /* GraphQL */ `
  mutation DeskImportCancel($id: String!) {
    csvImportJobCancel(id: $id) {
      id
      state
    }
  }
`
