/** The list of requests for approval. */
import { Anchor, Stack } from '@mantine/core'
import { useMemo } from 'react'
import { requestsDocument } from '../../api/documents/spending/approvals.js'
import { linkTo, type Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import type { RecordColumn } from '../../list/columns.js'
import { RecordList } from '../../list/record-list.js'
import { TitleCell } from '../../parts/data-table.js'
import { fullName, useFormat } from '../../parts/format.js'
import { StatusBadge, type Tone } from '../../parts/page.js'
import { companyColumn, filterBy, type OfCompany } from '../spending/parts.js'
import { spendingWords } from '../spending/words.js'
import type { Person } from './people.js'
import { approvalWords } from './words.js'

type Words = (typeof approvalWords)['en']

export type RequestStatus = keyof Words['statuses']

interface FoundRequest extends OfCompany {
  status: RequestStatus
  contactId: number
  contact: Person | null
  orderId: number | null
  step: number
  currency: string
  totalGross: number
  createdAt: string
  lastModifiedAt: string
  expiresAt: string | null
}

const tones: Record<RequestStatus, Tone> = {
  PENDING: 'waiting',
  APPROVED: 'good',
  ORDERED: 'good',
  DECLINED: 'bad',
  WITHDRAWN: 'plain',
  EXPIRED: 'bad',
  VOID: 'bad',
  SUPERSEDED: 'plain',
}

/** The state of a request; one that waits says at which step. */
export function RequestBadge({ status, step }: { status: RequestStatus; step: number }) {
  const words = useWords(approvalWords)
  const text = words.statuses[status]
  return <StatusBadge tone={tones[status]}>{status === 'PENDING' ? `${text} · ${words.stepNumber(step)}` : text}</StatusBadge>
}

const newestFirst = { sortInputs: [{ field: 'CREATED_AT', order: 'DESC' }] }

export function RequestList({ route }: { route: Route }) {
  const words = useWords(approvalWords)
  const columns = useColumns()
  return (
    <Stack gap="md">
      <RecordList<FoundRequest>
        name="approvals-requests"
        label={words.areas.requests}
        route={route}
        document={requestsDocument}
        root="approvalRequests"
        inputType="ApprovalRequestSearchInput"
        defaults={newestFirst}
        filters={[filterBy('statuses', words.state, words.statuses), { name: 'cartIds', isHidden: true }]}
        columns={columns}
        rowKey={({ id }) => id}
        rowTitle={({ id }) => words.requestOf(id)}
        rowHref={({ id }) => linkTo(`/approvals/requests/${id}`)}
        empty={{ title: words.areas.requests, text: words.noRequests }}
      />
    </Stack>
  )
}

function useColumns(): RecordColumn<FoundRequest>[] {
  const words = useWords(approvalWords)
  const shared = useWords(spendingWords)
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'id',
        title: words.request,
        sort: 'ID',
        value: ({ id }) => id,
        render: ({ id, contact, contactId }) => (
          <TitleCell
            title={
              <Anchor href={linkTo(`/approvals/requests/${id}`)} fw={600}>
                {words.requestOf(id)}
              </Anchor>
            }
          >
            {fullName(contact) || words.contactNumber(contactId)}
          </TitleCell>
        ),
      },
      { ...companyColumn<FoundRequest>(shared), isSecondary: true },
      {
        id: 'status',
        title: words.state,
        value: ({ status }) => words.statuses[status],
        render: ({ status, step }) => <RequestBadge status={status} step={step} />,
      },
      {
        id: 'order',
        title: words.order,
        isSecondary: true,
        value: ({ orderId }) => orderId,
        render: ({ orderId }) => orderId && <Anchor href={linkTo(`/orders/${orderId}`)}>{orderId}</Anchor>,
      },
      {
        id: 'createdAt',
        title: words.askedAt,
        sort: 'CREATED_AT',
        isSecondary: true,
        value: ({ createdAt }) => createdAt,
        render: ({ createdAt }) => format.moment(createdAt),
      },
      {
        id: 'lastModifiedAt',
        title: words.changedAt,
        sort: 'LAST_MODIFIED_AT',
        isSecondary: true,
        isOptional: true,
        value: ({ lastModifiedAt }) => lastModifiedAt,
        render: ({ lastModifiedAt }) => format.moment(lastModifiedAt),
      },
      {
        id: 'expiresAt',
        title: words.endsAt,
        isSecondary: true,
        isOptional: true,
        value: ({ expiresAt }) => expiresAt,
        render: ({ expiresAt }) => format.moment(expiresAt),
      },
      {
        id: 'total',
        title: words.totalWithoutTax,
        isNumber: true,
        value: ({ totalGross }) => totalGross,
        render: ({ totalGross, currency }) => format.amount(totalGross, currency),
      },
    ],
    [words, shared, format],
  )
}
