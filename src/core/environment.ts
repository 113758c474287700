/** Reads single values of environment variables. An invalid one is refused by name. */
import { parseDateTime } from './input/scalar-rules.js'

export class BadConfig extends Error {}

export type Environment = Record<string, string | undefined>

const PROBE = Symbol('probe')

/** Returns an empty environment that reports the name of every variable that is read. */
export const probeEnvironment = (onRead: (name: string) => void): Environment =>
  new Proxy<Environment>({}, { get: (_, name) => (typeof name === 'string' ? void onRead(name) : name === PROBE) as never })

/** Returns true if the values do not matter, only which variables exist. */
export const isProbe = (env: Environment): boolean => Reflect.get(env, PROBE) === true

/** Returns the environment of the process, for commands that need no configuration. */
export const environment = (): Environment => process.env

export function readInteger(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new BadConfig(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
  return value
}

/** Reads numbers such as `carts=5000,sessions=5000`, each of which replaces the default of its name. */
export function readNumbers<Name extends string>(env: Environment, name: string, defaults: Readonly<Record<Name, number>>) {
  const known = Object.keys(defaults)
  const parts = (env[name] ?? '').split(',').filter(Boolean)
  const given = parts.map((part) => {
    const [, limit = '', value = ''] = part.trim().match(/^(\w+)=([1-9]\d{0,14})$/) ?? []
    if (!known.includes(limit)) throw new BadConfig(`${name} must be limits such as ${known.join('=…,')}=…, not "${part}".`)
    return [limit, Number(value)]
  })
  return { ...defaults, ...Object.fromEntries(given) } as Record<Name, number>
}

export function readChoice<T extends string>(env: Environment, name: string, values: readonly T[], fallback: T): T {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = values.find((allowed) => allowed === text)
  if (!value) throw new BadConfig(`${name} must be one of ${values.join(', ')}, not "${text}".`)
  return value
}

export function readInstant(env: Environment, name: string): Date | null {
  const text = env[name]
  if (text === undefined || text === '') return null
  const value = parseDateTime(text)
  if (!value) throw new BadConfig(`${name} must be an instant such as 2027-02-28T23:59:50Z, not "${text}".`)
  return new Date(value)
}
