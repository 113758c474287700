/** The kinds of callers that read lists: visitors, people who are logged in, keys and clients with roles. */
import { roleDomains } from '../../src/core/auth/access.js'
import type { Fixture } from '../matrix/fixture.js'
import type { TestServer } from '../test-server.js'

export interface Caller {
  apikey?: string
  bearer?: string
}

export type Callers = Record<string, Caller>

/** Visitors have the key of the storefront and nothing else; people log in through the same key. */
export const people = ({ actors: { storefront, contact, manager, customer, admin } }: Fixture): Callers => ({
  'a visitor': storefront,
  'a contact': contact,
  'a manager': manager,
  'a customer': customer,
  'an administrator': admin,
})

const forDomains = async (make: (domain: string) => Promise<Caller>): Promise<Callers> => {
  const made = await Promise.all(roleDomains.map(async (domain) => [`${domain}.VIEWER`, await make(domain)] as const))
  return Object.fromEntries(made)
}

/** Callers of GraphQL without a user: no key, a key without a role, and a key with one role. */
export const keys = async (server: TestServer): Promise<Callers> => ({
  nobody: {},
  'a key without a role': { apikey: await server.keyFor({}) },
  ...(await forDomains(async (domain) => ({ apikey: await server.keyFor({ [domain]: 'VIEWER' }) }))),
})

/** Callers of REST: a client without a role, with one role, and with all of them. */
export const clients = async (server: TestServer, { actors }: Fixture): Promise<Callers> => ({
  'a client without a role': { bearer: await server.tokenFor({}) },
  ...(await forDomains(async (domain) => ({ bearer: await server.tokenFor({ [domain]: 'VIEWER' }) }))),
  'every role': actors.restClient,
})
