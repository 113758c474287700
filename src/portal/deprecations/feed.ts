/** Renders the migrations as a feed (RSS 2.0), one entry each. */
import { escapeHtml } from '../portal.pages.js'
import type { DeprecationList, ListedMigration } from './list.js'
import { countdownText, countsSentence, coverageSentence, removalNotice } from './texts.js'

const formatDate = (day: string) => new Date(day).toUTCString()

/** Returns the date on which the items of a migration were first listed; undefined for a migration without items. */
const findListingDate = ({ items }: DeprecationList, { key }: ListedMigration) =>
  items.find(({ migration }) => migration === key)?.since

function renderEntry(list: DeprecationList, migration: ListedMigration, base: string): string {
  const since = findListingDate(list, migration)
  const about = `${migration.action} ${countsSentence(migration)}. Removal: ${list.removal}.`
  return [
    '<item>',
    `<title>${escapeHtml(migration.title)}</title>`,
    `<link>${escapeHtml(`${base}/deprecations#${migration.key}`)}</link>`,
    `<guid isPermaLink="false">wharf.deprecations:${escapeHtml(migration.key)}</guid>`,
    ...(since ? [`<pubDate>${formatDate(since)}</pubDate>`] : []),
    `<description>${escapeHtml(about)}</description>`,
    '</item>',
  ].join('\n')
}

export function renderFeed(list: DeprecationList, base: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    '<title>Wharf deprecations</title>',
    `<link>${escapeHtml(base)}/deprecations</link>`,
    `<atom:link href="${escapeHtml(base)}/deprecations.rss" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeHtml(`Removal on ${list.removal}: ${countdownText(list)}. ${removalNotice(list)} ${coverageSentence(list)}`)}</description>`,
    '<language>en</language>',
    `<lastBuildDate>${formatDate(list.generatedAt)}</lastBuildDate>`,
    ...list.migrations.map((migration) => renderEntry(list, migration, base)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}
