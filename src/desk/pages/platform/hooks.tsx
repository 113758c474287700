/** Decision hooks: systems that Wharf asks during a sale. */
import { Anchor, Button, Code, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import {
  decisionHookCreateDocument,
  decisionHookDeleteDocument,
  decisionHookDocument,
  decisionHookEditDocument,
  decisionHookReplayDocument,
  decisionHookSecretDocument,
  decisionHooksDocument,
} from '../../api/documents/platform-edit.js'
import { useRights } from '../../api/rights.js'
import { useCommand, useQuery } from '../../api/use-query.js'
import { linkTo, openView, pageOf, type Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import { EditForm, type FormSection } from '../../edit/edit-form.js'
import { RecordForm } from '../../edit/record-form.js'
import type { Values } from '../../edit/values.js'
import { DataTable, ErrorNotice, Pager, TitleCell } from '../../parts/data-table.js'
import { useFormat } from '../../parts/format.js'
import { Page, Panel, StatusBadge, type Tone } from '../../parts/page.js'
import { choicesOf, DeleteButton, SecretNotice, useTrail } from './page-parts.js'
import { platformWords } from './words.js'

type State = 'CLOSED' | 'OPEN' | 'TRIAL'
type Point = 'PRICES' | 'TAX' | 'SHIPPING' | 'CHECKOUT' | 'PAYMENT' | 'MODULE'

interface Hook {
  id: string
  name: string
  url: string
  points: Point[]
  condition: string | null
  active: boolean
  state: State
}

const stateTones: Record<State, Tone> = { CLOSED: 'good', OPEN: 'bad', TRIAL: 'waiting' }

export default function Hooks({ route }: { route: Route }) {
  const [, id] = route.path
  if (id === 'new') return <NewHook />
  return id ? <HookPage key={id} id={id} /> : <List route={route} />
}

function List({ route }: { route: Route }) {
  const words = useWords(platformWords)
  const may = useRights()
  const trail = useTrail('hooks', false)
  const { data, error, isLoading } = useQuery<{ decisionHooks: { itemsFound: number; pages: number; items: Hook[] } }>(
    decisionHooksDocument,
    { page: pageOf(route) },
  )
  return (
    <Page
      title={words.hooks}
      intro={words.hooksIntro}
      trail={trail}
      actions={
        may('configuration', 'OWNER') && (
          <Button component="a" href={linkTo('/hooks/new')}>
            {words.newHook}
          </Button>
        )
      }
    >
      <DataTable
        label={words.hooks}
        rows={data?.decisionHooks.items}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        error={error}
        nothing={words.noHooks}
        columns={[
          {
            title: words.name,
            render: ({ id, name, url }) => (
              <TitleCell
                title={
                  <Anchor href={linkTo(`/hooks/${id}`)} fw={600}>
                    {name}
                  </Anchor>
                }
              >
                {url}
              </TitleCell>
            ),
          },
          { title: words.points, render: ({ points }) => points.map((point) => words.pointWords[point]).join(', ') },
          { title: words.condition, isSecondary: true, render: ({ condition }) => condition && <Code>{condition}</Code> },
          { title: words.state, render: (hook) => <HookState {...hook} /> },
        ]}
      />
      <Pager route={route} list={data?.decisionHooks} />
    </Page>
  )
}

function HookState({ active, state }: Pick<Hook, 'active' | 'state'>) {
  const words = useWords(platformWords)
  if (!active) return <StatusBadge tone="plain">{words.inactive}</StatusBadge>
  return <StatusBadge tone={stateTones[state]}>{words.circuit[state]}</StatusBadge>
}

function useHookSections(): FormSection[] {
  const words = useWords(platformWords)
  return [
    {
      fields: [
        { name: 'name', isRequired: true, span: 6 },
        { name: 'points', label: words.points, choices: choicesOf(words.pointWords), isRequired: true, span: 6 },
        { name: 'modulePoints', label: words.modulePoints, help: words.modulePointsHelp, span: 12 },
        { name: 'url', label: words.url, isRequired: true, span: 12 },
        { name: 'condition', label: words.condition, help: words.conditionHelp, span: 12 },
        { name: 'deadlineMs', label: words.deadlineMs, suffix: 'ms', span: 4 },
        { name: 'onFailure', label: words.onFailure, choices: words.failures, span: 4 },
        { name: 'keepSeconds', label: words.keepSeconds, suffix: words.seconds, span: 4 },
        { name: 'priority', label: words.priority, help: words.priorityHelp, span: 4 },
        { name: 'active', label: words.active, span: 4 },
      ],
    },
    {
      title: words.limits,
      fields: [
        { name: 'maxPriceChangePercent', label: words.maxPriceChangePercent, suffix: '%', span: 4 },
        { name: 'maxShippingCost', label: words.maxShippingCost, span: 4 },
        { name: 'maxAddedAmount', label: words.maxAddedAmount, span: 4 },
        { name: 'mayAddLines', label: words.mayAddLines, span: 12 },
        { name: 'forCatalogPages', label: words.forCatalogPages, help: words.forCatalogPagesHelp, span: 8 },
        { name: 'maxCatalogLines', label: words.maxCatalogLines, span: 4 },
      ],
    },
  ]
}

function NewHook() {
  const words = useWords(platformWords)
  const sections = useHookSections()
  const trail = useTrail('hooks')
  return (
    <Page title={words.newHook} trail={trail}>
      <Panel>
        <EditForm<{ decisionHookCreate: { id: string; secret: string } }>
          name="hook/new"
          label={words.newHook}
          document={decisionHookCreateDocument}
          inputType="DecisionHookCreateInput"
          sections={sections}
          values={{ deadlineMs: 800, onFailure: 'REFUSE', priority: 0, active: true, mayAddLines: false }}
          submitLabel={words.createHook}
          onSaved={({ decisionHookCreate: { id, secret } }) => {
            shownOnce.set(id, secret)
            openView(`/hooks/${id}`)
          }}
        />
      </Panel>
    </Page>
  )
}

/** Secrets that were just created, until the page has shown them. They are never part of an address. */
const shownOnce = new Map<string, string>()

interface Call {
  id: string
  point: Point
  status: keyof (typeof platformWords)['en']['callWords']
  durationMs: number
  responseStatus: number | null
  error: string | null
  question: string
  answer: string | null
  isDryRun: boolean
  createdAt: string
}

interface HookResult {
  decisionHook: { id: string; name: string; state: State; previousSecretUntil: string | null }
  decisionHookCalls: { items: Call[] }
}

function HookPage({ id }: { id: string }) {
  const words = useWords(platformWords)
  const may = useRights()
  const sections = useHookSections()
  const trail = useTrail('hooks')
  const [secret, setSecret] = useState(() => shownOnce.get(id) ?? null)
  const { data, error, reload } = useQuery<HookResult>(decisionHookDocument, { id })
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  const { name } = data.decisionHook
  const close = () => {
    shownOnce.delete(id)
    setSecret(null)
  }
  return (
    <Page
      title={name}
      trail={trail}
      actions={
        may('configuration', 'OWNER') && (
          <Group gap="xs">
            <ActionButton<{ decisionHookRotateSecret: { secret: string } }>
              button={words.newSecret}
              label={words.newSecret}
              name={`hook/${id}/secret`}
              intro={words.newSecretIntro}
              document={decisionHookSecretDocument}
              variables={{ id }}
              inputName={null}
              inputType=""
              onSaved={({ decisionHookRotateSecret }) => setSecret(decisionHookRotateSecret.secret)}
            />
            <DeleteButton
              button={words.deleteHook}
              title={name}
              intro={words.deleteHookIntro}
              document={decisionHookDeleteDocument}
              variables={{ id }}
              onDeleted={() => openView('/hooks')}
            />
          </Group>
        )
      }
    >
      {secret && <SecretNotice title={words.secretShown} secret={secret} onClose={close} />}
      <Panel>
        <RecordForm<{ decisionHook: Values }>
          name={`hook/${id}`}
          label={name}
          document={decisionHookEditDocument}
          variables={{ id }}
          inputType="DecisionHookUpdateInput"
          sections={sections}
          recordOf={({ decisionHook }) => decisionHook}
          onSaved={reload}
        />
      </Panel>
      <Calls calls={data.decisionHookCalls.items} mayReplay={may('configuration', 'OWNER')} reload={reload} />
    </Page>
  )
}

function Calls({ calls, mayReplay, reload }: { calls: Call[]; mayReplay: boolean; reload(): void }) {
  const words = useWords(platformWords)
  const format = useFormat()
  const [shown, show] = useState<Call | null>(null)
  return (
    <Panel title={words.calls}>
      <DataTable
        label={words.calls}
        rows={calls}
        rowKey={({ id }) => id}
        nothing={words.noCalls}
        columns={[
          { title: words.at, render: ({ createdAt }) => format.moment(createdAt) },
          { title: words.points, render: ({ point }) => words.pointWords[point] },
          {
            title: words.state,
            render: ({ status, isDryRun }) => (
              <Group gap={4}>
                <StatusBadge tone={status === 'ANSWERED' ? 'good' : 'bad'}>{words.callWords[status]}</StatusBadge>
                {isDryRun && <StatusBadge tone="plain">{words.trial}</StatusBadge>}
              </Group>
            ),
          },
          { title: 'ms', isNumber: true, isSecondary: true, render: ({ durationMs }) => durationMs },
          {
            title: words.response,
            isSecondary: true,
            render: ({ responseStatus, error }) => (
              <Text size="xs" className="desk-break">
                {[responseStatus, error].filter(Boolean).join(' · ')}
              </Text>
            ),
          },
          {
            title: '',
            render: (call) => (
              <Group justify="flex-end">
                <Button size="compact-sm" variant="default" onClick={() => show(call)}>
                  {words.show}
                </Button>
              </Group>
            ),
          },
        ]}
      />
      <Modal
        opened={shown !== null}
        onClose={() => show(null)}
        size="xl"
        title={shown && words.pointWords[shown.point]}
        closeButtonProps={{ 'aria-label': words.close }}
      >
        {shown && <CallDetails call={shown} mayReplay={mayReplay} reload={reload} />}
      </Modal>
    </Panel>
  )
}

/** Shows JSON with indentation; a text that is cut off stays as it is. */
const pretty = (text: string | null) => {
  try {
    return JSON.stringify(JSON.parse(text ?? 'null'), null, 2)
  } catch {
    return text ?? ''
  }
}

function CallDetails({ call, mayReplay, reload }: { call: Call; mayReplay: boolean; reload(): void }) {
  const words = useWords(platformWords)
  const replay = useCommand<{ decisionHookReplay: Call }>(decisionHookReplayDocument)
  const [again, setAgain] = useState<Call | null>(null)
  const ask = async () => {
    const data = await replay.run({ callId: call.id })
    setAgain(data?.decisionHookReplay ?? null)
    reload()
  }
  return (
    <Stack gap="sm">
      {replay.error && <ErrorNotice error={replay.error} />}
      <Text fw={600}>{words.question}</Text>
      <Code block className="desk-payload">
        {pretty(call.question)}
      </Code>
      <Text fw={600}>{words.answer}</Text>
      <Code block className="desk-payload">
        {call.error ?? pretty(call.answer)}
      </Code>
      {mayReplay && (
        <Button className="desk-fit" variant="default" loading={replay.isRunning} onClick={() => void ask()}>
          {words.replay}
        </Button>
      )}
      {again && (
        <div role="status">
          <Text fw={600}>
            {words.replayed} {words.callWords[again.status]} · {again.durationMs} ms
          </Text>
          <Code block className="desk-payload">
            {again.error ?? pretty(again.answer)}
          </Code>
        </div>
      )}
    </Stack>
  )
}
