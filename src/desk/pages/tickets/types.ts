/** What the list and the page of tickets share. */
import type { Tone } from '../../parts/page.js'

export const ticketTones: Record<string, Tone> = { OPEN: 'waiting', IN_PROGRESS: 'info', COMPLETED: 'good', ARCHIVED: 'plain' }

interface Assignee {
  /** A whole number, as a text. */
  id: string
  email: string
  firstName: string | null
  lastName: string | null
}

export interface Assignees {
  adminUserViewer: Assignee | null
  adminUsers: { items: Assignee[] }
}
