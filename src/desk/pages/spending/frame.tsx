/** The frame of areas: a list in its tab, the form for a new record, or the page of one. */
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { openView, type Route } from '../../base/router.js'
import { Page } from '../../parts/page.js'
import { type Area, AreaList, AreaNew, AreaRecord } from './area.js'

interface AreaViewProps<Row> {
  area: Area<Row>
  route: Route
  /** Shows the list among the others of its view. */
  frame(list: ReactNode): ReactNode
}

export function AreaView<Row extends { id: number }>({ area, route, frame }: AreaViewProps<Row>) {
  const id = route.path[2]
  if (id === 'new') return <AreaNew area={area} route={route} />
  if (Number(id)) return <AreaRecord key={id} area={area} id={Number(id)} route={route} />
  return frame(<AreaList area={area} route={route} />)
}

interface AreaTabsProps {
  title: string
  intro: string
  /** The address of the view, such as `/spending`. */
  path: string
  open: string
  tabs: readonly { name: string; label: string }[]
  children: ReactNode
}

export function AreaTabs({ title, intro, path, open, tabs, children }: AreaTabsProps) {
  return (
    <Page title={title} intro={intro}>
      <Tabs value={open} onChange={(next) => openView(`${path}/${next}`)} keepMounted={false}>
        <Tabs.List className="desk-tabs">
          {tabs.map(({ name, label }) => (
            <Tabs.Tab key={name} value={name}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={open} pt="md">
          {children}
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}
