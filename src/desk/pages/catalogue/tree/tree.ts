/** The tree of categories, and moves in it. */
import type { LocalizedText } from '../../../parts/format.js'

export interface CategoryItem {
  categoryId: number
  uuid: string
  parentUuid: string | null
  hidden: 'Y' | 'N'
  names: LocalizedText[]
}

export interface CategoryNode extends CategoryItem {
  parent: CategoryNode | null
  children: CategoryNode[]
}

export interface CategoryTree {
  roots: CategoryNode[]
  byUuid: ReadonlyMap<string, CategoryNode>
  byId: ReadonlyMap<number, CategoryNode>
}

/** Builds the tree from categories in their order. A category whose parent is missing becomes a root. */
export function buildTree(items: readonly CategoryItem[]): CategoryTree {
  const nodes = items.map((item): CategoryNode => ({ ...item, parent: null, children: [] }))
  const byUuid = new Map(nodes.map((node) => [node.uuid, node]))
  const byId = new Map(nodes.map((node) => [node.categoryId, node]))
  const roots: CategoryNode[] = []
  for (const node of nodes) {
    node.parent = (node.parentUuid && byUuid.get(node.parentUuid)) || null
    const siblings = node.parent?.children ?? roots
    siblings.push(node)
  }
  return { roots, byUuid, byId }
}

/** Where a category moves: directly above or below another one, or to the end of its subcategories. */
export interface Move {
  uuid: string
  target: string
  place: 'above' | 'below' | 'inside'
}

/** Returns the categories in the order after a move. */
export function moveItem(items: readonly CategoryItem[], { uuid, target, place }: Move): CategoryItem[] {
  const moved = items.find((item) => item.uuid === uuid)
  const goal = items.find((item) => item.uuid === target)
  if (!moved || !goal || moved === goal) return [...items]
  const rest = items.filter((item) => item !== moved)
  if (place === 'inside') return [...rest, { ...moved, parentUuid: target }]
  const index = rest.indexOf(goal) + (place === 'below' ? 1 : 0)
  return rest.toSpliced(index, 0, { ...moved, parentUuid: goal.parentUuid })
}

/** Returns true if the move would put a category below itself. */
export function isBelowItself({ byUuid }: CategoryTree, { uuid, target }: Move): boolean {
  for (let node = byUuid.get(target) ?? null; node; node = node.parent) if (node.uuid === uuid) return true
  return false
}

/** Returns the names from the root to a category. */
export function pathNames(node: CategoryNode | null, text: (names: LocalizedText[]) => string): string[] {
  const names: string[] = []
  for (let current = node; current; current = current.parent) names.unshift(text(current.names) || `#${current.categoryId}`)
  return names
}
