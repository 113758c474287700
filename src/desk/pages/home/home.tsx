/** The home page: what needs somebody today, and how the shop does. */
import { Group, SegmentedControl } from '@mantine/core'
import { useLoadedRights } from '../../api/rights.js'
import { browserTime } from '../../api/session.js'
import { useTexts } from '../../base/preferences.js'
import { changeQuery, type Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { Page } from '../../parts/page.js'
import { CompanyField } from './company-field.js'
import { type PeriodName, periodNames, readPeriod } from './periods.js'
import { MissedSearches, TopProducts } from './rankings.js'
import { Sales } from './sales.js'
import { Tasks } from './tasks.js'
import { homeWords } from './words.js'

const isPeriod = (text: string | null): text is PeriodName => periodNames.some((name) => name === text)

export default function Home({ route }: { route: Route }) {
  const texts = useTexts()
  const may = useLoadedRights()
  return (
    <Page title={texts.views.home}>
      <Tasks />
      {may?.('order', 'VIEWER') && <Statistics route={route} />}
    </Page>
  )
}

/** How the shop does. Who may read orders may read it. */
function Statistics({ route }: { route: Route }) {
  const words = useWords(homeWords)
  const asked = route.query.get('period')
  const name = isPeriod(asked) ? asked : 'month'
  const { current, previous } = readPeriod(name, browserTime())
  const companyId = Number(route.query.get('company')) || null
  const only = companyId ? { companyId } : {}
  const { from, to } = current
  return (
    <>
      <Group justify="space-between" align="flex-end" gap="sm">
        <SegmentedControl
          aria-label={words.period}
          value={name}
          onChange={(period) => changeQuery(route, { period })}
          data={periodNames.map((value) => ({ value, label: words.periods[value] }))}
        />
        <CompanyField companyId={companyId} onChange={(company) => changeQuery(route, { company })} />
      </Group>
      <Sales current={{ ...current, ...only }} previous={{ ...previous, ...only }} isOneCompany={companyId !== null} />
      <div className="desk-columns">
        <TopProducts input={{ from, to, ...only }} />
        <MissedSearches input={{ from, to }} />
      </div>
    </>
  )
}
