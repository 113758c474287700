/** Budgets, with what is spent of them. */
import { useMemo } from 'react'
import {
  budgetCreateDocument,
  budgetDeleteDocument,
  budgetEditDocument,
  budgetsDocument,
} from '../../api/documents/spending/spending.js'
import type { Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import type { FormSection } from '../../edit/edit-form.js'
import { findContacts } from '../../edit/pickers.js'
import type { RecordColumn } from '../../list/columns.js'
import { useFormat } from '../../parts/format.js'
import { Facts, Panel, StatusBadge, type Tone } from '../../parts/page.js'
import { type Area, placeOf } from './area.js'
import { Ledger } from './ledger.js'
import {
  activeColumn,
  choicesOf,
  companyColumn,
  companyField,
  companyNameOf,
  currencyFields,
  filterBy,
  nameColumn,
  type OfCompany,
  ratesField,
} from './parts.js'
import { UseBar } from './use-bar.js'
import { spendingWords } from './words.js'

type Words = (typeof spendingWords)['en']

interface Budget extends OfCompany {
  name: string
  contactId: number | null
  costCentre: string | null
  project: string | null
  amount: number
  currency: string
  enforcement: keyof Words['enforcements']
  period: keyof Words['periods']
  rollingDays: number | null
  isPerContact: boolean
  active: boolean
  spent: number
  remaining: number
  startsOn: string | null
}

const tones: Record<string, Tone> = { HARD: 'bad', SOFT: 'waiting', INFORMATIVE: 'info' }

/** Says whose orders a budget counts. */
function ownerOf(words: Words, { contactId, costCentre, project }: Budget): string {
  if (contactId !== null) return words.contactNumber(contactId)
  if (costCentre !== null) return `${words.costCentre} ${costCentre}`
  return project === null ? words.wholeCompany : `${words.project} ${project}`
}

const periodOf = (words: Words, { period, rollingDays }: Budget) =>
  rollingDays === null ? words.periods[period] : words.lastDays(rollingDays)

function useColumns(): RecordColumn<Budget>[] {
  const words = useWords(spendingWords)
  return useMemo(
    () => [
      nameColumn(words, '/spending/budgets'),
      companyColumn<Budget>(words),
      { id: 'for', title: words.for, isSecondary: true, value: (row) => ownerOf(words, row) },
      { id: 'period', title: words.period, isSecondary: true, value: (row) => periodOf(words, row) },
      {
        id: 'use',
        title: words.spent,
        value: ({ spent, isPerContact }) => (isPerContact ? null : spent),
        render: ({ name, spent, amount, currency, isPerContact }) =>
          isPerContact ? words.eachContact : <UseBar label={name} used={spent} amount={amount} currency={currency} />,
      },
      {
        id: 'enforcement',
        title: words.enforcement,
        isSecondary: true,
        value: ({ enforcement }) => enforcement,
        render: ({ enforcement }) => (
          <StatusBadge tone={tones[enforcement] ?? 'plain'}>{words.enforcements[enforcement]}</StatusBadge>
        ),
      },
      activeColumn(words),
    ],
    [words],
  )
}

const fixedFields = (words: Words): FormSection[] => [
  {
    fields: [
      { name: 'name', label: words.name, isRequired: true, span: 6 },
      companyField(words),
      { name: 'amount', label: words.amountWithoutTax, isRequired: true, span: 3 },
      ...currencyFields(words).slice(0, 1),
      {
        name: 'enforcement',
        label: words.enforcement,
        kind: 'choice',
        choices: choicesOf(words.enforcements),
        isRequired: true,
        span: 3,
      },
      { name: 'period', label: words.period, kind: 'choice', choices: choicesOf(words.periods), isRequired: true, span: 3 },
      { name: 'rollingDays', label: words.rollingDays, span: 3 },
      { name: 'timeZone', label: words.timeZone, span: 3 },
      { name: 'isPerContact', label: words.isPerContact, span: 6 },
    ],
  },
  {
    title: words.oneOwner,
    fields: [
      { name: 'contactId', label: words.contact, kind: 'record', find: findContacts, span: 4 },
      { name: 'costCentre', label: words.costCentre, span: 4 },
      { name: 'project', label: words.project, span: 4 },
      ratesField(words),
    ],
  },
]

const changedFields = (words: Words): FormSection[] => [
  {
    fields: [
      { name: 'name', label: words.name, isRequired: true, span: 6 },
      { name: 'amount', label: words.amountWithoutTax, isRequired: true, span: 3 },
      {
        name: 'enforcement',
        label: words.enforcement,
        kind: 'choice',
        choices: choicesOf(words.enforcements),
        isRequired: true,
        span: 3,
      },
      { name: 'active', label: words.active, span: 12 },
      ratesField(words),
    ],
  },
]

function Head({ row }: { row: Budget }) {
  const words = useWords(spendingWords)
  const format = useFormat()
  const { name, spent, remaining, amount, currency, isPerContact, startsOn } = row
  return (
    <Panel>
      <Facts
        facts={[
          [words.company, companyColumn<Budget>(words).render?.(row)],
          [words.for, ownerOf(words, row)],
          [words.period, periodOf(words, row)],
          [words.since, startsOn && format.date(startsOn)],
          [
            words.spent,
            isPerContact ? words.eachContact : <UseBar key="use" label={name} used={spent} amount={amount} currency={currency} />,
          ],
          [words.remaining, isPerContact ? null : format.amount(remaining, currency)],
        ]}
      />
    </Panel>
  )
}

export function useBudgetArea(): Area<Budget> {
  const words = useWords(spendingWords)
  const columns = useColumns()
  return {
    name: 'budgets',
    place: placeOf(words, 'budgets'),
    record: 'budget',
    records: 'budgets',
    type: 'Budget',
    documents: {
      list: budgetsDocument,
      create: budgetCreateDocument,
      edit: budgetEditDocument,
      remove: budgetDeleteDocument,
    },
    columns,
    filters: [
      filterBy('enforcements', words.enforcement, words.enforcements),
      { name: 'costCentres', label: words.costCentre },
      { name: 'projects', label: words.project },
      { name: 'active', label: words.active },
    ],
    defaults: { sortInputs: [{ field: 'NAME', order: 'ASC' }] },
    newTitle: words.newBudget,
    nothing: words.noBudgets,
    removeIntro: words.deleteBudgetIntro,
    titleOf: (row) => `${row.name} · ${companyNameOf(row)}`,
    newSections: fixedFields(words),
    newValues: { enforcement: 'HARD', period: 'MONTH', isPerContact: false },
    sections: () => changedFields(words),
    head: (row) => <Head row={row} />,
    tabs: (row: Budget, route: Route) => [
      {
        name: 'ledger',
        label: words.ledger,
        render: () => <Ledger name="budget" route={route} only={{ budgetIds: [row.id] }} currency={row.currency} />,
      },
    ],
  }
}
