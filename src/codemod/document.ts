/** Migrates one GraphQL document: finds its deprecated items, rewrites it, and validates it. */
import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isExecutableDefinitionNode,
  isInputType,
  Kind,
  KnownFragmentNamesRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  parse,
  specifiedRules,
  TypeInfo,
  typeFromAST,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { applyEdits, type Edit } from './edits.js'
import type { Finding } from './plan.js'
import { computeEdits } from './reprint.js'
import { type RewrittenDocument, rewriteDocument } from './rewrite.js'
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
  retypedVariables: RewrittenDocument['retypedVariables']
}

const unchanged = (text: string, problems: DocumentProblem[] = []): MigratedDocument => ({
  text,
  findings: [],
  problems,
  variableTypes: new Map(),
  droppedVariables: new Set(),
  retypedVariables: new Map(),
})

/**
 * Migrates a document. `text` is edited. `readable` is the same text with its interpolations masked, and is parsed.
 * A document that would not be valid afterwards stays as it is, and no finding in it counts as fixed.
 */
export function migrateDocument(rules: RewriteRules, text: string, readable: string): MigratedDocument {
  const { document, problem } = parseRequest(readable)
  if (!document) return unchanged(text, problem ? [problem] : [])
  const attempt = rewriteValidly(rules, document, readable)
  const { findings, droppedVariables, retypedVariables, edits, fixed } = attempt
  const variableTypes = readVariableTypes(rules.published.schema, document)
  if (attempt.reason) return { ...unchanged(text), findings: findings.map(leaveAsItIs(attempt.reason)), variableTypes }
  if (hasForeignFragment(document)) findings.push(...[...droppedVariables].map(toDoubtfulFinding))
  const problems = findings.every(({ isFixed }) => isFixed) ? findProblems(rules.future, fixed) : []
  const after = addComments(rules, applyEdits(text, includeEscapes(text, readable, edits)), fixed)
  return { text: after, findings, problems, variableTypes, droppedVariables, retypedVariables }
}

/** Includes the backslash before a `$`, which is masked in `readable`, in edits that replace the `$`. */
const includeEscapes = (text: string, readable: string, edits: readonly Edit[]) =>
  edits.map((edit) => {
    const isEscaped = text[edit.start - 1] === '\\' && readable[edit.start - 1] === ' ' && edit.end > edit.start
    return isEscaped ? { ...edit, start: edit.start - 1 } : edit
  })

const leaveAsItIs =
  (reason: string) =>
  (finding: Finding): Finding => ({ ...finding, isFixed: false, how: `${finding.how}: ${reason}` })

interface Attempt extends RewrittenDocument {
  edits: readonly Edit[]
  fixed: string
  /** Why the document must stay as it is; null if the rewritten document is valid. */
  reason: string | null
}

/** Rewrites a document. If an alias for an old key clashes with another selection of that key, the alias is left out. */
function rewriteValidly(rules: RewriteRules, document: DocumentNode, readable: string): Attempt {
  const rewritten = rewriteDocument(rules, document)
  const { document: after, findings } = rewritten
  if (!after) return { ...rewritten, edits: [], fixed: readable, reason: 'nothing is left of the document, so delete it' }
  const edits = computeEdits(readable, document, after)
  const fixed = applyEdits(readable, edits)
  const wasValid = findProblems(rules.published.schema, readable).length === 0
  // Anything left to a human is still in the document, and only valid today.
  const target = findings.every(({ isFixed }) => isFixed) ? rules.future : rules.published.schema
  const problems = wasValid ? findProblems(target, fixed) : []
  const clashing = problems.flatMap(({ message }) => CLASH.exec(message)?.[1] ?? [])
  if (clashing.some((key) => !rules.unaliased.has(key)))
    return rewriteValidly({ ...rules, unaliased: new Set([...rules.unaliased, ...clashing]) }, document, readable)
  return { ...rewritten, edits, fixed, reason: problems[0] ? `it would not be valid: ${problems[0].message}` : null }
}

/** The graphql-js message about one response key for two different fields. */
const CLASH = /^Fields "(\w+)" conflict/

/** Returns a finding: a fragment in another file may still use a variable that this document no longer uses. */
const toDoubtfulFinding = (variable: string): Finding => ({
  name: `$${variable}`,
  item: null,
  offset: 0,
  isFixed: false,
  how: 'no longer declared: check whether a fragment from another file uses it',
})

/** Returns the validation errors that a server with this schema would report. */
export function findProblems(schema: GraphQLSchema, readable: string): DocumentProblem[] {
  const { document, problem } = parseRequest(readable)
  if (!document) return problem ? [problem] : []
  // Fragments, and the uses of variables in them, may be in other files.
  const usesOtherFiles = hasForeignFragment(document)
  const ignored = [KnownFragmentNamesRule, NoUnusedFragmentsRule, ...(usesOtherFiles ? [NoUnusedVariablesRule] : [])]
  const rules = specifiedRules.filter((rule) => !ignored.includes(rule))
  return validate(schema, document, rules)
    .filter(({ message }) => !isPublishedTypeName(schema, message))
    .map(({ message, positions }) => ({ message, offset: positions?.[0] ?? 0 }))
}

const OTHER_TYPE = /^Variable "\$\w+" of type "(\w+)!?" used in position expecting type "(\w+)!?"/

/** Returns whether a variable is declared by another published name of its input. The description of the input lists those names. */
function isPublishedTypeName(schema: GraphQLSchema, message: string): boolean {
  const [, declared, expected = ''] = OTHER_TYPE.exec(message) ?? []
  return declared !== undefined && hasOtherName(schema.getType(expected), declared)
}

const hasOtherName = (type: { description?: string | null | undefined } | null | undefined, name: string) =>
  /also be declared as (\w+(?: or \w+)*)/
    .exec(type?.description ?? '')?.[1]
    ?.split(' or ')
    .includes(name) ?? false

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

/** Returns whether the document spreads a fragment that it does not define. */
function hasForeignFragment({ definitions, loc }: DocumentNode): boolean {
  const defined = new Set(
    definitions.flatMap((definition) => (definition.kind === Kind.FRAGMENT_DEFINITION ? [definition.name.value] : [])),
  )
  const spreads = [...(loc?.source.body ?? '').matchAll(/\.\.\.\s*(\w+)/g)].map(([, name]) => name as string)
  return spreads.some((name) => name !== 'on' && !defined.has(name))
}

function readVariableTypes(schema: GraphQLSchema, document: DocumentNode): Map<string, GraphQLInputType> {
  const types = new Map<string, GraphQLInputType>()
  const info = new TypeInfo(schema)
  const visitor = visitWithTypeInfo(info, {
    VariableDefinition({ variable, type }) {
      const inputType = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1])
      if (isInputType(inputType)) types.set(variable.name.value, inputType)
      return false
    },
    Variable({ name }) {
      const [declared, expected] = [getNamedType(types.get(name.value)), info.getInputType()]
      if (declared && expected && hasOtherName(getNamedType(expected), declared.name)) types.set(name.value, expected)
    },
  })
  visit(document, visitor)
  return types
}

/** Adds a comment above each line that a human must change, unless the comment exists already. */
function addComments(rules: RewriteRules, text: string, readable: string): string {
  const { document } = parseRequest(readable)
  if (!document) return text
  const unresolved = rewriteDocument(rules, document).findings.filter(({ isFixed }) => !isFixed)
  const edits = unresolved.flatMap(({ name, how, offset }) => {
    const line = text.lastIndexOf('\n', offset - 1) + 1
    const indent = text.slice(line, offset)
    const comment = `# wharf lifecycle: ${name}: ${how.replace(/\s+/g, ' ')}`
    const isPresent = text.slice(0, line).trimEnd().endsWith(comment)
    if (indent.trim() !== '' || isPresent || /[`\\]|\$\{/.test(comment)) return []
    return [{ start: offset, end: offset, text: `${comment}\n${indent}` }]
  })
  return applyEdits(text, edits)
}
