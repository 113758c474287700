/** The lists of orders and of quotes: one view, two kinds. */
import { Anchor, Button, Text } from '@mantine/core'
import { useMemo } from 'react'
import { ordersDocument } from '../../api/documents/sales.js'
import { useTexts } from '../../base/preferences.js'
import { linkTo, type Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import type { RecordColumn } from '../../list/columns.js'
import { RecordList } from '../../list/record-list.js'
import { useFormat } from '../../parts/format.js'
import { Email, Page } from '../../parts/page.js'
import { NewSale } from '../tender/new-sale.js'
import { listWords } from './list-words.js'
import { Order, ValidUntil } from './order.js'
import { OrderStatusBadge, useOrderStatuses } from './order-status.js'
import type { FoundOrder } from './types.js'
import { salesWords } from './words.js'

export default function Orders({ route }: { route: Route }) {
  const id = Number(route.path[1])
  if (route.path[1] === 'new') return <NewSale key={route.path[0]} route={route} />
  return id ? <Order orderId={id} /> : <OrderList route={route} />
}

const hrefOf = (isQuotes: boolean, { id }: FoundOrder) => linkTo(`/${isQuotes ? 'quotes' : 'orders'}/${id}`)

function OrderList({ route }: { route: Route }) {
  const texts = useTexts()
  const words = useWords(listWords)
  const isQuotes = route.path[0] === 'quotes'
  const statuses = useOrderStatuses()
  const names = isQuotes ? statuses.quotes : statuses.orders
  const columns = useColumns(isQuotes)
  const title = isQuotes ? texts.views.quotes : texts.views.orders
  return (
    <Page title={title} actions={<NewSaleButton isQuote={isQuotes} />}>
      <RecordList<FoundOrder>
        name={isQuotes ? 'quotes' : 'orders'}
        label={title}
        route={route}
        document={ordersDocument}
        root="orders"
        inputType="OrderSearchArguments"
        defaults={{ status: [...names.keys()], sortInputs: [{ field: 'CREATED_AT', order: 'DESC' }] }}
        filters={[{ name: 'status', label: texts.status, options: names }]}
        isReady={statuses.isRead}
        error={statuses.error}
        columns={columns}
        rowKey={({ id }) => id}
        rowTitle={({ id, orderNumber }) => `${isQuotes ? texts.quote : texts.order} ${orderNumber ?? id}`}
        rowHref={(row) => hrefOf(isQuotes, row)}
        termLabel={texts.searchOrders}
        empty={isQuotes ? words.noQuotes : words.noOrders}
      />
    </Page>
  )
}

function NewSaleButton({ isQuote }: { isQuote: boolean }) {
  const words = useWords(salesWords)
  return (
    <Button component="a" href={linkTo(isQuote ? '/quotes/new' : '/orders/new')}>
      {isQuote ? words.newQuote : words.newOrder}
    </Button>
  )
}

function useColumns(isQuotes: boolean): RecordColumn<FoundOrder>[] {
  const texts = useTexts()
  const words = useWords(listWords)
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'order',
        title: isQuotes ? texts.quote : texts.order,
        sort: 'ID',
        value: (row) => row.orderNumber ?? row.id,
        render: (row) => (
          <>
            <Anchor href={hrefOf(isQuotes, row)} fw={600}>
              {row.orderNumber ?? row.id}
            </Anchor>
            <Text size="xs" c="dimmed" className="desk-break" hiddenFrom="sm">
              {row.company?.name ?? <Email address={row.email} />}
            </Text>
          </>
        ),
      },
      {
        id: 'company',
        title: texts.company,
        sort: 'COMPANY',
        isSecondary: true,
        value: ({ company, email }) => company?.name ?? email,
        render: ({ company, email }) =>
          company ? <Anchor href={linkTo(`/companies/${company.companyId}`)}>{company.name}</Anchor> : <Email address={email} />,
      },
      {
        id: 'status',
        title: texts.status,
        sort: 'STATUS',
        value: ({ status }) => status,
        render: ({ status }) => <OrderStatusBadge status={status} />,
      },
      { id: 'reference', title: texts.reference, isSecondary: true, value: ({ reference }) => reference },
      {
        id: 'createdAt',
        title: texts.placed,
        sort: 'CREATED_AT',
        isSecondary: true,
        isOptional: isQuotes,
        value: ({ createdAt }) => createdAt,
        render: ({ createdAt }) => format.moment(createdAt),
      },
      {
        id: 'validUntil',
        title: texts.validTo,
        sort: 'VALID_UNTIL',
        isSecondary: true,
        isOptional: !isQuotes,
        value: ({ validUntil }) => validUntil,
        render: ({ validUntil }) => validUntil && <ValidUntil day={validUntil} />,
      },
      {
        id: 'revision',
        title: texts.revision,
        isSecondary: true,
        isNumber: true,
        isOptional: !isQuotes,
        value: ({ revisionNumber }) => revisionNumber,
      },
      { id: 'email', title: texts.email, isSecondary: true, isOptional: true, value: ({ email }) => email },
      { id: 'source', title: words.source, isSecondary: true, isOptional: true, value: ({ source }) => source },
      {
        id: 'lastModifiedAt',
        title: texts.changed,
        sort: 'LAST_MODIFIED_AT',
        isSecondary: true,
        isOptional: true,
        value: ({ lastModifiedAt }) => lastModifiedAt,
        render: ({ lastModifiedAt }) => format.moment(lastModifiedAt),
      },
      {
        id: 'exportedAt',
        title: texts.happened.exported,
        isSecondary: true,
        isOptional: true,
        value: ({ exportedAt }) => exportedAt,
        render: ({ exportedAt }) => format.moment(exportedAt),
      },
      { id: 'currency', title: words.currency, isSecondary: true, isOptional: true, value: ({ currency }) => currency },
      {
        id: 'total',
        title: texts.totalWithoutTax,
        sort: 'TOTAL_GROSS',
        isNumber: true,
        value: ({ total }) => total.gross,
        render: ({ total, currency }) => format.amount(total.gross, currency),
      },
      {
        id: 'totalWithTax',
        title: texts.totalWithTax,
        isNumber: true,
        isSecondary: true,
        isOptional: true,
        value: ({ total }) => total.net,
        render: ({ total, currency }) => format.amount(total.net, currency),
      },
    ],
    [texts, words, format, isQuotes],
  )
}
