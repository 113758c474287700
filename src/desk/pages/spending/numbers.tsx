/** The part numbers of companies. */
import { Anchor } from '@mantine/core'
import { useMemo } from 'react'
import {
  numberCreateDocument,
  numberDeleteDocument,
  numberEditDocument,
  numbersDocument,
} from '../../api/documents/spending/company-codes.js'
import { linkTo } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import type { FieldSpec, FindRecords } from '../../edit/field-spec.js'
import { useCatalogueFinders } from '../../edit/pickers.js'
import type { RecordColumn } from '../../list/columns.js'
import { TitleCell } from '../../parts/data-table.js'
import { type LocalizedText, useFormat } from '../../parts/format.js'
import { Facts, Panel } from '../../parts/page.js'
import { type Area, placeOf } from './area.js'
import { companyColumn, companyField, companyNameOf, type OfCompany } from './parts.js'
import { spendingWords } from './words.js'

type Words = (typeof spendingWords)['en']

interface PartNumber extends OfCompany {
  number: string
  name: string | null
  unit: string | null
  externalId: string | null
  productId: number
  product: { sku: string; names: LocalizedText[] } | null
}

function useColumns(): RecordColumn<PartNumber>[] {
  const words = useWords(spendingWords)
  return useMemo(
    () => [
      {
        id: 'number',
        title: words.partNumber,
        sort: 'NUMBER',
        value: ({ number }) => number,
        render: ({ id, number, name }) => (
          <TitleCell
            title={
              <Anchor href={linkTo(`/spending/numbers/${id}`)} fw={600}>
                {number}
              </Anchor>
            }
          >
            {name}
          </TitleCell>
        ),
      },
      companyColumn<PartNumber>(words),
      {
        id: 'product',
        title: words.product,
        value: ({ product, productId }) => product?.sku ?? productId,
        render: (row) => <ProductLink row={row} />,
      },
      { id: 'unit', title: words.unit, isSecondary: true, value: ({ unit }) => unit },
      { id: 'externalId', title: words.sourceKey, isSecondary: true, isOptional: true, value: ({ externalId }) => externalId },
    ],
    [words],
  )
}

function ProductLink({ row: { productId, product } }: { row: PartNumber }) {
  const format = useFormat()
  return (
    <TitleCell title={<Anchor href={linkTo(`/products/${productId}`)}>{product?.sku ?? productId}</Anchor>}>
      {format.text(product?.names)}
    </TitleCell>
  )
}

const valueFields = (words: Words): FieldSpec[] => [
  { name: 'number', label: words.partNumber, isRequired: true, span: 6 },
  { name: 'unit', label: words.unit, span: 3 },
  { name: 'externalId', label: words.sourceKey, span: 3 },
  { name: 'name', label: words.partName, span: 12 },
]

const productField = (words: Words, find: FindRecords): FieldSpec => ({
  name: 'productId',
  label: words.product,
  kind: 'record',
  find,
  isRequired: true,
  span: 6,
})

function Head({ row }: { row: PartNumber }) {
  const words = useWords(spendingWords)
  return (
    <Panel>
      <Facts
        facts={[
          [words.company, companyColumn<PartNumber>(words).render?.(row)],
          [words.product, <ProductLink key="product" row={row} />],
        ]}
      />
    </Panel>
  )
}

export function useNumberArea(): Area<PartNumber> {
  const words = useWords(spendingWords)
  const columns = useColumns()
  const { findProducts } = useCatalogueFinders()
  return {
    name: 'numbers',
    place: placeOf(words, 'numbers'),
    record: 'partNumber',
    records: 'partNumbers',
    type: 'PartNumber',
    documents: { list: numbersDocument, create: numberCreateDocument, edit: numberEditDocument, remove: numberDeleteDocument },
    columns,
    filters: [{ name: 'numbers', label: words.partNumber }],
    defaults: { sortInputs: [{ field: 'NUMBER', order: 'ASC' }] },
    newTitle: words.newNumber,
    nothing: words.noNumbers,
    removeIntro: words.deleteNumberIntro,
    titleOf: (row) => `${row.number} · ${companyNameOf(row)}`,
    newSections: [{ fields: [companyField(words), productField(words, findProducts), ...valueFields(words)] }],
    newValues: {},
    sections: () => [{ fields: valueFields(words) }],
    head: (row) => <Head row={row} />,
  }
}
