/** Turns the difference of two versions of a document into edits of its text. Nodes that still have their source location are not printed again. */
import { type ASTNode, type FieldNode, Kind, print, type SelectionSetNode } from 'graphql'
import { type Edit, removalEdits } from './edits.js'

const isNode = (value: unknown): value is ASTNode => typeof value === 'object' && value !== null && 'kind' in value

/** The source location of the old node that a new node replaces. */
const replacedLocations = new WeakMap<ASTNode, ASTNode['loc']>()

export function markReplacement<T extends ASTNode>(old: ASTNode, now: T): T {
  replacedLocations.set(now, old.loc)
  return now
}

/** Computes edits. Nodes with the same location (`loc`) are compared recursively; others are new and are printed. */
export function computeEdits(source: string, before: ASTNode, after: ASTNode): Edit[] {
  if (before === after) return []
  const { start, end } = rangeOf(before)
  if (after.loc !== before.loc) {
    if (before.kind === Kind.SELECTION_SET && after.kind === Kind.SELECTION_SET) {
      const wrapped = wrapEdits(source, before, after)
      if (wrapped) return wrapped
    }
    return [{ start, end, text: indentLines(source, start, print(after)) }]
  }
  const old = before as unknown as Record<string, unknown>
  const now = after as unknown as Record<string, unknown>
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) => {
    const [was, is] = [old[key], now[key]]
    if (Array.isArray(was) && Array.isArray(is)) return listEdits(source, was, is)
    if (isNode(was) && isNode(is)) return computeEdits(source, was, is)
    if (isNode(is) || isNode(was)) return partEdits(source, before as FieldNode, key, is as ASTNode | undefined)
    return []
  })
}

const rangeOf = ({ loc }: ASTNode) => ({ start: loc?.start ?? 0, end: loc?.end ?? 0 })

/** Returns the edits for `{ a b }` → `{ items { a b } }`: the inner selection keeps its text. */
function wrapEdits(source: string, before: SelectionSetNode, after: SelectionSetNode): Edit[] | null {
  const [only] = after.selections
  if (only?.kind !== Kind.FIELD || !only.selectionSet || only.selectionSet.loc !== before.loc) return null
  const { start, end } = rangeOf(before)
  return [
    { start, end: start, text: `{ ${only.name.value} ` },
    ...computeEdits(source, before, only.selectionSet),
    { start: end, end, text: ' }' },
  ]
}

/** Returns the edits for an alias or a selection that a field gains or loses. */
function partEdits(source: string, field: FieldNode, key: string, now: ASTNode | undefined): Edit[] {
  const name = rangeOf(field.name)
  const { end } = rangeOf(field)
  if (key === 'alias' && now) return [{ start: name.start, end: name.start, text: `${print(now)}: ` }]
  if (key === 'alias' && field.alias) return [{ start: rangeOf(field.alias).start, end: name.start, text: '' }]
  if (key === 'selectionSet' && now?.kind === Kind.SELECTION_SET)
    return [{ start: end, end, text: ` { ${now.selections.map((selection) => print(selection)).join(' ')} }` }]
  if (key === 'selectionSet' && field.selectionSet)
    return [{ start: source.slice(0, rangeOf(field.selectionSet).start).trimEnd().length, end, text: '' }]
  throw new Error(`No rule for a ${field.kind} whose ${key} appears or disappears`)
}

function listEdits(source: string, before: ASTNode[], after: ASTNode[]): Edit[] {
  const [first, last] = [before[0], before.at(-1)]
  if (!first || !last) return []
  const locationOf = (node: ASTNode) => node.loc ?? replacedLocations.get(node)
  const kept = groupByLocation(after, locationOf)
  const added = after.filter((node) => !locationOf(node))
  const start = rangeOf(first).start
  if (kept.size === 0 && added.length > 0 && added.length !== before.length)
    return [{ start, end: rangeOf(last).end, text: added.map((node) => print(node)).join(' ') }]
  if (after.length === 0) return removalOfAll(source, first, last)
  const isReplaced =
    before.length === after.length && after.every((node, i) => [undefined, before[i]?.loc].includes(locationOf(node)))
  const inside = before.flatMap((node, i) => {
    const [now, ...more] = isReplaced ? after.slice(i, i + 1) : (kept.get(node.loc) ?? [])
    return now ? [...computeEdits(source, node, now), ...insertionEdits(source, node, more)] : []
  })
  const isRemoved = (i: number) => !isReplaced && !kept.has(before[i]?.loc)
  return [...inside, ...removalEdits(source, before.map(rangeOf), isRemoved)]
}

function groupByLocation(nodes: readonly ASTNode[], locationOf: (node: ASTNode) => ASTNode['loc']) {
  const groups = new Map<ASTNode['loc'], ASTNode[]>()
  for (const node of nodes) {
    const location = locationOf(node)
    if (location) groups.set(location, [...(groups.get(location) ?? []), node])
  }
  return groups
}

/** Adds nodes after an old one, on separate lines if the old one has its own line. */
function insertionEdits(source: string, old: ASTNode, nodes: readonly ASTNode[]): Edit[] {
  const { start, end } = rangeOf(old)
  const line = source.slice(source.lastIndexOf('\n', start - 1) + 1, start)
  const separator = old.kind === Kind.FRAGMENT_DEFINITION ? '\n\n' : line.trim() === '' ? `\n${line}` : ' '
  return nodes.map((node) => ({ start: end, end, text: separator + indentLines(source, start, print(node)) }))
}

/** Removes all elements of a list. For arguments and variables the parentheses are removed, too, because empty ones are a syntax error. */
function removalOfAll(source: string, first: ASTNode, last: ASTNode): Edit[] {
  let { start } = rangeOf(first)
  let { end } = rangeOf(last)
  if (first.kind !== Kind.ARGUMENT && first.kind !== Kind.VARIABLE_DEFINITION) return [{ start, end, text: '' }]
  start = source.lastIndexOf('(', start)
  while (source[end] !== ')') end = source[end] === '#' ? source.indexOf('\n', end) : end + 1
  const isBetweenSpaces = source[start - 1] === ' ' && source[end + 1] === ' '
  return [{ start: isBetweenSpaces ? start - 1 : start, end: end + 1, text: '' }]
}

function indentLines(source: string, start: number, text: string): string {
  const line = source.slice(source.lastIndexOf('\n', start - 1) + 1, start)
  return text.replaceAll('\n', `\n${/^\s*/.exec(line)?.[0] ?? ''}`)
}
