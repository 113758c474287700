/** Who calls, what they may do, and what an operation asks for. */
import type { Access, Brownout, Roles } from '../../db/json.js'
import { forbidden, unauthenticated } from '../base/errors.js'

/** The domains in which rights are given. */
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

/** Who has logged in. */
export interface User {
  /** `user` is an account that belongs to nobody: neither a contact nor a customer. */
  kind: 'contact' | 'customer' | 'user' | 'admin'
  /** The contactId, customerId or number of the administrator: one number space. Null for a bare account. */
  id: number | null
  /** The uid of the account. */
  uid: string
  email: string
  /** A contact's primary company and all its companies; empty for everybody else. */
  companyId: number | null
  companyIds: readonly number[]
  /** The companies that a contact manages: as company manager or as authorization manager. */
  managedCompanyIds: readonly number[]
}

export interface Actor {
  /** `nobody` has shown no credential that we know; `user` came with a Bearer token alone. */
  kind: 'nobody' | 'key' | 'client' | 'user'
  tenantId: string
  /** The union of what the credential and the user hold. */
  roles: Roles
  channelId: number
  userId: number | null
  /** Null for a visitor, also for one with an anonymous session. */
  user: User | null
  /** The session behind the Bearer token, an anonymous one too. */
  sessionId: string | null
  /** The uuid of the key or client, for the log. */
  credential: string | null
  /** The client chose to meet the contract of this instant early. */
  effectiveDate: Date | null
  /** Hours that the client chose to rehearse the removal in. */
  brownouts: readonly Brownout[]
}

/** Logged-in users who may call an operation without the role: what they reach there is their own. */
export type OwnerKind = 'contact' | 'customer' | 'manager' | 'admin' | 'user'

interface RolePolicy {
  allow: 'role'
  domain: RoleDomain
  access: RequiredAccess
  /** The same access in this domain will do, too: what the operation is about decides in the service which of them is asked for. */
  or?: RoleDomain
  own?: readonly OwnerKind[]
  /** Any key may register through it; what it may say of itself is less than what the role may. */
  registers?: string
}

/** What an operation asks of its caller. There is no default: an operation without a policy does not exist. */
export type Policy = RolePolicy | { allow: 'anyKey'; reason: string } | { allow: 'anyone'; reason: string }

/** The least access that something needs. */
export type RequiredAccess = Exclude<Access, 'NONE'>

export const reads = (domain: RoleDomain): RolePolicy => ({ allow: 'role', domain, access: 'VIEWER' })
export const edits = (domain: RoleDomain): RolePolicy => ({ allow: 'role', domain, access: 'EDITOR' })
export const owns = (domain: RoleDomain): RolePolicy => ({ allow: 'role', domain, access: 'OWNER' })
/** The role in either domain. */
export const orIn = (policy: RolePolicy, or: RoleDomain): RolePolicy => ({ ...policy, or })
/** The role, or a logged-in user of these kinds for what is their own; `visible` and the service say what that is. */
export const orOwn = (policy: RolePolicy, ...own: OwnerKind[]): RolePolicy => ({ ...policy, own })
/** The role, or a visitor who registers through any key. */
export const orRegister = (policy: RolePolicy, reason: string): RolePolicy => ({ ...policy, registers: reason })
export const anyKey = (reason: string): Policy => ({ allow: 'anyKey', reason })
/** Also without a key: then in the default tenant. Such an operation must be rate limited or harmless. */
export const anyone = (reason: string): Policy => ({ allow: 'anyone', reason })

const rank: Record<Access, number> = { NONE: 0, VIEWER: 1, EDITOR: 2, OWNER: 3 }

export const hasRole = (roles: Roles, domain: string, access: Access) => rank[roles[domain] ?? 'NONE'] >= rank[access]

/** The staff of the shop, who see what belongs to any company or person: a storefront's key, which only reads the shop, is none of them. */
export const isStaff = (roles: Roles, access: RequiredAccess) =>
  hasRole(roles, 'user', access) || hasRole(roles, 'shop', access === 'VIEWER' ? 'EDITOR' : access)

/** Throws unless the caller may run the operation. */
export function authorize(actor: Actor, policy: Policy, credential: string): void {
  if (policy.allow === 'anyone') return
  if (actor.kind === 'nobody') throw unauthenticated(`${credential} is required`)
  if (policy.allow === 'anyKey' || policy.registers || hasRole(actor.roles, policy.domain, policy.access)) return
  if (policy.or && hasRole(actor.roles, policy.or, policy.access)) return
  if (!policy.own?.some((own) => isOwn(actor.user, own))) throw forbidden()
}

function isOwn(user: User | null, own: OwnerKind): boolean {
  if (!user) return false
  if (own === 'manager') return user.managedCompanyIds.length > 0
  return own === 'user' || own === user.kind
}

/** Nobody hands out more than they have. */
export function refuseEscalation(actor: Actor, granted: Roles): void {
  const beyond = Object.entries(granted).filter(([domain, access]) => !hasRole(actor.roles, domain, access))
  if (beyond.length) throw forbidden(`cannot grant ${beyond.map(([domain, access]) => `${domain}.${access}`).join(', ')}`)
}
