/** The carts of buyers, and one cart with its lines. */
import { Anchor, Select, Text } from '@mantine/core'
import { cartDocument, cartsDocument } from '../../api/documents.sales.js'
import { useQuery } from '../../api/use-query.js'
import { useTexts } from '../../base/preferences.js'
import { changeQuery, linkTo, pageOf, type Route } from '../../base/router.js'
import { DataTable, ErrorNotice, Pager } from '../../parts/data-table.js'
import { fullName, useFormat } from '../../parts/format.js'
import { Facts, Page, Panel, StatusBadge } from '../../parts/page.js'
import type { FoundCart, ShownCart } from './types.js'

export default function Carts({ route }: { route: Route }) {
  const [, id] = route.path
  return id ? <OneCart id={id} /> : <CartList route={route} />
}

const statuses = ['OPEN', 'PENDING_PURCHASE_AUTHORIZATION'] as const

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

interface CartsResult {
  carts: { itemsFound: number; pages: number; items: FoundCart[] }
}

function CartList({ route }: { route: Route }) {
  const texts = useTexts()
  const format = useFormat()
  const page = pageOf(route)
  const status = route.query.get('status')
  const input = {
    page,
    offset: 20,
    sortInputs: [{ field: 'LAST_MODIFIED_AT', order: 'DESC' }],
    ...(status && { statuses: [status] }),
  }
  const { data, error, isLoading } = useQuery<CartsResult>(cartsDocument, { input })
  return (
    <Page title={texts.views.carts}>
      <Select
        label={texts.status}
        w={260}
        clearable
        placeholder={texts.allStatuses}
        value={status}
        onChange={(value) => changeQuery(route, { status: value })}
        data={statuses.map((value) => ({ value, label: texts.cartStatuses[value] }))}
      />
      <DataTable
        label={texts.views.carts}
        rows={data?.carts.items}
        rowKey={({ cartId }) => cartId}
        isLoading={isLoading}
        error={error}
        columns={[
          {
            title: texts.buyer,
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
          { title: texts.status, isSecondary: true, render: (cart) => <CartStatus cart={cart} /> },
          { title: texts.changed, isSecondary: true, render: (cart) => format.moment(cart.lastModifiedAt) },
          { title: texts.lines, isNumber: true, render: (cart) => format.number(cart.items?.length ?? 0) },
          { title: texts.total, isNumber: true, render: (cart) => format.amount(cart.total?.totalGross, cart.currency) },
        ]}
      />
      <Pager route={route} list={data?.carts} />
    </Page>
  )
}

function OneCart({ id }: { id: string }) {
  const texts = useTexts()
  const { data, error } = useQuery<{ cart: ShownCart }>(cartDocument, { id })
  const format = useFormat(data?.cart.currency)
  if (error) return <ErrorNotice error={error} />
  const cart = data?.cart
  return (
    <Page
      title={(cart && ownerOf(cart)) || texts.anonymous}
      trail={[{ label: texts.views.carts, href: linkTo('/carts') }]}
      actions={cart && <CartStatus cart={cart} />}
    >
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
