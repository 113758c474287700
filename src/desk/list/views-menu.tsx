/** The menu of saved views: own ones, shared ones, and a form that saves the current one. */
import { ActionIcon, Button, Checkbox, Group, Popover, Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { openView, type Route } from '../base/router.js'
import { useWords } from '../base/words.js'
import { ErrorNotice } from '../parts/data-table.js'
import { Icon } from '../parts/icon.js'
import type { ColumnChoice } from './column-choice.js'
import { listViews, removeView, type SavedView, saveView } from './views.js'
import { listWords } from './words.js'

const MAX_NAME = 100

interface ViewsMenuProps {
  name: string
  route: Route
  columns: ColumnChoice | null
  onColumns(choice: ColumnChoice | null): void
}

/** Runs a change of the saved views, and reads them again. */
function useViews(list: string) {
  const [views, setViews] = useState<SavedView[]>([])
  const [error, setError] = useState<Error | null>(null)
  const read = useCallback(() => listViews(list).then(setViews, setError), [list])
  useEffect(() => void read(), [read])
  const change = async (work: () => Promise<unknown>): Promise<boolean> => {
    setError(null)
    try {
      await work()
      await read()
      return true
    } catch (failure) {
      setError(failure as Error)
      return false
    }
  }
  return { views, error, change }
}

/** The filters and the order of a view; its page is not part of it. */
function queryOf({ query }: Route): string {
  const kept = new URLSearchParams(query)
  kept.delete('page')
  return kept.toString()
}

export function ViewsMenu({ name, route, columns, onColumns }: ViewsMenuProps) {
  const words = useWords(listWords)
  const [isOpen, setOpen] = useState(false)
  const { views, error, change } = useViews(name)
  const path = `/${route.path.map(encodeURIComponent).join('/')}`
  const current = queryOf(route)
  const open = (query: string, choice: ColumnChoice | null) => {
    onColumns(choice)
    openView(path, Object.fromEntries(new URLSearchParams(query)))
    setOpen(false)
  }
  const groups = [
    { title: words.ownViews, items: views.filter(({ isShared }) => !isShared) },
    { title: words.sharedViews, items: views.filter(({ isShared }) => isShared) },
  ].filter(({ items }) => items.length > 0)
  const opened = views.find(({ query }) => query === current && query !== '')
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={320} withinPortal trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<Icon name="star" size={18} isFilled={Boolean(opened)} />}
          onClick={() => setOpen(!isOpen)}
          className="desk-views-button"
        >
          <Text span size="sm" fw={600} truncate maw={180}>
            {opened?.name ?? words.views}
          </Text>
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <UnstyledButton className="desk-view" onClick={() => open('', null)}>
            {words.standardView}
          </UnstyledButton>
          {groups.map(({ title, items }) => (
            <div key={title}>
              <Text size="xs" c="dimmed" fw={600} mb={4}>
                {title}
              </Text>
              {items.map((view) => (
                <ViewItem
                  key={view.id}
                  view={view}
                  isOpened={view === opened}
                  onOpen={() => open(view.query, view.columns)}
                  onRemove={() => void change(() => removeView(view))}
                />
              ))}
            </div>
          ))}
          {groups.length === 0 && (
            <Text size="sm" c="dimmed">
              {words.noViews}
            </Text>
          )}
          {error && <ErrorNotice error={error} />}
          <SaveForm
            onSave={(viewName, isShared) =>
              change(() => saveView({ list: name, name: viewName, query: current, columns, isShared }))
            }
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

interface ViewItemProps {
  view: SavedView
  isOpened: boolean
  onOpen(): void
  onRemove(): void
}

/** One view. A shared one is removed for everybody, so the second click removes it. */
function ViewItem({ view, isOpened, onOpen, onRemove }: ViewItemProps) {
  const words = useWords(listWords)
  const [isAsking, setAsking] = useState(false)
  return (
    <Group gap={4} wrap="nowrap" justify="space-between">
      <UnstyledButton className="desk-view" aria-current={isOpened || undefined} onClick={onOpen}>
        {view.name}
      </UnstyledButton>
      {view.isOwn &&
        (isAsking ? (
          <Button size="compact-xs" color="red" variant="light" onClick={onRemove}>
            {words.removeViewAsk(view.name)}
          </Button>
        ) : (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={words.removeView(view.name)}
            onClick={() => (view.isShared ? setAsking(true) : onRemove())}
          >
            <Icon name="remove" size={16} />
          </ActionIcon>
        ))}
    </Group>
  )
}

function SaveForm({ onSave }: { onSave(name: string, isShared: boolean): Promise<boolean> }) {
  const words = useWords(listWords)
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() && (await onSave(name.trim(), isShared))) setName('')
  }
  return (
    <form onSubmit={(event) => void save(event)} className="desk-view-form">
      <Group gap="xs" wrap="nowrap" align="flex-end">
        <TextInput
          className="desk-grow"
          label={words.saveView}
          placeholder={words.viewName}
          maxLength={MAX_NAME}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" disabled={!name.trim()}>
          {words.save}
        </Button>
      </Group>
      <Checkbox
        mt="xs"
        size="xs"
        label={words.shareView}
        checked={isShared}
        onChange={(event) => setShared(event.currentTarget.checked)}
      />
    </form>
  )
}
