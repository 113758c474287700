/** The files that clients keep their requests in. */
import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import { changeData, type Shape, shapeOfVariables } from '../../codemod/data.js'
import { type Migrated, migrateDocument, type Problem, refusals } from '../../codemod/document.js'
import { applyEdits } from '../../codemod/edits.js'
import { type JsonNode, parseJson } from '../../codemod/json.js'
import { endpointItems, shapeOfPayload } from '../../codemod/payload.js'
import { type Finding, human } from '../../codemod/plan.js'
import type { Rules } from '../../codemod/rules.js'
import { UsageError } from '../usage.js'
import { findTemplates, maskedText } from './templates.js'

export interface FileReport {
  path: string
  before: string
  after: string
  findings: Finding[]
  /** What is wrong beyond the items: after a fix, or at the date of a check. */
  problems: Problem[]
  skipped: Problem[]
  /** How many documents and payloads could be read. */
  requests: number
}

export interface Asked {
  rules: Rules
  endpoint: string | undefined
  /** For a check the schema at its date, for a lint that of today; null for a fix, which looks at its own result. */
  schemaThen: GraphQLSchema | null
}

const SCRIPTS = ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.mts', '.cts']

export function migrateFiles(asked: Asked, paths: readonly string[]): FileReport[] {
  const reports = new Map<string, FileReport>()
  for (const path of paths) for (const report of migrateFile(asked, path)) reports.set(report.path, report)
  return [...reports.values()]
}

function migrateFile(asked: Asked, path: string): FileReport[] {
  const source = readText(path)
  const extension = extname(path)
  if (extension === '.graphql' || extension === '.gql') return documentFile(asked, path, source)
  if (SCRIPTS.includes(extension)) return [scriptFile(asked, path, source)]
  if (extension !== '.json') return [skippedFile(path, source, 'not a kind of file that holds requests')]
  const document = ['.graphql', '.gql']
    .map((end) => path.replace(/\.variables\.json$/, end))
    .find((one) => one !== path && existsSync(one))
  return document ? documentFile(asked, document, readText(document)) : [payloadFile(asked, path, source)]
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new UsageError(`${path}: ${(error as Error).message}`)
  }
}

const skippedFile = (path: string, source: string, message: string): FileReport => ({
  path,
  before: source,
  after: source,
  findings: [],
  problems: [],
  skipped: [{ offset: 0, message }],
  requests: 0,
})

function documentFile(asked: Asked, path: string, source: string): FileReport[] {
  const migrated = migrateDocument(asked.rules, source, source)
  const problems = asked.schemaThen ? refusals(asked.schemaThen, source) : migrated.problems
  const report = { path, before: source, after: migrated.text, findings: migrated.findings, problems, skipped: [], requests: 1 }
  const beside = path.replace(/\.(?:graphql|gql)$/, '.variables.json')
  return existsSync(beside) ? [report, variablesFile(asked, beside, migrated)] : [report]
}

function variablesFile({ rules }: Asked, path: string, { variableTypes, droppedVariables }: Migrated): FileReport {
  const source = readText(path)
  return dataFile(path, source, () => [jsonOf(path, source), shapeOfVariables(rules.published, variableTypes, droppedVariables)])
}

function scriptFile(asked: Asked, path: string, source: string): FileReport {
  const report: FileReport = { path, before: source, after: source, findings: [], problems: [], skipped: [], requests: 0 }
  const edits = findTemplates(source).flatMap((embedded) => {
    const { start, end, skipped } = embedded
    if (skipped) report.skipped.push({ offset: start, message: `template skipped: ${skipped}` })
    if (skipped) return []
    report.requests++
    const readable = maskedText(source, embedded)
    const migrated = migrateDocument(asked.rules, source.slice(start, end), readable)
    const problems = asked.schemaThen ? refusals(asked.schemaThen, readable) : migrated.problems
    const isLost = migrated.text.startsWith('# Nothing is left')
    const here = <T extends { offset: number }>(one: T) => ({ ...one, offset: one.offset + start })
    report.findings.push(...migrated.findings.map(here).map((one) => (isLost ? { ...one, isFixed: false } : one)))
    report.problems.push(...problems.map(here))
    return isLost ? [] : [{ start, end, text: migrated.text }]
  })
  return { ...report, after: applyEdits(source, edits) }
}

/** A body beside its endpoint, or a body whose endpoint the command names. */
function payloadFile({ rules, endpoint }: Asked, path: string, source: string): FileReport {
  const whole = jsonOf(path, source)
  const members = whole.kind === 'object' ? whole.members : []
  const [named, body] = ['endpoint', 'body'].map((key) => members.find((member) => member.key === key)?.value)
  const own = named?.kind === 'leaf' && typeof named.value === 'string' && body ? named.value : null
  const target = own ?? endpoint
  if (!target) return skippedFile(path, source, 'skipped: a payload needs its --endpoint')
  const report = dataFile(path, source, () => [own && body ? body : whole, shapeOfPayload(rules.published, target)])
  const gone = endpointItems(rules.published, target)
  const offset = own ? (named?.start ?? 0) : 0
  report.findings.push(...gone.map((item) => ({ name: item.item, item, offset, isFixed: false, how: human(item).how })))
  return report
}

function dataFile(path: string, source: string, look: () => [JsonNode, Shape]): FileReport {
  const [node, shape] = look()
  const { edits, findings } = changeData(source, node, shape)
  return { path, before: source, after: applyEdits(source, edits), findings, problems: [], skipped: [], requests: 1 }
}

function jsonOf(path: string, source: string): JsonNode {
  try {
    return parseJson(source)
  } catch (error) {
    throw new UsageError(`${path}: ${(error as Error).message}`)
  }
}
