/** The published list as Markdown, for repositories and chats. */
import type { List, ListedItem, ListedMigration } from './list.js'
import { apiName, beforeSentence, countdown, countsOf, coverage, fate } from './texts.js'

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const code = (text: string) => `\`${text}\``

const row = (entry: ListedItem) =>
  `| ${[
    apiName[entry.api],
    code(entry.item),
    entry.endpoints.map(code).join(', ') || '–',
    entry.note,
    entry.use.map(code).join(' or ') || '–',
    beforeSentence(entry),
    entry.since,
    entry.removal,
    entry.provenance,
  ]
    .map(cell)
    .join(' | ')} |`

function section({ items }: List, migration: ListedMigration): string {
  const rows = items.filter(({ migration: key }) => key === migration.key).map(row)
  const head = [
    `## ${migration.title}`,
    `\`${migration.key}\` – ${migration.action}`,
    `${countsOf(migration)[0]?.toUpperCase()}${countsOf(migration).slice(1)}.`,
  ]
  const table = [
    '| API | Item | Endpoints | Note | Replacement | Before removal | Since | Removal | Provenance |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
  return [...head, ...(rows.length ? [table] : [])].join('\n\n')
}

export function markdownOf(list: List, base: string): string {
  const head = [
    '# Deprecated items',
    `As of ${list.generatedAt}. Removal: ${list.removal} (${countdown(list)}).`,
    fate(list),
    coverage(list),
    `With examples and a search: <${base}/deprecations>. For programs: <${base}/deprecations.json>.`,
  ]
  return `${[...head, ...list.migrations.map((migration) => section(list, migration))].join('\n\n')}\n`
}
