/** The catalogue: search, facets, and a table of products and clusters. */
import { Anchor, Box, Button, Group, Select, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { productsDocument } from '../../api/documents.catalogue.js'
import { useQuery } from '../../api/use-query.js'
import { usePreferences } from '../../base/preferences.js'
import { changeQuery, linkTo, pageOf, type Route } from '../../base/router.js'
import type { Column } from '../../parts/columns.js'
import { DataTable, Pager } from '../../parts/data-table.js'
import { pathOf, useFormat } from '../../parts/format.js'
import { Page, StatusBadge } from '../../parts/page.js'
import { TermField } from '../../parts/term-field.js'
import { Facets, readChosen } from './facets.js'
import { SavedViews } from './saved-views.js'
import type { FoundProduct, ProductsResult } from './types.js'

const sorts = ['RELEVANCE', 'NAME', 'SKU', 'PRICE', 'LAST_MODIFIED_AT'] as const
type SortName = (typeof sorts)[number]

/** Converts the URL to the input of the search. */
function readInput({ query }: Route, page: number, language: string) {
  const sort = sorts.find((name) => name === query.get('sort')) ?? 'RELEVANCE'
  const textFilters = Object.entries(readChosen(query)).map(([name, values]) => ({ name, values }))
  return {
    term: query.get('term') ?? '',
    language,
    page,
    offset: 20,
    applyOrderlists: false,
    statuses: ['A', 'N', 'P', 'S', 'R', 'T'],
    textFilters,
    ...(sort !== 'RELEVANCE' && { sortInputs: [{ field: sort, order: sort === 'LAST_MODIFIED_AT' ? 'DESC' : 'ASC' }] }),
  }
}

export default function Catalogue({ route }: { route: Route }) {
  const { texts, contentLanguage } = usePreferences()
  const page = pageOf(route)
  const input = readInput(route, page, contentLanguage)
  const { data, error, isLoading } = useQuery<ProductsResult>(productsDocument, { input, language: contentLanguage })
  const [areFacetsOpen, { toggle }] = useDisclosure(false)
  const columns = useColumns()
  const found = data?.products
  return (
    <Page title={texts.views.catalogue} actions={<SavedViews route={route} />}>
      <Group gap="sm" align="flex-end">
        <TermField route={route} label={texts.searchProducts} />
        <Select
          label={texts.sortBy}
          w={190}
          allowDeselect={false}
          value={route.query.get('sort') ?? 'RELEVANCE'}
          onChange={(sort) => changeQuery(route, { sort })}
          data={sorts.map((value: SortName) => ({ value, label: texts.productSorts[value] }))}
        />
        <Button variant="default" hiddenFrom="md" onClick={toggle} aria-expanded={areFacetsOpen}>
          {texts.filters}
        </Button>
      </Group>
      <div className="desk-catalogue" data-open={areFacetsOpen || undefined}>
        <Facets route={route} filters={found?.filters ?? []} />
        <Box miw={0}>
          <DataTable
            label={texts.views.catalogue}
            columns={columns}
            rows={found?.items}
            rowKey={(row) => `${row.__typename}${row.id}`}
            isLoading={isLoading}
            error={error}
          />
          <Pager route={route} list={found} />
        </Box>
      </div>
    </Page>
  )
}

/** Returns the product to open for a cluster: its default product, or else its first one. */
const productIdOf = (row: FoundProduct) => (row.__typename === 'Cluster' ? (row.defaultProduct ?? row.products?.[0])?.id : row.id)
const thumbnailOf = (row: FoundProduct) => (row.media ?? row.defaultProduct?.media)?.images?.items[0]?.imageVariants?.[0]?.url

function useColumns(): Column<FoundProduct>[] {
  const { texts } = usePreferences()
  const format = useFormat()
  return [
    {
      title: texts.product,
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
    { title: texts.manufacturer, isSecondary: true, render: (row) => row.manufacturer ?? '' },
    {
      title: texts.status,
      isSecondary: true,
      render: (row) =>
        row.status && <StatusBadge tone={row.status === 'A' ? 'good' : 'plain'}>{texts.productStatuses[row.status]}</StatusBadge>,
    },
    { title: texts.stock, isSecondary: true, isNumber: true, render: (row) => format.number(row.inventory?.totalQuantity) },
    { title: texts.priceGross, isNumber: true, render: (row) => format.amount(row.price?.gross, row.price?.currency) },
  ]
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
