/** The history of a record and its parts: when, who, with which key and request, which fields, before and after. */
import { Button, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { historyDocument } from '../api/documents/history.js'
import { useQuery } from '../api/use-query.js'
import { useValueWord } from '../base/value-words.js'
import { useWords } from '../base/words.js'
import { readableName, useFieldLabel } from '../edit/field-labels.js'
import { useShowValue } from '../edit/show-value.js'
import { DataTable, ErrorNotice } from '../parts/data-table.js'
import { useFormat } from '../parts/format.js'
import { historyWords } from './words.js'

interface Entry {
  id: string
  recordType: string
  recordId: number | null
  action: 'CREATED' | 'UPDATED' | 'DELETED'
  changedAt: string
  changedBy: { kind: string; email: string | null; credentialName: string | null; requestId: string | null }
  changes: { field: string; before: unknown; after: unknown }[]
}

interface HistoryResult {
  recordHistory: { itemsFound: number; pages: number; items: Entry[] }
}

const PAGE_SIZE = 20
const MOST = 1000

export function RecordHistory({ type, id }: { type: string; id: string | number }) {
  const words = useWords(historyWords)
  const [size, setSize] = useState(PAGE_SIZE)
  const { data, error } = useQuery<HistoryResult>(historyDocument, {
    recordType: type,
    recordId: String(id),
    input: { page: 1, offset: size },
  })
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  const { items, itemsFound } = data.recordHistory
  if (items.length === 0) return <Text c="dimmed">{words.nothing}</Text>
  return (
    <Stack gap="md">
      {items.map((entry) => (
        <HistoryEntry key={entry.id} entry={entry} isPart={entry.recordType !== type} />
      ))}
      {itemsFound > size && size < MOST && (
        <Button variant="default" className="desk-fit" onClick={() => setSize(Math.min(MOST, size * 3))}>
          {words.more}
        </Button>
      )}
    </Stack>
  )
}

function HistoryEntry({ entry, isPart }: { entry: Entry; isPart: boolean }) {
  const words = useWords(historyWords)
  const format = useFormat()
  const word = useValueWord()
  const label = useFieldLabel()
  const show = useShowValue()
  const { action, changedAt, changedBy, changes, recordType, recordId } = entry
  const who = changedBy.email ?? changedBy.credentialName ?? word(changedBy.kind)
  const what = isPart ? `${readableName(recordType)} ${recordId ?? ''} ${words.actions[action]}` : words.actions[action]
  return (
    <section className="desk-history">
      <Text size="sm">
        <b>{who}</b> · {what} · {format.moment(changedAt)}
      </Text>
      <Text size="xs" c="dimmed">
        {[changedBy.email && changedBy.credentialName, changedBy.requestId && `${words.request} ${changedBy.requestId}`]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {changes.length > 0 && (
        <div className="desk-table">
          <Table fz="sm" verticalSpacing={4} aria-label={`${what} ${changedAt}`}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{words.what}</Table.Th>
                <Table.Th>{words.before}</Table.Th>
                <Table.Th>{words.after}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {changes.map(({ field, before, after }) => (
                <Table.Tr key={field}>
                  <Table.Td>{field.split('.').map(label).join(' › ')}</Table.Td>
                  <Table.Td className="desk-break">{show(before)}</Table.Td>
                  <Table.Td className="desk-break">{show(after)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </section>
  )
}
