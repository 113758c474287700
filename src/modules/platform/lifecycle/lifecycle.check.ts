/** Reports what a document or REST call would need before the removal. Nothing is executed or stored. */
import { buildASTSchema, type GraphQLSchema, parse } from 'graphql'
import { migrateCall } from '../../../codemod/call.js'
import { changeData, shapeOfVariables } from '../../../codemod/data.js'
import { type DocumentProblem, migrateDocument } from '../../../codemod/document.js'
import { applyEdits } from '../../../codemod/edits.js'
import { schemaAt } from '../../../codemod/future.js'
import { parseJson } from '../../../codemod/json.js'
import type { Finding } from '../../../codemod/plan.js'
import { indexPublished } from '../../../codemod/published.js'
import type { RewriteRules } from '../../../codemod/rules.js'
import { createRules } from '../../../codemod/rules.js'
import contract from '../../../contract/schema.gen.graphql'
import { invalid, invalidField } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { replacementOf } from '../../../core/lifecycle/legacy.js'
import { REMOVAL_INSTANT, type Registry } from '../../../core/lifecycle/registry.js'

interface CheckInput {
  document?: string | null
  variables?: unknown
  endpoint?: string | null
  body?: unknown
}

/** The largest published document has 2,504 tokens. */
const MAX_TOKENS = 5000

export async function checkRequest(ctx: Ctx, input: CheckInput) {
  try {
    return checkInput(ctx, input)
  } catch (error) {
    if (error instanceof RangeError) throw invalid([{ path: [], message: 'The request is nested too deeply' }])
    throw error
  }
}

function checkInput({ services: { registry } }: Ctx, input: CheckInput) {
  if (input.document != null && input.endpoint == null)
    return checkDocument(rulesFor(registry), input.document, input.variables ?? null)
  if (input.endpoint != null && input.document == null) return checkCall(rulesFor(registry), input.endpoint, input.body ?? null)
  throw invalid([{ path: [], message: 'Send a document with its variables, or an endpoint with its body' }])
}

function checkDocument(rules: RewriteRules, document: string, variables: unknown) {
  refuseUnparsable(document)
  const migrated = migrateDocument(rules, document, document)
  const json = JSON.stringify(variables, null, 2)
  const shape = shapeOfVariables(rules.published, migrated.variableTypes, migrated.droppedVariables, migrated.retypedVariables)
  const { edits, findings } = changeData(json, parseJson(json), shape)
  const all = [...migrated.findings, ...findings]
  return {
    ...toVerdict(all, migrated.problems),
    document: migrated.text,
    variables: JSON.parse(applyEdits(json, edits)),
    endpoint: null,
    body: null,
  }
}

/** Refuses an invalid document, as the GraphQL interface does. */
function refuseUnparsable(document: string) {
  try {
    parse(document, { maxTokens: MAX_TOKENS })
  } catch (error) {
    throw invalidField('document', `is not a GraphQL document: ${(error as Error).message}`)
  }
}

function checkCall(rules: RewriteRules, endpoint: string, body: unknown) {
  const migrated = migrateCall(rules.published, { endpoint, body: body === null ? '' : JSON.stringify(body, null, 2) })
  return {
    ...toVerdict(migrated.findings),
    document: null,
    variables: null,
    endpoint: migrated.endpoint,
    body: migrated.body ? JSON.parse(migrated.body) : null,
  }
}

function toVerdict(findings: readonly Finding[], problems: readonly DocumentProblem[] = []) {
  const items = findings.map(({ name, item, isFixed, how }) => ({
    item: item?.item ?? name,
    migration: item?.migration ?? null,
    replacement: item?.use?.join(' or ') || item?.replacement || null,
    isFixed,
    how,
  }))
  const isValid = problems.length === 0
  return {
    items,
    problems: problems.map(({ message }) => message),
    isReady: items.length === 0 && isValid,
    isFixed: items.every((one) => one.isFixed) && isValid,
  }
}

const rulesByRegistry = new WeakMap<Registry, RewriteRules>()

/** Returns the same rules that the command line derives from what this server publishes. */
export function rulesFor(registry: Registry): RewriteRules {
  const rules =
    rulesByRegistry.get(registry) ?? buildRules(registry, buildASTSchema(contract, { assumeValid: true, assumeValidSDL: true }))
  rulesByRegistry.set(registry, rules)
  return rules
}

function buildRules({ items }: Registry, schema: GraphQLSchema): RewriteRules {
  const listed = items.map(({ api, item, kind, legacy, endpoints, places, direction, removal }) => ({
    api,
    item,
    kind,
    migration: legacy.migration,
    endpoints,
    places: places ?? {},
    direction,
    use: legacy.use ?? [],
    replacement: replacementOf(legacy),
    before: legacy.before ?? 'works',
    fix: legacy.fix ?? null,
    removal: removal.toISOString(),
  }))
  const list = indexPublished(listed, schema)
  return createRules(list, schemaAt(list, REMOVAL_INSTANT.toISOString()), true)
}
