/** The page of an order or quote: lines, totals, timeline, revisions side by side, PDF. */
import { Anchor, Group, SimpleGrid, Text, Timeline } from '@mantine/core'
import { orderDocument } from '../../api/documents/sales.js'
import { useQuery } from '../../api/use-query.js'
import { useTexts } from '../../base/preferences.js'
import { linkTo } from '../../base/router.js'
import { useValueWord } from '../../base/value-words.js'
import { useWords } from '../../base/words.js'
import { Address } from '../../parts/address.js'
import { DataTable, ErrorNotice } from '../../parts/data-table.js'
import { fullName, useFormat } from '../../parts/format.js'
import { Email, Facts, Page, Panel, StatusBadge } from '../../parts/page.js'
import { OrderActions } from './order-actions.js'
import { OrderLines, OrderTotals } from './order-lines.js'
import { OrderStatusBadge, useOrderStatuses } from './order-status.js'
import { useOrderWork } from './order-work.js'
import { Payments } from './payments.js'
import { Revisions } from './revisions.js'
import { Shipments } from './shipments.js'
import type { ShownOrder } from './types.js'
import { salesWords } from './words.js'

export function Order({ orderId }: { orderId: number }) {
  const { data, error, reload } = useQuery<{ order: ShownOrder }>(orderDocument, { orderId })
  const statuses = useOrderStatuses()
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  return (
    <OrderPage
      key={orderId}
      order={data.order}
      isQuote={statuses.isRead ? statuses.quotes.has(data.order.status) : data.order.type === 'quotation'}
      reload={reload}
    />
  )
}

function OrderPage({ order, isQuote, reload }: { order: ShownOrder; isQuote: boolean; reload(): void }) {
  const texts = useTexts()
  const format = useFormat()
  const word = useValueWord()
  const words = useWords(salesWords)
  const work = useOrderWork(order.id)
  const onChanged = () => {
    reload()
    work.reload()
  }
  const title = `${isQuote ? texts.quote : texts.order} ${order.orderNumber ?? order.id}`
  const addresses = order.orderAddresses.filter(({ street, city }) => street || city)
  const list = isQuote
    ? { label: texts.views.quotes, href: linkTo('/quotes') }
    : { label: texts.views.orders, href: linkTo('/orders') }
  return (
    <Page
      title={title}
      trail={[list]}
      actions={
        work.data && (
          <OrderActions
            order={work.data.order}
            title={title}
            isQuote={isQuote}
            isMailed={order.emailDate !== null}
            onChanged={onChanged}
          />
        )
      }
    >
      {work.error && <ErrorNotice error={work.error} />}
      <SimpleGrid cols={{ base: 1, md: 3 }}>
        <Panel title={texts.facts}>
          <Facts
            facts={[
              [texts.status, <OrderStatusBadge key="status" status={order.status} />],
              [
                texts.company,
                order.company && (
                  <Anchor key="company" size="sm" href={linkTo(`/companies/${order.company.companyId}`)}>
                    {order.company.name}
                  </Anchor>
                ),
              ],
              [texts.email, <Email key="email" address={order.email} />],
              [texts.reference, order.reference],
              [isQuote ? texts.created : texts.placed, format.moment(order.createdAt)],
              [texts.validTo, order.validUntil && <ValidUntil key="valid" day={order.validUntil} />],
              [
                texts.payment,
                [order.paymentData.method, knownPayment(order.paymentData.status)]
                  .map((value) => word(value))
                  .filter(Boolean)
                  .join(' · '),
              ],
              [
                texts.delivery,
                [order.postageData.method, order.postageData.carrier]
                  .map((value) => word(value))
                  .filter(Boolean)
                  .join(' · '),
              ],
              [
                texts.debtor,
                [
                  order.debtorId,
                  order.debtorCompany,
                  fullName({ firstName: order.debtorFirstName, lastName: order.debtorLastName }),
                ]
                  .filter(Boolean)
                  .join(' · '),
              ],
              [
                texts.recipient,
                [order.recipientCompany, fullName({ firstName: order.recipientFirstName, lastName: order.recipientLastName })]
                  .filter(Boolean)
                  .join(' · '),
              ],
              [texts.actionCode, order.actionCode],
              [texts.remarks, order.remarks],
            ]}
          />
        </Panel>
        <Panel title={texts.addresses}>
          {addresses.length === 0 && <Text c="dimmed">{words.noAddresses}</Text>}
          {addresses.map((address) => (
            <Address
              key={address.id}
              address={address}
              receiver={[address.company, fullName(address)].filter(Boolean).join(', ')}
            />
          ))}
        </Panel>
        <Panel title={texts.timeline}>
          <OrderTimeline order={order} />
        </Panel>
      </SimpleGrid>
      <Panel title={texts.lines}>
        <OrderLines content={order} currency={order.currency} />
        <OrderTotals content={order} currency={order.currency} />
      </Panel>
      {work.data && !isQuote && (
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          <Shipments work={work.data} onChanged={onChanged} />
          <Payments work={work.data} onChanged={onChanged} />
        </SimpleGrid>
      )}
      {order.revisions.items.length > 0 && <Revisions order={order} onChanged={onChanged} />}
    </Page>
  )
}

/** Returns the payment status; null for UNKNOWN, with which orders begin. */
const knownPayment = (status: string | null) => (status === 'UNKNOWN' ? null : status)

/** Shows until when a quote is valid, and whether that is over. */
export function ValidUntil({ day }: { day: string }) {
  const texts = useTexts()
  const format = useFormat()
  // wharf-ignore: the browser has no other clock than its own
  const isOver = new Date(day) < new Date()
  return (
    <Group gap="xs">
      {format.date(day)}
      {isOver && <StatusBadge tone="bad">{texts.expired}</StatusBadge>}
    </Group>
  )
}

/** Shows the events known from the order itself, the oldest first. */
function OrderTimeline({ order }: { order: ShownOrder }) {
  const texts = useTexts()
  const format = useFormat()
  const word = useValueWord()
  const moments = [
    { at: order.createdAt, text: texts.happened.created },
    ...order.revisions.items.map((revision) => ({
      at: revision.createdAt,
      text: `${texts.revision} ${revision.revisionNumber} · ${word(revision.snapshot.status)}`,
      who: revision.createdByAdminUser?.email ?? fullName(revision.createdByContact),
    })),
    { at: order.emailDate, text: texts.happened.mailed },
    { at: order.exportedAt, text: texts.happened.exported },
    ...(order.shipments ?? []).map(({ createdAt, status, trackAndTraces }) => ({
      at: createdAt,
      text: [texts.happened.shipped, word(status), ...(trackAndTraces ?? []).map(({ code }) => code)].filter(Boolean).join(' · '),
    })),
    { at: order.statusDate, text: `${texts.status}: ${word(order.status)}` },
  ]
  // The status may be that of the draft from which the order was made; nothing is shown before its creation.
  const known = moments
    .flatMap((moment) => (moment.at ? [{ who: '', ...moment, at: moment.at }] : []))
    .map((moment) => ({ ...moment, at: moment.at < order.createdAt ? order.createdAt : moment.at }))
    .sort((one, other) => one.at.localeCompare(other.at))
  return (
    <Timeline className="desk-timeline" active={known.length - 1} bulletSize={14} lineWidth={2}>
      {known.map(({ at, text, who }) => (
        <Timeline.Item key={at + text} title={text}>
          <Text size="xs" c="dimmed">
            {[format.moment(at), who].filter(Boolean).join(' · ')}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  )
}
