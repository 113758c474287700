/** Every line and tier that could have set the price, and the price sheets of the buyer: which won, which lost and why. */
import { Badge, Box, Group, Text, Title } from '@mantine/core'
import { useTexts } from '../../../base/preferences.js'
import { useFormat } from '../../../parts/format.js'
import { Icon } from '../../../parts/icon.js'
import type { Texts } from '../../../texts/en.js'
import type { Derivation, PriceCandidate } from '../types.js'

interface PriceCandidatesProps {
  derivation: Derivation
  currency: string
}

export function PriceCandidates({ derivation: { candidates, sheets }, currency }: PriceCandidatesProps) {
  const texts = useTexts()
  const format = useFormat(currency)
  const codeOf = (id: string | null) => sheets.find((sheet) => sheet.id === id)?.code
  return (
    <Box miw={0}>
      <Title order={3} size="h5" mb="xs">
        {texts.whoWon}
      </Title>
      <ul className="desk-candidates">
        {candidates.map((candidate) => (
          <li key={candidate.id ?? candidate.type} data-outcome={candidate.outcome}>
            <Group justify="space-between" wrap="nowrap" gap="sm" align="flex-start">
              <Group gap="xs" wrap="nowrap" align="flex-start">
                <Icon name={candidate.outcome === 'WON' ? 'check' : 'close'} size={18} />
                <Text size="sm" fw={600}>
                  {describeCandidate(candidate, codeOf(candidate.pricesheetId), texts, format.amount)}
                </Text>
              </Group>
              <Text size="sm" className="desk-number">
                {format.amount(candidate.gross)}
              </Text>
            </Group>
            <Text size="sm" className="desk-reason">
              {texts.candidateOutcomes[candidate.outcome]}
              {candidate.outcome === 'QUANTITY_TOO_LOW' && ` (${texts.from} ${format.number(candidate.quantityFrom)})`}
            </Text>
          </li>
        ))}
      </ul>
    </Box>
  )
}

function describeCandidate(
  { type, discountType, target, value, quantityFrom }: PriceCandidate,
  sheetCode: string | undefined,
  texts: Texts,
  amount: (value: string) => string,
): string {
  const kind = type === 'PRICESHEET' ? `${texts.priceKinds.PRICESHEET} ${sheetCode ?? ''}`.trim() : texts.priceKinds[type]
  const isAmount = discountType === 'NET_PRICE'
  const parts = [
    kind,
    target && texts.priceTargets[target],
    value && type !== 'DEFAULT' && (isAmount ? amount(value) : `${type === 'BULK_COST_PRICE' ? '+' : '−'} ${Number(value)} %`),
    quantityFrom && quantityFrom > 1 && `${texts.from} ${quantityFrom}`,
  ]
  return parts.filter(Boolean).join(' · ')
}

const sheetColours = { WON: 'teal', LOST: 'gray', NO_LINE_FITS: 'yellow', NO_LINE: 'gray' } as const

export function PriceSheets({ derivation: { sheets } }: { derivation: Derivation }) {
  const texts = useTexts()
  return (
    <Group gap="xs" mt="md">
      <Text size="sm" fw={600}>
        {texts.sheetsOfBuyer}
      </Text>
      {sheets.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.noSheets}
        </Text>
      )}
      {sheets.map(({ id, code, priority, outcome }) => (
        <Badge key={id} variant="light" color={sheetColours[outcome]} className="desk-badge">
          {code} · {texts.priority} {priority} · {texts.sheetOutcomes[outcome]}
        </Badge>
      ))}
    </Group>
  )
}
