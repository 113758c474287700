/** Spending limits of one order or one line. */
import { useMemo } from 'react'
import {
  limitCreateDocument,
  limitDeleteDocument,
  limitEditDocument,
  limitsDocument,
} from '../../api/documents/spending/spending.js'
import { useWords } from '../../base/words.js'
import type { FormSection } from '../../edit/edit-form.js'
import { findContacts, useCatalogueFinders } from '../../edit/pickers.js'
import type { RecordColumn } from '../../list/columns.js'
import { useFormat } from '../../parts/format.js'
import { Facts, Panel, StatusBadge, type Tone } from '../../parts/page.js'
import { type Area, placeOf } from './area.js'
import {
  activeColumn,
  choicesOf,
  companyColumn,
  companyField,
  companyNameOf,
  filterBy,
  nameColumn,
  type OfCompany,
  ratesField,
} from './parts.js'
import { spendingWords } from './words.js'

type Words = (typeof spendingWords)['en']

interface Limit extends OfCompany {
  name: string
  contactId: number | null
  measure: keyof Words['measures']
  categoryId: number | null
  productId: number | null
  supplier: string | null
  amount: number
  currency: string
  effect: keyof Words['effects']
  active: boolean
}

const tones: Record<string, Tone> = { REFUSES: 'bad', NEEDS_APPROVAL: 'waiting', INFORMS: 'info' }

/** Says what a limit compares, and whose orders. */
function subjectOf(words: Words, { measure, categoryId, productId, supplier, contactId }: Limit): string {
  const goods = [
    categoryId === null ? null : words.categoryNumber(categoryId),
    productId === null ? null : words.productNumber(productId),
    supplier === null ? null : words.supplierNamed(supplier),
  ]
  const person = contactId === null ? null : words.contactNumber(contactId)
  return [words.measures[measure], ...goods, person].filter(Boolean).join(' · ')
}

function useColumns(): RecordColumn<Limit>[] {
  const words = useWords(spendingWords)
  const format = useFormat()
  return useMemo(
    () => [
      nameColumn(words, '/spending/limits'),
      companyColumn<Limit>(words),
      { id: 'subject', title: words.measure, isSecondary: true, value: (row) => subjectOf(words, row) },
      {
        id: 'amount',
        title: words.amount,
        sort: 'AMOUNT',
        isNumber: true,
        value: ({ amount }) => amount,
        render: ({ amount, currency }) => format.amount(amount, currency),
      },
      {
        id: 'effect',
        title: words.effect,
        isSecondary: true,
        value: ({ effect }) => effect,
        render: ({ effect }) => <StatusBadge tone={tones[effect] ?? 'plain'}>{words.effects[effect]}</StatusBadge>,
      },
      activeColumn(words),
    ],
    [words, format],
  )
}

function useNewSections(): FormSection[] {
  const words = useWords(spendingWords)
  const { findProducts, findCategories } = useCatalogueFinders()
  return [
    {
      fields: [
        { name: 'name', label: words.name, isRequired: true, span: 6 },
        companyField(words),
        { name: 'measure', label: words.measure, kind: 'choice', choices: choicesOf(words.measures), isRequired: true, span: 3 },
        { name: 'amount', label: words.amountWithoutTax, isRequired: true, span: 3 },
        { name: 'currency', label: words.currency, span: 3 },
        { name: 'effect', label: words.effect, kind: 'choice', choices: choicesOf(words.effects), isRequired: true, span: 3 },
      ],
    },
    {
      title: words.for,
      fields: [
        { name: 'categoryId', label: words.category, kind: 'record', find: findCategories, span: 6 },
        { name: 'productId', label: words.product, kind: 'record', find: findProducts, span: 6 },
        { name: 'supplier', label: words.supplier, span: 6 },
        { name: 'contactId', label: words.contact, kind: 'record', find: findContacts, span: 6 },
        ratesField(words),
      ],
    },
  ]
}

const changedFields = (words: Words): FormSection[] => [
  {
    fields: [
      { name: 'name', label: words.name, isRequired: true, span: 6 },
      { name: 'amount', label: words.amountWithoutTax, isRequired: true, span: 3 },
      { name: 'effect', label: words.effect, kind: 'choice', choices: choicesOf(words.effects), isRequired: true, span: 3 },
      { name: 'active', label: words.active, span: 12 },
      ratesField(words),
    ],
  },
]

function Head({ row }: { row: Limit }) {
  const words = useWords(spendingWords)
  return (
    <Panel>
      <Facts
        facts={[
          [words.company, companyColumn<Limit>(words).render?.(row)],
          [words.measure, subjectOf(words, row)],
        ]}
      />
    </Panel>
  )
}

export function useLimitArea(): Area<Limit> {
  const words = useWords(spendingWords)
  const columns = useColumns()
  const newSections = useNewSections()
  return {
    name: 'limits',
    place: placeOf(words, 'limits'),
    record: 'spendingLimit',
    records: 'spendingLimits',
    type: 'SpendingLimit',
    documents: { list: limitsDocument, create: limitCreateDocument, edit: limitEditDocument, remove: limitDeleteDocument },
    columns,
    filters: [filterBy('measures', words.measure, words.measures), { name: 'active', label: words.active }],
    defaults: { sortInputs: [{ field: 'NAME', order: 'ASC' }] },
    newTitle: words.newLimit,
    nothing: words.noLimits,
    removeIntro: words.deleteLimitIntro,
    titleOf: (row) => `${row.name} · ${companyNameOf(row)}`,
    newSections,
    newValues: { measure: 'ORDER', effect: 'REFUSES' },
    sections: () => changedFields(words),
    head: (row) => <Head row={row} />,
  }
}
