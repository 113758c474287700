/** Searches that an operator has saved under a name, in this browser. */
import { ActionIcon, Button, Group, Menu, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../base/preferences.js'
import { openView, type Route } from '../../base/router.js'
import { Icon } from '../../parts/icon.js'

const STORAGE_KEY = 'wharf-desk-views'

interface SavedView {
  name: string
  query: string
}

function readViews(): SavedView[] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as SavedView[]
  } catch {
    return []
  }
}

export function SavedViews({ route }: { route: Route }) {
  const texts = useTexts()
  const [views, setViews] = useState(readViews)
  const [name, setName] = useState('')
  const store = (next: SavedView[]) => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next))
    setViews(next)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return
    const others = views.filter((view) => view.name !== name.trim())
    store([...others, { name: name.trim(), query: route.query.toString() }])
    setName('')
  }
  return (
    <Menu position="bottom-end" closeOnItemClick withinPortal>
      <Menu.Target>
        <Button variant="default">{texts.savedViews}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {views.map((view) => (
          <Group key={view.name} gap={4} wrap="nowrap">
            <Menu.Item onClick={() => openView('/catalogue', Object.fromEntries(new URLSearchParams(view.query)))}>
              {view.name}
            </Menu.Item>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`${texts.remove}: ${view.name}`}
              onClick={() => store(views.filter((other) => other !== view))}
            >
              <Icon name="close" size={14} />
            </ActionIcon>
          </Group>
        ))}
        {views.length > 0 && <Menu.Divider />}
        <form onSubmit={save}>
          <Group gap="xs" p="xs" wrap="nowrap" align="flex-end">
            <TextInput
              size="xs"
              label={texts.saveThisView}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              onKeyDown={(event) => event.stopPropagation()}
            />
            <Button size="xs" type="submit">
              {texts.save}
            </Button>
          </Group>
        </form>
      </Menu.Dropdown>
    </Menu>
  )
}
