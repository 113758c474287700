/** Earlier requests, with the favourites first. */
import { ActionIcon, Button, Group, Stack, Text, TextInput, Title, UnstyledButton } from '@mantine/core'
import { type Dispatch, useState } from 'react'
import { Icon, type IconName } from '../parts/icon.js'
import { listOperations } from './format.js'
import type { Change, PastRequest } from './state.js'

/** Returns the label, the names of the operations, or the beginning of the query. */
function nameOf({ label, query }: PastRequest): string {
  if (label) return label
  const names = listOperations(query).flatMap(({ name }) => name?.value ?? [])
  if (names.length > 0) return names.join(', ')
  return query.replace(/#.*$/gm, '').replace(/\s+/g, ' ').trim().slice(0, 60)
}

export function History({ history, change }: { history: PastRequest[]; change: Dispatch<Change> }) {
  const sorted = [...history].sort((a, b) => Number(b.isFavourite ?? false) - Number(a.isFavourite ?? false))
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Title order={2} size="h4">
          History
        </Title>
        {history.length > 0 ? (
          <Button variant="subtle" size="compact-sm" onClick={() => change({ kind: 'forgetHistory' })}>
            Clear
          </Button>
        ) : null}
      </Group>
      {history.length === 0 ? <Text c="dimmed">The requests that you send appear here.</Text> : null}
      {sorted.map((past) => (
        <Past key={past.id} past={past} change={change} />
      ))}
    </Stack>
  )
}

function SmallButton({
  icon,
  label,
  onClick,
  isFilled,
}: {
  icon: IconName
  label: string
  onClick: () => void
  isFilled?: boolean
}) {
  return (
    <ActionIcon
      variant="subtle"
      color={isFilled ? 'yellow' : 'gray'}
      size="sm"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} size={15} isFilled={isFilled ?? false} />
    </ActionIcon>
  )
}

function Past({ past, change }: { past: PastRequest; change: Dispatch<Change> }) {
  const [isNaming, setNaming] = useState(false)
  const { id, isFavourite = false } = past
  const rename = (label: string) => {
    change({ kind: 'label', id, label: label.trim() })
    setNaming(false)
  }
  if (isNaming)
    return (
      <TextInput
        autoFocus
        size="xs"
        aria-label="Label of the request"
        defaultValue={past.label ?? ''}
        placeholder={nameOf(past)}
        onBlur={(event) => rename(event.currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && rename(currentTarget.value)}
      />
    )
  return (
    <Group gap={2} wrap="nowrap" className="explorer-past">
      <UnstyledButton className="explorer-past-name" onClick={() => change({ kind: 'load', texts: past })} title={past.query}>
        {nameOf(past)}
      </UnstyledButton>
      <SmallButton icon="edit" label="Edit the label" onClick={() => setNaming(true)} />
      <SmallButton
        icon="star"
        isFilled={isFavourite}
        label={isFavourite ? 'Remove from favourites' : 'Add to favourites'}
        onClick={() => change({ kind: 'favourite', id })}
      />
      <SmallButton icon="remove" label="Delete from history" onClick={() => change({ kind: 'forget', id })} />
    </Group>
  )
}
