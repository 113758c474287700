/** Deliveries of events to webhooks: results, failures and resending. */
import { Alert, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import {
  deliveriesDocument,
  redeliverDocument,
  startWebhookDocument,
  stoppedWebhooksDocument,
} from '../../api/documents/platform.js'
import { useCommand, useQuery } from '../../api/use-query.js'
import { useTexts } from '../../base/preferences.js'
import type { Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import type { RecordColumn } from '../../list/columns.js'
import { RecordList } from '../../list/record-list.js'
import { NO_VALUE } from '../../parts/columns.js'
import { ErrorNotice, TitleCell } from '../../parts/data-table.js'
import { useFormat } from '../../parts/format.js'
import { Page, StatusBadge, type Tone } from '../../parts/page.js'
import { listWords } from './list-words.js'

type DeliveryStatus = 'PENDING' | 'DELIVERED' | 'FAILED'

interface Delivery {
  id: string
  trigger: string
  status: DeliveryStatus
  attempts: number
  responseStatus: number | null
  responseExcerpt: string | null
  error: string | null
  createdAt: string
  lastAttemptAt: string | null
}

const tones: Record<DeliveryStatus, Tone> = { PENDING: 'waiting', DELIVERED: 'good', FAILED: 'bad' }

export default function Deliveries({ route }: { route: Route }) {
  const texts = useTexts()
  const words = useWords(listWords)
  const [version, setVersion] = useState(0)
  const redeliver = useCommand(redeliverDocument)
  const send = async (rows: readonly Delivery[]) => {
    for (const { id } of rows) await redeliver.run({ id })
    setVersion((old) => old + 1)
  }
  const columns = useColumns((row) => void send([row]), redeliver.isRunning)
  return (
    <Page title={texts.views.deliveries} intro={texts.deliveriesIntro}>
      <StoppedWebhooks />
      {redeliver.error && <ErrorNotice error={redeliver.error} />}
      <RecordList<Delivery>
        name="deliveries"
        label={texts.views.deliveries}
        route={route}
        document={deliveriesDocument}
        root="eventDeliveries"
        inputType="EventDeliverySearchInput"
        version={version}
        columns={columns}
        rowKey={({ id }) => id}
        rowTitle={({ trigger, id }) => `${trigger} ${id}`}
        bulkActions={[{ label: texts.redeliver, run: (rows) => void send(rows.filter(({ status }) => status !== 'PENDING')) }]}
        empty={words.noDeliveries}
      />
    </Page>
  )
}

function useColumns(send: (row: Delivery) => void, isSending: boolean): RecordColumn<Delivery>[] {
  const texts = useTexts()
  const format = useFormat()
  return [
    {
      id: 'event',
      title: texts.event,
      value: ({ trigger }) => trigger,
      render: (row) => <TitleCell title={row.trigger}>{row.error ?? row.responseExcerpt}</TitleCell>,
    },
    {
      id: 'status',
      title: texts.status,
      value: ({ status }) => texts.deliveryStatuses[status],
      render: ({ status }) => <StatusBadge tone={tones[status]}>{texts.deliveryStatuses[status]}</StatusBadge>,
    },
    { id: 'attempts', title: texts.attempts, isNumber: true, isSecondary: true, value: ({ attempts }) => attempts },
    {
      id: 'answer',
      title: texts.answer,
      isNumber: true,
      isSecondary: true,
      value: ({ responseStatus }) => responseStatus,
      render: ({ responseStatus }) => responseStatus ?? NO_VALUE,
    },
    {
      id: 'error',
      title: texts.reason,
      isSecondary: true,
      isOptional: true,
      value: ({ error, responseExcerpt }) => error ?? responseExcerpt,
    },
    {
      id: 'createdAt',
      title: texts.created,
      isSecondary: true,
      isOptional: true,
      value: ({ createdAt }) => createdAt,
      render: ({ createdAt }) => format.moment(createdAt),
    },
    {
      id: 'lastAttemptAt',
      title: texts.lastAttempt,
      isSecondary: true,
      value: ({ lastAttemptAt }) => lastAttemptAt,
      render: ({ lastAttemptAt }) => format.moment(lastAttemptAt),
    },
    {
      id: 'action',
      title: texts.action,
      isExported: false,
      value: () => null,
      render: (row) =>
        row.status !== 'PENDING' && (
          <Button size="compact-sm" variant="default" loading={isSending} onClick={() => send(row)}>
            {texts.redeliver}
          </Button>
        ),
    },
  ]
}

interface WebhooksResult {
  eventActionConfigs: {
    items: {
      id: string
      trigger: string
      url?: string
      active?: boolean
      stoppedAt?: string | null
      stopReason?: string | null
    }[]
  } | null
}

/** Shows stopped webhooks, with the reason. */
function StoppedWebhooks() {
  const texts = useTexts()
  const format = useFormat()
  const { data, reload } = useQuery<WebhooksResult>(stoppedWebhooksDocument, {})
  const start = useCommand(startWebhookDocument)
  const restart = async (id: string) => {
    await start.run({ id })
    reload()
  }
  return (
    <>
      {data?.eventActionConfigs?.items
        .filter(({ active }) => active === false)
        .map(({ id, trigger, url, stoppedAt, stopReason }) => (
          <Alert key={id} color="orange" role="status" title={`${texts.webhookStopped}: ${trigger}`}>
            <Group justify="space-between" align="center">
              <Text size="sm">
                {url} · {format.moment(stoppedAt ?? null)} · {stopReason}
              </Text>
              <Button size="compact-sm" variant="default" loading={start.isRunning} onClick={() => void restart(id)}>
                {texts.startWebhook}
              </Button>
            </Group>
          </Alert>
        ))}
      {start.error && <ErrorNotice error={start.error} />}
    </>
  )
}
