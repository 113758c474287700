/** Parts that the settings share: secrets, deleting, choices of channels. */
import { Alert, Code, MultiSelect } from '@mantine/core'
import { channelChoicesDocument } from '../../api/documents/platform-edit.js'
import { useQuery } from '../../api/use-query.js'
import { linkTo } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import type { Choice, FieldSpec } from '../../edit/field-spec.js'
import type { Values } from '../../edit/values.js'
import { platformWords } from './words.js'

/** The way back: the settings, and the list of the area. */
export function useTrail(area: keyof (typeof platformWords)['en']['areas'], hasList = true) {
  const words = useWords(platformWords)
  const settings = { label: words.settings, href: linkTo('/settings') }
  return hasList ? [settings, { label: words.areas[area][0] ?? '', href: linkTo(`/${area}`) }] : [settings]
}

/** Shows a secret that the server does not show again. */
export function SecretNotice({ title, secret, onClose }: { title: string; secret: string; onClose(): void }) {
  const words = useWords(platformWords)
  return (
    <Alert color="teal" title={title} role="status" withCloseButton closeButtonLabel={words.close} onClose={onClose}>
      <Code className="desk-break">{secret}</Code>
    </Alert>
  )
}

interface DeleteButtonProps {
  button: string
  title: string
  intro: string
  document: string
  variables: Values
  onDeleted(): void
}

/** Asks first, in a dialog; then deletes at once. */
export const DeleteButton = ({ button, title, intro, document, variables, onDeleted }: DeleteButtonProps) => (
  <ActionButton
    button={button}
    title={title}
    label={title}
    intro={intro}
    name={`delete/${document.length}/${JSON.stringify(variables)}`}
    document={document}
    variables={variables}
    inputName={null}
    inputType=""
    buttonProps={{ color: 'red', variant: 'light' }}
    onSaved={onDeleted}
  />
)

function useChannelChoices(): Choice[] {
  const { data } = useQuery<{ channels: { id: number; name: string }[] }>(channelChoicesDocument)
  return (data?.channels ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
}

/** A field with channels by their ids. */
export function useChannelsField(): FieldSpec {
  const words = useWords(platformWords)
  const choices = useChannelChoices()
  return {
    name: 'channelIds',
    render: ({ value, onChange, error, isDisabled }) => (
      <MultiSelect
        label={words.channels}
        description={words.allChannels}
        data={choices}
        value={((value as number[] | null) ?? []).map(String)}
        onChange={(ids) => onChange(ids.map(Number))}
        error={error}
        disabled={isDisabled}
        clearable
      />
    ),
  }
}

/** Turns a record of words into choices. */
export const choicesOf = (words: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** Creates a secret of 32 random bytes. */
export function createSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
