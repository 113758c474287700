/** The migrations as a feed (RSS 2.0), one entry each. */
import { escaped } from '../portal.pages.js'
import type { List, ListedMigration } from './list.js'
import { countdown, countsOf, coverage, fate } from './texts.js'

const published = (day: string) => new Date(day).toUTCString()

/** The day on which the items of a migration were first listed; a migration without items has none. */
const sinceOf = ({ items }: List, { key }: ListedMigration) => items.find(({ migration }) => migration === key)?.since

function entry(list: List, migration: ListedMigration, base: string): string {
  const since = sinceOf(list, migration)
  const about = `${migration.action} ${countsOf(migration)}. Removal: ${list.removal}.`
  return [
    '<item>',
    `<title>${escaped(migration.title)}</title>`,
    `<link>${escaped(`${base}/deprecations#${migration.key}`)}</link>`,
    `<guid isPermaLink="false">wharf.deprecations:${escaped(migration.key)}</guid>`,
    ...(since ? [`<pubDate>${published(since)}</pubDate>`] : []),
    `<description>${escaped(about)}</description>`,
    '</item>',
  ].join('\n')
}

export function feedOf(list: List, base: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    '<title>Wharf deprecations</title>',
    `<link>${escaped(base)}/deprecations</link>`,
    `<atom:link href="${escaped(base)}/deprecations.rss" rel="self" type="application/rss+xml"/>`,
    `<description>${escaped(`Removal on ${list.removal}: ${countdown(list)}. ${fate(list)} ${coverage(list)}`)}</description>`,
    '<language>en</language>',
    `<lastBuildDate>${published(list.generatedAt)}</lastBuildDate>`,
    ...list.migrations.map((migration) => entry(list, migration, base)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}
