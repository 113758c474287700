/** Shows what a change would do, as the server says after a dry run: fields, derived values, e-mails and webhooks. */
import { Alert, Loader, Stack, Table, Text } from '@mantine/core'
import { ApiError, type Effects } from '../api/client.js'
import { useWords } from '../base/words.js'
import { useFieldLabel } from './field-labels.js'
import { useShowValue } from './show-value.js'
import type { Difference } from './values.js'
import { editWords } from './words.js'

export interface Preview {
  differences: readonly Difference[]
  effects: Effects | null
  isChecking: boolean
  error: Error | null
}

export const NO_PREVIEW: Preview = { differences: [], effects: null, isChecking: false, error: null }

const SHOWN = 12

interface PreviewPanelProps extends Preview {
  /** An action without fields has no differences to show. */
  isAction?: boolean
}

export function PreviewPanel({ differences, effects, isChecking, error, isAction = false }: PreviewPanelProps) {
  const words = useWords(editWords)
  const show = useShowValue()
  const label = useFieldLabel()
  const { emails = [], emailCount = 0, webhookCount = 0 } = effects ?? {}
  if (isAction && !error && emailCount + webhookCount === 0) return null
  const isRefused = error instanceof ApiError && error.code === 'FORBIDDEN'
  return (
    <Stack gap="xs" className="desk-preview" aria-live="polite">
      <Text size="sm" fw={600}>
        {words.whatChanges} {isChecking && <Loader size={12} aria-label={words.checking} />}
      </Text>
      {error && (
        <Alert color="red" role="alert" p="xs">
          {isRefused ? words.noRight : error.message}
        </Alert>
      )}
      {!error && !isAction && differences.length === 0 && (
        <Text size="sm" c="dimmed">
          {words.nothingChanges}
        </Text>
      )}
      {differences.length > 0 && (
        <Table verticalSpacing={4} fz="sm" aria-label={words.whatChanges}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{words.field}</Table.Th>
              <Table.Th>{words.before}</Table.Th>
              <Table.Th>{words.after}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {differences.slice(0, SHOWN).map(({ path, before, after }) => (
              <Table.Tr key={path.join('.')}>
                <Table.Td>{path.map((part) => (typeof part === 'number' ? part + 1 : label(part))).join(' › ')}</Table.Td>
                <Table.Td className="desk-break">{show(before)}</Table.Td>
                <Table.Td className="desk-break">{show(after)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {differences.length > SHOWN && <Text size="sm">{words.more(differences.length - SHOWN)}</Text>}
      {emailCount > 0 && (
        <Alert color="yellow" p="xs" title={words.mails(emailCount)}>
          {emails.slice(0, SHOWN).map(({ subject, templateCode, to }) => (
            <Text key={`${subject}${to.join()}`} size="sm">
              {words.mailTo(subject ?? templateCode ?? '', to.join(', '))}
            </Text>
          ))}
        </Alert>
      )}
      {webhookCount > 0 && <Text size="sm">{words.webhooks(webhookCount)}</Text>}
    </Stack>
  )
}
