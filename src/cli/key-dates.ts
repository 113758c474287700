/** A client that wants to meet the removal before everybody does: for good, or in hours of its choice. */
import { parseDateTime } from '../core/input/rules.js'
import type { Brownout } from '../db/json.js'
import type { Workplace } from './database.js'
import { UsageError } from './usage.js'

export const surfaceHelp = `       wharf keys surface <id> --from <date> | --off
       wharf keys brownout <id> --from <instant> --to <instant> | --off

  surface    the key or client meets the contract of that day from now on, as 2027-03-01; --off takes it back
  brownout   it meets the contract of the removal in those hours only; may be repeated; --off removes all its hours`

export interface SurfaceValues {
  from?: string | undefined
  to?: string | undefined
  off?: boolean | undefined
}

export async function setSurface(place: Workplace, id: string, { from, off }: SurfaceValues): Promise<void> {
  const surface = off ? null : instant('--from', from)
  const name = await change(place, id, { surface })
  console.log(surface ? `${name} meets the contract of ${surface.toISOString()}` : `${name} meets the contract of the day`)
}

export async function addBrownout(place: Workplace, id: string, { from, to, off }: SurfaceValues): Promise<void> {
  const hours: Brownout[] = off ? [] : [...(await brownoutsOf(place, id)), between(from, to)]
  const name = await change(place, id, { brownouts: JSON.stringify(hours) as never })
  console.log(
    hours.length
      ? `${name} rehearses the removal: ${hours.map((b) => `${b.from} to ${b.to}`).join(', ')}`
      : `${name} has no brownouts`,
  )
}

function between(from: string | undefined, to: string | undefined): Brownout {
  const [start, end] = [instant('--from', from), instant('--to', to)]
  if (end <= start) throw new UsageError('A brownout must end after it begins.')
  return { from: start.toISOString(), to: end.toISOString() }
}

function instant(option: string, text: string | undefined): Date {
  const at = parseDateTime(text ?? '')
  if (!at) throw new UsageError(`${option} must be a date such as 2027-03-01 or an instant such as 2027-01-12T10:00:00Z.`)
  return new Date(at)
}

async function brownoutsOf({ control }: Workplace, id: string): Promise<readonly Brownout[]> {
  const key = await control.selectFrom('control.gqlApiKey').select('brownouts').where('uuid', '=', id).executeTakeFirst()
  const client = await control.selectFrom('control.restApiKey').select('brownouts').where('uuid', '=', id).executeTakeFirst()
  return (key ?? client)?.brownouts ?? []
}

async function change(
  { control, clock }: Workplace,
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
