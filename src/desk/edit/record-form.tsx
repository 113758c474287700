/** A form for one record that reads it first. */
import { DataTable, ErrorNotice } from '../parts/data-table.js'
import { EditForm, type EditFormProps } from './edit-form.js'
import { useRecord } from './use-record.js'
import type { Values } from './values.js'

interface RecordFormProps<Data> extends Omit<EditFormProps<unknown>, 'values' | 'record' | 'etag' | 'reload' | 'variables'> {
  variables: Values
  /** Picks the record from what the query of the document returned. */
  recordOf(data: Data): object | null | undefined
  /** Converts the record to the shape of the input, if it differs. */
  toValues?(record: Values): Values
}

/** Reads a record with its entity tag and shows its form. */
export function RecordForm<Data>({ recordOf, toValues, ...form }: RecordFormProps<Data>) {
  const { data, etag, error, reload } = useRecord<Data>(form.document, form.variables)
  const record = data && (recordOf(data) as Values | null | undefined)
  if (error) return <ErrorNotice error={error} />
  if (!record) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  return <EditForm {...form} values={toValues ? toValues(record) : record} record={record} etag={etag} reload={reload} />
}
