/** The sessions of an administrator, each of which can be ended. */
import { Button, Group, Text } from '@mantine/core'
import { sessionEndDocument, sessionsEndDocument } from '../../../api/documents/account.js'
import { useCommand } from '../../../api/use-query.js'
import { useWords } from '../../../base/words.js'
import { DataTable, ErrorNotice } from '../../../parts/data-table.js'
import { useFormat } from '../../../parts/format.js'
import { Panel, StatusBadge } from '../../../parts/page.js'
import { accountPageWords } from './account.words.js'

export interface AdminSession {
  id: string
  startedAt: string
  lastUsedAt: string | null
  address: string | null
  client: string | null
  isCurrent: boolean
}

/** Returns “Chrome on Linux” for a User-Agent header that says so in many words. */
function describeClient(client: string | null): string | null {
  if (!client) return null
  const browser = client.match(/(Edg|OPR|Firefox|Chrome|Safari)\//)?.[1]
  const system = client.match(/(Windows|Android|iPhone|iPad|Mac OS X|Linux)/)?.[1]
  if (!browser) return client
  const name = { Edg: 'Edge', OPR: 'Opera' }[browser] ?? browser
  return [name, system].filter(Boolean).join(' · ')
}

interface SessionsPanelProps {
  sessions: AdminSession[]
  /** The other administrator whose sessions these are; without one, they are one's own. */
  email?: string
  mayEnd: boolean
  reload(): void
}

export function SessionsPanel({ sessions, email, mayEnd, reload }: SessionsPanelProps) {
  const words = useWords(accountPageWords)
  const format = useFormat()
  const end = useCommand(sessionEndDocument)
  const endAll = useCommand(sessionsEndDocument)
  const run = async (work: Promise<unknown>) => {
    await work
    reload()
  }
  const error = end.error ?? endAll.error
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <Panel
      title={words.sessions}
      actions={
        mayEnd &&
        hasOthers && (
          <Button
            size="compact-sm"
            variant="default"
            loading={endAll.isRunning}
            onClick={() => void run(endAll.run(email ? { email } : {}))}
          >
            {email ? words.endAll : words.endOthers}
          </Button>
        )
      }
    >
      {!email && (
        <Text size="sm" c="dimmed" mb="xs">
          {words.sessionsIntro}
        </Text>
      )}
      {error && <ErrorNotice error={error} />}
      <DataTable
        label={words.sessions}
        rows={sessions}
        rowKey={({ id }) => id}
        nothing={words.noSessions}
        columns={[
          {
            title: words.client,
            render: ({ client, isCurrent }) => (
              <Group gap="xs">
                <Text size="sm" title={client ?? ''} className="desk-break">
                  {describeClient(client) ?? words.unknown}
                </Text>
                {isCurrent && <StatusBadge tone="info">{words.current}</StatusBadge>}
              </Group>
            ),
          },
          { title: words.address, isSecondary: true, render: ({ address }) => address ?? '' },
          { title: words.startedAt, isSecondary: true, render: ({ startedAt }) => format.moment(startedAt) },
          { title: words.lastUsedAt, isSecondary: true, render: ({ lastUsedAt }) => format.moment(lastUsedAt) },
          {
            title: '',
            render: ({ id, isCurrent }) =>
              mayEnd &&
              !isCurrent && (
                <Group justify="flex-end">
                  <Button size="compact-sm" variant="default" loading={end.isRunning} onClick={() => void run(end.run({ id }))}>
                    {words.end}
                  </Button>
                </Group>
              ),
          },
        ]}
      />
    </Panel>
  )
}
