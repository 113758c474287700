/** The changes that are held back, at the bottom of every page: undo, save now, or go back to a form that could not be saved. */
import { Button, Group, Paper, Text } from '@mantine/core'
import { useWords } from '../../base/words.js'
import { editWords } from '../words.js'
import { dismiss, type HeldChange, sendNow, undoChange, useHeldChanges } from './held-changes.js'

export function HeldNotices() {
  const changes = useHeldChanges()
  if (changes.length === 0) return null
  return (
    <div className="desk-notices" role="status">
      {changes.map((change) => (
        <Notice key={change.id} change={change} />
      ))}
    </div>
  )
}

function Notice({ change }: { change: HeldChange }) {
  const words = useWords(editWords)
  const { id, state, label, secondsLeft, error, address } = change
  const text = {
    waiting: words.savedIn(label, secondsLeft),
    sending: words.saving(label),
    done: words.saved(label),
    failed: words.notSaved(label),
  }[state]
  return (
    <Paper withBorder shadow="md" p="sm" className="desk-notice" data-state={state}>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <div>
          <Text size="sm" fw={600}>
            {text}
          </Text>
          {error && (
            <Text size="sm" c="red" role="alert">
              {error.message}
            </Text>
          )}
        </div>
        <Group gap="xs" wrap="nowrap">
          {state === 'waiting' && (
            <>
              <Button size="compact-sm" variant="default" onClick={() => undoChange(id)}>
                {words.undo}
              </Button>
              <Button size="compact-sm" variant="subtle" onClick={() => void sendNow(id)}>
                {words.saveNow}
              </Button>
            </>
          )}
          {state === 'failed' && (
            <>
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => {
                  dismiss(id)
                  location.hash = address
                }}
              >
                {words.goBack}
              </Button>
              <Button size="compact-sm" variant="subtle" onClick={() => dismiss(id)}>
                {words.close}
              </Button>
            </>
          )}
        </Group>
      </Group>
    </Paper>
  )
}
