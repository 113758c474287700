/** Reads the tree of categories, and finds in it. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import { runDocument } from '../../../api/client.js'
import { categoryTreeDocument } from '../../../api/documents/category-edit.js'
import type { FindRecords } from '../../../edit/field-spec.js'
import { useFormat } from '../../../parts/format.js'
import { buildTree, type CategoryItem, type Move, moveItem, pathNames } from './tree.js'

/** A tree of more categories is cut off. */
const MAX_PAGES = 20

async function readItems(): Promise<CategoryItem[]> {
  const items: CategoryItem[] = []
  for (let page = 1, pages = 1; page <= pages && page <= MAX_PAGES; page++) {
    const { categories } = await runDocument<{ categories: { pages: number; items: CategoryItem[] } }>(categoryTreeDocument, {
      page,
    })
    items.push(...categories.items)
    pages = categories.pages
  }
  return items
}

/** Reads all categories. `change` shows an order that is not stored yet. */
export function useCategories() {
  const [items, setItems] = useState<CategoryItem[] | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const reload = useCallback(async () => {
    try {
      setItems(await readItems())
      setError(null)
    } catch (failure) {
      setError(failure as Error)
    }
  }, [])
  useEffect(() => void reload(), [reload])
  const tree = useMemo(() => items && buildTree(items), [items])
  return { tree, error, reload, change: (move: Move) => setItems((old) => old && moveItem(old, move)) }
}

const FOUND = 30

/** Returns a finder for pickers: it finds a category by any part of its path, in the language of the desk. */
export function useCategoryFinder(): FindRecords {
  const { text } = useFormat()
  return useMemo(() => {
    let reading: Promise<{ value: string; label: string }[]> | null = null
    return async (term) => {
      reading ??= readItems().then((items) =>
        [...buildTree(items).byId.values()].map((node) => ({
          value: String(node.categoryId),
          label: pathNames(node, text).join(' › '),
        })),
      )
      const words = term.toLowerCase().split(/\s+/).filter(Boolean)
      return (await reading).filter(({ label }) => words.every((word) => label.toLowerCase().includes(word))).slice(0, FOUND)
    }
  }, [text])
}
