/** The ledger of budgets and credit: why each amount is what it is. */
import { Anchor, Stack } from '@mantine/core'
import { useMemo } from 'react'
import { ledgerDocument } from '../../api/documents/spending/spending.js'
import { linkTo, type Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import type { RecordColumn } from '../../list/columns.js'
import { RecordList } from '../../list/record-list.js'
import { useFormat } from '../../parts/format.js'
import { filterBy } from './parts.js'
import { spendingWords } from './words.js'

type Words = (typeof spendingWords)['en']

interface Entry {
  id: string
  budgetId: number | null
  creditAccountId: number | null
  part: keyof Words['parts']
  reason: keyof Words['reasons']
  startsOn: string | null
  orderId: number | null
  amount: number
  orderCurrency: string | null
  rate: number | null
  createdAt: string
}

const newestFirst = { sortInputs: [{ field: 'ID', order: 'DESC' }] }

interface LedgerProps {
  name: string
  route: Route
  only?: Record<string, unknown>
  currency?: string
}

/** The entries of one budget or account, or of all. */
export function Ledger({ name, route, only, currency }: LedgerProps) {
  const words = useWords(spendingWords)
  const columns = useColumns(currency)
  return (
    <Stack gap="md">
      <RecordList<Entry>
        name={`spending-ledger-${name}`}
        label={words.ledger}
        route={route}
        document={ledgerDocument}
        root="spendingEntries"
        inputType="SpendingEntrySearchInput"
        defaults={newestFirst}
        {...(only && { extraInput: only })}
        filters={[
          filterBy('reasons', words.reason, words.reasons),
          ...Object.keys(only ?? {}).map((filter) => ({ name: filter, isHidden: true })),
        ]}
        columns={columns}
        rowKey={({ id }) => id}
        rowTitle={({ id }) => id}
        empty={{ title: words.ledger, text: words.noLedger }}
      />
    </Stack>
  )
}

function useColumns(currency: string | undefined): RecordColumn<Entry>[] {
  const words = useWords(spendingWords)
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'createdAt',
        title: words.when,
        value: ({ createdAt }) => createdAt,
        render: ({ createdAt }) => format.moment(createdAt),
      },
      {
        id: 'reason',
        title: words.reason,
        value: ({ reason }) => reason,
        render: ({ reason }) => words.reasons[reason],
      },
      {
        id: 'order',
        title: words.order,
        isSecondary: true,
        value: ({ orderId }) => orderId,
        render: ({ orderId }) => orderId && <Anchor href={linkTo(`/orders/${orderId}`)}>{orderId}</Anchor>,
      },
      {
        id: 'part',
        title: words.part,
        isSecondary: true,
        value: ({ part }) => part,
        render: ({ part }) => words.parts[part],
      },
      ...(currency ? [] : [accountColumn(words)]),
      {
        id: 'rate',
        title: words.rate,
        isSecondary: true,
        isOptional: true,
        value: ({ rate, orderCurrency }) => rate && `${orderCurrency} × ${rate}`,
      },
      {
        id: 'amount',
        title: words.amount,
        isNumber: true,
        value: ({ amount }) => amount,
        render: ({ amount }) => (currency ? format.amount(amount, currency) : format.decimal(amount)),
      },
    ],
    [words, format, currency],
  )
}

const accountColumn = (words: Words): RecordColumn<Entry> => ({
  id: 'account',
  title: words.for,
  value: ({ budgetId, creditAccountId }) =>
    budgetId === null ? words.accountNumber(creditAccountId ?? 0) : words.budgetNumber(budgetId),
  render: ({ budgetId, creditAccountId }) => (
    <Anchor href={linkTo(budgetId === null ? `/spending/credit/${creditAccountId}` : `/spending/budgets/${budgetId}`)}>
      {budgetId === null ? words.accountNumber(creditAccountId ?? 0) : words.budgetNumber(budgetId)}
    </Anchor>
  ),
})
