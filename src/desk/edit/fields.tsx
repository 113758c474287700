/** The widgets of forms. A widget gets a value and returns a value in the shape of the API's input. */
import {
  ActionIcon,
  Button,
  Fieldset,
  Grid,
  Group,
  JsonInput,
  MultiSelect,
  NumberInput,
  PasswordInput,
  Select,
  Stack,
  Switch,
  TagsInput,
  Textarea,
  TextInput,
} from '@mantine/core'
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import type { SchemaField, SchemaType } from '../api/schema.js'
import { useValueWord } from '../base/value-words.js'
import { useWords } from '../base/words.js'
import { Icon } from '../parts/icon.js'
import { useFieldLabel } from './field-labels.js'
import { type Choice, type FieldKind, type FieldSpec, type FindRecords, kindOf } from './field-spec.js'
import type { Values } from './values.js'
import { editWords } from './words.js'

/** What the fields of a form share. */
export interface FormScope {
  types: Record<string, SchemaType> | undefined
  /** The language of texts that have one per language. */
  language: string
  /** Messages by the path of the value, such as `items.0.quantity`. */
  errors: Readonly<Record<string, string>>
  isDisabled: boolean
}

export const FormContext = createContext<FormScope>({ types: undefined, language: 'EN', errors: {}, isDisabled: false })

interface FieldsProps {
  inputType: string
  fields: readonly FieldSpec[]
  values: Values
  onChange(values: Values): void
  path?: string
}

/** The fields of an input, in a grid of twelve columns. */
export function Fields({ inputType, fields, values, onChange, path = '' }: FieldsProps) {
  const { types } = use(FormContext)
  const type = types?.[inputType]
  return (
    <Grid gap="sm">
      {fields.map((spec) => (
        <Grid.Col key={spec.name} span={{ base: 12, sm: spec.span ?? 6 }}>
          <Field
            spec={spec}
            field={type?.fields.find(({ name }) => name === spec.name)}
            value={values[spec.name]}
            onChange={(value) => onChange({ ...values, [spec.name]: value })}
            path={path ? `${path}.${spec.name}` : spec.name}
          />
        </Grid.Col>
      ))}
    </Grid>
  )
}

interface FieldProps {
  spec: FieldSpec
  field: SchemaField | undefined
  value: unknown
  onChange(value: unknown): void
  path: string
}

/** The first message about a value or something inside it. */
const errorAt = (errors: Readonly<Record<string, string>>, path: string) =>
  errors[path] ?? Object.entries(errors).find(([place]) => place.startsWith(`${path}.`))?.[1]

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/** The browser edits moments without a zone; the API wants one. */
const toLocalMoment = (value: unknown) => {
  if (!value) return ''
  // wharf-ignore: shows a stored moment in the zone of the browser
  const at = new Date(String(value))
  // wharf-ignore: the same moment without its zone
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

// wharf-ignore: what was typed is in the zone of the browser
const fromLocalMoment = (text: string) => (text ? new Date(text).toISOString() : null)

/** What every widget gets. `shared` has what all inputs of the kit understand. */
interface WidgetProps extends FieldProps {
  shared: {
    label: string
    description: ReactNode
    error: ReactNode
    disabled: boolean
    name: string
    required: boolean
    withAsterisk: boolean
  }
  choices: Choice[]
}

type Widget = (props: WidgetProps) => ReactNode

const onText = (onChange: (value: unknown) => void) => (event: { currentTarget: { value: string } }) =>
  onChange(event.currentTarget.value || null)

const listOf = (value: unknown) => ((value as unknown[] | null | undefined) ?? []).map(String)

const LongText: Widget = ({ shared, value, onChange }) => (
  <Textarea {...shared} autosize minRows={3} maxRows={16} value={textOf(value)} onChange={onText(onChange)} />
)

const widgets: Record<FieldKind, Widget> = {
  text: ({ shared, value, onChange }) => <TextInput {...shared} value={textOf(value)} onChange={onText(onChange)} />,
  long: LongText,
  html: LongText,
  switch: ({ shared: { label, description, error, disabled }, value, onChange }) => (
    <Switch
      {...{ label, description, error, disabled }}
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
      mt="lg"
    />
  ),
  yesNo: ({ shared: { label, description, error, disabled }, value, onChange }) => (
    <Switch
      {...{ label, description, error, disabled }}
      checked={value === 'Y'}
      onChange={(event) => onChange(event.currentTarget.checked ? 'Y' : 'N')}
      mt="lg"
    />
  ),
  number: ({ shared, spec, value, onChange }) => (
    <NumberInput
      {...shared}
      value={textOf(value) === '' ? '' : Number(value)}
      onChange={(next) => onChange(next === '' ? null : Number(next))}
      suffix={spec.suffix ? ` ${spec.suffix}` : ''}
      hideControls
    />
  ),
  decimal: ({ shared, spec, value, onChange }) => (
    <TextInput {...shared} inputMode="decimal" value={textOf(value)} onChange={onText(onChange)} rightSection={spec.suffix} />
  ),
  choice: ({ shared, spec, choices, value, onChange }) => (
    <Select
      {...shared}
      data={choices}
      value={textOf(value) || null}
      onChange={onChange}
      clearable={!spec.isRequired}
      searchable={choices.length > 8}
    />
  ),
  choices: ({ shared, choices, value, onChange }) => (
    <MultiSelect {...shared} data={choices} value={listOf(value)} onChange={onChange} clearable searchable />
  ),
  tags: ({ shared, value, onChange }) => <TagsInput {...shared} value={listOf(value)} onChange={onChange} />,
  date: ({ shared, value, onChange }) => (
    <TextInput {...shared} type="date" value={textOf(value).slice(0, 10)} onChange={onText(onChange)} />
  ),
  moment: ({ shared, value, onChange }) => (
    <TextInput
      {...shared}
      type="datetime-local"
      value={toLocalMoment(value)}
      onChange={(event) => onChange(fromLocalMoment(event.currentTarget.value))}
    />
  ),
  json: ({ shared, value, onChange }) => (
    <JsonInput
      {...shared}
      autosize
      minRows={3}
      maxRows={20}
      formatOnBlur
      value={typeof value === 'string' ? value : JSON.stringify(value ?? {}, null, 2)}
      onChange={(text) => onChange(parseJson(text))}
    />
  ),
  password: ({ shared, value, onChange }) => (
    <PasswordInput {...shared} autoComplete="new-password" value={textOf(value)} onChange={onText(onChange)} />
  ),
  localized: ({ shared, value, onChange }) => <LocalizedField shared={shared} isLong={false} value={value} onChange={onChange} />,
  localizedLong: ({ shared, value, onChange }) => <LocalizedField shared={shared} isLong value={value} onChange={onChange} />,
  record: ({ shared, spec, field, value, onChange }) => (
    <RecordPicker {...shared} value={value} onChange={onChange} find={spec.find} current={spec.current} field={field} />
  ),
  object: ({ shared, spec, field, value, onChange, path }) => (
    <Fieldset legend={shared.label}>
      <Fields
        inputType={spec.inputType ?? field?.type ?? ''}
        fields={spec.fields ?? []}
        values={(value as Values) ?? {}}
        onChange={onChange}
        path={path}
      />
    </Fieldset>
  ),
  items: ({ shared, spec, field, value, onChange, path }) => (
    <ItemsField spec={spec} field={field} label={shared.label} value={value} onChange={onChange} path={path} />
  ),
}

function Field(props: FieldProps) {
  const { spec, field, value, onChange, path } = props
  const { errors, isDisabled, types } = use(FormContext)
  const labelOf = useFieldLabel()
  const word = useValueWord()
  const error = errorAt(errors, path)
  const disabled = isDisabled || spec.isReadOnly === true
  if (spec.render) return spec.render({ value, onChange, ...(error && { error }), isDisabled: disabled })
  const isRequired = spec.isRequired ?? false
  const values = types?.[field?.type ?? '']?.values ?? []
  const Widget = widgets[kindOf(spec, field)]
  return (
    <Widget
      {...props}
      choices={spec.choices ?? values.map(({ name }) => ({ value: name, label: word(name, field?.type) }))}
      shared={{
        label: spec.label ?? labelOf(spec.name),
        description: spec.help,
        error,
        disabled,
        name: path,
        required: isRequired,
        withAsterisk: isRequired,
      }}
    />
  )
}

/** JSON that is not complete yet stays a text, which the server refuses with a message. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

interface LocalizedText {
  language: string
  value: string | null
}

interface LocalizedFieldProps {
  shared: { label: string }
  isLong: boolean
  value: unknown
  onChange(value: unknown): void
}

/** A text in the language of the form. The texts of other languages stay as they are. */
function LocalizedField({ shared, isLong, value, onChange }: LocalizedFieldProps) {
  const { language } = use(FormContext)
  const list = (value as LocalizedText[] | null) ?? []
  const own = list.find((text) => text.language === language)?.value ?? ''
  const change = (event: { currentTarget: { value: string } }) => {
    const text = { language, value: event.currentTarget.value }
    const isKnown = list.some((other) => other.language === language)
    onChange(isKnown ? list.map((other) => (other.language === language ? text : other)) : [...list, text])
  }
  const lang = language.toLowerCase()
  const labelled = { ...shared, label: `${shared.label} (${language})` }
  return isLong ? (
    <Textarea {...labelled} lang={lang} autosize minRows={4} maxRows={18} value={own} onChange={change} />
  ) : (
    <TextInput {...labelled} lang={lang} value={own} onChange={change} />
  )
}

interface RecordPickerProps {
  value: unknown
  onChange(value: unknown): void
  find: FindRecords | undefined
  current: string | null | undefined
  field: SchemaField | undefined
}

/** Finds a record by typing. */
export function RecordPicker({ value, onChange, find, current, field, ...shared }: RecordPickerProps & object) {
  const words = useWords(editWords)
  const text = textOf(value)
  const [term, setTerm] = useState(current ?? '')
  const [choices, setChoices] = useState<Choice[]>(text ? [{ value: text, label: current ?? text }] : [])
  const finder = useRef(find)
  finder.current = find
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      void finder.current?.(term).then((found) => {
        if (isCurrent) setChoices((old) => unique([...old.filter((choice) => choice.value === text), ...found]))
      })
    }, 250)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [term, text])
  const isNumber = field?.type === 'Int'
  return (
    <Select
      {...shared}
      data={choices}
      value={text || null}
      onChange={(next) => onChange(next === null ? null : isNumber ? Number(next) : next)}
      searchable
      clearable
      searchValue={term}
      onSearchChange={setTerm}
      placeholder={words.searchTo}
      nothingFoundMessage={words.noMatch}
      filter={({ options }) => options}
    />
  )
}

const unique = (choices: Choice[]) => [...new Map(choices.map((choice) => [choice.value, choice])).values()]

interface ItemsFieldProps {
  spec: FieldSpec
  field: SchemaField | undefined
  label: ReactNode
  value: unknown
  onChange(value: unknown): void
  path: string
}

/** A list of objects: rows that can be added, removed and moved. */
function ItemsField({ spec, field, label, value, onChange, path }: ItemsFieldProps) {
  const words = useWords(editWords)
  const { isDisabled } = use(FormContext)
  const items = (value as Values[] | null) ?? []
  const replace = (index: number, item: Values) => onChange(items.map((other, i) => (i === index ? item : other)))
  const move = (index: number, by: number) => {
    const moved = [...items]
    const [item] = moved.splice(index, 1)
    if (item) moved.splice(index + by, 0, item)
    onChange(moved)
  }
  return (
    <Fieldset legend={label} disabled={isDisabled}>
      <Stack gap="xs">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of an input have no identity but their place
          <Group key={index} wrap="nowrap" align="flex-start" gap="xs">
            <div className="desk-grow">
              <Fields
                inputType={spec.inputType ?? field?.type ?? ''}
                fields={spec.fields ?? []}
                values={item}
                onChange={(next) => replace(index, next)}
                path={`${path}.${index}`}
              />
            </div>
            <Group gap={4} wrap="nowrap" mt="lg">
              <ActionIcon variant="subtle" aria-label={words.moveUp} disabled={index === 0} onClick={() => move(index, -1)}>
                <Icon name="up" size={16} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                aria-label={words.moveDown}
                disabled={index === items.length - 1}
                onClick={() => move(index, 1)}
              >
                <Icon name="down" size={16} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={words.remove}
                onClick={() => onChange(items.filter((_, i) => i !== index))}
              >
                <Icon name="remove" size={16} />
              </ActionIcon>
            </Group>
          </Group>
        ))}
        <Button size="compact-sm" variant="default" className="desk-fit" onClick={() => onChange([...items, {}])}>
          {words.add}
        </Button>
      </Stack>
    </Fieldset>
  )
}
