import { parseArgs } from 'node:util'
import { openTokens, RETIRED_KEY_LIFE_MS } from '../../core/auth/tokens.js'
import { type CommandContext, withMigratedDatabase } from '../database.js'
import { refuseExtraArguments, UsageError } from '../usage.js'

export const signingKeysHelp = `Usage: wharf signing-keys rotate
       wharf signing-keys list

Access tokens are signed with a key from the database. "rotate" creates a new key; servers use it within a minute.
Nobody is logged out: tokens of the old key are accepted until they expire, which takes an hour.
"list" shows the keys, but never their private parts.`

export async function signingKeysCommand(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, options: {}, allowPositionals: true })
  const [action, ...rest] = positionals
  refuseExtraArguments(rest)
  if (action === 'rotate') return withMigratedDatabase(rotateSigningKey)
  if (action === 'list') return withMigratedDatabase(listSigningKeys)
  throw new UsageError(signingKeysHelp)
}

async function rotateSigningKey({ control, clock, config }: CommandContext): Promise<void> {
  const kid = await openTokens(control, clock, config.publicUrl).rotate()
  console.log(`${kid} signs new tokens from now on`)
}

async function listSigningKeys({ control, clock }: CommandContext): Promise<void> {
  const keys = await control
    .selectFrom('control.signingKey')
    .select(['kid', 'createdAt', 'retiredAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('kid')
    .execute()
  for (const { kid, createdAt, retiredAt } of keys)
    console.log([kid, createdAt.toISOString(), describeKeyState(retiredAt, clock())].join('  '))
}

function describeKeyState(retiredAt: Date | null, now: Date): string {
  if (!retiredAt) return 'signs'
  const until = new Date(retiredAt.getTime() + RETIRED_KEY_LIFE_MS)
  return until > now ? `accepted until ${until.toISOString()}` : 'expired'
}
