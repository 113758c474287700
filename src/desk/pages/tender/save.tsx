/** Asks before a working copy is written to its order: shows what changes for the buyer, and to whom it is sent. */
import { Alert, Button, Group, Modal, Select, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { type Effects, runOperation } from '../../api/client.js'
import { agreedOrderDocument, quoteSendDocument, tenderProcessDocument } from '../../api/documents/sales-edit.js'
import { useQuery } from '../../api/use-query.js'
import { openView } from '../../base/router.js'
import { useValueWord } from '../../base/value-words.js'
import { useWords } from '../../base/words.js'
import { FieldLabels } from '../../edit/field-labels.js'
import { PreviewPanel } from '../../edit/preview.js'
import type { Difference } from '../../edit/values.js'
import { editWords } from '../../edit/words.js'
import { useFormat } from '../../parts/format.js'
import { toDay } from './terms.js'
import { findAnswerStatus, isQuote, type Tender } from './use-tender.js'
import { tenderWords } from './words.js'

interface AgreedOrder {
  id: number
  status: string
  email: string
  reference: string | null
  remarks: string | null
  validUntil: string | null
  revisionNumber: number
  items: {
    uuid: string
    class: string
    name: string
    quantity: number
    price: number
    notes: string | null
    parentOrderItemId: number | null
    isBonus: string
  }[]
  postageData: { carrier: string | null; gross: number }
  paymentData: { method: string; gross: number }
  total: { gross: number; net: number }
}

interface SaveDialogProps {
  tender: Tender
  isSending: boolean
  onClose(): void
}

/** The facts of a sale by their label, as texts, so that two of them can be compared. */
type Shown = Record<string, string>

function useShown(currency: string) {
  const words = useWords(tenderWords)
  const format = useFormat(currency)
  const line = (quantity: number, price: number, notes: string | null) =>
    [words.lineShown(format.number(quantity), format.amount(price)), notes].filter(Boolean).join(' · ')
  return {
    ofOrder: (order: AgreedOrder): Shown => ({
      ...Object.fromEntries(
        order.items
          .filter((item) => item.class === 'product' && item.parentOrderItemId === null && item.isBonus !== 'Y')
          .map(({ uuid, quantity, price, notes }) => [uuid, line(quantity, price, notes)]),
      ),
      [words.validUntil]: toDay(order.validUntil),
      [words.reference]: order.reference ?? '',
      [words.remarks]: order.remarks ?? '',
      [words.email]: order.email,
      [words.carrier]: order.postageData.carrier ?? '',
      [words.method]: order.paymentData.method,
      [words.totalGross]: format.amount(order.total.gross),
      [words.totalNet]: format.amount(order.total.net),
    }),
    ofTender: (tender: Tender): Shown => ({
      ...Object.fromEntries((tender.items ?? []).map(({ uuid, quantity, price, notes }) => [uuid, line(quantity, price, notes)])),
      [words.validUntil]: toDay(tender.validUntil),
      [words.reference]: tender.reference ?? '',
      [words.remarks]: tender.remarks ?? '',
      [words.email]: tender.email,
      [words.carrier]: tender.postageData?.carrier ?? '',
      [words.method]: tender.paymentData?.method ?? '',
      [words.totalGross]: format.amount(tender.total?.totalGross),
      [words.totalNet]: format.amount(tender.total?.totalNet),
    }),
  }
}

const compare = (before: Shown, after: Shown): Difference[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])]
    .filter((name) => (before[name] ?? '') !== (after[name] ?? ''))
    .map((name) => ({ path: [name], before: before[name] ?? null, after: after[name] ?? null }))

/** The names of lines by their uuid; other facts are their own label. */
const labelsOf = (differences: readonly Difference[], names: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(differences.map(({ path: [name] }) => [String(name), names.get(String(name)) ?? String(name)]))

export function SaveDialog({ tender, isSending, onClose }: SaveDialogProps) {
  const words = useWords(tenderWords)
  const edit = useWords(editWords)
  const word = useValueWord()
  const { data } = useQuery<{ order: AgreedOrder }>(agreedOrderDocument, { orderId: tender.orderId }, tender.orderId !== null)
  const agreed = data?.order
  const [status, setStatus] = useState<string | null>(findAnswerStatus(tender)?.code ?? null)
  const save = useSave(tender, status, isSending)
  const shown = useShown(tender.currency)
  const differences = compare(agreed ? shown.ofOrder(agreed) : {}, shown.ofTender(tender))
  const names = new Map(
    [...(agreed?.items ?? []), ...(tender.items ?? [])].map(({ uuid, name }): [string, string] => [uuid, words.line(name)]),
  )
  const quote = isQuote(tender)
  const next = (tender.orderStatus?.nextStatuses.items ?? []).filter(({ code }) => code !== tender.status)
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={isSending ? words.saveAndSend : words.saveTitle}
      closeButtonProps={{ 'aria-label': edit.close }}
    >
      <Stack>
        {differences.length > 0 && (
          <Text size="sm">
            {quote ? words.saveIntroQuote(tender.orderId === null ? 1 : tender.revisionNumber + 1) : words.saveIntroOrder}
          </Text>
        )}
        {isSending && <Alert p="xs">{words.sendsQuote(tender.email)}</Alert>}
        {next.length > 0 && tender.orderId !== null && (
          <Select
            label={words.newStatus}
            value={status ?? ''}
            allowDeselect={false}
            data={[
              { value: '', label: words.keepStatus(word(tender.status)) },
              ...next.map(({ code }) => ({ value: code, label: word(code) })),
            ]}
            onChange={(code) => setStatus(code || null)}
          />
        )}
        <FieldLabels value={labelsOf(differences, names)}>
          <PreviewPanel differences={differences} effects={save.effects} isChecking={save.isChecking} error={save.error} />
        </FieldLabels>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {edit.cancel}
          </Button>
          <Button data-autofocus loading={save.isRunning} onClick={() => void save.run()}>
            {isSending ? words.saveAndSend : words.save}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

interface Processed {
  tenderProcess: { orderId: number }
}

/** Checks in a dry run what saving would do, saves, and sends the quote afterwards. */
function useSave(tender: Tender, status: string | null, isSending: boolean) {
  const [state, setState] = useState<{ effects: Effects | null; isChecking: boolean; error: Error | null }>({
    effects: null,
    isChecking: true,
    error: null,
  })
  const [isRunning, setRunning] = useState(false)
  const variables = { id: tender.tenderId, input: { status }, hasStatus: status !== null }
  const process = (isDryRun: boolean, signal?: AbortSignal) =>
    runOperation<Processed>(tenderProcessDocument, variables, { isDryRun, ...(signal && { signal }) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: one check for each status
  useEffect(() => {
    const abort = new AbortController()
    process(true, abort.signal)
      .then(({ effects }) => setState({ effects, isChecking: false, error: null }))
      .catch((error: Error) => {
        if (!abort.signal.aborted) setState({ effects: null, isChecking: false, error })
      })
    return () => abort.abort()
  }, [status])
  const run = async () => {
    setRunning(true)
    try {
      const { data } = await process(false)
      const { orderId } = data.tenderProcess
      if (isSending) await runOperation(quoteSendDocument, { input: { orderId } })
      openView(`/${isQuote(tender) ? 'quotes' : 'orders'}/${orderId}`)
    } catch (error) {
      setState({ effects: null, isChecking: false, error: error as Error })
      setRunning(false)
    }
  }
  return { ...state, isRunning, run }
}
