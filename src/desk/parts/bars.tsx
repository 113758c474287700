/** A ranking: a bar for each entry, in plain HTML. */
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

export interface Bar {
  key: string | number
  name: ReactNode
  value: number
  /** The value as it is shown. */
  text: string
}

/** Shows bars whose lengths are shares of the largest value. `nothing` says what to do if there are none. */
export function Bars({ label, bars, nothing }: { label: string; bars: readonly Bar[]; nothing: ReactNode }) {
  const largest = Math.max(0, ...bars.map(({ value }) => value))
  if (bars.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {nothing}
      </Text>
    )
  return (
    <ol className="desk-bars" aria-label={label}>
      {bars.map(({ key, name, value, text }) => (
        <li key={key}>
          <span className="desk-bars-name">{name}</span>
          <span className="desk-bars-value">{text}</span>
          <meter className="desk-bars-bar" aria-hidden="true" min={0} max={largest || 1} value={Math.max(0, value)} />
        </li>
      ))}
    </ol>
  )
}
