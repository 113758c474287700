/** `wharf migrate lint|fix|check`: moves a client off the deprecated items, from what the server publishes alone. */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { placeOf } from '../../codemod/edits.js'
import { futureSchema } from '../../codemod/future.js'
import type { Finding } from '../../codemod/plan.js'
import type { Published } from '../../codemod/published.js'
import { rulesFor } from '../../codemod/rules.js'
import { UsageError } from '../usage.js'
import { unifiedDiff } from './diff.js'
import { type FileReport, migrateFiles } from './file.js'
import { readPublished } from './published.js'

export const codemodHelp = `Usage: wharf migrate lint  <files…> [where the lists are]
       wharf migrate fix   <files…> [--write] [--no-alias] [where the lists are]
       wharf migrate check <files…> [--at <date>] [where the lists are]

Moves the requests of a client off the deprecated items. It needs no database: it reads the list of items and the
schema that a server publishes.

  lint   shows every use of an item, its replacement, and whether the tool can fix it
         exit code 1 when there are any, or when the schema does not know what a document asks for
  fix    shows what it would change, as a diff; --write changes the files
         exit code 2 when something is left that a human must choose
  check  shows what would be refused at a date; exit code 1 when something would

Files   .graphql and .gql; gql\`…\`, graphql\`…\` and /* GraphQL */ \`…\` in .ts, .tsx, .js, .jsx, .mjs;
        .json payloads with --endpoint, or as { "endpoint": "POST /v2/taxes", "body": {…} };
        x.variables.json beside x.graphql is changed with it
Skipped templates with interpolations inside a definition, and payloads without endpoint, are shown, never changed.

  --server <url>     the server that publishes both lists (http://127.0.0.1:4000)
  --list <file|url>  the list of items, instead of <server>/deprecations.json
  --schema <file|url>  the schema, instead of <server>/v2/schema.graphql
  --endpoint <line>  where a payload is sent, such as 'POST /v2/taxes'
  --at <date>        the date of a check (the removal of the last item)
  --write            change the files
  --no-alias         use new names in answers, too; without it, an alias keeps the old key and your code keeps working

A wrong command exits with 3, and so does one that finds nothing to read.

Examples
  wharf migrate lint src/**/*.graphql
  wharf migrate fix --write src/queries.ts
  wharf migrate fix --endpoint 'POST /v2/taxes' tax.json
  wharf migrate check --at 2027-03-01 --list deprecations.json --schema schema.graphql src/*.graphql`

const options = {
  list: { type: 'string' },
  schema: { type: 'string' },
  server: { type: 'string' },
  endpoint: { type: 'string' },
  at: { type: 'string' },
  write: { type: 'boolean' },
  'no-alias': { type: 'boolean' },
} as const

const ACTIONS = { lint, fix, check } as const
type Action = keyof typeof ACTIONS

export const isCodemod = (word: string | undefined): word is Action => word !== undefined && Object.hasOwn(ACTIONS, word)

type Say = (line: string) => void

/** Answers the exit code. */
export async function codemod(args: string[], say: Say): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [action, ...paths] = positionals
    if (!isCodemod(action) || paths.length === 0) throw new UsageError(codemodHelp)
    const server = (values.server ?? 'http://127.0.0.1:4000').replace(/\/+$/, '')
    const list = values.list ?? `${server}/deprecations.json`
    const published = await readPublished(list, values.schema ?? `${server}/v2/schema.graphql`)
    const at = atDate(values.at, published)
    const future = futureSchema(published, published.removal)
    const rules = rulesFor(published, future, !values['no-alias'])
    // A document that is wrong already is never reported as free of items.
    const schemas = { lint: published.schema, check: at === published.removal ? future : futureSchema(published, at), fix: null }
    const schemaThen = schemas[action]
    const reports = migrateFiles({ rules, endpoint: values.endpoint, schemaThen }, paths)
    for (const report of reports) for (const one of report.skipped) say(`${where(report, one)}  ${one.message}`)
    // Silence about files that nobody could read would pass for a clean client.
    if (!reports.some(({ requests }) => requests))
      throw new UsageError('Nothing was checked: no file named here holds a request that could be read.')
    return ACTIONS[action](reports, say, { at, isWriting: values.write ?? false })
  } catch (error) {
    const isUsage = error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
    if (!isUsage) throw error
    say((error as Error).message)
    return 3
  }
}

function atDate(given: string | undefined, { removal }: Published): string {
  const at = given ?? removal
  if (Number.isNaN(Date.parse(at))) throw new UsageError(`--at must be a date such as 2027-03-01, not "${at}".`)
  return at
}

function where({ path, before }: FileReport, { offset }: { offset: number }): string {
  const { line, column } = placeOf(before, offset)
  return `${path}:${line}:${column}`
}

const usesOf = ({ findings }: FileReport) => findings.filter(({ item }) => item)

function lint(reports: readonly FileReport[], say: Say): number {
  const uses = reports.flatMap((report) => usesOf(report).map((finding) => ({ report, finding })))
  for (const { report, finding } of uses) say(`${where(report, finding)}  ${shown(finding)}`)
  const problems = reports.flatMap((report) => report.problems.map((problem) => `${where(report, problem)}  ${problem.message}`))
  for (const problem of problems) say(problem)
  const fixable = uses.filter(({ finding }) => finding.isFixed).length
  say(`${uses.length} ${uses.length === 1 ? 'use' : 'uses'} of deprecated items; wharf migrate fix can change ${fixable}.`)
  return uses.length || problems.length ? 1 : 0
}

const shown = ({ name, how, isFixed }: Finding) => `${name}  ${how}  ${isFixed ? '[tool]' : '[human]'}`

function fix(reports: readonly FileReport[], say: Say, { isWriting }: { isWriting: boolean }): number {
  let open = 0
  for (const report of reports) {
    const { path, before, after, findings, problems, skipped } = report
    if (before !== after) say(unifiedDiff(path, before, after))
    for (const finding of findings) say(`${where(report, finding)}  ${shown(finding)}`)
    for (const problem of problems) say(`${where({ ...report, before: after }, problem)}  ${problem.message}  [human]`)
    open += findings.filter(({ isFixed }) => !isFixed).length + problems.length + skipped.length
    if (isWriting && before !== after) writeFileSync(path, after)
  }
  const changed = reports.filter(({ before, after }) => before !== after).length
  say(`${changed} ${changed === 1 ? 'file' : 'files'} ${isWriting ? 'changed' : 'to change'}; ${open} left to you.`)
  return open ? 2 : 0
}

function check(reports: readonly FileReport[], say: Say, { at }: { at: string }): number {
  const lines = reports.flatMap((report) => {
    const gone = usesOf(report).filter(({ item }) => item && Date.parse(item.removal) <= Date.parse(at))
    const known = new Set(gone.map(({ offset }) => offset))
    return [
      ...gone.map((one) => `${where(report, one)}  ${one.name} is removed on ${one.item?.removal.slice(0, 10)}: ${one.how}`),
      ...report.problems.filter(({ offset }) => !known.has(offset)).map((one) => `${where(report, one)}  ${one.message}`),
    ]
  })
  for (const line of lines) say(line)
  say(lines.length ? `${lines.length} would fail on ${at.slice(0, 10)}.` : `Nothing would fail on ${at.slice(0, 10)}.`)
  return lines.length ? 1 : 0
}
