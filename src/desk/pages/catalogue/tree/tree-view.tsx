/** Shows the tree of categories. Categories are moved by dragging or with Alt and the arrow keys; products are dropped on them. */
import { Checkbox, Text, TextInput } from '@mantine/core'
import { type DragEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useWords } from '../../../base/words.js'
import { useFormat } from '../../../parts/format.js'
import { Icon } from '../../../parts/icon.js'
import { StatusBadge } from '../../../parts/page.js'
import type { CategoryNode, CategoryTree, Move } from './tree.js'
import { stepFor } from './tree-steps.js'
import { treeWords } from './tree-words.js'

/** What is dragged: browsers show only the type while it is over a target. */
const CATEGORY_TYPE = 'application/x-wharf-category'
export const ITEM_TYPE = 'application/x-wharf-item'

interface TreeViewProps {
  tree: CategoryTree
  label: string
  selectedId?: number | null
  onSelect(node: CategoryNode): void
  onMove?(move: Move): void
  /** Something else was dropped on a category, such as a product. */
  onDropItem?(node: CategoryNode, data: string): void
  /** Makes the rows checkboxes, which `onSelect` toggles. */
  isChecked?(node: CategoryNode): boolean
}

interface Row {
  node: CategoryNode
  level: number
  position: number
  siblings: number
}

/** Lists the rows that are visible: below open categories, or on the way to what was searched for. */
function listRows(roots: readonly CategoryNode[], isOpen: (node: CategoryNode) => boolean, found: Set<string> | null): Row[] {
  const rows: Row[] = []
  const visit = (nodes: readonly CategoryNode[], level: number) => {
    for (const [index, node] of nodes.entries()) {
      if (found && !found.has(node.uuid)) continue
      rows.push({ node, level, position: index + 1, siblings: nodes.length })
      if (found || isOpen(node)) visit(node.children, level + 1)
    }
  }
  visit(roots, 1)
  return rows
}

/** Returns the categories whose name contains the term, and all categories above them. */
function findNodes(tree: CategoryTree, term: string, nameOf: (node: CategoryNode) => string): Set<string> | null {
  if (!term.trim()) return null
  const found = new Set<string>()
  for (const node of tree.byUuid.values())
    if (nameOf(node).toLowerCase().includes(term.trim().toLowerCase()))
      for (let current: CategoryNode | null = node; current; current = current.parent) found.add(current.uuid)
  return found
}

/** The first two levels are open, and everything above the selected category. */
function firstOpen({ roots, byId }: CategoryTree, selectedId: number | null | undefined): Set<string> {
  const open = new Set(roots.map(({ uuid }) => uuid))
  for (let node = byId.get(selectedId ?? 0)?.parent ?? null; node; node = node.parent) open.add(node.uuid)
  return open
}

export function TreeView({ tree, label, selectedId, onSelect, onMove, onDropItem, isChecked }: TreeViewProps) {
  const words = useWords(treeWords)
  const { text } = useFormat()
  const nameOf = (node: CategoryNode) => text(node.names) || `#${node.categoryId}`
  const [term, setTerm] = useState('')
  const [open, setOpen] = useState(() => firstOpen(tree, selectedId))
  const [focused, setFocused] = useState<string | null>(null)
  const [over, setOver] = useState<{ uuid: string; place: Move['place'] } | null>(null)
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: names follow from the language
  const found = useMemo(() => findNodes(tree, term, nameOf), [tree, term, text])
  const rows = listRows(tree.roots, ({ uuid }) => open.has(uuid), found)
  const stop = rows.some(({ node }) => node.uuid === focused)
    ? focused
    : (tree.byId.get(selectedId ?? 0)?.uuid ?? rows[0]?.node.uuid)
  const toggle = (node: CategoryNode, isOpen = !open.has(node.uuid)) => {
    const next = new Set(open)
    if (isOpen) next.add(node.uuid)
    else next.delete(node.uuid)
    setOpen(next)
  }
  const focus = (uuid: string | undefined) => {
    if (!uuid) return
    setFocused(uuid)
    list.current?.querySelector<HTMLElement>(`[data-uuid="${uuid}"]`)?.focus()
  }
  const onKey = (event: KeyboardEvent, node: CategoryNode) => {
    const index = rows.findIndex((row) => row.node === node)
    const { key, altKey } = event
    if (altKey && key.startsWith('Arrow') && onMove) {
      event.preventDefault()
      const move = stepFor(tree, node, key)
      if (move?.place === 'inside') setOpen(new Set([...open, move.target]))
      if (move) onMove(move)
      return
    }
    const isOpen = open.has(node.uuid)
    const actions: Record<string, () => void> = {
      ArrowDown: () => focus(rows[index + 1]?.node.uuid),
      ArrowUp: () => focus(rows[index - 1]?.node.uuid),
      Home: () => focus(rows[0]?.node.uuid),
      End: () => focus(rows.at(-1)?.node.uuid),
      ArrowRight: () => (node.children.length > 0 && !isOpen ? toggle(node, true) : focus(node.children[0]?.uuid)),
      ArrowLeft: () => (isOpen && node.children.length > 0 ? toggle(node, false) : focus(node.parent?.uuid)),
      Enter: () => onSelect(node),
      ' ': () => onSelect(node),
    }
    const action = event.target === event.currentTarget ? actions[key] : undefined
    if (!action) return
    event.preventDefault()
    action()
  }
  const onDragOver = (event: DragEvent, node: CategoryNode) => {
    const { types } = event.dataTransfer
    const isCategory = Boolean(onMove) && types.includes(CATEGORY_TYPE)
    if (!isCategory && !(onDropItem && types.includes(ITEM_TYPE))) return
    event.preventDefault()
    const place = isCategory ? placeAt(event) : 'inside'
    if (over?.uuid !== node.uuid || over.place !== place) setOver({ uuid: node.uuid, place })
  }
  const onDrop = (event: DragEvent, node: CategoryNode) => {
    event.preventDefault()
    setOver(null)
    const uuid = event.dataTransfer.getData(CATEGORY_TYPE)
    if (uuid && onMove) {
      const place = placeAt(event)
      if (place === 'inside') setOpen(new Set([...open, node.uuid]))
      return onMove({ uuid, target: node.uuid, place })
    }
    const item = event.dataTransfer.getData(ITEM_TYPE)
    if (item) onDropItem?.(node, item)
  }
  return (
    <>
      <TextInput
        size="sm"
        mb="xs"
        aria-label={words.find}
        placeholder={words.find}
        leftSection={<Icon name="search" size={16} />}
        value={term}
        onChange={(event) => setTerm(event.currentTarget.value)}
      />
      {rows.length === 0 && (
        <Text size="sm" c="dimmed" py="sm">
          {term ? words.notFound : words.noCategories}
        </Text>
      )}
      <div role="tree" aria-label={label} className="desk-tree" ref={list}>
        {rows.map(({ node, level, position, siblings }) => (
          <div
            key={node.uuid}
            role="treeitem"
            className="desk-tree-row"
            data-uuid={node.uuid}
            data-level={Math.min(level, 8)}
            data-over={over?.uuid === node.uuid ? over.place : undefined}
            aria-level={level}
            aria-posinset={position}
            aria-setsize={siblings}
            aria-selected={node.categoryId === selectedId}
            aria-checked={isChecked?.(node)}
            aria-expanded={node.children.length > 0 ? found !== null || open.has(node.uuid) : undefined}
            tabIndex={node.uuid === stop ? 0 : -1}
            draggable={Boolean(onMove)}
            onClick={() => onSelect(node)}
            onFocus={() => setFocused(node.uuid)}
            onKeyDown={(event) => onKey(event, node)}
            onDragStart={(event) => {
              event.dataTransfer.setData(CATEGORY_TYPE, node.uuid)
              event.dataTransfer.effectAllowed = 'move'
            }}
            onDragOver={(event) => onDragOver(event, node)}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => onDrop(event, node)}
          >
            <span
              className="desk-tree-toggle"
              aria-hidden="true"
              onClick={(event) => {
                event.stopPropagation()
                toggle(node)
              }}
            >
              {node.children.length > 0 && <Icon name="right" size={14} />}
            </span>
            {isChecked && <Checkbox.Indicator size="xs" checked={isChecked(node)} />}
            <span className="desk-tree-name">{nameOf(node)}</span>
            {node.hidden === 'Y' && <StatusBadge tone="plain">{words.isHidden}</StatusBadge>}
          </div>
        ))}
      </div>
    </>
  )
}

/** The upper and the lower quarter of a row mean above and below it; the middle means inside. */
function placeAt(event: DragEvent): Move['place'] {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  const part = (event.clientY - top) / height
  if (part < 0.25) return 'above'
  return part > 0.75 ? 'below' : 'inside'
}
