/** The lines of a price sheet: a price or discount for a product, a category or a price group, from a quantity on. */
import { Anchor, Button, Group, Modal, Stack } from '@mantine/core'
import { useMemo, useState } from 'react'
import {
  discountCreateDocument,
  discountDeleteDocument,
  discountEditDocument,
  discountsDocument,
} from '../../api/documents/pricing-edit.js'
import type { Route } from '../../base/router.js'
import { useValueWord } from '../../base/value-words.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import { EditForm } from '../../edit/edit-form.js'
import type { FieldSpec } from '../../edit/field-spec.js'
import { useCatalogueFinders } from '../../edit/pickers.js'
import { useRecord } from '../../edit/use-record.js'
import type { Values } from '../../edit/values.js'
import type { RecordColumn } from '../../list/columns.js'
import { RecordList } from '../../list/record-list.js'
import { ErrorNotice } from '../../parts/data-table.js'
import { type LocalizedText, useFormat } from '../../parts/format.js'
import { pricingWords } from './words.js'

interface FoundDiscount {
  id: string
  value: number
  discountType: string
  quantityFrom: number
  validFrom: string | null
  validTo: string | null
  priceGroup: string | null
  productId: number | null
  categoryId: number | null
  product: { sku: string; names: LocalizedText[] } | null
  category: { names: LocalizedText[] } | null
}

type Opened = { kind: 'new' } | { kind: 'edit'; line: FoundDiscount }

export function PricesheetLines({ id, route }: { id: string; route: Route }) {
  const words = useWords(pricingWords)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [round, setRound] = useState(0)
  const titleOf = useTitle()
  const columns = useColumns((line) => setOpened({ kind: 'edit', line }))
  const defaults = useMemo(() => ({ sortInputs: [{ field: 'CREATED_AT', order: 'DESC' }] }), [])
  const done = () => {
    setOpened(null)
    setRound((count) => count + 1)
  }
  return (
    <Stack gap="sm">
      <Group>
        <Button onClick={() => setOpened({ kind: 'new' })}>{words.newLine}</Button>
      </Group>
      <RecordList<FoundDiscount>
        key={round}
        name="pricesheet-lines"
        label={words.lines}
        route={route}
        document={discountsDocument}
        root="discounts"
        inputType="DiscountSearchInput"
        defaults={defaults}
        extraInput={{ pricesheetIds: [id] }}
        columns={columns}
        rowKey={(row) => row.id}
        rowTitle={titleOf}
        onEdit={([line]) => line && setOpened({ kind: 'edit', line })}
        empty={{ title: words.noLines }}
      />
      {opened && (
        <Modal opened onClose={() => setOpened(null)} title={opened.kind === 'new' ? words.newLine : words.editLine} size="lg">
          {opened.kind === 'new' ? <NewLine pricesheetId={id} onDone={done} /> : <EditLine line={opened.line} onDone={done} />}
        </Modal>
      )}
    </Stack>
  )
}

function useTitle() {
  const format = useFormat()
  return ({ product, category, priceGroup, productId, categoryId }: FoundDiscount) => {
    if (productId) return product ? `${product.sku} · ${format.text(product.names)}` : `#${productId}`
    return categoryId ? format.text(category?.names ?? []) || `#${categoryId}` : (priceGroup ?? '')
  }
}

function useColumns(open: (line: FoundDiscount) => void): RecordColumn<FoundDiscount>[] {
  const words = useWords(pricingWords)
  const format = useFormat()
  const word = useValueWord()
  const titleOf = useTitle()
  return [
    {
      id: 'for',
      title: words.for,
      value: titleOf,
      render: (line) => (
        <Anchor component="button" type="button" ta="left" onClick={() => open(line)}>
          {titleOf(line)}
        </Anchor>
      ),
    },
    { id: 'quantityFrom', title: words.quantityFrom, sort: 'QUANTITYFROM', isNumber: true, value: (line) => line.quantityFrom },
    {
      id: 'discountType',
      title: words.discountType,
      isSecondary: true,
      value: ({ discountType }) => word(discountType, 'PriceDiscountType'),
    },
    { id: 'value', title: words.value, sort: 'VALUE', isNumber: true, value: ({ value }) => value },
    {
      id: 'validFrom',
      title: words.validFrom,
      sort: 'VALIDFROM',
      isSecondary: true,
      value: ({ validFrom }) => validFrom,
      render: ({ validFrom }) => validFrom && format.date(validFrom),
    },
    {
      id: 'validTo',
      title: words.validTo,
      sort: 'VALIDTO',
      isSecondary: true,
      value: ({ validTo }) => validTo,
      render: ({ validTo }) => validTo && format.date(validTo),
    },
  ]
}

function useLineFields(line?: FoundDiscount): FieldSpec[] {
  const words = useWords(pricingWords)
  const titleOf = useTitle()
  const { findProducts, findCategories } = useCatalogueFinders()
  return [
    {
      name: 'productId',
      kind: 'record',
      label: words.product,
      find: findProducts,
      current: line?.productId ? titleOf(line) : null,
      help: words.oneOf,
      span: 12,
    },
    {
      name: 'categoryId',
      kind: 'record',
      label: words.category,
      find: findCategories,
      current: line?.categoryId ? titleOf(line) : null,
    },
    { name: 'priceGroup', label: words.priceGroup },
    { name: 'discountType', label: words.discountType, isRequired: true },
    { name: 'value', label: words.value, isRequired: true, span: 3 },
    { name: 'quantityFrom', label: words.quantityFrom, span: 3 },
    { name: 'validFrom', kind: 'moment', label: words.validFrom },
    { name: 'validTo', kind: 'moment', label: words.validTo },
  ]
}

function NewLine({ pricesheetId, onDone }: { pricesheetId: string; onDone(): void }) {
  const words = useWords(pricingWords)
  return (
    <EditForm
      name={`pricesheet/${pricesheetId}/new-line`}
      label={words.newLine}
      document={discountCreateDocument}
      inputType="DiscountCreateInput"
      sections={[{ fields: useLineFields() }]}
      values={{ quantityFrom: 1 }}
      toInput={(values) => ({ ...values, pricesheetId })}
      onSaved={onDone}
    />
  )
}

function EditLine({ line, onDone }: { line: FoundDiscount; onDone(): void }) {
  const words = useWords(pricingWords)
  const titleOf = useTitle()
  const fields = useLineFields(line)
  const variables = { id: line.id }
  const { data, etag, error, reload } = useRecord<{ discount: Values }>(discountEditDocument, variables)
  if (error) return <ErrorNotice error={error} />
  if (!data) return null
  return (
    <Stack>
      <EditForm
        name={`discount/${line.id}`}
        label={titleOf(line)}
        document={discountEditDocument}
        variables={variables}
        inputType="DiscountUpdateInput"
        sections={[{ fields }]}
        values={data.discount}
        record={data.discount}
        etag={etag}
        reload={reload}
        onSaved={onDone}
      />
      <ActionButton
        button={words.deleteLine}
        label={titleOf(line)}
        document={discountDeleteDocument}
        variables={variables}
        inputName={null}
        inputType=""
        buttonProps={{ color: 'red', variant: 'light', className: 'desk-fit' }}
        onSaved={onDone}
      />
    </Stack>
  )
}
