/** Attribute values, by the type of their description: how they are given, stored and shown. */
import type { AttributeType, AttributeValueInput, LocalizedStringArrayInput } from '../../../contract/contract.gen.js'
import { DomainError } from '../../../core/base/errors.js'
import { parseDateTime } from '../../../core/input/scalar-rules.js'
import type { StoredValue } from '../../../db/json.js'

/** What a value is checked against. `members` are the requested ones of the valueset. */
export interface ValueDescription {
  name: string
  type: AttributeType
  members?: ReadonlySet<string>
}

/** A text value to write: a language without texts is removed. */
export type TextPatch = Record<string, string[] | null>

const INPUT_FIELDS = {
  TEXT: 'textValues',
  ENUM: 'enumValues',
  COLOR: 'colorValue',
  DATETIME: 'dateTimeValue',
  INT: 'intValue',
  DECIMAL: 'decimalValue',
} as const satisfies Record<AttributeType, keyof AttributeValueInput>

/** The default of a colour, instant or number without a value; attributes cannot have it. */
const NO_VALUE = ''

/** Returns the value as it is stored; one that does not match its description is refused by the name of the attribute. */
export function toStoredValue(description: ValueDescription, input: AttributeValueInput): StoredValue | TextPatch {
  const member = INPUT_FIELDS[description.type]
  const given = Object.entries(input).flatMap(([name, value]) => (value == null ? [] : [name]))
  if (given.length !== 1 || given[0] !== member)
    throw valueError(description, `accepts only ${member}, because its type is ${description.type}`)
  return readers[description.type](description, input)
}

/** Returns the default of a description. Colours, instants and numbers may have none; a text keeps the languages of `before` that are not given. */
export function toStoredDefault(
  description: ValueDescription,
  input: AttributeValueInput,
  before: StoredValue = {},
): StoredValue {
  const { type } = description
  const isEmpty = Object.values(input).every((value) => value == null) && INPUT_FIELDS[type] in input
  if (isEmpty && type !== 'TEXT' && type !== 'ENUM') return NO_VALUE
  const after = toStoredValue(description, input)
  return dropRemovedLanguages(isTextPatch(after) && isTextPatch(before) ? { ...before, ...after } : after)
}

/** Removes the languages marked for removal. */
export const dropRemovedLanguages = (value: StoredValue | TextPatch): StoredValue =>
  isTextPatch(value)
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string[]] => entry[1] !== null))
    : (value as StoredValue)

export const isTextPatch = (value: StoredValue | TextPatch): value is TextPatch =>
  typeof value === 'object' && !Array.isArray(value)

type ValueReader = (description: ValueDescription, input: AttributeValueInput) => StoredValue | TextPatch

const readers: Record<AttributeType, ValueReader> = {
  TEXT: (description, { textValues }) => readTexts(description, textValues ?? []),
  ENUM: (description, { enumValues }) => readMembers(description, enumValues ?? []),
  COLOR: (description, { colorValue }) => readColor(description, colorValue ?? ''),
  DATETIME: (description, { dateTimeValue }) =>
    parseDateTime(dateTimeValue ?? '') ?? throwValueError(description, 'accepts an ISO 8601 date as dateTimeValue'),
  INT: (_, { intValue }) => intValue ?? 0,
  DECIMAL: (description, { decimalValue }) =>
    Number.isFinite(decimalValue)
      ? Number(decimalValue)
      : throwValueError(description, 'accepts a finite number as decimalValue'),
}

function readTexts(description: ValueDescription, given: readonly LocalizedStringArrayInput[]): TextPatch {
  const patch: TextPatch = {}
  for (const { language, values } of given) {
    const key = language.toUpperCase()
    if (!/^[A-Z]{2}$/.test(key))
      throw valueError(description, `has texts in [${language}], which is not a two-letter language code`)
    if (key in patch) throw valueError(description, `repeats the language ${key}`)
    if (values?.some((text) => text.includes('\0'))) throw valueError(description, 'must not contain a null character')
    patch[key] = values?.length ? [...values] : null
  }
  return patch
}

function readMembers(description: ValueDescription, given: readonly string[]): string[] {
  const foreign = given.filter((member) => !description.members?.has(member))
  if (foreign.length) throw valueError(description, `has [${foreign.join(', ')}], which is not in its valueset`)
  if (new Set(given).size !== given.length) throw valueError(description, 'repeats a member of its valueset')
  return [...given]
}

function readColor(description: ValueDescription, given: string): string {
  if (!/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(given)) throw valueError(description, 'accepts #RGB or #RRGGBB as colorValue')
  return given
}

const valueError = ({ name }: { name: string }, message: string) =>
  new DomainError('VALIDATION', 'ATTRIBUTE_VALUE_VALIDATION_ERROR', `${name} ${message}`, [
    { path: ['value'], message: `${name} ${message}` },
  ])

function throwValueError(description: ValueDescription, message: string): never {
  throw valueError(description, message)
}

/** Converts a stored value to an input value. */
export function toValueInput(type: AttributeType, stored: StoredValue): AttributeValueInput {
  if (type === 'TEXT') return { textValues: toTextEntries(stored) }
  return { [INPUT_FIELDS[type]]: stored === NO_VALUE ? null : stored }
}

function toTextEntries(stored: StoredValue): { language: string; values: string[] }[] {
  const texts = stored as Record<string, string[]>
  return Object.keys(texts).map((language) => ({ language, values: texts[language] as string[] }))
}

/** Converts a stored value to the contract's type. */
export function toAttributeValue(id: string, type: AttributeType, stored: StoredValue) {
  if (type === 'TEXT') {
    const textValues = toTextEntries(stored)
    return { __typename: 'AttributeTextValue' as const, id, type, textValues, value: textValues }
  }
  if (type === 'ENUM') {
    const enumValues = stored as string[]
    return { __typename: 'AttributeEnumValue' as const, id, type, enumValues, value: enumValues }
  }
  // The contract has no null here: a description without a default shows 0; a record's value is never missing.
  const number = stored === NO_VALUE ? 0 : (stored as number)
  if (type === 'INT') return { __typename: 'AttributeIntValue' as const, id, type, intValue: number, value: number }
  if (type === 'DECIMAL') return { __typename: 'AttributeDecimalValue' as const, id, type, decimalValue: number, value: number }
  const text = stored as string
  if (type === 'COLOR') return { __typename: 'AttributeColorValue' as const, id, type, colorValue: text || null, value: text }
  return { __typename: 'AttributeDateTimeValue' as const, id, type, dateTimeValue: text ? new Date(text) : null, value: text }
}

export type AttributeValueObject = ReturnType<typeof toAttributeValue>
