/** Converts accounts and administrators into the types `GCIPUser` and `Login` of the contract. */
import type { GCIPUser, Login } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import type { AccountRow, AdminUserRow } from '../../../db/db.gen.js'
import type { IssuedTokens, Provider } from './session.issue.js'

/** The common fields of an account and an administrator. */
export type AccountView = Pick<
  AccountRow,
  | 'uuid'
  | 'email'
  | 'displayName'
  | 'phoneNumber'
  | 'emailVerified'
  | 'disabled'
  | 'tokensValidAfter'
  | 'lastLoginAt'
  | 'lastRefreshAt'
  | 'createdAt'
> & { hasPassword: boolean }

type AdminAccount = Omit<AccountView, 'displayName' | 'phoneNumber' | 'emailVerified' | 'hasPassword'> &
  Pick<AdminUserRow, 'firstName' | 'middleName' | 'lastName' | 'phone' | 'passwordHash'>

export const toAccountView = ({ passwordHash, ...account }: AccountRow): AccountView => ({
  ...account,
  hasPassword: passwordHash !== null,
})

export const adminToAccountView = ({
  firstName,
  middleName,
  lastName,
  phone,
  passwordHash,
  ...admin
}: AdminAccount): AccountView => ({
  ...admin,
  displayName: [firstName, middleName, lastName].filter(Boolean).join(' ') || null,
  phoneNumber: phone,
  emailVerified: true,
  hasPassword: passwordHash !== null,
})

/** The token fields of a response that issues no tokens. The contract requires strings, so they are empty. */
const noTokens = { accessToken: '', refreshToken: '', expirationTime: null }

/** Fields of the contract that are not stored or never shown. */
const emptyFields = {
  photoUrl: null,
  passwordHash: null,
  passwordSalt: null,
  authDomain: null,
  multiFactor: { enrolledFactors: [] },
}

export function toGcipUser(ctx: Ctx, account: AccountView, tokens: IssuedTokens | null = null): GCIPUser {
  const { uuid: uid, email, displayName, phoneNumber, emailVerified, disabled, tokensValidAfter } = account
  const { lastLoginAt, lastRefreshAt, createdAt, hasPassword } = account
  const provider = { ...emptyProviderFields, uid: email, providerId: 'password', displayName, email, rawId: uid, phoneNumber }
  return {
    ...emptyFields,
    ...(tokens ?? noTokens),
    ...{ uid, email, emailVerified, displayName, phoneNumber, disabled, lastLoginAt, createdAt },
    isAnonymous: false,
    metadata: {
      lastSignInTime: lastLoginAt?.toJSON() ?? null,
      creationTime: createdAt.toJSON(),
      lastRefreshTime: lastRefreshAt?.toJSON() ?? null,
    },
    tokensValidAfterTime: tokensValidAfter?.toJSON() ?? null,
    tenantId: ctx.actor.tenantId,
    providerData: hasPassword ? [provider] : [],
  }
}

const emptyProviderFields = { photoUrl: null, federatedId: null, screenName: null }

/** Returns the session of a visitor, who has no account. */
export const toGcipVisitor = (ctx: Ctx, { uid, ...tokens }: IssuedTokens & { uid: string }): GCIPUser => ({
  ...emptyFields,
  ...tokens,
  ...{ uid, email: null, emailVerified: false, displayName: null, phoneNumber: null, disabled: false },
  ...{ lastLoginAt: ctx.now, createdAt: ctx.now, tokensValidAfterTime: null },
  isAnonymous: true,
  metadata: { lastSignInTime: ctx.now.toJSON(), creationTime: ctx.now.toJSON(), lastRefreshTime: null },
  tenantId: ctx.actor.tenantId,
  providerData: [],
})

export const toLogin = (session: GCIPUser, providerId: Provider, operationType: 'signIn' | 'signUp' | 'anonymous'): Login => ({
  providerId,
  operationType,
  session,
})
