/** Columns and fields that the areas of spending share. */
import { Anchor } from '@mantine/core'
import { linkTo } from '../../base/router.js'
import type { Choice, FieldSpec } from '../../edit/field-spec.js'
import { findCompanies } from '../../edit/pickers.js'
import type { RecordColumn } from '../../list/columns.js'
import type { FilterSetting } from '../../list/names.js'
import type { spendingWords } from './words.js'

type Words = (typeof spendingWords)['en']

/** A record of a company. */
export interface OfCompany {
  id: number
  companyId: number
  company: { name: string } | null
}

export const companyNameOf = ({ company, companyId }: OfCompany) => company?.name ?? String(companyId)

/** The name of a record, which leads to its page in an area such as `/spending/budgets`. */
export const nameColumn = <Row extends { id: number; name: string }>(words: Words, area: string): RecordColumn<Row> => ({
  id: 'name',
  title: words.name,
  sort: 'NAME',
  value: ({ name }) => name,
  render: ({ id, name }) => (
    <Anchor href={linkTo(`${area}/${id}`)} fw={600}>
      {name}
    </Anchor>
  ),
})

export const activeColumn = <Row extends { active: boolean }>(words: Words): RecordColumn<Row> => ({
  id: 'active',
  title: words.active,
  isSecondary: true,
  value: ({ active }) => active,
  render: ({ active }) => (active ? words.active : words.inactive),
})

export const companyColumn = <Row extends OfCompany>(words: Words): RecordColumn<Row> => ({
  id: 'company',
  title: words.company,
  value: companyNameOf,
  render: (row) => <Anchor href={linkTo(`/companies/${row.companyId}`)}>{companyNameOf(row)}</Anchor>,
})

export const choicesOf = (names: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** Names the values of a filter by an enum. */
export const filterBy = (name: string, label: string, names: Readonly<Record<string, string>>): FilterSetting => ({
  name,
  label,
  options: new Map(Object.entries(names)),
})

export const companyField = (words: Words): FieldSpec => ({
  name: 'companyId',
  label: words.company,
  kind: 'record',
  find: findCompanies,
  isRequired: true,
  span: 6,
})

export const currencyFields = (words: Words): FieldSpec[] => [
  { name: 'currency', label: words.currency, span: 3 },
  ratesField(words),
]

export const ratesField = (words: Words): FieldSpec => ({
  name: 'rates',
  label: words.rates,
  span: 12,
  fields: [
    { name: 'currency', label: words.currency, span: 6 },
    { name: 'rate', label: words.rate, span: 6 },
  ],
})
