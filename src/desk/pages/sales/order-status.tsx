/** The status of an order or quote, with a colour that shows whether somebody must act, and whether it is the status of a quote. */
import { orderStatusesDocument } from '../../api/documents/sales.js'
import { useQuery } from '../../api/use-query.js'
import { useValueWord } from '../../base/value-words.js'
import { StatusBadge, type Tone } from '../../parts/page.js'

interface StatusesResult {
  orderStatuses: { items: { code: string; name: string; orderType: string }[] }
}

/**
 * Returns the statuses of quotes, including quote requests, and those of orders; empty while they are loading. The status counts, not the type:
 * a request from a cart has the type of an order, and an accepted quote is an order.
 */
export function useOrderStatuses() {
  const { data, error } = useQuery<StatusesResult>(orderStatusesDocument)
  const all = data?.orderStatuses.items
  const named = (isQuote: boolean) =>
    new Map((all ?? []).filter(({ orderType }) => (orderType !== 'ORDER') === isQuote).map(({ code, name }) => [code, name]))
  return { isRead: Boolean(all), error, quotes: named(true), orders: named(false) }
}

const tones: Record<string, Tone> = {
  NEW: 'info',
  VALIDATED: 'good',
  CONFIRMED: 'good',
  ARCHIVED: 'plain',
  UNFINISHED: 'waiting',
  REQUEST: 'waiting',
  QUOTATION: 'info',
}

export function OrderStatusBadge({ status }: { status: string }) {
  const word = useValueWord()
  return <StatusBadge tone={tones[status.toUpperCase()] ?? 'plain'}>{word(status)}</StatusBadge>
}
