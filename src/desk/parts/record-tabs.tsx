/** The tabs of a record. The open one is part of the URL, and its content is loaded when it is opened. */
import { Center, Loader, Tabs } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { changeQuery, type Route } from '../base/router.js'

export interface RecordTab {
  name: string
  label: string
  render(): ReactNode
}

/** Shows the tab that the URL names, or the first one. */
export function RecordTabs({ route, tabs }: { route: Route; tabs: readonly RecordTab[] }) {
  const [first] = tabs
  const open = tabs.find(({ name }) => name === route.query.get('tab')) ?? first
  if (!open) return null
  return (
    <Tabs
      keepMounted={false}
      value={open.name}
      onChange={(name) => changeQuery(route, { tab: name === first?.name ? null : name })}
    >
      <Tabs.List className="desk-tabs">
        {tabs.map(({ name, label }) => (
          <Tabs.Tab key={name} value={name}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={open.name} pt="md">
        <Suspense fallback={<Waiting />}>{open.render()}</Suspense>
      </Tabs.Panel>
    </Tabs>
  )
}

const Waiting = () => (
  <Center mih={160}>
    <Loader />
  </Center>
)
