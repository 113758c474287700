/** How an account looks in the interface. */
import type { GCIPUser, Login } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import type { AccountRow, AdminUserRow } from '../../../db/db.gen.js'
import type { Issued, Provider } from './session.issue.js'

/** What an account of the shop and an administrator have in common. */
export type Shown = Pick<
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

type Admin = Omit<Shown, 'displayName' | 'phoneNumber' | 'emailVerified' | 'hasPassword'> &
  Pick<AdminUserRow, 'firstName' | 'middleName' | 'lastName' | 'phone' | 'passwordHash'>

export const shownAccount = ({ passwordHash, ...account }: AccountRow): Shown => ({
  ...account,
  hasPassword: passwordHash !== null,
})

export const shownAdmin = ({ firstName, middleName, lastName, phone, passwordHash, ...admin }: Admin): Shown => ({
  ...admin,
  displayName: [firstName, middleName, lastName].filter(Boolean).join(' ') || null,
  phoneNumber: phone,
  emailVerified: true,
  hasPassword: passwordHash !== null,
})

/** Without an answer that issues them there are no tokens: the contract wants texts, so they are empty. */
const notIssued = { accessToken: '', refreshToken: '', expirationTime: null }

/** What is never kept or never shown. */
const nothing = { photoUrl: null, passwordHash: null, passwordSalt: null, authDomain: null, multiFactor: { enrolledFactors: [] } }

export function gcipUser(ctx: Ctx, account: Shown, issued: Issued | null = null): GCIPUser {
  const { uuid: uid, email, displayName, phoneNumber, emailVerified, disabled, tokensValidAfter } = account
  const { lastLoginAt, lastRefreshAt, createdAt, hasPassword } = account
  const provider = { ...noProvider, uid: email, providerId: 'password', displayName, email, rawId: uid, phoneNumber }
  return {
    ...nothing,
    ...(issued ?? notIssued),
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

const noProvider = { photoUrl: null, federatedId: null, screenName: null }

/** A visitor is their session. */
export const gcipVisitor = (ctx: Ctx, { uid, ...issued }: Issued & { uid: string }): GCIPUser => ({
  ...nothing,
  ...issued,
  ...{ uid, email: null, emailVerified: false, displayName: null, phoneNumber: null, disabled: false },
  ...{ lastLoginAt: ctx.now, createdAt: ctx.now, tokensValidAfterTime: null },
  isAnonymous: true,
  metadata: { lastSignInTime: ctx.now.toJSON(), creationTime: ctx.now.toJSON(), lastRefreshTime: null },
  tenantId: ctx.actor.tenantId,
  providerData: [],
})

export const loggedIn = (session: GCIPUser, providerId: Provider, operationType: 'signIn' | 'signUp' | 'anonymous'): Login => ({
  providerId,
  operationType,
  session,
})
