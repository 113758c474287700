/** Searches records of every kind at once. Each kind has its own request: one that is refused or fails hides no other. */
import { useEffect, useState } from 'react'
import { ApiError, runDocument } from '../api/client.js'
import {
  searchCompaniesDocument,
  searchContactsDocument,
  searchOrdersDocument,
  searchProductsDocument,
} from '../api/documents/search.js'
import { usePreferences } from '../base/preferences.js'
import { linkTo } from '../base/router.js'
import { useValueWord } from '../base/value-words.js'
import { fullName, type LocalizedText, useFormat } from '../parts/format.js'
import { findHelp, readGuide } from './find.js'

export type Kind = 'products' | 'orders' | 'companies' | 'contacts' | 'help'

interface FoundRecord {
  label: string
  detail: string
  /** A view of the desk, or a page of the guide. */
  link: string
}

export interface KindResult {
  records: FoundRecord[]
  /** How many there are, and the list that shows all of them. */
  found: number
  all: string | null
  problem: 'none' | 'forbidden' | 'failed'
}

export const kinds: Kind[] = ['products', 'orders', 'companies', 'contacts', 'help']
export const MIN_LETTERS = 2

interface ProductsFound {
  products: {
    itemsFound: number
    items: {
      __typename: string
      id: number
      names: LocalizedText[]
      sku?: string
      defaultProduct?: { id: number } | null
      products?: { id: number }[]
    }[]
  }
}

interface OrdersFound {
  orders: {
    itemsFound: number
    items: {
      id: number
      orderNumber: number | null
      status: string
      email: string
      reference: string | null
      company: { name: string } | null
    }[]
  }
  orderStatuses: { items: { code: string; orderType: string }[] }
}

interface CompaniesFound {
  companies: { itemsFound: number; items: { companyId: number; name: string; email: string | null }[] }
}

interface ContactsFound {
  contacts: {
    itemsFound: number
    items: {
      contactId: number
      firstName: string
      middleName: string | null
      lastName: string
      email: string | null
      company: { name: string } | null
    }[]
  }
}

interface SearchTools {
  language: string
  text(texts: readonly LocalizedText[]): string
  /** The words for an order and for a quote. */
  names: { order: string; quote: string }
  word: ReturnType<typeof useValueWord>
  signal: AbortSignal
}

type Result = Omit<KindResult, 'problem'>
const join = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')

const searches: Record<Kind, (term: string, tools: SearchTools) => Promise<Result>> = {
  products: async (term, { language, text, signal }) => {
    const { products } = await runDocument<ProductsFound>(searchProductsDocument, { term, language }, signal)
    const records = products.items.map((item) => {
      // A cluster opens its default product, or else its first one.
      const id = item.__typename === 'Cluster' ? (item.defaultProduct ?? item.products?.[0])?.id : item.id
      return {
        label: text(item.names) || `#${item.id}`,
        detail: item.sku ?? `#${item.id}`,
        link: id ? linkTo(`/products/${id}`) : linkTo('/catalogue', { term }),
      }
    })
    return { records, found: products.itemsFound, all: linkTo('/catalogue', { term }) }
  },
  orders: async (term, { names, word, signal }) => {
    const { orders, orderStatuses } = await runDocument<OrdersFound>(searchOrdersDocument, { term }, signal)
    const statuses = new Map(orderStatuses.items.map((status) => [status.code, status]))
    const records = orders.items.map((item) => {
      const status = statuses.get(item.status)
      const isQuote = status !== undefined && status.orderType !== 'ORDER'
      return {
        label: `${isQuote ? names.quote : names.order} ${item.orderNumber ?? item.id}`,
        detail: join(item.company?.name ?? item.email, item.reference, word(item.status)),
        link: linkTo(`/${isQuote ? 'quotes' : 'orders'}/${item.id}`),
      }
    })
    return { records, found: orders.itemsFound, all: linkTo('/orders', { term }) }
  },
  companies: async (term, { signal }) => {
    const { companies } = await runDocument<CompaniesFound>(searchCompaniesDocument, { term }, signal)
    const records = companies.items.map((item) => ({
      label: item.name,
      detail: join(item.email, `#${item.companyId}`),
      link: linkTo(`/companies/${item.companyId}`),
    }))
    return { records, found: companies.itemsFound, all: linkTo('/companies', { term }) }
  },
  contacts: async (term, { signal }) => {
    const { contacts } = await runDocument<ContactsFound>(searchContactsDocument, { term }, signal)
    const records = contacts.items.map((item) => ({
      label: fullName(item),
      detail: join(item.company?.name, item.email),
      link: linkTo('/companies', { tab: 'contacts', contactIds: item.contactId }),
    }))
    return { records, found: contacts.itemsFound, all: linkTo('/companies', { tab: 'contacts', term }) }
  },
  help: async (term) => {
    const records = findHelp(await readGuide(), term).map(({ address, page, heading }) => ({
      label: heading || page,
      detail: heading ? page : '',
      link: address,
    }))
    return { records, found: records.length, all: null }
  },
}

const problemOf = (error: unknown) => (error instanceof ApiError && error.code === 'FORBIDDEN' ? 'forbidden' : 'failed')

/** Searches all kinds. Each result is shown as soon as it is there; a late one of an older term is dropped. */
export function useSearch(
  term: string,
  names: SearchTools['names'],
): { results: Partial<Record<Kind, KindResult>>; isDone: boolean } {
  const { contentLanguage } = usePreferences()
  const format = useFormat()
  const word = useValueWord()
  const [state, setState] = useState<{ term: string; results: Partial<Record<Kind, KindResult>> }>({ term: '', results: {} })
  const { order, quote } = names
  useEffect(() => {
    if (term.length < MIN_LETTERS) return setState({ term, results: {} })
    const abort = new AbortController()
    const tools = { language: contentLanguage, text: format.text, names: { order, quote }, word, signal: abort.signal }
    const put = (kind: Kind, result: KindResult) => {
      if (abort.signal.aborted) return
      setState((old) => ({ term, results: { ...(old.term === term && old.results), [kind]: result } }))
    }
    for (const kind of kinds)
      searches[kind](term, tools).then(
        (result) => put(kind, { ...result, problem: 'none' }),
        (error) => put(kind, { records: [], found: 0, all: null, problem: problemOf(error) }),
      )
    return () => abort.abort()
  }, [term, contentLanguage, format, word, order, quote])
  return { results: state.results, isDone: state.term === term && kinds.every((kind) => state.results[kind]) }
}
