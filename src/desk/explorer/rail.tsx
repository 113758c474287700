/** The icons at the left edge: panels, schema, keyboard shortcuts and settings. */
import { Kbd, Modal, Table, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconButton } from './parts.js'

export type Panel = 'docs' | 'history'

const shortcuts = [
  ['Ctrl+Enter', 'Send the operation at the cursor'],
  ['Ctrl+Space', 'Show completions'],
  ['Ctrl+click', 'Show a name of the query in the documentation'],
  ['Ctrl+K', 'Search the documentation'],
  ['Ctrl+F', 'Search in an editor'],
  ['Shift+Ctrl+P', 'Prettify the query'],
  ['Shift+Ctrl+M', 'Merge fragments into the query'],
  ['Shift+Ctrl+C', 'Copy the query'],
  ['Shift+Ctrl+R', 'Read the schema again'],
  ['Escape, Tab', 'Leave an editor'],
] as const

interface RailProps {
  panel: Panel | undefined
  showPanel: (panel: Panel | undefined) => void
  reloadSchema: () => void
  forgetAll: () => void
}

export function Rail({ panel, showPanel, reloadSchema, forgetAll }: RailProps) {
  const [isOpen, { open, close }] = useDisclosure(false)
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  const toggle = (name: Panel) => showPanel(panel === name ? undefined : name)
  return (
    <nav className="explorer-rail" aria-label="Explorer">
      <IconButton icon="docs" label="Documentation" isOn={panel === 'docs'} onClick={() => toggle('docs')} />
      <IconButton icon="history" label="History" isOn={panel === 'history'} onClick={() => toggle('history')} />
      <div className="explorer-space" />
      <IconButton icon="reload" label="Read the schema again (Shift+Ctrl+R)" onClick={reloadSchema} />
      <IconButton icon="keyboard" label="Keyboard shortcuts" onClick={open} />
      <IconButton
        icon={isDark ? 'sun' : 'moon'}
        label={isDark ? 'Light colours' : 'Dark colours'}
        onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
      />
      <IconButton icon="remove" label="Delete all tabs and the history" onClick={forgetAll} />
      <Modal opened={isOpen} onClose={close} title="Keyboard shortcuts" centered>
        <Table withRowBorders={false}>
          <Table.Tbody>
            {shortcuts.map(([keys, effect]) => (
              <Table.Tr key={keys}>
                <Table.Td>
                  <Kbd>{keys}</Kbd>
                </Table.Td>
                <Table.Td>{effect}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Modal>
    </nav>
  )
}
