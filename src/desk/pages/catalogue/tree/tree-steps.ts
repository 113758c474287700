import type { CategoryNode, CategoryTree, Move } from './tree.js'

/** Returns the move for an arrow key: up and down among the siblings, right below the sibling above, left out of the parent. */
export function stepFor(tree: CategoryTree, node: CategoryNode, key: string): Move | null {
  const siblings = node.parent?.children ?? tree.roots
  const index = siblings.indexOf(node)
  const move = (target: CategoryNode | null | undefined, place: Move['place']): Move | null =>
    target ? { uuid: node.uuid, target: target.uuid, place } : null
  if (key === 'ArrowUp') return move(siblings[index - 1], 'above')
  if (key === 'ArrowDown') return move(siblings[index + 1], 'below')
  if (key === 'ArrowRight') return move(siblings[index - 1], 'inside')
  return key === 'ArrowLeft' ? move(node.parent, 'below') : null
}
