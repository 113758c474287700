/** The health of the server: liveness, readiness, version, and its metrics if it shows them. */
import { Anchor, Button, Code, SimpleGrid, Text } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { useTexts } from '../../base/preferences.js'
import { DataTable } from '../../parts/data-table.js'
import { useFormat } from '../../parts/format.js'
import { Facts, Page, Panel, StatusBadge } from '../../parts/page.js'

interface Metric {
  name: string
  labels: string
  value: number
}

interface Health {
  isAlive: boolean
  isReady: boolean
  reason: string | null
  /** Null if the server does not show its metrics to this browser. */
  figures: Metric[] | null
}

async function readHealth(): Promise<Health> {
  const [alive, ready, metrics] = await Promise.all(['/health', '/ready', '/metrics'].map((url) => fetch(url).catch(() => null)))
  const state = (await ready?.json().catch(() => null)) as { reason?: string } | null
  return {
    isAlive: alive?.ok ?? false,
    isReady: ready?.ok ?? false,
    reason: state?.reason ?? null,
    figures: metrics?.ok ? parseMetrics(await metrics.text()) : null,
  }
}

/** Parses the Prometheus text format. Histogram buckets are left out: nobody reads them in a table. */
function parseMetrics(text: string): Metric[] {
  return text.split('\n').flatMap((line) => {
    const [, name = '', labels = '', value = ''] = /^(wharf_\w+)(\{.*\})? (\S+)$/.exec(line) ?? []
    return name && !name.endsWith('_bucket') && !name.endsWith('_sum')
      ? [{ name, labels: labels.slice(1, -1), value: Number(value) }]
      : []
  })
}

const version = document.querySelector<HTMLElement>('#desk')?.dataset.version

export default function HealthPage() {
  const texts = useTexts()
  const [health, setHealth] = useState<Health | null>(null)
  const reload = useCallback(() => void readHealth().then(setHealth), [])
  useEffect(reload, [reload])
  const answer = (isGood: boolean) => <StatusBadge tone={isGood ? 'good' : 'bad'}>{isGood ? texts.yes : texts.no}</StatusBadge>
  return (
    <Page
      title={texts.views.health}
      actions={
        <Button variant="default" onClick={reload}>
          {texts.readAgain}
        </Button>
      }
    >
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Panel title={texts.server}>
          <Facts
            facts={[
              [texts.alive, health && answer(health.isAlive)],
              [texts.ready, health && answer(health.isReady)],
              [texts.reason, health?.reason],
              [texts.version, version],
            ]}
          />
        </Panel>
        <Panel title={texts.moreFigures}>
          <Text size="sm">{texts.figuresHint}</Text>
          <Text size="sm" mt="xs">
            <Anchor href="/health">/health</Anchor> · <Anchor href="/ready">/ready</Anchor> ·{' '}
            <Anchor href="/metrics">/metrics</Anchor>
          </Text>
        </Panel>
      </SimpleGrid>
      {health?.figures && <MetricsPanel figures={health.figures} />}
    </Page>
  )
}

/** Shows metrics. Those with labels, such as those of each client, are shown on demand: there are hundreds of them. */
function MetricsPanel({ figures }: { figures: Metric[] }) {
  const texts = useTexts()
  const format = useFormat()
  const [isWhole, setWhole] = useState(false)
  return (
    <Panel
      title={texts.figures}
      actions={
        <Button size="compact-sm" variant="default" onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.showFewer : texts.showAll(figures.length)}
        </Button>
      }
    >
      <DataTable
        label={texts.figures}
        rows={figures.filter(({ labels }) => isWhole || !labels)}
        rowKey={({ name, labels }) => name + labels}
        columns={[
          { title: texts.name, render: ({ name }) => <Code className="desk-break">{name}</Code> },
          {
            title: texts.labels,
            isSecondary: true,
            render: ({ labels }) => (
              <Text size="xs" className="desk-break">
                {labels}
              </Text>
            ),
          },
          { title: texts.value, isNumber: true, render: ({ value }) => format.number(value) },
        ]}
      />
    </Panel>
  )
}
