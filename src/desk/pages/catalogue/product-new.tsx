/** Creates a product. Its page then opens at the prices, which it needs next. */
import { productCreateDocument } from '../../api/documents/catalogue-edit.js'
import { useTexts } from '../../base/preferences.js'
import { linkTo, openView, type Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { useCustomFields } from '../../edit/custom-fields.js'
import { EditForm } from '../../edit/edit-form.js'
import { Page, Panel } from '../../parts/page.js'
import { useCategoryFinder } from './tree/category-tree.js'
import { catalogueWords } from './words.js'
import { yesNo } from './yes-no.js'

export default function NewProduct({ route }: { route: Route }) {
  const texts = useTexts()
  const words = useWords(catalogueWords)
  const findCategories = useCategoryFinder()
  const custom = useCustomFields('PRODUCT')
  const categoryId = Number(route.query.get('category')) || null
  return (
    <Page
      title={words.newProduct}
      intro={words.newProductIntro}
      trail={[{ label: texts.views.catalogue, href: linkTo('/catalogue') }]}
    >
      <Panel>
        <EditForm<{ productCreate: { productId: number } }>
          name="product/new"
          label={words.newProduct}
          document={productCreateDocument}
          inputType="CreateProductInput"
          values={{ names: [], sku: null, status: 'A', hidden: 'N', ...(categoryId && { categoryId }) }}
          sections={[
            {
              fields: [
                { name: 'names', kind: 'localized', span: 8, isRequired: true },
                { name: 'sku', span: 4, isRequired: true },
                { name: 'categoryId', kind: 'record', label: words.category, find: findCategories, span: 8 },
                { name: 'status', span: 4 },
                { name: 'shortDescriptions', kind: 'localizedLong', span: 12 },
                { name: 'manufacturer', span: 4 },
                { name: 'supplier', span: 4 },
                { name: 'eanCode', span: 4 },
                yesNo('hidden', words.hidden, 12),
              ],
            },
            ...custom,
          ]}
          onSaved={({ productCreate }) => openView(`/products/${productCreate.productId}`, { tab: 'prices' })}
        />
      </Panel>
    </Page>
  )
}
