/**
 * Makes mutants of a source file: small changes, each of which some test should notice. All of them are written into one file, which asks at each place
 * whether one of its mutants is active. So the file is loaded once for all its mutants, and the places that a test reaches can be recorded.
 */
import { parseSync } from 'oxc-parser'

export interface Mutant {
  id: number
  file: string
  line: number
  before: string
  after: string
}

// biome-ignore lint/suspicious/noExplicitAny: the nodes of a syntax tree have many shapes
type Node = any

interface Change {
  start: number
  end: number
  after: string
}

/** The global variable that answers whether a mutant is active. A thread or process without it runs the code as it is. */
export const SWITCH = 'wharfMutants'

const COMPARISONS: Record<string, readonly string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
}

/** The changes of one node. */
function changesOf(node: Node, source: string): Change[] {
  const text = (part: Node) => source.slice(part.start, part.end)
  const to = (after: string): Change => ({ start: node.start, end: node.end, after })
  const between = (operator: string) => to(`${text(node.left)} ${operator} ${text(node.right)}`)
  switch (node.type) {
    case 'BinaryExpression':
      return (COMPARISONS[node.operator] ?? []).map(between)
    case 'LogicalExpression':
      if (node.operator === '??') return [to(text(node.left))]
      return [between(node.operator === '&&' ? '||' : '&&')]
    case 'UnaryExpression':
      return node.operator === '!' ? [to(text(node.argument))] : node.operator === '-' ? [to(text(node.argument))] : []
    case 'ConditionalExpression':
      return [to(text(node.consequent)), to(text(node.alternate))]
    case 'IfStatement':
      return ['true', 'false'].map((after) => ({ start: node.test.start, end: node.test.end, after }))
    case 'Literal':
      if (typeof node.value === 'boolean') return [to(String(!node.value))]
      if (typeof node.value === 'number') return [to(String(node.value + 1))]
      if (typeof node.value === 'bigint') return [to(`${node.value + 1n}n`)]
      return []
    default:
      return []
  }
}

/** Types say nothing at run time; what a key is called is not a decision. */
const isLeftOut = (node: Node) => /^TS(?!As|NonNull|Satisfies)/.test(node.type) || node.type === 'ImportDeclaration'

function* walk(node: Node): Generator<Node> {
  if (!node || typeof node.type !== 'string' || isLeftOut(node)) return
  yield node
  for (const [key, value] of Object.entries(node)) {
    if (key === 'typeAnnotation' || key === 'returnType' || key === 'typeArguments' || key === 'typeParameters') continue
    if (key === 'key' && !node.computed) continue
    for (const inner of Array.isArray(value) ? value : [value]) if (inner && typeof inner === 'object') yield* walk(inner)
  }
}

/** The mutants of a file; their numbers begin with `first`. */
export function listMutants(file: string, source: string, first: number): (Mutant & Change)[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length) throw new Error(`${file}: ${errors[0]?.message}`)
  const seen = new Set<string>()
  return [...walk(program)]
    .flatMap((node) => changesOf(node, source))
    .filter(({ start, end, after }) => {
      const key = `${start} ${end} ${after}`
      const isNew = !seen.has(key) && source.slice(start, end) !== after
      seen.add(key)
      return isNew
    })
    .map((change, i) => ({
      ...change,
      id: first + i,
      file,
      line: source.slice(0, change.start).split('\n').length,
      before: source.slice(change.start, change.end),
    }))
}

/** The source with all its mutants, each of which is chosen by its number. */
export function writeMutants(source: string, mutants: readonly (Mutant & Change)[]): string {
  const places = new Map<string, (Mutant & Change)[]>()
  for (const mutant of mutants) {
    const key = `${mutant.start} ${mutant.end}`
    places.set(key, [...(places.get(key) ?? []), mutant])
  }
  // The outer places come before the inner ones.
  const sorted = [...places.values()].sort(([a], [b]) => (a && b ? a.start - b.start || b.end - a.end : 0))
  const write = (from: number, to: number, inner: readonly (Mutant & Change)[][]): string => {
    let [text, at] = ['', from]
    for (let i = 0; i < inner.length; i++) {
      const here = inner[i] as (Mutant & Change)[]
      const { start, end } = here[0] as Change
      if (start < at) continue
      const below = inner.slice(i + 1).filter(([one]) => one && one.start >= start && one.end <= end)
      const choices = here.map(({ id, after }) => `__mutants.isActive(${id}) ? (${after}) : `).join('')
      text += `${source.slice(at, start)}(${choices}(${write(start, end, below)}))`
      at = end
    }
    return text + source.slice(at, to)
  }
  return `const __mutants = globalThis.${SWITCH} ?? { isActive: () => false };\n${write(0, source.length, sorted)}`
}
