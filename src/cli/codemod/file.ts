/** Migrates the files in which clients keep their requests: GraphQL documents, source code with documents and REST calls, files of HTTP clients, and JSON payloads. */
import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import { changeData, type DataShape, shapeOfVariables } from '../../codemod/data.js'
import { type DocumentProblem, findProblems, type MigratedDocument, migrateDocument } from '../../codemod/document.js'
import { applyEdits, type Edit } from '../../codemod/edits.js'
import { type JsonNode, parseJson } from '../../codemod/json.js'
import { findOperationItems, findParameterItems, shapeOfPayload } from '../../codemod/payload.js'
import { type Finding, leaveToHuman } from '../../codemod/plan.js'
import type { RewriteRules } from '../../codemod/rules.js'
import { UsageError } from '../usage.js'
import { DOCUMENTS, kindOf } from './paths.js'
import { findCalls } from './rest/code.js'
import { findCurlCalls } from './rest/curl.js'
import { editText, judgeCall } from './rest/judge.js'
import { findPostmanRequests, isPostmanCollection } from './rest/postman.js'
import { type FoundRequests, findBrunoRequests, findHttpFileRequests } from './rest/request-files.js'
import { scanCode, skipForeignToken, skipScriptToken } from './rest/scan.js'
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
  const read = readers[kindOf(path) ?? '']
  if (read) return [migrateTextFile(options, path, source, read)]
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

/** How each kind of file is read: which documents it has, and which REST calls. */
const readers: Record<string, (source: string) => FoundRequests & { skipped?: DocumentProblem[] }> = {
  script: (source) => readCode(source, source),
  component: (source) => readCode(source, keepScripts(source)),
  code: (source) => ({ documents: [], calls: findCalls(scanCode(source, skipForeignToken)) }),
  shell: (source) => ({ documents: [], calls: findCurlCalls(source) }),
  http: findHttpFileRequests,
  bruno: findBrunoRequests,
}

function readCode(source: string, code: string) {
  const templates = findTemplates(code)
  const skipped = templates.flatMap(({ start, skipped: reason }) =>
    reason ? [{ offset: start, message: `template skipped: ${reason}` }] : [],
  )
  const documents = templates.filter((template) => !template.skipped)
  const readable = documents.map((template) => ({ ...template, readable: maskInterpolations(source, template) }))
  return { documents: readable, calls: findCalls(scanCode(code, skipScriptToken)), skipped }
}

/** Vue, Svelte and Astro: everything but the scripts becomes white space, so that positions stay the same. */
function keepScripts(source: string): string {
  const spans = [...source.matchAll(/(<script\b[^>]*>|^---\n)([\s\S]*?)(?=<\/script>|^---$)/gm)].map(
    ({ index, 1: tag = '', 0: whole }) => ({
      start: index + tag.length,
      end: index + whole.length,
    }),
  )
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  let [at, kept] = [0, '']
  for (const { start, end } of spans) {
    kept += blank(source.slice(at, start)) + source.slice(start, end)
    at = end
  }
  return kept + blank(source.slice(at))
}

function migrateTextFile(options: MigrateOptions, path: string, source: string, read: (typeof readers)[string]): FileReport {
  return migrateRequests(options, path, source, read(source))
}

function migrateRequests(
  options: MigrateOptions,
  path: string,
  source: string,
  found: FoundRequests & { skipped?: DocumentProblem[] },
): FileReport {
  const report: FileReport = { path, before: source, after: source, findings: [], problems: [], skipped: [], requests: 0 }
  report.skipped.push(...(found.skipped ?? []))
  report.requests = found.documents.length + found.calls.length
  const documentEdits = found.documents.map((document) => migrateEmbedded(options, source, document, report))
  const callEdits = found.calls.flatMap((call) => {
    const { findings, edits, unread } = judgeCall(options.rules.published, source, call)
    report.findings.push(...findings)
    report.skipped.push(...unread)
    return edits
  })
  report.findings.sort((a, b) => a.offset - b.offset)
  return { ...report, after: editText(source, [...documentEdits, ...callEdits]) }
}

function migrateEmbedded(options: MigrateOptions, source: string, document: EmbeddedText, report: FileReport): Edit {
  const { start, end, decoded } = document
  const text = decoded ?? source.slice(start, end)
  const readable = document.readable ?? text
  const migrated = fitIntoString(migrateDocument(options.rules, text, readable), text, document.quote)
  const problems = options.targetSchema ? findProblems(options.targetSchema, readable) : migrated.problems
  const toFileOffset = <T extends { offset: number }>(entry: T) => ({
    ...entry,
    offset: decoded === undefined ? entry.offset + start : start,
  })
  report.findings.push(...migrated.findings.map(toFileOffset))
  report.problems.push(...problems.map(toFileOffset))
  return { start, end, text: decoded === undefined ? migrated.text : JSON.stringify(migrated.text) }
}

type EmbeddedText = FoundRequests['documents'][number] & { readable?: string; quote?: string }

/** Fits a document into an ordinary string, on one line. One that would need the quotes of the string stays as it is. */
function fitIntoString(migrated: MigratedDocument, before: string, quote: string | undefined): MigratedDocument {
  if (quote === undefined || migrated.text === before) return migrated
  const line = migrated.text.replace(/#[^\n]*\n/g, '').replace(/\s*\n\s*/g, ' ')
  if (!line.includes(quote)) return { ...migrated, text: line }
  const findings = migrated.findings.map((finding) => ({
    ...finding,
    isFixed: false,
    how: `${finding.how}: in a template or a file of its own`,
  }))
  return { ...migrated, text: before, findings }
}

/** Migrates a payload file. It has both endpoint and body, or only the body, whose endpoint the command names. */
function migratePayloadFile(options: MigrateOptions, path: string, source: string): FileReport {
  const { rules, endpoint } = options
  const whole = parseJsonFile(path, source)
  if (isPostmanCollection(whole)) return migrateRequests(options, path, source, findPostmanRequests(source, whole))
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
