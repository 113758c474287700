/** Checks single values of custom fields against their definitions. */
import { LRUCache } from 'lru-cache'
import type { FieldType } from '../../../contract/contract.gen.js'
import type { Problem } from '../../../core/base/errors.js'
import { applyScalarRule, parseDateTime } from '../../../core/input/scalar-rules.js'
import { Decimal } from '../../../core/money.js'
import type { FieldDefinitionRow } from '../../../db/db.gen.js'
import type { CustomFieldValue } from '../../../db/json.js'
import { compilePattern } from './pattern.js'

/** The parts of a definition that decide which values are allowed. */
export type FieldRule = Pick<
  FieldDefinitionRow,
  'type' | 'itemType' | 'options' | 'referenceTo' | 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'pattern'
>

/** The maximum length of a text whose definition has none. */
export const DEFAULT_MAX_LENGTH = 255
/** The maximum number of entries of a list. */
export const MAX_ENTRIES = 100

const DECIMAL = /^-?\d{1,20}(\.\d{1,10})?$/
const DAY = /^\d{4}-\d\d-\d\d$/

type Path = readonly (string | number)[]

const patterns = new LRUCache<string, (text: string) => boolean>({ max: 1_000 })

function matchesPattern(pattern: string, text: string): boolean {
  const known = patterns.get(pattern) ?? compilePattern(pattern)
  patterns.set(pattern, known)
  return known(text)
}

/** Returns the type of single values: that of the entries of a list. */
export const scalarType = ({ type, itemType }: Pick<FieldRule, 'type' | 'itemType'>): FieldType =>
  type === 'LIST' ? (itemType ?? 'TEXT') : type

/** Returns the value as it is stored, and adds its faults to `problems`. */
export function checkValue(rule: FieldRule, value: unknown, path: Path, problems: Problem[]): CustomFieldValue {
  if (rule.type !== 'LIST') return checkScalar(rule, value, path, problems)
  if (!Array.isArray(value) || value.length > MAX_ENTRIES) {
    problems.push({ path, message: Array.isArray(value) ? `must have at most ${MAX_ENTRIES} entries` : 'must be a list' })
    return []
  }
  return value.map((entry, i) => checkScalar(rule, entry, [...path, i], problems))
}

function checkScalar(rule: FieldRule, value: unknown, path: Path, problems: Problem[]): string | number | boolean {
  const checked = CHECKS[scalarType(rule)](rule, value, path, problems)
  if (!(checked instanceof Fault)) return checked
  if (checked.message) problems.push({ path, message: checked.message })
  return ''
}

/** The value is not allowed; without a message, the fault was already added. */
class Fault {
  constructor(readonly message: string | null) {}
}

type Check = (rule: FieldRule, value: unknown, path: Path, problems: Problem[]) => string | number | boolean | Fault

const CHECKS: Record<FieldType, Check> = {
  TEXT: checkText,
  NUMBER: (rule, value) => (Number.isSafeInteger(value) ? inRange(rule, value as number) : new Fault('must be a whole number')),
  DECIMAL: (rule, value) => {
    const text = typeof value === 'number' ? String(value) : value
    if (typeof text !== 'string' || !DECIMAL.test(text))
      return new Fault('must be a decimal such as "12.50", with up to 20 digits before the point and 10 after it')
    return inRange(rule, text)
  },
  BOOLEAN: (_, value) => (typeof value === 'boolean' ? value : new Fault('must be true or false')),
  DATE: (_, value) =>
    typeof value === 'string' && DAY.test(value) && parseDateTime(value) ? value : new Fault('must be a day such as 2026-11-18'),
  ENUM: ({ options }, value) =>
    typeof value === 'string' && options.includes(value) ? value : new Fault(`must be one of ${options.join(', ')}`),
  REFERENCE: (_, value) =>
    Number.isInteger(value) && (value as number) > 0 && (value as number) < 2 ** 31
      ? (value as number)
      : new Fault('must be the id of a record, a whole number'),
  LIST: () => new Fault('must not be a list of lists'),
}

function checkText({ minLength, maxLength, pattern }: FieldRule, value: unknown, path: Path, problems: Problem[]) {
  if (typeof value !== 'string') return new Fault('must be a text')
  const before = problems.length
  const limits = { plain: true, minLength: minLength ?? 0, maxLength: maxLength ?? DEFAULT_MAX_LENGTH }
  const text = applyScalarRule(limits, value, path, problems) as string
  if (problems.length > before) return new Fault(null)
  return pattern && !matchesPattern(pattern, text) ? new Fault(`must match the pattern ${pattern}`) : text
}

/** Refuses a number outside the range. Both ends are allowed. */
function inRange<V extends string | number>({ minimum, maximum }: FieldRule, value: V): V | Fault {
  const amount = Decimal.of(value)
  if (minimum !== null && amount.compare(Decimal.of(minimum)) < 0)
    return new Fault(`must be at least ${Decimal.of(minimum).toText()}`)
  if (maximum !== null && amount.compare(Decimal.of(maximum)) > 0)
    return new Fault(`must be at most ${Decimal.of(maximum).toText()}`)
  return value
}

const JSON_TYPES: Record<Exclude<FieldType, 'LIST'>, string> = {
  TEXT: 'string',
  NUMBER: 'number',
  DECIMAL: 'string',
  BOOLEAN: 'boolean',
  DATE: 'string',
  ENUM: 'string',
  REFERENCE: 'number',
}

/** Returns whether a stored value has the type of the definition. Values of an earlier definition with the same code may not. */
export function fitsType(rule: Pick<FieldRule, 'type' | 'itemType'>, value: unknown): boolean {
  const type = JSON_TYPES[scalarType(rule) as keyof typeof JSON_TYPES]
  return rule.type === 'LIST' ? Array.isArray(value) && value.every((entry) => typeof entry === type) : typeof value === type
}
