/** The shipments of an order: what was sent and what is left, with track and trace codes. */
import { Anchor, Group, NumberInput, Stack, Table, Text } from '@mantine/core'
import {
  shipmentCreateDocument,
  shipmentDeleteDocument,
  shipmentUpdateDocument,
  trackAndTraceCreateDocument,
} from '../../api/documents/sales-edit.js'
import { useValueWord } from '../../base/value-words.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import { useCustomFields } from '../../edit/custom-fields.js'
import type { Values } from '../../edit/values.js'
import { useFormat } from '../../parts/format.js'
import { Panel, StatusBadge, type Tone } from '../../parts/page.js'
import { fulfilmentWords } from './fulfilment-words.js'
import { linesToSend, type OrderWork, type Shipment, type WorkOrder } from './order-work.js'

interface ShipmentsProps {
  work: OrderWork
  onChanged(): void
}

interface ShippedItem {
  orderItemId: number
  quantity: number
}

const tones: Record<string, Tone> = {
  DELIVERED: 'good',
  CANCELED: 'plain',
  FAILED_DELIVERY: 'bad',
  EXCEPTION: 'bad',
  PARTIALLY_DELIVERED: 'waiting',
}

export function Shipments({ work, onChanged }: ShipmentsProps) {
  const words = useWords(fulfilmentWords)
  const { order } = work
  const shipments = order.shipments ?? []
  const left = linesToSend(order).reduce((sum, line) => sum + line.left, 0)
  const format = useFormat()
  return (
    <Panel title={words.shipments} actions={left > 0 && <ShipButton work={work} onChanged={onChanged} />}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {shipments.length === 0 ? words.noShipments : left > 0 ? words.left(format.number(left)) : words.allShipped}
        </Text>
        {shipments.map((shipment) => (
          <OneShipment key={shipment.id} shipment={shipment} work={work} onChanged={onChanged} />
        ))}
      </Stack>
    </Panel>
  )
}

const carrierChoices = ({ carriers }: OrderWork) => carriers.items.map(({ id, name }) => ({ value: String(id), label: name }))

/** By default everything that is left is sent: a whole shipment needs no typing. */
function ShipButton({ work, onChanged }: ShipmentsProps) {
  const words = useWords(fulfilmentWords)
  const { order } = work
  const custom = useCustomFields('SHIPMENT')
  const items = linesToSend(order)
    .filter(({ left }) => left > 0)
    .map(({ line, left }) => ({ orderItemId: line.id, quantity: left }))
  return (
    <ActionButton
      button={words.ship}
      title={words.shipTitle}
      intro={words.shipIntro}
      buttonProps={{ size: 'xs', variant: 'filled' }}
      label={words.shipTitle}
      name={`ship/${order.id}/${order.shipments?.length ?? 0}`}
      document={shipmentCreateDocument}
      inputType="ShipmentCreateInput"
      record={{ items: null }}
      values={{ items }}
      sections={[
        {
          fields: [
            {
              name: 'items',
              span: 12,
              isRequired: true,
              render: ({ value, onChange, error }) => (
                <ShippedLines order={order} value={(value as ShippedItem[]) ?? []} onChange={onChange} error={error} />
              ),
            },
            { name: 'code', label: words.trackCode, kind: 'text', span: 5 },
            { name: 'carrierId', label: words.carrier, kind: 'choice', choices: carrierChoices(work), span: 3 },
            { name: 'expectedDeliveryAt', label: words.expectedDelivery, kind: 'date', span: 4 },
          ],
        },
        ...custom,
      ]}
      toInput={(_, all) => toShipment(order.id, all)}
      onSaved={onChanged}
    />
  )
}

function toShipment(orderId: number, { items, code, carrierId, expectedDeliveryAt, customFields }: Values): Values {
  const carrier = carrierId ? { carrierId: Number(carrierId) } : {}
  return {
    orderId,
    items,
    ...(code ? { trackAndTraces: [{ code, ...carrier }] } : {}),
    ...(expectedDeliveryAt ? { expectedDeliveryAt } : {}),
    ...(customFields ? { customFields } : {}),
  }
}

interface ShippedLinesProps {
  order: WorkOrder
  value: ShippedItem[]
  onChange(items: ShippedItem[]): void
  error: string | undefined
}

/** The lines that are left, with how many pieces of each are in this shipment. Lines with 0 pieces are left out. */
function ShippedLines({ order, value, onChange, error }: ShippedLinesProps) {
  const words = useWords(fulfilmentWords)
  const format = useFormat()
  const change = (orderItemId: number, quantity: number) => {
    const others = value.filter((item) => item.orderItemId !== orderItemId)
    onChange(quantity > 0 ? [...others, { orderItemId, quantity }].sort((a, b) => a.orderItemId - b.orderItemId) : others)
  }
  return (
    <>
      <Table verticalSpacing={4} aria-label={words.inShipment}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{words.product}</Table.Th>
            <Table.Th className="desk-number" visibleFrom="sm">
              {words.ordered}
            </Table.Th>
            <Table.Th className="desk-number" visibleFrom="sm">
              {words.sent}
            </Table.Th>
            <Table.Th className="desk-number">{words.inShipment}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {linesToSend(order).map(({ line, sent, left }) => (
            <Table.Tr key={line.id}>
              <Table.Td className="desk-break">
                {line.name}
                <Text size="xs" c="dimmed" hiddenFrom="sm">
                  {words.ordered} {format.number(line.quantity)} · {words.sent} {format.number(sent)}
                </Text>
              </Table.Td>
              <Table.Td className="desk-number" visibleFrom="sm">
                {format.number(line.quantity)}
              </Table.Td>
              <Table.Td className="desk-number" visibleFrom="sm">
                {format.number(sent)}
              </Table.Td>
              <Table.Td className="desk-number">
                <NumberInput
                  aria-label={words.inShipmentOf(line.name)}
                  className="desk-short"
                  size="xs"
                  min={0}
                  max={left}
                  allowDecimal={false}
                  disabled={left === 0}
                  value={value.find(({ orderItemId }) => orderItemId === line.id)?.quantity ?? 0}
                  onChange={(quantity) => change(line.id, Number(quantity) || 0)}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {error && (
        <Text size="sm" c="red" role="alert">
          {error}: {words.nothingToShip}
        </Text>
      )}
    </>
  )
}

function OneShipment({ shipment, work, onChanged }: ShipmentsProps & { shipment: Shipment }) {
  const words = useWords(fulfilmentWords)
  const word = useValueWord()
  const format = useFormat()
  const custom = useCustomFields('SHIPMENT')
  const { id, status, createdAt, expectedDeliveryAt, customFields, items, trackAndTraces } = shipment
  return (
    <div className="desk-entry">
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600}>
          {format.moment(createdAt)}
        </Text>
        {status && <StatusBadge tone={tones[status] ?? 'info'}>{word(status)}</StatusBadge>}
      </Group>
      <Text size="sm" className="desk-break">
        {(items ?? []).map(({ quantity, name, sku }) => `${format.number(quantity ?? 0)} × ${name ?? sku}`).join(', ')}
      </Text>
      <Text size="sm" c="dimmed" className="desk-break">
        {(trackAndTraces ?? []).length === 0 && words.noCode}
        {(trackAndTraces ?? []).map(({ id: key, code, url, carrier }, index) => (
          <span key={key}>
            {index > 0 && ', '}
            {carrier && `${carrier.name} `}
            {url ? (
              <Anchor size="sm" href={url} target="_blank" rel="noreferrer">
                {code}
              </Anchor>
            ) : (
              code
            )}
          </span>
        ))}
        {expectedDeliveryAt && ` · ${words.expectedDelivery}: ${format.date(expectedDeliveryAt)}`}
      </Text>
      <Group gap={4} mt={4}>
        <ActionButton
          button={words.updateShipment}
          title={words.updateShipmentTitle}
          buttonProps={{ size: 'compact-xs' }}
          label={words.updateShipmentTitle}
          name={`shipment/${id}`}
          document={shipmentUpdateDocument}
          variables={{ id }}
          inputType="ShipmentUpdateInput"
          record={{ status, expectedDeliveryAt, customFields }}
          values={{ status, expectedDeliveryAt, customFields }}
          sections={[
            {
              fields: [{ name: 'status' }, { name: 'expectedDeliveryAt', label: words.expectedDelivery, kind: 'date' }],
            },
            ...custom,
          ]}
          onSaved={onChanged}
        />
        <ActionButton
          button={words.addCode}
          title={words.trackCode}
          buttonProps={{ size: 'compact-xs' }}
          label={words.trackCode}
          name={`track/${id}`}
          document={trackAndTraceCreateDocument}
          inputType="TrackAndTraceCreateInput"
          sections={[
            {
              fields: [
                { name: 'code', label: words.trackCode, isRequired: true },
                { name: 'carrierId', label: words.carrier, kind: 'choice', choices: carrierChoices(work) },
              ],
            },
          ]}
          toInput={(_, { code, carrierId }) => ({ code, shipmentId: id, ...(carrierId ? { carrierId: Number(carrierId) } : {}) })}
          onSaved={onChanged}
        />
        <ActionButton
          button={words.deleteShipment}
          title={words.deleteShipmentTitle}
          intro={words.deleteShipmentIntro}
          buttonProps={{ size: 'compact-xs', color: 'red', variant: 'subtle' }}
          label={words.deleteShipmentTitle}
          name={`shipment-delete/${id}`}
          document={shipmentDeleteDocument}
          variables={{ id }}
          inputName={null}
          inputType=""
          onSaved={onChanged}
        />
      </Group>
    </div>
  )
}
