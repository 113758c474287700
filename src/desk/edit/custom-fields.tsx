/** The custom fields of a record in its form: one typed widget for each definition that the API has for this kind of record. */
import { TagsInput } from '@mantine/core'
import { fieldDefinitionsDocument } from '../api/documents/platform-edit.js'
import { useQuery } from '../api/use-query.js'
import { useWords } from '../base/words.js'
import { type LocalizedText, useFormat } from '../parts/format.js'
import type { FormSection } from './edit-form.js'
import type { FieldKind, FieldSpec, FindRecords } from './field-spec.js'
import { RecordPicker } from './fields.js'
import { findCompanies, findContacts, useCatalogueFinders } from './pickers.js'
import { editWords } from './words.js'

/** The kinds of records that can have custom fields, as `FieldOwnerType` names them. */
export type FieldOwner =
  | 'ORDER'
  | 'ORDER_ITEM'
  | 'CART'
  | 'CART_ITEM'
  | 'ADDRESS'
  | 'TENDER'
  | 'SHIPMENT'
  | 'PAYMENT'
  | 'COMPANY'
  | 'CONTACT'
  | 'PRODUCT'

interface Definition {
  code: string
  type: string
  itemType: string | null
  options: string[]
  referenceTo: string | null
  names: LocalizedText[] | null
  descriptions: LocalizedText[] | null
  isRequired: boolean
  maxLength: number | null
}

/** A longer text gets several lines. */
const ONE_LINE = 255

const kinds: Record<string, FieldKind> = {
  TEXT: 'text',
  NUMBER: 'number',
  DECIMAL: 'decimal',
  BOOLEAN: 'switch',
  DATE: 'date',
  ENUM: 'choice',
  REFERENCE: 'number',
}

const INTEGER = { name: '', description: '', type: 'Int', kind: 'SCALAR', isList: false, isRequired: false } as const

/**
 * Returns the section of a form with the custom fields of its record, or nothing if there are none. The record is read and
 * sent with its member `customFields`.
 */
export function useCustomFields(owner: FieldOwner): FormSection[] {
  const words = useWords(editWords)
  const format = useFormat()
  const finders = useReferenceFinders()
  const { data } = useQuery<{ fieldDefinitions: { items: Definition[] } }>(fieldDefinitionsDocument, {
    input: { ownerTypes: [owner], offset: 100, sortInputs: [{ field: 'SORT_ORDER', order: 'ASC' }] },
  })
  const definitions = data?.fieldDefinitions.items ?? []
  if (definitions.length === 0) return []
  const fields = definitions.map((definition) =>
    toSpec(definition, format.text(definition.names), format.text(definition.descriptions), finders),
  )
  return [{ fields: [{ name: 'customFields', label: words.customFields, kind: 'object', fields, span: 12 }] }]
}

type Finders = Readonly<Record<string, FindRecords>>

function useReferenceFinders(): Finders {
  const { findProducts, findCategories } = useCatalogueFinders()
  return { COMPANY: findCompanies, CONTACT: findContacts, PRODUCT: findProducts, CATEGORY: findCategories }
}

/** Returns the widget of a definition. */
function toSpec(definition: Definition, name: string, help: string, finders: Finders): FieldSpec {
  const { code, type, isRequired, options, maxLength, referenceTo } = definition
  const label = name || code
  const spec: FieldSpec = { name: code, label, isRequired, span: 6, ...(help && { help }) }
  if (type === 'LIST') return listSpec(spec, definition)
  const find = type === 'REFERENCE' ? finders[referenceTo ?? ''] : undefined
  if (find)
    return {
      ...spec,
      render: ({ value, onChange, error, isDisabled }) => (
        <RecordPicker
          {...{ label, description: help, error, disabled: isDisabled, withAsterisk: isRequired }}
          value={value}
          onChange={onChange}
          find={find}
          current={null}
          field={INTEGER}
        />
      ),
    }
  if (type === 'TEXT' && (maxLength ?? 0) > ONE_LINE) return { ...spec, kind: 'long', span: 12 }
  return { ...spec, kind: kinds[type] ?? 'text', ...(type === 'ENUM' && { choices: toChoices(options) }) }
}

const toChoices = (options: readonly string[]) => options.map((value) => ({ value, label: value }))

/** A list of options is chosen; other lists are typed, entry by entry. */
function listSpec(spec: FieldSpec, { itemType, options }: Definition): FieldSpec {
  if (itemType === 'ENUM') return { ...spec, kind: 'choices', choices: toChoices(options) }
  const isNumber = itemType === 'NUMBER' || itemType === 'REFERENCE'
  return {
    ...spec,
    render: ({ value, onChange, error, isDisabled }) => (
      <TagsInput
        label={spec.label}
        description={spec.help}
        error={error}
        disabled={isDisabled}
        withAsterisk={spec.isRequired ?? false}
        value={((value as unknown[] | null) ?? []).map(String)}
        onChange={(entries) => onChange(isNumber ? entries.map(Number) : entries)}
      />
    ),
  }
}
