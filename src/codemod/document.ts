/** One document: what it uses, how it reads afterwards, and what would be refused at a date. */
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
import { changes } from './reprint.js'
import { rewrite } from './rewrite.js'
import type { Rules } from './rules.js'

export interface Problem {
  offset: number
  message: string
}

export interface Migrated {
  text: string
  findings: Finding[]
  problems: Problem[]
  variableTypes: ReadonlyMap<string, GraphQLInputType>
  droppedVariables: ReadonlySet<string>
}

const untouched = (text: string, problems: Problem[] = []): Migrated => ({
  text,
  findings: [],
  problems,
  variableTypes: new Map(),
  droppedVariables: new Set(),
})

/** `readable` is the text with its interpolations hidden; `text` is what is edited. */
export function migrateDocument(rules: Rules, text: string, readable: string): Migrated {
  const { document, problem } = read(readable)
  if (!document) return untouched(text, problem ? [problem] : [])
  const { document: after, findings, droppedVariables } = rewrite(rules, document)
  const variableTypes = variableTypesOf(rules.published.schema, document)
  if (hasForeignSpread(document)) findings.push(...[...droppedVariables].map(doubtful))
  const common = { findings, variableTypes, droppedVariables }
  if (!after)
    return { ...common, text: '# Nothing is left of this document: what it asked for has no replacement.\n', problems: [] }
  const edits = changes(readable, document, after)
  const fixed = applyEdits(readable, edits)
  const problems = findings.every(({ isFixed }) => isFixed) ? refusals(rules.future, fixed) : []
  return { ...common, text: commented(rules, applyEdits(text, edits), fixed), problems }
}

/** A fragment that is not in sight may use what nothing in sight uses any more. */
const doubtful = (variable: string): Finding => ({
  name: `$${variable}`,
  item: null,
  offset: 0,
  isFixed: false,
  how: 'no longer declared: see whether a fragment from elsewhere uses it',
})

/** What a server with this schema would refuse. */
export function refusals(schema: GraphQLSchema, readable: string): Problem[] {
  const { document, problem } = read(readable)
  if (!document) return problem ? [problem] : []
  // Fragments may live in other files, and with them the variables that they use.
  const isOpen = hasForeignSpread(document)
  const foreign = [KnownFragmentNamesRule, NoUnusedFragmentsRule, ...(isOpen ? [NoUnusedVariablesRule] : [])]
  const own = specifiedRules.filter((rule) => !foreign.includes(rule))
  return validate(schema, document, own).map(({ message, positions }) => ({ message, offset: positions?.[0] ?? 0 }))
}

function read(readable: string): { document: DocumentNode | null; problem: Problem | null } {
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

function hasForeignSpread({ definitions, loc }: DocumentNode): boolean {
  const own = new Set(definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [one.name.value] : [])))
  const spreads = [...(loc?.source.body ?? '').matchAll(/\.\.\.\s*(\w+)/g)].map(([, name]) => name as string)
  return spreads.some((name) => name !== 'on' && !own.has(name))
}

function variableTypesOf(schema: GraphQLSchema, { definitions }: DocumentNode): Map<string, GraphQLInputType> {
  const declared = definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? (one.variableDefinitions ?? []) : []))
  return new Map(
    declared.flatMap(({ variable, type }) => {
      const known = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1])
      return isInputType(known) ? [[variable.name.value, known] as const] : []
    }),
  )
}

/** What a human must choose is said above the line that needs it, once. */
function commented(rules: Rules, text: string, readable: string): string {
  const { document } = read(readable)
  if (!document) return text
  const open = rewrite(rules, document).findings.filter(({ isFixed }) => !isFixed)
  const edits = open.flatMap(({ name, how, offset }) => {
    const line = text.lastIndexOf('\n', offset - 1) + 1
    const indent = text.slice(line, offset)
    const comment = `# wharf migrate: ${name}: ${how.replace(/\s+/g, ' ')}`
    const isSaid = text.slice(0, line).trimEnd().endsWith(comment)
    if (indent.trim() !== '' || isSaid || /[`\\]|\$\{/.test(comment)) return []
    return [{ start: offset, end: offset, text: `${comment}\n${indent}` }]
  })
  return applyEdits(text, edits)
}
