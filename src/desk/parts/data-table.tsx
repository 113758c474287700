/** A table of records with its states: loading, failed, empty, and several pages. */
import { Alert, Box, Center, Group, Loader, Pagination, Table, Text, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { ApiError } from '../api/client.js'
import { useTexts } from '../base/preferences.js'
import { changeQuery, pageOf, type Route } from '../base/router.js'
import { type Column, withoutEmpty } from './columns.js'
import { useFormat } from './format.js'

interface DataTableProps<Row> {
  label: string
  columns: Column<Row>[]
  rows: readonly Row[] | null | undefined
  rowKey(row: Row): string | number
  isLoading?: boolean
  /** The text for an empty table. */
  nothing?: string
  error?: Error | null
}

export function DataTable<Row>({ label, columns, rows, rowKey, isLoading = false, nothing, error = null }: DataTableProps<Row>) {
  const texts = useTexts()
  if (error) return <ErrorNotice error={error} />
  if (!rows)
    return (
      <Center mih={160}>
        <Loader aria-label={texts.loading} />
      </Center>
    )
  if (rows.length === 0)
    return (
      <Text c="dimmed" py="lg" ta="center" className="desk-nothing">
        {nothing ?? texts.nothingFound}
      </Text>
    )
  const shown = withoutEmpty(columns, rows)
  return (
    <Box className="desk-table" data-loading={isLoading || undefined}>
      <Table highlightOnHover verticalSpacing="xs" aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {shown.map(({ column }) => (
              <Table.Th key={column.title} {...cellProps(column)}>
                {column.title || <VisuallyHidden>{texts.actions}</VisuallyHidden>}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, index) => (
            <Table.Tr key={rowKey(row)}>
              {shown.map(({ column, cells }) => (
                <Table.Td key={column.title} {...cellProps(column)}>
                  {cells[index]}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Box>
  )
}

const cellProps = <Row,>({ isNumber, isSecondary }: Column<Row>) => ({
  className: isNumber ? 'desk-number' : undefined,
  ...(isSecondary && { visibleFrom: 'sm' as const }),
})

/** Shows a cell with the name of a record, and details below in small type. */
export const TitleCell = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <>
    <Text size="sm" fw={600} className="desk-break">
      {title}
    </Text>
    <Text size="xs" c="dimmed" className="desk-break">
      {children}
    </Text>
  </>
)

export function ErrorNotice({ error }: { error: Error }) {
  const texts = useTexts()
  const isUnanswered = error instanceof ApiError && error.code === 'NO_ANSWER'
  return (
    <Alert color="red" role="alert" title={texts.failed}>
      {isUnanswered ? texts.noAnswer : error.message}
    </Alert>
  )
}

interface PagerProps {
  route: Route
  /** The list; missing while it is loading. */
  list: { pages: number; itemsFound: number } | null | undefined
}

/** Shows the number of records, and the pages if there are several. The page is part of the URL of the view. */
export function Pager({ route, list }: PagerProps) {
  const texts = useTexts()
  const format = useFormat()
  if (!list?.itemsFound) return null
  return (
    <Group justify="space-between" mt="sm">
      <Text size="sm" c="dimmed">
        {texts.found(format.number(list.itemsFound))}
      </Text>
      {list.pages > 1 && (
        <Pagination
          total={list.pages}
          value={pageOf(route)}
          onChange={(page) => changeQuery(route, { page })}
          size="sm"
          siblings={1}
          getControlProps={(control) => ({ 'aria-label': texts.pageControls[control] })}
        />
      )}
    </Group>
  )
}
