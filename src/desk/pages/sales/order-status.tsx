/** The status of an order or quote, with a colour that says whether somebody must act. */
import { StatusBadge, type Tone } from '../../parts/page.js'

const tones: Record<string, Tone> = {
  NEW: 'info',
  VALIDATED: 'good',
  CONFIRMED: 'good',
  ARCHIVED: 'plain',
  UNFINISHED: 'waiting',
  REQUEST: 'waiting',
  QUOTATION: 'info',
}

export const OrderStatusBadge = ({ status }: { status: string }) => (
  <StatusBadge tone={tones[status.toUpperCase()] ?? 'plain'}>{status}</StatusBadge>
)
