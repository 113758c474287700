/** Removal day: which clients are ready, who still uses what, and a form to rewrite an operation. */
import { Anchor, Code, Text, Tooltip } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { credentialNamesDocument, readinessDocument, usageDocument } from '../../api/documents/platform.js'
import { useQuery } from '../../api/use-query.js'
import { useTexts } from '../../base/preferences.js'
import { pageOf, type Route } from '../../base/router.js'
import { DataTable, Pager, TitleCell } from '../../parts/data-table.js'
import { useFormat } from '../../parts/format.js'
import { Page, Panel, StatusBadge, type Tone } from '../../parts/page.js'

/** The rewriter includes the GraphQL parser, so it is loaded after the rest of the view. */
const Rewriter = lazy(() => import('./rewriter.js'))

type Verdict = 'READY' | 'FIX_BY' | 'OVERDUE'

interface ReadinessResult {
  lifecycleReadiness: {
    itemsFound: number
    pages: number
    items: {
      id: string
      credential: string
      clientName: string | null
      clientVersion: string | null
      usedItems: string[]
      lastUsedAt: string | null
      verdict: Verdict
    }[]
  }
}

interface UsageResult {
  lifecycleUsage: {
    itemsFound: number
    pages: number
    items: {
      id: string
      credential: string
      clientName: string | null
      item: string
      kind: string
      count: number
      lastUsedAt: string
      sampleOperation: string
      replacement: string | null
      daysLeft: number | null
      status: Verdict
    }[]
  }
}

interface NamesResult {
  gqlApiKeys: { items: { id: string; name: string }[] }
  restApiKeys: { items: { id: string; name: string }[] }
}

const tones: Record<Verdict, Tone> = { READY: 'good', FIX_BY: 'waiting', OVERDUE: 'bad' }

function useCredentialNames() {
  const texts = useTexts()
  const { data } = useQuery<NamesResult>(credentialNamesDocument)
  const all = data ? [...data.gqlApiKeys.items, ...data.restApiKeys.items] : []
  const names = new Map(all.map(({ id, name }) => [id, name]))
  return (credential: string) => names.get(credential) ?? (data ? texts.deletedKey(credential.slice(0, 8)) : '')
}

export default function Lifecycle({ route }: { route: Route }) {
  const texts = useTexts()
  return (
    <Page title={texts.views.lifecycle} intro={texts.lifecycleIntro}>
      <Panel title={texts.clients}>
        <Clients />
      </Panel>
      <Panel
        title={texts.usage}
        actions={
          <Anchor href="/deprecations" size="sm">
            {texts.allDeprecations}
          </Anchor>
        }
      >
        <Usage route={route} />
      </Panel>
      <Panel title={texts.rewriteTitle}>
        <Suspense fallback={<Text c="dimmed">{texts.loading}</Text>}>
          <Rewriter />
        </Suspense>
      </Panel>
    </Page>
  )
}

function Clients() {
  const texts = useTexts()
  const format = useFormat()
  const nameOf = useCredentialNames()
  const { data, error } = useQuery<ReadinessResult>(readinessDocument, { page: 1 })
  return (
    <DataTable
      label={texts.clients}
      rows={data?.lifecycleReadiness.items}
      rowKey={({ id }) => id}
      error={error}
      columns={[
        {
          title: texts.client,
          render: ({ credential, clientName, clientVersion }) => (
            <TitleCell title={nameOf(credential)}>{[clientName, clientVersion].filter(Boolean).join(' ')}</TitleCell>
          ),
        },
        {
          title: texts.verdict,
          render: ({ verdict }) => <StatusBadge tone={tones[verdict]}>{texts.verdicts[verdict]}</StatusBadge>,
        },
        { title: texts.itemsUsed, isNumber: true, isSecondary: true, render: ({ usedItems }) => format.number(usedItems.length) },
        { title: texts.lastUsed, isSecondary: true, render: ({ lastUsedAt }) => format.moment(lastUsedAt) },
      ]}
    />
  )
}

function Usage({ route }: { route: Route }) {
  const texts = useTexts()
  const format = useFormat()
  const nameOf = useCredentialNames()
  const page = pageOf(route)
  const { data, error, isLoading } = useQuery<UsageResult>(usageDocument, { page })
  const daysLeft = data?.lifecycleUsage.items.find((item) => item.daysLeft != null)?.daysLeft
  return (
    <>
      {daysLeft != null && (
        <Text mb="sm">
          <strong>{texts.daysLeft(format.number(daysLeft))}</strong>
        </Text>
      )}
      <DataTable
        nothing={texts.noUses}
        label={texts.usage}
        rows={data?.lifecycleUsage.items}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        error={error}
        columns={[
          {
            title: texts.item,
            render: ({ item, replacement, sampleOperation }) => (
              <>
                <Tooltip label={sampleOperation}>
                  <Code className="desk-break">{item}</Code>
                </Tooltip>
                <Text size="xs" c="dimmed" className="desk-break">
                  {replacement ? texts.replacedBy(replacement) : texts.noReplacement}
                </Text>
              </>
            ),
          },
          {
            title: texts.client,
            isSecondary: true,
            render: (row) => [nameOf(row.credential), row.clientName].filter(Boolean).join(' · '),
          },
          { title: texts.count, isNumber: true, render: ({ count }) => format.number(count) },
          { title: texts.lastUsed, isSecondary: true, render: ({ lastUsedAt }) => format.moment(lastUsedAt) },
          {
            title: texts.verdict,
            isSecondary: true,
            render: ({ status }) => <StatusBadge tone={tones[status]}>{texts.verdicts[status]}</StatusBadge>,
          },
        ]}
      />
      <Pager route={route} list={data?.lifecycleUsage} />
    </>
  )
}
