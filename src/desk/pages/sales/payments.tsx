/** The payments of an order: what was paid, refunded and is still open. Money asks first. */
import { Group, Stack, Text, TextInput } from '@mantine/core'
import { paymentNoteDocument, refundDocument } from '../../api/documents/sales-edit.js'
import { useValueWord } from '../../base/value-words.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import { useCustomFields } from '../../edit/custom-fields.js'
import type { FieldSpec } from '../../edit/field-spec.js'
import type { Values } from '../../edit/values.js'
import { useFormat } from '../../parts/format.js'
import { Facts, Panel, StatusBadge, type Tone } from '../../parts/page.js'
import { fulfilmentWords } from './fulfilment-words.js'
import { fromCents, toCents } from './money.js'
import { balanceOf, type OrderWork, type Payment, sumsOf } from './order-work.js'

interface PaymentsProps {
  work: OrderWork
  onChanged(): void
}

const tones: Record<string, Tone> = {
  PAID: 'good',
  AUTHORIZED: 'info',
  FAILED: 'bad',
  EXPIRED: 'bad',
  CHARGEBACK: 'bad',
  REFUNDED: 'plain',
  CANCELLED: 'plain',
}

/** Returns the cents that were typed; 0, which the server refuses, for what is not an amount or above the largest one. */
const amountIn = ({ amount }: Values, most = Number.POSITIVE_INFINITY): number => {
  const cents = toCents(amount) ?? 0
  return cents > most ? 0 : cents
}

/** Returns the field of an amount, which is typed with decimals and sent as cents. */
function useAmountField(currency: string, most?: number): FieldSpec {
  const words = useWords(fulfilmentWords)
  const format = useFormat(currency)
  const problemOf = (value: unknown) => {
    const cents = toCents(value)
    if (!cents) return words.wrongAmount
    return most !== undefined && cents > most ? words.tooMuch(format.amount(fromCents(most))) : null
  }
  return {
    name: 'amount',
    label: words.amountIn(currency),
    span: 4,
    isRequired: true,
    render: ({ value, onChange, isDisabled }) => (
      <TextInput
        label={words.amountIn(currency)}
        withAsterisk
        inputMode="decimal"
        value={String(value ?? '')}
        error={problemOf(value)}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    ),
  }
}

export function Payments({ work, onChanged }: PaymentsProps) {
  const words = useWords(fulfilmentWords)
  const format = useFormat(work.order.currency)
  const payments = work.payments.items
  const { paid, refunded, open } = balanceOf(work.order, payments)
  const amount = (cents: number) => format.amount(fromCents(cents))
  return (
    <Panel title={words.payments} actions={<NoteButton work={work} open={open} onChanged={onChanged} />}>
      <Stack gap="sm">
        {payments.length === 0 && (
          <Text size="sm" c="dimmed">
            {words.noPayments}
          </Text>
        )}
        {payments.map((payment) => (
          <OnePayment key={payment.id} payment={payment} work={work} onChanged={onChanged} />
        ))}
        <div className="desk-totals">
          <Facts
            facts={[
              [`${words.amount} ${words.inclTax}`, format.amount(work.order.total.net)],
              [words.paid, amount(paid)],
              [words.refunded, refunded > 0 ? amount(refunded) : null],
              [open < 0 ? words.overpaid : words.stillOpen, <strong key="open">{amount(Math.abs(open))}</strong>],
            ]}
          />
        </div>
      </Stack>
    </Panel>
  )
}

function useMethodChoices({ payMethods, order }: OrderWork) {
  const { text } = useFormat()
  const word = useValueWord()
  const known = payMethods.items.map(({ externalCode, names }) => ({ value: externalCode, label: text(names) || externalCode }))
  const own = order.paymentData.method
  return own && !known.some(({ value }) => value === own) ? [{ value: own, label: word(own) }, ...known] : known
}

/** Notes a payment that was made elsewhere. An order that is paid in full gets the payment status PAID. */
function NoteButton({ work, open, onChanged }: PaymentsProps & { open: number }) {
  const words = useWords(fulfilmentWords)
  const { order, payments } = work
  const choices = useMethodChoices(work)
  const custom = useCustomFields('PAYMENT')
  const amountField = useAmountField(order.currency)
  const document = paymentNoteDocument
  /** Payments without a reference are numbered. */
  const ownReference = `desk-${order.id}-${payments.items.length + 1}`
  return (
    <ActionButton
      button={words.notePayment}
      intro={words.notePaymentIntro}
      buttonProps={{ size: 'xs' }}
      label={words.notePayment}
      name={`payment/${order.id}/${payments.items.length}`}
      document={document}
      inputType="CreatePaymentInput"
      record={{ status: null, method: null }}
      values={{
        amount: fromCents(Math.max(0, open)),
        method: order.paymentData.method || (choices[0]?.value ?? null),
        reference: null,
      }}
      sections={[
        {
          fields: [
            amountField,
            { name: 'method', label: words.method, kind: 'choice', choices, span: 8, isRequired: true },
            {
              name: 'reference',
              label: words.paymentReference,
              kind: 'text',
              help: words.paymentReferenceHelp,
              span: 12,
            },
          ],
        },
        ...custom,
      ]}
      toRequest={(_, all) => {
        const amount = amountIn(all)
        const money = { amount, currency: order.currency }
        const input = {
          ...money,
          orderId: order.id,
          method: all.method,
          status: 'PAID',
          ...(all.customFields ? { customFields: all.customFields } : {}),
          addTransaction: { ...money, transactionId: all.reference || ownReference, type: 'PAY', status: 'SUCCESS' },
        }
        return {
          document,
          variables: {
            input,
            orderId: order.id,
            payStatus: 'PAID',
            isSettled: amount >= open && order.paymentData.status !== 'PAID',
          },
        }
      }}
      onSaved={onChanged}
    />
  )
}

function OnePayment({ payment, work, onChanged }: PaymentsProps & { payment: Payment }) {
  const words = useWords(fulfilmentWords)
  const word = useValueWord()
  const format = useFormat(payment.currency)
  const { paid, refunded } = sumsOf(payment)
  const left = paid - refunded
  return (
    <div className="desk-entry">
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text size="sm" fw={600}>
          {format.amount(fromCents(payment.amount))}
        </Text>
        <StatusBadge tone={tones[payment.status] ?? 'waiting'}>{word(payment.status)}</StatusBadge>
      </Group>
      <Text size="sm" c="dimmed" className="desk-break">
        {[word(payment.method), format.moment(payment.createdAt)].join(' · ')}
      </Text>
      {(payment.transactions ?? []).map(({ id, type, amount, transactionId, description }) => (
        <Text key={id} size="sm" className="desk-break">
          {[word(type), format.amount(fromCents(amount)), transactionId, description].filter(Boolean).join(' · ')}
        </Text>
      ))}
      {left > 0 && (
        <Group gap={4} mt={4}>
          <RefundButton payment={payment} left={left} work={work} onChanged={onChanged} />
          {refunded > 0 && (
            <Text size="xs" c="dimmed">
              {words.refunded} {format.amount(fromCents(refunded))}
            </Text>
          )}
        </Group>
      )}
    </div>
  )
}

/** Refunds a payment: at its provider, or only as a note. */
function RefundButton({ payment, left, work, onChanged }: PaymentsProps & { payment: Payment; left: number }) {
  const words = useWords(fulfilmentWords)
  const format = useFormat(payment.currency)
  const amountField = useAmountField(payment.currency, left)
  const { order } = work
  return (
    <ActionButton
      button={words.refund}
      title={words.refundTitle}
      intro={words.refundIntro(format.amount(fromCents(left)))}
      buttonProps={{ size: 'compact-xs' }}
      label={words.refundTitle}
      name={`refund/${payment.id}/${left}`}
      document={refundDocument}
      inputType="UpdatePaymentInput"
      record={{ status: payment.status }}
      values={{ amount: fromCents(left), how: payment.paymentId ? 'provider' : 'note', reason: null }}
      sections={[
        {
          fields: [
            amountField,
            {
              name: 'how',
              label: words.refundHow,
              kind: 'choice',
              span: 8,
              isRequired: true,
              choices: [
                { value: 'provider', label: words.refundAtProvider },
                { value: 'note', label: words.refundElsewhere },
              ],
            },
            { name: 'reason', label: words.reason, kind: 'text', span: 12 },
          ],
        },
      ]}
      toRequest={(_, all) => {
        const amount = amountIn(all, left)
        const key = `desk-refund-${payment.id}-${left}-${amount}`
        const isNote = all.how === 'note'
        const isWhole = amount === left
        const transactionId = `refund-${order.id}-${(payment.transactions ?? []).length + 1}`
        const refunded = { amount, currency: payment.currency, transactionId, type: 'REFUND', status: 'SUCCESS' }
        const description = all.reason ? { description: all.reason } : {}
        return {
          document: refundDocument,
          variables: {
            id: payment.id,
            note: { ...(isWhole && { status: 'REFUNDED' }), addTransaction: { ...refunded, ...description } },
            isNote,
            uuid: payment.id,
            refund: { amount, key },
            orderId: order.id,
            payStatus: 'REFUNDED',
            isSettled: isNote && isWhole && work.payments.items.length === 1,
          },
        }
      }}
      onSaved={onChanged}
    />
  )
}
