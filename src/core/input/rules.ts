/** Checks input values against the `@rule` directives of the contract and normalizes them. Both interfaces use it. */
import {
  type ConstDirectiveNode,
  type GraphQLEnumType,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  valueFromASTUntyped,
} from 'graphql'
import type { LocalizedStringInput } from '../../contract/contract.gen.js'
import { invalid, type Problem } from '../base/errors.js'
import { hasUnstorableText } from '../base/json.js'
import { MAX_OFFSET, pageRequest } from '../base/page.js'
import { convertTarget, convertValue, isDropped, type Legacy, legacyOf, renamedTo } from '../lifecycle/legacy.js'
import { repeatedLanguages } from './localized.js'
import { applyScalarRule, MAX_ITEMS, type Rule, sizeProblem } from './scalar-rules.js'

type Path = readonly (string | number)[]
type MutablePath = (string | number)[]
interface Declared {
  astNode?: { directives?: readonly ConstDirectiveNode[] } | null
}

/** Returns true if the default is only published, and not filled in: the module chooses it by the caller. */
export const hasOwnDefault = ({ astNode }: Declared): boolean =>
  astNode?.directives?.some(({ name }) => name.value === 'ownDefault') ?? false

const known = new WeakMap<object, Rule>()
const none: Rule = {}

export function ruleOf({ astNode }: Declared): Rule {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'rule')
  if (!directive) return none
  const rule =
    known.get(directive) ??
    Object.fromEntries((directive.arguments ?? []).map((a) => [a.name.value, valueFromASTUntyped(a.value)]))
  known.set(directive, rule)
  return rule
}

/** Returns the value as the domain uses it, or throws one error that lists all faults. */
export function applyRules(
  declared: Declared & { type: GraphQLInputType; rule?: Rule },
  value: unknown,
  path: Path = [],
): unknown {
  const problems: Problem[] = []
  const tidy = applyPlan(planOf(declared.type), declared.rule ?? ruleOf(declared), value, [...path], problems)
  if (problems.length) throw invalid(problems)
  return tidy
}

/** The rules of a type. They are read once: a bulk has tens of thousands of values. */
type TypePlan =
  | { kind: 'list'; of: TypePlan; isLocalized: boolean; isText: boolean }
  | { kind: 'enum'; type: GraphQLEnumType }
  | { kind: 'object'; members: ReadonlyMap<string, Member>; mostPerPage: number | null; isDateRange: boolean }
  | { kind: 'scalar' | 'json' }

interface Member {
  field: GraphQLInputField
  plan: TypePlan
  rule: Rule
  legacy: Legacy | null
}

const plans = new WeakMap<GraphQLInputType, TypePlan>()

function planOf(type: GraphQLInputType): TypePlan {
  const known = plans.get(type)
  if (known) return known
  const bare = getNullableType(type)
  if (isListType(bare)) {
    const isLocalized = String(bare.ofType).startsWith('LocalizedStringInput')
    const isText = /^(String|ID|\w*LocalizedString(Array)?Input)$/.test(getNamedType(bare).name)
    return keepPlan(type, { kind: 'list', of: planOf(bare.ofType), isLocalized, isText })
  }
  if (isEnumType(bare)) return keepPlan(type, { kind: 'enum', type: bare })
  if (!isInputObjectType(bare)) return keepPlan(type, { kind: /^(JSON|CustomFields$)/.test(bare.name) ? 'json' : 'scalar' })
  const members = new Map<string, Member>()
  const { offset, ...fields } = bare.getFields()
  const page = offset ? mostPerPage(ruleOf(offset)) : null
  // A type may contain itself: its plan is stored before those of its members.
  const plan = keepPlan(type, { kind: 'object', members, mostPerPage: page, isDateRange: bare.name === 'DateSearchInput' })
  for (const field of Object.values(offset ? { offset, ...fields } : fields)) {
    const rule = offset ? { ...ruleOf(field), isFilter: true } : ruleOf(field)
    members.set(field.name, { field, plan: planOf(field.type), rule, legacy: legacyOf(field) })
  }
  return plan
}

function keepPlan(type: GraphQLInputType, plan: TypePlan): TypePlan {
  plans.set(type, plan)
  return plan
}

/** Applies a plan. `path` is the position of the value. It is changed and restored on the way, and copied for a fault. */
function applyPlan(plan: TypePlan, rule: Rule, value: unknown, path: MutablePath, problems: Problem[]): unknown {
  if (value === null || value === undefined) return value
  if (plan.kind === 'object') return applyToObject(plan, value as Record<string, unknown>, path, problems)
  if (plan.kind === 'list') return applyToList(plan, rule, value, path, problems)
  if (plan.kind === 'enum') return plan.type.getValue(String(value))?.value ?? value
  if (plan.kind === 'scalar') return applyScalarRule(rule, value, path, problems)
  const message = jsonProblem(rule, value)
  if (message) problems.push({ path: [...path], message })
  return value
}

const jsonProblem = (rule: Rule, value: unknown): string | undefined =>
  sizeProblem(rule, value) ??
  (hasUnstorableText(value) ? 'must not contain a null character or half of a surrogate pair' : undefined)

function applyAt(plan: TypePlan, rule: Rule, value: unknown, path: MutablePath, step: string | number, problems: Problem[]) {
  path.push(step)
  const tidy = applyPlan(plan, rule, value, path, problems)
  path.pop()
  return tidy
}

function applyToList(plan: TypePlan & { kind: 'list' }, rule: Rule, value: unknown, path: MutablePath, problems: Problem[]) {
  // A single value may replace a list of one.
  if (!Array.isArray(value)) return applyScalarRule(rule, value, path, problems)
  const message = listProblem(rule, value) ?? (plan.isText ? sizeProblem(rule, value) : undefined)
  if (message) problems.push({ path: [...path], message })
  // A list that is too long is not checked further.
  if (value.length > (rule.maxItems ?? MAX_ITEMS)) return value
  if (plan.isLocalized) return localized(plan.of, rule, value, path, problems)
  return value.map((item, i) => applyAt(plan.of, rule, item, path, i, problems))
}

function applyToObject(
  { members, mostPerPage, isDateRange }: TypePlan & { kind: 'object' },
  given: Record<string, unknown>,
  path: MutablePath,
  problems: Problem[],
) {
  if (mostPerPage !== null) pageRequest(given, mostPerPage)
  const tidy: Record<string, unknown> = {}
  for (const name of Object.keys(given)) {
    const member = members.get(name)
    const item = given[name]
    if (member?.legacy) translateLegacyName(members, given, member, member.legacy, tidy, path, problems)
    else tidy[name] = member ? applyAt(member.plan, member.rule, item, path, name, problems) : item
  }
  return isDateRange ? joinRangeWords(tidy, path, problems) : tidy
}

const RANGE_WORDS = { from: 'greaterThan', to: 'lessThan' } as const

/** Joins both pairs of words for the ends of a range, which the interfaces accept, into the one that the domain uses. */
function joinRangeWords(range: Record<string, unknown>, path: Path, problems: Problem[]): Record<string, unknown> {
  const { from, to, ...joined } = range
  for (const [word, end] of Object.entries({ from, to })) {
    const name = RANGE_WORDS[word as keyof typeof RANGE_WORDS]
    if (end == null) continue
    if (joined[name] != null && joined[name] !== end) problems.push({ path: [...path, word], message: `contradicts ${name}` })
    joined[name] = end
  }
  return joined
}

const mostPerPage = ({ max = MAX_OFFSET, cap }: Rule) => (cap === undefined ? max : 2 ** 31 - 1)

/** Translates a deprecated name: an ignored member is dropped, a renamed or reshaped one gets its new name. */
function translateLegacyName(
  members: ReadonlyMap<string, Member>,
  given: Record<string, unknown>,
  { field: { name } }: Member,
  legacy: Legacy,
  tidy: Record<string, unknown>,
  path: MutablePath,
  problems: Problem[],
): void {
  const item = given[name]
  if (isDropped(legacy) || (item === null && isTextNow(members, legacy))) return
  const now = currentName(members, name, item, legacy)
  const isTwice = now.name !== name && given[now.name] !== undefined
  if (isTwice) {
    const fault = now.isReshaped
      ? `must not be given together with ${now.name}`
      : given[now.name] !== item
        ? `contradicts ${now.name}`
        : null
    if (fault) problems.push({ path: [...path, name], message: fault })
    return
  }
  const { plan, rule } = members.get(now.ruledBy) as Member
  tidy[now.name] = applyAt(plan, rule, now.value, path, now.ruledBy, problems)
}

/** Returns whether a text was renamed. Null under the old name is then ignored: the domain does not use that name, and the texts stay. */
const isTextNow = (members: ReadonlyMap<string, Member>, legacy: Legacy) =>
  String(members.get(convertTarget(legacy) ?? '')?.field.type).includes('LocalizedStringInput')

/** Returns the current name of a deprecated member, with its value. `ruledBy` is the member whose rule applies. */
function currentName(members: ReadonlyMap<string, Member>, name: string, value: unknown, legacy: Legacy) {
  const successor = members.get(convertTarget(legacy) ?? '')?.field
  if (!successor || value === null) return { name: renamedTo(legacy) ?? name, value, ruledBy: name, isReshaped: false }
  const shaped = convertValue(value, String(successor.type))
  return { name: successor.name, value: shaped, ruledBy: successor.name, isReshaped: true }
}

/** Applies the rule of a localized text to each of its values. */
function localized(plan: TypePlan, rule: Rule, list: LocalizedStringInput[], path: MutablePath, problems: Problem[]): unknown[] {
  problems.push(...repeatedLanguages(list, path))
  return list.map((entry, i) => {
    const before = problems.length
    const tidy = applyAt(plan, rule, entry, path, i, problems) as LocalizedStringInput
    if (problems.length > before && problems.slice(before).some((problem) => problem.path.at(-1) === 'value')) return tidy
    path.push(i, 'value')
    tidy.value = applyScalarRule(rule, tidy.value, path, problems) as string
    path.length -= 2
    return tidy
  })
}

function listProblem({ minItems = 0, maxItems = MAX_ITEMS }: Rule, { length }: unknown[]): string | undefined {
  if (length < minItems) return `must have at least ${minItems} ${minItems === 1 ? 'entry' : 'entries'}`
  return length > maxItems ? `must have at most ${maxItems} entries` : undefined
}
