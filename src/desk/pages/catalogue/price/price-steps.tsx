/** The calculation of a price as a list of steps; each has a bar as long as the resulting price of one piece. */
import { Box, Group, Text, Title } from '@mantine/core'
import { useTexts } from '../../../base/preferences.js'
import { useFormat } from '../../../parts/format.js'
import type { Texts } from '../../../texts/en.js'
import type { Derivation, PriceStep } from '../types.js'
import { readLengths } from './price-lengths.js'

interface PriceStepsProps {
  derivation: Derivation
  currency: string
}

export function PriceSteps({ derivation: { steps }, currency }: PriceStepsProps) {
  const texts = useTexts()
  const format = useFormat(currency)
  const lengths = readLengths(steps)
  return (
    <Box miw={0}>
      <Title order={3} size="h5" mb="xs">
        {texts.howItIsMade}
      </Title>
      <ol className="desk-steps">
        {steps.map((step, index) => (
          // Steps have no id; their place in the calculation identifies them.
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of steps is their identity
          <li key={index} data-operation={step.operation}>
            <Group justify="space-between" wrap="nowrap" gap="sm">
              <Text size="sm">{describeStep(step, texts, format.amount)}</Text>
              <Text size="sm" fw={600} className="desk-number">
                {format.amount(step.result)}
              </Text>
            </Group>
            <Box className="desk-bar">
              <Box className="desk-bar-fill" style={{ width: `${lengths[index]}%` }} />
            </Box>
          </li>
        ))}
      </ol>
    </Box>
  )
}

function describeStep({ operation, source, value }: PriceStep, texts: Texts, amount: (value: string) => string): string {
  const percentage = `${Number(value)} %`
  const sentences: Record<PriceStep['operation'], string> = {
    START: source ? texts.stepSources[source] : amount(value),
    SUBTRACT_PERCENTAGE: texts.stepSubtract(percentage),
    ADD_PERCENTAGE: texts.stepAdd(percentage),
    DIVIDE: texts.stepDivide(value),
    ROUND: texts.stepRound(value),
    ADD_TAX: texts.stepTax(percentage),
  }
  return sentences[operation]
}
