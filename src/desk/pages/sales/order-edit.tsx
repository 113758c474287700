/** The form of what an order says besides its lines: reference, remarks, recipient and addresses. */
import { Modal } from '@mantine/core'
import { orderEditDocument } from '../../api/documents/sales-edit.js'
import { useWords } from '../../base/words.js'
import { useCustomFields } from '../../edit/custom-fields.js'
import { EditForm } from '../../edit/edit-form.js'
import { useRecord } from '../../edit/use-record.js'
import type { Values } from '../../edit/values.js'
import { editWords } from '../../edit/words.js'
import { DataTable, ErrorNotice } from '../../parts/data-table.js'
import { salesWords } from './words.js'

interface OrderEditProps {
  orderId: number
  title: string
  onSaved(): void
  onClose(): void
}

interface EditedOrder extends Values {
  orderAddresses: (Values & { type: string })[]
}

const ADDRESSES = { invoiceAddress: 'invoice', deliveryAddress: 'delivery' } as const

const addressFields = [
  { name: 'company', span: 12 },
  { name: 'firstName' },
  { name: 'lastName' },
  { name: 'street', span: 6 },
  { name: 'number', span: 3 },
  { name: 'numberExtension', span: 3 },
  { name: 'postalCode', span: 3 },
  { name: 'city', span: 6 },
  { name: 'country', span: 3 },
  { name: 'phone' },
  { name: 'email' },
  { name: 'notes', span: 12 },
]

/** Returns the addresses of an order as members of their own, which a form can show. */
function toValues({ orderAddresses, ...values }: EditedOrder): Values {
  const addresses = Object.entries(ADDRESSES).map(([name, type]) => {
    const { type: _, ...address } = orderAddresses.find((other) => other.type === type) ?? { type }
    return [name, address]
  })
  return { ...values, ...Object.fromEntries(addresses) }
}

/** Returns the changed values as the input wants them. */
function toInput(changed: Values): Values {
  const addresses = Object.entries(ADDRESSES).flatMap(([name, type]) =>
    changed[name] ? [{ ...(changed[name] as Values), type }] : [],
  )
  const values = Object.fromEntries(Object.entries(changed).filter(([name]) => !(name in ADDRESSES)))
  return { ...values, ...(addresses.length > 0 && { addresses }) }
}

export function OrderEdit({ orderId, title, onSaved, onClose }: OrderEditProps) {
  const words = useWords(salesWords)
  const { close } = useWords(editWords)
  return (
    <Modal opened onClose={onClose} title={words.detailsOf(title)} size="xl" closeButtonProps={{ 'aria-label': close }}>
      <OrderForm orderId={orderId} title={title} onSaved={onSaved} onClose={onClose} />
    </Modal>
  )
}

function OrderForm({ orderId, title, onSaved, onClose }: OrderEditProps) {
  const words = useWords(salesWords)
  const custom = useCustomFields('ORDER')
  const variables = { orderId }
  const { data, etag, error, reload } = useRecord<{ order: EditedOrder }>(orderEditDocument, variables)
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  const inner = { kind: 'object', inputType: 'OrderAddressUpdateInput', fields: addressFields, span: 12 } as const
  return (
    <EditForm
      name={`order/${orderId}`}
      label={words.detailsOf(title)}
      document={orderEditDocument}
      variables={variables}
      inputType="OrderUpdateInput"
      sections={[
        {
          fields: [
            { name: 'reference', label: words.reference },
            { name: 'email' },
            { name: 'remarks', kind: 'long', span: 12 },
            { name: 'recipientCompany', label: words.recipientCompany, span: 4 },
            { name: 'recipientFirstName', label: words.recipientFirstName, span: 4 },
            { name: 'recipientLastName', label: words.recipientLastName, span: 4 },
            { name: 'deliveryAddress', label: words.deliveryAddress, ...inner },
            { name: 'invoiceAddress', label: words.invoiceAddress, ...inner },
          ],
        },
        ...custom,
      ]}
      values={toValues(data.order)}
      record={data.order}
      toInput={toInput}
      etag={etag}
      reload={reload}
      onCancel={onClose}
      onSaved={() => {
        onSaved()
        onClose()
      }}
    />
  )
}
