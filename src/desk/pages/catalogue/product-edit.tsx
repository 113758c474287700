/** The form of a product: texts in every language, status, codes, order quantities and sizes. */
import { productEditDocument } from '../../api/documents/catalogue-edit.js'
import { useWords } from '../../base/words.js'
import { useCustomFields } from '../../edit/custom-fields.js'
import { EditForm, type FormSection } from '../../edit/edit-form.js'
import { useRecord } from '../../edit/use-record.js'
import type { Values } from '../../edit/values.js'
import { DataTable, ErrorNotice } from '../../parts/data-table.js'
import { Panel } from '../../parts/page.js'
import { catalogueWords } from './words.js'
import { yesNo } from './yes-no.js'

interface ProductEditProps {
  productId: number
  title: string
  onSaved(): void
}

export default function ProductEdit({ productId, title, onSaved }: ProductEditProps) {
  const words = useWords(catalogueWords)
  const sections = useProductSections()
  const custom = useCustomFields('PRODUCT')
  const variables = { productId }
  const { data, etag, error, reload } = useRecord<{ product: Values }>(productEditDocument, variables)
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  return (
    <Panel title={words.edit}>
      <EditForm
        name={`product/${productId}`}
        label={title}
        document={productEditDocument}
        variables={variables}
        inputType="UpdateProductInput"
        sections={[...sections, ...custom]}
        values={data.product}
        record={data.product}
        etag={etag}
        reload={reload}
        onSaved={onSaved}
      />
    </Panel>
  )
}

function useProductSections(): FormSection[] {
  const words = useWords(catalogueWords)
  return [
    {
      title: words.texts,
      fields: [
        { name: 'names', kind: 'localized', span: 12 },
        { name: 'shortDescriptions', kind: 'localizedLong', span: 12 },
        { name: 'descriptions', kind: 'localizedLong', span: 12 },
      ],
    },
    {
      title: words.ordering,
      fields: [
        { name: 'status', span: 4 },
        { name: 'unit', label: words.unit, span: 4 },
        { name: 'minimumQuantity', label: words.minimumQuantity, span: 4 },
        yesNo('hidden', words.hidden),
        yesNo('orderable', words.orderable),
        yesNo('returnable', words.returnable),
        { name: 'orderableFrom', kind: 'moment', label: words.orderableFrom, span: 4 },
        { name: 'orderableTo', kind: 'moment', label: words.orderableTo, span: 4 },
        { name: 'priceGroup', label: words.priceGroup, span: 4 },
      ],
    },
    {
      title: words.suppliers,
      fields: [
        { name: 'sku', span: 4 },
        { name: 'eanCode', span: 4 },
        { name: 'barCode', span: 4 },
        { name: 'manufacturer' },
        { name: 'manufacturerCode' },
        { name: 'supplier' },
        { name: 'supplierCode' },
        { name: 'package', span: 4 },
        { name: 'packageUnitQuantity', label: words.packageUnitQuantity, span: 4 },
        { name: 'packageUnit', label: words.packageUnit, span: 4 },
      ],
    },
    {
      title: words.size,
      fields: [
        { name: 'width', label: words.width, span: 3 },
        { name: 'height', label: words.height, span: 3 },
        { name: 'depth', label: words.depth, span: 3 },
        { name: 'weight', label: words.weight, span: 3 },
      ],
    },
    {
      title: words.searchEngines,
      fields: [
        { name: 'slugs', kind: 'localized', label: words.slugs },
        { name: 'metadataTitles', kind: 'localized', label: words.metadataTitles },
        { name: 'metadataDescriptions', kind: 'localizedLong', label: words.metadataDescriptions, span: 12 },
        { name: 'metadataKeywords', kind: 'localized', label: words.metadataKeywords, span: 12 },
      ],
    },
  ]
}
