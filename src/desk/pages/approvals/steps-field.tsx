/** The steps of an approval rule as an editable list. A step only has the fields that its approvers need. */
import { ActionIcon, Button, Fieldset, Grid, Group, NumberInput, Select, Stack, Text } from '@mantine/core'
import { useWords } from '../../base/words.js'
import { Icon } from '../../parts/icon.js'
import { choicesOf } from '../spending/parts.js'
import { ContactsPicker } from './people.js'
import { approvalWords } from './words.js'

type Words = (typeof approvalWords)['en']

export interface Step {
  approvers: keyof Words['approverKinds']
  contactIds: number[]
  role: 'AUTHORIZATION_MANAGER' | 'COMPANY_MANAGER' | null
  needs: keyof Words['needsValues']
  count: number | null
}

/** A step that most rules begin with. */
export const FIRST_STEP: Step = { approvers: 'ROLE', contactIds: [], role: 'AUTHORIZATION_MANAGER', needs: 'ANY', count: null }

const MOST_STEPS = 10

interface StepsFieldProps {
  value: unknown
  onChange(value: Step[]): void
  error?: string | undefined
  isDisabled: boolean
}

export function StepsField({ value, onChange, error, isDisabled }: StepsFieldProps) {
  const words = useWords(approvalWords)
  const steps = (value as Step[] | null) ?? []
  const move = (index: number, by: number) => {
    const moved = [...steps]
    const [step] = moved.splice(index, 1)
    if (step) moved.splice(index + by, 0, step)
    onChange(moved)
  }
  return (
    <Stack gap="sm">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity but their place
        <Fieldset key={index} legend={words.stepNumber(index + 1)} disabled={isDisabled}>
          <Group wrap="nowrap" align="flex-start" gap="xs">
            <div className="desk-grow">
              <StepFields
                step={step}
                isDisabled={isDisabled}
                onChange={(next) => onChange(steps.map((other, i) => (i === index ? next : other)))}
              />
            </div>
            <StepButtons
              index={index}
              count={steps.length}
              onMove={(by) => move(index, by)}
              onRemove={() => onChange(steps.filter((_, i) => i !== index))}
            />
          </Group>
        </Fieldset>
      ))}
      {error && (
        <Text size="sm" c="red" role="alert">
          {error}
        </Text>
      )}
      {steps.length < MOST_STEPS && (
        <Button
          size="compact-sm"
          variant="default"
          className="desk-fit"
          disabled={isDisabled}
          onClick={() => onChange([...steps, FIRST_STEP])}
        >
          {words.addStep}
        </Button>
      )}
    </Stack>
  )
}

interface StepButtonsProps {
  index: number
  count: number
  onMove(by: number): void
  onRemove(): void
}

function StepButtons({ index, count, onMove, onRemove }: StepButtonsProps) {
  const words = useWords(approvalWords)
  const named = (text: string) => `${text}: ${words.stepNumber(index + 1)}`
  return (
    <Group gap={4} wrap="nowrap" mt="lg">
      <ActionIcon variant="subtle" aria-label={named(words.moveUp)} disabled={index === 0} onClick={() => onMove(-1)}>
        <Icon name="up" size={16} />
      </ActionIcon>
      <ActionIcon variant="subtle" aria-label={named(words.moveDown)} disabled={index === count - 1} onClick={() => onMove(1)}>
        <Icon name="down" size={16} />
      </ActionIcon>
      <ActionIcon variant="subtle" color="red" aria-label={named(words.removeStep)} disabled={count === 1} onClick={onRemove}>
        <Icon name="remove" size={16} />
      </ActionIcon>
    </Group>
  )
}

interface StepFieldsProps {
  step: Step
  onChange(step: Step): void
  isDisabled: boolean
}

function StepFields({ step, onChange, isDisabled }: StepFieldsProps) {
  const words = useWords(approvalWords)
  const { PURCHASER: _, ...roles } = words.roles
  const change = (values: Partial<Step>) => onChange({ ...step, ...values })
  return (
    <Grid gap="sm">
      <Grid.Col span={{ base: 12, sm: 4 }}>
        <Select
          label={words.approvers}
          data={choicesOf(words.approverKinds)}
          value={step.approvers}
          allowDeselect={false}
          onChange={(next) => next && change(approversOf(next as Step['approvers']))}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 12, sm: 4 }}>
        <Select
          label={words.needs}
          data={choicesOf(words.needsValues)}
          value={step.needs}
          allowDeselect={false}
          onChange={(next) => next && change({ needs: next as Step['needs'], count: next === 'COUNT' ? 2 : null })}
        />
      </Grid.Col>
      {step.needs === 'COUNT' && (
        <Grid.Col span={{ base: 12, sm: 4 }}>
          <NumberInput
            label={words.count}
            min={1}
            max={50}
            value={step.count ?? ''}
            onChange={(next) => change({ count: next === '' ? null : Number(next) })}
          />
        </Grid.Col>
      )}
      {step.approvers === 'ROLE' && (
        <Grid.Col span={{ base: 12, sm: 4 }}>
          <Select
            label={words.role}
            data={choicesOf(roles)}
            value={step.role}
            allowDeselect={false}
            onChange={(next) => change({ role: next as Step['role'] })}
          />
        </Grid.Col>
      )}
      {step.approvers === 'CONTACTS' && (
        <Grid.Col span={12}>
          <ContactsPicker
            label={words.approverContacts}
            value={step.contactIds}
            onChange={(contactIds) => change({ contactIds })}
            isDisabled={isDisabled}
          />
        </Grid.Col>
      )}
    </Grid>
  )
}

/** Only some approvers have a role or contacts. */
const approversOf = (approvers: Step['approvers']): Partial<Step> => ({
  approvers,
  contactIds: [],
  role: approvers === 'ROLE' ? 'AUTHORIZATION_MANAGER' : null,
})
