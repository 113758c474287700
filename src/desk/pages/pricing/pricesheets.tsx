/** The list of price sheets, and the page of one. */
import { Anchor, Button } from '@mantine/core'
import { useMemo } from 'react'
import { pricesheetCreateDocument, pricesheetsDocument } from '../../api/documents/pricing-edit.js'
import { useTexts } from '../../base/preferences.js'
import { linkTo, openView, type Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { EditForm } from '../../edit/edit-form.js'
import type { RecordColumn } from '../../list/columns.js'
import { RecordList } from '../../list/record-list.js'
import { type LocalizedText, useFormat } from '../../parts/format.js'
import { Page, Panel } from '../../parts/page.js'
import { PricesheetPage } from './pricesheet.js'
import { pricesheetSections } from './pricesheet-fields.js'
import { pricingWords } from './words.js'

interface FoundPricesheet {
  id: string
  code: string
  priority: number
  readonly: boolean
  lastModifiedAt: string
  names: LocalizedText[]
  companiesPaginated: { itemsFound: number }
  contactsPaginated: { itemsFound: number }
  customersPaginated: { itemsFound: number }
}

export default function Pricesheets({ route }: { route: Route }) {
  const id = route.path[1]
  if (id === 'new') return <NewPricesheet />
  return id ? <PricesheetPage key={id} id={id} route={route} /> : <Sheets route={route} />
}

const byPriority = { sortInputs: [{ field: 'PRIORITY', order: 'ASC' }] }

const buyersOf = (row: FoundPricesheet) =>
  row.companiesPaginated.itemsFound + row.contactsPaginated.itemsFound + row.customersPaginated.itemsFound

function Sheets({ route }: { route: Route }) {
  const words = useWords(pricingWords)
  const columns = useColumns()
  const create = (
    <Button component="a" href={linkTo('/pricesheets/new')}>
      {words.newPricesheet}
    </Button>
  )
  return (
    <Page title={words.pricesheets} actions={create}>
      <RecordList<FoundPricesheet>
        name="pricesheets"
        label={words.pricesheets}
        route={route}
        document={pricesheetsDocument}
        root="pricesheets"
        inputType="PricesheetSearchInput"
        defaults={byPriority}
        columns={columns}
        rowKey={({ id }) => id}
        rowTitle={({ code }) => code}
        rowHref={({ id }) => linkTo(`/pricesheets/${id}`)}
        empty={{ title: words.pricesheets, text: words.noPricesheets, action: create }}
      />
    </Page>
  )
}

function useColumns(): RecordColumn<FoundPricesheet>[] {
  const words = useWords(pricingWords)
  const texts = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'code',
        title: words.code,
        sort: 'CODE',
        value: ({ code }) => code,
        render: ({ id, code }) => (
          <Anchor href={linkTo(`/pricesheets/${id}`)} fw={600}>
            {code}
          </Anchor>
        ),
      },
      { id: 'name', title: texts.name, value: ({ names }) => format.text(names) },
      { id: 'priority', title: words.priority, sort: 'PRIORITY', isNumber: true, value: ({ priority }) => priority },
      { id: 'buyers', title: words.buyers, isNumber: true, value: buyersOf },
      {
        id: 'readonly',
        title: words.readonly,
        isSecondary: true,
        isOptional: true,
        value: ({ readonly }) => (readonly ? texts.yes : texts.no),
      },
      {
        id: 'lastModifiedAt',
        title: words.changed,
        sort: 'LAST_MODIFIED_AT',
        isSecondary: true,
        value: ({ lastModifiedAt }) => lastModifiedAt,
        render: ({ lastModifiedAt }) => format.moment(lastModifiedAt),
      },
    ],
    [words, texts, format],
  )
}

function NewPricesheet() {
  const words = useWords(pricingWords)
  return (
    <Page title={words.newPricesheet} trail={[{ label: words.pricesheets, href: linkTo('/pricesheets') }]}>
      <Panel>
        <EditForm<{ pricesheetCreate: { id: string } }>
          name="pricesheet/new"
          label={words.newPricesheet}
          document={pricesheetCreateDocument}
          inputType="PricesheetCreateInput"
          sections={pricesheetSections(words)}
          values={{ priority: 1 }}
          onSaved={({ pricesheetCreate }) => openView(`/pricesheets/${pricesheetCreate.id}`)}
        />
      </Panel>
    </Page>
  )
}
