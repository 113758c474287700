/** The lists of orders and of quotes: one view, two kinds. */
import { Anchor, Group, Select, Text } from '@mantine/core'
import { ordersDocument } from '../../api/documents.sales.js'
import { useQuery } from '../../api/use-query.js'
import { useTexts } from '../../base/preferences.js'
import { changeQuery, linkTo, pageOf, type Route } from '../../base/router.js'
import type { Column } from '../../parts/columns.js'
import { DataTable, Pager } from '../../parts/data-table.js'
import { useFormat } from '../../parts/format.js'
import { Email, Page } from '../../parts/page.js'
import { TermField } from '../../parts/term-field.js'
import { Order, ValidUntil } from './order.js'
import { OrderStatusBadge, useOrderStatuses } from './order-status.js'
import type { FoundOrder } from './types.js'

export default function Orders({ route }: { route: Route }) {
  const id = Number(route.path[1])
  return id ? <Order orderId={id} /> : <OrderList route={route} />
}

function OrderList({ route }: { route: Route }) {
  const texts = useTexts()
  const isQuotes = route.path[0] === 'quotes'
  const statuses = useOrderStatuses()
  const names = isQuotes ? statuses.quotes : statuses.orders
  const page = pageOf(route)
  const status = route.query.get('status')
  const term = route.query.get('term')
  const input = {
    page,
    offset: 20,
    status: status ? [status] : [...names.keys()],
    sortInputs: [{ field: 'CREATED_AT', order: 'DESC' }],
    ...(term && { term }),
  }
  const { data, error, isLoading } = useQuery<OrdersResult>(ordersDocument, { input }, statuses.isRead)
  const columns = useColumns(isQuotes)
  const title = isQuotes ? texts.views.quotes : texts.views.orders
  return (
    <Page title={title}>
      <Group gap="sm" align="flex-end">
        <TermField route={route} label={texts.searchOrders} />
        <StatusField route={route} names={names} />
      </Group>
      <DataTable
        label={title}
        columns={columns}
        rows={data?.orders.items}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        error={statuses.error ?? error}
      />
      <Pager route={route} list={data?.orders} />
    </Page>
  )
}

interface OrdersResult {
  orders: { itemsFound: number; pages: number; items: FoundOrder[] }
}

function StatusField({ route, names }: { route: Route; names: ReadonlyMap<string, string> }) {
  const texts = useTexts()
  return (
    <Select
      label={texts.status}
      w={210}
      clearable
      placeholder={texts.allStatuses}
      value={route.query.get('status')}
      onChange={(status) => changeQuery(route, { status })}
      data={[...names].map(([value, label]) => ({ value, label }))}
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
            {row.company?.name ?? <Email address={row.email} />}
          </Text>
        </>
      ),
    },
    { title: texts.status, render: ({ status }) => <OrderStatusBadge status={status} /> },
    { title: texts.reference, isSecondary: true, render: ({ reference }) => reference ?? '' },
    isQuotes
      ? { title: texts.validTo, isSecondary: true, render: ({ validUntil }) => validUntil && <ValidUntil day={validUntil} /> }
      : { title: texts.placed, isSecondary: true, render: ({ createdAt }) => format.moment(createdAt) },
    ...(isQuotes
      ? [{ title: texts.revision, isSecondary: true, isNumber: true, render: (row: FoundOrder) => row.revisionNumber }]
      : []),
    { title: texts.total, isNumber: true, render: ({ total, currency }) => format.amount(total.gross, currency) },
  ]
}
