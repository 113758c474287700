/** Deliveries of events to webhooks: results, failures and resending. */
import { Alert, Button, Group, Select, Text } from '@mantine/core'
import {
  deliveriesDocument,
  redeliverDocument,
  startWebhookDocument,
  stoppedWebhooksDocument,
} from '../../api/documents.platform.js'
import { useCommand, useQuery } from '../../api/use-query.js'
import { useTexts } from '../../base/preferences.js'
import { changeQuery, pageOf, type Route } from '../../base/router.js'
import { DataTable, ErrorNotice, Pager, TitleCell } from '../../parts/data-table.js'
import { useFormat } from '../../parts/format.js'
import { Page, StatusBadge, type Tone } from '../../parts/page.js'

type DeliveryStatus = 'PENDING' | 'DELIVERED' | 'FAILED'

interface DeliveriesResult {
  eventDeliveries: {
    itemsFound: number
    pages: number
    items: {
      id: string
      trigger: string
      status: DeliveryStatus
      attempts: number
      responseStatus: number | null
      responseExcerpt: string | null
      error: string | null
      createdAt: string
      lastAttemptAt: string | null
    }[]
  }
}

const tones: Record<DeliveryStatus, Tone> = { PENDING: 'waiting', DELIVERED: 'good', FAILED: 'bad' }
const statuses = Object.keys(tones) as DeliveryStatus[]

export default function Deliveries({ route }: { route: Route }) {
  const texts = useTexts()
  const format = useFormat()
  const page = pageOf(route)
  const status = route.query.get('status')
  const { data, error, isLoading, reload } = useQuery<DeliveriesResult>(deliveriesDocument, {
    page,
    ...(status && { statuses: [status] }),
  })
  const redeliver = useCommand(redeliverDocument)
  const send = async (id: string) => {
    await redeliver.run({ id })
    reload()
  }
  return (
    <Page title={texts.views.deliveries} intro={texts.deliveriesIntro}>
      <Select
        label={texts.status}
        w={210}
        clearable
        placeholder={texts.allStatuses}
        value={status}
        onChange={(value) => changeQuery(route, { status: value })}
        data={statuses.map((value) => ({ value, label: texts.deliveryStatuses[value] }))}
      />
      <StoppedWebhooks />
      {redeliver.error && <ErrorNotice error={redeliver.error} />}
      <DataTable
        label={texts.views.deliveries}
        rows={data?.eventDeliveries.items}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        error={error}
        columns={[
          {
            title: texts.event,
            render: (row) => <TitleCell title={row.trigger}>{row.error ?? row.responseExcerpt}</TitleCell>,
          },
          {
            title: texts.status,
            render: (row) => <StatusBadge tone={tones[row.status]}>{texts.deliveryStatuses[row.status]}</StatusBadge>,
          },
          { title: texts.attempts, isNumber: true, isSecondary: true, render: ({ attempts }) => format.number(attempts) },
          { title: texts.answer, isNumber: true, isSecondary: true, render: ({ responseStatus }) => responseStatus ?? '–' },
          { title: texts.lastAttempt, isSecondary: true, render: ({ lastAttemptAt }) => format.moment(lastAttemptAt) },
          {
            title: texts.action,
            render: ({ id, status: state }) =>
              state !== 'PENDING' && (
                <Button size="compact-sm" variant="default" loading={redeliver.isRunning} onClick={() => void send(id)}>
                  {texts.redeliver}
                </Button>
              ),
          },
        ]}
      />
      <Pager route={route} list={data?.eventDeliveries} />
    </Page>
  )
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
