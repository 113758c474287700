/** The form of one filter: a widget for each member of its type. */
import { Button, Checkbox, Fieldset, Group, MultiSelect, NumberInput, Select, Stack, TagsInput, TextInput } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { useWords } from '../base/words.js'
import { entriesOf, type Filter, joinValues, type Params, splitValues } from './filters.js'
import type { Names } from './names.js'
import { listWords } from './words.js'

interface FilterFormProps {
  filter: Filter
  names: Names
  /** The values that the URL has now. */
  params: Params
  onApply(params: Params): void
}

/** Edits a filter. Nothing is searched before the form is submitted. */
export function FilterForm({ filter, names, params, onApply }: FilterFormProps) {
  const words = useWords(listWords)
  const [draft, setDraft] = useState(params)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onApply(Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== '')))
  }
  const set = (path: string, value: string) => setDraft((old) => ({ ...old, [path]: value }))
  return (
    <form onSubmit={submit} className="desk-filter-form">
      <Stack gap="sm">
        <FilterField filter={filter} path={filter.name} label={names.field(filter.name)} names={names} draft={draft} set={set} />
        <Button type="submit" size="sm">
          {words.apply}
        </Button>
      </Stack>
    </form>
  )
}

interface FieldProps {
  filter: Filter
  path: string
  label: string
  names: Names
  draft: Params
  set(path: string, value: string): void
}

function FilterField(props: FieldProps) {
  const { filter, names } = props
  if (filter.kind === 'object') return filter.isList ? <ObjectList {...props} /> : <Members {...props} />
  if (filter.kind === 'boolean') return <BooleanField {...props} />
  const options = names.options(filter)
  if (options.length > 0)
    return filter.isList ? <SeveralOf {...props} options={options} /> : <OneOf {...props} options={options} />
  return filter.isList ? <ValueList {...props} /> : <ValueField {...props} />
}

/** The members of an object; of an object inside an object in a frame of its own. */
function Members({ filter, path, label, names, draft, set }: FieldProps) {
  const isRange = filter.members.every(({ kind, isList }) => !isList && (kind === 'date' || kind === 'number'))
  const fields = filter.members.map((member) => (
    <FilterField
      key={member.name}
      filter={member}
      path={`${path}.${member.name}`}
      label={names.field(member.name)}
      names={names}
      draft={draft}
      set={set}
    />
  ))
  const content = isRange ? (
    <Group gap="xs" align="flex-end" grow>
      {fields}
    </Group>
  ) : (
    <Stack gap="xs">{fields}</Stack>
  )
  return (
    <Fieldset legend={label} variant={path.includes('.') ? 'default' : 'unstyled'} p={path.includes('.') ? 'xs' : 0}>
      {content}
    </Fieldset>
  )
}

/** Several objects, of which a record has to match one or all, as the filter says. */
function ObjectList({ filter, path, label, names, draft, set }: FieldProps) {
  const words = useWords(listWords)
  const [count, setCount] = useState(Math.max(1, ...entriesOf(path, draft).map((entry) => Number(entry) + 1)))
  return (
    <Stack gap="xs">
      {Array.from({ length: count }, (_, index) => `${path}.${index}`).map((entry, index) => (
        <Members
          key={entry}
          filter={filter}
          path={entry}
          label={count > 1 ? `${label} ${index + 1}` : label}
          names={names}
          draft={draft}
          set={set}
        />
      ))}
      {count < 10 && (
        <Button variant="subtle" size="compact-sm" onClick={() => setCount(count + 1)}>
          {words.addAnother}
        </Button>
      )}
    </Stack>
  )
}

function BooleanField({ filter, path, label, draft, set }: FieldProps) {
  const words = useWords(listWords)
  return (
    <Select
      label={label}
      placeholder={words.any}
      required={filter.isRequired}
      clearable
      comboboxProps={{ withinPortal: false }}
      value={draft[path] || null}
      onChange={(value) => set(path, value ?? '')}
      data={[
        { value: 'true', label: words.yes },
        { value: 'false', label: words.no },
      ]}
    />
  )
}

/** Up to this many values are shown at once. */
const MAX_CHECKBOXES = 8

function SeveralOf({ filter, path, label, names, draft, set, options }: FieldProps & { options: string[] }) {
  const chosen = splitValues(draft[path] ?? '')
  const change = (values: string[]) => set(path, joinValues(values))
  if (options.length > MAX_CHECKBOXES)
    return (
      <MultiSelect
        label={label}
        searchable
        clearable
        maxDropdownHeight={220}
        comboboxProps={{ withinPortal: false }}
        value={chosen}
        onChange={change}
        data={options.map((value) => ({ value, label: names.value(filter, value) }))}
      />
    )
  return (
    <Checkbox.Group label={label} value={chosen} onChange={change}>
      <Stack gap={8} mt={6}>
        {options.map((value) => (
          <Checkbox key={value} value={value} label={names.value(filter, value)} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

function OneOf({ filter, path, label, names, draft, set, options }: FieldProps & { options: string[] }) {
  const words = useWords(listWords)
  return (
    <Select
      label={label}
      placeholder={words.any}
      required={filter.isRequired}
      clearable
      searchable={options.length > MAX_CHECKBOXES}
      comboboxProps={{ withinPortal: false }}
      value={draft[path] || null}
      onChange={(value) => set(path, value ?? '')}
      data={options.map((value) => ({ value, label: names.value(filter, value) }))}
    />
  )
}

function ValueList({ filter, path, label, draft, set }: FieldProps) {
  const words = useWords(listWords)
  const isNumber = filter.kind === 'number'
  const accept = (value: string) => !isNumber || Number.isFinite(Number(value))
  return (
    <TagsInput
      label={label}
      description={isNumber ? words.idsHint : words.tagsHint}
      required={filter.isRequired}
      acceptValueOnBlur
      splitChars={[',', ';', '\n', '\t', ...(isNumber ? [' '] : [])]}
      comboboxProps={{ withinPortal: false }}
      value={splitValues(draft[path] ?? '')}
      onChange={(values) => set(path, joinValues(values.map((value) => value.trim()).filter(accept)))}
    />
  )
}

function ValueField({ filter, path, label, draft, set }: FieldProps) {
  const id = useId()
  const value = draft[path] ?? ''
  if (filter.kind === 'number')
    return (
      <NumberInput
        label={label}
        required={filter.isRequired}
        allowDecimal={filter.type !== 'Int'}
        hideControls
        value={value === '' ? '' : value}
        onChange={(next) => set(path, String(next))}
      />
    )
  return (
    <TextInput
      id={id}
      label={label}
      required={filter.isRequired}
      type={filter.kind === 'date' ? 'date' : 'text'}
      value={value}
      onChange={(event) => set(path, event.currentTarget.value)}
    />
  )
}
