/** Changes one field of many records: chooses the field, checks all records in dry runs, then changes them with progress. Refusals are listed. */
import { Button, Group, Modal, Progress, Select, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { ApiError, runOperation } from '../api/client.js'
import { useTypes } from '../api/schema.js'
import { usePreferences } from '../base/preferences.js'
import { useWords } from '../base/words.js'
import { useFieldLabel } from './field-labels.js'
import { type FieldSpec, typesNeeded } from './field-spec.js'
import { Fields, FormContext } from './fields.js'
import { operationsOf } from './use-record.js'
import type { Values } from './values.js'
import { editWords } from './words.js'

interface BulkEditProps<Row> {
  rows: readonly Row[]
  rowTitle(row: Row): string
  document: string
  inputType: string
  fields: FieldSpec[]
  /** The variables of the mutation for a record and the changed field. */
  variablesOf(row: Row, input: Values): Values
  onClose(): void
  onDone(): void
}

/** What a list says about the fields that can be changed for many rows at once. */
type BulkOptions<Row> = Omit<BulkEditProps<Row>, 'rows' | 'onClose' | 'onDone'>

/** Bulk editing for a list: the action of its toolbar, the key `e`, and the dialog. `round` counts finished runs; as a key it makes the list read again. */
export function useBulkEdit<Row>(options: BulkOptions<Row>) {
  const words = useWords(editWords)
  const [rows, setRows] = useState<Row[]>([])
  const [round, setRound] = useState(0)
  const dialog = rows.length > 0 && (
    <BulkEdit {...options} rows={rows} onClose={() => setRows([])} onDone={() => setRound((count) => count + 1)} />
  )
  return { bulkActions: [{ label: words.bulkEdit, run: setRows }], onEdit: setRows, dialog, round }
}

interface Refusal {
  title: string
  message: string
}

interface Round {
  isDryRun: boolean
  done: number
  refusals: Refusal[]
  isOver: boolean
}

/** How many requests run at once. The server gives every caller its share, so more would only wait. */
const CONCURRENCY = 3
const SHOWN_REFUSALS = 100

function BulkEdit<Row>({ rows, rowTitle, document, inputType, fields, variablesOf, onClose, onDone }: BulkEditProps<Row>) {
  const words = useWords(editWords)
  const { contentLanguage } = usePreferences()
  const labelOf = useFieldLabel()
  const [name, setName] = useState(fields[0]?.name ?? '')
  const [values, setValues] = useState<Values>({})
  const [round, setRound] = useState<Round | null>(null)
  const isStopped = useRef(false)
  const outer = useTypes([inputType])
  const types = useTypes(typesNeeded(inputType, fields, outer))
  const chosen = fields.filter((field) => field.name === name)
  const isRunning = round !== null && !round.isOver
  const run = async (isDryRun: boolean) => {
    isStopped.current = false
    const waiting = [...rows]
    const state: Round = { isDryRun, done: 0, refusals: [], isOver: false }
    setRound(state)
    const { mutation } = operationsOf(document)
    const work = async () => {
      for (let row = waiting.shift(); row !== undefined && !isStopped.current; row = waiting.shift()) {
        const current = row
        await runOperation(document, variablesOf(current, { [name]: values[name] ?? null }), {
          operationName: mutation,
          isDryRun,
        }).then(
          () => {
            state.done++
          },
          (error: Error) => state.refusals.push({ title: rowTitle(current), message: describe(error) }),
        )
        setRound({ ...state })
      }
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, work))
    setRound({ ...state, isOver: true })
    if (!isDryRun) onDone()
  }
  const count = round ? round.done + round.refusals.length : 0
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.bulkTitle(rows.length)}
      size="lg"
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <Stack>
        <Select
          label={words.bulkField}
          data={fields.map((field) => ({ value: field.name, label: field.label ?? labelOf(field.name) }))}
          value={name}
          allowDeselect={false}
          onChange={(next) => {
            setName(next ?? '')
            setRound(null)
          }}
        />
        <FormContext value={{ types, language: contentLanguage, errors: {}, isDisabled: isRunning }}>
          <Fields
            inputType={inputType}
            fields={chosen.map((field) => ({ ...field, span: 12 }))}
            values={values}
            onChange={(next) => {
              setValues(next)
              setRound(null)
            }}
          />
        </FormContext>
        {round && (
          <>
            <Progress value={(count / rows.length) * 100} aria-label={`${count} / ${rows.length}`} />
            <Text size="sm" role="status">
              {round.isDryRun ? words.bulkOk(round.done) : words.bulkDone(round.done)}
              {round.refusals.length > 0 && ` · ${words.bulkFailed(round.refusals.length)}`}
            </Text>
            <Stack gap={4} className="desk-refusals">
              {round.refusals.slice(0, SHOWN_REFUSALS).map(({ title, message }) => (
                <Text key={title} size="sm">
                  <b>{title}</b> {message}
                </Text>
              ))}
            </Stack>
          </>
        )}
        <Group justify="flex-end">
          {isRunning && (
            <Button
              variant="default"
              onClick={() => {
                isStopped.current = true
              }}
            >
              {words.bulkStop}
            </Button>
          )}
          <Button variant="default" disabled={isRunning} onClick={() => void run(true)}>
            {words.bulkPreview}
          </Button>
          <Button disabled={isRunning || round === null || !round.isDryRun || round.done === 0} onClick={() => void run(false)}>
            {words.bulkRun}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

const describe = (error: Error) =>
  error instanceof ApiError && error.problems.length > 0
    ? error.problems.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')
    : error.message
