/** What a form says about a field. Everything else (type, enum values, description) comes from the schema. */
import type { ReactNode } from 'react'
import type { SchemaField, SchemaType } from '../api/schema.js'

export type FieldKind =
  | 'text'
  | 'long'
  | 'html'
  | 'number'
  | 'decimal'
  | 'switch'
  | 'yesNo'
  | 'choice'
  | 'choices'
  | 'tags'
  | 'date'
  | 'moment'
  | 'localized'
  | 'localizedLong'
  | 'record'
  | 'object'
  | 'items'
  | 'json'
  | 'password'

export interface Choice {
  value: string
  label: string
}

/** Finds records for a picker, by what was typed. */
export type FindRecords = (term: string) => Promise<Choice[]>

export interface FieldSpec {
  /** The member of the input. */
  name: string
  label?: string
  /** By default it follows from the type in the schema. */
  kind?: FieldKind
  help?: string
  choices?: Choice[]
  /** Finds the records of a picker; `current` is the label of the value as it was read. */
  find?: FindRecords
  current?: string | null
  /** The fields of an object or of each item of a list. */
  fields?: FieldSpec[]
  /** The type of the inner input, if the schema is not asked for it. */
  inputType?: string
  /** How many of twelve columns it takes: 12 is a whole line, 6 half of it. */
  span?: number
  isRequired?: boolean
  isReadOnly?: boolean
  /** The unit behind a number, such as “days” or “%”. */
  suffix?: string
  /** A widget of its own. */
  render?: (field: { value: unknown; onChange(value: unknown): void; error?: string; isDisabled: boolean }) => ReactNode
}

/** The widgets of scalars; everything else is a text. */
const scalars: Record<string, FieldKind> = {
  Boolean: 'switch',
  Int: 'number',
  Float: 'number',
  Decimal: 'decimal',
  DateTime: 'moment',
  Date: 'date',
  JSON: 'json',
  JSONObject: 'json',
}

/** Returns the kind of widget for a field. */
export function kindOf({ kind }: FieldSpec, field: SchemaField | undefined): FieldKind {
  if (kind || !field) return kind ?? 'text'
  if (field.type === 'LocalizedStringInput') return 'localized'
  if (field.type === 'YesNo' && !field.isList) return 'yesNo'
  if (field.kind === 'ENUM') return field.isList ? 'choices' : 'choice'
  if (field.kind === 'INPUT_OBJECT') return field.isList ? 'items' : 'object'
  return field.isList ? 'tags' : (scalars[field.type] ?? 'text')
}

/** Lists the types that a form needs from the schema: its input, the inputs in it, and their enums. */
export function typesNeeded(
  inputType: string,
  fields: readonly FieldSpec[],
  types: Record<string, SchemaType> | undefined,
): string[] {
  const needed = [inputType]
  const input = types?.[inputType]
  for (const spec of fields) {
    const field = input?.fields.find(({ name }) => name === spec.name)
    if (field?.kind === 'ENUM' && !spec.choices) needed.push(field.type)
    const inner = spec.inputType ?? (field?.kind === 'INPUT_OBJECT' ? field.type : undefined)
    if (inner && spec.fields) needed.push(...typesNeeded(inner, spec.fields, types))
  }
  return [...new Set(needed)]
}
