/** The sales of a period: four numbers, each compared with the period before, and a chart of each. */
import { Alert, Card, SegmentedControl, Text } from '@mantine/core'
import { type ReactNode, useCallback, useState } from 'react'
import { statisticsDocument } from '../../api/documents/home.js'
import { useQuery } from '../../api/use-query.js'
import { useWords } from '../../base/words.js'
import { TimeChart } from '../../parts/chart.js'
import { DataTable, ErrorNotice } from '../../parts/data-table.js'
import { useFormat } from '../../parts/format.js'
import { Panel } from '../../parts/page.js'
import { changeOf } from './periods.js'
import type { SalesPoint, StatisticsResult } from './types.js'
import { homeWords } from './words.js'

interface SalesProps {
  current: { interval: string }
  previous: object
  isOneCompany: boolean
}

export function Sales({ current, previous, isOneCompany }: SalesProps) {
  const words = useWords(homeWords)
  const { data, error, isLoading } = useQuery<StatisticsResult>(statisticsDocument, { current, previous })
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  return (
    <div className="desk-sales" data-loading={isLoading || undefined}>
      {!data.current.isUpToDate && (
        <Alert color="blue" role="status">
          {words.catchingUp}
        </Alert>
      )}
      <Numbers total={data.current.total} before={data.previous.total} isOneCompany={isOneCompany} />
      <Charts points={data.current.points} total={data.current.total} interval={current.interval} />
    </div>
  )
}

const customersOf = ({ newCompanies, newContacts, newCustomers }: SalesPoint) => newCompanies + newContacts + newCustomers
const grossOf = ({ revenue }: SalesPoint, currency: string) => revenue.find((one) => one.currency === currency)?.gross ?? 0

function Numbers({ total, before, isOneCompany }: { total: SalesPoint; before: SalesPoint; isOneCompany: boolean }) {
  const words = useWords(homeWords)
  const format = useFormat()
  const [main] = total.revenue
  return (
    <div className="desk-numbers">
      <NumberCard
        title={`${words.revenue} ${words.exclTax}`}
        change={main ? changeOf(main.gross, grossOf(before, main.currency)) : null}
        detail={total.revenue
          .slice(1)
          .map(({ currency, gross }) => format.amount(gross, currency))
          .join(' · ')}
      >
        {main ? format.amount(main.gross, main.currency) : words.noRevenue}
      </NumberCard>
      <NumberCard title={words.orders} change={changeOf(total.orders, before.orders)}>
        {format.number(total.orders)}
      </NumberCard>
      <NumberCard
        title={words.newCustomers}
        change={changeOf(customersOf(total), customersOf(before))}
        detail={
          isOneCompany
            ? words.newContactsDetail(format.number(total.newContacts))
            : words.newCustomersDetail(
                format.number(total.newCompanies),
                format.number(total.newContacts),
                format.number(total.newCustomers),
              )
        }
      >
        {format.number(customersOf(total))}
      </NumberCard>
      <NumberCard
        title={words.quotesWon}
        change={changeOf(total.quotesWon, before.quotesWon)}
        detail={words.quotesSent(format.number(total.quotesSent))}
      >
        {format.number(total.quotesWon)}
      </NumberCard>
    </div>
  )
}

interface NumberCardProps {
  title: string
  change: number | null
  detail?: string
  children: ReactNode
}

function NumberCard({ title, change, detail, children }: NumberCardProps) {
  const words = useWords(homeWords)
  const sign = change !== null && change > 0 ? '+' : ''
  return (
    <Card withBorder padding="md" component="section">
      <Text size="sm" c="dimmed">
        {title}
      </Text>
      <Text className="desk-number-value">{children}</Text>
      {detail && (
        <Text size="sm" c="dimmed">
          {detail}
        </Text>
      )}
      <Text size="xs" c="dimmed" mt="auto" pt={4}>
        {change === null ? words.notComparable : words.compared(`${sign}${change} %`)}
      </Text>
    </Card>
  )
}

function Charts({ points, total, interval }: { points: SalesPoint[]; total: SalesPoint; interval: string }) {
  const words = useWords(homeWords)
  const format = useFormat()
  const [chosen, setChosen] = useState<string | null>(null)
  const currencies = total.revenue.map(({ currency }) => currency)
  const currency = currencies.find((one) => one === chosen) ?? currencies[0]
  const names = points.map(({ from }) => (interval === 'MONTH' ? format.month(from) : format.shortDate(from)))
  const formatAmount = useCallback((value: number) => format.amount(value, currency), [format, currency])
  const formatCount = useCallback((value: number) => format.number(value), [format])
  const formatAxis = useCallback((value: number) => format.compact(value), [format])
  const shared = { points: names, formatAxis }
  return (
    <>
      {currency && (
        <Panel
          title={words.revenueIn(currency)}
          actions={
            currencies.length > 1 && (
              <SegmentedControl size="xs" aria-label={words.currency} value={currency} onChange={setChosen} data={currencies} />
            )
          }
        >
          <TimeChart
            {...shared}
            kind="bars"
            label={words.revenueIn(currency)}
            format={formatAmount}
            series={[{ label: words.revenue, values: points.map((point) => grossOf(point, currency)) }]}
          />
        </Panel>
      )}
      <div className="desk-columns desk-columns-narrow">
        <Panel title={words.orders}>
          <TimeChart
            {...shared}
            kind="bars"
            label={words.orders}
            isWhole
            format={formatCount}
            series={[{ label: words.orders, values: points.map(({ orders }) => orders) }]}
          />
        </Panel>
        <Panel title={words.quotesWon}>
          <TimeChart
            {...shared}
            kind="line"
            label={words.quotesWon}
            isWhole
            format={formatCount}
            series={[
              { label: words.quotesWon, values: points.map(({ quotesWon }) => quotesWon) },
              { label: words.quotesSentSeries, values: points.map(({ quotesSent }) => quotesSent) },
            ]}
          />
        </Panel>
        <Panel title={words.newCustomers}>
          <TimeChart
            {...shared}
            kind="bars"
            label={words.newCustomers}
            isWhole
            format={formatCount}
            series={[{ label: words.newCustomers, values: points.map(customersOf) }]}
          />
        </Panel>
      </div>
    </>
  )
}
