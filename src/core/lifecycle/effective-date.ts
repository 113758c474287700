/** The effective date of a request determines which contract applies to it: the one with the deprecated items or the one without. */
import type { Actor } from '../auth/access.js'
import { DomainError } from '../base/errors.js'
import type { Item, ItemUse } from './item.js'
import { insteadOf } from './legacy.js'
import { REMOVAL_INSTANT } from './registry.js'

/** Returns the effective date: now, or the latest of the requested dates. A request can preview the future, but not return to the past. */
export function effectiveInstant(now: Date, requested: readonly (Date | null)[]): Date {
  return requested.reduce<Date>((latest, at) => (at && at > latest ? at : latest), now)
}

/** Returns the date of the removal during one of the client's brownouts, otherwise null. */
export function brownoutDate({ brownouts }: Actor, now: Date): Date | null {
  return brownouts.some(({ from, to }) => new Date(from) <= now && now < new Date(to)) ? REMOVAL_INSTANT : null
}

export const isRemoved = (item: Item, at: Date) => item.removal <= at

/** Returns the uses of items that are removed at this date. Almost every request has none. */
export const removedUses = (uses: readonly ItemUse[], at: Date) => uses.filter(({ item }) => isRemoved(item, at))

/** The error of a request that uses removed items. Each API renders it with every item, its position and its replacement. */
export class RemovedItems extends DomainError {
  constructor(readonly uses: readonly ItemUse[]) {
    super('REMOVED', 'REMOVED_ITEM', [...new Set(uses.map(({ item }) => removalSentence(item)))].join(' '))
  }
}

export function removalSentence({ item, legacy, removal }: Item): string {
  return `${item} was removed on ${removal.toISOString().slice(0, 10)}. ${insteadOf(legacy, 'It has no replacement.')}`
}

/** Throws if a request uses removed items, before it writes anything. */
export function refuseRemoved(uses: readonly ItemUse[], at: Date): void {
  const removed = removedUses(uses, at)
  if (removed.length) throw new RemovedItems(removed)
}
