/** Finds records for the pickers of forms. */
import { runDocument } from '../api/client.js'
import {
  findCategoriesDocument,
  findCompaniesDocument,
  findContactsDocument,
  findProductsDocument,
} from '../api/documents/pickers.js'
import { usePreferences } from '../base/preferences.js'
import { useFormat } from '../parts/format.js'
import type { FindRecords } from './field-spec.js'

interface LocalizedText {
  language: string
  value: string
}

/** Turns a document into a finder. Its variable `term` is what was typed. */
const finderOf =
  <Item>(
    document: string,
    itemsOf: (data: never) => Item[],
    toChoice: (item: Item) => { value: string; label: string },
    variables = {},
  ): FindRecords =>
  async (term) => {
    const data = await runDocument(document, { ...variables, term: term || null })
    return itemsOf(data as never).map(toChoice)
  }

interface Found<Item> {
  items: Item[]
}

export const findCompanies: FindRecords = finderOf(
  findCompaniesDocument,
  ({ companies }: { companies: Found<{ companyId: number; name: string; debtorId: string | null }> }) => companies.items,
  ({ companyId, name, debtorId }) => ({ value: String(companyId), label: [name, debtorId].filter(Boolean).join(' · ') }),
)

export const findContacts: FindRecords = finderOf(
  findContactsDocument,
  ({ contacts }: { contacts: Found<{ contactId: number; firstName: string; lastName: string; email: string | null }> }) =>
    contacts.items,
  ({ contactId, firstName, lastName, email }) => ({
    value: String(contactId),
    label: [[firstName, lastName].filter(Boolean).join(' '), email].filter(Boolean).join(' · '),
  }),
)

/** Finds products and categories by their texts in the language of the desk. */
export function useCatalogueFinders(): { findProducts: FindRecords; findCategories: FindRecords } {
  const { contentLanguage } = usePreferences()
  const { text } = useFormat()
  const findProducts = finderOf(
    findProductsDocument,
    ({ products }: { products: Found<{ productId?: number; sku: string; names: LocalizedText[] }> }) =>
      products.items.filter(({ productId }) => productId !== undefined),
    ({ productId, sku, names }) => ({ value: String(productId), label: `${sku} · ${text(names)}` }),
    { language: contentLanguage },
  )
  const findCategories: FindRecords = async (term) => {
    const { categories } = await runDocument<{ categories: Found<{ categoryId: number; names: LocalizedText[] }> }>(
      findCategoriesDocument,
      { name: term || null },
    )
    return categories.items.map(({ categoryId, names }) => ({ value: String(categoryId), label: text(names) }))
  }
  return { findProducts, findCategories }
}
