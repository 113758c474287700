/** One request for approval: what was asked for, who may decide, what was done, and the proof. */
import { Alert, Anchor, Button, Code, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { runDocument } from '../../api/client.js'
import {
  proofDocument,
  requestCartDocument,
  requestDocument,
  requestOrderDocument,
} from '../../api/documents/spending/approvals.js'
import { useQuery } from '../../api/use-query.js'
import { linkTo } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { DataTable, ErrorNotice } from '../../parts/data-table.js'
import { fullName, useFormat } from '../../parts/format.js'
import { Icon } from '../../parts/icon.js'
import { Facts, Page, Panel } from '../../parts/page.js'
import { companyColumn, companyNameOf } from '../spending/parts.js'
import { spendingWords } from '../spending/words.js'
import { ContactLink } from './people.js'
import { Decide } from './request-decide.js'
import { CartLines, OrderLines } from './request-lines.js'
import { StepsPanel } from './request-steps.js'
import type { RequestEntry, RequestedCart, RequestedOrder, ShownRequest } from './request-types.js'
import { RequestBadge } from './requests.js'
import { approvalWords } from './words.js'

/** The cart that is still the one that was asked for. */
const isOpen = ({ status }: ShownRequest) => status === 'PENDING' || status === 'APPROVED'

export function RequestPage({ id }: { id: number }) {
  const words = useWords(approvalWords)
  const { data, error, reload } = useQuery<{ approvalRequest: ShownRequest }>(requestDocument, { id })
  const request = data?.approvalRequest
  const hasCart = request !== undefined && request.orderId === null
  const cart = useQuery<{ cart: RequestedCart }>(requestCartDocument, { id: request?.cartId ?? '' }, hasCart)
  const order = useQuery<{ order: RequestedOrder }>(
    requestOrderDocument,
    { orderId: request?.orderId ?? 0 },
    request !== undefined && request.orderId !== null,
  )
  if (error) return <ErrorNotice error={error} />
  if (!request) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  const steps = isOpen(request) ? (cart.data?.cart.spendingVerdict.steps ?? []) : []
  const reloadAll = () => {
    reload()
    cart.reload()
  }
  return (
    <Page
      title={`${words.requestOf(id)} · ${companyNameOf(request)}`}
      trail={[
        { label: words.approvals, href: linkTo('/approvals') },
        { label: words.areas.requests, href: linkTo('/approvals/requests') },
      ]}
      actions={request.status === 'PENDING' && <Decide request={request} steps={steps} onDone={reloadAll} />}
    >
      <ChangedAlert request={request} />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <FactsPanel request={request} cart={cart.data?.cart ?? null} order={order.data?.order ?? null} />
        {steps.length > 0 ? <StepsPanel request={request} steps={steps} /> : <EntriesPanel entries={request.entries} />}
      </SimpleGrid>
      {steps.length > 0 && <EntriesPanel entries={request.entries} />}
      <Panel title={words.lines}>
        {request.orderId === null ? (
          <CartLines state={cart} currency={request.currency} />
        ) : (
          <OrderLines state={order} currency={request.currency} />
        )}
      </Panel>
    </Page>
  )
}

/** Names the parts of the cart that are not as they were. */
function ChangedAlert({ request: { changedParts, status } }: { request: ShownRequest }) {
  const words = useWords(approvalWords)
  if (changedParts.length === 0) return null
  return (
    <Alert color="yellow" title={words.changedTitle}>
      <Text size="sm">
        <b>{changedParts.map((part) => words.parts[part]).join(', ')}</b>.{' '}
        {status === 'PENDING' ? words.changedWaiting : words.changedApproved}
      </Text>
    </Alert>
  )
}

interface FactsPanelProps {
  request: ShownRequest
  cart: RequestedCart | null
  order: RequestedOrder | null
}

function FactsPanel({ request, cart, order }: FactsPanelProps) {
  const words = useWords(approvalWords)
  const shared = useWords(spendingWords)
  const format = useFormat(request.currency)
  const { contactId, contact, status, step, orderId, isTakenOver, fingerprint } = request
  const asked = cart ?? order
  const booked = [asked?.costCentre, asked?.project].filter(Boolean).join(' · ')
  return (
    <Panel>
      <Stack gap="sm">
        <Facts
          facts={[
            [
              words.state,
              <Stack key="state" gap={2} align="flex-start">
                <RequestBadge status={status} step={step} />
                <Text size="sm">{isTakenOver && status === 'APPROVED' ? words.takenOver : words.statusHelp[status]}</Text>
              </Stack>,
            ],
            [
              words.askedBy,
              <ContactLink key="contact" id={contactId} name={fullName(contact) || words.contactNumber(contactId)} />,
            ],
            [words.company, companyColumn<ShownRequest>(shared).render?.(request)],
            [words.askedAt, format.moment(request.createdAt)],
            [words.endsAt, status === 'PENDING' && request.expiresAt ? format.moment(request.expiresAt) : null],
            [words.escalatesAt, status === 'PENDING' && request.escalateAt ? format.moment(request.escalateAt) : null],
            [words.totalWithoutTax, format.amount(request.totalGross)],
            [words.totalWithTax, format.amount(request.totalNet)],
            [words.reference, asked?.reference],
            [words.bookedOn, booked],
            [
              words.order,
              orderId && (
                <Anchor href={linkTo(`/orders/${orderId}`)} size="sm">
                  {words.orderOf(order?.orderNumber ?? orderId)}
                </Anchor>
              ),
            ],
            [
              words.cart,
              cart && (
                <Anchor href={linkTo(`/carts/${cart.cartId}`)} size="sm">
                  {words.openCart}
                </Anchor>
              ),
            ],
            [
              words.fingerprint,
              <Code key="fingerprint" className="desk-break">
                {fingerprint}
              </Code>,
            ],
          ]}
        />
        {orderId !== null && <ProofButton orderId={orderId} />}
      </Stack>
    </Panel>
  )
}

/** Downloads the signed entries as `wharf proof verify` reads them. */
function ProofButton({ orderId }: { orderId: number }) {
  const words = useWords(approvalWords)
  const download = async () => {
    const { approvalProof } = await runDocument<{ approvalProof: object }>(proofDocument, { orderId })
    const url = URL.createObjectURL(new Blob([JSON.stringify(approvalProof, null, 2)], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = url
    link.download = `approval-proof-${orderId}.json`
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <Button
      variant="default"
      className="desk-fit"
      leftSection={<Icon name="download" size={16} />}
      onClick={() => void download()}
    >
      {words.proof}
    </Button>
  )
}

function EntriesPanel({ entries }: { entries: readonly RequestEntry[] }) {
  const words = useWords(approvalWords)
  const format = useFormat()
  return (
    <Panel title={words.entries}>
      <DataTable
        label={words.entries}
        rows={entries}
        rowKey={({ id }) => id}
        columns={[
          { title: words.when, render: ({ createdAt }) => format.moment(createdAt) },
          { title: words.who, render: (entry) => <Who entry={entry} /> },
          {
            title: words.what,
            render: ({ action, step }) => (
              <Text size="sm">
                {words.actions[action]}
                {step !== null && (
                  <Text span size="sm" c="dimmed">
                    {` · ${words.stepNumber(step)}`}
                  </Text>
                )}
              </Text>
            ),
          },
          { title: words.remark, render: ({ comment }) => comment },
        ]}
      />
    </Panel>
  )
}

/** Who did something, and in whose place. */
function Who({ entry }: { entry: RequestEntry }) {
  const words = useWords(approvalWords)
  const { contactId, contactName, onBehalfOfContactId, onBehalfOfName, isEscalated } = entry
  if (contactId === null) return <Text size="sm">{words.theShop}</Text>
  const principal = onBehalfOfContactId === null ? null : (onBehalfOfName ?? words.contactNumber(onBehalfOfContactId))
  const notes = [principal && words.inPlaceOf(principal), isEscalated && words.escalated].filter(Boolean).join(' · ')
  return (
    <Group gap={4}>
      <ContactLink id={contactId} name={contactName ?? words.contactNumber(contactId)} />
      {notes && (
        <Text span size="sm" c="dimmed">
          {notes}
        </Text>
      )}
    </Group>
  )
}
