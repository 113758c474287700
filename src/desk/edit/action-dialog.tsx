/** A button that acts on a record: it asks first, with a few fields if needed, and shows what the server says would happen. */
import { Button, type ButtonProps, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../base/words.js'
import { EditForm, type EditFormProps } from './edit-form.js'
import { editWords } from './words.js'

interface ActionFormProps<Data> extends Omit<EditFormProps<Data>, 'sections' | 'name' | 'values'> {
  /** The words on the button. */
  button: string
  title?: string
  intro?: string
  name?: string
  values?: EditFormProps<Data>['values']
  sections?: EditFormProps<Data>['sections']
}

interface ActionDialogProps<Data> extends ActionFormProps<Data> {
  onClose(): void
}

/** A dialog with a form. What it does is not held back: it asks before it acts. */
export function ActionDialog<Data>({ button, title, intro, onClose, onSaved, ...form }: ActionDialogProps<Data>) {
  const words = useWords(editWords)
  return (
    <Modal opened onClose={onClose} title={title ?? button} size="lg" closeButtonProps={{ 'aria-label': words.close }}>
      <Stack>
        {intro && <Text size="sm">{intro}</Text>}
        <EditForm<Data>
          submitLabel={button}
          {...form}
          name={form.name ?? `${form.label}/${button}`}
          values={form.values ?? {}}
          sections={form.sections ?? []}
          onCancel={onClose}
          onSaved={(data) => {
            onClose()
            onSaved?.(data)
          }}
        />
      </Stack>
    </Modal>
  )
}

/** Opens a dialog with a form. */
export function ActionButton<Data>({ buttonProps, ...action }: ActionFormProps<Data> & { buttonProps?: ButtonProps }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" {...buttonProps} onClick={() => setOpen(true)}>
        {action.button}
      </Button>
      {isOpen && <ActionDialog<Data> {...action} onClose={() => setOpen(false)} />}
    </>
  )
}
