/** What budgets, limits, credit accounts and part numbers have in common: a list, a form for a new record, and the page of one. */
import { Button, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useRights } from '../../api/rights.js'
import { linkTo, openView, type Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import { EditForm, type FormSection } from '../../edit/edit-form.js'
import { useRecord } from '../../edit/use-record.js'
import type { Values } from '../../edit/values.js'
import { RecordHistory } from '../../history/record-history.js'
import type { RecordColumn } from '../../list/columns.js'
import type { FilterSetting } from '../../list/names.js'
import { RecordList } from '../../list/record-list.js'
import { DataTable, ErrorNotice } from '../../parts/data-table.js'
import { Page, Panel } from '../../parts/page.js'
import { type RecordTab, RecordTabs } from '../../parts/record-tabs.js'
import { spendingWords } from './words.js'

export type AreaName = 'budgets' | 'limits' | 'credit' | 'codes' | 'numbers'

export interface Area<Row> {
  name: AreaName
  /** The name of a record in the API, such as `budget`, and of its list. */
  record: string
  records: string
  /** The beginning of the names of its inputs, such as `Budget`. */
  type: string
  documents: Record<'list' | 'create' | 'edit' | 'remove', string>
  columns: readonly RecordColumn<Row>[]
  filters: readonly FilterSetting[]
  defaults: Record<string, unknown>
  newTitle: string
  nothing: string
  removeIntro: string
  titleOf(row: Row): string
  newSections: FormSection[]
  /** What a new record has unless somebody chooses otherwise. */
  newValues: Values
  sections(row: Row): FormSection[]
  /** What is shown above the tabs of a record. */
  head?(row: Row): ReactNode
  /** Tabs before the details. */
  tabs?(row: Row, route: Route): RecordTab[]
}

const pathOf = (name: AreaName, id?: number | string) => `/spending/${name}${id === undefined ? '' : `/${id}`}`

/** Returns the values of a new record that the address gives, such as the company whose page linked to it. */
const valuesIn = ({ query }: Route): Values => {
  const companyId = Number(query.get('companyId'))
  return companyId ? { companyId } : {}
}

export function AreaList<Row extends { id: number }>({ area, route }: { area: Area<Row>; route: Route }) {
  const may = useRights()
  const create = may('user', 'OWNER') && (
    <Button component="a" href={linkTo(pathOf(area.name, 'new'))}>
      {area.newTitle}
    </Button>
  )
  const words = useWords(spendingWords)
  return (
    <Stack gap="md">
      <RecordList<Row>
        name={`spending-${area.name}`}
        label={words.areas[area.name]}
        route={route}
        document={area.documents.list}
        root={area.records}
        inputType={`${area.type}SearchInput`}
        defaults={area.defaults}
        filters={area.filters}
        columns={area.columns}
        rowKey={({ id }) => id}
        rowTitle={area.titleOf}
        rowHref={({ id }) => linkTo(pathOf(area.name, id))}
        actions={create}
        empty={{ title: words.areas[area.name], text: area.nothing, action: create }}
      />
    </Stack>
  )
}

export function AreaNew<Row>({ area, route }: { area: Area<Row>; route: Route }) {
  const words = useWords(spendingWords)
  const created = `${area.record}Create`
  return (
    <Page title={area.newTitle} trail={trailOf(words.spending, words.areas[area.name], area.name)}>
      <Panel title={words.details}>
        <EditForm<Record<string, { id: number }>>
          name={`${area.record}/new`}
          label={area.newTitle}
          document={area.documents.create}
          inputType={`${area.type}CreateInput`}
          sections={area.newSections}
          values={{ ...area.newValues, ...valuesIn(route) }}
          onSaved={(data) => openView(pathOf(area.name, data[created]?.id))}
        />
      </Panel>
    </Page>
  )
}

const trailOf = (spending: string, area: string, name: AreaName) => [
  { label: spending, href: linkTo('/spending') },
  { label: area, href: linkTo(pathOf(name)) },
]

export function AreaRecord<Row extends { id: number }>({ area, id, route }: { area: Area<Row>; id: number; route: Route }) {
  const words = useWords(spendingWords)
  const may = useRights()
  const variables = { id }
  const { data, etag, error, reload } = useRecord<Record<string, Row>>(area.documents.edit, variables)
  if (error) return <ErrorNotice error={error} />
  const row = data?.[area.record]
  if (!row) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  const title = area.titleOf(row)
  const form = (
    <Panel>
      <EditForm
        name={`${area.record}/${id}`}
        label={title}
        document={area.documents.edit}
        variables={variables}
        inputType={`${area.type}UpdateInput`}
        sections={area.sections(row)}
        values={row as unknown as Values}
        record={row as unknown as Values}
        etag={etag}
        reload={reload}
      />
    </Panel>
  )
  const history = (
    <Panel>
      <RecordHistory type={area.record} id={id} />
    </Panel>
  )
  const remove = may('user', 'OWNER') && (
    <ActionButton
      button={words.remove}
      intro={area.removeIntro}
      label={title}
      document={area.documents.remove}
      variables={variables}
      inputName={null}
      inputType=""
      buttonProps={{ color: 'red', variant: 'light' }}
      onSaved={() => openView(pathOf(area.name))}
    />
  )
  return (
    <Page title={title} trail={trailOf(words.spending, words.areas[area.name], area.name)} actions={remove}>
      {area.head?.(row)}
      <RecordTabs
        route={route}
        tabs={[
          ...(area.tabs?.(row, route) ?? []),
          { name: 'details', label: words.details, render: () => form },
          { name: 'history', label: words.history, render: () => history },
        ]}
      />
    </Page>
  )
}
