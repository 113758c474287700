import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { roleDomains } from '../core/auth/access.js'
import { MAX_PASSWORD, openPasswords } from '../core/auth/passwords.js'
import { DEFAULT_TENANT } from '../core/auth/tenants.js'
import { DomainError } from '../core/base/errors.js'
import { formats } from '../core/input/rules.js'
import { issueAdmin, resetAdminPassword } from '../rooms/platform/admin-user/admin-user.issue.js'
import { tenantOf, type Workplace, withDatabase, within } from './database.js'
import { rolesOf } from './keys.js'
import { refuseOptions, refuseWords, UsageError } from './usage.js'

export const adminsHelp = `Usage: wharf admins create --email <address> [--first-name <name>] [--last-name <name>] [--language <code>]
                           [--role <domain>.<access>]… [--tenant <id>] [--password-stdin]
       wharf admins list [--tenant <id>]
       wharf admins password <address> [--password-stdin]

  --role            a right such as pricing.OWNER; may be repeated. Access is OWNER, EDITOR or VIEWER;
                    domains are ${roleDomains.join(', ')}.
                    Without any, OWNER in every domain
  --tenant          the tenant that the administrator works for (${DEFAULT_TENANT})
  --language        two letters (NL)
  --password-stdin  reads the password from standard input, at least 8 characters;
                    otherwise one is made and printed once

"password" gives an administrator a new password and ends their sessions. Only a hash of a password is stored.`

const options = {
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  language: { type: 'string' },
  role: { type: 'string', multiple: true },
  tenant: { type: 'string' },
  'password-stdin': { type: 'boolean' },
} as const

const takes: Record<string, readonly string[]> = {
  create: Object.keys(options),
  list: ['tenant'],
  password: ['password-stdin'],
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

export async function admins(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [action = '', email, ...rest] = positionals
  if (takes[action]) refuseOptions(values, action, takes[action])
  refuseWords(action === 'password' ? rest : positionals.slice(1))
  if (action === 'create') return createAdmin(values)
  if (action === 'list') return withDatabase((place) => listAdmins(place, values.tenant ?? DEFAULT_TENANT))
  if (action === 'password' && email) return changePassword(email, values)
  throw new UsageError(adminsHelp)
}

/** Everything that can be wrong with the words of the command is found before the database is opened. */
async function createAdmin(values: Values): Promise<void> {
  const { email = '', language = 'NL', role = roleDomains.map((domain) => `${domain}.OWNER`) } = values
  if (!email) throw new UsageError('An administrator needs an --email.')
  if (!formats.email.pattern.test(email))
    throw new UsageError(`--email must be an address such as you@example.com, not "${email}".`)
  if (!formats.language.pattern.test(language)) throw new UsageError('--language must be two letters.')
  const person = {
    email,
    language: language.toUpperCase(),
    firstName: named(values, 'first-name', 30),
    lastName: named(values, 'last-name', 50),
  }
  const roles = rolesOf(role)
  const password = await newPassword(values)
  await withDatabase(async (place) => {
    const { control, clock } = place
    const tenant = await tenantOf(control, values.tenant ?? DEFAULT_TENANT)
    const given = { ...person, passwordHash: password.hash }
    const id = await within(place, tenant, (db) => issueAdmin(control, db, clock(), tenant, given, roles).catch(asUsage))
    console.log(`id        ${id}\nemail     ${email}${password.shown}`)
  })
}

function named(values: Values, option: 'first-name' | 'last-name', most: number): string | null {
  const name = values[option] ?? null
  if (name && name.length > most) throw new UsageError(`--${option} must be at most ${most} characters long.`)
  return name
}

const asUsage = (error: unknown): never => {
  throw error instanceof DomainError ? new UsageError(`${error.message}.`) : error
}

async function listAdmins({ control }: Workplace, tenantId: string) {
  await tenantOf(control, tenantId)
  const rows = await control
    .selectFrom('control.adminUser as admin')
    .innerJoin('control.adminUserTenant as place', 'place.adminUserId', 'admin.id')
    .select(['admin.id', 'admin.email', 'admin.disabled', 'admin.lastLoginAt', sql<boolean>`"passwordHash" is null`.as('isNew')])
    .where('place.tenantId', '=', tenantId)
    .orderBy('admin.id')
    .execute()
  for (const { id, email, disabled, isNew, lastLoginAt } of rows) {
    const state = disabled ? 'off' : isNew ? 'without a password' : `last login ${lastLoginAt?.toISOString() ?? 'never'}`
    console.log([id, email, state].join('  '))
  }
}

async function changePassword(email: string, values: Values): Promise<void> {
  const password = await newPassword(values)
  await withDatabase(async ({ control, clock }) => {
    const isDone = await resetAdminPassword(control, clock(), email, password.hash)
    if (!isDone) throw new UsageError(`There is no administrator ${email}.`)
    console.log(`${email} has a new password${password.shown}`)
  })
}

/** The password that was given, or one that is made and shown; the hash is what is stored. */
async function newPassword({ 'password-stdin': isGiven }: Values): Promise<{ hash: string; shown: string }> {
  const password = isGiven ? ((await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '') : randomBytes(15).toString('base64url')
  if (password.length < 8 || password.length > MAX_PASSWORD)
    throw new UsageError(`A password has 8 to ${MAX_PASSWORD} characters.`)
  const passwords = openPasswords(1)
  const hash = await passwords.hash(password)
  await passwords.end()
  return { hash, shown: isGiven ? '' : `\npassword  ${password}` }
}
