/** The shop and its channels. */
import { Anchor, Button } from '@mantine/core'
import {
  channelCreateDocument,
  channelEditDocument,
  channelsDocument,
  tenantEditDocument,
} from '../../api/documents/platform-edit.js'
import { useRights } from '../../api/rights.js'
import { useQuery } from '../../api/use-query.js'
import { linkTo, openView, type Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { EditForm, type FormSection } from '../../edit/edit-form.js'
import { RecordForm } from '../../edit/record-form.js'
import type { Values } from '../../edit/values.js'
import { DataTable } from '../../parts/data-table.js'
import { Page, Panel } from '../../parts/page.js'
import { useCountries } from '../accounts/countries.js'
import { choicesOf, useTrail } from './page-parts.js'
import { platformWords } from './words.js'

interface Channel {
  id: number
  name: string
  language: string | null
  currency: string
  country: string | null
}

export default function Channels({ route }: { route: Route }) {
  const [, id] = route.path
  if (id === 'new') return <NewChannel />
  return Number(id) ? <ChannelPage key={id} id={Number(id)} /> : <List />
}

function List() {
  const words = useWords(platformWords)
  const may = useRights()
  const trail = useTrail('channels', false)
  const { data, error, isLoading } = useQuery<{ channels: Channel[] }>(channelsDocument)
  return (
    <Page
      title={words.areas.channels[0] ?? ''}
      trail={trail}
      actions={
        may('configuration', 'OWNER') && (
          <Button component="a" href={linkTo('/channels/new')}>
            {words.newChannel}
          </Button>
        )
      }
    >
      <DataTable
        label={words.channels}
        rows={data?.channels}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        error={error}
        columns={[
          {
            title: words.channel,
            render: ({ id, name }) => (
              <Anchor href={linkTo(`/channels/${id}`)} fw={600}>
                {name}
              </Anchor>
            ),
          },
          { title: words.language, render: ({ language }) => language ?? '' },
          { title: words.currency, render: ({ currency }) => currency },
          { title: words.country, isSecondary: true, render: ({ country }) => country ?? '' },
        ]}
      />
      {may('system', 'OWNER') && <TenantPanel />}
    </Page>
  )
}

function TenantPanel() {
  const words = useWords(platformWords)
  const languages = choicesOf(words.languages)
  return (
    <Panel title={words.shop}>
      <RecordForm<{ tenant: Values }>
        name="tenant"
        label={words.shop}
        document={tenantEditDocument}
        variables={{}}
        inputType="TenantUpdateInput"
        sections={[
          {
            fields: [
              { name: 'name', span: 6 },
              { name: 'quoteDefaultExpiryPeriodDays', label: words.quoteValidDays, suffix: words.days, span: 6 },
              { name: 'defaultAppLanguage', label: words.appLanguage, kind: 'choice', choices: languages },
              { name: 'defaultDataLanguage', label: words.dataLanguage, kind: 'choice', choices: languages },
              { name: 'restrictSalesPricingVisibility', label: words.hidesPrices, choices: words.yesNo },
              { name: 'allowQuoteInvalidation', label: words.invalidatesQuotes, choices: words.yesNo },
            ],
          },
        ]}
        recordOf={({ tenant }) => tenant}
      />
    </Panel>
  )
}

const timeZones = () => Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value }))

function useChannelSections(): FormSection[] {
  const words = useWords(platformWords)
  const countries = useCountries()
  return [
    {
      fields: [
        { name: 'name', isRequired: true, span: 6 },
        { name: 'language', label: words.language, kind: 'choice', choices: choicesOf(words.languages), span: 3 },
        { name: 'currency', label: words.currency, span: 3 },
        { name: 'country', label: words.country, kind: 'choice', choices: countries, span: 6 },
        { name: 'timeZone', label: words.timeZone, kind: 'choice', choices: timeZones(), span: 6 },
        { name: 'catalogRootId', label: words.catalogRoot, span: 6 },
        { name: 'anonymousUserId', label: words.anonymousUser, span: 6 },
        { name: 'descriptions', kind: 'localizedLong', span: 12 },
      ],
    },
    {
      title: words.ordering,
      fields: [
        { name: 'reservesStock', label: words.reservesStock, span: 6 },
        { name: 'reservationMinutes', label: words.reservationMinutes, suffix: words.minutes, span: 6 },
        { name: 'numbersOrders', label: words.numbersOrders, span: 6 },
        { name: 'quoteValidDays', label: words.quoteValidDays, suffix: words.days, span: 6 },
      ],
    },
  ]
}

function ChannelPage({ id }: { id: number }) {
  const words = useWords(platformWords)
  const trail = useTrail('channels')
  const sections = useChannelSections()
  const { data } = useQuery<{ channels: Channel[] }>(channelsDocument)
  const name = data?.channels.find((channel) => channel.id === id)?.name ?? words.channel
  return (
    <Page title={name} trail={trail}>
      <Panel>
        <RecordForm<{ channel: Values }>
          name={`channel/${id}`}
          label={name}
          document={channelEditDocument}
          variables={{ id }}
          inputType="ChannelUpdateInput"
          sections={sections}
          recordOf={({ channel }) => channel}
        />
      </Panel>
    </Page>
  )
}

function NewChannel() {
  const words = useWords(platformWords)
  const trail = useTrail('channels')
  const sections = useChannelSections()
  return (
    <Page title={words.newChannel} trail={trail}>
      <Panel>
        <EditForm<{ channelCreate: { id: number } }>
          name="channel/new"
          label={words.newChannel}
          document={channelCreateDocument}
          inputType="ChannelCreateInput"
          sections={sections}
          values={{ currency: 'EUR' }}
          submitLabel={words.createChannel}
          onSaved={({ channelCreate: { id } }) => openView(`/channels/${id}`)}
        />
      </Panel>
    </Page>
  )
}
