/** What a salesperson does with an order or quote: change it, set its status, send it, cancel it. */
import { Button, Group, Menu } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import {
  orderConfirmDocument,
  orderDeleteDocument,
  orderStatusDocument,
  quoteSendDocument,
} from '../../api/documents/sales-edit.js'
import { linkTo, openView } from '../../base/router.js'
import { useValueWord } from '../../base/value-words.js'
import { useWords } from '../../base/words.js'
import { ActionDialog } from '../../edit/action-dialog.js'
import { Icon } from '../../parts/icon.js'
import { OrderEdit } from './order-edit.js'
import { findCancelStatus, type NextStatus, type WorkOrder } from './order-work.js'
import { PdfPreview } from './pdf-preview.js'
import { salesWords } from './words.js'

export interface OrderActionsProps {
  order: WorkOrder
  title: string
  isQuote: boolean
  /** Whether a confirmation was sent before. */
  isMailed: boolean
  onChanged(): void
}

export function OrderActions(props: OrderActionsProps) {
  const { order, isQuote } = props
  const words = useWords(salesWords)
  const isEditable = order.orderStatus?.isEditable === true
  return (
    <Group gap="xs">
      {isEditable && (
        <Button component="a" href={linkTo(`/tenders/${order.uuid}`)}>
          {isQuote ? words.answerQuote : words.changeOrder}
        </Button>
      )}
      <StatusMenu {...props} />
      <MoreMenu {...props} />
    </Group>
  )
}

interface Entry {
  label: string
  isDangerous?: boolean
  dialog(close: () => void): ReactNode
}

/** A menu whose entries open dialogs. */
function DialogMenu({ label, entries }: { label: string; entries: readonly Entry[] }) {
  const [open, setOpen] = useState<Entry | null>(null)
  if (entries.length === 0) return null
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" rightSection={<Icon name="chevron" size={14} />}>
            {label}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {entries.map((entry) => (
            <Menu.Item key={entry.label} {...(entry.isDangerous && { color: 'red' })} onClick={() => setOpen(entry)}>
              {entry.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {open?.dialog(() => setOpen(null))}
    </>
  )
}

/** The statuses that may follow, as the API says. */
function StatusMenu({ order, title, onChanged }: OrderActionsProps) {
  const words = useWords(salesWords)
  const word = useValueWord()
  const entries = (order.orderStatus?.nextStatuses.items ?? [])
    .filter(({ code }) => code !== order.status)
    .map((next) => ({
      label: words.setStatus(word(next.code)),
      dialog: (close: () => void) => (
        <StatusDialog order={order} title={title} next={next} onChanged={onChanged} onClose={close} />
      ),
    }))
  return <DialogMenu label={words.changeStatus} entries={entries} />
}

interface StatusDialogProps extends Pick<OrderActionsProps, 'order' | 'title' | 'onChanged'> {
  next: NextStatus
  button?: string
  intro?: string
  hasMail?: boolean
  onClose(): void
}

function StatusDialog({ order, title, next, button, intro, hasMail = true, onChanged, onClose }: StatusDialogProps) {
  const words = useWords(salesWords)
  const word = useValueWord()
  return (
    <ActionDialog
      button={button ?? words.setStatus(word(next.code))}
      {...(intro && { intro })}
      title={`${title}: ${button ?? words.setStatus(word(next.code))}`}
      label={title}
      name={`order-status/${order.id}/${next.code}`}
      document={orderStatusDocument}
      inputType="OrderSetStatusInput"
      record={{ status: order.status }}
      values={{ sendOrderConfirmationEmail: false, addPDFAttachment: false }}
      toInput={(_, all) => ({ ...all, orderId: order.id, status: next.code })}
      sections={
        hasMail && next.orderType === 'ORDER'
          ? [
              {
                fields: [
                  { name: 'sendOrderConfirmationEmail', label: words.sendConfirmation, help: order.email, span: 12 },
                  { name: 'addPDFAttachment', label: words.addPdf, span: 12 },
                ],
              },
            ]
          : []
      }
      onSaved={onChanged}
      onClose={onClose}
    />
  )
}

function MoreMenu(props: OrderActionsProps) {
  const { order, title, isQuote, isMailed, onChanged } = props
  const words = useWords(salesWords)
  const word = useValueWord()
  const cancel = findCancelStatus(order)
  const entries: (Entry | false | undefined)[] = [
    {
      label: words.previewPdf,
      dialog: (close) => <PdfPreview orderId={order.id} isQuote={isQuote} onClose={close} />,
    },
    order.orderStatus?.isEditable === true && {
      label: words.editDetails,
      dialog: (close) => <OrderEdit orderId={order.id} title={title} onSaved={onChanged} onClose={close} />,
    },
    {
      label: isQuote ? words.sendQuote : isMailed ? words.sendConfirmationAgain : words.sendConfirmation,
      dialog: (close) => <MailDialog {...props} onClose={close} />,
    },
    cancel && {
      label: isQuote ? words.rejectQuote : words.cancelOrder,
      isDangerous: true,
      dialog: (close) => (
        <StatusDialog
          order={order}
          title={title}
          next={cancel}
          button={isQuote ? words.rejectQuote : words.cancelOrder}
          intro={(isQuote ? words.rejectIntro : words.cancelIntro)(word(cancel.code))}
          hasMail={false}
          onChanged={onChanged}
          onClose={close}
        />
      ),
    },
    order.orderStatus?.isDeletable === true && {
      label: words.deleteOrder,
      isDangerous: true,
      dialog: (close) => (
        <ActionDialog
          button={words.deleteOrder}
          title={`${title}: ${words.deleteOrder}`}
          intro={words.deleteIntro}
          label={title}
          document={orderDeleteDocument}
          variables={{ orderId: order.id }}
          inputName={null}
          inputType=""
          onSaved={() => openView(isQuote ? '/quotes' : '/orders')}
          onClose={close}
        />
      ),
    },
  ]
  return <DialogMenu label={words.more} entries={entries.filter((entry) => entry !== false && entry !== undefined)} />
}

/** Sends the quote, or the confirmation of the order, to the buyer. */
function MailDialog({ order, title, isQuote, isMailed, onChanged, onClose }: OrderActionsProps & { onClose(): void }) {
  const words = useWords(salesWords)
  const confirm = isMailed ? words.sendConfirmationAgain : words.sendConfirmation
  return (
    <ActionDialog
      button={isQuote ? words.sendQuote : confirm}
      intro={(isQuote ? words.sendsQuote : words.sendsConfirmation)(order.email)}
      label={title}
      document={isQuote ? quoteSendDocument : orderConfirmDocument}
      inputType={isQuote ? 'TriggerQuoteSendEventInput' : 'TriggerOrderSendConfirmEventInput'}
      toInput={() => ({ orderId: order.id })}
      onSaved={onChanged}
      onClose={onClose}
    />
  )
}
