/** Three servers of Wharf on a database cluster, with HAProxy in front of them. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrateAll } from '../../../src/boot.js'
import { roleDomains } from '../../../src/core/auth/access.js'
import { systemClock } from '../../../src/core/base/clock.js'
import { openDatabase } from '../../../src/db/database.js'
import type { Roles } from '../../../src/db/json.js'
import { issueGqlKey, issueRestClient } from '../../../src/modules/accounts/apikey/apikey.service.js'
import { type ServerProcess, startServer } from '../../process.js'
import { programOf } from '../base/programs.js'
import type { State } from '../base/state.js'
import { until } from './patroni.js'

export interface Keys {
  /** A key with all rights, and that of a storefront. */
  apikey: string
  visitorKey: string
  client: { clientId: string; clientSecret: string }
}

export interface Nodes {
  /** The address of HAProxy, at which clients reach the servers. */
  url: string
  servers: ServerProcess[]
  /** Starts a server at the place of another one, of this version or of another. */
  replace: (i: number, tree?: string) => Promise<void>
}

/** Creates the tables, and keys for everything. */
export async function prepareDatabase(url: string): Promise<Keys> {
  await migrateAll(url, systemClock(null))
  const roles = Object.fromEntries(roleDomains.map((domain) => [domain, 'OWNER'])) as Roles
  const control = openDatabase({ url, size: 2, onError: () => undefined })
  const given = { tenantId: 'default', name: 'cluster' }
  const { key: apikey } = await issueGqlKey(control, new Date(), { ...given, channelId: 1, roles })
  const { key: visitorKey } = await issueGqlKey(control, new Date(), {
    ...given,
    channelId: 1,
    roles: { shop: 'VIEWER', product: 'VIEWER' },
  })
  const { row, clientSecret } = await issueRestClient(control, new Date(), { ...given, roles })
  await control.destroy()
  return { apikey, visitorKey, client: { clientId: row.clientId, clientSecret } }
}

const FIRST_PORT = 4601
const FRONT_PORT = 4600

export async function openNodes(
  state: State,
  environment: Record<string, string>,
  trees: readonly string[] = ['.', '.', '.'],
): Promise<Nodes> {
  const folder = join(state.folder, 'wharf')
  const start = (i: number, tree = '.') =>
    startServer(
      { WHARF_PUBLIC_URL: 'http://wharf.test', ...environment, WHARF_DATA_DIR: folder, PORT: String(FIRST_PORT + i) },
      tree,
    )
  const servers: ServerProcess[] = []
  for (const [i, tree] of trees.entries()) servers.push(await start(i, tree))
  state.onEnd(() => {
    for (const { child } of servers) child.kill('SIGKILL')
  })
  startFront(state, trees.length)
  const url = `http://127.0.0.1:${FRONT_PORT}`
  await until(async () => ((await fetch(`${url}/ready`)).ok ? true : null), 60_000, 'HAProxy in front of the servers')
  const replace = async (i: number, tree = '.') => {
    await servers[i]?.end('SIGTERM')
    servers[i] = await start(i, tree)
  }
  return { url, servers, replace }
}

/** A request that no server has taken is sent to another one; one that a server has taken is not repeated. */
function startFront(state: State, count: number) {
  const servers = Array.from({ length: count }, (_, i) => `  server node${i + 1} 127.0.0.1:${FIRST_PORT + i}`)
  const file = join(state.folder, 'haproxy-web.cfg')
  writeFileSync(
    file,
    `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  option redispatch
  retries 3
  retry-on conn-failure
listen web
  bind 127.0.0.1:${FRONT_PORT}
  balance roundrobin
  option httpchk GET /ready
  default-server inter 500ms fall 2 rise 1
${servers.join('\n')}
`,
  )
  state.launch('haproxy-web', programOf('haproxy'), ['-db', '-f', file])
}
