/** Approvals: the requests, the rules that ask for them, and who decides in place of somebody. */
import type { ReactNode } from 'react'
import type { Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { AreaTabs, AreaView } from '../spending/frame.js'
import { useDelegateArea } from './delegates.js'
import { RequestPage } from './request.js'
import { RequestList } from './requests.js'
import { useRuleArea } from './rules.js'
import { approvalWords } from './words.js'

const names = ['requests', 'rules', 'delegates'] as const

type Name = (typeof names)[number]

const views: Record<Name, (props: { route: Route }) => ReactNode> = {
  requests: ({ route }) => <Requests route={route} />,
  rules: ({ route }) => <AreaView area={useRuleArea()} route={route} frame={(list) => <Frame name="rules">{list}</Frame>} />,
  delegates: ({ route }) => (
    <AreaView area={useDelegateArea()} route={route} frame={(list) => <Frame name="delegates">{list}</Frame>} />
  ),
}

export default function Approvals({ route }: { route: Route }) {
  const name = names.find((one) => one === route.path[1]) ?? 'requests'
  const View = views[name]
  return <View key={name} route={route} />
}

function Requests({ route }: { route: Route }) {
  const id = Number(route.path[2])
  if (id) return <RequestPage key={id} id={id} />
  return (
    <Frame name="requests">
      <RequestList route={route} />
    </Frame>
  )
}

/** The lists are tabs of one page. */
function Frame({ name, children }: { name: Name; children: ReactNode }) {
  const words = useWords(approvalWords)
  const tabs = names.map((one) => ({ name: one, label: words.areas[one] }))
  return (
    <AreaTabs title={words.approvals} intro={words.intro} path="/approvals" open={name} tabs={tabs}>
      {children}
    </AreaTabs>
  )
}
