/** The cost centres and projects of companies. */
import { Anchor } from '@mantine/core'
import { useMemo } from 'react'
import {
  codeCreateDocument,
  codeDeleteDocument,
  codeEditDocument,
  codesDocument,
} from '../../api/documents/spending/company-codes.js'
import { linkTo } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import type { RecordColumn } from '../../list/columns.js'
import { TitleCell } from '../../parts/data-table.js'
import { Facts, Panel } from '../../parts/page.js'
import { type Area, placeOf } from './area.js'
import { activeColumn, choicesOf, companyColumn, companyField, companyNameOf, filterBy, type OfCompany } from './parts.js'
import { spendingWords } from './words.js'

type Words = (typeof spendingWords)['en']

interface Code extends OfCompany {
  type: keyof Words['codeTypes']
  code: string
  name: string
  active: boolean
}

function useColumns(): RecordColumn<Code>[] {
  const words = useWords(spendingWords)
  return useMemo(
    () => [
      {
        id: 'code',
        title: words.code,
        sort: 'CODE',
        value: ({ code }) => code,
        render: ({ id, code, name }) => (
          <TitleCell
            title={
              <Anchor href={linkTo(`/spending/codes/${id}`)} fw={600}>
                {code}
              </Anchor>
            }
          >
            {name}
          </TitleCell>
        ),
      },
      companyColumn<Code>(words),
      { id: 'type', title: words.type, value: ({ type }) => type, render: ({ type }) => words.codeTypes[type] },
      activeColumn(words),
    ],
    [words],
  )
}

function Head({ row }: { row: Code }) {
  const words = useWords(spendingWords)
  return (
    <Panel>
      <Facts
        facts={[
          [words.company, companyColumn<Code>(words).render?.(row)],
          [words.type, words.codeTypes[row.type]],
          [words.code, row.code],
        ]}
      />
    </Panel>
  )
}

export function useCodeArea(): Area<Code> {
  const words = useWords(spendingWords)
  const columns = useColumns()
  const name = { name: 'name', label: words.name, isRequired: true, span: 6 }
  const active = { name: 'active', label: words.active, span: 6 }
  const type = { name: 'type', label: words.type, kind: 'choice', choices: choicesOf(words.codeTypes), isRequired: true } as const
  return {
    name: 'codes',
    place: placeOf(words, 'codes'),
    record: 'bookingCode',
    records: 'bookingCodes',
    type: 'BookingCode',
    documents: { list: codesDocument, create: codeCreateDocument, edit: codeEditDocument, remove: codeDeleteDocument },
    columns,
    filters: [
      filterBy('types', words.type, words.codeTypes),
      { name: 'codes', label: words.code },
      { name: 'active', label: words.active },
    ],
    defaults: { sortInputs: [{ field: 'CODE', order: 'ASC' }] },
    newTitle: words.newCode,
    nothing: words.noCodes,
    removeIntro: words.deleteCodeIntro,
    titleOf: (row) => `${row.code} · ${companyNameOf(row)}`,
    newSections: [{ fields: [companyField(words), type, { name: 'code', label: words.code, isRequired: true, span: 6 }, name] }],
    newValues: { type: 'COST_CENTRE' },
    sections: () => [{ fields: [name, active] }],
    head: (row) => <Head row={row} />,
  }
}
