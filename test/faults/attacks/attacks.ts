/** Attacks against a running shop: each case once succeeded, and must not succeed again. */
import type { Target } from '../targets.js'
import { passFilters, readOrderlists, readRules } from './access.js'
import { blameNobody } from './blame.js'
import { holdConnections, leaveUnread, stopWhileReplacing } from './connections.js'
import { blockDocuments } from './documents.js'
import { endSessionsAndKeys } from './ending.js'
import { shareTime } from './fair-share.js'
import { floodRequests } from './floods.js'
import { confuseHooks } from './hooks.js'
import { passForPaid } from './look-alikes.js'
import { orderBeside } from './orders.js'
import { fillDatabase } from './storage.js'
import { openHostileTexts } from './texts.js'
import { overtakeWebhooks } from './webhooks.js'

export const attacks: readonly Target[] = [
  { id: 'A01', what: 'one caller sends expensive documents, others go on working', run: shareTime },
  { id: 'A02', what: 'a stranger fills the database', run: fillDatabase },
  { id: 'A03', what: 'visitors look for action codes in business rules', run: readRules },
  { id: 'A04', what: 'filters of a contact’s carts', run: passFilters },
  { id: 'A05', what: 'an order without a cart is what a cart would have made', run: orderBeside },
  { id: 'A06', what: 'one contact does not block the PDFs of others', run: blockDocuments },
  { id: 'A07', what: 'texts that look like a status or a code', run: passForPaid },
  { id: 'A08', what: 'a session that was signed out of, and a key that was switched off', run: endSessionsAndKeys },
  { id: 'A09', what: 'faults of the shop are not shown as faults of the buyer', run: blameNobody },
  { id: 'A10', what: 'webhooks of one record arrive in their order', run: overtakeWebhooks },
  { id: 'A11', what: 'visitors read the order lists of companies', run: readOrderlists },
  { id: 'A12', what: 'silent connections, and a flood of them', run: holdConnections },
  { id: 'A13', what: 'responses that nobody reads', run: leaveUnread },
  { id: 'A14', what: 'texts run nowhere: formulas in exports, markup, addresses', run: openHostileTexts },
  { id: 'A16', what: 'floods of registrations, unknown names and bad rows', run: floodRequests },
  { id: 'A17', what: 'SIGTERM while a process is being replaced', run: stopWhileReplacing },
  { id: 'A18', what: 'receivers of decision hooks that fail while buyers order and pay', run: confuseHooks },
]
