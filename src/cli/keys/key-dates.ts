/** Shows a key or client the API after the removal earlier than others: from now on, or in chosen periods (brownouts). */
import { parseDateTime } from '../../core/input/scalar-rules.js'
import type { Brownout } from '../../db/json.js'
import type { CommandContext } from '../database.js'
import { UsageError } from '../usage.js'

export const keyDatesHelp = `       wharf keys surface <id> --from <date> | --off
       wharf keys brownout <id> --from <instant> --to <instant> | --off

  surface    the API behaves for the key or client as on that date, such as 2027-03-01; --off ends that
  brownout   the API behaves as after the removal, in that period only; may be repeated; --off deletes all periods`

export interface DateOptions {
  from?: string | undefined
  to?: string | undefined
  off?: boolean | undefined
}

export async function setSurface(context: CommandContext, id: string, { from, off }: DateOptions): Promise<void> {
  const surface = off ? null : readInstantOption('--from', from)
  const name = await updateKey(context, id, { surface })
  console.log(surface ? `${name} sees the API of ${surface.toISOString()}` : `${name} sees the API of the current day`)
}

export async function addBrownout(context: CommandContext, id: string, { from, to, off }: DateOptions): Promise<void> {
  const brownouts: Brownout[] = off ? [] : [...(await readBrownouts(context, id)), readBrownout(from, to)]
  const name = await updateKey(context, id, { brownouts: JSON.stringify(brownouts) as never })
  console.log(
    brownouts.length
      ? `${name} has brownouts: ${brownouts.map(({ from, to }) => `${from} to ${to}`).join(', ')}`
      : `${name} has no brownouts`,
  )
}

function readBrownout(from: string | undefined, to: string | undefined): Brownout {
  const [start, end] = [readInstantOption('--from', from), readInstantOption('--to', to)]
  if (end <= start) throw new UsageError('A brownout must end after it begins.')
  return { from: start.toISOString(), to: end.toISOString() }
}

function readInstantOption(option: string, text: string | undefined): Date {
  const at = parseDateTime(text ?? '')
  if (!at) throw new UsageError(`${option} must be a date such as 2027-03-01 or an instant such as 2027-01-12T10:00:00Z.`)
  return new Date(at)
}

async function readBrownouts({ control }: CommandContext, id: string): Promise<readonly Brownout[]> {
  const key = await control.selectFrom('control.gqlApiKey').select('brownouts').where('uuid', '=', id).executeTakeFirst()
  const client = await control.selectFrom('control.restApiKey').select('brownouts').where('uuid', '=', id).executeTakeFirst()
  return (key ?? client)?.brownouts ?? []
}

async function updateKey(
  { control, clock }: CommandContext,
  id: string,
  set: { surface?: Date | null; brownouts?: never },
): Promise<string> {
  const values = { ...set, lastModifiedAt: clock() }
  const key = await control
    .updateTable('control.gqlApiKey')
    .set(values)
    .where('uuid', '=', id)
    .returning('name')
    .executeTakeFirst()
  const client = await control
    .updateTable('control.restApiKey')
    .set(values)
    .where('uuid', '=', id)
    .returning('name')
    .executeTakeFirst()
  const found = key ?? client
  if (!found) throw new UsageError(`There is no key or client ${id}.`)
  return found.name
}
