/**
 * The state of a form: values, drafts, what the server says about them, and what happens when somebody else changed the record.
 * The server checks every change in a dry run, so that a form refuses exactly what the server refuses.
 */
import { useForm as useMantineForm } from '@mantine/form'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ApiError, type Problem, runOperation } from '../api/client.js'
import { useDelayed } from '../api/use-query.js'
import { useWords } from '../base/words.js'
import { NO_PREVIEW, type Preview } from './preview.js'
import { readDraft, removeDraft, storeDraft } from './save/drafts.js'
import { holdChange, useHeldChanges } from './save/held-changes.js'
import { operationsOf } from './use-record.js'
import { type Conflict, changedValues, findConflicts, isSame, listDifferences, mergeValues, type Values } from './values.js'
import { editWords } from './words.js'

export interface FormOptions<Data> {
  /** The key of the draft, such as `product/12`. */
  name: string
  /** What is changed, for the notice of a held change. */
  label: string
  /** A mutation, and the query that reads the record if the form edits one. */
  document: string
  /** The variables besides the input. */
  variables?: Values
  /** The variable of the input; `input` by default, null if the mutation has none. */
  inputName?: string | null
  /** The values as they were read, in the shape of the input. */
  values: Values
  /** The entity tag of what was read; without one the form creates a record, or acts on one. */
  etag?: string | null | undefined
  /** What the query returned, to compare it with what the mutation would return. */
  record?: unknown
  /** The names of fields that must have a value. */
  required?: readonly string[]
  /** Converts the values before they are sent. By default an edit sends what changed, and a creation everything. */
  toInput?: (changed: Values, all: Values) => Values
  /** The document and the variables of the mutation, where they follow from what changed. */
  toRequest?: (changed: Values, all: Values) => { document: string; variables: Values }
  /** Sends all values instead of the changed ones. */
  sendsAll?: boolean
  onSaved?: (data: Data) => void
  /** Reads the record again. */
  reload?: () => Promise<void>
}

/** Returns the messages of problems by the path of the value. The input is called `input`, but that of orders `order`. */
const toErrors = (problems: readonly Problem[]) =>
  Object.fromEntries(
    problems.map(({ path, message }) => [
      path.filter((part, index) => part !== 'input' && !(index === 0 && part === 'order')).join('.'),
      message,
    ]),
  )

const COERCION = /^Variable "\$\w+" got invalid value .*? at "\w+\.?([^"]*)"; (.*)$/s
const MISSING = /^Field "(\w+)" of required type/

/** Returns the message about a value that does not fit its type, at its field. `missing` is the text for a value that is not there. */
function coercionError(message: string, missing: string): Record<string, string> {
  const [, place = '', text = ''] = message.match(COERCION) ?? []
  if (!text) return {}
  const path = place.replace(/\[(\d+)\]/g, '.$1')
  const [, absent] = text.match(MISSING) ?? []
  if (absent) return { [path ? `${path}.${absent}` : absent]: missing }
  return { [path]: text.includes('not to be null') ? missing : text }
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

export function useRecordForm<Data>(options: FormOptions<Data>) {
  const { name, document, values: read, etag = null, inputName = 'input', required = [] } = options
  const words = useWords(editWords)
  const draft = useMemo(() => readDraft(name), [name])
  const [base, setBase] = useState({ values: draft?.base ?? read, etag: draft ? draft.etag : etag })
  const form = useMantineForm<Values>({ mode: 'controlled', initialValues: draft?.values ?? read })
  const values = form.getValues()
  const changed = useMemo(() => changedValues(base.values, values), [base, values])
  const isDirty = Object.keys(changed).length > 0
  const [conflicts, setConflicts] = useState<Conflict[]>([])
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [preview, setPreview] = useState<Preview>(NO_PREVIEW)
  const [isSending, setSending] = useState(false)
  const [heldId, setHeldId] = useState<number | null>(null)
  const held = useHeldChanges().find(({ id }) => id === heldId)
  const isHeld = held?.state === 'waiting' || held?.state === 'sending'
  const isEdit = etag !== null
  /** A creation or an action can be sent as it is; an edit needs a change. */
  const isReady = isDirty || !isEdit

  const inputOf = () => {
    const sent = isEdit && !options.sendsAll ? withChangedFields(changed, base.values) : withoutEmpty(values)
    return options.toInput ? options.toInput(sent, values) : sent
  }
  const run = (mode: { isDryRun: boolean; signal?: AbortSignal }) => {
    const request = options.toRequest?.(changed, values) ?? {
      document,
      variables: { ...options.variables, ...(inputName && { [inputName]: inputOf() }) },
    }
    const operationName = operationsOf(document).mutation
    return runOperation<Data>(request.document, request.variables, { ...mode, operationName, ifMatch: base.etag })
  }
  const errorsOf = (error: Error) =>
    error instanceof ApiError && error.problems.length > 0
      ? toErrors(error.problems)
      : coercionError(error.message, words.required)
  /** Whether the next state of the record is what this form has saved. */
  const isOwnChange = useRef(false)
  const latest = useRef({ run, options })
  latest.current = { run, options }

  // Somebody else, or this form, has changed the record: what I typed is kept, and conflicts are shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new state of the record matters
  useEffect(() => {
    if (etag === base.etag) return
    if (isOwnChange.current) {
      isOwnChange.current = false
      form.setValues(read)
      return setBase({ values: read, etag })
    }
    const found = isDirty ? findConflicts(base.values, values, read) : []
    if (found.some(({ isBoth }) => isBoth)) return setConflicts(found)
    form.setValues({ ...read, ...changed })
    setBase({ values: read, etag })
    setConflicts([])
  }, [etag])

  // Drafts are stored while typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft follows the values
  useEffect(() => {
    if (isDirty) storeDraft(name, { base: base.values, values, etag: base.etag })
    else if (!isHeld) removeDraft(name)
  }, [values, base])

  // The server checks what was typed, once typing pauses.
  const settled = useDelayed(JSON.stringify(changed), 400)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one check for each settled state
  useEffect(() => {
    const isComplete = required.every((field) => !isEmpty(values[field]))
    if (!isReady || !isComplete || isHeld || conflicts.length > 0) {
      setErrors({})
      return setPreview(NO_PREVIEW)
    }
    const abort = new AbortController()
    setPreview((old) => ({ ...old, isChecking: true }))
    latest.current
      .run({ isDryRun: true, signal: abort.signal })
      .then(({ data, effects }) => {
        const after = Object.values(data as Values)[0]
        const typed = Object.entries(changed).map(([field, value]) => ({
          path: [field],
          before: base.values[field],
          after: value,
        }))
        const { record } = latest.current.options
        const differences = record ? listDifferences(record, after) : typed
        setErrors({})
        setPreview({ differences: differences.length > 0 ? differences : typed, effects, isChecking: false, error: null })
      })
      .catch((error: Error) => {
        if (abort.signal.aborted) return
        const known = errorsOf(error)
        setErrors(known)
        if (error instanceof ApiError && error.code === 'PRECONDITION_FAILED') void latest.current.options.reload?.()
        setPreview({ ...NO_PREVIEW, error: Object.keys(known).length > 0 ? null : error })
      })
    return () => abort.abort()
  }, [settled, base, isHeld, conflicts])

  const checkRequired = (text: string) => {
    const missing = required.filter((field) => isEmpty(values[field]))
    setErrors(Object.fromEntries(missing.map((field) => [field, text])))
    return missing.length === 0
  }

  const finish = async (data: Data) => {
    removeDraft(name)
    isOwnChange.current = true
    await latest.current.options.reload?.()
    latest.current.options.onSaved?.(data)
  }

  /** Sends the change at once. */
  const sendAtOnce = async () => {
    setSending(true)
    try {
      const { data } = await run({ isDryRun: false })
      await finish(data)
      return true
    } catch (error) {
      const known = errorsOf(error as Error)
      setErrors(known)
      setPreview({ ...NO_PREVIEW, error: Object.keys(known).length > 0 ? null : (error as Error) })
      if (error instanceof ApiError && error.code === 'PRECONDITION_FAILED') await options.reload?.()
      return false
    } finally {
      setSending(false)
    }
  }

  /** Holds the change back for ten seconds. The closure keeps what was typed, even if the page is left. */
  const hold = () => {
    const send = () => run({ isDryRun: false })
    const id = holdChange({
      label: options.label,
      send: async () => finish((await send()).data),
      onFailure: () => void latest.current.options.reload?.(),
    })
    setHeldId(id)
  }

  return {
    values,
    base: base.values,
    changed,
    errors,
    preview,
    conflicts,
    isDirty,
    isReady,
    isEdit,
    isHeld,
    isSending,
    hasDraft: draft !== null && isDirty,
    setValues: (next: Values) => {
      // What is typed after a change was saved belongs to the next one.
      isOwnChange.current = false
      form.setValues(next)
    },
    reset: () => {
      form.setValues(base.values)
      removeDraft(name)
    },
    merge: (choices: Record<string, 'mine' | 'theirs'>) => {
      form.setValues(mergeValues(conflicts, { ...read, ...changed }, choices))
      setBase({ values: read, etag })
      setConflicts([])
    },
    checkRequired,
    sendAtOnce,
    hold,
  }
}

/** Of the custom fields only the changed ones are sent, so that old values which are no longer allowed do not refuse the others. */
const withChangedFields = (changed: Values, base: Values): Values =>
  changed.customFields
    ? { ...changed, customFields: changedValues((base.customFields ?? {}) as Values, changed.customFields as Values) }
    : changed

/** A creation leaves out what was not filled in, so that the defaults of the server apply. */
const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isSame(value, null)))
