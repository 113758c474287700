/** The lines and totals of an order. */
import { Anchor, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../base/preferences.js'
import { linkTo } from '../../base/router.js'
import { DataTable } from '../../parts/data-table.js'
import { useFormat } from '../../parts/format.js'
import { Facts, StatusBadge } from '../../parts/page.js'
import type { OrderContent, OrderLine } from './types.js'

interface ContentProps {
  content: OrderContent
  currency: string
}

export function OrderLines({ content, currency }: ContentProps) {
  const texts = useTexts()
  const format = useFormat()
  return (
    <DataTable
      label={texts.lines}
      rows={content.items}
      rowKey={({ uuid }) => uuid}
      columns={[
        { title: texts.product, render: (line) => <LineName line={line} /> },
        { title: texts.quantity, isNumber: true, render: ({ quantity }) => format.number(quantity) },
        { title: texts.pricePerPiece, isNumber: true, isSecondary: true, render: ({ price }) => format.amount(price, currency) },
        {
          title: texts.discount,
          isNumber: true,
          isSecondary: true,
          render: ({ discount }) => (discount ? format.amount(-discount, currency) : null),
        },
        { title: texts.tax, isNumber: true, isSecondary: true, render: ({ taxPercentage }) => `${taxPercentage} %` },
        { title: texts.total, isNumber: true, render: ({ priceTotal }) => format.amount(priceTotal, currency) },
      ]}
    />
  )
}

function LineName({ line }: { line: OrderLine }) {
  const texts = useTexts()
  return (
    <>
      {line.productId ? (
        <Anchor href={linkTo(`/products/${line.productId}`)} size="sm" fw={600}>
          {line.name}
        </Anchor>
      ) : (
        <Text size="sm" fw={600}>
          {line.name}
        </Text>
      )}
      <Text size="xs" c="dimmed" className="desk-break">
        {line.sku} {line.isBonus === 'Y' && <StatusBadge tone="info">{texts.bonus}</StatusBadge>} {line.notes}
      </Text>
    </>
  )
}

/** Shows the table of totals, as e-mails and documents print it. */
export function OrderTotals({ content: { totalRows }, currency }: ContentProps) {
  const texts = useTexts()
  const format = useFormat()
  return (
    <div className="desk-totals">
      <Facts
        facts={totalRows.map(({ kind, percentage, amount }): [string, ReactNode] => {
          const text = format.amount(amount, currency)
          const label = texts.totalRows[kind]
          return [
            percentage === null ? label : `${label} ${percentage} %`,
            kind === 'NET' ? <strong key="net">{text}</strong> : text,
          ]
        })}
      />
    </div>
  )
}
