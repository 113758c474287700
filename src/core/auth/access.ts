/**
 * src/core/auth identifies the caller and what the caller may do: API keys, access tokens, sessions, passwords, roles, rate limits, tenants.
 * It builds on src/core/base and src/db. The context carries its services; src/interfaces uses them for every request.
 *
 * This file has the actor of a request, and the policies that determine which actors may call an operation.
 */
import type { Access, Brownout, Roles } from '../../db/json.js'
import type { CallerKind } from '../base/budget.js'
import { forbidden, unauthenticated } from '../base/errors.js'

/** The domains in which roles grant access. */
export const roleDomains = [
  'apikey',
  'configuration',
  'logistics',
  'order',
  'pricing',
  'product',
  'role',
  'shop',
  'system',
  'user',
] as const
export type RoleDomain = (typeof roleDomains)[number]

/** A logged-in user. */
export interface User {
  /** `user` is an account without a contact or customer. */
  kind: 'contact' | 'customer' | 'user' | 'admin'
  /** The id of the contact, customer or administrator, which share one number space. Null for kind `user`. */
  id: number | null
  /** The uid of the account. */
  uid: string
  email: string
  /** A contact's primary company and all its companies. Other kinds have none. */
  companyId: number | null
  companyIds: readonly number[]
  /** The companies that a contact manages, as company manager or authorization manager. */
  managedCompanyIds: readonly number[]
}

export interface Actor {
  /** `nobody` has no valid credential; a Bearer token of a user without an API key does not count. */
  kind: 'nobody' | 'key' | 'client'
  tenantId: string
  /** The roles of the credential and of the user together. */
  roles: Roles
  channelId: number
  userId: number | null
  /** Null for a visitor, with or without an anonymous session. */
  user: User | null
  /** The session of the Bearer token, which may be anonymous. */
  sessionId: string | null
  /** The uuid of the API key or OAuth client, for the log. */
  credential: string | null
  /** The client has chosen to use the contract of this date already. */
  effectiveDate: Date | null
  /** The request has a key or token that is not valid. */
  isMistaken?: boolean
  /** Periods in which the client tests the removal of deprecated items. */
  brownouts: readonly Brownout[]
  /** When the key and the user were read from the database, by the stopwatch of the server; the earlier of both. */
  checkedAt?: number
}

/** Kinds of logged-in users who may call an operation without the role. They only reach their own records. */
export type OwnerKind = 'contact' | 'customer' | 'manager' | 'admin' | 'user'

interface RolePolicy {
  allow: 'role'
  domain: RoleDomain
  access: RequiredAccess
  /** The same access in this domain is also enough. The service then checks the domain of the record. */
  or?: RoleDomain
  own?: readonly OwnerKind[]
  /** Any key may call the operation to register somebody; the service then accepts fewer fields than with the role. */
  registers?: string
}

/** What an operation requires of its caller. There is no default: an operation without a policy does not compile. */
export type Policy = RolePolicy | { allow: 'anyKey'; reason: string }

/** The access that an operation needs at least. */
export type RequiredAccess = Exclude<Access, 'NONE'>

export const reads = (domain: RoleDomain): RolePolicy => ({ allow: 'role', domain, access: 'VIEWER' })
export const edits = (domain: RoleDomain): RolePolicy => ({ allow: 'role', domain, access: 'EDITOR' })
export const owns = (domain: RoleDomain): RolePolicy => ({ allow: 'role', domain, access: 'OWNER' })
/** Allows the role in either domain. */
export const orIn = (policy: RolePolicy, or: RoleDomain): RolePolicy => ({ ...policy, or })
/** Allows the role, or a logged-in user of these kinds for their own records, which `visible` and the service define. */
export const orOwn = (policy: RolePolicy, ...own: OwnerKind[]): RolePolicy => ({ ...policy, own })
/** Allows the role, or any key to register somebody. */
export const orRegister = (policy: RolePolicy, reason: string): RolePolicy => ({ ...policy, registers: reason })
/** Allows any valid key. Such an operation must be rate limited or harmless. */
export const anyKey = (reason: string): Policy => ({ allow: 'anyKey', reason })

const rank: Record<Access, number> = { NONE: 0, VIEWER: 1, EDITOR: 2, OWNER: 3 }

export const hasRole = (roles: Roles, domain: string, access: Access) => rank[roles[domain] ?? 'NONE'] >= rank[access]

/** Returns true for the staff of the shop, who see the records of every company and person. The key of a storefront, a mere VIEWER of the shop, is not staff. */
export const isStaff = (roles: Roles, access: RequiredAccess) =>
  hasRole(roles, 'user', access) || hasRole(roles, 'shop', access === 'VIEWER' ? 'EDITOR' : access)

/** The texts of the error for a missing or wrong credential. */
export interface CredentialTexts {
  missing: string
  mistaken: string
}

/** Throws unless the caller may run the operation. */
export function authorize(actor: Actor, policy: Policy, credential: CredentialTexts): void {
  if (actor.kind === 'nobody') throw unauthenticated(actor.isMistaken ? credential.mistaken : credential.missing)
  if (policy.allow === 'anyKey' || policy.registers || hasRole(actor.roles, policy.domain, policy.access)) return
  if (policy.or && hasRole(actor.roles, policy.or, policy.access)) return
  if (!policy.own?.some((own) => matchesKind(actor.user, own))) throw forbidden(`needs ${describeRight(policy)}`)
}

/** Describes the missing right. */
export function describeRight({ domain, access, or, own }: RolePolicy): string {
  const rights = [domain, or].flatMap((name) => (name ? [`${name}.${access}`] : []))
  return [...rights, ...(own?.length ? [`a login as ${own.join(' or ')}`] : [])].join(' or ')
}

function matchesKind(user: User | null, own: OwnerKind): boolean {
  if (!user) return false
  if (own === 'manager') return user.managedCompanyIds.length > 0
  return own === 'user' || own === user.kind
}

/** Throws if an actor would grant more access than it has itself. */
export function refuseEscalation(actor: Actor, granted: Roles): void {
  const beyond = Object.entries(granted).filter(([domain, access]) => !hasRole(actor.roles, domain, access))
  if (beyond.length) throw forbidden(`cannot grant ${beyond.map(([domain, access]) => `${domain}.${access}`).join(', ')}`)
}

/** Returns the kind of a caller for budgets. A key that may change only orders, and is not staff, belongs to a storefront: its callers are visitors. */
export function callerKind({ kind, user, roles }: Actor): CallerKind {
  if (user) return user.kind === 'admin' ? 'administrator' : 'person'
  if (kind === 'client') return 'key'
  const isTrusted =
    isStaff(roles, 'VIEWER') || roleDomains.some((domain) => domain !== 'order' && hasRole(roles, domain, 'EDITOR'))
  return kind === 'key' && isTrusted ? 'key' : 'visitor'
}
