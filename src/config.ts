/** Every environment variable, read once. A bad value stops the boot with a sentence; nothing else reads process.env. */

export interface Config {
  port: number
  host: string
  /** Null: the server runs its own PostgreSQL in the data folder. */
  databaseUrl: string | null
  dataDir: string
  /** The instant at which the server's clock starts, or null for the real time. */
  clock: Date | null
  logLevel: LogLevel
  poolSize: number
  bodyLimit: number
  bulkBodyLimit: number
  /** How large a GraphQL document may be, where it differs from what the server allows by itself. */
  limits: Partial<Record<Limit, number>>
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
    clock: instant(env, 'WHARF_CLOCK'),
    logLevel: oneOf(env, 'WHARF_LOG_LEVEL', logLevels, 'info'),
    poolSize: integer(env, 'WHARF_POOL_SIZE', 8, 1, 100),
    bodyLimit: integer(env, 'WHARF_BODY_LIMIT', 1_048_576, 1024, 1_073_741_824),
    bulkBodyLimit: integer(env, 'WHARF_BULK_BODY_LIMIT', 52_428_800, 1024, 1_073_741_824),
    limits: limits(env),
  }
}

function integer(env: Environment, name: string, otherwise: number, min: number, max: number): number {
  const text = env[name]
  if (text === undefined || text === '') return otherwise
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new BadConfig(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
  return value
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
  const value = new Date(text)
  if (Number.isNaN(value.getTime()) || !/^\d{4}-\d\d-\d\d/.test(text))
    throw new BadConfig(`${name} must be an instant such as 2027-02-28T23:59:50Z, not "${text}".`)
  return value
}

function databaseUrl(env: Environment): string | null {
  const text = env.DATABASE_URL
  if (text === undefined || text === '') return null
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text))
    throw new BadConfig('DATABASE_URL must be a PostgreSQL connection string such as postgres://user:password@host:5432/wharf.')
  return text
}
