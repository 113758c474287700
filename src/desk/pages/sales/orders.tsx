/** The lists of orders and of quotes: one view, two kinds. */
import { Anchor, Group, Select, Text } from '@mantine/core'
import { orderStatusesDocument, ordersDocument } from '../../api/documents.sales.js'
import { useQuery } from '../../api/use-query.js'
import { useTexts } from '../../app/preferences.js'
import { changeQuery, linkTo, pageOf, type Route } from '../../app/router.js'
import { type Column, DataTable, Pager } from '../../parts/data-table.js'
import { useFormat } from '../../parts/format.js'
import { Page } from '../../parts/page.js'
import { TermField } from '../../parts/term-field.js'
import { Order } from './order.js'
import { OrderStatusBadge } from './order-status.js'
import type { FoundOrder } from './types.js'

const orderTypes = ['dropshipment', 'purchase', 'stock']

export default function Orders({ route }: { route: Route }) {
  const id = Number(route.path[1])
  return id ? <Order orderId={id} /> : <OrderList route={route} />
}

function OrderList({ route }: { route: Route }) {
  const texts = useTexts()
  const isQuotes = route.path[0] === 'quotes'
  const page = pageOf(route)
  const status = route.query.get('status')
  const term = route.query.get('term')
  const input = {
    page,
    offset: 20,
    type: isQuotes ? ['quotation'] : orderTypes,
    sortInputs: [{ field: 'CREATED_AT', order: 'DESC' }],
    ...(status && { status: [status] }),
    ...(term && { term }),
  }
  const { data, error, isLoading } = useQuery<OrdersAnswer>(ordersDocument, { input })
  const columns = useColumns(isQuotes)
  const title = isQuotes ? texts.views.quotes : texts.views.orders
  return (
    <Page title={title}>
      <Group gap="sm" align="flex-end">
        <TermField route={route} label={texts.searchOrders} />
        <StatusField route={route} isQuotes={isQuotes} />
      </Group>
      <DataTable
        label={title}
        columns={columns}
        rows={data?.orders.items}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        error={error}
      />
      <Pager route={route} list={data?.orders} />
    </Page>
  )
}

interface OrdersAnswer {
  orders: { itemsFound: number; pages: number; items: FoundOrder[] }
}

interface StatusesAnswer {
  orderStatuses: { items: { code: string; name: string; orderType: string }[] }
}

function StatusField({ route, isQuotes }: { route: Route; isQuotes: boolean }) {
  const texts = useTexts()
  const { data } = useQuery<StatusesAnswer>(orderStatusesDocument)
  const fitting = (data?.orderStatuses.items ?? []).filter(({ orderType }) => (orderType === 'ORDER') !== isQuotes)
  const codes = [...new Map(fitting.map(({ code, name }) => [code, name]))]
  return (
    <Select
      label={texts.status}
      w={210}
      clearable
      placeholder={texts.allStatuses}
      value={route.query.get('status')}
      onChange={(status) => changeQuery(route, { status })}
      data={codes.map(([value, label]) => ({ value, label }))}
    />
  )
}

function useColumns(isQuotes: boolean): Column<FoundOrder>[] {
  const texts = useTexts()
  const format = useFormat()
  return [
    {
      title: isQuotes ? texts.quote : texts.order,
      render: (row) => (
        <>
          <Anchor href={linkTo(`/${isQuotes ? 'quotes' : 'orders'}/${row.id}`)} fw={600}>
            {row.orderNumber ?? row.id}
          </Anchor>
          <Text size="sm" c="dimmed" className="desk-break">
            {row.company?.name ?? row.email}
          </Text>
        </>
      ),
    },
    { title: texts.status, render: ({ status }) => <OrderStatusBadge status={status} /> },
    { title: texts.reference, isSecondary: true, render: ({ reference }) => reference ?? '' },
    isQuotes
      ? { title: texts.validTo, isSecondary: true, render: ({ validUntil }) => format.date(validUntil) }
      : { title: texts.placed, isSecondary: true, render: ({ createdAt }) => format.moment(createdAt) },
    ...(isQuotes
      ? [{ title: texts.revision, isSecondary: true, isNumber: true, render: (row: FoundOrder) => row.revisionNumber }]
      : []),
    { title: texts.total, isNumber: true, render: ({ total, currency }) => format.amount(total.gross, currency) },
  ]
}
