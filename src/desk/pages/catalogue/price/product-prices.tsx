/** The prices of a product: list price, tiers and purchase prices in each currency, and why a buyer pays what. */
import { Alert, Button, SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import { priceCreateDocument, priceEditDocument, productPricesDocument } from '../../../api/documents/catalogue-edit.js'
import { useQuery } from '../../../api/use-query.js'
import { useWords } from '../../../base/words.js'
import { EditForm, type FormSection } from '../../../edit/edit-form.js'
import type { FieldSpec } from '../../../edit/field-spec.js'
import { useRecord } from '../../../edit/use-record.js'
import type { Values } from '../../../edit/values.js'
import { DataTable, ErrorNotice } from '../../../parts/data-table.js'
import { Panel } from '../../../parts/page.js'
import { PriceExplanation } from './price-explanation.js'
import { priceRequest, type Tier, toNumbers } from './price-request.js'
import { priceWords } from './price-words.js'

interface ProductPricesProps {
  productId: number
  title: string
  onSaved(): void
}

export default function ProductPrices({ productId, title, onSaved }: ProductPricesProps) {
  const words = useWords(priceWords)
  const { data, error, reload } = useQuery<{ prices: { items: { id: string; currency: string }[] } }>(productPricesDocument, {
    productId,
  })
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [version, setVersion] = useState(0)
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  const prices = data.prices.items
  const isNew = prices.length === 0 || chosenId === 'new'
  const current = isNew ? null : (prices.find(({ id }) => id === chosenId) ?? prices[0] ?? null)
  const saved = () => {
    reload()
    setVersion(version + 1)
    onSaved()
  }
  return (
    <Stack>
      {prices.length === 0 && <Alert color="yellow">{words.noPrice}</Alert>}
      <Panel
        title={current ? `${words.price} (${current.currency})` : words.newPrice}
        actions={
          prices.length > 0 && (
            <Button size="compact-sm" variant="subtle" onClick={() => setChosenId(isNew ? null : 'new')}>
              {isNew ? words.price : words.otherCurrency}
            </Button>
          )
        }
      >
        {prices.length > 1 && current && (
          <SegmentedControl
            size="xs"
            mb="sm"
            aria-label={words.currency}
            data={prices.map(({ id, currency }) => ({ value: id, label: currency }))}
            value={current.id}
            onChange={setChosenId}
          />
        )}
        {current ? (
          <PriceForm key={current.id} priceId={current.id} title={title} onSaved={saved} />
        ) : (
          <NewPrice
            productId={productId}
            title={title}
            onSaved={(id) => {
              setChosenId(id)
              saved()
            }}
          />
        )}
      </Panel>
      <PriceExplanation key={version} productId={productId} />
    </Stack>
  )
}

const useTierFields = (valueLabel: string): FieldSpec[] => {
  const words = useWords(priceWords)
  return [
    { name: 'quantityFrom', label: words.quantityFrom, kind: 'number', span: 3 },
    { name: 'value', label: valueLabel, kind: 'decimal', span: 3 },
    { name: 'validFrom', label: words.validFrom, kind: 'moment', span: 3 },
    { name: 'validTo', label: words.validTo, kind: 'moment', span: 3 },
  ]
}

function usePriceFields(): FieldSpec[] {
  const words = useWords(priceWords)
  return [
    { name: 'list', label: words.list, kind: 'decimal', span: 4 },
    { name: 'per', label: words.per, span: 4 },
    { name: 'defaultTaxCode', label: words.defaultTaxCode, span: 4 },
    { name: 'suggested', label: words.suggested, kind: 'decimal', span: 4 },
    { name: 'store', label: words.store, kind: 'decimal', span: 4 },
    { name: 'display', label: words.display, span: 4 },
  ]
}

/** The ids of tiers are no values of the form: a new tier has none. */
const withoutId = ({ id: _, ...tier }: Tier): Tier => tier

interface PriceResult {
  price: Values
  bulkPrices: { items: Tier[] }
  costPrices: { items: Tier[] }
}

function PriceForm({ priceId, title, onSaved }: { priceId: string; title: string; onSaved(): void }) {
  const words = useWords(priceWords)
  const variables = { priceId }
  const { data, etag, error, reload } = useRecord<PriceResult>(priceEditDocument, variables)
  const fields = usePriceFields()
  const tierFields = useTierFields(words.value)
  const costFields = useTierFields(words.costValue)
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  const values = { ...data.price, tiers: data.bulkPrices.items.map(withoutId), costs: data.costPrices.items.map(withoutId) }
  const sections: FormSection[] = [
    { fields },
    {
      fields: [
        { name: 'bulkDiscountType', label: words.bulkDiscountType, span: 4 },
        { name: 'tiers', label: words.tiers, kind: 'items', inputType: 'BulkPriceCreateInput', fields: tierFields, span: 12 },
        { name: 'costs', label: words.costs, kind: 'items', inputType: 'CostPriceCreateInput', fields: costFields, span: 12 },
      ],
    },
  ]
  return (
    <EditForm
      asks
      name={`price/${priceId}`}
      label={words.priceOf(title)}
      document={priceEditDocument}
      variables={variables}
      inputType="PriceUpdateInput"
      sections={sections}
      values={values}
      etag={etag}
      reload={reload}
      toRequest={(changed, all) =>
        priceRequest(priceId, { tiers: data.bulkPrices.items, costs: data.costPrices.items }, changed, all)
      }
      onSaved={onSaved}
    />
  )
}

function NewPrice({ productId, title, onSaved }: { productId: number; title: string; onSaved(id: string): void }) {
  const words = useWords(priceWords)
  const fields = usePriceFields()
  return (
    <EditForm<{ priceCreate: { id: string } }>
      name={`price/new/${productId}`}
      label={words.priceOf(title)}
      document={priceCreateDocument}
      inputType="PriceCreateInput"
      sections={[
        {
          fields: [
            ...fields.map((field) => ({ ...field, isRequired: field.name === 'list' || field.name === 'defaultTaxCode' })),
            { name: 'currency', label: words.currency, span: 4 },
          ],
        },
      ]}
      values={{ list: null, per: 1, defaultTaxCode: 'H', currency: null }}
      toInput={(sent) => ({ productId, ...toNumbers(sent) })}
      onSaved={({ priceCreate }) => onSaved(priceCreate.id)}
    />
  )
}
