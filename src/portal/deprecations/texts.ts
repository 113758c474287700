/** Sentences that the page, the Markdown file, the feed and the calendar share. */
import type { Api } from '../../core/lifecycle/item.js'
import { countDaysLeft, type DeprecationList, type ListedItem, type ListedMigration } from './list.js'

export const apiName: Record<Api, string> = { graphql: 'GraphQL', rest: 'REST' }

/** How an item behaves until it is removed. */
const beforeTexts: Record<ListedItem['before'], string> = {
  works: 'works as it always did',
  ignored: 'is accepted and ignored',
  notStored: 'is accepted and not stored',
  folded: 'is stored as one entry of sources when sources is not sent',
}

export const beforeSentence = ({ before, direction }: ListedItem) =>
  direction === 'none' ? 'is neither sent nor returned' : (beforeTexts[before] ?? before)

export const afterSentence = ({ direction }: ListedItem) =>
  direction === 'returned' || direction === 'none' ? 'responses no longer contain it' : 'a request that uses it fails'

export const pluralize = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** Returns the time until the removal, from the date of the list. */
export function countdownText(list: DeprecationList): string {
  const days = countDaysLeft(list)
  return days > 0 ? `${pluralize(days, 'day')} left` : 'the items have been removed'
}

/** Returns what happens, or happened, on the date of the removal. */
export const removalNotice = (list: DeprecationList) =>
  countDaysLeft(list) > 0
    ? `Each item works as the list says until ${list.removal}, 00:00 UTC. From then on a request that uses it fails, and responses no longer contain it.`
    : `Each item was removed on ${list.removal}, 00:00 UTC. A request that uses it fails with an error that names the replacement, and responses no longer contain it.`

/** Returns how much of the specification's list this server covers. */
export function coverageSentence({ totals: { specification, listed, specified, derived } }: DeprecationList): string {
  const of = (api: Api) => `${listed[api]} of the ${specification[api]} ${apiName[api]} items`
  return `This server lists ${of('graphql')} and ${of('rest')} that the specification counts; which the others are, neither the specification nor the published schema says. The specification itself names ${specified} of them; the other ${derived} are derived from the published schema, because the specification only counts them.`
}

export const countsSentence = ({ listed: { graphql, rest }, expected }: ListedMigration) =>
  `${graphql + rest} listed (${graphql} GraphQL, ${rest} REST) of ${expected} that the specification counts`
