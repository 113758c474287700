/** The page of a price sheet: its details, lines, customers and history. */
import { Tabs } from '@mantine/core'
import { pricesheetDeleteDocument, pricesheetEditDocument } from '../../api/documents/pricing-edit.js'
import { changeQuery, linkTo, openView, type Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import { EditForm } from '../../edit/edit-form.js'
import { useRecord } from '../../edit/use-record.js'
import type { Values } from '../../edit/values.js'
import { RecordHistory } from '../../history/record-history.js'
import { DataTable, ErrorNotice } from '../../parts/data-table.js'
import { Page, Panel } from '../../parts/page.js'
import { PricesheetCustomers } from './pricesheet-customers.js'
import { pricesheetSections } from './pricesheet-fields.js'
import { PricesheetLines } from './pricesheet-lines.js'
import { pricingWords } from './words.js'

const tabs = ['lines', 'details', 'customers', 'history'] as const

export function PricesheetPage({ id, route }: { id: string; route: Route }) {
  const words = useWords(pricingWords)
  const variables = { id }
  const { data, etag, error, reload } = useRecord<{ pricesheet: Values }>(pricesheetEditDocument, variables)
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  const code = String(data.pricesheet.code)
  const asked = route.query.get('tab')
  const tab = tabs.find((name) => name === asked) ?? 'lines'
  return (
    <Page
      title={`${words.pricesheet} ${code}`}
      trail={[{ label: words.pricesheets, href: linkTo('/pricesheets') }]}
      actions={
        <ActionButton
          button={words.deleteSheet}
          intro={words.deleteIntro}
          label={code}
          document={pricesheetDeleteDocument}
          variables={variables}
          inputName={null}
          inputType=""
          buttonProps={{ color: 'red', variant: 'light' }}
          onSaved={() => openView('/pricesheets')}
        />
      }
    >
      <Tabs value={tab} onChange={(next) => changeQuery(route, { tab: next })} keepMounted={false}>
        <Tabs.List mb="md">
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {words[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="lines">
          <PricesheetLines id={id} route={route} />
        </Tabs.Panel>
        <Tabs.Panel value="details">
          <Panel>
            <EditForm
              name={`pricesheet/${id}`}
              label={`${words.pricesheet} ${code}`}
              document={pricesheetEditDocument}
              variables={variables}
              inputType="PricesheetUpdateInput"
              sections={pricesheetSections(words)}
              values={data.pricesheet}
              record={data.pricesheet}
              etag={etag}
              reload={reload}
            />
          </Panel>
        </Tabs.Panel>
        <Tabs.Panel value="customers">
          <PricesheetCustomers id={id} />
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <Panel>
            <RecordHistory type="pricesheet" id={id} />
          </Panel>
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}
