/** What a migration does to a shop that is running: the locks it takes, what it rewrites, and whether servers of the previous version can go on. Read from its SQL; nothing is run. */

/** What happens to other statements on a table meanwhile. */
type Effect =
  | 'nothing waits'
  | 'everything waits for a moment'
  | 'everything waits while rows are checked'
  | 'everything waits while the table is rewritten'
  | 'writes wait for a moment'
  | 'writes wait while rows are checked'
  | 'writes wait while the index is built'
  | 'changed rows wait until the migration ends'
  | 'changed rows wait for one batch'

export interface PlannedStep {
  /** The statement in a few words, such as `add column "sku"`. */
  does: string
  table: string | null
  /** The lock in PostgreSQL; null if it takes none that others notice. */
  lock: string | null
  rewrites: boolean
  effect: Effect
  /** Servers of the previous version read what this takes away. */
  breaks: boolean
}

export interface MigrationPlan {
  steps: PlannedStep[]
  /** False if servers of the previous version must stop before. */
  previousVersionRuns: boolean
}

/** A migration with this first line has one statement, which is repeated until it changes no row, each time in a transaction of its own. */
export const IN_BATCHES = /^-- in batches\b/

/** Migrations that only widen a column: the previous version goes on reading and writing it. */
const WIDENING: readonly string[] = ['tenant/0077_percentages_of_costs']

/** The name of a table at the beginning of a text, with its schema. */
const NAME = /^(?:only\s+)?(?:if\s+(?:not\s+)?exists\s+)?(?:only\s+)?((?:"[^"]+"|\w+)(?:\.(?:"[^"]+"|\w+))?)/i

type Kind = Omit<PlannedStep, 'does' | 'table'>
const kind = (lock: string | null, effect: Effect, more: Partial<Kind> = {}): Kind => ({
  lock,
  effect,
  rewrites: false,
  breaks: false,
  ...more,
})

const [EXCLUSIVE, SHARE, SHARE_ROW, ROW] = ['ACCESS EXCLUSIVE', 'SHARE', 'SHARE ROW EXCLUSIVE', 'ROW EXCLUSIVE']
const NONE = kind(null, 'nothing waits')
const MOMENT = kind(EXCLUSIVE, 'everything waits for a moment')
const CHECKED = kind(EXCLUSIVE, 'everything waits while rows are checked')
const REWRITTEN = kind(EXCLUSIVE, 'everything waits while the table is rewritten', { rewrites: true })
const GONE = kind(EXCLUSIVE, 'everything waits for a moment', { breaks: true })
const ROWS = kind(ROW, 'changed rows wait until the migration ends')

/** Kinds of statements, up to the name of their table. The first that fits counts. */
const STATEMENTS: readonly [RegExp, Kind][] = [
  [/^create\s+(?:unlogged\s+)?table\s+/i, NONE],
  [/^create\s+(?:unique\s+)?index\s+concurrently\b.*?\bon\s+/is, kind('SHARE UPDATE EXCLUSIVE', 'nothing waits')],
  [/^create\s+(?:unique\s+)?index\b.*?\bon\s+/is, kind(SHARE, 'writes wait while the index is built')],
  [/^create\s+(?:or\s+replace\s+)?(?:constraint\s+)?trigger\b.*?\bon\s+/is, kind(SHARE_ROW, 'writes wait for a moment')],
  [/^drop\s+trigger\b.*?\bon\s+/is, MOMENT],
  [/^drop\s+index\s+/i, MOMENT],
  [/^drop\s+(?:table|(?:materialized\s+)?view)\s+/i, GONE],
  [/^truncate\s+(?:table\s+)?/i, MOMENT],
  [/^update\s+/i, ROWS],
  [/^delete\s+from\s+/i, ROWS],
  [/^insert\s+into\s+/i, kind(ROW, 'nothing waits')],
  [/^with\b.*?\b(?:update|delete\s+from)\s+/is, ROWS],
]

/** A default that differs from row to row, so that every row is written. */
const VOLATILE = /\bdefault\s+(?!'|\d|-\d|true|false|null|now\(\)|current_timestamp|array\[|'\{)[a-z_."]+\s*\(/i

const CREATES_TABLE = /^create\s+(?:unlogged\s+)?table\b/i
const ALTERS_TABLE = /^alter\s+table\s+/i

/** Kinds of actions of `alter table`. */
const ACTIONS: readonly [RegExp, Kind | ((rest: string) => Kind)][] = [
  [
    /^add\s+(?:constraint\s+\S+\s+)?foreign\s+key\b/i,
    (rest) =>
      isUnchecked(rest) ? kind(SHARE_ROW, 'writes wait for a moment') : kind(SHARE_ROW, 'writes wait while rows are checked'),
  ],
  [/^add\s+(?:constraint\s+\S+\s+)?check\b/i, (rest) => (isUnchecked(rest) ? MOMENT : CHECKED)],
  [
    /^add\s+(?:constraint\s+\S+\s+)?(?:unique|primary\s+key|exclude)\b/i,
    (rest) => (/\busing\s+index\b/i.test(rest) ? MOMENT : CHECKED),
  ],
  [/^add\b/i, addedColumn],
  [/^drop\s+(?:constraint|identity|expression)\b/i, MOMENT],
  [/^drop\b/i, GONE],
  [/^rename\b/i, GONE],
  [/^alter\s+(?:column\s+)?\S+\s+(?:set\s+data\s+)?type\b/i, { ...REWRITTEN, breaks: true }],
  [/^alter\s+(?:column\s+)?\S+\s+set\s+not\s+null\b/i, { ...CHECKED, breaks: true }],
  [/^validate\s+constraint\b/i, kind('SHARE UPDATE EXCLUSIVE', 'nothing waits')],
  [/^alter\b/i, MOMENT],
  [/^set\b|^attach\b|^detach\b|^enable\b|^disable\b|^owner\b|^inherit\b|^no\b|^replica\b|^cluster\b/i, MOMENT],
]

const isUnchecked = (rest: string) => /\bnot\s+valid\b/i.test(rest)

function addedColumn(rest: string): Kind {
  const isWritten = VOLATILE.test(rest) || /\bgenerated\s+(?:always|by\s+default)\b|\b(?:big|small)?serial\b/i.test(rest)
  if (isWritten) return REWRITTEN
  return /\b(?:check|references|unique|primary\s+key)\b/i.test(rest) && !/\bdefault\s+null\b/i.test(rest) ? CHECKED : MOMENT
}

/** Plans one migration. `name` has its set, such as `tenant/0041_reservation`. */
export function planMigration(name: string, text: string): MigrationPlan {
  const created = new Set<string>()
  const isBatched = IN_BATCHES.test(text)
  const steps = splitStatements(text).flatMap((statement) => planStatement(statement, created))
  if (isBatched) for (const step of steps) if (step.effect === ROWS.effect) step.effect = 'changed rows wait for one batch'
  if (WIDENING.includes(name)) for (const step of steps) step.breaks = false
  return { steps, previousVersionRuns: !steps.some(({ breaks }) => breaks) }
}

function planStatement(statement: string, created: Set<string>): PlannedStep[] {
  if (ALTERS_TABLE.test(statement)) {
    const rest = statement.replace(ALTERS_TABLE, '')
    const table = tableAt(rest)
    const actions = splitTop(rest.replace(NAME, ''))
    return created.has(table) ? [] : actions.map((action) => toStep(action, table, ACTIONS, MOMENT))
  }
  const found = STATEMENTS.find(([regex]) => regex.test(statement))
  const table = found ? tableAt(statement.replace(found[0], '')) : ''
  // Nobody uses a table that the migration has just created.
  if (created.has(table)) return []
  if (CREATES_TABLE.test(statement)) created.add(table)
  return [{ does: shorten(statement), table: table || null, ...(found?.[1] ?? NONE) }]
}

function toStep(action: string, table: string, kinds: typeof ACTIONS, otherwise: Kind): PlannedStep {
  const found = kinds.find(([regex]) => regex.test(action))?.[1] ?? otherwise
  return { does: shorten(action), table, ...(typeof found === 'function' ? found(action) : found) }
}

const tableAt = (text: string) => bare(text.match(NAME)?.[1] ?? '')
const bare = (name: string) => name.replaceAll('"', '')
const MAX_WORDS = 60
const shorten = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > MAX_WORDS ? `${line.slice(0, MAX_WORDS)}…` : line
}

/** Splits a script at its semicolons, without comments; texts and bodies of functions stay whole. */
function splitStatements(text: string): string[] {
  return split(text, ';')
    .map((part) => part.trim())
    .filter(Boolean)
}

/** Splits the actions of `alter table` at their commas. */
const splitTop = (text: string) =>
  split(text, ',')
    .map((part) => part.trim())
    .filter(Boolean)

const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|[()]|[;,]|[^'"$();,/-]+|[\s\S]/g

function split(text: string, separator: ';' | ','): string[] {
  const parts = ['']
  let depth = 0
  for (const [token] of text.matchAll(TOKEN)) {
    if (token.startsWith('--') || token.startsWith('/*')) continue
    if (token === '(') depth++
    if (token === ')') depth--
    if (token === separator && depth === 0) parts.push('')
    else parts[parts.length - 1] += token
  }
  return parts
}
