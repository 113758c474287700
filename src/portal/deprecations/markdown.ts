/** Renders the published list as Markdown, for repositories and chats. */
import type { DeprecationList, ListedItem, ListedMigration } from './list.js'
import { apiName, beforeSentence, countdownText, countsSentence, coverageSentence, removalNotice } from './texts.js'
import { clientTools, commandFor } from './tools.js'

const escapeCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const codeSpan = (text: string) => `\`${text}\``

const tableRow = (entry: ListedItem) =>
  `| ${[
    apiName[entry.api],
    codeSpan(entry.item),
    entry.endpoints.map(codeSpan).join(', ') || '–',
    entry.note,
    entry.use.map(codeSpan).join(' or ') || entry.replacement || '–',
    beforeSentence(entry),
    entry.since,
    entry.removal,
    entry.provenance,
  ]
    .map(escapeCell)
    .join(' | ')} |`

function sectionMarkdown({ items }: DeprecationList, migration: ListedMigration): string {
  const rows = items.filter(({ migration: key }) => key === migration.key).map(tableRow)
  const head = [
    `## ${migration.title}`,
    `\`${migration.key}\` – ${migration.action}`,
    `${countsSentence(migration)[0]?.toUpperCase()}${countsSentence(migration).slice(1)}.`,
  ]
  const table = [
    '| API | Item | Endpoints | Note | Replacement | Before removal | Since | Removal | Provenance |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
  return [...head, ...(rows.length ? [table] : [])].join('\n\n')
}

export function renderMarkdown(list: DeprecationList, base: string): string {
  const head = [
    '# Deprecated items',
    `As of ${list.generatedAt}. Removal: ${list.removal} (${countdownText(list)}).`,
    removalNotice(list),
    coverageSentence(list),
    ...clientTools.map((tool) => `**${tool.title}.** ${tool.text}\n\n    ${commandFor(tool, base)}`),
    `With examples and a search: <${base}/deprecations>. For programs: <${base}/deprecations.json>.`,
  ]
  return `${[...head, ...list.migrations.map((migration) => sectionMarkdown(list, migration))].join('\n\n')}\n`
}
