import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { DEFAULT_LANGUAGE } from '../contract/defaults.js'
import { roleDomains } from '../core/auth/access.js'
import { DomainError } from '../core/base/errors.js'
import { formats } from '../core/input/scalar-rules.js'
import type { Database } from '../db/database.js'
import { DEFAULT_TENANT } from '../db/tenants/tenants.js'
import { MAX_PASSWORD, openPasswords } from '../modules/accounts/session/hashing/passwords.js'
import { resetTwoFactor, setTwoFactorRequired } from '../modules/accounts/two-factor/two-factor.service.js'
import { issueAdmin, resetAdminPassword } from '../modules/platform/admin-user/admin-user.issue.js'
import { type CommandContext, findTenant, withMigratedDatabase, withTenantDatabase } from './database.js'
import { parseRoles } from './keys/keys.js'
import { refuseExtraArguments, refuseForeignOptions, UsageError } from './usage.js'

export const adminsHelp = `Usage: wharf admins create --email <address> [--first-name <name>] [--last-name <name>] [--language <code>]
                           [--role <domain>.<access>]… [--tenant <id>] [--password-stdin]
       wharf admins list [--tenant <id>] [--json]
       wharf admins password <address> [--password-stdin]
       wharf admins reset-two-factor <address>
       wharf admins require-two-factor yes|no

  --role            a right such as pricing.OWNER; may be repeated. Access is OWNER, EDITOR or VIEWER;
                    domains are ${roleDomains.join(', ')}.
                    Without any, OWNER in every domain
  --tenant          the tenant that the administrator belongs to (${DEFAULT_TENANT})
  --language        two letters (NL)
  --json            prints the list as JSON
  --password-stdin  reads the password from standard input, at least 8 characters;
                    otherwise one is generated and printed once

"password" sets a new password for an administrator and ends their sessions. Only a hash of a password is stored.
"reset-two-factor" turns off the two-factor sign-in of an administrator who has lost their phone and their recovery codes.
"require-two-factor yes" takes all rights from administrators without two-factor sign-in until they enable it.`

const adminOptions = {
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  language: { type: 'string' },
  role: { type: 'string', multiple: true },
  tenant: { type: 'string' },
  'password-stdin': { type: 'boolean' },
  json: { type: 'boolean' },
} as const

const adminActionOptions: Record<string, readonly string[]> = {
  create: Object.keys(adminOptions).filter((name) => name !== 'json'),
  list: ['tenant', 'json'],
  password: ['password-stdin'],
  'reset-two-factor': [],
  'require-two-factor': [],
}

type AdminValues = ReturnType<typeof parseArgs<{ options: typeof adminOptions }>>['values']

export async function adminsCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: adminOptions, allowPositionals: true })
  const [action = '', email, ...rest] = positionals
  if (adminActionOptions[action]) refuseForeignOptions(values, action, adminActionOptions[action])
  refuseExtraArguments(action === 'create' || action === 'list' ? positionals.slice(1) : rest)
  if (action === 'create') return createAdministrator(values)
  if (action === 'list')
    return withMigratedDatabase((context) => listAdmins(context, values.tenant ?? DEFAULT_TENANT, values.json))
  if (action === 'password' && email) return changePassword(email, values)
  if (action === 'reset-two-factor' && email) return withMigratedDatabase(({ control }) => resetSecondFactor(control, email))
  if (action === 'require-two-factor' && (email === 'yes' || email === 'no'))
    return withMigratedDatabase(({ control }) => requireSecondFactor(control, email === 'yes'))
  throw new UsageError(adminsHelp)
}

/** Creates an administrator, after checking all options. */
async function createAdministrator(values: AdminValues): Promise<void> {
  const { email = '', language = DEFAULT_LANGUAGE, role = roleDomains.map((domain) => `${domain}.OWNER`) } = values
  if (!email) throw new UsageError('An administrator needs an --email.')
  if (!formats.email.pattern.test(email))
    throw new UsageError(`--email must be an address such as you@example.com, not "${email}".`)
  if (!formats.language.pattern.test(language)) throw new UsageError('--language must be two letters.')
  const person = {
    email,
    language: language.toUpperCase(),
    firstName: readName(values, 'first-name', 30),
    lastName: readName(values, 'last-name', 50),
  }
  const roles = parseRoles(role)
  const password = await readOrMakePassword(values)
  await withMigratedDatabase(async (context) => {
    const { control, clock } = context
    const tenant = await findTenant(control, values.tenant ?? DEFAULT_TENANT)
    const admin = { ...person, passwordHash: password.hash }
    const id = await withTenantDatabase(context, tenant, (db) =>
      issueAdmin(control, db, clock(), tenant, admin, roles).catch(toUsageError),
    )
    console.log(`id        ${id}\nemail     ${email}${password.output}`)
  })
}

function readName(values: AdminValues, option: 'first-name' | 'last-name', maxLength: number): string | null {
  const name = values[option] ?? null
  if (name && name.length > maxLength) throw new UsageError(`--${option} must be at most ${maxLength} characters long.`)
  return name
}

const toUsageError = (error: unknown): never => {
  throw error instanceof DomainError ? new UsageError(`${error.message}.`) : error
}

async function listAdmins({ control }: CommandContext, tenantId: string, isJson = false) {
  await findTenant(control, tenantId)
  const rows = await control
    .selectFrom('control.adminUser as admin')
    .innerJoin('control.adminUserTenant as membership', 'membership.adminUserId', 'admin.id')
    .select([
      'admin.id',
      'admin.email',
      'admin.disabled',
      'admin.lastLoginAt',
      sql<boolean>`"passwordHash" is null`.as('hasNoPassword'),
    ])
    .where('membership.tenantId', '=', tenantId)
    .orderBy('admin.id')
    .execute()
  if (isJson) {
    console.log(JSON.stringify(rows))
    return
  }
  for (const { id, email, disabled, hasNoPassword, lastLoginAt } of rows) {
    const lastLogin = `last login ${lastLoginAt?.toISOString() ?? 'never'}`
    const state = disabled ? 'off' : hasNoPassword ? 'without a password' : lastLogin
    console.log([id, email, state].join('  '))
  }
}

async function changePassword(email: string, values: AdminValues): Promise<void> {
  const password = await readOrMakePassword(values)
  await withMigratedDatabase(async ({ control, clock }) => {
    const isFound = await resetAdminPassword(control, clock(), email, password.hash)
    if (!isFound) throw new UsageError(`There is no administrator ${email}.`)
    console.log(`${email} has a new password${password.output}`)
  })
}

async function resetSecondFactor(control: Database, email: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from control."adminUser" where lower(email) = lower(${email})`.execute(
    control,
  )
  if (!rows[0]) throw new UsageError(`There is no administrator ${email}.`)
  const isReset = await resetTwoFactor(control, rows[0].id)
  console.log(isReset ? `${email} signs in without a code now` : `${email} did not use two-factor sign-in`)
}

async function requireSecondFactor(control: Database, isRequired: boolean): Promise<void> {
  await setTwoFactorRequired(control, isRequired)
  console.log(
    isRequired
      ? 'Administrators without two-factor sign-in have no rights until they enable it'
      : 'Two-factor sign-in is up to each administrator',
  )
}

/** Reads the password from standard input, or generates one. Returns its hash, and the output that shows a generated password. */
async function readOrMakePassword({ 'password-stdin': isFromStdin }: AdminValues): Promise<{ hash: string; output: string }> {
  const password = isFromStdin ? ((await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '') : randomBytes(15).toString('base64url')
  if (password.length < 8 || password.length > MAX_PASSWORD)
    throw new UsageError(`A password has 8 to ${MAX_PASSWORD} characters.`)
  const passwords = openPasswords(1)
  const hash = await passwords.hash(password)
  await passwords.end()
  return { hash, output: isFromStdin ? '' : `\npassword  ${password}` }
}
