/** Migrates one GraphQL document: finds its deprecated items, rewrites it, and validates it. */
import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  isExecutableDefinitionNode,
  isInputType,
  Kind,
  KnownFragmentNamesRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  parse,
  specifiedRules,
  typeFromAST,
  validate,
} from 'graphql'
import { applyEdits } from './edits.js'
import type { Finding } from './plan.js'
import { computeEdits } from './reprint.js'
import { rewriteDocument } from './rewrite.js'
import type { RewriteRules } from './rules.js'

export interface DocumentProblem {
  offset: number
  message: string
}

export interface MigratedDocument {
  text: string
  findings: Finding[]
  problems: DocumentProblem[]
  variableTypes: ReadonlyMap<string, GraphQLInputType>
  droppedVariables: ReadonlySet<string>
}

const unchanged = (text: string, problems: DocumentProblem[] = []): MigratedDocument => ({
  text,
  findings: [],
  problems,
  variableTypes: new Map(),
  droppedVariables: new Set(),
})

/** `text` is edited. `readable` is the same text with its interpolations masked, and is parsed. */
export function migrateDocument(rules: RewriteRules, text: string, readable: string): MigratedDocument {
  const { document, problem } = parseRequest(readable)
  if (!document) return unchanged(text, problem ? [problem] : [])
  const { document: after, findings, droppedVariables } = rewriteDocument(rules, document)
  const variableTypes = readVariableTypes(rules.published.schema, document)
  if (hasForeignFragment(document)) findings.push(...[...droppedVariables].map(toDoubtfulFinding))
  const common = { findings, variableTypes, droppedVariables }
  if (!after) return { ...common, text: '# Nothing is left of this document: its fields have no replacement.\n', problems: [] }
  const edits = computeEdits(readable, document, after)
  const fixed = applyEdits(readable, edits)
  const problems = findings.every(({ isFixed }) => isFixed) ? findProblems(rules.future, fixed) : []
  return { ...common, text: addComments(rules, applyEdits(text, edits), fixed), problems }
}

/** A fragment in another file may still use a variable that this document no longer uses. */
const toDoubtfulFinding = (variable: string): Finding => ({
  name: `$${variable}`,
  item: null,
  offset: 0,
  isFixed: false,
  how: 'no longer declared: check whether a fragment from another file uses it',
})

/** The validation errors that a server with this schema would report. */
export function findProblems(schema: GraphQLSchema, readable: string): DocumentProblem[] {
  const { document, problem } = parseRequest(readable)
  if (!document) return problem ? [problem] : []
  // Fragments, and the uses of variables in them, may be in other files.
  const usesOtherFiles = hasForeignFragment(document)
  const ignored = [KnownFragmentNamesRule, NoUnusedFragmentsRule, ...(usesOtherFiles ? [NoUnusedVariablesRule] : [])]
  const rules = specifiedRules.filter((rule) => !ignored.includes(rule))
  return validate(schema, document, rules).map(({ message, positions }) => ({ message, offset: positions?.[0] ?? 0 }))
}

function parseRequest(readable: string): { document: DocumentNode | null; problem: DocumentProblem | null } {
  if (/^(?:[\s,\uFEFF]|#[^\n]*(?:\n|$))*$/.test(readable)) return { document: null, problem: null }
  try {
    const document = parse(readable)
    const isRequest = document.definitions.every(isExecutableDefinitionNode)
    return { document: isRequest ? document : null, problem: null }
  } catch (error) {
    const { message, positions } = error as { message: string; positions?: readonly number[] }
    return { document: null, problem: { message, offset: positions?.[0] ?? 0 } }
  }
}

/** Whether the document spreads a fragment that it does not define. */
function hasForeignFragment({ definitions, loc }: DocumentNode): boolean {
  const defined = new Set(
    definitions.flatMap((definition) => (definition.kind === Kind.FRAGMENT_DEFINITION ? [definition.name.value] : [])),
  )
  const spreads = [...(loc?.source.body ?? '').matchAll(/\.\.\.\s*(\w+)/g)].map(([, name]) => name as string)
  return spreads.some((name) => name !== 'on' && !defined.has(name))
}

function readVariableTypes(schema: GraphQLSchema, { definitions }: DocumentNode): Map<string, GraphQLInputType> {
  const declared = definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  )
  return new Map(
    declared.flatMap(({ variable, type }) => {
      const inputType = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1])
      return isInputType(inputType) ? [[variable.name.value, inputType] as const] : []
    }),
  )
}

/** Adds a comment above each line that a human must change, unless the comment is there already. */
function addComments(rules: RewriteRules, text: string, readable: string): string {
  const { document } = parseRequest(readable)
  if (!document) return text
  const unresolved = rewriteDocument(rules, document).findings.filter(({ isFixed }) => !isFixed)
  const edits = unresolved.flatMap(({ name, how, offset }) => {
    const line = text.lastIndexOf('\n', offset - 1) + 1
    const indent = text.slice(line, offset)
    const comment = `# wharf migrate: ${name}: ${how.replace(/\s+/g, ' ')}`
    const isPresent = text.slice(0, line).trimEnd().endsWith(comment)
    if (indent.trim() !== '' || isPresent || /[`\\]|\$\{/.test(comment)) return []
    return [{ start: offset, end: offset, text: `${comment}\n${indent}` }]
  })
  return applyEdits(text, edits)
}
