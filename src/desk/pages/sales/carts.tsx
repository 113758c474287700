/** The carts of buyers, and one cart with its lines. */
import { Anchor, Text } from '@mantine/core'
import { useMemo } from 'react'
import { cartDocument, cartsDocument } from '../../api/documents/sales.js'
import { useQuery } from '../../api/use-query.js'
import { useTexts } from '../../base/preferences.js'
import { linkTo, type Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import type { RecordColumn } from '../../list/columns.js'
import { RecordList } from '../../list/record-list.js'
import { DataTable, ErrorNotice } from '../../parts/data-table.js'
import { fullName, useFormat } from '../../parts/format.js'
import { Facts, Page, Panel, StatusBadge } from '../../parts/page.js'
import { CartApproval } from './cart-approval.js'
import { listWords } from './list-words.js'
import type { FoundCart, ShownCart } from './types.js'

export default function Carts({ route }: { route: Route }) {
  const [, id] = route.path
  return id ? <OneCart id={id} /> : <CartList route={route} />
}

const ownerOf = ({ company, contact, customer }: Pick<FoundCart, 'company' | 'contact' | 'customer'>) =>
  [company?.name, fullName(contact ?? customer)].filter(Boolean).join(' · ')

/** Shows the status. A cart whose order waits for its payment can still change; afterwards it shows its order. */
function CartStatus({ cart: { status, orderId, orderStatus } }: { cart: Pick<FoundCart, 'status' | 'orderId' | 'orderStatus'> }) {
  const texts = useTexts()
  if (orderId !== null && orderStatus !== 'UNFINISHED')
    return (
      <Anchor href={linkTo(`/orders/${orderId}`)} size="sm">
        {texts.ordered} · {texts.order} {orderId}
      </Anchor>
    )
  return status && <StatusBadge tone={status === 'OPEN' ? 'info' : 'waiting'}>{texts.cartStatuses[status]}</StatusBadge>
}

function CartList({ route }: { route: Route }) {
  const texts = useTexts()
  const words = useWords(listWords)
  const columns = useColumns()
  return (
    <Page title={texts.views.carts}>
      <RecordList<FoundCart>
        name="carts"
        label={texts.views.carts}
        route={route}
        document={cartsDocument}
        root="carts"
        inputType="CartSearchInput"
        defaults={{ sortInputs: [{ field: 'LAST_MODIFIED_AT', order: 'DESC' }] }}
        columns={columns}
        rowKey={({ cartId }) => cartId}
        rowTitle={(cart) => ownerOf(cart) || texts.anonymous}
        rowHref={({ cartId }) => linkTo(`/carts/${cartId}`)}
        empty={words.noCarts}
      />
    </Page>
  )
}

function useColumns(): RecordColumn<FoundCart>[] {
  const texts = useTexts()
  const words = useWords(listWords)
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'buyer',
        title: texts.buyer,
        value: (cart) => ownerOf(cart) || texts.anonymous,
        render: (cart) => (
          <>
            <Anchor href={linkTo(`/carts/${cart.cartId}`)} fw={600}>
              {ownerOf(cart) || texts.anonymous}
            </Anchor>
            <Text size="sm" c="dimmed">
              {cart.reference}
            </Text>
          </>
        ),
      },
      {
        id: 'status',
        title: texts.status,
        isSecondary: true,
        value: ({ status }) => status && texts.cartStatuses[status],
        render: (cart) => <CartStatus cart={cart} />,
      },
      { id: 'reference', title: texts.reference, isSecondary: true, isOptional: true, value: ({ reference }) => reference },
      {
        id: 'createdAt',
        title: texts.created,
        sort: 'CREATED_AT',
        isSecondary: true,
        isOptional: true,
        value: ({ createdAt }) => createdAt,
        render: ({ createdAt }) => format.moment(createdAt),
      },
      {
        id: 'lastModifiedAt',
        title: texts.changed,
        sort: 'LAST_MODIFIED_AT',
        isSecondary: true,
        value: ({ lastModifiedAt }) => lastModifiedAt,
        render: ({ lastModifiedAt }) => format.moment(lastModifiedAt),
      },
      { id: 'lines', title: texts.lines, isNumber: true, value: ({ items }) => items?.length ?? 0 },
      { id: 'currency', title: words.currency, isSecondary: true, isOptional: true, value: ({ currency }) => currency },
      {
        id: 'total',
        title: texts.totalWithoutTax,
        isNumber: true,
        value: ({ total }) => total?.totalGross,
        render: ({ total, currency }) => format.amount(total?.totalGross, currency),
      },
      {
        id: 'totalWithTax',
        title: texts.totalWithTax,
        isNumber: true,
        isSecondary: true,
        isOptional: true,
        value: ({ total }) => total?.totalNet,
        render: ({ total, currency }) => format.amount(total?.totalNet, currency),
      },
    ],
    [texts, words, format],
  )
}

function OneCart({ id }: { id: string }) {
  const texts = useTexts()
  const { data, error, reload } = useQuery<{ cart: ShownCart }>(cartDocument, { id })
  const format = useFormat(data?.cart.currency)
  if (error) return <ErrorNotice error={error} />
  const cart = data?.cart
  return (
    <Page
      title={(cart && ownerOf(cart)) || texts.anonymous}
      trail={[{ label: texts.views.carts, href: linkTo('/carts') }]}
      actions={cart && <CartStatus cart={cart} />}
    >
      {cart?.status === 'PENDING_PURCHASE_AUTHORIZATION' && cart.orderId === null && (
        <CartApproval cart={cart} onChanged={reload} />
      )}
      <Panel title={texts.lines}>
        <DataTable
          label={texts.lines}
          rows={cart && (cart.items ?? [])}
          rowKey={({ itemId }) => itemId}
          columns={[
            {
              title: texts.product,
              render: ({ productId, product }) => (
                <>
                  <Anchor href={linkTo(`/products/${productId}`)} size="sm" fw={600}>
                    {format.text(product?.names) || `#${productId}`}
                  </Anchor>
                  <Text size="xs" c="dimmed">
                    {product?.sku}
                  </Text>
                </>
              ),
            },
            { title: texts.quantity, isNumber: true, render: ({ quantity }) => format.number(quantity) },
            { title: texts.pricePerPiece, isNumber: true, isSecondary: true, render: ({ price }) => format.amount(price) },
            {
              title: texts.discount,
              isNumber: true,
              isSecondary: true,
              render: ({ discount }) => (discount ? format.amount(-discount) : null),
            },
            { title: texts.total, isNumber: true, render: ({ totalSum }) => format.amount(totalSum) },
          ]}
        />
      </Panel>
      {cart && (
        <Panel title={texts.facts}>
          <Facts
            facts={[
              [texts.reference, cart.reference],
              [texts.remarks, cart.notes],
              [texts.changed, format.moment(cart.lastModifiedAt)],
              [texts.discount, cart.total?.discount ? format.amount(cart.total.discount) : null],
              [texts.totalWithoutTax, format.amount(cart.total?.totalGross)],
              [texts.totalWithTax, format.amount(cart.total?.totalNet)],
            ]}
          />
        </Panel>
      )}
    </Page>
  )
}
