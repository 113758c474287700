/** What companies may spend: budgets, limits, credit, their ledger, and part numbers. */
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { openView, type Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { Page } from '../../parts/page.js'
import { useAccountArea } from './accounts.js'
import { type Area, AreaList, AreaNew, AreaRecord } from './area.js'
import { useBudgetArea } from './budgets.js'
import { useCodeArea } from './codes.js'
import { Ledger } from './ledger.js'
import { useLimitArea } from './limits.js'
import { useNumberArea } from './numbers.js'
import { spendingWords } from './words.js'

const names = ['budgets', 'limits', 'credit', 'ledger', 'codes', 'numbers'] as const

type Name = (typeof names)[number]

const views: Record<Name, (props: { route: Route }) => ReactNode> = {
  budgets: ({ route }) => <AreaView area={useBudgetArea()} route={route} />,
  limits: ({ route }) => <AreaView area={useLimitArea()} route={route} />,
  credit: ({ route }) => <AreaView area={useAccountArea()} route={route} />,
  ledger: ({ route }) => (
    <Frame name="ledger">
      <Ledger name="all" route={route} />
    </Frame>
  ),
  codes: ({ route }) => <AreaView area={useCodeArea()} route={route} />,
  numbers: ({ route }) => <AreaView area={useNumberArea()} route={route} />,
}

export default function Spending({ route }: { route: Route }) {
  const name = names.find((one) => one === route.path[1]) ?? 'budgets'
  const View = views[name]
  return <View key={name} route={route} />
}

function AreaView<Row extends { id: number }>({ area, route }: { area: Area<Row>; route: Route }) {
  const id = route.path[2]
  if (id === 'new') return <AreaNew area={area} route={route} />
  if (Number(id)) return <AreaRecord key={id} area={area} id={Number(id)} route={route} />
  return (
    <Frame name={area.name}>
      <AreaList area={area} route={route} />
    </Frame>
  )
}

/** The lists are tabs of one page. */
function Frame({ name, children }: { name: Name; children: ReactNode }) {
  const words = useWords(spendingWords)
  return (
    <Page title={words.spending} intro={words.intro}>
      <Tabs value={name} onChange={(next) => openView(`/spending/${next}`)} keepMounted={false}>
        <Tabs.List className="desk-tabs">
          {names.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {words.areas[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={name} pt="md">
          {children}
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}
