/** `wharf lifecycle lint|fix|check`: replaces the deprecated items in a client's requests. It only needs what a server publishes. */
import { writeFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { parseArgs } from 'node:util'
import { textPositionOf } from '../../codemod/edits.js'
import { schemaAt } from '../../codemod/future.js'
import type { Finding } from '../../codemod/plan.js'
import type { PublishedContract } from '../../codemod/published.js'
import { createRules } from '../../codemod/rules.js'
import { environment } from '../../core/environment.js'
import { UsageError } from '../usage.js'
import { unifiedDiff } from './diff.js'
import { type FileReport, migrateFiles } from './file.js'
import { findFiles } from './paths.js'
import { readPublished } from './published.js'

export const codemodHelp = `Usage: wharf lifecycle lint  <files…> [list options]
       wharf lifecycle fix   <files…> [--write] [--no-alias] [list options]
       wharf lifecycle check <files…> [--at <date>] [list options]

Finds and replaces the deprecated items in a client's requests. It needs no database: it reads the list of items and the
schema that a server publishes.

  lint   shows every use of an item, its replacement, and whether the tool can fix it
         exit code 1 when there are any, or when a document does not match the schema
  fix    shows the changes as a diff; --write changes the files
         exit code 2 when something is left for a human to decide
  check  shows what would fail at a date; exit code 1 when something would

Files   names, folders and globs such as 'src/**/*.{ts,graphql}'; a folder stands for all files in it of these kinds
GraphQL .graphql and .gql, with x.variables.json beside x.graphql;
        gql\`…\`, graphql\`…\`, /* GraphQL */ \`…\`, and templates and strings that hold a whole document, in
        .ts, .tsx, .js, .jsx, .mjs, .cjs, .mts, .cts, .vue, .svelte, .astro
REST    addresses with their query and body: in the same files (fetch, axios, got, ky, the client of /v2/client.ts and
        others), in .php, .py, .rb, .go, .java, .kt and .cs, in curl commands of .sh, .bash, .zsh, .md and .yml;
        .http and .rest, *.postman_collection.json, .bru;
        .json payloads with --endpoint, or as { "endpoint": "POST /v2/taxes", "body": {…} }
Unread  what could not be read is listed, never changed: templates with interpolations inside a definition,
        addresses, queries and bodies that are built at run time, payloads without an endpoint, other kinds of files

  --server <url>     the server that publishes the list and the schema (http://127.0.0.1:4000,
                     or the port in PORT)
  --list <file|url>  the list of items, instead of <server>/deprecations.json
  --schema <file|url>  the schema, instead of <server>/v2/schema.graphql
  --endpoint <line>  where a payload is sent, such as 'POST /v2/taxes'
  --at <date>        the date of a check (the removal of the last item)
  --write            change the files
  --no-alias         use the new names in responses, too; without it, an alias keeps the old key and your code keeps working

Exit code 3: the command is wrong, or no file could be read.

Examples
  wharf lifecycle lint src
  wharf lifecycle lint 'src/**/*.graphql'
  wharf lifecycle fix --write src/queries.ts
  wharf lifecycle fix --endpoint 'POST /v2/taxes' tax.json
  wharf lifecycle check --at 2027-03-01 --list deprecations.json --schema schema.graphql src/*.graphql`

const codemodOptions = {
  list: { type: 'string' },
  schema: { type: 'string' },
  server: { type: 'string' },
  endpoint: { type: 'string' },
  at: { type: 'string' },
  write: { type: 'boolean' },
  'no-alias': { type: 'boolean' },
} as const

const codemodActions = { lint: lintFiles, fix: fixFiles, check: checkFiles } as const
type CodemodAction = keyof typeof codemodActions

export const isCodemodAction = (word: string | undefined): word is CodemodAction =>
  word !== undefined && Object.hasOwn(codemodActions, word)

type PrintLine = (line: string) => void

/** Runs the command and returns its exit code. */
export async function runCodemod(args: string[], print: PrintLine): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args, options: codemodOptions, allowPositionals: true })
    const [action, ...paths] = positionals
    if (!isCodemodAction(action) || paths.length === 0) throw new UsageError(codemodHelp)
    const server = (values.server ?? `http://127.0.0.1:${environment().PORT || 4000}`).replace(/\/+$/, '')
    const list = values.list ?? `${server}/deprecations.json`
    const published = await readPublished(list, values.schema ?? `${server}/v2/schema.graphql`)
    const at = readCheckDate(values.at, published)
    const future = schemaAt(published, published.removal)
    const rules = createRules(published, future, !values['no-alias'])
    // lint validates against the current schema, so that a document with errors is not reported as clean.
    const schemas = { lint: published.schema, check: at === published.removal ? future : schemaAt(published, at), fix: null }
    const files = findFiles(paths)
    const reports = migrateFiles({ rules, endpoint: values.endpoint, targetSchema: schemas[action] }, files.paths)
    printUnread(reports, files.others, print)
    return codemodActions[action](reports, print, { at, isWriting: values.write ?? false })
  } catch (error) {
    const isUsage = error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
    if (!isUsage) throw error
    print((error as Error).message)
    return 3
  }
}

function printUnread(reports: readonly FileReport[], others: readonly string[], print: PrintLine): void {
  for (const report of reports)
    for (const problem of report.skipped) print(`${describeLocation(report, problem)}  ${problem.message}`)
  if (others.length) print(`Not looked at: ${describeOthers(others)}.`)
  // Without this error, a run that read nothing would look like a clean client.
  if (!reports.some(({ requests }) => requests))
    throw new UsageError('Nothing was checked: none of the files has a request that could be read.')
}

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

/** Returns the files that were not read, by the ends of their names, the most frequent first. */
function describeOthers(paths: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const end = extname(path) || basename(path)
    counts.set(end, (counts.get(end) ?? 0) + 1)
  }
  const kinds = [...counts].toSorted(([, a], [, b]) => b - a).map(([end, number]) => `${number} ${end}`)
  const more = kinds.length > 8 ? ` and ${kinds.length - 8} other kinds` : ''
  return `${count(paths.length, 'file')} of other kinds (${kinds.slice(0, 8).join(', ')}${more})`
}

/** Describes what was covered: the requests that were read, and the places that were not. */
function describeExtent(reports: readonly FileReport[]): string {
  const requests = reports.reduce((sum, report) => sum + report.requests, 0)
  const unread = reports.reduce((sum, report) => sum + report.skipped.length, 0)
  const read = `in ${count(requests, 'request')} of ${count(reports.length, 'file')}`
  return unread ? `${read}; ${count(unread, 'place')} could not be read` : read
}

function readCheckDate(option: string | undefined, { removal }: PublishedContract): string {
  const at = option ?? removal
  if (Number.isNaN(Date.parse(at))) throw new UsageError(`--at must be a date such as 2027-03-01, not "${at}".`)
  return at
}

function describeLocation({ path, before }: FileReport, { offset }: { offset: number }): string {
  const { line, column } = textPositionOf(before, offset)
  return `${path}:${line}:${column}`
}

const usesOf = ({ findings }: FileReport) => findings.filter(({ item }) => item)

function lintFiles(reports: readonly FileReport[], print: PrintLine): number {
  const uses = reports.flatMap((report) => usesOf(report).map((finding) => ({ report, finding })))
  for (const { report, finding } of uses) print(`${describeLocation(report, finding)}  ${describeFinding(finding)}`)
  const problems = reports.flatMap((report) =>
    report.problems.map((problem) => `${describeLocation(report, problem)}  ${problem.message}`),
  )
  for (const problem of problems) print(problem)
  const fixable = uses.filter(({ finding }) => finding.isFixed).length
  const found = uses.length ? count(uses.length, 'use') : 'No use'
  print(
    `${found} of deprecated items ${describeExtent(reports)}.${uses.length ? ` wharf lifecycle fix can change ${fixable}.` : ''}`,
  )
  return uses.length || problems.length ? 1 : 0
}

const describeFinding = ({ name, how, isFixed }: Finding) => `${name}  ${how}  ${isFixed ? '[tool]' : '[human]'}`

function fixFiles(reports: readonly FileReport[], print: PrintLine, { isWriting }: { isWriting: boolean }): number {
  let unresolved = 0
  for (const report of reports) {
    const { path, before, after, findings, problems, skipped } = report
    if (before !== after) print(unifiedDiff(path, before, after))
    for (const finding of findings) print(`${describeLocation(report, finding)}  ${describeFinding(finding)}`)
    for (const problem of problems)
      print(`${describeLocation({ ...report, before: after }, problem)}  ${problem.message}  [human]`)
    unresolved += findings.filter(({ isFixed }) => !isFixed).length + problems.length + skipped.length
    if (isWriting && before !== after) writeFileSync(path, after)
  }
  const changed = reports.filter(({ before, after }) => before !== after).length
  print(
    `${count(changed, 'file')} ${isWriting ? 'changed' : 'to change'}; ${unresolved || 'nothing'} left to you ${describeExtent(reports)}.`,
  )
  return unresolved ? 2 : 0
}

function checkFiles(reports: readonly FileReport[], print: PrintLine, { at }: { at: string }): number {
  const lines = reports.flatMap((report) => {
    const removed = usesOf(report).filter(({ item }) => item && Date.parse(item.removal) <= Date.parse(at))
    const reported = new Set(removed.map(({ offset }) => offset))
    const others = report.problems.filter(({ offset }) => !reported.has(offset))
    return [
      ...removed.map(
        (use) => `${describeLocation(report, use)}  ${use.name} is removed on ${use.item?.removal.slice(0, 10)}: ${use.how}`,
      ),
      ...others.map((problem) => `${describeLocation(report, problem)}  ${problem.message}`),
    ]
  })
  for (const line of lines) print(line)
  const day = at.slice(0, 10)
  print(`${lines.length ? `${lines.length} would fail` : 'Nothing would fail'} on ${day} ${describeExtent(reports)}.`)
  return lines.length ? 1 : 0
}
