/** The catalogue: search, facets, and a table of products and clusters. */
import { Anchor, Box, Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMemo } from 'react'
import { productsDocument } from '../../api/documents/catalogue.js'
import { productEditDocument } from '../../api/documents/catalogue-edit.js'
import { usePreferences } from '../../base/preferences.js'
import { linkTo, type Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { useBulkEdit } from '../../edit/bulk-edit.js'
import type { FieldSpec } from '../../edit/field-spec.js'
import type { RecordColumn } from '../../list/columns.js'
import type { ListPage } from '../../list/export/export.js'
import { RecordList } from '../../list/record-list.js'
import { pathOf, useFormat } from '../../parts/format.js'
import { Page, StatusBadge } from '../../parts/page.js'
import { Facets, readChosen } from './facets.js'
import { listWords } from './list-words.js'
import { NewProductButton } from './new-product-button.js'
import type { AttributeFilter, FoundProduct } from './types.js'

/** The catalogue also shows what buyers cannot order. */
const everything = { applyOrderlists: false, statuses: ['A', 'N', 'P', 'S', 'R', 'T'] }
const hiddenFilters = [
  { name: 'textFilters', isHidden: true },
  { name: 'applyOrderlists', isHidden: true },
]

/** What many products may get at once. */
const bulkFields: FieldSpec[] = [
  { name: 'status', kind: 'choice' },
  { name: 'hidden' },
  { name: 'orderable' },
  { name: 'supplier' },
  { name: 'manufacturer' },
  { name: 'priceGroup' },
  { name: 'minimumQuantity' },
  { name: 'unit' },
]

export default function Catalogue({ route }: { route: Route }) {
  const { texts, contentLanguage } = usePreferences()
  const words = useWords(listWords)
  const format = useFormat()
  const columns = useColumns()
  const [areFacetsOpen, { toggle }] = useDisclosure(false)
  const rowTitle = (row: FoundProduct) => format.text(row.names) || `#${row.id}`
  const bulk = useBulkEdit<FoundProduct>({
    rowTitle,
    document: productEditDocument,
    inputType: 'UpdateProductInput',
    fields: bulkFields,
    variablesOf: (row, input) => ({ productId: productIdOf(row), input }),
  })
  const textFilters = Object.entries(readChosen(route.query)).map(([name, values]) => ({ name, values }))
  return (
    <Page title={texts.views.catalogue} actions={<NewProductButton />}>
      <RecordList<FoundProduct>
        name="catalogue"
        label={texts.views.catalogue}
        route={route}
        document={productsDocument}
        root="products"
        inputType="ProductSearchInput"
        defaults={everything}
        extraInput={{ language: contentLanguage, ...(textFilters.length > 0 && { textFilters }) }}
        variables={{ language: contentLanguage }}
        filters={hiddenFilters}
        columns={columns}
        rowKey={(row) => `${row.__typename}${row.id}`}
        rowTitle={rowTitle}
        version={bulk.round}
        bulkActions={bulk.bulkActions}
        onEdit={bulk.onEdit}
        rowHref={(row) => {
          const id = productIdOf(row)
          return id && linkTo(`/products/${id}`)
        }}
        termLabel={texts.searchProducts}
        actions={
          <Button variant="default" hiddenFrom="md" onClick={toggle} aria-expanded={areFacetsOpen}>
            {texts.attributes}
          </Button>
        }
        isAsideOpen={areFacetsOpen}
        aside={(list) => <Facets route={route} filters={(list as ProductPage | undefined)?.filters ?? []} />}
        empty={words.noProducts}
      />
      {bulk.dialog}
    </Page>
  )
}

type ProductPage = ListPage<FoundProduct> & { filters: AttributeFilter[] | null }

/** Returns the product to open for a cluster: its default product, or else its first one. */
const productIdOf = (row: FoundProduct) => (row.__typename === 'Cluster' ? (row.defaultProduct ?? row.products?.[0])?.id : row.id)
const thumbnailOf = (row: FoundProduct) => (row.media ?? row.defaultProduct?.media)?.images?.items[0]?.imageVariants?.[0]?.url

function useColumns(): RecordColumn<FoundProduct>[] {
  const { texts } = usePreferences()
  const words = useWords(listWords)
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'product',
        title: texts.product,
        sort: 'NAME',
        value: (row) => format.text(row.names),
        render: (row) => (
          <Group gap="sm" wrap="nowrap">
            <Thumbnail url={thumbnailOf(row)} />
            <Box miw={0}>
              <ProductLink productId={productIdOf(row)}>{format.text(row.names) || `#${row.id}`}</ProductLink>
              <Text size="sm" c="dimmed" className="desk-break">
                {row.sku ?? row.code} {row.__typename === 'Cluster' && <StatusBadge tone="info">{texts.cluster}</StatusBadge>}
              </Text>
            </Box>
          </Group>
        ),
      },
      { id: 'id', title: words.number, isSecondary: true, isOptional: true, isNumber: true, value: ({ id }) => id },
      { id: 'sku', title: texts.sku, sort: 'SKU', isSecondary: true, isOptional: true, value: (row) => row.sku ?? row.code },
      { id: 'manufacturer', title: texts.manufacturer, isSecondary: true, value: ({ manufacturer }) => manufacturer },
      {
        id: 'supplier',
        title: texts.supplier,
        isSecondary: true,
        isOptional: true,
        value: ({ supplier }) => supplier,
      },
      { id: 'ean', title: texts.ean, isSecondary: true, isOptional: true, value: ({ eanCode }) => eanCode },
      {
        id: 'status',
        title: texts.status,
        isSecondary: true,
        value: ({ status }) => status && texts.productStatuses[status],
        render: ({ status }) =>
          status && <StatusBadge tone={status === 'A' ? 'good' : 'plain'}>{texts.productStatuses[status]}</StatusBadge>,
      },
      {
        id: 'hidden',
        title: words.hidden,
        isSecondary: true,
        isOptional: true,
        value: ({ hidden }) => (hidden === 'Y' || hidden === true ? texts.yes : texts.no),
      },
      {
        id: 'lastModifiedAt',
        title: texts.changed,
        sort: 'LAST_MODIFIED_AT',
        isSecondary: true,
        isOptional: true,
        value: ({ lastModifiedAt }) => lastModifiedAt,
        render: ({ lastModifiedAt }) => format.moment(lastModifiedAt),
      },
      {
        id: 'stock',
        title: texts.stock,
        isSecondary: true,
        isNumber: true,
        value: ({ inventory }) => inventory?.availableQuantity,
        render: ({ inventory }) => format.number(inventory?.availableQuantity),
      },
      {
        id: 'price',
        title: texts.priceGross,
        sort: 'PRICE',
        isNumber: true,
        value: ({ price }) => price?.gross,
        render: ({ price }) => format.amount(price?.gross, price?.currency),
      },
    ],
    [texts, words, format],
  )
}

/** Links to a product. A cluster without products has no page to open. */
const ProductLink = ({ productId, children }: { productId: number | undefined; children: string }) =>
  productId ? (
    <Anchor href={linkTo(`/products/${productId}`)} fw={600}>
      {children}
    </Anchor>
  ) : (
    <Text fw={600}>{children}</Text>
  )

const Thumbnail = ({ url }: { url: string | undefined }) =>
  url ? (
    <img className="desk-thumbnail" src={pathOf(url)} alt="" width={44} height={44} loading="lazy" />
  ) : (
    <span className="desk-thumbnail" />
  )
