/** What follows an event: webhooks and e-mails, with their deliveries. */
import { Anchor, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { redeliverDocument } from '../../api/documents/platform.js'
import {
  customEventDocument,
  mailRuleCreateDocument,
  mailRuleEditDocument,
  subscriptionDeleteDocument,
  subscriptionsDocument,
  subscriptionTypeDocument,
  templatesDocument,
  webhookCreateDocument,
  webhookDeliveriesDocument,
  webhookEditDocument,
  webhookSecretDocument,
} from '../../api/documents/platform-edit.js'
import { useRights } from '../../api/rights.js'
import { useCommand, useQuery } from '../../api/use-query.js'
import { linkTo, openView, pageOf, type Route } from '../../base/router.js'
import { useValueWord } from '../../base/value-words.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import { EditForm } from '../../edit/edit-form.js'
import type { FieldSpec } from '../../edit/field-spec.js'
import { RecordForm } from '../../edit/record-form.js'
import type { Values } from '../../edit/values.js'
import { DataTable, ErrorNotice, Pager, TitleCell } from '../../parts/data-table.js'
import { type LocalizedText, useFormat } from '../../parts/format.js'
import { Page, Panel, StatusBadge, type Tone } from '../../parts/page.js'
import { createSecret, DeleteButton, SecretNotice, useChannelsField, useTrail } from './page-parts.js'
import { platformWords } from './words.js'

interface Subscription {
  __typename: 'EventToWebHookConfig' | 'EventToEmailConfig'
  id: string
  trigger: string
  code: string | null
  names: LocalizedText[]
  url?: string
  active?: boolean
  stoppedAt?: string | null
  stopReason?: string | null
}

export default function Webhooks({ route }: { route: Route }) {
  const [, id] = route.path
  if (id === 'new') return <NewSubscription isMail={route.query.get('kind') === 'mail'} />
  return id ? <SubscriptionPage key={id} id={id} /> : <List route={route} />
}

function List({ route }: { route: Route }) {
  const words = useWords(platformWords)
  const may = useRights()
  const trail = useTrail('webhooks', false)
  const input = { page: pageOf(route), offset: 50, sortInputs: [{ field: 'TRIGGER', order: 'ASC' }] }
  const { data, error, isLoading } = useQuery<{
    eventActionConfigs: { itemsFound: number; pages: number; items: Subscription[] } | null
  }>(subscriptionsDocument, { input })
  return (
    <Page
      title={words.subscriptions}
      intro={words.subscriptionsIntro}
      trail={trail}
      actions={
        may('configuration', 'OWNER') && (
          <Group gap="xs">
            <Button component="a" href={linkTo('/webhooks/new', { kind: 'mail' })} variant="default">
              {words.newMail}
            </Button>
            <Button component="a" href={linkTo('/webhooks/new')}>
              {words.newWebhook}
            </Button>
          </Group>
        )
      }
    >
      <SubscriptionTable rows={data && (data.eventActionConfigs?.items ?? [])} error={error} isLoading={isLoading} />
      <Pager route={route} list={data?.eventActionConfigs} />
    </Page>
  )
}

interface SubscriptionTableProps {
  rows: Subscription[] | null
  error: Error | null
  isLoading: boolean
}

function SubscriptionTable({ rows, error, isLoading }: SubscriptionTableProps) {
  const words = useWords(platformWords)
  const word = useValueWord()
  const format = useFormat()
  return (
    <DataTable
      label={words.subscriptions}
      rows={rows}
      rowKey={({ id }) => id}
      isLoading={isLoading}
      error={error}
      nothing={words.noSubscriptions}
      columns={[
        {
          title: words.name,
          render: ({ id, names, url, __typename: type }) => (
            <TitleCell
              title={
                <Anchor href={linkTo(`/webhooks/${id}`)} fw={600}>
                  {format.text(names) || id}
                </Anchor>
              }
            >
              {url ?? (type === 'EventToEmailConfig' ? words.mail : '')}
            </TitleCell>
          ),
        },
        { title: words.event, render: ({ trigger, code }) => [word(trigger), code].filter(Boolean).join(' · ') },
        {
          title: words.state,
          render: ({ active, stopReason }) =>
            active === undefined ? null : (
              <StatusBadge tone={active ? 'good' : 'bad'}>{active ? words.active : (stopReason ?? words.stopped)}</StatusBadge>
            ),
        },
      ]}
    />
  )
}

/** The fields that webhooks and e-mails share. */
function useSharedFields(): FieldSpec[] {
  const words = useWords(platformWords)
  const channels = useChannelsField()
  return [
    { name: 'names', label: words.name, kind: 'localized', span: 12, isRequired: true },
    { name: 'trigger', label: words.event, isRequired: true, span: 6 },
    { name: 'code', label: words.code, help: words.codeHelp, span: 6 },
    { ...channels, span: 12 },
  ]
}

function useWebhookFields(): FieldSpec[] {
  const words = useWords(platformWords)
  const shared = useSharedFields()
  return [
    ...shared,
    { name: 'url', label: words.url, isRequired: true, span: 12 },
    { name: 'basicAuthUsername', label: words.basicAuthUsername, span: 6 },
    { name: 'basicAuthPassword', label: words.basicAuthPassword, kind: 'password', span: 6 },
  ]
}

/** Chooses an e-mail template by its name. */
function useMailFields(): FieldSpec[] {
  const words = useWords(platformWords)
  const format = useFormat()
  const shared = useSharedFields()
  const { data } = useQuery<{ templates: { items: { id: string; names: LocalizedText[] }[] } }>(templatesDocument, {
    input: { types: ['EMAIL'], offset: 200 },
  })
  const choices = (data?.templates.items ?? []).map(({ id, names }) => ({ value: id, label: format.text(names) || id }))
  return [...shared, { name: 'emailTemplateId', label: words.template, kind: 'choice', choices, isRequired: true, span: 12 }]
}

function NewSubscription({ isMail }: { isMail: boolean }) {
  const words = useWords(platformWords)
  const trail = useTrail('webhooks')
  return (
    <Page title={isMail ? words.newMail : words.newWebhook} trail={trail}>
      <Panel>{isMail ? <NewMail /> : <NewWebhook />}</Panel>
    </Page>
  )
}

function NewMail() {
  const words = useWords(platformWords)
  const fields = useMailFields()
  return (
    <EditForm<{ eventToEmailConfigCreate: { id: string } }>
      name="mail-rule/new"
      label={words.newMail}
      document={mailRuleCreateDocument}
      inputType="EventToEmailConfigCreateInput"
      sections={[{ fields }]}
      values={{}}
      submitLabel={words.createMail}
      onSaved={({ eventToEmailConfigCreate: { id } }) => openView(`/webhooks/${id}`)}
    />
  )
}

function NewWebhook() {
  const words = useWords(platformWords)
  const fields = useWebhookFields()
  const [secret] = useState(createSecret)
  return (
    <EditForm<{ eventToWebHookConfigCreate: { id: string } }>
      name="webhook/new"
      label={words.newWebhook}
      document={webhookCreateDocument}
      inputType="EventToWebHookConfigCreateInput"
      sections={[{ fields: [...fields, { name: 'signatureSalt', label: words.secret, help: words.secretHelp, span: 12 }] }]}
      values={{ signatureSalt: secret }}
      submitLabel={words.createWebhook}
      onSaved={({ eventToWebHookConfigCreate: { id } }) => openView(`/webhooks/${id}`)}
    />
  )
}

function SubscriptionPage({ id }: { id: string }) {
  const words = useWords(platformWords)
  const format = useFormat()
  const word = useValueWord()
  const may = useRights()
  const trail = useTrail('webhooks')
  const { data, error } = useQuery<{ eventActionConfig: Subscription | null }>(subscriptionTypeDocument, { id })
  if (error) return <ErrorNotice error={error} />
  if (!data?.eventActionConfig) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  const { names, trigger, code, __typename: type } = data.eventActionConfig
  const title = format.text(names) || word(trigger)
  const isWebhook = type === 'EventToWebHookConfig'
  return (
    <Page
      title={title}
      intro={`${isWebhook ? words.webhook : words.mail} · ${word(trigger)}`}
      trail={trail}
      actions={
        may('configuration', 'OWNER') && (
          <Group gap="xs">
            {isWebhook && <NewSecret id={id} />}
            <DeleteButton
              button={words.deleteSubscription}
              title={title}
              intro={words.deleteSubscriptionIntro}
              document={subscriptionDeleteDocument}
              variables={{ id }}
              onDeleted={() => openView('/webhooks')}
            />
          </Group>
        )
      }
    >
      {isWebhook ? <WebhookParts id={id} title={title} code={code} /> : <MailForm id={id} title={title} />}
    </Page>
  )
}

function MailForm({ id, title }: { id: string; title: string }) {
  const fields = useMailFields()
  return (
    <Panel>
      <RecordForm<{ eventActionConfig: Values }>
        name={`mail-rule/${id}`}
        label={title}
        document={mailRuleEditDocument}
        variables={{ id }}
        inputType="EventToEmailConfigUpdateInput"
        sections={[{ fields }]}
        recordOf={({ eventActionConfig }) => eventActionConfig}
      />
    </Panel>
  )
}

function WebhookParts({ id, title, code }: { id: string; title: string; code: string | null }) {
  const words = useWords(platformWords)
  const fields = useWebhookFields()
  return (
    <>
      <Panel>
        <RecordForm<{ eventActionConfig: Values }>
          name={`webhook/${id}`}
          label={title}
          document={webhookEditDocument}
          variables={{ id }}
          inputType="EventToWebHookConfigUpdateInput"
          sections={[{ fields: [...fields, { name: 'active', label: words.active, span: 12 }] }]}
          recordOf={({ eventActionConfig }) => eventActionConfig}
        />
      </Panel>
      <DeliveriesPanel id={id} code={code} />
    </>
  )
}

/** Replaces the secret of a webhook, and shows the new one. */
function NewSecret({ id }: { id: string }) {
  const words = useWords(platformWords)
  const [suggested, suggest] = useState(createSecret)
  const [shown, setShown] = useState<string | null>(null)
  return (
    <>
      <ActionButton<{ eventToWebHookConfigUpdate: { signatureSalt: string } }>
        key={suggested}
        button={words.newSecret}
        label={words.newSecret}
        name={`webhook/${id}/secret`}
        intro={words.newSecretIntro}
        document={webhookSecretDocument}
        variables={{ id }}
        inputType="EventToWebHookConfigUpdateInput"
        sections={[{ fields: [{ name: 'signatureSalt', label: words.secret, help: words.secretHelp, span: 12 }] }]}
        values={{ signatureSalt: suggested }}
        onSaved={({ eventToWebHookConfigUpdate: { signatureSalt } }) => {
          setShown(signatureSalt)
          suggest(createSecret())
        }}
      />
      {shown && <SecretNotice title={words.secretShown} secret={shown} onClose={() => setShown(null)} />}
    </>
  )
}

interface Delivery {
  id: string
  trigger: string
  status: 'PENDING' | 'DELIVERED' | 'FAILED'
  attempts: number
  responseStatus: number | null
  responseExcerpt: string | null
  error: string | null
  createdAt: string
}

const tones: Record<Delivery['status'], Tone> = { PENDING: 'waiting', DELIVERED: 'good', FAILED: 'bad' }

function DeliveriesPanel({ id, code }: { id: string; code: string | null }) {
  const words = useWords(platformWords)
  const format = useFormat()
  const may = useRights()
  const { data, error, reload } = useQuery<{ eventDeliveries: { items: Delivery[] } }>(webhookDeliveriesDocument, { id })
  const redeliver = useCommand(redeliverDocument)
  const send = async (deliveryId: string) => {
    await redeliver.run({ id: deliveryId })
    reload()
  }
  const mayEdit = may('configuration', 'OWNER')
  return (
    <Panel title={words.deliveries} actions={mayEdit && code && <TestEvent id={id} code={code} onSent={reload} />}>
      {redeliver.error && <ErrorNotice error={redeliver.error} />}
      <DataTable
        label={words.deliveries}
        rows={data?.eventDeliveries.items}
        rowKey={(delivery) => delivery.id}
        error={error}
        nothing={words.noDeliveries}
        columns={[
          { title: words.at, render: ({ createdAt }) => format.moment(createdAt) },
          {
            title: words.state,
            render: ({ status }) => <StatusBadge tone={tones[status]}>{words.statuses[status]}</StatusBadge>,
          },
          { title: words.attempts, isNumber: true, isSecondary: true, render: ({ attempts }) => attempts },
          {
            title: words.response,
            isSecondary: true,
            render: ({ responseStatus, responseExcerpt, error: reason }) => (
              <Text size="xs" className="desk-break">
                {[responseStatus, reason ?? responseExcerpt].filter(Boolean).join(' · ')}
              </Text>
            ),
          },
          {
            title: '',
            render: (delivery) =>
              mayEdit && (
                <Group justify="flex-end">
                  <Button
                    size="compact-sm"
                    variant="default"
                    loading={redeliver.isRunning}
                    onClick={() => void send(delivery.id)}
                  >
                    {words.sendAgain}
                  </Button>
                </Group>
              ),
          },
        ]}
      />
    </Panel>
  )
}

/** A custom event can be sent to try its webhooks. Other events happen only with their records. */
function TestEvent({ id, code, onSent }: { id: string; code: string; onSent(): void }) {
  const words = useWords(platformWords)
  return (
    <ActionButton
      button={words.sendTest}
      label={words.sendTest}
      name={`webhook/${id}/test`}
      intro={words.sendTestIntro}
      document={customEventDocument}
      inputType="TriggerCustomEventInput"
      sections={[{ fields: [{ name: 'payload', label: words.payload, kind: 'json', span: 12 }] }]}
      values={{ payload: { test: true } }}
      toInput={(typed) => ({ ...typed, code })}
      buttonProps={{ size: 'compact-sm' }}
      onSaved={onSent}
    />
  )
}
