/** The table of a list: headings that sort, boxes that select, and the row that the keyboard is at. */
import { Box, Checkbox, Table, UnstyledButton } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useWords } from '../base/words.js'
import { Icon } from '../parts/icon.js'
import type { RecordColumn } from './columns.js'
import type { Sort } from './filters.js'
import type { Selection } from './selection.js'
import { listWords } from './words.js'

export interface ListTableProps<Row> {
  label: string
  columns: readonly RecordColumn<Row>[]
  rows: readonly Row[]
  rowKey(row: Row): string | number
  rowTitle(row: Row): string
  isLoading: boolean
  selection: Selection<Row> | null
  /** The row that the keyboard is at; -1 for none. */
  active: number
  onActive(index: number): void
  onOpen(row: Row): void
  sort: Sort | null
  /** The sort fields of the API; a heading with another one is plain text. */
  sortFields: readonly string[]
  onSort(field: string): void
}

export function ListTable<Row>(props: ListTableProps<Row>) {
  const { label, rows, rowKey, isLoading, selection, columns } = props
  const words = useWords(listWords)
  return (
    <Box className="desk-table" data-loading={isLoading || undefined}>
      <Table highlightOnHover verticalSpacing="xs" aria-label={label} className="desk-list">
        <Table.Thead>
          <Table.Tr>
            {selection && (
              <Table.Th className="desk-select">
                <Checkbox
                  size="xs"
                  aria-label={words.selectPage}
                  checked={selection.isPage(rows)}
                  indeterminate={!selection.isPage(rows) && rows.some((row) => selection.has(row))}
                  onChange={() => selection.togglePage(rows)}
                />
              </Table.Th>
            )}
            {columns.map((column) => (
              <Heading key={column.id} column={column} {...props} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, index) => (
            <Row key={rowKey(row)} row={row} index={index} {...props} />
          ))}
        </Table.Tbody>
      </Table>
    </Box>
  )
}

const cellProps = <Row,>({ isNumber, isSecondary }: RecordColumn<Row>) => ({
  className: isNumber ? 'desk-number' : undefined,
  ...(isSecondary && { visibleFrom: 'sm' as const }),
})

function Heading<Row>({ column, sort, sortFields, onSort }: ListTableProps<Row> & { column: RecordColumn<Row> }) {
  const words = useWords(listWords)
  const { sort: field, title } = column
  if (!field || !sortFields.includes(field)) return <Table.Th {...cellProps(column)}>{title}</Table.Th>
  const order = sort?.field === field ? sort.order : null
  return (
    <Table.Th {...cellProps(column)} aria-sort={order ? (order === 'ASC' ? 'ascending' : 'descending') : undefined}>
      <UnstyledButton
        className="desk-sort"
        data-sorted={order ?? undefined}
        title={words.sortBy(title)}
        onClick={() => onSort(field)}
      >
        {title}
        <Icon name={order === 'DESC' ? 'down' : 'up'} size={14} />
      </UnstyledButton>
    </Table.Th>
  )
}

function Row<Row>({ row, index, ...props }: ListTableProps<Row> & { row: Row; index: number }) {
  const { columns, rowTitle, selection, active, onActive, onOpen } = props
  const words = useWords(listWords)
  const element = useRef<HTMLTableRowElement>(null)
  const isActive = active === index
  useEffect(() => {
    if (!isActive) return
    element.current?.focus({ preventScroll: true })
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === element.current) onOpen(row)
  }
  return (
    <Table.Tr
      ref={element}
      tabIndex={isActive ? 0 : -1}
      data-active={isActive || undefined}
      data-selected={selection?.has(row) || undefined}
      onKeyDown={onKeyDown}
      onFocus={() => isActive || onActive(index)}
    >
      {selection && (
        <Table.Td className="desk-select">
          <Checkbox
            size="xs"
            aria-label={words.selectRow(rowTitle(row))}
            checked={selection.has(row)}
            onChange={() => selection.toggle(row)}
          />
        </Table.Td>
      )}
      {columns.map((column) => (
        <Table.Td key={column.id} {...cellProps(column)}>
          {column.render ? column.render(row) : plain(column.value(row))}
        </Table.Td>
      ))}
    </Table.Tr>
  )
}

const plain = (value: string | number | boolean | null | undefined) => (value == null ? '' : String(value))
