/** How much of an amount or a quantity is used: in words, and as a bar that changes its colour near the end. */
import { Box, Text } from '@mantine/core'
import { useWords } from '../../base/words.js'
import { useFormat } from '../../parts/format.js'
import './spending.css'
import { spendingWords } from './words.js'

/** From this part on, only little is left. */
const NEAR_END = 0.85
/** From this part on, everything is used. */
const ALL = 0.9999

interface UseBarProps {
  label: string
  used: number
  amount: number
  /** Without one they are units. */
  currency?: string
}

export function UseBar({ label, used, amount, currency }: UseBarProps) {
  const words = useWords(spendingWords)
  const format = useFormat()
  const show = (value: number) => (currency ? format.amount(value, currency) : format.number(value))
  // A meter needs a scale, also for an amount of 0.
  const most = Math.max(amount, 0.01)
  return (
    <Box className="desk-use">
      <Text size="sm">{words.spentOf(show(used), show(amount))}</Text>
      <meter
        className="desk-use-bar"
        aria-label={label}
        min={0}
        max={most}
        low={most * NEAR_END}
        high={most * ALL}
        optimum={0}
        value={Math.min(Math.max(used, 0), most)}
      />
    </Box>
  )
}
