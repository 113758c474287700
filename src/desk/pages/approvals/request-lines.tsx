/** What was asked for: the lines of the cart, or of the order that it became. */
import { Anchor, Text } from '@mantine/core'
import type { QueryState } from '../../api/use-query.js'
import { linkTo } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { DataTable, ErrorNotice, TitleCell } from '../../parts/data-table.js'
import { useFormat } from '../../parts/format.js'
import type { RequestedCart, RequestedOrder } from './request-types.js'
import { approvalWords } from './words.js'

interface Line {
  key: string
  productId: number | null
  name: string
  sku: string | null
  quantity: number
  price: number
  total: number
}

function Lines({ lines, currency }: { lines: readonly Line[] | undefined; currency: string }) {
  const words = useWords(approvalWords)
  const format = useFormat(currency)
  return (
    <DataTable
      label={words.lines}
      rows={lines}
      rowKey={({ key }) => key}
      columns={[
        {
          title: words.productName,
          render: ({ productId, name, sku }) => (
            <TitleCell title={productId ? <Anchor href={linkTo(`/products/${productId}`)}>{name}</Anchor> : name}>
              {sku}
            </TitleCell>
          ),
        },
        { title: words.quantity, isNumber: true, render: ({ quantity }) => format.number(quantity) },
        { title: words.price, isNumber: true, isSecondary: true, render: ({ price }) => format.amount(price) },
        { title: words.total, isNumber: true, render: ({ total }) => format.amount(total) },
      ]}
    />
  )
}

interface CartLinesProps {
  state: QueryState<{ cart: RequestedCart }>
  currency: string
}

export function CartLines({ state: { data, error }, currency }: CartLinesProps) {
  const words = useWords(approvalWords)
  const format = useFormat()
  // A cart that is gone is no fault: the request outlives it.
  if (error) return <Text c="dimmed">{words.noCart}</Text>
  const lines = data?.cart.items?.map(({ itemId, productId, quantity, price, totalSum, product }) => ({
    ...{ key: itemId, productId, quantity, price, total: totalSum },
    name: format.text(product?.names) || `#${productId}`,
    sku: product?.sku ?? null,
  }))
  return <Lines lines={data ? (lines ?? []) : undefined} currency={currency} />
}

interface OrderLinesProps {
  state: QueryState<{ order: RequestedOrder }>
  currency: string
}

export function OrderLines({ state: { data, error }, currency }: OrderLinesProps) {
  if (error) return <ErrorNotice error={error} />
  const lines = data?.order.items
    .filter((item) => item.class === 'product')
    .map(({ uuid, priceTotal, ...line }) => ({ ...line, key: uuid, total: priceTotal }))
  return <Lines lines={lines} currency={currency} />
}
