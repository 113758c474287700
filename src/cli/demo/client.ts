/** Sends the demo data through the API in this process, so that it obeys all rules like the data of any client. */
import type { FastifyInstance } from 'fastify'
import { roleDomains } from '../../core/auth/access.js'
import type { Clock } from '../../core/base/clock.js'
import type { FileStore } from '../../core/files/files.js'
import type { Roles } from '../../db/json.js'
import { DEFAULT_TENANT, type Tenants } from '../../db/tenants/tenants.js'
import { issueGqlKey, issueRestClient } from '../../modules/accounts/apikey/apikey.service.js'
import { openAppServer, type RestServer } from '../transfer/rest-server.js'
import type { DemoCall } from './demo.data.js'
import { NO_LEGACY, queryGraphql } from './demo.users.js'

/** The server into which the demo is loaded. */
export interface DemoTarget {
  app: FastifyInstance
  tenants: Tenants
  files: FileStore
  clock: Clock
}

/** Hears how far a load is. */
export type OnProgress = (done: number, total: number, what: string) => void

export const allRoles = Object.fromEntries(roleDomains.map((domain) => [domain, 'OWNER'])) as Roles

/** The name of the temporary credentials that load the demo data. One that a crash left behind does not count as a real key. */
export const LOADER_NAME = 'Loads the demo data'

export interface DemoClient {
  // biome-ignore lint/suspicious/noExplicitAny: the endpoint decides what a response looks like
  rest: (endpoint: string, body?: object) => Promise<any>
  // biome-ignore lint/suspicious/noExplicitAny: the document decides what a response looks like
  graphql: (document: string, variables: object) => Promise<any>
  /** How many calls have changed something. */
  sent: () => number
}

/** Runs `work` with credentials that are deleted afterwards. */
export async function withClient<T>({ app, tenants, clock }: DemoTarget, work: (client: DemoClient) => Promise<T>): Promise<T> {
  const { control } = tenants
  const loader = { tenantId: DEFAULT_TENANT, name: LOADER_NAME, roles: allRoles }
  const { row, clientSecret } = await issueRestClient(control, clock(), loader)
  const { key, row: keyRow } = await issueGqlKey(control, clock(), { ...loader, channelId: 1 })
  try {
    const server = openAppServer(app, 'the shop', { clientId: row.clientId, clientSecret })
    let sent = 0
    return await work({
      rest: (endpoint, body) => {
        if (body && !endpoint.endsWith('/search')) sent++
        return callRest(server, endpoint, body)
      },
      graphql: (document, variables) => queryGraphql(app, key, document, variables),
      sent: () => sent,
    })
  } finally {
    await control.deleteFrom('control.restApiKey').where('id', '=', row.id).execute()
    await control.deleteFrom('control.gqlApiKey').where('id', '=', keyRow.id).execute()
  }
}

/** Makes the calls in their order. */
export async function sendAll({ rest }: DemoClient, calls: readonly DemoCall[]): Promise<void> {
  let previous: unknown
  for (const { endpoint, body, unless } of calls) {
    if (unless && (await (typeof unless === 'string' ? rest(unless) : rest(...unless))).itemsFound > 0) continue
    previous = await rest(endpoint, typeof body === 'function' ? body(previous) : body)
  }
}

/** A large load outlives a token, and may meet a database that is busy for a moment: the server asks again by itself. */
async function callRest(server: RestServer, endpoint: string, body?: object) {
  const [method, path] = endpoint.split(' ') as ['GET' | 'POST' | 'PATCH', string]
  const { status, body: answer } = await server.call(method, path, body, NO_LEGACY)
  const failed = answer.data?.find?.((item: { success?: boolean }) => item.success === false)
  if (status >= 300 || failed)
    throw new Error(`Demo data: ${endpoint} answered ${failed?.error ?? JSON.stringify(answer).slice(0, 1000)}`)
  return answer
}
