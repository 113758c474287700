/** Who calls, what they may do, and what an operation asks for. */
import type { Access, Brownout, Roles } from '../db/json.js'
import { forbidden, unauthenticated } from './errors.js'

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

export interface Actor {
  /** `nobody` has shown no credential that we know. */
  kind: 'nobody' | 'key' | 'client'
  tenantId: string
  roles: Roles
  channelId: number
  userId: number | null
  /** The uuid of the key or client, for the log. */
  credential: string | null
  /** The client chose to meet the contract of this instant early. */
  surface: Date | null
  /** Hours that the client chose to rehearse the removal in. */
  brownouts: readonly Brownout[]
}

/** What an operation asks of its caller. There is no default: an operation without a policy does not exist. */
export type Policy = { allow: 'role'; domain: RoleDomain; access: Exclude<Access, 'NONE'> } | { allow: 'anyKey'; reason: string }

export const reads = (domain: RoleDomain): Policy => ({ allow: 'role', domain, access: 'VIEWER' })
export const edits = (domain: RoleDomain): Policy => ({ allow: 'role', domain, access: 'EDITOR' })
export const owns = (domain: RoleDomain): Policy => ({ allow: 'role', domain, access: 'OWNER' })
export const anyKey = (reason: string): Policy => ({ allow: 'anyKey', reason })

const rank: Record<Access, number> = { NONE: 0, VIEWER: 1, EDITOR: 2, OWNER: 3 }

export const holds = (roles: Roles, domain: string, access: Access) => rank[roles[domain] ?? 'NONE'] >= rank[access]

/** Throws unless the caller may run the operation. */
export function authorize(actor: Actor, policy: Policy, credential: string): void {
  if (actor.kind === 'nobody') throw unauthenticated(`${credential} is required`)
  if (policy.allow === 'role' && !holds(actor.roles, policy.domain, policy.access)) throw forbidden()
}

/** Nobody hands out more than they have. */
export function refuseEscalation(actor: Actor, granted: Roles): void {
  const beyond = Object.entries(granted).filter(([domain, access]) => !holds(actor.roles, domain, access))
  if (beyond.length) throw forbidden(`cannot grant ${beyond.map(([domain, access]) => `${domain}.${access}`).join(', ')}`)
}
