/** The part that all lists of the desk are made of: filters, order, columns, selection, keys, export and saved views. */
import { ActionIcon, Box, Button, Center, Group, Loader, Text } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { usePreferences, useTexts } from '../base/preferences.js'
import { changeQuery } from '../base/router.js'
import { useWords } from '../base/words.js'
import { usePaletteAction } from '../palette/actions.js'
import { ErrorNotice } from '../parts/data-table.js'
import { useFormat } from '../parts/format.js'
import { Icon } from '../parts/icon.js'
import { TermField } from '../parts/term-field.js'
import { ColumnMenu, type RecordColumn, useColumnChoice } from './columns.js'
import { excelCsv } from './export/csv.js'
import { exportSelected, type ListPage } from './export/export.js'
import { ExportMenu } from './export/export-menu.js'
import { FilterButton, FilterChips } from './filter-bar.js'
import { nextSort, writeSort } from './filters.js'
import { type EmptyState, ListFooter, Nothing, Shortcuts } from './list-states.js'
import { ListTable } from './list-table.js'
import { useNames } from './names.js'
import { type Selection, useSelection } from './selection.js'
import { SortMenu } from './sort-menu.js'
import { type ListQuery, useList } from './use-list.js'
import { useListKeys } from './use-list-keys.js'
import { ViewsMenu } from './views-menu.js'
import { listWords } from './words.js'

/** Something that is done to all selected rows. */
interface BulkAction<Row> {
  label: string
  run(rows: Row[]): void
  isDangerous?: boolean
}

export interface RecordListProps<Row> extends ListQuery {
  label: string
  columns: readonly RecordColumn<Row>[]
  rowKey(row: Row): string | number
  /** The name of a row, as a person would call it. */
  rowTitle(row: Row): string
  /** The view of a row, such as `#/orders/12`. */
  rowHref?(row: Row): string | null | undefined | 0
  termLabel?: string
  /** What is shown beside the filters. */
  actions?: ReactNode
  bulkActions?: readonly BulkAction<Row>[]
  /** Edits the selected rows, or the one that the keyboard is at. */
  onEdit?(rows: Row[]): void
  empty?: EmptyState
  /** Shown at the left of the rows, such as facets. */
  aside?(list: ListPage<Row> | undefined): ReactNode
  /** Whether a phone shows it, too. */
  isAsideOpen?: boolean
  /** A problem of the view that keeps the list from being read. */
  error?: Error | null
}

export function RecordList<Row>(props: RecordListProps<Row>) {
  const { name, route, label, columns, rowKey, rowTitle, rowHref, bulkActions, onEdit, aside, termLabel, actions } = props
  const words = useWords(listWords)
  const list = useList<Row>(props)
  const names = useNames(props.filters)
  const choice = useColumnChoice(name, columns)
  const selection = useSelection(rowKey, list.scope)
  const rows = list.list?.items ?? []
  const keys = useKeys({ rows, selection, rowHref, onEdit, page: `${list.scope} ${route.query.get('page')}` })
  const sortBy = (field: string) => changeQuery(route, { sort: writeSort(nextSort(field, list.sort)) })
  usePaletteAction(words.shortcuts, () => keys.setHelp(true), '?')
  const error = props.error ?? list.error
  const exported = choice.shown.filter(({ isExported }) => isExported !== false)
  const content = (
    <Box miw={0} className="desk-records">
      {error && <ErrorNotice error={error} />}
      {!error && !list.list && <Waiting />}
      {!error && list.list?.items.length === 0 && <Nothing empty={props.empty} isFiltered={list.isFiltered} route={route} />}
      {!error && rows.length > 0 && (
        <ListTable
          label={label}
          columns={choice.shown}
          rows={rows}
          rowKey={rowKey}
          rowTitle={rowTitle}
          isLoading={list.isLoading}
          selection={selection}
          active={keys.active}
          onActive={keys.setActive}
          onOpen={keys.openRow}
          sort={list.sort}
          sortFields={list.sortFields}
          onSort={sortBy}
        />
      )}
      {!error && list.list && list.list.itemsFound > 0 && (
        <ListFooter
          route={route}
          list={list.list}
          size={list.size}
          onSize={(size) => {
            list.setSize(size)
            changeQuery(route, {})
          }}
        />
      )}
    </Box>
  )
  return (
    <>
      <Group gap="xs" align="flex-end" className="desk-toolbar">
        {list.hasTerm || termLabel ? (
          <div ref={keys.searchField} className="desk-grow" data-list-search>
            <TermField route={route} label={termLabel ?? words.search} />
          </div>
        ) : (
          <span className="desk-grow" />
        )}
        <Group gap="xs" className="desk-toolbar-buttons">
          <FilterButton route={route} filters={list.filters} names={names} />
          <ViewsMenu name={name} route={route} columns={choice.choice} onColumns={choice.choose} />
          {list.canSort && (
            <SortMenu
              fields={list.sortFields}
              sort={list.sort}
              names={names}
              onSort={(sort) => changeQuery(route, { sort: writeSort(sort) })}
            />
          )}
          <ColumnMenu ordered={choice.ordered} shown={choice.shown} choose={choice.choose} />
          <ExportMenu name={name} columns={exported} rowKey={rowKey} readPage={list.readPage} />
          {actions}
        </Group>
      </Group>
      <FilterChips route={route} filters={list.filters} names={names} />
      <SelectionBar name={name} columns={exported} selection={selection} bulkActions={bulkActions ?? []} onEdit={onEdit} />
      {aside ? (
        <div className="desk-catalogue" data-open={props.isAsideOpen || undefined}>
          {aside(list.list)}
          {content}
        </div>
      ) : (
        content
      )}
      <Shortcuts isOpen={keys.isHelp} canEdit={Boolean(onEdit)} onClose={() => keys.setHelp(false)} />
    </>
  )
}

const Waiting = () => {
  const texts = useTexts()
  return (
    <Center mih={160}>
      <Loader aria-label={texts.loading} />
    </Center>
  )
}

type KeyProps<Row> = Pick<RecordListProps<Row>, 'rowHref' | 'onEdit'> & {
  rows: readonly Row[]
  selection: Selection<Row>
  /** Names the filters and the page: others begin at their first row. */
  page: string
}

/** The row that the keyboard is at, and what the keys do. */
function useKeys<Row>({ rows, selection, rowHref, onEdit, page }: KeyProps<Row>) {
  const [active, setActive] = useState(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other rows
  useEffect(() => setActive(-1), [page])
  const [isHelp, setHelp] = useState(false)
  const searchField = useRef<HTMLDivElement>(null)
  const row = rows[active]
  const openRow = (chosen: Row) => {
    const link = rowHref?.(chosen)
    if (link) location.hash = link
  }
  useListKeys({
    move: (by) => setActive((old) => Math.min(Math.max(old + by, 0), rows.length - 1)),
    open: () => row && openRow(row),
    select: () => row && selection.toggle(row),
    edit: () => {
      const chosen = selection.rows.length > 0 ? selection.rows : row ? [row] : []
      if (chosen.length > 0) onEdit?.(chosen)
    },
    search: () => searchField.current?.querySelector('input')?.focus(),
    help: () => setHelp(true),
  })
  return { active: row ? active : -1, setActive, isHelp, setHelp, searchField, openRow }
}

interface SelectionBarProps<Row> {
  name: string
  columns: readonly RecordColumn<Row>[]
  selection: Selection<Row>
  bulkActions: readonly BulkAction<Row>[]
  onEdit: RecordListProps<Row>['onEdit']
}

/** What can be done with the selected rows. */
function SelectionBar<Row>({ name, columns, selection, bulkActions, onEdit }: SelectionBarProps<Row>) {
  const words = useWords(listWords)
  const format = useFormat()
  const { language } = usePreferences()
  const count = selection.rows.length
  usePaletteAction(count > 0 && onEdit && words.edit, () => onEdit?.(selection.rows), 'e')
  if (count === 0) return null
  return (
    <Group gap="xs" className="desk-selection" role="toolbar" aria-label={words.selected(format.number(count))}>
      <Text size="sm" fw={600} role="status">
        {words.selected(format.number(count))}
      </Text>
      {onEdit && (
        <Button size="compact-sm" variant="default" onClick={() => onEdit(selection.rows)}>
          {words.edit}
        </Button>
      )}
      {bulkActions.map(({ label, run, isDangerous }) => (
        <Button
          key={label}
          size="compact-sm"
          variant="default"
          color={isDangerous ? 'red' : undefined}
          onClick={() => run(selection.rows)}
        >
          {label}
        </Button>
      ))}
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => exportSelected(name, columns, selection.rows, excelCsv(language))}
      >
        {words.exportSelected}
      </Button>
      <ActionIcon variant="subtle" color="gray" ml="auto" aria-label={words.clearSelection} onClick={selection.clear}>
        <Icon name="close" size={16} />
      </ActionIcon>
    </Group>
  )
}
