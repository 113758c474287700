/** The columns of a list: which ones are shown, and in which order. The choice is kept in the browser. */
import { ActionIcon, Button, Checkbox, Group, Popover, Stack } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { useWords } from '../base/words.js'
import { Icon } from '../parts/icon.js'
import { type ColumnChoice, moveColumn, orderColumns } from './column-choice.js'
import { listWords } from './words.js'

export interface RecordColumn<Row> {
  /** The name under which the choice of columns is kept. */
  id: string
  title: string
  /** The value, as it is exported. */
  value(row: Row): string | number | boolean | null | undefined
  /** How the value is shown; by default as text. */
  render?(row: Row): ReactNode
  /** Numbers are right-aligned. */
  isNumber?: boolean
  /** Hidden on narrow screens. */
  isSecondary?: boolean
  /** Buttons are not exported. */
  isExported?: boolean
  /** Not shown until somebody chooses it. */
  isOptional?: boolean
  /** The value of the API's sort enum for this column. */
  sort?: string
}

const storageKey = (name: string) => `wharf-desk-columns-${name}`

function readChoice(name: string): ColumnChoice | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey(name)) ?? 'null') as ColumnChoice | null
  } catch {
    return null
  }
}

/** Returns the columns in the chosen order, those that are shown, and a way to change both. */
export function useColumnChoice<Row>(name: string, columns: readonly RecordColumn<Row>[]) {
  const [choice, setChoice] = useState(() => readChoice(name))
  const choose = (next: ColumnChoice | null) => {
    if (next) localStorage.setItem(storageKey(name), JSON.stringify(next))
    else localStorage.removeItem(storageKey(name))
    setChoice(next)
  }
  const { ordered, shown } = useMemo(() => orderColumns(columns, choice), [columns, choice])
  return { choice, choose, ordered, shown }
}

interface ColumnMenuProps<Row> {
  ordered: readonly RecordColumn<Row>[]
  shown: readonly RecordColumn<Row>[]
  choose(choice: ColumnChoice | null): void
}

export function ColumnMenu<Row>({ ordered, shown, choose }: ColumnMenuProps<Row>) {
  const words = useWords(listWords)
  const ids = ordered.map(({ id }) => id)
  const visible = shown.map(({ id }) => id)
  const toggle = (id: string) =>
    choose({ order: ids, shown: visible.includes(id) ? visible.filter((other) => other !== id) : [...visible, id] })
  const move = (id: string, by: number) => choose({ order: moveColumn(ids, id, by), shown: visible })
  return (
    <Popover position="bottom-end" withinPortal trapFocus returnFocus shadow="md">
      <Popover.Target>
        <ActionIcon variant="default" size={36} aria-label={words.columns} title={words.columns}>
          <Icon name="columns" size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={4}>
          {ordered.map(({ id, title }, index) => (
            <Group key={id} gap="xs" wrap="nowrap" justify="space-between">
              <Checkbox
                label={title}
                checked={visible.includes(id)}
                // A table without columns shows nothing.
                disabled={visible.length === 1 && visible[0] === id}
                onChange={() => toggle(id)}
              />
              <Group gap={2} wrap="nowrap" ml="md">
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="sm"
                  aria-label={words.moveUp(title)}
                  disabled={index === 0}
                  onClick={() => move(id, -1)}
                >
                  <Icon name="up" size={16} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="sm"
                  aria-label={words.moveDown(title)}
                  disabled={index === ordered.length - 1}
                  onClick={() => move(id, 1)}
                >
                  <Icon name="down" size={16} />
                </ActionIcon>
              </Group>
            </Group>
          ))}
          <Button variant="subtle" size="compact-sm" onClick={() => choose(null)}>
            {words.resetColumns}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
