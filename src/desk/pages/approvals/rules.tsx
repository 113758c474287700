/** Approval rules: whose purchases they are about, and who must agree. */
import { List } from '@mantine/core'
import { useMemo } from 'react'
import {
  ruleCreateDocument,
  ruleDeleteDocument,
  ruleEditDocument,
  rulesDocument,
} from '../../api/documents/spending/approvals.js'
import { useWords } from '../../base/words.js'
import type { FieldSpec } from '../../edit/field-spec.js'
import { findContacts, useCatalogueFinders } from '../../edit/pickers.js'
import type { RecordColumn } from '../../list/columns.js'
import { fullName, useFormat } from '../../parts/format.js'
import { Facts, Panel } from '../../parts/page.js'
import type { Area } from '../spending/area.js'
import {
  activeColumn,
  choicesOf,
  companyColumn,
  companyField,
  companyNameOf,
  nameColumn,
  type OfCompany,
  ratesField,
} from '../spending/parts.js'
import { spendingWords } from '../spending/words.js'
import { type Person, useContactNames } from './people.js'
import { placeOf } from './place.js'
import { FIRST_STEP, type Step, StepsField } from './steps-field.js'
import { approvalWords } from './words.js'

type Words = (typeof approvalWords)['en']

interface Rule extends OfCompany {
  name: string
  contactId: number | null
  contact: Person | null
  contactRole: keyof Words['roles'] | null
  amount: number
  currency: string
  categoryId: number | null
  productId: number | null
  supplier: string | null
  costCentre: string | null
  onlyIfRequired: boolean
  steps: Step[]
  tolerancePercentage: number
  allowsOwnApproval: boolean
  escalateAfterHours: number | null
  escalateToContactId: number | null
  expireAfterDays: number | null
  active: boolean
}

/** Says whose purchases need approval. */
function whoseOf(words: Words, { contactId, contact, contactRole }: Rule): string {
  if (contactId !== null) return fullName(contact) || words.contactNumber(contactId)
  return contactRole === null ? words.everybody : words.roles[contactRole]
}

/** Says which purchases need approval, besides the amount. */
const whichOf = (words: Words, { categoryId, productId, supplier, costCentre, onlyIfRequired }: Rule): string[] => [
  ...(categoryId === null ? [] : [words.categoryNumber(categoryId)]),
  ...(productId === null ? [] : [words.productNumber(productId)]),
  ...(supplier === null ? [] : [words.supplierNamed(supplier)]),
  ...(costCentre === null ? [] : [words.costCentreOf(costCentre)]),
  ...(onlyIfRequired ? [words.onlyIfRequired] : []),
]

type Format = ReturnType<typeof useFormat>

const subjectOf = (words: Words, format: Format, rule: Rule): string => {
  const { amount, currency } = rule
  const above = amount === 0 ? words.everyAmount : words.above(format.amount(amount, currency))
  return [above, ...whichOf(words, rule)].join(' · ')
}

/** Says who must agree in a step. */
function stepOf(words: Words, { approvers, role, contactIds, needs, count }: Step, nameOf: (id: number) => string): string {
  const who = {
    CONTACTS: contactIds.map(nameOf).join(', '),
    ROLE: words.roles[role ?? 'AUTHORIZATION_MANAGER'],
    MANAGERS_ABOVE: words.approverKinds.MANAGERS_ABOVE,
  }
  const isOne = approvers === 'CONTACTS' && contactIds.length === 1
  const many = needs === 'COUNT' ? words.countOf(count ?? 1) : words.needsValues[needs]
  return isOne ? who.CONTACTS : `${who[approvers]}: ${many.toLowerCase()}`
}

function useColumns(): RecordColumn<Rule>[] {
  const words = useWords(approvalWords)
  const shared = useWords(spendingWords)
  const format = useFormat()
  return useMemo(
    () => [
      nameColumn(shared, '/approvals/rules'),
      companyColumn<Rule>(shared),
      { id: 'whose', title: words.whose, isSecondary: true, value: (row) => whoseOf(words, row) },
      {
        id: 'which',
        title: words.which,
        isSecondary: true,
        sort: 'AMOUNT',
        value: (row) => subjectOf(words, format, row),
      },
      { id: 'steps', title: words.steps, value: ({ steps }) => words.stepsOf(steps.length) },
      activeColumn(shared),
    ],
    [words, shared, format],
  )
}

const stepsField = (words: Words): FieldSpec => ({
  name: 'steps',
  label: words.steps,
  isRequired: true,
  span: 12,
  render: (field) => <StepsField {...field} />,
})

const conditionFields = (words: Words): FieldSpec[] => [
  { name: 'tolerancePercentage', label: words.tolerance, span: 6 },
  { name: 'allowsOwnApproval', label: words.allowsOwn, span: 6 },
]

const timeFields = (words: Words): FieldSpec[] => [
  { name: 'escalateAfterHours', label: words.escalateAfter, span: 4 },
  { name: 'escalateToContactId', label: words.escalateTo, kind: 'record', find: findContacts, span: 4 },
  { name: 'expireAfterDays', label: words.expireAfter, span: 4 },
]

const amountField = (words: Words): FieldSpec => ({ name: 'amount', label: words.amount, span: 3 })

function useNewSections() {
  const words = useWords(approvalWords)
  const shared = useWords(spendingWords)
  const { findProducts, findCategories } = useCatalogueFinders()
  return [
    { fields: [{ name: 'name', label: words.name, isRequired: true, span: 6 }, companyField(shared)] },
    {
      title: words.whose,
      fields: [
        { name: 'contactRole', label: words.contactRole, kind: 'choice' as const, choices: choicesOf(words.roles), span: 6 },
        { name: 'contactId', label: words.contact, kind: 'record' as const, find: findContacts, span: 6 },
      ],
    },
    {
      title: words.which,
      fields: [
        amountField(words),
        { name: 'currency', label: words.currency, span: 3 },
        { name: 'costCentre', label: words.costCentre, span: 6 },
        { name: 'categoryId', label: words.category, kind: 'record' as const, find: findCategories, span: 6 },
        { name: 'productId', label: words.product, kind: 'record' as const, find: findProducts, span: 6 },
        { name: 'supplier', label: words.supplier, span: 6 },
        { name: 'onlyIfRequired', label: words.onlyIfRequired, help: words.onlyIfRequiredHelp, span: 12 },
      ],
    },
    { title: words.steps, fields: [stepsField(words)] },
    { title: words.rules, fields: [...conditionFields(words), ratesField(shared)] },
    { title: words.time, fields: timeFields(words) },
  ]
}

function useChangedSections() {
  const words = useWords(approvalWords)
  const shared = useWords(spendingWords)
  return [
    {
      fields: [
        { name: 'name', label: words.name, isRequired: true, span: 6 },
        amountField(words),
        { name: 'active', label: words.active, span: 3 },
      ],
    },
    { title: words.steps, fields: [stepsField(words)] },
    { title: words.rules, fields: [...conditionFields(words), ratesField(shared)] },
    { title: words.time, fields: timeFields(words) },
  ]
}

function Head({ row }: { row: Rule }) {
  const words = useWords(approvalWords)
  const shared = useWords(spendingWords)
  const format = useFormat()
  const { steps, escalateAfterHours, escalateToContactId, expireAfterDays, tolerancePercentage } = row
  const nameOf = useContactNames([
    ...steps.flatMap(({ contactIds }) => contactIds),
    ...(escalateToContactId === null ? [] : [escalateToContactId]),
  ])
  return (
    <Panel>
      <Facts
        facts={[
          [words.company, companyColumn<Rule>(shared).render?.(row)],
          [words.whose, whoseOf(words, row)],
          [words.which, subjectOf(words, format, row)],
          [
            words.steps,
            <List key="steps" type="ordered" size="sm">
              {steps.map((step, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity but their place
                <List.Item key={index}>{stepOf(words, step, nameOf)}</List.Item>
              ))}
            </List>,
          ],
          [words.tolerance, tolerancePercentage > 0 ? format.number(tolerancePercentage) : null],
          [
            words.escalateTo,
            escalateAfterHours === null || escalateToContactId === null
              ? null
              : words.afterHours(escalateAfterHours, nameOf(escalateToContactId)),
          ],
          [words.endsAt, expireAfterDays === null ? null : words.afterDays(expireAfterDays)],
        ]}
      />
    </Panel>
  )
}

export function useRuleArea(): Area<Rule> {
  const words = useWords(approvalWords)
  const columns = useColumns()
  const newSections = useNewSections()
  const changedSections = useChangedSections()
  return {
    name: 'rules',
    place: placeOf(words, 'rules'),
    record: 'approvalRule',
    records: 'approvalRules',
    type: 'ApprovalRule',
    documents: { list: rulesDocument, create: ruleCreateDocument, edit: ruleEditDocument, remove: ruleDeleteDocument },
    columns,
    filters: [
      { name: 'costCentres', label: words.costCentre },
      { name: 'active', label: words.active },
    ],
    defaults: { sortInputs: [{ field: 'NAME', order: 'ASC' }] },
    newTitle: words.newRule,
    nothing: words.noRules,
    removeIntro: words.deleteRuleIntro,
    titleOf: (row) => `${row.name} · ${companyNameOf(row)}`,
    newSections,
    newValues: { steps: [FIRST_STEP], amount: 0 },
    sections: () => changedSections,
    head: (row) => <Head row={row} />,
  }
}
