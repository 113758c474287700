/** The page of a product: pictures, texts by language, attributes, stock and prices. */
import { Group, SimpleGrid, Stack, Table, Tabs, Text } from '@mantine/core'
import { lazy } from 'react'
import { productDocument } from '../../api/documents/catalogue.js'
import { useQuery } from '../../api/use-query.js'
import { usePreferences, useTexts } from '../../base/preferences.js'
import { linkTo, type Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { DataTable, ErrorNotice } from '../../parts/data-table.js'
import { type LocalizedText, pathOf, useFormat } from '../../parts/format.js'
import { Facts, Page, Panel } from '../../parts/page.js'
import { type RecordTab, RecordTabs } from '../../parts/record-tabs.js'
import { PriceExplanation } from './price/price-explanation.js'
import { showAttributeValue } from './product/show-attribute.js'
import { Stock } from './product/stock.js'
import { ProductActions } from './product-actions.js'
import type { Attribute, ShownProduct } from './types.js'
import { catalogueWords } from './words.js'

const ProductEdit = lazy(() => import('./product-edit.js'))
const ProductPrices = lazy(() => import('./price/product-prices.js'))
const ProductStock = lazy(() => import('./product/product-stock.js'))
const MediaEditor = lazy(() => import('./product/media-editor.js'))
const PlacementsEditor = lazy(() => import('./product/placements-editor.js'))
const AttributesEditor = lazy(() => import('./product/attributes-editor.js'))
const HistoryTab = lazy(() => import('./history-tab.js'))
const NewProduct = lazy(() => import('./product-new.js'))

export default function Product({ route }: { route: Route }) {
  return route.path[1] === 'new' ? <NewProduct route={route} /> : <ExistingProduct route={route} />
}

function ExistingProduct({ route }: { route: Route }) {
  const productId = Number(route.path[1])
  const { data, error, reload } = useQuery<{ product: ShownProduct }>(productDocument, { productId })
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  return <ProductPage key={productId} product={data.product} route={route} reload={reload} />
}

function ProductPage({ product, route, reload }: { product: ShownProduct; route: Route; reload(): void }) {
  const texts = useTexts()
  const words = useWords(catalogueWords)
  const format = useFormat()
  const { productId } = product
  const title = format.text(product.names) || product.sku
  const tabs: RecordTab[] = [
    { name: 'overview', label: words.overview, render: () => <Overview product={product} /> },
    { name: 'edit', label: words.edit, render: () => <ProductEdit productId={productId} title={title} onSaved={reload} /> },
    { name: 'prices', label: words.prices, render: () => <ProductPrices productId={productId} title={title} onSaved={reload} /> },
    { name: 'stock', label: words.stock, render: () => <ProductStock productId={productId} title={title} onSaved={reload} /> },
    { name: 'media', label: words.media, render: () => <MediaEditor owner={{ productId }} names={product.names} /> },
    {
      name: 'categories',
      label: words.categories,
      render: () => <PlacementsEditor owner={{ productId }} title={title} clusterId={product.clusterId} />,
    },
    { name: 'attributes', label: words.attributes, render: () => <AttributesEditor owner={{ productId }} /> },
    { name: 'history', label: words.history, render: () => <HistoryTab type="product" id={productId} /> },
  ]
  return (
    <Page
      title={title}
      trail={[{ label: texts.views.catalogue, href: linkTo('/catalogue') }]}
      actions={<ProductActions product={product} title={title} reload={reload} />}
    >
      <RecordTabs route={route} tabs={tabs} />
    </Page>
  )
}

function Overview({ product }: { product: ShownProduct }) {
  const texts = useTexts()
  const format = useFormat()
  const path = product.categoryPath.map(({ names }) => format.text(names)).filter(Boolean)
  return (
    <Stack gap="md">
      <div className="desk-product">
        <Panel>
          <Pictures product={product} />
        </Panel>
        <Panel title={texts.facts}>
          <Facts
            facts={[
              [texts.sku, product.sku],
              [texts.category, path.join(' › ')],
              [texts.manufacturer, joinCode(product.manufacturer, product.manufacturerCode)],
              [texts.supplier, joinCode(product.supplier, product.supplierCode)],
              [texts.ean, product.eanCode],
              [texts.package, product.package],
              [texts.minimumQuantity, format.number(product.minimumQuantity)],
              [texts.priceGroup, product.priceGroup],
              [
                texts.listPrice,
                product.priceData &&
                  `${format.amount(product.priceData.list, product.priceData.currency)} / ${product.priceData.per}`,
              ],
              [texts.changed, format.moment(product.lastModifiedAt)],
            ]}
          />
        </Panel>
        <Panel title={texts.stock}>
          <Stock inventory={product.inventory} />
        </Panel>
      </div>
      <PriceExplanation productId={product.productId} />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Panel title={texts.attributes}>
          <Attributes attributes={product.attributes?.items ?? []} />
        </Panel>
        <Panel title={texts.texts}>
          <TextsByLanguage product={product} />
        </Panel>
      </SimpleGrid>
    </Stack>
  )
}

const joinCode = (name: string, code: string) => [name, code].filter(Boolean).join(' · ')

function Pictures({ product: { media } }: { product: ShownProduct }) {
  const texts = useTexts()
  const format = useFormat()
  const pictures = (media?.images?.items ?? []).flatMap(({ id, alt, imageVariants }) => {
    const url = imageVariants?.[0]?.url
    return url ? [{ id, url: pathOf(url), alt: format.text(alt) }] : []
  })
  const documents = (media?.documents?.items ?? []).flatMap(({ id, documents: files }) =>
    (files ?? []).map(({ language, originalUrl }) => ({ id: id + language, language, originalUrl })),
  )
  return (
    <>
      {pictures.length === 0 && <Text c="dimmed">{texts.noPictures}</Text>}
      <Group gap="sm">
        {pictures.map(({ id, url, alt }, index) => (
          <img key={id} className={index === 0 ? 'desk-picture' : 'desk-picture desk-picture-small'} src={url} alt={alt} />
        ))}
      </Group>
      {documents.map(({ id, language, originalUrl }) => (
        <Text key={id} size="sm" mt="xs">
          <a href={originalUrl}>
            {texts.document} ({language})
          </a>
        </Text>
      ))}
    </>
  )
}

function Attributes({ attributes }: { attributes: Attribute[] }) {
  const texts = useTexts()
  const format = useFormat()
  const { contentLanguage } = usePreferences()
  if (attributes.length === 0) return <Text c="dimmed">{texts.noAttributes}</Text>
  return (
    <Table verticalSpacing={6}>
      <Table.Tbody>
        {attributes.map(({ attributeDescription, value }) => (
          <Table.Tr key={attributeDescription.id}>
            <Table.Th>{format.text(attributeDescription.descriptions) || attributeDescription.name}</Table.Th>
            <Table.Td>
              {showAttributeValue(value.value, contentLanguage)} {format.text(attributeDescription.units)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

const languagesOf = (...lists: LocalizedText[][]) => [...new Set(lists.flat().map(({ language }) => language))].sort()

function TextsByLanguage({ product }: { product: ShownProduct }) {
  const texts = useTexts()
  const { contentLanguage } = usePreferences()
  const { names, shortDescriptions, descriptions } = product
  const languages = languagesOf(names, shortDescriptions, descriptions)
  const find = (list: LocalizedText[], language: string) => list.find((text) => text.language === language)?.value
  const first = languages.includes(contentLanguage) ? contentLanguage : languages[0]
  return (
    <Tabs defaultValue={first ?? null}>
      <Tabs.List>
        {languages.map((language) => (
          <Tabs.Tab key={language} value={language}>
            {language}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {languages.map((language) => (
        <Tabs.Panel key={language} value={language} pt="sm" lang={language.toLowerCase()}>
          <Facts
            facts={[
              [texts.name, find(names, language)],
              [texts.shortDescription, plainText(find(shortDescriptions, language))],
              [texts.description, plainText(find(descriptions, language))],
            ]}
          />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

/** Returns the text of a description, which may be untrusted HTML. */
const plainText = (html: string | null | undefined) =>
  html ? (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '') : ''
