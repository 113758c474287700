/** Credit accounts: what is open, what the accounting system has booked, and the ledger. */
import { Anchor, Stack } from '@mantine/core'
import { useMemo, useState } from 'react'
import {
  accountCreateDocument,
  accountDeleteDocument,
  accountEditDocument,
  accountsDocument,
  entriesDocument,
  entryCreateDocument,
} from '../../api/documents/spending/spending.js'
import { useRights } from '../../api/rights.js'
import { linkTo, type Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import type { FormSection } from '../../edit/edit-form.js'
import type { RecordColumn } from '../../list/columns.js'
import { RecordList } from '../../list/record-list.js'
import { useFormat } from '../../parts/format.js'
import { Facts, Panel, StatusBadge } from '../../parts/page.js'
import { type Area, placeOf } from './area.js'
import { Ledger } from './ledger.js'
import {
  choicesOf,
  companyColumn,
  companyField,
  companyNameOf,
  currencyFields,
  filterBy,
  type OfCompany,
  ratesField,
} from './parts.js'
import { UseBar } from './use-bar.js'
import { spendingWords } from './words.js'

type Words = (typeof spendingWords)['en']

interface Account extends OfCompany {
  creditLimit: number
  currency: string
  countsFrom: keyof Words['countsFromValues']
  isOnHold: boolean
  onHoldReason: string | null
  openOrders: number
  balance: number
  exposure: number
  available: number
}

interface Entry {
  id: number
  externalId: string
  type: keyof Words['types']
  amount: number
  orderId: number | null
  closesOrder: boolean
  description: string | null
  bookedAt: string
}

function useColumns(): RecordColumn<Account>[] {
  const words = useWords(spendingWords)
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'company',
        title: words.company,
        value: companyNameOf,
        render: (row) => (
          <Anchor href={linkTo(`/spending/credit/${row.id}`)} fw={600}>
            {companyNameOf(row)}
          </Anchor>
        ),
      },
      {
        id: 'exposure',
        title: words.exposure,
        value: ({ exposure }) => exposure,
        render: (row) => (
          <UseBar label={companyNameOf(row)} used={row.exposure} amount={row.creditLimit} currency={row.currency} />
        ),
      },
      {
        id: 'available',
        title: words.available,
        isNumber: true,
        isSecondary: true,
        value: ({ available }) => available,
        render: ({ available, currency }) => format.amount(available, currency),
      },
      {
        id: 'isOnHold',
        title: words.isOnHold,
        isSecondary: true,
        value: ({ isOnHold }) => isOnHold,
        render: ({ isOnHold }) => isOnHold && <StatusBadge tone="bad">{words.isOnHold}</StatusBadge>,
      },
    ],
    [words, format],
  )
}

const newFields = (words: Words): FormSection[] => [
  {
    fields: [
      companyField(words),
      { name: 'creditLimit', label: words.creditLimitField, isRequired: true, span: 3 },
      ...currencyFields(words).slice(0, 1),
      {
        name: 'countsFrom',
        label: words.countsFrom,
        kind: 'choice',
        choices: choicesOf(words.countsFromValues),
        isRequired: true,
        span: 6,
      },
      ratesField(words),
    ],
  },
]

const changedFields = (words: Words): FormSection[] => [
  {
    fields: [
      { name: 'creditLimit', label: words.creditLimitField, isRequired: true, span: 6 },
      { name: 'isOnHold', label: words.isOnHold, span: 6 },
      { name: 'onHoldReason', label: words.onHoldReason, help: words.onHoldHelp, span: 12 },
      ratesField(words),
    ],
  },
]

function Head({ row }: { row: Account }) {
  const words = useWords(spendingWords)
  const format = useFormat()
  const { currency, exposure, creditLimit, openOrders, balance, available, isOnHold, onHoldReason } = row
  return (
    <Panel>
      <Facts
        facts={[
          [words.company, companyColumn<Account>(words).render?.(row)],
          [words.exposure, <UseBar key="use" label={words.exposure} used={exposure} amount={creditLimit} currency={currency} />],
          [words.openOrders, format.amount(openOrders, currency)],
          [words.balance, format.amount(balance, currency)],
          [words.available, format.amount(available, currency)],
          [words.countsFrom, words.countsFromValues[row.countsFrom]],
          [
            words.isOnHold,
            isOnHold ? (
              <StatusBadge key="hold" tone="bad">
                {onHoldReason ?? words.isOnHold}
              </StatusBadge>
            ) : null,
          ],
        ]}
      />
    </Panel>
  )
}

const newestFirst = { sortInputs: [{ field: 'BOOKED_AT', order: 'DESC' }] }

/** What the accounting system has booked, and a form for what it did not send. */
function Entries({ account, route }: { account: Account; route: Route }) {
  const words = useWords(spendingWords)
  const may = useRights()
  const columns = useEntryColumns(account.currency)
  const [version, setVersion] = useState(0)
  const book = may('user', 'OWNER') && (
    <ActionButton
      button={words.bookEntry}
      intro={words.bookIntro}
      label={companyNameOf(account)}
      document={entryCreateDocument}
      inputType="CreditEntryCreateInput"
      sections={entrySections(words)}
      values={{ type: 'PAYMENT' }}
      toInput={(typed) => ({ ...typed, companyId: account.companyId })}
      onSaved={() => setVersion((old) => old + 1)}
    />
  )
  return (
    <Stack gap="md">
      <RecordList<Entry>
        name="spending-entries"
        label={words.entries}
        route={route}
        document={entriesDocument}
        root="creditEntries"
        inputType="CreditEntrySearchInput"
        version={version}
        defaults={newestFirst}
        extraInput={{ creditAccountIds: [account.id] }}
        filters={[filterBy('types', words.type, words.types), { name: 'creditAccountIds', isHidden: true }]}
        columns={columns}
        rowKey={({ id }) => id}
        rowTitle={({ externalId }) => externalId}
        actions={book}
        empty={{ title: words.entries, text: words.noEntries }}
      />
    </Stack>
  )
}

const entrySections = (words: Words): FormSection[] => [
  {
    fields: [
      { name: 'type', label: words.type, kind: 'choice', choices: choicesOf(words.types), isRequired: true, span: 6 },
      { name: 'amount', label: words.amountWithTax, isRequired: true, span: 6 },
      { name: 'externalId', label: words.externalId, isRequired: true, span: 6 },
      { name: 'bookedAt', label: words.bookedAt, span: 6 },
      { name: 'orderId', label: words.orderOfInvoice, span: 6 },
      { name: 'closesOrder', label: words.closesOrder, span: 6 },
      { name: 'description', label: words.description, span: 12 },
    ],
  },
]

function useEntryColumns(currency: string): RecordColumn<Entry>[] {
  const words = useWords(spendingWords)
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'externalId', title: words.externalId, value: ({ externalId }) => externalId },
      { id: 'type', title: words.type, value: ({ type }) => type, render: ({ type }) => words.types[type] },
      {
        id: 'order',
        title: words.order,
        isSecondary: true,
        value: ({ orderId }) => orderId,
        render: ({ orderId }) => orderId && <Anchor href={linkTo(`/orders/${orderId}`)}>{orderId}</Anchor>,
      },
      { id: 'description', title: words.description, isSecondary: true, value: ({ description }) => description },
      {
        id: 'bookedAt',
        title: words.bookedAt,
        sort: 'BOOKED_AT',
        isSecondary: true,
        value: ({ bookedAt }) => bookedAt,
        render: ({ bookedAt }) => format.date(bookedAt),
      },
      {
        id: 'amount',
        title: words.amount,
        isNumber: true,
        value: ({ amount }) => amount,
        render: ({ amount }) => format.amount(amount, currency),
      },
    ],
    [words, format, currency],
  )
}

export function useAccountArea(): Area<Account> {
  const words = useWords(spendingWords)
  const columns = useColumns()
  return {
    name: 'credit',
    place: placeOf(words, 'credit'),
    record: 'creditAccount',
    records: 'creditAccounts',
    type: 'CreditAccount',
    documents: {
      list: accountsDocument,
      create: accountCreateDocument,
      edit: accountEditDocument,
      remove: accountDeleteDocument,
    },
    columns,
    filters: [{ name: 'isOnHold', label: words.isOnHold }],
    defaults: { sortInputs: [{ field: 'CREDIT_LIMIT', order: 'DESC' }] },
    newTitle: words.newAccount,
    nothing: words.noAccounts,
    removeIntro: words.deleteAccountIntro,
    titleOf: (row) => words.creditOf(companyNameOf(row)),
    newSections: newFields(words),
    newValues: { countsFrom: 'ORDER' },
    sections: () => changedFields(words),
    head: (row) => <Head row={row} />,
    tabs: (row, route) => [
      { name: 'entries', label: words.entries, render: () => <Entries account={row} route={route} /> },
      {
        name: 'ledger',
        label: words.ledger,
        render: () => <Ledger name="account" route={route} only={{ creditAccountIds: [row.id] }} currency={row.currency} />,
      },
    ],
  }
}
