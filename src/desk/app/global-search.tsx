/** The search box of the header: products, orders, companies and contacts in one list. The key `/` moves the focus to it. */
import { Autocomplete, Kbd } from '@mantine/core'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { globalSearchDocument } from '../api/documents.catalogue.js'
import { useDelayed, useQuery } from '../api/use-query.js'
import { usePreferences } from '../base/preferences.js'
import { linkTo } from '../base/router.js'
import { fullName, type LocalizedText, useFormat } from '../parts/format.js'
import { Icon } from '../parts/icon.js'

interface FoundItem {
  __typename: string
  id: number
  names: LocalizedText[]
  sku?: string
  defaultProduct?: { id: number } | null
  products?: { id: number }[]
}

/** Returns the product to open: of a cluster its default product, or else its first one. */
const productIdOf = ({ __typename, id, defaultProduct, products }: FoundItem) =>
  __typename === 'Cluster' ? (defaultProduct ?? products?.[0])?.id : id

interface Found {
  products: {
    items: FoundItem[]
  }
  orders: { items: { id: number; type: string; status: string; email: string }[] }
  companies: { items: { companyId: number; name: string }[] }
  contacts: {
    items: { contactId: number; firstName: string; lastName: string; email: string | null }[]
  }
}

export function GlobalSearch() {
  const { texts, contentLanguage } = usePreferences()
  const input = useRef<HTMLInputElement>(null)
  const [term, setTerm] = useState('')
  const asked = useDelayed(term.trim())
  const isAsked = asked.length > 1
  const { data } = useQuery<Found>(globalSearchDocument, { term: asked, language: contentLanguage }, isAsked)
  const groups = useGroups(isAsked ? data : null)
  useSlashKey(input)
  const open = (value: string) => {
    const link = groups.flatMap(({ items }) => items).find((item) => item.value === value)?.link
    setTerm('')
    if (link) location.hash = link
  }
  return (
    <Autocomplete
      ref={input}
      className="desk-search"
      aria-label={texts.searchEverywhere}
      placeholder={texts.searchEverywhere}
      leftSection={<Icon name="search" size={18} />}
      rightSection={<Kbd size="xs">/</Kbd>}
      value={term}
      onChange={setTerm}
      onOptionSubmit={open}
      // The server has already filtered: it also finds misspelt words.
      filter={({ options }) => options}
      data={groups.map(({ group, items }) => ({ group, items: items.map(({ value }) => value) }))}
      maxDropdownHeight={420}
      comboboxProps={{ width: 'target', withinPortal: true }}
    />
  )
}

/** Moves the focus to the search box on `/`, except in text fields. */
function useSlashKey(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isText =
        event.target instanceof Element && event.target.matches('textarea, select, input:not([type=radio], [type=checkbox])')
      if (event.key !== '/' || isText) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [input])
}

/** Returns the results by kind, each with its link. Names are made unique by their number. */
function useGroups(data: Found | null) {
  const { texts } = usePreferences()
  const format = useFormat()
  return useMemo(() => {
    if (!data) return []
    const products = data.products.items.map((item) => ({
      value: [format.text(item.names), item.sku ?? `#${item.id}`].filter(Boolean).join(' · '),
      link: linkTo(productIdOf(item) ? `/products/${productIdOf(item)}` : '/catalogue'),
    }))
    const orders = data.orders.items.map((item) => ({
      value: `${item.type === 'quotation' ? texts.quote : texts.order} ${item.id} · ${item.status} · ${item.email}`,
      link: linkTo(`/${item.type === 'quotation' ? 'quotes' : 'orders'}/${item.id}`),
    }))
    const companies = data.companies.items.map((item) => ({
      value: `${item.name} · ${item.companyId}`,
      link: linkTo(`/companies/${item.companyId}`),
    }))
    const contacts = data.contacts.items.map((item) => ({
      value: `${fullName(item)} · ${item.email ?? item.contactId}`,
      link: linkTo('/companies', { tab: 'contacts', term: item.email ?? fullName(item) }),
    }))
    const groups = [
      { group: texts.views.catalogue, items: products },
      { group: texts.views.orders, items: orders },
      { group: texts.views.companies, items: [...companies, ...contacts] },
    ]
    return groups.filter(({ items }) => items.length > 0)
  }, [data, texts, format])
}
