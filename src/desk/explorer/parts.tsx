/** Small parts of the explorer: buttons with an icon, and the bars that resize the panes. */
import { ActionIcon, Tooltip } from '@mantine/core'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react'
import { Icon, type IconName } from '../parts/icon.js'

interface IconButtonProps {
  icon: IconName
  label: string
  onClick: () => void
  isOn?: boolean
  size?: number
}

export function IconButton({ icon, label, onClick, isOn, size = 20 }: IconButtonProps) {
  return (
    <Tooltip label={label} openDelay={400} withinPortal>
      <ActionIcon
        variant={isOn ? 'light' : 'subtle'}
        color={isOn ? undefined : 'gray'}
        size={size + 16}
        aria-label={label}
        aria-pressed={isOn}
        onClick={onClick}
      >
        <Icon name={icon} size={size} />
      </ActionIcon>
    </Tooltip>
  )
}

interface SplitOptions {
  label: string
  /** The share of the first pane, in per cent. */
  initial: number
  isVertical?: boolean
}

const keepBetween = (share: number) => Math.min(85, Math.max(15, share))

/** Returns the share of the first of two panes, and a bar between them that is moved by mouse, touch or arrow keys. The element around both needs `data-split`. */
export function useSplit({ label, initial, isVertical = false }: SplitOptions) {
  const [share, setShare] = useState(initial)
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.closest('[data-split]')?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const part = isVertical ? (event.clientY - box.top) / box.height : (event.clientX - box.left) / box.width
    setShare(keepBetween(part * 100))
  }
  const press = ({ key }: KeyboardEvent) => {
    if (key === (isVertical ? 'ArrowUp' : 'ArrowLeft')) setShare(keepBetween(share - 5))
    if (key === (isVertical ? 'ArrowDown' : 'ArrowRight')) setShare(keepBetween(share + 5))
  }
  const bar = (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved is not a rule between texts
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={isVertical ? 'horizontal' : 'vertical'}
      aria-valuenow={Math.round(share)}
      className={isVertical ? 'explorer-bar explorer-bar-flat' : 'explorer-bar'}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    />
  )
  return { style: { '--share': `${share}%` } as CSSProperties, bar }
}
