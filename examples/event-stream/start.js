/** Starts the relay with the settings of the environment. SIGTERM stops it; the next start goes on where it was. */
import { parseArgs } from 'node:util'
import { connect } from '@nats-io/transport-node'
import { openFeed } from './feed.js'
import { openNatsStream } from './nats.js'
import { relay } from './relay.js'

const HELP = `Usage: node start.js
       node start.js replay --from <instant> [--stream <name>]

Copies the change feed of a shop into a stream of NATS JetStream until it is stopped. README.md lists the variables.

  replay   copies what has changed since an instant, such as 2026-11-15T12:00:00Z, into a stream of its own, and ends.
           Without --stream its name is that of the stream with the instant, such as WHARF_20261115T120000Z.
           The relay beside it is not disturbed.`

const { values, positionals } = parseArgs({
  options: { from: { type: 'string' }, stream: { type: 'string' }, help: { type: 'boolean' } },
  allowPositionals: true,
})
const isReplay = positionals[0] === 'replay'
if (values.help || positionals.length > (isReplay ? 1 : 0) || isReplay !== Boolean(values.from)) {
  console.log(HELP)
  process.exit(values.help ? 0 : 2)
}

const { env } = process
const required = (name) => {
  if (!env[name]) {
    console.error(`${name} is missing. See README.md.`)
    process.exit(2)
  }
  return env[name]
}

const connection = await connect({
  servers: env.NATS_URL || 'nats://127.0.0.1:4222',
  maxReconnectAttempts: -1,
  name: 'wharf relay',
})
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort())

const name = env.STREAM || 'WHARF'
const ownName = values.stream ?? `${name}_${values.from?.replaceAll(/[^0-9TZ]/g, '')}`
const target = {
  stream: isReplay ? ownName : name,
  subject: isReplay ? ownName.toLowerCase() : env.SUBJECT || 'wharf',
  duplicateHours: Number(env.DUPLICATE_HOURS || 2),
  maxAgeDays: Number(env.MAX_AGE_DAYS || 14),
}
const log = (line) => console.log(line)
await relay({
  stream: await openNatsStream(connection, target, log),
  read: openFeed({
    url: required('WHARF_URL'),
    clientId: required('WHARF_CLIENT_ID'),
    clientSecret: required('WHARF_CLIENT_SECRET'),
  }),
  options: {
    types: env.TYPES,
    limit: Number(env.PAGE_SIZE || 1000),
    since: env.SINCE,
    from: isReplay ? values.from : env.REPLAY_FROM,
  },
  signal: stop.signal,
  isOnce: isReplay,
  log,
})
await connection.close()
