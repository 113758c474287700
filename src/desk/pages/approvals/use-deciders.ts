/** Who may decide on a request now: the approvers of the step that waits, their delegates, and those who were asked later. */
import { decidersDocument } from '../../api/documents/spending/approvals.js'
import { browserTime } from '../../api/session.js'
import { useQuery } from '../../api/use-query.js'
import { useContactNames } from './people.js'
import type { Decider, ShownRequest, VerdictStep } from './request-types.js'

interface Delegates {
  approvalDelegates: { items: { contactId: number; delegateContactId: number; validFrom: string; validUntil: string }[] }
}

const isNow = ({ validFrom, validUntil }: { validFrom: string; validUntil: string }) => {
  const now = browserTime()
  return Date.parse(validFrom) <= now && Date.parse(validUntil) > now
}

/** The steps follow the rules of today, so they are asked rather than the request. */
export function useDeciders(request: ShownRequest, steps: readonly VerdictStep[]): { deciders: Decider[]; isKnown: boolean } {
  const current = steps.find(({ isComplete }) => !isComplete)
  const approvedBy = current?.approvedByIds ?? []
  const ids = (current?.approverIds ?? request.approverIds).filter((id) => !approvedBy.includes(id))
  const { data } = useQuery<Delegates>(decidersDocument, { ids }, ids.length > 0)
  const delegates = (data?.approvalDelegates.items ?? []).filter(
    (one) => isNow(one) && one.delegateContactId !== request.contactId,
  )
  const nameOf = useContactNames([...ids, ...request.escalatedIds, ...delegates.map((one) => one.delegateContactId)])
  const plain = (id: number): Decider => ({ id, name: nameOf(id), awayName: null, isEscalated: false })
  const deciders = [
    ...ids.map(plain),
    ...delegates.map((one) => ({ ...plain(one.delegateContactId), awayName: nameOf(one.contactId) })),
    ...request.escalatedIds.map((id) => ({ ...plain(id), isEscalated: true })),
  ]
  return { deciders, isKnown: ids.length === 0 || data !== null }
}
