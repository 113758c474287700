/**
 * Makes mutants of a source file: small changes, each of which some test should notice. All of them are written into one file, which asks at each place
 * whether one of its mutants is active (switch.ts). So the file is loaded once for all its mutants, and it can be recorded which mutants a test reaches. A
 * mutant counts as reached only where it would make a difference: `a < b` and `a <= b` differ where both are equal.
 */
import { parseSync } from 'oxc-parser'
import { SWITCH } from './switch.js'

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
  /** The expression whose result the change may change. */
  node: Node
  kind: 'condition' | 'binary' | 'nullish' | 'conditional' | 'other'
  /** The operator that takes the place of another one. */
  operator?: string
  /** The operand that a changed number is. */
  side?: 'left' | 'right'
  /** The result that the condition has in effect. */
  outcome?: boolean
}

const OPERATORS: Record<string, readonly string[]> = {
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

const isNumber = ({ type, value }: Node) => type === 'Literal' && (typeof value === 'number' || typeof value === 'bigint')

/** The changes of one node. */
function changesOf(node: Node, source: string): Change[] {
  const text = (part: Node) => source.slice(part.start, part.end)
  const to = (after: string, kind: Change['kind'] = 'other'): Change => ({ start: node.start, end: node.end, after, node, kind })
  const between = (operator: string) => `${text(node.left)} ${operator} ${text(node.right)}`
  switch (node.type) {
    case 'BinaryExpression':
      return [
        ...(OPERATORS[node.operator] ?? []).map((operator) => ({ ...to(between(operator), 'binary'), operator })),
        ...(['left', 'right'] as const).flatMap((side) =>
          node.operator in OPERATORS && isNumber(node[side])
            ? changesOf(node[side], source).map((change) => ({
                ...change,
                node,
                kind: 'binary' as const,
                operator: node.operator,
                side,
              }))
            : [],
        ),
      ]
    case 'LogicalExpression':
      if (node.operator === '??') return [to(text(node.left), 'nullish')]
      return [to(between(node.operator === '&&' ? '||' : '&&'))]
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === '-' ? [to(text(node.argument))] : []
    case 'ConditionalExpression':
      return [
        { ...to(text(node.consequent), 'conditional'), outcome: true },
        { ...to(text(node.alternate), 'conditional'), outcome: false },
      ]
    case 'IfStatement':
      return [true, false].map((outcome) => {
        const { start, end } = node.test
        return { start, end, after: String(outcome), node: node.test, kind: 'condition', outcome }
      })
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
  const sites = new Map<string, (Mutant & Change)[]>()
  for (const mutant of mutants) {
    const key = `${mutant.node.start} ${mutant.node.end} ${mutant.kind === 'condition'}`
    sites.set(key, [...(sites.get(key) ?? []), mutant])
  }
  const isOuter = ([one]: (Mutant & Change)[]) => one?.kind === 'condition'
  // The outer places come before the inner ones.
  const sorted = [...sites.values()].sort(
    (a, b) => a[0]?.node.start - b[0]?.node.start || b[0]?.node.end - a[0]?.node.end || Number(isOuter(b)) - Number(isOuter(a)),
  )
  const write = (from: number, to: number, inner: readonly (Mutant & Change)[][]): string => {
    let [text, at] = ['', from]
    for (let i = 0; i < inner.length; i++) {
      const here = inner[i] as (Mutant & Change)[]
      const { start, end } = (here[0] as Change).node
      if (start < at || start < from || end > to) continue
      const below = inner.slice(i + 1).filter(([one]) => one && one.node.start >= start && one.node.end <= end)
      text += `${source.slice(at, start)}(${writeSite(here, (part) => `(${write(part.start, part.end, below)})`)})`
      at = end
    }
    return text + source.slice(at, to)
  }
  return `const __mutants = globalThis.${SWITCH};\n${write(0, source.length, sorted)}`
}

/** One place with its mutants. `part` writes a part of it, in which other mutants may be. */
function writeSite(here: readonly (Mutant & Change)[], part: (node: Node) => string): string {
  const { node, kind } = here[0] as Change
  const choices = here.map(({ id, after }) => `__mutants.isActive(${id}) ? (${after}) : `).join('')
  const ids = here.map(({ id }) => id).join(', ')
  const idOf = (outcome: boolean) => here.find((one) => one.outcome === outcome)?.id ?? 0
  const condition = (text: string) => `__mutants.whether(${text}, ${idOf(true)}, ${idOf(false)})`
  switch (kind) {
    case 'condition':
      return choices + condition(part(node))
    case 'conditional':
      return `${choices}(${condition(part(node.test))} ? ${part(node.consequent)} : ${part(node.alternate)})`
    case 'nullish':
      return `${choices}(__mutants.orElse(${part(node.left)}, ${ids}) ?? ${part(node.right)})`
    case 'binary': {
      const others = here.map(({ id, operator, side, after }) => `[${id}, '${operator}'${side ? `, '${side}', ${after}` : ''}]`)
      return `__mutants.operate(${part(node.left)}, '${node.operator}', ${part(node.right)}, ${others.join(', ')})`
    }
    default:
      return `${choices}__mutants.always(${part(node)}, ${ids})`
  }
}
