/** Values that are larger than an ordinary field may store, for every text, list and JSON of an input. */
import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
} from 'graphql'
import { ruleOf } from '../../src/core/input/rules.js'
import type { Rule } from '../../src/core/input/scalar-rules.js'
import { isDropped, type Legacy, legacyOf } from '../../src/core/lifecycle/legacy.js'

/** The maximum size of a stored field, in bytes, unless it is a long text. */
export const MAX_STORED_BYTES = 65_536

/** A field of an input: of an input type, of a body of REST, or an argument. */
export interface InputField {
  name: string
  type: GraphQLInputType
  rule: Rule
  required: boolean
  legacy: Legacy | null
}

/** A field with a text, a list of texts or JSON, at any position of an input. */
export interface TextField {
  path: readonly string[]
  /** Its type and name. */
  label: string
  rule: Rule
  /** It is deprecated, and its value is dropped. */
  isIgnored: boolean
  /** Values that take more than an ordinary field may store. */
  large: readonly unknown[]
}

/** A character of three bytes, which is as many as a character of JavaScript takes. */
const WIDE = '€'
export const LARGE_TEXT = WIDE.repeat(Math.ceil((MAX_STORED_BYTES + 1) / 3))

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const LANGUAGES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))

/** Texts that are each as long as the rule lets them be, and together too many bytes; null where the list may not have so many. */
function manyTexts({ maxLength = 500, maxItems = 1000 }: Rule): string[] | null {
  const text = WIDE.repeat(Math.min(maxLength, 500))
  const count = Math.ceil((MAX_STORED_BYTES + 1) / Buffer.byteLength(text))
  return count > maxItems ? null : Array.from({ length: count }, () => text)
}

/** Large texts of formats that have no end. */
const OF_FORMAT: Record<string, string> = {
  email: `a@${'b'.repeat(MAX_STORED_BYTES)}.nl`,
  https: `https://example.com/${'b'.repeat(MAX_STORED_BYTES)}`,
  screamingSnake: 'A'.repeat(MAX_STORED_BYTES + 1),
  noSpaces: 'A'.repeat(MAX_STORED_BYTES + 1),
  word: 'A'.repeat(MAX_STORED_BYTES + 1),
}

/** Returns the fields of a type, on one of the interfaces. */
export type FieldsOf = (type: GraphQLInputType) => InputField[]

/** Returns the fields of an input type in GraphQL. */
export const fieldsOf: FieldsOf = (type) => {
  const named = getNamedType(type)
  if (!isInputObjectType(named)) return []
  return Object.values(named.getFields()).map((field) => ({
    name: field.name,
    type: field.type,
    rule: ruleOf(field),
    required: isRequiredInputField(field),
    legacy: legacyOf(field),
  }))
}

const TEXTS = new Set(['String', 'ID', 'DateTime'])

/** The text fields below some fields. A type that contains itself is looked into once. */
export function textFields(
  fields: readonly InputField[],
  owner: string,
  inner: FieldsOf,
  path: readonly string[] = [],
  seen: readonly string[] = [],
): TextField[] {
  return fields.flatMap((field) => {
    const { name } = getNamedType(field.type)
    const own = largeValues(field)
    const isIgnored = field.legacy !== null && isDropped(field.legacy)
    const label = `${owner}.${field.name}`
    const found = own.length ? [{ path: [...path, field.name], label, rule: field.rule, isIgnored, large: own }] : []
    if (name === 'LocalizedStringInput' || seen.includes(name)) return found
    return [...found, ...textFields(inner(field.type), name, inner, [...path, field.name], [...seen, name])]
  })
}

function largeValues({ type, rule }: InputField): unknown[] {
  const { name } = getNamedType(type)
  const isList = isListType(getNullableType(type))
  if (name === 'JSON' || name === 'JSONObject') return [{ text: LARGE_TEXT }, { list: Array.from({ length: 20_000 }, () => 1) }]
  if (TEXTS.has(name) && !isList) return [OF_FORMAT[rule.format ?? ''] ?? LARGE_TEXT]
  if (TEXTS.has(name)) return [[LARGE_TEXT], manyTexts(rule)].filter(Boolean)
  if (/LocalizedStringArrayInput$/.test(name) && isList)
    return [LANGUAGES.slice(0, 50).map((language) => ({ language, values: manyTexts(rule)?.slice(0, 1) }))]
  if (name !== 'LocalizedStringInput') return []
  const many = manyTexts({ maxItems: LANGUAGES.length, ...rule })?.map((value, i) => ({ language: LANGUAGES[i], value }))
  return [[{ language: 'NL', value: LARGE_TEXT }], ...(many ? [many] : [])]
}

/** A large value, and its position in an input. */
export interface LargeValue {
  path: readonly string[]
  value: unknown
}

/** An input that holds some large values, and beside them only what it cannot do without. */
export function inputWith(fields: readonly InputField[], large: readonly LargeValue[], inner: FieldsOf): object {
  const below = (name: string) => large.filter(({ path }) => path[0] === name)
  // Deprecated names that are folded into one, such as source and sourceId, come together.
  const isFolded = ({ legacy }: InputField) => legacy?.before === 'folded'
  const withFolded = fields.some((field) => isFolded(field) && below(field.name).length)
  const wanted = fields.filter((field) => field.required || below(field.name).length || (withFolded && isFolded(field)))
  return Object.fromEntries(wanted.map((field) => [field.name, valueWith(field, below(field.name), inner)]))
}

function valueWith(field: InputField, large: readonly LargeValue[], inner: FieldsOf): unknown {
  const [first] = large
  if (!first) return sampleOf(field, inner)
  if (first.path.length === 1) return first.value
  const rest = large.map(({ path, value }) => ({ path: path.slice(1), value }))
  const value = inputWith(inner(field.type), rest, inner)
  return isListType(getNullableType(field.type)) ? [value] : value
}

/** Returns whether two values can be sent together: neither is inside the other. */
export const areApart = (a: LargeValue, b: LargeValue) => a.path.some((step, i) => i < b.path.length && step !== b.path[i])

/** A path as error messages write it; lists have one entry. */
export const pathPattern = ({ path }: LargeValue) => path.filter((step, i) => i > 0 || step !== 'input').join('(\\[0\\])?\\.')

/** Stands for a file, which comes beside the document. */
export const UPLOAD = Symbol('upload')

const FORMATTED: Record<string, string> = {
  uuid: '01939d2c-0000-7000-8000-000000000000',
  country: 'NL',
  language: 'NL',
  email: 'a@b.nl',
  https: 'https://example.com',
  dateTime: '2027-01-01',
  time: '09:30',
  screamingSnake: 'A',
  origin: '*',
}

function sampleOf({ type, rule }: Pick<InputField, 'type' | 'rule'>, inner: FieldsOf): unknown {
  const bare = getNullableType(type)
  const { format, min, above, minLength = 1 } = rule
  if (isListType(bare)) return Array.from({ length: rule.minItems ?? 1 }, () => sampleOf({ type: bare.ofType, rule }, inner))
  if (isEnumType(bare)) return bare.getValues().find((value) => !legacyOf(value))?.name
  if (isInputObjectType(bare)) return inputWith(inner(bare), [], inner)
  if (bare.name === 'Upload') return UPLOAD
  if (bare.name === 'Int' || bare.name === 'Float') return min ?? (above ?? 0) + 1
  if (bare.name === 'Boolean') return true
  if (bare.name === 'JSON' || bare.name === 'JSONObject') return {}
  return FORMATTED[format ?? (bare.name === 'DateTime' ? 'dateTime' : '')] ?? 'a'.repeat(minLength)
}
