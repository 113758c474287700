/** Migrates the files in which clients keep their requests: GraphQL documents, scripts with embedded documents, and JSON payloads. */
import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import { changeData, type DataShape, shapeOfVariables } from '../../codemod/data.js'
import { type DocumentProblem, findProblems, type MigratedDocument, migrateDocument } from '../../codemod/document.js'
import { applyEdits } from '../../codemod/edits.js'
import { type JsonNode, parseJson } from '../../codemod/json.js'
import { findOperationItems, findParameterItems, shapeOfPayload } from '../../codemod/payload.js'
import { type Finding, leaveToHuman } from '../../codemod/plan.js'
import type { RewriteRules } from '../../codemod/rules.js'
import { UsageError } from '../usage.js'
import { DOCUMENTS, SCRIPTS } from './paths.js'
import { findTemplates, maskInterpolations } from './templates.js'

export interface FileReport {
  path: string
  before: string
  after: string
  findings: Finding[]
  /** Validation errors besides the deprecated items: after a fix, or at the date of a check. */
  problems: DocumentProblem[]
  skipped: DocumentProblem[]
  /** How many documents and payloads could be read. */
  requests: number
}

export interface MigrateOptions {
  rules: RewriteRules
  endpoint: string | undefined
  /** The schema to validate against: for check that of its date, for lint the current one; null for fix, which validates its result. */
  targetSchema: GraphQLSchema | null
}

export function migrateFiles(options: MigrateOptions, paths: readonly string[]): FileReport[] {
  const reports = new Map<string, FileReport>()
  for (const path of paths) for (const report of migrateFile(options, path)) reports.set(report.path, report)
  return [...reports.values()]
}

function migrateFile(options: MigrateOptions, path: string): FileReport[] {
  const source = readText(path)
  const extension = extname(path)
  if (DOCUMENTS.includes(extension)) return migrateDocumentFile(options, path, source)
  if (SCRIPTS.includes(extension)) return [migrateScriptFile(options, path, source)]
  if (extension !== '.json') return [skipFile(path, source, 'skipped: not a kind of file that has requests')]
  const document = DOCUMENTS.map((end) => path.replace(/\.variables\.json$/, end)).find(
    (candidate) => candidate !== path && existsSync(candidate),
  )
  return document ? migrateDocumentFile(options, document, readText(document)) : [migratePayloadFile(options, path, source)]
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new UsageError(`${path}: ${(error as Error).message}`)
  }
}

const skipFile = (path: string, source: string, message: string): FileReport => ({
  path,
  before: source,
  after: source,
  findings: [],
  problems: [],
  skipped: [{ offset: 0, message }],
  requests: 0,
})

function migrateDocumentFile(options: MigrateOptions, path: string, source: string): FileReport[] {
  const migrated = migrateDocument(options.rules, source, source)
  const problems = options.targetSchema ? findProblems(options.targetSchema, source) : migrated.problems
  const report = { path, before: source, after: migrated.text, findings: migrated.findings, problems, skipped: [], requests: 1 }
  const variablesPath = path.replace(/\.(?:graphql|gql)$/, '.variables.json')
  return existsSync(variablesPath) ? [report, migrateVariablesFile(options, variablesPath, migrated)] : [report]
}

function migrateVariablesFile(
  { rules }: MigrateOptions,
  path: string,
  { variableTypes, droppedVariables, retypedVariables }: MigratedDocument,
): FileReport {
  const source = readText(path)
  return migrateDataFile(path, source, () => [
    parseJsonFile(path, source),
    shapeOfVariables(rules.published, variableTypes, droppedVariables, retypedVariables),
  ])
}

function migrateScriptFile(options: MigrateOptions, path: string, source: string): FileReport {
  const report: FileReport = { path, before: source, after: source, findings: [], problems: [], skipped: [], requests: 0 }
  const edits = findTemplates(source).flatMap((embedded) => {
    const { start, end, skipped } = embedded
    if (skipped) report.skipped.push({ offset: start, message: `template skipped: ${skipped}` })
    if (skipped) return []
    report.requests++
    const readable = maskInterpolations(source, embedded)
    const migrated = migrateDocument(options.rules, source.slice(start, end), readable)
    const problems = options.targetSchema ? findProblems(options.targetSchema, readable) : migrated.problems
    const toFileOffset = <T extends { offset: number }>(entry: T) => ({ ...entry, offset: entry.offset + start })
    const findings = migrated.findings.map(toFileOffset)
    report.findings.push(...findings)
    report.problems.push(...problems.map(toFileOffset))
    return [{ start, end, text: migrated.text }]
  })
  return { ...report, after: applyEdits(source, edits) }
}

/** A payload file has both endpoint and body, or only the body, whose endpoint the command names. */
function migratePayloadFile({ rules, endpoint }: MigrateOptions, path: string, source: string): FileReport {
  const whole = parseJsonFile(path, source)
  const members = whole.kind === 'object' ? whole.members : []
  const [endpointNode, body] = ['endpoint', 'body'].map((key) => members.find((member) => member.key === key)?.value)
  const ownEndpoint = endpointNode?.kind === 'leaf' && typeof endpointNode.value === 'string' && body ? endpointNode.value : null
  const target = ownEndpoint ?? endpoint
  if (!target) return skipFile(path, source, 'skipped: a payload needs its --endpoint')
  const report = migrateDataFile(path, source, () => [
    ownEndpoint && body ? body : whole,
    shapeOfPayload(rules.published, target),
  ])
  const items = [...findOperationItems(rules.published, target), ...findParameterItems(rules.published, target).values()]
  const offset = ownEndpoint ? (endpointNode?.start ?? 0) : 0
  report.findings.push(...items.map((item) => ({ name: item.item, item, offset, isFixed: false, how: leaveToHuman(item).how })))
  return report
}

function migrateDataFile(path: string, source: string, look: () => [JsonNode, DataShape]): FileReport {
  const [node, shape] = look()
  const { edits, findings } = changeData(source, node, shape)
  return { path, before: source, after: applyEdits(source, edits), findings, problems: [], skipped: [], requests: 1 }
}

function parseJsonFile(path: string, source: string): JsonNode {
  try {
    return parseJson(source)
  } catch (error) {
    throw new UsageError(`${path}: ${(error as Error).message}`)
  }
}
