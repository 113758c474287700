/** Which surface a request meets: the contract as it is at an instant. */
import type { Actor } from '../auth/access.js'
import { DomainError } from '../base/errors.js'
import type { Item, Use } from './item.js'
import { REMOVAL_INSTANT } from './registry.js'

/** The instant that counts for a request: now, or a later one that the caller asked to see. Nobody travels back. */
export function effectiveInstant(now: Date, asked: readonly (Date | null)[]): Date {
  return asked.reduce<Date>((latest, at) => (at && at > latest ? at : latest), now)
}

/** The removal, while one of the client's own brownouts lasts. */
export function brownoutDate({ brownouts }: Actor, now: Date): Date | null {
  return brownouts.some(({ from, to }) => new Date(from) <= now && now < new Date(to)) ? REMOVAL_INSTANT : null
}

export const isRemoved = (item: Item, at: Date) => item.removal <= at

/** Uses of items that are gone at an instant; empty for almost every request. */
export const removedUses = (uses: readonly Use[], at: Date) => uses.filter(({ item }) => isRemoved(item, at))

/** The request used items that were removed. Each face renders it with every item, its place and its replacement. */
export class RemovedItems extends DomainError {
  constructor(readonly uses: readonly Use[]) {
    super('REMOVED', 'REMOVED_ITEM', [...new Set(uses.map(({ item }) => removalSentence(item)))].join(' '))
  }
}

export function removalSentence({ item, legacy, removal }: Item): string {
  const instead = legacy.use?.length ? `Use ${legacy.use.join(' or ')}.` : 'It has no replacement.'
  return `${item} was removed on ${removal.toISOString().slice(0, 10)}. ${instead}`
}

/** Fails before anything is written. */
export function refuseRemoved(uses: readonly Use[], at: Date): void {
  const gone = uses.length ? removedUses(uses, at) : []
  if (gone.length) throw new RemovedItems(gone)
}
