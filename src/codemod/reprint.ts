/** The difference of two versions of a document as changes of its text. What has kept its place in the source is not printed again. */
import { type ASTNode, type FieldNode, Kind, print, type SelectionSetNode } from 'graphql'
import { type Edit, removals } from './edits.js'

const isNode = (value: unknown): value is ASTNode => typeof value === 'object' && value !== null && 'kind' in value

/** A node that is new altogether may still stand for an old one among its siblings. */
const stands = new WeakMap<ASTNode, ASTNode['loc']>()

export function standingFor<T extends ASTNode>(old: ASTNode, now: T): T {
  stands.set(now, old.loc)
  return now
}

/** Nodes that kept their position (`loc`) are compared inside; others are new. */
export function changes(source: string, before: ASTNode, after: ASTNode): Edit[] {
  if (before === after) return []
  const { start, end } = rangeOf(before)
  if (after.loc !== before.loc) {
    if (before.kind === Kind.SELECTION_SET && after.kind === Kind.SELECTION_SET) {
      const wrapped = wrappedIn(source, before, after)
      if (wrapped) return wrapped
    }
    return [{ start, end, text: indented(source, start, print(after)) }]
  }
  const old = before as unknown as Record<string, unknown>
  const now = after as unknown as Record<string, unknown>
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) => {
    const [was, is] = [old[key], now[key]]
    if (Array.isArray(was) && Array.isArray(is)) return listChanges(source, was, is)
    if (isNode(was) && isNode(is)) return changes(source, was, is)
    if (isNode(is) || isNode(was)) return partChanges(before as FieldNode, key, is as ASTNode | undefined)
    return []
  })
}

const rangeOf = ({ loc }: ASTNode) => ({ start: loc?.start ?? 0, end: loc?.end ?? 0 })

/** `{ a b }` becomes `{ items { a b } }`: the inner part keeps its text. */
function wrappedIn(source: string, before: SelectionSetNode, after: SelectionSetNode): Edit[] | null {
  const [only] = after.selections
  if (only?.kind !== Kind.FIELD || !only.selectionSet || only.selectionSet.loc !== before.loc) return null
  const { start, end } = rangeOf(before)
  return [
    { start, end: start, text: `{ ${only.name.value} ` },
    ...changes(source, before, only.selectionSet),
    { start: end, end, text: ' }' },
  ]
}

/** An alias or a selection that a field gains or loses. */
function partChanges(field: FieldNode, key: string, now: ASTNode | undefined): Edit[] {
  const name = rangeOf(field.name)
  const { end } = rangeOf(field)
  if (key === 'alias' && now) return [{ start: name.start, end: name.start, text: `${print(now)}: ` }]
  if (key === 'alias' && field.alias) return [{ start: rangeOf(field.alias).start, end: name.start, text: '' }]
  if (key === 'selectionSet' && now?.kind === Kind.SELECTION_SET)
    return [{ start: end, end, text: ` { ${now.selections.map((one) => print(one)).join(' ')} }` }]
  throw new Error(`No rule for a ${field.kind} whose ${key} appears or disappears`)
}

function listChanges(source: string, before: ASTNode[], after: ASTNode[]): Edit[] {
  const [first, last] = [before[0], before.at(-1)]
  if (!first || !last) return []
  const placed = (node: ASTNode) => node.loc ?? stands.get(node)
  const kept = new Map(after.filter(placed).map((node) => [placed(node), node]))
  const fresh = after.filter((node) => !placed(node))
  const start = rangeOf(first).start
  if (kept.size === 0 && fresh.length > 0 && fresh.length !== before.length)
    return [{ start, end: rangeOf(last).end, text: fresh.map((node) => print(node)).join(' ') }]
  if (after.length === 0) return emptied(source, first, last)
  const isReplaced = before.length === after.length
  const inside = before.flatMap((node, i) => {
    const now = isReplaced ? after[i] : kept.get(node.loc)
    return now ? changes(source, node, now) : []
  })
  const isGone = (i: number) => !isReplaced && !kept.has(before[i]?.loc)
  return [...inside, ...removals(source, before.map(rangeOf), isGone)]
}

/** Brackets around nothing are an error for arguments and variables. */
function emptied(source: string, first: ASTNode, last: ASTNode): Edit[] {
  let { start } = rangeOf(first)
  let { end } = rangeOf(last)
  if (first.kind !== Kind.ARGUMENT && first.kind !== Kind.VARIABLE_DEFINITION) return [{ start, end, text: '' }]
  start = source.lastIndexOf('(', start)
  while (source[end] !== ')') end = source[end] === '#' ? source.indexOf('\n', end) : end + 1
  const isBetweenSpaces = source[start - 1] === ' ' && source[end + 1] === ' '
  return [{ start: isBetweenSpaces ? start - 1 : start, end: end + 1, text: '' }]
}

function indented(source: string, start: number, text: string): string {
  const line = source.slice(source.lastIndexOf('\n', start - 1) + 1, start)
  return text.replaceAll('\n', `\n${/^\s*/.exec(line)?.[0] ?? ''}`)
}
