/** The revisions of a quote or order side by side: differences from one to the next. */
import { Card, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { revisionRestoreDocument } from '../../api/documents/sales-edit.js'
import { useTexts } from '../../base/preferences.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import { useFormat } from '../../parts/format.js'
import { Panel } from '../../parts/page.js'
import { OrderStatusBadge } from './order-status.js'
import type { OrderLine, Revision, ShownOrder } from './types.js'
import { salesWords } from './words.js'

export function Revisions({ order, onChanged }: { order: ShownOrder; onChanged(): void }) {
  const texts = useTexts()
  const sorted = order.revisions.items.toSorted((one, other) => one.revisionNumber - other.revisionNumber)
  return (
    <Panel title={texts.revisions}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what is wider than the screen */}
      <section className="desk-revisions" tabIndex={0} aria-label={texts.revisions}>
        {sorted.map((revision, index) => (
          <RevisionCard
            key={revision.revisionNumber}
            revision={revision}
            previous={sorted[index - 1]}
            isCurrent={revision.revisionNumber === order.revisionNumber}
            currency={order.currency}
            action={
              revision.revisionNumber !== order.revisionNumber && (
                <RestoreButton orderId={order.id} revisionNumber={revision.revisionNumber} onChanged={onChanged} />
              )
            }
          />
        ))}
      </section>
    </Panel>
  )
}

interface RevisionCardProps {
  revision: Revision
  previous: Revision | undefined
  isCurrent: boolean
  currency: string
  action: ReactNode
}

/** Makes an earlier revision the current one again. */
function RestoreButton({ orderId, revisionNumber, onChanged }: { orderId: number; revisionNumber: number; onChanged(): void }) {
  const words = useWords(salesWords)
  return (
    <ActionButton
      button={words.restoreRevision}
      title={words.restoreTitle(revisionNumber)}
      intro={words.restoreIntro}
      buttonProps={{ size: 'compact-xs', mt: 'xs' }}
      label={words.restoreTitle(revisionNumber)}
      document={revisionRestoreDocument}
      variables={{ orderId, revisionNumber }}
      inputName={null}
      inputType=""
      onSaved={onChanged}
    />
  )
}

function RevisionCard({ revision, previous, isCurrent, currency, action }: RevisionCardProps) {
  const texts = useTexts()
  const format = useFormat()
  const { snapshot, revisionNumber, createdAt } = revision
  const removed = (previous?.snapshot.items ?? []).filter((line) => !snapshot.items.some(({ sku }) => sku === line.sku))
  return (
    <Card withBorder padding="sm" data-current={isCurrent || undefined}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text fw={600}>
          {texts.revision} {revisionNumber}
        </Text>
        <OrderStatusBadge status={snapshot.status} />
      </Group>
      <Text size="xs" c="dimmed" mb="xs">
        {[isCurrent && texts.current, format.moment(createdAt), snapshot.public ? texts.isPublic : texts.isInternal]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {snapshot.items.map((line) => (
        <RevisionLine
          key={line.uuid}
          line={line}
          before={previous?.snapshot.items.find(({ sku }) => sku === line.sku)}
          isFirst={!previous}
          currency={currency}
        />
      ))}
      {removed.map((line) => (
        <Text key={line.uuid} size="sm" className="desk-lines-removed">
          {line.quantity} × {line.name}
        </Text>
      ))}
      <Group justify="space-between" mt="xs">
        <Text size="sm">{texts.totalWithoutTax}</Text>
        <Text size="sm" fw={600} className="desk-number">
          {format.amount(snapshot.total.gross, currency)}
        </Text>
      </Group>
      {action}
    </Card>
  )
}

interface RevisionLineProps {
  line: OrderLine
  before: OrderLine | undefined
  isFirst: boolean
  currency: string
}

function RevisionLine({ line, before, isFirst, currency }: RevisionLineProps) {
  const format = useFormat()
  const isChanged = !isFirst && (before?.quantity !== line.quantity || before?.priceTotal !== line.priceTotal)
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs" px={4} {...(isChanged && { className: 'desk-lines-added' })}>
      <Text size="sm">
        {before && before.quantity !== line.quantity && `${before.quantity} → `}
        {line.quantity} × {line.name}
      </Text>
      <Text size="sm" className="desk-number">
        {format.amount(line.priceTotal, currency)}
      </Text>
    </Group>
  )
}
