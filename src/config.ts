/** Every environment variable, read once. A bad value stops the boot with a sentence; nothing else reads process.env. */
import { parseDateTime } from './core/input/rules.js'

export interface Config {
  /** Where files lie, and what they may be. */
  media: MediaConfig
  port: number
  host: string
  /** Null: the server runs its own PostgreSQL in the data folder. */
  databaseUrl: string | null
  dataDir: string
  /** Where clients and people reach the server; links in e-mails and the issuer of tokens begin with it. */
  publicUrl: string
  /** Hosts beside that one to which a page of ours may lead on, such as storefronts. */
  redirectHosts: readonly string[]
  /** Where e-mail leaves; null: as files in the data folder. */
  smtp: { host: string; port: number; secure: boolean; user: string; password: string } | null
  mailFrom: { address: string; name: string }
  /** How many proxies in front of the server may say where a request came from. */
  trustedProxies: number
  /** The instant at which the server's clock starts, or null for the real time. */
  clock: Date | null
  logLevel: LogLevel
  poolSize: number
  bodyLimit: number
  bulkBodyLimit: number
  /** The largest file that a GraphQL request may bring. */
  uploadLimit: number
  /** How large a GraphQL document may be, where it differs from what the server allows by itself. */
  limits: Partial<Record<Limit, number>>
}

interface MediaConfig {
  /** Null: in the data folder. */
  s3: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | null
  rules: { maxBytes: number; maxPixels: number; http: boolean; privateNetwork: boolean; quota: number | null }
  /** How much room the sizes of pictures that were made may take in the data folder. */
  cacheBytes: number
}

const limitVariables = {
  tokens: 'WHARF_GRAPHQL_MAX_TOKENS',
  depth: 'WHARF_GRAPHQL_MAX_DEPTH',
  aliases: 'WHARF_GRAPHQL_MAX_ALIASES',
  fields: 'WHARF_GRAPHQL_MAX_FIELDS',
  cost: 'WHARF_GRAPHQL_MAX_COST',
} as const
type Limit = keyof typeof limitVariables

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

export class BadConfig extends Error {}

type Environment = Record<string, string | undefined>

export function readConfig(env: Environment = process.env): Config {
  return {
    port: integer(env, 'PORT', 4000, 0, 65535),
    host: env.HOST || '127.0.0.1',
    databaseUrl: databaseUrl(env),
    dataDir: env.WHARF_DATA_DIR || '.data',
    publicUrl: publicUrl(env),
    redirectHosts: redirectHosts(env),
    smtp: smtp(env),
    mailFrom: mailFrom(env),
    trustedProxies: integer(env, 'WHARF_TRUSTED_PROXIES', 0, 0, 10),
    clock: instant(env, 'WHARF_CLOCK'),
    logLevel: oneOf(env, 'WHARF_LOG_LEVEL', logLevels, 'info'),
    poolSize: integer(env, 'WHARF_POOL_SIZE', 8, 1, 100),
    bodyLimit: integer(env, 'WHARF_BODY_LIMIT', 1_048_576, 1024, 1_073_741_824),
    bulkBodyLimit: integer(env, 'WHARF_BULK_BODY_LIMIT', 52_428_800, 1024, 1_073_741_824),
    uploadLimit: integer(env, 'WHARF_UPLOAD_LIMIT', 104_857_600, 1024, 2_147_483_647),
    limits: limits(env),
    media: media(env),
  }
}

/** A misspelt variable would be passed over in silence: a sentence about each that begins with WHARF_ and that nobody reads. */
export function unknownVariables(env: Environment = process.env): string[] {
  const known = new Set<string>()
  readConfig(new Proxy({}, { get: (_, name) => void known.add(String(name)) }))
  return Object.keys(env)
    .filter((name) => name.startsWith('WHARF_') && !known.has(name))
    .map((name) => `${name} is no setting of Wharf and does nothing.${meant(name, [...known])}`)
}

function meant(name: string, known: readonly string[]): string {
  const [nearest] = known.map((one) => ({ one, far: distance(name, one) })).sort((a, b) => a.far - b.far)
  return nearest && nearest.far <= 6 ? ` Did you mean ${nearest.one}?` : ''
}

/** How many letters must be added, removed or changed to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const above = row
    row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min(changed, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
  }
  return row[b.length] ?? 0
}

function integer(env: Environment, name: string, otherwise: number, min: number, max: number): number {
  const text = env[name]
  if (text === undefined || text === '') return otherwise
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new BadConfig(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
  return value
}

function media(env: Environment): MediaConfig {
  return {
    s3: s3(env),
    rules: {
      maxBytes: integer(env, 'WHARF_MEDIA_MAX_BYTES', 26_214_400, 1024, 1_073_741_824),
      maxPixels: integer(env, 'WHARF_MEDIA_MAX_PIXELS', 50_000_000, 1, 268_402_689),
      http: oneOf(env, 'WHARF_MEDIA_URL_HTTP', ['true', 'false'], 'false') === 'true',
      privateNetwork: oneOf(env, 'WHARF_MEDIA_URL_PRIVATE', ['true', 'false'], 'false') === 'true',
      quota: integer(env, 'WHARF_MEDIA_QUOTA', 0, 1, Number.MAX_SAFE_INTEGER) || null,
    },
    cacheBytes: integer(env, 'WHARF_MEDIA_CACHE_BYTES', 1_073_741_824, 0, Number.MAX_SAFE_INTEGER),
  }
}

/** All or nothing: half a bucket would lose files. */
function s3(env: Environment): MediaConfig['s3'] {
  const names = ['ENDPOINT', 'BUCKET', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].map((part) => `WHARF_MEDIA_S3_${part}`)
  const [endpoint = '', bucket = '', region = '', accessKeyId = '', secretAccessKey = ''] = names.map((name) => env[name] ?? '')
  if (!names.some((name) => env[name])) return null
  const missing = names.filter((name) => !env[name] && !name.endsWith('REGION'))
  if (missing.length)
    throw new BadConfig(`${missing.join(', ')} must be set, too: files lie in the bucket or in the data folder.`)
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint))
    throw new BadConfig(`WHARF_MEDIA_S3_ENDPOINT must be an address such as https://s3.example.com, not "${endpoint}".`)
  return { endpoint, bucket, region: region || 'us-east-1', accessKeyId, secretAccessKey }
}

function limits(env: Environment): Config['limits'] {
  const given = Object.entries(limitVariables).filter(([, name]) => env[name])
  return Object.fromEntries(given.map(([limit, name]) => [limit, integer(env, name, 0, 1, 2_000_000_000)]))
}

function oneOf<T extends string>(env: Environment, name: string, values: readonly T[], otherwise: T): T {
  const text = env[name]
  if (text === undefined || text === '') return otherwise
  const value = values.find((known) => known === text)
  if (!value) throw new BadConfig(`${name} must be one of ${values.join(', ')}, not "${text}".`)
  return value
}

function instant(env: Environment, name: string): Date | null {
  const text = env[name]
  if (text === undefined || text === '') return null
  const value = parseDateTime(text)
  if (!value) throw new BadConfig(`${name} must be an instant such as 2027-02-28T23:59:50Z, not "${text}".`)
  return new Date(value)
}

/** A host that a request names would let a stranger write the links of our e-mails: it is configured. */
function publicUrl(env: Environment): string {
  const text = env.WHARF_PUBLIC_URL || `http://localhost:${env.PORT || 4000}`
  const isSound = /^https?:\/\//.test(text) && URL.canParse(text) && !/[?#]/.test(text)
  if (!isSound) throw new BadConfig(`WHARF_PUBLIC_URL must be an address such as https://shop.example.com, not "${text}".`)
  return text.replace(/\/+$/, '')
}

function redirectHosts(env: Environment): readonly string[] {
  const hosts = (env.WHARF_REDIRECT_HOSTS ?? '').split(',').map((host) => host.trim().toLowerCase())
  const bad = hosts.find((host) => host && !/^[a-z0-9.-]+(:\d{1,5})?$/.test(host))
  if (bad) throw new BadConfig(`WHARF_REDIRECT_HOSTS must be hosts such as shop.example.com,localhost:3000, not "${bad}".`)
  return hosts.filter(Boolean)
}

/** The message does not repeat the value: it may hold a password. */
function smtp(env: Environment): Config['smtp'] {
  const text = env.WHARF_SMTP_URL
  if (text === undefined || text === '') return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol) || url.search || url.hash || url.pathname.length > 1)
    throw new BadConfig('WHARF_SMTP_URL must be an address such as smtp://user:password@mail.example.com:587, or smtps://….')
  const secure = url.protocol === 'smtps:'
  const port = url.port ? Number(url.port) : secure ? 465 : 587
  const [user = '', password = ''] = [url.username, url.password].map((part) => decoded(part))
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port, secure, user, password }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new BadConfig('WHARF_SMTP_URL holds a % in its user or password that is not written as %25.')
  }
}

function mailFrom(env: Environment): Config['mailFrom'] {
  const text = env.WHARF_MAIL_FROM || 'Wharf <no-reply@localhost>'
  const [, name = '', address = ''] = text.match(/^(?:([^<>"\p{Cc}]*?)\s*<)?([^\s@<>"\p{Cc}]+@[^\s@<>"\p{Cc}]+?)>?$/u) ?? []
  const isPaired = text.includes('<') === text.endsWith('>')
  if (!address || !isPaired)
    throw new BadConfig(`WHARF_MAIL_FROM must be a sender such as Shop <no-reply@shop.example.com>, not "${text}".`)
  return { name, address }
}

function databaseUrl(env: Environment): string | null {
  const text = env.DATABASE_URL
  if (text === undefined || text === '') return null
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text))
    throw new BadConfig('DATABASE_URL must be a PostgreSQL connection string such as postgres://user:password@host:5432/wharf.')
  return text
}
