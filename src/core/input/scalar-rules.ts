/** Checks single values against the rules of the contract, and normalizes them: texts, numbers, dates. */
import type { Problem } from '../base/errors.js'
import { countBytes } from '../base/json.js'
import { Decimal } from '../money.js'
import { sanitizeMarkup } from './html.js'
import { withoutMarkup } from './markup.js'
import { foldWord, hasUnseen, misleadingText, toNfc, withoutControls } from './text.js'

export type Format =
  | 'uuid'
  | 'email'
  | 'https'
  | 'dateTime'
  | 'country'
  | 'currency'
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
  /** A larger value is lowered to this one instead of refused. */
  cap?: number
  format?: Format
  /** Marks the upper end of a range: a date without a time means the end of that day. */
  isLast?: boolean
  /** Plain text: markup is removed. */
  plain?: boolean
  /** Allowed markup is kept; anything that could execute or cover something is removed. */
  html?: boolean
  /** A word that programs compare, such as a status: compatibility forms are replaced, invisible characters removed. */
  keyword?: boolean
  /** A code of a record, which is kept as sent: invisible characters are refused. */
  code?: boolean
  /** A long text: it may take more than `MAX_STORED_BYTES`. */
  long?: boolean
  /** A filter of a search: it is compared and not stored, so only the size of the body limits the sum of a list. */
  isFilter?: boolean
}

/** The maximum size of a field in all languages or entries together, in bytes, unless it is a long text. */
const MAX_STORED_BYTES = 65_536
/** The maximum length of a text without its own limit. It fits into `MAX_STORED_BYTES`: a UTF-16 unit takes at most three bytes. */
const MAX_TEXT = 20_000
/** The maximum length of a long text without its own limit. */
const MAX_LONG_TEXT = 1_000_000
/** The maximum number of entries of a list without its own limit. */
export const MAX_ITEMS = 10_000

/** No flags: the same patterns are published as JSON Schema. A format whose pattern is unbounded has a length. */
export const formats: Record<Format, { pattern: RegExp; message: string; maxLength?: number }> = {
  uuid: { pattern: /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/, message: 'must be a uuid' },
  email: { pattern: /^[^\s@"<>]{1,64}@[^\s@"<>.]+(\.[^\s@"<>.]+)+$/, message: 'must be an e-mail address', maxLength: 254 },
  https: { pattern: /^https:\/\/[^\s/?#]+[^\s]*$/, message: 'must be an https address', maxLength: 2048 },
  dateTime: {
    pattern: /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/,
    message: 'must be an ISO 8601 date',
  },
  country: { pattern: /^[A-Za-z]{2}$/, message: 'must be two letters' },
  currency: { pattern: /^[A-Za-z]{3}$/, message: 'must be three letters, such as EUR' },
  language: { pattern: /^[A-Za-z]{2}$/, message: 'must be two letters' },
  time: { pattern: /^([01]\d|2[0-3]):[0-5]\d$/, message: 'must be a time such as 09:30' },
  screamingSnake: { pattern: /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/, message: 'must be in SCREAMING_SNAKE_CASE', maxLength: 255 },
  noSpaces: { pattern: /^\S+$/, message: 'must not contain spaces', maxLength: 255 },
  origin: {
    pattern: /^(\*|https?:\/\/[a-z0-9.-]+(:\d{1,5})?)$/,
    message: 'must be an origin such as https://shop.example.com',
    maxLength: 255,
  },
  // A URL without a scheme, such as that of a homepage, is also a web URL. A colon before the first of / ? # would end another scheme.
  web: {
    pattern: /^([Hh][Tt][Tt][Pp][Ss]?:|[^:/?#]*([/?#]|$)|([\w-]+\.[\w.-]+|localhost):\d{1,5}([/?#]|$))/,
    message: 'must be an http or https address',
    maxLength: 2048,
  },
  word: { pattern: /^\w+$/, message: 'must consist of letters, digits and underscores', maxLength: 255 },
}

/** Checks the size. Languages, entries and JSON count together, because they are stored together. Keys are compared and not stored. */
export function sizeProblem({ long, isFilter, format }: Rule, value: unknown): string | undefined {
  if (long || isFilter || format === 'uuid') return undefined
  return countBytes(value, MAX_STORED_BYTES) > MAX_STORED_BYTES
    ? `must have at most ${MAX_STORED_BYTES} bytes in total`
    : undefined
}

/** Returns a single value as the domain uses it, and adds its faults to `problems`. */
export function applyScalarRule(rule: Rule, value: unknown, path: readonly (string | number)[], problems: Problem[]): unknown {
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
  if (format === 'country' || format === 'currency' || format === 'language') return text.toUpperCase()
  if (format === 'dateTime') return parseDateTime(text, isLast) ?? text
  if (plain) return withoutMarkup(withoutControls(text))
  return html ? sanitizeMarkup(withoutControls(text)) : text
}

/**
 * Parses a date or time. A time without a zone is UTC, independent of the server's zone. A day that is not in the calendar is refused. A date without a time means
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

/** Returns the maximum length of a text: that of its rule, or else of its format, or else of all texts. */
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
