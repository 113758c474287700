/** The widget for the value of an attribute, by its type. Values have the shape of the API's AttributeValueInput. */
import { ColorInput, MultiSelect, NumberInput, Stack, TagsInput, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { runDocument } from '../../../api/client.js'
import { valuesetItemsDocument } from '../../../api/documents/catalogue-edit.js'
import { useWords } from '../../../base/words.js'
import { type LocalizedText, useFormat } from '../../../parts/format.js'
import { attributeWords } from './attribute-words.js'

export type AttributeType = 'TEXT' | 'ENUM' | 'COLOR' | 'DATETIME' | 'INT' | 'DECIMAL'

export interface AttributeDescription {
  id: string
  name: string
  type: AttributeType
  group: string | null
  valuesetId: number | null
  descriptions: LocalizedText[]
  units: LocalizedText[] | null
}

interface Texts {
  language: string
  values: string[] | null
}

/** The member of the input for each type. */
const members: Record<AttributeType, string> = {
  TEXT: 'textValues',
  ENUM: 'enumValues',
  COLOR: 'colorValue',
  DATETIME: 'dateTimeValue',
  INT: 'intValue',
  DECIMAL: 'decimalValue',
}

/** Returns a value as it was read in the shape of the input. */
export const toValueInput = (type: AttributeType, value: unknown) => ({ [members[type]]: value ?? null })

interface AttributeFieldProps {
  description: AttributeDescription
  label: string
  value: unknown
  onChange(value: unknown): void
  error?: string | undefined
  isDisabled: boolean
}

const LANGUAGES = ['NL', 'EN', 'DE']

export function AttributeField({ description, label, value, onChange, error, isDisabled }: AttributeFieldProps) {
  const { type, valuesetId } = description
  const member = members[type]
  const inner = (value as Record<string, unknown> | null)?.[member]
  const change = (next: unknown) => onChange({ [member]: next })
  const shared = { label, error, disabled: isDisabled }
  if (type === 'TEXT')
    return <TextValues value={inner as Texts[] | null} onChange={change} error={error} isDisabled={isDisabled} />
  if (type === 'ENUM')
    return <EnumValues {...shared} valuesetId={valuesetId} value={(inner as string[] | null) ?? []} onChange={change} />
  if (type === 'COLOR')
    return <ColorInput {...shared} value={(inner as string | null) ?? ''} onChange={(next) => change(next || null)} />
  if (type === 'DATETIME')
    return (
      <TextInput
        {...shared}
        type="date"
        value={String(inner ?? '').slice(0, 10)}
        onChange={(event) => change(event.currentTarget.value ? `${event.currentTarget.value}T00:00:00Z` : null)}
      />
    )
  return (
    <NumberInput
      {...shared}
      hideControls
      allowDecimal={type === 'DECIMAL'}
      value={inner == null ? '' : Number(inner)}
      onChange={(next) => change(next === '' ? null : Number(next))}
    />
  )
}

interface TextValuesProps {
  value: Texts[] | null
  onChange(value: Texts[]): void
  error: string | undefined
  isDisabled: boolean
}

/** Several texts in each language. */
function TextValues({ value, onChange, error, isDisabled }: TextValuesProps) {
  const words = useWords(attributeWords)
  const list = value ?? []
  const languages = [...new Set([...LANGUAGES, ...list.map(({ language }) => language)])]
  const change = (language: string, values: string[]) => {
    const rest = list.filter((texts) => texts.language !== language)
    onChange([...rest, { language, values }])
  }
  return (
    <Stack gap="xs">
      {languages.map((language) => (
        <TagsInput
          key={language}
          label={words.values(language)}
          lang={language.toLowerCase()}
          placeholder={words.pressEnter}
          acceptValueOnBlur
          disabled={isDisabled}
          error={error}
          value={list.find((texts) => texts.language === language)?.values ?? []}
          onChange={(values) => change(language, values)}
        />
      ))}
    </Stack>
  )
}

interface ValuesetItem {
  value: string
  descriptions: LocalizedText[]
}

const MAX_PAGES = 20

async function readItems(valuesetId: number): Promise<ValuesetItem[]> {
  const found: ValuesetItem[] = []
  for (let page = 1, pages = 1; page <= pages && page <= MAX_PAGES; page++) {
    const { valuesetItems } = await runDocument<{ valuesetItems: { pages: number; items: ValuesetItem[] } }>(
      valuesetItemsDocument,
      { valuesetId, page },
    )
    found.push(...valuesetItems.items)
    pages = valuesetItems.pages
  }
  return found
}

interface EnumValuesProps {
  valuesetId: number | null
  value: string[]
  onChange(value: string[]): void
}

function EnumValues({ valuesetId, value, onChange, ...shared }: EnumValuesProps & object) {
  const { text } = useFormat()
  const [items, setItems] = useState<ValuesetItem[]>([])
  useEffect(() => {
    if (valuesetId) void readItems(valuesetId).then(setItems, () => undefined)
  }, [valuesetId])
  const known = items.map((item) => ({ value: item.value, label: text(item.descriptions) || item.value }))
  const missing = value.filter((own) => !items.some((item) => item.value === own)).map((own) => ({ value: own, label: own }))
  return <MultiSelect {...shared} data={[...known, ...missing]} value={value} onChange={onChange} searchable clearable />
}
