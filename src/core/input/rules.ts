/** Checks input values against the `@rule` directives of the contract and normalizes them. Both faces use it. */
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
import { countBytes } from '../base/json.js'
import { MAX_OFFSET, pageRequest } from '../base/page.js'
import { convertTarget, convertValue, isDropped, type Legacy, legacyOf, renamedTo } from '../lifecycle/legacy.js'
import { Decimal } from '../money.js'
import { sanitizeMarkup } from './html.js'
import { repeatedLanguages } from './localized.js'
import { withoutMarkup } from './markup.js'
import { foldWord, hasUnseen, misleadingText, toNfc, withoutControls } from './text.js'

export type Format =
  | 'uuid'
  | 'email'
  | 'https'
  | 'dateTime'
  | 'country'
  | 'language'
  | 'time'
  | 'screamingSnake'
  | 'noSpaces'
  | 'word'
  | 'origin'
  | 'web'

export interface Rule {
  min?: number
  max?: number
  above?: number
  decimals?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  /** A larger value is not refused but lowered to this one. */
  cap?: number
  format?: Format
  /** Marks the upper end of a range: a date without a time means the end of that day. */
  isLast?: boolean
  /** Plain text: markup is removed. */
  plain?: boolean
  /** Markup is kept as far as it is allowed; what could run or cover something is removed. */
  html?: boolean
  /** A word that programs compare, such as a status: compatibility forms are replaced, invisible characters removed. */
  keyword?: boolean
  /** A code of a record, which is kept as it is sent: invisible characters are refused. */
  code?: boolean
  /** A long text: it may take more than `MAX_STORED_BYTES`. */
  long?: boolean
  /** A filter of a search: it is compared and not stored, so that only the size of the body bounds the sum of a list. */
  isFilter?: boolean
}

/** What a field may store in all languages or entries together, in bytes, unless it is a long text. */
const MAX_STORED_BYTES = 65_536
/** The most characters of a text without a length of its own. They fit into `MAX_STORED_BYTES`: a UTF-16 unit takes at most three bytes. */
const MAX_TEXT = 20_000
/** The most characters of a long text without a length of its own. */
const MAX_LONG_TEXT = 1_000_000
/** The most entries of a list without a length of its own. */
export const MAX_ITEMS = 10_000

type Path = readonly (string | number)[]
type MutablePath = (string | number)[]
interface Declared {
  astNode?: { directives?: readonly ConstDirectiveNode[] } | null
}

/** No flags: the same patterns are published as JSON Schema. A format whose pattern has no end has a length. */
export const formats: Record<Format, { pattern: RegExp; message: string; maxLength?: number }> = {
  uuid: { pattern: /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/, message: 'must be a uuid' },
  email: { pattern: /^[^\s@"<>]{1,64}@[^\s@"<>.]+(\.[^\s@"<>.]+)+$/, message: 'must be an e-mail address', maxLength: 254 },
  https: { pattern: /^https:\/\/[^\s/?#]+[^\s]*$/, message: 'must be an https address', maxLength: 2048 },
  dateTime: {
    pattern: /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/,
    message: 'must be an ISO 8601 date',
  },
  country: { pattern: /^[A-Za-z]{2}$/, message: 'must be two letters' },
  language: { pattern: /^[A-Za-z]{2}$/, message: 'must be two letters' },
  time: { pattern: /^([01]\d|2[0-3]):[0-5]\d$/, message: 'must be a time such as 09:30' },
  screamingSnake: { pattern: /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/, message: 'must be in SCREAMING_SNAKE_CASE', maxLength: 255 },
  noSpaces: { pattern: /^\S+$/, message: 'must not contain spaces', maxLength: 255 },
  origin: {
    pattern: /^(\*|https?:\/\/[a-z0-9.-]+(:\d{1,5})?)$/,
    message: 'must be an origin such as https://shop.example.com',
    maxLength: 255,
  },
  // An address without a scheme, such as that of a homepage, is one of the web, too. A colon before the first of / ? # would end another scheme.
  web: {
    pattern: /^([Hh][Tt][Tt][Pp][Ss]?:|[^:/?#]*([/?#]|$)|([\w-]+\.[\w.-]+|localhost):\d{1,5}([/?#]|$))/,
    message: 'must be an http or https address',
    maxLength: 2048,
  },
  word: { pattern: /^\w+$/, message: 'must consist of letters, digits and underscores', maxLength: 255 },
}

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

/** What a type asks of its values. It is read once: a bulk has ten thousands of values. */
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
  if (!isInputObjectType(bare)) return keepPlan(type, { kind: bare.name.startsWith('JSON') ? 'json' : 'scalar' })
  const members = new Map<string, Member>()
  const { offset, ...fields } = bare.getFields()
  const page = offset ? mostPerPage(ruleOf(offset)) : null
  // A type may contain itself: its plan is known before those of its members.
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

/** `path` is the place of the value. It is changed and changed back on the way, and copied for a fault. */
function applyPlan(plan: TypePlan, rule: Rule, value: unknown, path: MutablePath, problems: Problem[]): unknown {
  if (value === null || value === undefined) return value
  if (plan.kind === 'object') return applyToObject(plan, value as Record<string, unknown>, path, problems)
  if (plan.kind === 'list') return applyToList(plan, rule, value, path, problems)
  if (plan.kind === 'enum') return plan.type.getValue(String(value))?.value ?? value
  if (plan.kind === 'json' && UNSTORABLE_JSON.test(JSON.stringify(value)))
    problems.push({ path: [...path], message: 'must not contain a null character or half of a surrogate pair' })
  return plan.kind === 'json' ? value : applyScalarRule(rule, value, path, problems)
}

/** What `JSON.stringify` makes of characters that PostgreSQL cannot store: null characters and halves of surrogate pairs. */
const UNSTORABLE_JSON = /(?<!\\)(\\\\)*\\u(0000|d[89a-f]..)/

function applyAt(plan: TypePlan, rule: Rule, value: unknown, path: MutablePath, step: string | number, problems: Problem[]) {
  path.push(step)
  const tidy = applyPlan(plan, rule, value, path, problems)
  path.pop()
  return tidy
}

function applyToList(plan: TypePlan & { kind: 'list' }, rule: Rule, value: unknown, path: MutablePath, problems: Problem[]) {
  // A single value may stand for a list of one.
  if (!Array.isArray(value)) return applyScalarRule(rule, value, path, problems)
  const message = listProblem(rule, value) ?? (plan.isText ? sizeProblem(rule, value) : undefined)
  if (message) problems.push({ path: [...path], message })
  // Of a list that is too long, nothing more is looked at.
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

/** Both interfaces take both pairs of words for the ends of a range; the domain knows one. */
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
    const fault = now.isReshaped ? `must not come with ${now.name}` : given[now.name] !== item ? `contradicts ${now.name}` : null
    if (fault) problems.push({ path: [...path, name], message: fault })
    return
  }
  const { plan, rule } = members.get(now.ruledBy) as Member
  tidy[now.name] = applyAt(plan, rule, now.value, path, now.ruledBy, problems)
}

/** Whether a text goes by another name now. Null under the old name then says nothing: the domain does not know that name, and the texts stay. */
const isTextNow = (members: ReadonlyMap<string, Member>, legacy: Legacy) =>
  String(members.get(convertTarget(legacy) ?? '')?.field.type).includes('LocalizedStringInput')

/** The current name of a deprecated member, with its value. `ruledBy` is the member whose rule applies. */
function currentName(members: ReadonlyMap<string, Member>, name: string, value: unknown, legacy: Legacy) {
  const successor = members.get(convertTarget(legacy) ?? '')?.field
  if (!successor || value === null) return { name: renamedTo(legacy) ?? name, value, ruledBy: name, isReshaped: false }
  const shaped = convertValue(value, String(successor.type))
  return { name: successor.name, value: shaped, ruledBy: successor.name, isReshaped: true }
}

/** The rule of a localized text applies to each of its values. */
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

/** Languages, entries and JSON count together: they are stored together. Keys are compared and not stored. */
function sizeProblem({ long, isFilter, format }: Rule, value: unknown): string | undefined {
  if (long || isFilter || format === 'uuid') return undefined
  return countBytes(value, MAX_STORED_BYTES) > MAX_STORED_BYTES
    ? `must take at most ${MAX_STORED_BYTES} bytes together`
    : undefined
}

/** Returns a single value as the domain uses it, and adds its faults to `problems`. */
export function applyScalarRule(rule: Rule, value: unknown, path: Path, problems: Problem[]): unknown {
  const { cap = Number.POSITIVE_INFINITY } = rule
  const tidy = typeof value === 'string' ? tidyText(rule, value) : typeof value === 'number' ? Math.min(value, cap) : value
  const message =
    typeof tidy === 'string'
      ? textProblem(rule, tidy)
      : typeof tidy === 'number'
        ? numberProblem(rule, tidy)
        : sizeProblem(rule, tidy)
  if (message) problems.push({ path: [...path], message })
  return tidy
}

function tidyText({ plain, html, format, isLast, keyword }: Rule, given: string): string {
  const text = keyword ? foldWord(given).trim() : toNfc(given)
  if (format === 'email') return foldWord(text)
  if (format === 'country' || format === 'language') return text.toUpperCase()
  if (format === 'dateTime') return parseDateTime(text, isLast) ?? text
  if (plain) return withoutMarkup(withoutControls(text))
  return html ? sanitizeMarkup(withoutControls(text)) : text
}

/**
 * A time without a zone is UTC, independent of the server's zone. A day that is not in the calendar is refused. A date without a time means
 * midnight or, at the upper end of a range, the end of that day.
 */
export function parseDateTime(text: string, isLast = false): string | null {
  const [, day = '', time = '', zone = 'Z'] = text.match(/^(\d{4}-\d\d-\d\d)(?:[T ]([\d:.]+))?(Z|[+-]\d\d:?\d\d)?$/) ?? []
  const isOfCalendar = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false
  const instant = day && isOfCalendar ? new Date(`${day}T${time || (isLast ? '23:59:59.999' : '00:00')}${zone}`).toJSON() : null
  return instant && IN_CALENDAR.test(instant) ? instant : null
}

/** The years 1 to 9999, which PostgreSQL reads in this form. */
const IN_CALENDAR = /^(?!0000)\d{4}-/

/** A lone surrogate, which UTF-8 cannot encode. */
const HALF = /\p{Surrogate}/u

/** How many characters a text may have: what its rule says, or else its format, or else what holds for all texts. */
const maxLengthOf = ({ maxLength, format, long }: Rule) =>
  maxLength ?? (format && formats[format].maxLength) ?? (long ? MAX_LONG_TEXT : MAX_TEXT)

function textProblem(rule: Rule, text: string): string | undefined {
  const { minLength = 0, format, code } = rule
  const maxLength = maxLengthOf(rule)
  if (text.length > maxLength) return `must be at most ${maxLength} characters long`
  if (text.includes('\0')) return 'must not contain a null character'
  if (HALF.test(text)) return 'must not contain half of a surrogate pair'
  const misleading = misleadingText(text, minLength > 0)
  if (misleading) return misleading
  if (code && hasUnseen(text)) return 'must not contain invisible characters'
  if (text.length < minLength) return `must be at least ${minLength} ${minLength === 1 ? 'character' : 'characters'} long`
  if (!format) return undefined
  const isSound = formats[format].pattern.test(text) && (format !== 'dateTime' || parseDateTime(text) !== null)
  return isSound ? undefined : formats[format].message
}

function numberProblem({ min, max, above, decimals }: Rule, value: number): string | undefined {
  if (!Number.isFinite(value)) return 'must be a finite number'
  if (min !== undefined && max !== undefined && (value < min || value > max)) return `must be from ${min} to ${max}`
  if (min !== undefined && value < min) return `must be at least ${min}`
  if (max !== undefined && value > max) return `must be at most ${max}`
  if (above !== undefined && value <= above) return `must be more than ${above}`
  if (decimals !== undefined && Decimal.of(value).scale > decimals) return `must have at most ${decimals} decimals`
  return undefined
}
