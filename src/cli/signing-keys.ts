import { parseArgs } from 'node:util'
import { openTokens, RETIRED_KEY_LIFE_MS } from '../core/auth/tokens.js'
import { type Workplace, withDatabase } from './database.js'
import { refuseWords, UsageError } from './usage.js'

export const signingKeysHelp = `Usage: wharf signing-keys rotate
       wharf signing-keys list

Access tokens are signed with a key that lies in the database. "rotate" makes a new one; servers begin to sign with it
within a minute. Nobody is logged out: tokens of the old key are believed until they have run out, which takes an hour.
"list" shows the keys; their secret halves are never shown.`

export async function signingKeys(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, options: {}, allowPositionals: true })
  const [action, ...rest] = positionals
  refuseWords(rest)
  if (action === 'rotate') return withDatabase(rotate)
  if (action === 'list') return withDatabase(list)
  throw new UsageError(signingKeysHelp)
}

async function rotate({ control, clock, config }: Workplace): Promise<void> {
  const kid = await openTokens(control, clock, config.publicUrl).rotate()
  console.log(`${kid} signs from now on`)
}

async function list({ control, clock }: Workplace): Promise<void> {
  const keys = await control
    .selectFrom('control.signingKey')
    .select(['kid', 'createdAt', 'retiredAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('kid')
    .execute()
  for (const { kid, createdAt, retiredAt } of keys)
    console.log([kid, createdAt.toISOString(), stateOf(retiredAt, clock())].join('  '))
}

function stateOf(retiredAt: Date | null, now: Date): string {
  if (!retiredAt) return 'signs'
  const until = new Date(retiredAt.getTime() + RETIRED_KEY_LIFE_MS)
  return until > now ? `believed until ${until.toISOString()}` : 'over'
}
