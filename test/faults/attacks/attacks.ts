/** What attackers tried against a running shop: each case once succeeded, and must not succeed again. */
import type { Target } from '../targets.js'
import { holdConnections, leaveUnread, stopWhileReplacing } from './connections.js'
import { shareTime } from './fair-share.js'

export const attacks: readonly Target[] = [
  { id: 'A01', what: 'one caller sends expensive documents, others go on working', run: shareTime },
  { id: 'A12', what: 'silent connections, and a flood of them', run: holdConnections },
  { id: 'A13', what: 'responses that nobody reads', run: leaveUnread },
  { id: 'A17', what: 'SIGTERM while a process is being replaced', run: stopWhileReplacing },
]
