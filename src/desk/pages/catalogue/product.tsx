/** The page of a product: pictures, texts by language, attributes, stock and prices. */
import { Box, Group, SimpleGrid, Table, Tabs, Text } from '@mantine/core'
import { productDocument } from '../../api/documents.catalogue.js'
import { useQuery } from '../../api/use-query.js'
import { usePreferences, useTexts } from '../../base/preferences.js'
import { linkTo, type Route } from '../../base/router.js'
import { DataTable, ErrorNotice } from '../../parts/data-table.js'
import { type LocalizedText, pathOf, useFormat } from '../../parts/format.js'
import { Facts, Page, Panel, StatusBadge } from '../../parts/page.js'
import { PriceExplanation } from './price-explanation.js'
import type { Attribute, ShownProduct } from './types.js'

export default function Product({ route }: { route: Route }) {
  const productId = Number(route.path[1])
  const { data, error } = useQuery<{ product: ShownProduct }>(productDocument, { productId })
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  return <ProductPage key={productId} product={data.product} />
}

function ProductPage({ product }: { product: ShownProduct }) {
  const texts = useTexts()
  const format = useFormat()
  const path = product.categoryPath.map(({ names }) => format.text(names)).filter(Boolean)
  const tone = product.status === 'A' ? 'good' : 'plain'
  return (
    <Page
      title={format.text(product.names) || product.sku}
      trail={[{ label: texts.views.catalogue, href: linkTo('/catalogue') }]}
      actions={<StatusBadge tone={tone}>{texts.productStatuses[product.status]}</StatusBadge>}
    >
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
    </Page>
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

function Stock({ inventory }: { inventory: ShownProduct['inventory'] }) {
  const texts = useTexts()
  const format = useFormat()
  return (
    <>
      <Facts
        facts={[
          [texts.inStock, format.number(inventory.totalQuantity)],
          [texts.reserved, format.number(inventory.totalReservedQuantity)],
          [texts.available, format.number(inventory.availableQuantity)],
          [texts.nextDelivery, inventory.nextDeliveryDate && format.date(inventory.nextDeliveryDate)],
        ]}
      />
      {inventory.balance && inventory.balance.length > 0 && (
        <Box mt="md">
          <DataTable
            label={texts.stock}
            rows={inventory.balance}
            rowKey={({ id }) => id}
            columns={[
              {
                title: texts.warehouse,
                render: ({ warehouseId, location }) =>
                  [warehouseId > 0 && `#${warehouseId}`, location].filter(Boolean).join(' ') || '–',
              },
              { title: texts.supplier, isSecondary: true, render: ({ supplier }) => supplier },
              { title: texts.quantity, isNumber: true, render: ({ quantity }) => format.number(quantity) },
            ]}
          />
        </Box>
      )}
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
              {showValue(value.value, contentLanguage)} {format.text(attributeDescription.units)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** Formats a value: a number, a text, a list, or texts by language. */
function showValue(value: unknown, language: string): string {
  if (!Array.isArray(value)) return value == null ? '' : String(value)
  const localized = value as ({ language?: string; values?: string[] } | string | number)[]
  const own = localized.find((part) => typeof part === 'object' && part?.language?.toUpperCase() === language) ?? localized[0]
  return typeof own === 'object' ? (own.values ?? []).join(', ') : value.join(', ')
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
