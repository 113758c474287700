/** Starts the relay with the settings of the environment. SIGTERM stops it; the next start goes on where it was. */
import { connect } from '@nats-io/transport-node'
import { openFeed } from './feed.js'
import { relay } from './relay.js'

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

await relay({
  connection,
  read: openFeed({
    url: required('WHARF_URL'),
    clientId: required('WHARF_CLIENT_ID'),
    clientSecret: required('WHARF_CLIENT_SECRET'),
  }),
  options: {
    stream: env.STREAM || 'WHARF',
    subject: env.SUBJECT || 'wharf',
    types: env.TYPES,
    limit: Number(env.PAGE_SIZE || 1000),
    since: env.SINCE,
    from: env.REPLAY_FROM,
    duplicateHours: Number(env.DUPLICATE_HOURS || 2),
    maxAgeDays: Number(env.MAX_AGE_DAYS || 14),
  },
  signal: stop.signal,
  log: (line) => console.log(line),
})
await connection.close()
