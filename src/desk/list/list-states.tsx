/** What a list shows beside its rows: nothing found, the number of records with the pages, and the keys. */
import { Anchor, Box, Group, Kbd, Modal, NativeSelect, Pagination, Stack, Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../base/preferences.js'
import { changeQuery, pageOf, type Route } from '../base/router.js'
import { useWords } from '../base/words.js'
import { useFormat } from '../parts/format.js'
import { listWords } from './words.js'

/** What an empty list says: that there is nothing yet, and what to do next. */
export interface EmptyState {
  title: string
  text?: string
  action?: ReactNode
}

interface NothingProps {
  empty: EmptyState | undefined
  /** Whether filters or a search term may be the reason. */
  isFiltered: boolean
  route: Route
}

export function Nothing({ empty, isFiltered, route }: NothingProps) {
  const words = useWords(listWords)
  const path = `#/${route.path.map(encodeURIComponent).join('/')}`
  return (
    <Stack gap={4} align="center" py="xl" className="desk-nothing" role="status">
      <Text fw={600}>{isFiltered ? words.nothingFound : (empty?.title ?? words.nothingYet)}</Text>
      <Text c="dimmed" ta="center" maw={460}>
        {isFiltered ? words.nothingWithFilters : empty?.text}
      </Text>
      {isFiltered ? <Anchor href={path}>{words.clearAll}</Anchor> : empty?.action}
    </Stack>
  )
}

export const PAGE_SIZES = [20, 50, 100]

interface FooterProps {
  route: Route
  list: { pages: number; itemsFound: number }
  size: number
  onSize(size: number): void
}

export function ListFooter({ route, list, size, onSize }: FooterProps) {
  const texts = useTexts()
  const words = useWords(listWords)
  const format = useFormat()
  return (
    <Group justify="space-between" mt="sm" gap="sm">
      <Group gap="md">
        <Text size="sm" c="dimmed" role="status">
          {words.found(format.number(list.itemsFound))}
        </Text>
        {list.itemsFound > (PAGE_SIZES[0] ?? 0) && (
          <NativeSelect
            size="xs"
            aria-label={words.rowsPerPage}
            value={size}
            onChange={(event) => onSize(Number(event.currentTarget.value))}
            data={PAGE_SIZES.map((value) => ({ value: String(value), label: `${words.rowsPerPage}: ${value}` }))}
          />
        )}
      </Group>
      {list.pages > 1 && (
        <Pagination
          total={list.pages}
          value={pageOf(route)}
          onChange={(page) => changeQuery(route, { page })}
          size="sm"
          siblings={1}
          getControlProps={(control) => ({ 'aria-label': texts.pageControls[control] })}
        />
      )}
    </Group>
  )
}

const shortcuts = [
  ['next', ['j']],
  ['previous', ['k']],
  ['open', ['Enter']],
  ['select', ['x']],
  ['edit', ['e']],
  ['search', ['/']],
  ['palette', ['Ctrl', 'K']],
  ['help', ['?']],
] as const

interface ShortcutsProps {
  isOpen: boolean
  canEdit: boolean
  onClose(): void
}

export function Shortcuts({ isOpen, canEdit, onClose }: ShortcutsProps) {
  const words = useWords(listWords)
  const shown = shortcuts.filter(([name]) => name !== 'edit' || canEdit)
  return (
    <Modal opened={isOpen} onClose={onClose} title={words.shortcuts} closeButtonProps={{ 'aria-label': words.close }}>
      <Table aria-label={words.shortcuts}>
        <Table.Tbody>
          {shown.map(([name, keys]) => (
            <Table.Tr key={name}>
              <Table.Td>{words.shortcutNames[name]}</Table.Td>
              <Table.Td ta="right">
                {keys.map((key) => (
                  <Box component="span" key={key} ml={4}>
                    <Kbd>{key}</Kbd>
                  </Box>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  )
}
