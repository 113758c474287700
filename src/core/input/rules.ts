/** Checks input values against the `@rule` directives of the contract and normalizes them. Both faces use it. */
import {
  type ConstDirectiveNode,
  type GraphQLInputFieldMap,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  valueFromASTUntyped,
} from 'graphql'
import type { LocalizedStringInput } from '../../contract/contract.gen.js'
import { invalid, type Problem } from '../base/errors.js'
import { MAX_OFFSET, pageRequest } from '../base/page.js'
import { convertTarget, convertValue, isDropped, legacyOf, renamedTo } from '../lifecycle/legacy.js'
import { Decimal } from '../money.js'
import { repeatedLanguages } from './localized.js'
import { withoutMarkup, withoutScripts } from './markup.js'
import { misleadingText, normalizeEmail, toNfc, withoutControls } from './text.js'

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
  /** Markup is kept, scripts are removed. */
  html?: boolean
}

type Path = readonly (string | number)[]
interface Declared {
  astNode?: { directives?: readonly ConstDirectiveNode[] } | null
}

/** No flags: the same patterns are published as JSON Schema. */
export const formats: Record<Format, { pattern: RegExp; message: string }> = {
  uuid: { pattern: /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/, message: 'must be a uuid' },
  email: { pattern: /^[^\s@"<>]{1,64}@[^\s@"<>.]+(\.[^\s@"<>.]+)+$/, message: 'must be an e-mail address' },
  https: { pattern: /^https:\/\/[^\s/?#]+[^\s]*$/, message: 'must be an https address' },
  dateTime: {
    pattern: /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/,
    message: 'must be an ISO 8601 date',
  },
  country: { pattern: /^[A-Za-z]{2}$/, message: 'must be two letters' },
  language: { pattern: /^[A-Za-z]{2}$/, message: 'must be two letters' },
  time: { pattern: /^([01]\d|2[0-3]):[0-5]\d$/, message: 'must be a time such as 09:30' },
  screamingSnake: { pattern: /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/, message: 'must be in SCREAMING_SNAKE_CASE' },
  noSpaces: { pattern: /^\S+$/, message: 'must not contain spaces' },
  origin: { pattern: /^(\*|https?:\/\/[a-z0-9.-]+(:\d{1,5})?)$/, message: 'must be an origin such as https://shop.example.com' },
  word: { pattern: /^\w+$/, message: 'must consist of letters, digits and underscores' },
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
  const tidy = applyRulesTo(declared.type, declared.rule ?? ruleOf(declared), value, path, problems)
  if (problems.length) throw invalid(problems)
  return tidy
}

function applyRulesTo(type: GraphQLInputType, rule: Rule, value: unknown, path: Path, problems: Problem[]): unknown {
  const bare = getNullableType(type)
  if (value === null || value === undefined) return value
  if (isListType(bare) && Array.isArray(value)) {
    problems.push(...listProblems(rule, value, path))
    if (String(bare.ofType).startsWith('LocalizedStringInput')) return localized(bare.ofType, rule, value, path, problems)
    return value.map((item, i) => applyRulesTo(bare.ofType, rule, item, [...path, i], problems))
  }
  if (isEnumType(bare)) return bare.getValue(String(value))?.value ?? value
  if (!isInputObjectType(bare)) return applyScalarRule(rule, value, path, problems)
  const fields = bare.getFields()
  const given = value as Record<string, unknown>
  if ('offset' in fields) pageRequest(given, mostPerPage(ruleOf(fields.offset as Declared)))
  const tidy = translateLegacyNames(fields, given, path, problems, (name, item) => {
    const field = fields[name]
    return field ? applyRulesTo(field.type, ruleOf(field), item, [...path, name], problems) : item
  })
  return bare.name === 'DateSearchInput' ? joinRangeWords(tidy, path, problems) : tidy
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

/** Translates deprecated names: ignored members are dropped, renamed and reshaped ones get their new name. */
function translateLegacyNames(
  fields: GraphQLInputFieldMap,
  given: Record<string, unknown>,
  path: Path,
  problems: Problem[],
  tidy: (name: string, item: unknown) => unknown,
): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const [name, item] of Object.entries(given)) {
    const now = currentName(fields, name, item)
    if (!now) continue
    const isTwice = now.name !== name && given[now.name] !== undefined
    if (!isTwice) result[now.name] = tidy(now.ruledBy, now.value)
    else if (now.isReshaped) problems.push({ path: [...path, name], message: `must not come with ${now.name}` })
    else if (given[now.name] !== item) problems.push({ path: [...path, name], message: `contradicts ${now.name}` })
  }
  return result
}

/** Returns the current name of a member with its value; null when the member is ignored. `ruledBy` is the field whose rule applies. */
function currentName(fields: GraphQLInputFieldMap, name: string, value: unknown) {
  const field = fields[name]
  const legacy = field && legacyOf(field)
  if (!legacy) return { name, value, ruledBy: name, isReshaped: false }
  if (isDropped(legacy)) return null
  const successor = fields[convertTarget(legacy) ?? '']
  if (!successor || value === null) return { name: renamedTo(legacy) ?? name, value, ruledBy: name, isReshaped: false }
  const shaped = convertValue(value, String(successor.type))
  return { name: successor.name, value: shaped, ruledBy: successor.name, isReshaped: true }
}

/** The rule of a localized text applies to each of its values. */
function localized(type: GraphQLInputType, rule: Rule, list: LocalizedStringInput[], path: Path, problems: Problem[]): unknown[] {
  problems.push(...repeatedLanguages(list, path))
  return list.map((entry, i) => {
    const before = problems.length
    const tidy = applyRulesTo(type, rule, entry, [...path, i], problems) as LocalizedStringInput
    if (problems.slice(before).some((problem) => problem.path.at(-1) === 'value')) return tidy
    return { ...tidy, value: applyScalarRule(rule, tidy.value, [...path, i, 'value'], problems) }
  })
}

function listProblems({ minItems = 0, maxItems = Number.POSITIVE_INFINITY }: Rule, list: unknown[], path: Path): Problem[] {
  if (list.length < minItems) return [{ path, message: `must have at least ${minItems} ${minItems === 1 ? 'entry' : 'entries'}` }]
  if (list.length > maxItems) return [{ path, message: `must have at most ${maxItems} entries` }]
  return []
}

/** Returns a single value as the domain uses it, and adds its faults to `problems`. */
export function applyScalarRule(rule: Rule, value: unknown, path: Path, problems: Problem[]): unknown {
  const { cap = Number.POSITIVE_INFINITY } = rule
  const tidy = typeof value === 'string' ? tidyText(rule, value) : typeof value === 'number' ? Math.min(value, cap) : value
  const message =
    typeof tidy === 'string' ? textProblem(rule, tidy) : typeof tidy === 'number' ? numberProblem(rule, tidy) : undefined
  if (message) problems.push({ path, message })
  return tidy
}

function tidyText({ plain, html, format, isLast }: Rule, given: string): string {
  const text = toNfc(given)
  if (format === 'email') return normalizeEmail(text)
  if (format === 'country' || format === 'language') return text.toUpperCase()
  if (format === 'dateTime') return parseDateTime(text, isLast) ?? text
  if (plain) return withoutMarkup(withoutControls(text))
  return html ? withoutScripts(withoutControls(text)) : text
}

/**
 * A time without a zone is UTC, independent of the server's zone. A day that is not in the calendar is refused. A date without a time means
 * midnight or, at the upper end of a range, the end of that day.
 */
export function parseDateTime(text: string, isLast = false): string | null {
  const [, day = '', time = '', zone = 'Z'] = text.match(/^(\d{4}-\d\d-\d\d)(?:[T ]([\d:.]+))?(Z|[+-]\d\d:?\d\d)?$/) ?? []
  const isOfCalendar = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false
  return day && isOfCalendar ? new Date(`${day}T${time || (isLast ? '23:59:59.999' : '00:00')}${zone}`).toJSON() : null
}

/** A lone surrogate, which UTF-8 cannot encode. */
const HALF = /\p{Surrogate}/u

function textProblem({ minLength = 0, maxLength = Number.POSITIVE_INFINITY, format }: Rule, text: string): string | undefined {
  if (text.includes('\0')) return 'must not contain a null character'
  if (HALF.test(text)) return 'must not contain half of a surrogate pair'
  const misleading = misleadingText(text, minLength > 0)
  if (misleading) return misleading
  if (text.length < minLength) return `must be at least ${minLength} ${minLength === 1 ? 'character' : 'characters'} long`
  if (text.length > maxLength) return `must be at most ${maxLength} characters long`
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
