/**
 * Patterns of texts, in a subset of regular expressions. The merchant writes them, so they are not given to `RegExp`, which can take
 * exponential time: they become a state machine whose time grows with the length of the text only.
 */

/** A set of characters: ranges of code points, or everything except them. */
interface CharacterSet {
  ranges: readonly (readonly [number, number])[]
  isNegated: boolean
}

/** A state of the machine: one that takes a character, one with several next states, or the end. */
type State = { kind: 'take'; set: CharacterSet; next: number } | { kind: 'split'; next: number[] } | { kind: 'end' }

export class BadPattern extends Error {}

/** The most states of a machine. Repetitions such as {2,40} are written out. */
const MAX_STATES = 1_000
const MAX_REPETITIONS = 100
const MAX_DEPTH = 20
const LAST = 0x10ffff

const charactersOf = (...ranges: [number, number][]): CharacterSet => ({ ranges, isNegated: false })
const not = (set: CharacterSet): CharacterSet => ({ ...set, isNegated: !set.isNegated })

const DIGIT = charactersOf([48, 57])
const WORD = charactersOf([48, 57], [65, 90], [95, 95], [97, 122])
const SPACE = charactersOf([9, 13], [32, 32], [160, 160], [0x2028, 0x2029], [0xfeff, 0xfeff])
const LINE_BREAK = charactersOf([10, 10], [13, 13], [0x2028, 0x2029])

const CLASSES: Record<string, CharacterSet> = { d: DIGIT, w: WORD, s: SPACE, D: not(DIGIT), W: not(WORD), S: not(SPACE) }
const CONTROLS: Record<string, number> = { n: 10, r: 13, t: 9 }
/** Characters that have a meaning in patterns: they are only meant literally after a backslash. */
const SPECIAL = '\\^$.*+?()[]{}|/-'

/** The syntax tree. */
type Node =
  | { kind: 'set'; set: CharacterSet }
  | { kind: 'sequence'; parts: Node[] }
  | { kind: 'choice'; parts: Node[] }
  | { kind: 'repeat'; part: Node; min: number; max: number }

/** Reads a pattern. `^` at the beginning and `$` at the end are allowed, because the whole text must match anyway. */
class Parser {
  readonly #characters: string[]
  #at = 0
  #depth = 0

  constructor(pattern: string) {
    const characters = [...pattern]
    if (characters[0] === '^') characters.shift()
    if (characters.at(-1) === '$' && characters.at(-2) !== '\\') characters.pop()
    this.#characters = characters
  }

  read(): Node {
    const tree = this.#choice()
    if (this.#at < this.#characters.length) throw new BadPattern(`has an unexpected [${this.#peek()}]`)
    return tree
  }

  #peek = () => this.#characters[this.#at]
  #take = () => this.#characters[this.#at++]

  #choice(): Node {
    if (++this.#depth > MAX_DEPTH) throw new BadPattern(`has more than ${MAX_DEPTH} groups inside each other`)
    const parts = [this.#sequence()]
    while (this.#peek() === '|') {
      this.#at++
      parts.push(this.#sequence())
    }
    this.#depth--
    return parts.length === 1 ? (parts[0] as Node) : { kind: 'choice', parts }
  }

  #sequence(): Node {
    const parts: Node[] = []
    for (let next = this.#peek(); next !== undefined && next !== '|' && next !== ')'; next = this.#peek())
      parts.push(this.#repeated(this.#atom()))
    return { kind: 'sequence', parts }
  }

  #atom(): Node {
    const character = this.#take() as string
    if (character === '(') return this.#group()
    if (character === '[') return { kind: 'set', set: this.#class() }
    if (character === '.') return { kind: 'set', set: not(LINE_BREAK) }
    if (character === '\\') return { kind: 'set', set: this.#escaped() }
    if ('^$*+?{}]'.includes(character))
      throw new BadPattern(`has an unexpected [${character}]; write \\${character} for the character`)
    return { kind: 'set', set: one(character) }
  }

  #group(): Node {
    if (this.#peek() === '?') {
      this.#at++
      if (this.#take() !== ':') throw new BadPattern('has a group of a kind that is not supported; only (…) and (?:…) are')
    }
    const inside = this.#choice()
    if (this.#take() !== ')') throw new BadPattern('has a group without an end')
    return inside
  }

  #escaped(): CharacterSet {
    const character = this.#take()
    if (character === undefined) throw new BadPattern('ends with a backslash')
    const known = CLASSES[character]
    if (known) return known
    const control = CONTROLS[character]
    if (control !== undefined) return charactersOf([control, control])
    if (!SPECIAL.includes(character)) throw new BadPattern(`has the escape \\${character}, which is not supported`)
    return one(character)
  }

  #class(): CharacterSet {
    const isNegated = this.#peek() === '^'
    if (isNegated) this.#at++
    const ranges: [number, number][] = []
    while (this.#peek() !== ']') {
      const from = this.#member()
      if (this.#peek() !== '-' || this.#characters[this.#at + 1] === ']') {
        ranges.push(...from.ranges.map(([a, b]): [number, number] => [a, b]))
        continue
      }
      this.#at++
      const to = this.#member()
      const [[first] = [0], [last] = [0]] = [from.ranges[0], to.ranges[0]]
      if (from.ranges.length > 1 || to.ranges.length > 1 || first > last) throw new BadPattern('has an invalid range')
      ranges.push([first, last])
    }
    this.#at++
    if (ranges.length === 0) throw new BadPattern('has an empty class')
    return { ranges, isNegated }
  }

  /** Reads a character or a class such as \d inside brackets. */
  #member(): CharacterSet {
    const character = this.#take()
    if (character === undefined) throw new BadPattern('has a class without an end')
    if (character !== '\\') return one(character)
    const set = this.#escaped()
    if (set.isNegated) throw new BadPattern('has a negated class inside brackets, which is not supported')
    return set
  }

  #repeated(part: Node): Node {
    const character = this.#peek()
    const range = character === '?' ? [0, 1] : character === '*' ? [0, Infinity] : character === '+' ? [1, Infinity] : null
    if (!range && character !== '{') return part
    this.#at++
    const [min = 0, max = 0] = range ?? this.#counts()
    if ('?*+{'.includes(this.#peek() ?? ' ')) throw new BadPattern('repeats a repetition')
    return { kind: 'repeat', part, min, max }
  }

  /** Reads the rest of {2}, {2,} or {2,4}. */
  #counts(): [number, number] {
    const end = this.#characters.indexOf('}', this.#at)
    const text = this.#characters.slice(this.#at, end < 0 ? this.#characters.length : end).join('')
    const [, least, comma, most] = text.match(/^(\d{1,4})(,?)(\d{0,4})$/) ?? []
    if (end < 0 || least === undefined) throw new BadPattern('has an invalid repetition')
    this.#at = end + 1
    const min = Number(least)
    const max = comma ? (most ? Number(most) : Infinity) : min
    if (max < min || min > MAX_REPETITIONS || (max !== Infinity && max > MAX_REPETITIONS))
      throw new BadPattern(`has a repetition that is not from 0 to ${MAX_REPETITIONS}`)
    return [min, max]
  }
}

function one(character: string): CharacterSet {
  const code = character.codePointAt(0) ?? LAST
  return charactersOf([code, code])
}

/** Compiles a pattern to a function that says whether a whole text matches it. Throws `BadPattern`. */
export function compilePattern(pattern: string): (text: string) => boolean {
  const machine: Machine = { states: [{ kind: 'end' }], steps: 0 }
  const start = build(machine, new Parser(pattern).read(), 0)
  return (text) => matches(machine.states, start, text)
}

interface Machine {
  states: State[]
  /** How many nodes were written out: empty groups have no states, but repeating them takes time, too. */
  steps: number
}

function add({ states }: Machine, state: State): number {
  if (states.length >= MAX_STATES) throw new BadPattern('is too long with its repetitions')
  return states.push(state) - 1
}

/** Adds the states of a node, which lead to `next`, and returns the first of them. */
function build(machine: Machine, node: Node, next: number): number {
  if (++machine.steps > 10 * MAX_STATES) throw new BadPattern('is too long with its repetitions')
  if (node.kind === 'set') return add(machine, { kind: 'take', set: node.set, next })
  if (node.kind === 'sequence') return node.parts.reduceRight((after, part) => build(machine, part, after), next)
  if (node.kind === 'choice') return add(machine, { kind: 'split', next: node.parts.map((part) => build(machine, part, next)) })
  const { part, min, max } = node
  let first = next
  if (max === Infinity) {
    const loop = add(machine, { kind: 'split', next: [next] })
    ;(machine.states[loop] as { next: number[] }).next.push(build(machine, part, loop))
    first = loop
  } else
    for (let count = min; count < max; count++) first = add(machine, { kind: 'split', next: [next, build(machine, part, first)] })
  for (let count = 0; count < min; count++) first = build(machine, part, first)
  return first
}

/** Follows all paths at once, so that every character is looked at once for each state. */
function matches(states: readonly State[], start: number, text: string): boolean {
  let current = follow(states, [start])
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    const next: number[] = []
    for (const id of current) {
      const state = states[id] as State
      if (state.kind === 'take' && holds(state.set, code)) next.push(state.next)
    }
    if (next.length === 0) return false
    current = follow(states, next)
  }
  return current.has(0)
}

/** Returns the states that can be reached without a character. */
function follow(states: readonly State[], from: readonly number[]): Set<number> {
  const reached = new Set<number>()
  const open = [...from]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    const state = states[id] as State
    if (state.kind === 'split') open.push(...state.next)
  }
  return reached
}

const holds = ({ ranges, isNegated }: CharacterSet, code: number): boolean =>
  ranges.some(([from, to]) => code >= from && code <= to) !== isNegated
