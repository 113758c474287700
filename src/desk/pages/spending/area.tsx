/** What budgets, approval rules, contracts and similar records have in common: a list, a form for a new record, and the page of one. */
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

type AreaName = keyof (typeof spendingWords)['en']['areas']

/** The place of an area among budgets and credit. */
export const placeOf = (words: (typeof spendingWords)['en'], name: AreaName): AreaPlace => ({
  path: '/spending',
  view: words.spending,
  label: words.areas[name],
})

/** Where the pages of an area are: the view, what it is called, and the name of the list. */
export interface AreaPlace {
  path: string
  view: string
  label: string
}

export interface Area<Row> {
  name: string
  place: AreaPlace
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

const pathOf = ({ name, place }: Pick<Area<never>, 'name' | 'place'>, id?: number | string) =>
  `${place.path}/${name}${id === undefined ? '' : `/${id}`}`

/** Returns the values of a new record that the address gives, such as the company whose page linked to it. */
const valuesIn = ({ query }: Route): Values => {
  const companyId = Number(query.get('companyId'))
  return companyId ? { companyId } : {}
}

export function AreaList<Row extends { id: number }>({ area, route }: { area: Area<Row>; route: Route }) {
  const may = useRights()
  const create = may('user', 'OWNER') && (
    <Button component="a" href={linkTo(pathOf(area, 'new'))}>
      {area.newTitle}
    </Button>
  )
  const { label } = area.place
  return (
    <Stack gap="md">
      <RecordList<Row>
        name={`${area.place.path.slice(1)}-${area.name}`}
        label={label}
        route={route}
        document={area.documents.list}
        root={area.records}
        inputType={`${area.type}SearchInput`}
        defaults={area.defaults}
        filters={area.filters}
        columns={area.columns}
        rowKey={({ id }) => id}
        rowTitle={area.titleOf}
        rowHref={({ id }) => linkTo(pathOf(area, id))}
        actions={create}
        empty={{ title: label, text: area.nothing, action: create }}
      />
    </Stack>
  )
}

export function AreaNew<Row>({ area, route }: { area: Area<Row>; route: Route }) {
  const words = useWords(spendingWords)
  const created = `${area.record}Create`
  return (
    <Page title={area.newTitle} trail={trailOf(area)}>
      <Panel title={words.details}>
        <EditForm<Record<string, { id: number }>>
          name={`${area.record}/new`}
          label={area.newTitle}
          document={area.documents.create}
          inputType={`${area.type}CreateInput`}
          sections={area.newSections}
          values={{ ...area.newValues, ...valuesIn(route) }}
          onSaved={(data) => openView(pathOf(area, data[created]?.id))}
        />
      </Panel>
    </Page>
  )
}

const trailOf = (area: Pick<Area<never>, 'name' | 'place'>) => [
  { label: area.place.view, href: linkTo(area.place.path) },
  { label: area.place.label, href: linkTo(pathOf(area)) },
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
  const sections = area.sections(row)
  const form = (
    // Titles of sections need one above them.
    <Panel {...(sections.some((section) => section.title) && { title: words.details })}>
      <EditForm
        name={`${area.record}/${id}`}
        label={title}
        document={area.documents.edit}
        variables={variables}
        inputType={`${area.type}UpdateInput`}
        sections={sections}
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
      onSaved={() => openView(pathOf(area))}
    />
  )
  return (
    <Page title={title} trail={trailOf(area)} actions={remove}>
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
