/** A form for a record: its fields, what the server says would change, and saving. */
import { Alert, Button, Group, Modal, SegmentedControl, Stack, Title } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTypes } from '../api/schema.js'
import { usePreferences } from '../base/preferences.js'
import { useWords } from '../base/words.js'
import { ConflictPanel } from './conflict.js'
import { FieldLabels } from './field-labels.js'
import { type FieldSpec, typesNeeded } from './field-spec.js'
import { Fields, FormContext } from './fields.js'
import { PreviewPanel } from './preview.js'
import { useLeaveGuard } from './save/leaving.js'
import { type FormOptions, useRecordForm } from './use-form.js'
import type { Values } from './values.js'
import { editWords } from './words.js'

export interface FormSection {
  title?: string
  fields: FieldSpec[]
}

export interface EditFormProps<Data> extends FormOptions<Data> {
  /** The type of the input in the schema. */
  inputType: string
  sections: FormSection[]
  submitLabel?: string
  /** Asks before saving and does not hold the change back: for money, mail and what cannot be undone. */
  asks?: boolean
  onCancel?: () => void
  /** The language in which texts are shown first; by default that of the desk. */
  firstLanguage?: string
}

/** The languages of texts that a form offers, besides those that a text already has. */
const LANGUAGES = ['NL', 'EN', 'DE']

const isLocalized = ({ kind, name }: FieldSpec, values: Values) =>
  kind?.startsWith('localized') ||
  (Array.isArray(values[name]) && (values[name] as { language?: string }[])[0]?.language !== undefined)

export function EditForm<Data>(props: EditFormProps<Data>) {
  const { inputType, sections, submitLabel, asks = false, onCancel } = props
  const words = useWords(editWords)
  const { contentLanguage } = usePreferences()
  const fields = useMemo(() => sections.flatMap((section) => section.fields), [sections])
  const required = props.required ?? fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  const form = useRecordForm<Data>({ ...props, required })
  const outer = useTypes([inputType])
  const types = useTypes(typesNeeded(inputType, fields, useTypes(typesNeeded(inputType, fields, outer))))
  const [language, setLanguage] = useState(props.firstLanguage ?? contentLanguage)
  const [isAsking, setAsking] = useState(false)
  useLeaveGuard(form.isDirty && !form.isHeld && !form.isSending, words.leave)
  const labels = useMemo(() => Object.fromEntries(fields.flatMap(({ name, label }) => (label ? [[name, label]] : []))), [fields])
  const localized = fields.filter((spec) => isLocalized(spec, form.values))
  const languages = useLanguages(localized, form.values)
  const submit = async () => {
    if (!form.checkRequired(words.required)) return
    if (asks) return setAsking(true)
    if (form.isEdit) return form.hold()
    await form.sendAtOnce()
  }
  const canSubmit = form.isReady && !form.isHeld && form.conflicts.length === 0
  return (
    <FieldLabels value={labels}>
      <FormContext value={{ types, language, errors: form.errors, isDisabled: form.isHeld || form.isSending }}>
        <form
          noValidate
          className="desk-form"
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <Stack gap="md">
            {form.hasDraft && <Alert p="xs">{words.draftFound}</Alert>}
            {form.conflicts.length > 0 && <ConflictPanel conflicts={form.conflicts} onMerge={form.merge} />}
            {localized.length > 0 && (
              <SegmentedControl className="desk-fit" size="xs" data={languages} value={language} onChange={setLanguage} />
            )}
            {sections.map((section) => (
              <section key={section.title ?? section.fields[0]?.name}>
                {section.title && (
                  <Title order={3} size="h5" mb="xs">
                    {section.title}
                  </Title>
                )}
                <Fields inputType={inputType} fields={section.fields} values={form.values} onChange={form.setValues} />
              </section>
            ))}
            <PreviewPanel {...form.preview} isAction={fields.length === 0} />
            <Group>
              <Button type="submit" disabled={!canSubmit} loading={form.isSending}>
                {submitLabel ?? (form.isEdit ? words.save : words.create)}
              </Button>
              {form.isDirty && !form.isHeld && (
                <Button variant="default" onClick={form.reset}>
                  {words.reset}
                </Button>
              )}
              {onCancel && (
                <Button variant="subtle" onClick={onCancel}>
                  {words.cancel}
                </Button>
              )}
            </Group>
          </Stack>
        </form>
        <Modal
          opened={isAsking}
          onClose={() => setAsking(false)}
          title={props.label}
          closeButtonProps={{ 'aria-label': words.close }}
        >
          <Stack>
            <PreviewPanel {...form.preview} />
            <Group justify="flex-end">
              <Button variant="default" onClick={() => setAsking(false)}>
                {words.cancel}
              </Button>
              <Button
                data-autofocus
                loading={form.isSending}
                onClick={async () => {
                  if (await form.sendAtOnce()) setAsking(false)
                }}
              >
                {submitLabel ?? words.confirm}
              </Button>
            </Group>
          </Stack>
        </Modal>
      </FormContext>
    </FieldLabels>
  )
}

const useLanguages = (localized: FieldSpec[], values: Values) => {
  const used = localized.flatMap(({ name }) =>
    ((values[name] as { language: string }[] | null) ?? []).map((text) => text.language),
  )
  return [...new Set([...LANGUAGES, ...used])].filter(Boolean)
}
