/** Shows what somebody else changed while a form was open, and lets the person choose field by field. */
import { Alert, Button, SegmentedControl, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../base/words.js'
import { useFieldLabel } from './field-labels.js'
import { useShowValue } from './show-value.js'
import type { Conflict } from './values.js'
import { editWords } from './words.js'

interface ConflictPanelProps {
  conflicts: readonly Conflict[]
  onMerge(choices: Record<string, 'mine' | 'theirs'>): void
}

export function ConflictPanel({ conflicts, onMerge }: ConflictPanelProps) {
  const words = useWords(editWords)
  const show = useShowValue()
  const label = useFieldLabel()
  const [choices, setChoices] = useState<Record<string, 'mine' | 'theirs'>>({})
  const data = [
    { value: 'mine', label: words.mine },
    { value: 'theirs', label: words.theirs },
  ]
  return (
    <Alert color="yellow" role="alertdialog" title={words.conflictTitle}>
      <Stack gap="sm">
        <Text size="sm">{words.conflictIntro}</Text>
        <div className="desk-table">
          <Table fz="sm" aria-label={words.conflictTitle}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{words.field}</Table.Th>
                <Table.Th>{words.mine}</Table.Th>
                <Table.Th>{words.theirs}</Table.Th>
                <Table.Td />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {conflicts.map(({ name, mine, theirs, isBoth }) => (
                <Table.Tr key={name}>
                  <Table.Td>{label(name)}</Table.Td>
                  <Table.Td className="desk-break">{isBoth ? show(mine) : '–'}</Table.Td>
                  <Table.Td className="desk-break">{show(theirs)}</Table.Td>
                  <Table.Td>
                    {isBoth && (
                      <SegmentedControl
                        size="xs"
                        data={data}
                        aria-label={label(name)}
                        value={choices[name] ?? 'mine'}
                        onChange={(choice) => setChoices({ ...choices, [name]: choice as 'mine' | 'theirs' })}
                      />
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
        <Button className="desk-fit" onClick={() => onMerge(choices)}>
          {words.useChoice}
        </Button>
      </Stack>
    </Alert>
  )
}
