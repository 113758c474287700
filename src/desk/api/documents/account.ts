/** GraphQL documents of the person who is signed in: sessions and two-factor sign-in. */

export const ownAccountDocument = /* GraphQL */ `
  query DeskOwnAccount {
    adminUserViewer {
      email
    }
    adminTwoFactor {
      isEnabled
      enabledAt
      recoveryCodesLeft
      isRequired
    }
    adminSessions {
      id
      startedAt
      lastUsedAt
      expiresAt
      address
      client
      isCurrent
    }
  }
`

export const sessionEndDocument = /* GraphQL */ `
  mutation DeskSessionEnd($id: String!) {
    adminSessionEnd(id: $id)
  }
`

export const sessionsEndDocument = /* GraphQL */ `
  mutation DeskSessionsEnd($email: String) {
    adminSessionsEnd(email: $email)
  }
`

export const twoFactorSetUpDocument = /* GraphQL */ `
  mutation DeskTwoFactorSetUp($password: String!) {
    adminTwoFactorSetUp(password: $password) {
      secret
      uri
    }
  }
`

export const twoFactorEnableDocument = /* GraphQL */ `
  mutation DeskTwoFactorEnable($code: String!) {
    adminTwoFactorEnable(code: $code) {
      codes
    }
  }
`

export const recoveryCodesDocument = /* GraphQL */ `
  mutation DeskRecoveryCodes($code: String!) {
    adminRecoveryCodesCreate(code: $code) {
      codes
    }
  }
`

export const twoFactorDisableDocument = /* GraphQL */ `
  mutation DeskTwoFactorDisable($password: String, $code: String) {
    adminTwoFactorDisable(password: $password, code: $code)
  }
`

/** The sessions and the two-factor sign-in of another administrator. */
export const accessOfDocument = /* GraphQL */ `
  query DeskAccessOf($email: String!) {
    adminTwoFactor(email: $email) {
      isEnabled
    }
    adminSessions(email: $email) {
      id
      startedAt
      lastUsedAt
      expiresAt
      address
      client
      isCurrent
    }
  }
`
