/** The steps of the approval of a request, and who may decide now. */
import { Anchor, Group, List, Stack, Text } from '@mantine/core'
import { linkTo } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { DataTable, TitleCell } from '../../parts/data-table.js'
import { Panel, StatusBadge, type Tone } from '../../parts/page.js'
import { ContactLink, useContactNames } from './people.js'
import type { ShownRequest, VerdictStep } from './request-types.js'
import { useDeciders } from './use-deciders.js'
import { approvalWords } from './words.js'

type StepState = keyof (typeof approvalWords)['en']['stepStates']

const tones: Record<StepState, Tone> = { DONE: 'good', WAITING: 'waiting', LATER: 'plain' }

interface StepsPanelProps {
  request: ShownRequest
  steps: readonly VerdictStep[]
}

export function StepsPanel({ request, steps }: StepsPanelProps) {
  const words = useWords(approvalWords)
  const nameOf = useContactNames(steps.flatMap(({ approverIds, approvedByIds }) => [...approverIds, ...approvedByIds]))
  const current = steps.find(({ isComplete }) => !isComplete)
  const stateOf = (step: VerdictStep): StepState => (step.isComplete ? 'DONE' : step === current ? 'WAITING' : 'LATER')
  return (
    <Panel title={words.steps}>
      <Stack gap="sm">
        <DataTable
          label={words.steps}
          rows={steps}
          rowKey={({ number }) => number}
          columns={[
            {
              title: words.step,
              render: (step) => (
                <TitleCell title={words.stepNumber(step.number)}>
                  <RuleLink step={step} />
                </TitleCell>
              ),
            },
            {
              title: words.approvers,
              render: ({ approverIds }) => approverIds.map(nameOf).join(', ') || words.none,
            },
            {
              title: words.agreed,
              render: ({ approvedByIds, required }) => (
                <TitleCell title={words.ofRequired(approvedByIds.length, required)}>
                  {approvedByIds.map(nameOf).join(', ')}
                </TitleCell>
              ),
            },
            {
              title: words.state,
              render: (step) => <StatusBadge tone={tones[stateOf(step)]}>{words.stepStates[stateOf(step)]}</StatusBadge>,
            },
          ]}
        />
        {request.status === 'PENDING' && <DecidersList request={request} steps={steps} />}
      </Stack>
    </Panel>
  )
}

function RuleLink({ step: { approvalRuleId, name } }: { step: VerdictStep }) {
  const words = useWords(approvalWords)
  if (approvalRuleId === null) return words.managers
  return (
    <Anchor href={linkTo(`/approvals/rules/${approvalRuleId}`)} size="xs">
      {name}
    </Anchor>
  )
}

function DecidersList({ request, steps }: StepsPanelProps) {
  const words = useWords(approvalWords)
  const { deciders, isKnown } = useDeciders(request, steps)
  if (!isKnown) return null
  if (deciders.length === 0) return <Text size="sm">{words.nobodyMay}</Text>
  return (
    <div>
      <Text size="sm" fw={600}>
        {words.mayDecide}
      </Text>
      <List size="sm">
        {deciders.map(({ id, name, awayName, isEscalated }) => (
          <List.Item key={`${id}/${awayName}`}>
            <Group gap={4}>
              <ContactLink id={id} name={name} />
              <Text span size="sm" c="dimmed">
                {[awayName && words.delegateOf(awayName), isEscalated && words.escalated].filter(Boolean).join(' · ')}
              </Text>
            </Group>
          </List.Item>
        ))}
      </List>
    </div>
  )
}
