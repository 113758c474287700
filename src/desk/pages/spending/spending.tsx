/** What companies may spend: budgets, limits, credit, their ledger, part numbers and call-off contracts. */
import type { ReactNode } from 'react'
import type { Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { useAccountArea } from './accounts.js'
import type { Area } from './area.js'
import { useBudgetArea } from './budgets.js'
import { useCodeArea } from './codes.js'
import { useContractArea } from './contracts.js'
import { AreaTabs, AreaView } from './frame.js'
import { Ledger } from './ledger.js'
import { useLimitArea } from './limits.js'
import { useNumberArea } from './numbers.js'
import { spendingWords } from './words.js'

const names = ['budgets', 'limits', 'credit', 'ledger', 'codes', 'numbers', 'contracts'] as const

type Name = (typeof names)[number]

const views: Record<Name, (props: { route: Route }) => ReactNode> = {
  budgets: ({ route }) => <SpendingArea area={useBudgetArea()} route={route} />,
  limits: ({ route }) => <SpendingArea area={useLimitArea()} route={route} />,
  credit: ({ route }) => <SpendingArea area={useAccountArea()} route={route} />,
  ledger: ({ route }) => (
    <Frame name="ledger">
      <Ledger name="all" route={route} />
    </Frame>
  ),
  codes: ({ route }) => <SpendingArea area={useCodeArea()} route={route} />,
  numbers: ({ route }) => <SpendingArea area={useNumberArea()} route={route} />,
  contracts: ({ route }) => <SpendingArea area={useContractArea()} route={route} />,
}

export default function Spending({ route }: { route: Route }) {
  const name = names.find((one) => one === route.path[1]) ?? 'budgets'
  const View = views[name]
  return <View key={name} route={route} />
}

function SpendingArea<Row extends { id: number }>({ area, route }: { area: Area<Row>; route: Route }) {
  return <AreaView area={area} route={route} frame={(list) => <Frame name={area.name as Name}>{list}</Frame>} />
}

/** The lists are tabs of one page. */
function Frame({ name, children }: { name: Name; children: ReactNode }) {
  const words = useWords(spendingWords)
  const tabs = names.map((one) => ({ name: one, label: words.areas[one] }))
  return (
    <AreaTabs title={words.spending} intro={words.intro} path="/spending" open={name} tabs={tabs}>
      {children}
    </AreaTabs>
  )
}
