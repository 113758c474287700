/** The rows of a file that are not written, with the reasons. */
import { Button, Group, Text } from '@mantine/core'
import { useWords } from '../../base/words.js'
import { DataTable } from '../../parts/data-table.js'
import { Panel } from '../../parts/page.js'
import { writeRefusedRows } from './read-file.js'
import type { RowError } from './use-import.js'
import { importWords } from './words.js'

interface ErrorRowsProps {
  title: string
  rows: readonly RowError[]
  fileName: string
  /** The row of the header, as a spreadsheet counts. */
  headerRow?: number
}

const SHOWN = 100

export function ErrorRows({ title, rows, fileName, headerRow = 1 }: ErrorRowsProps) {
  const words = useWords(importWords)
  if (rows.length === 0) return null
  const download = () =>
    saveText(writeRefusedRows(rows, words.problem), `${fileName.replace(/\.\w+$/, '')}-${words.refusedFile}.csv`)
  return (
    <Panel
      title={title}
      actions={
        <Button variant="default" size="compact-sm" onClick={download}>
          {words.downloadErrors}
        </Button>
      }
    >
      <DataTable<RowError>
        label={title}
        rows={rows.slice(0, SHOWN)}
        rowKey={(row) => rows.indexOf(row)}
        columns={[
          { title: words.row, isNumber: true, render: ({ rowNumber }) => (rowNumber === null ? '' : rowNumber + headerRow) },
          { title: words.problem, render: ({ messages }) => messages.join(' · ') },
          { title: words.contents, isSecondary: true, render: ({ record }) => <Contents record={record} /> },
        ]}
      />
      <Group mt="xs" gap="md">
        <Text size="xs" c="dimmed">
          {words.rowHelp}
        </Text>
        {rows.length > SHOWN && (
          <Text size="xs" c="dimmed">
            {words.moreErrors(rows.length - SHOWN)}
          </Text>
        )}
      </Group>
    </Panel>
  )
}

/** The first values of the row, so that it is recognised. */
const Contents = ({ record }: { record: RowError['record'] }) => (
  <Text size="xs" c="dimmed" lineClamp={2} className="desk-break">
    {Object.values(record ?? {})
      .filter(Boolean)
      .slice(0, 6)
      .join(' · ')}
  </Text>
)

function saveText(text: string, name: string) {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
